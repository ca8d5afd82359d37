/// The words of a few alerts in a language, all of them right.
struct PlantedWords: Sendable {
  let locale: String
  let question: String
  let message: String
  let statement: String
  let advice: String
  /// Asks about `%@`.
  let named: String
  let cancel: String
  let delete: String
  let ok: String
  let save: String
  let yes: String
  let no: String
  /// A title that says no more than that something is wrong.
  let generic: String
  /// A title of one word.
  let single: String
  /// Buttons that begin as Yes and No do.
  let likeAnswers: [String]
  /// A button that denies the verb that destroys.
  let harmless: String

  static let all: [PlantedWords] = [
    .init(
      locale: "en", question: "Delete this photo?", message: "This can’t be undone.", statement: "The photo was not saved.",
      advice: "Make room on the iPhone and try again.", named: "Delete “%@”?", cancel: "Cancel", delete: "Delete", ok: "OK",
      save: "Save", yes: "Yes", no: "No", generic: "Something went wrong", single: "Offline",
      likeAnswers: ["Yesterday", "Notify"],
      harmless: "Don’t Delete"),
    .init(
      locale: "de", question: "Dieses Foto löschen?", message: "Das kann nicht rückgängig gemacht werden.",
      statement: "Das Foto wurde nicht gesichert.", advice: "Schaffe Platz auf dem iPhone und versuche es erneut.",
      named: "„%@“ löschen?", cancel: "Abbrechen", delete: "Löschen", ok: "OK", save: "Sichern", yes: "Ja", no: "Nein",
      generic: "Etwas ist schiefgelaufen", single: "Offline", likeAnswers: ["Jahr", "Neinsager"], harmless: "Nicht löschen"),
    .init(
      locale: "fr", question: "Supprimer cette photo ?", message: "Cette action est irréversible.",
      statement: "La photo n’a pas été enregistrée.", advice: "Libérez de l’espace sur l’iPhone et réessayez.",
      named: "Supprimer « %@ » ?", cancel: "Annuler", delete: "Supprimer", ok: "OK", save: "Enregistrer", yes: "Oui", no: "Non",
      generic: "Une erreur est survenue", single: "Déconnecté", likeAnswers: ["Ouïe", "Nonante"], harmless: "Ne pas supprimer"),
    .init(
      locale: "es", question: "¿Eliminar esta foto?", message: "Esta acción no se puede deshacer.",
      statement: "No se ha guardado la foto.", advice: "Libera espacio en el iPhone y vuelve a intentarlo.",
      named: "¿Eliminar “%@”?", cancel: "Cancelar", delete: "Eliminar", ok: "Aceptar", save: "Guardar", yes: "Sí", no: "No",
      generic: "Algo salió mal", single: "Desconectado", likeAnswers: ["Siguiente", "Notas"], harmless: "No eliminar"),
    .init(
      locale: "ko", question: "이 사진을 삭제하겠습니까?", message: "이 작업은 취소할 수 없습니다.", statement: "사진을 저장하지 못했습니다.",
      advice: "iPhone의 공간을 비우고 다시 시도하십시오.", named: "‘%@’을(를) 삭제하겠습니까?", cancel: "취소", delete: "삭제", ok: "확인", save: "저장",
      yes: "예", no: "아니요", generic: "문제가 발생했습니다", single: "오프라인", likeAnswers: ["예약", "네트워크"], harmless: "삭제 안 함"),
    .init(
      locale: "ja", question: "この写真を削除しますか?", message: "この操作は取り消せません。", statement: "写真を保存できませんでした。",
      advice: "iPhoneの空き容量を増やして、もう一度お試しください。", named: "“%@”を削除しますか?", cancel: "キャンセル", delete: "削除", ok: "OK",
      save: "保存", yes: "はい", no: "いいえ", generic: "問題が発生しました", single: "オフライン", likeAnswers: ["はいチーズ"], harmless: "削除しない"),
    .init(
      locale: "zh-Hans", question: "要删除此照片吗？", message: "此操作无法撤销。", statement: "未能存储照片。", advice: "请在iPhone上腾出空间，然后重试。",
      named: "要删除“%@”吗？", cancel: "取消", delete: "删除", ok: "好", save: "存储", yes: "是", no: "否", generic: "出了点问题", single: "离线",
      likeAnswers: ["是非题", "否决"], harmless: "不删除"),
    .init(
      locale: "ar", question: "هل تريد حذف هذه الصورة؟", message: "لا يمكن التراجع عن هذا الإجراء.",
      statement: "تعذر حفظ الصورة.",
      advice: "وفّر مساحة على iPhone ثم حاول مرة أخرى.", named: "هل تريد حذف “%@”؟", cancel: "إلغاء", delete: "حذف", ok: "موافق",
      save: "حفظ", yes: "نعم", no: "لا", generic: "حدث خطأ ما", single: "انقطاع", likeAnswers: ["نعمة", "لاعب"],
      harmless: "عدم الحذف"),
    .init(
      locale: "th", question: "ต้องการลบรูปภาพนี้หรือไม่", message: "การทำงานนี้ไม่สามารถเลิกทำได้", statement: "ไม่สามารถบันทึกรูปภาพได้",
      advice: "เพิ่มพื้นที่ว่างบน iPhone แล้วลองอีกครั้ง", named: "ต้องการลบ “%@” หรือไม่", cancel: "ยกเลิก", delete: "ลบ", ok: "ตกลง",
      save: "บันทึก", yes: "ใช่", no: "ไม่", generic: "เกิดข้อผิดพลาด", single: "ออฟไลน์", likeAnswers: ["ใช้"], harmless: "ไม่ลบ"),
    .init(
      locale: "ru", question: "Удалить это фото?", message: "Это действие нельзя отменить.",
      statement: "Не удалось сохранить фото.",
      advice: "Освободите место на iPhone и повторите попытку.", named: "Удалить «%@»?", cancel: "Отменить", delete: "Удалить",
      ok: "ОК", save: "Сохранить", yes: "Да", no: "Нет", generic: "Что-то пошло не так", single: "Офлайн",
      likeAnswers: ["Далее", "Нетто"], harmless: "Не удалять"),
    .init(
      locale: "it", question: "Eliminare questa foto?", message: "Questa azione non può essere annullata.",
      statement: "La foto non è stata salvata.", advice: "Libera spazio su iPhone e riprova.", named: "Eliminare “%@”?",
      cancel: "Annulla", delete: "Elimina", ok: "OK", save: "Salva", yes: "Sì", no: "No", generic: "Qualcosa è andato storto",
      single: "Scollegato", likeAnswers: ["Silenzioso", "Nota"], harmless: "Non eliminare"),
    .init(
      locale: "pt-BR", question: "Apagar esta foto?", message: "Esta ação não pode ser desfeita.",
      statement: "A foto não foi salva.", advice: "Libere espaço no iPhone e tente novamente.", named: "Apagar “%@”?",
      cancel: "Cancelar", delete: "Apagar", ok: "OK", save: "Salvar", yes: "Sim", no: "Não", generic: "Algo deu errado",
      single: "Desconectado", likeAnswers: ["Simples", "Notas"], harmless: "Não apagar"),
  ]
}
