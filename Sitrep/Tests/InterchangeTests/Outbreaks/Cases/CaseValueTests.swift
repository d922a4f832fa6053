import Domain
import Testing

@testable import Interchange

/// What single cells say.
@Suite struct CaseValueTests {
  @Test(arguments: [
    ("4", 48), ("44.0", 528), ("1,5", 18), ("0", 0), ("18 months", 18), ("18M", 18), ("13m", 13), ("6 mois", 6),
    ("2 ans", 24), ("79 years", 948), ("45y", 540), ("21a", 252), ("3 años", 36), ("8 мес.", 8), ("5 л.", 60),
    ("2 г.", 24), ("1 г 2 мес", 14), ("1 г 6 мес", 18), ("11 лет", 132), ("2 years and 3 months", 27), ("3 days", 0),
    ("60 jours", 1), ("10 weeks", 2), ("6 нед.", 1), ("<1", 0), ("< 1 year", 0), ("8 mes", 8), ("4 goda", 48),
    ("12 yrs", 144), ("newborn", 0), ("6/12", 6), ("0 ans 6 mois", 6), ("новорождённый", 0), ("120", 1_440), ("0.5", 6),
    ("1.2", 14),
  ])
  func `ages are read in five languages`(text: String, months: Int) {
    #expect(AgeText.age(text).flatMap { AgeText.months($0, unit: .years) } == months)
  }

  @Test(arguments: ["", "?", "adult", "1-4", "5-14", "y", "4 4", "4 years 4 years", "<5", "12/3", "4 foo", "..", "1e9"])
  func `what is no age isn't understood`(text: String) {
    #expect(AgeText.age(text) == nil)
  }

  @Test(arguments: ["-1", "999", "121", "150 years", "2000 months", "99999999"])
  func `nobody is younger than 0 or older than 120 years`(text: String) {
    #expect(AgeText.age(text) != nil && AgeText.age(text).flatMap { AgeText.months($0, unit: .years) } == nil)
  }

  @Test func `a unit beside the number tells what it counts`() {
    let number = AgeText.age("30")

    #expect(number.flatMap { AgeText.months($0, unit: .months) } == 30)
    #expect(number.flatMap { AgeText.months($0, unit: .days) } == 0)
    #expect(AgeText.age("30 years").flatMap { AgeText.months($0, unit: .months) } == 360)
    #expect(AgeText.unit("years") == .years && AgeText.unit("Мес.") == .months && AgeText.unit("no") == nil)
  }

  @Test(arguments: [
    (Sex.female, "F f female Femme mujer mulher Ж жен женский zh 2"),
    (.male, "M m male Homme H hombre homem М муж. мужской muzh 1"), (.unknown, "U unknown 9 ?"),
  ])
  func `the sex is known by words, letters and the numbers of ISO 5218`(sex: Sex, texts: String) {
    for text in texts.split(separator: " ") { #expect(SexText.sex(String(text)) == sex, "\(text)") }
    #expect(SexText.sex("1210") == nil && SexText.sex("3") == nil && SexText.sex("") == nil)
  }

  @Test(arguments: [
    (CaseOutcome.died, "died|DEATH|Dead on arrival|DOA|Décédé|décès|fallecida|óbito|умер|летальный исход|umer"),
    (
      .recovered,
      "Recovered|CURED|Recover|Guéri|Déchargé/Guéri|Discharged home|curado|alta|выздоровел(а)|Выписан|vyzdorovel"
    ),
    (.left, "LAMA|Absconded|Left against medical advice|abandon"),
    (.referred, "Referred|Transferred|Transféré|trasladado|переведён"),
    (.inCare, "in treatment|лечится|на лечении|en traitement"), (.unknown, "unknown|неизвестно|?"),
  ])
  func `outcomes are known in five languages`(outcome: CaseOutcome, texts: String) {
    for text in texts.split(separator: "|") { #expect(OutcomeText.outcome(String(text)) == outcome, "\(text)") }
    #expect(OutcomeText.outcome("1") == nil && OutcomeText.outcome("zombie") == nil && OutcomeText.outcome("") == nil)
  }

  @Test(arguments: [
    (
      CaseClass.confirmed,
      "Confirmed|confirmé|confirmado|подтв.|Подтвержденный|podtverzhdennyy|lab-confirmed|Laboratory confirmed case"
    ),
    (.probable, "probable|вероятный|veroyatnyy|provável"),
    (.suspected, "Suspect|suspected|sospechoso|подозр.|подозрительный"), (.all, "pending|unknown"),
  ])
  func `classes are known in five languages`(caseClass: CaseClass, texts: String) {
    for text in texts.split(separator: "|") {
      #expect(ClassText.found(String(text)) == .caseClass(caseClass), "\(text)")
    }
  }

  @Test(arguments: [
    "discarded", "Not a case", "Not a Case", "non cas", "non-case", "отменён", "не корь", "not measles", "descartado",
    "Not a case (discarded)", "Rejected by committee", "no es un caso",
  ])
  func `what is no case is known`(text: String) {
    #expect(ClassText.found(text) == .discarded)
    #expect(ClassText.found("not sure") == nil)
  }

  @Test func `answers, results and doses are understood`() {
    for text in ["Yes", "oui", "Sí", "sim", "да", "1", "Y", "O"] { #expect(AnswerText.answer(text) == .yes, "\(text)") }
    for text in ["No", "Non", "NoN", "não", "нет", "0"] { #expect(AnswerText.answer(text) == .no, "\(text)") }
    for text in ["unknown", "нет данных", "неизв.", "9"] { #expect(AnswerText.answer(text) == .unknown, "\(text)") }
    for text in ["POS", "positif", "+", "полож."] { #expect(AnswerText.result(text) == .yes, "\(text)") }
    for text in ["NEG", "négatif", "-", "отр."] { #expect(AnswerText.result(text) == .no, "\(text)") }
    for text in ["Not done", "pending", "не проводилось"] { #expect(AnswerText.result(text) == .unknown, "\(text)") }
    for text in ["привит", "vacciné", "2 doses", "да"] { #expect(AnswerText.vaccination(text) == .yes, "\(text)") }
    for text in ["не привит", "unvaccinated", "Нет", "0"] { #expect(AnswerText.vaccination(text) == .no, "\(text)") }
    for (text, doses) in [("2", 2), ("2.0", 2), ("2+", 2), ("1 dose", 1), ("none", 0), ("нет", 0), ("2 дозы", 2)] {
      #expect(DoseText.doses(text) == doses, "\(text)")
    }
    for text in ["15", "many", "2024", "1/2", ""] { #expect(DoseText.doses(text) == nil, "\(text)") }
  }

  @Test(arguments: ["", "NA", "n/a", ".", "-", "unknown", "нет данных", "NULL"])
  func `words for nothing are none`(text: String) {
    #expect(CaseText.isMissing(text) && !CaseText.isMissing("none") && !CaseText.isMissing("нет"))
    #expect(!CaseText.isMissing("?"))
  }

  @Test func `the newest entry is found though a year is mistyped`() throws {
    let days = (0..<200).compactMap { Day(daysSinceEpoch: 19_800 + $0) }
    let future = try #require(Day("2042-03-20"))
    let past = try #require(Day("1924-03-20"))

    let newest = try #require(CaseNewest(days + [future, past]))

    #expect(newest.newest == days.last && !newest.plausible.contains(future) && !newest.plausible.contains(past))
    #expect(CaseNewest([past, future])?.newest == future && CaseNewest([]) == nil)
    #expect(CaseNewest([days[0]])?.newest == days[0])
  }
}
