import Domain
import TestTraits
import Testing

@Suite struct ProblemNoticeTests {
  @Test(.proves("S8")) func `a change that was made and kept after the problem ends the notice`() {
    var notice = ProblemNotice<SaveProblem>()
    #expect(notice.problem == nil && !notice.isOver(knowing: notice.known))

    notice.note(.diskFull)
    let known = notice.known

    #expect(notice.isOver(knowing: known))
    notice.dismiss()
    #expect(notice.problem == nil && !notice.isOver(knowing: known))
  }

  @Test(.proves("S8")) func `a change that was on its way when the problem came does not`() {
    var notice = ProblemNotice<SaveProblem>()
    let before = notice.known

    notice.note(.diskFull)
    let first = notice.known
    notice.note(.diskFull)

    #expect(!notice.isOver(knowing: before) && !notice.isOver(knowing: first))
    #expect(ProblemNotice(SaveProblem.notWritable).problem == .notWritable)
  }
}
