import Domain

/// A place that a text names beside the disease: the title of a table, or the name of a file.
enum PlaceMention {
  /// The words of a text that say neither the disease, nor what kind of file it is, nor when.
  ///
  /// - Parameters:
  ///   - text: A title, or a file's name without its ending.
  ///   - isFileName: True: hyphens and capitals part words.
  ///   - disease: Words for it say nothing new.
  /// - Returns: At most three words as they are written, with capital letters; nil: none are left, or they are a sentence.
  static func found(in text: String, isFileName: Bool = false, besides disease: Disease) -> String? {
    let words = words(of: text.beginning(bytes: longest), isFileName: isFileName)
    let parts = words.map { HeadingWords(String($0)).words }
    let ofDisease = DiseaseMention.places(in: parts.flatMap(\.self), of: disease)
    var place = 0
    let left = words.indices.filter { index in
      let places = place..<(place + parts[index].count)
      place = places.upperBound
      return !ofDisease.isSuperset(of: places) && saysMore(parts[index].joined())
    }
    let letters = left.reduce(0) { $0 + words[$1].count }
    guard (1...mostWords).contains(left.count), letters >= fewestLetters else { return nil }
    return left.map { words[$0].prefix(1).uppercased() + words[$0].dropFirst() }.joined(separator: " ")
  }

  private static let longest = 400
  private static let mostWords = 3
  private static let fewestLetters = 3

  /// False of words with digits, which are dates and versions, of single letters, and of usual words.
  private static func saysMore(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy(\.isLetter) && !usual.contains(word)
      && !beginnings.contains(where: word.hasPrefix)
  }

  private static func words(of text: String, isFileName: Bool) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var wasSmall = false
    for index in text.indices {
      let letter = text[index]
      let isPart = letter.isLetter || letter.isNumber || !isFileName && joins(text, at: index)
      let isNext = isFileName && wasSmall && letter.isUppercase
      if let first = start, !isPart || isNext {
        words.append(text[first..<index])
        start = nil
      }
      if isPart, start == nil { start = index }
      wasSmall = letter.isLowercase
    }
    if let start { words.append(text[start...]) }
    return words
  }

  /// True of a hyphen or apostrophe inside a word.
  private static func joins(_ text: String, at index: String.Index) -> Bool {
    guard "-'’".contains(text[index]), index > text.startIndex else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next].isLetter && text[text.index(before: index)].isLetter
  }
}

/// What names of files and titles say beside a place, folded.
extension PlaceMention {
  private static let beginnings = [
    "linelist", "timeseries", "dataset", "download", "export", "sitrep", "surveil", "epidemi", "outbreak", "confirm",
    "suspect", "probab", "hebdo", "seman", "situation", "update", "clean", "anonym", "deident",
    "случа", "больн", "еженедел", "ежедневн", "эпид", "выгруз", "отчет", "журнал", "вспышк", "заболе", "спис", "данн",
    "район", "област", "республик", "линейн", "построчн",
  ]

  private static let usual: Set<String> = {
    let words = """
      line list lists lines case cases data datas database db table tables file files sheet report reports count counts
      series time raw final draft copy version ver new newest latest current old corrected checked merged full all total
      totals sample test demo example weekly daily monthly week weeks day days date month year annual long wide form
      death deaths recovered number numbers figures statistics stats info register registry log notes csv xlsx xls
      utf latin ansi ascii excel win windows en fr es pt ru ar kobo odk godata dhis ewars idsr moh who resaved untitled
      document book unknown import imports input output out results result summary by of in on at to from the and for
      as up until till between district districts region regions province provinces country countries county state
      place places area city department zone prefecture governorate health ministry bulletin number no issue
      jan feb mar apr jun jul aug sep sept oct nov dec january february march april may june july august september
      october november december period generated created through
      cas casos caso liste listes lista lineaire ligne lignes donnees datos dados base fichier tableau rapport informe
      informes relatorio boletim boletin deces muertes mortes obitos semaine semaines jour jours annee ano anno
      mois mes de du des la le les et en au aux un une el los las y del do da dos das e o os as para por par sur
      janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
      enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
      janeiro fevereiro maio junho julho setembro outubro dezembro
      copie copia epidemie epidemia brote surto flambee
      по в во на от до за и с со к из о об год года г гг мес нед неделя недели недель неделю недельный день дни дней
      период сформировано таблица файл учета учет реестр умерло умершие смерти всего итого город города копия новый
      новая новое новые край округ января февраля марта апреля мая июня июля августа сентября октября ноября декабря
      январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
      """
    return Set(words.split { $0 == " " || $0 == "\n" }.map { HeadingWords.folded(String($0)) })
  }()
}
