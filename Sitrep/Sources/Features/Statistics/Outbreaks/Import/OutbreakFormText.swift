import Domain
import PortableUI

/// What files are, in a sentence.
enum OutbreakFormText {
  static func sentence(_ plan: AnyOutbreakImport) -> Text {
    switch plan {
    case .counts where !plan.missingColumns.isEmpty:
      Text("This table isn’t recognized. On the next step, say what its columns mean.", bundle: .module)
    case .counts(let plan): sentence(plan)
    case .cases where !plan.missingColumns.isEmpty:
      Text("A line list: each row is one case. On the next step, say what its columns mean.", bundle: .module)
    case .cases(let plan): Text("A line list: each row is one case. It has \(plan.rows) rows.", bundle: .module)
    }
  }

  private static func sentence(_ plan: OutbreakImport) -> Text {
    switch plan.form.publisher {
    case .who, .whoFirst: Text("WHO’s figures of COVID-19.", bundle: .module)
    case .ourWorldInData: Text("Figures of COVID-19 by Our World in Data.", bundle: .module)
    case .ourWorldInDataMpox: Text("Our World in Data’s table of cases and deaths.", bundle: .module)
    case .ourWorldInDataChart: Text("The table of a chart by Our World in Data.", bundle: .module)
    case .johnsHopkins: Text("Johns Hopkins University’s series of COVID-19.", bundle: .module)
    case nil: layout(plan.form.layout, isWeekly: plan.period != .day)
    }
  }

  private static func layout(_ layout: OutbreakForm.Layout, isWeekly: Bool) -> Text {
    switch (layout, isWeekly) {
    case (.long, false): Text("Counts with a row for each place and day.", bundle: .module)
    case (.long, true): Text("Counts with a row for each place and week.", bundle: .module)
    case (.periodsAcross, false): Text("Counts with a row for each place and a column for each day.", bundle: .module)
    case (.periodsAcross, true): Text("Counts with a row for each place and a column for each week.", bundle: .module)
    case (.placesAcross, false): Text("Counts with a row for each day and columns for each place.", bundle: .module)
    case (.placesAcross, true): Text("Counts with a row for each week and columns for each place.", bundle: .module)
    }
  }
}

extension Counting {
  var title: Text {
    switch self {
    case .new: Text("New", bundle: .module)
    case .cumulative: Text("Cumulative", bundle: .module)
    }
  }
}

extension OutbreakColumn.Reason {
  /// Why a column has its meaning.
  var text: Text {
    switch self {
    case .name: Text("By its heading", bundle: .module)
    case .values: Text("By its values", bundle: .module)
    case .publisher: Text("By the publisher’s form", bundle: .module)
    case .chosen: Text("Your choice", bundle: .module)
    case .none: Text("Not recognized, so it is left out", bundle: .module)
    }
  }
}

extension ColumnRole {
  var title: Text {
    switch self {
    case .place: Text("Place", bundle: .module)
    case .placeCode: Text("Country code", bundle: .module)
    case .part: Text("Part of the place", bundle: .module)
    case .date: Text("Date", bundle: .module)
    case .week: Text("Week", bundle: .module)
    case .year: Text("Year", bundle: .module)
    case .disease: Text("Disease", bundle: .module)
    case .received: Text("Date of receipt", bundle: .module)
    case .count(let measure, let counting): Self.title(measure, counting)
    case .countOf(let place, let measure, let counting):
      Text("\(place): \(Self.title(measure, counting))", bundle: .module)
    case .period: Text("Counts of one period", bundle: .module)
    case .total: Text("Total of other columns", bundle: .module)
    case .personal: Text("Personal: not kept", bundle: .module)
    case .leftOut: Text("Leave out this column", bundle: .module)
    }
  }

  private static func title(_ measure: Measure, _ counting: Counting?) -> Text {
    switch counting {
    case nil: measure.title
    case .new: Text("\(measure.title), new", bundle: .module)
    case .cumulative: Text("\(measure.title), cumulative", bundle: .module)
    }
  }
}

extension Measure {
  var title: Text {
    switch self {
    case .cases(.all): Text("Cases", bundle: .module)
    case .cases(.confirmed): Text("Confirmed cases", bundle: .module)
    case .cases(.probable): Text("Probable cases", bundle: .module)
    case .cases(.suspected): Text("Suspected cases", bundle: .module)
    case .deaths(.all): Text("Deaths", bundle: .module)
    case .deaths(.confirmed): Text("Deaths among confirmed cases", bundle: .module)
    case .deaths(.probable): Text("Deaths among probable cases", bundle: .module)
    case .deaths(.suspected): Text("Deaths among suspected cases", bundle: .module)
    case .recovered: Text("Recovered", bundle: .module)
    }
  }
}
