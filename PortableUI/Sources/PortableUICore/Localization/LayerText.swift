import Foundation

/// One of the few texts that the layer itself shows, in the languages that it speaks.
package struct LayerText: Sendable {
  private let english: String
  private let russian: String

  private init(_ english: String, _ russian: String) {
    self.english = english
    self.russian = russian
  }

  package func callAsFunction(in locale: Locale) -> String { locale.isRussian ? russian : english }
}

extension LayerText {
  package static let ok = LayerText("OK", "ОК")
  package static let back = LayerText("Back", "Назад")
  package static let search = LayerText("Search", "Поиск")
  /// What a field is called that has no label.
  package static let text = LayerText("Text", "Текст")
  /// What a picker is called that has no label.
  package static let choice = LayerText("Choice", "Выбор")
  /// What a chart's figures at a place are called.
  package static let chartValues = LayerText("Values on the chart", "Значения на графике")
  /// What a chart says of a place where a line has no figure.
  package static let noValue = LayerText("no data", "нет данных")
  /// What a field for a date is called that has no label.
  package static let date = LayerText("Date", "Дата")
  package static let cancel = LayerText("Cancel", "Отмена")
  package static let close = LayerText("Close", "Закрыть")
  package static let delete = LayerText("Delete", "Удалить")
  package static let moveUp = LayerText("Move up", "Переместить выше")
  package static let moveDown = LayerText("Move down", "Переместить ниже")
  package static let actions = LayerText("Actions", "Действия")
  package static let refresh = LayerText("Refresh", "Обновить")
  package static let skip = LayerText("Skip to the content", "К содержанию")
  package static let earlier = LayerText("Previous", "Предыдущие")
  package static let later = LayerText("Next", "Следующие")
  package static let showMore = LayerText("Show more", "Показать ещё")
  package static let share = LayerText("Share", "Поделиться")
  package static let chooseFile = LayerText("Choose a file", "Выбрать файл")
  package static let chooseFiles = LayerText("Choose files", "Выбрать файлы")
  package static let forgetThisBrowser = LayerText("Clear this browser’s data", "Удалить данные из этого браузера")
  package static let whatIsForgotten = LayerText(
    "This deletes the pages and the time zone stored in this browser. Everything you entered stays in the program.",
    "Браузер удалит сохранённые страницы и часовой пояс. Всё, что вы ввели, останется в программе.")
  package static let forget = LayerText("Clear", "Удалить")
  package static let forgotten = LayerText(
    "Nothing is stored in this browser now. Close its other windows of this program, too.",
    "Теперь в этом браузере ничего не хранится. Закройте и другие его окна с этой программой.")
  package static let start = LayerText("Go to the start", "К началу")
  package static let nothingFound = LayerText("No Results", "Ничего не найдено")
  package static let checkSpelling = LayerText(
    "Check the spelling or try a new search.", "Проверьте написание или измените запрос.")
  /// The server does not answer at present, and nothing waits to be sent.
  package static let gone = LayerText("No connection. Trying to reconnect…", "Нет связи. Повторное подключение…")
  /// The server does not answer at present, and what the person changed waits to be sent.
  package static let away = LayerText(
    "No connection. Your changes will be sent when it’s back.",
    "Нет связи. Ваши изменения будут отправлены, когда она появится.")
  /// A text is too long to be sent.
  package static let tooLong = LayerText("The text is too long. Shorten it.", "Текст слишком длинный. Сократите его.")
  package static let copied = LayerText("Copied", "Скопировано")
  /// A file did not get to the server.
  package static let unsent = LayerText(
    "The file wasn’t sent: it’s too large, or the connection was lost. Choose it again.",
    "Файл не отправлен: он слишком большой или прервалась связь. Выберите его ещё раз.")

  /// Which rows of a long list are shown.
  package static func rows(_ first: Int, _ last: Int, of count: Int, in locale: Locale) -> String {
    let format = IntegerFormatStyle<Int>.number.locale(locale)
    let range = "\(first.formatted(format))–\(last.formatted(format))"
    return locale.isRussian
      ? "Строки \(range) из \(count.formatted(format))" : "Rows \(range) of \(count.formatted(format))"
  }

  package static func noResults(for text: String, in locale: Locale) -> String {
    locale.isRussian ? "Ничего не найдено по запросу «\(text)»" : "No Results for “\(text)”"
  }
}

extension Locale {
  package var isRussian: Bool { language.languageCode?.identifier == "ru" }
}
