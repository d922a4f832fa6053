import Foundation

/// The few words that the layer itself shows.
package enum LayerText {
  package static func ok(in locale: Locale) -> String { locale.isRussian ? "ОК" : "OK" }

  package static func back(in locale: Locale) -> String {
    locale.isRussian ? "Назад" : "Back"
  }

  package static func search(in locale: Locale) -> String {
    locale.isRussian ? "Поиск" : "Search"
  }

  /// What a field is called that has no label.
  package static func text(in locale: Locale) -> String {
    locale.isRussian ? "Текст" : "Text"
  }

  /// What a picker is called that has no label.
  package static func choice(in locale: Locale) -> String {
    locale.isRussian ? "Выбор" : "Choice"
  }

  /// What a chart's figures at a place are called.
  package static func chartValues(in locale: Locale) -> String {
    locale.isRussian ? "Значения на графике" : "Values on the chart"
  }

  /// What a chart says of a place where a line has no figure.
  package static func noValue(in locale: Locale) -> String { locale.isRussian ? "нет данных" : "no data" }

  /// What a field for a date is called that has no label.
  package static func date(in locale: Locale) -> String {
    locale.isRussian ? "Дата" : "Date"
  }

  package static func cancel(in locale: Locale) -> String { locale.isRussian ? "Отмена" : "Cancel" }

  package static func close(in locale: Locale) -> String { locale.isRussian ? "Закрыть" : "Close" }

  package static func delete(in locale: Locale) -> String { locale.isRussian ? "Удалить" : "Delete" }

  package static func moveUp(in locale: Locale) -> String { locale.isRussian ? "Переместить выше" : "Move up" }

  package static func moveDown(in locale: Locale) -> String { locale.isRussian ? "Переместить ниже" : "Move down" }

  package static func actions(in locale: Locale) -> String { locale.isRussian ? "Действия" : "Actions" }

  package static func refresh(in locale: Locale) -> String { locale.isRussian ? "Обновить" : "Refresh" }

  package static func earlier(in locale: Locale) -> String { locale.isRussian ? "Предыдущие" : "Previous" }

  package static func later(in locale: Locale) -> String { locale.isRussian ? "Следующие" : "Next" }

  package static func showMore(in locale: Locale) -> String { locale.isRussian ? "Показать ещё" : "Show more" }

  package static func share(in locale: Locale) -> String { locale.isRussian ? "Поделиться" : "Share" }

  package static func chooseFile(in locale: Locale) -> String { locale.isRussian ? "Выбрать файл" : "Choose a file" }

  package static func chooseFiles(in locale: Locale) -> String { locale.isRussian ? "Выбрать файлы" : "Choose files" }

  package static func forgetThisBrowser(in locale: Locale) -> String {
    locale.isRussian ? "Удалить данные из этого браузера" : "Clear this browser’s data"
  }

  package static func whatIsForgotten(in locale: Locale) -> String {
    locale.isRussian
      ? "Браузер удалит сохранённые страницы и часовой пояс. Всё, что вы ввели, останется в программе."
      : "This deletes the pages and the time zone stored in this browser. Everything you entered stays in the program."
  }

  package static func forget(in locale: Locale) -> String { locale.isRussian ? "Удалить" : "Clear" }

  package static func forgotten(in locale: Locale) -> String {
    locale.isRussian
      ? "Теперь в этом браузере ничего не хранится. Закройте и другие его окна с этой программой."
      : "Nothing is stored in this browser now. Close its other windows of this program, too."
  }

  package static func start(in locale: Locale) -> String { locale.isRussian ? "К началу" : "Go to the start" }

  /// Which rows of a long list are shown.
  package static func rows(_ first: Int, _ last: Int, of count: Int, in locale: Locale) -> String {
    let format = IntegerFormatStyle<Int>.number.locale(locale)
    let range = "\(first.formatted(format))–\(last.formatted(format))"
    return locale.isRussian
      ? "Строки \(range) из \(count.formatted(format))" : "Rows \(range) of \(count.formatted(format))"
  }

  package static func noResults(in locale: Locale) -> String { locale.isRussian ? "Ничего не найдено" : "No Results" }

  package static func noResults(for text: String, in locale: Locale) -> String {
    locale.isRussian ? "Ничего не найдено по запросу «\(text)»" : "No Results for “\(text)”"
  }

  package static func checkSpelling(in locale: Locale) -> String {
    locale.isRussian
      ? "Проверьте написание или измените запрос." : "Check the spelling or try a new search."
  }

  /// The server does not answer at present.
  package static func away(in locale: Locale) -> String {
    locale.isRussian
      ? "Нет связи. Ваши изменения будут отправлены, когда она появится."
      : "No connection. Your changes will be sent when it’s back."
  }

  /// A text is too long to be sent.
  package static func tooLong(in locale: Locale) -> String {
    locale.isRussian ? "Текст слишком длинный. Сократите его." : "The text is too long. Shorten it."
  }

  package static func copied(in locale: Locale) -> String { locale.isRussian ? "Скопировано" : "Copied" }

  /// A file did not get to the server.
  package static func unsent(in locale: Locale) -> String {
    locale.isRussian
      ? "Файл не отправлен: он слишком большой или прервалась связь. Выберите его ещё раз."
      : "The file wasn’t sent: it’s too large, or the connection was lost. Choose it again."
  }
}

extension Locale {
  package var isRussian: Bool { language.languageCode?.identifier == "ru" }
}
