// Generated from Locales/ by: RECORD=1 swift test --filter EmbeddedLocales
// Do not edit. LocaleRecord.parse describes the form.
// swift-format-ignore-file

enum EmbeddedLocales {
  static let texts: [String: StaticString] = [
"ar": #"""
locale	ar
name	Arabic
family	arabic
kin	arz	ary	apc
direction	rtl
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	؟
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	1.0
	26-70	0.92
	71+	0.91
title_punctuation	unmarked	0.01
	full_stop	0.99
	question	1
generic_titles	خطأ	الخطأ	تحذير	هل أنت متأكد؟	تأكيد	معلومات	معلومة	حدث خطأ ما	حدث خطأ	حصل خطأ	لقد حدث خطأ	لقد حدث خطأ ما	حدثت مشكلة	حدث خطأ غير معروف	حدث خطأ غير متوقع	خطأ غير معروف	خطأ غير متوقع	يرجى التأكيد	الرجاء التأكيد	رجاء التأكيد	تأكيد مطلوب	مطلوب تأكيد	التأكيد مطلوب	التأكيد	هل أنت واثق؟	هل تريد المتابعة؟	متأكد؟	تنبيه	انتباه	إشعار	ملاحظة	ملحوظة	رسالة	نجاح	تم بنجاح	نجحت العملية	تم	اكتمل	فشل	فشلت العملية	عذرًا	عذرا	عفوًا	عفوا	مهم	هام	مشكلة	خطر	سؤال	إنذار
ongoing	جارٍ	جار	جاري	قيد
pronouns	match	word
	applies	partial
	second	أنت	لك	بك	لديك	عليك	منك	عنك	إليك	معك	حولك
	first	أنا	نحن	لي	بي	لدي	بنا	مني
	ambiguous_first	معي
verbs	strings	tap	438
		click	452
		press	364
	tap	اضغط	310	31	241	17
		الضغط	79	11	83	64
		المس	6	29	29	1980
	click	انقر	15	274	1	45
		النقر	9	113	0	29
	press	اضغط	310	31	241	17
		الضغط	79	11	83	64
		بالضغط	13	1	20	7
	click_distinct_from_tap	انقر	النقر
destructive_titles	verb_position	first
	harmless	مسح رمز	امسح رمز
terms	Cancel	platform	إلغاء
		seen	ألغِ	إلغاء الأمر	الغاء
	OK	platform	موافق
		seen	حسنًا	نعم	حسنا	أوكي
	Yes	accepted	نعم
		seen	أجل
	No	platform	لا
		seen	كلا
	Done	platform	تم
		seen	تمّ
	Close	platform	إغلاق
		seen	أغلق
	Delete	platform	حذف
		seen	احذف
	Remove	accepted	إزالة
	Erase	accepted	مسح	امسح
	Discard	accepted	استبعاد	تجاهل
	Clear	platform	مسح
		accepted	محو
	Reset	accepted	إعادة تعيين	إعادة الضبط
	Log Out	accepted	خروج	تسجيل الخروج
	Sign Out	accepted	تسجيل الخروج	الخروج	تَسجيلُ الخُروج
	Deactivate	accepted	إيقاف
	Block	accepted	حظر
	Leave	accepted	مغادرة	الخروج
	Unsubscribe	platform	إلغاء الاشتراك
	Disconnect	accepted	قطع الاتصال	اقطع الاتصال
	Uninstall	accepted	إزالة التثبيت
	Don't Save	accepted	عدم الحفظ
	Replace	platform	استبدال
	Overwrite	accepted	كتابة فوق
	Revoke	accepted	إبطال	سحب الإذن
	Destroy	accepted	تدمير	إتلاف
	Retry	accepted	إعادة المحاولة	حاول مجددًا
	Try Again	accepted	حاول مرة أخرى	إعادة المحاولة	المحاولة مرة أخرى	محاولة مرة أخرى
	Settings	accepted	الإعدادات
	Not Now	platform	ليس الآن
	Later	accepted	لاحقًا
	Allow	platform	السماح
		accepted	سماح
	Don't Allow	platform	عدم السماح
	Continue	platform	متابعة
	Save	platform	حفظ
		accepted	احفظ
	Back	platform	رجوع
		accepted	الخلف
		seen	السابق	للخلف
	Sign In	accepted	تسجيل الدخول	الدخول
	Log In	accepted	تسجيل الدخول	الدخول	تسجيلُ الدخول	دخول
	Delete Account	accepted	حذف الحساب
	Delete All	accepted	حذف الكل
	Clear All	platform	مسح الكل
		accepted	محو الكل
	Remove All	accepted	إزالة الكل
	Discard Changes	accepted	تجاهل التغييرات	استبعاد التغييرات
	Keep Editing	accepted	متابعة التحرير
	Got It	accepted	حسنًا	عرفت الآن
	Dismiss	platform	استبعاد
		accepted	إغلاق
	Confirm	accepted	تأكيد
	Learn More	accepted	معرفة المزيد	مزيد من المعلومات	لمعرفة المزيد
	Open Settings	accepted	فتح الإعدادات
	Go to Settings	accepted	الانتقال إلى الإعدادات	انتقال إلى الإعدادات
	Turn Off	accepted	إيقاف
	Turn On	accepted	تشغيل	تفعيل
	Stop	platform	إيقاف
		accepted	أوقف	قف
	Quit	accepted	إنهاء	أنهِ
	Report	accepted	إبلاغ
	Update	accepted	تحديث	تعديل
	Error	accepted	خطأ	الخطأ
	Warning	accepted	تحذير
	Send	accepted	إرسال
	Undo	platform	تراجع
		accepted	ألغ
	Edit	platform	تحرير
		accepted	تعديل
	Archive	accepted	أرشفة	أرشيف	الأرشيف
	Hide	accepted	إخفاء
	Decline	accepted	رفض
	Ignore	accepted	تجاهل
	Reject	accepted	رفض
	Deny	accepted	رفض
	Unblock	accepted	رفع الحَظر
	Unfollow	accepted	إلغاءُ المُتابَعَة
	Mute	accepted	كتم الصوت	كتم
	Empty Trash	accepted	إفراغ سلة المهملات
	Move to Trash	accepted	نقل إلى سلة المهملات
	Restore	accepted	استعادة
	Skip	accepted	تخطي	تخط	التخطّي	تخطَّ
	Submit	accepted	إرسال
	Accept	accepted	قبول
	Agree	accepted	موافقة
	Disagree	accepted	عدم الموافقة
	Enable	accepted	تمكين
	Disable	accepted	تعطيل	إيقاف
	Continue Anyway	accepted	متابعة على أي حال
	End	accepted	إنهاء	الانتهاء	مفتاح End
	Exit	accepted	إنهاء	خروج
	Forget	accepted	إلغاء الحفظ
	Unpair	accepted	إلغاء الاقتران
	Unlink	accepted	فك الربط	إلغاء الرابط
	Stop Sharing	accepted	إيقاف المشاركة
	Are you sure?	accepted	هل أنت متأكد؟
	This action cannot be undone.	accepted	لا يمكن التراجع عن هذا الإجراء.
	This action can't be undone.	accepted	لا يمكن التراجع عن هذا الإجراء.
	You can't undo this action.	accepted	لا يمكنك التراجع عن هذا الإجراء.
ambiguous	إرسال	Send	50
		Submit	21
	إعادة المحاولة	Retry	37
		Try Again	19
	إغلاق	Close	157
		Dismiss	13
	إنهاء	Quit	37
		End	10
		Exit	4
	إيقاف	Stop	64
		Turn Off	37
		Disable	7
		Deactivate	1
	استبعاد	Dismiss	84
		Discard	4
	الخروج	Sign Out	4
		Leave	3
	الدخول	Sign In	3
		Log In	2
	تجاهل	Ignore	50
		Discard	2
	تسجيل الخروج	Sign Out	26
		Log Out	2
	تسجيل الدخول	Sign In	82
		Log In	4
	تعديل	Edit	13
		Update	12
	خروج	Log Out	3
		Exit	2
	رفض	Decline	55
		Deny	15
		Reject	3
	لا يمكن التراجع عن هذا الإجراء.	This action cannot be undone.	2
		This action can't be undone.	1
	مسح	Clear	38
		Erase	11
"""#,
"bg": #"""
locale	bg
name	Bulgarian
family	slavic
kin	mk
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.25
	11-25	1.36
	26-70	1.24
	71+	1.19
generic_titles	Грешка	Предупреждение	Сигурни ли сте?	Сигурен/на ли сте?	Потвърждаване	Потвърждение	Инфо	Информация	Нещо се обърка	Възникна грешка	Възникна проблем	Неизвестна грешка	Неочаквана грешка	Изисква се потвърждение	Необходимо е потвърждение	Моля, потвърдете	Потвърдете	Внимание	Известие	Съобщение	Успех	Успешно	Готово	Завършено	Неуспех	Неуспешно	Опа	Упс	Важно	Проблем	Опасност	Въпрос
ongoing	се извършва
pronouns	match	word
	applies	yes
	second	вие	вас	ви	ваш	ваша	вашата	вашия	вашият	ваше	вашето	ваши	вашите
	first	аз	мен	ме	ми	моята	моите	ние	ни	нашата	нашето	нашите
	ambiguous_second	те
	ambiguous_first	нас
verbs	strings	tap	59
		click	133
		press	137
	tap	докосн	52	0	0	16
		докосван	4	0	0	7
	click	кликн	0	93	0	2
		щракн	0	7	0	0
	press	натисн	6	7	130	9
	click_distinct_from_tap	кликн	щракн
destructive_titles	verb_position	first
terms	Cancel	accepted	Отказ	Прекъсване
		seen	Отмяна	Отказване
	OK	accepted	OK	Добре
		seen	ОК
	Yes	accepted	Да
	No	accepted	Не
	Done	accepted	Готово
	Close	accepted	Затваряне
	Delete	accepted	Изтриване	Премахване
	Remove	accepted	Премахване
	Erase	accepted	Заличаване	Изчистване
	Discard	accepted	Отхвърляне
	Clear	accepted	Изчистване
	Reset	accepted	Нулиране
	Log Out	accepted	Излизане	Изход	Отпиши се
	Sign Out	accepted	Изход	Излизане
	Deactivate	accepted	Деактивиране
	Block	accepted	Блокиране	Забраняване	Забранено
	Leave	accepted	Излизане	Напускане
	Disconnect	accepted	Изключване	Разкачване
	Uninstall	accepted	Деинсталиране
	Don't Save	accepted	Без запазване
	Replace	accepted	Замяна
	Overwrite	accepted	Презаписване
	Destroy	accepted	Унищожаване	Унищожи
	Retry	accepted	Повторен опит
	Try Again	accepted	Опитайте отново	Нов опит	Повторен опит
	Settings	accepted	Настройки
	Not Now	accepted	Не сега
	Later	accepted	По-късно
	Allow	accepted	Разрешаване	Разрешено
	Don't Allow	accepted	Забраняване	Без разрешаване
	Continue	accepted	Напред	Продължаване	Продължи	Изчакване
	Save	accepted	Запазване
	Back	accepted	Назад
	Sign In	accepted	Вход	Вписване
	Log In	accepted	Влизане
	Delete Account	accepted	Изтриване на профила
	Delete All	accepted	Изтриване на всички
	Clear All	accepted	Изчистване на всички
	Remove All	accepted	Премахване на всички
	Discard Changes	accepted	Отхвърляне на промените
	Got It	accepted	Разбрах
	Dismiss	accepted	Отхвърляне	Прекратяване	Затваряне
	Confirm	accepted	Потвърждаване	Потвърждение
	Learn More	accepted	Научете повече
	Open Settings	accepted	Отваряне на настройките
	Go to Settings	accepted	Към настройките
	Turn Off	accepted	Изключване
	Turn On	accepted	Включване
	Stop	accepted	Спиране	Стоп
	Quit	accepted	Изход	Напускане
	Report	accepted	Докладване
	Update	accepted	Актуализиране	Обновяване
	Error	accepted	Грешка
	Warning	accepted	Предупреждение
	Send	accepted	Изпращане
	Undo	accepted	Отмяна
	Edit	accepted	Редактиране
	Archive	accepted	Архивиране
	Hide	accepted	Скриване
	Decline	accepted	Отхвърляне
	Ignore	accepted	Пренебрегване	Игнориране
	Reject	accepted	Отхвърляне
	Deny	accepted	Отказ
	Unblock	accepted	Отблокиране
	Mute	accepted	Заглушаване	Без звук
	Move to Trash	accepted	Преместване в кошчето
	Restore	accepted	Възстановяване
	Skip	accepted	Пропускане
	Submit	accepted	Изпращане
	Accept	accepted	Приемане	Приемам
	Agree	accepted	Съгласни
	Disagree	accepted	Несъгласни
	Enable	accepted	Включване	Активиране
	Disable	accepted	Деактивиране	Изключване
	Continue Anyway	accepted	Напред въпреки това
	End	accepted	Край
	Exit	accepted	Изход
	Forget	accepted	Забравяне
	Stop Sharing	accepted	Спиране на споделянето
	Are you sure?	accepted	Сигурни ли сте?	Сигурен/на ли сте?
	This action cannot be undone.	accepted	Действието е необратимо.
ambiguous	Включване	Turn On	19
		Enable	5
	Деактивиране	Disable	3
		Deactivate	2
	Забраняване	Don't Allow	9
		Block	6
	Затваряне	Close	82
		Dismiss	4
	Изключване	Turn Off	7
		Disable	3
		Disconnect	2
	Излизане	Leave	3
		Sign Out	2
		Log Out	1
	Изпращане	Send	12
		Submit	8
	Изход	Sign Out	5
		Exit	5
		Quit	4
		Log Out	1
	Изчистване	Clear	17
		Erase	1
	Напускане	Leave	2
		Quit	1
	Отказ	Cancel	102
		Deny	6
	Отхвърляне	Dismiss	15
		Discard	5
		Decline	3
		Reject	2
	Повторен опит	Retry	11
		Try Again	3
	Премахване	Remove	40
		Delete	2
"""#,
"bn": #"""
locale	bn
name	Bangla
family	indic
kin	as	or
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	।
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.14
	11-25	1.18
	26-70	1.12
	71+	1.09
generic_titles	ত্রুটি	সতর্কতা	আপনি কি নিশ্চিত?	নিশ্চিত হন	নিশ্চিতকরণ	তথ্য	কিছু ভুল হয়েছে	কোনো সমস্যা হয়েছে	একটি ত্রুটি ঘটেছে	অজানা ত্রুটি	অপ্রত্যাশিত ত্রুটি	অনুগ্রহ করে নিশ্চিত করুন	নিশ্চিত করুন	নিশ্চিতকরণ প্রয়োজন	মনোযোগ	বিজ্ঞপ্তি	বার্তা	সফল	সফল হয়েছে	সম্পন্ন	ব্যর্থ	ব্যর্থ হয়েছে	ওহো	গুরুত্বপূর্ণ	সমস্যা	সাবধান	প্রশ্ন
pronouns	match	word
	applies	yes
	second	আপনি	আপনার	আপনাকে	তুমি	তোমার
	first	আমি	আমার	আমাকে	আমরা	আমাদের
verbs	come_last	true
	strings	tap	15
		click	110
		press	126
	tap	ট্যাপ	12	0	3	0
	click	ক্লিক	1	108	0	0
	press	প্রেস	0	0	105	6
		চাপ	2	0	8	2
	click_distinct_from_tap	ক্লিক
destructive_titles	verb_position	last
terms	Cancel	accepted	বাতিল	বাতিল করুন
	OK	accepted	ঠিক আছে
	Yes	accepted	হ্যাঁ
	No	accepted	না
	Done	accepted	হয়ে গেছে	সম্পন্ন	সম্পন্ন হয়েছে
	Close	accepted	বন্ধ	বন্ধ করুন
	Delete	accepted	মুছুন	মুছে দিন	মুছে ফেলুন
	Remove	accepted	সরান	অপসারণ	অপসারণ করুন
	Erase	accepted	মুছে ফেলুন
	Discard	accepted	বাতিল
	Clear	accepted	সাফ করুন	পরিষ্কার
	Reset	accepted	রিসেট করুন	পুনঃনির্ধারণ
	Log Out	accepted	লগ আউট	লগআউট
	Sign Out	accepted	সাইন-আউট করুন
	Deactivate	accepted	বন্ধ করুন
	Block	accepted	ব্লক করুন	প্রতিরোধ করা হবে
	Leave	accepted	ছেড়ে চলে যান
	Disconnect	accepted	বিচ্ছিন্ন	সংযোগ বিচ্ছিন্ন করুন
	Uninstall	accepted	আনইনস্টল
	Don't Save	accepted	সংরক্ষণ করবেন না
	Replace	accepted	প্রতিস্থাপন করুন
	Retry	accepted	আবার চেষ্টা করুন	পুনরায় চেষ্টা করুন
	Try Again	accepted	আবার চেষ্টা করুন
	Settings	accepted	সেটিংস	সেটিং
	Not Now	accepted	এখনই নয়	এখন নয়
	Allow	accepted	অনুমতি দিন	অনুমোদন	অনুমোদন করা হবে
	Don't Allow	accepted	অনুমতি দেবেন না
	Continue	accepted	চালিয়ে যান
	Save	accepted	সেভ করুন	সংরক্ষণ	সংরক্ষণ করুন
	Back	accepted	ফিরুন	পূর্ববর্তী
	Sign In	accepted	সাইন-ইন করুন	সাইন ইন
	Log In	accepted	লগ ইন	লগইন (n)
	Delete All	accepted	সব মুছুন	সবগুলো মুছে ফেলুন
	Clear All	accepted	সব পরিষ্কার করুন
	Remove All	accepted	সকল সরান	সব অপসারণ
	Got It	accepted	বুঝেছি
	Dismiss	accepted	খারিজ	খারিজ করুন	বাতিল
	Confirm	accepted	নিশ্চিত হন	নিশ্চিতকরণ
	Learn More	accepted	আরও জানুন
	Open Settings	accepted	সেটিংস খুলুন
	Go to Settings	accepted	সেটিংসে যান
	Turn Off	accepted	বন্ধ করুন
	Turn On	accepted	চালু করুন
	Stop	accepted	থামুন	বন্ধ	থামান
	Quit	accepted	প্রস্থান করুন
	Report	accepted	রিপোর্ট
	Update	accepted	আপডেট করুন	হালনাগাদ
	Error	accepted	ত্রুটি
	Warning	accepted	সতর্কতা
	Send	accepted	পাঠান
	Undo	accepted	আগের অবস্থায় ফিরুন	পূর্বাবস্থায় ফেরানো U
	Edit	accepted	সম্পাদনা	সম্পাদন করুন
	Archive	accepted	আর্কাইভ করুন
	Hide	accepted	আড়াল করুন
	Decline	accepted	প্রত্যাখ্যান
	Ignore	accepted	উপেক্ষা করুন
	Reject	accepted	প্রত্যাখ্যান
	Deny	accepted	অস্বীকার
	Mute	accepted	মিউট করুন	শব্দ বন্ধ
	Restore	accepted	পুনরুদ্ধার করুন	পুনরুদ্ধার
	Skip	accepted	এড়িয়ে যান
	Submit	accepted	জমা দিন
	Accept	accepted	স্বীকার
	Enable	accepted	সক্রিয়	সক্ষম করুন
	Disable	accepted	নিষ্ক্রিয়	বন্ধ
	Continue Anyway	accepted	যাই হোক, চালিয়ে যান
	End	accepted	শেষ
	Exit	accepted	প্রস্থান করুন
	Forget	accepted	ভুলে যাও
	Stop Sharing	accepted	শেয়ার করা বন্ধ করুন
	Are you sure?	accepted	আপনি কি নিশ্চিত?
	This action cannot be undone.	accepted	এই পরিবর্তনটি অপরিবর্তনীয়!
ambiguous	আবার চেষ্টা করুন	Try Again	23
		Retry	8
	প্রত্যাখ্যান	Decline	2
		Reject	1
	প্রস্থান করুন	Exit	4
		Quit	2
	বন্ধ	Close	57
		Stop	3
		Disable	2
	বন্ধ করুন	Close	5
		Turn Off	5
		Deactivate	1
	বাতিল	Cancel	77
		Discard	3
		Dismiss	2
	মুছে ফেলুন	Delete	2
		Erase	2
"""#,
"ca": #"""
locale	ca
name	Catalan
family	romance
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.26
	26-70	1.19
	71+	1.14
title_punctuation	unmarked	0
	full_stop	0.98
	question	1
generic_titles	Error	Avís	Advertiment	Segur?	Confirmar	Confirma	Info	Informació	Alguna cosa ha anat malament	Alguna cosa no ha funcionat	S'ha produït un error	Hi ha hagut un error	Hi ha hagut un problema	Error desconegut	Error inesperat	Confirmació	Confirmació necessària	Cal confirmació	Confirmeu	Si us plau, confirma	N'estàs segur?	Esteu segur?	Alerta	Atenció	Èxit	Fet	Completat	Fallada	Ha fallat	Ui	Nota	Missatge	Problema	Important	Perill	Pregunta	Notificació
ongoing_endings	ant	ent	int
ongoing	en curs
function_words	el	la	els	les	un	una	de	del	és	per	amb	sense	esteu	segur	voleu	aquest	aquesta	que	ha	en	al
pronouns	match	word
	applies	yes
	second	tu	et	te	t’	teu	teva	teus	teves	vós	vostre	vostra	vostres
	first	jo	me	meu	meva	meus	meves	nosaltres	nostre	nostra	nostres
	ambiguous_second	us	vos
	ambiguous_first	m’	mi	ens
verbs	strings	tap	462
		click	458
		press	371
	tap	toc	420	4	3	36
		toca	142	1	3	25
		toqu	12	0	0	1
	click	clic	1	440	4	3
	press	prem	72	24	299	46
		prém	0	1	47	12
	click_distinct_from_tap	clic
destructive_titles	verb_position	first
terms	Cancel	platform	Cancel·lar
		accepted	Cancel·la
	OK	platform	OK
		accepted	D’acord	D'acord
		seen	Acceptar	Normal
	Yes	accepted	Sí
	No	platform	No
	Done	platform	Fet
		accepted	Acceptar
	Close	platform	Tancar
		accepted	Tanca
	Delete	platform	Eliminar
		accepted	Suprimeix	eliminació
		seen	Elimina
	Remove	accepted	Eliminar	Suprimeix	Elimina
	Erase	accepted	Esborrar	Esborra
	Discard	accepted	Descarta	Descartar
	Clear	platform	Esborrar
		accepted	Esborra	Neteja	Eliminar
	Reset	accepted	Restablir	Restableix	Inicialitza
	Log Out	accepted	Tancar sessió	Tancar la sessió
	Sign Out	accepted	Tancar sessió	Tanca la sessió
	Deactivate	accepted	Desactiva
	Block	accepted	Bloqueja	Bloquejar	Bloca
	Leave	accepted	Sortir	Surt
	Unsubscribe	platform	Anul·lar subscripció
	Disconnect	accepted	Desconnectar	Desconnecta
	Uninstall	accepted	Desinstal·la
	Don't Save	accepted	No desar
	Replace	accepted	Substituir	Substitueix
	Overwrite	accepted	Sobreescriure
	Revoke	accepted	Revoca
	Destroy	accepted	Destrueix
	Retry	accepted	Reintentar	Torna-ho a provar	Reintenta
	Try Again	accepted	Reintentar	Torna-ho a provar	Reintentar-ho	Torna-ho a intentar
	Settings	accepted	Configuració
		seen	Paràmetres
	Not Now	platform	Ara no
	Later	accepted	Més tard
	Allow	platform	Permetre
		accepted	Permet
	Don't Allow	platform	No permetre
		accepted	No permetis
	Continue	platform	Continuar
		accepted	Continua
	Save	platform	Desar
		accepted	Desa
	Back	platform	Enrere
	Sign In	accepted	Iniciar sessió	Inicia la sessió	Inicia sessió	Accedir
	Log In	accepted	Iniciar sessió	Inicia sessió
	Delete Account	accepted	Eliminar compte
	Delete All	accepted	Eliminar-ho tot
	Clear All	accepted	Esborrar-ho tot	Esborra-ho tot	Esborrar tot
	Remove All	accepted	Eliminar-ho tot	Elimina-ho tot
	Discard Changes	accepted	Descartar els canvis
	Keep Editing	accepted	Continuar editant
	Got It	accepted	Entesos	Fet
	Dismiss	platform	Tancar
		accepted	Ignora
	Confirm	accepted	Confirmar	Confirma
	Learn More	accepted	Més informació
	Open Settings	accepted	Obrir la configuració	Obre la configuració	Anar a la configuració
	Go to Settings	accepted	Anar a la configuració	Ves a Configuració
	Turn Off	accepted	Desactivar	Desactiva
	Turn On	accepted	Activar	Activa
	Stop	platform	Aturar
		accepted	Atura
	Quit	accepted	Sortir	Surt	Ha sortit
	Report	accepted	Informar
	Update	accepted	Actualitzar	Actualitza	Actualització
	Error	accepted	Error
	Warning	accepted	Avís	Advertiment
	Send	accepted	Enviar	Envia
	Undo	platform	Desfer
		accepted	Desfés
	Edit	platform	Editar
		accepted	Edita
	Archive	accepted	Arxivar	Arxiu	Arxivat	Arxiva
	Hide	accepted	Ocultar	Amaga
	Decline	accepted	Refusar	Rebutja
	Ignore	accepted	Ignorar	Ignora
	Reject	accepted	Rebutja	Refusar
	Deny	accepted	Denegar	Denega
	Unblock	accepted	Desbloqueja	Desbloca
	Unfollow	accepted	Deixa de seguir
	Mute	accepted	Silenciar	Silencia	Silenci
	Empty Trash	accepted	Buidar la paperera
	Move to Trash	accepted	Traslladar a la paperera
	Restore	accepted	Restaura	Restaurar
	Skip	accepted	Ometre	Omet
	Submit	accepted	Enviar	Envia
	Accept	accepted	Acceptar	Accepta
	Agree	accepted	Acceptar
	Disagree	accepted	No acceptar
	Enable	accepted	Activar	Activa
	Disable	accepted	Desactivar	Desactiva
	Continue Anyway	accepted	Continuar de tota manera
	End	accepted	Finalitzar	Final	Penjar	Finalitza
	Exit	accepted	Sortir	Surt
	Forget	accepted	Ometre	Oblida
	Unpair	accepted	Desenllaçar
	Unlink	accepted	Desenllaçar	desenllaç
	Stop Sharing	accepted	Deixar de compartir	Deixa de compartir
	Are you sure?	accepted	Segur?
	This action cannot be undone.	accepted	Aquesta acció no es pot desfer.
	This action can't be undone.	accepted	Aquesta acció no es pot desfer.
	You can't undo this action.	accepted	Aquesta acció no es pot desfer.
ambiguous	Acceptar	Accept	59
		Done	9
		OK	7
		Agree	6
	Activa	Turn On	17
		Enable	2
	Activar	Turn On	47
		Enable	31
	Anar a la configuració	Go to Settings	8
		Open Settings	3
	Aquesta acció no es pot desfer.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
	Desactiva	Turn Off	5
		Disable	4
		Deactivate	2
	Desactivar	Turn Off	32
		Disable	18
	Desenllaçar	Unlink	4
		Unpair	3
	Eliminar	Delete	210
		Remove	103
		Clear	2
	Eliminar-ho tot	Delete All	15
		Remove All	4
	Envia	Send	11
		Submit	6
	Enviar	Send	42
		Submit	15
	Esborra	Clear	6
		Erase	2
	Esborrar	Clear	36
		Erase	11
	Fet	Done	233
		Got It	5
	Ignora	Dismiss	13
		Ignore	6
	Inicia sessió	Sign In	5
		Log In	2
	Iniciar sessió	Sign In	67
		Log In	9
	Ometre	Skip	29
		Forget	3
	Rebutja	Reject	4
		Decline	3
	Refusar	Decline	53
		Reject	2
	Reintentar	Try Again	53
		Retry	35
	Sortir	Quit	33
		Leave	8
		Exit	3
	Suprimeix	Delete	24
		Remove	20
	Surt	Quit	5
		Leave	4
		Exit	3
	Tancar	Close	119
		Dismiss	84
	Tancar sessió	Sign Out	25
		Log Out	4
	Torna-ho a provar	Try Again	22
		Retry	9
"""#,
"cs": #"""
locale	cs
name	Czech
family	slavic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.17
	11-25	1.12
	26-70	1.03
	71+	1.03
title_punctuation	unmarked	0.01
	full_stop	0.96
	question	1
generic_titles	Chyba	Varování	Upozornění	Určitě?	Jste si jisti?	Potvrdit	Info	Informace	Něco se pokazilo	Něco se nepovedlo	Došlo k chybě	Nastala chyba	Vyskytla se chyba	Neznámá chyba	Neočekávaná chyba	Došlo k neznámé chybě	Došlo k neočekávané chybě	Nastal problém	Potvrzení	Vyžadováno potvrzení	Potvrďte prosím	Potvrďte	Opravdu?	Jste si jistý?	Jste si jistá?	Pozor	Oznámení	Zpráva	Úspěch	Úspěšné	Hotovo	Dokončeno	Neúspěch	Selhání	Selhalo	Jejda	Ups	Důležité	Problém	Nebezpečí	Dotaz	Otázka
accusatory	idiot	blbec	hlupák	sakra	vaše vina
ongoing	probíhá	čekání
function_words	je	se	na	pro	není	tento	tuto	toto	opravdu	chcete	váš	nebo	byl	byla	bylo	že	být	nelze	ve
pronouns	match	word
	applies	yes
	second	tě	ti	tebou	tvůj	tvoje	tvé	tvého	tvoji	vy	vás	vám	vámi	váš	vaše	vaši	vašeho	vašemu	vaším	vašem	vašich	vašim	vašimi	vaší
	first	mě	mi	mnou	můj	moje	moji	mé	mého	mém	mým	mých	my	nás	nám	námi	náš	naše	našich	naši
	ambiguous_second	ty
	ambiguous_first	já	mou
verbs	strings	tap	505
		click	457
		press	377
	tap	klepn	232	6	0	7
		poklep	232	0	0	0
	click	klikn	14	427	10	7
	press	stiskn	8	19	334	25
	click_distinct_from_tap	klikn
destructive_titles	verb_position	first
	constructive	duplikovat	exportovat	kopírovat	otevřít	přidat	přejmenovat	sdílet	vytvořit	zobrazit
terms	Cancel	platform	Zrušit
		seen	Storno
	OK	platform	OK
		seen	Dobře
	Yes	accepted	Ano
	No	platform	Ne
	Done	platform	Hotovo
	Close	platform	Zavřít
	Delete	platform	Smazat
	Remove	accepted	Odstranit	Odebrat
	Erase	accepted	Smazat	Vymazat
	Discard	accepted	Zahodit
	Clear	platform	Smazat
		accepted	Vymazat
	Reset	accepted	Resetovat	Obnovit
	Log Out	accepted	Odhlásit se	Odhlásit
	Sign Out	accepted	Odhlásit se
	Deactivate	accepted	Deaktivovat
	Block	accepted	Blokovat	Zablokovat
	Leave	accepted	Odejít
	Unsubscribe	platform	Odhlásit odběr
	Disconnect	accepted	Odpojit
	Uninstall	accepted	Odinstalovat
	Don't Save	accepted	Neukládat
	Replace	platform	Nahradit
	Overwrite	accepted	Přepsat
	Revoke	accepted	Odvolat
	Destroy	accepted	Zničit
	Retry	accepted	Znovu	Opakovat	Zkusit znovu
	Try Again	accepted	Zkusit znovu	Zkuste to znovu
	Settings	accepted	Nastavení
	Not Now	platform	Teď ne
	Later	accepted	Později
	Allow	platform	Povolit
	Don't Allow	platform	Nepovolovat
		accepted	Zakázat
	Continue	platform	Pokračovat
	Save	platform	Uložit
	Back	platform	Zpět
	Sign In	accepted	Přihlásit se	Přihlaste se	Přihlášení
	Log In	accepted	Přihlásit se
	Delete Account	accepted	Smazat účet
	Delete All	accepted	Smazat vše
	Clear All	platform	Smazat vše
		accepted	Vymazat vše
	Remove All	accepted	Odstranit vše
	Discard Changes	accepted	Zahodit změny
	Keep Editing	accepted	Pokračovat v úpravách
	Got It	accepted	Hotovo	Rozumím	Mám to
	Dismiss	platform	Zavřít
	Confirm	accepted	Potvrdit
	Learn More	accepted	Další informace	Další informace	Více informací	Zjistit více
	Open Settings	accepted	Otevřít nastavení	Otevřít Nastavení
	Go to Settings	accepted	Otevřít Nastavení	Přejít do Nastavení	Přejít do nastavení
	Turn Off	accepted	Vypnout
	Turn On	accepted	Zapnout
	Stop	platform	Zastavit
	Quit	accepted	Ukončit
	Report	accepted	Nahlásit	Odeslat údaje
	Update	accepted	Aktualizovat	Aktualizace
	Error	accepted	Chyba
	Warning	accepted	Varování	Upozornění
	Send	accepted	Odeslat	Poslat
	Undo	platform	Odvolat akci
		accepted	Vrátit zpět	Zpět
	Edit	platform	Úpravy
		accepted	Upravit
	Archive	accepted	Archivovat	Archiv
	Hide	accepted	Skrýt
	Decline	accepted	Odmítnout	Zamítnout
	Ignore	accepted	Ignorovat
	Reject	accepted	Odmítnout
	Deny	accepted	Zakázat	Odmítnout
	Unblock	accepted	Odblokovat
	Unfollow	accepted	Přestat sledovat
	Mute	accepted	Vypnout zvuk	Ztlumit	Vypnout	Vypnutí oznámení	Ztlumeno
	Empty Trash	accepted	Vysypat koš
	Move to Trash	accepted	Přesunout do koše
	Restore	accepted	Obnovit
	Skip	accepted	Přeskočit
	Submit	accepted	Odeslat
	Accept	accepted	Přijmout
	Agree	accepted	Souhlasím
	Disagree	accepted	Nesouhlasím
	Enable	accepted	Zapnout	Povolit	Aktivovat
	Disable	accepted	Vypnout	Deaktivovat	Zakázat
	Continue Anyway	accepted	Přesto pokračovat
	End	accepted	Konec	Ukončit
	Exit	accepted	Ukončit
	Forget	accepted	Ignorovat	Zapomenout
	Unpair	accepted	Zrušit spárování
	Unlink	accepted	Rozpojit
	Stop Sharing	accepted	Zastavit sdílení	Ukončit sdílení
	Are you sure?	accepted	Určitě?	Jste si jisti?
	This action cannot be undone.	accepted	Tuto akci nelze odvolat.
	This action can't be undone.	accepted	Tuto akci nemůžete odvolat.
	You can't undo this action.	accepted	Tuto akci nelze odvolat.
ambiguous	Deaktivovat	Deactivate	2
		Disable	2
	Hotovo	Done	242
		Got It	30
	Ignorovat	Ignore	51
		Forget	3
	Obnovit	Restore	8
		Reset	6
	Odeslat	Send	51
		Submit	21
	Odhlásit se	Sign Out	32
		Log Out	5
	Odmítnout	Decline	54
		Reject	7
		Deny	6
	Otevřít Nastavení	Open Settings	9
		Go to Settings	4
	Povolit	Allow	109
		Enable	4
	Přihlásit se	Sign In	73
		Log In	12
	Smazat	Delete	259
		Clear	29
		Erase	9
	Smazat vše	Delete All	18
		Clear All	5
	Tuto akci nelze odvolat.	This action cannot be undone.	2
		You can't undo this action.	1
	Ukončit	Quit	40
		End	6
		Exit	5
	Vymazat	Clear	23
		Erase	4
	Vypnout	Turn Off	37
		Disable	18
		Mute	2
	Zakázat	Don't Allow	30
		Deny	9
		Disable	2
	Zapnout	Turn On	64
		Enable	29
	Zavřít	Close	168
		Dismiss	100
	Zkusit znovu	Try Again	76
		Retry	9
	Zpět	Back	104
		Undo	2
"""#,
"da": #"""
locale	da
name	Danish
family	north-germanic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.1
	11-25	1.06
	26-70	1.06
	71+	1.06
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Fejl	Advarsel	Er du sikker?	Bekræft	Info	Information	Noget gik galt	Der opstod en fejl	Der er opstået en fejl	Der skete en fejl	Ukendt fejl	Uventet fejl	Der opstod en ukendt fejl	Der opstod et problem	Bekræftelse	Bekræftelse kræves	Bekræft venligst	Bemærk	Besked	Meddelelse	Succes	Lykkedes	Færdig	Fuldført	Mislykkedes	Ups	Hov	Vigtigt	Problem	Pas på	Fare	Spørgsmål	Alarm
accusatory	idiot	lort	din skyld
ongoing	i gang	venter
function_words	og	er	ikke	det	den	du	din	vil	med	på	af	en	et	kan	har	fra	til	denne	dette	ingen	kunne	dig	være
pronouns	match	word
	applies	yes
	second	du	dig	din	dit	dine	jeres
	first	jeg	mig	min	mit	mine	vi	vores
	ambiguous_second	De
	ambiguous_first	os
	case_sensitive	De	I
verbs	strings	tap	468
		click	458
		press	375
	tap	tryk	450	17	359	39
		dobbelttryk	2	1	1	1
	click	klik	3	415	5	8
	press	tryk	450	17	359	39
	click_distinct_from_tap	klik
destructive_titles	verb_position	first
	negations	ikke
	harmless	Fjern blokering	Nulstil adgangskode	Ryd søgning
	constructive	del	dupliker	eksporter	kopier	opret	tilføj	vis	åbn
terms	Cancel	platform	Annuller
		seen	Annullér
	OK	platform	OK
		seen	Okay
	Yes	accepted	Ja
	No	platform	Nej
	Done	platform	OK
		accepted	Udført	Færdig
	Close	platform	Luk
	Delete	platform	Slet
	Remove	accepted	Fjern
	Erase	accepted	Slet
	Discard	accepted	Kassér	Slet
	Clear	platform	Ryd
	Reset	accepted	Nulstil
	Log Out	accepted	Log ud
	Sign Out	accepted	Log ud
	Deactivate	accepted	Deaktiver
	Block	accepted	Bloker
	Leave	accepted	Forlad
	Unsubscribe	platform	Afmeld abonnement
	Disconnect	accepted	Afbryd	Afbryd forbindelse
	Uninstall	accepted	Afinstaller
	Don't Save	accepted	Gem ikke
	Replace	platform	Erstat
	Overwrite	accepted	Overskriv
	Revoke	accepted	Tilbagekald
	Destroy	accepted	Ødelæg
	Retry	accepted	Prøv igen
	Try Again	accepted	Prøv igen	Forsøg igen
	Settings	accepted	Indstillinger
	Not Now	platform	Ikke nu
	Later	accepted	Senere
	Allow	platform	Tillad
	Don't Allow	platform	Tillad ikke
	Continue	platform	Fortsæt
	Save	platform	Gem
	Back	platform	Tilbage
	Sign In	accepted	Log ind
	Log In	accepted	Log ind
	Delete Account	accepted	Slet konto	Slet Konto
	Delete All	accepted	Slet alle	Slet alt
	Clear All	platform	Ryd alt
		accepted	Ryd alle
	Remove All	accepted	Fjern alle
	Discard Changes	accepted	Ignorer ændringer	Slet ændringer
	Keep Editing	accepted	Fortsæt redigering
	Got It	accepted	OK
	Dismiss	platform	Luk
		accepted	Afvis
	Confirm	accepted	Bekræft
	Learn More	accepted	Læs mere	Flere oplysninger	Lær mere
	Open Settings	accepted	Åbn Indstillinger	Åbn indstillinger
	Go to Settings	accepted	Gå til Indstillinger	Gå til indstillinger
	Turn Off	accepted	Slå fra	Deaktiver
	Turn On	accepted	Slå til	Aktivér
	Stop	platform	Stop
		accepted	Afbryd
	Quit	accepted	Slut	Afslut	Sluttede
	Report	accepted	Rapporter
	Update	accepted	Opdater	Opdatering
	Error	accepted	Fejl
	Warning	accepted	Advarsel
	Send	accepted	Send
	Undo	platform	Fortryd
	Edit	platform	Rediger
		accepted	Redigér
	Archive	accepted	Arkiv	Arkiver	Arkivér
	Hide	accepted	Skjul
	Decline	accepted	Afvis	Afslå
	Ignore	accepted	Ignorer
	Reject	accepted	Afvis
	Deny	accepted	Afvis
	Unblock	accepted	Fjern blokering
	Unfollow	accepted	Følg ikke
	Mute	accepted	Lydløs	Slå lyden fra
	Empty Trash	accepted	Tøm papirkurv
	Move to Trash	accepted	Flyt til papirkurv
	Restore	accepted	Gendan
	Skip	accepted	Spring over
	Submit	accepted	Send
	Accept	accepted	Accepter	Svar
	Agree	accepted	Enig
	Disagree	accepted	Uenig
	Enable	accepted	Slå til	Aktivér
	Disable	accepted	Slå fra	Deaktiver
	Continue Anyway	accepted	Fortsæt alligevel
	End	accepted	Slut	Afslut
	Exit	accepted	Afslut	Slut
	Forget	accepted	Glem
	Unpair	accepted	Ophæv pardannelse
	Unlink	accepted	Afbryd forbindelse	Ophæv forbindelse
	Stop Sharing	accepted	Stop deling
	Are you sure?	accepted	Er du sikker?
	This action cannot be undone.	accepted	Denne handling kan ikke fortrydes.
	This action can't be undone.	accepted	Denne handling kan ikke fortrydes.
	You can't undo this action.	accepted	Du kan ikke fortryde denne handling.
ambiguous	Afbryd	Disconnect	16
		Stop	10
	Afbryd forbindelse	Disconnect	9
		Unlink	2
	Afslut	Quit	6
		End	3
		Exit	3
	Afvis	Decline	37
		Deny	15
		Reject	7
		Dismiss	4
	Aktivér	Turn On	17
		Enable	2
	Deaktiver	Turn Off	5
		Disable	3
		Deactivate	2
	Denne handling kan ikke fortrydes.	This action cannot be undone.	2
		This action can't be undone.	1
	Log ind	Sign In	86
		Log In	10
	Log ud	Sign Out	30
		Log Out	6
	Luk	Close	166
		Dismiss	97
	OK	OK	728
		Done	218
		Got It	35
	Prøv igen	Try Again	68
		Retry	47
	Send	Send	42
		Submit	21
	Slet	Delete	258
		Erase	13
		Discard	4
	Slut	Quit	33
		End	12
		Exit	3
	Slå fra	Turn Off	31
		Disable	18
	Slå til	Turn On	47
		Enable	32
"""#,
"de": #"""
locale	de
name	German
family	west-germanic
kin	lb	gsw	nds
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
case_note	Nouns are always capitalised; only verbs and adjectives tell title from sentence style.
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.22
	11-25	1.18
	26-70	1.2
	71+	1.21
title_punctuation	unmarked	0.01
	full_stop	0.98
	question	1
generic_titles	Fehler	Achtung	Warnung	Bist du sicher?	Bestätigen	Hinweis	Erfolg	Fehlgeschlagen	Info	Information	Informationen	Etwas ist schiefgelaufen	Etwas ist schief gelaufen	Etwas ist schiefgegangen	Etwas ist schief gegangen	Da ist etwas schiefgelaufen	Da ist etwas schiefgegangen	Es ist etwas schiefgelaufen	Es ist ein Fehler aufgetreten	Ein Fehler ist aufgetreten	Fehler aufgetreten	Unbekannter Fehler	Unerwarteter Fehler	Allgemeiner Fehler	Ein unbekannter Fehler ist aufgetreten	Ein unerwarteter Fehler ist aufgetreten	Es ist ein Problem aufgetreten	Bitte bestätigen	Bestätigung	Bestätigung erforderlich	Bestätigung notwendig	Bestätigung nötig	Aktion bestätigen	Sind Sie sicher?	Sind Sie sich sicher?	Bist du dir sicher?	Wirklich?	Erfolgreich	Fehlschlag	Misserfolg	Hoppla	Ups	Upps	Mitteilung	Meldung	Nachricht	Problem	Wichtig	Wichtiger Hinweis	Bitte beachten	Vorsicht	Abgeschlossen	Fertig	Frage	Tipp	Alarm	Aktion fehlgeschlagen	Benachrichtigung	Fehlermeldung	Warnhinweis
accusatory	idiot	dummkopf	blödmann	scheiße	scheisse	verdammt	selbst schuld	deine schuld	ihre schuld
ongoing	läuft	laufen	wartet	warten	wird geladen	werden geladen	wird heruntergeladen	werden heruntergeladen	wird hochgeladen	werden hochgeladen	wird verbunden	wird gesucht	wird verarbeitet	wird importiert	wird exportiert	wird synchronisiert	wird installiert
function_words	und	der	das	ist	sind	nicht	ein	eine	einen	einem	einer	für	mit	auf	dem	des	zu	wird	werden	wurde	wurden	kann	können	konnte	sie	du	dein	deine	ihre	von	vom	zum	zur	bitte	oder	auch	wirklich	diese	dieser	dieses	diesen	sich	aus	bei	nach	noch	möchten	möchtest
spelling	words	abbrechen	abgebrochen	abgelaufen	abgemeldet	abmelden	aktivieren	aktiviert	aktualisieren	aktualisiert	aktualisierung	anderen	angemeldet	anmelden	anmeldung	anwendung	anwendungen	aufgetreten	auftreten	ausgewählt	auswahl	auswählen	automatisch	benachrichtigung	benachrichtigungen	benutzer	benutzername	benötigt	berechtigung	berechtigungen	beschreibung	bestätigen	bestätigung	dateien	dauerhaft	deaktivieren	deaktiviert	details	dokument	dokumente	download	eingeben	eingegeben	einladung	einstellungen	empfangen	endgültig	entfernen	entfernt	erfolgreich	erforderlich	erlauben	erlaubt	erstellen	erstellt	existiert	exportieren	exportiert	fehlerhaft	fehlgeschlagen	fortfahren	fortsetzen	freigeben	funktion	geladen	gelöscht	gesendet	gespeichert	gewünscht	geändert	heruntergeladen	herunterladen	hinzufügen	hinzugefügt	hochgeladen	hochladen	importieren	importiert	informationen	internet	internetverbindung	kennwort	kontakt	kontakte	löschen	mikrofon	mitglied	mitglieder	möchten	möglich	nachricht	nachrichten	netzwerk	nutzername	passwort	passwörter	problem	rückgängig	schließen	schlüssel	schreiben	sicherheit	sichern	speichern	speicherplatz	standort	stattdessen	synchronisation	synchronisieren	synchronisierung	unbekannt	unbekannter	ungültig	ungültige	ungültiger	unterstützt	unterstützung	verbinden	verbindung	verbunden	verfügbar	verlassen	verloren	verschlüsselung	version	versuche	versuchen	verwenden	verwerfen	verworfen	vollständig	vorgang	vorhanden	warnung	widerrufen	wiederherstellen	wiederherstellung	wiederholen	wirklich	während	zugreifen	zugriff	zurückgesetzt	zurücksetzen	änderungen	überprüfen	überschreiben	übertragen	übertragung
	except	aktiveren	aktiviren	andern	andren	automatsch	betätigen	betätigung	einstelllungen	exportiren	exporttieren	funkion	geendet	geädert	importiren	importtieren	inforationen	internetverbbindung	kennort	mitlieder	mochten	passort	sandort	scheiben	schießen	schleißen	schlüssle	schreien	schrieben	schüssel	speichen	speicherlatz	verbbinden	verbbindung	verbbunden	verenden	verlasen	verschlüsslung	vorahnden	voranden	vorgag	wahrend	wiedererstellen	wiedererstellung	überragen	überscheiben	überschreien	überschrieben	übertagen	übertagung	übertraggen
misspellings	wiederrufen	widerrufen
	wiederspruch	Widerspruch
	standart	Standard
	passwor	Passwort
	vorraussetzung	Voraussetzung
	vorraussetzungen	Voraussetzungen
	vorraus	voraus
	wiederherstelllen	wiederherstellen
	authentifikation	Authentifizierung
	maximahl	maximal
	garnicht	gar nicht
	garkein	gar kein
pronouns	match	word
	applies	yes
	second	du	dich	dir	dein	deine	deinen	deinem	deiner	deines	euch	Ihres
	first	ich	mich	mein	meine	meinen	meinem	meiner	meines	wir	unser	unsere	unseren	unserer
	ambiguous_second	ihr	Sie	Ihnen	Ihr	Ihre	Ihren	Ihrem	Ihrer
	ambiguous_first	mir	uns	unserem
	case_sensitive	ihr	Sie	Ihnen	Ihr	Ihre	Ihren	Ihrem	Ihrer	Ihres
verbs	come_last	true
	strings	tap	516
		click	461
		press	379
	tap	doppeltipp	240	0	0	1
		tipp	236	1	8	50
		antipp	5	0	0	1
	click	klick	2	411	9	11
	press	drück	0	8	311	18
		gedrückt	11	9	53	19
	click_distinct_from_tap	klick
destructive_titles	verb_position	last
	negations	nicht	nie	kein	keine	keinen
	harmless	Passwort zurücksetzen	Filter zurücksetzen	Suche löschen
	constructive	anzeigen	drucken	duplizieren	erstellen	exportieren	hinzufügen	kopieren	öffnen	teilen	umbenennen
notifications	open_app	öffne {app}	öffnen sie {app}	{app} öffnen	öffne die {app}	öffnen sie die {app}	{app} erneut öffnen
	instructions	tippe hier	tippen sie hier	hier tippen	tippe auf	tippen sie auf	tippe, um	tippen, um	tippe um	tippen um	tippen zum	zum öffnen tippen	zum ansehen tippen	antippen, um	antippen zum	klicke hier	klicken sie hier	klicke auf	klicken sie auf	öffne die app	öffnen sie die app	app öffnen	starte die app	starten sie die app	gehe zu	gehen sie zu	öffne die einstellungen	öffnen sie die einstellungen	wische nach	wischen sie nach
	secrets	passwort	kennwort	pin	bestätigungscode	verifizierungscode	sicherheitscode	anmeldecode	zugangscode	tan	einmalpasswort	kontonummer	kartennummer	iban	kontostand
	private_topics	diagnose	hiv	schwanger	schwangerschaft	biopsie	krebs	rezept	antidepressivum	blutdruck	blutzucker	testergebnis	laborwerte	gehalt	überzogen
	marketing	sonderangebot	angebot des tages	nur für kurze zeit	zeitlich begrenzt	rabatt	rabatte	gutschein	gutscheincode	rabattcode	ausverkauf	jetzt kaufen	jetzt abonnieren	jetzt bestellen	kostenlos testen	gratis testen	nicht verpassen	spare bis zu	sparen sie bis zu	auf premium upgraden	black friday
	empty_placeholders	Mitteilung	mitteilungen	neue mitteilung	benachrichtigung	benachrichtigungen	neue benachrichtigung
	settings	einstellungen
terms	Cancel	platform	Abbrechen
		seen	Abbruch
	OK	platform	OK
		seen	Ok	Okay	In Ordnung
	Yes	accepted	Ja
		seen	Jawohl
	No	platform	Nein
	Done	platform	Fertig
		seen	Erledigt
	Close	platform	Schließen
	Delete	platform	Löschen
	Remove	accepted	Entfernen	Löschen
	Erase	accepted	Löschen	Endgültig löschen
	Discard	accepted	Verwerfen
	Clear	platform	Löschen
		accepted	Entfernen	Leeren
	Reset	accepted	Zurücksetzen
	Log Out	accepted	Abmelden	Ausloggen
	Sign Out	accepted	Abmelden
	Deactivate	accepted	Deaktivieren
	Block	accepted	Blockieren
	Leave	accepted	Verlassen
	Unsubscribe	platform	Abo beenden
		accepted	Abmelden
	Disconnect	accepted	Trennen
	Uninstall	accepted	Deinstallieren
	Don't Save	accepted	Nicht sichern	Nicht speichern
	Replace	platform	Ersetzen
	Overwrite	accepted	Überschreiben
	Revoke	accepted	Entziehen	Zugriff entziehen	Zugriff widerrufen
	Destroy	accepted	Vernichten	Zerstören
	Retry	accepted	Wiederholen	Erneut versuchen
	Try Again	accepted	Erneut versuchen	Wiederholen
	Settings	accepted	Einstellungen
	Not Now	platform	Später
		accepted	Jetzt nicht
	Later	accepted	Später
	Allow	platform	Erlauben
		accepted	Zulassen	Ja
	Don't Allow	platform	Nicht erlauben
		accepted	Nicht zulassen
	Continue	platform	Weiter
		accepted	Fortfahren
		seen	Fortsetzen
	Save	platform	Sichern
		accepted	Speichern
	Back	platform	Zurück
	Sign In	accepted	Anmelden
	Log In	accepted	Anmelden
	Delete Account	accepted	Account löschen	Konto löschen
	Delete All	accepted	Alle löschen
	Clear All	platform	Alle entfernen
	Remove All	accepted	Alle entfernen
	Discard Changes	accepted	Änderungen verwerfen	Änderungen löschen
	Keep Editing	accepted	Weiter bearbeiten
	Got It	accepted	Ok	Fertig	OK
	Dismiss	platform	Schließen
	Confirm	accepted	Bestätigen
	Learn More	accepted	Weitere Infos	Weitere Informationen	Mehr erfahren
	Open Settings	accepted	Einstellungen öffnen
	Go to Settings	accepted	Zu den Einstellungen
	Turn Off	accepted	Deaktivieren	Ausschalten
	Turn On	accepted	Aktivieren
	Stop	platform	Angehalten
		accepted	Stopp	Stoppen
	Quit	accepted	Beenden
	Report	accepted	Melden	Bericht
	Update	accepted	Aktualisieren	Update	Neuigkeiten
	Error	accepted	Fehler
	Warning	accepted	Achtung	Warnung
	Send	accepted	Senden
	Undo	platform	Widerrufen
		accepted	Rückgängig
	Edit	platform	Bearbeiten
	Archive	accepted	Archivieren	Archiv
	Hide	accepted	Ausblenden	Verbergen	Verstecken
	Decline	accepted	Ablehnen
	Ignore	accepted	Ignorieren
	Reject	accepted	Ablehnen
	Deny	accepted	Ablehnen	Nicht erlauben
	Unblock	accepted	Blockierung aufheben	Blockade aufheben	Entblocken
	Unfollow	accepted	Entfolgen	Nicht mehr folgen
	Mute	accepted	Stumm	Ton aus	Stummschalten
	Empty Trash	accepted	Papierkorb entleeren
	Move to Trash	accepted	In den Papierkorb legen
	Restore	accepted	Wiederherstellen
	Skip	accepted	Überspringen
	Submit	accepted	Senden
	Accept	accepted	Annehmen	Akzeptieren
	Agree	accepted	Akzeptieren
	Disagree	accepted	Ablehnen
	Enable	accepted	Aktivieren
	Disable	accepted	Deaktivieren
	Continue Anyway	accepted	Trotzdem fortfahren
	End	accepted	Beenden	Ende
	Exit	accepted	Beenden
	Forget	accepted	Ignorieren	Vergessen
	Unpair	accepted	Entkoppeln
	Unlink	accepted	Trennen	Verknüpfung aufheben
	Stop Sharing	accepted	Nicht mehr teilen	Freigabe beenden
	Are you sure?	accepted	Bist du sicher?
	This action cannot be undone.	accepted	Diese Aktion kann nicht widerrufen werden.
	This action can't be undone.	accepted	Diese Aktion kann nicht widerrufen werden.
	You can't undo this action.	accepted	Dieser Vorgang kann nicht widerrufen werden.
ambiguous	Ablehnen	Decline	58
		Deny	13
		Reject	8
		Disagree	6
	Abmelden	Sign Out	32
		Log Out	7
		Unsubscribe	2
	Aktivieren	Turn On	63
		Enable	35
	Akzeptieren	Accept	23
		Agree	6
	Alle entfernen	Clear All	7
		Remove All	6
	Anmelden	Sign In	88
		Log In	12
	Beenden	Quit	42
		End	8
		Exit	5
	Deaktivieren	Turn Off	28
		Disable	22
		Deactivate	2
	Diese Aktion kann nicht widerrufen werden.	This action cannot be undone.	2
		This action can't be undone.	1
	Entfernen	Remove	129
		Clear	9
	Erneut versuchen	Try Again	61
		Retry	18
	Fertig	Done	241
		Got It	2
	Ignorieren	Ignore	50
		Forget	3
	Ja	Yes	110
		Allow	5
	Löschen	Delete	266
		Clear	39
		Erase	11
		Remove	5
	Nicht erlauben	Don't Allow	77
		Deny	2
	OK	OK	729
		Got It	2
	Schließen	Close	170
		Dismiss	99
	Senden	Send	53
		Submit	22
	Später	Not Now	174
		Later	23
	Trennen	Disconnect	25
		Unlink	4
	Wiederholen	Retry	34
		Try Again	24
"""#,
"el": #"""
locale	el
name	Greek
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	;
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.29
	11-25	1.29
	26-70	1.28
	71+	1.28
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Σφάλμα	Προειδοποίηση	Ειδοποίηση	Είστε βέβαιοι;	Είστε σίγουρος/η;	Επιβεβαίωση	Πληροφορίες	Πληροφορία	Κάτι πήγε στραβά	Παρουσιάστηκε σφάλμα	Προέκυψε σφάλμα	Συνέβη ένα σφάλμα	Άγνωστο σφάλμα	Μη αναμενόμενο σφάλμα	Απρόσμενο σφάλμα	Παρουσιάστηκε πρόβλημα	Απαιτείται επιβεβαίωση	Παρακαλώ επιβεβαιώστε	Επιβεβαιώστε	Είστε σίγουροι;	Είσαι σίγουρος;	Είσαι σίγουρη;	Προσοχή	Μήνυμα	Επιτυχία	Τέλος	Ολοκληρώθηκε	Αποτυχία	Απέτυχε	Ωχ	Ουπς	Σημαντικό	Σημείωση	Πρόβλημα	Κίνδυνος	Ερώτηση
ongoing	γίνεται	σε εξέλιξη
pronouns	match	word
	applies	yes
	second	εσύ	εσένα	εσείς	εσάς	σου	σας
	first	εγώ	εμένα	μου	μας
	ambiguous_second	σε
verbs	strings	tap	473
		click	458
		press	373
	tap	αγγίξ	305	2	0	23
		άγγιγμα	83	0	0	5
		πατήσ	41	3	267	14
		αγγίζ	2	0	0	1
	click	κλικ	1	453	0	3
	press	πατήσ	41	3	267	14
		πάτημα	10	1	60	10
	click_distinct_from_tap	κλικ
destructive_titles	verb_position	first
	harmless	Κατάργηση φραγής	Κατάργηση σίγασης	Κατάργηση αρχειοθέτησης	Επαναφορά κωδικού
terms	Cancel	platform	Ακύρωση
		seen	Άκυρο
	OK	platform	ΟΚ
		accepted	OK
		seen	Εντάξει
	Yes	accepted	Ναι
	No	platform	Όχι
		accepted	Οχι
	Done	platform	Τέλος
		accepted	Ολοκληρώθηκε
		seen	Έγινε	Εγινε
	Close	platform	Κλείσιμο
	Delete	platform	Διαγραφή
	Remove	accepted	Αφαίρεση	Κατάργηση
	Erase	accepted	Σβήσιμο	Διαγραφή
	Discard	accepted	Απόρριψη
	Clear	platform	Εκκαθάριση
		accepted	Διαγραφή
	Reset	accepted	Επαναφορά
	Log Out	accepted	Έξοδος	Αποσύνδεση
	Sign Out	accepted	Αποσύνδεση	Έξοδος
	Deactivate	accepted	Απενεργοποίηση
	Block	accepted	Αποκλεισμός
	Leave	accepted	Αποχώρηση
	Unsubscribe	platform	Απεγγραφή
	Disconnect	accepted	Αποσύνδεση
	Uninstall	accepted	Απεγκατάσταση
	Don't Save	accepted	Να μην αποθηκευτεί
	Replace	platform	Αντικατάσταση
	Overwrite	accepted	Αντικατάσταση
	Revoke	accepted	Ανάκληση
	Destroy	accepted	Καταστροφή
	Retry	accepted	Νέα δοκιμή	Επανάληψη
	Try Again	accepted	Νέα δοκιμή	Προσπαθήστε ξανά	Προσπάθησε ξανά
	Settings	accepted	Ρυθμίσεις
	Not Now	platform	Όχι τώρα
	Later	accepted	Αργότερα
	Allow	platform	Ναι
		accepted	Να επιτραπεί	Επιτρέπεται	Να επιτρέπεται
	Don't Allow	platform	Να μην επιτρέπεται
		accepted	Όχι	Να μην επιτραπεί	Δεν επιτρέπεται
	Continue	platform	Συνέχεια
	Save	platform	Αποθήκευση
	Back	platform	Πίσω
	Sign In	accepted	Σύνδεση
	Log In	accepted	Είσοδος	Σύνδεση
	Delete Account	accepted	Διαγραφή λογαριασμού
	Delete All	accepted	Διαγραφή όλων
	Clear All	platform	Εκκαθάριση όλων
		accepted	Διαγραφή όλων
	Remove All	accepted	Αφαίρεση όλων
	Discard Changes	accepted	Απόρριψη αλλαγών
	Keep Editing	accepted	Συνέχιση επεξεργασίας
	Got It	accepted	Κατάλαβα!	ΟΚ
	Dismiss	platform	Απόρριψη
		accepted	Παράβλεψη
	Confirm	accepted	Επιβεβαίωση
	Learn More	accepted	Μάθετε περισσότερα	Πληροφορίες	Μάθε περισσότερα	Μάθετε περισσότερα…
	Open Settings	accepted	Άνοιγμα των Ρυθμίσεων	Άνοιγμα Ρυθμίσεων	Ανοίξτε τις ρυθμίσεις	Ανοιγμα ρυθμίσεων
	Go to Settings	accepted	Μετάβαση στις Ρυθμίσεις
	Turn Off	accepted	Απενεργοποίηση
	Turn On	accepted	Ενεργοποίηση	Ναι
	Stop	platform	Διακοπή
	Quit	accepted	Τερματισμός	Έξοδος	Παραίτηση
	Report	accepted	Αναφορά
	Update	accepted	Ενημέρωση
	Error	accepted	Σφάλμα
	Warning	accepted	Προειδοποίηση	Ειδοποίηση
	Send	accepted	Αποστολή
	Undo	platform	Αναίρεση
	Edit	platform	Επεξεργασία
		accepted	Αλλαγές
		seen	Φωτό
	Archive	accepted	Αρχειοθήκη	Φύλαξη	Αρχειοθέτηση
	Hide	accepted	Απόκρυψη
	Decline	accepted	Απόρριψη	Άρνηση
	Ignore	accepted	Αγνόηση	Παράβλεψη
	Reject	accepted	Απόρριψη
	Deny	accepted	Άρνηση	Να μην επιτραπεί
	Unblock	accepted	Άρση αποκλεισμού
	Unfollow	accepted	Άρση ακολούθησης
	Mute	accepted	Σίγαση
	Empty Trash	accepted	Άδειασμα Κάδου
	Move to Trash	accepted	Μετακίνηση στον Κάδο	Μεταφορά στον Κάδο
	Restore	accepted	Επαναφορά
	Skip	accepted	Παράλειψη	Παράβλεψη
	Submit	accepted	Υποβολή
	Accept	accepted	Αποδοχή
	Agree	accepted	Αποδοχή	Συμφωνώ
	Disagree	accepted	Απόρριψη	Διαφωνώ
	Enable	accepted	Ενεργοποίηση	Ναι
	Disable	accepted	Απενεργοποίηση
	Continue Anyway	accepted	Συνέχεια	Συνέχεια ούτως ή άλλως	Συνέχιση οπωσδήποτε
	End	accepted	Τέλος	Τερματισμός
	Exit	accepted	Έξοδος
	Forget	accepted	Αγνόηση	Κατάργηση
	Unpair	accepted	Αποζευγοποίηση
	Unlink	accepted	Αποσύνδεση	αποσύνδεσης
	Stop Sharing	accepted	Διακοπή κοινοποίησης	Διακοπή κοινής χρήσης
	Are you sure?	accepted	Είστε βέβαιοι;	Είστε σίγουρος/η;
	This action cannot be undone.	accepted	Δεν είναι δυνατή η αναίρεση αυτής της ενέργειας.
	This action can't be undone.	accepted	Δεν είναι δυνατή η αναίρεση αυτής της ενέργειας.
	You can't undo this action.	accepted	Δεν είναι δυνατή η αναίρεση αυτής της ενέργειας.
ambiguous	Άρνηση	Decline	17
		Deny	11
	Έξοδος	Sign Out	7
		Exit	6
		Log Out	4
		Quit	3
	Όχι	No	89
		Don't Allow	32
	Αγνόηση	Ignore	45
		Forget	3
	Αντικατάσταση	Replace	24
		Overwrite	3
	Απενεργοποίηση	Turn Off	37
		Disable	21
		Deactivate	2
	Αποδοχή	Accept	66
		Agree	4
	Αποσύνδεση	Sign Out	25
		Disconnect	24
		Unlink	4
		Log Out	2
	Απόρριψη	Dismiss	85
		Decline	39
		Discard	8
		Reject	6
		Disagree	3
	Δεν είναι δυνατή η αναίρεση αυτής της ενέργειας.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
	Διαγραφή	Delete	252
		Clear	5
		Erase	2
	Διαγραφή όλων	Delete All	18
		Clear All	2
	Ενεργοποίηση	Turn On	56
		Enable	31
	Επαναφορά	Reset	36
		Restore	7
	Κατάργηση	Remove	22
		Forget	1
	Νέα δοκιμή	Try Again	62
		Retry	32
	Να μην επιτραπεί	Don't Allow	24
		Deny	4
	Ναι	Yes	108
		Allow	37
		Turn On	8
		Enable	3
	ΟΚ	OK	367
		Got It	5
	Παράβλεψη	Dismiss	14
		Ignore	6
		Skip	5
	Συνέχεια	Continue	301
		Continue Anyway	1
	Σύνδεση	Sign In	85
		Log In	3
	Τέλος	Done	222
		End	11
	Τερματισμός	Quit	34
		End	2
"""#,
"en-GB": #"""
locale	en-GB
name	British English
family	english
direction	ltr
word_separator	space
has_case	true
button_case	title
title_case	title
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.1
	11-25	1.0
	26-70	1.0
	71+	1.0
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Error	Warning	Are you sure?	Confirm	Alert	Attention	Notice	Success	Successful	Failed	Failure	Oops	Whoops	Confirmation	Info	Information	Something went wrong	Something's wrong	Oops, something went wrong	Oops! Something went wrong	Sorry, something went wrong	Something wrong	An error occurred	An error has occurred	An error occured	Error occurred	Error occured	There was an error	There was a problem	There was an issue	Unknown error	Unexpected error	General error	Generic error	An unknown error occurred	An unexpected error occurred	An unknown error has occurred	An unexpected error has occurred	Please confirm	Confirmation required	Confirmation needed	Confirm action	Confirm your action	Are you really sure?	Are you absolutely sure?	Really?	You sure?	Important	Important notice	Note	Please note	Heads up	Message	Problem	Issue	Completed	Complete	Done	Sorry	We're sorry	Uh oh	Uh-oh	Caution	Danger	Question	Tip	Hint	Notification	Successfully completed	Operation failed	Operation successful	Operation completed	Action failed	Action required	Request failed	It failed	Great	Awesome	Hooray	Woops	Ooops	Whoops, something went wrong	Warning message	Error message	Alert message
ok_misspelled	ok	okay
ongoing_endings	ing
accusatory	invalid	illegal	bad	stupid	dumb	silly	foolish	idiot	you failed	you have failed	you’ve failed	you forgot	you have forgotten	you didn’t enter	you did not enter	you didn’t provide	you did not provide	you didn’t choose	you did not choose	you didn’t select	you did not select	you didn’t fill	you did not fill	you did something wrong	you made a mistake	you made an error	you messed up	you broke	you should have	you should not have	you shouldn’t have	you must not	your fault	your mistake	you entered the wrong	you entered a wrong	you entered an incorrect	you have entered an incorrect	you have entered the wrong	how dare you	fuck	fucking	fucked	shit	shitty	bullshit	wtf	asshole	bitch	bastard	crap	damn	dammit
not_accusatory	not bad	too bad	bad stuff	bad things	bad actors	bad guys	bad news	bad luck	bad sector	bad sectors	feel bad	bad gateway	bad connection	bad network	bad signal	bad reception	bad weather	illegal content	illegal activity	illegal activities	illegal goods	illegal items	illegal material	illegal to	you should have received	you should have enough
fillers	really	sure	certain	want	wish	like	please	proceed	continue	do	does	did	are	is	was	were	be	been	has	have	had	will	would	can	could	the	a	an	this	that	these	those	it	its	to	of	from	in	on	for	with	and	or	all	any	you	your	yours	my	me	i	we	us	our	there	now
question_openings	verbs	are	is	did	does	can	could	should	would	will
	verbs_before_pronouns	do
	pronouns	you	i	we	he	she	it	they	this	that	these	those	there	your	my	our	their
	articles	the	a	an
	finite_verbs	is	are	was	were	has	have	had	will	would	can	can't	cannot	could	couldn't	won't	isn't	aren't	doesn't	didn't	hasn't	haven't	wasn't	weren't	must	may	might	should
	words	what	why	how	who	which	where	whose	what's	how's	who's
spelling	words	account	accounts	address	addresses	algorithm	allowed	application	applications	appropriate	attachment	attachments	authentication	authorization	automatic	automatically	available	because	between	blockchain	calculate	calendar	cancelled	categories	category	certificate	certificates	changes	character	characters	complete	completed	completely	condition	configuration	configure	confirm	confirmation	connect	connected	connecting	connection	connections	considerable	contacts	contain	contains	content	continue	conversation	conversations	correct	correctly	credential	credentials	current	currently	database	default	definitely	deleted	deleting	deletion	description	destination	devices	different	directory	disabled	disconnect	disconnected	document	documents	download	downloaded	downloading	downloads	duplicate	encountered	encrypted	encryption	environment	equivalent	existing	expired	exported	exporting	extension	failure	feature	features	filename	following	forward	frequently	function	functions	happening	hardware	identifier	immediately	imported	importing	inadvertent	incorrect	information	installation	installed	instructions	insufficient	internet	interrupted	interval	invalid	irreversible	knowledge	language	languages	leaving	library	license	limited	loading	location	locations	maintenance	manually	maximum	measurement	message	messages	microphone	minimum	minutes	missing	multiple	necessarily	necessary	neither	network	networks	noticed	notification	notifications	objects	obviously	occurred	occurrence	occurring	official	opening	operation	organization	original	otherwise	overwrite	overwritten	parameter	parameters	participants	particular	passphrase	password	passwords	performed	permanent	permanently	permission	permissions	persistent	personal	picture	pictures	platform	position	possible	possibly	potentially	preferences	preparing	presence	present	pressure	previous	previously	privacy	probably	problem	problems	procedure	proceed	process	processing	product	profile	profiles	progress	properly	properties	protected	provide	provided	provider	purchase	purchased	purchases	purpose	quality	question	questions	reachable	reached	reading	receipt	receive	received	receiver	receiving	recently	recipient	recipients	recommend	recommended	recording	recordings	recover	recovery	redirect	reference	refresh	regarding	register	registered	registration	regular	related	relationship	release	remaining	remember	removed	removing	replace	replaced	replied	reported	repository	represent	request	requested	requests	require	required	requires	resource	resources	respond	response	restart	restarting	restore	restored	restoring	restricted	results	retrieve	retrieved	retrieving	returned	running	scanning	schedule	scheduled	screenshot	searching	seconds	section	security	selected	selection	sending	sensitive	separate	separately	sequence	servers	service	services	session	settings	several	sharing	shortcut	shortcuts	signature	similar	simulator	software	someone	something	sometimes	specific	specified	specify	spelling	standard	started	statement	statistics	stopped	storage	subject	submitted	subscribe	subscription	success	successful	successfully	sufficient	suggestion	support	supported	surprise	synchronization	synchronize	technical	template	temporarily	temporary	terminate	threshold	through	timeout	timestamp	together	tomorrow	tracking	traffic	transaction	transactions	transfer	transferred	transferring	translation	transmission	trouble	trusted	unauthorized	unavailable	understand	unexpected	unfortunately	uninstall	unknown	unlimited	unreachable	unrecognized	unsaved	unsupported	updated	updates	updating	upgrade	uploaded	uploading	username	usually	validate	validation	variable	verification	verified	version	versions	waiting	wallpaper	warning	website	whether	wireless	without	writing	yesterday	yourself
	except	installd	addressees	canceled	compete	competed	deices	exiting	froward	lading	laving	licensee	minium	minuets	nether	pervious	perviously	preformed	preset	recept	recoding	regrading	relied	restating	restring	selling	serves	severs	sopped	stared	stated	tacking	though	tracing	trough	waning	waring	wether
misspellings	doesnt	doesn’t
	dont	don’t
	didnt	didn’t
	couldnt	couldn’t
	isnt	isn’t
	wasnt	wasn’t
	wouldnt	wouldn’t
	shouldnt	shouldn’t
	havent	haven’t
	hasnt	hasn’t
	arent	aren’t
	youre	you’re
	youve	you’ve
	untill	until
	seperate	separate
	seperately	separately
	seperated	separated
	definately	definitely
	irreversable	irreversible
	accomodate	accommodate
	independant	independent
	persistant	persistent
	compatable	compatible
	permanant	permanent
	permanantly	permanently
	wich	which
	thier	their
	alot	a lot
	teh	the
	adn	and
	choosen	chosen
	resetted	reset
	softwares	software
	informations	information
	existant	existing
	refered	referred
	prefered	preferred
	begining	beginning
	writen	written
	writting	writing
	usefull	useful
	succesful	successful
	sucesful	successful
	succes	success
	acces	access
	adress	address
	adresses	addresses
	occured	occurred
	occurence	occurrence
	occuring	occurring
	neccessary	necessary
	neccesary	necessary
	recomend	recommend
	reccomend	recommend
	reccommend	recommend
	recomended	recommended
	publically	publicly
	preceeding	preceding
	maintainance	maintenance
	priviledge	privilege
	priviledges	privileges
	authentification	authentication
	unkown	unknown
	uknown	unknown
	vaild	valid
	udpate	update
	udpated	updated
	tommorow	tomorrow
	tommorrow	tomorrow
	aquire	acquire
	acheive	achieve
	acheived	achieved
	achievment	achievement
	agressive	aggressive
	apparantly	apparently
	catagory	category
	collegue	colleague
	comming	coming
	commited	committed
	concensus	consensus
	dissapear	disappear
	embarass	embarrass
	enviroment	environment
	explaination	explanation
	fourty	forty
	foward	forward
	futher	further
	goverment	government
	happend	happened
	immediatly	immediately
	immediatley	immediately
	incase	in case
	infact	in fact
	intial	initial
	intialize	initialize
	knowlege	knowledge
	lenght	length
	paramter	parameter
	paramters	parameters
	payed	paid
	posession	possession
	reccuring	recurring
	relevent	relevant
	remeber	remember
	responce	response
	shedule	schedule
	similiar	similar
	sytem	system
	togehter	together
	truely	truly
	unforseen	unforeseen
	unfortunatly	unfortunately
	unfortunatley	unfortunately
	vaccum	vacuum
	visable	visible
	wierd	weird
	yeild	yield
pronouns	match	word
	applies	yes
	second	you	your	yourself	you’re	you’ve	you’ll	you’d
	first	I	me	my	I’m	I’ve	I’ll	we	us	our
verbs	endings	ing	ping	ting
	click_endings	s	ed	ing
	before_title	the	on
	tap	tap
	click	click
	press	press
		hit
	choose	choose	select
	click_distinct_from_tap	click
	click_stays_with	mouse	hover	click hold	click and hold	trackpad	touchpad	cursor	right click	left click	middle click
title_style	always_lower	a	the	and	or	of	as
	usually_lower	an	to	in	by	with	but	nor
	either	on	for	from	at	into	onto	per	via	is	so	yet
	usually_upper	off	up	out	over	are	this	your
	always_upper	be	not	new	my	all	you	was	while	until	during	without	about	only	now
	common	account	accounts	album	albums	again	alert	allow	backup	backups	cannot	can't	changes	code	codes	comment	comments	connect	connected	connecting	connection	contact	contacts	content	continue	conversation	conversations	copy	could	couldn't	create	created	data	database	delete	deleted	deleting	device	devices	didn't	disable	disabled	disconnect	disconnected	discard	document	documents	does	doesn't	download	downloaded	downloading	downloads	edit	email	enable	enabled	enter	error	errors	exist	exists	exit	expired	export	failed	failure	feature	file	files	folder	folders	found	group	groups	has	have	image	images	import	imported	invalid	item	items	key	keys	link	list	load	loading	location	log	login	logout	message	messages	missing	must	name	needed	network	notification	notifications	open	opening	page	password	passwords	permission	permissions	photo	photos	please	post	posts	problem	profile	project	remove	removed	removing	request	required	reset	restart	restore	save	saved	saving	search	select	selected	send	server	session	share	should	stop	storage	successful	successfully	sure	sync	unable	unavailable	unknown	unsaved	update	updated	upload	uploading	use	user	username	valid	version	video	videos	want	warning	went	will	would	wrong
destructive_titles	verb_position	first
	joiners	and
	lead_ins	permanently	just	also
	harmless	Remove Ads	Remove Filter	Remove Filters	Remove Limit	Remove Limits	Reset Password	Reset My Password	Reset Your Password	Reset Zoom	Reset View	Reset Filter	Reset Filters	Clear Search	Clear Selection	Clear Filter	Clear Filters
	constructive	add	copy	create	duplicate	export	open	print	rename	share	show	view
notifications	open_app	open {app}	launch {app}	open the {app}	open your {app}	reopen {app}
	instructions	tap here	tap to	tap below	tap this	tap the	tap on	tap for	click here	click to	click below	press the	open the app	open this app	open your app	launch the app	go to the app	return to the app	go to settings	open settings	visit the app	swipe to	swipe left	swipe right	swipe down	touch here
	not_instructions	tap to pay
	secrets	password	passcode	pin	verification code	security code	one-time code	one-time password	login code	sign-in code	access code	confirmation code	passkey	otp	cvv	account number	card number	iban	social security number	balance	account balance
	private_topics	diagnosis	diagnosed	hiv	pregnant	pregnancy	biopsy	cancer	prescription	antidepressant	antidepressants	blood pressure	blood sugar	blood glucose	test results	lab results	overdrawn	salary	paycheck
	marketing	special offer	limited offer	exclusive offer	limited time	limited-time	promo code	coupon	coupons	discount	discounts	on sale	sale ends	flash sale	deal of the day	best deals	free trial	upgrade to premium	upgrade to pro	upgrade now	subscribe now	buy now	shop now	order now	don't miss out	don’t miss out	save up to	off your next	off everything	black friday	cyber monday
	empty_placeholders	Notification	notifications	new notification	new notifications	alert	you have a notification	you have a new notification
	settings	settings
terms	Cancel	platform	Cancel
	OK	platform	OK
	Yes	accepted	Yes
	No	platform	No
	Done	platform	Done
	Close	platform	Close
	Delete	platform	Delete
	Remove	accepted	Remove
	Erase	accepted	Erase
	Discard	accepted	Discard
	Clear	platform	Clear
	Reset	accepted	Reset
	Log Out	accepted	Log Out	Logout
	Sign Out	accepted	Sign Out	Sign out
	Deactivate	accepted	Deactivate
	Block	accepted	Block
	Leave	accepted	Leave
	Unsubscribe	platform	Unsubscribe
	Disconnect	accepted	Disconnect
	Uninstall	accepted	Uninstall
	Don't Save	accepted	Don’t Save	Don't Save
	Replace	platform	Replace
	Overwrite	accepted	Overwrite
	Revoke	accepted	Revoke	Revoke Access
	Destroy	accepted	Destroy
	Wipe	accepted	Wipe
	Retry	accepted	Retry
	Try Again	accepted	Try Again	Try again
	Settings	accepted	Settings
	Not Now	platform	Not Now
		accepted	Not now
	Later	accepted	Later
	Allow	platform	Allow
	Don't Allow	platform	Don’t Allow
		accepted	Don't Allow	Don't allow
	Continue	platform	Continue
	Save	platform	Save
	Back	platform	Back
	Sign In	accepted	Sign In	Sign in
	Log In	accepted	Log In
	Delete Account	accepted	Delete Account
	Delete All	accepted	Delete All	Delete all
	Clear All	platform	Clear All
		accepted	Clear all
	Remove All	accepted	Remove All	Remove all
	Discard Changes	accepted	Discard Changes
	Keep Editing	accepted	Keep Editing
	Got It	accepted	Got it	Got It
	Dismiss	platform	Dismiss
	Confirm	accepted	Confirm
	Learn More	accepted	Learn More	Learn more
	Open Settings	accepted	Open Settings	Open settings
	Go to Settings	accepted	Go to Settings
	Turn Off	accepted	Turn Off	Turn off
	Turn On	accepted	Turn On	Turn on
	Stop	platform	Stop
	Quit	accepted	Quit
	Report	accepted	Report
	Update	accepted	Update
	Error	accepted	Error
	Warning	accepted	Warning
	Send	accepted	Send
	Undo	platform	Undo
	Edit	platform	Edit
	Archive	accepted	Archive
	Hide	accepted	Hide
	Decline	accepted	Decline
	Ignore	accepted	Ignore
	Reject	accepted	Reject
	Deny	accepted	Deny
	Unblock	accepted	Unblock
	Unfollow	accepted	Unfollow
	Mute	accepted	Mute
	Empty Trash	accepted	Empty Bin
	Move to Trash	accepted	Move to Bin
	Restore	accepted	Restore
	Skip	accepted	Skip
	Submit	accepted	Submit
	Accept	accepted	Accept
	Agree	accepted	Agree
	Disagree	accepted	Disagree
	Enable	accepted	Enable
	Disable	accepted	Disable
	Continue Anyway	accepted	Continue Anyway
	End	accepted	End
	Exit	accepted	Exit
	Forget	accepted	Forget
	Unpair	accepted	Unpair
	Unlink	accepted	Unlink
	Stop Sharing	accepted	Stop Sharing	Stop sharing
	Are you sure?	accepted	Are you sure?
	This action cannot be undone.	accepted	This action cannot be undone.
	This action can't be undone.	accepted	This action can't be undone.
	You can't undo this action.	accepted	You can’t undo this action.
"""#,
"en": #"""
locale	en
name	English
family	english
direction	ltr
word_separator	space
has_case	true
button_case	title
title_case	title
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Error	Warning	Are you sure?	Confirm	Alert	Attention	Notice	Success	Successful	Failed	Failure	Oops	Whoops	Confirmation	Info	Information	Something went wrong	Something's wrong	Oops, something went wrong	Oops! Something went wrong	Sorry, something went wrong	Something wrong	An error occurred	An error has occurred	An error occured	Error occurred	Error occured	There was an error	There was a problem	There was an issue	Unknown error	Unexpected error	General error	Generic error	An unknown error occurred	An unexpected error occurred	An unknown error has occurred	An unexpected error has occurred	Please confirm	Confirmation required	Confirmation needed	Confirm action	Confirm your action	Are you really sure?	Are you absolutely sure?	Really?	You sure?	Important	Important notice	Note	Please note	Heads up	Message	Problem	Issue	Completed	Complete	Done	Sorry	We're sorry	Uh oh	Uh-oh	Caution	Danger	Question	Tip	Hint	Notification	Successfully completed	Operation failed	Operation successful	Operation completed	Action failed	Action required	Request failed	It failed	Great	Awesome	Hooray	Woops	Ooops	Whoops, something went wrong	Warning message	Error message	Alert message
ok_misspelled	ok	okay
ongoing_endings	ing
faulting	invalid	illegal	bad
inputs	password	passcode	email	e-mail	address	username	user name	name	filename	file name	pin	number	date	value	entry	input	credentials	login	phone
fragment_verbs	please	try	check	make	need	needs	want	do	contains	exists	found	match	matches	work	works	support	supports	use	see	contact
fragment_openings	unable to	failed to	problem	trouble	unknown	no	not	invalid	missing	error	network error	server error	unexpected	insufficient	incorrect	wrong
accusatory	stupid	dumb	silly	foolish	idiot	you failed	you have failed	you’ve failed	you forgot	you have forgotten	you didn’t enter	you did not enter	you didn’t provide	you did not provide	you didn’t choose	you did not choose	you didn’t select	you did not select	you didn’t fill	you did not fill	you did something wrong	you made a mistake	you made an error	you messed up	you broke	you should not have	you shouldn’t have	you must not	your fault	your mistake	you entered the wrong	you entered a wrong	you entered an incorrect	you have entered an incorrect	you have entered the wrong	how dare you	fuck	fucking	fucked	shit	shitty	bullshit	wtf	asshole	bitch	bastard	crap	damn	dammit
not_accusatory	qr code	serial number	version number	file name extension	domain name	host name	server name	ip address	not bad	too bad	bad stuff	bad things	bad actors	bad guys	bad news	bad luck	bad sector	bad sectors	feel bad	bad gateway	bad connection	bad network	bad signal	bad reception	bad weather	illegal content	illegal activity	illegal activities	illegal goods	illegal items	illegal material	illegal to
fillers	really	sure	certain	want	wish	like	please	proceed	continue	do	does	did	are	is	was	were	be	been	has	have	had	will	would	can	could	the	a	an	this	that	these	those	it	its	to	of	from	in	on	for	with	and	or	all	any	you	your	yours	my	me	i	we	us	our	there	now
question_openings	verbs	are	is	did	does	can	could	should	would	will
	verbs_before_pronouns	do
	pronouns	you	i	we	he	she	it	they	this	that	these	those	there	your	my	our	their
	articles	the	a	an
	finite_verbs	failed	does	did	occurred	happened	is	are	was	were	has	have	had	will	would	can	can't	cannot	could	couldn't	won't	isn't	aren't	doesn't	didn't	hasn't	haven't	wasn't	weren't	must	may	might	should
	words	what	why	how	who	which	where	whose	what's	how's	who's
function_words	the	and	your	you	this	that	with	have	has	not	are	is	was	were	will	would	want	please	for	from	can	cannot	could	be	been	of	to	do	does	if	it	its	any	my	we	our	there	what	when	on	in	at	by	or	as	an	i	a	me	us	so	no	up	out	off	into	only	new	all	more	than	then	also	try	again	after	before	sure	see	who	which	had	did	about	how	yet	s	t
spelling	words	account	accounts	address	addresses	algorithm	allowed	application	applications	appropriate	attachment	attachments	authentication	authorization	automatic	automatically	available	because	between	blockchain	calculate	calendar	cancelled	categories	category	certificate	certificates	changes	character	characters	complete	completed	completely	condition	configuration	configure	confirm	confirmation	connect	connected	connecting	connection	connections	considerable	contacts	contain	contains	content	continue	conversation	conversations	correct	correctly	credential	credentials	current	currently	database	default	definitely	deleted	deleting	deletion	description	destination	devices	different	directory	disabled	disconnect	disconnected	document	documents	download	downloaded	downloading	downloads	duplicate	encountered	encrypted	encryption	environment	equivalent	existing	expired	exported	exporting	extension	failure	feature	features	filename	following	forward	frequently	function	functions	happening	hardware	identifier	immediately	imported	importing	inadvertent	incorrect	information	installation	installed	instructions	insufficient	internet	interrupted	interval	invalid	irreversible	knowledge	language	languages	leaving	library	license	limited	loading	location	locations	maintenance	manually	maximum	measurement	message	messages	microphone	minimum	minutes	missing	multiple	necessarily	necessary	neither	network	networks	noticed	notification	notifications	objects	obviously	occurred	occurrence	occurring	official	opening	operation	organization	original	otherwise	overwrite	overwritten	parameter	parameters	participants	particular	passphrase	password	passwords	performed	permanent	permanently	permission	permissions	persistent	personal	picture	pictures	platform	position	possible	possibly	potentially	preferences	preparing	presence	present	pressure	previous	previously	privacy	probably	problem	problems	procedure	proceed	process	processing	product	profile	profiles	progress	properly	properties	protected	provide	provided	provider	purchase	purchased	purchases	purpose	quality	question	questions	reachable	reached	reading	receipt	receive	received	receiver	receiving	recently	recipient	recipients	recommend	recommended	recording	recordings	recover	recovery	redirect	reference	refresh	regarding	register	registered	registration	regular	related	relationship	release	remaining	remember	removed	removing	replace	replaced	replied	reported	repository	represent	request	requested	requests	require	required	requires	resource	resources	respond	response	restart	restarting	restore	restored	restoring	restricted	results	retrieve	retrieved	retrieving	returned	running	scanning	schedule	scheduled	screenshot	searching	seconds	section	security	selected	selection	sending	sensitive	separate	separately	sequence	servers	service	services	session	settings	several	sharing	shortcut	shortcuts	signature	similar	simulator	software	someone	something	sometimes	specific	specified	specify	spelling	standard	started	statement	statistics	stopped	storage	subject	submitted	subscribe	subscription	success	successful	successfully	sufficient	suggestion	support	supported	surprise	synchronization	synchronize	technical	template	temporarily	temporary	terminate	threshold	through	timeout	timestamp	together	tomorrow	tracking	traffic	transaction	transactions	transfer	transferred	transferring	translation	transmission	trouble	trusted	unauthorized	unavailable	understand	unexpected	unfortunately	uninstall	unknown	unlimited	unreachable	unrecognized	unsaved	unsupported	updated	updates	updating	upgrade	uploaded	uploading	username	usually	validate	validation	variable	verification	verified	version	versions	waiting	wallpaper	warning	website	whether	wireless	without	writing	yesterday	yourself
	except	installd	addressees	canceled	compete	competed	deices	exiting	froward	lading	laving	licensee	minium	minuets	nether	pervious	perviously	preformed	preset	recept	recoding	regrading	relied	restating	restring	selling	serves	severs	sopped	stared	stated	tacking	though	tracing	trough	waning	waring	wether
misspellings	doesnt	doesn’t
	dont	don’t
	didnt	didn’t
	couldnt	couldn’t
	isnt	isn’t
	wasnt	wasn’t
	wouldnt	wouldn’t
	shouldnt	shouldn’t
	havent	haven’t
	hasnt	hasn’t
	arent	aren’t
	youre	you’re
	youve	you’ve
	untill	until
	seperate	separate
	seperately	separately
	seperated	separated
	definately	definitely
	irreversable	irreversible
	accomodate	accommodate
	independant	independent
	persistant	persistent
	compatable	compatible
	permanant	permanent
	permanantly	permanently
	wich	which
	thier	their
	alot	a lot
	teh	the
	adn	and
	choosen	chosen
	resetted	reset
	softwares	software
	informations	information
	existant	existing
	refered	referred
	prefered	preferred
	begining	beginning
	writen	written
	writting	writing
	usefull	useful
	succesful	successful
	sucesful	successful
	succes	success
	acces	access
	adress	address
	adresses	addresses
	occured	occurred
	occurence	occurrence
	occuring	occurring
	neccessary	necessary
	neccesary	necessary
	recomend	recommend
	reccomend	recommend
	reccommend	recommend
	recomended	recommended
	publically	publicly
	preceeding	preceding
	maintainance	maintenance
	priviledge	privilege
	priviledges	privileges
	authentification	authentication
	unkown	unknown
	uknown	unknown
	vaild	valid
	udpate	update
	udpated	updated
	tommorow	tomorrow
	tommorrow	tomorrow
	aquire	acquire
	acheive	achieve
	acheived	achieved
	achievment	achievement
	agressive	aggressive
	apparantly	apparently
	catagory	category
	collegue	colleague
	comming	coming
	commited	committed
	concensus	consensus
	dissapear	disappear
	embarass	embarrass
	enviroment	environment
	explaination	explanation
	fourty	forty
	foward	forward
	futher	further
	goverment	government
	happend	happened
	immediatly	immediately
	immediatley	immediately
	incase	in case
	infact	in fact
	intial	initial
	intialize	initialize
	knowlege	knowledge
	lenght	length
	paramter	parameter
	paramters	parameters
	payed	paid
	posession	possession
	reccuring	recurring
	relevent	relevant
	remeber	remember
	responce	response
	shedule	schedule
	similiar	similar
	sytem	system
	togehter	together
	truely	truly
	unforseen	unforeseen
	unfortunatly	unfortunately
	unfortunatley	unfortunately
	vaccum	vacuum
	visable	visible
	wierd	weird
	yeild	yield
pronouns	match	word
	applies	yes
	second	you	your	yours	yourself	you’re	you’ve	you’ll	you’d
	first	I	me	my	I’m	I’ve	I’ll	we	us	our	we’re	we’ve	we’ll	let’s
verbs	endings	ing	ping	ting
	click_endings	s	ed	ing
	before_title	the	on
	tap	tap
	click	click
	press	press
		hit
	choose	choose	select
	click_distinct_from_tap	click
	click_stays_with	mouse	hover	click hold	click and hold	trackpad	touchpad	cursor	right click	left click	middle click
title_style	always_lower	a	the	and	or	of	as
	usually_lower	an	to	in	by	with	but	nor
	either	on	for	from	at	into	onto	per	via	is	so	yet
	usually_upper	off	up	out	over	are	this	your
	always_upper	be	not	new	my	all	you	was	while	until	during	without	about	only	now
	common	account	accounts	album	albums	again	alert	allow	backup	backups	cannot	can't	changes	code	codes	comment	comments	connect	connected	connecting	connection	contact	contacts	content	continue	conversation	conversations	copy	could	couldn't	create	created	data	database	delete	deleted	deleting	device	devices	didn't	disable	disabled	disconnect	disconnected	discard	document	documents	does	doesn't	download	downloaded	downloading	downloads	edit	email	enable	enabled	enter	error	errors	exist	exists	exit	expired	export	failed	failure	feature	file	files	folder	folders	found	group	groups	has	have	image	images	import	imported	invalid	item	items	key	keys	link	list	load	loading	location	log	login	logout	message	messages	missing	must	name	needed	network	notification	notifications	open	opening	page	password	passwords	permission	permissions	photo	photos	please	post	posts	problem	profile	project	remove	removed	removing	request	required	reset	restart	restore	save	saved	saving	search	select	selected	send	server	session	share	should	stop	storage	successful	successfully	sure	sync	unable	unavailable	unknown	unsaved	update	updated	upload	uploading	use	user	username	valid	version	video	videos	want	warning	went	will	would	wrong
destructive_titles	verb_position	first
	joiners	and
	lead_ins	permanently	just	also
	harmless	Remove Ads	Remove Filter	Remove Filters	Remove Limit	Remove Limits	Reset Password	Reset My Password	Reset Your Password	Reset Zoom	Reset View	Reset Filter	Reset Filters	Clear Search	Clear Selection	Clear Filter	Clear Filters
	constructive	add	copy	create	duplicate	export	open	print	rename	share	show	view
notifications	open_app	open {app}	launch {app}	open the {app}	open your {app}	reopen {app}
	instructions	tap here	tap to	tap below	tap this	tap the	tap on	tap for	click here	click to	click below	press the	open the app	open this app	open your app	launch the app	reopen the app	restart the app	go to the app	return to the app	go back to the app	come back to the app	switch to the app	switch back to	go to settings	open settings	visit the app	swipe to	swipe left	swipe right	swipe down	touch here
	not_instructions	tap to pay
	secrets	password	passcode	pin	verification code	security code	one-time code	one-time password	login code	sign-in code	access code	confirmation code	passkey	otp	cvv	account number	card number	iban	social security number	balance	account balance
	private_topics	diagnosis	diagnosed	hiv	pregnant	pregnancy	biopsy	cancer	prescription	antidepressant	antidepressants	blood pressure	blood sugar	blood glucose	test results	lab results	overdrawn	salary	paycheck
	marketing	special offer	limited offer	exclusive offer	limited time	limited-time	promo code	coupon	coupons	discount	discounts	on sale	sale ends	flash sale	deal of the day	best deals	free trial	upgrade to premium	upgrade to pro	upgrade now	subscribe now	buy now	shop now	order now	don't miss out	don’t miss out	save up to	off your next	off everything	black friday	cyber monday
	empty_placeholders	Notification	notifications	new notification	new notifications	alert	you have a notification	you have a new notification
	settings	settings
terms	Cancel	platform	Cancel
	OK	platform	OK
		seen	Ok	Okay	O.K.
	Yes	accepted	Yes
	No	platform	No
	Done	platform	Done
	Close	platform	Close
	Delete	platform	Delete
	Remove	accepted	Remove
	Erase	accepted	Erase
	Discard	accepted	Discard
	Clear	platform	Clear
	Reset	accepted	Reset
	Log Out	accepted	Log Out	Logout
	Sign Out	accepted	Sign Out	Sign out
	Deactivate	accepted	Deactivate
	Block	accepted	Block
	Leave	accepted	Leave
	Unsubscribe	platform	Unsubscribe
	Disconnect	accepted	Disconnect
	Uninstall	accepted	Uninstall
	Don't Save	accepted	Don’t Save
	Replace	platform	Replace
	Overwrite	accepted	Overwrite
	Revoke	accepted	Revoke	Revoke Access
	Destroy	accepted	Destroy
	Wipe	accepted	Wipe
	Retry	accepted	Retry
	Try Again	accepted	Try Again	Try again
	Settings	accepted	Settings
	Not Now	platform	Not Now
		accepted	Not now
	Later	accepted	Later
	Allow	platform	Allow
	Don't Allow	platform	Don’t Allow
		accepted	Don't Allow	Don't allow
	Continue	platform	Continue
	Save	platform	Save
	Back	platform	Back
	Sign In	accepted	Sign In	Sign in
	Log In	accepted	Log In	Log in
	Delete Account	accepted	Delete Account	Delete account
	Delete All	accepted	Delete All	Delete all
	Clear All	platform	Clear All
		accepted	Clear all
	Remove All	accepted	Remove All	Remove all
	Discard Changes	accepted	Discard Changes
	Keep Editing	accepted	Keep Editing
	Got It	accepted	Got it	Got It
	Dismiss	platform	Dismiss
	Confirm	accepted	Confirm
	Learn More	accepted	Learn More	Learn more
	Open Settings	accepted	Open Settings	Open settings
	Go to Settings	accepted	Go to Settings	Go to settings
	Turn Off	accepted	Turn Off	Turn off
	Turn On	accepted	Turn On	Turn on
	Stop	platform	Stop
	Quit	accepted	Quit
	Report	accepted	Report
	Update	accepted	Update
	Error	accepted	Error
	Warning	accepted	Warning
	Send	accepted	Send
	Undo	platform	Undo
	Edit	platform	Edit
	Archive	accepted	Archive
	Hide	accepted	Hide
	Decline	accepted	Decline
	Ignore	accepted	Ignore
	Reject	accepted	Reject
	Deny	accepted	Deny
	Unblock	accepted	Unblock
	Unfollow	accepted	Unfollow
	Mute	accepted	Mute
	Empty Trash	accepted	Empty Trash
	Move to Trash	accepted	Move to Trash
	Restore	accepted	Restore
	Skip	accepted	Skip
	Submit	accepted	Submit
	Accept	accepted	Accept
	Agree	accepted	Agree
	Disagree	accepted	Disagree
	Enable	accepted	Enable
	Disable	accepted	Disable
	Continue Anyway	accepted	Continue Anyway
	End	accepted	End
	Exit	accepted	Exit
	Forget	accepted	Forget
	Unpair	accepted	Unpair
	Unlink	accepted	Unlink
	Stop Sharing	accepted	Stop Sharing	Stop sharing
	Are you sure?	accepted	Are you sure?
	This action cannot be undone.	accepted	This action cannot be undone.
	This action can't be undone.	accepted	This action can’t be undone.
	You can't undo this action.	accepted	You can’t undo this action.
"""#,
"es-419": #"""
locale	es-419
name	Latin American Spanish
family	romance
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
opening_punctuation	¿	¡
longest_platform_label	2
expansion	1-10	1.25
	11-25	1.26
	26-70	1.18
	71+	1.12
title_punctuation	unmarked	0.02
	full_stop	1
	question	1
generic_titles	Error	Advertencia	¿Quieres continuar?	Confirmar	Atención	Aviso	Éxito	Info	Información	Algo salió mal	Algo ha salido mal	Algo fue mal	Algo ha ido mal	Se ha producido un error	Se produjo un error	Ocurrió un error	Ha ocurrido un error	Hubo un error	Hubo un problema	Ha habido un problema	Error desconocido	Error inesperado	Por favor, confirma	Por favor, confirme	Confirma	Confirme	Confirmación	Se requiere confirmación	Confirmación requerida	Confirmación necesaria	Confirmar acción	¿Estás seguro?	¿Está seguro?	¿Estás segura?	¿Estás seguro/a?	¿De verdad?	Alerta	Fallo	Falló	Fallido	Error al procesar	Vaya	Ups	Lo sentimos	Nota	Mensaje	Problema	Importante	Cuidado	Peligro	Hecho	Completado	Correcto	Pregunta	Notificación	Consejo	Listo	Operación fallida
accusatory	idiota	estúpido	imbécil	tonto	mierda	joder	tu culpa	su culpa
ongoing_endings	ando	iendo	yendo
ongoing	en curso
spelling	words	acceder	aceptar	activar	actualización	actualizar	actualmente	aparato	aplicaciones	aplicación	archivo	archivos	autorización	biblioteca	cambios	cancelar	compartir	comprobar	comprueba	conectado	conectar	conexión	configuración	configurar	confirmación	confirmar	contacto	contactos	contenido	continuar	contraseña	contraseñas	correctamente	correcto	cuentas	desactivar	desbloquear	descargar	descartar	desconectado	desconectar	desconocido	deshacer	después	dirección	disponible	disponibles	dispositivo	dispositivos	documento	elementos	eliminada	eliminado	eliminar	eliminarán	enviado	errores	escribir	espacio	exportar	fallido	favoritos	fotografía	función	guardado	guardar	importar	imposible	incorrecta	incorrecto	información	iniciar	internet	inténtalo	inténtelo	invitación	inválido	mensaje	mensajes	micrófono	modificar	momento	necesario	necesita	notificaciones	nuevamente	obtener	ocurrido	operación	permanentemente	permiso	permisos	permite	permitir	posible	problema	proceso	pérdida	quieres	realizar	realmente	recibir	recuperar	reiniciar	renombrar	restablecer	restaurar	resultado	seguridad	seleccionado	seleccionar	servidor	siguiente	sincronización	sincronizar	solicitar	solicitud	también	teléfono	temporalmente	terminar	ubicación	usuario	usuarios	utilizar	verificación	verificar	versión
	except	acepar	acetar	aparto	canelar	contacts	cunetas	descarar	elements	eliminaran	envido	errors	impossible	intentalo	invalido	menaje	menajes	perdida	perite	permitee	possible	premiso	premisos	premitir	quires	realzar	version
misspellings	contrasena	contraseña
	conección	conexión
	conecciones	conexiones
	direcion	dirección
	ningun	ningún
	algun	algún
	tambien	también
	aqui	aquí
	informacion	información
	sesion	sesión
	aplicacion	aplicación
	codigo	código
	telefono	teléfono
pronouns	match	word
	applies	yes
	second	tú	tu	tus	te	ti	contigo	tuyo	tuyas
	first	yo	mi	mis	mí	nuestra
	ambiguous_second	tuya	su	sus
	ambiguous_first	me	nos	nuestros	nuestras
verbs	strings	tap	430
		click	454
		press	364
	tap	toca	350	3	1	21
		tocar	55	0	0	9
		toqu	20	0	0	10
	click	clic	0	428	5	2
	press	presion	51	25	326	49
	click_distinct_from_tap	clic
destructive_titles	verb_position	first
	harmless	Restablecer contraseña	Restablecer la contraseña	Borrar búsqueda
	constructive	abrir	agregar	compartir	copiar	crear	duplicar	exportar	imprimir	mostrar	ver
notifications	instructions	toca aquí	toque aquí	toca para	toque para	pulsa aquí	pulse aquí	pulsa para	pulse para	pulsa en	haz clic	haga clic	presiona para	abre la app	abra la app	abre la aplicación	abra la aplicación	inicia la app	ve a	vaya a	ve a ajustes	abre ajustes	abre la configuración	desliza para	deslice para
	not_instructions	ve a dormir
	secrets	contraseña	código pin	pin	código de verificación	código de seguridad	código de acceso	código de confirmación	clave de acceso	número de cuenta	número de tarjeta	iban	saldo
	private_topics	diagnóstico	vih	embarazada	embarazo	biopsia	cáncer	receta médica	antidepresivo	presión arterial	tensión arterial	glucosa en sangre	resultados del análisis	salario	nómina	descubierto
	marketing	oferta especial	oferta exclusiva	oferta limitada	tiempo limitado	código promocional	cupón	descuento	descuentos	rebajas	compra ahora	compre ahora	suscríbete ahora	pide ahora	prueba gratis	prueba gratuita	no te lo pierdas	no te pierdas	ahorra hasta	pásate a premium	black friday
	empty_placeholders	Notificación	notificaciones	nueva notificación
	settings	ajustes	configuración
terms	Cancel	platform	Cancelar
	OK	platform	OK
		accepted	Aceptar
	Yes	accepted	Sí
	No	platform	No
	Done	platform	Listo
		accepted	OK
		seen	Aceptar
	Close	platform	Cerrar
	Delete	platform	Eliminar
		accepted	Borrar
		seen	eliminación	eliminar
	Remove	accepted	Eliminar	Quitar
	Erase	accepted	Borrar
	Discard	accepted	Descartar
	Clear	platform	Borrar
	Reset	accepted	Restablecer	Cambiar	Restaurar
	Log Out	accepted	Cerrar sesión
	Sign Out	accepted	Cerrar sesión	Salir	Desconectarse
	Deactivate	accepted	Desactivar
	Block	accepted	Bloquear
	Leave	accepted	Salir	Abandonar
	Unsubscribe	platform	Cancelar suscripción
	Disconnect	accepted	Desconectar
	Uninstall	accepted	Desinstalar
	Don't Save	accepted	No guardar
	Replace	accepted	Reemplazar
		other_sense	reemplazo
	Overwrite	accepted	Sobrescribir
	Revoke	accepted	Revocar
	Destroy	accepted	Destruir
	Retry	accepted	Reintentar	Volver a intentar
	Try Again	accepted	Reintentar	Intentar nuevamente	Reintenta
	Settings	accepted	Configuración
	Not Now	platform	Ahora no
	Later	accepted	Más tarde
	Allow	platform	Permitir
	Don't Allow	platform	No permitir
	Continue	platform	Continuar
	Save	platform	Guardar
	Back	platform	Atrás
	Sign In	accepted	Iniciar sesión	Acceder
	Log In	accepted	Iniciar sesión
	Delete Account	accepted	Eliminar cuenta
	Delete All	accepted	Eliminar todo	Eliminar todas
	Clear All	platform	Borrar todo
	Remove All	accepted	Eliminar todo
	Discard Changes	accepted	No guardar cambios
	Keep Editing	accepted	Seguir editando
	Got It	accepted	Entendido
	Dismiss	platform	Cerrar
		accepted	OK	Aceptar	Descartar	Omitir
	Confirm	accepted	Confirmar
	Learn More	accepted	Más información	Más
	Open Settings	accepted	Abrir Configuración	Abrir la configuración
	Go to Settings	accepted	Ir a Configuración	Configurar
	Turn Off	accepted	Desactivar
	Turn On	accepted	Activar
	Stop	platform	Detener
		accepted	Interrumpir
	Quit	accepted	Salir	Salió
	Report	accepted	Reportar
	Update	accepted	Actualizar	Última hora
	Error	accepted	Error
	Warning	accepted	Advertencia
	Send	accepted	Enviar
	Undo	platform	Deshacer
	Edit	platform	Editar
		accepted	Edición
	Archive	accepted	Archivar	Archivo	Archivado	Archivo comprimido
	Hide	accepted	Ocultar
	Decline	accepted	Rechazar	Declinar
	Ignore	accepted	Ignorar
	Reject	accepted	Rechazar
	Deny	accepted	Denegar	Rechazar	No permitir
	Unfollow	accepted	Dejar de seguir
	Mute	accepted	Silenciar	Silencio
	Empty Trash	accepted	Vaciar basurero
	Move to Trash	accepted	Mover al basurero	Transferir al basurero
	Restore	accepted	Restaurar
	Skip	accepted	Omitir
	Submit	accepted	Enviar
	Accept	accepted	Aceptar	Contestar
	Agree	accepted	Acepto
	Disagree	accepted	No acepto
	Enable	accepted	Activar
	Disable	accepted	Desactivar	Inhabilitar
	Continue Anyway	accepted	Continuar de todos modos
	End	accepted	Finalizar
	Exit	accepted	Salir
	Forget	accepted	Olvidar
	Unpair	accepted	Desenlazar
	Unlink	accepted	Desenlazar	desenlazar
	Stop Sharing	accepted	Dejar de compartir
	Are you sure?	accepted	¿Quieres continuar?
	This action cannot be undone.	accepted	Esta operación no puede deshacerse.
	This action can't be undone.	accepted	Esta acción no puede deshacerse.
	You can't undo this action.	accepted	Esta acción no se puede deshacer.
ambiguous	Aceptar	Accept	59
		OK	22
		Dismiss	14
		Done	5
	Activar	Turn On	64
		Enable	31
	Borrar	Clear	42
		Delete	22
		Erase	13
	Cerrar	Close	156
		Dismiss	48
	Cerrar sesión	Sign Out	21
		Log Out	5
	Desactivar	Turn Off	37
		Disable	18
		Deactivate	1
	Descartar	Dismiss	13
		Discard	5
	Desenlazar	Unlink	4
		Unpair	2
	Eliminar	Delete	212
		Remove	96
	Eliminar todo	Delete All	13
		Remove All	5
	Enviar	Send	49
		Submit	21
	Iniciar sesión	Sign In	73
		Log In	9
	No permitir	Don't Allow	85
		Deny	2
	OK	OK	695
		Done	42
		Dismiss	17
	Omitir	Skip	34
		Dismiss	4
	Rechazar	Decline	46
		Deny	6
		Reject	3
	Reintentar	Try Again	59
		Retry	34
	Restaurar	Restore	7
		Reset	2
	Salir	Quit	36
		Leave	8
		Exit	6
		Sign Out	5
"""#,
"es": #"""
locale	es
name	Spanish
family	romance
kin	gl	ast	an
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
opening_punctuation	¿	¡
longest_platform_label	2
expansion	1-10	1.25
	11-25	1.26
	26-70	1.2
	71+	1.16
title_punctuation	unmarked	0.01
	full_stop	0.97
	question	1
generic_titles	Error	Advertencia	Aviso	¿Seguro?	Confirmar	Atención	Éxito	Info	Información	Algo salió mal	Algo ha salido mal	Algo fue mal	Algo ha ido mal	Se ha producido un error	Se produjo un error	Ocurrió un error	Ha ocurrido un error	Hubo un error	Hubo un problema	Ha habido un problema	Error desconocido	Error inesperado	Por favor, confirma	Por favor, confirme	Confirma	Confirme	Confirmación	Se requiere confirmación	Confirmación requerida	Confirmación necesaria	Confirmar acción	¿Estás seguro?	¿Está seguro?	¿Estás segura?	¿Estás seguro/a?	¿De verdad?	Alerta	Fallo	Falló	Fallido	Error al procesar	Vaya	Ups	Lo sentimos	Nota	Mensaje	Problema	Importante	Cuidado	Peligro	Hecho	Completado	Correcto	Pregunta	Notificación	Consejo	Listo	Operación fallida
accusatory	idiota	estúpido	imbécil	tonto	mierda	joder	tu culpa	su culpa
ongoing_endings	ando	iendo	yendo
ongoing	en curso
function_words	el	la	los	las	un	una	unos	del	de	es	por	para	con	su	sus	tu	se	que	ha	este	esta	estos	está	desea	quieres	en	al	lo	como	puede	hay	favor
spelling	words	acceder	aceptar	activar	actualización	actualizar	actualmente	aparato	aplicaciones	aplicación	archivo	archivos	autorización	biblioteca	cambios	cancelar	compartir	comprobar	comprueba	conectado	conectar	conexión	configuración	configurar	confirmación	confirmar	contacto	contactos	contenido	continuar	contraseña	contraseñas	correctamente	correcto	cuentas	desactivar	desbloquear	descargar	descartar	desconectado	desconectar	desconocido	deshacer	después	dirección	disponible	disponibles	dispositivo	dispositivos	documento	elementos	eliminada	eliminado	eliminar	eliminarán	enviado	errores	escribir	espacio	exportar	fallido	favoritos	fotografía	función	guardado	guardar	importar	imposible	incorrecta	incorrecto	información	iniciar	internet	inténtalo	inténtelo	invitación	inválido	mensaje	mensajes	micrófono	modificar	momento	necesario	necesita	notificaciones	nuevamente	obtener	ocurrido	operación	permanentemente	permiso	permisos	permite	permitir	posible	problema	proceso	pérdida	quieres	realizar	realmente	recibir	recuperar	reiniciar	renombrar	restablecer	restaurar	resultado	seguridad	seleccionado	seleccionar	servidor	siguiente	sincronización	sincronizar	solicitar	solicitud	también	teléfono	temporalmente	terminar	ubicación	usuario	usuarios	utilizar	verificación	verificar	versión
	except	acepar	acetar	aparto	canelar	contacts	cunetas	descarar	elements	eliminaran	envido	errors	impossible	intentalo	invalido	menaje	menajes	perdida	perite	permitee	possible	premiso	premisos	premitir	quires	realzar	version
misspellings	contrasena	contraseña
	conección	conexión
	conecciones	conexiones
	direcion	dirección
	ningun	ningún
	algun	algún
	tambien	también
	aqui	aquí
	informacion	información
	sesion	sesión
	aplicacion	aplicación
	codigo	código
	telefono	teléfono
pronouns	match	word
	applies	yes
	second	tú	tu	tus	te	ti	contigo	tuyo	tuya
	first	yo	mi	mis	mí	nos	nuestro	nuestra	nuestros
	ambiguous_second	su	sus
	ambiguous_first	me	conmigo	nosotros
verbs	strings	tap	488
		click	458
		press	371
	tap	toca	417	2	0	26
		tocar	68	0	0	7
		toqu	35	3	0	14
	click	clic	1	433	4	6
	press	pulsa	94	30	353	62
		pulsac	2	4	34	15
		presion	5	0	6	3
	click_distinct_from_tap	clic
destructive_titles	verb_position	first
	harmless	Restablecer contraseña	Restablecer la contraseña	Borrar búsqueda
	constructive	abrir	añadir	compartir	copiar	crear	duplicar	exportar	imprimir	mostrar	ver
notifications	open_app	abre {app}	abra {app}	abrir {app}	abre la app {app}	abra la app {app}	abre la aplicación {app}
	instructions	toca aquí	toque aquí	toca para	toque para	pulsa aquí	pulse aquí	pulsa para	pulse para	pulsa en	haz clic	haga clic	presiona para	abre la app	abra la app	abre la aplicación	abra la aplicación	inicia la app	ve a	vaya a	ve a ajustes	abre ajustes	abre la configuración	desliza para	deslice para
	not_instructions	ve a dormir
	secrets	contraseña	código pin	pin	código de verificación	código de seguridad	código de acceso	código de confirmación	clave de acceso	número de cuenta	número de tarjeta	iban	saldo
	private_topics	diagnóstico	vih	embarazada	embarazo	biopsia	cáncer	receta médica	antidepresivo	presión arterial	tensión arterial	glucosa en sangre	resultados del análisis	salario	nómina	descubierto
	marketing	oferta especial	oferta exclusiva	oferta limitada	tiempo limitado	código promocional	cupón	descuento	descuentos	rebajas	compra ahora	compre ahora	suscríbete ahora	pide ahora	prueba gratis	prueba gratuita	no te lo pierdas	no te pierdas	ahorra hasta	pásate a premium	black friday
	empty_placeholders	Notificación	notificaciones	nueva notificación
	settings	ajustes	configuración
terms	Cancel	platform	Cancelar
	OK	platform	OK
		accepted	Aceptar
		seen	Normal	Permitir	Ok	De acuerdo	Vale
	Yes	accepted	Sí
	No	platform	No
	Done	platform	OK
		accepted	Aceptar	Hecho	Cerrar
	Close	platform	Cerrar
	Delete	platform	Eliminar
		accepted	eliminación	Borrar
	Remove	accepted	Eliminar	Quitar
	Erase	accepted	Borrar
	Discard	accepted	Descartar
	Clear	platform	Borrar
		accepted	Limpiar
	Reset	accepted	Restablecer	Reiniciar	Restaurar
	Log Out	accepted	Cerrar sesión
	Sign Out	accepted	Cerrar sesión	Cerrar Sesión
	Deactivate	accepted	Desactivar
	Block	accepted	Bloquear
	Leave	accepted	Salir
	Unsubscribe	platform	Anular suscripción
	Disconnect	accepted	Desconectar
	Uninstall	accepted	Desinstalar
	Don't Save	accepted	No guardar
	Replace	platform	Reemplazar
	Overwrite	accepted	Sobrescribir
	Revoke	accepted	Revocar
	Destroy	accepted	Destruir
	Retry	accepted	Reintentar
	Try Again	accepted	Reintentar	Inténtalo de nuevo	Intentar de nuevo
	Settings	accepted	Ajustes	Configuración
	Not Now	platform	Ahora no
	Later	accepted	Más tarde
	Allow	platform	Permitir
	Don't Allow	platform	No permitir
	Continue	platform	Continuar
	Save	platform	Guardar
	Back	platform	Atrás
		accepted	Volver
	Sign In	accepted	Iniciar sesión	Inicia sesión
	Log In	accepted	Iniciar sesión
	Delete Account	accepted	Eliminar cuenta	Eliminar la Cuenta
	Delete All	accepted	Eliminar todo
	Clear All	platform	Borrar todo
	Remove All	accepted	Eliminar todo
	Discard Changes	accepted	No guardar cambios
	Keep Editing	accepted	Continuar edición
	Got It	accepted	Entendido	OK
	Dismiss	platform	Cerrar
		seen	Descartar
	Confirm	accepted	Confirmar
	Learn More	accepted	Más información
	Open Settings	accepted	Abrir Ajustes	Abrir Configuración	Abrir ajustes	Abrir configuración
	Go to Settings	accepted	Ir a Ajustes
	Turn Off	accepted	Desactivar
	Turn On	accepted	Activar
	Stop	platform	Detener
	Quit	accepted	Salir	Ha abandonado
	Report	accepted	Informar	Reportar
	Update	accepted	Actualizar	Última hora
	Error	accepted	Error
	Warning	accepted	Advertencia	Aviso
	Send	accepted	Enviar
	Undo	platform	Deshacer
	Edit	platform	Edición
		accepted	Editar
	Archive	accepted	Archivar	Archivo	Archivado
	Hide	accepted	Ocultar
	Decline	accepted	Rechazar
	Ignore	accepted	Ignorar
	Reject	accepted	Rechazar
	Deny	accepted	Denegar
	Unblock	accepted	Desbloquear
	Unfollow	accepted	Dejar de seguir
	Mute	accepted	Silenciar	Silencio
	Empty Trash	accepted	Vaciar papelera
	Move to Trash	accepted	Trasladar a la papelera
	Restore	accepted	Restaurar
	Skip	accepted	Omitir	Saltar
	Submit	accepted	Enviar
	Accept	accepted	Aceptar
	Agree	accepted	Acepto
	Disagree	accepted	No acepto	No estoy de Acuerdo
	Enable	accepted	Activar
	Disable	accepted	Desactivar	Inhabilitar
	Continue Anyway	accepted	Continuar de todos modos
	End	accepted	Finalizar	Fin
	Exit	accepted	Salir
	Forget	accepted	Olvidar
	Unpair	accepted	Desenlazar
	Unlink	accepted	Desenlazar	anulación del enlace
	Stop Sharing	accepted	Dejar de compartir
	Are you sure?	accepted	¿Seguro?
	This action cannot be undone.	accepted	Esta operación no puede deshacerse.
	This action can't be undone.	accepted	Esta acción no puede deshacerse.
	You can't undo this action.	accepted	Esta acción no se puede deshacer.
ambiguous	Aceptar	OK	345
		Done	73
		Accept	64
	Activar	Turn On	64
		Enable	33
	Borrar	Clear	45
		Erase	12
		Delete	11
	Cerrar	Close	166
		Dismiss	97
		Done	8
	Cerrar sesión	Sign Out	30
		Log Out	6
	Desactivar	Turn Off	37
		Disable	20
		Deactivate	2
	Desenlazar	Unlink	4
		Unpair	2
	Eliminar	Delete	234
		Remove	107
	Eliminar todo	Delete All	16
		Remove All	5
	Enviar	Send	55
		Submit	21
	Iniciar sesión	Sign In	79
		Log In	12
	OK	OK	372
		Done	134
		Got It	5
	Rechazar	Decline	58
		Reject	7
	Reintentar	Try Again	74
		Retry	47
	Restaurar	Restore	7
		Reset	3
	Salir	Quit	39
		Leave	13
		Exit	6
	Descartar	Discard	8
		Dismiss	3
"""#,
"et": #"""
locale	et
name	Estonian
family	finnic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.14
	26-70	1.08
	71+	1.06
generic_titles	Viga	Hoiatus	Kas oled kindel?	Kinnita	Kinnitus	Info	Teave	Midagi läks valesti	Tekkis viga	Ilmnes viga	Esines viga	Tundmatu viga	Ootamatu viga	Vajalik kinnitus	Palun kinnita	Palun kinnitage	Kas olete kindel?	Tähelepanu	Teade	Teatis	Sõnum	Õnnestus	Edu	Valmis	Ebaõnnestus	Ups	Oih	Oluline	Probleem	Oht	Küsimus	Märkus
function_words	ja	ei	selle	kas	oled	kindel	soovid	või	kui
pronouns	match	word
	applies	yes
	second	sina	sa	sinu	sind	sulle	sul	sinuga	sinult	teie	te	teid	teile	teil	teilt	teiega
	first	mina	ma	mu	mind	mulle	mul	minuga	meie	me	meile	meil
	ambiguous_first	minu	meid
verbs	strings	tap	63
		click	119
		press	136
	tap	puuduta	34	0	0	14
		koputa	3	0	0	1
	click	klõpsa	10	90	0	5
		klõpsi	8	6	2	0
	press	vajuta	1	0	133	5
	click_distinct_from_tap	klõpsa
destructive_titles	verb_position	first
terms	Cancel	accepted	Tühista	Loobu	Katkesta
	OK	accepted	OK	Sobib	Olgu	Ok
	Yes	accepted	Jah
	No	accepted	Ei
	Done	accepted	Valmis
	Close	accepted	Sulge
	Delete	accepted	Kustuta
	Remove	accepted	Eemalda
	Erase	accepted	Kustuta
	Discard	accepted	Loobu	Unusta
	Clear	accepted	Tühjenda	Kustuta
	Reset	accepted	Lähtesta
	Log Out	accepted	Logi välja
	Sign Out	accepted	Logi välja
	Deactivate	accepted	Eemalda konto	Inaktiveeri
	Block	accepted	Blokeeri	Bloki	Blokitud
	Leave	accepted	Lahku
	Disconnect	accepted	Katkesta ühendus	Ühenda lahti
	Uninstall	accepted	Desinstalli
	Don't Save	accepted	Ära salvesta
	Replace	accepted	Asenda
	Overwrite	accepted	Kirjuta üle
	Destroy	accepted	Hävita
	Retry	accepted	Proovi uuesti
	Try Again	accepted	Proovi uuesti
	Settings	accepted	Seaded	Sätted	Seadistused
	Not Now	accepted	Mitte praegu
	Later	accepted	Hiljem
	Allow	accepted	Luba	Lubatud
	Don't Allow	accepted	Ära luba
	Continue	accepted	Jätka
	Save	accepted	Salvesta
	Back	accepted	Tagasi
	Sign In	accepted	Logige sisse	Logi sisse
	Log In	accepted	Logi sisse
	Delete Account	accepted	Kustuta kasutajakonto
	Delete All	accepted	Kustuta kõik
	Clear All	accepted	Tühjenda kõik
	Remove All	accepted	Eemalda kõik	Kustuta kõik andmed
	Discard Changes	accepted	Unusta muudatused
	Got It	accepted	Selge	Sain aru
	Dismiss	accepted	Loobu	Peida
	Confirm	accepted	Kinnita	Kinnitus
	Learn More	accepted	Lisateave	Rohkem teavet
	Open Settings	accepted	Ava seaded	Ava sätted
	Go to Settings	accepted	Ava seaded	Ava seadistused
	Turn Off	accepted	Lülita välja
	Turn On	accepted	Lülita sisse
	Stop	accepted	Peata
	Quit	accepted	Välju
	Report	accepted	Raporteeri	Teata
	Update	accepted	Värskenda	Uuenda
	Error	accepted	Viga
	Warning	accepted	Hoiatus
	Send	accepted	Saada
	Undo	accepted	Võta tagasi	Võta tegevus tagasi
	Edit	accepted	Muuda
	Archive	accepted	Arhiivi	Arhiveeri
	Hide	accepted	Peida
	Decline	accepted	Keeldu
	Ignore	accepted	Eira
	Reject	accepted	Keeldu
	Deny	accepted	Keela
	Unblock	accepted	Eemalda blokeering
	Mute	accepted	Vaigista	Summuta	Summutatud
	Move to Trash	accepted	Viska prügikasti
	Restore	accepted	Taasta
	Skip	accepted	Jäta vahele
	Submit	accepted	Esita
	Accept	accepted	Nõustu
	Enable	accepted	Luba
	Disable	accepted	Keela	Lülita välja
	Continue Anyway	accepted	Jätka ikkagi
	End	accepted	Lõpeta
	Exit	accepted	Välju
	Forget	accepted	Unusta	Unusta see jututuba
	Stop Sharing	accepted	Lõpeta jagamine
	Are you sure?	accepted	Kas oled kindel?
	This action cannot be undone.	accepted	Seda tegevust pole võimalik tagasi võtta.
ambiguous	Ava seaded	Open Settings	7
		Go to Settings	4
	Keela	Deny	6
		Disable	5
	Keeldu	Decline	4
		Reject	3
	Kustuta	Delete	37
		Clear	5
		Erase	2
	Logi sisse	Sign In	6
		Log In	4
	Logi välja	Sign Out	7
		Log Out	1
	Loobu	Cancel	38
		Dismiss	13
		Discard	2
	Luba	Allow	34
		Enable	9
	Lülita välja	Turn Off	6
		Disable	2
	Peida	Dismiss	6
		Hide	5
	Proovi uuesti	Try Again	24
		Retry	14
	Unusta	Discard	2
		Forget	1
	Välju	Quit	6
		Exit	5
"""#,
"fa": #"""
locale	fa
name	Persian
family	iranian
kin	ku	ckb	kmr	ps	tg	sdh
direction	rtl
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	؟
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	1.06
	26-70	1.06
	71+	1.07
generic_titles	خطا	هشدار	اخطار	آیا مطمئن هستید؟	تأیید کردن	تصدیق	اطلاعات	مشکلی پیش آمد	مشکلی پیش آمده	مشکلی رخ داد	خطایی رخ داد	خطایی رخ داده است	خطایی پیش آمد	خطای ناشناخته	خطای غیرمنتظره	لطفاً تأیید کنید	لطفا تایید کنید	تأیید	تایید	تأیید لازم است	مطمئنید؟	مطمئن هستید؟	توجه	اعلان	پیام	موفق	موفقیت	انجام شد	ناموفق	شکست	مهم	نکته	مشکل	خطر	سؤال	سوال
ongoing	در حال
pronouns	match	word
	applies	partial
	second	شما	شماست	تان	خودتان	برایتان
	first	من	ما	برایم
verbs	come_last	true
	strings	tap	37
		click	160
		press	135
	tap	تک‌ضرب	11	1	0	0
		ضربه	9	0	0	0
	click	کلیک	0	149	1	7
	press	فشار	1	2	128	6
	click_distinct_from_tap	کلیک
destructive_titles	verb_position	first
terms	Cancel	accepted	لغو	انصراف
	OK	accepted	تأیید	قبول
		seen	باشه
	Yes	accepted	بله
	No	accepted	خیر	نه
	Done	accepted	انجام شد	تمام
	Close	accepted	بستن
	Delete	accepted	حذف
	Remove	accepted	برداشتن	حذف
	Erase	accepted	پاک کردن
	Discard	accepted	دور انداختن	دور ریختن
	Clear	accepted	پاک کردن
	Reset	accepted	بازنشانی	صفر کردن
	Revoke	accepted	لغو دسترسی
	Destroy	accepted	نابود کردن
	Log Out	accepted	خارج شدن	خروج از سیستم
	Sign Out	accepted	خروج از سیستم	خروج
	Deactivate	accepted	غیرفعال کردن	غیرفعّال
	Block	accepted	مسدود کردن	بلوک
	Leave	accepted	ترک کردن	ترک
	Disconnect	accepted	قطع ارتباط
	Uninstall	accepted	حذف نصب
	Don't Save	accepted	ذخیره نشدن
	Replace	accepted	جایگزین کردن
	Retry	accepted	امتحان مجدد	کوشش دوباره
	Try Again	accepted	تلاش دوباره	تلاش مجدد
	Settings	accepted	تنظیمات
	Not Now	accepted	اکنون نه	حالا نه	فعلاً نه	هم‌اکنون نه
	Later	accepted	بعدا	بعداً
	Allow	accepted	اجازه دادن
	Don't Allow	accepted	اجازه ندادن	اجازه نده
	Continue	accepted	ادامه
	Save	accepted	ذخیره
	Back	accepted	برگشتن	بازگشت	عقب
	Sign In	accepted	ورود	ورود به سیستم
	Log In	accepted	ورود
	Delete Account	accepted	غیرفعّال‌سازی حساب
	Delete All	accepted	حذف همه
	Clear All	accepted	پاک کردن همه
	Remove All	accepted	حذف همه
	Got It	accepted	متوجه شدم
	Dismiss	accepted	رد کردن	بستن	رد
	Confirm	accepted	تأیید کردن	تصدیق
	Learn More	accepted	بیشتر بدانید	اطلاعات بیشتر
	Open Settings	accepted	باز کردن تنظیمات	تنظیم‌ها را باز کنید
	Go to Settings	accepted	رفتن به «تنظیمات»
	Turn Off	accepted	خاموش کردن
	Turn On	accepted	روشن کردن
	Stop	accepted	توقف	ایست
	Quit	accepted	خروج	رها کردن
	Report	accepted	گزارش
	Update	accepted	به‌روزرسانی	بروزرسانی
	Error	accepted	خطا
	Warning	accepted	هشدار	اخطار
	Send	accepted	ارسال
	Undo	accepted	لغو	برگردان	واگرد
	Edit	accepted	ویرایش
	Archive	accepted	بایگانی
	Hide	accepted	مخفی کردن
	Decline	accepted	رد کردن	رد
	Ignore	accepted	نادیده گرفتن	نادیده‌گرفتن
	Reject	accepted	رد کردن
	Deny	accepted	رد کردن
	Unblock	accepted	رفع انسداد
	Unfollow	accepted	لغو دنبال کردن
	Mute	accepted	صامت کردن	بی‌صدا
	Move to Trash	accepted	انتقال به زباله‌دان
	Restore	accepted	بازگرداندن
	Skip	accepted	رد شدن	رد کردن	پرش
	Submit	accepted	ارسال
	Accept	accepted	پذیرش	می‌پذیرم
	Agree	accepted	موافق
	Disagree	accepted	مخالف
	Enable	accepted	فعال کردن	فعال‌سازی
	Disable	accepted	غیرفعال کردن	غیر فعال کردن
	Continue Anyway	accepted	ادامه درهرصورت
	End	accepted	پایان
	Exit	accepted	خارج شدن	خروج
	Forget	accepted	فراموش کردن	فراموشی این اتاق
	Stop Sharing	accepted	توقف هم‌رسانی
	Are you sure?	accepted	آیا مطمئن هستید؟
	This action cannot be undone.	accepted	این اقدام قابل بازگشت نیست.	این عمل قابل بازگشت نیست.	این عمل قابل واگرد نیست.
ambiguous	ارسال	Send	10
		Submit	7
	بستن	Close	94
		Dismiss	18
	حذف	Delete	42
		Remove	18
	حذف همه	Remove All	4
		Delete All	1
	خارج شدن	Exit	3
		Log Out	1
	خروج	Sign Out	2
		Quit	2
		Exit	2
	خروج از سیستم	Sign Out	5
		Log Out	1
	رد	Dismiss	4
		Decline	1
	رد کردن	Dismiss	22
		Deny	7
		Decline	3
		Reject	2
		Skip	2
	غیرفعال کردن	Disable	3
		Deactivate	1
	لغو	Cancel	68
		Undo	17
	ورود	Sign In	11
		Log In	2
	پاک کردن	Clear	12
		Erase	2
"""#,
"fi": #"""
locale	fi
name	Finnish
family	finnic
kin	se
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.22
	11-25	1.12
	26-70	1.04
	71+	1.01
title_punctuation	unmarked	0.01
	full_stop	0.99
	question	1
generic_titles	Virhe	Varoitus	Oletko varma?	Vahvista	Info	Tiedot	Tietoja	Jokin meni pieleen	Jotain meni pieleen	Jokin meni vikaan	Tapahtui virhe	On tapahtunut virhe	Tuntematon virhe	Odottamaton virhe	Tapahtui tuntematon virhe	Tapahtui odottamaton virhe	Ongelma	Vahvistus	Vahvistus vaaditaan	Vahvistus tarvitaan	Oletko aivan varma?	Huomio	Huom	Huomautus	Ilmoitus	Viesti	Onnistui	Onnistunut	Valmis	Epäonnistui	Hups	Oho	Tärkeää	Vaara	Kysymys
ongoing	käynnissä	odotetaan
function_words	ja	ei	ole	tämä	tämän	haluatko	ovat	että	sinun	voi	voit	joka	kun	tai	varmasti	olet	olevan
pronouns	match	word
	applies	partial
	second	sinä	sinun	sinut	sinua	sinulla	sinulta	sinulle	sinuun
	first	minä	minut	minua	minulla	minulle	me	meidän	meitä	meille
verbs	strings	tap	462
		click	458
		press	369
	tap	kaksoisnapau	236	0	0	0
		napau	190	9	0	0
	click	klik	0	400	3	2
		kaksoisklik	0	11	0	0
	press	paina	8	5	320	22
		paino	0	0	2	15
	click_distinct_from_tap	klik	kaksoisklik
destructive_titles	verb_position	first
	harmless	Poista mykistys	Poista esto	Poista arkistosta	Tyhjennä haku
terms	Cancel	platform	Kumoa
		accepted	Peru
		seen	Peruuta
	OK	platform	OK
		seen	Selvä
	Yes	accepted	Kyllä
	No	platform	Ei
	Done	platform	Valmis
		accepted	OK
	Close	platform	Sulje
	Delete	platform	Poista
		accepted	poisto
	Remove	accepted	Poista
	Erase	accepted	Tyhjennä
	Discard	accepted	Hylkää
	Clear	platform	Tyhjennä
		accepted	Poista
	Reset	accepted	Nollaa	Palauta	Tyhjennä
	Log Out	accepted	Kirjaudu ulos
	Sign Out	accepted	Kirjaudu ulos
	Deactivate	accepted	Deaktivoi	Poista käytöstä
	Block	accepted	Estä
	Leave	accepted	Poistu
	Unsubscribe	platform	Peru tilaus
	Disconnect	accepted	Katkaise yhteys	Katkaise
	Uninstall	accepted	Poista
	Don't Save	accepted	Älä tallenna
	Replace	platform	Korvaa
	Overwrite	accepted	Korvaa
	Revoke	accepted	Mitätöi
	Destroy	accepted	Tuhoa
	Retry	accepted	Yritä uudelleen	Uudelleen
	Try Again	accepted	Yritä uudelleen	Uudelleen
	Settings	accepted	Asetukset
		seen	Asetuksissa
	Not Now	platform	Ei nyt
	Later	accepted	Myöhemmin	Ei nyt
	Allow	platform	Salli
	Don't Allow	platform	Älä salli
	Continue	platform	Jatka
	Save	platform	Tallenna
	Back	platform	Edellinen
		accepted	Takaisin
	Sign In	accepted	Kirjaudu sisään	Kirjaudu
	Log In	accepted	Kirjaudu sisään	Kirjaudu
	Delete Account	accepted	Poista tili
	Delete All	accepted	Poista kaikki
	Clear All	platform	Poista kaikki
		accepted	Tyhjennä kaikki
	Remove All	accepted	Poista kaikki
	Discard Changes	accepted	Hylkää muutokset
	Keep Editing	accepted	Jatka muokkausta
	Got It	accepted	Ymmärretty	Selvä
	Dismiss	platform	Hylkää
		accepted	Sulje	OK
		seen	Ohita
	Confirm	accepted	Vahvista
	Learn More	accepted	Lisätietoja	Lue lisää
	Open Settings	accepted	Avaa Asetukset	Avaa asetukset
	Go to Settings	accepted	Siirry Asetuksiin	Avaa Asetukset
	Turn Off	accepted	Laita pois päältä	Pois päältä	Poista käytöstä	Kytke pois
	Turn On	accepted	Laita päälle	Ota käyttöön
	Stop	platform	Keskeytä
		accepted	Lopeta	Pysäytä
	Quit	accepted	Lopeta	Sulje	Lopetettu
	Report	accepted	Ilmoita
	Update	accepted	Päivitä	Päivitys
	Error	accepted	Virhe
	Warning	accepted	Varoitus
	Send	accepted	Lähetä
	Undo	platform	Peru
		accepted	Kumoa
	Edit	platform	Muokkaa
	Archive	accepted	Arkistoi	Arkisto
	Hide	accepted	Kätke	Piilota
	Decline	accepted	Hylkää	Kieltäydy
	Ignore	accepted	Älä huomioi	Ohita	Hylkää
	Reject	accepted	Hylkää
	Deny	accepted	Estä	Kiellä
	Unblock	accepted	Poista esto
	Unfollow	accepted	Lopeta seuraaminen
	Mute	accepted	Mykistä	Mykistetty
	Empty Trash	accepted	Tyhjennä roskakori
	Move to Trash	accepted	Siirrä roskakoriin
	Restore	accepted	Palauta
	Skip	accepted	Ohita
	Submit	accepted	Lähetä
	Accept	accepted	Hyväksy	Vastaa
	Agree	accepted	Hyväksy	Hyväksyn
	Disagree	accepted	En hyväksy	Hylkää
	Enable	accepted	Ota käyttöön
	Disable	accepted	Poista käytöstä	Poista
	Continue Anyway	accepted	Jatka silti
	End	accepted	Lopeta	Loppu
	Exit	accepted	Poistu
	Forget	accepted	Unohda
	Unpair	accepted	Poista pari
	Unlink	accepted	Poista linkki	linkin poisto
	Stop Sharing	accepted	Lopeta jako	Lopeta jakaminen
	Are you sure?	accepted	Oletko varma?
	This action cannot be undone.	accepted	Toimintoa ei voida perua.
	This action can't be undone.	accepted	Tätä toimintoa ei voida perua.
	You can't undo this action.	accepted	Toimintoa ei voida perua.
ambiguous	Avaa Asetukset	Open Settings	11
		Go to Settings	3
	Ei nyt	Not Now	187
		Later	6
	Estä	Block	16
		Deny	11
	Hylkää	Decline	47
		Dismiss	19
		Discard	9
		Reject	5
		Ignore	2
		Disagree	2
	Hyväksy	Accept	60
		Agree	4
	Kirjaudu	Sign In	11
		Log In	2
	Kirjaudu sisään	Sign In	76
		Log In	10
	Kirjaudu ulos	Sign Out	32
		Log Out	5
	Korvaa	Replace	24
		Overwrite	3
	Kumoa	Cancel	854
		Undo	20
	Lopeta	Stop	40
		Quit	35
		End	10
	Lähetä	Send	52
		Submit	21
	OK	OK	728
		Done	10
		Dismiss	10
	Ohita	Skip	42
		Ignore	7
		Dismiss	3
	Ota käyttöön	Enable	32
		Turn On	16
	Palauta	Restore	7
		Reset	6
	Peru	Cancel	49
		Undo	37
	Poista	Delete	248
		Remove	130
		Uninstall	7
		Clear	4
		Disable	2
	Poista kaikki	Delete All	16
		Remove All	5
		Clear All	2
	Poista käytöstä	Disable	19
		Turn Off	4
		Deactivate	1
	Poistu	Leave	12
		Exit	6
	Sulje	Close	165
		Dismiss	69
		Quit	4
	Toimintoa ei voida perua.	This action cannot be undone.	2
		You can't undo this action.	1
	Tyhjennä	Clear	43
		Erase	12
		Reset	5
	Uudelleen	Retry	9
		Try Again	4
	Yritä uudelleen	Try Again	81
		Retry	39
"""#,
"fil": #"""
locale	fil
name	Filipino
family	malayic
kin	ceb	ilo	war
serves	tl
direction	ltr
word_separator	space
has_case	true
button_case	title
title_case	title
case_note	From browsers and apps only; not a language of the platform in the data.
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.4
	11-25	1.38
	26-70	1.29
	71+	1.26
generic_titles	Nagka-error	Babala	Gusto mo ba talaga?	Kumpirmahin	Impormasyon	May nangyaring mali	Nagkaroon ng error	Nagka-problema	Hindi kilalang error	Pakikumpirma	Kumpirmasyon	Kailangan ng kumpirmasyon	Sigurado ka ba?	Pansin	Abiso	Mensahe	Tagumpay	Tapos na	Nabigo	Oops	Mahalaga	Problema	Mag-ingat	Tanong	Error
function_words	ang	ng	mga	sa	ay	hindi	ito	mo	iyong	gusto	na	ba
pronouns	match	word
	applies	yes
	second	ka	ikaw	mo	iyo	iyong	kayo	inyong	ninyo
	first	ako	ko	akin	aking	akong	kong	kami	namin	naming	amin	aming
verbs	strings	tap	14
		click	111
		press	126
	tap	tap	14	2	2	49
		i-tap	7	0	2	0
		mag-tap	4	0	0	0
	click	click	0	99	0	0
		i-click	0	62	0	0
		mag-click	0	10	0	0
	press	pindutin	0	14	123	18
	click_distinct_from_tap	click	i-click	mag-click
destructive_titles	verb_position	first
terms	Cancel	accepted	Kanselahin	Ikansela
	OK	accepted	OK	Ok
	Yes	accepted	Oo
	No	accepted	Hindi
	Done	accepted	Tapos na	Tapusin
	Close	accepted	Isara	Isarado
	Delete	accepted	I-delete	Burahin
	Remove	accepted	Alisin	Tanggalin
	Erase	accepted	Burahin
	Discard	accepted	Balewalain	I-discard	Itapon
	Clear	accepted	I-clear	Burahin
	Reset	accepted	I-reset
	Log Out	accepted	Mag - Log Out
	Sign Out	accepted	Mag-sign out
	Deactivate	accepted	I-deactivate
	Block	accepted	I-block	Harangin
	Leave	accepted	Umalis
	Disconnect	accepted	Mag-disconnect
	Uninstall	accepted	I-uninstall
	Don't Save	accepted	Huwag mag-save
	Replace	accepted	Palitan
	Retry	accepted	Subukang muli	Subukan muli
	Try Again	accepted	Subukan ulit	Subukan muli
	Settings	accepted	Mga Setting	Mga setting
	Not Now	accepted	Hindi ngayon	Hindi sa Ngayon
	Allow	accepted	Payagan
	Don't Allow	accepted	Huwag Payagan	Huwag payagan
	Continue	accepted	Magpatuloy
	Save	accepted	I-save	i-Save
	Back	accepted	Bumalik	Balikan
	Sign In	accepted	Mag-sign in	Mag-sign In
	Log In	accepted	Mag - Log In	Mag-log in
	Delete All	accepted	I-delete Lahat
	Clear All	accepted	I-clear lahat
	Remove All	accepted	Alisin Lahat	Alisin lahat
	Got It	accepted	Nakuha ko
	Dismiss	accepted	Huwag pansinin	Alisin
	Confirm	accepted	Kumpirmahin
	Learn More	accepted	Alamin	Matuto pa	Alamin pa	Matuto Pa
	Open Settings	accepted	Buksan ang mga setting
	Go to Settings	accepted	Pumunta sa Mga Setting
	Turn Off	accepted	I-off
	Turn On	accepted	I-on
	Stop	accepted	Itigil	Huminto
	Quit	accepted	Isara
	Report	accepted	Isumbong
	Update	accepted	I-update
	Error	accepted	Nagka-error
	Warning	accepted	Babala
	Send	accepted	Ipadala
	Undo	accepted	I-undo
	Edit	accepted	I-edit	Baguhin
	Archive	accepted	I-archive
	Hide	accepted	Itago
	Decline	accepted	Tanggihan
	Ignore	accepted	Balewalain
	Reject	accepted	Tanggihan
	Deny	accepted	Tanggihan
	Mute	accepted	I-mute	i-Mute
	Restore	accepted	Ipanumbalik	Ibalik
	Skip	accepted	Laktawan
	Submit	accepted	Isumite
	Accept	accepted	Tanggapin
	Enable	accepted	I-enable	Paganahin
	Disable	accepted	Huwag paganahin	i-Disable
	Continue Anyway	accepted	Magpatuloy pa rin
	End	accepted	Tapusin
	Exit	accepted	Lumabas
	Forget	accepted	Kalimutan
	Stop Sharing	accepted	Ihinto ang pagbabahagi
	Are you sure?	accepted	Gusto mo ba talaga?
	This action cannot be undone.	accepted	Ang aksyon na ito ay hindi na mababawi.
ambiguous	Alisin	Remove	27
		Dismiss	5
	Balewalain	Ignore	5
		Discard	1
	Burahin	Delete	3
		Clear	3
		Erase	2
	Isara	Close	56
		Quit	2
	Subukan muli	Retry	2
		Try Again	2
	Tanggihan	Deny	7
		Decline	2
		Reject	1
	Tapusin	Done	2
		End	2
"""#,
"fr-CA": #"""
locale	fr-CA
name	Canadian French
family	romance
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
space_before	:	 
longest_platform_label	3
expansion	1-10	1.25
	11-25	1.27
	26-70	1.23
	71+	1.21
title_punctuation	unmarked	0.1
	full_stop	0.99
	question	1
generic_titles	Erreur	Avertissement	Attention	Êtes-vous sûr?	Confirmer	Succès	Échec	Oups	Info	Infos	Information	Informations	Une erreur est survenue	Une erreur s'est produite	Une erreur inconnue est survenue	Une erreur inattendue est survenue	Une erreur inconnue s'est produite	Une erreur inattendue s'est produite	Erreur inconnue	Erreur inattendue	Un problème est survenu	Quelque chose s'est mal passé	Quelque chose n'a pas fonctionné	Veuillez confirmer	Merci de confirmer	Confirmation	Confirmation requise	Confirmation nécessaire	Confirmer l'action	Êtes-vous sûre ?	Êtes-vous sûr(e) ?	Êtes-vous certain ?	Es-tu sûr ?	Es-tu sûr(e) ?	Vraiment ?	Réussi	Réussite	Échoué	Échec de l'opération	Mince	Désolé	Avis	Alerte	Note	Remarque	Message	Problème	Important	Danger	Terminé	Question	Notification	Astuce	Bravo
accusatory	idiot	imbécile	stupide	crétin	merde	putain	votre faute	ta faute
ongoing	en cours
spelling	words	accéder	actuellement	adresse	ajouter	annuler	appareil	appareils	application	applications	autorisation	autorisations	autoriser	avertissement	bibliothèque	changements	confirmation	confirmer	connecter	connecté	connexion	contenu	continuer	corbeille	correctement	demande	dernière	disponible	document	documents	données	dossier	dossiers	déconnecter	déconnecté	déconnexion	définitivement	désactiver	désactivé	emplacement	enregistrement	enregistrer	enregistré	envoyer	existant	exporter	fichier	fichiers	fonction	fonctionnalité	importer	impossible	inconnu	inconnue	incorrect	indisponible	informations	installer	internet	invalide	irréversible	localisation	longtemps	message	messages	microphone	modifications	modifier	modifié	navigateur	notification	notifications	nouveau	nouvelle	nécessaire	opération	paramètres	partager	permettre	permission	photothèque	plusieurs	possible	prendre	problème	produite	quitter	rechercher	recommencer	remplacer	renommer	requise	restaurer	récupérer	réessayer	réglages	réinitialisation	réinitialiser	sauvegarde	sauvegarder	serveur	session	seulement	souhaitez	suppression	supprimer	supprimé	supprimée	supprimées	supprimés	survenu	survenue	synchronisation	synchroniser	sécurité	sélectionner	sélectionné	terminé	toujours	téléchargement	télécharger	téléchargé	téléphone	utilisateur	utilisateurs	utiliser	verrouillage	version	veuillez	vouloir	vraiment	vérification	vérifier	éléments
	except	apparel	apparels	connecte	donnes	donnés	dosser	dossers	déactiver	déactivé	enregistre	ficher	irreversible	modifie	novelle	operation	pendre	permette	replacer	requisse	ressayer	server	supprime	supprimes	telephone	termine	veillez	verification	verifier
misspellings	etes	êtes
	soumetre	soumettre
	addresse	adresse
	adress	adresse
	connection	connexion
	connections	connexions
	deconnexion	déconnexion
	déconnection	déconnexion
	aggrandir	agrandir
	reessayer	réessayer
	parametres	paramètres
	parametre	paramètre
	telecharger	télécharger
	telechargement	téléchargement
	malgrés	malgré
	biensur	bien sûr
pronouns	match	word
	applies	yes
	second	tu	te	t’	toi	ta	tes	vous	votre	vos	vôtre
	first	je	j’	me	moi	mon	ma	mes	nous	nos
	ambiguous_second	ton
	ambiguous_first	m’
verbs	strings	tap	415
		click	352
		press	248
	tap	touche	392	10	47	85
		touchez	274	0	2	7
		toucher	119	0	0	4
	click	cliqu	0	323	4	9
		clic	0	23	1	4
	press	appuy	41	8	187	6
	click_distinct_from_tap	cliqu	clic
destructive_titles	verb_position	first
	harmless	Réinitialiser le mot de passe	Effacer la recherche
	constructive	afficher	ajouter	copier	créer	dupliquer	exporter	imprimer	ouvrir	partager	renommer	voir
notifications	instructions	touchez ici	touchez pour	touche pour	toucher pour	touchez le	touchez la	appuyez ici	appuyez pour	appuyez sur	appuie sur	cliquez ici	cliquez pour	cliquez sur	ouvrez l'app	ouvrez l’app	ouvrez l'application	ouvrez l’application	ouvre l'application	ouvre l’application	lancez l'application	lancez l’application	allez dans	accédez aux réglages	ouvrez les réglages	balayez	faites glisser
	secrets	mot de passe	code pin	code de vérification	code de sécurité	code de confirmation	code d'accès	code d’accès	code secret	numéro de compte	numéro de carte	iban	solde
	private_topics	diagnostic médical	vih	enceinte	grossesse	biopsie	cancer	ordonnance	antidépresseur	tension artérielle	glycémie	résultats d'analyse	résultats d’analyse	salaire	découvert bancaire
	marketing	offre spéciale	offre exclusive	offre limitée	durée limitée	code promo	coupon	réduction	réductions	soldes	vente flash	acheter maintenant	achetez maintenant	abonnez-vous maintenant	commandez maintenant	essai gratuit	ne manquez pas	économisez jusqu'à	économisez jusqu’à	passez à premium	passez à la version premium	black friday
	empty_placeholders	Notification	notifications	nouvelle notification
	settings	réglages	paramètres
terms	Cancel	platform	Annuler
	OK	platform	OK
	Yes	accepted	Oui
	No	platform	Non
	Done	platform	OK
		accepted	Terminé
	Close	platform	Fermer
	Delete	platform	Supprimer
	Remove	accepted	Supprimer	Retirer
	Erase	accepted	Effacer
	Discard	accepted	Supprimer
	Clear	platform	Effacer
	Reset	accepted	Réinitialiser
	Log Out	accepted	Déconnexion
	Sign Out	accepted	Se déconnecter	Déconnexion
	Block	accepted	Bloquer
	Leave	accepted	Quitter
	Unsubscribe	platform	Se désabonner
	Disconnect	accepted	Déconnecter	Se déconnecter
	Don't Save	accepted	Ne pas enregistrer
	Replace	platform	Remplacer
	Overwrite	accepted	Écraser
	Revoke	accepted	Révoquer
	Destroy	accepted	Détruire
	Retry	accepted	Réessayer
	Try Again	accepted	Réessayer	Réessayez
	Settings	accepted	Réglages
	Not Now	platform	Plus tard
		accepted	Pas maintenant
	Later	accepted	Plus tard
	Allow	platform	Autoriser
	Don't Allow	platform	Refuser
		accepted	Ne pas autoriser
	Continue	platform	Continuer
	Save	platform	Enregistrer
		accepted	Conserver
	Back	platform	Retour
		accepted	Précédent
	Sign In	accepted	Se connecter	Connexion
	Log In	accepted	Se connecter
	Delete Account	accepted	Supprimer le compte
	Delete All	accepted	Tout supprimer
	Clear All	platform	Tout effacer
	Remove All	accepted	Tout supprimer
	Discard Changes	accepted	Annuler les modifications
	Keep Editing	accepted	Poursuivre les modifications
	Got It	accepted	OK
	Dismiss	platform	Fermer
		accepted	Arrêter
	Confirm	accepted	Confirmer
	Learn More	accepted	En savoir plus
	Open Settings	accepted	Ouvrir les réglages
	Go to Settings	accepted	Accéder aux réglages	Accéder à Réglages
	Turn Off	accepted	Désactiver
	Turn On	accepted	Activer
	Stop	platform	Arrêter
		accepted	Arrêt
	Quit	accepted	Quitter
	Report	accepted	Signaler
	Update	accepted	Mettre à jour	Actualités
	Error	accepted	Erreur
	Warning	accepted	Avertissement	Attention
	Send	accepted	Envoyer	Publier
	Undo	platform	Oui
		accepted	Annuler	Effacer
	Edit	platform	Modifier
		accepted	Édition
	Archive	accepted	Archiver	Archive
	Hide	accepted	Masquer
	Decline	accepted	Refuser
	Ignore	accepted	Ignorer
	Reject	accepted	Rejeter
	Deny	accepted	Refuser
	Unfollow	accepted	Ne plus suivre
	Mute	accepted	Couper le son	Silence	Couper	Son coupé
	Empty Trash	accepted	Vider la corbeille
	Move to Trash	accepted	Placer dans la corbeille
	Restore	accepted	Restaurer
	Skip	accepted	Ignorer
	Submit	accepted	Envoyer	Soumettre
	Accept	accepted	Accepter	accepter	Répondre
	Agree	accepted	Accepter
	Disagree	accepted	Refuser
	Enable	accepted	Activer
	Disable	accepted	Désactiver
	Continue Anyway	accepted	Continuer	Continuer malgré tout
	End	accepted	Fin	Terminer
	Exit	accepted	Quitter
	Forget	accepted	Oublier
	Unpair	accepted	Déjumeler
	Unlink	accepted	Dissocier
	Stop Sharing	accepted	Arrêter le partage	Ne plus partager
	Are you sure?	accepted	Êtes-vous sûr?
	This action cannot be undone.	accepted	Cette action est irréversible.
	This action can't be undone.	accepted	Cette action est irréversible.
	You can't undo this action.	accepted	Impossible d’annuler cette opération.
ambiguous	Accepter	Accept	52
		Agree	6
	Activer	Turn On	47
		Enable	31
	Annuler	Cancel	848
		Undo	30
	Arrêter	Stop	55
		Dismiss	3
	Cette action est irréversible.	This action cannot be undone.	2
		This action can't be undone.	1
	Continuer	Continue	264
		Continue Anyway	1
	Déconnexion	Sign Out	11
		Log Out	4
	Désactiver	Turn Off	32
		Disable	18
	Effacer	Clear	37
		Erase	11
		Undo	4
	Envoyer	Send	40
		Submit	10
	Fermer	Close	121
		Dismiss	79
	Ignorer	Ignore	45
		Skip	29
	OK	OK	697
		Done	145
		Got It	5
	Oui	Yes	78
		Undo	2
	Plus tard	Not Now	156
		Later	22
	Quitter	Quit	35
		Leave	8
		Exit	2
	Refuser	Don't Allow	65
		Decline	53
		Deny	9
		Disagree	5
	Réessayer	Try Again	55
		Retry	34
	Se connecter	Sign In	52
		Log In	9
	Se déconnecter	Sign Out	14
		Disconnect	8
	Supprimer	Delete	224
		Remove	94
		Discard	4
	Tout supprimer	Delete All	15
		Remove All	4
"""#,
"fr": #"""
locale	fr
name	French
family	romance
kin	oc	wa
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
space_before	?	 
	!	 
	:	 
longest_platform_label	3
expansion	1-10	1.29
	11-25	1.29
	26-70	1.24
	71+	1.22
title_punctuation	unmarked	0.06
	full_stop	0.99
	question	1
generic_titles	Erreur	Attention	Avertissement	Confirmez-vous ?	Êtes-vous sûr ?	Confirmer	Succès	Échec	Oups	Info	Infos	Information	Informations	Une erreur est survenue	Une erreur s'est produite	Une erreur inconnue est survenue	Une erreur inattendue est survenue	Une erreur inconnue s'est produite	Une erreur inattendue s'est produite	Erreur inconnue	Erreur inattendue	Un problème est survenu	Quelque chose s'est mal passé	Quelque chose n'a pas fonctionné	Veuillez confirmer	Merci de confirmer	Confirmation	Confirmation requise	Confirmation nécessaire	Confirmer l'action	Êtes-vous sûre ?	Êtes-vous sûr(e) ?	Êtes-vous certain ?	Es-tu sûr ?	Es-tu sûr(e) ?	Vraiment ?	Réussi	Réussite	Échoué	Échec de l'opération	Mince	Désolé	Avis	Alerte	Note	Remarque	Message	Problème	Important	Danger	Terminé	Question	Notification	Astuce	Bravo
accusatory	idiot	imbécile	stupide	crétin	merde	putain	votre faute	ta faute
ongoing	en cours
function_words	le	la	les	un	une	des	du	de	et	est	pas	ne	pour	dans	sur	avec	sans	votre	vos	vous	ce	cette	ces	êtes	voulez	aucun	aucune	au	aux	ou	que	qui	être	été	sont	veuillez	se	sa	nous
spelling	words	accéder	actuellement	adresse	ajouter	annuler	appareil	appareils	application	applications	autorisation	autorisations	autoriser	avertissement	bibliothèque	changements	confirmation	confirmer	connecter	connecté	connexion	contenu	continuer	corbeille	correctement	demande	dernière	disponible	document	documents	données	dossier	dossiers	déconnecter	déconnecté	déconnexion	définitivement	désactiver	désactivé	emplacement	enregistrement	enregistrer	enregistré	envoyer	existant	exporter	fichier	fichiers	fonction	fonctionnalité	importer	impossible	inconnu	inconnue	incorrect	indisponible	informations	installer	internet	invalide	irréversible	localisation	longtemps	message	messages	microphone	modifications	modifier	modifié	navigateur	notification	notifications	nouveau	nouvelle	nécessaire	opération	paramètres	partager	permettre	permission	photothèque	plusieurs	possible	prendre	problème	produite	quitter	rechercher	recommencer	remplacer	renommer	requise	restaurer	récupérer	réessayer	réglages	réinitialisation	réinitialiser	sauvegarde	sauvegarder	serveur	session	seulement	souhaitez	suppression	supprimer	supprimé	supprimée	supprimées	supprimés	survenu	survenue	synchronisation	synchroniser	sécurité	sélectionner	sélectionné	terminé	toujours	téléchargement	télécharger	téléchargé	téléphone	utilisateur	utilisateurs	utiliser	verrouillage	version	veuillez	vouloir	vraiment	vérification	vérifier	éléments
	except	apparel	apparels	connecte	donnes	donnés	dosser	dossers	déactiver	déactivé	enregistre	ficher	irreversible	modifie	novelle	operation	pendre	permette	replacer	requisse	ressayer	server	supprime	supprimes	telephone	termine	veillez	verification	verifier
misspellings	etes	êtes
	soumetre	soumettre
	addresse	adresse
	adress	adresse
	connection	connexion
	connections	connexions
	deconnexion	déconnexion
	déconnection	déconnexion
	aggrandir	agrandir
	reessayer	réessayer
	parametres	paramètres
	parametre	paramètre
	telecharger	télécharger
	telechargement	téléchargement
	malgrés	malgré
	biensur	bien sûr
pronouns	match	word
	applies	yes
	second	tu	t’	ta	tes	vous	votre	vos	vôtre
	first	me	moi	mon	ma	mes	nous	notre	nos
	ambiguous_second	te	toi	ton
	ambiguous_first	je	j’	m’
verbs	strings	tap	516
		click	460
		press	376
	tap	touche	386	9	51	123
		touchez	215	3	2	6
		toucher	173	0	0	9
		tapot	7	0	0	0
	click	cliqu	9	414	5	16
		clic	1	39	2	5
	press	appuy	97	6	291	35
	click_distinct_from_tap	cliqu	clic
destructive_titles	verb_position	first
	harmless	Réinitialiser le mot de passe	Effacer la recherche
	constructive	afficher	ajouter	copier	créer	dupliquer	exporter	imprimer	ouvrir	partager	renommer	voir
notifications	open_app	ouvrez {app}	ouvre {app}	ouvrir {app}	ouvrez l’app {app}	ouvrez l’application {app}
	instructions	touchez ici	touchez pour	touche pour	toucher pour	touchez le	touchez la	appuyez ici	appuyez pour	appuyez sur	appuie sur	cliquez ici	cliquez pour	cliquez sur	ouvrez l'app	ouvrez l’app	ouvrez l'application	ouvrez l’application	ouvre l'application	ouvre l’application	lancez l'application	lancez l’application	allez dans	accédez aux réglages	ouvrez les réglages	balayez	faites glisser
	secrets	mot de passe	code pin	code de vérification	code de sécurité	code de confirmation	code d'accès	code d’accès	code secret	numéro de compte	numéro de carte	iban	solde
	private_topics	diagnostic médical	vih	enceinte	grossesse	biopsie	cancer	ordonnance	antidépresseur	tension artérielle	glycémie	résultats d'analyse	résultats d’analyse	salaire	découvert bancaire
	marketing	offre spéciale	offre exclusive	offre limitée	durée limitée	code promo	coupon	réduction	réductions	soldes	vente flash	acheter maintenant	achetez maintenant	abonnez-vous maintenant	commandez maintenant	essai gratuit	ne manquez pas	économisez jusqu'à	économisez jusqu’à	passez à premium	passez à la version premium	black friday
	empty_placeholders	Notification	notifications	nouvelle notification
	settings	réglages	paramètres
terms	Cancel	platform	Annuler
		seen	Non
	OK	platform	OK
		seen	D'accord
	Yes	accepted	Oui
		seen	Ouais
	No	platform	Non
	Done	platform	OK
		accepted	Terminé
		seen	Fait
	Close	platform	Fermer
	Delete	platform	Supprimer
		seen	Effacer
	Remove	accepted	Supprimer	Retirer
	Erase	accepted	Effacer
	Discard	accepted	Supprimer	Abandonner
	Clear	platform	Effacer
		accepted	Nettoyer
	Reset	accepted	Réinitialiser
	Log Out	accepted	Fermer la session
	Sign Out	accepted	Déconnexion	Se déconnecter	Fermer la session
	Deactivate	accepted	Désactiver
	Block	accepted	Bloquer
	Leave	accepted	Quitter
	Unsubscribe	platform	Se désabonner
		accepted	OK
	Disconnect	accepted	Déconnecter	Se déconnecter
	Uninstall	accepted	Désinstaller
	Don't Save	accepted	Ne pas enregistrer
	Replace	platform	Remplacer
	Overwrite	accepted	Écraser
	Revoke	accepted	Révoquer
	Destroy	accepted	Détruire
	Retry	accepted	Réessayer
	Try Again	accepted	Réessayer	Réessayez
	Settings	accepted	Réglages	Paramètres
	Not Now	platform	Plus tard
		accepted	Pas maintenant
	Later	accepted	Plus tard
	Allow	platform	Autoriser
	Don't Allow	platform	Refuser
		accepted	Ne pas autoriser
	Continue	platform	Continuer
	Save	platform	Enregistrer
	Back	platform	Retour
		accepted	Précédent
	Sign In	accepted	Se connecter	Connexion
	Log In	accepted	Se connecter
	Delete Account	accepted	Supprimer le compte
	Delete All	accepted	Tout supprimer
	Clear All	platform	Tout effacer
	Remove All	accepted	Tout supprimer
	Discard Changes	accepted	Annuler les modifications	Éliminer les modifications
	Keep Editing	accepted	Continuer à modifier
	Got It	accepted	OK
	Dismiss	platform	Fermer
		accepted	Ignorer	OK
	Confirm	accepted	Confirmer
	Learn More	accepted	En savoir plus
	Open Settings	accepted	Ouvrir Réglages	Ouvrir les paramètres
	Go to Settings	accepted	Accéder aux paramètres	Accéder aux réglages	Accéder à Réglages
	Turn Off	accepted	Désactiver
	Turn On	accepted	Activer
	Stop	platform	Arrêter
		accepted	Arrêt
	Quit	accepted	Quitter
	Report	accepted	Signaler
	Update	accepted	Mettre à jour	Actualités	Mise à jour
	Error	accepted	Erreur
	Warning	accepted	Attention	Avertissement
	Send	accepted	Envoyer	Publier
	Undo	platform	Annuler l’action
		accepted	Annuler	Effacer	Rétablir
	Edit	platform	Édition
		accepted	Modifier
	Archive	accepted	Archiver	Archive
	Hide	accepted	Masquer	Cacher
	Decline	accepted	Refuser
	Ignore	accepted	Ignorer
	Reject	accepted	Refuser	Rejeter
	Deny	accepted	Refuser
	Unblock	accepted	Débloquer	Ne plus bloquer
	Unfollow	accepted	Ne plus suivre	Se désabonner
	Mute	accepted	Couper le son	Silence	Ne pas m’alerter	Désactiver	Micro coupé
	Empty Trash	accepted	Vider la corbeille
	Move to Trash	accepted	Placer dans la corbeille
	Restore	accepted	Restaurer
	Skip	accepted	Ignorer	Passer
	Submit	accepted	Envoyer
	Accept	accepted	Accepter
	Agree	accepted	Accepter
	Disagree	accepted	Refuser
	Enable	accepted	Activer
	Disable	accepted	Désactiver
	Continue Anyway	accepted	Continuer
	End	accepted	Fin	Raccrocher
	Exit	accepted	Quitter
	Forget	accepted	Oublier
	Unpair	accepted	Déjumeler
	Unlink	accepted	Dissocier	Délier
	Stop Sharing	accepted	Ne plus partager	Arrêter le partage
	Are you sure?	accepted	Confirmez-vous ?	Êtes-vous sûr ?
	This action cannot be undone.	accepted	Cette action est irréversible.
	This action can't be undone.	accepted	Cette action est irréversible.
	You can't undo this action.	accepted	Impossible d’annuler cette opération.
ambiguous	Accepter	Accept	67
		Agree	7
	Activer	Turn On	63
		Enable	35
	Annuler	Cancel	920
		Undo	51
	Cette action est irréversible.	This action cannot be undone.	2
		This action can't be undone.	1
	Continuer	Continue	304
		Continue Anyway	2
	Désactiver	Turn Off	37
		Disable	23
		Deactivate	2
		Mute	2
	Effacer	Clear	51
		Erase	13
		Delete	5
		Undo	2
	Envoyer	Send	53
		Submit	22
	Fermer	Close	169
		Dismiss	76
	Fermer la session	Log Out	4
		Sign Out	3
	Ignorer	Ignore	51
		Skip	34
		Dismiss	15
	OK	OK	730
		Done	186
		Got It	35
		Dismiss	8
		Unsubscribe	2
	Plus tard	Not Now	146
		Later	23
	Quitter	Quit	42
		Leave	13
		Exit	5
	Refuser	Decline	58
		Don't Allow	27
		Deny	15
		Disagree	6
		Reject	4
	Réessayer	Try Again	72
		Retry	51
	Se connecter	Sign In	73
		Log In	10
	Se déconnecter	Sign Out	11
		Disconnect	9
	Se désabonner	Unsubscribe	9
		Unfollow	1
	Supprimer	Delete	262
		Remove	123
		Discard	4
	Tout supprimer	Delete All	18
		Remove All	6
"""#,
"gu": #"""
locale	gu
name	Gujarati
family	indic
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	1.08
	26-70	1.1
	71+	1.11
generic_titles	ભૂલ	ચેતવણી	શું તમે ખરેખર છો?	શું તમે ચોક્કસ છો?	પુષ્ટિ કરો	ખાતરી	માહિતી	કંઈક ખોટું થયું	એક ભૂલ આવી	ભૂલ આવી	અજાણી ભૂલ	કૃપા કરી પુષ્ટિ કરો	પુષ્ટિ	પુષ્ટિ જરૂરી	ધ્યાન આપો	સૂચના	સંદેશ	સફળ	સફળતા	પૂર્ણ	નિષ્ફળ	મહત્વપૂર્ણ	સમસ્યા	સાવધાન	પ્રશ્ન
pronouns	match	word
	applies	yes
	second	તમે	તમારું	તમારા	તમારી	તમારો	તમને	તમારે	તમારાં
	first	હું	મારું	મારા	મારી	મારો	મને	અમે	અમારા	અમારી	અમને
verbs	come_last	true
	strings	tap	12
		click	106
		press	123
	tap	ટૅપ	12	0	2	0
	click	ક્લિક	0	105	0	0
	press	દબાવ	2	1	122	5
	click_distinct_from_tap	ક્લિક
destructive_titles	verb_position	last
	negations	ન	ના	નહીં
terms	Cancel	accepted	રદ કરો
	OK	accepted	બરાબર, સમજાઇ ગયું	બરાબર	ઓકે
	Yes	accepted	હા
	No	accepted	ના	નહીં
	Done	accepted	થઈ ગયું	પૂર્ણ થયું
	Close	accepted	બંધ કરો	બંધ
	Delete	accepted	ડિલીટ કરો	કાઢી નાંખો
	Remove	accepted	કાઢી નાખો	દૂર કરો
	Erase	accepted	કાઢી નાંખો
	Discard	accepted	કાઢી નાખો
	Clear	accepted	સાફ કરો
	Reset	accepted	રીસેટ કરો
	Log Out	accepted	પ્રવેશ બહાર નીકળો
	Sign Out	accepted	સાઇન આઉટ
	Deactivate	accepted	નિષ્ક્રિય કરો
	Block	accepted	અવરોધિત કરો	બ્લોક
	Leave	accepted	છોડો
	Disconnect	accepted	જોડાણ તોડો
	Uninstall	accepted	અનઇન્સ્ટૉલ કરો
	Don't Save	accepted	સાચવશો નહીં
	Replace	accepted	બદલો
	Retry	accepted	ફરી પ્રયત્ન કરો
	Try Again	accepted	ફરી પ્રયાસ કરો	ફરીથી પ્રયત્ન કરો
	Settings	accepted	સેટિંગ	સેટિંગ્સ
	Not Now	accepted	હમણાં નહીં
	Allow	accepted	મંજૂરી આપો	પરવાનગી આપો	માન્યતા આપો
	Don't Allow	accepted	મંજૂરી આપશો નહીં
	Continue	accepted	આગળ વધો	ચાલુ રાખો
	Save	accepted	સાચવો	સંગ્રહો	સંગ્રહ કરો
	Back	accepted	પાછળ
	Sign In	accepted	સાઇન ઇન	સાઇન ઇન કરો
	Log In	accepted	પ્રવેશ કરો	લોગિન
	Delete All	accepted	બધું ડિલીટ કરો
	Clear All	accepted	બધા દૂર કરો
	Remove All	accepted	બધું દૂર કરો
	Got It	accepted	સમજાઈ ગયું
	Dismiss	accepted	કાઢી નાખો
	Confirm	accepted	પુષ્ટિ કરો	ખાતરી
	Learn More	accepted	વધુ જાણો	વધુ શીખો
	Open Settings	accepted	સેટિંગ ખોલો
	Go to Settings	accepted	સેટિંગ પર જાઓ
	Turn Off	accepted	બંધ કરો
	Turn On	accepted	ચાલુ કરો
	Stop	accepted	અટકાવો	રોકો	થોભો
	Quit	accepted	છોડી દો
	Update	accepted	અપડેટ કરો	અદ્યતન કરો
	Error	accepted	ભૂલ
	Warning	accepted	ચેતવણી
	Send	accepted	મોકલો
	Undo	accepted	છેલ્લો ફેરફાર રદ કરો	રદ કરો
	Edit	accepted	ફેરફાર કરો	ફેરફાર
	Archive	accepted	આર્કાઇવ કરો
	Hide	accepted	છુપાવો
	Decline	accepted	નકારો
	Ignore	accepted	અવગણો
	Reject	accepted	નકારો
	Deny	accepted	નકારો
	Mute	accepted	અવાજ બંધ કરો
	Restore	accepted	રિસ્ટોર કરો
	Skip	accepted	છોડો
	Submit	accepted	સબમિટ કરો
	Accept	accepted	સ્વીકારો
	Enable	accepted	સક્રિય	સક્રિય કરો
	Disable	accepted	બંધ કરો
	Continue Anyway	accepted	તો પણ ચાલુ રાખો
	End	accepted	સમાપ્ત
	Exit	accepted	બહાર નીકળો
	Forget	accepted	ભૂલી જાઓ
	Stop Sharing	accepted	શેર કરવાનું રોકો
	Are you sure?	accepted	શું તમે ખરેખર છો?	શું તમે ચોક્કસ છો?
	This action cannot be undone.	accepted	આ ક્રિયા પૂર્વવત્ કરી શકાતી નથી.
ambiguous	કાઢી નાંખો	Delete	2
		Erase	1
	કાઢી નાખો	Remove	19
		Dismiss	13
		Discard	2
	છોડો	Skip	6
		Leave	3
	નકારો	Deny	6
		Decline	2
		Reject	1
	બંધ કરો	Close	53
		Turn Off	5
		Disable	2
	રદ કરો	Cancel	75
		Undo	2
"""#,
"he": #"""
locale	he
name	Hebrew
direction	rtl
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	0.89
	26-70	0.85
	71+	0.84
title_punctuation	unmarked	0.01
	full_stop	0.99
	question	1
generic_titles	שגיאה	אזהרה	בטוח?	אישור	מידע	משהו השתבש	אירעה שגיאה	קרתה שגיאה	התרחשה שגיאה	שגיאה לא ידועה	שגיאה לא צפויה	אירעה שגיאה לא ידועה	אירעה שגיאה לא צפויה	אירעה בעיה	נא לאשר	אנא אשר	אנא אשרו	דרוש אישור	נדרש אישור	האם אתה בטוח?	האם את בטוחה?	האם אתם בטוחים?	בטוח/ה?	לתשומת לבך	שים לב	שימו לב	התראה	התרעה	הודעה	הצלחה	בוצע	הושלם	כישלון	כשל	נכשל	אופס	חשוב	הערה	בעיה	זהירות	סכנה	שאלה
ongoing	מתבצע	מתבצעת	ממתין
pronouns	match	word
	applies	partial
	second	אתה	אתם	שלך	לך	אותך	אליך	עליך	ממך	אצלך	עבורך	שלכם	ברשותך	באפשרותך	ביכולתך
	first	שלי	לי	אותי	עליי	אצלי	עבורי	אנחנו	אנו	שלנו
	ambiguous_second	את	בך
	ambiguous_first	אני	אלי	ממני	לנו
verbs	strings	tap	461
		click	452
		press	366
	tap	הקש	207	6	6	413
		להקיש	184	0	37	25
		הקיש	183	32	40	190
	click	לחץ	17	235	88	18
		ללחוץ	13	121	104	22
		לחיצ	15	68	95	10
		קליק	0	2	0	0
	press	ללחוץ	13	121	104	22
		לחיצ	15	68	95	10
		לחץ	17	235	88	18
destructive_titles	verb_position	first
	harmless	הסר את הנעילה	הסר את ההצמדה
terms	Cancel	platform	ביטול
		seen	בטל
	OK	platform	אישור
		seen	בסדר	OK	אוקיי	אוקי
	Yes	accepted	כן
	No	platform	לא
	Done	platform	סיום
		accepted	בוצע
		seen	אישור
	Close	platform	סגור
		accepted	סגירה
	Delete	platform	מחק
		accepted	מחיקה
	Remove	accepted	הסר	הסרה
	Erase	accepted	מחק	מחיקה
	Discard	accepted	מחק
	Clear	platform	נקה
		accepted	ניקוי	נקה/י	פינוי
	Reset	accepted	איפוס	אפס
	Log Out	accepted	התנתק
	Sign Out	accepted	התנתק	יציאה	התנתק/י	התנתקות
	Deactivate	accepted	השבתה
	Block	accepted	חסימה	חסום
	Leave	accepted	לצאת מהשיחה	יציאה
	Unsubscribe	platform	בטל מינוי
	Disconnect	accepted	התנתק	התנתקות
	Uninstall	accepted	הסרה
	Don't Save	accepted	אל תשמור
	Replace	platform	החלף
		accepted	החלפה
	Overwrite	accepted	החלף	החלף/י	שכתב
	Destroy	accepted	השמד	השמדה
	Retry	accepted	נסה שוב	יש לנסות שוב	נסה/י שוב	ניסיון נוסף	ניסיון חוזר
	Try Again	accepted	נסה/י שוב	ניסיון חוזר	נסה שוב	נא לנסות שוב	ניסיון נוסף
	Settings	accepted	הגדרות
	Not Now	platform	לא כעת
		accepted	לא עכשיו
	Later	accepted	מאוחר יותר
	Allow	platform	אפשר
		accepted	זה בסדר	לאפשר
	Don't Allow	platform	אל תאפשר
		accepted	אין אישור	לא לאפשר
	Continue	platform	המשך
	Save	platform	שמור
		accepted	שמירה
	Back	platform	הקודם
		accepted	אחורה	חזרה
	Sign In	accepted	התחברות	התחבר	כניסה	התחבר/י
	Log In	accepted	התחבר	התחברות
	Delete Account	accepted	מחק חשבון זה	מחקו את חשבונכם
	Delete All	accepted	מחק הכל
	Clear All	platform	מחק הכל
		accepted	ניקוי הכול
	Remove All	accepted	הסר הכל
	Discard Changes	accepted	בטל שינויים	ביטול שינויים
	Keep Editing	accepted	המשך עריכה
	Got It	accepted	הבנתי
	Dismiss	platform	סגור
		accepted	סגירה	דחה	אישור
	Confirm	accepted	אישור
	Learn More	accepted	פרטים נוספים	למידע נוסף	למד/י עוד
	Open Settings	accepted	פתח את ״הגדרות״	פתח הגדרות	פתיחת ההגדרות
	Go to Settings	accepted	עבור/י אל ״הגדרות״	למעבר אל ההגדרות
	Turn Off	accepted	כבה	כיבוי
	Turn On	accepted	הפעל	הפעלה
	Stop	platform	עצור
		accepted	עצירה	הפסקה
	Quit	accepted	סיים	יציאה	צא
	Report	accepted	דיווח	דווח/י
	Update	accepted	עדכן	עדכון
	Error	accepted	שגיאה
	Warning	accepted	אזהרה
	Send	accepted	שלח	שליחה	שלח/י
	Undo	platform	בטל פעולה אחרונה
		accepted	בטל	ביטול הפעולה	ביטול
	Edit	platform	עריכה
		accepted	ערוך
	Archive	accepted	ארכיון	שלח לארכיון	לארכיון
	Hide	accepted	הסתר	הסתרה
	Decline	accepted	סירוב	דחה	דחה/י	לא משתתף/ת	סרב/י	ביטול
	Ignore	accepted	התעלם	סגירה	התעלם/י	להתעלם
	Reject	accepted	דחה	דחו
	Deny	accepted	אל תאפשר	דחייה	לא לאפשר
	Unfollow	accepted	הפסק לעקוב
	Mute	accepted	השתק	השתקה	מושתק
	Empty Trash	accepted	ריקון הפח
	Move to Trash	accepted	העבר לפח
	Restore	accepted	שחזור	שחזר
	Skip	accepted	דלג	דילוג	דלג/י
	Submit	accepted	שלח	שליחה
	Accept	accepted	אישור	קבל	קבל/י	משתתף/ת
	Agree	accepted	אני מסכים/ה
	Disagree	accepted	איני מסכים/ה
	Enable	accepted	הפעל	אפשר
	Disable	accepted	בטל	כבה	השבתה	כיבוי
	Continue Anyway	accepted	המשך בכל זאת
	End	accepted	סיום
	Exit	accepted	יציאה
	Forget	accepted	שכח
	Unpair	accepted	בטל/י קישור	ביטול קישור	נתק
	Unlink	accepted	הסר את הקישור	הסר קישור
	Stop Sharing	accepted	הפסק שיתוף	הפסק את השיתוף	הפסקת שיתוף	הפסקת השיתוף
	Are you sure?	accepted	בטוח?
	This action cannot be undone.	accepted	לא ניתן לבטל פעולה זו.
	This action can't be undone.	accepted	לא ניתן לבטל פעולה זו.
	You can't undo this action.	accepted	לא ניתן לבטל פעולה זו.
ambiguous	אישור	OK	710
		Confirm	24
		Accept	21
		Done	7
		Dismiss	6
	אל תאפשר	Don't Allow	75
		Deny	7
	אפשר	Allow	81
		Enable	12
	בטל	Undo	30
		Disable	9
		Cancel	3
	ביטול	Cancel	901
		Undo	3
		Decline	2
	דחה	Decline	11
		Dismiss	7
		Reject	2
	דחייה	Deny	6
		Decline	2
	החלף	Replace	21
		Overwrite	1
	הסרה	Remove	33
		Uninstall	7
	הפעל	Turn On	43
		Enable	20
	השבתה	Disable	2
		Deactivate	1
	התחבר	Sign In	30
		Log In	6
	התחברות	Sign In	39
		Log In	3
	התנתק	Disconnect	20
		Sign Out	18
		Log Out	5
	התנתקות	Disconnect	4
		Sign Out	2
	יציאה	Sign Out	8
		Exit	6
		Quit	5
		Leave	3
	כבה	Turn Off	30
		Disable	7
	כיבוי	Turn Off	5
		Disable	2
	לא לאפשר	Don't Allow	4
		Deny	2
	לא ניתן לבטל פעולה זו.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
	מחיקה	Delete	38
		Erase	3
	מחק	Delete	210
		Erase	10
		Discard	3
	מחק הכל	Delete All	15
		Clear All	5
	ניסיון חוזר	Try Again	22
		Retry	2
	ניסיון נוסף	Try Again	5
		Retry	3
	נסה שוב	Retry	22
		Try Again	15
	נסה/י שוב	Try Again	30
		Retry	8
	סגור	Close	120
		Dismiss	65
	סגירה	Close	41
		Dismiss	16
		Ignore	5
	סיום	Done	213
		End	14
	שלח	Send	23
		Submit	13
	שליחה	Send	21
		Submit	8
"""#,
"hi": #"""
locale	hi
name	Hindi
family	indic
kin	ne	mai	sa	kok	si
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	।	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	1.06
	26-70	1.06
	71+	1.08
title_punctuation	unmarked	0.01
	full_stop	1
	question	1
generic_titles	एरर	गड़बड़ी	त्रुटि	चेतावनी	क्या आप निश्चित हैं?	पुष्टि करें	जानकारी	सूचना	कुछ गलत हो गया	कुछ ग़लत हो गया	कोई समस्या हुई	कोई गड़बड़ी हुई	एक त्रुटि हुई	त्रुटि हुई	अज्ञात त्रुटि	अनपेक्षित त्रुटि	कृपया पुष्टि करें	पुष्टि	पुष्टि आवश्यक	पुष्टि ज़रूरी है	क्या आपको यकीन है?	क्या आप वाकई ऐसा करना चाहते हैं?	अलर्ट	ध्यान दें	ध्यान	संदेश	सफल	सफलता	पूर्ण	हो गया	विफल	असफल	उफ़	ओह	महत्वपूर्ण	नोट	समस्या	सावधान	ख़तरा	प्रश्न
ongoing	जारी	रहा है	रही है	रहे हैं
pronouns	match	word
	applies	yes
	second	आप	आपका	आपकी	आपके	आपको	आपने	आपसे	तुम	अपना	अपनी	अपने
	first	मैं	मेरा	मेरी	मेरे	मुझे	मैंने	मुझसे	हम	हमारी	हमारे	हमें	हमने
	ambiguous_first	हमारा
verbs	come_last	true
	strings	tap	418
		click	449
		press	362
	tap	टैप	418	3	3	7
	click	क्लिक	0	445	0	6
	press	दबा	1	6	354	36
	click_distinct_from_tap	क्लिक
destructive_titles	verb_position	last
	negations	न	ना	मत	नहीं
terms	Cancel	platform	रद्द करें
		accepted	अभी नहीं
		seen	कैंसल करें
	OK	platform	ठीक
		seen	ठीक है	ओके
	Yes	accepted	हाँ	हां
	No	platform	नहीं
	Done	platform	पूर्ण
		accepted	हो गया
	Close	platform	बंद करें
	Delete	platform	डिलीट करें
		accepted	मिटाएं
		seen	मिटाएँ
	Remove	accepted	हटाएँ	हटाएं
	Erase	accepted	मिटाएँ
	Discard	accepted	ख़ारिज करें
	Clear	platform	साफ़ करें
		accepted	मिटाएं
	Reset	accepted	रीसेट करें
	Log Out	accepted	लॉग आउट करें
	Sign Out	accepted	साइन आउट करें
	Deactivate	accepted	बंद करें
	Block	accepted	ब्लॉक करें
	Leave	accepted	छोड़ें
	Unsubscribe	platform	अनसब्सक्राइब करें
	Disconnect	accepted	डिस्कनेक्ट करें
	Uninstall	accepted	विस्थापित करें
	Don't Save	accepted	न सहेजें
	Replace	platform	बदलें
		accepted	प्रतिस्थापित करें
	Overwrite	accepted	ओवरराइट करें
	Destroy	accepted	नष्ट करें
	Retry	accepted	फिर कोशिश करें	फिर से प्रयास करें
	Try Again	accepted	फिर कोशिश करें	फिर से कोशिश करें
	Settings	accepted	सेटिंग्ज़	सेटिंग
	Not Now	platform	अभी नहीं
	Later	accepted	बाद में
	Allow	platform	अनुमति दें
	Don't Allow	platform	अनुमति न दें
	Continue	platform	जारी रखें
	Save	platform	सहेजें
		accepted	सेव करें
	Back	platform	वापस
		accepted	पीछे	वापस जाएं
	Sign In	accepted	साइन इन करें
	Log In	accepted	लॉगइन करें	लॉगइन
	Delete Account	accepted	खाता डिलीट करें
	Delete All	accepted	सभी डिलीट करें
	Clear All	platform	सभी साफ़ करें
		accepted	सारा डेटा मिटाएं
	Remove All	accepted	सभी हटाएँ
	Discard Changes	accepted	परिवर्तनों को ख़ारिज करें	परिवर्तन ख़ारिज करें
	Keep Editing	accepted	संपादन जारी रखें
	Got It	accepted	समझ लिया	ठीक
	Dismiss	platform	ख़ारिज करें
		accepted	खारिज करें
	Confirm	accepted	पुष्टि करें
	Learn More	accepted	अधिक जानें	ज़्यादा जानें
	Open Settings	accepted	सेटिंग्ज़ खोलें	सेटिंग खोलें
	Go to Settings	accepted	सेटिंग्ज़ पर जाएँ	सेटिंग पर जाएं
	Turn Off	accepted	बंद करें
	Turn On	accepted	चालू करें
	Stop	platform	रोकें
	Quit	accepted	बंद करें	छोड़ें	बाहर जाएँ
	Report	accepted	रिपोर्ट करें
	Update	accepted	अपडेट करें	अपडेट
	Error	accepted	एरर	गड़बड़ी	त्रुटि
	Warning	accepted	चेतावनी
	Send	accepted	भेजें
	Undo	platform	पहले जैसा करें
	Edit	platform	संपादित करें
		accepted	बदलाव करें	संपादन
	Archive	accepted	आर्काइव करें	आर्काइव
	Hide	accepted	छिपाएँ
	Decline	accepted	अस्वीकार करें
	Ignore	accepted	नज़रअंदाज़ करें	ध्यान न दें
	Reject	accepted	निरस्त करें
	Deny	accepted	अस्वीकार करें
	Unfollow	accepted	फ़ॉलो न करें
	Mute	accepted	म्यूट करें	म्यूट
	Empty Trash	accepted	रद्दी ख़ाली करें
	Move to Trash	accepted	रद्दी में मूव करें
	Restore	accepted	वापस लाएं	रीस्टोर करें
	Skip	accepted	स्किप करें	अभी नहीं
	Submit	accepted	दर्ज करें	सबमिट करें
	Accept	accepted	स्वीकार करें
	Agree	accepted	सहमत
	Disagree	accepted	असहमत
	Enable	accepted	सक्षम करें
	Disable	accepted	अक्षम करें	बंद करें
	Continue Anyway	accepted	फिर भी जारी रखें
	End	accepted	समाप्त करें	खत्म	बंद करें
	Exit	accepted	बाहर निकलें
	Forget	accepted	याद न रखें
	Unpair	accepted	अनपेयर करें
	Unlink	accepted	अनलिंक करें
	Stop Sharing	accepted	शेयरिंग रोकें	शेयर करना बंद करें
	Are you sure?	accepted	क्या आप निश्चित हैं?
	This action cannot be undone.	accepted	इस क्रिया को पहले जैसा नहीं किया जा सकता है।	इस क्रिया पहले जैसा नहीं किया जा सकता है।
	This action can't be undone.	accepted	यह क्रिया पहले जैसी नहीं की जा सकती है।
	You can't undo this action.	accepted	आप यह क्रिया पहले जैसी नहीं कर सकते हैं।
ambiguous	अभी नहीं	Not Now	185
		Cancel	46
		Skip	5
	अस्वीकार करें	Decline	55
		Deny	15
	ख़ारिज करें	Dismiss	84
		Discard	4
	छोड़ें	Leave	10
		Quit	2
	ठीक	OK	698
		Got It	5
	फिर कोशिश करें	Try Again	62
		Retry	34
	बंद करें	Close	159
		Turn Off	36
		Quit	35
		Disable	2
		End	2
		Deactivate	1
	मिटाएं	Delete	18
		Clear	5
"""#,
"hr": #"""
locale	hr
name	Croatian
family	slavic
kin	bs	sh	cnr	me	hsb	dsb
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.17
	26-70	1.09
	71+	1.07
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Greška	Pogreška	Upozorenje	Jeste li sigurni?	Potvrdi	Potvrdite	Info	Informacija	Informacije	Nešto je pošlo po zlu	Nešto je pošlo po krivu	Došlo je do pogreške	Došlo je do greške	Dogodila se pogreška	Nepoznata pogreška	Neočekivana pogreška	Potvrda	Potrebna je potvrda	Molimo potvrdite	Jesi li siguran?	Sigurno?	Obavijest	Poruka	Uspjeh	Uspješno	Gotovo	Dovršeno	Neuspjeh	Neuspjelo	Ups	Važno	Pozor	Problem	Oprez	Opasnost	Pitanje
ongoing	u tijeku
function_words	je	se	na	za	nije	ne	ovaj	ovu	jeste	li	sigurni	želite	od	ili	su	da	biti
pronouns	match	word
	applies	yes
	second	ti	tobom	tvoj	tvoje	tvoji	vi	vas	vam	vama	vaš	vaša	vaše	vaši	vašeg	vašem	vašim	vašu	vaših	vašoj	vašom
	first	mene	me	mnom	moj	moja	moje	moji	mog	mojeg	mom	mojem	moju	mojim	mojih	naša	naše	naši	našim	naših
	ambiguous_second	te
	ambiguous_first	mi	nas	nam
verbs	strings	tap	426
		click	455
		press	363
	tap	dodir	420	8	8	97
		dodirn	364	8	3	73
	click	klik	0	439	0	8
	press	pritisn	1	10	328	14
	click_distinct_from_tap	klik
destructive_titles	verb_position	first
	harmless	Ukloni utišanje
terms	Cancel	platform	Poništi
		accepted	Odustani
		seen	Otkaži
	OK	platform	OK
		accepted	U redu
	Yes	accepted	Da
	No	platform	Ne
	Done	platform	OK
		accepted	Gotovo
		seen	U redu
	Close	platform	Zatvori
	Delete	platform	Obriši
		accepted	Izbriši
	Remove	accepted	Ukloni
	Erase	accepted	Obriši
	Discard	accepted	Odbaci
	Clear	platform	Očisti
		accepted	Izbriši
	Reset	accepted	Resetiraj	Ponovno postavi
	Log Out	accepted	Odjava
	Sign Out	accepted	Odjava
	Deactivate	accepted	Deaktiviraj
	Block	accepted	Blokiraj
	Leave	accepted	Napusti
	Unsubscribe	platform	Odjavi pretplatu
	Disconnect	accepted	Odspoji	Prekini povezivanje
	Uninstall	accepted	Deinstaliraj
	Don't Save	accepted	Nemoj spremiti	Ne spremaj
	Replace	platform	Zamijeni
	Overwrite	accepted	Piši preko	Presnimi
	Revoke	accepted	Opozovi
	Destroy	accepted	Uništi
	Retry	accepted	Ponovi	Pokušaj ponovno
	Try Again	accepted	Pokušajte ponovno	Pokušaj ponovno	Ponovi
	Settings	accepted	Postavke
	Not Now	platform	Ne sad
		accepted	Ne sada
	Later	accepted	Kasnije
	Allow	platform	Dozvoli
		accepted	Dopusti
	Don't Allow	platform	Nemoj dozvoliti
		accepted	Nemoj dopustiti	Ne dopusti
	Continue	platform	Nastavi
	Save	platform	Spremi
	Back	platform	Natrag
	Sign In	accepted	Prijava
	Log In	accepted	Prijava
	Delete Account	accepted	Izbriši račun	Obriši račun
	Delete All	accepted	Obriši sve
	Clear All	platform	Očisti sve
	Remove All	accepted	Ukloni sve
	Discard Changes	accepted	Odbaci promjene
	Keep Editing	accepted	Nastavi uređivanje
	Got It	accepted	Shvaćam	Gotovo
	Dismiss	platform	Poništi
		accepted	Odbaci
	Confirm	accepted	Potvrdi	Potvrdite
	Learn More	accepted	Saznajte više
	Open Settings	accepted	Otvori Postavke	Otvori postavke
	Go to Settings	accepted	Idi u Postavke	Otvori Postavke
	Turn Off	accepted	Isključi
	Turn On	accepted	Uključi
	Stop	platform	Zaustavi
	Quit	accepted	Zatvori	Odustani
	Report	accepted	Prijavi
	Update	accepted	Ažuriraj	Ažurirano
	Error	accepted	Greška	Pogreška
	Warning	accepted	Upozorenje
	Send	accepted	Šalji	Pošalji
	Undo	platform	Vrati
		accepted	Poništi
	Edit	platform	Uredi
	Archive	accepted	Arhiva	Arhiviraj
	Hide	accepted	Sakrij
	Decline	accepted	Odbaci	Nemoj prihvatiti	Odbij	Odbijam
	Ignore	accepted	Ignoriraj	Zanemari
	Reject	accepted	Nemoj prihvatiti	Odbij
	Deny	accepted	Nemoj dozvoliti	Odbij
	Unblock	accepted	Odblokiraj
	Unfollow	accepted	Prestani pratiti
	Mute	accepted	Bez zvuka	Isključi zvuk	Isključen zvuk
	Empty Trash	accepted	Isprazni smeće
	Move to Trash	accepted	Premjesti u Smeće	Premjesti u smeće
	Restore	accepted	Vrati	Obnovi
	Skip	accepted	Preskoči
	Submit	accepted	Pošalji	Prijava
	Accept	accepted	Prihvati
	Agree	accepted	Slažem se
	Disagree	accepted	Ne slažem se
	Enable	accepted	Omogući	Aktiviraj
	Disable	accepted	Onemogući	Deaktiviraj	Isključi
	Continue Anyway	accepted	Nastavi svejedno
	End	accepted	Kraj	Završi
	Exit	accepted	Izlaz
	Forget	accepted	Zaboravi
	Unpair	accepted	Raspari
	Unlink	accepted	Ukloni vezu
	Stop Sharing	accepted	Prekini dijeljenje	Zaustavi dijeljenje
	Are you sure?	accepted	Jeste li sigurni?
	This action cannot be undone.	accepted	Ovaj postupak ne može se poništiti.
	This action can't be undone.	accepted	Ovaj postupak ne može se poništiti.
	You can't undo this action.	accepted	Ovaj postupak ne može se poništiti.
ambiguous	Deaktiviraj	Disable	4
		Deactivate	2
	Gotovo	Done	102
		Got It	5
	Isključi	Turn Off	36
		Disable	3
	Izbriši	Delete	21
		Clear	5
	Nemoj dozvoliti	Don't Allow	76
		Deny	9
	Nemoj prihvatiti	Decline	20
		Reject	2
	OK	OK	368
		Done	127
	Obriši	Delete	230
		Erase	11
	Odbaci	Dismiss	87
		Decline	32
		Discard	7
	Odbij	Deny	6
		Decline	2
		Reject	2
	Odjava	Sign Out	30
		Log Out	5
	Odustani	Cancel	424
		Quit	2
	Otvori Postavke	Open Settings	11
		Go to Settings	3
	Ovaj postupak ne može se poništiti.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
	Pokušaj ponovno	Try Again	26
		Retry	13
	Poništi	Cancel	472
		Undo	26
		Dismiss	11
	Ponovi	Retry	31
		Try Again	26
	Pošalji	Submit	19
		Send	11
	Prijava	Sign In	87
		Log In	9
		Submit	2
	Vrati	Undo	30
		Restore	5
	Zatvori	Close	161
		Quit	36
"""#,
"hu": #"""
locale	hu
name	Hungarian
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.19
	26-70	1.14
	71+	1.18
title_punctuation	unmarked	0.01
	full_stop	1
	question	1
generic_titles	Hiba	Figyelmeztetés	Figyelem	Biztos benne?	Megerősítés	Info	Információ	Valami hiba történt	Hiba történt	Valami nem sikerült	Valami elromlott	Ismeretlen hiba	Váratlan hiba	Ismeretlen hiba történt	Váratlan hiba történt	Probléma történt	Megerősítés szükséges	Kérjük, erősítse meg	Biztos?	Biztos vagy benne?	Értesítés	Üzenet	Siker	Sikeres	Kész	Sikertelen	Nem sikerült	Hoppá	Fontos	Probléma	Vigyázat	Veszély	Kérdés
ongoing	folyamatban
function_words	az	és	nem	hogy	ez	ezt	egy	van	biztosan	szeretné	kell	vagy	már	meg	minden
pronouns	match	word
	applies	partial
	second	te	veled	ön	önt	önnek	önnel	önről	önhöz	öné
	first	én	nekem	velem	nekünk	velünk
	ambiguous_second	maga
verbs	come_last	true
	strings	tap	465
		click	458
		press	374
	tap	koppint	441	0	0	8
		koppints	345	0	0	8
		megérint	44	1	2	4
	click	kattint	2	438	2	7
		kattints	2	352	2	3
	press	nyom	4	8	237	506
		megnyom	6	0	74	37
		lenyom	4	9	56	19
	click_distinct_from_tap	kattint	kattints
destructive_titles	verb_position	last
	endings	e	a
	negations	nem	ne
terms	Cancel	platform	Mégsem
		accepted	Mégse
	OK	platform	OK
		seen	Rendben
	Yes	accepted	Igen
	No	platform	Nem
	Done	platform	Kész
	Close	platform	Bezárás
	Delete	platform	Törlés
	Remove	accepted	Eltávolítás
	Erase	accepted	Törlés
	Discard	accepted	Elvetés	Eldobás
	Clear	platform	Törlés
	Reset	accepted	Visszaállítás	Alaphelyzetbe állítás	Alaphelyzet
	Log Out	accepted	Kijelentkezés
	Sign Out	accepted	Kijelentkezés
	Deactivate	accepted	Deaktiválás
	Block	accepted	Letiltás	Blokkolás
	Leave	accepted	Kilépés	Távozás	Lap elhagyása
	Unsubscribe	platform	Leiratkozás
	Disconnect	accepted	Kapcsolat bontása	Bontás	Leválasztás
	Uninstall	accepted	Eltávolítás
	Don't Save	accepted	Mentés mellőzése
	Replace	platform	Csere
		accepted	Lecserélés	Módosítás
	Overwrite	accepted	Felülírás
	Destroy	accepted	Megsemmisítés
	Retry	accepted	Újra	Újrapróbálkozás
	Try Again	accepted	Újrapróbálkozás	Újrapróbálás	Próbálja újra	Ismételt próbálkozás
	Settings	accepted	Beállítások
	Not Now	platform	Most nem
		accepted	Később	Ne most
		seen	Most ne
	Later	accepted	Később
	Allow	platform	Engedélyezés
	Don't Allow	platform	Tiltás
		accepted	Nincs engedélyezve
	Continue	platform	Folytatás
		accepted	Tovább
	Save	platform	Mentés
	Back	platform	Vissza
	Sign In	accepted	Bejelentkezés	Belépés
	Log In	accepted	Bejelentkezés
	Delete Account	accepted	Fiók törlése
	Delete All	accepted	Összes törlése
	Clear All	platform	Az összes törlése
		accepted	Összes törlése
	Remove All	accepted	Összes eltávolítása
	Discard Changes	accepted	Módosítások elvetése
	Keep Editing	accepted	Szerkesztés folytatása
	Got It	accepted	Értem	Rendben
	Dismiss	platform	Bezárás
		accepted	Elvetés
	Confirm	accepted	Megerősítés
	Learn More	accepted	További információ	További infók	Tudjon meg többet	További információk	Több infó
	Open Settings	accepted	Beállítások megnyitása	Beáll. megnyitása
	Go to Settings	accepted	A Beállítások megnyitása	Beállítások	Nyissa meg a Beállításokat	Ugrás a beállításokhoz
	Turn Off	accepted	Kikapcsolás
	Turn On	accepted	Bekapcsolás	Engedélyezés
	Stop	platform	Leállítás
		accepted	Állj
	Quit	accepted	Kilépés
	Report	accepted	Jelentés
	Update	accepted	Frissítés
	Error	accepted	Hiba
	Warning	accepted	Figyelmeztetés	Figyelem
	Send	accepted	Küldés
	Undo	platform	Visszavonás
	Edit	platform	Szerkesztés
	Archive	accepted	Archiválás	Archívum
	Hide	accepted	Elrejtés
	Decline	accepted	Elutasítás	Elutasít
	Ignore	accepted	Kihagyás	Mellőzés
	Reject	accepted	Elutasítás
	Deny	accepted	Megtagadás	Tiltás	Elutasítás
	Unblock	accepted	Letiltás feloldása
	Unfollow	accepted	Követés megszakítása
	Mute	accepted	Némítás
	Empty Trash	accepted	Kuka ürítése
	Move to Trash	accepted	Áthelyezés a kukába
	Restore	accepted	Helyreállítás	Visszaállítás
	Skip	accepted	Kihagyás	Átugrás
	Submit	accepted	Beküldés	Küldés
	Accept	accepted	Elfogadás	Elfogad	Fogadás
	Agree	accepted	Elfogadás
	Disagree	accepted	Elutasítás
	Enable	accepted	Engedélyezés	Bekapcsolás
	Disable	accepted	Letiltás	Kikapcsolás
	Continue Anyway	accepted	Folytatás mindenképpen
	End	accepted	Befejezés	Vége
	Exit	accepted	Kilépés
	Forget	accepted	Elfelejtés	Elfelejt
	Unpair	accepted	Párosítás megszüntetése
	Unlink	accepted	Szétkapcsolás	Link megszüntetése
	Stop Sharing	accepted	Megosztás leállítása
	Are you sure?	accepted	Biztos benne?
	This action cannot be undone.	accepted	Ez a művelet nem vonható vissza.
	This action can't be undone.	accepted	Ez a művelet nem vonható vissza.
	You can't undo this action.	accepted	A műveletet nem lehet visszavonni.
ambiguous	Bejelentkezés	Sign In	82
		Log In	10
	Bekapcsolás	Turn On	60
		Enable	4
	Bezárás	Close	165
		Dismiss	82
	Beállítások	Settings	172
		Go to Settings	3
	Elfogadás	Accept	59
		Agree	6
	Eltávolítás	Remove	128
		Uninstall	7
	Elutasítás	Decline	53
		Reject	6
		Disagree	5
		Deny	2
	Elvetés	Dismiss	15
		Discard	6
	Engedélyezés	Allow	109
		Enable	29
		Turn On	3
	Ez a művelet nem vonható vissza.	This action cannot be undone.	2
		This action can't be undone.	1
	Kihagyás	Ignore	45
		Skip	38
	Kijelentkezés	Sign Out	30
		Log Out	5
	Kikapcsolás	Turn Off	36
		Disable	9
	Kilépés	Quit	41
		Exit	5
		Leave	4
	Később	Not Now	126
		Later	23
	Küldés	Send	52
		Submit	8
	Letiltás	Disable	13
		Block	9
	Tiltás	Don't Allow	69
		Deny	6
	Törlés	Delete	255
		Clear	48
		Erase	13
	Visszaállítás	Reset	22
		Restore	2
	Összes törlése	Delete All	15
		Clear All	6
	Újrapróbálkozás	Try Again	47
		Retry	11
"""#,
"id": #"""
locale	id
name	Indonesian
family	malayic
kin	jv	su	min
direction	ltr
word_separator	space
has_case	true
button_case	title
title_case	title
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.14
	11-25	1.08
	26-70	1.07
	71+	1.08
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Kesalahan	Eror	Peringatan	Anda yakin?	Yakin?	Konfirmasi	Konfirmasikan	Info	Informasi	Ada yang salah	Ada kesalahan	Terjadi kesalahan	Telah terjadi kesalahan	Terjadi masalah	Kesalahan tidak diketahui	Kesalahan tak dikenal	Kesalahan tak terduga	Harap konfirmasi	Mohon konfirmasi	Silakan konfirmasi	Perlu konfirmasi	Konfirmasi diperlukan	Apakah Anda yakin?	Apa kamu yakin?	Perhatian	Pemberitahuan	Notifikasi	Pesan	Catatan	Berhasil	Sukses	Selesai	Gagal	Ups	Aduh	Maaf	Penting	Masalah	Bahaya	Awas	Pertanyaan	Error
accusatory	bodoh	tolol	salahmu	kesalahan anda sendiri
ongoing	sedang	menunggu
function_words	dan	yang	ini	anda	tidak	untuk	dengan	dari	apakah	yakin	ingin	akan	telah	ke	di	atau	sudah
pronouns	match	word
	applies	yes
	second	Anda	kamu
	first	saya	aku	kami	kita
verbs	strings	tap	472
		click	458
		press	371
	tap	ketuk	452	0	0	6
	click	klik	1	381	0	3
	press	tekan	0	1	336	18
	click_distinct_from_tap	klik
destructive_titles	verb_position	first
terms	Cancel	platform	Batalkan
		accepted	Batal
	OK	platform	OKE
		accepted	Oke
		seen	OK	Ok
	Yes	accepted	Ya
	No	platform	Tidak
	Done	platform	Selesai
	Close	platform	Tutup
	Delete	platform	Hapus
	Remove	accepted	Hapus	Keluarkan
	Erase	accepted	Hapus
	Discard	accepted	Buang	Abaikan
	Clear	platform	Bersihkan
		accepted	Hapus
	Reset	accepted	Atur Ulang	Setel Ulang
	Log Out	accepted	Keluar
	Sign Out	accepted	Keluar	Logout
	Deactivate	accepted	Nonaktifkan
	Block	accepted	Blokir
	Leave	accepted	Keluar	Pergi	Tinggalkan	Akhiri
	Unsubscribe	platform	Berhenti
		accepted	Berhenti Berlangganan
	Disconnect	accepted	Putuskan Hubungan	Putuskan	Putus
	Uninstall	accepted	Uninstal
	Don't Save	accepted	Jangan Simpan
	Replace	platform	Ganti
	Overwrite	accepted	Timpa
	Revoke	accepted	Cabut
	Destroy	accepted	Hancurkan	Musnahkan
	Retry	accepted	Coba Lagi	Coba lagi
	Try Again	accepted	Coba Lagi	Coba lagi
	Settings	accepted	Pengaturan	Setelan
	Not Now	platform	Nanti
		accepted	Jangan sekarang
	Later	accepted	Nanti
	Allow	platform	Izinkan
	Don't Allow	platform	Jangan Izinkan
		accepted	Jangan izinkan
	Continue	platform	Lanjutkan
	Save	platform	Simpan
	Back	platform	Kembali
	Sign In	accepted	Masuk	Login
	Log In	accepted	Masuk
	Delete Account	accepted	Hapus Akun	Hapus akun	Nonaktifkan akun
	Delete All	accepted	Hapus Semua
	Clear All	platform	Bersihkan Semua
		accepted	Hapus semua
	Remove All	accepted	Hapus Semua
	Discard Changes	accepted	Buang Perubahan
	Keep Editing	accepted	Terus Edit
	Got It	accepted	Mengerti	Sip	Siap
	Dismiss	platform	Tutup
	Confirm	accepted	Konfirmasi	Konfirmasikan
	Learn More	accepted	Lebih Lanjut	Pelajari lebih lanjut	Lebih lanjut	Pelajari Lebih Lanjut
	Open Settings	accepted	Buka Pengaturan	Buka setelan	Buka pengaturan
	Go to Settings	accepted	Buka Pengaturan	Buka Setelan
	Turn Off	accepted	Matikan	Nonaktifkan
	Turn On	accepted	Nyalakan	Aktifkan
	Stop	platform	Hentikan
		accepted	Berhenti
	Quit	accepted	Tutup	Keluar
	Report	accepted	Laporkan
	Update	accepted	Perbarui	Pembaruan
	Error	accepted	Kesalahan	Eror
	Warning	accepted	Peringatan
	Send	accepted	Kirim
	Undo	platform	Urung
		accepted	Urungkan
	Edit	platform	Edit
	Archive	accepted	Arsip	Arsipkan
	Hide	accepted	Sembunyikan
	Decline	accepted	Tolak
	Ignore	accepted	Abaikan
	Reject	accepted	Tolak
	Deny	accepted	Tolak
	Unblock	accepted	Buka blokir	Hapus Blokir
	Unfollow	accepted	Batal Ikuti
	Mute	accepted	Bisukan	Bisu
	Empty Trash	accepted	Kosongkan Tong Sampah
	Move to Trash	accepted	Pindahkan ke Tong Sampah
	Restore	accepted	Pulihkan
	Skip	accepted	Lewati
	Submit	accepted	Kirim
	Accept	accepted	Terima
	Agree	accepted	Setuju
	Disagree	accepted	Tidak Setuju
	Enable	accepted	Aktifkan
	Disable	accepted	Nonaktifkan	Matikan
	Continue Anyway	accepted	Tetap Lanjutkan
	End	accepted	Akhiri	Akhir	Berakhir
	Exit	accepted	Keluar
	Forget	accepted	Lupakan	Lupa
	Unpair	accepted	Lepas
	Unlink	accepted	Lepas Tautan
	Stop Sharing	accepted	Berhenti Berbagi	Hentikan berbagi	Berhenti berbagi
	Are you sure?	accepted	Anda yakin?	Yakin?
	This action cannot be undone.	accepted	Operasi ini tidak dapat diurungkan.	Tindakan ini tidak dapat diurungkan.
	This action can't be undone.	accepted	Tindakan ini tidak dapat diurungkan.
	You can't undo this action.	accepted	Anda tidak dapat mengurungkan tindakan ini.
ambiguous	Abaikan	Ignore	51
		Discard	2
	Akhiri	End	11
		Leave	2
	Aktifkan	Enable	33
		Turn On	17
	Berhenti	Stop	24
		Unsubscribe	1
	Buka Pengaturan	Open Settings	12
		Go to Settings	9
	Coba Lagi	Try Again	58
		Retry	35
	Coba lagi	Try Again	27
		Retry	10
	Hapus	Delete	255
		Remove	123
		Erase	13
		Clear	8
	Hapus Semua	Delete All	16
		Remove All	4
	Keluar	Sign Out	25
		Log Out	6
		Exit	6
		Leave	5
		Quit	5
	Kirim	Send	52
		Submit	21
	Masuk	Sign In	76
		Log In	10
	Matikan	Turn Off	31
		Disable	4
	Nanti	Not Now	174
		Later	22
	Nonaktifkan	Disable	17
		Turn Off	5
		Deactivate	2
	Tindakan ini tidak dapat diurungkan.	This action cannot be undone.	1
		This action can't be undone.	1
	Tolak	Decline	57
		Deny	15
		Reject	6
	Tutup	Close	166
		Dismiss	97
		Quit	35
"""#,
"it": #"""
locale	it
name	Italian
family	romance
kin	sc	scn	fur	rm
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.22
	11-25	1.21
	26-70	1.19
	71+	1.17
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Errore	Avviso	Attenzione	Vuoi continuare?	Sei sicuro?	Confermi?	Conferma	Info	Informazione	Informazioni	Qualcosa è andato storto	Si è verificato un errore	Si è verificato un errore sconosciuto	Si è verificato un errore imprevisto	Si è verificato un problema	Errore sconosciuto	Errore imprevisto	Errore inatteso	Conferma richiesta	Conferma necessaria	Conferma azione	Si prega di confermare	Confermare	Sei sicura?	Sei sicuro/a?	Sicuro?	Davvero?	Allerta	Avvertenza	Avvertimento	Successo	Riuscito	Operazione riuscita	Operazione fallita	Fallito	Non riuscito	Ops	Oops	Ci dispiace	Nota	Messaggio	Problema	Importante	Pericolo	Fatto	Completato	Domanda	Notifica	Suggerimento
accusatory	idiota	stupido	cretino	merda	cazzo	colpa tua	colpa sua
ongoing_endings	ando	endo
ongoing	in corso
function_words	il	lo	la	gli	un	una	di	del	della	dei	delle	è	per	con	senza	non	che	questo	questa	si	sono	sei	vuoi	tuo	tua	nel	nella	al	alla	da	hai	essere	stato	stata
spelling	words	accedere	accesso	account	aggiornamento	aggiornare	aggiungere	annullare	applicazione	attenzione	attivare	autorizzazione	cambiare	cancellare	cartella	collegamento	completamente	condividere	conferma	confermare	configurazione	connessione	connesso	contatti	contenuto	continuare	correttamente	cronologia	definitivamente	dettagli	disconnesso	disconnettere	disponibile	dispositivi	dispositivo	documento	elementi	elemento	eliminare	eliminata	eliminato	esportare	importare	impossibile	impostazioni	indirizzo	informazioni	inserire	installare	internet	invalido	inviare	messaggi	messaggio	microfono	modificare	modifiche	necessario	notifiche	nuovamente	operazione	permanentemente	permessi	permesso	posizione	problema	procedere	proseguire	recuperare	registrazione	richiesta	richiesto	rimuovere	rinominare	ripristinare	ripristino	riprovare	riuscito	salvare	salvato	scaricare	scegliere	sconosciuto	selezionare	selezionato	servizio	sessione	sicurezza	sincronizzazione	sovrascrivere	successivamente	supportato	utilizzare	verifica	verificare	verificato	versione
	except	acceso	carella	completamene	confera	connessone	contati	contento	dettali	esortare	impossible	inerire	istallare	premessi	premesso	salare	salato	sevizio	slavato
misspellings	perchè	perché
	poichè	poiché
	finchè	finché
	qual'è	qual è
	pò	po’
pronouns	match	word
	applies	yes
	second	tu	te	ti	tuo	tua	tuoi	tue
	first	me	mio	mia	miei	mie	noi	nostro	nostra	nostri
	ambiguous_second	vi	suo	sua	suoi	sue
	ambiguous_first	io
verbs	strings	tap	505
		click	457
		press	374
	tap	tocca	390	0	0	29
		tocco	61	3	5	16
		toccare	2	0	0	2
	click	clic	6	431	2	5
	press	prem	76	21	332	77
	click_distinct_from_tap	clic
destructive_titles	verb_position	first
	harmless	Reimposta password	Reimposta la password
	constructive	aggiungi	apri	condividi	copia	crea	duplica	esporta	mostra	rinomina	stampa
notifications	open_app	apri {app}	apri l'app {app}
	instructions	tocca qui	tocca per	premi qui	premi per	fai clic	clicca qui	clicca per	apri l'app	apri l’app	apri l'applicazione	apri l’applicazione	vai alle impostazioni	apri impostazioni	scorri per
	secrets	password	codice pin	pin	codice di verifica	codice di sicurezza	codice di accesso	numero di conto	numero di carta	iban	saldo
	private_topics	diagnosi	hiv	incinta	gravidanza	biopsia	cancro	ricetta medica	antidepressivo	pressione sanguigna	glicemia	stipendio
	marketing	offerta speciale	offerta esclusiva	offerta limitata	tempo limitato	codice promozionale	codice sconto	coupon	sconto	sconti	saldi	acquista ora	abbonati ora	prova gratuita	non perdere	risparmia fino a	passa a premium	black friday
	empty_placeholders	Notifica	notifiche	nuova notifica
	settings	impostazioni
terms	Cancel	platform	Annulla
		seen	Ignora	Cancella	No	Annullare
	OK	platform	OK
		seen	Ok	Va bene	D'accordo
	Yes	accepted	Sì
	No	platform	No
		seen	Nessuna
	Done	platform	Fine
		accepted	Fatto
	Close	platform	Chiudi
	Delete	platform	Elimina
	Remove	accepted	Rimuovi
	Erase	accepted	Inizializza	Cancella
	Discard	accepted	Elimina	Non salvare	Scarta
	Clear	platform	Cancella
		accepted	Annulla	Pulisci	Nascondi
	Reset	accepted	Inizializza	Ripristina	Reimposta	Azzera
	Log Out	accepted	Logout	Esci
	Sign Out	accepted	Esci
	Deactivate	accepted	Disattiva
	Block	accepted	Blocca
	Leave	accepted	Abbandona	Esci
	Unsubscribe	platform	Annulla iscrizione
		accepted	Rimuovi indirizzo
	Disconnect	accepted	Disconnetti
	Uninstall	accepted	Disinstalla
	Don't Save	accepted	Non salvare
	Replace	platform	Sostituisci
	Overwrite	accepted	Sovrascrivi
	Revoke	accepted	Revoca
	Destroy	accepted	Distruggi
	Retry	accepted	Riprova
	Try Again	accepted	Riprova
	Settings	accepted	Impostazioni
		seen	Imposta
	Not Now	platform	Non ora
		accepted	Non adesso
	Later	accepted	Più tardi	Dopo
	Allow	platform	Consenti
	Don't Allow	platform	Non consentire
	Continue	platform	Continua
	Save	platform	Salva
	Back	platform	Indietro
	Sign In	accepted	Accedi
	Log In	accepted	Accedi	Esegui il login
	Delete Account	accepted	Elimina account	Elimina l’account
	Delete All	accepted	Elimina tutto	Elimina tutte	Elimina tutti
	Clear All	platform	Elimina tutto
		accepted	Cancella tutto
	Remove All	accepted	Rimuovi tutto
	Discard Changes	accepted	Annulla modifiche	Non modificare	Non salvare le modifiche
	Keep Editing	accepted	Continua a modificare
	Got It	accepted	Ok	OK
	Dismiss	platform	Chiudi
		accepted	Ignora
	Confirm	accepted	Conferma
	Learn More	accepted	Altre info	Scopri di più	Ulteriori informazioni	Per saperne di più
	Open Settings	accepted	Apri Impostazioni	Apri le impostazioni	Apri impostazioni
	Go to Settings	accepted	Vai in Impostazioni	Vai a Impostazioni
	Turn Off	accepted	Disattiva
	Turn On	accepted	Attiva
	Stop	platform	Interrompi
		accepted	Stop	Ferma
	Quit	accepted	Esci	Gioco abbandonato
	Report	accepted	Segnala
	Update	accepted	Aggiorna	Aggiornamento
	Error	accepted	Errore
	Warning	accepted	Avviso	Attenzione
	Send	accepted	Invia
	Undo	platform	Annulla
		accepted	Annulla ultima azione	Sì
	Edit	platform	Modifica
	Archive	accepted	Archivia	Archivio
	Hide	accepted	Nascondi
	Decline	accepted	Rifiuta
	Ignore	accepted	Ignora
	Reject	accepted	Rifiuta
	Deny	accepted	Non consentire	Rifiuta
	Unblock	accepted	Sblocca
	Unfollow	accepted	Smetti di seguire
	Mute	accepted	Disattiva audio	Muto	Silenzia	Silenzioso
	Empty Trash	accepted	Svuota il Cestino
	Move to Trash	accepted	Sposta nel Cestino
	Restore	accepted	Ripristina
	Skip	accepted	Ignora	Salta
	Submit	accepted	Invia
	Accept	accepted	Accetta	Rispondi	Accetto
	Agree	accepted	Accetta
	Disagree	accepted	Rifiuta	Non sono d'accordo
	Enable	accepted	Abilita	Attiva
	Disable	accepted	Disabilita
	Continue Anyway	accepted	Continua comunque
	End	accepted	Fine
	Exit	accepted	Esci
	Forget	accepted	Dissocia	Dimentica
	Unpair	accepted	Annulla abbinamento
	Unlink	accepted	Annulla coll.	Rimuovi link
	Stop Sharing	accepted	Interrompi condivisione
	Are you sure?	accepted	Vuoi continuare?	Sei sicuro?	Confermi?
	This action cannot be undone.	accepted	Questa azione è irreversibile.
	This action can't be undone.	accepted	L'azione è irreversibile.
	You can't undo this action.	accepted	L'azione è irreversibile.
ambiguous	Accedi	Sign In	88
		Log In	10
	Accetta	Accept	59
		Agree	6
	Annulla	Cancel	903
		Undo	51
		Clear	8
	Attiva	Turn On	63
		Enable	2
	Cancella	Clear	36
		Erase	3
		Cancel	3
	Chiudi	Close	167
		Dismiss	71
	Disattiva	Turn Off	36
		Deactivate	2
	Elimina	Delete	259
		Discard	3
	Elimina tutto	Delete All	11
		Clear All	2
	Esci	Quit	38
		Sign Out	32
		Exit	6
		Leave	4
		Log Out	3
	Fine	Done	234
		End	15
	Ignora	Ignore	51
		Skip	31
		Dismiss	28
		Cancel	6
	Inizializza	Reset	12
		Erase	9
	Invia	Send	54
		Submit	21
	L'azione è irreversibile.	This action can't be undone.	1
		You can't undo this action.	1
	Nascondi	Hide	33
		Clear	2
	Non consentire	Don't Allow	85
		Deny	12
	Non salvare	Don't Save	13
		Discard	2
	OK	OK	714
		Got It	5
	Rifiuta	Decline	57
		Reject	5
		Disagree	5
		Deny	3
	Ripristina	Reset	10
		Restore	7
	Riprova	Try Again	86
		Retry	50
	Sì	Yes	110
		Undo	2
"""#,
"ja": #"""
locale	ja
name	Japanese
direction	ltr
word_separator	none
has_case	false
button_case	none
title_case	none
sentence_end	。
question_end	?	？
exclamation_end	！	!
wide_marks	,、
longest_platform_label	3
expansion	1-10	0.62
	11-25	0.58
	26-70	0.55
	71+	0.54
title_punctuation	unmarked	0.01
	full_stop	1
	question	1
generic_titles	エラー	警告	よろしいですか?	よろしいですか？	本当によろしいですか?	確認	注意	成功	失敗	情報	お知らせ	通知	問題が発生しました	エラーが発生しました	不明なエラー	不明なエラーが発生しました	予期しないエラー	予期しないエラーが発生しました	予期せぬエラー	予期せぬエラーが発生しました	何か問題が発生しました	何かがうまくいきませんでした	問題が起きました	確認してください	ご確認ください	確認が必要です	要確認	確認のお願い	本当にいいですか？	いいですか？	アラート	ご注意	完了	完了しました	成功しました	失敗しました	おっと	申し訳ありません	メッセージ	問題	重要	危険	質問	ヒント	メモ	エラー発生	インフォメーション	サクセス
requests	ください	下さい
ongoing_endings	中	中です	しています
pronouns	match	substring
	applies	no
	second	あなた	お客様	ご自分
	first	私	私たち
	ambiguous_second	自分	ユーザ
	ambiguous_first	自分の
verbs	come_last	true
	strings	tap	499
		click	463
		press	358
	tap	タップ	487	5	0	10
	click	クリック	1	452	7	5
	press	押	65	16	342	55
	click_distinct_from_tap	クリック
destructive_titles	verb_position	last
	endings	する	します
	harmless	パスワードをリセット	検索をクリア	フィルタをリセット
	constructive	コピー	作成	共有	表示	複製	追加	開く	書き出す	名称変更
notifications	open_app	{app}を開い	{app}を開く
	instructions	タップし	タップす	をタップ	クリックし	クリックす	押してください	アプリを開いて	アプリを起動	アプリで確認	設定を開いて	設定に移動し	設定へ移動し	スワイプし
	not_instructions	タップしないで
	secrets	パスワード	パスコード	暗証番号	認証コード	確認コード	認証番号	セキュリティコード	ワンタイム	口座番号	カード番号	残高	マイナンバー
	private_topics	診断	妊娠	処方	血圧	血糖	検査結果	うつ病	がん検診	給与	延滞
	marketing	セール	割引	クーポン	期間限定	数量限定	限定オファー	特別価格	無料体験	今すぐ購入	今すぐ登録	お見逃しなく	お得な	プレミアムにアップグレード	キャンペーン	ブラックフライデー
	empty_placeholders	通知	新しい通知	通知があります	お知らせ
	settings	設定
terms	Cancel	platform	キャンセル
		seen	取消	取り消し
	OK	platform	OK
		seen	オーケー	了解
	Yes	accepted	はい
	No	platform	いいえ
	Done	platform	完了
		seen	終了
	Close	platform	閉じる
	Delete	platform	削除
	Remove	accepted	削除
	Erase	accepted	消去
	Discard	accepted	破棄
	Clear	platform	消去
		accepted	クリア	削除
	Reset	accepted	リセット
	Log Out	accepted	ログアウト
	Sign Out	accepted	サインアウト	ログアウト
	Deactivate	accepted	停止	無効にする
	Block	accepted	ブロック
	Leave	accepted	退出	このページを離れる
	Unsubscribe	platform	登録解除
		accepted	参加を取り消す	サブスクリプション登録解除	サブスクリプション解除
	Disconnect	accepted	接続解除	切断
	Uninstall	accepted	アンインストール
	Don't Save	accepted	保存しない
	Replace	platform	置き換える
		accepted	置き換え	再録音	切り替える	置換
	Overwrite	accepted	上書き
	Revoke	accepted	失効
	Destroy	accepted	破壊
	Retry	accepted	再試行	再読み込み	リトライ
	Try Again	accepted	やり直す	もう一度試す	再試行	やり直してください
	Settings	accepted	設定
	Not Now	platform	今はしない
		accepted	後で	あとで行う
	Later	accepted	あとで	あとで行う
	Allow	platform	許可
		accepted	許可する
	Don't Allow	platform	許可しない
	Continue	platform	続ける
		accepted	続行
	Save	platform	保存
	Back	platform	戻る
	Sign In	accepted	サインイン	ログイン
	Log In	accepted	ログイン
	Delete Account	accepted	アカウントを削除	アカウントを削除する
	Delete All	accepted	すべて削除	すべてを削除
	Clear All	platform	すべて消去
		accepted	すべて削除
	Remove All	accepted	すべてを削除	すべて消去
	Discard Changes	accepted	変更内容を破棄
	Keep Editing	accepted	編集を続ける
	Got It	accepted	理解しました	了解
	Dismiss	platform	閉じる
		accepted	了解
	Confirm	accepted	確認
	Learn More	accepted	詳しい情報	詳細	もっと詳しく知る
	Open Settings	accepted	設定を開く	“設定”を開く
	Go to Settings	accepted	“設定”に移動	設定に移動
	Turn Off	accepted	オフにする
	Turn On	accepted	オンにする	オン
	Stop	platform	中止
		accepted	停止
	Quit	accepted	終了
	Report	accepted	報告
	Update	accepted	アップデート	更新
	Error	accepted	エラー
	Warning	accepted	警告
	Send	accepted	送信
	Undo	platform	取り消す
		accepted	元に戻す
	Edit	platform	編集
	Archive	accepted	アーカイブ
	Hide	accepted	非表示	戻る	非公開
	Decline	accepted	辞退	拒否	承認しない	欠席	同意しない	受信しない
	Ignore	accepted	無視	無視する
	Reject	accepted	拒否
	Deny	accepted	拒否
	Unblock	accepted	ブロックを解除	ブロックを解除する	ブロック解除
	Unfollow	accepted	フォロー解除
	Mute	accepted	消音	ミュート
	Empty Trash	accepted	ゴミ箱を空にする
	Move to Trash	accepted	ゴミ箱に入れる
	Restore	accepted	復元
	Skip	accepted	スキップ
	Submit	accepted	送信
	Accept	accepted	承認	受け入れる	出席	参加	応答	承認する
	Agree	accepted	同意する
	Disagree	accepted	同意しない
	Enable	accepted	有効にする	使用	オンにする	有効	使用開始
	Disable	accepted	使用停止	オフにする	無効にする	無効
	Continue Anyway	accepted	このまま続ける
	End	accepted	終了
	Exit	accepted	終了
	Forget	accepted	解除	忘れる
	Unpair	accepted	ペアリング解除
	Unlink	accepted	リンク解除
	Stop Sharing	accepted	共有を停止
	Are you sure?	accepted	よろしいですか?	よろしいですか？	本当によろしいですか?
	This action cannot be undone.	accepted	この操作は取り消せません。
	This action can't be undone.	accepted	この操作は取り消しができません。
	You can't undo this action.	accepted	この操作は取り消せません。
ambiguous	あとで行う	Not Now	8
		Later	7
	この操作は取り消せません。	This action cannot be undone.	2
		You can't undo this action.	1
	すべてを削除	Delete All	6
		Remove All	4
	すべて削除	Delete All	12
		Clear All	2
	すべて消去	Clear All	6
		Remove All	1
	オフにする	Turn Off	35
		Disable	5
	オンにする	Turn On	59
		Enable	3
	ログアウト	Log Out	9
		Sign Out	5
	ログイン	Log In	12
		Sign In	11
	了解	Got It	6
		Dismiss	6
	停止	Stop	48
		Deactivate	1
	再試行	Retry	37
		Try Again	5
	削除	Delete	262
		Remove	133
		Clear	6
	同意しない	Disagree	6
		Decline	4
	同意する	Agree	6
		Accept	4
	戻る	Back	103
		Hide	2
	拒否	Decline	15
		Deny	15
		Reject	8
	消去	Clear	37
		Erase	13
	無効にする	Disable	5
		Deactivate	1
	終了	Quit	41
		End	14
		Exit	6
		Done	4
	送信	Send	54
		Submit	22
	閉じる	Close	166
		Dismiss	91
"""#,
"kn": #"""
locale	kn
name	Kannada
family	dravidian
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.31
	26-70	1.25
	71+	1.21
generic_titles	ದೋಷ	ಎಚ್ಚರಿಕೆ	ನೀವು ಖಚಿತವೆ?	ದೃಢೀಕರಿಸು	ಖಚಿತಪಡಿಸು	ಮಾಹಿತಿ	ಏನೋ ತಪ್ಪಾಗಿದೆ	ದೋಷ ಸಂಭವಿಸಿದೆ	ಅಜ್ಞಾತ ದೋಷ	ದಯವಿಟ್ಟು ದೃಢೀಕರಿಸಿ	ದೃಢೀಕರಿಸಿ	ದೃಢೀಕರಣ	ದೃಢೀಕರಣ ಅಗತ್ಯವಿದೆ	ಗಮನಿಸಿ	ಸೂಚನೆ	ಸಂದೇಶ	ಯಶಸ್ವಿ	ಯಶಸ್ಸು	ಪೂರ್ಣಗೊಂಡಿದೆ	ವಿಫಲವಾಗಿದೆ	ಮುಖ್ಯ	ಸಮಸ್ಯೆ	ಪ್ರಶ್ನೆ
pronouns	match	word
	applies	yes
	second	ನೀವು	ನಿಮ್ಮ	ನಿಮಗೆ	ನಿಮ್ಮನ್ನು
	first	ನಾನು	ನನ್ನ	ನನಗೆ	ನನ್ನನ್ನು	ನಾವು	ನಮ್ಮ	ನಮಗೆ
verbs	come_last	true
	strings	tap	14
		click	105
		press	121
	tap	ಟ್ಯಾಪ್	12	0	2	0
	click	ಕ್ಲಿಕ್	0	104	0	0
	press	ಒತ್ತಿ	0	2	116	3
	click_distinct_from_tap	ಕ್ಲಿಕ್
destructive_titles	verb_position	last
terms	Cancel	accepted	ರದ್ದುಮಾಡಿ	ರದ್ದು ಮಾಡು	ರದ್ದುಗೊಳಿಸು
	OK	accepted	ಸರಿ	OK
	Yes	accepted	ಹೌದು
	No	accepted	ಇಲ್ಲ
	Done	accepted	ಮುಗಿದಿದೆ	ಆಯಿತು
	Close	accepted	ಮುಚ್ಚಿರಿ	ಮುಚ್ಚು
	Delete	accepted	ಅಳಿಸಿ	ಅಳಿಸು
	Remove	accepted	ತೆಗೆದುಹಾಕು	ತೆಗೆದು ಹಾಕು
	Erase	accepted	ಅಳಿಸು
	Discard	accepted	ತಿರಸ್ಕರಿಸಿ	ತಿರಸ್ಕರಿಸು
	Clear	accepted	ತೆರವುಗೊಳಿಸಿ	ಅಳಿಸು
	Reset	accepted	ಮರುಹೊಂದಿಸು
	Log Out	accepted	ಹೊರಗೆ ತೆರಳು
	Sign Out	accepted	ಸೈನ್ ಔಟ್
	Deactivate	accepted	ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ
	Block	accepted	ನಿರ್ಬಂಧಿಸು
	Leave	accepted	ತೊರೆಯಿರಿ
	Disconnect	accepted	ಸಂಪರ್ಕ ಕಡಿದುಹಾಕು
	Uninstall	accepted	ಅನ್‌ಇನ್‌ಸ್ಟಾಲ್
	Don't Save	accepted	ಉಳಿಸಬೇಡಿ
	Replace	accepted	ಸ್ಥಾನಾಂತರಿಸು
	Retry	accepted	ಮರುಪ್ರಯತ್ನಿಸಿ	ಮರಳಿ ಪ್ರಯತ್ನಿಸು
	Try Again	accepted	ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
	Settings	accepted	ಸೆಟ್ಟಿಂಗ್‌ಗಳು	ಸಿದ್ಧತೆಗಳು
	Not Now	accepted	ಈಗ ಬೇಡ
	Allow	accepted	ಅನುಮತಿಸಿ	ಅನುಮತಿಸು
	Don't Allow	accepted	ಅನುಮತಿಸಬೇಡಿ
	Continue	accepted	ಮುಂದುವರೆಸಿ	ಮುಂದುವರೆ
	Save	accepted	ಸೇವ್ ಮಾಡಿ	ಉಳಿಸು
	Back	accepted	ಹಿಂದೆ	ಹಿಂದಕ್ಕೆ
	Sign In	accepted	ಸೈನ್ ಇನ್
	Log In	accepted	ಒಳಗೆ ಪ್ರವೇಶಿಸು
	Delete All	accepted	ಎಲ್ಲವನ್ನು ಅಳಿಸಿ
	Clear All	accepted	ಎಲ್ಲವನ್ನೂ ತೆಗೆದುಹಾಕಿ
	Remove All	accepted	ಎಲ್ಲವನ್ನು ತೆಗೆ	ಎಲ್ಲವನ್ನೂ ತೆಗೆದುಹಾಕಿ
	Got It	accepted	ಅರ್ಥವಾಯಿತು
	Dismiss	accepted	ವಜಾಗೊಳಿಸಿ
	Confirm	accepted	ದೃಢೀಕರಿಸು	ಖಚಿತಪಡಿಸು
	Learn More	accepted	ಇನ್ನಷ್ಟು ತಿಳಿಯಿರಿ
	Open Settings	accepted	ಸೆಟ್ಟಿಂಗ್‌ಗಳನ್ನು ತೆರೆ
	Go to Settings	accepted	ಸೆಟ್ಟಿಂಗ್‌ಗಳಿಗೆ ಹೋಗಿ
	Turn Off	accepted	ಆಫ್ ಮಾಡಿ
	Turn On	accepted	ಆನ್ ಮಾಡಿ
	Stop	accepted	ನಿಲ್ಲಿಸಿ	ನಿಲ್ಲಿಸು	ನಿಲ್ಲು
	Quit	accepted	ತ್ಯಜಿಸು
	Update	accepted	ಅಪ್‌ಡೇಟ್	ಪರಿಷ್ಕರಿಸು
	Error	accepted	ದೋಷ
	Warning	accepted	ಎಚ್ಚರಿಕೆ
	Send	accepted	ಕಳುಹಿಸು
	Undo	accepted	ರದ್ದುಮಾಡಿ	ರದ್ದು ಮಾಡು
	Edit	accepted	ಎಡಿಟ್	ಸಂಪಾದನೆ
	Archive	accepted	ಆರ್ಕೈವ್
	Hide	accepted	ಅಡಗಿಸು
	Decline	accepted	ನಿರಾಕರಿಸಿ
	Ignore	accepted	ನಿರ್ಲಕ್ಷಿಸಿ
	Reject	accepted	ತಿರಸ್ಕರಿಸಿ
	Deny	accepted	ನಿರಾಕರಿಸಿ
	Mute	accepted	ಮ್ಯೂಟ್
	Restore	accepted	ಮರುಸ್ಥಾಪನೆ
	Skip	accepted	ಸ್ಕಿಪ್‌ ಮಾಡಿ	ಬಿಟ್ಟುಬಿಡು
	Submit	accepted	ಸಲ್ಲಿಸಿ
	Accept	accepted	ಸಮ್ಮತಿಸು
	Enable	accepted	ಶಕ್ತಗೊಳಿಸು
	Disable	accepted	ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ
	Continue Anyway	accepted	ಹೇಗಾದರೂ ಮುಂದುವರಿಸಿ
	End	accepted	ಅಂತ್ಯ
	Exit	accepted	ನಿರ್ಗಮಿಸಿ
	Forget	accepted	ಮರೆತುಬಿಡು
	Stop Sharing	accepted	ಹಂಚಿಕೆಯನ್ನು ನಿಲ್ಲಿಸಿ
	Are you sure?	accepted	ನೀವು ಖಚಿತವೆ?
	This action cannot be undone.	accepted	ಈ ಕಾರ್ಯವನ್ನು ರದ್ದುಗೊಳಿಸಲು ಸಾಧ್ಯವಿರುವುದಿಲ್ಲ.
ambiguous	ಅಳಿಸು	Delete	3
		Clear	2
		Erase	1
	ಎಲ್ಲವನ್ನೂ ತೆಗೆದುಹಾಕಿ	Clear All	2
		Remove All	1
	ತಿರಸ್ಕರಿಸಿ	Discard	1
		Reject	1
	ನಿರಾಕರಿಸಿ	Deny	6
		Decline	2
	ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ	Disable	2
		Deactivate	1
	ರದ್ದು ಮಾಡು	Cancel	19
		Undo	3
	ರದ್ದುಮಾಡಿ	Cancel	47
		Undo	18
"""#,
"ko": #"""
locale	ko
name	Korean
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	0.56
	11-25	0.52
	26-70	0.55
	71+	0.55
title_punctuation	unmarked	0.05
	full_stop	0.98
	question	1
generic_titles	오류	경고	계속하겠습니까?	확실한가요?	확인	주의	성공	실패	정보	알림	안내	문제가 발생했습니다	문제가 발생하였습니다	문제가 발생했어요	오류가 발생했습니다	오류가 발생하였습니다	오류가 발생했어요	오류 발생	에러	에러가 발생했습니다	에러 발생	알 수 없는 오류	알 수 없는 오류가 발생했습니다	예기치 않은 오류	예기치 않은 오류가 발생했습니다	예상치 못한 오류가 발생했습니다	뭔가 잘못되었습니다	무언가 잘못되었습니다	뭔가 잘못됐어요	확인해 주세요	확인해주세요	확인하십시오	확인 필요	확인이 필요합니다	정말입니까?	정말로 하시겠습니까?	정말 하시겠습니까?	계속하시겠습니까?	확실합니까?	확실하십니까?	경보	주의 사항	공지	메시지	완료	완료되었습니다	성공했습니다	성공하였습니다	실패했습니다	실패하였습니다	실패했어요	이런	죄송합니다	중요	참고	문제	위험	질문
accusatory	바보	멍청이	젠장
requests	하세요	하십시오	주세요	주십시오
ongoing_endings	중	중입니다	중이에요
takes_particles	true
pronouns	match	word
	applies	no
	second	당신의	당신이	당신은	당신을	귀하의	귀하가	여러분의
	first	나	나의	저의	제가	우리	우리의
	ambiguous_first	나는	나에게	내가	제
	renderings	사용자	사용자의	사용자가	사용자를	사용자에게
verbs	come_last	true
	strings	tap	472
		click	464
		press	378
	tap	탭	455	20	11	746
		이중 탭	233	0	0	0
	click	클릭	1	456	0	3
	press	누르	3	6	259	34
		눌러	2	1	94	7
		누른	53	3	39	9
	click_distinct_from_tap	클릭
destructive_titles	verb_position	last
	endings	하기
	negations	안	못
	harmless	비밀번호 재설정	암호 재설정	비밀번호 초기화	필터 초기화	검색 지우기
	constructive	공유	내보내기	만들기	보기	복사	복제	생성	열기	추가
notifications	open_app	{app}을 열	{app}를 열	{app}을(를) 열	{app} 열
	instructions	탭하	탭해	눌러서	눌러 	누르세요	눌러주세요	클릭하	클릭해	터치하	터치해	앱을 열	앱을 실행	앱에 접속	앱에서 확인	설정으로 이동하	설정에서 변경하	밀어서
	not_instructions	클릭하지 마	누르지 마
	secrets	비밀번호	암호	인증번호	인증 번호	인증 코드	보안 코드	확인 코드	일회용	계좌번호	계좌 번호	카드번호	카드 번호	주민등록번호	잔액
	private_topics	진단	임신	처방	혈압	혈당	검사 결과	우울증	암 검사	급여	연체
	marketing	특가	할인	쿠폰	한정 판매	기간 한정	한정 특가	지금 구매	지금 구독	무료 체험	프로모션	이벤트 당첨	놓치지 마	세일	프리미엄으로 업그레이드	블랙 프라이데이	적립금	사은품
	empty_placeholders	알림	새 알림	새로운 알림	알림이 있습니다
	settings	설정
terms	Cancel	platform	취소
		seen	취소하기
	OK	platform	확인
		seen	OK	오케이
	Yes	accepted	예	네
		seen	넵
	No	platform	아니요
		seen	아니오	아뇨
	Done	platform	완료
	Close	platform	닫기
	Delete	platform	삭제
	Remove	accepted	제거	삭제
	Erase	accepted	지우기	삭제
	Discard	accepted	폐기
	Clear	platform	지우기
		accepted	삭제
	Reset	accepted	재설정	초기화
	Log Out	accepted	로그아웃
	Sign Out	accepted	로그아웃
	Deactivate	accepted	비활성화
	Block	accepted	차단
	Leave	accepted	나가기
	Unsubscribe	platform	구독 취소
	Disconnect	accepted	연결 해제	연결 끊기
	Uninstall	accepted	제거
	Don't Save	accepted	저장하지 않음	저장 안 함
	Replace	platform	대치
		accepted	바꾸기
	Overwrite	accepted	덮어쓰기
	Revoke	accepted	철회
	Destroy	accepted	파기	파괴
	Retry	accepted	재시도	다시 시도
	Try Again	accepted	다시 시도	다시 시도하기
	Settings	accepted	설정
	Not Now	platform	지금 안 함
		accepted	나중에
	Later	accepted	나중에
	Allow	platform	허용
	Don't Allow	platform	허용 안 함
		accepted	허용 안함
	Continue	platform	계속
		seen	계속하기
	Save	platform	저장
		accepted	저장하기
	Back	platform	뒤로
	Sign In	accepted	로그인
	Log In	accepted	로그인
	Delete Account	accepted	계정 삭제
	Delete All	accepted	모두 삭제
	Clear All	platform	모두 지우기
		accepted	모두 삭제
	Remove All	accepted	모두 제거
	Discard Changes	accepted	변경 사항 폐기
	Keep Editing	accepted	계속 편집하기
	Got It	accepted	확인
	Dismiss	platform	닫기
	Confirm	accepted	확인
	Learn More	accepted	더 알아보기	자세히 알아보기	더 알아보기
	Open Settings	accepted	설정 열기
	Go to Settings	accepted	설정으로 이동
	Turn Off	accepted	끄기	사용 중지
	Turn On	accepted	켜기	사용
	Stop	platform	중단
		accepted	중지	정지
	Quit	accepted	종료	끝내기
	Report	accepted	리포트
	Update	accepted	업데이트
	Error	accepted	오류
	Warning	accepted	경고
	Send	accepted	보내기	전송
	Undo	platform	실행 취소
		accepted	실행취소
	Edit	platform	편집
		accepted	수정
	Archive	accepted	아카이브
	Hide	accepted	가리기	숨기기
	Decline	accepted	거절	거부
	Ignore	accepted	무시
	Reject	accepted	거부	거절
	Deny	accepted	거부
	Unblock	accepted	차단 해제
	Unfollow	accepted	팔로우 취소
	Mute	accepted	소리 끔	음소거	알림 비활성화
	Empty Trash	accepted	휴지통 비우기
	Move to Trash	accepted	휴지통으로 이동
	Restore	accepted	복구	복원
	Skip	accepted	건너뛰기	건너뜀
	Submit	accepted	제출	보내기
	Accept	accepted	수락	승인	응답
	Agree	accepted	동의
	Disagree	accepted	동의 안 함
	Enable	accepted	활성화
	Disable	accepted	비활성화	사용 중지
	Continue Anyway	accepted	계속 진행
	End	accepted	종료
	Exit	accepted	나가기
	Forget	accepted	지우기
	Unpair	accepted	페어링 해제
	Unlink	accepted	링크 해제
	Stop Sharing	accepted	공유 중단	공유 중지
	Are you sure?	accepted	계속하겠습니까?	확실한가요?
	This action cannot be undone.	accepted	이 동작은 취소할 수 없습니다.
	This action can't be undone.	accepted	이 동작은 취소할 수 없습니다.
	You can't undo this action.	accepted	이 동작을 취소할 수 없습니다.
ambiguous	거부	Deny	15
		Reject	5
		Decline	4
	거절	Decline	52
		Reject	2
	나가기	Leave	11
		Exit	4
	나중에	Later	22
		Not Now	15
	다시 시도	Try Again	62
		Retry	11
	닫기	Close	168
		Dismiss	99
	로그아웃	Sign Out	30
		Log Out	7
	로그인	Sign In	88
		Log In	11
	모두 삭제	Delete All	18
		Clear All	2
	보내기	Send	51
		Submit	4
	비활성화	Disable	20
		Deactivate	2
	사용 중지	Turn Off	5
		Disable	2
	삭제	Delete	262
		Remove	24
		Clear	6
		Erase	2
	이 동작은 취소할 수 없습니다.	This action cannot be undone.	2
		This action can't be undone.	1
	제거	Remove	108
		Uninstall	7
	종료	Quit	39
		End	14
	지우기	Clear	44
		Erase	11
		Forget	4
	확인	OK	720
		Got It	35
		Confirm	27
"""#,
"lt": #"""
locale	lt
name	Lithuanian
family	baltic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.33
	11-25	1.27
	26-70	1.16
	71+	1.13
generic_titles	Klaida	Įspėjimas	Ar norite užverti tinklalapį?	Ar tikrai to norite?	Patvirtinti	Informacija	Kažkas nutiko	Kažkas nepavyko	Įvyko klaida	Nežinoma klaida	Netikėta klaida	Patvirtinkite	Patvirtinimas	Reikalingas patvirtinimas	Ar tikrai?	Ar esate tikri?	Dėmesio	Pranešimas	Pavyko	Sėkmė	Sėkmingai	Atlikta	Baigta	Nepavyko	Oi	Svarbu	Pastaba	Problema	Pavojus	Klausimas
function_words	ir	ne	yra	ar	tikrai	norite	šį	su	iš	kad	nėra
pronouns	match	word
	applies	yes
	second	jūs	jūsų	jums	jus	jumis
	first	aš	mano	mane	man	mes	mūsų	mums
verbs	strings	tap	28
		click	117
		press	131
	tap	bakstel	14	0	0	0
		palies	12	0	0	14
	click	spustel	1	111	8	6
	press	paspau	0	4	121	11
	click_distinct_from_tap	spustel
destructive_titles	verb_position	first
terms	Cancel	accepted	Atšaukti	Atsisakyti
	OK	accepted	Gerai
	Yes	accepted	Taip
	No	accepted	Ne
	Done	accepted	Atlikta
	Close	accepted	Uždaryti	Užverti
	Delete	accepted	Ištrinti	Pašalinti
	Remove	accepted	Pašalinti	Šalinti
	Erase	accepted	Išvalyti	Valyti
	Discard	accepted	Atmesti
	Clear	accepted	Išvalyti
	Reset	accepted	Atstatyti	Nustatyti iš naujo
	Log Out	accepted	Atsijungti	Baigti seansą
	Sign Out	accepted	Atsijungti
	Deactivate	accepted	Išaktyvinti
	Block	accepted	Neleisti	Blokuoti
	Leave	accepted	Išeiti
	Disconnect	accepted	Atsijungti
	Uninstall	accepted	Pašalinti
	Don't Save	accepted	Neišsaugoti	Neįrašyti
	Replace	accepted	Pakeisti
	Overwrite	accepted	Perrašyti
	Destroy	accepted	Sunaikinti
	Retry	accepted	Kartoti	Iš naujo
	Try Again	accepted	Bandyti dar kartą
	Settings	accepted	Nustatymai	Nuostatos
	Not Now	accepted	Ne dabar
	Later	accepted	Vėliau
	Allow	accepted	Leisti
	Don't Allow	accepted	Neleisti
	Continue	accepted	Tęskite	Tęsti
	Save	accepted	Išsaugoti	Įrašyti
	Back	accepted	Atgal
	Sign In	accepted	Prisijungti
	Log In	accepted	Prisijungti
	Delete All	accepted	Ištrinti viską
	Clear All	accepted	Valyti viską
	Remove All	accepted	Pašalinti viską
	Discard Changes	accepted	Atmesti pakeitimus
	Got It	accepted	Supratau
	Dismiss	accepted	Atsisakyti	Paslėpti
	Confirm	accepted	Patvirtinti
	Learn More	accepted	Sužinoti daugiau	Sužinokite daugiau
	Open Settings	accepted	Atidaryti nustatymus	Atverti nustatymus
	Go to Settings	accepted	Eiti į nustatymus
	Turn Off	accepted	Išjungti
	Turn On	accepted	Įjungti
	Stop	accepted	Sustabdyti	Stabdyti
	Quit	accepted	Išeiti	Išjungti
	Report	accepted	Pranešti
	Update	accepted	Atnaujinti
	Error	accepted	Klaida
	Warning	accepted	Įspėjimas
	Send	accepted	Siųsti
	Undo	accepted	Anuliuoti	Atšaukti
	Edit	accepted	Redaguoti	Keisti	Taisyti
	Archive	accepted	Archyvuoti
	Hide	accepted	Nerodyti	Slėpti
	Decline	accepted	Atmesti
	Ignore	accepted	Nepaisyti
	Reject	accepted	Atmesti
	Deny	accepted	Uždrausti
	Unblock	accepted	Atblokuoti
	Mute	accepted	Nutildyti	Išjungti garsą
	Move to Trash	accepted	Perkelti į šiukšlinę
	Restore	accepted	Atkurti
	Skip	accepted	Praleisti
	Submit	accepted	Pateikti
	Accept	accepted	Priimti
	Enable	accepted	Įjungti	Tikrinti
	Disable	accepted	Išjungti	Neleisti
	Continue Anyway	accepted	Vis tiek tęsti
	End	accepted	Baigti
	Exit	accepted	Išeiti
	Forget	accepted	Valyti žurnalą
	Stop Sharing	accepted	Nebebendrinti
	Are you sure?	accepted	Ar norite užverti tinklalapį?	Ar tikrai to norite?
	This action cannot be undone.	accepted	Atlikus šį veiksmą, jo atšaukti neįmanoma.
ambiguous	Atmesti	Decline	4
		Discard	3
		Reject	1
	Atsijungti	Sign Out	7
		Disconnect	3
		Log Out	1
	Atsisakyti	Cancel	36
		Dismiss	13
	Atšaukti	Cancel	50
		Undo	6
	Išeiti	Leave	4
		Quit	4
		Exit	4
	Išjungti	Turn Off	6
		Disable	6
		Quit	1
	Išvalyti	Clear	10
		Erase	1
	Neleisti	Block	12
		Don't Allow	12
		Disable	2
	Pašalinti	Remove	34
		Uninstall	7
		Delete	3
	Prisijungti	Sign In	17
		Log In	2
	Įjungti	Turn On	17
		Enable	5
"""#,
"lv": #"""
locale	lv
name	Latvian
family	baltic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.25
	11-25	1.23
	26-70	1.14
	71+	1.12
generic_titles	Kļūda	Brīdinājums	Vai tiešām vēlaties to izdarīt?	Vai tiešām vēlaties?	Apstiprināt	Informācija	Kaut kas nogāja greizi	Radās kļūda	Notika kļūda	Radās problēma	Nezināma kļūda	Neparedzēta kļūda	Lūdzu, apstipriniet	Apstipriniet	Apstiprinājums	Nepieciešams apstiprinājums	Vai tiešām?	Uzmanību	Paziņojums	Ziņojums	Veiksmīgi	Izdevās	Gatavs	Pabeigts	Neizdevās	Ups	Svarīgi	Piezīme	Problēma	Bīstami	Jautājums
function_words	un	nav	ir	vai	šo	tiešām	vēlaties	lai	ar	par
pronouns	match	word
	applies	yes
	second	tu	tava	tavu	tavā	tev	tevi	jūs	jūsu	jums
	first	es	manu	mani	man	mēs	mūsu	mums
verbs	strings	tap	17
		click	127
		press	128
	tap	pieskar	12	1	0	16
	click	noklikšķ	0	95	0	3
		klikšķ	0	18	0	0
	press	nospied	0	2	123	31
	click_distinct_from_tap	noklikšķ	klikšķ
destructive_titles	verb_position	first
terms	Cancel	accepted	Atcelt
	OK	accepted	Labi
	Yes	accepted	Jā
	No	accepted	Nē
	Done	accepted	Gatavs
	Close	accepted	Aizvērt
	Delete	accepted	Dzēst
	Remove	accepted	Noņemt	Izņemt
	Discard	accepted	Atmest
	Clear	accepted	Notīrīt
	Reset	accepted	Atiestatīt	Atstatīt
	Destroy	accepted	Iznīcināt
	Log Out	accepted	Atteikties	Iziet
	Sign Out	accepted	Izrakstīties
	Deactivate	accepted	Deaktivizēt
	Block	accepted	Liegt	Bloķēt
	Leave	accepted	Iziet
	Disconnect	accepted	Atvienoties
	Uninstall	accepted	Atinstalēt
	Don't Save	accepted	Nesaglabāt
	Replace	accepted	Aizstāt
	Retry	accepted	Mēģināt vēlreiz	Atkārtot
	Try Again	accepted	Mēģināt vēlreiz
	Settings	accepted	Iestatījumi	Iestatījumus
	Not Now	accepted	Ne tagad	Vēlāk
	Allow	accepted	Atļaut
	Don't Allow	accepted	Neatļaut
	Continue	accepted	Turpināt
	Save	accepted	Saglabāt
	Back	accepted	Atpakaļ
	Sign In	accepted	Pierakstīties	Pieteikties
	Log In	accepted	Pieteikties
	Delete All	accepted	Dzēst visu
	Clear All	accepted	Notīrīt visu
	Remove All	accepted	Izņemt visu
	Got It	accepted	Sapratu!	Sapratu
	Dismiss	accepted	Nerādīt	Noraidīt	Atcelt	Atmest	Paslēpt
	Confirm	accepted	Apstiprināt
	Learn More	accepted	Uzzināt vairāk
	Open Settings	accepted	Atvērt iestatījumus
	Go to Settings	accepted	Atvērt iestatījumus
	Turn Off	accepted	Izslēgt
	Turn On	accepted	Ieslēgt
	Stop	accepted	Apturēt
	Quit	accepted	Iziet
	Update	accepted	Atjaunināt
	Error	accepted	Kļūda
	Warning	accepted	Brīdinājums
	Send	accepted	Sūtīt
	Undo	accepted	Atsaukt
	Edit	accepted	Labot	Rediģēt
	Archive	accepted	Arhivēt
	Hide	accepted	Paslēpt
	Decline	accepted	Noraidīt
	Ignore	accepted	Ignorēt
	Reject	accepted	Noraidīt
	Deny	accepted	Neatļaut
	Unfollow	accepted	Pārtraukt sekošanu
	Mute	accepted	Izslēgt skaņu	Apklusināt
	Move to Trash	accepted	Pārvietot uz miskasti
	Restore	accepted	Atjaunot
	Skip	accepted	Izlaist
	Submit	accepted	Iesniegt
	Accept	accepted	Pieņemt
	Agree	accepted	Piekrītu
	Disagree	accepted	Nepiekrītu
	Enable	accepted	Aktivēt	Ieslēgt
	Disable	accepted	Izslēgt	Atspējot
	Continue Anyway	accepted	Tik un tā turpināt
	End	accepted	Beigas
	Exit	accepted	Iziet
	Forget	accepted	Aizmirst
	Stop Sharing	accepted	Pārtraukt kopīgošanu
	Are you sure?	accepted	Vai tiešām vēlaties to izdarīt?	Vai tiešām vēlaties?
	This action cannot be undone.	accepted	Šī ir neatgriezeniska darbība.
ambiguous	Atcelt	Cancel	95
		Dismiss	2
	Atmest	Discard	3
		Dismiss	2
	Atvērt iestatījumus	Open Settings	5
		Go to Settings	3
	Ieslēgt	Turn On	19
		Enable	2
	Iziet	Quit	4
		Exit	4
		Leave	3
		Log Out	1
	Izslēgt	Turn Off	7
		Disable	3
	Mēģināt vēlreiz	Try Again	32
		Retry	8
	Neatļaut	Don't Allow	13
		Deny	7
	Noraidīt	Dismiss	6
		Decline	2
		Reject	1
	Paslēpt	Dismiss	2
		Hide	2
	Pieteikties	Sign In	7
		Log In	2
"""#,
"ml": #"""
locale	ml
name	Malayalam
family	dravidian
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.43
	11-25	1.4
	26-70	1.33
	71+	1.29
generic_titles	പിശക്	മുന്നറിയിപ്പ്	നിങ്ങൾക്ക് ഉറപ്പാണോ?	സ്ഥിരീകരിക്കുക	വിവരം	വിവരങ്ങൾ	എന്തോ കുഴപ്പം സംഭവിച്ചു	എന്തോ പിശക് സംഭവിച്ചു	ഒരു പിശക് സംഭവിച്ചു	പിശക് സംഭവിച്ചു	അജ്ഞാത പിശക്	ദയവായി സ്ഥിരീകരിക്കുക	സ്ഥിരീകരണം	സ്ഥിരീകരണം ആവശ്യമാണ്	ശ്രദ്ധിക്കുക	അറിയിപ്പ്	സന്ദേശം	വിജയം	വിജയിച്ചു	പൂർത്തിയായി	പരാജയപ്പെട്ടു	പരാജയം	പ്രധാനം	പ്രശ്നം	ചോദ്യം
pronouns	match	word
	applies	yes
	second	നിങ്ങൾ	നിങ്ങളുടെ	നിങ്ങൾക്ക്	നിങ്ങളെ	നിങ്ങളോട്
	first	ഞാൻ	എന്റെ	എനിക്ക്	എന്നെ	ഞങ്ങൾ	ഞങ്ങളുടെ	ഞങ്ങൾക്ക്	ഞങ്ങളെ
verbs	come_last	true
	strings	tap	16
		click	98
		press	116
	tap	ടാപ്പ്	12	0	0	1
	click	ക്ലിക്ക്	0	93	0	1
	press	അമർത്ത	1	0	115	7
	click_distinct_from_tap	ക്ലിക്ക്
destructive_titles	verb_position	last
terms	Cancel	accepted	റദ്ദാക്കൂ	റദ്ദാക്കുക
	OK	accepted	ശരി	OK
	Yes	accepted	അതെ
	No	accepted	ഇല്ല
	Done	accepted	പൂർത്തിയാക്കി
	Close	accepted	അടയ്ക്കുക
	Delete	accepted	ഇല്ലാതാക്കുക
	Remove	accepted	നീക്കംചെയ്യൂ
	Discard	accepted	നിരാകരിക്കുക	വേണ്ടെന്ന് വയ്ക്കുക
	Clear	accepted	മായ്‌ക്കുക
	Reset	accepted	റീസെറ്റ് ചെയ്യുക
	Log Out	accepted	പുറത്തെക്ക്
	Sign Out	accepted	സൈൻ ഔട്ട് ചെയ്യുക
	Deactivate	accepted	നിഷ്‌ക്രിയമാക്കുക
	Block	accepted	തടയുക
	Leave	accepted	ഉപേക്ഷിക്കുക
	Disconnect	accepted	വിഛേദിക്കുക
	Uninstall	accepted	അണ്‍‌ഇന്‍‌സ്റ്റാള്‍‌ ചെയ്യുക
	Don't Save	accepted	സംരക്ഷിക്കരുത്
	Replace	accepted	മാറ്റിസ്ഥാപിക്കുക
	Retry	accepted	വീണ്ടും ശ്രമിക്കുക
	Try Again	accepted	വീണ്ടും ശ്രമിക്കുക
	Settings	accepted	ക്രമീകരണം	ക്രമീകരണങ്ങൾ
	Not Now	accepted	ഇപ്പോഴല്ല
	Allow	accepted	അനുവദിക്കൂ
	Don't Allow	accepted	അനുവദിക്കരുത്
	Continue	accepted	തുടരുക
	Save	accepted	സംരക്ഷിക്കുക	സൂക്ഷിക്കുക
	Back	accepted	പിന്നോട്ട്
	Sign In	accepted	സൈൻ ഇൻ ചെയ്യുക
	Delete All	accepted	എല്ലാം ഇല്ലാതാക്കൂ
	Clear All	accepted	എല്ലാം നീക്കുക
	Remove All	accepted	എല്ലാം നീക്കംചെയ്യുക
	Got It	accepted	മനസ്സിലായി
	Dismiss	accepted	ഡിസ്മിസ്സ് ചെയ്യുക
	Confirm	accepted	സ്ഥിരീകരിക്കുക
	Learn More	accepted	കൂടുതലറിയുക
	Open Settings	accepted	ക്രമീകരണം തുറക്കുക	ക്രമീകരണങ്ങൾ തുറക്കുക
	Go to Settings	accepted	ക്രമീകരണത്തിലേക്ക് പോകുക
	Turn Off	accepted	ഓഫാക്കുക
	Turn On	accepted	ഓൺ ചെയ്യുക
	Stop	accepted	നിര്‍ത്തുക	നിർത്തുക
	Quit	accepted	പുറത്തുകടക്കുക
	Update	accepted	അപ്ഡേറ്റ് ചെയ്യുക
	Error	accepted	പിശക്
	Warning	accepted	മുന്നറിയിപ്പ്
	Send	accepted	അയയ്‌ക്കുക
	Undo	accepted	പഴയപടിയാക്കുക
	Edit	accepted	എഡിറ്റ് ചെയ്യുക
	Archive	accepted	ആർക്കൈവ് ചെയ്യുക
	Hide	accepted	മറയ്ക്കുക
	Decline	accepted	നിരസിക്കുക
	Ignore	accepted	അവഗണിക്കുക
	Reject	accepted	നിരസിക്കുക
	Deny	accepted	നിരസിക്കൂ
	Mute	accepted	മ്യൂട്ട് ചെയ്യുക
	Restore	accepted	പുനഃസ്ഥാപിക്കുക
	Skip	accepted	ഉപേക്ഷിക്കുക
	Submit	accepted	സമര്‍പ്പിക്കുക
	Accept	accepted	സ്വീകരിക്കുക
	Enable	accepted	തയ്യാറാക്കുക
	Disable	accepted	അപ്രാപ്‌തമാക്കുക	നിര്‍ജ്ജീവമാക്കുക
	Continue Anyway	accepted	എന്തായാലും തുടരുക
	End	accepted	അവസാനിപ്പിക്കുക
	Exit	accepted	പുറത്തുകടക്കുക
	Stop Sharing	accepted	പങ്കിടൽ നിർത്തുക
	Are you sure?	accepted	നിങ്ങൾക്ക് ഉറപ്പാണോ?
ambiguous	ഉപേക്ഷിക്കുക	Skip	5
		Leave	3
	നിരസിക്കുക	Decline	2
		Reject	1
	പുറത്തുകടക്കുക	Exit	3
		Quit	2
	വീണ്ടും ശ്രമിക്കുക	Try Again	19
		Retry	8
"""#,
"mr": #"""
locale	mr
name	Marathi
family	indic
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	1.08
	26-70	1.1
	71+	1.1
generic_titles	एरर	त्रुटी	चेतावणी	आपण नक्की आहात?	नक्की?	पुष्टी करा	निश्चित करा	माहिती	काहीतरी चूक झाली	काहीतरी चुकले	एक त्रुटी आली	त्रुटी आली	अज्ञात त्रुटी	कृपया पुष्टी करा	पुष्टी	पुष्टी आवश्यक	लक्ष द्या	सूचना	संदेश	यशस्वी	यश	पूर्ण	अयशस्वी	महत्त्वाचे	समस्या	सावधान	प्रश्न
pronouns	match	word
	applies	yes
	second	तुम्ही	तुमचा	तुमची	तुमचे	तुमच्या	तुम्हाला	आपण	आपला	आपली	आपले	आपल्या	आपल्याला
	first	मी	माझा	माझी	माझे	माझ्या	मला	आम्ही	आमच्या	आम्हाला
verbs	come_last	true
	strings	tap	15
		click	107
		press	123
	tap	टॅप	15	0	0	0
	click	क्लिक	0	104	0	4
	press	प्रेस	0	0	109	3
		दाब	0	1	14	0
	click_distinct_from_tap	क्लिक
destructive_titles	verb_position	last
	negations	न	नका	नाही
terms	Cancel	accepted	रद्द करा
	OK	accepted	ठीक आहे	ठिक आहे	ओके
	Yes	accepted	होय
	No	accepted	नाही
	Done	accepted	पूर्ण झाले	झाले
	Close	accepted	बंद करा
	Delete	accepted	हटवा	नष्ट करा
	Remove	accepted	काढून टाका	काढा	काढुन टाका
	Erase	accepted	खोडा
	Discard	accepted	टाकून द्या	रद्द करा	वगळा	सोडून द्या
	Clear	accepted	साफ करा	नष्ट करा	पुसा
	Reset	accepted	रीसेट करा
	Log Out	accepted	बाहेर पडा	लॉग आउट
	Sign Out	accepted	साइन आउट करा
	Deactivate	accepted	डीअ‍ॅक्टिव्हेट करा
	Block	accepted	ब्लॉक करा	अडवा
	Leave	accepted	सोडा
	Disconnect	accepted	जोडणी तोडा
	Uninstall	accepted	अनइंस्टॉल करा
	Don't Save	accepted	साठवू नका	सेव्ह करू नका
	Replace	accepted	पुनर्स्थित करा
	Overwrite	accepted	खोडून लिहा
	Retry	accepted	पुन्हा प्रयत्न करा	पुनःप्रयत्न करा
	Try Again	accepted	पुन्हा प्रयत्न करा
	Settings	accepted	सेटिंग्ज	सेटिंग
	Not Now	accepted	सध्या नाही
	Allow	accepted	परवानगी द्या	स्वीकारा
	Don't Allow	accepted	अनुमती देऊ नका	परवानगी देऊ नका
	Continue	accepted	सुरू ठेवा	सुरु ठेवा
	Save	accepted	सेव्ह करा	साठवा	जतन करा
	Back	accepted	मागील	मागे
	Sign In	accepted	साइन इन करा	साइन इन
	Log In	accepted	प्रवेश करा	लॉग इन
	Delete All	accepted	सर्व हटवा
	Clear All	accepted	सर्व साफ करा
	Remove All	accepted	सर्व काढून टाका
	Discard Changes	accepted	बदल रद्द करा
	Got It	accepted	समजले
	Dismiss	accepted	डिसमिस करा
	Confirm	accepted	पुष्टी करा	निश्चित करा
	Learn More	accepted	अधिक जाणून घ्या	अधिक जाणा
	Open Settings	accepted	सेटिंग्ज उघडा
	Go to Settings	accepted	सेटिंग्ज वर जा
	Turn Off	accepted	बंद करा
	Turn On	accepted	सुरू करा
	Stop	accepted	थांबा
	Quit	accepted	बाहेर पडा
	Update	accepted	अपडेट करा	अद्ययावत करा
	Error	accepted	एरर	त्रुटी
	Warning	accepted	चेतावणी
	Send	accepted	पाठवा
	Undo	accepted	पहिल्यासारखे करा	पूर्ववत् करा
	Edit	accepted	संपादन	संपादित करा
	Archive	accepted	संग्रहित करा
	Hide	accepted	लपवा
	Decline	accepted	नकार द्या
	Ignore	accepted	दुर्लक्ष करा
	Reject	accepted	नाकारा
	Deny	accepted	नकार द्या
	Mute	accepted	म्यूट करा	मंद करा
	Restore	accepted	पुनर्संचयित करा	पूर्वस्थितीत आणा
	Skip	accepted	वगळा
	Submit	accepted	सबमिट करा
	Accept	accepted	स्वीकारा
	Enable	accepted	सुरू करा	कार्यान्वीत करा
	Disable	accepted	अक्षम करा	अक्षम
	Continue Anyway	accepted	तरीही सुरू ठेवा
	End	accepted	बंद करा
	Exit	accepted	निर्गमन	बाहेर पडा
	Forget	accepted	विसरा
	Stop Sharing	accepted	शेअरिंग थांबवा
	Are you sure?	accepted	आपण नक्की आहात?	नक्की?
	This action cannot be undone.	accepted	ही कृती रद्द करणे अशक्य.
ambiguous	नकार द्या	Deny	6
		Decline	2
	नष्ट करा	Delete	3
		Clear	2
	पुन्हा प्रयत्न करा	Try Again	22
		Retry	8
	बंद करा	Close	55
		Turn Off	5
		End	2
	बाहेर पडा	Quit	5
		Exit	2
		Log Out	1
	रद्द करा	Cancel	80
		Discard	1
	वगळा	Skip	6
		Discard	1
	सुरू करा	Turn On	17
		Enable	3
	स्वीकारा	Allow	4
		Accept	3
"""#,
"ms": #"""
locale	ms
name	Malay
family	malayic
direction	ltr
word_separator	space
has_case	true
button_case	title
title_case	title
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.14
	11-25	1.09
	26-70	1.09
	71+	1.12
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Ralat	Amaran	Adakah anda pasti?	Sahkan	Info	Maklumat	Ada sesuatu yang tidak kena	Sesuatu telah berlaku	Ralat berlaku	Ralat telah berlaku	Berlaku ralat	Ralat tidak diketahui	Ralat tidak dijangka	Sila sahkan	Pengesahan	Pengesahan diperlukan	Anda pasti?	Perhatian	Makluman	Pemberitahuan	Mesej	Nota	Berjaya	Selesai	Gagal	Alamak	Maaf	Penting	Masalah	Bahaya	Soalan
ongoing	sedang	menunggu
function_words	dan	yang	ini	anda	tidak	untuk	dengan	daripada	adakah	pasti	mahu	akan	telah	ke	di	atau	sudah
pronouns	match	word
	applies	yes
	second	anda
	first	saya	kami	kita
verbs	strings	tap	424
		click	451
		press	362
	tap	dwiketik	232	0	0	0
		ketik	174	1	1	33
	click	klik	0	408	0	2
	press	tekan	1	1	338	12
	click_distinct_from_tap	klik
destructive_titles	verb_position	first
terms	Cancel	platform	Batal
		seen	Batalkan
	OK	platform	OK
		seen	Ok
	Yes	accepted	Ya
	No	platform	Tidak
	Done	platform	Selesai
		seen	OK
	Close	platform	Tutup
	Delete	platform	Padam
		seen	Memadam
	Remove	accepted	Keluarkan	Alih keluar
	Erase	accepted	Padam
	Discard	accepted	Buang
	Clear	platform	Kosongkan
		accepted	Padam
	Reset	accepted	Reset	Tetapkan semula	Tetap semula
	Log Out	accepted	Log Keluar	Daftar Keluar
	Sign Out	accepted	Daftar Keluar	Log keluar
	Deactivate	accepted	Nyahaktifkan
	Block	accepted	Sekat
	Leave	accepted	Keluar	Tinggalkan	Bertolak
	Unsubscribe	platform	Nyahlanggan
	Disconnect	accepted	Putus Sambungan	Putuskan Sambungan	Putus
	Uninstall	accepted	Nyahpasang
	Don't Save	accepted	Jangan Simpan
	Replace	accepted	Ganti	Gantikan
	Overwrite	accepted	Tulis Ganti
	Revoke	accepted	Tarik Balik
	Destroy	accepted	Musnahkan
	Retry	accepted	Cuba Semula	Cuba semula
	Try Again	accepted	Cuba Lagi	Cuba lagi
	Settings	accepted	Seting	Tetapan
	Not Now	platform	Bukan Sekarang
		accepted	Nanti	Bukan sekarang
	Later	accepted	Kemudian
	Allow	platform	Benarkan
	Don't Allow	platform	Jangan Benarkan
		accepted	Jangan benarkan
	Continue	platform	Teruskan
	Save	platform	Simpan
	Back	platform	Balik
		accepted	Kembali	Undur
	Sign In	accepted	Daftar Masuk	Log masuk	Daftar masuk
	Log In	accepted	Log Masuk
	Delete Account	accepted	Padam Akaun
	Delete All	accepted	Padam Semua
	Clear All	platform	Kosongkan Semua
		accepted	Kosongkan semua
	Remove All	accepted	Keluarkan Semua
	Discard Changes	accepted	Buang Perubahan
	Keep Editing	accepted	Teruskan Mengedit
	Got It	accepted	Faham
	Dismiss	platform	Tutup
		accepted	Ketepikan
	Confirm	accepted	Sahkan
	Learn More	accepted	Ketahui Lebih Lanjut	Ketahui lebih lanjut	Lagi
	Open Settings	accepted	Buka Seting	Buka tetapan
	Go to Settings	accepted	Pergi ke Seting	Pergi ke Tetapan
	Turn Off	accepted	Nyahaktifkan	Matikan
	Turn On	accepted	Aktifkan	Hidupkan
	Stop	platform	Henti
		accepted	Berhenti
	Quit	accepted	Keluar
	Report	accepted	Lapor
	Update	accepted	Kemas Kini	Kemas kini
	Error	accepted	Ralat
	Warning	accepted	Amaran
	Send	accepted	Hantar
	Undo	platform	Buat Asal
		accepted	Buat asal
	Edit	platform	Edit
	Archive	accepted	Arkib
	Hide	accepted	Sembunyikan
	Decline	accepted	Tolak
	Ignore	accepted	Abaikan
	Reject	accepted	Tolak
	Deny	accepted	Tolak	Nafikan
	Unfollow	accepted	Nyahikut
	Mute	accepted	Senyap	Redam
	Empty Trash	accepted	Kosongkan Sampah
	Move to Trash	accepted	Pindah ke Sampah
	Restore	accepted	Pulihkan
	Skip	accepted	Langkau
	Submit	accepted	Hantar	Serah
	Accept	accepted	Terima
	Agree	accepted	Setuju
	Disagree	accepted	Tidak Setuju
	Enable	accepted	Dayakan
	Disable	accepted	Nyahdaya	Nyahdayakan	Lumpuhkan
	Continue Anyway	accepted	Teruskan Juga
	End	accepted	Tamat
	Exit	accepted	Keluar
	Forget	accepted	Lupakan
	Unpair	accepted	Batalkan Berpasangan
	Unlink	accepted	Nyahpaut	Menyahpaut
	Stop Sharing	accepted	Henti Berkongsi	Berhenti berkongsi	Henti berkongsi
	Are you sure?	accepted	Adakah anda pasti?
	This action cannot be undone.	accepted	Tindakan ini tidak boleh dibuat asal.
	This action can't be undone.	accepted	Tindakan ini tidak boleh dibuat asal.
	You can't undo this action.	accepted	Anda tidak boleh membuat asal tindakan ini.
ambiguous	Daftar Keluar	Sign Out	25
		Log Out	1
	Hantar	Send	50
		Submit	15
	Keluar	Quit	38
		Exit	6
		Leave	5
	Nyahaktifkan	Turn Off	31
		Deactivate	1
	Padam	Delete	243
		Erase	11
		Clear	2
	Tindakan ini tidak boleh dibuat asal.	This action cannot be undone.	2
		This action can't be undone.	1
	Tolak	Decline	55
		Deny	9
		Reject	3
	Tutup	Close	158
		Dismiss	84
"""#,
"nb": #"""
locale	nb
name	Norwegian Bokmål
family	north-germanic
kin	nn	fo	is
serves	no
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.1
	11-25	1.06
	26-70	1.04
	71+	1.04
title_punctuation	unmarked	0
	full_stop	0.92
	question	1
generic_titles	Feil	Advarsel	Er du sikker?	Bekreft	Info	Informasjon	Noe gikk galt	Det oppstod en feil	Det oppsto en feil	Det har oppstått en feil	En feil oppstod	En feil oppsto	Ukjent feil	Uventet feil	Det oppstod en ukjent feil	Det oppstod et problem	Bekreftelse	Bekreftelse kreves	Vennligst bekreft	Merk	Obs	Melding	Vellykket	Suksess	Ferdig	Fullført	Mislyktes	Oops	Oi	Viktig	Problem	Fare	Spørsmål	Varsel
accusatory	idiot	faen	din skyld
ongoing	pågår	venter
function_words	og	er	ikke	å	det	den	du	din	vil	med	på	av	en	et	kan	har	fra	til	denne	dette	ingen	kunne	deg	være
pronouns	match	word
	applies	yes
	second	du	deg	din	ditt	dine	dere
	first	jeg	meg	mitt	mine	vi	oss	vår	våre
	ambiguous_second	deres
	ambiguous_first	min
	case_sensitive	De
verbs	strings	tap	444
		click	458
		press	370
	tap	dobbelttrykk	234	3	7	0
		trykk	173	7	350	46
	click	klikk	0	411	4	4
	press	trykk	173	7	350	46
	click_distinct_from_tap	klikk
destructive_titles	verb_position	first
	negations	ikke
	harmless	Fjern blokkering	Fjern demping	Tilbakestill passord	Nullstill søk
	constructive	del	dupliser	eksporter	kopier	opprett	vis	åpne
terms	Cancel	platform	Avbryt
	OK	platform	OK
		seen	Greit
	Yes	accepted	Ja
	No	platform	Nei
	Done	platform	Ferdig
	Close	platform	Lukk
	Delete	platform	Slett
		accepted	sletting
	Remove	accepted	Fjern
	Erase	accepted	Slett
	Discard	accepted	Forkast
	Clear	platform	Fjern
		accepted	Tøm
	Reset	accepted	Nullstill	Tilbakestill
	Log Out	accepted	Logg av	Logg ut
	Sign Out	accepted	Logg av
	Deactivate	accepted	Deaktiver
	Block	accepted	Blokker	Blokkér
	Leave	accepted	Forlat	Avslutt	Gå ut
	Unsubscribe	platform	Avslutt abonnement
	Disconnect	accepted	Koble fra
	Uninstall	accepted	Avinstaller
	Don't Save	accepted	Ikke arkiver	Ikke lagre
	Replace	platform	Erstatt
	Overwrite	accepted	Overskriv
	Revoke	accepted	Tilbakekall
	Destroy	accepted	Ødelegg
	Retry	accepted	Prøv på nytt	Prøv igjen
	Try Again	accepted	Prøv igjen	Prøv på nytt
	Settings	accepted	Innstillinger
	Not Now	platform	Ikke nå
	Later	accepted	Senere
	Allow	platform	Tillat
	Don't Allow	platform	Ikke tillat
		accepted	Nei
	Continue	platform	Fortsett
		seen	Bekreft
	Save	platform	Arkiver
		accepted	Lagre
	Back	platform	Tilbake
	Sign In	accepted	Logg på
	Log In	accepted	Logg på
	Delete Account	accepted	Slett konto	Slett kontoen
	Delete All	accepted	Slett alle
	Clear All	platform	Fjern alt
		accepted	Fjern alle
	Remove All	accepted	Fjern alle
	Discard Changes	accepted	Forkast endringer
	Keep Editing	accepted	Fortsett redigering
	Got It	accepted	Skjønner	OK
	Dismiss	platform	Lukk
		accepted	Avvis
	Confirm	accepted	Bekreft
	Learn More	accepted	Finn ut mer	Finn ut mer	Lær mer	Les mer
	Open Settings	accepted	Åpne Innstillinger	Åpne innstillingene
	Go to Settings	accepted	Gå til Innstillinger
	Turn Off	accepted	Slå av
	Turn On	accepted	Slå på
	Stop	platform	Stopp
	Quit	accepted	Avslutt	Ga opp
	Report	accepted	Rapporter
	Update	accepted	Oppdater
	Error	accepted	Feil
	Warning	accepted	Advarsel
	Send	accepted	Send
	Undo	platform	Angre
	Edit	platform	Rediger
		accepted	Endre
	Archive	accepted	Til arkiv	Arkiv	Legg i arkiv	Arkiver
	Hide	accepted	Skjul
	Decline	accepted	Avslå	Avvis
	Ignore	accepted	Ignorer
	Reject	accepted	Avvis	Avslå
	Deny	accepted	Avslå	Ikke tillat
	Unblock	accepted	Fjern blokkering	Opphev blokkering
	Unfollow	accepted	Slutt å følge
	Mute	accepted	Lyd av	Lydløs	Slå av lyd	Demp	Kutt lyden
	Empty Trash	accepted	Tøm papirkurv
	Move to Trash	accepted	Flytt til papirkurv
	Restore	accepted	Gjenopprett
	Skip	accepted	Hopp over
	Submit	accepted	Send	Send inn
	Accept	accepted	Godta	Svar	Aksepter
	Agree	accepted	Enig	Godta
	Disagree	accepted	Ikke enig	Uenig
	Enable	accepted	Aktiver
	Disable	accepted	Deaktiver
	Continue Anyway	accepted	Fortsett likevel
	End	accepted	Avslutt	Slutt
	Exit	accepted	Avslutt
	Forget	accepted	Glem
	Unpair	accepted	Koble fra
	Unlink	accepted	Fjern lenke	Skill	fjerning av lenke
	Stop Sharing	accepted	Avslutt deling	Stopp deling
	Are you sure?	accepted	Er du sikker?
	This action cannot be undone.	accepted	Denne handlingen kan ikke angres.
	This action can't be undone.	accepted	Handlingen kan ikke angres.
	You can't undo this action.	accepted	Du kan ikke angre denne handlingen.
ambiguous	Arkiver	Save	63
		Archive	3
	Avslutt	Quit	37
		End	7
		Exit	6
		Leave	3
	Avslå	Decline	43
		Deny	9
		Reject	2
	Avvis	Decline	13
		Dismiss	4
		Reject	4
	Deaktiver	Disable	21
		Deactivate	2
	Fjern	Remove	127
		Clear	32
	Fjern alle	Remove All	6
		Clear All	3
	Godta	Accept	55
		Agree	2
	Ikke tillat	Don't Allow	81
		Deny	6
	Koble fra	Disconnect	25
		Unpair	2
	Logg av	Sign Out	30
		Log Out	4
	Logg på	Sign In	86
		Log In	8
	Lukk	Close	164
		Dismiss	97
	Nei	No	106
		Don't Allow	4
	OK	OK	727
		Got It	5
	Prøv igjen	Try Again	65
		Retry	22
	Prøv på nytt	Retry	26
		Try Again	20
	Send	Send	42
		Submit	15
	Slett	Delete	249
		Erase	13
"""#,
"nl": #"""
locale	nl
name	Dutch
family	west-germanic
kin	fy	af
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.2
	11-25	1.14
	26-70	1.15
	71+	1.16
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Fout	Waarschuwing	Weet je het zeker?	Bevestig	Bevestigen	Info	Informatie	Er is iets misgegaan	Er is iets mis gegaan	Er ging iets mis	Er ging iets fout	Er is iets fout gegaan	Er is iets fout gelopen	Er is een fout opgetreden	Er is een probleem opgetreden	Onbekende fout	Onverwachte fout	Er is een onbekende fout opgetreden	Er is een onverwachte fout opgetreden	Bevestiging	Bevestiging vereist	Bevestiging nodig	Bevestig a.u.b.	Weet u het zeker?	Weet je zeker?	Zeker weten?	Let op	Opgelet	Pas op	Melding	Succes	Gelukt	Geslaagd	Mislukt	Oeps	Sorry	Opmerking	Bericht	Probleem	Belangrijk	Gevaar	Klaar	Voltooid	Gereed	Vraag	Notificatie	Alarm
accusatory	idioot	sukkel	kut	verdomme	jouw schuld	uw schuld	eigen schuld
ongoing	bezig	wordt geladen	worden geladen	wordt gedownload	worden gedownload	wordt verwerkt	even geduld
function_words	de	het	een	van	en	niet	voor	met	op	te	zijn	dit	deze	dat	wilt	weet	je	jouw	uw	wordt	worden	kan	naar	bij	aan	om	geen	heeft
spelling	words	aangemeld	account	accounts	afbeelding	afmelden	annuleren	apparaat	apparaten	applicatie	automatisch	bericht	berichten	beschikbaar	bestaat	bestand	bestanden	beveiliging	bevestigen	bevestiging	bewaren	bijwerken	controleer	controleren	definitief	doorgaan	downloaden	exporteren	geannuleerd	gebruiken	gebruiker	gebruikersnaam	gegevens	geselecteerd	gewijzigd	herstellen	importeren	inloggen	instellingen	internet	internetverbinding	kopiëren	locatie	meldingen	microfoon	mislukt	mogelijk	netwerk	onbekend	onbekende	ongeldig	ongeldige	onmogelijk	opgeslagen	opnieuw	opslaan	overschrijven	permanent	probeer	probleem	profiel	selecteer	selecteren	synchronisatie	synchroniseren	toegang	toestaan	toestemming	toevoegen	uitloggen	uitschakelen	verbinden	verbinding	verbonden	vereist	verlaten	verlopen	verstuurd	vervangen	verwijderd	verwijderen	verzenden	verzonden	voltooid	waarschuwing	wachtwoord	wachtwoorden	wijzigingen
	except	afmeldden	berichtten	bestaand	contoleer	downloadden	herstelleen	hertellen	interneverbinding	locate	problem	profil	profile	selectere	uitlogen	veerbinding	veerbonden	veerlopen	veerzonden	verboden	verest	veriest	verist	vervagen	verzenen	verzoden	wachtoord	wachtoorden
pronouns	match	word
	applies	yes
	second	je	jij	jou	jouw	jezelf	jullie
	first	ik	me	mij	mijn	we	onze
	ambiguous_second	u	uw
	ambiguous_first	ons
verbs	come_last	true
	strings	tap	505
		click	458
		press	375
	tap	tik	476	1	1	22
	click	klik	6	429	14	7
	press	druk	10	15	295	59
	click_distinct_from_tap	klik
destructive_titles	verb_position	either
	negations	niet	nooit	geen
	harmless	Zoekopdracht wissen
	constructive	aanmaken	delen	dupliceren	exporteren	kopiëren	openen	toevoegen
terms	Cancel	platform	Annuleer
		accepted	Annuleren
	OK	platform	OK
		seen	Ok	Oké
	Yes	accepted	Ja
	No	platform	Nee
	Done	platform	Gereed
		accepted	Klaar
	Close	platform	Sluit
		accepted	Sluiten
	Delete	platform	Verwijder
		accepted	Verwijderen
	Remove	accepted	Verwijder	Verwijderen
	Erase	accepted	Wis	Wissen
	Discard	accepted	Verwerpen	Verwijder
	Clear	platform	Wis
		accepted	Wissen
	Reset	accepted	Stel opnieuw in	Resetten	Herstel	Herstellen
	Log Out	accepted	Log uit
	Sign Out	accepted	Log uit	Uitloggen
	Deactivate	accepted	Deactiveren	Sluiten
	Block	accepted	Blokkeren	Blokkeer
	Leave	accepted	Verlaat	Verlaten
	Unsubscribe	platform	Zeg abonnement op
		accepted	Zeg op	Meld me af
	Disconnect	accepted	Verbreek	Verbreek verbinding	Verbinding verbreken
	Uninstall	accepted	Verwijderen
	Don't Save	accepted	Bewaar niet	Niet opslaan
	Replace	platform	Vervang
		accepted	Vervangen
	Overwrite	accepted	Overschrijf
	Revoke	accepted	Intrekken
	Destroy	accepted	Vernietigen	Vernietig
	Retry	accepted	Opnieuw	Opnieuw proberen
	Try Again	accepted	Probeer opnieuw	Opnieuw	Opnieuw proberen	Probeer het opnieuw
	Settings	accepted	Instellingen
	Not Now	platform	Niet nu
		accepted	Nu niet
	Later	accepted	Later
	Allow	platform	Sta toe
		accepted	Toestaan
	Don't Allow	platform	Sta niet toe
		accepted	Weiger	Niet toestaan
	Continue	platform	Ga door
		accepted	Doorgaan
		seen	Ga verder
	Save	platform	Bewaar
		accepted	Opslaan
	Back	platform	Vorige
		accepted	Terug
	Sign In	accepted	Log in	Inloggen	Aanmelden
	Log In	accepted	Log in	Inloggen
	Delete Account	accepted	Verwijder account	Account sluiten
	Delete All	accepted	Verwijder alle	Verwijder alles
	Clear All	platform	Wis alles
		accepted	Alles wissen
	Remove All	accepted	Verwijder alle
	Discard Changes	accepted	Verwijder wijzigingen	Maak wijzigingen ongedaan
	Keep Editing	accepted	Blijf bewerken
	Got It	accepted	Begrepen
	Dismiss	platform	Sluit
		accepted	Sluiten
	Confirm	accepted	Bevestig	Bevestigen
	Learn More	accepted	Meer informatie	Meer info	Meer informatie	Meer info
	Open Settings	accepted	Open Instellingen	Instellingen openen	Open instellingen
	Go to Settings	accepted	Ga naar Instellingen	Naar Instellingen
	Turn Off	accepted	Schakel uit	Uitzetten	Zet uit
	Turn On	accepted	Schakel in	Aanzetten	Activeer
	Stop	platform	Stop
		accepted	Stoppen
	Quit	accepted	Stop	Afsluiten	Gestopt	Sluiten
	Report	accepted	Meld
	Update	accepted	Werk bij	Updaten	Update	Bijwerken
	Error	accepted	Fout
	Warning	accepted	Waarschuwing
	Send	accepted	Stuur	Verstuur	Verzenden	Versturen
	Undo	platform	Herstel
		accepted	Ongedaan maken
	Edit	platform	Wijzig
		accepted	Bewerken	Bewerk
	Archive	accepted	Archiveer	Archief	Archiveren
	Hide	accepted	Verberg	Verbergen
	Decline	accepted	Weiger	Sla af	Wijs af	Afwijzen	Weigeren
	Ignore	accepted	Negeer	Negeren
	Reject	accepted	Weiger	Keur af	Weigeren
	Deny	accepted	Weiger	Weigeren	Nee
	Unblock	accepted	Deblokkeren	Deblokkeer
	Unfollow	accepted	Ontvolgen
	Mute	accepted	Geluid uit	Houd stil	Uit	Geluid uitzetten	Dempen	Negeren
	Empty Trash	accepted	Leeg prullenmand
	Move to Trash	accepted	Verplaats naar prullenmand
	Restore	accepted	Herstellen
	Skip	accepted	Sla over	Overslaan
	Submit	accepted	Verstuur	Verzenden	Verzend
	Accept	accepted	Accepteer	Accepteren	OK
	Agree	accepted	Akkoord
	Disagree	accepted	Niet akkoord	Ik ga niet akkoord
	Enable	accepted	Schakel in	Inschakelen
	Disable	accepted	Schakel uit	Uitschakelen	Uitzetten
	Continue Anyway	accepted	Ga door	Ga toch door	Toch doorgaan
	End	accepted	Stop	Einde	Beëindigen
	Exit	accepted	Sluiten	Stop
	Forget	accepted	Vergeet	Deze kamer vergeten
	Unpair	accepted	Koppel los
	Unlink	accepted	Verwijder link
	Stop Sharing	accepted	Stop delen	Delen stoppen
	Are you sure?	accepted	Weet je het zeker?
	This action cannot be undone.	accepted	Deze bewerking kan niet ongedaan worden gemaakt.
	This action can't be undone.	accepted	Deze bewerking kan niet ongedaan worden gemaakt.
	You can't undo this action.	accepted	Je kunt deze bewerking niet ongedaan maken.
ambiguous	Deze bewerking kan niet ongedaan worden gemaakt.	This action cannot be undone.	2
		This action can't be undone.	1
	Ga door	Continue	262
		Continue Anyway	1
	Herstel	Undo	36
		Reset	5
	Herstellen	Restore	5
		Reset	3
	Inloggen	Sign In	11
		Log In	3
	Log in	Sign In	74
		Log In	9
	Log uit	Sign Out	27
		Log Out	5
	Nee	No	106
		Deny	2
	Negeren	Ignore	6
		Mute	2
	OK	OK	724
		Accept	4
	Opnieuw	Retry	36
		Try Again	27
	Opnieuw proberen	Try Again	23
		Retry	12
	Schakel in	Turn On	43
		Enable	30
	Schakel uit	Turn Off	27
		Disable	18
	Sluit	Close	117
		Dismiss	84
	Sluiten	Close	45
		Dismiss	16
		Exit	3
		Quit	2
		Deactivate	1
	Stop	Stop	58
		Quit	32
		End	9
		Exit	3
	Uitzetten	Turn Off	5
		Disable	2
	Verstuur	Send	21
		Submit	10
	Verwijder	Delete	228
		Remove	104
		Discard	3
	Verwijder alle	Delete All	11
		Remove All	5
	Verwijderen	Delete	30
		Remove	28
		Uninstall	7
	Verzenden	Send	9
		Submit	6
	Weiger	Decline	24
		Don't Allow	10
		Deny	7
		Reject	3
	Weigeren	Deny	6
		Decline	2
		Reject	2
	Wis	Clear	37
		Erase	11
	Wissen	Clear	15
		Erase	2
"""#,
"pa": #"""
locale	pa
name	Punjabi
family	indic
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	।
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	1.04
	26-70	1.02
	71+	1.05
generic_titles	ਗਲਤੀ	ਚੇਤਾਵਨੀ	ਕੀ ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ?	ਕੀ ਤੁਸੀਂ ਤਸਦੀਕ ਕਰਦੇ ਹੋ?	ਤਸਦੀਕ	ਜਾਣਕਾਰੀ	ਕੁਝ ਗਲਤ ਹੋ ਗਿਆ	ਕੁਝ ਗਲਤ ਹੋਇਆ	ਇੱਕ ਗਲਤੀ ਆਈ	ਗਲਤੀ ਆਈ	ਅਣਜਾਣ ਗਲਤੀ	ਕਿਰਪਾ ਕਰਕੇ ਪੁਸ਼ਟੀ ਕਰੋ	ਪੁਸ਼ਟੀ ਕਰੋ	ਪੁਸ਼ਟੀ	ਪੁਸ਼ਟੀ ਲੋੜੀਂਦੀ ਹੈ	ਧਿਆਨ ਦਿਓ	ਸੂਚਨਾ	ਸੁਨੇਹਾ	ਸਫਲ	ਸਫਲਤਾ	ਮੁਕੰਮਲ	ਅਸਫਲ	ਮਹੱਤਵਪੂਰਨ	ਸਮੱਸਿਆ	ਸਵਾਲ
pronouns	match	word
	applies	yes
	second	ਤੁਸੀਂ	ਤੁਹਾਡਾ	ਤੁਹਾਡੀ	ਤੁਹਾਡੇ	ਤੁਹਾਡੀਆਂ	ਤੁਹਾਨੂੰ	ਤੁਸੀ	ਆਪਣਾ	ਆਪਣੀ	ਆਪਣੇ	ਆਪਣੀਆਂ
	first	ਮੈਂ	ਮੇਰੀ	ਮੇਰੇ	ਮੈਨੂੰ	ਅਸੀਂ	ਸਾਡਾ	ਸਾਡੀ	ਸਾਡੇ	ਸਾਨੂੰ
	ambiguous_first	ਮੇਰੀਆਂ
verbs	come_last	true
	strings	tap	13
		click	56
		press	18
	tap	ਛੂਹ	11	0	0	5
	click	ਕਲਿੱਕ	0	50	0	0
	press	ਦਬਾ	0	3	14	1
		ਦੱਬ	0	0	4	0
	click_distinct_from_tap	ਕਲਿੱਕ
destructive_titles	verb_position	last
	negations	ਨਾ	ਨਹੀਂ
terms	Cancel	accepted	ਰੱਦ ਕਰੋ
	OK	accepted	ਠੀਕ ਹੈ
	Yes	accepted	ਹਾਂ
	No	accepted	ਨਹੀਂ
	Done	accepted	ਮੁਕੰਮਲ
	Close	accepted	ਬੰਦ ਕਰੋ	ਬੰਦ
	Delete	accepted	ਹਟਾਓ
	Remove	accepted	ਹਟਾਓ
	Erase	accepted	ਮਿਟਾਓ
	Discard	accepted	ਖ਼ਾਰਜ ਕਰੋ
	Clear	accepted	ਸਾਫ਼ ਕਰੋ	ਮਿਟਾਓ
	Reset	accepted	ਮੁੜ-ਸੈੱਟ
	Log Out	accepted	ਲਾਗ ਆਉਟ
	Sign Out	accepted	ਸਾਈਨ ਆਉਟ	ਸਾਈਨ ਆਉਟ ਕਰੋ
	Block	accepted	ਪਾਬੰਦੀ	ਪਾਬੰਦੀ ਲਾਓ
	Disconnect	accepted	ਡਿਸ-ਕਨੈਕਟ ਕਰੋ
	Uninstall	accepted	ਅਣ-ਇੰਸਟਾਲ ਕਰੋ
	Don't Save	accepted	ਨਾ ਸੰਭਾਲੋ
	Replace	accepted	ਬਦਲੋ
	Overwrite	accepted	ਉੱਤੇ ਲਿਖੋ
	Retry	accepted	ਮੁੜ-ਕੋਸ਼ਿਸ਼
	Try Again	accepted	ਫੇਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ	ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ
	Settings	accepted	ਸੈਟਿੰਗਾਂ
	Not Now	accepted	ਹੁਣੇ ਨਹੀਂ
	Later	accepted	ਬਾਅਦ 'ਚ
	Allow	accepted	ਮਨਜ਼ੂਰ
	Don't Allow	accepted	ਨਾ-ਮਨਜ਼ੂਰ ਕਰੋ
	Continue	accepted	ਜਾਰੀ ਰੱਖੋ
	Save	accepted	ਸੰਭਾਲੋ
	Back	accepted	ਪਿੱਛੇ
	Sign In	accepted	ਸਾਈਨ ਇਨ
	Log In	accepted	ਲਾਗ ਇਨ	ਲਾਗਇਨ
	Clear All	accepted	ਸਾਰੇ ਸਾਫ਼ ਕਰੋ
	Remove All	accepted	ਸਭ ਹਟਾਓ
	Discard Changes	accepted	ਬਦਲਾਅ ਅਣਡਿੱਠੇ ਕਰੋ
	Got It	accepted	ਸਮਝੇ
	Dismiss	accepted	ਖ਼ਾਰਜ ਕਰੋ	ਖਾਰਜ ਕਰੋ
	Confirm	accepted	ਤਸਦੀਕ
	Learn More	accepted	ਹੋਰ ਜਾਣੋ	ਹੋਰ ਸਿੱਖੋ
	Open Settings	accepted	ਸੈਟਿੰਗਾਂ ਖੋਲ੍ਹੋ
	Turn Off	accepted	ਬੰਦ ਕਰੋ
	Turn On	accepted	ਚਾਲੂ ਕਰੋ
	Stop	accepted	ਰੋਕੋ
	Quit	accepted	ਬਾਹਰ ਜਾਓ
	Report	accepted	ਰਿਪੋਰਟ
	Update	accepted	ਅੱਪਡੇਟ ਕਰੋ	ਅੱਪਡੇਟ
	Error	accepted	ਗਲਤੀ
	Warning	accepted	ਚੇਤਾਵਨੀ
	Send	accepted	ਭੇਜੋ
	Undo	accepted	ਵਾਪਸ
	Edit	accepted	ਸੋਧੋ
	Hide	accepted	ਓਹਲੇ
	Deny	accepted	ਇਨਕਾਰ
	Unblock	accepted	ਪਾਬੰਦੀ ਹਟਾਓ
	Unfollow	accepted	ਅਣ-ਫ਼ਾਲੋ ਕਰੋ
	Mute	accepted	ਚੁੱਪ	ਮਿਊਟ
	Move to Trash	accepted	ਰੱਦੀ ਵਿੱਚ ਭੇਜੋ
	Restore	accepted	ਬਹਾਲ ਕਰੋ
	Skip	accepted	ਛੱਡੋ
	Submit	accepted	ਭੇਜੋ
	Accept	accepted	ਮਨਜ਼ੂਰ
	Agree	accepted	ਸਹਿਮਤ
	Disagree	accepted	ਅਸਹਿਮਤ
	Enable	accepted	ਸਮਰੱਥ ਕਰੋ	ਸਮਰੱਥ
	Disable	accepted	ਅਸਮਰੱਥ ਕਰੋ
	Exit	accepted	ਬਾਹਰ	ਬੰਦ ਕਰੋ
	Forget	accepted	ਭੁੱਲ ਜਾਓ
	Stop Sharing	accepted	ਸਾਂਝਾ ਕਰਨਾ ਰੋਕੋ
	Are you sure?	accepted	ਕੀ ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ?	ਕੀ ਤੁਸੀਂ ਤਸਦੀਕ ਕਰਦੇ ਹੋ?
	This action cannot be undone.	accepted	ਇਕ ਕਾਰਵਾਈ ਨੂੰ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।	ਇਹ ਕਾਰਵਾਈ ਨੂੰ ਵਾਪਿਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।	ਇਹ ਕਾਰਵਾਈ ਵਾਪਿਸ ਨਹੀਂ ਪਰਤਾਈ ਨਹੀਂ ਜਾ ਸਕਦੀ ਹੈ।
ambiguous	ਖ਼ਾਰਜ ਕਰੋ	Dismiss	28
		Discard	2
	ਬੰਦ ਕਰੋ	Close	56
		Turn Off	2
		Exit	1
	ਭੇਜੋ	Submit	3
		Send	1
	ਮਨਜ਼ੂਰ	Allow	19
		Accept	1
	ਮਿਟਾਓ	Clear	4
		Erase	2
	ਹਟਾਓ	Remove	21
		Delete	19
"""#,
"pl": #"""
locale	pl
name	Polish
family	slavic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.22
	11-25	1.17
	26-70	1.11
	71+	1.09
title_punctuation	unmarked	0.02
	full_stop	1
	question	1
generic_titles	Błąd	Uwaga	Ostrzeżenie	Czy na pewno?	Jesteś pewien?	Potwierdź	Info	Informacja	Informacje	Coś poszło nie tak	Wystąpił błąd	Wystąpił nieznany błąd	Wystąpił nieoczekiwany błąd	Nieznany błąd	Nieoczekiwany błąd	Wystąpił problem	Potwierdzenie	Wymagane potwierdzenie	Proszę potwierdzić	Czy jesteś pewien?	Czy jesteś pewny?	Na pewno?	Alert	Powiadomienie	Wiadomość	Komunikat	Sukces	Powodzenie	Gotowe	Zakończono	Niepowodzenie	Nie udało się	Ups	Ojej	Ważne	Problem	Niebezpieczeństwo	Pytanie
accusatory	idiota	idioto	głupek	cholera	kurwa	twoja wina
ongoing	trwa	oczekiwanie	ładowanie	wczytywanie	łączenie
function_words	nie	jest	na	się	czy	ta	lub	oraz	dla	od	po	są	został	została	ma	twoje	przez	aby
pronouns	match	word
	applies	yes
	second	ty	ciebie	cię	tobie	ci	tobą	twój	twoja	twoje	twojego	twojej	twoim	twoich	twoją	twoimi
	first	ja	mnie	mi	mną	mój	moja	moje	mojego	mojej	moim	moich	moją	my	nam	nasz	nasza	nasze	naszych	naszą
	ambiguous_first	nas	nami	naszym
verbs	strings	tap	473
		click	458
		press	372
	tap	stukn	413	1	2	9
		dotkn	19	0	0	30
	click	klik	16	438	6	25
	press	naciśn	13	15	319	29
		naciśnij	12	4	255	22
	click_distinct_from_tap	klik
destructive_titles	verb_position	first
	constructive	dodaj	drukuj	duplikuj	eksportuj	kopiuj	otwórz	pokaż	udostępnij	utwórz
terms	Cancel	platform	Anuluj
	OK	platform	OK
		seen	Dobrze
	Yes	accepted	Tak	tak
	No	platform	Nie
		accepted	nie
		seen	No
	Done	platform	OK
		accepted	Gotowe
	Close	platform	Zamknij
	Delete	platform	Usuń
	Remove	accepted	Usuń
	Erase	accepted	Wymaż	Usuń
	Discard	accepted	Odrzuć	Porzuć
	Clear	platform	Wymaż
		accepted	Wyczyść
	Reset	accepted	Wyzeruj	Resetuj	Zresetuj
	Log Out	accepted	Wyloguj się
	Sign Out	accepted	Wyloguj się
	Deactivate	accepted	Dezaktywuj
	Block	accepted	Zablokuj	Blokuj
	Leave	accepted	Opuść	Wyjdź
	Unsubscribe	platform	Anuluj subskrypcję
	Disconnect	accepted	Rozłącz	Odłącz
	Uninstall	accepted	Odinstaluj
	Don't Save	accepted	Nie zachowuj	Nie zapisuj
	Replace	platform	Zastąp
	Overwrite	accepted	Zastąp
	Revoke	accepted	Unieważnij
	Destroy	accepted	Zniszcz
	Retry	accepted	Ponów	Spróbuj jeszcze raz	Spróbuj ponownie	Ponów próbę
	Try Again	accepted	Spróbuj ponownie	Ponów
	Settings	accepted	Ustawienia
	Not Now	platform	Nie teraz
	Later	accepted	Później
	Allow	platform	Pozwól
		accepted	Zezwalaj	Pozwalaj
	Don't Allow	platform	Nie pozwalaj
		accepted	Nie zezwalaj	Nie pozwól
	Continue	platform	Dalej
		accepted	Kontynuuj
	Save	platform	Zachowaj
		accepted	Zapisz
	Back	platform	Wróć
		accepted	Wstecz
	Sign In	accepted	Zaloguj się
	Log In	accepted	Zaloguj się
	Delete Account	accepted	Usuń konto
	Delete All	accepted	Usuń wszystkie	Usuń wszystko
	Clear All	platform	Wymaż wszystko
		accepted	Wyczyść wszystko
	Remove All	accepted	Usuń wszystkie	Usuń wszystko
	Discard Changes	accepted	Porzuć zmiany	Odrzuć zmiany
	Keep Editing	accepted	Kontynuuj edycję
	Got It	accepted	OK	Gotowe
	Dismiss	platform	OK
		accepted	Zamknij	Odrzuć
	Confirm	accepted	Potwierdź
	Learn More	accepted	Więcej informacji	Dowiedz się więcej	Więcej…
	Open Settings	accepted	Otwórz Ustawienia	Otwórz ustawienia
	Go to Settings	accepted	Idź do Ustawień	Otwórz Ustawienia	Przejdź do ustawień
	Turn Off	accepted	Wyłącz
	Turn On	accepted	Włącz
	Stop	platform	Zatrzymaj
		accepted	Stop
	Quit	accepted	Zakończ	Rezygnacja
	Report	accepted	Zgłoś
	Update	accepted	Uaktualnij	Aktualizuj	Uaktualnienie	Aktualizacja
	Error	accepted	Błąd
	Warning	accepted	Uwaga	Ostrzeżenie
	Send	accepted	Wyślij
	Undo	platform	Cofnij
	Edit	platform	Edycja
		accepted	Edytuj
	Archive	accepted	Archiwizuj	Archiwum
	Hide	accepted	Ukryj
	Decline	accepted	Odrzuć
	Ignore	accepted	Ignoruj
	Reject	accepted	Odrzuć
	Deny	accepted	Odmawiaj	Nie pozwalaj	Zabroń
	Unblock	accepted	Odblokuj
	Unfollow	accepted	Nie obserwuj
	Mute	accepted	Wycisz
	Empty Trash	accepted	Opróżnij Kosz
	Move to Trash	accepted	Przenieś do Kosza
	Restore	accepted	Przywróć	Odtwórz
	Skip	accepted	Pomiń
	Submit	accepted	Prześlij	Wyślij
	Accept	accepted	Przyjmij	Akceptuj	Odbierz	Akceptuję
	Agree	accepted	Akceptuję
	Disagree	accepted	Nie akceptuję
	Enable	accepted	Włącz
	Disable	accepted	Wyłącz
	Continue Anyway	accepted	Kontynuuj mimo to
	End	accepted	Koniec	Zakończ
	Exit	accepted	Zakończ
	Forget	accepted	Zapomnij
	Unpair	accepted	Rozłącz parę
	Unlink	accepted	Rozłącz
	Stop Sharing	accepted	Przestań udostępniać	Zatrzymaj udostępnianie	Zakończ udostępnianie
	Are you sure?	accepted	Czy na pewno?	Jesteś pewien?
	This action cannot be undone.	accepted	Tej czynności nie można cofnąć.
	This action can't be undone.	accepted	Tej czynności nie można cofnąć.
	You can't undo this action.	accepted	Tej czynności nie można cofnąć.
ambiguous	Akceptuję	Agree	6
		Accept	3
	Gotowe	Done	228
		Got It	3
	Nie pozwalaj	Don't Allow	71
		Deny	5
	OK	OK	727
		Dismiss	70
		Got It	32
		Done	13
	Odrzuć	Decline	57
		Dismiss	8
		Reject	7
		Discard	5
	Otwórz Ustawienia	Open Settings	11
		Go to Settings	3
	Ponów	Try Again	40
		Retry	34
	Rozłącz	Disconnect	23
		Unlink	6
	Spróbuj ponownie	Try Again	45
		Retry	4
	Tej czynności nie można cofnąć.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
	Usuń	Delete	259
		Remove	129
		Erase	2
	Usuń wszystkie	Delete All	13
		Remove All	5
	Usuń wszystko	Delete All	2
		Remove All	1
	Wyloguj się	Sign Out	30
		Log Out	5
	Wymaż	Clear	37
		Erase	11
	Wyłącz	Turn Off	37
		Disable	22
	Wyślij	Send	55
		Submit	9
	Włącz	Turn On	64
		Enable	33
	Zakończ	Quit	38
		End	4
		Exit	4
	Zaloguj się	Sign In	88
		Log In	10
	Zamknij	Close	165
		Dismiss	21
	Zastąp	Replace	25
		Overwrite	2
"""#,
"pt-BR": #"""
locale	pt-BR
name	Brazilian Portuguese
family	romance
serves	pt
direction	ltr
word_separator	space
has_case	true
button_case	title
title_case	title
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.2
	26-70	1.14
	71+	1.11
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Erro	Aviso	Tem certeza?	Confirmar	Atenção	Sucesso	Info	Informação	Informações	Algo deu errado	Algo saiu errado	Ocorreu um erro	Houve um erro	Houve um problema	Ocorreu um problema	Erro desconhecido	Erro inesperado	Por favor, confirme	Confirme	Confirmação	Confirmação necessária	Confirmação obrigatória	Confirmar ação	Você tem certeza?	Alerta	Falha	Falhou	Ops	Opa	Desculpe	Nota	Mensagem	Problema	Importante	Cuidado	Perigo	Concluído	Feito	Pergunta	Notificação	Dica	Pronto
accusatory	idiota	estúpido	imbecil	burro	merda	porra	sua culpa
ongoing_endings	ando	endo	indo
ongoing	em andamento	em curso	a carregar
function_words	um	uma	do	da	dos	das	de	é	não	para	com	sem	seu	sua	que	este	esta	você	deseja	foi	ao	na	em	por	se	está	tem
spelling	words	acessar	adicionar	alterar	alterações	aplicativo	aplicativos	aplicação	arquivo	arquivos	atualizar	atualização	autorização	biblioteca	cancelar	carregar	compartilhar	conectado	conectar	conexão	configuração	configurações	confirmar	confirmação	contato	contatos	conteúdo	continuar	corretamente	definitivamente	desativar	descartar	desconectado	desconectar	desconhecido	desfazer	desfeita	desinstalar	disponível	dispositivo	dispositivos	documento	endereço	enviado	escolher	excluir	excluído	exportar	favoritos	importar	impossível	incorreta	indisponível	informação	informações	inserir	instalar	internet	inválida	inválido	localização	mensagem	mensagens	microfone	modificar	momento	necessário	notificação	notificações	novamente	obrigatório	ocorreu	operação	permanentemente	permissão	permissões	permitir	pesquisar	possível	problema	processo	realmente	receber	recuperar	redefinir	registrar	remover	renomear	restaurar	resultado	segurança	selecionado	selecionar	servidor	serviço	sincronizar	sincronização	sobrescrever	solicitação	sucesso	telefone	temporariamente	usuário	usuários	utilizar	verificar	verificação	verifique
	except	seleccionado	seleccionar	aletrar	altear	alteações	aquivo	aquivos	arquio	arquios	canelar	carrear	conato	conatos	conetado	conetar	conexo	descarar	desfeia	desfita	envaido	envido	exortar	inerir	invalida	invalido	menagem	menagens	prolema	realente	registar	remoer
misspellings	voce	você
	nao	não
	usuario	usuário
	informacoes	informações
	configuracoes	configurações
	codigo	código
	excessão	exceção
pronouns	match	word
	applies	yes
	second	você	vocês	te	seu	sua	seus	suas	lhe
	first	eu	me	mim	comigo	meu	minha	meus	minhas	nosso	nossa	nossos	nossas
	ambiguous_second	ti
	ambiguous_first	nós	conosco
verbs	strings	tap	496
		click	458
		press	377
	tap	toque	433	4	10	73
		toca	52	2	0	27
		tocar	51	2	0	12
	click	clique	3	375	2	4
		clicar	0	60	0	1
	press	pression	11	15	370	37
	click_distinct_from_tap	clique	clicar
destructive_titles	verb_position	first
	harmless	Redefinir senha	Redefinir a senha	Limpar busca
	constructive	abrir	adicionar	compartilhar	copiar	criar	duplicar	exportar	imprimir	mostrar	renomear	ver
notifications	open_app	abra o {app}	abra {app}	abrir {app}
	instructions	toque aqui	toque para	clique aqui	clique para	clique em	pressione para	abra o app	abra o aplicativo	vá para	acesse o app	abra os ajustes	abra as configurações	deslize para
	not_instructions	vá para a cama
	secrets	senha	código pin	pin	código de verificação	código de segurança	código de acesso	código de confirmação	número da conta	número do cartão	cpf	saldo
	private_topics	diagnóstico	hiv	grávida	gravidez	biópsia	câncer	receita médica	antidepressivo	pressão arterial	glicemia	salário
	marketing	oferta especial	oferta exclusiva	oferta limitada	tempo limitado	código promocional	cupom	desconto	descontos	compre agora	assine agora	peça agora	teste grátis	não perca	economize até	black friday
	empty_placeholders	Notificação	notificações	nova notificação
	settings	ajustes	configurações
terms	Cancel	platform	Cancelar
	OK	platform	OK
		seen	Ok	Certo
	Yes	accepted	Sim
	No	platform	Não
	Done	platform	OK
		accepted	Concluído	Feito
		seen	Pronto
	Close	platform	Fechar
	Delete	platform	Apagar
		accepted	Excluir
	Remove	accepted	Remover
	Erase	accepted	Apagar
	Discard	accepted	Descartar
	Clear	platform	Limpar
	Reset	accepted	Redefinir	Restaurar Padrão
	Log Out	accepted	Finalizar Sessão	Desconectar	Sair
	Sign Out	accepted	Finalizar Sessão	Sair
	Deactivate	accepted	Desativar
	Block	accepted	Bloquear
	Leave	accepted	Sair
	Unsubscribe	platform	Cancelar Assinatura
	Disconnect	accepted	Desconectar
	Uninstall	accepted	Desinstalar
	Don't Save	accepted	Não Salvar	Não salvar
	Replace	platform	Substituir
	Overwrite	accepted	Sobrescrever
	Revoke	accepted	Revogar
	Destroy	accepted	Destruir
	Retry	accepted	Repetir	Tentar novamente
	Try Again	accepted	Tentar Novamente	Tentar novamente	Repetir	Tente Novamente	Tente novamente
	Settings	accepted	Ajustes	Configurações
	Not Now	platform	Agora Não
		accepted	Não agora
		seen	Agora não
	Later	accepted	Mais tarde	Depois	Mais Tarde
	Allow	platform	Permitir
	Don't Allow	platform	Não Permitir
		accepted	Não permitir
	Continue	platform	Continuar
	Save	platform	Salvar
	Back	platform	Voltar
	Sign In	accepted	Iniciar Sessão	Fazer login	Iniciar a Sessão
	Log In	accepted	Iniciar Sessão
	Delete Account	accepted	Apagar Conta	Excluir conta
	Delete All	accepted	Apagar Tudo	Excluir tudo
	Clear All	platform	Limpar Tudo
		accepted	Remover tudo
	Remove All	accepted	Remover Tudo	Remover tudo
	Discard Changes	accepted	Descartar Alterações	Ignorar Alterações
	Keep Editing	accepted	Continuar Editando
	Got It	accepted	Entendi
	Dismiss	platform	Descartar
		accepted	Dispensar	Ignorar
	Confirm	accepted	Confirmar
	Learn More	accepted	Saiba Mais	Saiba mais
	Open Settings	accepted	Abrir Ajustes	Abrir configurações	Abrir Configurações
	Go to Settings	accepted	Ir para os Ajustes	Acessar as configurações
	Turn Off	accepted	Desativar
	Turn On	accepted	Ativar
	Stop	platform	Parar
	Quit	accepted	Encerrar	Sair	Desistiu
	Report	accepted	Comunicar	Denunciar	Enviar Relatório
	Update	accepted	Atualizar	Renovação	Atualização
	Error	accepted	Erro
	Warning	accepted	Aviso
	Send	accepted	Enviar
	Undo	platform	Desfazer
	Edit	platform	Editar
	Archive	accepted	Arquivar	Arquivo	Comprimir
	Hide	accepted	Ocultar
	Decline	accepted	Recusar
	Ignore	accepted	Ignorar
	Reject	accepted	Rejeitar	Recusar
	Deny	accepted	Negar
	Unblock	accepted	Desbloquear
	Unfollow	accepted	Não Seguir
	Mute	accepted	Mudo	Silenciar	Desativar som
	Empty Trash	accepted	Esvaziar Lixo
	Move to Trash	accepted	Mover para o Lixo
	Restore	accepted	Restaurar
	Skip	accepted	Ignorar	Pular
	Submit	accepted	Enviar
	Accept	accepted	Aceitar
	Agree	accepted	Concordar	Aceitar
	Disagree	accepted	Discordar
	Enable	accepted	Ativar
	Disable	accepted	Desativar
	Continue Anyway	accepted	Continuar Mesmo Assim
	End	accepted	Fim	Finalizar
	Exit	accepted	Sair
	Forget	accepted	Esquecer
	Unpair	accepted	Desemparelhar
	Unlink	accepted	Descombinar	Desvincular
	Stop Sharing	accepted	Parar de Compartilhar	Parar Compartilhamento	Parar de compartilhar	Parar compartilhamento
	Are you sure?	accepted	Tem certeza?
	This action cannot be undone.	accepted	Essa ação não pode ser desfeita.
	This action can't be undone.	accepted	Esta ação não pode ser desfeita.
	You can't undo this action.	accepted	Você não pode desfazer esta ação.
ambiguous	Aceitar	Accept	66
		Agree	2
	Apagar	Delete	230
		Erase	13
	Ativar	Turn On	64
		Enable	33
	Desativar	Turn Off	37
		Disable	21
		Deactivate	2
	Descartar	Dismiss	75
		Discard	8
	Desconectar	Disconnect	26
		Log Out	1
	Enviar	Send	55
		Submit	21
	Finalizar Sessão	Sign Out	25
		Log Out	4
	Ignorar	Ignore	51
		Skip	29
		Dismiss	9
	Iniciar Sessão	Sign In	70
		Log In	9
	OK	OK	726
		Done	189
	Recusar	Decline	56
		Reject	3
	Remover tudo	Clear All	2
		Remove All	2
	Repetir	Retry	32
		Try Again	19
	Sair	Leave	13
		Quit	6
		Exit	6
		Sign Out	5
		Log Out	1
	Tentar novamente	Try Again	23
		Retry	16
"""#,
"pt-PT": #"""
locale	pt-PT
name	European Portuguese
family	romance
serves	pt-AO	pt-CH	pt-CV	pt-GQ	pt-GW	pt-LU	pt-MO	pt-MZ	pt-ST	pt-TL
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.2
	11-25	1.22
	26-70	1.16
	71+	1.13
title_punctuation	unmarked	0.07
	full_stop	0.97
	question	1
generic_titles	Erro	Aviso	Tem a certeza?	Confirmar	Atenção	Sucesso	Info	Informação	Informações	Algo correu mal	Ocorreu um erro	Houve um erro	Houve um problema	Ocorreu um problema	Erro desconhecido	Erro inesperado	Por favor, confirme	Confirme	Confirmação	Confirmação necessária	Confirmar ação	Tens a certeza?	Alerta	Falha	Falhou	Ups	Desculpe	Nota	Mensagem	Problema	Importante	Cuidado	Perigo	Concluído	Pergunta	Notificação	Dica	Pronto
ongoing_endings	ando	endo	indo
ongoing	em andamento	em curso	a carregar
pronouns	match	word
	applies	yes
	second	você	te	tu	teu	tua	teus	tuas	contigo	seu	sua	seus	suas	lhe	consigo
	first	me	comigo	meu	minha	meus	minhas	nosso	nossa	nossos	nossas
	ambiguous_first	eu	mim	nós
verbs	strings	tap	443
		click	458
		press	366
	tap	toque	391	3	6	73
		toca	43	2	0	20
		tocar	36	2	0	19
	click	clique	1	389	6	1
		clicar	0	42	0	0
	press	prima	0	2	218	45
		premi	0	4	104	37
		prem	0	4	104	40
	click_distinct_from_tap	clique	clicar
destructive_titles	verb_position	first
	harmless	Repor palavra-passe	Limpar pesquisa
	constructive	abrir	adicionar	partilhar	copiar	criar	duplicar	exportar	imprimir	mostrar	ver
terms	Cancel	platform	Cancelar
	OK	platform	OK
	Yes	accepted	Sim
	No	platform	Não
	Done	platform	OK
		accepted	Concluído
		seen	Feito
	Close	platform	Fechar
	Delete	platform	Apagar
		accepted	Eliminar
		seen	apagar
	Remove	accepted	Remover
	Erase	accepted	Apagar
	Discard	accepted	Eliminar	Descartar
	Clear	platform	Limpar
	Reset	accepted	Repor	Reiniciar
	Log Out	accepted	Terminar sessão
	Sign Out	accepted	Terminar sessão	Sair
	Deactivate	accepted	Desativar
	Block	accepted	Bloquear
	Leave	accepted	Sair
	Unsubscribe	platform	Anular assinatura
	Disconnect	accepted	Desligar
	Uninstall	accepted	Desinstalar
	Don't Save	accepted	Não guardar
	Replace	platform	Substituir
	Overwrite	accepted	Substituir
	Revoke	accepted	Revogar
	Destroy	accepted	Destruir
	Retry	accepted	Voltar a tentar	Tentar novamente	Repetir
	Try Again	accepted	Voltar a tentar	Tentar novamente	Volte a tentar
	Settings	accepted	Definições
		seen	Configurações
	Not Now	platform	Agora não
	Later	accepted	Noutra altura	Mais tarde	Agora não
	Allow	platform	Permitir
	Don't Allow	platform	Não permitir
	Continue	platform	Continuar
	Save	platform	Guardar
		accepted	Gravar
	Back	platform	Anterior
		accepted	Recuar
		seen	Voltar
	Sign In	accepted	Iniciar sessão	Inicie sessão
	Log In	accepted	Iniciar sessão
	Delete Account	accepted	Apagar conta	Desativar conta
	Delete All	accepted	Apagar tudo	Apagar todas	Apagar todos
	Clear All	platform	Limpar tudo
	Remove All	accepted	Remover tudo
	Discard Changes	accepted	Ignorar alterações
	Keep Editing	accepted	Continuar a editar
	Got It	accepted	OK
	Dismiss	platform	Fechar
		accepted	Ignorar
	Confirm	accepted	Confirmar
	Learn More	accepted	Saiba mais	Saber mais
	Open Settings	accepted	Abrir definições	Abrir Definições
	Go to Settings	accepted	Ir para Definições	Abrir as Definições	Aceder às Definições
	Turn Off	accepted	Desativar
	Turn On	accepted	Ativar
	Stop	platform	Parar
	Quit	accepted	Sair	Desistiu
	Report	accepted	Comunicar	Denunciar
	Update	accepted	Atualizar	Última hora
	Error	accepted	Erro
	Warning	accepted	Aviso
	Send	accepted	Enviar
	Undo	platform	Desfazer
		accepted	Anular
	Edit	platform	Editar
		accepted	Edição
	Archive	accepted	Arquivar	Arquivo
	Hide	accepted	Ocultar
	Decline	accepted	Recusar
	Ignore	accepted	Ignorar
	Reject	accepted	Rejeitar
	Deny	accepted	Recusar
	Unblock	accepted	Desbloquear
	Unfollow	accepted	Deixar de seguir
	Mute	accepted	Tirar o som	Sem som	Silenciar	Desativar som	Tirar som
	Empty Trash	accepted	Esvaziar o Lixo
	Move to Trash	accepted	Mover para o Lixo
	Restore	accepted	Restaurar
	Skip	accepted	Ignorar
	Submit	accepted	Enviar
	Accept	accepted	Aceitar
	Agree	accepted	Aceitar
	Disagree	accepted	Não aceitar
	Enable	accepted	Ativar
	Disable	accepted	Desativar	Desactivar
	Continue Anyway	accepted	Continuar mesmo assim
	End	accepted	Desligar	Fim	Sair
	Exit	accepted	Sair
	Forget	accepted	Esquecer
	Unpair	accepted	Desemparelhar
	Unlink	accepted	Desrelacionar	Desativar hiperligação
	Stop Sharing	accepted	Deixar de partilhar	Parar partilha
	Are you sure?	accepted	Tem a certeza?
	This action cannot be undone.	accepted	Esta ação é irreversível.
	This action can't be undone.	accepted	Esta ação é irreversível.
	You can't undo this action.	accepted	Esta ação é irreversível.
ambiguous	Aceitar	Accept	64
		Agree	6
	Agora não	Not Now	188
		Later	4
	Apagar	Delete	224
		Erase	13
	Ativar	Turn On	64
		Enable	33
	Desativar	Turn Off	37
		Disable	20
		Deactivate	2
	Desligar	Disconnect	25
		End	7
	Eliminar	Delete	21
		Discard	3
	Enviar	Send	52
		Submit	21
	Esta ação é irreversível.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
	Fechar	Close	162
		Dismiss	77
	Ignorar	Ignore	51
		Skip	36
		Dismiss	19
	Iniciar sessão	Sign In	82
		Log In	8
	OK	OK	718
		Done	215
		Got It	35
	Recusar	Decline	56
		Deny	14
	Sair	Quit	37
		Leave	12
		Exit	6
		Sign Out	2
		End	2
	Substituir	Replace	25
		Overwrite	2
	Tentar novamente	Try Again	22
		Retry	9
	Terminar sessão	Sign Out	28
		Log Out	5
	Voltar a tentar	Try Again	56
		Retry	28
"""#,
"ro": #"""
locale	ro
name	Romanian
family	romance
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.25
	11-25	1.21
	26-70	1.18
	71+	1.17
title_punctuation	unmarked	0.02
	full_stop	0.99
	question	1
generic_titles	Eroare	Avertisment	Confirmați?	Confirmați opțiunea dvs.?	Confirmați	Confirmă	Info	Informații	Informație	Ceva nu a mers bine	Ceva nu a funcționat	A apărut o eroare	S-a produs o eroare	A intervenit o eroare	Eroare necunoscută	Eroare neașteptată	A apărut o problemă	Confirmare	Confirmare necesară	Este necesară confirmarea	Vă rugăm să confirmați	Sigur?	Ești sigur?	Sunteți sigur?	Atenție	Alertă	Notificare	Mesaj	Succes	Gata	Finalizat	Eșec	Eșuat	Ups	Hopa	Important	Problemă	Pericol	Întrebare
ongoing	în curs
function_words	și	nu	este	sunt	pentru	cu	din	sigur	dorești	această	acest	în	pe	la	de	să	ați	ai	un
pronouns	match	word
	applies	yes
	second	tu	tine	îți	ți	tău	ta	tale	dvs	dumneavoastră	voi
	first	eu	mine	mă	meu	mea	mele	ne	nostru	noastră	noștri	noastre
	ambiguous_second	te
	ambiguous_first	mie
verbs	strings	tap	463
		click	458
		press	367
	tap	apăs	367	11	231	24
		atinge	54	3	2	79
		ating	54	3	2	80
	click	clic	3	452	1	3
	press	apăs	367	11	231	24
	click_distinct_from_tap	clic
destructive_titles	verb_position	first
terms	Cancel	platform	Anulați
		accepted	Renunță	Anulează
		seen	Anulare
	OK	platform	OK
		seen	Bine
	Yes	accepted	Da
	No	platform	Nu
	Done	platform	OK
		accepted	Terminat
	Close	platform	Închideți
		accepted	Închide
	Delete	platform	Ștergeți
		accepted	Șterge	ștergerea
		seen	Ștergere
	Remove	accepted	Eliminați	Elimină
	Erase	accepted	Șterge	Ștergeți
	Discard	accepted	Abandonați	Abandonează	Renunță
	Clear	platform	Ștergeți
		accepted	Degajați	Degajează	Șterge	Curăță
	Reset	accepted	Resetați	Resetează	Resetare
	Log Out	accepted	Logout	Deconectează-te	Dezautentificare
	Sign Out	accepted	Ieșire	Ieșiți din cont	Deconectează-te	Ieșire din cont
	Deactivate	accepted	Dezactivați	Dezactivează
	Block	accepted	Blochează	Blocați
	Leave	accepted	Părăsiți	Părăsește	Ieși
	Unsubscribe	platform	Dezabonați-vă
	Disconnect	accepted	Deconectează	Deconectați	Deconectare
	Uninstall	accepted	Dezinstalează
	Don't Save	accepted	Nu salva	Nu salvați
	Replace	platform	Înlocuiți
		accepted	Înlocuiește
	Overwrite	accepted	Suprascrie
	Revoke	accepted	Revocă	Revocați
	Destroy	accepted	Distruge	Distrugeți
	Retry	accepted	Reîncercați	Reîncearcă
	Try Again	accepted	Reîncercați	Încearcă din nou	Reîncearcă
	Settings	accepted	Configurări	Setări
	Not Now	platform	Nu acum
	Later	accepted	Mai târziu
	Allow	platform	Permiteți
		accepted	Permite
	Don't Allow	platform	Nu permiteți
		accepted	Nu permite
	Continue	platform	Continuați
		accepted	Continuă
	Save	platform	Salvați
		accepted	Salvează
	Back	platform	Înapoi
	Sign In	accepted	Autentificare	Autentificați-vă	Conectează-te
	Log In	accepted	Login	Efectuați login
	Delete Account	accepted	Ștergeți contul	Șterge contul
	Delete All	accepted	Ștergeți tot	Șterge tot
	Clear All	platform	Degajați tot
		accepted	Degajează tot	Șterge-le pe toate
	Remove All	accepted	Eliminați tot
	Discard Changes	accepted	Abandonați modificările	Abandonează modificările
	Keep Editing	accepted	Continuați editarea
	Got It	accepted	Am înțeles	OK
	Dismiss	platform	Ignorați
		accepted	Închideți	Închide
	Confirm	accepted	Confirmați	Confirmă
	Learn More	accepted	Mai multe	Aflați mai multe	Află mai multe
	Open Settings	accepted	Deschideți configurările	Deschide setările	Configurări
	Go to Settings	accepted	Accesați Configurări	Accesează Configurări	Accesează Setările
	Turn Off	accepted	Dezactivează	Dezactivați
	Turn On	accepted	Activați	Activează
	Stop	platform	Opriți
		accepted	Oprește	Oprire	Stop
	Quit	accepted	Termină	A ieșit	Ieșiți	Închide aplicația
	Report	accepted	Raportați
	Update	accepted	Actualizează	Actualizați	Actualizare
	Error	accepted	Eroare
	Warning	accepted	Avertisment
	Send	accepted	Trimiteți	Trimite
	Undo	platform	Infirmați
		accepted	Anulează	Anulați	Infirmare
	Edit	platform	Editare
		accepted	Editați	Editează
	Archive	accepted	Arhivă	Arhivați	Arhivează
	Hide	accepted	Ascundeți	Ascunde
	Decline	accepted	Refuzați	Refuză	Refuz
	Ignore	accepted	Ignoră	Ignorați
	Reject	accepted	Respingeți	Refuză
	Deny	accepted	Refuză	Refuzați
	Unblock	accepted	Deblocați
	Unfollow	accepted	Opriți urmărirea
	Mute	accepted	Mod mut	Tăiați sunetul	Taie sunetul	Dezactivează sunetul	Ignorați	Mut
	Empty Trash	accepted	Golește coșul
	Move to Trash	accepted	Mută în Coș	Mută în coș
	Restore	accepted	Restabilește	Restaurează
	Skip	accepted	Omite	Omiteți
	Submit	accepted	Trimite	Trimiteți
	Accept	accepted	Acceptați	Acceptă	Accept
	Agree	accepted	Sunt de acord
	Disagree	accepted	Nu sunt de acord
	Enable	accepted	Activați	Activează
	Disable	accepted	Dezactivați	Dezactivează
	Continue Anyway	accepted	Continuă oricum
	End	accepted	Încheiați	Sfârșit	Oprește	Închide
	Exit	accepted	Ieși	Ieșire
	Forget	accepted	Ignorați	Uitați această cameră
	Unpair	accepted	Disociați
	Unlink	accepted	Disociați	eliminarea linkului
	Stop Sharing	accepted	Opriți partajarea	Opriți accesul la ecran
	Are you sure?	accepted	Confirmați?	Confirmați opțiunea dvs.?
	This action cannot be undone.	accepted	Această acțiune este ireversibilă.
	This action can't be undone.	accepted	Această operațiune este ireversibilă.
	You can't undo this action.	accepted	Această acțiune este ireversibilă.
ambiguous	Această acțiune este ireversibilă.	This action cannot be undone.	2
		You can't undo this action.	1
	Activați	Turn On	32
		Enable	16
	Activează	Turn On	32
		Enable	16
	Anulați	Cancel	486
		Undo	2
	Anulează	Cancel	53
		Undo	37
	Configurări	Settings	131
		Open Settings	2
	Deconectează-te	Sign Out	5
		Log Out	1
	Dezactivați	Turn Off	17
		Disable	10
		Deactivate	1
	Dezactivează	Turn Off	20
		Disable	10
		Deactivate	1
	Disociați	Unlink	3
		Unpair	2
	Ieși	Leave	3
		Exit	3
	Ieșire	Sign Out	15
		Exit	2
	Ignorați	Ignore	24
		Dismiss	7
		Mute	3
		Forget	2
	OK	OK	721
		Done	218
		Got It	5
	Oprește	Stop	32
		End	2
	Refuzați	Decline	28
		Deny	7
	Refuză	Decline	26
		Deny	8
		Reject	1
	Renunță	Cancel	366
		Discard	2
	Reîncearcă	Retry	18
		Try Again	18
	Reîncercați	Try Again	44
		Retry	28
	Trimite	Send	24
		Submit	11
	Trimiteți	Send	28
		Submit	10
	Închide	Close	103
		Dismiss	32
		End	2
	Închideți	Close	60
		Dismiss	56
	Șterge	Delete	104
		Erase	8
		Clear	7
	Ștergeți	Delete	134
		Erase	5
		Clear	2
"""#,
"ru": #"""
locale	ru
name	Russian
family	slavic
kin	be
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.19
	26-70	1.11
	71+	1.11
title_punctuation	unmarked	0.01
	full_stop	0.97
	question	1
generic_titles	Ошибка	Предупреждение	Внимание	Внимание!	Вы уверены?	Подтвердить	Успешно	Информация	Инфо	Что-то пошло не так	Произошла ошибка	Возникла ошибка	Неизвестная ошибка	Непредвиденная ошибка	Неожиданная ошибка	Произошла неизвестная ошибка	Произошла непредвиденная ошибка	Возникла проблема	Пожалуйста, подтвердите	Подтвердите	Подтверждение	Требуется подтверждение	Необходимо подтверждение	Подтвердите действие	Ты уверен?	Уверены?	Точно?	Оповещение	Уведомление	Сообщение	Успех	Готово	Выполнено	Завершено	Сбой	Неудача	Не удалось	Ой	Упс	Ошибочка	Извините	Важно	Примечание	Проблема	Осторожно	Опасность	Вопрос	Подсказка
accusatory	идиот	дурак	тупой	дебил	блять	сама виновата	сам виноват	ваша вина
ongoing	идет	идёт	выполняется	ожидание	загрузка	подключение	поиск
spelling	words	аккаунт	активировать	библиотека	введите	вернуться	возможно	восстановить	восстановление	выберите	выбранный	галерея	действие	добавить	документ	документы	доступа	доступно	завершено	завершить	загрузить	загрузка	загрузки	закрыть	заменить	заполните	изменения	изменить	изображение	импортировать	интернет	информация	использовать	истекло	истории	контакты	корзина	микрофон	насовсем	настройках	настройки	неверный	невозможно	недостаточно	недоступен	недоступно	неизвестная	необходимо	неправильный	неудачно	обновить	обновление	обновления	оборудование	обратно	операция	отключено	отключить	открыть	отменить	отправить	параметры	перезапустить	подключение	подключения	подтвердите	подтвердить	подтверждение	пожалуйста	пользователь	пользователя	попробуйте	предупреждение	приложение	приложения	проверка	проверьте	продолжить	произошла	происходит	профиль	разрешение	разрешите	разрешить	резервная	сбросить	сервера	сервером	синхронизация	соединение	соединения	сообщение	сообщения	сохранено	сохранить	существует	уведомления	удалена	удаление	удалить	успешно	устройства	устройствах	устройство	экспортировать
	except	ввернуться	ведите	вернутся	действе	заверено	заверить	завешено	загрузи	зарыть	насосем	настойках	настойки	оправить	отравить	отрыть	поверка	поверьте	севера	севером	сохранно	удаленна
misspellings	пожалуста	пожалуйста
	подлючение	подключение
pronouns	match	word
	applies	yes
	second	ты	тебя	тебе	твое	твоей	вы	вас	вам	вами	ваш	ваша	ваше	ваши	вашего	вашей	вашем	вашему	вашим	ваших	вашими	вашу
	first	меня	мне	мной	мой	моя	мое	мои	моего	моей	моем	моему	моим	мою	мы	нам	наших	нашу
	ambiguous_first	я	моих	нас	нами	наши	нашим	нашими
verbs	strings	tap	503
		click	460
		press	374
	tap	косн	366	0	3	8
		коснитесь	280	0	0	5
		касани	33	3	8	22
	click	нажм	87	367	259	103
		нажати	9	37	55	9
		нажать	1	18	38	1
	press	нажм	87	367	259	103
		нажати	9	37	55	9
		нажать	1	18	38	1
destructive_titles	verb_position	first
	harmless	Сбросить пароль	Очистить поиск
	constructive	добавить	дублировать	копировать	открыть	переименовать	показать	поделиться	скопировать	создать	экспортировать
terms	Cancel	platform	Отменить
		accepted	Отмена
	OK	platform	ОК
		accepted	OK
		seen	Хорошо	Окей
	Yes	accepted	Да
	No	platform	Нет
	Done	platform	Готово
	Close	platform	Закрыть
	Delete	platform	Удалить
		accepted	удаление
	Remove	accepted	Удалить
	Erase	accepted	Стереть
	Discard	accepted	Удалить	Отменить
	Clear	platform	Очистить
		accepted	Удалить
	Reset	accepted	Сбросить	Сброс
	Log Out	accepted	Выйти	Завершить сеанс
	Sign Out	accepted	Выйти
	Deactivate	accepted	Отключить
	Block	accepted	Заблокировать	Блокировать
	Leave	accepted	Выйти	Покинуть
	Unsubscribe	platform	Отказаться
		accepted	Отписаться
	Disconnect	accepted	Отключить	Отключиться
	Uninstall	accepted	Удалить
	Don't Save	accepted	Не сохранять
	Replace	accepted	Заменить
	Overwrite	accepted	Перезаписать
	Revoke	accepted	Отозвать
	Destroy	accepted	Уничтожить
	Retry	accepted	Повторить	Повторить попытку
	Try Again	accepted	Повторить	Повторить попытку	Повторите попытку	Попробовать снова
	Settings	accepted	Настройки
		seen	Параметры
	Not Now	platform	Не сейчас
		accepted	Не сейчас
	Later	accepted	Позже
	Allow	platform	Разрешить
	Don't Allow	platform	Запретить
		accepted	Не разрешать	Не разрешать
	Continue	platform	Дальше
		accepted	Продолжить
	Save	platform	Сохранить
	Back	platform	Назад
	Sign In	accepted	Войти	Вход
	Log In	accepted	Войти
	Delete Account	accepted	Удалить аккаунт	Удалить учетную запись	Удаление учетной записи
	Delete All	accepted	Удалить все	Удалить
	Clear All	platform	Очистить все
		accepted	Удалить все
	Remove All	accepted	Убрать все	Удалить все
	Discard Changes	accepted	Отменить изменения
	Keep Editing	accepted	Продолжить редактирование	Продолжить изменения
	Got It	accepted	OK	Понятно
	Dismiss	platform	Пропустить
		accepted	Закрыть
	Confirm	accepted	Подтвердить
	Learn More	accepted	Подробнее	Узнать больше	Подробнее…
	Open Settings	accepted	Открыть Настройки	Открыть настройки
	Go to Settings	accepted	Перейти в Настройки	Открыть настройки	Перейти к настройкам
	Turn Off	accepted	Выключить	Отключить
	Turn On	accepted	Включить	Вкл.
	Stop	platform	Остановить
	Quit	accepted	Завершить	Выйти	Выход	Выход из игры
	Report	accepted	Сообщить о проблеме	Жалоба	Пожаловаться
	Update	accepted	Обновить	Свежие новости	Обновление
	Error	accepted	Ошибка
	Warning	accepted	Предупреждение	Внимание	Внимание!
	Send	accepted	Отправить
	Undo	platform	Не применять
		accepted	Отменить	Отмена
	Edit	platform	Править
		accepted	Изменить	Правка	Редактировать
	Archive	accepted	Архив	В архив	Архивировать	Отправить в архив
	Hide	accepted	Скрыть
	Decline	accepted	Отклонить
	Ignore	accepted	Пропустить	Игнорировать
	Reject	accepted	Отказать	Отклонить
	Deny	accepted	Запретить	Отказать
	Unblock	accepted	Разблокировать
	Unfollow	accepted	Отклонить	Отписаться
	Mute	accepted	Выключить звук	Выкл. звук	Отключить звук	Не уведомлять	Без звука	Выкл.
	Empty Trash	accepted	Очистить Корзину
	Move to Trash	accepted	Переместить в Корзину	В Корзину
	Restore	accepted	Восстановить
	Skip	accepted	Пропустить
	Submit	accepted	Отправить
	Accept	accepted	Принять
	Agree	accepted	Принять
	Disagree	accepted	Не принимать
	Enable	accepted	Включить	Вкл.
	Disable	accepted	Отключить	Выключить
	Continue Anyway	accepted	Продолжить
	End	accepted	Завершить	Конец	Отбой
	Exit	accepted	Выйти	Выход
	Forget	accepted	Забыть	Забыть эту комнату
	Unpair	accepted	Разорвать пару
	Unlink	accepted	Удалить связь	отсоединение
	Stop Sharing	accepted	Закрыть доступ
	Are you sure?	accepted	Вы уверены?
	This action cannot be undone.	accepted	Это действие нельзя отменить.
	This action can't be undone.	accepted	Это действие нельзя отменить.
	You can't undo this action.	accepted	Это действие нельзя отменить.
ambiguous	OK	OK	98
		Got It	30
	Вкл.	Turn On	4
		Enable	2
	Включить	Turn On	60
		Enable	32
	Войти	Sign In	75
		Log In	10
	Выйти	Sign Out	31
		Leave	10
		Quit	7
		Exit	4
		Log Out	3
	Выключить	Turn Off	31
		Disable	7
	Выход	Quit	2
		Exit	2
	Завершить	Quit	31
		End	7
	Закрыть	Close	168
		Dismiss	93
	Запретить	Don't Allow	44
		Deny	12
	Отказать	Reject	3
		Deny	3
	Отклонить	Decline	58
		Reject	3
		Unfollow	1
	Отключить	Disconnect	23
		Disable	15
		Turn Off	5
		Deactivate	2
	Открыть настройки	Open Settings	9
		Go to Settings	3
	Отмена	Cancel	74
		Undo	18
	Отменить	Cancel	850
		Undo	28
		Discard	2
	Отписаться	Unsubscribe	7
		Unfollow	1
	Отправить	Send	53
		Submit	22
	Повторить	Try Again	57
		Retry	44
	Повторить попытку	Try Again	21
		Retry	2
	Принять	Accept	63
		Agree	6
	Продолжить	Continue	213
		Continue Anyway	3
	Пропустить	Skip	43
		Ignore	36
		Dismiss	5
	Удалить	Delete	251
		Remove	128
		Uninstall	7
		Clear	5
		Discard	4
		Delete All	4
	Удалить все	Delete All	14
		Clear All	3
		Remove All	2
	Это действие нельзя отменить.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
"""#,
"sk": #"""
locale	sk
name	Slovak
family	slavic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.2
	11-25	1.15
	26-70	1.07
	71+	1.05
title_punctuation	unmarked	0
	full_stop	0.99
	question	1
generic_titles	Chyba	Upozornenie	Ste si istí?	Skutočne?	Potvrdiť	Info	Informácie	Informácia	Niečo sa pokazilo	Vyskytla sa chyba	Nastala chyba	Došlo k chybe	Neznáma chyba	Neočakávaná chyba	Potvrdenie	Vyžaduje sa potvrdenie	Prosím, potvrďte	Potvrďte	Naozaj?	Varovanie	Pozor	Oznámenie	Správa	Úspech	Hotovo	Dokončené	Neúspech	Zlyhanie	Zlyhalo	Ups	Dôležité	Problém	Nebezpečenstvo	Otázka
ongoing	prebieha	čakanie
function_words	je	sa	na	pre	nie	tento	túto	naozaj	chcete	váš	alebo	bol	bola	bolo	že	byť	vo
pronouns	match	word
	applies	yes
	second	ty	ťa	tebe	ti	tebou	tvoj	tvojho	vy	vás	vám	vami	váš	vaša	vaše	vaši	vášho	vašej	vašom	vašou	vašu	vašich	vašim	vašimi
	first	ma	mňa	mi	mne	mnou	moja	moje	mojej	mojom	moju	mojich	my	nás	nám	náš	naše	našich	našim	našimi
	ambiguous_first	ja	môj	naša
verbs	strings	tap	450
		click	456
		press	367
	tap	klepn	418	2	0	15
	click	klikn	1	427	3	5
	press	stlač	0	24	336	37
	click_distinct_from_tap	klikn
destructive_titles	verb_position	first
terms	Cancel	platform	Zrušiť
	OK	platform	OK
		accepted	Potvrdiť
		seen	Ok	V poriadku	Dobre
	Yes	accepted	Áno
	No	platform	Nie
	Done	platform	Hotovo
	Close	platform	Zatvoriť
		accepted	Zavrieť
	Delete	platform	Vymazať
		accepted	Odstrániť
	Remove	accepted	Odstrániť
	Erase	accepted	Vymazať
	Discard	accepted	Zahodiť
	Clear	platform	Vymazať
		accepted	Vyčistiť
	Reset	accepted	Resetovať	Obnoviť
	Log Out	accepted	Odhlásiť sa	Odhlásiť
	Sign Out	accepted	Odhlásiť sa
	Deactivate	accepted	Deaktivovať
	Block	accepted	Blokovať	Zablokovať
	Leave	accepted	Opustiť	Odísť
	Unsubscribe	platform	Neodoberať
		accepted	Zrušiť odber	Odhlásiť sa
	Disconnect	accepted	Odpojiť
	Uninstall	accepted	Odinštalovať
	Don't Save	accepted	Neukladať
	Replace	platform	Nahradiť
	Overwrite	accepted	Prepísať
	Destroy	accepted	Zničiť
	Retry	accepted	Zopakovať	Skúsiť znova	Skúsiť znovu
	Try Again	accepted	Skúsiť znovu	Skúsiť znova	Skúsiť to znovu	Skúste to znovu
	Settings	accepted	Nastavenia
	Not Now	platform	Teraz nie
		accepted	Neskôr
	Later	accepted	Neskôr
	Allow	platform	Povoliť
	Don't Allow	platform	Nepovoliť
		accepted	Nepovoľovať
	Continue	platform	Pokračovať
	Save	platform	Uložiť
	Back	platform	Naspäť
		accepted	Späť
	Sign In	accepted	Prihlásiť sa
	Log In	accepted	Prihlásiť sa
	Delete Account	accepted	Vymazať účet	Deaktivovať účet
	Delete All	accepted	Vymazať všetky
	Clear All	platform	Vymazať všetky
		accepted	Vymazať všetko
	Remove All	accepted	Odstrániť všetky
	Discard Changes	accepted	Zahodiť zmeny
	Keep Editing	accepted	Pokračovať	Pokračovať v úprave
	Got It	accepted	Dobre	Rozumiem	Mám to
	Dismiss	platform	Zrušiť
		accepted	Ignorovať	Zatvoriť
	Confirm	accepted	Potvrdiť
	Learn More	accepted	Viac informácií	Ďalšie informácie	Zistiť viac
	Open Settings	accepted	Otvoriť nastavenia	Otvoriť Nastavenia
	Go to Settings	accepted	Prejsť do Nastavení	Prejsť na nastavenia
	Turn Off	accepted	Vypnúť
	Turn On	accepted	Zapnúť
	Stop	platform	Zastaviť
	Quit	accepted	Ukončiť	Koniec
	Report	accepted	Nahlásiť
	Update	accepted	Aktualizovať	Aktualizácia	Aktuality
	Error	accepted	Chyba
	Warning	accepted	Upozornenie
	Send	accepted	Odoslať
	Undo	platform	Odvolať
		accepted	Späť	Vrátiť späť
	Edit	platform	Upraviť
	Archive	accepted	Archivovať	Archív	Archivované
	Hide	accepted	Skryť
	Decline	accepted	Zamietnuť	Odmietnuť	Zrušiť
	Ignore	accepted	Ignorovať
	Reject	accepted	Odmietnuť	Zamietnuť
	Deny	accepted	Zamietnuť	Odmietnuť
	Unblock	accepted	Odblokovať
	Unfollow	accepted	Neodoberať
	Mute	accepted	Stíšiť	Vypnúť zvuk	Stíšené	Skryť	Stlmiť	Vypnutie zvuku
	Empty Trash	accepted	Vysypať kôš
	Move to Trash	accepted	Presunúť do koša
	Restore	accepted	Obnoviť
	Skip	accepted	Preskočiť	Vynechať
	Submit	accepted	Odoslať
	Accept	accepted	Prijať
	Agree	accepted	Súhlasím
	Disagree	accepted	Nesúhlasím
	Enable	accepted	Zapnúť	Povoliť
	Disable	accepted	Vypnúť	Zakázať
	Continue Anyway	accepted	Pokračovať aj tak
	End	accepted	Koniec	Ukončiť	Zložiť
	Exit	accepted	Ukončiť
	Forget	accepted	Odstrániť	Zabudnúť
	Unpair	accepted	Odpárovať
	Unlink	accepted	Rozpojiť	Zrušiť odkaz
	Stop Sharing	accepted	Zastaviť zdieľanie
	Are you sure?	accepted	Ste si istí?	Skutočne?
	This action cannot be undone.	accepted	Táto operácia je nevratná.
	This action can't be undone.	accepted	Táto akcia je nevratná.
	You can't undo this action.	accepted	Táto operácia je nevratná.
ambiguous	Ignorovať	Ignore	51
		Dismiss	13
	Koniec	End	7
		Quit	3
	Neodoberať	Unsubscribe	5
		Unfollow	1
	Neskôr	Later	23
		Not Now	14
	Obnoviť	Restore	7
		Reset	2
	Odhlásiť sa	Sign Out	30
		Log Out	4
		Unsubscribe	2
	Odmietnuť	Decline	8
		Deny	6
		Reject	3
	Odoslať	Send	51
		Submit	21
	Odstrániť	Remove	128
		Delete	24
		Forget	3
	Pokračovať	Continue	296
		Keep Editing	6
	Potvrdiť	OK	293
		Confirm	24
	Povoliť	Allow	107
		Enable	14
	Prihlásiť sa	Sign In	86
		Log In	10
	Skryť	Hide	31
		Mute	2
	Skúsiť znova	Try Again	21
		Retry	11
	Skúsiť znovu	Try Again	35
		Retry	10
	Späť	Back	73
		Undo	18
	Táto operácia je nevratná.	This action cannot be undone.	2
		You can't undo this action.	1
	Ukončiť	Quit	36
		End	5
		Exit	5
	Vymazať	Delete	228
		Clear	28
		Erase	13
	Vymazať všetky	Delete All	14
		Clear All	4
	Vypnúť	Turn Off	37
		Disable	15
	Zamietnuť	Decline	46
		Deny	9
		Reject	2
	Zapnúť	Turn On	64
		Enable	19
	Zatvoriť	Close	121
		Dismiss	3
	Zrušiť	Cancel	905
		Dismiss	82
		Decline	3
"""#,
"sl": #"""
locale	sl
name	Slovenian
family	slavic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.25
	11-25	1.19
	26-70	1.12
	71+	1.1
generic_titles	Napaka	Opozorilo	Ali ste prepričani?	Potrdi	Potrditev	Info	Informacije	Informacija	Nekaj je šlo narobe	Prišlo je do napake	Zgodila se je napaka	Neznana napaka	Nepričakovana napaka	Potrebna je potrditev	Prosimo, potrdite	Potrdite	Obvestilo	Sporočilo	Uspeh	Uspešno	Končano	Neuspeh	Ni uspelo	Ups	Ojoj	Pomembno	Pozor	Težava	Nevarnost	Vprašanje
function_words	in	je	ni	se	na	za	ali	ste	želite	prepričani	ta	bo	ne	iz
pronouns	match	word
	applies	yes
	second	tvoj	vi	vas	vam	vami	vaš	vaša	vaše	vaši	vašega	vašem	vašemu	vašo	vaših	vašim	vašimi
	first	me	mi	mano	moj	moje	moji	mojega	mojo	mojih	nam	nami	naša	naše	naši	našega	našo	naših
	ambiguous_second	ti	te
	ambiguous_first	nas
verbs	strings	tap	42
		click	155
		press	134
	tap	tapn	19	0	0	0
		dotakn	12	1	0	16
	click	klik	0	147	1	9
		klikn	0	122	1	5
	press	pritisn	0	0	125	3
	click_distinct_from_tap	klik	klikn
destructive_titles	verb_position	first
terms	Cancel	accepted	Prekliči
	OK	accepted	V redu	v redu
	Yes	accepted	Da
	No	accepted	Ne
	Done	accepted	Končano	Končaj
	Close	accepted	Zapri
	Delete	accepted	Izbriši
	Remove	accepted	Odstrani
	Erase	accepted	Izbriši
	Discard	accepted	Zavrzi	Opusti
	Clear	accepted	Počisti	Izbriši
	Reset	accepted	Ponastavi
	Log Out	accepted	Odjavi
	Sign Out	accepted	Odjava
	Deactivate	accepted	Deaktiviraj
	Block	accepted	Zavrni	Blokiraj	Prepovej
	Leave	accepted	Zapusti
	Disconnect	accepted	Prekini povezavo
	Uninstall	accepted	Odmeščanje
	Don't Save	accepted	Ne shrani
	Replace	accepted	Zamenjaj
	Overwrite	accepted	Prepiši
	Destroy	accepted	Uniči
	Retry	accepted	Poskusi ponovno	Poskusi znova
	Try Again	accepted	Poskusite znova	Poskusi znova
	Settings	accepted	Nastavitve
	Not Now	accepted	Ne zdaj
	Later	accepted	Pozneje
	Allow	accepted	Dovoli
	Don't Allow	accepted	Ne dovoli
	Continue	accepted	Naprej	Nadaljuj
	Save	accepted	Shrani
	Back	accepted	Nazaj
	Sign In	accepted	Prijava
	Log In	accepted	Prijava
	Delete All	accepted	Izbriši vse
	Clear All	accepted	Izbriši vse	Počisti vse
	Remove All	accepted	Odstrani vse
	Discard Changes	accepted	Zavrzi spremembe
	Got It	accepted	Razumem
	Dismiss	accepted	Opusti	Zapri	Skrij	V redu
	Confirm	accepted	Potrdi	Potrditev
	Learn More	accepted	Več o tem
	Open Settings	accepted	Odpri nastavitve
	Go to Settings	accepted	V nastavitve
	Turn Off	accepted	Izklop	Izključi
	Turn On	accepted	Vklopi
	Stop	accepted	Ustavi	Zaustavi
	Quit	accepted	Končaj	Zapri
	Report	accepted	Prijavi	Poročaj
	Update	accepted	Posodobi	Spremeni
	Error	accepted	Napaka
	Warning	accepted	Opozorilo
	Send	accepted	Pošlji
	Undo	accepted	Razveljavi
	Edit	accepted	Uredi
	Archive	accepted	Arhiviraj
	Hide	accepted	Skrij
	Decline	accepted	Zavrni
	Ignore	accepted	Prezri
	Reject	accepted	Zavrni
	Deny	accepted	Ne dovoli
	Unblock	accepted	Odblokiraj
	Unfollow	accepted	Nehaj slediti	Prenehaj slediti	Ne sledi več
	Mute	accepted	Izklopi zvok	Utišaj	Nemo
	Move to Trash	accepted	Premakni v smeti
	Restore	accepted	Obnovi
	Skip	accepted	Preskoči
	Submit	accepted	Pošlji
	Accept	accepted	Sprejmi
	Agree	accepted	Strinjam se	se strinjam
	Disagree	accepted	Ne strinjam se	se ne strinjam
	Enable	accepted	Omogoči
	Disable	accepted	Onemogoči
	Continue Anyway	accepted	Vseeno nadaljuj
	End	accepted	Konec
	Exit	accepted	Zapri	Izhod
	Forget	accepted	Pozabi
	Stop Sharing	accepted	Ustavi souporabo
	Are you sure?	accepted	Ali ste prepričani?
	This action cannot be undone.	accepted	Tega dejanja ni mogoče razveljaviti.
ambiguous	Izbriši	Delete	41
		Clear	6
		Erase	2
	Izbriši vse	Clear All	3
		Delete All	1
	Končaj	Done	4
		Quit	2
	Ne dovoli	Don't Allow	14
		Deny	6
	Opusti	Dismiss	17
		Discard	1
	Poskusi znova	Try Again	14
		Retry	2
	Pošlji	Send	9
		Submit	9
	Prijava	Sign In	24
		Log In	4
	Skrij	Dismiss	11
		Hide	4
	V redu	OK	36
		Dismiss	3
	Zapri	Close	94
		Dismiss	14
		Exit	3
		Quit	2
	Zavrni	Block	12
		Decline	2
		Reject	1
"""#,
"sr": #"""
locale	sr
name	Serbian
family	slavic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.17
	11-25	1.17
	26-70	1.11
	71+	1.07
generic_titles	Грешка	Упозорење	Да ли сте сигурни?	Потврда	Потврди	Инфо	Информација	Информације	Нешто је пошло наопако	Нешто је пошло по злу	Дошло је до грешке	Догодила се грешка	Непозната грешка	Неочекивана грешка	Потребна је потврда	Молимо потврдите	Обавештење	Порука	Успех	Успешно	Готово	Завршено	Неуспех	Није успело	Упс	Важно	Пажња	Проблем	Опрез	Опасност	Питање	Greška	Upozorenje	Potvrda	Uspeh	Obaveštenje	Informacija
pronouns	match	word
	applies	yes
	second	вас	вам	вама	ваш	ваша	ваше	ваши	вашег	вашем	вашу	ваших	вашим	вашој	вашом	ви
	first	ми	мој	моје	мом	моју	нам	наш	наша	наше	наши	нашег	нашу
	ambiguous_second	ти	те
	ambiguous_first	мене	ме	нас
verbs	strings	tap	29
		click	153
		press	136
	tap	додир	27	0	3	26
		додирн	25	0	3	18
	click	клик	0	148	0	3
	press	притисн	0	1	128	5
	click_distinct_from_tap	клик
destructive_titles	verb_position	first
terms	Cancel	accepted	Откажи
		seen	Otkaži	Одустани
	OK	accepted	У реду	Потврди
	Yes	accepted	Да
	No	accepted	Не
	Done	accepted	Готово
	Close	accepted	Затвори
	Delete	accepted	Избриши	Обриши
	Remove	accepted	Уклони	Обриши
	Erase	accepted	Обриши
	Discard	accepted	Одбаци
	Clear	accepted	Обриши	Очисти
	Reset	accepted	Ресетуј	Поништи	Поново постави
	Log Out	accepted	Одјави ме
	Sign Out	accepted	Одјави ме
	Deactivate	accepted	Деактивирај
	Block	accepted	Блокирај
	Leave	accepted	Затвори
	Disconnect	accepted	Прекини везу
	Uninstall	accepted	Деинсталирај
	Don't Save	accepted	Не чувај	Немој да сачуваш
	Replace	accepted	Замени
	Overwrite	accepted	Пребриши
	Destroy	accepted	Уништи
	Retry	accepted	Пробај поново	Покушај поново
	Try Again	accepted	Пробајте поново	Покушај поново
	Settings	accepted	Подешавања	Поставке
	Not Now	accepted	Не сада
	Later	accepted	Касније
	Allow	accepted	Дозволи
	Don't Allow	accepted	Не дозволи	Блокирај	Немој
	Continue	accepted	Настави
	Save	accepted	Сачувај
	Back	accepted	Назад
	Sign In	accepted	Пријави ме	Пријави се	Пријава
	Log In	accepted	Пријави ме	Пријави се
	Delete All	accepted	Избриши све
	Clear All	accepted	Обриши све
	Remove All	accepted	Уклони све
	Discard Changes	accepted	Одбаци измене
	Got It	accepted	Важи	Разумем
	Dismiss	accepted	Одбаци
	Confirm	accepted	Потврди
	Learn More	accepted	Сазнајте више
	Open Settings	accepted	Отвори подешавања	Отвори поставке
	Go to Settings	accepted	Иди у Подешавања
	Turn Off	accepted	Искључи
	Turn On	accepted	Укључи
	Stop	accepted	Заустави
	Quit	accepted	Изађи	Излаз
	Report	accepted	Пријави
	Update	accepted	Ажурирај	Ажурирање
	Error	accepted	Грешка
	Warning	accepted	Упозорење
	Send	accepted	Пошаљи
	Undo	accepted	Опозови
	Edit	accepted	Уреди	Измени
	Archive	accepted	Архивирај
	Hide	accepted	Сакриј
	Decline	accepted	Одбиј	Одби
	Ignore	accepted	Игнориши
	Reject	accepted	Одбиј
	Deny	accepted	Одбиј
	Unblock	accepted	Одблокирај
	Unfollow	accepted	Прекини праћење
	Mute	accepted	Искључи звук	Утишај
	Move to Trash	accepted	Премести у смеће
	Restore	accepted	Поново отвори
	Skip	accepted	Прескочи
	Submit	accepted	Пошаљи
	Accept	accepted	Прихвати
	Agree	accepted	Слажем се
	Disagree	accepted	Не слажем се
	Enable	accepted	Омогући
	Disable	accepted	Онемогући
	Continue Anyway	accepted	Ипак настави
	End	accepted	Заврши
	Exit	accepted	Изађи
	Forget	accepted	Заборави
	Stop Sharing	accepted	Заустави дељење
	Are you sure?	accepted	Да ли сте сигурни?	Потврда
	This action cannot be undone.	accepted	Ова радња се не може опозвати.
ambiguous	Блокирај	Block	26
		Don't Allow	2
	Затвори	Close	94
		Leave	3
	Изађи	Exit	5
		Quit	4
	Обриши	Delete	19
		Clear	8
		Remove	2
		Erase	2
	Одбаци	Dismiss	44
		Discard	5
	Одбиј	Deny	7
		Decline	2
		Reject	1
	Одјави ме	Sign Out	7
		Log Out	1
	Покушај поново	Try Again	13
		Retry	2
	Потврди	OK	17
		Confirm	9
	Пошаљи	Send	10
		Submit	9
	Пријави ме	Sign In	13
		Log In	2
	Пријави се	Sign In	7
		Log In	1
"""#,
"sv": #"""
locale	sv
name	Swedish
family	north-germanic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.1
	11-25	1.06
	26-70	1.06
	71+	1.07
title_punctuation	unmarked	0
	full_stop	0.99
	question	1
generic_titles	Fel	Varning	Är du säker?	Bekräfta	Info	Information	Något gick fel	Ett fel uppstod	Ett fel inträffade	Ett fel har uppstått	Ett fel har inträffat	Ett okänt fel uppstod	Ett oväntat fel uppstod	Okänt fel	Oväntat fel	Ett problem uppstod	Bekräftelse	Bekräftelse krävs	Vänligen bekräfta	Är du helt säker?	Observera	Obs	Meddelande	Lyckades	Klart	Klar	Misslyckades	Hoppsan	Oj	Ojdå	Viktigt	Problem	Fara	Fråga	Notis	Alarm	Tips
accusatory	idiot	korkad	fan också	ditt fel
ongoing	pågår	väntar
function_words	och	är	inte	att	det	den	du	din	vill	med	för	på	av	en	ett	kan	har	om	från	till	denna	detta	inga	ingen	kunde
pronouns	match	word
	applies	yes
	second	du	dig	din	ditt	dina	ni
	first	jag	mig	min	mitt	mina	vi	oss	vår	vårt	våra
verbs	strings	tap	486
		click	458
		press	374
	tap	tryck	459	1	332	48
	click	klick	1	414	3	4
	press	tryck	459	1	332	48
	click_distinct_from_tap	klick
destructive_titles	verb_position	first
	negations	inte
	harmless	Återställ lösenord	Rensa sökning
	constructive	dela	dubblera	exportera	kopiera	lägg	öppna	skapa	visa
terms	Cancel	platform	Avbryt
	OK	platform	OK
		seen	Okej
	Yes	accepted	Ja
	No	platform	Nej
	Done	platform	Klar
		accepted	Klart
	Close	platform	Stäng
	Delete	platform	Radera
		accepted	radering
		seen	Ta bort
	Remove	accepted	Ta bort
		seen	Radera
	Erase	accepted	Radera
	Discard	accepted	Spara inte	Släng
	Clear	platform	Rensa
	Reset	accepted	Nollställ	Återställ
	Log Out	accepted	Logga ut
	Sign Out	accepted	Logga ut
	Deactivate	accepted	Inaktivera
	Block	accepted	Blockera
	Leave	accepted	Lämna
	Unsubscribe	platform	Sluta prenumerera
	Disconnect	accepted	Koppla från
	Uninstall	accepted	Avinstallera
	Don't Save	accepted	Spara inte
	Replace	platform	Ersätt
	Overwrite	accepted	Skriv över
	Revoke	accepted	Återkalla
	Destroy	accepted	Förstör
	Retry	accepted	Försök igen
	Try Again	accepted	Försök igen
	Settings	accepted	Inställningar
		seen	Inställning
	Not Now	platform	Inte nu
	Later	accepted	Senare
	Allow	platform	Tillåt
	Don't Allow	platform	Tillåt inte
	Continue	platform	Fortsätt
	Save	platform	Spara
	Back	platform	Tillbaka
		accepted	Föregående
		seen	Bakåt
	Sign In	accepted	Logga in
	Log In	accepted	Logga in
	Delete Account	accepted	Radera konto	Inaktivera konto
	Delete All	accepted	Radera alla
	Clear All	platform	Rensa alla
		accepted	Ta bort alla
	Remove All	accepted	Ta bort alla
	Discard Changes	accepted	Spara inte ändringar	Spara inte
	Keep Editing	accepted	Fortsätt redigera
	Got It	accepted	Uppfattat	OK
	Dismiss	platform	Avfärda
		accepted	Stäng
	Confirm	accepted	Bekräfta
	Learn More	accepted	Läs mer	Läs mer
	Open Settings	accepted	Öppna Inställningar	Öppna inställningar
	Go to Settings	accepted	Gå till Inställningar	Öppna inställningarna
	Turn Off	accepted	Stäng av	Inaktivera
	Turn On	accepted	Slå på	Aktivera
	Stop	platform	Stoppa
		accepted	Stopp	Avbryt
	Quit	accepted	Avsluta	Avslutat
	Report	accepted	Rapportera
	Update	accepted	Uppdatera	Senaste nytt
	Error	accepted	Fel
	Warning	accepted	Varning
	Send	accepted	Skicka
	Undo	platform	Ångra
	Edit	platform	Ändra
		accepted	Redigera
	Archive	accepted	Arkiv	Arkivera
	Hide	accepted	Göm	Dölj
	Decline	accepted	Avböj	Tacka nej	Neka	Godkänn inte
	Ignore	accepted	Ignorera
	Reject	accepted	Avvisa	Neka
	Deny	accepted	Neka
	Unblock	accepted	Avblockera
	Unfollow	accepted	Avfölj
	Mute	accepted	Ljud av	Tysta	Stäng av ljudet
	Empty Trash	accepted	Töm papperskorgen
	Move to Trash	accepted	Flytta till papperskorgen
	Restore	accepted	Återställ	Återskapa
	Skip	accepted	Hoppa över
	Submit	accepted	Skicka
	Accept	accepted	Godkänn	Acceptera	Tacka ja	Svara
	Agree	accepted	Godkänn
	Disagree	accepted	Avböj
	Enable	accepted	Aktivera
	Disable	accepted	Avaktivera	Inaktivera	Stäng av
	Continue Anyway	accepted	Fortsätt ändå
	End	accepted	Avsluta	Slut	Lägg på
	Exit	accepted	Avsluta
	Forget	accepted	Glöm
	Unpair	accepted	Ta bort parkoppling
	Unlink	accepted	Ta bort länk
	Stop Sharing	accepted	Stoppa delning	Sluta dela
	Are you sure?	accepted	Är du säker?
	This action cannot be undone.	accepted	Åtgärden kan inte ångras.
	This action can't be undone.	accepted	Åtgärden kan inte ångras.
	You can't undo this action.	accepted	Du kan inte ångra åtgärden.
ambiguous	Aktivera	Enable	34
		Turn On	17
	Avbryt	Cancel	915
		Stop	4
	Avböj	Decline	36
		Disagree	5
	Avsluta	Quit	39
		End	9
		Exit	5
	Försök igen	Try Again	87
		Retry	49
	Godkänn	Accept	31
		Agree	7
	Inaktivera	Turn Off	5
		Disable	4
		Deactivate	2
	Logga in	Sign In	87
		Log In	12
	Logga ut	Sign Out	32
		Log Out	6
	Neka	Deny	15
		Decline	7
		Reject	2
	OK	OK	727
		Got It	5
	Radera	Delete	241
		Erase	11
		Remove	3
	Skicka	Send	52
		Submit	21
	Spara inte	Don't Save	13
		Discard Changes	7
		Discard	4
	Stäng	Close	165
		Dismiss	14
	Stäng av	Turn Off	32
		Disable	2
	Ta bort alla	Remove All	6
		Clear All	2
	Återställ	Reset	16
		Restore	5
	Åtgärden kan inte ångras.	This action cannot be undone.	2
		This action can't be undone.	1
"""#,
"sw": #"""
locale	sw
name	Swahili
direction	ltr
word_separator	space
has_case	true
case_note	No evidence of either style.
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	2
expansion	1-10	1.3
	11-25	1.33
	26-70	1.24
	71+	1.17
generic_titles	Hitilafu	Ilani	Thibitisha	Taarifa	Maelezo	Hitilafu imetokea	Kuna kitu kimeenda vibaya	Kosa	Kosa limetokea	Tafadhali thibitisha	Uthibitisho	Una uhakika?	Je, una uhakika?	Onyo	Tahadhari	Ujumbe	Imefanikiwa	Imekamilika	Imeshindwa	Imeshindikana	Muhimu	Tatizo	Swali
function_words	na	ya	kwa	ni	wa	hii	je	una	uhakika	unataka	hakuna
pronouns	match	word
	applies	partial
	second	wewe	wako	yako	lako	zako	chako	vyako	mwako
	first	mimi	wangu	yangu	langu	zangu	changu
verbs	strings	tap	12
		click	97
		press	115
	tap	gusa	12	0	1	4
		kugusa	4	0	2	4
	click	bofya	0	73	3	1
	press	bonyeza	0	0	107	1
	click_distinct_from_tap	bofya
destructive_titles	verb_position	first
terms	Cancel	accepted	Ghairi
	OK	accepted	Sawa
	Yes	accepted	Ndiyo
	No	accepted	La
	Done	accepted	Nimemaliza
	Close	accepted	Funga
	Delete	accepted	Futa
	Remove	accepted	Ondoa
	Discard	accepted	Tupa
	Clear	accepted	Futa
	Reset	accepted	Weka upya
	Sign Out	accepted	Ondoka
	Deactivate	accepted	Zima
	Block	accepted	Zuia
	Leave	accepted	Ondoka
	Uninstall	accepted	Ondoa
	Don't Save	accepted	Usihifadhi
	Replace	accepted	Badilisha
	Retry	accepted	Jaribu tena
	Try Again	accepted	Jaribu tena
	Settings	accepted	Mipangilio
	Not Now	accepted	Si sasa
	Allow	accepted	Ruhusu
	Don't Allow	accepted	Usiruhusu
	Continue	accepted	Endelea
	Save	accepted	Hifadhi
	Back	accepted	Rudi nyuma
	Sign In	accepted	Ingia katika akaunti
	Delete All	accepted	Futa Vyote
	Clear All	accepted	Ondoa vyote
	Remove All	accepted	Ondoa yote
	Got It	accepted	Nimeelewa
	Dismiss	accepted	Ondoa
	Confirm	accepted	Thibitisha
	Learn More	accepted	Pata maelezo zaidi	Pata Maelezo Zaidi
	Open Settings	accepted	Fungua mipangilio
	Go to Settings	accepted	Nenda kwenye Mipangilio
	Turn Off	accepted	Zima
	Turn On	accepted	Washa
	Stop	accepted	Simamisha
	Quit	accepted	Acha
	Update	accepted	Sasisha
	Error	accepted	Hitilafu
	Warning	accepted	Ilani
	Send	accepted	Tuma
	Undo	accepted	Tendua
	Edit	accepted	Badilisha
	Archive	accepted	Hifadhi kwenye kumbukumbu
	Hide	accepted	Ficha
	Decline	accepted	Kataa
	Ignore	accepted	Puuza
	Reject	accepted	Kataa
	Deny	accepted	Kataza
	Mute	accepted	Zima sauti
	Restore	accepted	Rejesha
	Skip	accepted	Ruka
	Submit	accepted	Wasilisha
	Accept	accepted	Kubali
	Enable	accepted	Washa
	Disable	accepted	Zima
	Continue Anyway	accepted	Endelea tu
	End	accepted	Mwisho
	Exit	accepted	Ondoka
	Stop Sharing	accepted	Acha kushiriki
ambiguous	Badilisha	Edit	11
		Replace	2
	Futa	Delete	19
		Clear	5
	Jaribu tena	Try Again	19
		Retry	8
	Kataa	Decline	2
		Reject	1
	Ondoa	Remove	19
		Dismiss	13
		Uninstall	7
	Ondoka	Sign Out	5
		Leave	3
		Exit	3
	Washa	Turn On	17
		Enable	1
	Zima	Turn Off	5
		Disable	2
		Deactivate	1
"""#,
"ta": #"""
locale	ta
name	Tamil
family	dravidian
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.3
	11-25	1.33
	26-70	1.27
	71+	1.25
generic_titles	பிழை	எச்சரிக்கை	நிச்சயமாக?	உறுதிப்படுத்து	உறுதி செய்	தகவல்	ஏதோ தவறு நடந்துவிட்டது	ஏதோ தவறு ஏற்பட்டது	ஒரு பிழை ஏற்பட்டது	பிழை ஏற்பட்டது	அறியப்படாத பிழை	எதிர்பாராத பிழை	உறுதிப்படுத்தவும்	தயவுசெய்து உறுதிப்படுத்தவும்	உறுதிப்படுத்தல்	உறுதிப்படுத்தல் தேவை	கவனம்	அறிவிப்பு	செய்தி	வெற்றி	வெற்றிகரம்	முடிந்தது	தோல்வி	தோல்வியடைந்தது	முக்கியம்	சிக்கல்	கேள்வி
pronouns	match	word
	applies	yes
	second	நீங்கள்	உங்கள்	உங்களுக்கு	உங்களை	உங்களால்	உங்களது	உங்களின்	உங்களிடம்	உங்களுக்கான
	first	என்	எனக்கு	நாங்கள்	எங்கள்	எங்களுக்கு
	ambiguous_first	நான்	எனது
verbs	come_last	true
	strings	tap	16
		click	107
		press	124
	tap	தட்ட	16	2	2	11
	click	கிளிக்	0	97	0	1
	press	அழுத்த	0	4	123	7
	click_distinct_from_tap	கிளிக்
destructive_titles	verb_position	last
terms	Cancel	accepted	ரத்து செய்	ரத்து	இரத்து	விடு
	OK	accepted	சரி
	Yes	accepted	ஆம்
	No	accepted	இல்லை
	Done	accepted	முடிந்தது
	Close	accepted	மூடு	மூடுக	நெருக்கமான
	Delete	accepted	நீக்கு	அழி
	Remove	accepted	அகற்று	நீக்கு
	Discard	accepted	கைவிடு	நிராகரி
	Clear	accepted	அழி	துடை
	Reset	accepted	மீட்டமை
	Log Out	accepted	வெளியேறு
	Sign Out	accepted	வெளியேறு
	Deactivate	accepted	ஆஃப் செய்
	Block	accepted	தடு
	Leave	accepted	வெளியேறு
	Disconnect	accepted	துண்டி
	Uninstall	accepted	நிறுவல் நீக்கு
	Don't Save	accepted	சேமிக்காதே
	Replace	accepted	மாற்றியமை	மாற்றவும்
	Overwrite	accepted	மேலெழுது
	Retry	accepted	மீண்டும் முயற்சி செய்க	மறுமுயற்சி
	Try Again	accepted	மீண்டும் முயற்சிக்கவும்
	Settings	accepted	அமைப்புகள்	அமைவுகள்
	Not Now	accepted	இப்பொழுது இல்லை	இப்போது இல்லை
	Allow	accepted	அனுமதி
	Don't Allow	accepted	வேண்டாம்	அனுமதிக்காதே
	Continue	accepted	தொடர்க	தொடரவும்	தொடர்
	Save	accepted	சேமி
	Back	accepted	திரும்பு	பின்செல்	பின்னால்	பின்னே
	Sign In	accepted	உள்நுழைக
	Log In	accepted	உள் நுழை	புகுப்பதிகை
	Delete All	accepted	அனைத்தையும் நீக்கு
	Clear All	accepted	அனைத்தையும் அழி
	Remove All	accepted	அனைத்தையும் அகற்று
	Discard Changes	accepted	மாற்றங்களை கைவிடு
	Got It	accepted	புரிந்தது
	Dismiss	accepted	நிராகரி
	Confirm	accepted	உறுதிப்படுத்து	உறுதி செய்
	Learn More	accepted	மேலும் அறிக	மேலும் அறிய
	Open Settings	accepted	அமைப்புகளைத் திற
	Go to Settings	accepted	அமைப்புகளுக்குச் செல்லவும்
	Turn Off	accepted	ஆஃப் செய்
	Turn On	accepted	இயக்கு
	Stop	accepted	நிறுத்து
	Quit	accepted	வெளியேறு
	Update	accepted	புதுப்பி
	Error	accepted	பிழை
	Warning	accepted	எச்சரிக்கை
	Send	accepted	அனுப்பு
	Undo	accepted	செயல்தவிர்
	Edit	accepted	திருத்து	தொகு
	Archive	accepted	காப்பகத்தை	காப்பகம்
	Hide	accepted	மறை
	Decline	accepted	நிராகரி
	Ignore	accepted	புறக்கணி
	Reject	accepted	நிராகரி
	Deny	accepted	மறு
	Mute	accepted	ஒலியடக்கு	ஒலி நீக்கு
	Restore	accepted	மீட்டமை
	Skip	accepted	தவிர்	தாவு
	Submit	accepted	சமர்ப்பி
	Accept	accepted	ஏற்கிறேன்
	Enable	accepted	செயல்படுத்து
	Disable	accepted	முடக்கு
	Continue Anyway	accepted	பரவாயில்லை, தொடரவும்
	End	accepted	நிறுத்து
	Exit	accepted	வெளியேறு
	Forget	accepted	மற
	Stop Sharing	accepted	பகிர்தலை நிறுத்து
	Are you sure?	accepted	நிச்சயமாக?
	This action cannot be undone.	accepted	இந்த செயல் மறைக்க முடியாது.
ambiguous	அழி	Delete	5
		Clear	5
	ஆஃப் செய்	Turn Off	5
		Deactivate	1
	நிராகரி	Dismiss	14
		Discard	2
		Decline	2
		Reject	1
	நிறுத்து	Stop	11
		End	2
	நீக்கு	Delete	21
		Remove	14
	மீட்டமை	Reset	9
		Restore	6
	வெளியேறு	Sign Out	5
		Quit	5
		Exit	4
		Leave	3
		Log Out	2
"""#,
"te": #"""
locale	te
name	Telugu
family	dravidian
direction	ltr
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.25
	11-25	1.28
	26-70	1.2
	71+	1.16
generic_titles	ఎర్రర్	దోషం	హెచ్చరిక	మీరు నిశ్చితమేనా?	నిర్ధారించు	నిశ్చయంగా	సమాచారం	ఏదో తప్పు జరిగింది	ఏదో పొరపాటు జరిగింది	లోపం సంభవించింది	ఒక లోపం సంభవించింది	తెలియని లోపం	దయచేసి నిర్ధారించండి	నిర్ధారించండి	నిర్ధారణ	నిర్ధారణ అవసరం	గమనిక	నోటిఫికేషన్	సందేశం	విజయం	విజయవంతం	పూర్తయింది	విఫలమైంది	వైఫల్యం	ముఖ్యమైనది	సమస్య	ప్రశ్న
pronouns	match	word
	applies	yes
	second	మీరు	మీ	మీకు	మిమ్మల్ని	మీతో
	first	నేను	నా	నాకు	నన్ను	మేము	మా	మాకు
verbs	come_last	true
	strings	tap	14
		click	106
		press	123
	tap	ట్యాప్	8	0	0	0
		నొక్క	6	12	117	4
	click	క్లిక్	0	95	1	2
	press	నొక్క	6	12	117	4
	click_distinct_from_tap	క్లిక్
destructive_titles	verb_position	last
terms	Cancel	accepted	రద్దుచేయి	రద్దు చేయండి
	OK	accepted	సరే
	Yes	accepted	అవును
	No	accepted	కాదు	లేదు	వద్దు
	Done	accepted	పూర్తయింది
	Close	accepted	మూసివేయండి	మూసివేయి	మూయి
	Delete	accepted	తొలగించండి	తొలగించు
	Remove	accepted	తీసివేయండి	తొలగించు	తీసివేయి
	Erase	accepted	తుడిచివేయి
	Discard	accepted	విస్మరించు
	Clear	accepted	క్లియర్ చేయండి	తుడిచివేయి
	Reset	accepted	రీసెట్ చేయండి	పునరుద్ధరించు
	Log Out	accepted	నిష్క్రమించు
	Sign Out	accepted	సైన్ ఔట్
	Deactivate	accepted	డీయాక్టివేట్ చేయండి
	Block	accepted	నిరోధించు
	Leave	accepted	నిష్క్రమించండి
	Disconnect	accepted	అననుసంధానించు
	Uninstall	accepted	అన్ఇన్‌స్టాల్ చేయి
	Don't Save	accepted	సేవ్ చేయవద్దు
	Replace	accepted	భర్తీ చేయి
	Retry	accepted	మళ్లీ ట్రై చేయండి	మళ్ళీ ప్రయత్నించు
	Try Again	accepted	మళ్ళీ ప్రయత్నించండి	మళ్ళీ ప్రయత్నించు
	Settings	accepted	సెట్టింగ్‌లు	అమరికలు
	Not Now	accepted	ఇప్పుడు కాదు	ఇప్పుడు వద్దు
	Later	accepted	తర్వాత
	Allow	accepted	అనుమతించండి	అనుమతించు
	Don't Allow	accepted	అనుమతించవద్దు	అనుమతించ వద్దు
	Continue	accepted	కొనసాగించండి	కొనసాగించు
	Save	accepted	భద్రపరుచు	సేవ్ చేయండి	భద్రపరచు
	Back	accepted	వెనుకకు	వెనుక
	Sign In	accepted	సైన్ ఇన్
	Log In	accepted	ప్రవేశించండి	ప్రవేశించు
	Delete All	accepted	అన్నీ తొలగించండి
	Clear All	accepted	అన్నీ క్లియర్ చేయండి
	Remove All	accepted	అన్నీ తొలగించండి	అన్నీ తొలగించు
	Got It	accepted	అర్థమైంది
	Dismiss	accepted	తొలగించండి	విస్మరించు
	Confirm	accepted	నిర్ధారించు	నిశ్చయంగా
	Learn More	accepted	ఇంకా తెలుసుకోండి	మరింత తెలుసుకోండి
	Open Settings	accepted	సెట్టింగ్‌లను తెరువు
	Go to Settings	accepted	సెట్టింగ్‌లకు వెళ్లు
	Turn Off	accepted	ఆఫ్ చేయి
	Turn On	accepted	ఆన్ చేయండి
	Stop	accepted	ఆపివేయి	ఆపు
	Quit	accepted	నిష్క్రమించండి	నిష్క్రమించు
	Report	accepted	నివేదించు
	Update	accepted	అప్‌డేట్	తాజాకరించు
	Error	accepted	ఎర్రర్	దోషం
	Warning	accepted	హెచ్చరిక
	Send	accepted	పంపు
	Undo	accepted	చర్య రద్దు	చర్యరద్దు
	Edit	accepted	ఎడిట్	మార్చు	సవరణ
	Archive	accepted	ఆర్కైవ్	ఆర్కైవ్ చేయండి
	Hide	accepted	దాచిపెట్టు
	Decline	accepted	తిరస్కరించు
	Ignore	accepted	విస్మరించు
	Reject	accepted	తిరస్కరించు
	Deny	accepted	తిరస్కరించు
	Mute	accepted	మ్యూట్ చేయి	ధ్వని లేకుండా చేయి
	Restore	accepted	పునరుద్ధరించు
	Skip	accepted	స్కిప్ చేయండి	దాటవేయి
	Submit	accepted	సమర్పించు
	Accept	accepted	ఆమోదించు
	Agree	accepted	అంగీకరిస్తాను
	Disagree	accepted	అంగీకరించను
	Enable	accepted	చేతనించు	చేతనపరచు
	Disable	accepted	అచేతనించు	నిలిపివేయి
	Continue Anyway	accepted	ఏమైనప్పటికీ కొనసాగించండి
	End	accepted	ముగించు
	Exit	accepted	నిష్క్రమించండి
	Forget	accepted	మర్చిపో
	Stop Sharing	accepted	భాగస్వామ్యం చేయడాన్ని ఆపివేయి
	Are you sure?	accepted	మీరు నిశ్చితమేనా?
	This action cannot be undone.	accepted	ఈ చర్యని పూర్వస్థితికి తెప్పించలేము.	ఈ చర్యను రద్దు చేయడం సాధ్యం కాదు.	ఈ చర్యను రద్దు చేయలేము.
ambiguous	అన్నీ తొలగించండి	Delete All	1
		Remove All	1
	తిరస్కరించు	Deny	7
		Decline	2
		Reject	1
	తుడిచివేయి	Clear	3
		Erase	2
	తొలగించండి	Delete	19
		Dismiss	13
	తొలగించు	Delete	16
		Remove	8
	నిష్క్రమించండి	Leave	3
		Exit	3
		Quit	2
	నిష్క్రమించు	Quit	2
		Log Out	1
	పునరుద్ధరించు	Restore	7
		Reset	3
	మళ్ళీ ప్రయత్నించు	Try Again	9
		Retry	2
	విస్మరించు	Dismiss	7
		Ignore	5
		Discard	2
"""#,
"th": #"""
locale	th
name	Thai
direction	ltr
word_separator	none
has_case	false
button_case	none
title_case	none
sentence_end
question_end
exclamation_end	!
longest_platform_label	4
expansion	1-10	1.12
	11-25	1.0
	26-70	0.95
	71+	0.95
title_punctuation	unmarked	0
	full_stop	0
	question	0
generic_titles	ข้อผิดพลาด	ผิดพลาด	คำเตือน	คุณแน่ใจหรือไม่	ยืนยัน	ข้อมูล	เกิดข้อผิดพลาด	เกิดข้อผิดพลาดขึ้น	มีข้อผิดพลาด	มีข้อผิดพลาดเกิดขึ้น	มีบางอย่างผิดพลาด	มีบางอย่างผิดปกติ	เกิดข้อผิดพลาดบางอย่าง	เกิดปัญหา	เกิดปัญหาขึ้น	เกิดข้อผิดพลาดที่ไม่รู้จัก	เกิดข้อผิดพลาดที่ไม่คาดคิด	ข้อผิดพลาดที่ไม่รู้จัก	ไม่ทราบข้อผิดพลาด	โปรดยืนยัน	กรุณายืนยัน	การยืนยัน	ต้องยืนยัน	ต้องการการยืนยัน	จำเป็นต้องยืนยัน	คุณแน่ใจไหม	แน่ใจหรือไม่	แน่ใจไหม	แน่ใจนะ	แจ้งเตือน	การแจ้งเตือน	การเตือน	เตือน	ประกาศ	ข้อความ	หมายเหตุ	โปรดทราบ	สำเร็จ	เรียบร้อย	เสร็จสิ้น	เสร็จสมบูรณ์	สำเร็จแล้ว	ล้มเหลว	ไม่สำเร็จ	อุ๊ปส์	อ๊ะ	ขออภัย	สำคัญ	ปัญหา	ระวัง	อันตราย	คำถาม
requests	โปรด	กรุณา
ongoing	กำลัง
pronouns	match	substring
	applies	yes
	second	คุณ	ของคุณ
	first	ฉัน	ของฉัน	ของเรา
	ambiguous_second	ท่าน
	ambiguous_first	เรา
	except	คุณภาพ	คุณสมบัติ	คุณลักษณะ	ขอบคุณ
verbs	strings	tap	433
		click	452
		press	363
	tap	แตะ	424	1	0	39
	click	คลิก	0	435	0	5
	press	กด	6	70	361	395
	click_distinct_from_tap	คลิก
destructive_titles	verb_position	first
terms	Cancel	platform	ยกเลิก
	OK	platform	ตกลง
		seen	โอเค	OK
	Yes	accepted	ใช่
		seen	ใช่แล้ว
	No	platform	ไม่
		accepted	ไม่มี	ไม่ใช่
	Done	platform	เสร็จสิ้น
	Close	platform	ปิด
	Delete	platform	ลบ
	Remove	accepted	เอาออก	นำออก
	Erase	accepted	ลบ	ลบข้อมูล	ล้าง
	Discard	accepted	ทิ้ง	ละทิ้ง
	Clear	platform	ล้าง
	Reset	accepted	รีเซ็ต	ตั้งค่าใหม่
	Log Out	accepted	ออกจากระบบ
	Sign Out	accepted	ลงชื่อออก	ออกจากระบบ
	Deactivate	accepted	ปิดใช้งาน
	Block	accepted	ปิดกั้น	บล็อก
	Leave	accepted	ออก
	Unsubscribe	platform	เลิกสมัครรับ
	Disconnect	accepted	เลิกเชื่อมต่อ	ยกเลิกการเชื่อมต่อ
	Uninstall	accepted	ถอนการติดตั้ง
	Don't Save	accepted	ไม่บันทึก
	Replace	platform	แทนที่
	Overwrite	accepted	เขียนทับ
	Revoke	accepted	เพิกถอน
	Destroy	accepted	ทำลาย
	Retry	accepted	ลองอีกครั้ง
	Try Again	accepted	ลองอีกครั้ง
	Settings	accepted	การตั้งค่า
	Not Now	platform	ไม่ใช่ตอนนี้
	Later	accepted	ภายหลัง
	Allow	platform	อนุญาต
	Don't Allow	platform	ไม่อนุญาต
	Continue	platform	ดำเนินการต่อ
		accepted	ต่อไป
	Save	platform	บันทึก
	Back	platform	ย้อนกลับ
		accepted	กลับ
	Sign In	accepted	ลงชื่อเข้า	ลงชื่อเข้าใช้
	Log In	accepted	เข้าสู่ระบบ
	Delete Account	accepted	ลบบัญชี
	Delete All	accepted	ลบทั้งหมด
	Clear All	platform	ล้างทั้งหมด
	Remove All	accepted	เอาทั้งหมดออก
	Discard Changes	accepted	ทิ้งการแก้ไข
	Keep Editing	accepted	เก็บการแก้ไข
	Got It	accepted	รับทราบ
	Dismiss	platform	ปิดทิ้ง
		accepted	ปิด
	Confirm	accepted	ยืนยัน
	Learn More	accepted	เรียนรู้เพิ่มเติม	ดูข้อมูลเพิ่มเติม
	Open Settings	accepted	เปิดการตั้งค่า
	Go to Settings	accepted	ไปที่การตั้งค่า
	Turn Off	accepted	ปิดใช้	ปิด
	Turn On	accepted	เปิดใช้	เปิด
	Stop	platform	หยุด
	Quit	accepted	ออก	จบการทำงาน	เลิกเล่น
	Report	accepted	แจ้ง	รายงาน
	Update	accepted	อัปเดต	กาลต่อมา	ปรับใหม่
	Error	accepted	ข้อผิดพลาด	ผิดพลาด
	Warning	accepted	คำเตือน
	Send	accepted	ส่ง
	Undo	platform	เลิกทำ
	Edit	platform	แก้ไข
	Archive	accepted	ที่เก็บถาวร	เก็บถาวร
	Hide	accepted	ซ่อน
	Decline	accepted	ปฏิเสธ
	Ignore	accepted	ไม่สนใจ
	Reject	accepted	ปฏิเสธ
	Deny	accepted	ปฏิเสธ
	Unblock	accepted	เลิกปิดกั้น
	Unfollow	accepted	เลิกติดตาม
	Mute	accepted	ปิดเสียง	ปิดการแจ้งเตือน
	Empty Trash	accepted	ล้างถังขยะ
	Move to Trash	accepted	ย้ายไปยังถังขยะ
	Restore	accepted	คืนค่า	กู้คืน
	Skip	accepted	ข้าม
	Submit	accepted	ส่ง
	Accept	accepted	ตอบรับ	ยอมรับ
	Agree	accepted	ยอมรับ
	Disagree	accepted	ไม่ยอมรับ	ไม่เห็นด้วย
	Enable	accepted	เปิดใช้งาน
	Disable	accepted	ปิดใช้งาน	ปิดการใช้งาน
	Continue Anyway	accepted	ยืนยันจะดำเนินการต่อ
	End	accepted	สิ้นสุด	วางสาย
	Exit	accepted	ออก
	Forget	accepted	เลิกใช้
	Unpair	accepted	เลิกจับคู่
	Unlink	accepted	เลิกเชื่อมโยง	เลิกลิงก์
	Stop Sharing	accepted	หยุดแชร์	หยุดการแชร์
	Are you sure?	accepted	คุณแน่ใจหรือไม่
	This action cannot be undone.	accepted	การทำงานนี้ไม่สามารถเรียกกลับคืนได้
	This action can't be undone.	accepted	ผลของการทำงานนี้จะไม่สามารถเรียกกลับคืนได้
	You can't undo this action.	accepted	คุณไม่สามารถเลิกการทำงานนี้ได้
ambiguous	ปฏิเสธ	Decline	55
		Deny	15
		Reject	3
	ปิด	Close	159
		Dismiss	13
		Turn Off	8
	ปิดใช้งาน	Disable	19
		Deactivate	1
	ยอมรับ	Accept	8
		Agree	6
	ลบ	Delete	248
		Erase	5
	ลองอีกครั้ง	Try Again	84
		Retry	42
	ล้าง	Clear	44
		Erase	2
	ส่ง	Send	50
		Submit	21
	ออก	Quit	34
		Leave	10
		Exit	6
	ออกจากระบบ	Log Out	6
		Sign Out	5
"""#,
"tr": #"""
locale	tr
name	Turkish
family	turkic
kin	az	tk	ug	uz	kk	ky	tt	crh
direction	ltr
word_separator	space
has_case	true
button_case	title
title_case	title
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.14
	11-25	1.08
	26-70	1.04
	71+	1.05
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Hata	Uyarı	Emin misiniz?	Emin misin?	Doğrula	Onayla	Bilgi	Bilgilendirme	Bir şeyler ters gitti	Bir şeyler yanlış gitti	Bir sorun oluştu	Bir hata oluştu	Bir hata meydana geldi	Hata oluştu	Bilinmeyen hata	Beklenmeyen hata	Bilinmeyen bir hata oluştu	Beklenmeyen bir hata oluştu	Onay	Onay gerekli	Onay gerekiyor	Lütfen onaylayın	Onaylayın	Gerçekten mi?	Dikkat	Bildirim	Mesaj	Başarılı	Başarı	Tamamlandı	Bitti	Başarısız	Başarısız oldu	Hay aksi	Eyvah	Önemli	Not	Sorun	Tehlike	Soru
accusatory	aptal	salak	gerizekalı	sizin hatanız	senin hatan
ongoing_endings	iyor	ıyor	uyor	üyor	yor
function_words	ve	bir	bu	için	ile	misiniz	değil	emin	olarak	istediğinizden	daha	çok	lütfen	yok
pronouns	match	word
	applies	partial
	second	sen	seni	senin	senden	siz	sizi	size	sizin	sizde	sizden
	first	ben	beni	bana	benim	bize
	ambiguous_second	sana
verbs	come_last	true
	strings	tap	472
		click	458
		press	373
	tap	dokun	465	5	9	93
	click	tıkla	2	446	3	12
	press	bas	69	23	363	204
	click_distinct_from_tap	tıkla
destructive_titles	verb_position	last
	harmless	sabitlemeyi kaldır	engeli kaldır	engellemeyi kaldır	şifreyi sıfırla	parolayı sıfırla	aramayı temizle
	constructive	aç	ekle	göster	kopyala	oluştur	paylaş	yazdır
terms	Cancel	platform	Vazgeç
		accepted	İptal
		seen	İptal Et	İptal et
	OK	platform	Tamam
		seen	İyi	OK
	Yes	accepted	Evet
	No	accepted	Hayır
	Done	platform	Bitti
		seen	Tamam
	Close	platform	Kapat
	Delete	platform	Sil
	Remove	accepted	Sil	Kaldır	Çıkar
	Erase	accepted	Sil
	Discard	accepted	Kaydetme	Sil	Vazgeç
	Clear	platform	Sil
		accepted	Temizle
	Reset	accepted	Sıfırla
	Log Out	accepted	Oturumu Kapat	Oturumu kapat
	Sign Out	accepted	Çıkış Yap	Çıkış	Oturumu Kapat
	Deactivate	accepted	Devre dışı bırak
	Block	accepted	Engelle
	Leave	accepted	Çık
	Unsubscribe	platform	Aboneliği Bitir
	Disconnect	accepted	Bağlantıyı Kes
	Uninstall	accepted	Kaldır
	Don't Save	accepted	Kaydetme
	Replace	platform	Değiştir
	Overwrite	accepted	Üzerine Yaz
	Destroy	accepted	Yok Et
	Retry	accepted	Yeniden Dene	Yeniden dene	Tekrar Dene
	Try Again	accepted	Yeniden Dene	Yeniden dene	Yeniden Deneyin	Tekrar deneyin	Yeniden deneyin
	Settings	accepted	Ayarlar
	Not Now	platform	Şimdi Değil
		accepted	Sonra	Şimdi değil
	Later	accepted	Sonra	Daha Sonra
	Allow	platform	İzin Ver
		accepted	İzin ver
	Don't Allow	platform	İzin Verme
		accepted	İzin verme
	Continue	platform	Sürdür
		accepted	Devam
		seen	Devam et
	Save	platform	Kaydet
	Back	platform	Geri
	Sign In	accepted	Giriş Yap	Oturum açın	Giriş Yapın
	Log In	accepted	Oturum Aç	Giriş Yap
	Delete Account	accepted	Hesabı Sil	Hesabı devre dışı bırak
	Delete All	accepted	Tümünü Sil
	Clear All	platform	Tümünü Sil
		accepted	Tümünü temizle
	Remove All	accepted	Tümünü Sil
	Discard Changes	accepted	Değişikliklerden Vazgeç
	Keep Editing	accepted	Düzenlemeyi Sürdür
	Got It	accepted	Anladım	Tamam
	Dismiss	platform	Kapat
	Confirm	accepted	Doğrula	Onayla
	Learn More	accepted	Daha Fazla Bilgi	Daha fazla bilgi	Daha fazla bilgi edin	Daha Fazla Bilgi
	Open Settings	accepted	Ayarlar’ı Aç	Ayarları aç	Ayarları Aç
	Go to Settings	accepted	Ayarlar’a Git	Ayarlar'a git
	Turn Off	accepted	Kapat
	Turn On	accepted	Aç	Etkinleştir
	Stop	platform	Durdur
	Quit	accepted	Çık	Çıktı
	Report	accepted	Bildir
	Update	accepted	Güncelle	Güncelleme
	Error	accepted	Hata
	Warning	accepted	Uyarı
	Send	accepted	Gönder
	Undo	platform	Geri Al
		accepted	Geri al
	Edit	platform	Düzen
		accepted	Düzenle
	Archive	accepted	Arşiv	Arşivle
	Hide	accepted	Gizle
	Decline	accepted	Reddet
	Ignore	accepted	Yok Say	Yoksay
	Reject	accepted	Reddet
	Deny	accepted	Reddet
	Unblock	accepted	Engellemeyi kaldır	Engeli Kaldır	Engeli kaldır
	Unfollow	accepted	Takibi bırak
	Mute	accepted	Sesi Kapat	Sessiz	Bildirimi Kapat	Sesi kapat
	Empty Trash	accepted	Çöp Sepeti’ni Boşalt	Çöpü Boşalt
	Move to Trash	accepted	Çöp Sepeti’ne Taşı
	Restore	accepted	Geri yükle	Geri Yükle
	Skip	accepted	Atla
	Submit	accepted	Gönder
	Accept	accepted	Kabul Et	Kabul et
	Agree	accepted	Kabul Et	Kabul Ediyorum
	Disagree	accepted	Reddet
	Enable	accepted	Etkinleştir
	Disable	accepted	Etkisizleştir	Kapat	Devre dışı bırak
	Continue Anyway	accepted	Yine de Sürdür
	End	accepted	Bitir	Bitiş	Son
	Exit	accepted	Çık	Çıkış
	Forget	accepted	Unut	Bu odayı unut
	Unpair	accepted	Eşlemeyi Kaldır
	Unlink	accepted	Bağlantıyı Kaldır	Bağlantıyı Sil
	Stop Sharing	accepted	Paylaşmayı Durdur	Paylaşmayı durdur
	Are you sure?	accepted	Emin misiniz?	Emin misin?
	This action cannot be undone.	accepted	Bu eylem geri alınamaz.
	This action can't be undone.	accepted	Bu eylem geri alınamaz.
	You can't undo this action.	accepted	Bu eylemi geri alamazsınız.
ambiguous	Bu eylem geri alınamaz.	This action cannot be undone.	2
		This action can't be undone.	1
	Devre dışı bırak	Deactivate	2
		Disable	2
	Etkinleştir	Enable	33
		Turn On	16
	Giriş Yap	Sign In	68
		Log In	2
	Gönder	Send	53
		Submit	21
	Kabul Et	Accept	60
		Agree	4
	Kaldır	Remove	31
		Uninstall	7
	Kapat	Close	164
		Dismiss	100
		Turn Off	37
		Disable	4
	Kaydetme	Don't Save	13
		Discard	2
	Oturumu Kapat	Log Out	4
		Sign Out	2
	Reddet	Decline	57
		Deny	15
		Reject	6
		Disagree	4
	Sil	Delete	259
		Remove	90
		Clear	32
		Erase	13
		Discard	2
	Sonra	Not Now	115
		Later	19
	Tamam	OK	721
		Got It	5
		Done	4
	Tümünü Sil	Delete All	16
		Clear All	6
		Remove All	4
	Vazgeç	Cancel	848
		Discard	2
	Yeniden Dene	Try Again	46
		Retry	34
	Yeniden dene	Try Again	22
		Retry	12
	Çık	Quit	39
		Leave	11
		Exit	3
	Çıkış	Sign Out	5
		Exit	3
"""#,
"uk": #"""
locale	uk
name	Ukrainian
family	slavic
direction	ltr
word_separator	space
has_case	true
button_case	sentence
title_case	sentence
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.17
	11-25	1.16
	26-70	1.07
	71+	1.06
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Помилка	Застереження	Попередження	Ви впевнені?	Підтвердити	Інформація	Інфо	Щось пішло не так	Сталася помилка	Виникла помилка	Невідома помилка	Неочікувана помилка	Сталася невідома помилка	Виникла проблема	Будь ласка, підтвердіть	Підтвердіть	Підтвердження	Потрібне підтвердження	Необхідне підтвердження	Підтвердіть дію	Ти впевнений?	Впевнені?	Увага	Сповіщення	Повідомлення	Успіх	Успішно	Готово	Виконано	Завершено	Збій	Невдача	Не вдалося	Ой	Упс	Важливо	Примітка	Проблема	Обережно	Небезпека	Питання	Запитання
accusatory	ідіот	дурень	ваша вина	ваша провина
ongoing	триває	виконується	очікування	завантаження	підключення	пошук
pronouns	match	word
	applies	yes
	second	ти	тебе	тобі	твої	твого	твою	ви	вас	вам	вами	ваш	ваша	ваше	ваші	вашого	вашої	вашому	вашу	вашою	вашим	вашій	ваших	вашими
	first	мене	мені	мною	мій	моя	моє	мої	мого	моєї	моєму	мою	моїм	моїх	ми	нас	нам	наша	нашу	нашим	наших
	ambiguous_first	нами
verbs	strings	tap	475
		click	458
		press	371
	tap	торкн	326	0	0	18
		торкан	42	3	0	3
	click	натисн	60	262	284	60
		клацн	0	153	0	0
		натискан	4	9	18	6
	press	натисн	60	262	284	60
		натискан	4	9	18	6
destructive_titles	verb_position	first
	harmless	Скинути пароль	Очистити пошук
	constructive	відкрити	додати	дублювати	експортувати	копіювати	перейменувати	показати	поширити	створити
terms	Cancel	platform	Скасувати
		seen	Відмінити
	OK	platform	OK
		accepted	ОК
		seen	Гаразд	Добре
	Yes	accepted	Так	так
	No	platform	Ні
		accepted	ні
	Done	platform	Готово
		seen	Виконано
	Close	platform	Закрити
	Delete	platform	Видалити
		seen	Вилучити	видалення
	Remove	accepted	Вилучити	Видалити
	Erase	accepted	Стерти
	Discard	accepted	Відкинути	Відхилити
	Clear	platform	Очистити
		accepted	Стерти
	Reset	accepted	Скинути	Перезапуск
	Log Out	accepted	Вийти з системи	Вийти	Вихід
	Sign Out	accepted	Вийти
	Deactivate	accepted	Вимкнути	Деактивувати
	Block	accepted	Блокувати	Заблокувати
	Leave	accepted	Вийти
	Unsubscribe	platform	Відписатися
	Disconnect	accepted	Від’єднати	Від’єднатися	Від'єднати
	Uninstall	accepted	Видалити
	Don't Save	accepted	Не зберігати
	Replace	platform	Замінити
	Overwrite	accepted	Перезаписати
	Revoke	accepted	Відкликати
	Destroy	accepted	Знищити
	Retry	accepted	Повторити	Ще раз	Повторити спробу	Спробувати знову
	Try Again	accepted	Ще раз	Повторити спробу	Спробувати ще раз	Спробуйте ще раз	Повторити
	Settings	accepted	Параметри	Налаштування
	Not Now	platform	Не зараз
	Later	accepted	Пізніше
	Allow	platform	Дозволити
		accepted	Дозволяти
	Don't Allow	platform	Заборонити
		accepted	Не дозволяти
	Continue	platform	Далі
		accepted	Продовжити
	Save	platform	Зберегти
	Back	platform	Назад
	Sign In	accepted	Увійти	Вхід	Потрібно ввійти	Потрібно увійти
	Log In	accepted	Увійти
	Delete Account	accepted	Видалити запис	Видалити обліковий запис	Видалити Акаунт
	Delete All	accepted	Видалити всі
	Clear All	platform	Очистити всі
		accepted	Очистити все
	Remove All	accepted	Вилучити все	Видалити усі
	Discard Changes	accepted	Скасувати зміни	Відкинути зміни
	Keep Editing	accepted	Редагувати далі
	Got It	accepted	OK	Зрозуміло
	Dismiss	platform	Прибрати
		accepted	Гаразд	Закрити	Відхилити
	Confirm	accepted	Підтвердити
	Learn More	accepted	Докладніше	Дізнатися більше	Докладно
	Open Settings	accepted	Відкрити Параметри	Відкрити налаштування
	Go to Settings	accepted	Перейти до Параметрів	Перейти в налаштування
	Turn Off	accepted	Вимкнути
	Turn On	accepted	Увімкнути
	Stop	platform	Стоп
		accepted	Зупинити
	Quit	accepted	Завершити	Вийти
	Report	accepted	Надіслати звіт	Звіт	Подати
	Update	accepted	Оновити	Новина	Оновлення
	Error	accepted	Помилка
	Warning	accepted	Застереження	Попередження
	Send	accepted	Надіслати	Слати	Відправити
	Undo	platform	Відмінити
		accepted	Скасувати	Відміна
	Edit	platform	Редагування
		accepted	Змінити	Редагувати
	Archive	accepted	Архів	В архів	Архівувати
	Hide	accepted	Сховати
	Decline	accepted	Відхилити
	Ignore	accepted	Ігнорувати
	Reject	accepted	Відхилити	Відкинути
	Deny	accepted	Заборонити	Відмовити
	Unblock	accepted	Розблокувати
	Unfollow	accepted	Не стежити
	Mute	accepted	Вимкнути звук	Без звуку	Глушити	Вимкнути сповіщення
	Empty Trash	accepted	Очистити Смітник
	Move to Trash	accepted	Перемістити в Смітник
	Restore	accepted	Відновити
	Skip	accepted	Пропустити
	Submit	accepted	Надіслати	Передати	Відправити	Подати
	Accept	accepted	Прийняти
	Agree	accepted	Погоджуюсь
	Disagree	accepted	Не погоджуюсь
	Enable	accepted	Увімкнути
	Disable	accepted	Вимкнути
	Continue Anyway	accepted	Усе одно продовжити
	End	accepted	Кінець	Завершити	Закінчити
	Exit	accepted	Вийти
	Forget	accepted	Забути
	Unpair	accepted	Розірвати пару
	Unlink	accepted	Вилучити
	Stop Sharing	accepted	Не ширити	Більше не ділитися	Не поширювати	Припинити поширення	Вимкнути поширення
	Are you sure?	accepted	Ви впевнені?
	This action cannot be undone.	accepted	Цю дію не можна відмінити.
	This action can't be undone.	accepted	Цю дію не можна відмінити.
	You can't undo this action.	accepted	Цю дію не можна відмінити.
ambiguous	OK	OK	696
		Got It	30
	Видалити	Delete	251
		Remove	21
		Uninstall	7
	Вийти	Sign Out	30
		Leave	12
		Quit	8
		Exit	6
		Log Out	2
	Вилучити	Remove	107
		Unlink	3
		Delete	3
	Вимкнути	Turn Off	36
		Disable	21
		Deactivate	1
	Відкинути	Discard	4
		Reject	2
	Відправити	Send	11
		Submit	4
	Відхилити	Decline	58
		Reject	5
		Discard	4
		Dismiss	3
	Заборонити	Don't Allow	29
		Deny	8
	Завершити	Quit	32
		End	3
	Закрити	Close	161
		Dismiss	18
	Надіслати	Send	29
		Submit	9
	Повторити	Retry	26
		Try Again	6
	Повторити спробу	Try Again	19
		Retry	8
	Подати	Report	2
		Submit	2
	Скасувати	Cancel	908
		Undo	4
	Стерти	Erase	13
		Clear	4
	Увійти	Sign In	66
		Log In	9
	Увімкнути	Turn On	64
		Enable	34
	Цю дію не можна відмінити.	This action cannot be undone.	2
		This action can't be undone.	1
		You can't undo this action.	1
	Ще раз	Try Again	41
		Retry	10
"""#,
"ur": #"""
locale	ur
name	Urdu
family	indic
direction	rtl
word_separator	space
has_case	false
button_case	none
title_case	none
sentence_end	۔	.
question_end	؟
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.0
	11-25	1.12
	26-70	1.11
	71+	1.11
generic_titles	خرابی	نقص	وارننگ	انتباہ	کیا آپ کو یقین ہے؟	تصدیق کریں	معلومات	کچھ غلط ہو گیا	کچھ غلط ہوا	ایک خرابی پیش آ گئی	خرابی پیش آ گئی	نامعلوم خرابی	براہ کرم تصدیق کریں	براہِ کرم تصدیق کریں	تصدیق	تصدیق درکار ہے	توجہ	اطلاع	پیغام	کامیاب	کامیابی	مکمل	ناکام	ناکامی	اہم	مسئلہ	خبردار	سوال	غلطی
pronouns	match	word
	applies	yes
	second	آپ	آپکا	آپکی	آپکے	آپکو	تو	اپنا	اپنی	اپنے
	first	میرا	میری	میرے	مجھے	مجھ	ہماری	ہمارے	ہمیں
	ambiguous_first	ہم
verbs	come_last	true
	strings	tap	18
		click	112
		press	123
	tap	تھپتھپائ	17	0	0	0
	click	کلک	0	105	0	1
	press	دبا	3	8	123	7
	click_distinct_from_tap	کلک
destructive_titles	verb_position	last
	negations	نہ	مت	نہیں
terms	Cancel	accepted	منسوخ کریں
	OK	accepted	ٹھیک ہے
	Yes	accepted	ہاں
	No	accepted	نہیں
	Done	accepted	ہوگیا	مکمل
	Close	accepted	بند کریں
	Delete	accepted	حذف کریں
	Remove	accepted	ہٹائیں
	Erase	accepted	مٹائيں
	Discard	accepted	رد کريں	رد کریں
	Clear	accepted	صاف کریں
	Reset	accepted	دوبارہ ترتیب دیں	پھر سیٹ کریں
	Log Out	accepted	لاگ آؤٹ
	Sign Out	accepted	سائن آؤٹ
	Deactivate	accepted	غیر فعال کریں
	Block	accepted	مسدود کریں	بلاک کریں
	Leave	accepted	چھوڑیں	چھوڑ دیں
	Disconnect	accepted	منقطع کریں
	Uninstall	accepted	ان انسٹال کریں
	Don't Save	accepted	محفوظ نہ کریں
	Replace	accepted	بدلیں
	Retry	accepted	دوبارہ کوشش کریں	پھر کوشش کریں
	Try Again	accepted	دوبارہ کوشش کریں
	Settings	accepted	ترتیبات	سیٹنگز	سیٹنگ	سیٹنگیں
	Not Now	accepted	ابھی نہیں
	Allow	accepted	اجازت دیں
	Don't Allow	accepted	اجازت نہ دیں	اجازت مت دیں
	Continue	accepted	جاری رکھیں
	Save	accepted	محفوظ کریں
	Back	accepted	پیچھے	واپس
	Sign In	accepted	سائن ان کریں
	Log In	accepted	لاگ ان
	Delete All	accepted	سبھی کو حذف کریں
	Clear All	accepted	سب کو صاف کریں
	Remove All	accepted	تمام ہٹائیں	سبھی ہٹائیں
	Got It	accepted	سمجھ آ گئی
	Dismiss	accepted	برخاست کریں
	Confirm	accepted	تصدیق کریں
	Learn More	accepted	مزید جانیں	مزید سیکھیں	مزیدجانیے
	Open Settings	accepted	ترتیبات کھولیں
	Go to Settings	accepted	ترتیبات پر جائیں
	Turn Off	accepted	آف کریں
	Turn On	accepted	آن کریں
	Stop	accepted	روکیں	رکیں
	Quit	accepted	چھوڑیں
	Report	accepted	رپورٹ کریں
	Update	accepted	اپ ڈيٹ کریں	تازہ کاری کریں
	Error	accepted	خرابی	نقص
	Warning	accepted	وارننگ	انتباہ
	Send	accepted	بھیجیں
	Undo	accepted	کالعدم کریں
	Edit	accepted	تبدیل کریں	تدوین	تدوین کریں
	Archive	accepted	آرکائیو کریں
	Hide	accepted	چھپائیں
	Decline	accepted	مسترد کریں
	Ignore	accepted	نظر انداز کریں
	Reject	accepted	مسترد کریں
	Deny	accepted	مسترد کریں
	Unblock	accepted	غیر مسدود کریں
	Mute	accepted	آواز بند کریں
	Restore	accepted	بحال کریں
	Skip	accepted	نظر انداز کریں
	Submit	accepted	جمع کرائیں
	Accept	accepted	قبول کریں
	Enable	accepted	اہل بنائیں	فعال کریں	فعال
	Disable	accepted	غیر فعال کریں	غیر فعال
	Continue Anyway	accepted	بہرصورت جاری رکھیں
	End	accepted	اختتام
	Exit	accepted	خارج ہوں	باہر نکلیں
	Forget	accepted	بھول جائیں
	Stop Sharing	accepted	اشتراک روکیں
	Are you sure?	accepted	کیا آپ کو یقین ہے؟
	This action cannot be undone.	accepted	یہ عمل کلعدم نہیں ہو سکتا۔
ambiguous	دوبارہ کوشش کریں	Try Again	24
		Retry	8
	غیر فعال کریں	Disable	3
		Deactivate	2
	مسترد کریں	Deny	6
		Decline	3
		Reject	3
	نظر انداز کریں	Ignore	5
		Skip	5
	چھوڑیں	Leave	3
		Quit	2
"""#,
"vi": #"""
locale	vi
name	Vietnamese
direction	ltr
word_separator	syllable
has_case	true
button_case	sentence
title_case	sentence
case_note	Brand and loan words keep their capitals.
sentence_end	.
question_end	?
exclamation_end	!
longest_platform_label	3
expansion	1-10	1.2
	11-25	1.09
	26-70	1.05
	71+	1.05
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	Lỗi	Cảnh báo	Bạn có chắc chắn không?	Bạn có chắc không?	Xác nhận	Thông tin	Đã xảy ra lỗi	Đã có lỗi xảy ra	Có lỗi xảy ra	Đã xảy ra sự cố	Có gì đó không ổn	Có điều gì đó không ổn	Lỗi không xác định	Lỗi không mong muốn	Vui lòng xác nhận	Hãy xác nhận	Sự xác nhận	Cần xác nhận	Yêu cầu xác nhận	Bạn chắc chứ?	Bạn có chắc?	Bạn chắc chắn chứ?	Chú ý	Lưu ý	Thông báo	Tin nhắn	Thành công	Hoàn tất	Hoàn thành	Xong	Thất bại	Không thành công	Ối	Rất tiếc	Quan trọng	Vấn đề	Sự cố	Cẩn thận	Nguy hiểm	Câu hỏi
requests	vui lòng	Vui lòng	hãy	Hãy
ongoing	đang
function_words	và	bạn	không	có	là	của	này	được	cho	với	chắc	muốn	đã	các	trong	một
pronouns	match	word
	applies	yes
	second	bạn	của bạn	các bạn
	first	tôi	của tôi	chúng tôi	chúng ta	của chúng tôi
	ambiguous_first	ta
verbs	strings	tap	446
		click	454
		press	367
	tap	chạm	410	3	2	38
	click	bấm	1	315	5	11
		nhấp	0	135	0	2
	press	nhấn	38	2	358	111
		bấm	1	315	5	11
	click_distinct_from_tap	bấm	nhấp
destructive_titles	verb_position	first
	harmless	Không lưu được	Xóa tìm kiếm
terms	Cancel	platform	Hủy
		accepted	Huỷ
		seen	Hủy bỏ	Huỷ bỏ
	OK	platform	OK
		seen	Ok	Đồng ý	Được
	Yes	accepted	Có
	No	platform	Không
	Done	platform	Xong
	Close	platform	Đóng
	Delete	platform	Xóa
		accepted	Xoá
	Remove	accepted	Xóa	Xoá
	Erase	accepted	Xóa
	Discard	accepted	Hủy bỏ	Hủy
	Clear	platform	Xóa
		accepted	Xoá
	Reset	accepted	Đặt lại
	Log Out	accepted	Đăng xuất
	Sign Out	accepted	Đăng xuất
	Deactivate	accepted	Huỷ kích hoạt	Hủy kích hoạt
	Block	accepted	Chặn
	Leave	accepted	Rời khỏi
	Unsubscribe	platform	Hủy đăng ký
	Disconnect	accepted	Ngắt kết nối
	Uninstall	accepted	Gỡ cài đặt
	Don't Save	accepted	Không Lưu	Không lưu
	Replace	platform	Thay thế
	Overwrite	accepted	Ghi đè
	Revoke	accepted	Thu hồi
	Destroy	accepted	Tiêu hủy	Phá hủy
	Retry	accepted	Thử lại
	Try Again	accepted	Thử lại	Thử Lại
	Settings	accepted	Cài đặt
	Not Now	platform	Để sau
	Later	accepted	Sau	Để sau
	Allow	platform	Cho phép
	Don't Allow	platform	Từ chối
		accepted	Không cho phép
	Continue	platform	Tiếp tục
	Save	platform	Lưu
	Back	platform	Quay lại
		accepted	Trở lại	Lùi
	Sign In	accepted	Đăng nhập
	Log In	accepted	Đăng nhập
	Delete Account	accepted	Xóa Tài khoản	Xóa tài khoản
	Delete All	accepted	Xóa tất cả
	Clear All	platform	Xóa tất cả
		accepted	Xoá tất cả
	Remove All	accepted	Xóa tất cả
	Discard Changes	accepted	Hủy bỏ thay đổi	Hủy bỏ Thay đổi
	Keep Editing	accepted	Tiếp tục sửa
	Got It	accepted	Tôi hiểu	Đã hiểu
	Dismiss	platform	Bỏ qua
		accepted	Đóng
	Confirm	accepted	Xác nhận
	Learn More	accepted	Tìm hiểu thêm
	Open Settings	accepted	Mở Cài đặt	Mở phần cài đặt	Mở cài đặt
	Go to Settings	accepted	Đi tới Cài đặt	Chuyển đến phần Cài đặt
	Turn Off	accepted	Tắt
	Turn On	accepted	Bật
	Stop	platform	Dừng
	Quit	accepted	Thoát	Bỏ cuộc
	Report	accepted	Báo cáo
	Update	accepted	Cập nhật
	Error	accepted	Lỗi
	Warning	accepted	Cảnh báo
	Send	accepted	Gửi
	Undo	platform	Hoàn tác
		accepted	Huỷ
	Edit	platform	Sửa
		accepted	Chỉnh sửa
	Archive	accepted	Lưu trữ
	Hide	accepted	Ẩn
	Decline	accepted	Từ chối
	Ignore	accepted	Bỏ qua
	Reject	accepted	Từ chối
	Deny	accepted	Từ chối
	Unblock	accepted	Bỏ chặn
	Unfollow	accepted	Bỏ theo dõi
	Mute	accepted	Tắt tiếng	Tắt thông báo
	Empty Trash	accepted	Dọn sạch Thùng rác
	Move to Trash	accepted	Chuyển vào Thùng rác
	Restore	accepted	Khôi phục
	Skip	accepted	Bỏ qua
	Submit	accepted	Gửi
	Accept	accepted	Chấp nhận	Đồng ý
	Agree	accepted	Đồng ý
	Disagree	accepted	Không đồng ý	Từ chối
	Enable	accepted	Bật
	Disable	accepted	Vô hiệu hóa	Tắt
	Continue Anyway	accepted	Vẫn tiếp tục
	End	accepted	Kết thúc
	Exit	accepted	Thoát
	Forget	accepted	Quên
	Unpair	accepted	Hủy ghép đôi
	Unlink	accepted	Hủy l.kết	Hủy liên kết
	Stop Sharing	accepted	Dừng chia sẻ
	Are you sure?	accepted	Bạn có chắc chắn không?	Bạn có chắc không?
	This action cannot be undone.	accepted	Không thể hoàn tác thao tác này.
	This action can't be undone.	accepted	Không thể hoàn tác thao tác này.
	You can't undo this action.	accepted	Bạn không thể hoàn tác tác vụ này.
ambiguous	Bật	Turn On	64
		Enable	33
	Bỏ qua	Dismiss	87
		Ignore	51
		Skip	38
	Gửi	Send	52
		Submit	21
	Huỷ	Cancel	47
		Undo	18
	Hủy	Cancel	851
		Discard	2
	Không thể hoàn tác thao tác này.	This action cannot be undone.	2
		This action can't be undone.	1
	Thoát	Quit	38
		Exit	6
	Thử lại	Try Again	82
		Retry	46
	Tắt	Turn Off	37
		Disable	10
	Từ chối	Don't Allow	64
		Decline	56
		Deny	15
		Reject	5
		Disagree	2
	Xoá	Remove	21
		Delete	20
		Clear	6
	Xóa	Delete	233
		Remove	103
		Clear	38
		Erase	13
	Xóa tất cả	Delete All	15
		Clear All	6
		Remove All	5
	Đóng	Close	163
		Dismiss	13
	Đăng nhập	Sign In	85
		Log In	12
	Đăng xuất	Sign Out	32
		Log Out	5
	Để sau	Not Now	184
		Later	11
	Đồng ý	Accept	6
		Agree	6
	Hủy bỏ	Cancel	11
		Discard	4
"""#,
"zh-HK": #"""
locale	zh-HK
name	Chinese (Hong Kong)
family	chinese
serves	zh-Hant-HK	zh-MO	zh-Hant-MO
direction	ltr
word_separator	none
has_case	false
button_case	none
title_case	none
sentence_end	。
question_end	？
exclamation_end	！
wide_marks	,，	?？	!！	;；	:：
longest_platform_label	3
expansion	1-10	0.43
	11-25	0.35
	26-70	0.32
	71+	0.33
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	錯誤	警告	警吿	你確定嗎？	確認	提示	注意	成功	失敗	資訊	訊息	通知	提醒	出錯了	發生錯誤	出現錯誤	發生了錯誤	發生問題	出現問題	出了點問題	出問題了	發生未知的錯誤	發生未知錯誤	未知錯誤	未知的錯誤	意外錯誤	發生意外錯誤	未預期的錯誤	糟糕	哎呀	抱歉	很抱歉	請確認	需要確認	確認操作	確定要繼續嗎？	您確定嗎？	是否確定？	是否繼續？	警示	警報	公告	說明	注意事項	系統訊息	成功了	操作成功	操作失敗	失敗了	完成	已完成	重要	問題	危險	小心	錯誤訊息
requests	請
ongoing	正在	進行中
pronouns	match	substring
	applies	yes
	second	你	您	你們	你的
	first	我	我的	我們	我們的	本人
verbs	strings	tap	404
		click	356
		press	247
	tap	點兩下	235	0	0	0
		點一下	135	2	0	0
	click	按一下	0	278	7	2
		按兩下	0	14	25	0
		點擊	2	2	0	0
	press	按下	0	11	139	10
		按住	57	6	38	18
	click_distinct_from_tap	按一下	按兩下
destructive_titles	verb_position	either
	negations	不	別	勿	未	已	取消	還原	復原	恢復	停止	失敗	最近	開啟	啟用
	harmless	重設密碼	重置密碼	清除搜尋
	constructive	共享	分享	建立	拷貝	複製	輸出	打開	新增	檢視	加入
notifications	open_app	打開{app}	開啟{app}	打開 {app}	開啟 {app}
	instructions	點擊	點按	點一下	輕點	點此	按下	按一下	打開應用程式	開啟應用程式	打開app	打開 app	開啟 app	前往設定	打開設定	開啟設定	輕掃	向左滑動	向右滑動	滑動以
	not_instructions	請勿點擊	不要點擊	點擊率
	secrets	密碼	驗證碼	安全碼	卡號	身分證字號	身份證號	餘額
	private_topics	診斷	懷孕	處方	血壓	血糖	檢查結果	檢驗結果	憂鬱症	癌	薪資	逾期
	marketing	優惠	折扣	打折	促銷	特價	限時	紅包	秒殺	滿減	免費試用	立即購買	立即訂閱	立即搶購	不要錯過	升級到進階版	黑色星期五	雙十一
	empty_placeholders	通知	新通知	您有新通知	你有新通知	提醒
	settings	設定
terms	Cancel	platform	取消
	OK	platform	好
		seen	好的	確定
	Yes	accepted	是
		seen	是的
	No	platform	否
		seen	不是
	Done	platform	完成
	Close	platform	關閉
	Delete	platform	刪除
	Remove	accepted	移除
	Erase	accepted	清除
	Discard	accepted	捨棄
	Clear	platform	清除
	Reset	accepted	重設
	Log Out	accepted	登出
	Sign Out	accepted	登出
	Block	accepted	封鎖
	Leave	accepted	離開
	Unsubscribe	platform	取消訂閲
	Disconnect	accepted	中斷連線
	Don't Save	accepted	不儲存
	Replace	platform	取代
	Overwrite	accepted	覆寫
	Revoke	accepted	撤銷
	Destroy	accepted	銷毀
	Retry	accepted	再試	重試
	Try Again	accepted	再試	再試一次
	Settings	accepted	設定
	Not Now	platform	稍後決定
	Later	accepted	稍後
	Allow	platform	允許
	Don't Allow	platform	不允許
	Continue	platform	繼續
	Save	platform	儲存
	Back	platform	返回
		accepted	上一步	上一頁
	Sign In	accepted	登入
	Log In	accepted	登入
	Delete Account	accepted	刪除帳户
	Delete All	accepted	全部刪除
	Clear All	platform	全部清除
	Remove All	accepted	全部移除
	Discard Changes	accepted	捨棄所作變更	捨棄變更
	Keep Editing	accepted	繼續編輯
	Got It	accepted	明白	完成
	Dismiss	platform	關閉
	Confirm	accepted	確認
	Learn More	accepted	進一步了解
	Open Settings	accepted	開啟設定	開啟「設定」
	Go to Settings	accepted	前往「設定」
	Turn Off	accepted	關閉
	Turn On	accepted	開啟
	Stop	platform	停止
	Quit	accepted	結束
	Report	accepted	報告
	Update	accepted	更新	最新消息
	Error	accepted	錯誤
	Warning	accepted	警告	警吿
	Send	accepted	傳送
	Undo	platform	還原
	Edit	platform	編輯
	Archive	accepted	封存	封存檔
	Hide	accepted	隱藏
	Decline	accepted	拒絕
	Ignore	accepted	忽略	略過
	Reject	accepted	拒絕
	Deny	accepted	拒絕
	Unfollow	accepted	取消關注
	Mute	accepted	靜音
	Empty Trash	accepted	清空垃圾桶
	Move to Trash	accepted	移至垃圾桶
	Restore	accepted	還原
	Skip	accepted	略過
	Submit	accepted	送出
	Accept	accepted	接受	接聽
	Agree	accepted	同意
	Disagree	accepted	不同意
	Enable	accepted	啟用	使用
	Disable	accepted	停用
	Continue Anyway	accepted	強制繼續
	End	accepted	結束
	Exit	accepted	離開
	Forget	accepted	忘記
	Unpair	accepted	取消配對
	Unlink	accepted	中斷連結
	Stop Sharing	accepted	停止共享	停止分享
	Are you sure?	accepted	你確定嗎？
	This action cannot be undone.	accepted	此動作無法還原。
	This action can't be undone.	accepted	此動作無法還原。
	You can't undo this action.	accepted	你無法還原此動作。
ambiguous	再試	Try Again	60
		Retry	30
	完成	Done	219
		Got It	2
	拒絕	Decline	53
		Deny	9
		Reject	2
	此動作無法還原。	This action cannot be undone.	2
		This action can't be undone.	1
	清除	Clear	38
		Erase	11
	略過	Skip	29
		Ignore	4
	登入	Sign In	73
		Log In	9
	登出	Sign Out	25
		Log Out	6
	結束	Quit	36
		End	12
	還原	Undo	36
		Restore	2
	關閉	Close	122
		Dismiss	84
		Turn Off	31
	離開	Leave	8
		Exit	2
"""#,
"zh-Hans": #"""
locale	zh-Hans
name	Simplified Chinese
family	chinese
kin	wuu	lzh
direction	ltr
word_separator	none
has_case	false
button_case	none
title_case	none
sentence_end	。
question_end	？
exclamation_end	！
wide_marks	,，	?？	!！	;；	:：
longest_platform_label	2
expansion	1-10	0.4
	11-25	0.33
	26-70	0.32
	71+	0.33
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	错误	出错	警告	您确定吗？	您确定吗 ？	确认	提示	注意	成功	失败	信息	消息	通知	提醒	出错了	出错啦	出现错误	发生错误	发生了错误	出现问题	出现了问题	出了点问题	出问题了	发生未知错误	未知错误	发生意外错误	意外错误	哎呀	糟糕	抱歉	很抱歉	请确认	请确认操作	需要确认	确认操作	你确定吗？	确定吗？	确定？	是否确定？	是否继续？	警示	警报	公告	说明	注意事项	温馨提示	友情提示	系统提示	重要提示	成功了	操作成功	操作失败	失败了	完成	已完成	重要	问题	危险	小心	错误信息	错误提示	报错
requests	请
ongoing	正在	进行中
pronouns	match	substring
	applies	yes
	second	你	您	你的	您的
	first	我	我的	我们	我们的
	ambiguous_first	本人
verbs	strings	tap	515
		click	464
		press	377
	tap	轻点	399	0	0	0
		点一下	13	0	0	0
		轻按	8	0	0	0
	click	点按	23	327	3	4
		点击	44	107	0	10
		连按	0	22	17	0
	press	按	115	373	375	439
		按下	0	13	177	11
		按住	67	10	41	23
	click_distinct_from_tap	点按	连按
destructive_titles	verb_position	either
	negations	不	别	勿	未	已	取消	撤销	撤消	恢复	停止	失败	最近	开启	启用
	harmless	重置密码	重设密码	清除搜索	清除筛选
	constructive	共享	分享	创建	复制	拷贝	导出	打开	新建	查看	添加	重命名
notifications	open_app	打开{app}	打开 {app}	打开“{app}”
	instructions	点击	点按	轻点	点此	按下	打开应用	打开app	打开 app	启动应用	前往设置	进入设置	打开设置	请到设置	轻扫	向左滑动	向右滑动	滑动以
	not_instructions	请勿点击	不要点击	点击量	点击率
	secrets	密码	验证码	校验码	动态码	安全码	口令	卡号	银行卡	身份证号	余额
	private_topics	诊断	怀孕	处方	血压	血糖	检查结果	化验结果	抑郁	癌	工资	逾期
	marketing	优惠	折扣	打折	促销	特价	限时	红包	秒杀	满减	免费试用	立即购买	立即订阅	立即抢购	不要错过	升级到高级版	黑色星期五	双十一
	empty_placeholders	通知	新通知	您有新通知	你有新通知	提醒
	settings	设置
terms	Cancel	platform	取消
		seen	取消操作
	OK	platform	好
		accepted	确定
		seen	OK	正常	好的	知道了
	Yes	accepted	是
		seen	是的
	No	platform	否
		seen	不	不是
	Done	platform	完成
	Close	platform	关闭
	Delete	platform	删除
	Remove	accepted	移除
	Erase	accepted	抹掉	擦除	清除
	Discard	accepted	放弃	丢弃
	Clear	platform	清除
		accepted	清空
	Reset	accepted	还原	重置	重设
	Log Out	accepted	退出登录
	Sign Out	accepted	退出登录	退出	退出账户
	Deactivate	accepted	停用
	Block	accepted	屏蔽	阻止
	Leave	accepted	离开
	Unsubscribe	platform	取消订阅
	Disconnect	accepted	断开连接
	Uninstall	accepted	卸载
	Don't Save	accepted	不存储	不保存
	Replace	platform	替换
	Overwrite	accepted	覆盖
	Revoke	accepted	吊销	撤销授权
	Destroy	accepted	销毁
	Retry	accepted	重试
	Try Again	accepted	再试一次	重试	请重试
	Settings	accepted	设置
	Not Now	platform	以后
		accepted	以后再说
	Later	accepted	以后	稍后
	Allow	platform	允许
	Don't Allow	platform	不允许
	Continue	platform	继续
	Save	platform	存储
		accepted	保存
	Back	platform	返回
		accepted	后退
	Sign In	accepted	登录
	Log In	accepted	登录
	Delete Account	accepted	删除帐户	删除账户	注销账户
	Delete All	accepted	全部删除
	Clear All	platform	全部清除
	Remove All	accepted	全部移除
	Discard Changes	accepted	放弃更改
	Keep Editing	accepted	继续编辑
	Got It	accepted	知道了
	Dismiss	platform	关闭
		accepted	忽略
	Confirm	accepted	确认
	Learn More	accepted	了解更多	了解详情	进一步了解
	Open Settings	accepted	打开设置	打开“设置”
	Go to Settings	accepted	前往“设置”
	Turn Off	accepted	关闭	关掉
	Turn On	accepted	打开	开启
	Stop	platform	停止
	Quit	accepted	退出
	Report	accepted	报告	举报
	Update	accepted	更新	整点新闻
	Error	accepted	错误	出错
	Warning	accepted	警告
	Send	accepted	发送
	Undo	platform	撤销
	Edit	platform	编辑
		accepted	修改
	Archive	accepted	归档
	Hide	accepted	隐藏
	Decline	accepted	拒绝
	Ignore	accepted	忽略
	Reject	accepted	拒绝
	Deny	accepted	拒绝
	Unblock	accepted	解除屏蔽	取消屏蔽	解锁
	Unfollow	accepted	取消关注
	Mute	accepted	静音
	Empty Trash	accepted	清倒废纸篓
	Move to Trash	accepted	移到废纸篓
	Restore	accepted	恢复
	Skip	accepted	跳过
	Submit	accepted	提交
	Accept	accepted	接受
	Agree	accepted	同意
	Disagree	accepted	不同意
	Enable	accepted	启用
	Disable	accepted	停用	禁用
	Continue Anyway	accepted	仍继续
	End	accepted	结束
	Exit	accepted	退出
	Forget	accepted	忽略	忘记
	Unpair	accepted	取消配对
	Unlink	accepted	取消链接
	Stop Sharing	accepted	停止共享	停止分享
	Are you sure?	accepted	您确定吗？	您确定吗 ？
	This action cannot be undone.	accepted	此操作不能撤销。
	This action can't be undone.	accepted	此操作不能撤销。
	You can't undo this action.	accepted	您不能撤销此操作。
ambiguous	以后	Not Now	174
		Later	14
	停用	Disable	20
		Deactivate	2
	关闭	Close	171
		Dismiss	96
		Turn Off	34
	忽略	Ignore	51
		Dismiss	5
		Forget	3
	拒绝	Decline	57
		Deny	15
		Reject	8
	此操作不能撤销。	This action cannot be undone.	2
		This action can't be undone.	1
	清除	Clear	49
		Erase	2
	登录	Sign In	88
		Log In	12
	退出	Quit	42
		Exit	6
		Sign Out	5
	退出登录	Sign Out	25
		Log Out	6
	重试	Retry	50
		Try Again	25
"""#,
"zh-Hant": #"""
locale	zh-Hant
name	Traditional Chinese
family	chinese
kin	yue	nan	hak
direction	ltr
word_separator	none
has_case	false
button_case	none
title_case	none
sentence_end	。
question_end	？
exclamation_end	！
wide_marks	,，	?？	!！	;；	:：
longest_platform_label	2
expansion	1-10	0.43
	11-25	0.35
	26-70	0.32
	71+	0.34
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	錯誤	警告	確定嗎？	確定？	確認？	確認	提示	注意	成功	失敗	資訊	訊息	通知	提醒	出錯了	發生錯誤	出現錯誤	發生了錯誤	發生問題	出現問題	出了點問題	出問題了	發生未知的錯誤	發生未知錯誤	未知錯誤	未知的錯誤	意外錯誤	發生意外錯誤	未預期的錯誤	糟糕	哎呀	抱歉	很抱歉	請確認	需要確認	確認操作	確定要繼續嗎？	您確定嗎？	你確定嗎？	是否確定？	是否繼續？	警示	警報	公告	說明	注意事項	系統訊息	成功了	操作成功	操作失敗	失敗了	完成	已完成	重要	問題	危險	小心	錯誤訊息
requests	請
ongoing	正在	進行中
pronouns	match	substring
	applies	yes
	second	你	您	你的	您的
	first	我	我的	我們	我們的
	ambiguous_first	本人
verbs	strings	tap	480
		click	462
		press	377
	tap	點兩下	239	0	0	0
		點一下	140	2	0	0
		輕觸	17	0	0	16
		點按	5	13	2	3
	click	按一下	0	336	2	1
		點選	14	38	0	9
		按兩下	2	16	25	0
		點擊	31	4	0	0
	press	按下	0	22	270	17
		按住	68	12	41	24
	click_distinct_from_tap	按一下	按兩下
destructive_titles	verb_position	either
	negations	不	別	勿	未	已	取消	還原	復原	恢復	停止	失敗	最近	開啟	啟用
	harmless	重設密碼	重置密碼	清除搜尋
	constructive	共享	分享	建立	拷貝	複製	輸出	打開	新增	檢視	加入
notifications	open_app	打開{app}	開啟{app}	打開 {app}	開啟 {app}
	instructions	點擊	點按	點一下	輕點	點此	按下	按一下	打開應用程式	開啟應用程式	打開app	打開 app	開啟 app	前往設定	打開設定	開啟設定	輕掃	向左滑動	向右滑動	滑動以
	not_instructions	請勿點擊	不要點擊	點擊率
	secrets	密碼	驗證碼	安全碼	卡號	身分證字號	身份證號	餘額
	private_topics	診斷	懷孕	處方	血壓	血糖	檢查結果	檢驗結果	憂鬱症	癌	薪資	逾期
	marketing	優惠	折扣	打折	促銷	特價	限時	紅包	秒殺	滿減	免費試用	立即購買	立即訂閱	立即搶購	不要錯過	升級到進階版	黑色星期五	雙十一
	empty_placeholders	通知	新通知	您有新通知	你有新通知	提醒
	settings	設定
terms	Cancel	platform	取消
	OK	platform	好
		accepted	確定
		seen	OK	好的
	Yes	accepted	是
		seen	是的
	No	platform	否
		seen	不是
	Done	platform	完成
	Close	platform	關閉
	Delete	platform	刪除
	Remove	accepted	移除
	Erase	accepted	清除	清除上網紀錄
	Discard	accepted	捨棄
	Clear	platform	清除
	Reset	accepted	重置	重設
	Log Out	accepted	登出
	Sign Out	accepted	登出
	Deactivate	accepted	停用
	Block	accepted	封鎖
	Leave	accepted	離開	退出
	Unsubscribe	platform	取消訂閱
	Disconnect	accepted	中斷連線	斷線
	Uninstall	accepted	解除安裝
	Don't Save	accepted	不儲存
	Replace	platform	替代
		accepted	取代
	Overwrite	accepted	覆寫
	Revoke	accepted	撤銷
	Destroy	accepted	銷毀
	Retry	accepted	再試一次	重試
	Try Again	accepted	再試一次
	Settings	accepted	設定
	Not Now	platform	稍後再說
		accepted	現在不要
	Later	accepted	稍後
	Allow	platform	允許
	Don't Allow	platform	不允許
	Continue	platform	繼續
	Save	platform	儲存
	Back	platform	返回
		accepted	上一步	上一頁
	Sign In	accepted	登入
	Log In	accepted	登入
	Delete Account	accepted	刪除帳號	停用帳號
	Delete All	accepted	全部刪除
	Clear All	platform	全部清除
	Remove All	accepted	全部移除
	Discard Changes	accepted	捨棄所作更動	放棄所作更動
	Keep Editing	accepted	繼續編輯
	Got It	accepted	知道了	瞭解	完成
	Dismiss	platform	關閉
	Confirm	accepted	確認
	Learn More	accepted	更多內容	瞭解詳情	了解更多	進一步瞭解
	Open Settings	accepted	開啟設定	打開設定	打開「設定」
	Go to Settings	accepted	前往「設定」	前往設定
	Turn Off	accepted	關閉
	Turn On	accepted	開啟
	Stop	platform	停止
	Quit	accepted	結束	退出
	Report	accepted	回報	檢舉	報告
	Update	accepted	更新	最新消息
	Error	accepted	錯誤
	Warning	accepted	警告
	Send	accepted	傳送	送出
	Undo	platform	還原
		accepted	復原
	Edit	platform	編輯
	Archive	accepted	封存
	Hide	accepted	隱藏
	Decline	accepted	拒絕
	Ignore	accepted	忽略	略過
	Reject	accepted	拒絕
	Deny	accepted	拒絕
	Unblock	accepted	解除封鎖	解封
	Unfollow	accepted	取消跟隨
	Mute	accepted	靜音
	Empty Trash	accepted	清空垃圾桶
	Move to Trash	accepted	丟到垃圾桶
	Restore	accepted	還原	回復
	Skip	accepted	略過	跳過
	Submit	accepted	送出	提交
	Accept	accepted	接受
	Agree	accepted	同意
	Disagree	accepted	不同意
	Enable	accepted	啟用
	Disable	accepted	停用
	Continue Anyway	accepted	強制繼續
	End	accepted	結束
	Exit	accepted	結束
	Forget	accepted	忘記
	Unpair	accepted	取消配對
	Unlink	accepted	中斷連結
	Stop Sharing	accepted	停止分享	停止共享
	Are you sure?	accepted	確定嗎？	確定？	確認？
	This action cannot be undone.	accepted	此動作無法還原。
	This action can't be undone.	accepted	此動作無法還原。
	You can't undo this action.	accepted	您無法還原此動作。
ambiguous	停用	Disable	22
		Deactivate	2
	再試一次	Try Again	86
		Retry	35
	完成	Done	246
		Got It	2
	拒絕	Decline	56
		Deny	15
		Reject	7
	此動作無法還原。	This action cannot be undone.	2
		This action can't be undone.	1
	清除	Clear	50
		Erase	11
	略過	Skip	37
		Ignore	5
	登入	Sign In	88
		Log In	13
	登出	Sign Out	32
		Log Out	8
	結束	Quit	35
		End	14
		Exit	5
	退出	Quit	5
		Leave	2
	送出	Submit	15
		Send	2
	還原	Undo	37
		Restore	5
	關閉	Close	166
		Dismiss	98
		Turn Off	36
"""#,
  ]

  /// The file that serves a tag which has none of its own.
  static let servedBy: [String: String] = [
    "tl": "fil",
    "no": "nb",
    "pt": "pt-BR",
    "pt-AO": "pt-PT",
    "pt-CH": "pt-PT",
    "pt-CV": "pt-PT",
    "pt-GQ": "pt-PT",
    "pt-GW": "pt-PT",
    "pt-LU": "pt-PT",
    "pt-MO": "pt-PT",
    "pt-MZ": "pt-PT",
    "pt-ST": "pt-PT",
    "pt-TL": "pt-PT",
    "zh-Hant-HK": "zh-HK",
    "zh-MO": "zh-HK",
    "zh-Hant-MO": "zh-HK",
  ]

  /// The family of a language that has no file.
  static let families: [String: String] = [
    "arz": "arabic",
    "ary": "arabic",
    "apc": "arabic",
    "mk": "slavic",
    "as": "indic",
    "or": "indic",
    "lb": "west-germanic",
    "gsw": "west-germanic",
    "nds": "west-germanic",
    "gl": "romance",
    "ast": "romance",
    "an": "romance",
    "ku": "iranian",
    "ckb": "iranian",
    "kmr": "iranian",
    "ps": "iranian",
    "tg": "iranian",
    "sdh": "iranian",
    "se": "finnic",
    "ceb": "malayic",
    "ilo": "malayic",
    "war": "malayic",
    "oc": "romance",
    "wa": "romance",
    "ne": "indic",
    "mai": "indic",
    "sa": "indic",
    "kok": "indic",
    "si": "indic",
    "bs": "slavic",
    "sh": "slavic",
    "cnr": "slavic",
    "me": "slavic",
    "hsb": "slavic",
    "dsb": "slavic",
    "jv": "malayic",
    "su": "malayic",
    "min": "malayic",
    "sc": "romance",
    "scn": "romance",
    "fur": "romance",
    "rm": "romance",
    "nn": "north-germanic",
    "fo": "north-germanic",
    "is": "north-germanic",
    "fy": "west-germanic",
    "af": "west-germanic",
    "be": "slavic",
    "az": "turkic",
    "tk": "turkic",
    "ug": "turkic",
    "uz": "turkic",
    "kk": "turkic",
    "ky": "turkic",
    "tt": "turkic",
    "crh": "turkic",
    "wuu": "chinese",
    "lzh": "chinese",
    "yue": "chinese",
    "nan": "chinese",
    "hak": "chinese",
  ]
}
