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
generic_titles	خطأ	الخطأ	تحذير	هل أنت متأكد؟	تأكيد	معلومات	معلومة	حدث خطأ ما	حدث خطأ	حصل خطأ	لقد حدث خطأ	لقد حدث خطأ ما	حدثت مشكلة	حدث خطأ غير معروف	حدث خطأ غير متوقع	خطأ غير معروف	خطأ غير متوقع	يرجى التأكيد	الرجاء التأكيد	رجاء التأكيد	تأكيد مطلوب	مطلوب تأكيد	التأكيد مطلوب	التأكيد	هل أنت واثق؟	هل تريد المتابعة؟	متأكد؟	تنبيه	انتباه	إشعار	ملاحظة	ملحوظة	رسالة	نجاح	تم بنجاح	نجحت العملية	تم	اكتمل	فشل	فشلت العملية	عذرًا	عذرا	عفوًا	عفوا	مهم	هام	مشكلة	خطر	سؤال	إنذار	عذراً	آسف	نأسف	نعتذر	المعذرة	آه لا	خطأ داخلي	خطأ فادح	خطأ في النظام	حدث خطأ داخلي	إجراء مطلوب	الإجراء مطلوب	فشل الإجراء	اكتملت العملية	تهانينا	هل ترغب في المتابعة؟	متابعة؟	حاول مرة أخرى	يرجى المحاولة مرة أخرى	عذرًا، حدث خطأ ما	عذراً، حدث خطأ ما	عذرًا، حدث خطأ	لقد حدثت مشكلة	المعلومات	يرجى الانتباه
ongoing	جارٍ	جار	جاري	قيد
misspellings	الغاء	إلغاء
	الى	إلى
	اعادة	إعادة
	ادخال	إدخال
	ارسال	إرسال
	اضافة	إضافة
	انشاء	إنشاء
	خطا	خطأ
	الانترنت	الإنترنت
	اغلاق	إغلاق
	اعدادات	إعدادات
	الاعدادات	الإعدادات
	ازالة	إزالة
	اشعارات	إشعارات
	الاشعارات	الإشعارات
	او	أو
	اذا	إذا
	لايمكن	لا يمكن
	لايوجد	لا يوجد
	لاتوجد	لا توجد
	إسم	اسم
	الإسم	الاسم
	إستخدام	استخدام
	إتصال	اتصال
	الإتصال	الاتصال
	إستعادة	استعادة
	إشتراك	اشتراك
	الإشتراك	الاشتراك
	إختيار	اختيار
	إختر	اختر
	إستمرار	استمرار
	إسترجاع	استرجاع
	هاذا	هذا
	لاكن	لكن
	ايقاف	إيقاف
	اخفاء	إخفاء
	اظهار	إظهار
	ابلاغ	إبلاغ
	الأن	الآن
	الان	الآن
	اخرى	أخرى
	مره أخرى	مرة أخرى
	كلمه المرور	كلمة المرور
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
number_words	ألف	آلاف	مليون	م	ص
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
generic_titles	Грешка	Предупреждение	Сигурни ли сте?	Сигурен/на ли сте?	Потвърждаване	Потвърждение	Инфо	Информация	Нещо се обърка	Възникна грешка	Възникна проблем	Неизвестна грешка	Неочаквана грешка	Изисква се потвърждение	Необходимо е потвърждение	Моля, потвърдете	Потвърдете	Внимание	Известие	Съобщение	Успех	Успешно	Готово	Завършено	Неуспех	Неуспешно	Опа	Упс	Важно	Проблем	Опасност	Въпрос	Съжаляваме	Извинете	Опаа	О, не	Хм	Вътрешна грешка	Системна грешка	Критична грешка	Необходимо е действие	Операцията е неуспешна	Поздравления	Искате ли да продължите?	Продължаване?	Опитайте отново	Бележка	Сигурен ли си?
ongoing	се извършва
misspellings	сигурни ли сте че	сигурни ли сте, че
	сигурен ли сте че	сигурен ли сте, че
	сигурен ли си че	сигурен ли си, че
	уверете се че	уверете се, че
	изглежда че	изглежда, че
	не може да се изтрий	не може да се изтрие
	не възможно	невъзможно
	не валиден	невалиден
	не валидна	невалидна
	не валидно	невалидно
	не известна грешка	неизвестна грешка
	не успешно	неуспешно
	не активен	неактивен
doubled_words	много	да	не	едва	си	се	че	това	ли	я	го	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
address	ти	теб	твоя	твоят	твоето	твоите	твоята
	вие	вие	вас	вашия	вашият	вашата	вашето	вашите
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
generic_titles	ত্রুটি	সতর্কতা	আপনি কি নিশ্চিত?	নিশ্চিত হন	নিশ্চিতকরণ	তথ্য	কিছু ভুল হয়েছে	কোনো সমস্যা হয়েছে	একটি ত্রুটি ঘটেছে	অজানা ত্রুটি	অপ্রত্যাশিত ত্রুটি	অনুগ্রহ করে নিশ্চিত করুন	নিশ্চিত করুন	নিশ্চিতকরণ প্রয়োজন	মনোযোগ	বিজ্ঞপ্তি	বার্তা	সফল	সফল হয়েছে	সম্পন্ন	ব্যর্থ	ব্যর্থ হয়েছে	ওহো	গুরুত্বপূর্ণ	সমস্যা	সাবধান	প্রশ্ন	ত্রুটি দেখা দিয়েছে	দৃষ্টি আকর্ষণ করছি	অপ্রত্যাশিত ভুল	ভুল
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
number_words	টা	হাজার	লাখ	লক্ষ	কোটি
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
generic_titles	Error	Avís	Advertiment	Segur?	Confirmar	Confirma	Info	Informació	Alguna cosa ha anat malament	Alguna cosa no ha funcionat	S'ha produït un error	Hi ha hagut un error	Hi ha hagut un problema	Error desconegut	Error inesperat	Confirmació	Confirmació necessària	Cal confirmació	Confirmeu	Si us plau, confirma	N'estàs segur?	Esteu segur?	Alerta	Atenció	Èxit	Fet	Completat	Fallada	Ha fallat	Ui	Nota	Missatge	Problema	Important	Perill	Pregunta	Notificació	Ho sentim	Ho lamentem	Ups	Oh no	Hmm	Hi ha un problema	S’ha produït un problema	Error intern	Error fatal	Error del sistema	Acció necessària	L’operació ha fallat	Enhorabona	Felicitats	Voleu continuar?	Vols continuar?	Continuar?	Torna-ho a provar	Torneu-ho a provar
accusatory	idiota	t'has equivocat	us heu equivocat
ongoing_endings	ant	ent	int
ongoing	en curs
app_names	fotos	fitxers	contactes	calendari	missatges	salut	música	notes	recordatoris	mapes	llibres	dreceres	casa	temps	configuració
function_words	el	la	els	les	un	una	de	del	és	per	amb	sense	esteu	segur	voleu	aquest	aquesta	que	ha	en	al
spelling	words	accedir	acceleració	accept	accepta	accepteu	accions	activa	activada	activar	activat	active	activeu	activitat	activitats	actors	actual	actualitza	actualitzacions	actualització	actualitzant	actualitzar	actualitzat	actualment	actuals	addicional	addicionals	adjunt	adjunts	adreces	adreça	afegeix	afegir	afegit	afegits	afegiu	ajudar	ajudarà	ajusta	ajustar	ajustos	aleatori	alerta	algoritme	algunes	alguns	almenys	altres	amagar	amagat	animals	anterior	anuncis	apagar	aparença	aplicacions	aplicació	aquest	aquesta	aquestes	aquests	arduino	arxivat	aspecte	assegurar	assegureu	atributs	augmenta	autenticació	autenticat	automàtic	automàtica	automàticament	automàtiques	autoritzat	avançada	avançat	avatar	baixada	baixant	baixar	bateria	benvinguda	benvingut	biblioteca	bloqueig	bloqueja	bloquejar	bloquejat	bloquejats	bluetooth	botiga	botons	brillantor	buscant	buscar	bàsica	cadena	cadenes	caducat	calendari	canals	cancel	canvia	canviar	canviat	canvis	capacitat	captura	captures	capçalera	capítol	capítols	carpeta	carrega	carregant	carregar	carregat	caràcters	categoria	categories	centre	cercant	cercar	cercle	cerques	cerqueu	certificat	certificats	chrome	circular	clàssic	coincideix	coincideixen	colors	columna	columnes	comentari	comença	començar	commuta	compacte	compartir	compartits	compatibilitat	compatible	compatibles	completa	complete	components	comprova	comprovar	compte	comptes	comunitat	condicions	confia	configuració	configurar	configurat	configureu	confirm	confirmació	confirmar	confirmeu	connect	connecta	connectant	connectar	connectat	connectivitat	connexió	considera	consumeix	contactar	contacte	contactes	contenidor	content	context	contingut	continguts	continua	continuació	continuar	continue	contrasenya	contrasenyes	control	controls	conversa	converses	convida	convidat	copiar	copiat	corner	correctament	correu	costat	creant	credencials	cridar	cronologia	càmera	càmeres	càrrega	darrer	darrera	davant	defecte	defineix	definit	deixar	demana	denegat	desactiva	desactivada	desactivar	desactivat	desats	desbloca	descarregar	descarta	descartar	desconeguda	desconegut	descripció	descàrrega	desenvolupador	desfer	desfés	deshabilitat	després	destacats	detalls	detectat	determinar	diferent	digital	directament	directe	directori	disponible	disponibles	dispositiu	dispositius	disseny	diverses	documents	domini	dominis	donació	drecera	dreceres	duplicat	duració	durada	durant	editar	editor	efecte	electrònic	electrònics	element	elements	elimina	eliminant	eliminar	eliminat	emojis	empremta	encara	endavant	enganxa	enllaç	enllaços	enregistra	enregistrar	enrere	entrada	entrar	enviar	enviat	enviats	errors	esborra	esborrar	esborrat	esborreu	escala	escaneja	escriu	escriure	escriviu	escull	esdeveniment	esperant	esquerra	estableix	establint	establir	estadístiques	estigui	estudis	estàndard	etiqueta	etiquetes	executa	executar	exemple	existeix	existent	experiment	experimental	experiència	explora	exporta	exportar	extensions	extern	externa	externes	externs	facebook	factor	fallat	fallida	família	favorit	favorits	filtrar	filtre	filtres	finalitza	finalitzada	finalitzat	finestra	firefox	fitxer	format	formula	fotografies	fotograma	fotogrames	freqüència	frontal	funcionalitat	funcionalitats	funcionament	funcionin	funció	galeria	genera	general	gestiona	gestionar	google	gravació	gravar	gràcies	gràfic	gràfics	habilita	habilitar	habilitat	hardware	historial	horitzontal	icones	identificació	identificador	idioma	ignora	imatge	imatges	import	importa	important	importants	importar	impulsat	impulsos	inactiu	incloent	inclosos	inclou	incorrecta	incorrecte	incorrectes	increment	indica	indicador	inesperat	inferior	informa	informació	informar	informes	inicia	iniciada	inicial	iniciar	iniciat	inicieu	insert	instal	instància	intentar	intents	interfície	intern	internet	interval	introdueix	introduir	introduïu	invalid	invitació	invàlid	lectura	licitud	licituds	llegir	llegit	llengua	lletra	lletres	llibreria	llicència	llista	llistes	lliure	localització	localment	locals	límits	línies	manera	maneres	mantenir	manual	manualment	manuals	maquinari	marcador	marcat	mateix	mateixa	membre	memòria	mencions	mentre	micròfon	millor	millorar	millores	miniatura	minute	minutes	minuts	missatge	missatges	mitjans	mitjançant	moment	mostra	mostrar	mostris	moviment	multimèdia	màxima	mètode	múltiple	música	natura	navegació	navegador	necessari	necessita	neteja	nivell	nombre	normal	nostra	nostres	notifica	notificacions	notificació	notícies	número	objectes	obligatori	observacions	observació	obtenir	oculta	offline	oficial	opcional	opcions	original	panell	pantalla	paraula	paraules	participants	partir	paràmetre	paràmetres	pendent	percentatge	perfil	perfils	permet	permetre	permisos	permissions	permès	permís	perquè	persona	personal	personalització	personalitzada	personalitzat	personalitzats	persones	pestanya	petita	plantilla	podràs	política	populars	portada	posició	possible	potser	precisió	predeterminada	predeterminat	preferit	preferits	preferències	premeu	prendre	pressió	previsualització	primer	primera	principal	principals	prioritat	privacitat	privada	privadesa	privat	problema	problemes	processar	procés	producció	produït	programa	programes	progrés	project	projecte	projectes	protecció	protocol	provar	proveu	provocar	publicacions	publicació	publicat	pujada	puntuació	pàgina	pàgines	quadrada	quadrat	qualitat	qualsevol	quantitat	reading	rebutja	rebutjat	recent	recents	recomanat	reconèixer	recorda	recursos	redueix	reenvia	reenviat	referència	refresc	registre	registres	reinicia	reiniciar	rellotge	remota	remotes	render	rendiment	report	reports	reproducció	reproductor	reprodueix	reproduir	reproduït	reprèn	requereix	request	resolució	respon	resposta	ressaltat	restableix	restablir	restant	restaura	restaurar	result	resultat	resultats	retalls	reviseu	rotació	ràpides	safari	safata	script	scripts	secundari	segons	segueix	seguidors	seguiment	seguir	seguit	segura	seguretat	següent	selecciona	seleccionada	seleccionar	seleccionat	seleccioneu	selecció	selector	sembla	sempre	sensible	sensor	sensors	servei	server	servidor	servidors	servir	sessió	setmana	setmanalment	silencia	silenciar	silenciat	similar	simple	sincronitza	sincronització	single	sistema	sortida	sortir	subtítol	subtítols	suggeriments	superior	suport	suporta	suportat	suprimeix	suprimir	suprimit	tancada	tancar	tancat	taronja	tasques	teclat	telèfon	tendència	tinguin	toqueu	tornar	torneu	tothom	traducció	través	trobar	trobat	trucada	trucades	trucant	ubicació	usuari	usuaris	utilitza	utilitzant	utilitzar	utilitzem	utilitzeu	valora	valors	vegada	vegades	veient	velocitat	ventilador	verifica	verificació	verificat	vermell	version	versions	versió	vertical	vibració	visibilitat	visible	visita	visiteu	visual	visualització	vostra	vostre	vostres	vàlida	vídeos	xarxes	xatejar	xifrat	xifratge	xifrats	última
	except	acivada	actualitat	aegir	afegix	ajudara	ajunt	ajusts	alera	aleta	algues	alters	altes	animas	apgar	assegueu	asseureu	automatic	autoritat	baiada	baiant	baiar	baixat	batera	batria	bloquegi	boons	boqueig	boqueja	boquejar	boquejat	boquejats	botia	buscat	camera	cancell	canis	capeta	capitol	capitols	captol	captols	careta	categorise	caviar	cavis	center	cercat	cetre	classic	clors	coincidix	coincidixen	columns	cometari	compatir	compatits	compete	compleat	comte	comtes	connexó	consumix	contactee	contactees	contacts	coors	copar	copat	copita	copte	coptes	corer	coreu	cotat	creat	crenat	criar	crome	darer	deana	defer	definix	desboca	desbolca	descara	descarar	descarat	descarrega	desferr	desés	different	domni	domnis	durat	durrant	electronic	electronics	engana	enllac	entada	envair	envit	envits	erere	erros	escalla	escul	esperat	esquera	esquerar	establit	establix	estigi	estiui	etern	eterna	eternes	eterns	etiquettes	existix	extens	fallia	filter	filters	finalitat	fiter	fixer	fontal	forat	galera	galleria	geneal	goole	gracies	horizontal	icons	image	images	importat	importats	incou	india	inert	inferir	informs	inset	install	instancia	intens	legit	limits	llegua	llera	lleres	lleters	llibrera	llicencia	llisa	llises	llita	llites	macat	manal	manals	manea	maners	marat	maxima	member	memoria	menter	metre	millors	mints	minuet	minuets	minus	mitjanant	mitjançat	mosta	mostar	multimedia	multiple	niell	noticies	numero	objects	official	pagina	pagines	panel	parir	participats	patir	peita	percentage	peret	peril	perils	perms	perona	personalitat	personalitats	persons	perís	podàs	poplars	porada	poser	poster	potada	preeu	prier	primmer	problems	programmes	programs	progres	projects	puada	qualssevol	rapides	readding	recens	reenvit	referencia	refrec	refrecs	register	registers	remots	requerix	resant	restablix	restara	restat	ràpids	scrips	segnos	segos	seguix	segur	segut	senor	senors	serer	servi	sever	sevir	silenca	singe	siple	sortia	sport	support	suprimix	tacada	tacar	tacat	tanar	tanat	taques	telat	toneu	torbar	torbat	traves	troat	tronar	troneu	truant	trucat	utilitzat	valida	veent	versin	videos	vista	xares
misspellings	accio	acció
	acces	accés
	aixo	això
	aqui	aquí
	linia	línia
	opcio	opció
	tambe	també
	titol	títol
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	esta segur	està segur
	estas segur	estàs segur
	contrasenya incorrecte	contrasenya incorrecta
	conexió	connexió
	conexio	connexió
	connexio	connexió
	aplicacio	aplicació
	sessio	sessió
	versio	versió
	operacio	operació
	actualitzacio	actualització
	informacio	informació
	configuracio	configuració
	notificacio	notificació
	ubicacio	ubicació
	direccio	direcció
	algo ha anat malament	alguna cosa ha anat malament
	hi ha hagut una error	hi ha hagut un error
	s'ha produït una error	s’ha produït un error
	una error	un error
	tens que	has de
	teniu que	heu de
	mes tard	més tard
	mes informació	més informació
	no esta disponible	no està disponible
	esta disponible	està disponible
	aquest acció	aquesta acció
	aquest aplicació	aquesta aplicació
	aquesta fitxer	aquest fitxer
	aquesta dispositiu	aquest dispositiu
address	tu	tu	teu	teva	teus	teves
	vós	vós	vostè	vostre	vostra	vostres
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
generic_titles	Chyba	Varování	Upozornění	Určitě?	Jste si jisti?	Potvrdit	Info	Informace	Něco se pokazilo	Něco se nepovedlo	Došlo k chybě	Nastala chyba	Vyskytla se chyba	Neznámá chyba	Neočekávaná chyba	Došlo k neznámé chybě	Došlo k neočekávané chybě	Nastal problém	Potvrzení	Vyžadováno potvrzení	Potvrďte prosím	Potvrďte	Opravdu?	Jste si jistý?	Jste si jistá?	Pozor	Oznámení	Zpráva	Úspěch	Úspěšné	Hotovo	Dokončeno	Neúspěch	Selhání	Selhalo	Jejda	Ups	Důležité	Problém	Nebezpečí	Dotaz	Otázka	To je trapné	To se nemělo stát	Omlouváme se	Promiňte	Ale ne	Ach ne	Hmm	Vyskytl se problém	Došlo k problému	Vnitřní chyba	Interní chyba	Kritická chyba	Systémová chyba	Požadována akce	Vyžadována akce	Operace se nezdařila	Operace selhala	Akce se nezdařila	Gratulujeme	Chcete pokračovat?	Chceš pokračovat?	Pokračovat?	Zkuste to znovu	Omlouváme se, něco se pokazilo	Jste si tím jistí?	Jsi si jist/a?
accusatory	idiot	blbec	hlupák	sakra	vaše vina	zadali jste špatné	zadali jste špatný	zadali jste nesprávné	zadali jste nesprávný	zadal jste špatné	zadal jste špatný	udělali jste chybu
accusatory_openings	snažíte se	pokoušíte se
ongoing	probíhá	čekání
app_names	fotky	soubory	kontakty	kalendář	zprávy	zdraví	hudba	poznámky	připomínky	mapy	knihy	zkratky	domácnost	počasí	akcie	nastavení	nastaveních	stahování	stažené
function_words	je	se	na	pro	není	tento	tuto	toto	opravdu	chcete	váš	nebo	byl	byla	bylo	že	být	nelze	ve
doubled_words	ne	ano	velmi	už	co	se	je	že	si	to	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	hodin	tisíc	milionů
spelling	words	absolutní	abychom	abyste	adresa	adrese	adresu	adresy	adresáře	aktivit	aktivita	aktivity	aktivní	aktivovat	aktivujte	aktualizace	aktualizaci	aktualizacích	aktualizovat	aktualizována	aktualizováno	aktualizovány	aktualizujte	aktuální	aktuálního	aktuálně	alespoň	analyzovat	analýza	anonymní	aplikace	aplikaci	aplikací	aplikacích	aplikacím	archivované	atributy	automaticky	automatické	automatického	automatický	avatar	barevný	baterie	baterii	bezpečnost	bezpečnostní	bezpečné	bezpečně	bezpečnější	bezplatný	bitcoinu	blokované	blokovat	blokování	blokuje	blokátory	bluetooth	bohužel	budeme	budete	budoucnu	budoucí	budovy	celkem	celkové	celkový	certifikát	certifikátu	certifikáty	cestování	chcete	chování	chraňte	chrome	chránit	chráněná	chtěli	chvilku	chybějící	chystáte	citlivost	citlivé	citlivý	copyright	cvičení	cílová	cílové	dalších	dalším	dalšími	databáze	databázi	datová	deaktivovat	decentralizované	detail	detaily	detailů	detekce	detekovat	digitální	diskuze	displej	dispozici	dlouhé	dlouhý	dokončen	dokončena	dokončeno	dokončení	dokončit	dokument	dokumentace	dokumenty	doleva	domovskou	domovská	domovské	domácí	doména	domény	doplňky	doporučeno	doporučené	doporučení	doporučujeme	doprava	doručení	dostal	dostatek	dostatečně	dostupná	dostupné	dostupný	dostávat	dotazy	download	dozvědět	druhého	duplicitní	duplikovat	dvakrát	dvojité	dvojitým	děkujeme	děkuji	důležitá	důležité	důvodu	editor	energie	epizoda	epizody	existuje	existují	existující	experiment	experimentální	export	exportovat	exportování	exportu	externí	externím	facebook	filtrovat	filtrování	filtru	filtry	filtrů	firefox	formát	formátu	fotoaparát	fotoaparátu	fotografie	fotografii	fotografií	frekvence	fungovat	funguje	funkce	funkci	funkcí	funkční	grafické	hardware	hardwarové	historie	historii	hlasitost	hlasové	hlavičky	hlavní	hlavního	hlavním	hledat	hledání	hlásit	hlášení	hodina	hodinu	hodiny	hodnocení	hodnota	hodnotu	hodnoty	horizontální	hostitele	hotovo	hudební	identifikace	identifikaci	identifikovat	identifikátor	identity	ignorovat	import	importované	importovat	importováno	importování	importu	indikátor	informace	informacemi	informací	instalaci	instalovat	instance	integraci	interakce	internet	internetu	interní	interval	jakmile	jakoukoliv	jakékoli	jakékoliv	jazyky	jediný	jediným	jednoho	jednom	jednorázové	jednotlivé	jednotlivých	jedním	jejich	jestli	jiného	jinému	jiných	jménem	kalendář	kamera	kameru	kamery	kameře	kanálu	kanály	kapacita	kapitol	kapitola	kapitoly	kategorie	každou	každého	každém	každých	kdokoli	kdykoli	kdykoliv	kladené	klepnout	klepnutí	klepnutím	klepněte	klient	klientský	kliknutí	klikněte	klávesové	klíčem	klíčenky	klíčový	knihovna	knihovnu	knihovny	knihovně	kolekce	komentář	komentáře	kompas	kompatibilní	komunity	koncem	koncept	konfigurace	konfiguraci	konkrétní	kontakt	kontaktovat	kontaktujte	kontakty	kontaktů	kontext	kontrola	kontrolovat	kontrolu	kontroly	konverzace	konverzaci	kopírovat	kopírování	koupit	kritické	krátký	kterou	kterého	kterých	kterým	kvalita	kvality	kódování	ladění	licence	licenci	lokální	lokálně	manuálně	mapování	mapové	maximum	maximální	maximálně	mazání	metadat	metadata	mezipaměti	mezipaměť	microsoft	mikrofon	mikrofonu	minimum	minimální	minuta	minuty	minutách	mizející	množství	mobilní	modulu	momentálně	monitor	možnost	možnosti	možností	musíte	místní	měsíčně	měření	měřítko	mřížka	můžete	nabídce	nabídka	nabídku	nabídky	nabíjení	nachová	nacházíte	nadále	nahlaste	nahlásit	nahlášení	nahoru	nahoře	nahradit	nahrajte	nahrané	nahráno	nahrání	nahrát	nahrávat	nahrávky	nahrávání	nainstalovat	nainstalován	nainstalováno	nainstalujte	najdete	najednou	nakoupit	nalezen	nalezena	nalezeny	nalezené	nalézt	namiřte	namísto	napište	naposledy	napětí	například	napříč	naskenovat	naskenujte	nastala	nastaven	nastavena	nastaveno	nastavenou	nastavení	nastavením	nastavil	nastavili	nastavit	nastavování	nastavte	nastaví	nativní	navigace	navštivte	navždy	načtena	načtení	načíst	načítají	načítat	načítání	neaktivní	nebude	nebudete	nebudou	nebyla	nebylo	nebyly	nechcete	nedokáže	nedostatek	nedostupná	nedostupné	nedostupný	nedávno	nedávné	nedávných	neexistuje	nejbližší	nejlepší	nejnovější	nejnovějších	nejprve	nejsou	nejste	nejvyšší	největší	nekompatibilní	nemohl	nemohou	nemusí	nemáte	nemůže	nemůžeme	nemůžete	nenalezen	nenalezena	nenalezeno	nenalezeny	neobsahuje	neodpovídá	neomezené	neplatná	neplatné	neplatný	nepodařilo	nepodporovaná	nepodporovaný	nepodporuje	nepoužívejte	nepřečtené	nesdělujte	neshodují	nesprávná	nesprávné	nesprávný	neuložené	neumožňuje	nezdařil	nezdařila	nezdařilo	neznámá	neznámé	neznámý	nečinný	nicméně	normální	notifikace	novinky	nového	novější	náhled	náhledu	náhledy	náhledů	náhodný	náhodně	nápověda	nárokování	následek	následující	následujících	nástroje	nástrojů	návrat	návrhy	názvem	nějaký	několik	někomu	některá	některé	některých	obchod	období	obecné	objekt	objektu	objekty	objektů	oblast	oblasti	oblíbené	oblíbených	obnoven	obnovena	obnovení	obnovit	obnovování	obnovte	obnoví	obnovíte	obraze	obrazovce	obrazovka	obrazovku	obrazovky	obrazu	obrátit	obrázek	obrázku	obrázky	obrázků	obsahovat	obsahu	obsahuje	obsahují	obvykle	ochrana	ochranu	ochrany	odblokovat	odchozí	oddálit	odeberte	odebrat	odebrán	odebrána	odebrání	odejít	odemknout	odemčení	odepnout	odeslat	odeslán	odeslána	odesláno	odeslány	odeslání	odesláním	odesílat	odesílání	odezva	odešle	odhlásit	odinstalovat	odkazem	odkazu	odkazy	odkazů	odmítnout	odměna	odměny	odpojen	odpojeno	odpojit	odpovídající	odpovídá	odpovědi	odpovědět	odpověď	odsazení	odstranit	odstraní	odstraněn	odstraněna	odstraněno	odstraněny	odstranění	odstraňování	odznak	offline	oficiální	ohodnotit	ohrozit	okamžité	okamžitě	okraje	omezení	omezit	omezuje	online	opakovat	opakování	operace	operační	opravdu	opravit	opravy	oprávnění	opustil	opustit	opětovné	oranžová	orientace	osobní	osobních	ostatní	ostatních	ostatním	ostatními	otevře	otevřeno	otevření	otevřený	otevřete	otevřít	otočení	otočit	otáčení	ovlivnit	ovládací	ovládat	ovládání	ověřen	ověření	ověřit	ověřovací	ověřování	ověřte	označení	označit	oznámení	oznámeních	očekáváno	oříznout	oříznutí	paměti	panelu	peníze	peněženka	peněženku	peněženky	plakát	platba	platby	platnost	platnou	platné	platný	podmínkami	podmínky	podobné	podobně	podpora	podporované	podporovat	podporován	podporována	podporováno	podporovány	podporu	podporuje	podporují	podpory	podpořit	podrobnosti	podržte	podívejte	poděkování	pokazilo	pokaždé	pokračovat	pokračování	pokračováním	pokračujte	pokročilá	pokročilé	pokročilý	pokusu	pokusů	poloha	polohu	polohy	poloze	položek	položka	položku	položky	pomoci	pomocí	pomohli	pomozte	pomáhají	pomáhá	pomůže	ponechat	ponechte	popište	poplatek	popředí	poskytovatel	poskytovatele	poskytuje	poskytují	poslat	poslední	postranní	posunout	posílat	potvrdit	potvrzení	potřeba	potřebovat	potřebuje	potřebujeme	potřebujete	potřeby	použije	použijte	použit	použita	použito	použity	použité	použití	použitím	použít	používají	používané	používat	používejte	používá	používáme	používána	používání	používáte	považuje	povolen	povoleno	povoleny	povolené	povolení	povolený	povolit	povolte	povolí	pozadí	pozastaveno	pozastavení	pozastavit	později	pozice	pozici	poznámka	poznámku	poznámky	pozorování	pozval	pozvat	pozvánku	pozvánky	počkejte	počáteční	počítadlo	počítač	počítání	pořadí	pořizování	pořídit	poškodit	poškozen	poškozená	poškození	poškozený	pošlete	požadavek	požadavku	požadavky	požadavků	požadovaná	požadovat	požádat	pravděpodobně	pravidla	pravidly	pravopis	preferovaný	primární	privátní	problém	problému	problémy	problémů	probíhá	procenta	procento	procházet	prodat	profil	profile	profilová	profilový	profilu	profily	profilů	program	programy	prohlédnout	prohlížet	prohlížeč	prohlížeče	prohlížeči	projekt	projektu	proměnné	propojení	prostor	prostředky	prostřednictvím	prostředí	prosím	protokol	protokolu	protokoly	protože	proudu	provedeno	provedené	provedli	proveďte	provozní	provádět	provést	prstem	prvním	prázdná	prázdné	prázdný	průběh	průběhu	průhlednost	průvodce	písmena	předchozí	předměty	přední	předplatné	předplatného	předvolba	předvolby	přehled	přehrát	přehrávač	přehrávače	přehrávání	přejděte	přejete	přejeďte	přejmenovat	přejmenování	přejít	překlad	překlady	překrytí	přenos	přenosu	přenést	přepnete	přepnout	přepnutí	přeposlat	přepsat	přepínání	přerušit	přeskočit	přesnost	přesné	přesně	přestat	přesto	přesunout	přesunuto	přetažením	převod	převést	přezdívka	přečteno	přečtené	přečtěte	přečíst	přibližně	přiblížení	přiblížit	přidal	přidali	přidané	přidat	přidejte	přidán	přidána	přidáno	přidání	přidáte	přidávat	přidávání	přihlaste	přihlašovací	přihlašování	přihlásit	přihlášen	přihlášeni	přihlášení	přijato	přijmout	přijměte	přijímat	přijímání	připnout	připojen	připojeno	připojené	připojení	připojením	připojili	připojit	připojování	připojte	připojí	připomínky	připraveno	přispět	přistupovat	přizpůsobení	přizpůsobit	přizpůsobte	přiřadit	přátele	příchozí	příjemce	příkaz	příklad	příliš	příloha	přílohu	přílohy	případě	příprava	příroda	příspěvek	příspěvky	přístup	přístupnost	přístupné	přístupová	přístupové	přístupového	přístupový	přístupu	příští	původní	reaguje	reakce	recenzi	registrace	registraci	registrovat	reklam	reklamy	relace	relaci	relativní	resetovat	resetována	resetování	restart	restartovat	restartování	restartuje	restartujte	režimu	rodina	rozbalit	rozdělit	rozhraní	rozlišení	rozložení	rozpoznán	rozpoznávání	rozsah	rozumím	rozšířené	rozšíření	rušení	rychle	rychleji	rychlost	rychlosti	rychlé	rychlého	rychlý	safari	sbalit	schránka	schránky	schválení	schéma	sdílejte	sdílena	sdíleno	sdílené	sdílet	sekund	sekundu	sekundy	sekundách	selhal	selhala	selhalo	selhání	senzor	senzoru	senzory	senzorů	seriály	server	serverem	serveru	servery	serverů	seskupit	sestavení	setkat	seznam	seznamu	seznamy	seznamů	seřadit	skenovat	skenování	skončení	skončilo	skončí	skript	skripty	skryté	skrytí	skrytý	skupina	skupinu	skupiny	skupinách	skupině	skutečné	skutečně	sledované	sledovat	sledován	sledování	sleduje	sledujte	sloupec	sloučit	slouží	složce	složka	složku	složky	služba	službu	služby	službě	služeb	smazat	smazán	smazána	smazáno	smazány	smazání	smažete	smažte	směrem	snadno	snímek	snímková	snímky	snímků	snížit	sociální	software	soubor	souboru	soubory	souborů	souhlas	souhlasím	soukromé	soukromí	soukromý	současná	současné	současný	součást	součástí	speciální	spodní	spodním	spojena	spojené	spojení	spojit	společnosti	společně	spouštění	spouštět	spouštěč	spouštěče	spravovat	správa	správce	správcem	správně	spustit	spusťte	spuštěn	spuštěno	spuštění	spínač	spínače	stabilní	stahovat	stahování	standardní	starší	starších	statistiky	status	stavový	staženo	stažené	stažení	stejné	stejný	stejným	stisknutím	stiskněte	strana	straně	streamování	stránce	stránek	stránka	stránku	stránky	stránkách	stupně	stáhnout	stávající	světla	světlo	světlá	světlé	světlý	symbol	symboly	synchronizace	synchronizaci	synchronizovat	systém	systémem	systémová	systémové	systémový	systému	síťové	síťový	telefon	telefonní	telefonu	teplota	testovací	textová	textové	titulek	titulky	titulků	titulní	tlačítka	tlačítko	tohoto	tokenu	tomuto	transakce	trvale	trvalé	trvání	těchto	třetích	událost	udělat	udělení	ujistěte	ukazatel	ukazuje	ukládat	ukládání	ukončení	ukončit	ukázat	uložen	uloženy	uložené	uložení	uložením	uložených	uložit	uložte	umožnit	umožní	umožňuje	umožňují	umístění	update	upgrade	upload	upozornění	upraveno	upravit	upravovat	upravte	určuje	uvedené	uveďte	uvnitř	uvolnit	uzamknout	uzamčen	uzamčené	uzamčení	užitečná	užitečné	uživatel	uživatele	uživatelem	uživateli	uživatelsky	uživatelská	uživatelské	uživatelského	uživatelé	uživatelům	varování	vašeho	vašemu	vašich	vašimi	velikost	velikosti	ventilátor	ventilátoru	veřejná	veřejné	veřejný	veškerou	veškeré	vibrace	viditelné	vizuální	vlajky	vlastnosti	vlastní	vlastních	vlastního	vlastním	vložit	vložte	vnitřní	vnější	volbou	volitelné	volitelný	volání	vpravo	vraťte	vrstva	vrátit	vstupní	vyberte	vybranou	vybraná	vybrané	vybraný	vybrat	vybráno	vydání	vygenerovat	vyhledat	vyhledávací	vyhledávání	vyhrazena	vylepšené	vylepšení	vylepšit	vymazat	vymazána	vymazány	vymaže	vynucené	vynuceném	vynutit	vypadat	vypadá	vyplnit	vypnout	vypnuta	vypnuto	vypnuty	vypnutí	vypněte	vyprázdnit	vypršel	vypršela	vyprší	vyskytla	vysoká	vysoké	vysílání	vytvořen	vytvořena	vytvořeno	vytvořené	vytvoření	vytvořit	vytvořte	vytvoří	vytváření	vytvářet	využito	využití	využívá	vyčistit	vyřízení	vyžadovat	vyžadován	vyžadována	vyžadováno	vyžaduje	vyžadují	vzdálenost	vzdálená	vzdálené	vzdálený	vzhled	vzhledem	vzhledu	vzorkovací	vítejte	výběru	výchozí	výchozího	výchozím	výsledek	výsledky	výsledků	výstupu	vývojář	vývojáře	vývojářům	včetně	většina	všechna	všechny	webovou	webová	webové	webovém	webových	widget	widgetu	widgety	zabezpečení	zablokované	zablokovat	zablokován	zablokováno	zachovat	zadali	zadaný	zadejte	zadání	zahodit	zahrnout	zahájení	zajištění	zajišťuje	zakázat	zakázáno	zakázány	založit	zamknout	zamítnout	zamčení	zapamatovat	zaplatit	zapnout	zapnuta	zapnuto	zapnutou	zapnuté	zapnutí	zapnutím	zapněte	zapomenuté	zapomněli	zaregistrovat	zaregistrujte	zastaralá	zastaralé	zastaveno	zastavit	zatímco	zatížení	zavolat	zavření	zavřít	zaznamenat	začnete	začněte	začátek	začátku	začíná	zařízení	zařízeních	zařízením	zařízeními	zbývající	zdarma	zdraví	zdroje	zdrojový	zdrojů	zelená	zeměpisná	zjistit	zjistí	zjištění	zkontrolovat	zkontroluje	zkontrolujte	zkopírovat	zkopírován	zkopírováno	zkopírujte	zkratka	zkratku	zkratky	zkusit	zkuste	zlepšení	zlepšit	zmeškaný	zmínky	změnil	změnila	změnit	změněno	znamená	značek	značka	značku	značky	zobrazeny	zobrazená	zobrazené	zobrazení	zobrazit	zobrazované	zobrazovaný	zobrazovat	zobrazuje	zobrazí	zobrazíte	zopakujte	zpoždění	zpracování	zpracovává	zpracovávání	zpráva	zprávu	zprávy	zpětnou	zpřístupnění	způsob	způsobem	způsobit	zrcadlení	zrušen	zrušeno	zrušení	zrušit	zrušte	zrychlení	ztlumení	ztlumit	ztraceny	ztratíte	zvažte	zveřejnit	zvolit	zvolte	zvuková	zvukové	zvukový	zvukových	zvyšuje	zvířata	zvýšit	zvětšit	záhlaví	základní	základě	záloha	zálohovat	zálohování	zálohu	zálohy	záložky	zásady	závislosti	záznam	záznamy	záznamů	získat	získejte	získáte	získávání	zůstane	zůstanou	zůstat	zůstatek	úložišti	úložiště	úpravu	úpravy	úroveň	úrovni	úrovně	úspěch	úspěšné	úspěšně	úvodní	účelem	časovač	časové	časový	čekejte	čekání	červená	členem	členové	čtverec	částka	číslice	řekněte	řetězec	řešení	šablona	šifrovaná	šifrované	šifrování	špatné	špatný	štítek	štítky	žádost	žádosti
	except	aktivuje	aktualizuje	automatiky	barevny	barvený	bezpečností	ceklem	ceklové	cestovní	chovní	chytáte	cilova	crome	cviční	daová	daších	detailu	dluhé	dluhý	doporučujme	dostupna	dostupny	doučení	dovědět	děkujme	epizoa	existuji	flitru	flitry	flitrů	format	fotografe	funke	hasové	hlavicky	hlavni	hlavín	hodna	hodnoceni	hodnou	hodnu	hodny	hoovo	hudbení	hudení	informaci	jakkoli	jakkoliv	jenom	jením	kadou	kalendar	kalita	kality	kazdou	kladné	klenout	klenutí	klenutím	klepnete	klepnut	klepnuti	klientsky	kliknete	klíčeny	klčem	knihova	knihovu	knihovy	knihově	kocem	komas	kontaktu	kontaktuje	kontrou	kopas	kupit	ladní	lokání	maové	mazní	minium	minty	mnuta	mnuty	modlu	moulu	mstní	mření	mžete	nachova	nahou	nahraje	nahání	naházíte	nainstaluje	naistalovat	naistalován	naistalováno	naistalujte	naivní	najedou	nakupit	nalezne	naskenuje	nastaveni	nastavenu	nataven	natavena	nataveno	natavenou	natavení	natavením	natavil	natavili	natavit	natavování	natavte	nataví	navrat	načít	nebla	nebly	nebudu	nedařil	nedařila	nedařilo	nedopovídá	nedostupna	nedostupny	nedáno	nehodují	nelepší	neložené	nemate	nemohu	nemžeme	nemžete	nenalezne	neodkáže	neodporovaná	neodporovaný	neodporuje	neplaná	neplané	neplaný	nepožívejte	nesděluje	neshoduji	nesou	neste	noviny	náhodě	náhoně	objet	objetu	objety	obnoveni	obrazova	obrazovu	obrazovy	obsahuji	ochrnu	odebere	odemknut	odepnut	odešel	odmítnut	odsazeni	odstaní	oděna	oděny	ohlásit	omezeni	omítnout	opavy	operce	opojen	opojeno	opojit	opravu	oravy	oraze	orazu	osazení	otoční	oříznut	penze	pesto	plakat	planost	planou	plané	planý	plata	platonu	platy	pltnost	pobíhá	pocházet	podat	podobnosti	podobě	podporuji	podržet	poději	pohlédnout	pohlížet	pokračuje	pokrčovat	pokrčování	pokrčováním	pokrčujte	polední	poloka	poloku	poloky	polou	polze	pomci	popojení	poskytuji	poslt	poslta	posunut	potvrzeni	potřebujme	potřebujte	poval	povedeno	povedené	povedli	poveďte	povoleni	povolné	povolní	povolný	povést	pozastaveni	pozdí	pozvánu	pozvány	počítalo	požije	požijte	požit	požita	požito	požity	požité	požití	požitím	požít	požívají	požívané	požívat	požívejte	požívá	požíváme	požívána	požívání	požíváte	pravila	pravily	presto	problem	prohlédnut	proházet	projet	projetu	propojeni	provoní	provozí	prsem	prvopis	prázná	prázné	prázný	průvode	předín	přejte	pření	přepnut	přerytí	přespat	přesunut	přečetné	připnut	původce	reimu	rekce	restovat	restována	restování	rozlišní	rušní	rychly	schema	schranka	schranky	schrána	schrány	sdílné	sekat	senor	serer	sestaveni	sever	severem	severu	severy	severů	sezam	sezamu	sezamy	sezamů	sitovy	skočení	skočilo	skoční	skočí	skripy	skryte	skryti	skryty	skupine	skupně	sloce	sloka	sloku	sloky	sloupce	slože	složí	smaže	sodní	soubou	souží	spojeni	spojné	spojní	spolčenosti	spolčeně	správě	stana	statistky	stats	stavovy	staších	stisknete	stranně	straší	straších	strnka	strnku	strnky	stánce	stánek	stánka	stánku	stánky	stánkách	světa	sybol	syboly	system	sytém	sytému	sáhnout	sílena	síleno	sílené	tetovací	titulku	tituly	titulů	tomto	touto	trale	trávní	uprate	uvolit	uzamknut	uživatelky	varovní	velkost	velkosti	ventilator	veškeru	vhled	vhledem	vhledu	vlaky	vlastni	vlastí	vlastích	vlastím	vlání	vmazat	vmazána	vmazány	vmaže	vnucené	vnuceném	vnutit	volbu	volitelé	volní	vpadat	vpadá	vrťte	vstupu	vybere	vyberu	vylepené	vylepení	vylepit	vynutí	vypnete	vypnut	vypnuti	vyslání	vysoka	vyváření	vyvářet	vyžito	vyžití	vyžívá	vzorovací	všeho	všemu	webbovou	webbová	webbové	webbových	zadní	zahnout	zahrnut	zamknut	zamnout	zamítnut	zapnete	zapnut	zapnuti	zapnutu	zaregistruje	zastarala	zastarale	zataveno	zatavit	zavít	zblokované	zdali	zdejte	zdání	zelena	zelná	zhlaví	zjisti	zjišťuje	zkopíruje	zkratu	zkraty	zmítnout	znaku	znaky	zobrazena	zobrazeni	zobrazte	zopakuje	zprava	zprvu	způsobme	zrcadleni	zrychleni	ztlumeni	ztížení	zuková	zukové	zukových	zvolat	zvole	zřízení	zřízeních	zřízením	zřízeními	zůstanu	červena	čtverce	čáska	částa	řeknete	řetězce	šatné	šatný	štíty	šítek	šítky
misspellings	behem	během
	bezi	běží
	chybi	chybí
	chybe	chybě
	dalsi	další
	denne	denně
	doslo	došlo
	delka	délka
	diky	díky
	fraze	fráze
	frazi	frázi
	jeji	její
	jeste	ještě
	jine	jiné
	jiny	jiný
	jiz	již
	jmena	jména
	jmeno	jméno
	jidlo	jídlo
	kanal	kanál
	kazde	každé
	kdyz	když
	klic	klíč
	klicu	klíčů
	krome	kromě
	ktera	která
	ktere	které
	ktery	který
	kteri	kteří
	kvuli	kvůli
	kod	kód
	kodem	kódem
	kodu	kódu
	kody	kódy
	lepsi	lepší
	libi	líbí
	mozna	možná
	mozne	možné
	musi	musí
	mista	místa
	misto	místo
	muj	můj
	muze	může
	najit	najít
	nase	naše
	nema	nemá
	neni	není
	nove	nové
	nutne	nutné
	nyni	nyní
	nazev	název
	nazvy	názvy
	nize	níže
	neco	něco
	plati	platí
	pocet	počet
	prvni	první
	pryc	pryč
	prave	právě
	pisma	písma
	pismo	písmo
	pri	při
	rezim	režim
	rucne	ručně
	ruzne	různé
	smer	směr
	sva	svá
	sve	své
	sveho	svého
	svem	svém
	svym	svým
	svuj	svůj
	serie	série
	siti	síti
	takze	takže
	tmavy	tmavý
	tema	téma
	timto	tímto
	tyden	týden
	tydne	týdně
	telo	tělo
	treba	třeba
	urcit	určit
	vasem	vašem
	vasim	vaším
	velke	velké
	videt	vidět
	vpred	vpřed
	vyssi	vyšší
	vam	vám
	vami	vámi
	vykon	výkon
	vyska	výška
	vysku	výšku
	vse	vše
	vsech	všech
	vzdy	vždy
	zatim	zatím
	zacit	začít
	zbyva	zbývá
	zeme	země
	zmen	změn
	zmeny	změny
	zmeni	změní
	zmene	změně
	zname	známé
	zpet	zpět
	zamek	zámek
	údaju	údajů
	úcet	účet
	úctem	účtem
	čeka	čeká
	čislo	číslo
	řadek	řádek
	žive	živé
	žadna	žádná
	žadne	žádné
	žadny	žádný
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	aby jste	abyste
	aby jsi	abys
	kdyby jste	kdybyste
	kdyby jsi	kdybys
	vyjímka	výjimka
	vyjímku	výjimku
	výjmka	výjimka
	standartní	standardní
	standartně	standardně
	vyjímečně	výjimečně
	ujistěte se že	ujistěte se, že
	ujisti se že	ujisti se, že
	jste si jisti že	jste si jisti, že
	jste si jistí že	jste si jisti, že
	jste si jistý že	jste si jistý, že
	jsi si jistý že	jsi si jistý, že
	zdá se že	zdá se, že
	vypadá to že	vypadá to, že
	zkontrolujte zda	zkontrolujte, zda
	zkontrolujte jestli	zkontrolujte, jestli
	pamatujte že	pamatujte, že
	na vždy	navždy
	by jste	byste
	by jsi	bys
	vemte na vědomí	vezměte na vědomí
address	ty	tě	tebe	tobě	tebou	tvůj	tvoje	tvá	tvé	tvého	tvému	tvou	tvých
	vy	vy	vás	vám	vámi	váš	vaše	vaši	vašeho	vašemu	vaší	vašich	vašim
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
generic_titles	Fejl	Advarsel	Er du sikker?	Bekræft	Info	Information	Noget gik galt	Der opstod en fejl	Der er opstået en fejl	Der skete en fejl	Ukendt fejl	Uventet fejl	Der opstod en ukendt fejl	Der opstod et problem	Bekræftelse	Bekræftelse kræves	Bekræft venligst	Bemærk	Besked	Meddelelse	Succes	Lykkedes	Færdig	Fuldført	Mislykkedes	Ups	Hov	Vigtigt	Problem	Pas på	Fare	Spørgsmål	Alarm	Det er pinligt	Dette burde ikke være sket	Beklager	Undskyld	Hovsa	Åh nej	Hmm	Der er opstået et problem	Intern fejl	Systemfejl	Fatal fejl	Handling påkrævet	Handlingen mislykkedes	Operationen mislykkedes	Tillykke	Vil du fortsætte?	Fortsæt?	Prøv igen	Beklager, noget gik galt	Ups, noget gik galt	Hovsa, noget gik galt	En fejl opstod	Sikker?
accusatory	idiot	lort	din skyld	du glemte	du har glemt	du har indtastet en forkert	du har indtastet forkert	du har lavet en fejl	du tastede forkert	for helvede
accusatory_openings	du prøver at	du forsøger at
ongoing	i gang	venter
app_names	fotos	arkiver	kontakter	kalender	beskeder	sundhed	musik	noter	påmindelser	kort	bøger	genveje	hjem	vejr	aktier	indstillinger
function_words	og	er	ikke	det	den	du	din	vil	med	på	af	en	et	kan	har	fra	til	denne	dette	ingen	kunne	dig	være
doubled_words	som	det	den	der	har	på	til	at	er	mere	meget	i	om	de	kan	man	og	ind	af	med	for	ud	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	tusind	mio	millioner
spelling	words	acceleration	accept	accepter	accepterer	acceptér	actions	adgang	adgangen	adgangskode	adgangskoden	adgangskoder	administration	administrator	administrer	administrere	adresse	adressen	adskilt	advarsel	advarsler	afbrudt	afbryd	afbryde	afbryder	afhænger	afhængigt	afsendelse	afsendt	afsluttet	afspiller	afspilles	afspillet	afspilning	afstand	afstanden	afventer	afvist	aktivere	aktiverer	aktiveres	aktiveret	aktivering	aktivitet	aktiviteten	aktiviteter	aktivt	aktivér	aktuel	aktuelle	aktuelt	alarmer	aldrig	alerts	allerede	alligevel	almindelig	almindelige	alternativ	amplitude	analyse	anbefalede	anbefaler	anbefales	anbefalet	angive	angiver	angivet	angivne	anmodet	anmodning	anmodningen	anmodninger	annuller	annullere	annulleret	annullér	antallet	anvend	anvendelse	anvendes	appdata	appens	apples	arbejde	arkiverede	arkiveret	autentificering	automatisering	automatisk	automatiske	avancerede	avanceret	avatar	backup	baggrund	baggrunden	balance	baseret	batteri	bedste	bedømme	befinder	begivenheder	begræns	begrænsede	begrænser	begrænset	begrænsninger	begynd	begynde	begynder	behandle	behandler	behandling	behold	beholde	beholder	behøver	bekræft	bekræftelse	bekræftet	belastning	belønninger	bemærk	benytte	benytter	beregner	beregnet	besked	beskeden	beskeder	beskrivelse	beskriver	beskytte	beskyttelse	beskyttet	bestemme	bestemmer	bestemmes	bestemt	betyder	bevægelse	bevægelser	bibliotek	billede	billeder	bitcoin	blevet	bliver	blodglukose	blodsukker	bloker	blokere	blokerede	blokerer	blokeret	blokering	blokér	blæser	bottom	bredde	browser	bruger	brugerdefinerede	brugerdefineret	brugere	brugernavn	brugers	bruges	bunden	center	certifikat	certifikater	certifikatet	cyklus	daglig	database	databasen	deaktivere	deaktiverer	deaktiveret	deaktivér	dedikeret	default	defineret	delete	deling	derefter	derfor	designet	desktop	destination	desuden	detail	details	detaljer	detaljeret	developer	diagram	digital	digitale	dimensioner	direkte	display	dobbelt	dokument	dokumentation	domæne	domæner	download	downloade	downloadede	downloader	downloadet	downloads	drevet	driver	dynamisk	dårlig	effekt	egenskaber	eksempel	eksistere	eksisterende	eksisterer	eksperimentel	eksperimentelle	eksportere	eksportér	ekstern	eksterne	eksternt	ekstra	element	elementer	ellers	elsker	energidata	eneste	enheden	enhedens	enheder	enheds	enhedsnavn	enhver	enkelt	erstat	erstatte	ethvert	etiket	events	eventuel	eventuelle	eventuelt	explorer	facebook	factor	faktisk	faktor	falder	familie	fastgør	favorit	favoritter	feature	features	feedback	fejlede	fejlfinding	felter	feltet	filnavn	filtre	finder	fingeraftryk	finish	firefox	firmware	fjerne	fjerner	fjernet	fleste	flytte	flyttet	forbedre	forbedret	forbind	forbinde	forbindelse	forbindelser	forbinder	forbliver	forbundet	foretrukne	forhindrer	forhold	forkert	forkerte	forlad	forlade	forlader	format	formindsk	forrige	forsigtighed	forsinkelse	forskellige	fortryd	fortrydes	fortsat	fortsætte	fortæl	fortælle	forventede	forventet	forældet	forøgelse	fotobibliotek	frekvens	fremad	fremtiden	fremtidig	fremtidige	fuldført	fuldstændig	fundet	fungere	fungerer	funktion	funktionalitet	funktionen	funktioner	fælles	færdig	følger	følsom	følsomhed	første	gammel	gemmer	gemmes	gendan	gendanne	gendannelsessætning	gendannes	generer	generere	genererer	gennem	gennemføre	gennemført	gennemgå	gennemse	gennemsnit	gennemsnitlig	gennemtving	genopfrisk	genoptag	genoptage	genoptager	genstart	genstarte	gentag	gitter	glucose	godkend	godkendelse	godkendt	godkendte	google	gratis	grundlæggende	gruppe	gruppen	gruppenavn	grupper	grænse	grænsen	grænseværdi	gyldig	gyldigt	gælder	handlingen	handlinger	haptisk	hardware	hastighed	health	henter	hentes	hentning	henvisninger	herfra	historik	hjemmeside	hjælpe	hjælper	hjørne	holder	hukommelse	hurtig	hurtige	hurtigere	hurtigt	hvilke	hvilken	hvilket	hvordan	hvorfor	hvornår	håndtering	håndtér	hældning	hændelse	højere	højeste	identificere	identitet	igangværende	igennem	ignorer	ignoreret	ikonet	images	import	importen	importer	importere	importeres	importeret	importér	inaktiv	indbakke	indbyggede	indbygget	indeholde	indeholder	indhold	indholdet	individuel	indkommende	indlæs	indlæse	indlæser	indlæses	indlæsning	indlæst	indsats	indsendt	indstille	indstiller	indstillet	indstillingerne	indsæt	indtast	indtaste	indtastede	indtaster	indtastet	indtastninger	indtil	inkluderer	inkluderet	installer	installere	installeret	instrumentbræt	insufficient	insulin	insulintilførsel	interesseret	intern	international	internet	internetforbindelse	internetforbindelsen	interval	intervallet	introduktion	invalid	inviter	irreversibel	justere	justerer	justeret	kaldenavn	kalender	kalibrering	kamera	kanaler	kapacitet	kapitel	kapitler	kassér	kategori	kategorier	kender	klassisk	klientcertifikat	knappen	knyttet	kolonner	kommando	kommende	kommer	kommunikere	kompatible	komplikationer	konfigurer	konfigurere	konstant	kontakte	kontrol	kontrollere	kontrollér	konvertere	kopier	kopieret	kopiér	korrekt	kortdata	kortere	kortet	kritisk	krypterede	krypteret	kryptering	kræver	kræves	krævet	kulhydrat	kulhydrater	kvadratisk	kvalitet	kørsel	lagring	langsom	langsommere	langsomt	layout	legitimationsoplysninger	leverer	leveret	licens	ligesom	ligger	listen	lister	location	lodret	logaritmisk	logfiler	logger	logget	lokale	lokalitet	lokalitetstjenester	lokalt	luftfugtighed	lukker	lukkes	lukket	lukning	lydbesked	lydbeskeder	lydfil	lydoptagelse	lydstyrke	lysstyrke	lytter	låseskærmen	længere	læsning	mailadresse	maksimal	maksimale	maksimalt	maksimum	manglende	mangler	manual	manually	manuel	manuelle	manuelt	mappen	mapper	markeret	markér	matchende	matcher	maximum	meddelelser	medføre	medium	medlem	medlemmer	mellem	mellemrum	mennesker	menuen	metadata	metode	midlertidig	midlertidige	midlertidigt	mikrofon	mikrofonen	mindre	mindst	mindste	minimere	minimum	minutter	minutters	mislykkede	mislykkedes	mister	mistet	mobildata	modtag	modtage	modtagelse	modtager	modtaget	modtog	motion	muliggør	muliggøre	mulighed	muligheder	muligt	muligvis	måling	måltid	måltider	månedlig	mængde	mængden	mærker	mærket	native	navigation	navnet	nedenfor	nederst	nederste	negative	nettet	netværk	netværket	netværksforbindelse	netværksforbindelsen	niveau	normal	normale	normalt	notifikation	notifikationer	nulstil	nulstille	nulstiller	nulstilles	nulstilling	nuværende	nyheder	nylige	nyligt	nyttigt	nægtet	nærheden	nærmer	nærmeste	næsten	nødvendig	nødvendigt	nøgler	nøglering	nøjagtig	observation	observationer	observere	offentlig	offentlige	offline	omgivende	omhyggeligt	omkring	område	områder	omtrentlig	omvendt	online	opbevar	opbevare	opdage	opdaget	opdater	opdatere	opdaterede	opdaterer	opdateres	opdateret	opdatering	opdateringer	opdateringsinterval	opdatér	opgave	opgaver	opgradere	opkald	oplevelse	oplysninger	opløsning	opmærksom	oprette	oprettede	oprettelse	opretter	oprettes	oprettet	oprindelig	oprindelige	oprindeligt	opstod	opstået	opsætning	opsætningen	optage	optagelse	optager	option	optælling	orange	orientering	output	ovenstående	overblik	overensstemmelse	overførsel	overførsler	override	overskredet	overskrider	overskriv	overstiger	overvej	passer	password	pauseskærm	performance	periode	periodisk	permanent	permission	permissions	personer	personlig	personlige	pinkode	pinkoden	pixels	placer	placering	placeringer	placeringstjenester	pladsholder	planlagt	playback	playliste	please	portefølje	position	positioner	preview	primær	primære	prioritet	privat	private	privatliv	privatlivspolitik	problem	problemer	problemet	procent	procentdelen	proces	processing	profil	profilbillede	profile	profilen	profiler	profit	program	programmer	programmet	projekt	projekter	projektet	prompt	protokol	provider	præcis	præcise	præcision	præferencer	public	pumpen	pågældende	påmindelser	påvirke	påvirker	rapport	rapporter	rapportér	recently	recovery	rediger	redigere	redigér	reducere	registrere	registrerer	registreres	registreringer	regler	reklamer	reload	report	ressource	ressourcer	result	resultat	resultater	resultere	resumé	retning	rettigheder	returneret	review	rotation	running	rydder	ryddet	rækkefølge	rækker	rækkevidde	safari	samlede	samlet	sammen	samtale	samtaler	samtidig	samtykke	sandsynligvis	scanne	scanning	screen	screenshot	script	scripts	security	sekund	sekunder	sekundær	sekundære	selvom	sender	sending	senere	seneste	sensor	sensoren	sensorer	sensorerne	server	servere	serveren	service	services	session	sidezoom	sidste	signal	sikker	sikkerhed	sikkerhedskopi	sikkerhedskopien	sikkerhedskopiering	sikkert	simpel	simulator	skalering	skifte	skifter	skjuler	skjult	skjulte	skrevet	skridt	skrifttype	skrive	skriver	skærmbillede	skærmbilleder	skærme	skærmen	sletning	slette	sletter	slettes	slettet	slukke	slukket	slumrer	sociale	software	softwaren	sounds	source	specifikke	sporet	spring	spænding	spørgsmål	stablet	stadig	standard	startskærmen	statistik	status	steder	stedet	stemme	stemmer	stiger	stillede	stoppe	stoppet	straks	stream	streng	stykke	styrer	styring	styrke	støjende	større	størrelse	støtte	succes	support	suspenderet	svarer	switch	symboler	synkroniser	synkroniserer	synkroniseret	synkronisering	system	systemstandard	sætter	søgning	talebesked	target	tegnebog	tegnebogen	tegnebøger	teksten	telefon	telefonen	telefonens	telemetri	temperatur	tester	tidligere	tidsbegrænsning	tidsfølsomme	tidsplan	tidspunkt	tilbage	tilfældig	tilfældigt	tilføj	tilføje	tilføjede	tilføjer	tilføjes	tilføjet	tilgængelig	tilgængelige	tilgængelighed	tilgængeligt	tillad	tillade	tilladelse	tilladelser	tillader	tilladt	tilladte	tillid	tilmeld	tilpas	tilpasning	tilpasse	tilpassede	tilpasset	tilsidesæt	tilsluttet	tilstand	tilstanden	timeout	titlen	tjekke	tjekker	tokens	toppen	tracker	trafik	transfer	transmitter	trykke	trykker	trække	tvunget	twitter	tæller	tættere	uanset	ubegrænset	udforsk	udføre	udfører	udført	udgangspunkt	udgave	udklipsholder	udløber	udløbet	udløse	udløser	udløses	udstyr	udvidelse	udvidelser	udvidet	udvikler	ugentlig	ugyldig	ugyldige	ugyldigt	ukendt	unavngivet	underret	understøttede	understøttelse	understøtter	understøttes	understøttet	undertekst	undertekster	upload	uploads	utilgængelig	utilstrækkelig	uventet	valgmuligheder	valgte	vandret	variable	variables	varighed	vedhæftede	vedhæftning	vedhæftninger	velkommen	vender	venligst	venner	venstre	verden	verificeret	version	versioner	vibration	videoer	videoopkald	videre	vigtige	vilkår	vindue	virker	visible	visning	visuelt	voksne	volumen	vælger	værdien	værdier	værktøj	værktøjslinje	værtsnavn	websider	website	websted	websteder	ændrer	ændres	ændret	ændring	ændringer	ændringerne	øjeblik	øjeblikket	ønskede	ønsker	øverst	øverste
	except	actins	actons	adgangskoode	adgangskooden	adgangskooder	adgangsode	adgangsoden	adgangsoder	administer	afbyrd	afbyrde	afbyrder	afendelse	afendt	afhæger	afpiller	afpilles	afpillet	afpilning	afryd	afspilels	afstaden	afsuttet	aftand	aftanden	afviist	afvits	agniver	aktel	aktelle	aktieret	aktiering	aktiver	aktivers	aktivr	aktivre	aktivrer	aktivres	aktivret	akutel	akutelle	alaarmer	allerrede	alrets	alrig	alternaiv	aministrer	anallet	anendes	angie	angiven	appels	arbede	aresse	aressen	arkivrede	arkivret	arkvierede	arkvieret	automatik	automatiks	automatise	automatisring	automatske	avendes	bacup	bakcup	ballance	basret	bedte	begnyder	begræs	begræsede	begræser	begræset	begyd	begyde	begyder	begænsede	begænser	begænset	beskedne	betdyer	betemme	betemmer	betemmes	betydre	bevægele	bevægeler	bevægeles	billeed	billeeder	blokker	blokkere	blokrede	blokret	blokring	boldglukose	boldsukker	bolkere	bolkerede	bolkerer	bolkeret	bowser	brede	breded	bregner	bruer	brugs	buges	bundne	burger	burgerdefinerede	burgerdefineret	burgere	burgernavn	burgers	centr	centre	certifikatte	dalgig	dataase	dataasen	deaktieret	deaktiver	deaktivr	deaktivre	deaktivrer	deaktivret	definerret	defor	defult	delig	delign	delte	deror	deskop	destop	detaleret	develoer	develooper	diagam	digram	digtal	digtale	direte	diver	dokment	drier	dynamik	dynamiks	eksemel	eksempeel	eksisterede	eksperimentle	eksporetre	eksporter	eksten	ekstene	elemnet	elles	elment	elmenter	eneden	enedens	eneder	eneds	enedsnavn	eneset	enete	enketl	enregidata	enver	esker	esterne	etikte	evens	eventel	eventelle	evnets	exporer	fader	favorittre	fedeback	fejede	felet	feltte	femad	femtiden	ferne	feste	feter	feture	fetures	filte	filter	finer	fineraftryk	fingraftryk	finnish	firmare	fjeren	fjeret	fjernt	flader	flyte	folrad	folrade	folrader	foralder	foramt	forbede	forbeder	forbedet	forbid	forbiinder	forbindele	forbindeler	forbindeles	forbined	forbundte	forhinder	forind	forket	forkret	forkrete	forliver	forold	forryd	forrøgelse	forsat	forsætte	fortast	fortlæ	fortrukne	fortyd	fortydes	fortætte	forvenet	forædlet	fosrigtighed	fremd	fuldstædig	fuldørt	fundte	fæles	føler	følsohed	følsomed	førset	førte	gemmees	genag	genneme	gennemes	gennemnit	gennemting	gennemåg	gennemøre	gennemørt	genopfisk	genrer	gensart	gensarte	genstat	gentsarte	gluose	glydigt	glæder	godkende	gogole	goole	grats	grundæggende	græse	gæler	hadlingen	hadlinger	hanlingen	hanlinger	heath	henning	herfa	herfar	hjemmeide	hoder	holer	hornår	hvile	hvilekt	hvilen	hvilet	håndering	højre	højsete	ideentitet	ideholder	idenittet	ikonte	imagees	importers	importret	inaktvi	indendt	indholder	indholdte	indil	individel	indkommened	indold	indstilel	indstillinerne	indtasteed	indtat	indtats	indtillet	indæs	indæt	inhold	inkludrer	inkludret	inkulderet	instiller	instrumentbrææt	interal	interavl	internatonal	internt	introdution	inulin	inulintilførsel	irreversible	isnulin	justerret	juteret	kapiler	kapilter	kappen	kasser	keder	klassik	klassiks	klintcertifikat	knofigurer	knofigurere	knotrol	kofigurer	kofigurere	koloner	kommado	kommened	kommunikeer	kompatibel	konstat	kontant	kontroller	koommer	kopierret	kopir	kopiret	kordata	koret	korterre	kortre	kotrol	kritik	kritiks	kræet	krøsel	kulhydraer	kærves	kæver	kæves	kævet	lagrig	langommere	langsoommere	langsot	leverret	levrer	levret	liens	liger	lisen	liten	liter	loger	lokalitetstenester	lokalitetstjeneester	lokaltiet	lukes	lutfugtighed	lydil	lydoptagele	lydoptageles	lydstyre	lysstyre	låseskæren	maling	maltid	manal	manger	manglede	mareret	marker	markret	matchede	matchene	mather	medelm	medemmer	medum	melelm	melemmer	menen	metdata	metodde	midst	mikroon	minde	minder	mindset	miniemre	minium	minuter	minuttes	minuttre	minuttres	miser	mislykkeed	mislykkeeds	miter	modag	modage	modager	modaget	modtagele	modtageles	modtagte	målid	månelig	mænge	mængen	naive	nanet	navet	nederts	nedrest	negativve	netværekt	netværkforbindelse	netværkforbindelsen	nivau	normae	normla	normle	nulsil	nulstiil	nulstilel	nulstilels	nulstillign	nulstills	nultilling	nyeder	næreden	nærer	næreste	næsen	nøglerig	nøler	oline	omgiende	omkrig	omrade	omrader	omring	omveendt	opager	opaget	opave	opaver	opdaterig	opdateriger	opdaterigsinterval	opdateringinterval	opetter	opgardere	opion	opradere	opsod	opsået	optagele	optageles	opton	opælling	orienteering	orienterig	overej	overide	overkrider	overskider	overskiv	overstier	overtiger	overveej	ovnstående	pacer	panlagt	passeer	pauseskræm	pauseskæm	payback	pease	peermission	peermissions	peersoner	performane	peride	peridisk	permisson	perode	persner	persnolig	persnolige	persolig	persolige	perview	piknode	piknoden	pikode	pikoden	placeringstenester	placeringstjeneester	pladsholer	planagt	pogram	pogrammer	pogrammet	postion	postioner	priortiet	probleer	problemte	procentdellen	process	processign	proes	proessing	profilbilleed	profille	profillen	profler	proft	proil	proile	proilen	proiler	projektte	projet	projetet	projetker	prolem	proram	prorammer	prorammet	protoklo	protool	providder	provier	præferener	præis	præise	præision	pubic	påvire	påvirer	påældende	redigre	reger	registeres	registerringer	registrerringer	reklamr	reklamre	relad	relod	renting	reort	repot	reslut	resource	resuletre	resume	resut	returnerret	ryder	rækkeføle	rækkeføleg	sablet	samale	samen	samet	samleed	sanne	scrips	seder	seere	selvmo	selvvom	sener	seneset	senor	sensete	sensoen	sensorren	sensorrene	serer	serverne	serverren	servicees	servie	servies	sette	setter	settes	sever	severe	siddezoom	sidse	sifter	sigal	siger	sikkerhedskopierring	sikkerhedskopiring	sikket	simple	skalring	skeund	skeunder	skidt	skife	skifer	skite	skive	skiver	skjule	skjulet	skuler	skærbillede	skærbilleder	skære	skæren	skærmbilleed	skærmbilleeder	soppe	soppet	soure	sporret	sport	sprig	staks	starks	starskærmen	startskæren	stats	statstik	steam	stedt	stedte	steer	stemem	stier	stilede	stilleed	stope	stram	streg	string	styre	støjede	støre	success	sukke	sukket	sunds	suppot	supsenderet	svarre	svarrer	syboler	symoler	syrer	syring	sysem	sysemstandard	systemtandard	sytrer	særmen	sæter	sættre	søøgning	tacker	taget	tagret	talbesked	teefon	teefonen	teefonens	tegnbog	tegnbogen	tegnbøger	tegneboen	tegneøger	teleon	temperaur	teser	testen	tilage	tilalder	tilas	tilasset	tilfjer	tilføjt	tilidesæt	tilild	tilladele	tilladeler	tilladeles	tilladet	tilmed	tilpasseed	tilpasseede	tilsand	tilsanden	tilsidest	tilsuttet	tiltand	tiltanden	tilten	tiløj	tiløje	tiløjede	tiløjer	tiløjes	tiløjet	titter	toens	tokes	tooppen	tracer	transitter	tunget	tykke	tække	tætterre	tættre	uanet	udave	udfork	udforks	udfrøer	udgangpunkt	udklipholder	udklipsolder	udsyr	udviklre	udølbet	udøre	udørt	udøse	udøser	udøses	uføre	uldøse	uldøser	uldøses	underet	undertest	undertester	unset	valget	valguligheder	valmuligheder	valte	vandet	variabel	variabels	variales	veender	veenligst	vehæftede	vehæftning	vehæftninger	vekommen	velommen	vener	venligt	ventre	verison	vestre	videopkald	vinde	virer	visibel	vising	vokse	voksen	vreden	væger	vægler	værdin	værdir	værktøjlinje	værktøjsline	værkøj	værtnavn	værtsavn	værtøj	webiste	websiet	ænder	ænders	ønskeed
misspellings	adgangs kode	adgangskode
	internet forbindelse	internetforbindelse
	prøv i gen	prøv igen
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	er du sikker at	er du sikker på, at
	er du sikker på du vil	er du sikker på, at du vil
	bruger navn	brugernavn
	adgangs koden	adgangskoden
	net forbindelse	netforbindelse
	internet forbindelsen	internetforbindelsen
	netværks fejl	netværksfejl
	netværks forbindelse	netværksforbindelse
	server fejl	serverfejl
	fejl meddelelse	fejlmeddelelse
	email adresse	e-mailadresse
	e-mail adresse	e-mailadresse
	telefon nummer	telefonnummer
	dette handling	denne handling
	denne billede	dette billede
	dette konto	denne konto
	denne album	dette album
	dette fil	denne fil
	denne nummer	dette nummer
	dette besked	denne besked
	denne objekt	dette objekt
	dette liste	denne liste
	dette app	denne app
	ugyldig kodeord	ugyldigt kodeord
	ugyldig navn	ugyldigt navn
	ugyldig nummer	ugyldigt nummer
	prøv igen sener	prøv igen senere
	kunne ikke fundet	kunne ikke findes
	til ladelse	tilladelse
	ind stillinger	indstillinger
	lokalitets tjenester	lokalitetstjenester
	foto bibliotek	fotobibliotek
	kontakt liste	kontaktliste
	spille liste	spilleliste
	afinstalere	afinstallere
	forbindelsen mislykket	forbindelsen mislykkedes
pronouns	match	word
	applies	yes
	second	du	din	dit	dine	jeres
	first	jeg	mig	min	mit	mine	vi	vores
	ambiguous_second	De	dig
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
	Don't Show Again	accepted	Vis ikke igen	Spørg ikke igen
	Later	accepted	Senere
		seen	Måske senere
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
generic_titles	Fehler	Achtung	Warnung	Bist du sicher?	Bestätigen	Hinweis	Erfolg	Fehlgeschlagen	Info	Information	Informationen	Etwas ist schiefgelaufen	Etwas ist schief gelaufen	Etwas ist schiefgegangen	Etwas ist schief gegangen	Da ist etwas schiefgelaufen	Da ist etwas schiefgegangen	Es ist etwas schiefgelaufen	Es ist ein Fehler aufgetreten	Ein Fehler ist aufgetreten	Fehler aufgetreten	Unbekannter Fehler	Unerwarteter Fehler	Allgemeiner Fehler	Ein unbekannter Fehler ist aufgetreten	Ein unerwarteter Fehler ist aufgetreten	Es ist ein Problem aufgetreten	Bitte bestätigen	Bestätigung	Bestätigung erforderlich	Bestätigung notwendig	Bestätigung nötig	Aktion bestätigen	Sind Sie sicher?	Sind Sie sich sicher?	Bist du dir sicher?	Wirklich?	Erfolgreich	Fehlschlag	Misserfolg	Hoppla	Ups	Upps	Mitteilung	Meldung	Nachricht	Problem	Wichtig	Wichtiger Hinweis	Bitte beachten	Vorsicht	Abgeschlossen	Fertig	Frage	Tipp	Alarm	Aktion fehlgeschlagen	Benachrichtigung	Fehlermeldung	Warnhinweis	Na, das ist peinlich	Das ist peinlich	Das ist jetzt peinlich	Das ist unangenehm	Entschuldigung, das hätte nicht passieren dürfen	Das hätte nicht passieren dürfen	Entschuldigung	Tut uns leid	Es tut uns leid	Das tut uns leid	Oh nein	Huch	Hmm	Ein Problem ist aufgetreten	Es gab ein Problem	Es gab einen Fehler	Interner Fehler	Schwerer Fehler	Systemfehler	Ein interner Fehler ist aufgetreten	Vorgang fehlgeschlagen	Der Vorgang ist fehlgeschlagen	Aktion erforderlich	Handlung erforderlich	Der Vorgang war erfolgreich	Vorgang erfolgreich	Erledigt	Beachte	Glückwunsch	Herzlichen Glückwunsch	Möchtest du fortfahren?	Möchten Sie fortfahren?	Fortfahren?	Weiter?	Willst du fortfahren?	Bitte versuche es erneut	Bitte versuchen Sie es erneut	Leider ist etwas schiefgelaufen	Entschuldigung, etwas ist schiefgelaufen	Entschuldigung, es ist ein Fehler aufgetreten	Entschuldigen Sie, es ist ein Fehler aufgetreten	Leider ist ein Fehler aufgetreten	Achtung!
accusatory	idiot	dummkopf	blödmann	scheiße	scheisse	verdammt	selbst schuld	deine schuld	ihre schuld	du hast vergessen	sie haben vergessen	du hast etwas falsch	sie haben etwas falsch	du hast das falsche	du hast ein falsches	du hast einen falschen	du hast eine falsche	sie haben das falsche	sie haben ein falsches	sie haben einen falschen	sie haben eine falsche	du hast einen fehler gemacht	sie haben einen fehler gemacht	das darfst du nicht	das dürfen sie nicht	trottel	arschloch
accusatory_openings	du versuchst	sie versuchen	du hast versucht	sie haben versucht
ongoing	läuft	laufen	wartet	warten	wird geladen	werden geladen	wird heruntergeladen	werden heruntergeladen	wird hochgeladen	werden hochgeladen	wird verbunden	wird gesucht	wird verarbeitet	wird importiert	wird exportiert	wird synchronisiert	wird installiert
function_words	und	der	das	ist	sind	nicht	ein	eine	einen	einem	einer	für	mit	auf	dem	des	zu	wird	werden	wurde	wurden	kann	können	konnte	sie	du	dein	deine	ihre	von	vom	zum	zur	bitte	oder	auch	wirklich	diese	dieser	dieses	diesen	sich	aus	bei	nach	noch	möchten	möchtest
doubled_words	die	der	das	den	dem	sie	wir	ihr	ihnen	ganz	sehr	immer	viel	wie	es	so	nein	ja	mehr	blah	bla	nur	zu	an	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	uhr	tausend	millionen	mio	milliarden	mrd
spelling	words	abbrechen	abbruch	abgeben	abgebrochen	abgelaufen	abgelehnt	abgemeldet	abgerufen	abgeschlossen	abgespielt	abgestürzt	abhängig	ablauf	ablaufdatum	ablegen	ablehnen	abmelden	abonnement	abonnements	abrufen	abschließen	abschluss	absenden	absender	abspielen	abstand	absteigend	abwesend	abwählen	abzuschließen	account	accounts	achtung	administrator	adresse	adressen	aktion	aktionen	aktive	aktiven	aktives	aktiviere	aktivieren	aktivierst	aktiviert	aktivierte	aktivierten	aktivierung	aktivität	aktivitäten	aktualisiere	aktualisieren	aktualisiert	aktualisierte	aktualisierung	aktualisierungen	aktuell	aktuelle	aktuellen	aktueller	aktuelles	akzeptiere	akzeptieren	akzeptiert	alarme	algorithmus	allein	allerdings	allgemein	allgemeine	alternative	analyse	analysieren	analysiert	anbieter	andere	anderen	anderer	anderes	andernfalls	anfang	anfordern	anforderung	anforderungen	anfrage	anfragen	angaben	angeben	angefordert	angeforderte	angegeben	angegebene	angegebenen	angelegt	angemeldet	angeschlossen	angesehen	angewendet	angezeigt	angezeigten	anhalten	anhand	anhang	anheften	anhänge	anhängen	ankündigungen	anlegen	anleitung	anmeldedaten	anmeldeinformationen	anmelden	anmeldung	annehmen	anonym	anonyme	anordnen	anpassen	anpassung	anrufen	anscheinend	anschließend	ansehen	ansicht	anstatt	anstelle	antwort	antworten	anweisungen	anwenden	anwendung	anwendungen	anzahl	anzeige	anzeigen	anzeigename	anzumelden	anzupassen	anzuzeigen	apples	arbeit	arbeiten	archiv	archive	archivieren	archiviert	archivierte	attribute	audiodatei	aufgabe	aufgaben	aufgenommen	aufgetreten	aufgrund	aufheben	auflösung	aufnahme	aufnehmen	aufrufen	aufsteigend	auftreten	aufzeichnen	aufzeichnung	ausblenden	ausführen	ausführung	ausgabe	ausgeben	ausgeblendet	ausgeführt	ausgelöst	ausgeschaltet	ausgeschlossen	ausgewählt	ausgewählte	ausgewählten	ausloggen	auslösen	ausreichend	ausrichtung	ausschalten	ausschließlich	aussehen	ausstehend	ausstehende	austausch	auswahl	auswählen	auszublenden	auszuschalten	auszuwählen	authentifizieren	authentifiziert	authentifizierung	automatisch	automatische	automatischer	automatisches	autorisieren	autorisierung	außerdem	außerhalb	backup	backups	basierend	basiert	batterie	beachte	beachten	bearbeite	bearbeiten	bearbeitet	bearbeitung	bedarf	bedeutet	bedingungen	beeinflussen	beenden	beendet	befehl	befinden	befindet	beginn	beginnen	beginnt	begrenzt	behalten	beheben	beibehalten	beiden	beigetreten	beinhalten	beispiel	beispiele	beispielsweise	beitrag	beitreten	beiträge	beizutreten	bekannt	bekannte	bekannten	bekommen	beliebige	belohnung	belohnungen	benachrichtigen	benachrichtigung	benachrichtigungen	benutze	benutzen	benutzer	benutzerdefiniert	benutzerdefinierte	benutzerdefinierten	benutzerdefiniertes	benutzerkonto	benutzern	benutzername	benutzernamen	benutzeroberfläche	benutzt	benutzung	benötigen	benötigt	beobachte	beobachten	berechnen	berechnet	berechtigt	berechtigung	berechtigungen	bereich	bereitgestellt	bereits	bericht	beschreiben	beschreibung	beschriftung	beschränkt	beschädigt	besitzt	besondere	besonders	besser	bessere	bestehen	bestehenden	besteht	besten	bestimmen	bestimmt	bestimmte	bestimmten	bestätige	bestätigen	bestätigt	bestätigung	besuche	besuchen	betrag	betreten	betriebssystem	beträgt	bevorzugte	bevorzugten	bewegen	bewegung	bewerte	bewerten	bewertung	bezahlen	bezeichnung	bibliothek	bietet	bilder	bildern	bildschirm	bildschirms	bisher	bleiben	bleibt	blockieren	blockiert	blockierte	bluetooth	brauchen	braucht	breite	breitengrad	bringen	browser	buchstaben	button	bücher	caches	chatten	client	copyright	dadurch	danach	danksagungen	darauf	darstellung	darüber	dateien	dateigröße	dateiname	datenbank	datenschutz	datenschutzbestimmungen	datenschutzeinstellungen	datenschutzerklärung	datenschutzrichtlinie	dauerhaft	dauern	deaktiviere	deaktivieren	deaktiviert	deaktivierung	deinem	deinen	deinstallieren	demnächst	demselben	dennoch	derzeit	deshalb	design	desktop	dessen	detail	detailansicht	details	diagnose	diagramm	dienst	dienste	diesem	diesen	dieser	dieses	digital	digitale	direkt	direkte	display	distanz	dokument	dokumente	domain	domains	doppelt	doppelte	dorthin	download	downloads	drehen	dritten	drucken	drücke	drücken	dunkel	duplizieren	durchführen	durchgeführt	durchschnittliche	durchsuchen	dürfen	ebenfalls	editor	eigene	eigenen	eigenes	eigenschaften	einblenden	einfach	einfache	einfacher	einfügen	eingabe	eingaben	eingeben	eingegeben	eingegebene	eingegebenen	eingehende	eingeladen	eingeloggt	eingerichtet	eingeschaltet	eingeschränkt	eingestellt	einheiten	einige	einigen	einiger	einladen	einladung	einloggen	einmal	einmalig	einrichten	einrichtung	einschalten	einschließlich	einschränkungen	einsetzen	einstellen	einstellung	einstellungen	eintrag	einträge	einverstanden	einzelheiten	einzeln	einzelne	einzelnen	einzige	einzurichten	element	elemente	elements	empfangen	empfangene	empfehlen	empfohlen	empfohlene	empfänger	endgültig	energie	entdecken	entferne	entfernen	entfernt	entfernung	enthalten	enthält	entlang	entscheiden	entschlüsseln	entschlüsselt	entsperren	entsprechen	entsprechend	entsprechenden	entspricht	entweder	entwickler	entwicklung	entwurf	ereignis	ereignisse	erfahre	erfahren	erfahrung	erfassen	erfasst	erfolg	erfolgreich	erfolgt	erforderlich	erforderliche	erfordern	erfordert	ergebnis	ergebnisse	erhalte	erhalten	erhält	erhältlich	erhältst	erhöhen	erhöht	erhöhte	erinnern	erinnerung	erinnerungen	erkannt	erkennen	erkennt	erkennung	erkunden	erlaube	erlauben	erlaubnis	erlaubt	erledigt	ermitteln	ermöglichen	ermöglicht	erneuern	erneut	erneute	erreichbar	erreichen	erreicht	erscheinen	erscheinungsbild	ersetzen	ersetzt	erstelle	erstellen	erstellt	erstellte	erstellung	ersten	erster	erstes	erteilen	erwartet	erweitert	erweiterte	erweiterung	erweiterungen	erwähnung	erwähnungen	erzeugen	erzeugt	erzwingen	eventuell	existieren	existiert	experimentell	experimentelle	export	exportieren	exportiert	extern	externe	externen	externer	facebook	faktor	falsch	falsche	falschen	falscher	falsches	familie	farben	favorisieren	favorisiert	favorit	favoriten	feature	features	feedback	fehlen	fehlende	fehlenden	fehler	fehlercode	fehlerhaft	fehlerhafte	fehlermeldung	fehlgeschlagen	fehlgeschlagene	felder	fenster	fertig	festgelegt	festgelegten	festgestellt	festlegen	festzulegen	filter	filtern	finden	finder	findest	findet	fingerabdruck	fingern	folgen	folgende	folgenden	folgendes	format	fortfahren	fortgeschrittene	fortgesetzt	fortschritt	fortsetzen	fortzufahren	fotobibliothek	fragen	freien	freigabe	freigeben	freigegeben	freizuschalten	freund	freunde	funktion	funktionen	funktionieren	funktioniert	fällen	fällig	führen	füllen	garantiert	gebühr	gebühren	gedacht	gedrückt	gefolgt	gefunden	gefällt	gegeben	gehört	geladen	geleert	gelesen	gelöscht	gemacht	gemeinsam	gemeinsamen	gemeldet	genaue	genauigkeit	genehmigen	genehmigung	generieren	generiert	genießen	genutzt	genutzte	genügend	geprüft	gerade	gering	geringer	geräteeinstellungen	gerätes	geräts	gesammelt	gesamt	gesamte	gesamtzahl	gescheitert	geschenk	geschickt	geschlossen	geschrieben	geschwindigkeit	geschützt	geschützte	gesehen	gesendet	gesendete	gesetzt	gesichert	gesicherte	gespeichert	gespeicherte	gespeicherten	gesperrt	gesperrte	gespielt	gespräch	gespräche	gestartet	gestellt	gestellte	gesten	gestern	gestoppt	gesundheit	geteilt	getrennt	gewartet	gewechselt	gewählt	gewählte	gewünscht	geändert	geöffnet	gleichen	gleichzeitig	google	grafik	großartig	großbuchstaben	großen	grundlage	gruppe	gruppen	gruppenname	größer	größere	guthaben	gültig	gültige	gültigen	gültiges	handelt	hardware	header	helfen	helligkeit	hergestellt	herstellen	herunter	heruntergeladen	heruntergeladene	heruntergeladenen	herunterladen	hervorheben	herzustellen	hilfreich	hinter	hintergrund	hintergrundfarbe	hinweis	hinweise	hinweisen	hinzufügen	hinzugefügt	hinzugefügte	hinzuzufügen	hochformat	hochgeladen	hochladen	hostname	häufig	häufige	höhere	höheren	identifizieren	identifiziert	identität	ignorieren	ignoriert	import	importiere	importieren	importiert	importierte	inaktiv	individuelle	information	informationen	informieren	inhalt	inhalte	inhalten	initialisiert	innerhalb	insbesondere	insgesamt	installation	installieren	installiert	installierte	instanz	integration	interagieren	interne	interner	internet	internetverbindung	irgendwo	isolieren	jederzeit	jedoch	jemand	jemandem	jeweils	jährlich	kalender	kamera	kameras	kamerazugriff	kannst	kapitel	karten	kategorie	kategorien	kaufen	keinen	keiner	kennen	kennung	kennwort	kleinbuchstaben	kleiner	klicke	klicken	knoten	kommen	kommentar	kommentare	kommunikation	kommunizieren	kompass	kompatibel	komplett	komponente	komponenten	konfiguration	konfiguriere	konfigurieren	konfiguriert	konnte	konnten	konsole	kontakt	kontakte	kontakten	kontaktiere	kontaktieren	konten	kontinuierliche	kontoeinstellungen	kontos	kontostand	kontrolle	kontrollieren	kopiere	kopieren	kopiert	korrekt	korrektur	kosten	kostenlos	kostenlose	kritische	kurzbefehle	können	könnte	könnten	kürzlich	langsam	lassen	laufen	laufenden	laufzeit	lautsprecher	lautstärke	layout	leeren	leerzeichen	leicht	leichter	leistung	lernen	lesezeichen	letzte	letzten	letzter	letztes	liegen	linken	listen	lizenz	lokale	lokalen	lokaler	lokales	loslegen	längengrad	länger	längere	lösche	löschen	löscht	löschung	machen	manager	manche	manuell	manuelle	markieren	markiert	markierung	maximal	maximale	maximalen	maximaler	maximum	medien	mehrere	mehreren	mehrfachauswahl	meinen	meiner	meisten	melden	meldung	menschen	merken	methode	migration	mikrofon	mindestens	minimale	minimieren	minimum	minute	minuten	mitarbeiter	mitglied	mitglieder	mithilfe	mitteilen	mitteilungen	mittel	mittels	mitwirkende	mobile	mobilen	mobilfunk	modell	module	moment	momentan	monate	monatlich	morgen	möchte	möchten	möchtest	möglich	mögliche	möglicherweise	möglichkeit	möglichkeiten	müssen	nachdem	nachricht	nachrichten	native	nativer	navigation	navigieren	negativ	negative	nehmen	netzwerk	netzwerke	netzwerkfehler	netzwerkverbindung	neueren	neueste	neuesten	neuigkeiten	neustart	neustarten	nichts	niedrig	niedrige	niedriger	niemals	niemand	nochmal	normal	normale	normalen	normalerweise	notieren	notizen	notwendig	nummer	nutzen	nutzer	nutzern	nutzername	nutzung	nutzungsbedingungen	nächste	nächsten	nächster	nächstes	nützlich	oberen	objekt	objekte	offizielle	offline	online	operation	option	optional	optionen	orange	ordner	ordnung	ordnungsgemäß	organisation	original	ortungsdienste	papierkorb	parameter	partner	passcode	passen	passenden	passiert	passphrase	password	passwort	passwortes	passwörter	pausieren	pausiert	person	personen	persönlich	persönliche	persönlichen	photos	platzhalter	position	positive	posteingang	primäre	privat	private	privaten	privater	privatsphäre	probieren	problem	probleme	problemen	problems	profil	profilbild	profile	profils	programm	programme	projekt	protokoll	protokolle	provider	prozent	prozentsatz	prozess	prüfen	prüfung	punkte	qualität	quellcode	quelle	quellen	querformat	reagiert	rechte	rechten	rechts	reduzieren	regelmäßig	regeln	region	registrieren	registriert	registrierung	reihenfolge	reisen	reparieren	respektieren	ressource	ressourcen	richten	richtig	richtige	richtung	risiko	rückgängig	safari	sammeln	sammlung	sammlungen	scanne	scannen	schalte	schalten	schalter	schaltfläche	schauen	scheint	schicken	schließe	schließen	schlüssel	schlüsselbund	schlüssels	schnell	schnelle	schnellen	schneller	schreiben	schrift	schriftart	schriftgröße	schritt	schritte	schutz	schwach	schwarz	schwellenwert	schütteln	schützen	screenshots	scrollen	seinen	seiten	seitenleiste	sekunde	sekunden	sekundäre	selben	selbst	senden	sendet	sensible	sensor	sensoren	server	servers	service	services	setzen	sicher	sichere	sicheren	sicherer	sicherheit	sicherheitsgründen	sichern	sicherung	sicherzustellen	sichtbar	sichtbarkeit	signal	signatur	signieren	sitzung	smartphone	smartphones	sobald	sodass	sofern	sofort	software	solange	solche	solchen	sollen	sollte	sollten	solltest	sondern	sonstige	sonstiges	sorgfältig	sortieren	sortierung	sowohl	soziale	spalte	spalten	sparen	speicher	speichere	speichern	speicherort	speicherplatz	speichert	speicherung	spende	spenden	sperrbildschirm	sperre	sperren	spiegeln	spiele	spitzname	sprache	sprachen	sprechen	springen	später	standard	standardeinstellungen	standardmäßig	standort	standortdaten	startbildschirm	startet	startseite	statistik	statistiken	stattdessen	status	stehen	stelle	stellen	stellt	steuern	steuerung	stimme	stimmen	stimmt	stoppen	stunde	stunden	stören	suchen	suchergebnisse	suchst	support	surfen	symbol	symbole	synchronisation	synchronisieren	synchronisiert	synchronisierung	system	systemeinstellungen	systems	tastatur	technische	teilen	teilnehmen	telefon	telefons	temperatur	temporäre	testen	themen	tippen	tokens	tragen	transaktion	transaktionen	transfer	treffen	treffer	trennen	trinken	trotzdem	twitter	täglich	täglichen	uhrzeit	umbenennen	umgebung	umschalten	unabhängig	unbegrenzt	unbekannt	unbekannte	unbekannten	unbekannter	unbekanntes	unbenanntes	unerwartete	unerwarteter	ungelesen	ungelesene	ungültig	ungültige	ungültigen	ungültiger	ungültiges	unsere	unserem	unserer	unterbrechen	unterbrochen	unteren	unterhaltung	unternehmen	unterschiedliche	unterstützen	unterstützer	unterstützt	unterstützte	unterstützten	unterstützter	unterstütztes	unterstützung	untertitel	unterwegs	unwiderruflich	update	updates	upgrade	upload	uploads	veraltet	veraltete	verarbeiten	verarbeitet	verarbeitung	verbergen	verbessern	verbessert	verbesserung	verbesserungen	verbinde	verbinden	verbindung	verbindungen	verbindungsfehler	verbleibend	verbleibende	verbraucht	verbunden	verbundene	verbundenen	verdienen	verfassen	verfolgen	verfügbar	verfügbare	verfügbaren	verfügt	verfügung	vergessen	vergewissern	vergrößern	verhalten	verhindern	verhindert	verifizieren	verifiziert	verkaufen	verkleinern	verknüpfen	verknüpft	verknüpfte	verknüpfung	verknüpfungen	verlassen	verlauf	verlieren	verloren	verlust	verlängert	vermeiden	vermutlich	verpasste	verpasster	verringern	versandt	verschicken	verschieben	verschiedene	verschlüsseln	verschlüsselt	verschlüsselte	verschlüsselten	verschlüsselung	verschoben	versenden	versendet	version	versionen	verstanden	verstecken	versteckt	versuch	versuche	versuchen	versucht	vertikal	vertrauen	vertrauenswürdiges	verursachen	verursacht	vervollständigen	verwalten	verwaltet	verweigert	verwende	verwenden	verwendest	verwendet	verwendete	verwendeten	verwendung	verwerfen	verworfen	verzeichnis	verzögerung	verändern	verändert	veröffentlichen	veröffentlicht	vibrieren	videos	vielen	vielleicht	vollbild	vollen	voller	vollständig	vollständige	vollständigen	voraussichtlich	vorbehalten	vorbereiten	vorbereitet	vordergrund	voreinstellung	voreinstellungen	vorgang	vorgenommenen	vorgänge	vorhanden	vorhandene	vorhandenen	vorher	vorherige	vorherigen	vorheriger	vorliegen	vornehmen	vorschau	vorschlag	vorschläge	vorsichtig	vorwärts	vorübergehend	wahrscheinlich	warnung	warnungen	warten	wartet	webseite	website	websites	wechsel	wechseln	wechselt	weiter	weitere	weiteren	weiteres	weitergeleitet	weiterhin	weiterleiten	welche	welchen	welcher	welches	wenden	weniger	werbung	werden	werkzeuge	wichtig	wichtige	widerrufen	wieder	wiedergabe	wiedergeben	wiederhergestellt	wiederherstellen	wiederherstellung	wiederherzustellen	wiederholen	willkommen	willst	wirklich	wirksam	wische	wischen	wissen	wissenschaftlichen	wochen	wollen	worden	wurden	wurdest	wählen	während	währung	wöchentlich	wörter	würden	zahlen	zahlung	zahlungen	zeichen	zeigen	zeitplan	zeitpunkt	zeitraum	zeitstempel	zeitüberschreitung	zertifikat	zertifikate	ziehen	zuerst	zufällig	zufällige	zugang	zugangsdaten	zugegriffen	zugehörigen	zugeordnet	zugestellt	zugreifen	zugriff	zugänglich	zuhause	zukunft	zukünftige	zukünftigen	zulassen	zuletzt	zulässig	zunächst	zurzeit	zurück	zurückgegeben	zurückgesetzt	zurückkehren	zurücksetzen	zurückzusetzen	zusammen	zusammenfassung	zuschneiden	zustand	zustimmen	zusätzlich	zusätzliche	zuverlässige	zuzugreifen	zwecke	zweite	zweites	zwischen	zwischenablage	zwischengespeicherte	zwischengespeicherten	zwischenspeicher	ähnlich	ältere	ändere	ändern	ändert	änderung	änderungen	öffentlich	öffentliche	öffentlichen	öffentlicher	öffnen	öffnet	überall	überein	übermitteln	übermittelt	übernehmen	übernommen	überprüfe	überprüfen	überprüft	überprüfung	überschreiben	überschreitet	überschritten	übersetzen	übersetzer	übersetzung	übersicht	überspringen	übersprungen	übertragen	übertragung
	except	abenden	abgeschossen	abschießen	abschuss	abwahlen	abzuschießen	aktelle	aktellen	aktie	aktien	aktivere	aktiveren	aktivire	aktiviren	akzeptire	akzeptiren	akzepttiere	akzepttieren	algorithms	allen	alterative	analyseiren	anand	anbeter	andern	anders	andre	andren	andrer	andres	angeschossen	anmeldeeinformationen	anmeldeinforationen	anschießend	anzeigenamme	anzeigenname	archie	archiviere	archiviren	astelle	ausfuhren	ausgelost	auslosen	aussehend	aussehende	automatsch	automatsches	backus	bacup	bedien	begin	beihalten	beiinhalten	beisiel	beisiele	beispielweise	beitrage	bereist	berets	beschrankt	beschrieben	besehen	besehenden	beseht	besen	bespiele	bessre	bestimme	beten	betet	beteten	betragt	beträge	betätige	betätigen	betätigt	betätigung	bevorzuge	bevorzugen	biden	bider	bilden	bingen	bleien	blieben	bliebt	blockiere	blockiren	bobachten	bowser	brachen	bracht	breich	breie	breitenrad	bricht	brite	clent	clint	datenschutzeinstelllungen	deign	denen	diagram	dienen	dient	diente	domanis	dommain	doppele	doppeltee	drauf	drucke	drüber	ducken	dunkle	durchfuhren	eigens	eigenschafen	eigne	eignen	einerstanden	einfugen	eingen	eingier	einlenden	einniger	einschalen	einstelllungen	eintag	eintrage	eisnetzen	eistieren	endecken	entschieden	entschlüssen	ereignissee	ereilen	ergebnissee	erhalt	erhöhe	erschienen	erweitere	erzzeugen	estelle	ester	estes	eterne	exportiren	exporttieren	fagen	fallen	feder	fehleden	fehlerode	fehllende	fehllenden	ferien	fester	filer	filtre	finer	finest	finet	fingen	flasche	flaschen	flogen	folgeende	folgeenden	folgeendes	formt	freud	freude	fuhren	funkion	funkionen	funktonen	geartet	gedruckt	geeilt	geendet	geendete	gefallt	geräteeinstelllungen	gerückt	geschert	gescherte	geschossen	geschütze	gesellt	gesellte	gestelle	gewatet	geädert	glichen	googel	goole	grade	großer	grundalge	gütig	gütige	gütigen	gütiges	hader	heder	hefen	helen	herzstellen	herzzustellen	hinterrundfarbe	hinwies	hinwiese	hinwiesen	importire	importiren	importtiere	importtieren	inforation	inforationen	inhale	installiere	internee	internetverbbindung	jewels	kamerazuggriff	karen	karrten	kauen	kennort	kicke	kicken	kompatible	kontaktire	kontaktiren	kontakttiere	kontakttieren	kontoeinstelllungen	kontosand	kontrolliren	kotos	kufen	kurbefehle	könne	langer	lasen	lauen	laufeden	lautstarke	leereichen	leerzechen	legen	leiht	leitung	leseeichen	lesezechen	lette	letten	letter	licht	lichter	ligen	liken	linen	lokals	längenrad	mache	maimal	maimaler	manger	manuel	mehrfachhauswahl	meiden	meier	meisen	mienen	minen	miner	minimumm	minium	minuet	misten	mitlieder	mitteillungen	mittle	mochte	mochten	mochtest	model	monte	moorgen	moule	möchtet	naive	naiver	netzwerkverbbindung	neustaren	neuste	neusten	notiren	nottieren	nummre	nuten	nächte	nächten	obern	objet	order	parameer	parter	passeden	passode	passort	passortes	passphase	passsenden	passworts	peron	phots	platzalter	posteingag	postion	privateer	probeiren	profibild	profis	program	quellode	reche	rechen	rechst	regen	regiert	regin	resource	richen	riesen	risen	sandort	sannen	schach	schale	schalen	schaler	schallte	schallten	scheiben	scheit	schelle	schellen	scher	schere	scheren	scherer	schient	schieße	schießen	schleiße	schleißen	schlüssle	schreien	schrieben	schriftrat	schüssel	schütten	seekunde	seekunden	sehen	seien	seitenliste	sende	senor	sensibel	serer	serves	sever	severs	shrift	sichre	sichtbarkit	siegeln	siele	simmen	sitzname	soche	sodas	solle	solltet	sonden	sparren	spate	spaten	speichen	speicherlatz	speichre	spile	springgen	standardeinstelllungen	standrad	standradeinstellungen	standrotdaten	starrtet	stats	staus	steen	stele	suchergebnissee	sucht	systemeinstelllungen	tagen	tennen	titter	tokes	traggen	twittre	unserm	unsre	unsrem	unsrer	unterrechen	unterstutzen	unterstutzer	unterstütze	unterstütztee	unterstützteer	unterstütztees	urzeit	veralten	verbbergen	verbbessern	verbbesserung	verbbesserungen	verbbinde	verbbinden	verbbindung	verbbindungen	verbbindungsfehler	verbbunden	verbessen	verbracht	verbregen	verende	verenden	verendest	verendet	verendete	verendeten	verflogen	verhallten	verknüpfe	verlasen	vermieden	verpasse	verraucht	versanden	verschlüssele	verschlüssen	verschlüsslung	vorahnden	voranden	vorbreiten	voreinstelllungen	vorgag	vorgange	vorheer	vorherr	vorlegen	vorligen	vorschlage	vorwarts	wahlen	wahrend	wahrung	waren	waten	watet	websitte	wechel	wechsle	weder	weiger	weitereliten	wenger	werkzuge	wiche	wichen	wider	wiedererstellen	wiedererstellung	wiederherzstellen	wiederherzzustellen	woden	woollen	wurdet	zahllungen	zechen	zecke	zehen	zeichne	zeitrum	zeittempel	zeittraum	ziegen	zischen	zugesellt	zuggang	zuhaue	zunähst	zweitee	zweitees	zwischenspeichre	ändre	übernomen	überragen	überscheiben	überschreien	überschrieben	überspringgen	übersprunggen	übertagen	übertagung	übertraggen
	nouns	ablauf	abonnement	abstand	achtung	adresse	adressen	aktion	aktionen	aktivierung	aktivität	aktivitäten	aktualisierung	aktualisierungen	algorithmus	anbieter	anfang	anforderung	anforderungen	anhang	anleitung	anmeldedaten	anmeldung	anpassung	anruf	ansicht	antwort	anweisungen	anwendung	anwendungen	anzahl	anzeigename	arbeit	archiv	audiodatei	aufgabe	auflösung	aufnahme	ausführung	ausgabe	ausrichtung	auswahl	authentifizierung	autor	autorisierung	batterie	bearbeitung	bedingungen	befehl	beispiel	beitrag	beiträge	benachrichtigung	benachrichtigungen	benutzer	benutzerkonto	benutzern	benutzername	benutzernamen	benutzung	berechtigung	berechtigungen	bereich	beschreibung	beschriftung	bestätigung	betrag	betriebssystem	bewegung	bewertung	bezeichnung	bibliothek	bilder	bildern	bildschirm	bücher	danksagungen	darstellung	datei	dateien	dateigröße	dateiname	daten	datenbank	datenschutz	datenschutzeinstellungen	datenschutzerklärung	datenschutzrichtlinie	dauer	deaktivierung	dienste	dokument	dokumente	eigenschaften	eingabe	einheiten	einladung	einrichtung	einschränkungen	einstellung	einstellungen	eintrag	einträge	elemente	empfänger	entfernung	entwickler	entwicklung	ereignisse	erfahrung	erfolg	ergebnis	ergebnisse	erinnerung	erkennung	erlaubnis	erscheinungsbild	erstellung	erweiterung	erwähnungen	familie	farbe	favorit	favoriten	fehler	fehlerbehebung	fenster	fingerabdruck	fingern	fortschritt	fotobibliothek	fotos	freunde	funktion	funktionen	gebühr	genauigkeit	geräte	geräteeinstellungen	geräten	gerätes	geräts	geschwindigkeit	gespräch	gesten	grafik	grund	gruppe	gruppen	größe	guthaben	hilfe	hintergrund	hintergrundfarbe	hinweis	hochformat	identität	informationen	inhalt	inhalte	inhalten	instanz	internetverbindung	jahre	kalender	kamera	kamerazugriff	kanal	kapitel	karte	karten	kategorie	kategorien	kennwort	kommentar	kommentare	kommunikation	konfiguration	konsole	kontakt	kontakte	kontakten	konten	konto	kontos	kontrolle	kopie	korrektur	kreis	lautstärke	leistung	lesezeichen	leute	lizenz	länge	markierung	medien	meldung	methode	mikrofon	minuten	mitglied	mitglieder	mitte	mitteilungen	mobilfunk	modell	monat	musik	möglichkeit	nachricht	nachrichten	namen	natur	netzwerk	netzwerke	netzwerkfehler	netzwerkverbindung	neuigkeiten	neustart	notiz	notizen	nummer	nutzer	nutzern	nutzung	nutzungsbedingungen	objekt	objekte	optionen	ordner	ortungsdienste	paket	papierkorb	passwort	passwörter	personen	platzhalter	privatsphäre	probleme	problemen	profil	profilbild	profils	programm	projekt	protokoll	protokolle	prozentsatz	punkt	qualität	quellcode	querformat	registrierung	reihenfolge	ressourcen	richtung	risiko	sammlung	sammlungen	schalter	schaltfläche	schlüsselbund	schlüssels	schrift	schriftart	schriftgröße	schutz	seite	seiten	sekunde	sekunden	sensoren	sicherheit	sicherheitsgründen	sitzung	speicherort	speicherplatz	sperrbildschirm	sprache	standardeinstellungen	standort	standortdaten	startbildschirm	startseite	statistiken	steuerung	stunde	stunden	suchergebnisse	symbole	synchronisierung	systemeinstellungen	tastatur	telefon	telefons	thema	transaktion	transaktionen	treffer	uhrzeit	umgebung	unterhaltung	unterstützung	untertitel	verbesserung	verbesserungen	verbindung	verbindungen	verfügung	verknüpfungen	verlust	verschlüsselung	versionen	verwendung	verzeichnis	vollbild	voreinstellung	voreinstellungen	vorgang	vorschau	vorschläge	warnung	warnungen	webseite	wiedergabe	wiederherstellung	woche	wochen	währung	wörter	zahlung	zahlungen	zeichen	zeile	zeitplan	zeitpunkt	zeitraum	zeitstempel	zeitüberschreitung	zertifikat	zertifikate	zugang	zukunft	zusammenfassung	zwecke	zwischenablage	änderung	änderungen	überprüfung	übersetzer	übersicht	übertragung
written_without	ß	CH	LI
misspellings	entgültig	endgültig
	entgültige	endgültige
	entgültigen	endgültigen
	notwenidg	notwendig
	notwenidge	notwendige
	notwenidges	notwendiges
	vorraussichtlich	voraussichtlich
	standartmäßig	standardmäßig
	agressiv	aggressiv
	garkeine	gar keine
	seperat	separat
	seperate	separate
	seperaten	separaten
	autorisirt	autorisiert
	aktualisirt	aktualisiert
	erfolgreichh	erfolgreich
	erforderlch	erforderlich
	wiederhohlen	wiederholen
	wiederhohle	wiederhole
	endgueltig	endgültig
	unwiederruflich	unwiderruflich
	verbingung	Verbindung
	verfügbarr	verfügbar
	überpüfen	überprüfen
	überprüffen	überprüfen
	ueberprüfen	überprüfen
	passwört	Passwort
	zurest	zuerst
	zurückkzusetzen	zurückzusetzen
	benachrichtiung	Benachrichtigung
	benachrichtungen	Benachrichtigungen
	berrechtigung	Berechtigung
	berechtung	Berechtigung
	gelöschtt	gelöscht
	löschenn	löschen
	möchen	möchten
	möchtest du wirlich	möchtest du wirklich
	warscheinlich	wahrscheinlich
	wahrscheinlch	wahrscheinlich
	nähmlich	nämlich
	dementsprechned	dementsprechend
	insbesonders	insbesondere
	interressant	interessant
	intresse	Interesse
	komunikation	Kommunikation
	maximalle	maximale
	momentann	momentan
	program exportiert	Programm exportiert
	rythmus	Rhythmus
	rückgangig	rückgängig
	sychronisieren	synchronisieren
	sychronisierung	Synchronisierung
	tatsächlch	tatsächlich
	unterstüzt	unterstützt
	unterstüzung	Unterstützung
	vergewissern sie	vergewissern Sie
	verschlüsslung	Verschlüsselung
	versehntlich	versehentlich
	vieleicht	vielleicht
	villeicht	vielleicht
	zeitüberschreitungg	Zeitüberschreitung
	zugrif	Zugriff
	zugriffs rechte	Zugriffsrechte
	bist du sicher das	bist du sicher, dass
	sind sie sicher das	sind Sie sicher, dass
	unterstitel	Untertitel
	unterstitels	Untertitels
	fehlgeschalgen	fehlgeschlagen
	fehlgeschlage	fehlgeschlagen
	konte nicht	konnte nicht
	kann nich	kann nicht
	nich	nicht
	biite	bitte
	löchen	löschen
	löshen	löschen
	abrechen	abbrechen
	abbechen	abbrechen
	abruch	Abbruch
	passwordt	Passwort
	rückgänig	rückgängig
	ruckgängig	rückgängig
	verschieder	verschiedener
	verbindundg	Verbindung
	verbindun	Verbindung
	internetverbidung	Internetverbindung
	emailadresse	E-Mail-Adresse
	vielen dank das	vielen Dank, dass
	wieviele	wie viele
	desweiteren	des Weiteren
	zumindestens	zumindest
	ausversehen	aus Versehen
	aufgrunddessen	aufgrund dessen
	irgendwas schief gelaufen	irgendwas schiefgelaufen
	schief gelaufen	schiefgelaufen
	schief gegangen	schiefgegangen
	authorisierung	autorisierung
	authorisiert	autorisiert
	authorisieren	autorisieren
	wiederrufen	widerrufen
	vorraus	voraus
	standart	Standard
	packet	paket
	packete	pakete
	wiederspruch	Widerspruch
	passwor	Passwort
	vorraussetzung	Voraussetzung
	vorraussetzungen	Voraussetzungen
	wiederherstelllen	wiederherstellen
	authentifikation	Authentifizierung
	maximahl	maximal
	garnicht	gar nicht
	garkein	gar kein
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	abzuschliessen	abzuschließen
	schliessen	schließen
	schliesst	schließt
	schliesse	schließe
	schliessend	schließend
	abschliessen	abschließen
	abschliessend	abschließend
	ausschliessen	ausschließen
	anschliessen	anschließen
	anschliessend	anschließend
	anschliessende	anschließende
	einschliesslich	einschließlich
	ausschliesslich	ausschließlich
	schliesslich	schließlich
	gross	groß
	grosse	große
	grossen	großen
	grosser	großer
	grosses	großes
	grösser	größer
	grösse	Größe
	grössen	Größen
	dateigrösse	Dateigröße
	schriftgrösse	Schriftgröße
	bildgrösse	Bildgröße
	grösste	größte
	grössere	größere
	grösseren	größeren
	weiss	weiß
	heisst	heißt
	heissen	heißen
	strasse	Straße
	strassen	Straßen
	aussen	außen
	ausser	außer
	ausserdem	außerdem
	ausserhalb	außerhalb
	äussere	äußere
	äussern	äußern
	gemäss	gemäß
	mässig	mäßig
	regelmässig	regelmäßig
	regelmässige	regelmäßige
	standardmässig	standardmäßig
	rechtmässig	rechtmäßig
	spass	Spaß
	begrüssen	begrüßen
	grüsse	Grüße
	stossen	stoßen
	verstoss	Verstoß
	verstösst	verstößt
	verstossen	verstoßen
	massnahme	Maßnahme
	massnahmen	Maßnahmen
	geniessen	genießen
	fliessen	fließen
	giessen	gießen
	reissen	reißen
	beissen	beißen
	liess	ließ
	verliess	verließ
	schloß	schloss
	muß	muss
	mußt	musst
	mußte	musste
	daß	dass
	wußte	wusste
	bewußt	bewusst
	läßt	lässt
	verläßt	verlässt
	abschluß	Abschluss
	anschluß	Anschluss
	prozeß	Prozess
	schluß	Schluss
	verschlüßelt	verschlüsselt
	verschlüßelung	Verschlüsselung
	passwörd	Passwort
	paßwort	Passwort
	adreße	Adresse
	nachrrichten	Nachrichten
	trinksgeldes	Trinkgeldes
	fehler aufgetaucht	Fehler aufgetreten
	verbindungsfehler aufgetaucht	Verbindungsfehler aufgetreten
	nocheinmal	noch einmal
	immernoch	immer noch
	vorallem	vor allem
	garnichts	gar nichts
	hat kein zugriff	hat keinen Zugriff
	haben kein zugriff	haben keinen Zugriff
	hast kein zugriff	hast keinen Zugriff
	internet verbindung	Internetverbindung
	server fehler	Serverfehler
	netzwerk fehler	Netzwerkfehler
	netzwerk verbindung	Netzwerkverbindung
	standort zugriff	Standortzugriff
	kamera zugriff	Kamerazugriff
	benutzer name	Benutzername
	foto zugriff	Fotozugriff
	email	E-Mail
	emails	E-Mails
	e-mail adresse	E-Mail-Adresse
	email adresse	E-Mail-Adresse
	stellen sie sicher dass	stellen Sie sicher, dass
	stelle sicher dass	stelle sicher, dass
	stell sicher dass	stell sicher, dass
	bist du sicher dass	bist du sicher, dass
	sind sie sicher dass	sind Sie sicher, dass
	bist du dir sicher dass	bist du dir sicher, dass
	sind sie sich sicher dass	sind Sie sich sicher, dass
	beachten sie dass	beachten Sie, dass
	beachte dass	beachte, dass
	vergewissern sie sich dass	vergewissern Sie sich, dass
	stellen sie sicher das	stellen Sie sicher, dass
	stelle sicher das	stelle sicher, dass
	ist fehlgeschlage	ist fehlgeschlagen
	konnte nicht gefunde	konnte nicht gefunden
	gespeichet	gespeichert
	wiederherrstellen	wiederherstellen
	wieder hergestellt	wiederhergestellt
	wieder herstellen	wiederherstellen
	erfolgreich gespeichet	erfolgreich gespeichert
	authentifzierung	Authentifizierung
	autentifizierung	Authentifizierung
	authentifizerung	Authentifizierung
	berechtigugn	Berechtigung
	agbebrochen	abgebrochen
	zurüksetzen	zurücksetzen
	zurück gesetzt	zurückgesetzt
	zurück setzen	zurücksetzen
	verfügar	verfügbar
	nicht verfügbr	nicht verfügbar
	tatsälich	tatsächlich
	wircklich	wirklich
	wirlich	wirklich
	möchtes du	möchtest du
	wollen sie wircklich	wollen Sie wirklich
	aktuallisieren	aktualisieren
	aktualliesieren	aktualisieren
	synchonisieren	synchronisieren
	syncronisieren	synchronisieren
	syncronisation	Synchronisation
	syncronisierung	Synchronisierung
	kontackt	Kontakt
	kontackte	Kontakte
	addresse	Adresse
	addressen	Adressen
address	du	du	dich	dir	dein	deine	deinen	deinem	deiner	deines
	Sie	Sie	Ihnen	Ihr	Ihre	Ihren	Ihrem	Ihrer	Ihres
pronouns	match	word
	applies	yes
	second	du	dir	dein	deine	deinen	deinem	deiner	deines	euch	Ihres
	first	ich	mich	mein	meine	meinen	meinem	meiner	meines	wir	unser	unsere	unseren	unserer
	ambiguous_second	ihr	Sie	Ihnen	Ihr	Ihre	Ihren	Ihrem	Ihrer	dich
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
	Don't Show Again	accepted	Nicht mehr anzeigen	Nicht erneut anzeigen	Nicht mehr fragen	Nicht wieder anzeigen	Nicht erneut fragen
	Later	accepted	Später
		seen	Vielleicht später	Später erinnern	Erinnere mich später
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
generic_titles	Σφάλμα	Προειδοποίηση	Ειδοποίηση	Είστε βέβαιοι;	Είστε σίγουρος/η;	Επιβεβαίωση	Πληροφορίες	Πληροφορία	Κάτι πήγε στραβά	Παρουσιάστηκε σφάλμα	Προέκυψε σφάλμα	Συνέβη ένα σφάλμα	Άγνωστο σφάλμα	Μη αναμενόμενο σφάλμα	Απρόσμενο σφάλμα	Παρουσιάστηκε πρόβλημα	Απαιτείται επιβεβαίωση	Παρακαλώ επιβεβαιώστε	Επιβεβαιώστε	Είστε σίγουροι;	Είσαι σίγουρος;	Είσαι σίγουρη;	Προσοχή	Μήνυμα	Επιτυχία	Τέλος	Ολοκληρώθηκε	Αποτυχία	Απέτυχε	Ωχ	Ουπς	Σημαντικό	Σημείωση	Πρόβλημα	Κίνδυνος	Ερώτηση	Λυπούμαστε	Συγγνώμη	Ω όχι	Προέκυψε πρόβλημα	Εσωτερικό σφάλμα	Κρίσιμο σφάλμα	Σφάλμα συστήματος	Απαιτείται ενέργεια	Η λειτουργία απέτυχε	Η ενέργεια απέτυχε	Συγχαρητήρια	Θέλετε να συνεχίσετε;	Συνέχεια;	Προσπαθήστε ξανά	Είσαι σίγουρος/η;
accusatory	ηλίθιε	ηλίθιος	κάνατε λάθος	έκανες λάθος
ongoing	γίνεται	σε εξέλιξη
misspellings	ειναι	είναι
	εισαι	είσαι
	σιγουροι	σίγουροι
	σιγουρος	σίγουρος
	θελετε	θέλετε
	διαγραφη	διαγραφή
	σφαλμα	σφάλμα
	ακυρωση	ακύρωση
	παρακαλω	παρακαλώ
	κωδικος	κωδικός
	συνδεση	σύνδεση
	αποσυνδεση	αποσύνδεση
	δοκιμαστε	δοκιμάστε
	ξανα	ξανά
	οτι	ότι
	αυτη	αυτή
	αυτο	αυτό
	μπορειτε	μπορείτε
	μηνυμα	μήνυμα
	αρχειο	αρχείο
	λογαριασμο	λογαριασμό
	λαθος	λάθος
	επιλεξτε	επιλέξτε
	δωρεαν	δωρεάν
doubled_words	πολύ	σιγά	ναι	όχι	το	που	ότι	του	της	τον	την	τα	μου	σας	τους	πιο	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	χιλ	χιλιάδες	π.μ	μ.μ
spelling	words	άγνωστη	άγνωστο	άγνωστος	άδειες	άλλαξε	άλλους	άνθρωποι	άνοιγμα	άνοιξε	έγγραφα	έγγραφο	έγκυρη	έγκυρο	έκδοση	έκδοσης	έλεγχο	έλεγχος	έναρξη	έναρξης	ένδειξη	ένταση	έντασης	έξοδος	έτοιμα	έτοιμο	έχουμε	ήρθατε	αίτημα	αίτηση	αγαπημένα	αγαπημένο	αδειών	αδράνεια	αδυναμία	αδύνατη	αισθητήρα	αισθητήρας	αισθητήρες	αισθητήρων	αιτήματα	αιτήματος	ακολουθεί	ακολουθούν	ακρίβεια	ακριβή	ακρόαση	ακυρώθηκε	ακόλουθοι	ακύρωση	αλλάζει	αλλάξει	αλλάξετε	αλλάξτε	αλλαγές	αλλαγή	αλλαγής	αλλαγών	αμέσως	ανάγνωση	ανάγνωσης	ανάκτηση	ανάκτησης	ανάλογα	ανάλυση	ανάλυσης	ανάπτυξη	ανίχνευση	αναίρεση	αναβάθμιση	αναβολή	αναβολής	αναγνωριστικό	αναγνώριση	αναδημοσίευση	αναδυόμενο	αναζήτηση	αναζήτησης	αναιρεθεί	αναμενόμενο	αναμονή	ανανέωση	αναπαράγεται	αναπαραγωγή	αναπαραγωγής	αναστολή	αναφέρετε	αναφέρουν	αναφορά	αναφοράς	αναφορές	ανενεργό	ανοίγει	ανοίξετε	ανοίξτε	ανοικτού	ανοιχτή	ανοιχτού	ανοιχτό	αντίγραφα	αντίγραφο	αντίστροφη	αντιγράφηκε	αντιγράφου	αντιγράφων	αντιγραφή	αντιγραφής	αντικατάσταση	αντικαταστήσετε	αντικείμενα	αντικείμενο	αντικειμένου	αντιμετωπίζετε	αντιμετωπίσετε	αντιμετώπιση	αξιολόγηση	αξιόπιστη	απάντηση	απέτυχε	απαιτεί	απαιτείται	απαλοιφή	απαντήσεις	απαραίτητο	απεγκατάσταση	απενεργοποίηση	απενεργοποιήθηκε	απενεργοποιήσει	απενεργοποιήσετε	απενεργοποιήστε	απενεργοποιηθεί	απενεργοποιημένες	απενεργοποιημένη	απενεργοποιημένο	απευθείας	αποδεχτείτε	αποδοχή	αποθήκευση	αποθήκευσης	αποθηκευμένα	αποθηκευτεί	αποθηκεύονται	αποθηκεύουμε	αποθηκεύσει	αποθηκεύστε	αποθηκεύτηκε	αποκλεισμένοι	αποκλεισμού	αποκλεισμός	αποκτήσετε	αποκωδικοποίησης	απομένει	απομένουν	απομνημόνευση	απορρήτου	απορρίφθηκε	αποστέλλονται	αποσταλεί	αποστολή	αποστολής	αποσυνδέθηκε	αποσυνδεθεί	αποσυνδεθείτε	αποσύνδεση	αποτέλεσμα	αποτελέσματα	αποτυχία	αποχώρηση	απόκρυψη	απόλυτο	απόρρητο	απόρριψη	απόσταση	απώλεια	αρέσει	αργότερα	αριθμό	αριθμός	αριστερά	αρκετών	αρχεία	αρχείο	αρχείου	αρχείων	αρχειοθετημένα	αρχική	αρχικής	αρχικό	ασφάλεια	ασφάλειας	ασφαλές	ασφαλή	ασφαλείας	αυξάνεται	αυτοκίνητο	αυτούς	αυτόματα	αυτόματες	αυτόματη	αυτόματης	αυτόματο	αφήστε	αφαίρεση	αφαιρέθηκε	αφαιρέσετε	αφαιρεθεί	βέβαιοι	βίντεο	βαθμονόμηση	βασίζονται	βασικά	βασικές	βασική	βγείτε	βεβαιωθείτε	βελτίωση	βιβλιοθήκη	βλέπει	βοήθεια	βοηθήσει	βοηθήσουν	βοηθήστε	βρέθηκαν	βρέθηκε	βρίσκεστε	βρίσκεται	βρίσκονται	βρείτε	γίνεται	γίνετε	γενικά	γλώσσα	γλώσσες	γνωρίζετε	γνωστά	γνωστή	γράμματα	γράφημα	γρήγορα	γρήγορη	γρήγορο	γραμμή	γραμμής	γραμματοσειρά	γραφήματος	γραφικά	δίκτυα	δίκτυο	δίσκου	δείκτες	δείχνει	δεδομένα	δεδομένων	δευτερόλεπτα	δευτερόλεπτο	δημιουργήθηκε	δημιουργήσει	δημιουργήσετε	δημιουργήσουμε	δημιουργήστε	δημιουργία	δημιουργίας	δημιουργείται	δημιουργούνται	δημοσίευση	δημοσίευσης	δημοσιεύσεις	δημόσια	δημόσιας	δημόσιες	δημόσιο	δημόσιου	διάρκεια	διάστημα	διάταξη	διάφορα	διαγνωστικά	διαγράφηκε	διαγράψετε	διαγραφή	διαγραφής	διαγραφεί	διαδίκτυο	διαδικασία	διαδρομή	διαδρομής	διαθέσιμα	διαθέσιμες	διαθέσιμη	διαθέσιμο	διακομιστές	διακομιστή	διακομιστής	διακοπή	διακριτικού	διακριτικό	διαλέξτε	διαμορφωθεί	διαμορφώσετε	διαμόρφωση	διαρκέσει	διατήρηση	διατίθεται	διαφορετικά	διαφορετική	διαφορετικό	διαχείριση	διαχειριστή	διαχειριστής	διαχειριστείτε	διεπαφή	διευθύνσεις	διευθύνσεων	διεύθυνση	διεύθυνσης	δικαίωμα	δικαιώματα	δικτύου	δοκιμάστε	δοκιμές	δοκιμή	δοκιμής	δραστηριότητα	δραστηριότητας	δραστηριότητες	δυνατή	δυνατό	δυνατότητα	δυστυχώς	δωρεάν	δόνηση	δώσετε	είμαστε	είσοδος	εβδομάδα	εβδομάδες	εγγραφή	εγγραφής	εγγραφείτε	εγκατάσταση	εγκατεστημένη	ειδικά	ειδοποίηση	ειδοποίησης	ειδοποιήσεις	ειδοποιήσεων	εικονίδια	εικονίδιο	εικονιδίου	εικόνα	εικόνας	εικόνες	εικόνων	εισάγετε	εισαγάγετε	εισαγωγή	εισαγωγής	εισερχόμενα	εισόδου	εκδόσεις	εκκίνηση	εκκίνησης	εκκαθάριση	εκκρεμεί	εκτέλεση	εκτελεί	εκτελείται	ελάχιστο	ελέγξετε	ελέγξτε	ελέγχετε	ελέγχου	ελήφθη	εμπειρία	εμπιστεύεστε	εμπρός	εμφάνιση	εμφάνισης	εμφανίζει	εμφανίζεται	εμφανίζονται	εμφανιστεί	ενέργεια	ενέργειας	ενέργειες	εναλλαγή	ενδέχεται	ενεργές	ενεργή	ενεργειών	ενεργοποίηση	ενεργοποιήθηκε	ενεργοποιήσετε	ενεργοποιήστε	ενεργοποιεί	ενεργοποιηθεί	ενεργοποιημένες	ενεργοποιημένη	ενεργοποιημένο	ενεργό	ενεργός	ενημέρωση	ενημέρωσης	ενημερώθηκε	ενημερώνει	ενημερώσεις	ενημερώσεων	ενημερώστε	ενισχυμένη	εντάξει	εντολή	εντοπίστηκε	εντοπισμού	εντοπισμός	ενότητα	εξέλιξη	εξαγωγή	εξακολουθείτε	εξαφανιζόμενα	εξερευνήστε	εξερεύνηση	εξουσιοδότηση	εξωτερική	εξωτερικό	επέκταση	επίπεδο	επίσης	επαλήθευση	επανάληψη	επαναλάβετε	επανασύνδεση	επαναφέρει	επαναφέρετε	επαναφορά	επανεκκίνηση	επαφές	επαφής	επαφών	επειδή	επεξήγηση	επεξεργασία	επεξεργαστείτε	επιβεβαίωση	επικοινωνήστε	επικοινωνία	επικόλληση	επικύρωση	επιλέξει	επιλέξετε	επιλέξτε	επιλεγμένες	επιλεγμένη	επιλεγμένο	επιλογές	επιλογή	επιλογής	επιλογών	επιπλέον	επισήμανση	επισκεφθείτε	επιστροφή	επιτρέπει	επιτρέπεται	επιτρέπονται	επιτρέψτε	επιτυχής	επιτυχία	επιχειρήσεων	επομένως	επόμενη	επόμενο	επόμενος	εργαλεία	ερωτήσεις	εστάλη	εστίαση	εστίασης	εσωτερική	εσωτερικό	ετικέτα	ετικέτας	ετικέτες	ευχαριστίες	ευχαριστούμε	ευχαριστώ	εφαρμογές	εφαρμογή	εφαρμογής	εφαρμογών	εφόσον	εύκολα	εύρεση	εύρεσης	ζητήθηκε	ηλεκτρονικού	ημέρες	ημερολόγιο	ημερομηνία	ημερομηνίας	ηχητικά	ηχητική	ηχητικού	ηχητικό	ηχητικών	θέλατε	θέλετε	θέσετε	ιδιωτικές	ιδιωτική	ιδιωτικού	ιδιωτικό	ιστορικού	ιστορικό	ιστοσελίδα	ισχύει	κάμερα	κάμερας	κάμερες	κάνετε	κάποια	κάποιο	κάποιον	κέντρο	κίνηση	κίνησης	κίτρινο	καθορίστε	καθυστέρηση	καλύτερα	καλύτερη	κανένα	κανέναν	κανένας	κανονικό	καρτέλα	καρφίτσωμα	κατάλαβα	κατάλογος	κατάργηση	κατάσταση	κατάστασης	καταγραφή	καταγραφής	καταλόγου	κατανάλωσης	καταργήσετε	κατεύθυνση	κατηγορία	κατηγορίας	κατηγορίες	κείμενο	κειμένου	κεφάλαιο	κεφαλαίων	κλήσης	κλίμακα	κλείδωμα	κλείσιμο	κλειδί	κλειδιού	κλειδιών	κλειδώματος	κλειστό	κλιμάκωση	κοινής	κοινοποίηση	κοινοποιούνται	κοινότητα	κοινότητας	κομμάτι	κουμπί	κουμπιά	κρατήστε	κριτική	κρυπτογράφηση	κρυπτογράφησης	κρυπτογραφημένο	κυκλικό	κωδικού	κωδικό	κωδικός	κωδικών	κόκκινο	κόμβου	κύκλοι	κώδικα	κώδικας	λάβετε	λέξεις	λήφθηκε	λήψεις	λήψεων	λίστας	λίστες	λαμβάνετε	λαμβάνονται	λανθασμένο	λείπει	λείπουν	λειτουργήσει	λειτουργία	λειτουργίας	λειτουργίες	λειτουργεί	λειτουργούν	λεπτομέρειες	λεπτομερειών	λιγότερο	λιγότερων	λογαριασμοί	λογαριασμού	λογαριασμό	λογαριασμός	λογαριασμών	λογισμικό	μάθετε	μέγεθος	μέγιστη	μέγιστο	μέλλον	μέτρηση	μέτρησης	μήνυμα	μακριά	μείωση	μεγάλες	μεγάλη	μεγάλο	μεγαλύτερο	μερικά	μετάβαση	μετάφραση	μεταβείτε	μετακίνηση	μεταξύ	μεταφέρετε	μεταφορά	μεταφόρτωση	μετονομασία	μετρήσεις	μετρήσεων	μηνυμάτων	μηνύματά	μηνύματα	μηνύματος	μικρές	μικρόφωνο	μνήμης	μοιραστείτε	μονάδα	μονάδες	μουσική	μπαταρία	μπαταρίας	μπορέσετε	μπορεί	μπορείς	μπορείτε	μπορούμε	μπορούν	μπροστά	μπόρεσε	μυστικό	νεότερη	νόμισμα	ξεκίνησε	ξεκινάτε	ξεκινήσετε	ξεκινήσουμε	ξεκινήστε	ξεκινώντας	ξεκλείδωμα	ξεχάσατε	ξεχάσετε	οδηγιών	οδηγός	οθόνης	ολοκλήρωση	ολοκληρωθεί	ολοκληρώθηκε	ομάδας	ομαδοποίηση	ομιλία	ομιλίας	ονομασία	ονόματα	ονόματος	οποιαδήποτε	οποιοδήποτε	οπουδήποτε	ορίσατε	ορίσετε	ορίστε	ορισμένα	ορισμός	οριστεί	οτιδήποτε	ουράνιο	πάτημα	πίνακα	πίνακας	παράβλεψη	παράδειγμα	παράθυρο	παράκαμψη	παράλειψη	παράλληλα	παρέχει	παρέχονται	παραδόθηκε	παραθύρου	παρακάτω	παρακαλούμε	παρακαλώ	παρακολουθείτε	παρακολούθηση	παρακολούθησης	παραμένουν	παραμέτρων	παραπάνω	παρασκήνιο	παρατήρηση	παρατεταμένα	παρατηρήσεις	παρουσιάστηκε	παροχή	παροχής	πατήσετε	πατήστε	πατώντας	πειραματικό	περίληψη	περίοδος	περίπου	περίπτωση	περιέχει	περιέχουν	περιήγηση	περιήγησης	περιβάλλον	περιβάλλοντος	περιγραφή	περιεχομένου	περιεχόμενα	περιεχόμενο	περιηγηθείτε	περικοπή	περιλαμβάνει	περιμένετε	περιοχές	περιοχή	περιοχής	περισσότερα	περισσότερες	περισσότερη	περισσότερο	περισσότεροι	περισσότερων	περιστασιακά	περιστροφή	πηγαίνετε	πιθανό	πιστοποιητικό	πιστοποιητικών	πλάτος	πλήκτρο	πλήρης	πλήρους	πλαίσιο	πληκτρολογήστε	πληκτρολογίου	πληροφορίες	πληροφοριών	πληρωμές	πληρωμή	πληρωμής	πλοήγησης	πλυντήριο	ποιότητα	ποιότητας	πολιτική	πολλές	πολλαπλών	πολυμέσα	πολυμέσων	πορτοκαλί	πορτοφολιού	πορτοφόλι	ποσοστό	πράγματα	πράσινο	πρέπει	πραγματικό	προέκυψε	προαιρετικά	προαιρετικό	προβλήματα	προβλήματος	προβλημάτων	προβολή	προβολής	προγράμματα	προγράμματος	προγραμματιστή	προειδοποίηση	προεπιλεγμένες	προεπιλεγμένη	προεπιλεγμένο	προεπιλεγμένου	προεπιλογή	προηγουμένως	προηγούμενη	προηγούμενο	προηγούμενος	προκαλέσει	προσανατολισμός	προσαρμογή	προσαρμοσμένο	προσαρμοσμένων	προσαρμόσετε	προσδιορισμός	προσθέσει	προσθέσετε	προσθέστε	προσθήκη	προσθήκης	προσκαλέστε	προσοχή	προσπάθεια	προσπαθήστε	προστέθηκε	προστασία	προστεθεί	προσωπικά	προσωπικές	προσωπικών	προσωρινά	προσωρινής	προτάσεις	προτίμησης	προτεινόμενη	προτιμήσεις	προφίλ	προχωρήσετε	προχωρημένους	προόδου	προώθηση	πρόβλημα	πρόγραμμα	πρόκειται	πρόοδος	πρόσβαση	πρόσβασης	πρόσκληση	πρόσκλησης	πρόσφατα	πρόσφατες	πρότυπο	πρόχειρο	πυξίδα	ρολογιού	ρυθμίσεις	ρυθμίσετε	ρυθμίσεων	ρυθμίστε	ρυθμιστεί	ρυθμός	ρύθμιση	ρύθμισης	σάρωση	σήμανση	σήματος	σήμερα	σίγουρα	σίγουροι	σαρώστε	σελίδα	σελίδας	σελιδοδείκτες	σενάρια	σενάριο	σημαίες	σημαντικό	σημεία	σημείο	σημείωση	σημείωσης	σημειώσεις	σημειώσεων	σκεφτείτε	σκούρο	σπιτιού	στάλθηκε	στέλνετε	σταθερή	σταλεί	σταματήσετε	στατιστικά	στείλει	στείλετε	στείλτε	στιγμή	στιγμιότυπο	στοιχεία	στοιχείο	στοιχείων	στραβά	στρατηγική	συγκεκριμένη	συγκεκριμένο	συγχρονισμού	συγχρονισμό	συγχρονισμός	συζήτηση	συμβάν	συμβαίνει	συμβεί	συμβουλές	συμπερίληψη	συμπεριλαμβανομένων	συμπεριφορά	συμφωνώ	συνέχεια	συνέχιση	συνήθως	συναλλαγές	συναλλαγή	συναλλαγής	συνδέεται	συνδέθηκε	συνδέσμου	συνδέσμων	συνδεδεμένο	συνδεδεμένοι	συνδεδεμένος	συνδεθεί	συνδεθείτε	συνδεσιμότητας	συνδρομή	συνδυασμό	συνεργάτες	συνεχίσετε	συνεχίστε	συνημμένο	συνημμένου	συνημμένων	συνθηματικό	συνιστάται	συνιστούμε	συνομιλία	συνομιλίας	συνομιλίες	συντομεύσεις	συντόμευση	συντόμευσης	συσκευές	συσκευή	συσκευής	συστήματος	συχνές	συχνότητα	σφάλμα	σφάλματα	σφάλματος	σφαλμάτων	σχετίζονται	σχετικά	σχολίων	σχόλιά	σχόλια	σχόλιο	σύζευξη	σύμβολα	σύμπτυξη	σύμφωνα	σύνδεσή	σύνδεση	σύνδεσης	σύνδεσμο	σύνδεσμος	σύνολο	σύντομα	σύρετε	σύστημα	τέλεια	τίποτα	τίτλος	ταιριάζει	ταιριάζουν	ταμπλό	ταξίδι	ταξίδια	ταξινόμηση	ταυτότητα	ταυτότητας	ταχυδρομείου	ταχύτητα	ταχύτητας	τεκμηρίωση	τελευταία	τελευταίο	τερματισμός	τετράγωνο	τηλέφωνο	τηλέφωνό	τηλεφώνου	τοπικά	τοπική	τοπικό	τοποθεσία	τοποθεσίας	τοποθεσίες	τοποθεσιών	τοποθετήστε	τουλάχιστον	τρέχον	τρέχουσα	τρέχουσας	τρέχουσες	τρέχων	τραβήξτε	τρόπος	τυχαία	υλικού	υπάρχει	υπάρχουν	υπάρχουσες	υπηρεσία	υπηρεσίας	υπηρεσίες	υπηρεσιών	υπολοίπου	υποστήριξη	υποστηρίζει	υποστηρίζεται	υποστηρίζουν	υποστηριζόμενο	υπόλοιπο	υπότιτλοι	υψηλότερη	φάκελο	φάκελος	φίλους	φίλτρα	φίλτρο	φίλτρου	φαίνεται	φαγητό	φακέλου	φιλτράρισμα	φορτίο	φωτεινότητα	φωτογραφία	φωτογραφίας	φωτογραφίες	φωτογραφιών	φόντου	φόρτιση	φόρτωση	φόρτωσης	χάρτες	χάρτης	χάσετε	χαμηλή	χαρακτήρες	χαρακτηριστικά	χειροκίνητα	χειρονομίες	χρήματα	χρήσης	χρήσιμο	χρήστες	χρήστη	χρήστης	χρειάζεστε	χρειάζεται	χρειαστεί	χρειαστείτε	χρησιμοποιήθηκε	χρησιμοποιήσει	χρησιμοποιήσετε	χρησιμοποιήστε	χρησιμοποιεί	χρησιμοποιείται	χρησιμοποιείτε	χρησιμοποιηθεί	χρησιμοποιηθούν	χρησιμοποιούμε	χρησιμοποιούν	χρησιμοποιούνται	χρησιμοποιώντας	χρονικό	χρονόμετρο	χρόνος	χρόνου	χτύπημα	χωρητικότητα	ψάχνετε	ψευδώνυμο	ωστόσο
	except	άδεις	άλλος	άνοιγα	έγκυο	έγραφα	έχομε	ανατολή	αντικαταστήστε	αντιμετωπίστε	απατήσεις	αποθηκεύει	αποθηκεύομε	αποκτήστε	απομένον	αποτέλεσα	αρείου	αρετών	ασφαλείς	ατούς	αφαιρέστε	αχρεία	αχρείο	αχρείου	αχρείων	βρίσκετε	γενιά	γραφιά	δημιουργήσομε	δημοσιεύεις	διάσημα	διαγράψτε	διαμορφώστε	διευθύνεις	δώστε	εδικά	ενέχεται	ενεργοποίση	εσόδου	ευχαριστείς	θέστε	κάντε	καταργήστε	κατηγορείς	κονιοποίηση	κονιοποιούνται	κουπί	κουπιά	κύκλιο	λέξις	λήψις	λειτουργείς	μήνυα	μακρά	μεριά	μπορέστε	μπορίς	νόμιμα	νόμισα	ξεκινήσομε	ξεχάστε	οδηγών	πάτος	παραμένον	περιέχον	περιχέει	περιχέουν	περιχεομένου	περιχεόμενα	περιχεόμενο	πληροφορείς	πράματα	προθήκη	προθήκης	προκαλέστε	προσαρμόστε	προτάσσεις	προχωρήστε	προχωρημένος	πρόκληση	πρόκλησης	σκύρο	στάθηκε	σταματήστε	στείλε	συμβολές	συνέχεα	συνδέσου	συνομιλείς	συντομεύεις	σύνεσή	σύνεση	σύνεσης	τέλια	τίλος	τίτος	τόπος	υπάρχον	φάκελλο	φάκελλος	φίλος	φακέλλου	φιλτράρισα	φωτογραφείς	φόνου	χάρες	χάρης	χάστε	χειρονομείς	χρήση
address	εσύ	εσύ	εσένα	σου
	εσείς	εσείς	εσάς	σας
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
app_names	φωτογραφίες	αρχεία	επαφές	ημερολόγιο	μηνύματα	υγεία	μουσική	σημειώσεις	υπενθυμίσεις	χάρτες	βιβλία	συντομεύσεις	ρυθμίσεις	ρυθμίσεων	λήψεις
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
generic_titles	Error	Warning	Are you sure?	Confirm	Alert	Attention	Notice	Success	Successful	Failed	Failure	Oops	Whoops	Confirmation	Info	Information	Something went wrong	Something's wrong	Oops, something went wrong	Oops! Something went wrong	Sorry, something went wrong	Something wrong	An error occurred	An error has occurred	An error occured	Error occurred	Error occured	There was an error	There was a problem	There was an issue	Unknown error	Unexpected error	General error	Generic error	An unknown error occurred	An unexpected error occurred	An unknown error has occurred	An unexpected error has occurred	Please confirm	Confirmation required	Confirmation needed	Confirm action	Confirm your action	Are you really sure?	Are you absolutely sure?	Really?	You sure?	Important	Important notice	Note	Please note	Heads up	Message	Problem	Issue	Completed	Complete	Done	Sorry	We're sorry	Uh oh	Uh-oh	Caution	Danger	Question	Tip	Hint	Notification	Successfully completed	Operation failed	Operation successful	Operation completed	Action failed	Action required	Request failed	It failed	Great	Awesome	Hooray	Woops	Ooops	Whoops, something went wrong	Warning message	Error message	Alert message	This cannot be undone	This can't be undone	This action cannot be undone	This action can't be undone	You can't undo this action	Well, this is awkward	Well this is awkward	This is awkward	Well, this is embarrassing	Well this is embarrassing	This is embarrassing	Sorry, that shouldn't have happened	This shouldn't have happened	That shouldn't have happened	Hmm	Hmm, something went wrong	Oh no	Oh no!	Oh no, something went wrong	Yikes	Bummer	Ouch	Darn	Hold on	Hold up	Wait	Fatal error	Internal error	System error	Unspecified error	Undefined error	Unhandled error	Exception	An exception occurred	An internal error occurred	An internal error has occurred	A problem occurred	A problem has occurred	An issue occurred	Something unexpected happened	Something bad happened	Something is wrong	Something has gone wrong	Something failed	We have a problem	We've got a problem	Houston, we have a problem	Houston, we've got a problem	Unsuccessful	Operation unsuccessful	Operation completed successfully	Completed successfully	Congratulations	Congrats	Hooray!	Yay	Hurray	Woohoo	Are you sure you want to do this?	Are you sure you want to continue?	Are you sure you want to proceed?	Do you want to continue?	Do you want to proceed?	Would you like to continue?	Do you wish to continue?	Do you really want to do this?	Continue?	Proceed?	Are you certain?	Are you positive?	Please try again	Please try again later	Action needed	Attention required	Attention needed	Good news	Bad news	Hey	Hey there	FYI	Unknown alert	Oops, an error occurred	Oops! An error occurred	Sorry, an error occurred	Sorry. Something went wrong	Request error	An error	Some error occurred	There was an unknown error	There was an unexpected error	Confirm your choice	Please confirm your choice	Fail	Failed!	Warning!	Dialog
ok_misspelled	ok	okay
ongoing_endings	ing
accusatory	user denied	the user denied	user has denied	user refused	user failed	stupid	dumb	silly	foolish	idiot	you failed	you have failed	you’ve failed	you forgot	you have forgotten	you didn’t enter	you did not enter	you didn’t provide	you did not provide	you didn’t choose	you did not choose	you didn’t select	you did not select	you didn’t fill	you did not fill	you did something wrong	you made a mistake	you made an error	you messed up	you broke	you should not have	you shouldn’t have	you must not	your fault	your mistake	you entered the wrong	you entered a wrong	you entered an incorrect	you have entered an incorrect	you have entered the wrong	how dare you	fuck	fucking	fucked	shit	shitty	bullshit	wtf	asshole	bitch	bastard	crap	damn	dammit	you entered an invalid	you entered invalid	you have entered an invalid	you have entered invalid	you can't do that	you cannot do that	you are not supposed to	you aren't supposed to	user didn't	what were you thinking	you idiot	moron	loser	damned	how would this work	the user failed	you dummy	your own fault	watefuk	what the fuck	wtf is	fuk
accusatory_openings	you are trying to	you're trying to	you tried to	you did not	you didn't	you are not allowed to	you aren't allowed to
faulting	invalid	illegal	bad
inputs	password	passcode	email	e-mail	address	username	user name	name	filename	file name	pin	number	date	value	entry	input	credentials	login	phone
fragment_verbs	please	try	check	make	need	needs	want	do	contains	exists	found	match	matches	work	works	support	supports	use	see	contact
fragment_openings	unable to	failed to	problem	trouble	unknown	no	not	invalid	missing	error	network error	server error	unexpected	insufficient	incorrect	wrong
not_accusatory	code signature invalid	invalid code signature	invalid signature	signature invalid	signature is invalid	invalid file	invalid files	file is invalid	invalid log	invalid certificate	certificate is invalid	as invalid	qr code	serial number	version number	file name extension	domain name	host name	server name	ip address	not bad	too bad	bad stuff	bad things	bad actors	bad guys	bad news	bad luck	bad sector	bad sectors	feel bad	bad gateway	bad connection	bad network	bad signal	bad reception	bad weather	illegal content	illegal activity	illegal activities	illegal goods	illegal items	illegal material	illegal to	if you did not	if you didn't
doubled_words	had	that	is	do	did	in	on	so	very	no	yes	bye	ha	many	really	much	you	it	her	blah	far	long	again	over	up	out	who	what	more	what	now	there	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok	la	na	ho	hi
fillers	really	sure	certain	want	wish	like	please	proceed	continue	do	does	did	are	is	was	were	be	been	has	have	had	will	would	can	could	the	a	an	this	that	these	those	it	its	to	of	from	in	on	for	with	and	or	all	any	you	your	yours	my	me	i	we	us	our	there	now
question_openings	verbs	are	is	did	does	can	could	should	would	will
	verbs_before_pronouns	do
	pronouns	you	i	we	he	she	it	they	this	that	these	those	there	your	my	our	their
	articles	the	a	an
	finite_verbs	failed	does	did	occurred	happened	is	are	was	were	has	have	had	will	would	can	can't	cannot	could	couldn't	won't	isn't	aren't	doesn't	didn't	hasn't	haven't	wasn't	weren't	must	may	might	should
	words	what	why	how	who	which	where	whose	what's	how's	who's
number_words	am	pm	a.m	p.m	thousand	million	billion	lakh	crore	k
spelling	words	aborted	absolute	acceleration	accept	accepted	access	accessed	accessibility	accessible	account	accounts	accuracy	accurate	acknowledge	acknowledgements	across	action	actions	activate	activated	active	activities	activity	actual	adding	addition	additional	address	addresses	adjust	administrator	admins	advance	advanced	affect	against	agreement	alerts	algorithm	allowed	allowing	allows	already	alternate	alternative	always	amount	analysis	analytics	animate	announcements	anonymous	another	answer	anyone	anything	anytime	anyway	anywhere	appear	appearance	appears	append	applicable	application	applications	applied	applies	applying	appropriate	approval	approve	approved	archive	archived	around	arrive	article	artist	ascending	asking	aspect	assets	assistance	associated	attach	attachment	attachments	attempt	attempting	attempts	attention	attributes	authenticate	authenticated	authentication	authenticity	author	authorization	authorize	authorized	authors	automatic	automatically	available	avatar	avatars	average	awesome	backed	background	backup	backups	backward	balance	balanced	banned	banner	battery	because	become	becomes	before	beginning	behavior	behind	benefits	better	between	binary	bitcoin	blacklist	blockchain	blocked	blocks	bluetooth	bookmark	bookmarks	border	bottom	brightness	broken	browse	browser	browsing	building	business	button	buttons	cached	caches	calculate	calculated	calculating	calendar	calibration	called	calling	camera	cancel	canceled	cancelled	cannot	capacity	capture	captured	careful	carefully	categories	category	caution	cellular	center	certain	certificate	certificates	change	changed	changes	changing	channel	channels	chapter	chapters	character	characters	charge	charging	checked	checking	checks	choice	choices	choose	choosing	chosen	chrome	circle	classic	cleaning	cleared	clearing	clicked	clicking	client	clients	clipboard	closed	collapse	collect	collected	collection	collections	colors	colour	column	columns	combination	coming	command	commands	comment	comments	commit	common	communicate	communication	community	compact	compass	compatibility	compatible	complete	completed	completely	completion	complication	components	compose	compromised	computer	condition	conditions	configuration	configure	configured	confirm	confirmation	confirmations	confirmed	congratulations	connect	connected	connecting	connection	connections	connectivity	consent	consider	considerable	console	contact	contacts	contain	container	containing	contains	content	contents	context	continue	continues	continuous	contract	contributors	control	controller	controls	conversation	conversations	convert	converted	copied	copyright	corner	correct	correction	correctly	corresponding	corrupted	counter	country	covers	crashed	created	creates	creating	creation	credential	credentials	credits	critical	crypto	currency	current	currently	custom	customise	customization	customize	damaged	dangerous	dashboard	database	databases	deactivate	deactivated	debugging	decentralized	decide	decline	declined	decode	decoding	decrypt	decryption	default	defaults	define	defined	definitely	delete	deleted	deletes	deleting	deletion	delivered	delivery	denied	depending	depends	deposit	descending	describe	description	deselect	design	designed	desktop	destination	detail	details	detect	detected	detection	detects	determine	determined	determines	developer	developers	development	device	devices	dialog	differ	different	digital	dimensions	direct	direction	directions	directly	directory	disable	disabled	disables	disabling	disappear	disappearing	discard	disconnect	disconnected	discord	discover	discussion	dismiss	display	displayed	displaying	displays	distance	document	documentation	documents	domain	domains	donate	donation	double	download	downloaded	downloading	downloads	dropped	duplicate	duplicated	duration	during	dynamic	earlier	easier	easily	edited	editing	editor	effect	effects	either	elapsed	element	elements	emails	emergency	emojis	enable	enabled	enables	enabling	encoding	encounter	encountered	encrypt	encrypted	encryption	energy	english	enhanced	enjoying	enough	ensure	entered	entering	entities	entries	environment	equivalent	erased	errors	especially	establish	estimate	european	events	everyone	everything	example	examples	exceeded	exceeds	except	exchange	exclude	excluded	execute	executed	existing	exists	expand	expect	expected	experience	experimental	expiration	expire	expired	expires	expiry	explore	explorer	export	exported	exporting	expose	exposure	express	extended	extension	extensions	external	facebook	factor	failed	failure	fallback	family	faster	favorite	favorites	favourite	feature	featured	features	feedback	fetched	fetching	fields	filename	filter	filtered	filtering	filters	finder	finger	fingerprint	fingers	finish	finished	firmware	flagged	focused	folder	folders	follow	followed	followers	following	follows	foreground	forever	forget	forgot	format	forward	forwarded	frequency	frequent	frequently	friend	friendly	friends	function	functionality	functions	further	future	gallery	general	generate	generated	generating	gesture	gestures	getting	global	glucose	google	granted	graphic	greater	groups	guaranteed	guides	happen	happening	happens	haptic	hardware	hashtags	having	header	heading	health	hearing	heartbeat	height	hidden	hiding	higher	highest	highlight	highly	history	holding	horizontal	hostname	hourly	however	identifier	identify	identity	ignore	ignored	images	immediately	impact	implemented	import	important	imported	importing	improve	improved	improvements	inactive	inadvertent	include	included	includes	including	incoming	incompatible	incorrect	incorrectly	increase	increased	increases	indicate	indicates	indicator	indicators	individual	inform	information	initial	initialize	insert	inside	install	installation	installed	installing	instance	instant	instantly	instead	instructions	insufficient	insulin	intended	interact	interest	interface	internal	international	internet	interrupted	interval	introduced	invalid	invitation	invite	invited	invoice	irreversible	island	isolate	issues	itself	japanese	joined	journey	keeping	keyboard	keyword	kicked	knowledge	labels	landscape	language	languages	larger	latest	latitude	launch	launching	layout	leading	learning	leaving	legacy	legend	length	letter	letters	levels	libraries	library	license	licensed	licenses	lighting	lightning	likely	limitations	limited	limits	linked	listed	listening	little	loaded	loading	locally	location	locations	locked	logged	logging	logout	longer	longitude	looking	lowercase	machine	maintain	maintenance	making	manage	managed	management	manager	manual	manually	mapping	margin	marked	marker	market	matched	matches	matching	matrix	maximum	measure	measurement	medium	member	members	membership	memory	mention	mentioned	mentions	message	messages	messaging	messenger	metadata	method	metrics	microphone	middle	migration	minimize	minimum	minute	minutes	miscellaneous	missed	missing	mobile	models	modified	modify	module	modules	moment	monitor	monitoring	monthly	months	motion	moving	multiple	native	natural	nature	navigate	navigation	nearby	necessarily	necessary	needed	negative	neither	network	networks	newest	nickname	nobody	normal	normally	nothing	notice	noticed	notices	notification	notifications	notified	notify	number	numbers	object	objects	observe	obtain	obviously	occurred	occurrence	occurring	official	offline	offset	oldest	online	opened	opening	operating	operation	operations	operator	option	optional	options	orange	organization	orientation	origin	original	others	otherwise	outdated	outgoing	output	outside	overlay	override	overview	overwrite	overwritten	ownership	package	pairing	parameter	parameters	parent	parental	parsing	participants	particular	parties	passcode	passphrase	password	passwords	pasteboard	paused	payload	payment	payments	pending	people	percent	percentage	perform	performance	performed	period	periodic	periodically	permanent	permanently	permission	permissions	persistent	person	personal	photos	phrase	physical	picker	picture	pictures	pinned	pixels	placed	places	platform	playback	played	player	playing	playlist	please	points	policy	popular	portrait	position	positions	positive	possibility	possible	possibly	posted	potential	potentially	powered	precise	predicted	prefer	preference	preferences	preferred	prefix	premium	preparing	presence	present	preset	presets	pressure	prevent	prevents	preview	previews	previous	previously	primary	priority	privacy	private	probably	problem	problems	procedure	proceed	proceeding	process	processed	processing	product	profile	profiles	profit	program	programs	progress	project	projects	prompt	proper	properly	properties	protect	protected	protection	protocol	provide	provided	provider	providers	provides	public	publish	published	purchase	purchased	purchases	purple	purpose	purposes	quality	question	questions	quickly	quotes	random	rather	rating	ratings	reachable	reached	reaches	reacted	reader	reading	readings	really	rearrange	reason	reasons	reboot	receipt	receive	received	receiver	receiving	recent	recently	recipient	recipients	recognition	recognize	recognized	recommend	recommended	reconnect	record	recorded	recording	recordings	records	recover	recovered	recovery	redirect	reduce	reference	refresh	refreshed	refreshing	regarding	region	register	registered	registration	regular	reinstall	reject	rejected	related	relationship	relative	release	released	releases	reliable	reload	remain	remaining	remains	remember	remote	removal	remove	removed	removes	removing	rename	render	renewed	reorder	repair	repeat	replace	replaced	replacement	replied	replies	report	reported	reporting	reports	repository	represent	request	requested	requesting	requests	require	required	requirements	requires	research	resend	reserved	resets	resetting	resize	resolution	resolve	resource	resources	respect	respond	response	responses	responsible	restart	restarting	restore	restored	restoring	restricted	restriction	restrictions	result	results	resume	retrieve	retrieved	retrieving	retrying	return	returned	reveal	review	revoke	revoked	rewards	rewind	rights	rotate	rotation	routes	running	runtime	safari	safely	safety	sample	saving	scaling	scanned	scanner	scanning	schedule	scheduled	scheme	screen	screens	screenshot	screenshots	script	scripts	scroll	search	searched	searches	searching	second	secondary	seconds	secret	section	sections	secure	secured	securely	security	select	selected	selecting	selection	sender	sending	sensitive	sensitivity	sensor	sensors	separate	separated	separately	sequence	serial	series	server	servers	service	services	session	sessions	setting	settings	several	shared	sharing	shortcut	shortcuts	should	showing	shutdown	sidebar	signal	signature	signed	signing	silent	similar	simple	simulator	single	sleeping	slower	slowly	smaller	snapshot	snooze	social	software	someone	something	sometimes	somewhere	sounds	source	sources	spaces	spacing	speaker	special	specific	specified	specify	spelling	sports	square	standard	starred	started	starting	starts	startup	statement	statistics	status	sticker	stickers	stopped	storage	stored	straight	stream	streaming	strength	string	styles	subject	submit	submitted	subscribe	subscription	subscriptions	subtitle	subtitles	succeeded	success	successful	successfully	sufficient	suggest	suggested	suggestion	suggestions	summary	support	supported	supports	surprise	survey	suspended	suspicious	switch	switched	switcher	switching	symbol	symbols	synced	synchronization	synchronize	syncing	system	taking	tapping	target	technical	telemetry	temperature	template	temporarily	temporary	terminate	testing	thanks	themes	therefore	things	thread	threshold	through	thumbnail	thumbnails	timeline	timelines	timeout	timestamp	titles	together	toggle	toggles	tokens	tomorrow	toolbar	topics	tracked	tracker	trackers	tracking	tracks	trading	traffic	transaction	transactions	transfer	transferred	transferring	transfers	translate	translated	translation	translations	transmission	transmit	transmitter	travel	treatment	trending	trigger	triggered	triggers	triple	trouble	troubleshooting	trusted	trying	turned	turning	tutorial	tweaks	typical	typing	unable	unauthorized	unavailable	unblock	understand	undone	unencrypted	unexpected	unfortunately	uninstall	unique	unknown	unless	unlimited	unlock	unlocked	unlocking	unmute	unnamed	unreachable	unread	unrecognized	unsaved	unsigned	unstable	unsuccessful	unsupported	untitled	unused	upcoming	update	updated	updates	updating	upgrade	upgraded	upgrading	upload	uploaded	uploading	uploads	useful	username	usually	validate	validating	validation	values	variable	variables	various	verification	verified	verify	verifying	version	versions	vertical	vibrate	videos	viewer	viewing	virtual	visibility	visible	visual	voltage	volume	waiting	wallet	wallets	wallpaper	warning	warnings	watched	watching	waypoints	website	websites	weekly	weight	welcome	whenever	whether	widget	widgets	window	windows	wireless	withdraw	withdrawal	within	without	working	writing	written	yellow	yesterday	yourself
	except	acknowledgments	actin	actins	acton	addressees	adust	alterative	anther	apples	appling	archie	asses	backlist	backus	bacup	baked	ballance	blocs	bocked	bocks	borer	bowse	bowser	bowsing	brose	cashed	categorise	cation	centre	cerated	cerates	chanel	chare	chargee	charing	chose	circe	clent	clint	collet	color	comose	compete	competed	contin	continuos	coors	coped	corer	county	covert	coves	crated	crates	crating	creaton	crome	defied	deice	deices	deign	deigned	deleing	delting	eased	easer	eglish	ensue	enure	eternal	ether	evens	exiting	exits	expiation	fagged	fiend	fiends	filed	filer	filers	finer	finnish	focussed	fried	froward	galley	geneal	goole	grated	grater	haring	heath	heder	hight	holing	hurly	incudes	indictor	inert	inset	instal	installd	inulin	invitee	issus	laded	lading	lager	laving	leaning	licensee	licensees	liked	lined	loner	lunch	lunching	maker	mange	manged	manger	marin	menton	metics	minium	minuet	minuets	modes	moths	moule	naive	nether	noting	objet	overly	paced	paces	paries	paring	patries	payback	payed	payer	paying	pease	peron	pervious	perviously	phase	phots	piker	pined	pints	plying	poplar	posed	prase	precent	preform	preformed	propr	pubic	radom	rally	rater	ratting	readding	recept	recoded	recoding	recognizee	regin	regrading	releasee	releasees	relied	relies	reman	remans	resect	resole	restating	restring	rests	retuned	retying	reval	revel	revoe	roues	routs	saling	screes	scrips	seder	seeping	selling	senor	senors	serer	seres	serves	sever	severs	shard	shred	sicker	singe	singed	singing	sining	siple	sopped	sorts	sower	sowing	spaes	spots	stared	staring	stars	stated	stating	stats	steam	steaming	sting	subtile	swither	tacked	tacker	tackers	tacking	tacks	tanks	taping	tavel	teaks	tending	thees	thins	though	tiles	timeliness	tings	tittles	tokes	traced	tracer	tracers	tracing	transit	tread	tring	tripe	trough	tuned	tuning	turing	tying	uninstal	vales	waning	waring	wether	widow	widows	wight	witten	woking
misspellings	custon	custom
	postet	posted
	configuraton	configuration
	fo the	of the
	ot the	to the
	are you sure want	are you sure you want
	are you sure to	are you sure you want to
	are you sure that want	are you sure that you want
	do you sure	are you sure
	you sure want	you sure you want
	could not been	could not be
	can not been	cannot be
	was not able connect	was not able to connect
	unable connect	unable to connect
	failed connect	failed to connect
	cannot found	cannot find
	can't found	can’t find
	could not found	could not find
	couldn't found	couldn’t find
	not be undo	not be undone
	cannot be undo	cannot be undone
	can't be undo	can’t be undone
	has been send	has been sent
	been successful send	been sent
	please to try	please try
	want to to	want to
	an unique	a unique
	a error	an error
	a email	an email
	a invalid	an invalid
	a unknown	an unknown
	a update	an update
	a image	an image
	a account	an account
	a incorrect	an incorrect
	an new	a new
	an valid	a valid
	an file	a file
	an password	a password
	an network	a network
	an problem	a problem
	didn't found	didn’t find
	did not found	did not find
	doesn't exists	doesn’t exist
	does not exists	does not exist
	don't exists	don’t exist
	wil	will
	engange	engage
	nescessary	necessary
	succesfull	successful
	sucessful	successful
	sucessfully	successfully
	apear	appear
	appearence	appearance
	wether	whether
	thses	these
	threr	there
	cliped	clipped
	agian	again
	aggain	again
	loosing	losing
	unknow	unknown
	retreive	retrieve
	retreived	retrieved
	recieve	receive
	beacuse	because
	becuase	because
	whitch	which
	shure	sure
	ocurred	occurred
	transfered	transferred
	cancelation	cancellation
	formated	formatted
	grammer	grammar
	maintainance	maintenance
	noticable	noticeable
	occassion	occasion
	seperator	separator
	strenght	strength
	temporarly	temporarily
	temporarely	temporarily
	wasnt able	wasn’t able
	desactivate	deactivate
	desactivated	deactivated
	verifiy	verify
	verifed	verified
	acount	account
	acounts	accounts
	paswords	passwords
	avaliable	available
	availible	available
	avalable	available
	unavaliable	unavailable
	conection	connection
	proccess	process
	proccessing	processing
	yout	your
	alot	a lot
	pasword	password
	thier	their
	plase	please
	doesnt	doesn’t
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
	minutes timeout	minute timeout
	hours timeout	hour timeout
	seconds timeout	second timeout
	days trial	day trial
	seconds delay	second delay
	minutes delay	minute delay
	minutes timer	minute timer
	minutes break	minute break
	characters limit	character limit
	days streak	day streak
	minutes interval	minute interval
	seconds interval	second interval
	days history	day history
	failed to connected	failed to connect
	is already exist	already exists
	are already exist	already exist
	file not exist	file does not exist
	is not exist	does not exist
	are not exist	do not exist
	didn't exists	didn’t exist
	wait few seconds	wait a few seconds
	wait few minutes	wait a few minutes
	for few seconds	for a few seconds
	for few minutes	for a few minutes
	in few seconds	in a few seconds
	in few minutes	in a few minutes
	after few seconds	after a few seconds
	after few minutes	after a few minutes
	again latter	again later
	again late	again later
	atleast	at least
	no such a	no such
	please login	please log in
	must login	must log in
	login again	log in again
	need to login	need to log in
	have to login	have to log in
	want to login	want to log in
	unable to login	unable to log in
	failed to login	failed to log in
	able to login	able to log in
	could not login	could not log in
	couldn't login	couldn’t log in
	cannot login	cannot log in
	want to logout	want to log out
	sure to logout	sure you want to log out
	please logout	please log out
	be logout	be logged out
	been logout	been logged out
	need to logout	need to log out
	failed to logout	failed to log out
	unable to logout	unable to log out
	want to signout	want to sign out
	want to signup	want to sign up
	want to setup	want to set up
	need to setup	need to set up
	have to setup	have to set up
	unable to setup	unable to set up
	failed to setup	failed to set up
	able to setup	able to set up
	want to backup	want to back up
	need to backup	need to back up
	unable to backup	unable to back up
	failed to backup	failed to back up
	able to backup	able to back up
	don't has	don’t have
	doesn't has	doesn’t have
	does not has	does not have
	you has	you have
	there is no any	there is no
	there are no any	there are no
	is being process	is being processed
	it's own	its own
	of it's	of its
	and it's contents	and its contents
	all it's contents	all its contents
	and it's data	and its data
	your are	you are
	you're account	your account
	you're password	your password
	you're device	your device
	you're data	your data
	you're phone	your phone
	you're email	your email
	your about to	you’re about to
	your not	you’re not
	your sure	you’re sure
	will loose	will lose
	may loose	may lose
	could loose	could lose
	loose all	lose all
	less then	less than
	rather then	rather than
	other then	other than
	longer then	longer than
	older then	older than
	greater then	greater than
	larger then	larger than
	newer then	newer than
	higher then	higher than
	an user	a user
	a hour	an hour
	a internet	an internet
	a issue	an issue
	a old	an old
	a active	an active
	a empty	an empty
	a app	an app
	a item	an item
	a existing	an existing
	a internal	an internal
	a administrator	an administrator
	a address	an address
	an username	a username
	an url	a URL
	a unexpected	an unexpected
	a unsupported	an unsupported
	a upgrade	an upgrade
	a older	an older
	a additional	an additional
	a alert	an alert
	a answer	an answer
	a attachment	an attachment
	a episode	an episode
	a event	an event
	a album	an album
	a artist	an artist
	a exception	an exception
	a archive	an archive
	a option	an option
	a action	an action
	a attempt	an attempt
	a application	an application
	an server	a server
	an connection	a connection
	an folder	a folder
	an message	a message
	an photo	a photo
	an picture	a picture
	an video	a video
	an device	a device
	an passcode	a passcode
	an contact	a contact
	an group	a group
	an name	a name
	an backup	a backup
	an list	a list
	an note	a note
	an valid email	a valid email
	an different	a different
	an previous	a previous
	url	URL
	urls	URLs
	wifi	Wi-Fi
	gps	GPS
	nfc	NFC
	vpn	VPN
	some thing went wrong	something went wrong
	something wrong happened	something went wrong
	something went wrongly	something went wrong
	occured an error	an error occurred
	happened an error	an error occurred
	error was occurred	error occurred
	error is occurred	error occurred
	error has been occurred	error has occurred
	connect internet	connect to the Internet
	no internet connect	no Internet connection
	check your internet connect	check your Internet connection
	check you internet	check your Internet
	check you connection	check your connection
	check you network	check your network
	in you device	on your device
	on you device	on your device
	to you account	to your account
	from you device	from your device
	from you account	from your account
	on you phone	on your phone
	to you device	to your device
	you want remove	you want to remove
	you want delete	you want to delete
	you want continue	you want to continue
	you want exit	you want to exit
	you want leave	you want to leave
	you want cancel	you want to cancel
	you want log out	you want to log out
	you want to deleted	you want to delete
	you want to removed	you want to remove
	sure you want delete	sure you want to delete
	sure you wish delete	sure you wish to delete
	sure wanna	sure you want to
	sure your want	sure you want
	sure you wan to	sure you want to
	sure you what to	sure you want to
	sure that you to	sure that you want to
	sure you to delete	sure you want to delete
	can be not undone	cannot be undone
	can't be recover	can’t be recovered
	cannot be recover	cannot be recovered
	can not be recover	cannot be recovered
	cannot be revert	cannot be reverted
	cannot be reverse	cannot be reversed
	cannot be restore	cannot be restored
	can't be restore	can’t be restored
	will be lose	will be lost
	will be erase	will be erased
	will be delete	will be deleted
	will be remove	will be removed
	will be save	will be saved
	will be send	will be sent
	will be create	will be created
	will be restore	will be restored
	will be replace	will be replaced
	must be fill	must be filled
	must be enter	must be entered
	is require	is required
	are require	are required
	is need to	is needed to
	not be able change	not be able to change
	is not allow	is not allowed
	are not allow	are not allowed
	is not support	is not supported
	does not supported	does not support
	not authorize to	not authorized to
	please contacts	please contact
	please selects	please select
	please enters	please enter
	please entered	please enter
	please inputs	please enter
	please chose	please choose
	please choice	please choose
	please chooses	please choose
	please checks	please check
	please insert your	please enter your
	this items	these items
	all you data	all your data
	too many request	too many requests
	too many attempt	too many attempts
	too much attempts	too many attempts
	too much requests	too many requests
	invalid e-mail adress	invalid email address
	email adress	email address
	e-mail adress	email address
	ip adress	IP address
	recieved	received
	occurrance	occurrence
	successfull	successful
	successfuly	successfully
	succesfully	successfully
	sucessfull	successful
	sucesfully	successfully
	sucess	success
	faild	failed
	failled	failed
	fialed	failed
	conect	connect
	conected	connected
	disconected	disconnected
	connexion	connection
	internt	Internet
	intenet	Internet
	interent	Internet
	passsword	password
	passwort	password
	usename	username
	permision	permission
	permisions	permissions
	premission	permission
	premissions	permissions
	authetication	authentication
	autentication	authentication
	authenication	authentication
	incorect	incorrect
	invaild	invalid
	invlid	invalid
	exisiting	existing
	exsist	exist
	exsits	exists
	excede	exceed
	excedeed	exceeded
	exeeded	exceeded
	exceded	exceeded
	maximun	maximum
	minimun	minimum
	reponse	response
	respose	response
	requst	request
	requeset	request
	sever error	server error
	tempory	temporary
	temporaly	temporarily
	temporally unavailable	temporarily unavailable
	langauge	language
	heigth	height
	hapened	happened
	happended	happened
	beeing	being
	allready	already
	alredy	already
	occassionally	occasionally
	adding sucessfully	added successfully
	delete successfully	deleted successfully
	save successfully	saved successfully
	update successfully	updated successfully
	send successfully	sent successfully
	upload successfully	uploaded successfully
	create successfully	created successfully
	add successfully	added successfully
	remove successfully	removed successfully
	change successfully	changed successfully
	submit successfully	submitted successfully
	download successfully	downloaded successfully
	copy successfully	copied successfully
	login successfully	logged in successfully
	register successfully	registered successfully
	import successfully	imported successfully
	export successfully	exported successfully
	successful saved	successfully saved
	successful deleted	successfully deleted
	successful updated	successfully updated
	successful added	successfully added
	successful sent	successfully sent
	delete fail	deletion failed
	save fail	saving failed
	load fail	loading failed
	upload fail	upload failed
	download fail	download failed
	login fail	login failed
	connect fail	connection failed
	send fail	sending failed
	update fail	update failed
	failed to loaded	failed to load
	unable to loaded	unable to load
	could not loaded	could not load
	couldn't loaded	couldn’t load
	cannot loaded	cannot load
	can't loaded	can’t load
	did not loaded	did not load
	didn't loaded	didn’t load
	does not loaded	does not load
	doesn't loaded	doesn’t load
	will not loaded	will not load
	won't loaded	won’t load
	has been load	has been loaded
	have been load	have been loaded
	failed to saved	failed to save
	unable to saved	unable to save
	could not saved	could not save
	couldn't saved	couldn’t save
	cannot saved	cannot save
	can't saved	can’t save
	did not saved	did not save
	didn't saved	didn’t save
	does not saved	does not save
	doesn't saved	doesn’t save
	will not saved	will not save
	won't saved	won’t save
	has been save	has been saved
	have been save	have been saved
	unable to connected	unable to connect
	could not connected	could not connect
	couldn't connected	couldn’t connect
	cannot connected	cannot connect
	can't connected	can’t connect
	did not connected	did not connect
	didn't connected	didn’t connect
	does not connected	does not connect
	doesn't connected	doesn’t connect
	will not connected	will not connect
	won't connected	won’t connect
	has been connect	has been connected
	have been connect	have been connected
	failed to opened	failed to open
	unable to opened	unable to open
	could not opened	could not open
	couldn't opened	couldn’t open
	cannot opened	cannot open
	can't opened	can’t open
	did not opened	did not open
	didn't opened	didn’t open
	does not opened	does not open
	doesn't opened	doesn’t open
	will not opened	will not open
	won't opened	won’t open
	failed to deleted	failed to delete
	unable to deleted	unable to delete
	could not deleted	could not delete
	couldn't deleted	couldn’t delete
	cannot deleted	cannot delete
	can't deleted	can’t delete
	did not deleted	did not delete
	didn't deleted	didn’t delete
	does not deleted	does not delete
	doesn't deleted	doesn’t delete
	will not deleted	will not delete
	won't deleted	won’t delete
	has been delete	has been deleted
	have been delete	have been deleted
	failed to created	failed to create
	unable to created	unable to create
	could not created	could not create
	couldn't created	couldn’t create
	cannot created	cannot create
	can't created	can’t create
	did not created	did not create
	didn't created	didn’t create
	does not created	does not create
	doesn't created	doesn’t create
	will not created	will not create
	won't created	won’t create
	has been create	has been created
	have been create	have been created
	failed to removed	failed to remove
	unable to removed	unable to remove
	could not removed	could not remove
	couldn't removed	couldn’t remove
	cannot removed	cannot remove
	can't removed	can’t remove
	did not removed	did not remove
	didn't removed	didn’t remove
	does not removed	does not remove
	doesn't removed	doesn’t remove
	will not removed	will not remove
	won't removed	won’t remove
	has been remove	has been removed
	have been remove	have been removed
	failed to downloaded	failed to download
	unable to downloaded	unable to download
	could not downloaded	could not download
	couldn't downloaded	couldn’t download
	cannot downloaded	cannot download
	can't downloaded	can’t download
	did not downloaded	did not download
	didn't downloaded	didn’t download
	does not downloaded	does not download
	doesn't downloaded	doesn’t download
	will not downloaded	will not download
	won't downloaded	won’t download
	failed to uploaded	failed to upload
	unable to uploaded	unable to upload
	could not uploaded	could not upload
	couldn't uploaded	couldn’t upload
	cannot uploaded	cannot upload
	can't uploaded	can’t upload
	did not uploaded	did not upload
	didn't uploaded	didn’t upload
	does not uploaded	does not upload
	doesn't uploaded	doesn’t upload
	will not uploaded	will not upload
	won't uploaded	won’t upload
	failed to sent	failed to send
	unable to sent	unable to send
	could not sent	could not send
	couldn't sent	couldn’t send
	cannot sent	cannot send
	can't sent	can’t send
	did not sent	did not send
	didn't sent	didn’t send
	does not sent	does not send
	doesn't sent	doesn’t send
	will not sent	will not send
	won't sent	won’t send
	have been send	have been sent
	failed to imported	failed to import
	unable to imported	unable to import
	could not imported	could not import
	couldn't imported	couldn’t import
	cannot imported	cannot import
	can't imported	can’t import
	did not imported	did not import
	didn't imported	didn’t import
	does not imported	does not import
	doesn't imported	doesn’t import
	will not imported	will not import
	won't imported	won’t import
	failed to exported	failed to export
	unable to exported	unable to export
	could not exported	could not export
	couldn't exported	couldn’t export
	cannot exported	cannot export
	can't exported	can’t export
	did not exported	did not export
	didn't exported	didn’t export
	does not exported	does not export
	doesn't exported	doesn’t export
	will not exported	will not export
	won't exported	won’t export
	failed to found	failed to find
	unable to found	unable to find
	does not found	does not find
	doesn't found	doesn’t find
	will not found	will not find
	won't found	won’t find
	failed to installed	failed to install
	unable to installed	unable to install
	could not installed	could not install
	couldn't installed	couldn’t install
	cannot installed	cannot install
	can't installed	can’t install
	did not installed	did not install
	didn't installed	didn’t install
	does not installed	does not install
	doesn't installed	doesn’t install
	will not installed	will not install
	won't installed	won’t install
	failed to restored	failed to restore
	unable to restored	unable to restore
	could not restored	could not restore
	couldn't restored	couldn’t restore
	cannot restored	cannot restore
	can't restored	can’t restore
	did not restored	did not restore
	didn't restored	didn’t restore
	does not restored	does not restore
	doesn't restored	doesn’t restore
	will not restored	will not restore
	won't restored	won’t restore
	has been restore	has been restored
	have been restore	have been restored
	failed to verified	failed to verify
	unable to verified	unable to verify
	could not verified	could not verify
	couldn't verified	couldn’t verify
	cannot verified	cannot verify
	can't verified	can’t verify
	did not verified	did not verify
	didn't verified	didn’t verify
	does not verified	does not verify
	doesn't verified	doesn’t verify
	will not verified	will not verify
	won't verified	won’t verify
	has been verify	has been verified
	have been verify	have been verified
	failed to played	failed to play
	unable to played	unable to play
	could not played	could not play
	couldn't played	couldn’t play
	cannot played	cannot play
	can't played	can’t play
	did not played	did not play
	didn't played	didn’t play
	does not played	does not play
	doesn't played	doesn’t play
	will not played	will not play
	won't played	won’t play
	failed to shared	failed to share
	unable to shared	unable to share
	could not shared	could not share
	couldn't shared	couldn’t share
	cannot shared	cannot share
	can't shared	can’t share
	did not shared	did not share
	didn't shared	didn’t share
	does not shared	does not share
	doesn't shared	doesn’t share
	will not shared	will not share
	won't shared	won’t share
	failed to synced	failed to sync
	unable to synced	unable to sync
	could not synced	could not sync
	couldn't synced	couldn’t sync
	cannot synced	cannot sync
	can't synced	can’t sync
	did not synced	did not sync
	didn't synced	didn’t sync
	does not synced	does not sync
	doesn't synced	doesn’t sync
	will not synced	will not sync
	won't synced	won’t sync
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	more then one	more than one
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
	constructive	add	copy	create	download	duplicate	export	invite	join	open	print	reconnect	rename	share	show	subscribe	view
notifications	open_app	open {app}	launch {app}	open the {app}	open your {app}	reopen {app}
	instructions	start the app	launch the app	check it out in the app	tap here	tap to	tap below	tap this	tap the	tap on	tap for	click here	click to	click below	press the	open the app	open this app	open your app	launch the app	go to the app	return to the app	go to settings	open settings	visit the app	swipe to	swipe left	swipe right	swipe down	touch here
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
	Don't Show Again	accepted	Don’t Show Again	Don't Show Again	Do Not Show Again	Don’t Show This Again	Don't Show This Again	Don’t Ask Again	Don't Ask Again	Do Not Ask Again	Never Ask Again	Never Show Again	Don’t Remind Me Again	Don't Remind Me Again	Don’t Remind Me	Don't Remind Me	Don't Ask Me Again	Don’t Ask Me Again	Don't Warn Again	Don't Warn Me Again
	Later	accepted	Later
		seen	Maybe Later	Remind Me Later	Do It Later	Maybe Next Time
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
	Abort	accepted	Abort
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
generic_titles	This cannot be undone	This can't be undone	This action cannot be undone	This action can't be undone	You can't undo this action	Error	Warning	Are you sure?	Confirm	Alert	Attention	Notice	Success	Successful	Failed	Failure	Oops	Whoops	Confirmation	Info	Information	Something went wrong	Something's wrong	Oops, something went wrong	Oops! Something went wrong	Sorry, something went wrong	Something wrong	An error occurred	An error has occurred	An error occured	Error occurred	Error occured	There was an error	There was a problem	There was an issue	Unknown error	Unexpected error	General error	Generic error	An unknown error occurred	An unexpected error occurred	An unknown error has occurred	An unexpected error has occurred	Please confirm	Confirmation required	Confirmation needed	Confirm action	Confirm your action	Are you really sure?	Are you absolutely sure?	Really?	You sure?	Important	Important notice	Note	Please note	Heads up	Message	Problem	Issue	Completed	Complete	Done	Sorry	We're sorry	Uh oh	Uh-oh	Caution	Danger	Question	Tip	Hint	Notification	Successfully completed	Operation failed	Operation successful	Operation completed	Action failed	Action required	Request failed	It failed	Great	Awesome	Hooray	Woops	Ooops	Whoops, something went wrong	Warning message	Error message	Alert message	Well, this is awkward	Well this is awkward	This is awkward	Well, this is embarrassing	Well this is embarrassing	This is embarrassing	Sorry, that shouldn't have happened	This shouldn't have happened	That shouldn't have happened	Hmm	Hmm, something went wrong	Oh no	Oh no!	Oh no, something went wrong	Yikes	Bummer	Ouch	Darn	Hold on	Hold up	Wait	Fatal error	Internal error	System error	Unspecified error	Undefined error	Unhandled error	Exception	An exception occurred	An internal error occurred	An internal error has occurred	A problem occurred	A problem has occurred	An issue occurred	Something unexpected happened	Something bad happened	Something is wrong	Something has gone wrong	Something failed	We have a problem	We've got a problem	Houston, we have a problem	Houston, we've got a problem	Unsuccessful	Operation unsuccessful	Operation completed successfully	Completed successfully	Congratulations	Congrats	Hooray!	Yay	Hurray	Woohoo	Are you sure you want to do this?	Are you sure you want to continue?	Are you sure you want to proceed?	Do you want to continue?	Do you want to proceed?	Would you like to continue?	Do you wish to continue?	Do you really want to do this?	Continue?	Proceed?	Are you certain?	Are you positive?	Please try again	Please try again later	Action needed	Attention required	Attention needed	Good news	Bad news	Hey	Hey there	FYI	Unknown alert	Oops, an error occurred	Oops! An error occurred	Sorry, an error occurred	Sorry. Something went wrong	Request error	An error	Some error occurred	There was an unknown error	There was an unexpected error	Confirm your choice	Please confirm your choice	Fail	Failed!	Warning!	Dialog
ok_misspelled	ok	okay
ongoing_endings	ing
faulting	invalid	illegal	bad
inputs	password	passcode	email	e-mail	address	username	user name	name	filename	file name	pin	number	date	value	entry	input	credentials	login	phone
fragment_verbs	please	try	check	make	need	needs	want	do	contains	exists	found	match	matches	work	works	support	supports	use	see	contact
fragment_openings	unable to	failed to	problem	trouble	unknown	no	not	invalid	missing	error	network error	server error	unexpected	insufficient	incorrect	wrong
accusatory	user denied	the user denied	user has denied	user refused	user failed	stupid	dumb	silly	foolish	idiot	you failed	you have failed	you’ve failed	you forgot	you have forgotten	you didn’t enter	you did not enter	you didn’t provide	you did not provide	you didn’t choose	you did not choose	you didn’t select	you did not select	you didn’t fill	you did not fill	you did something wrong	you made a mistake	you made an error	you messed up	you broke	you should not have	you shouldn’t have	you must not	your fault	your mistake	you entered the wrong	you entered a wrong	you entered an incorrect	you have entered an incorrect	you have entered the wrong	how dare you	fuck	fucking	fucked	shit	shitty	bullshit	wtf	asshole	bitch	bastard	crap	damn	dammit	you entered an invalid	you entered invalid	you have entered an invalid	you have entered invalid	you can't do that	you cannot do that	you are not supposed to	you aren't supposed to	user didn't	what were you thinking	you idiot	moron	loser	damned	how would this work	the user failed	you dummy	your own fault	watefuk	what the fuck	wtf is	fuk
accusatory_openings	you are trying to	you're trying to	you tried to	you did not	you didn't	you are not allowed to	you aren't allowed to
not_accusatory	code signature invalid	invalid code signature	invalid signature	signature invalid	signature is invalid	invalid file	invalid files	file is invalid	invalid log	invalid certificate	certificate is invalid	as invalid	qr code	serial number	version number	file name extension	domain name	host name	server name	ip address	not bad	too bad	bad stuff	bad things	bad actors	bad guys	bad news	bad luck	bad sector	bad sectors	feel bad	bad gateway	bad connection	bad network	bad signal	bad reception	bad weather	illegal content	illegal activity	illegal activities	illegal goods	illegal items	illegal material	illegal to	if you did not	if you didn't	the user failed login
fillers	really	sure	certain	want	wish	like	please	proceed	continue	do	does	did	are	is	was	were	be	been	has	have	had	will	would	can	could	the	a	an	this	that	these	those	it	its	to	of	from	in	on	for	with	and	or	all	any	you	your	yours	my	me	i	we	us	our	there	now
question_openings	verbs	are	is	did	does	can	could	should	would	will
	verbs_before_pronouns	do
	pronouns	you	i	we	he	she	it	they	this	that	these	those	there	your	my	our	their
	articles	the	a	an
	finite_verbs	failed	does	did	occurred	happened	is	are	was	were	has	have	had	will	would	can	can't	cannot	could	couldn't	won't	isn't	aren't	doesn't	didn't	hasn't	haven't	wasn't	weren't	must	may	might	should
	words	what	why	how	who	which	where	whose	what's	how's	who's
function_words	the	and	your	you	this	that	with	have	has	not	are	is	was	were	will	would	want	please	for	from	can	cannot	could	be	been	of	to	do	does	if	it	its	any	my	we	our	there	what	when	on	in	at	by	or	as	an	i	a	me	us	so	no	up	out	off	into	only	new	all	more	than	then	also	try	again	after	before	sure	see	who	which	had	did	about	how	yet	s	t
doubled_words	aye	boo	knock	tut	had	that	is	do	did	in	on	so	very	no	yes	bye	ha	many	really	much	you	it	her	blah	far	long	again	over	up	out	who	what	more	what	now	there	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok	la	na	ho	hi
number_words	am	pm	a.m	p.m	thousand	million	billion	lakh	crore	k
spelling	words	aborted	absolute	acceleration	accept	accepted	access	accessed	accessibility	accessible	account	accounts	accuracy	accurate	acknowledge	acknowledgements	across	action	actions	activate	activated	active	activities	activity	actual	adding	addition	additional	address	addresses	adjust	administrator	admins	advance	advanced	affect	against	agreement	alerts	algorithm	allowed	allowing	allows	already	alternate	alternative	always	amount	analysis	analytics	animate	announcements	anonymous	another	answer	anyone	anything	anytime	anyway	anywhere	appear	appearance	appears	append	applicable	application	applications	applied	applies	applying	appropriate	approval	approve	approved	archive	archived	around	arrive	article	artist	ascending	asking	aspect	assets	assistance	associated	attach	attachment	attachments	attempt	attempting	attempts	attention	attributes	authenticate	authenticated	authentication	authenticity	author	authorization	authorize	authorized	authors	automatic	automatically	available	avatar	avatars	average	awesome	backed	background	backup	backups	backward	balance	balanced	banned	banner	battery	because	become	becomes	before	beginning	behavior	behind	benefits	better	between	binary	bitcoin	blacklist	blockchain	blocked	blocks	bluetooth	bookmark	bookmarks	border	bottom	brightness	broken	browse	browser	browsing	building	business	button	buttons	cached	caches	calculate	calculated	calculating	calendar	calibration	called	calling	camera	cancel	canceled	cancelled	cannot	capacity	capture	captured	careful	carefully	categories	category	caution	cellular	center	certain	certificate	certificates	change	changed	changes	changing	channel	channels	chapter	chapters	character	characters	charge	charging	checked	checking	checks	choice	choices	choose	choosing	chosen	chrome	circle	classic	cleaning	cleared	clearing	clicked	clicking	client	clients	clipboard	closed	collapse	collect	collected	collection	collections	colors	colour	column	columns	combination	coming	command	commands	comment	comments	commit	common	communicate	communication	community	compact	compass	compatibility	compatible	complete	completed	completely	completion	complication	components	compose	compromised	computer	condition	conditions	configuration	configure	configured	confirm	confirmation	confirmations	confirmed	congratulations	connect	connected	connecting	connection	connections	connectivity	consent	consider	considerable	console	contact	contacts	contain	container	containing	contains	content	contents	context	continue	continues	continuous	contract	contributors	control	controller	controls	conversation	conversations	convert	converted	copied	copyright	corner	correct	correction	correctly	corresponding	corrupted	counter	country	covers	crashed	created	creates	creating	creation	credential	credentials	credits	critical	crypto	currency	current	currently	custom	customise	customization	customize	damaged	dangerous	dashboard	database	databases	deactivate	deactivated	debugging	decentralized	decide	decline	declined	decode	decoding	decrypt	decryption	default	defaults	define	defined	definitely	delete	deleted	deletes	deleting	deletion	delivered	delivery	denied	depending	depends	deposit	descending	describe	description	deselect	design	designed	desktop	destination	detail	details	detect	detected	detection	detects	determine	determined	determines	developer	developers	development	device	devices	dialog	differ	different	digital	dimensions	direct	direction	directions	directly	directory	disable	disabled	disables	disabling	disappear	disappearing	discard	disconnect	disconnected	discord	discover	discussion	dismiss	display	displayed	displaying	displays	distance	document	documentation	documents	domain	domains	donate	donation	double	download	downloaded	downloading	downloads	dropped	duplicate	duplicated	duration	during	dynamic	earlier	easier	easily	edited	editing	editor	effect	effects	either	elapsed	element	elements	emails	emergency	emojis	enable	enabled	enables	enabling	encoding	encounter	encountered	encrypt	encrypted	encryption	energy	english	enhanced	enjoying	enough	ensure	entered	entering	entities	entries	environment	equivalent	erased	errors	especially	establish	estimate	european	events	everyone	everything	example	examples	exceeded	exceeds	except	exchange	exclude	excluded	execute	executed	existing	exists	expand	expect	expected	experience	experimental	expiration	expire	expired	expires	expiry	explore	explorer	export	exported	exporting	expose	exposure	express	extended	extension	extensions	external	facebook	factor	failed	failure	fallback	family	faster	favorite	favorites	favourite	feature	featured	features	feedback	fetched	fetching	fields	filename	filter	filtered	filtering	filters	finder	finger	fingerprint	fingers	finish	finished	firmware	flagged	focused	folder	folders	follow	followed	followers	following	follows	foreground	forever	forget	forgot	format	forward	forwarded	frequency	frequent	frequently	friend	friendly	friends	function	functionality	functions	further	future	gallery	general	generate	generated	generating	gesture	gestures	getting	global	glucose	google	granted	graphic	greater	groups	guaranteed	guides	happen	happening	happens	haptic	hardware	hashtags	having	header	heading	health	hearing	heartbeat	height	hidden	hiding	higher	highest	highlight	highly	history	holding	horizontal	hostname	hourly	however	identifier	identify	identity	ignore	ignored	images	immediately	impact	implemented	import	important	imported	importing	improve	improved	improvements	inactive	inadvertent	include	included	includes	including	incoming	incompatible	incorrect	incorrectly	increase	increased	increases	indicate	indicates	indicator	indicators	individual	inform	information	initial	initialize	insert	inside	install	installation	installed	installing	instance	instant	instantly	instead	instructions	insufficient	insulin	intended	interact	interest	interface	internal	international	internet	interrupted	interval	introduced	invalid	invitation	invite	invited	invoice	irreversible	island	isolate	issues	itself	japanese	joined	journey	keeping	keyboard	keyword	kicked	knowledge	labels	landscape	language	languages	larger	latest	latitude	launch	launching	layout	leading	learning	leaving	legacy	legend	length	letter	letters	levels	libraries	library	license	licensed	licenses	lighting	lightning	likely	limitations	limited	limits	linked	listed	listening	little	loaded	loading	locally	location	locations	locked	logged	logging	logout	longer	longitude	looking	lowercase	machine	maintain	maintenance	making	manage	managed	management	manager	manual	manually	mapping	margin	marked	marker	market	matched	matches	matching	matrix	maximum	measure	measurement	medium	member	members	membership	memory	mention	mentioned	mentions	message	messages	messaging	messenger	metadata	method	metrics	microphone	middle	migration	minimize	minimum	minute	minutes	miscellaneous	missed	missing	mobile	models	modified	modify	module	modules	moment	monitor	monitoring	monthly	months	motion	moving	multiple	native	natural	nature	navigate	navigation	nearby	necessarily	necessary	needed	negative	neither	network	networks	newest	nickname	nobody	normal	normally	nothing	notice	noticed	notices	notification	notifications	notified	notify	number	numbers	object	objects	observe	obtain	obviously	occurred	occurrence	occurring	official	offline	offset	oldest	online	opened	opening	operating	operation	operations	operator	option	optional	options	orange	organization	orientation	origin	original	others	otherwise	outdated	outgoing	output	outside	overlay	override	overview	overwrite	overwritten	ownership	package	pairing	parameter	parameters	parent	parental	parsing	participants	particular	parties	passcode	passphrase	password	passwords	pasteboard	paused	payload	payment	payments	pending	people	percent	percentage	perform	performance	performed	period	periodic	periodically	permanent	permanently	permission	permissions	persistent	person	personal	photos	phrase	physical	picker	picture	pictures	pinned	pixels	placed	places	platform	playback	played	player	playing	playlist	please	points	policy	popular	portrait	position	positions	positive	possibility	possible	possibly	posted	potential	potentially	powered	precise	predicted	prefer	preference	preferences	preferred	prefix	premium	preparing	presence	present	preset	presets	pressure	prevent	prevents	preview	previews	previous	previously	primary	priority	privacy	private	probably	problem	problems	procedure	proceed	proceeding	process	processed	processing	product	profile	profiles	profit	program	programs	progress	project	projects	prompt	proper	properly	properties	protect	protected	protection	protocol	provide	provided	provider	providers	provides	public	publish	published	purchase	purchased	purchases	purple	purpose	purposes	quality	question	questions	quickly	quotes	random	rather	rating	ratings	reachable	reached	reaches	reacted	reader	reading	readings	really	rearrange	reason	reasons	reboot	receipt	receive	received	receiver	receiving	recent	recently	recipient	recipients	recognition	recognize	recognized	recommend	recommended	reconnect	record	recorded	recording	recordings	records	recover	recovered	recovery	redirect	reduce	reference	refresh	refreshed	refreshing	regarding	region	register	registered	registration	regular	reinstall	reject	rejected	related	relationship	relative	release	released	releases	reliable	reload	remain	remaining	remains	remember	remote	removal	remove	removed	removes	removing	rename	render	renewed	reorder	repair	repeat	replace	replaced	replacement	replied	replies	report	reported	reporting	reports	repository	represent	request	requested	requesting	requests	require	required	requirements	requires	research	resend	reserved	resets	resetting	resize	resolution	resolve	resource	resources	respect	respond	response	responses	responsible	restart	restarting	restore	restored	restoring	restricted	restriction	restrictions	result	results	resume	retrieve	retrieved	retrieving	retrying	return	returned	reveal	review	revoke	revoked	rewards	rewind	rights	rotate	rotation	routes	running	runtime	safari	safely	safety	sample	saving	scaling	scanned	scanner	scanning	schedule	scheduled	scheme	screen	screens	screenshot	screenshots	script	scripts	scroll	search	searched	searches	searching	second	secondary	seconds	secret	section	sections	secure	secured	securely	security	select	selected	selecting	selection	sender	sending	sensitive	sensitivity	sensor	sensors	separate	separated	separately	sequence	serial	series	server	servers	service	services	session	sessions	setting	settings	several	shared	sharing	shortcut	shortcuts	should	showing	shutdown	sidebar	signal	signature	signed	signing	silent	similar	simple	simulator	single	sleeping	slower	slowly	smaller	snapshot	snooze	social	software	someone	something	sometimes	somewhere	sounds	source	sources	spaces	spacing	speaker	special	specific	specified	specify	spelling	sports	square	standard	starred	started	starting	starts	startup	statement	statistics	status	sticker	stickers	stopped	storage	stored	straight	stream	streaming	strength	string	styles	subject	submit	submitted	subscribe	subscription	subscriptions	subtitle	subtitles	succeeded	success	successful	successfully	sufficient	suggest	suggested	suggestion	suggestions	summary	support	supported	supports	surprise	survey	suspended	suspicious	switch	switched	switcher	switching	symbol	symbols	synced	synchronization	synchronize	syncing	system	taking	tapping	target	technical	telemetry	temperature	template	temporarily	temporary	terminate	testing	thanks	themes	therefore	things	thread	threshold	through	thumbnail	thumbnails	timeline	timelines	timeout	timestamp	titles	together	toggle	toggles	tokens	tomorrow	toolbar	topics	tracked	tracker	trackers	tracking	tracks	trading	traffic	transaction	transactions	transfer	transferred	transferring	transfers	translate	translated	translation	translations	transmission	transmit	transmitter	travel	treatment	trending	trigger	triggered	triggers	triple	trouble	troubleshooting	trusted	trying	turned	turning	tutorial	tweaks	typical	typing	unable	unauthorized	unavailable	unblock	understand	undone	unencrypted	unexpected	unfortunately	uninstall	unique	unknown	unless	unlimited	unlock	unlocked	unlocking	unmute	unnamed	unreachable	unread	unrecognized	unsaved	unsigned	unstable	unsuccessful	unsupported	untitled	unused	upcoming	update	updated	updates	updating	upgrade	upgraded	upgrading	upload	uploaded	uploading	uploads	useful	username	usually	validate	validating	validation	values	variable	variables	various	verification	verified	verify	verifying	version	versions	vertical	vibrate	videos	viewer	viewing	virtual	visibility	visible	visual	voltage	volume	waiting	wallet	wallets	wallpaper	warning	warnings	watched	watching	waypoints	website	websites	weekly	weight	welcome	whenever	whether	widget	widgets	window	windows	wireless	withdraw	withdrawal	within	without	working	writing	written	yellow	yesterday	yourself
	except	acknowledgments	actin	actins	acton	addressees	adust	alterative	anther	apples	appling	archie	asses	backlist	backus	bacup	baked	ballance	blocs	bocked	bocks	borer	bowse	bowser	bowsing	brose	cashed	categorise	cation	centre	cerated	cerates	chanel	chare	chargee	charing	chose	circe	clent	clint	collet	color	comose	compete	competed	contin	continuos	coors	coped	corer	county	covert	coves	crated	crates	crating	creaton	crome	defied	deice	deices	deign	deigned	deleing	delting	eased	easer	eglish	ensue	enure	eternal	ether	evens	exiting	exits	expiation	fagged	fiend	fiends	filed	filer	filers	finer	finnish	focussed	fried	froward	galley	geneal	goole	grated	grater	haring	heath	heder	hight	holing	hurly	incudes	indictor	inert	inset	instal	installd	inulin	invitee	issus	laded	lading	lager	laving	leaning	licensee	licensees	liked	lined	loner	lunch	lunching	maker	mange	manged	manger	marin	menton	metics	minium	minuet	minuets	modes	moths	moule	naive	nether	noting	objet	overly	paced	paces	paries	paring	patries	payback	payed	payer	paying	pease	peron	pervious	perviously	phase	phots	piker	pined	pints	plying	poplar	posed	prase	precent	preform	preformed	propr	pubic	radom	rally	rater	ratting	readding	recept	recoded	recoding	recognizee	regin	regrading	releasee	releasees	relied	relies	reman	remans	resect	resole	restating	restring	rests	retuned	retying	reval	revel	revoe	roues	routs	saling	screes	scrips	seder	seeping	selling	senor	senors	serer	seres	serves	sever	severs	shard	shred	sicker	singe	singed	singing	sining	siple	sopped	sorts	sower	sowing	spaes	spots	stared	staring	stars	stated	stating	stats	steam	steaming	sting	subtile	swither	tacked	tacker	tackers	tacking	tacks	tanks	taping	tavel	teaks	tending	thees	thins	though	tiles	timeliness	tings	tittles	tokes	traced	tracer	tracers	tracing	transit	tread	tring	tripe	trough	tuned	tuning	turing	tying	uninstal	vales	waning	waring	wether	widow	widows	wight	witten	woking
misspellings	thats	that's
	whats new	what's new
	detele	delete
	delte	delete
	delet	delete
	deleteing	deleting
	reversable	reversible
	nonreversible	irreversible
	useraccount	user account
	committment	commitment
	commiting	committing
	fingerptint	fingerprint
	fingerprit	fingerprint
	camara	camera
	arenot	are not
	isnot	is not
	cannnot	cannot
	need enter	need to enter
	need to to	need to
	needs enter	needs to enter
	have enter	have to enter
	must a	must be a
	may had	may have
	might had	might have
	should of	should have
	could of	could have
	would of	would have
	must of	must have
	wont	won't
	theyre	they're
	accesss	access
	accidently	accidentally
	aquired	acquired
	arguement	argument
	assistence	assistance
	attatch	attach
	attatched	attached
	attachement	attachment
	availabe	available
	basicly	basically
	beleive	believe
	buisness	business
	calender	calendar
	changable	changeable
	compatability	compatibility
	completly	completely
	concious	conscious
	confidental	confidential
	consistant	consistent
	controler	controller
	convinient	convenient
	correspondance	correspondence
	dependancy	dependency
	dependant on	dependent on
	desciption	description
	descripton	description
	dictionnary	dictionary
	diffrent	different
	dissapeared	disappeared
	dissconnect	disconnect
	dissconnected	disconnected
	encription	encryption
	equiped	equipped
	erronous	erroneous
	existance	existence
	experiance	experience
	extention	extension
	familar	familiar
	garantee	guarantee
	gaurantee	guarantee
	gurantee	guarantee
	harrass	harass
	identifer	identifier
	imediately	immediately
	incompatable	incompatible
	inconvinience	inconvenience
	inconvenince	inconvenience
	indentifier	identifier
	infomation	information
	initalize	initialize
	inteface	interface
	interupt	interrupt
	interupted	interrupted
	irrelevent	irrelevant
	labled	labeled
	libary	library
	liscense	license
	maintenence	maintenance
	managment	management
	mantain	maintain
	millenium	millennium
	mispelled	misspelled
	necesary	necessary
	notfication	notification
	occurences	occurrences
	ocurrence	occurrence
	oppurtunity	opportunity
	orignal	original
	paramater	parameter
	parralel	parallel
	peform	perform
	perfrom	perform
	perfromance	performance
	permenant	permanent
	permenantly	permanently
	possibilty	possibility
	prefering	preferring
	previos	previous
	privelege	privilege
	privilige	privilege
	probaly	probably
	reconize	recognize
	refering	referring
	refernce	reference
	religous	religious
	rember	remember
	repitition	repetition
	resouce	resource
	restaraunt	restaurant
	retreiving	retrieving
	rythm	rhythm
	schedual	schedule
	scedule	schedule
	secruity	security
	securty	security
	sentance	sentence
	sepcify	specify
	simillar	similar
	succeded	succeeded
	suppport	support
	suprise	surprise
	supress	suppress
	surpress	suppress
	synchonize	synchronize
	syncronize	synchronize
	syncronization	synchronization
	syncronized	synchronized
	temperary	temporary
	tomorow	tomorrow
	transfering	transferring
	unavailible	unavailable
	unecessary	unnecessary
	unexpeted	unexpected
	unfortunatelly	unfortunately
	unknow error	unknown error
	unsuccesful	unsuccessful
	unsuccessfull	unsuccessful
	unsufficient	insufficient
	useable	usable
	utilites	utilities
	verfication	verification
	verfiy	verify
	custon	custom
	postet	posted
	configuraton	configuration
	fo the	of the
	ot the	to the
	are you sure want	are you sure you want
	are you sure to	are you sure you want to
	are you sure that want	are you sure that you want
	do you sure	are you sure
	you sure want	you sure you want
	could not been	could not be
	can not been	cannot be
	was not able connect	was not able to connect
	unable connect	unable to connect
	failed connect	failed to connect
	cannot found	cannot find
	can't found	can’t find
	could not found	could not find
	couldn't found	couldn’t find
	not be undo	not be undone
	cannot be undo	cannot be undone
	can't be undo	can’t be undone
	has been send	has been sent
	been successful send	been sent
	please to try	please try
	want to to	want to
	an unique	a unique
	a error	an error
	a email	an email
	a invalid	an invalid
	a unknown	an unknown
	a update	an update
	a image	an image
	a account	an account
	a incorrect	an incorrect
	an new	a new
	an valid	a valid
	an file	a file
	an password	a password
	an network	a network
	an problem	a problem
	didn't found	didn’t find
	did not found	did not find
	doesn't exists	doesn’t exist
	does not exists	does not exist
	don't exists	don’t exist
	wil	will
	engange	engage
	nescessary	necessary
	succesfull	successful
	sucessful	successful
	sucessfully	successfully
	apear	appear
	appearence	appearance
	wether	whether
	thses	these
	threr	there
	cliped	clipped
	agian	again
	aggain	again
	loosing	losing
	unknow	unknown
	retreive	retrieve
	retreived	retrieved
	recieve	receive
	beacuse	because
	becuase	because
	whitch	which
	shure	sure
	ocurred	occurred
	transfered	transferred
	cancelation	cancellation
	formated	formatted
	grammer	grammar
	maintainance	maintenance
	noticable	noticeable
	occassion	occasion
	seperator	separator
	strenght	strength
	temporarly	temporarily
	temporarely	temporarily
	wasnt able	wasn’t able
	desactivate	deactivate
	desactivated	deactivated
	verifiy	verify
	verifed	verified
	acount	account
	acounts	accounts
	paswords	passwords
	avaliable	available
	availible	available
	avalable	available
	unavaliable	unavailable
	conection	connection
	proccess	process
	proccessing	processing
	yout	your
	alot	a lot
	pasword	password
	thier	their
	plase	please
	doesnt	doesn’t
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
	minutes timeout	minute timeout
	hours timeout	hour timeout
	seconds timeout	second timeout
	days trial	day trial
	seconds delay	second delay
	minutes delay	minute delay
	minutes timer	minute timer
	minutes break	minute break
	characters limit	character limit
	days streak	day streak
	minutes interval	minute interval
	seconds interval	second interval
	days history	day history
	failed to connected	failed to connect
	is already exist	already exists
	are already exist	already exist
	file not exist	file does not exist
	is not exist	does not exist
	are not exist	do not exist
	didn't exists	didn’t exist
	wait few seconds	wait a few seconds
	wait few minutes	wait a few minutes
	for few seconds	for a few seconds
	for few minutes	for a few minutes
	in few seconds	in a few seconds
	in few minutes	in a few minutes
	after few seconds	after a few seconds
	after few minutes	after a few minutes
	again latter	again later
	again late	again later
	atleast	at least
	no such a	no such
	please login	please log in
	must login	must log in
	login again	log in again
	need to login	need to log in
	have to login	have to log in
	want to login	want to log in
	unable to login	unable to log in
	failed to login	failed to log in
	able to login	able to log in
	could not login	could not log in
	couldn't login	couldn’t log in
	cannot login	cannot log in
	want to logout	want to log out
	sure to logout	sure you want to log out
	please logout	please log out
	be logout	be logged out
	been logout	been logged out
	need to logout	need to log out
	failed to logout	failed to log out
	unable to logout	unable to log out
	want to signout	want to sign out
	want to signup	want to sign up
	want to setup	want to set up
	need to setup	need to set up
	have to setup	have to set up
	unable to setup	unable to set up
	failed to setup	failed to set up
	able to setup	able to set up
	want to backup	want to back up
	need to backup	need to back up
	unable to backup	unable to back up
	failed to backup	failed to back up
	able to backup	able to back up
	don't has	don’t have
	doesn't has	doesn’t have
	does not has	does not have
	you has	you have
	there is no any	there is no
	there are no any	there are no
	is being process	is being processed
	it's own	its own
	of it's	of its
	and it's contents	and its contents
	all it's contents	all its contents
	and it's data	and its data
	your are	you are
	you're account	your account
	you're password	your password
	you're device	your device
	you're data	your data
	you're phone	your phone
	you're email	your email
	your about to	you’re about to
	your not	you’re not
	your sure	you’re sure
	will loose	will lose
	may loose	may lose
	could loose	could lose
	loose all	lose all
	less then	less than
	rather then	rather than
	other then	other than
	longer then	longer than
	older then	older than
	greater then	greater than
	larger then	larger than
	newer then	newer than
	higher then	higher than
	an user	a user
	a hour	an hour
	a internet	an internet
	a issue	an issue
	a old	an old
	a active	an active
	a empty	an empty
	a app	an app
	a item	an item
	a existing	an existing
	a internal	an internal
	a administrator	an administrator
	a address	an address
	an username	a username
	an url	a URL
	a unexpected	an unexpected
	a unsupported	an unsupported
	a upgrade	an upgrade
	a older	an older
	a additional	an additional
	a alert	an alert
	a answer	an answer
	a attachment	an attachment
	a episode	an episode
	a event	an event
	a album	an album
	a artist	an artist
	a exception	an exception
	a archive	an archive
	a option	an option
	a action	an action
	a attempt	an attempt
	a application	an application
	an server	a server
	an connection	a connection
	an folder	a folder
	an message	a message
	an photo	a photo
	an picture	a picture
	an video	a video
	an device	a device
	an passcode	a passcode
	an contact	a contact
	an group	a group
	an name	a name
	an backup	a backup
	an list	a list
	an note	a note
	an valid email	a valid email
	an different	a different
	an previous	a previous
	url	URL
	urls	URLs
	wifi	Wi-Fi
	gps	GPS
	nfc	NFC
	vpn	VPN
	some thing went wrong	something went wrong
	something wrong happened	something went wrong
	something went wrongly	something went wrong
	occured an error	an error occurred
	happened an error	an error occurred
	error was occurred	error occurred
	error is occurred	error occurred
	error has been occurred	error has occurred
	connect internet	connect to the Internet
	no internet connect	no Internet connection
	check your internet connect	check your Internet connection
	check you internet	check your Internet
	check you connection	check your connection
	check you network	check your network
	in you device	on your device
	on you device	on your device
	to you account	to your account
	from you device	from your device
	from you account	from your account
	on you phone	on your phone
	to you device	to your device
	you want remove	you want to remove
	you want delete	you want to delete
	you want continue	you want to continue
	you want exit	you want to exit
	you want leave	you want to leave
	you want cancel	you want to cancel
	you want log out	you want to log out
	you want to deleted	you want to delete
	you want to removed	you want to remove
	sure you want delete	sure you want to delete
	sure you wish delete	sure you wish to delete
	sure wanna	sure you want to
	sure your want	sure you want
	sure you wan to	sure you want to
	sure you what to	sure you want to
	sure that you to	sure that you want to
	sure you to delete	sure you want to delete
	can be not undone	cannot be undone
	can't be recover	can’t be recovered
	cannot be recover	cannot be recovered
	can not be recover	cannot be recovered
	cannot be revert	cannot be reverted
	cannot be reverse	cannot be reversed
	cannot be restore	cannot be restored
	can't be restore	can’t be restored
	will be lose	will be lost
	will be erase	will be erased
	will be delete	will be deleted
	will be remove	will be removed
	will be save	will be saved
	will be send	will be sent
	will be create	will be created
	will be restore	will be restored
	will be replace	will be replaced
	must be fill	must be filled
	must be enter	must be entered
	is require	is required
	are require	are required
	is need to	is needed to
	not be able change	not be able to change
	is not allow	is not allowed
	are not allow	are not allowed
	is not support	is not supported
	does not supported	does not support
	not authorize to	not authorized to
	please contacts	please contact
	please selects	please select
	please enters	please enter
	please entered	please enter
	please inputs	please enter
	please chose	please choose
	please choice	please choose
	please chooses	please choose
	please checks	please check
	please insert your	please enter your
	this items	these items
	all you data	all your data
	too many request	too many requests
	too many attempt	too many attempts
	too much attempts	too many attempts
	too much requests	too many requests
	invalid e-mail adress	invalid email address
	email adress	email address
	e-mail adress	email address
	ip adress	IP address
	recieved	received
	occurrance	occurrence
	successfull	successful
	successfuly	successfully
	succesfully	successfully
	sucessfull	successful
	sucesfully	successfully
	sucess	success
	faild	failed
	failled	failed
	fialed	failed
	conect	connect
	conected	connected
	disconected	disconnected
	connexion	connection
	internt	Internet
	intenet	Internet
	interent	Internet
	passsword	password
	passwort	password
	usename	username
	permision	permission
	permisions	permissions
	premission	permission
	premissions	permissions
	authetication	authentication
	autentication	authentication
	authenication	authentication
	incorect	incorrect
	invaild	invalid
	invlid	invalid
	exisiting	existing
	exsist	exist
	exsits	exists
	excede	exceed
	excedeed	exceeded
	exeeded	exceeded
	exceded	exceeded
	maximun	maximum
	minimun	minimum
	reponse	response
	respose	response
	requst	request
	requeset	request
	sever error	server error
	tempory	temporary
	temporaly	temporarily
	temporally unavailable	temporarily unavailable
	langauge	language
	heigth	height
	hapened	happened
	happended	happened
	beeing	being
	allready	already
	alredy	already
	occassionally	occasionally
	adding sucessfully	added successfully
	delete successfully	deleted successfully
	save successfully	saved successfully
	update successfully	updated successfully
	send successfully	sent successfully
	upload successfully	uploaded successfully
	create successfully	created successfully
	add successfully	added successfully
	remove successfully	removed successfully
	change successfully	changed successfully
	submit successfully	submitted successfully
	download successfully	downloaded successfully
	copy successfully	copied successfully
	login successfully	logged in successfully
	register successfully	registered successfully
	import successfully	imported successfully
	export successfully	exported successfully
	successful saved	successfully saved
	successful deleted	successfully deleted
	successful updated	successfully updated
	successful added	successfully added
	successful sent	successfully sent
	delete fail	deletion failed
	save fail	saving failed
	load fail	loading failed
	upload fail	upload failed
	download fail	download failed
	login fail	login failed
	connect fail	connection failed
	send fail	sending failed
	update fail	update failed
	failed to loaded	failed to load
	unable to loaded	unable to load
	could not loaded	could not load
	couldn't loaded	couldn’t load
	cannot loaded	cannot load
	can't loaded	can’t load
	did not loaded	did not load
	didn't loaded	didn’t load
	does not loaded	does not load
	doesn't loaded	doesn’t load
	will not loaded	will not load
	won't loaded	won’t load
	has been load	has been loaded
	have been load	have been loaded
	failed to saved	failed to save
	unable to saved	unable to save
	could not saved	could not save
	couldn't saved	couldn’t save
	cannot saved	cannot save
	can't saved	can’t save
	did not saved	did not save
	didn't saved	didn’t save
	does not saved	does not save
	doesn't saved	doesn’t save
	will not saved	will not save
	won't saved	won’t save
	has been save	has been saved
	have been save	have been saved
	unable to connected	unable to connect
	could not connected	could not connect
	couldn't connected	couldn’t connect
	cannot connected	cannot connect
	can't connected	can’t connect
	did not connected	did not connect
	didn't connected	didn’t connect
	does not connected	does not connect
	doesn't connected	doesn’t connect
	will not connected	will not connect
	won't connected	won’t connect
	has been connect	has been connected
	have been connect	have been connected
	failed to opened	failed to open
	unable to opened	unable to open
	could not opened	could not open
	couldn't opened	couldn’t open
	cannot opened	cannot open
	can't opened	can’t open
	did not opened	did not open
	didn't opened	didn’t open
	does not opened	does not open
	doesn't opened	doesn’t open
	will not opened	will not open
	won't opened	won’t open
	failed to deleted	failed to delete
	unable to deleted	unable to delete
	could not deleted	could not delete
	couldn't deleted	couldn’t delete
	cannot deleted	cannot delete
	can't deleted	can’t delete
	did not deleted	did not delete
	didn't deleted	didn’t delete
	does not deleted	does not delete
	doesn't deleted	doesn’t delete
	will not deleted	will not delete
	won't deleted	won’t delete
	has been delete	has been deleted
	have been delete	have been deleted
	failed to created	failed to create
	unable to created	unable to create
	could not created	could not create
	couldn't created	couldn’t create
	cannot created	cannot create
	can't created	can’t create
	did not created	did not create
	didn't created	didn’t create
	does not created	does not create
	doesn't created	doesn’t create
	will not created	will not create
	won't created	won’t create
	has been create	has been created
	have been create	have been created
	failed to removed	failed to remove
	unable to removed	unable to remove
	could not removed	could not remove
	couldn't removed	couldn’t remove
	cannot removed	cannot remove
	can't removed	can’t remove
	did not removed	did not remove
	didn't removed	didn’t remove
	does not removed	does not remove
	doesn't removed	doesn’t remove
	will not removed	will not remove
	won't removed	won’t remove
	has been remove	has been removed
	have been remove	have been removed
	failed to downloaded	failed to download
	unable to downloaded	unable to download
	could not downloaded	could not download
	couldn't downloaded	couldn’t download
	cannot downloaded	cannot download
	can't downloaded	can’t download
	did not downloaded	did not download
	didn't downloaded	didn’t download
	does not downloaded	does not download
	doesn't downloaded	doesn’t download
	will not downloaded	will not download
	won't downloaded	won’t download
	failed to uploaded	failed to upload
	unable to uploaded	unable to upload
	could not uploaded	could not upload
	couldn't uploaded	couldn’t upload
	cannot uploaded	cannot upload
	can't uploaded	can’t upload
	did not uploaded	did not upload
	didn't uploaded	didn’t upload
	does not uploaded	does not upload
	doesn't uploaded	doesn’t upload
	will not uploaded	will not upload
	won't uploaded	won’t upload
	failed to sent	failed to send
	unable to sent	unable to send
	could not sent	could not send
	couldn't sent	couldn’t send
	cannot sent	cannot send
	can't sent	can’t send
	did not sent	did not send
	didn't sent	didn’t send
	does not sent	does not send
	doesn't sent	doesn’t send
	will not sent	will not send
	won't sent	won’t send
	have been send	have been sent
	failed to imported	failed to import
	unable to imported	unable to import
	could not imported	could not import
	couldn't imported	couldn’t import
	cannot imported	cannot import
	can't imported	can’t import
	did not imported	did not import
	didn't imported	didn’t import
	does not imported	does not import
	doesn't imported	doesn’t import
	will not imported	will not import
	won't imported	won’t import
	failed to exported	failed to export
	unable to exported	unable to export
	could not exported	could not export
	couldn't exported	couldn’t export
	cannot exported	cannot export
	can't exported	can’t export
	did not exported	did not export
	didn't exported	didn’t export
	does not exported	does not export
	doesn't exported	doesn’t export
	will not exported	will not export
	won't exported	won’t export
	failed to found	failed to find
	unable to found	unable to find
	does not found	does not find
	doesn't found	doesn’t find
	will not found	will not find
	won't found	won’t find
	failed to installed	failed to install
	unable to installed	unable to install
	could not installed	could not install
	couldn't installed	couldn’t install
	cannot installed	cannot install
	can't installed	can’t install
	did not installed	did not install
	didn't installed	didn’t install
	does not installed	does not install
	doesn't installed	doesn’t install
	will not installed	will not install
	won't installed	won’t install
	failed to restored	failed to restore
	unable to restored	unable to restore
	could not restored	could not restore
	couldn't restored	couldn’t restore
	cannot restored	cannot restore
	can't restored	can’t restore
	did not restored	did not restore
	didn't restored	didn’t restore
	does not restored	does not restore
	doesn't restored	doesn’t restore
	will not restored	will not restore
	won't restored	won’t restore
	has been restore	has been restored
	have been restore	have been restored
	failed to verified	failed to verify
	unable to verified	unable to verify
	could not verified	could not verify
	couldn't verified	couldn’t verify
	cannot verified	cannot verify
	can't verified	can’t verify
	did not verified	did not verify
	didn't verified	didn’t verify
	does not verified	does not verify
	doesn't verified	doesn’t verify
	will not verified	will not verify
	won't verified	won’t verify
	has been verify	has been verified
	have been verify	have been verified
	failed to played	failed to play
	unable to played	unable to play
	could not played	could not play
	couldn't played	couldn’t play
	cannot played	cannot play
	can't played	can’t play
	did not played	did not play
	didn't played	didn’t play
	does not played	does not play
	doesn't played	doesn’t play
	will not played	will not play
	won't played	won’t play
	failed to shared	failed to share
	unable to shared	unable to share
	could not shared	could not share
	couldn't shared	couldn’t share
	cannot shared	cannot share
	can't shared	can’t share
	did not shared	did not share
	didn't shared	didn’t share
	does not shared	does not share
	doesn't shared	doesn’t share
	will not shared	will not share
	won't shared	won’t share
	failed to synced	failed to sync
	unable to synced	unable to sync
	could not synced	could not sync
	couldn't synced	couldn’t sync
	cannot synced	cannot sync
	can't synced	can’t sync
	did not synced	did not sync
	didn't synced	didn’t sync
	does not synced	does not sync
	doesn't synced	doesn’t sync
	will not synced	will not sync
	won't synced	won’t sync
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	more then one	more than one
pronouns	match	word
	applies	yes
	second	you	your	yours	yourself	you’re	you’ve	you’ll	you’d
	first	I	me	my	I’m	I’ve	I’ll	we	us	our	we’re	we’ve	we’ll	let’s
	except	on my iphone	on my ipad	on my mac	on my device	find my	my photo stream
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
	either	on	for	from	at	into	onto	per	via	so	yet
	usually_upper	off	up	out	over	is	are	this	your
	always_upper	be	not	new	my	all	you	was	while	until	during	without	about	only	now
	common	account	accounts	album	albums	again	alert	allow	backup	backups	cannot	can't	changes	code	codes	comment	comments	connect	connected	connecting	connection	contact	contacts	content	continue	conversation	conversations	copy	could	couldn't	create	created	data	database	delete	deleted	deleting	device	devices	didn't	disable	disabled	disconnect	disconnected	discard	document	documents	does	doesn't	download	downloaded	downloading	downloads	edit	email	enable	enabled	enter	error	errors	exist	exists	exit	expired	export	failed	failure	feature	file	files	folder	folders	found	group	groups	has	have	image	images	import	imported	invalid	item	items	key	keys	link	list	load	loading	location	log	login	logout	message	messages	missing	must	name	needed	network	notification	notifications	open	opening	page	password	passwords	permission	permissions	photo	photos	please	post	posts	problem	profile	project	remove	removed	removing	request	required	reset	restart	restore	save	saved	saving	search	select	selected	send	server	session	share	should	stop	storage	successful	successfully	sure	sync	unable	unavailable	unknown	unsaved	update	updated	upload	uploading	use	user	username	valid	version	video	videos	want	warning	went	will	would	wrong
destructive_titles	verb_position	first
	joiners	and
	lead_ins	permanently	just	also
	harmless	Remove Encryption	Remove Lock	Remove Passcode	Remove Password	Remove Protection	Remove Ads	Remove Filter	Remove Filters	Remove Limit	Remove Limits	Reset Password	Reset My Password	Reset Your Password	Reset Zoom	Reset View	Reset Filter	Reset Filters	Clear Search	Clear Selection	Clear Filter	Clear Filters
	constructive	add	copy	create	download	duplicate	export	invite	join	open	print	reconnect	rename	share	show	subscribe	view
notifications	open_app	open {app}	launch {app}	open the {app}	open your {app}	reopen {app}
	instructions	start the app	launch the app	check it out in the app	tap here	tap to	tap below	tap this	tap the	tap on	tap for	click here	click to	click below	press the	open the app	open this app	open your app	launch the app	reopen the app	restart the app	go to the app	return to the app	go back to the app	come back to the app	switch to the app	switch back to	go to settings	open settings	visit the app	swipe to	swipe left	swipe right	swipe down	touch here
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
	Don't Show Again	accepted	Don’t Show Again	Don't Show Again	Do Not Show Again	Don’t Show This Again	Don't Show This Again	Don’t Ask Again	Don't Ask Again	Do Not Ask Again	Never Ask Again	Never Show Again	Don’t Remind Me Again	Don't Remind Me Again	Don’t Remind Me	Don't Remind Me	Don't Ask Me Again	Don’t Ask Me Again	Don't Warn Again	Don't Warn Me Again
	Later	accepted	Later
		seen	Maybe Later	Remind Me Later	Do It Later	Maybe Next Time
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
	Abort	accepted	Abort
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
generic_titles	Error	Advertencia	¿Quieres continuar?	Confirmar	Atención	Aviso	Éxito	Info	Información	Algo salió mal	Algo ha salido mal	Algo fue mal	Algo ha ido mal	Se ha producido un error	Se produjo un error	Ocurrió un error	Ha ocurrido un error	Hubo un error	Hubo un problema	Ha habido un problema	Error desconocido	Error inesperado	Por favor, confirma	Por favor, confirme	Confirma	Confirme	Confirmación	Se requiere confirmación	Confirmación requerida	Confirmación necesaria	Confirmar acción	¿Estás seguro?	¿Está seguro?	¿Estás segura?	¿Estás seguro/a?	¿De verdad?	Alerta	Fallo	Falló	Fallido	Error al procesar	Vaya	Ups	Lo sentimos	Nota	Mensaje	Problema	Importante	Cuidado	Peligro	Hecho	Completado	Correcto	Pregunta	Notificación	Consejo	Listo	Operación fallida	Vaya, esto es incómodo	Esto es incómodo	Qué vergüenza	Esto es vergonzoso	Esto no debería haber pasado	Esto no debería haber ocurrido	Lo siento	Oh no	Uy	Oops	Hmm	Hay un problema	Ocurrió un problema	Se produjo un problema	Se ha producido un problema	Error interno	Error fatal	Error del sistema	Error general	Se ha producido un error interno	Acción requerida	La operación falló	La operación ha fallado	Error en la operación	Operación exitosa	Operación completada	Completado con éxito	Felicidades	Enhorabuena	¡Felicidades!	¿Desea continuar?	¿Deseas continuar?	¿Continuar?	Inténtalo de nuevo	Por favor, inténtalo de nuevo	Inténtelo de nuevo	Lo sentimos, algo salió mal	Lo sentimos, se ha producido un error	Lo sentimos, ha ocurrido un error	Ups, algo salió mal	Ten en cuenta	Nota importante
accusatory	idiota	estúpido	imbécil	tonto	mierda	joder	tu culpa	su culpa	has introducido mal	ha introducido mal	has escrito mal	ha escrito mal	has ingresado mal	ha ingresado mal	te has equivocado	se ha equivocado	te equivocaste	no puedes hacer eso	no puede hacer eso	has cometido un error	cometiste un error	gilipollas	cabrón
accusatory_openings	estás intentando	está intentando	estás tratando de	está tratando de	intentaste
ongoing_endings	ando	iendo	yendo
ongoing	en curso
number_words	h	horas	mil	millones	a. m	p. m	a.m	p.m
spelling	words	abandonar	abierta	abierto	absoluto	accede	acceder	accesibilidad	acceso	accesos	acciones	acción	aceleración	acepta	aceptado	aceptar	aceptas	acepto	acerca	activa	activación	activada	activado	activados	activar	activas	active	actividad	actividades	activo	activos	actual	actuales	actualice	actualiza	actualizaciones	actualización	actualizada	actualizado	actualizados	actualizando	actualizar	actualmente	acuerdo	adecuado	adelante	además	adicional	adicionales	adjuntar	adjunto	adjuntos	administración	administrador	administrar	admite	admiten	admitido	advertencia	afecta	afectar	agotado	agradecimientos	agrega	agregada	agregado	agregar	agregue	ajusta	ajustar	ajuste	ajustes	alarma	alarmas	alcanzado	aleatoria	aleatorio	alerta	alertas	algoritmo	alguien	alguna	algunas	algunos	almacena	almacenados	almacenamiento	almacenan	almacenar	alrededor	alternar	alternativa	alternativo	altura	amarillo	amigos	ampliar	analizar	animales	anterior	anteriores	anteriormente	antigua	antiguo	antiguos	anualmente	anulación	anular	anuncios	análisis	anónima	anónimo	apagado	apagar	aparato	aparece	aparecen	aparecer	aparecerá	aparecerán	apariencia	apertura	aplica	aplicaciones	aplicación	aplicado	aplicar	aplicará	apoyar	aprende	aprender	aprobación	aprobar	aproximadamente	archivado	archivar	archivo	archivos	arrastra	arrastre	arreglar	arriba	artista	artículo	artículos	asegurar	asegúrate	asegúrese	asignado	asignar	asistencia	asociada	asociadas	asociado	asociados	aspecto	atajos	atención	atributos	aumenta	aumentar	aunque	ausente	autenticación	autenticado	autenticar	autentificación	automática	automáticamente	automáticas	automático	autoridad	autorización	autorizado	autorizar	avance	avanzada	avanzado	avanzados	avatar	ayudar	ayudarle	ayudarnos	ayudarte	ayudará	ayúdanos	añadida	añadido	añadidos	añadir	balance	bandeja	barras	basado	basura	batería	beneficios	biblioteca	bibliotecas	bienvenida	bienvenido	billetera	billeteras	blanco	bloque	bloquea	bloqueada	bloqueado	bloqueados	bloquear	bloqueo	bloques	borrada	borrado	borrando	borrar	borrará	borrarán	botones	brillo	brújula	buscando	buscar	básica	básico	búsqueda	búsquedas	cabecera	cabeza	cadena	cadenas	caducado	caducidad	calcula	calculado	calculando	calcular	calendario	calibración	calidad	cambia	cambiado	cambiando	cambiar	cambias	cambie	cambio	cambios	cambió	camera	camino	campos	canales	cancel	cancelada	cancelado	cancelar	cantidad	capacidad	captura	capturar	capturas	capítulo	capítulos	caracteres	característica	características	cargada	cargado	cargando	cargar	cargue	carpeta	categoría	categorías	causar	centro	cerrada	cerrado	cerrar	cerrará	certificado	certificados	chatear	cierra	cierre	ciertos	cifrada	cifrado	cifrados	cifrar	clasificación	claves	cliente	clientes	clásico	codificación	coincidan	coincide	coinciden	coincidencias	coincidir	colaboradores	colecciones	colección	columna	columnas	comando	comandos	combinar	comentario	comentarios	comenzando	comenzar	comercio	comida	comience	comienza	comisiones	comisión	compacto	comparta	comparte	compartida	compartidas	compartido	compartidos	compartiendo	compartir	compatibilidad	compatible	compatibles	compilación	completa	completada	completado	completamente	completar	complete	completo	complicaciones	componentes	comportamiento	compra	comprado	comprar	compras	compre	comprobación	comprobando	comprobar	comprueba	compruebe	comunes	comunicación	comunidad	comuníquese	condiciones	conecta	conectada	conectado	conectados	conectando	conectar	conectarte	conecte	conectividad	conexiones	conexión	confianza	confiar	configura	configuraciones	configuración	configurada	configurado	configurar	configure	confirma	confirmaciones	confirmación	confirmado	confirmar	confirme	conjunto	conjuntos	conocer	conocidos	conocimiento	conseguir	consejos	conservar	considera	considerar	considere	consola	consulta	consulte	consume	contacta	contactar	contacte	contacto	contactos	contador	contener	contenido	contenidos	contiene	contienen	contigo	continuación	continuar	continuo	continúa	contra	contrario	contraseña	contraseñas	contrato	control	controla	controlador	controlar	controles	conversaciones	conversación	convertir	conéctate	copiada	copiado	copiar	copias	copyright	correcciones	corrección	correcta	correctamente	correcto	corregir	corriente	cortar	creación	creada	creado	creador	creando	credenciales	criptomonedas	cronología	créditos	críticos	cuadrado	cuadrícula	cualquier	cualquiera	cuanto	cubrir	cuenta	cuentas	cuerpo	cuidado	cumplir	cuándo	cuánto	cámara	círculo	código	códigos	debajo	deberá	deberás	debería	deberías	debido	decide	defecto	define	definir	dejará	delante	demasiadas	demasiado	demasiados	denegado	dentro	depende	depositar	depuración	depurar	depósito	derecha	derecho	derechos	desactiva	desactivada	desactivadas	desactivado	desactivados	desactivar	desanclar	desaparición	desarrollador	desarrolladores	desarrollo	desbloquea	desbloqueado	desbloquear	desbloqueo	descarga	descargado	descargados	descargando	descargar	descargas	descargue	descartar	descentralizada	descifrado	descifrar	desconectado	desconectar	desconocida	desconocido	descripción	descubrir	deseas	deshabilitada	deshabilitadas	deshabilitado	deshabilitados	deshabilitar	deshabilitará	deshacer	desinstalar	deslice	desliza	deslizamiento	deslizar	desplazamiento	después	destacados	destinatario	destino	desvincular	detalle	detalles	detección	detecta	detectado	detectar	detener	determinado	determinar	detrás	diagnóstico	diariamente	diario	diferencia	diferente	diferentes	difuminar	digital	dimensiones	dinero	direcciones	dirección	directa	directamente	directo	directorio	directos	diseñado	diseño	disfrutas	disfrute	disminuye	display	disponible	disponibles	disposición	dispositivo	dispositivos	distancia	distinto	dividir	documentación	documento	documentos	dominio	dominios	duplicado	duplicados	duración	durante	dígitos	edición	edificio	editando	editar	editor	efecto	efectos	ejecución	ejecutado	ejecutando	ejecutar	ejemplo	ejercicio	electrónico	electrónicos	elegir	elemento	elementos	elimina	eliminación	eliminada	eliminadas	eliminado	eliminados	eliminando	eliminar	eliminarlo	eliminará	eliminarán	embargo	emparejar	empezar	empieza	encabezado	encantaría	encender	encendido	encima	encontrada	encontrado	encontrados	encontrar	encontraron	encontró	encuentra	encuentras	encuentre	encuesta	energía	enlace	enlaces	entendido	entiendo	entonces	entorno	entrada	entradas	entrantes	entrar	entrega	entregado	enviada	enviado	enviados	enviando	enviar	enviaremos	enviarte	enviarán	equipo	errores	escala	escanea	escaneando	escanear	escanee	escoge	esconder	escriba	escribe	escribir	escrito	escritorio	escritura	escuchar	espaciado	espacio	especial	especiales	especialmente	especifica	especificado	especificar	específico	específicos	espera	esperado	esperando	esperar	espere	esquema	esquina	estaba	establece	establecer	establecida	establecido	establezca	estado	estados	estadísticas	estamos	estará	estilo	estilos	estándar	etiqueta	etiquetas	evaluar	evento	eventos	evitar	exacta	excede	excedido	excelente	excepto	existe	existen	existente	existentes	exitosa	exitosamente	exitoso	experiencia	experimental	expirado	explorador	explorar	exportación	exportar	extensiones	extensión	exterior	externa	externo	externos	extremo	facebook	factor	factores	factura	fallado	fallida	fallido	fallidos	fallos	faltan	faltantes	familia	favorita	favorito	favoritos	fichero	fijado	filtrado	filtrar	filtro	filtros	finalizada	finalizado	finalizar	firmado	firmar	fondos	formas	formato	forzar	fotografía	fotogramas	fototeca	frecuencia	frecuentes	frente	fuente	fuentes	fuerte	fuerza	funciona	funcionalidad	funcionamiento	funcionan	funcionando	funcionar	funcionará	funcione	funciones	función	futura	futuro	futuros	fácilmente	física	galería	ganancia	garantiza	garantizar	gastar	general	generales	generar	gestiona	gestionar	gestión	gestor	glucosa	google	grabación	grabar	gracias	gratis	gratuita	gratuito	grupos	gráfica	gráfico	gráficos	guardada	guardadas	guardado	guardados	guardando	guardar	guarde	gustaría	género	habido	habilita	habilitada	habilitadas	habilitado	habilitar	habilite	hablar	hacerlo	haciendo	heredado	herramienta	herramientas	historia	historial	horario	horizontal	huella	iconos	identidad	identificación	identificador	identificar	idioma	idiomas	ignorar	imagen	impacto	importa	importación	importada	importado	importados	importante	importantes	importar	importe	imposible	imprimir	imágenes	inactivo	incluidas	incluido	incluir	incluso	incluye	incluyendo	incompatible	incorrecta	incorrecto	incorrectos	indefinidamente	indica	indicador	indicadores	indicar	individual	inesperado	inferior	información	informe	informes	ingresa	ingresado	ingresar	ingrese	inicia	iniciada	iniciado	inicial	iniciando	iniciar	inicie	inicio	inició	inmediatamente	inmediato	insertar	insignia	instala	instalación	instalada	instalado	instalar	instancia	instantánea	instrucciones	insuficiente	insuficientes	insulina	inteligente	intención	intenta	intentando	intentar	intentarlo	intente	intento	intentos	interactuar	intercambiar	intercambie	intercambio	interfaz	interior	interna	internet	interno	interruptor	intervalo	introducción	introduce	introducido	introducir	introduzca	inténtalo	inténtelo	invalido	invertir	investigación	invita	invitación	invitado	invitar	inválida	inválido	izquierda	izquierdo	lanzamiento	lanzar	lateral	latitud	lector	lectura	lecturas	lenguaje	letras	leyendo	liberar	libros	licencia	licencias	limitaciones	limitada	limitado	limite	limpiar	llamada	llamadas	llamado	llamando	llamar	llavero	llegar	llevar	llevará	locales	localización	localmente	longitud	lugares	límite	límites	líneas	manera	mantener	mantenga	mantiene	mantén	manual	manuales	manualmente	marcado	marcador	marcadores	marcados	marcar	margen	mayoría	mayúsculas	mediante	medición	medida	medidor	medios	mejora	mejorada	mejorar	mejoras	mejores	memoria	menciones	mensaje	mensajería	mensajes	mensual	mensualmente	mercado	metadatos	micrófono	miembro	miembros	mientras	migrar	minimizar	minutes	minuto	minutos	mirando	misión	modelo	modelos	modificaciones	modificación	modificado	modificar	momento	monedas	monedero	monitor	mostrado	mostrar	mostrará	motivo	movido	movimiento	movimientos	muchas	muchos	muestra	muestran	multimedia	máxima	máximo	método	métodos	mínima	mínimo	módulo	módulos	móviles	múltiples	música	naranja	nativa	nativo	naturaleza	navega	navegación	navegador	navegar	necesaria	necesario	necesarios	necesidades	necesita	necesitamos	necesitan	necesitará	necesitarás	necesitas	necesite	negativo	ninguna	ninguno	ningún	niveles	nombre	nombres	normal	normales	normalmente	nosotros	noticias	notificaciones	notificación	notificar	novedades	nuestra	nuestras	nuestro	nuestros	nuevamente	nuevas	nuevos	numero	número	números	objetivo	objetivos	objeto	objetos	obligatorio	observar	obsoleto	obtención	obtener	obtenga	obteniendo	oculta	ocultar	ocultas	oculto	ocurrido	ocurrir	ocurrió	oferta	oficial	ofrece	olvidado	olvidar	olvidaste	omitir	opcional	opciones	opción	operaciones	operación	operador	operar	operativo	opinión	ordenar	organización	orientación	origen	original	originales	oscuro	palabra	palabras	pantalla	pantallas	papelera	paquete	parcial	parece	participantes	partir	pasado	pausado	pausar	pedirá	peligro	pendiente	pendientes	pequeña	pequeñas	pequeño	pequeños	perder	perderá	perderán	perderás	perdida	perdido	perfil	perfiles	periodo	periódica	permanece	permanecer	permanecerá	permanente	permanentemente	permiso	permisos	permita	permite	permiten	permitida	permitido	permitidos	permitir	permitirá	persona	personal	personales	personalización	personalizada	personalizadas	personalizado	personalizados	personalizar	personas	pertenece	período	pestaña	pestañas	peticiones	petición	pierde	pierdes	plataforma	podemos	podido	podrán	podrás	podría	podrían	política	poniendo	porcentaje	porque	portada	portapapeles	posible	posiblemente	posibles	posiciones	posición	posterior	potencia	precio	precisa	precisión	precisos	predeterminada	predeterminado	predeterminados	predicciones	predicción	preferencias	preferido	pregunta	preguntar	preguntas	preparando	presente	presiona	presionado	presionar	presión	previa	previamente	previas	previsualización	primario	primer	primera	primero	principal	principales	prioridad	privacidad	privada	privadas	privado	privados	probable	probablemente	probar	problema	problemas	proceder	procesamiento	procesando	procesar	proceso	producido	productos	produjo	programa	programas	progreso	promedio	pronto	propia	propias	propiedad	propiedades	propietario	propio	proporciona	proporcionada	proporcionado	proporcionados	proporcionar	protección	proteger	protegido	protocolo	proveedor	proveedores	proyecto	proyectos	prueba	pruebas	pruebe	próxima	próximamente	próximas	próximo	publicaciones	publicación	publicado	publicar	pudieron	puedan	puedas	pueden	puedes	puerto	pulsación	pulsado	pulsar	puntos	página	páginas	pérdida	póngase	pública	públicas	público	públicos	quedan	querer	quieras	quiere	quieres	quitar	quizás	rastreadores	rastreo	razones	realice	realiza	realizado	realizar	realmente	reanudar	recargar	recepción	receptor	rechazado	rechazar	reciba	recibe	recibes	recibido	recibidos	recibiendo	recibir	recibirá	recibirás	recibió	reciente	recientemente	recientes	reclamar	recomendación	recomendada	recomendado	recomendamos	recomienda	recompensa	recompensas	reconocer	reconocimiento	recopila	recopilamos	recordar	recordatorio	recordatorios	recortar	recuento	recuerda	recupera	recuperación	recuperando	recuperar	recurso	recursos	reduce	reducir	reembolso	reemplazar	reenviar	referencia	regalo	registrada	registrado	registrar	registro	registros	región	reglas	regular	reinicia	reiniciar	reinicie	reinicio	relación	remitente	remota	remotas	remoto	rendimiento	renombrar	renueva	reordenar	repetir	reportar	repositorio	representa	reproducción	reproducir	reproductor	requerida	requerido	requiere	requieren	requisitos	reservados	reseña	resolución	respaldo	responde	responder	respondió	respuesta	respuestas	restablece	restablecer	restablecerá	restablecimiento	restante	restantes	restaura	restaurada	restaurar	restricciones	restringido	resultado	resultados	resultar	resumen	retirar	retiro	retroceder	revisa	revisar	revise	revisión	revocar	riesgo	rotación	rápida	rápidamente	rápidas	rápido	rápidos	safari	saldos	saltar	saltos	secciones	sección	secreta	secreto	secuencia	secundaria	secundario	seguido	seguidores	seguimiento	seguir	seguirán	segunda	segundo	segundos	segura	seguridad	seguro	seguros	selecciona	seleccionada	seleccionadas	seleccionado	seleccionados	seleccionar	seleccione	selección	selector	semana	semanalmente	semanas	sencilla	sencillo	sensibilidad	sensible	sensor	sensores	sentimos	separación	series	servicio	servicios	servidor	servidores	sesiones	sesión	siempre	siendo	significa	siguiendo	siguiente	siguientes	silenciado	silenciar	silencio	similar	similares	simple	simplemente	simulador	sincroniza	sincronización	sincronizado	sincronizando	sincronizar	siquiera	sistema	sitios	sobrescribir	social	software	solamente	solicita	solicitado	solicitando	solicitar	solicitud	solicitudes	solucionar	sonido	sonidos	soporta	soportado	soporte	subida	subido	subiendo	subtítulo	subtítulos	suceder	suficiente	suficientemente	suficientes	sugerencias	supera	superior	suprimir	suscripciones	suscripción	suscrito	suspender	suspensión	símbolo	símbolos	tamaño	también	tardar	tarifa	tarifas	tarjeta	tarjetas	teclado	teléfono	temperatura	temporada	temporal	temporalmente	tendencia	tendrá	tendrás	tenemos	tengas	teniendo	terceros	terminado	terminar	termine	tiempo	tiempos	tienda	tienen	tienes	todavía	totales	trabajo	traducciones	traducción	traducir	traductores	transacciones	transacción	transferencia	transferencias	transferir	transfiera	transmisión	tratamiento	través	tráfico	tutorial	twitter	técnica	técnico	términos	título	ubicaciones	ubicación	umbral	unidad	unidades	unirse	unirte	usadas	usados	usamos	usando	usarla	usarlo	usuario	usuarios	utilice	utiliza	utilizada	utilizado	utilizados	utilizamos	utilizan	utilizando	utilizar	utilizará	vaciar	validación	validar	valores	variable	variables	varias	varios	velocidad	vencimiento	vender	ventajas	ventana	ventilador	verdadero	verifica	verificación	verificada	verificado	verificar	verifique	versiones	versión	vertical	vibración	videos	viendo	vinculada	vinculados	vincular	visibilidad	visible	visibles	visita	visitar	visite	vistas	vistazo	visualización	volumen	volver	vuelta	vuelva	vuelve	válida	válido	válidos	vídeos	vínculo	índice	última	últimas	último	últimos	únicamente
	except	access	acede	acepa	acepado	acepar	acepas	acepo	acera	acetar	actuals	acuero	acurdo	ademas	agrear	ajuntar	ajunto	alacena	alama	alamas	alanzado	alarms	alerts	aleta	aletas	alterar	alterativa	alterativo	aluna	alunas	amacena	amite	analmente	animals	annular	anteriors	aparee	apareen	aparto	apicará	aplicara	apretura	aproar	arista	arpende	arria	articulo	asegurate	ataos	atura	ayudale	ayudanos	ayudara	ayudare	ayudaros	ayudate	balancee	ballance	banco	bandea	baras	basra	baura	bloquee	bloquees	boquea	boqueada	boqueado	boqueados	boquear	boqueo	borrara	borraran	buscado	cabecea	cabecear	cagada	cagado	cagando	cagar	cague	calves	camba	cambado	cambando	cambar	cambas	cambe	cambo	cambó	camiar	camion	camps	canals	canelar	canto	capeta	capitulo	capos	careta	casar	catear	caves	cento	cerra	cerrara	cetro	circulo	clients	columns	comentaros	comenzado	commando	commandos	communes	compar	compara	compare	competa	compete	competo	compleat	components	comprate	comprobado	conectaos	conectare	conectate	conejos	consultee	contactee	contacts	contar	contate	continua	controls	copada	copado	copar	copas	copra	copras	corar	credo	cuadricula	cuando	cuero	cundo	cuneta	cunetas	dario	defeco	dejara	delate	deposito	descara	descarado	descarados	descarando	descarar	descaras	deses	deshabilitara	deslazamiento	desliar	diagnostico	dimensions	directs	documents	domino	edifico	editado	elements	eliminara	eliminaran	embrago	encanaría	encantara	encendre	encentra	encentras	encentre	encesta	entada	entadas	entones	entono	entrants	entrono	envaremos	enviaran	enviare	envida	envido	envinado	envira	enviremos	equina	errors	escalla	escaneado	especifico	establee	estaos	eterna	eterno	eternos	etilo	etilos	events	exceed	expiado	extension	extensions	externs	factors	falan	falls	falos	fiado	fonos	foras	forms	frene	frete	fuera	fuere	funcionado	funcionara	gabar	galera	garbar	geneal	generals	genero	goole	grafica	grafico	grais	guardaos	guardee	guare	gustara	habar	hacelo	halar	huela	hulla	icons	idioms	impossible	incuso	india	inferir	informs	intentado	intentalo	intents	invalida	inviar	lamar	lanar	lazar	legar	leras	levar	levará	librar	librear	limites	lineas	llaveo	llevara	locals	locamente	lugres	macado	macados	macar	manea	manear	mantegna	manuals	maxima	media	mediad	mediate	medicinó	medos	memora	menaje	menajes	mensajera	mensal	merado	miando	mientas	migar	mimbro	minima	minto	minuets	mirado	mirar	models	modulo	mondas	moneas	monedeo	mostrara	moviles	mucas	multiples	necesitara	necesitaras	nieles	noral	normals	ocular	official	olvidase	olvidate	opinion	originals	otenga	pagina	paginas	papelea	papelear	paquee	paquetee	parce	paree	parir	participants	participates	pasar	pecio	pedida	pedido	pegunta	peguntar	peguntas	peril	perita	perite	periten	permie	permitee	permitios	personals	persons	podio	podás	podía	podían	ponto	possible	possibles	potada	potrada	precia	precias	precios	precision	premiso	premisos	premitir	preparado	presentee	priado	prier	primea	primear	primeo	primmer	principals	principles	problems	proceeder	procesado	products	programs	prono	proxima	proximo	publica	publicas	publico	punts	pureto	putos	púbica	púbicas	púbico	púbicos	quean	queer	queerer	queras	quire	quires	rastro	realce	realza	realzado	realzar	recamar	recetor	recia	recodar	recuperado	recuro	recuso	regin	region	reglar	reglo	rembolso	remplazar	repuesta	repuestas	require	restara	restate	restates	retro	revision	riego	salar	salts	satos	secundara	segur	sempre	senor	senores	sensors	seres	siple	sitos	sondo	subia	subtitulo	supra	suprior	suscito	suspension	taifa	taifas	tarar	tempo	tempoal	tempos	tenas	tenencia	teneos	tenes	tines	titter	titulo	totals	trafico	trasferencia	trasferencias	trasferir	trasfiera	trasmisión	traves	traés	unite	usado	usala	usalo	usara	utilizara	vacar	valida	valido	validos	valorees	varas	vendo	version	versions	vides	vinculo	visas	vista	viste	vitas	vuela	vuele	vulva
misspellings	porfavor	por favor
	estas seguro	estás seguro
	estas segura	estás segura
	esta seguro	está seguro
	esta segura	está segura
	asegurate	asegúrate
	asegurese	asegúrese
	intentalo	inténtalo
	intentelo	inténtelo
	revisalo	revísalo
	haz olvidado	has olvidado
	no se pudo encontro	no se encontró
	correo electronico	correo electrónico
	electronico	electrónico
	numero	número
	ultima vez	última vez
	ultimo	último
	dispositvo	dispositivo
	contraseñá	contraseña
	sincronizacion	sincronización
	eliminacion	eliminación
	actualizacion	actualización
	conexion	conexión
	autenticacion	autenticación
	verificacion	verificación
	configuracion	configuración
	instalacion	instalación
	operacion	operación
	notificacion	notificación
	ubicacion	ubicación
	descripcion	descripción
	direccion	dirección
	seleccion	selección
	opcion	opción
	podras	podrás
	despues	después
	automaticamente	automáticamente
	deberia	debería
	todavia	todavía
	musica	música
	camara	cámara
	pagina	página
	valido	válido
	invalido	inválido
	publico	público
	vacios	vacíos
	conectandose	conectándose
	volver a procesa	volver a procesar
	si estas	si estás
	no esta disponible	no está disponible
	no estan	no están
	se lo usaste	lo usaste
	accion	acción
	algun	algún
	alli	allí
	aqui	aquí
	asi	así
	atras	atrás
	anada	añada
	anade	añade
	boton	botón
	caida	caída
	comun	común
	dia	día
	estan	están
	esten	estén
	facil	fácil
	guia	guía
	guias	guías
	leido	leído
	movil	móvil
	obten	obtén
	pais	país
	podra	podrá
	razon	razón
	segun	según
	seran	serán
	senal	señal
	vacia	vacía
	vacio	vacío
	contrasena	contraseña
	conección	conexión
	conecciones	conexiones
	direcion	dirección
	ningun	ningún
	tambien	también
	informacion	información
	sesion	sesión
	aplicacion	aplicación
	codigo	código
	telefono	teléfono
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	esta disponible	está disponible
	esta conectado	está conectado
	esta desconectado	está desconectado
	esta activado	está activado
	esta desactivado	está desactivado
	esta vacío	está vacío
	esta lleno	está lleno
	esta bloqueado	está bloqueado
	esta instalado	está instalado
	esta cerrado	está cerrado
	esta habilitado	está habilitado
	esta deshabilitado	está deshabilitado
	esta registrado	está registrado
	esta protegido	está protegido
	esta permitido	está permitido
	esta dañado	está dañado
	esta cargando	está cargando
	esta descargando	está descargando
	esta guardando	está guardando
	esta utilizando	está utilizando
	esta usando	está usando
	esta siendo	está siendo
	esta a punto	está a punto
	esta seleccionado	está seleccionado
	esta configurado	está configurado
	esta listo	está listo
	esta intentando	está intentando
	esta procesando	está procesando
	esta sincronizando	está sincronizando
	estas a punto	estás a punto
	estas conectado	estás conectado
	estas intentando	estás intentando
	estas usando	estás usando
	estas utilizando	estás utilizando
	estas viendo	estás viendo
	estas de acuerdo	estás de acuerdo
	sorprendido como tu	sorprendido como tú
	mas tarde	más tarde
	mas información	más información
	mas de un	más de un
	mas de una	más de una
	mas reciente	más reciente
	mas recientes	más recientes
	una vez mas	una vez más
	nada mas	nada más
	a el servidor	al servidor
	de el servidor	del servidor
	de el dispositivo	del dispositivo
	de el usuario	del usuario
	de el archivo	del archivo
	a el dispositivo	al dispositivo
	haz seleccionado	has seleccionado
	haz iniciado	has iniciado
	haz alcanzado	has alcanzado
	haz cambiado	has cambiado
	haz introducido	has introducido
	haz ingresado	has ingresado
	haz excedido	has excedido
	haz eliminado	has eliminado
	haz enviado	has enviado
	haz cerrado sesión	has cerrado sesión
	a sido	ha sido
	a ocurrido	ha ocurrido
	a fallado	ha fallado
	se a producido	se ha producido
	se a perdido	se ha perdido
	se a guardado	se ha guardado
	se a eliminado	se ha eliminado
	se a enviado	se ha enviado
	se a podido	se ha podido
	se a cerrado	se ha cerrado
	se a encontrado	se ha encontrado
	a expirado	ha expirado
	a caducado	ha caducado
	exito	éxito
	unico	único
	unica	única
	rapido	rápido
	proximo	próximo
	proxima	próxima
	linea	línea
	lineas	líneas
	articulo	artículo
	articulos	artículos
	imagenes	imágenes
	funcion	función
	pelicula	película
	peliculas	películas
	capitulo	capítulo
	capitulos	capítulos
	album	álbum
	peticion	petición
	suscripcion	suscripción
	transaccion	transacción
	coleccion	colección
	proteccion	protección
	grabacion	grabación
	publicacion	publicación
	invitacion	invitación
	reproduccion	reproducción
	traduccion	traducción
	solucion	solución
	atencion	atención
	duracion	duración
	cancelacion	cancelación
	reconexion	reconexión
	estara	estará
	deberas	deberás
	tendras	tendrás
	tendra	tendrá
	habra	habrá
	perderas	perderás
	podran	podrán
	quizas	quizás
	ademas	además
	traves	través
	interes	interés
	credito	crédito
	creditos	créditos
	grafico	gráfico
	vuelva intentarlo	vuelva a intentarlo
	vuelve intentarlo	vuelve a intentarlo
	vuelva a intentar lo	vuelva a intentarlo
	el contraseña	la contraseña
	el cuenta	la cuenta
	la archivo	el archivo
	el imagen	la imagen
	el foto	la foto
	la usuario	el usuario
	la correo	el correo
	la dispositivo	el dispositivo
	esta dispositivo	este dispositivo
	esta archivo	este archivo
	este foto	esta foto
	este imagen	esta imagen
	este acción	esta acción
	este cuenta	esta cuenta
	este aplicación	esta aplicación
	este contraseña	esta contraseña
	esta usuario	este usuario
	esta mensaje	este mensaje
	esta álbum	este álbum
	este lista	esta lista
	este carpeta	esta carpeta
	no tienes permisos suficiente	no tienes permisos suficientes
	contraseña incorrecto	contraseña incorrecta
	usuario incorrecta	usuario incorrecto
	conexión perdido	conexión perdida
	error desconocida	error desconocido
	error inesperada	error inesperado
	está acción	esta acción
	está aplicación	esta aplicación
	está app	esta app
	está opción	esta opción
	está cuenta	esta cuenta
	está imagen	esta imagen
	está foto	esta foto
	está función	esta función
	está versión	esta versión
	está publicación	esta publicación
	está página	esta página
	está carpeta	esta carpeta
	está conversación	esta conversación
	está sesión	esta sesión
	está contraseña	esta contraseña
	está dirección	esta dirección
	está canción	esta canción
	está tarea	esta tarea
	está nota	esta nota
	está operación	esta operación
	está serie	esta serie
	está película	esta película
	está grabación	esta grabación
	está suscripción	esta suscripción
	está compra	esta compra
	está información	esta información
	está configuración	esta configuración
	está ventana	esta ventana
	está pantalla	esta pantalla
	está pregunta	esta pregunta
	está etiqueta	esta etiqueta
	está categoría	esta categoría
	está colección	esta colección
	está copia	esta copia
	está entrada	esta entrada
	está tarjeta	esta tarjeta
	está ubicación	esta ubicación
	está ruta	esta ruta
	está característica	esta característica
	tú cuenta	tu cuenta
	tú contraseña	tu contraseña
	tú dispositivo	tu dispositivo
	tú iphone	tu iPhone
	tú correo	tu correo
	tú ubicación	tu ubicación
	tú teléfono	tu teléfono
	tú perfil	tu perfil
	tú dirección	tu dirección
	tú nombre	tu nombre
	tú cámara	tu cámara
	tú sesión	tu sesión
	tú información	tu información
	tú suscripción	tu suscripción
	tú conexión	tu conexión
	tú música	tu música
	tú biblioteca	tu biblioteca
	tú código	tu código
	tú ordenador	tu ordenador
	tú saldo	tu saldo
	tú cartera	tu cartera
	él dispositivo	el dispositivo
	él archivo	el archivo
	él servidor	el servidor
	él correo	el correo
	él usuario	el usuario
	él mensaje	el mensaje
	él código	el código
	mí cuenta	mi cuenta
	mí contraseña	mi contraseña
	mí perfil	mi perfil
	mí dispositivo	mi dispositivo
	mí ubicación	mi ubicación
address	tú	tú	tu	tus	contigo	quieres	puedes	deseas	tienes	necesitas	inténtalo	asegúrate	estás seguro	estás segura
	usted	usted	ustedes	está seguro	está segura	inténtelo	asegúrese	póngase
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
app_names	fotos	archivos	contactos	calendario	mensajes	salud	música	notas	recordatorios	mapas	libros	correo	atajos	casa	tiempo	bolsa	buscar	cámara	ajustes	cartera	configuración	descargas
terms	Cancel	platform	Cancelar
	OK	platform	OK
		accepted	Aceptar
	Yes	accepted	Sí
		seen	Si
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
	Don't Show Again	accepted	No volver a mostrar	No mostrar de nuevo	No volver a preguntar	No mostrar más
	Later	accepted	Más tarde
		seen	Quizás más tarde	Quizá más tarde	Tal vez más tarde	Recordármelo más tarde
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
generic_titles	Error	Advertencia	Aviso	¿Seguro?	Confirmar	Atención	Éxito	Info	Información	Algo salió mal	Algo ha salido mal	Algo fue mal	Algo ha ido mal	Se ha producido un error	Se produjo un error	Ocurrió un error	Ha ocurrido un error	Hubo un error	Hubo un problema	Ha habido un problema	Error desconocido	Error inesperado	Por favor, confirma	Por favor, confirme	Confirma	Confirme	Confirmación	Se requiere confirmación	Confirmación requerida	Confirmación necesaria	Confirmar acción	¿Estás seguro?	¿Está seguro?	¿Estás segura?	¿Estás seguro/a?	¿De verdad?	Alerta	Fallo	Falló	Fallido	Error al procesar	Vaya	Ups	Lo sentimos	Nota	Mensaje	Problema	Importante	Cuidado	Peligro	Hecho	Completado	Correcto	Pregunta	Notificación	Consejo	Listo	Operación fallida	Vaya, esto es incómodo	Esto es incómodo	Qué vergüenza	Esto es vergonzoso	Esto no debería haber pasado	Esto no debería haber ocurrido	Lo siento	Oh no	Uy	Oops	Hmm	Hay un problema	Ocurrió un problema	Se produjo un problema	Se ha producido un problema	Error interno	Error fatal	Error del sistema	Error general	Se ha producido un error interno	Acción requerida	La operación falló	La operación ha fallado	Error en la operación	Operación exitosa	Operación completada	Completado con éxito	Felicidades	Enhorabuena	¡Felicidades!	¿Quieres continuar?	¿Desea continuar?	¿Deseas continuar?	¿Continuar?	Inténtalo de nuevo	Por favor, inténtalo de nuevo	Inténtelo de nuevo	Lo sentimos, algo salió mal	Lo sentimos, se ha producido un error	Lo sentimos, ha ocurrido un error	Ups, algo salió mal	Ten en cuenta	Nota importante
accusatory	idiota	estúpido	imbécil	tonto	mierda	joder	tu culpa	su culpa	has introducido mal	ha introducido mal	has escrito mal	ha escrito mal	has ingresado mal	ha ingresado mal	te has equivocado	se ha equivocado	te equivocaste	no puedes hacer eso	no puede hacer eso	has cometido un error	cometiste un error	gilipollas	cabrón
accusatory_openings	estás intentando	está intentando	estás tratando de	está tratando de	intentaste
ongoing_endings	ando	iendo	yendo
ongoing	en curso
app_names	fotos	archivos	contactos	calendario	mensajes	salud	música	notas	recordatorios	mapas	libros	correo	atajos	casa	tiempo	bolsa	buscar	cámara	ajustes	cartera	configuración	descargas
function_words	el	la	los	las	un	una	unos	del	de	es	por	para	con	su	sus	tu	se	que	ha	este	esta	estos	está	desea	quieres	en	al	lo	como	puede	hay	favor
doubled_words	muy	sí	si	no	poco	nos	que	casi	luego	uno	ya	se	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	h	horas	mil	millones	a. m	p. m
spelling	words	abandonar	abierta	abierto	absoluto	accede	acceder	accesibilidad	acceso	accesos	acciones	acción	aceleración	acepta	aceptado	aceptar	aceptas	acepto	acerca	activa	activación	activada	activado	activados	activar	activas	active	actividad	actividades	activo	activos	actual	actuales	actualice	actualiza	actualizaciones	actualización	actualizada	actualizado	actualizados	actualizando	actualizar	actualmente	acuerdo	adecuado	adelante	además	adicional	adicionales	adjuntar	adjunto	adjuntos	administración	administrador	administrar	admite	admiten	admitido	advertencia	afecta	afectar	agotado	agradecimientos	agrega	agregada	agregado	agregar	agregue	ajusta	ajustar	ajuste	ajustes	alarma	alarmas	alcanzado	aleatoria	aleatorio	alerta	alertas	algoritmo	alguien	alguna	algunas	algunos	almacena	almacenados	almacenamiento	almacenan	almacenar	alrededor	alternar	alternativa	alternativo	altura	amarillo	amigos	ampliar	analizar	animales	anterior	anteriores	anteriormente	antigua	antiguo	antiguos	anualmente	anulación	anular	anuncios	análisis	anónima	anónimo	apagado	apagar	aparato	aparece	aparecen	aparecer	aparecerá	aparecerán	apariencia	apertura	aplica	aplicaciones	aplicación	aplicado	aplicar	aplicará	apoyar	aprende	aprender	aprobación	aprobar	aproximadamente	archivado	archivar	archivo	archivos	arrastra	arrastre	arreglar	arriba	artista	artículo	artículos	asegurar	asegúrate	asegúrese	asignado	asignar	asistencia	asociada	asociadas	asociado	asociados	aspecto	atajos	atención	atributos	aumenta	aumentar	aunque	ausente	autenticación	autenticado	autenticar	autentificación	automática	automáticamente	automáticas	automático	autoridad	autorización	autorizado	autorizar	avance	avanzada	avanzado	avanzados	avatar	ayudar	ayudarle	ayudarnos	ayudarte	ayudará	ayúdanos	añadida	añadido	añadidos	añadir	balance	bandeja	barras	basado	basura	batería	beneficios	biblioteca	bibliotecas	bienvenida	bienvenido	billetera	billeteras	blanco	bloque	bloquea	bloqueada	bloqueado	bloqueados	bloquear	bloqueo	bloques	borrada	borrado	borrando	borrar	borrará	borrarán	botones	brillo	brújula	buscando	buscar	básica	básico	búsqueda	búsquedas	cabecera	cabeza	cadena	cadenas	caducado	caducidad	calcula	calculado	calculando	calcular	calendario	calibración	calidad	cambia	cambiado	cambiando	cambiar	cambias	cambie	cambio	cambios	cambió	camera	camino	campos	canales	cancel	cancelada	cancelado	cancelar	cantidad	capacidad	captura	capturar	capturas	capítulo	capítulos	caracteres	característica	características	cargada	cargado	cargando	cargar	cargue	carpeta	categoría	categorías	causar	centro	cerrada	cerrado	cerrar	cerrará	certificado	certificados	chatear	cierra	cierre	ciertos	cifrada	cifrado	cifrados	cifrar	clasificación	claves	cliente	clientes	clásico	codificación	coincidan	coincide	coinciden	coincidencias	coincidir	colaboradores	colecciones	colección	columna	columnas	comando	comandos	combinar	comentario	comentarios	comenzando	comenzar	comercio	comida	comience	comienza	comisiones	comisión	compacto	comparta	comparte	compartida	compartidas	compartido	compartidos	compartiendo	compartir	compatibilidad	compatible	compatibles	compilación	completa	completada	completado	completamente	completar	complete	completo	complicaciones	componentes	comportamiento	compra	comprado	comprar	compras	compre	comprobación	comprobando	comprobar	comprueba	compruebe	comunes	comunicación	comunidad	comuníquese	condiciones	conecta	conectada	conectado	conectados	conectando	conectar	conectarte	conecte	conectividad	conexiones	conexión	confianza	confiar	configura	configuraciones	configuración	configurada	configurado	configurar	configure	confirma	confirmaciones	confirmación	confirmado	confirmar	confirme	conjunto	conjuntos	conocer	conocidos	conocimiento	conseguir	consejos	conservar	considera	considerar	considere	consola	consulta	consulte	consume	contacta	contactar	contacte	contacto	contactos	contador	contener	contenido	contenidos	contiene	contienen	contigo	continuación	continuar	continuo	continúa	contra	contrario	contraseña	contraseñas	contrato	control	controla	controlador	controlar	controles	conversaciones	conversación	convertir	conéctate	copiada	copiado	copiar	copias	copyright	correcciones	corrección	correcta	correctamente	correcto	corregir	corriente	cortar	creación	creada	creado	creador	creando	credenciales	criptomonedas	cronología	créditos	críticos	cuadrado	cuadrícula	cualquier	cualquiera	cuanto	cubrir	cuenta	cuentas	cuerpo	cuidado	cumplir	cuándo	cuánto	cámara	círculo	código	códigos	debajo	deberá	deberás	debería	deberías	debido	decide	defecto	define	definir	dejará	delante	demasiadas	demasiado	demasiados	denegado	dentro	depende	depositar	depuración	depurar	depósito	derecha	derecho	derechos	desactiva	desactivada	desactivadas	desactivado	desactivados	desactivar	desanclar	desaparición	desarrollador	desarrolladores	desarrollo	desbloquea	desbloqueado	desbloquear	desbloqueo	descarga	descargado	descargados	descargando	descargar	descargas	descargue	descartar	descentralizada	descifrado	descifrar	desconectado	desconectar	desconocida	desconocido	descripción	descubrir	deseas	deshabilitada	deshabilitadas	deshabilitado	deshabilitados	deshabilitar	deshabilitará	deshacer	desinstalar	deslice	desliza	deslizamiento	deslizar	desplazamiento	después	destacados	destinatario	destino	desvincular	detalle	detalles	detección	detecta	detectado	detectar	detener	determinado	determinar	detrás	diagnóstico	diariamente	diario	diferencia	diferente	diferentes	difuminar	digital	dimensiones	dinero	direcciones	dirección	directa	directamente	directo	directorio	directos	diseñado	diseño	disfrutas	disfrute	disminuye	display	disponible	disponibles	disposición	dispositivo	dispositivos	distancia	distinto	dividir	documentación	documento	documentos	dominio	dominios	duplicado	duplicados	duración	durante	dígitos	edición	edificio	editando	editar	editor	efecto	efectos	ejecución	ejecutado	ejecutando	ejecutar	ejemplo	ejercicio	electrónico	electrónicos	elegir	elemento	elementos	elimina	eliminación	eliminada	eliminadas	eliminado	eliminados	eliminando	eliminar	eliminarlo	eliminará	eliminarán	embargo	emparejar	empezar	empieza	encabezado	encantaría	encender	encendido	encima	encontrada	encontrado	encontrados	encontrar	encontraron	encontró	encuentra	encuentras	encuentre	encuesta	energía	enlace	enlaces	entendido	entiendo	entonces	entorno	entrada	entradas	entrantes	entrar	entrega	entregado	enviada	enviado	enviados	enviando	enviar	enviaremos	enviarte	enviarán	equipo	errores	escala	escanea	escaneando	escanear	escanee	escoge	esconder	escriba	escribe	escribir	escrito	escritorio	escritura	escuchar	espaciado	espacio	especial	especiales	especialmente	especifica	especificado	especificar	específico	específicos	espera	esperado	esperando	esperar	espere	esquema	esquina	estaba	establece	establecer	establecida	establecido	establezca	estado	estados	estadísticas	estamos	estará	estilo	estilos	estándar	etiqueta	etiquetas	evaluar	evento	eventos	evitar	exacta	excede	excedido	excelente	excepto	existe	existen	existente	existentes	exitosa	exitosamente	exitoso	experiencia	experimental	expirado	explorador	explorar	exportación	exportar	extensiones	extensión	exterior	externa	externo	externos	extremo	facebook	factor	factores	factura	fallado	fallida	fallido	fallidos	fallos	faltan	faltantes	familia	favorita	favorito	favoritos	fichero	fijado	filtrado	filtrar	filtro	filtros	finalizada	finalizado	finalizar	firmado	firmar	fondos	formas	formato	forzar	fotografía	fotogramas	fototeca	frecuencia	frecuentes	frente	fuente	fuentes	fuerte	fuerza	funciona	funcionalidad	funcionamiento	funcionan	funcionando	funcionar	funcionará	funcione	funciones	función	futura	futuro	futuros	fácilmente	física	galería	ganancia	garantiza	garantizar	gastar	general	generales	generar	gestiona	gestionar	gestión	gestor	glucosa	google	grabación	grabar	gracias	gratis	gratuita	gratuito	grupos	gráfica	gráfico	gráficos	guardada	guardadas	guardado	guardados	guardando	guardar	guarde	gustaría	género	habido	habilita	habilitada	habilitadas	habilitado	habilitar	habilite	hablar	hacerlo	haciendo	heredado	herramienta	herramientas	historia	historial	horario	horizontal	huella	iconos	identidad	identificación	identificador	identificar	idioma	idiomas	ignorar	imagen	impacto	importa	importación	importada	importado	importados	importante	importantes	importar	importe	imposible	imprimir	imágenes	inactivo	incluidas	incluido	incluir	incluso	incluye	incluyendo	incompatible	incorrecta	incorrecto	incorrectos	indefinidamente	indica	indicador	indicadores	indicar	individual	inesperado	inferior	información	informe	informes	ingresa	ingresado	ingresar	ingrese	inicia	iniciada	iniciado	inicial	iniciando	iniciar	inicie	inicio	inició	inmediatamente	inmediato	insertar	insignia	instala	instalación	instalada	instalado	instalar	instancia	instantánea	instrucciones	insuficiente	insuficientes	insulina	inteligente	intención	intenta	intentando	intentar	intentarlo	intente	intento	intentos	interactuar	intercambiar	intercambie	intercambio	interfaz	interior	interna	internet	interno	interruptor	intervalo	introducción	introduce	introducido	introducir	introduzca	inténtalo	inténtelo	invalido	invertir	investigación	invita	invitación	invitado	invitar	inválida	inválido	izquierda	izquierdo	lanzamiento	lanzar	lateral	latitud	lector	lectura	lecturas	lenguaje	letras	leyendo	liberar	libros	licencia	licencias	limitaciones	limitada	limitado	limite	limpiar	llamada	llamadas	llamado	llamando	llamar	llavero	llegar	llevar	llevará	locales	localización	localmente	longitud	lugares	límite	límites	líneas	manera	mantener	mantenga	mantiene	mantén	manual	manuales	manualmente	marcado	marcador	marcadores	marcados	marcar	margen	mayoría	mayúsculas	mediante	medición	medida	medidor	medios	mejora	mejorada	mejorar	mejoras	mejores	memoria	menciones	mensaje	mensajería	mensajes	mensual	mensualmente	mercado	metadatos	micrófono	miembro	miembros	mientras	migrar	minimizar	minutes	minuto	minutos	mirando	misión	modelo	modelos	modificaciones	modificación	modificado	modificar	momento	monedas	monedero	monitor	mostrado	mostrar	mostrará	motivo	movido	movimiento	movimientos	muchas	muchos	muestra	muestran	multimedia	máxima	máximo	método	métodos	mínima	mínimo	módulo	módulos	móviles	múltiples	música	naranja	nativa	nativo	naturaleza	navega	navegación	navegador	navegar	necesaria	necesario	necesarios	necesidades	necesita	necesitamos	necesitan	necesitará	necesitarás	necesitas	necesite	negativo	ninguna	ninguno	ningún	niveles	nombre	nombres	normal	normales	normalmente	nosotros	noticias	notificaciones	notificación	notificar	novedades	nuestra	nuestras	nuestro	nuestros	nuevamente	nuevas	nuevos	numero	número	números	objetivo	objetivos	objeto	objetos	obligatorio	observar	obsoleto	obtención	obtener	obtenga	obteniendo	oculta	ocultar	ocultas	oculto	ocurrido	ocurrir	ocurrió	oferta	oficial	ofrece	olvidado	olvidar	olvidaste	omitir	opcional	opciones	opción	operaciones	operación	operador	operar	operativo	opinión	ordenar	organización	orientación	origen	original	originales	oscuro	palabra	palabras	pantalla	pantallas	papelera	paquete	parcial	parece	participantes	partir	pasado	pausado	pausar	pedirá	peligro	pendiente	pendientes	pequeña	pequeñas	pequeño	pequeños	perder	perderá	perderán	perderás	perdida	perdido	perfil	perfiles	periodo	periódica	permanece	permanecer	permanecerá	permanente	permanentemente	permiso	permisos	permita	permite	permiten	permitida	permitido	permitidos	permitir	permitirá	persona	personal	personales	personalización	personalizada	personalizadas	personalizado	personalizados	personalizar	personas	pertenece	período	pestaña	pestañas	peticiones	petición	pierde	pierdes	plataforma	podemos	podido	podrán	podrás	podría	podrían	política	poniendo	porcentaje	porque	portada	portapapeles	posible	posiblemente	posibles	posiciones	posición	posterior	potencia	precio	precisa	precisión	precisos	predeterminada	predeterminado	predeterminados	predicciones	predicción	preferencias	preferido	pregunta	preguntar	preguntas	preparando	presente	presiona	presionado	presionar	presión	previa	previamente	previas	previsualización	primario	primer	primera	primero	principal	principales	prioridad	privacidad	privada	privadas	privado	privados	probable	probablemente	probar	problema	problemas	proceder	procesamiento	procesando	procesar	proceso	producido	productos	produjo	programa	programas	progreso	promedio	pronto	propia	propias	propiedad	propiedades	propietario	propio	proporciona	proporcionada	proporcionado	proporcionados	proporcionar	protección	proteger	protegido	protocolo	proveedor	proveedores	proyecto	proyectos	prueba	pruebas	pruebe	próxima	próximamente	próximas	próximo	publicaciones	publicación	publicado	publicar	pudieron	puedan	puedas	pueden	puedes	puerto	pulsación	pulsado	pulsar	puntos	página	páginas	pérdida	póngase	pública	públicas	público	públicos	quedan	querer	quieras	quiere	quieres	quitar	quizás	rastreadores	rastreo	razones	realice	realiza	realizado	realizar	realmente	reanudar	recargar	recepción	receptor	rechazado	rechazar	reciba	recibe	recibes	recibido	recibidos	recibiendo	recibir	recibirá	recibirás	recibió	reciente	recientemente	recientes	reclamar	recomendación	recomendada	recomendado	recomendamos	recomienda	recompensa	recompensas	reconocer	reconocimiento	recopila	recopilamos	recordar	recordatorio	recordatorios	recortar	recuento	recuerda	recupera	recuperación	recuperando	recuperar	recurso	recursos	reduce	reducir	reembolso	reemplazar	reenviar	referencia	regalo	registrada	registrado	registrar	registro	registros	región	reglas	regular	reinicia	reiniciar	reinicie	reinicio	relación	remitente	remota	remotas	remoto	rendimiento	renombrar	renueva	reordenar	repetir	reportar	repositorio	representa	reproducción	reproducir	reproductor	requerida	requerido	requiere	requieren	requisitos	reservados	reseña	resolución	respaldo	responde	responder	respondió	respuesta	respuestas	restablece	restablecer	restablecerá	restablecimiento	restante	restantes	restaura	restaurada	restaurar	restricciones	restringido	resultado	resultados	resultar	resumen	retirar	retiro	retroceder	revisa	revisar	revise	revisión	revocar	riesgo	rotación	rápida	rápidamente	rápidas	rápido	rápidos	safari	saldos	saltar	saltos	secciones	sección	secreta	secreto	secuencia	secundaria	secundario	seguido	seguidores	seguimiento	seguir	seguirán	segunda	segundo	segundos	segura	seguridad	seguro	seguros	selecciona	seleccionada	seleccionadas	seleccionado	seleccionados	seleccionar	seleccione	selección	selector	semana	semanalmente	semanas	sencilla	sencillo	sensibilidad	sensible	sensor	sensores	sentimos	separación	series	servicio	servicios	servidor	servidores	sesiones	sesión	siempre	siendo	significa	siguiendo	siguiente	siguientes	silenciado	silenciar	silencio	similar	similares	simple	simplemente	simulador	sincroniza	sincronización	sincronizado	sincronizando	sincronizar	siquiera	sistema	sitios	sobrescribir	social	software	solamente	solicita	solicitado	solicitando	solicitar	solicitud	solicitudes	solucionar	sonido	sonidos	soporta	soportado	soporte	subida	subido	subiendo	subtítulo	subtítulos	suceder	suficiente	suficientemente	suficientes	sugerencias	supera	superior	suprimir	suscripciones	suscripción	suscrito	suspender	suspensión	símbolo	símbolos	tamaño	también	tardar	tarifa	tarifas	tarjeta	tarjetas	teclado	teléfono	temperatura	temporada	temporal	temporalmente	tendencia	tendrá	tendrás	tenemos	tengas	teniendo	terceros	terminado	terminar	termine	tiempo	tiempos	tienda	tienen	tienes	todavía	totales	trabajo	traducciones	traducción	traducir	traductores	transacciones	transacción	transferencia	transferencias	transferir	transfiera	transmisión	tratamiento	través	tráfico	tutorial	twitter	técnica	técnico	términos	título	ubicaciones	ubicación	umbral	unidad	unidades	unirse	unirte	usadas	usados	usamos	usando	usarla	usarlo	usuario	usuarios	utilice	utiliza	utilizada	utilizado	utilizados	utilizamos	utilizan	utilizando	utilizar	utilizará	vaciar	validación	validar	valores	variable	variables	varias	varios	velocidad	vencimiento	vender	ventajas	ventana	ventilador	verdadero	verifica	verificación	verificada	verificado	verificar	verifique	versiones	versión	vertical	vibración	videos	viendo	vinculada	vinculados	vincular	visibilidad	visible	visibles	visita	visitar	visite	vistas	vistazo	visualización	volumen	volver	vuelta	vuelva	vuelve	válida	válido	válidos	vídeos	vínculo	índice	última	últimas	último	últimos	únicamente
	except	access	acede	acepa	acepado	acepar	acepas	acepo	acera	acetar	actuals	acuero	acurdo	ademas	agrear	ajuntar	ajunto	alacena	alama	alamas	alanzado	alarms	alerts	aleta	aletas	alterar	alterativa	alterativo	aluna	alunas	amacena	amite	analmente	animals	annular	anteriors	aparee	apareen	aparto	apicará	aplicara	apretura	aproar	arista	arpende	arria	articulo	asegurate	ataos	atura	ayudale	ayudanos	ayudara	ayudare	ayudaros	ayudate	balancee	ballance	banco	bandea	baras	basra	baura	bloquee	bloquees	boquea	boqueada	boqueado	boqueados	boquear	boqueo	borrara	borraran	buscado	cabecea	cabecear	cagada	cagado	cagando	cagar	cague	calves	camba	cambado	cambando	cambar	cambas	cambe	cambo	cambó	camiar	camion	camps	canals	canelar	canto	capeta	capitulo	capos	careta	casar	catear	caves	cento	cerra	cerrara	cetro	circulo	clients	columns	comentaros	comenzado	commando	commandos	communes	compar	compara	compare	competa	compete	competo	compleat	components	comprate	comprobado	conectaos	conectare	conectate	conejos	consultee	contactee	contacts	contar	contate	continua	controls	copada	copado	copar	copas	copra	copras	corar	credo	cuadricula	cuando	cuero	cundo	cuneta	cunetas	dario	defeco	dejara	delate	deposito	descara	descarado	descarados	descarando	descarar	descaras	deses	deshabilitara	deslazamiento	desliar	diagnostico	dimensions	directs	documents	domino	edifico	editado	elements	eliminara	eliminaran	embrago	encanaría	encantara	encendre	encentra	encentras	encentre	encesta	entada	entadas	entones	entono	entrants	entrono	envaremos	enviaran	enviare	envida	envido	envinado	envira	enviremos	equina	errors	escalla	escaneado	especifico	establee	estaos	eterna	eterno	eternos	etilo	etilos	events	exceed	expiado	extension	extensions	externs	factors	falan	falls	falos	fiado	fonos	foras	forms	frene	frete	fuera	fuere	funcionado	funcionara	gabar	galera	garbar	geneal	generals	genero	goole	grafica	grafico	grais	guardaos	guardee	guare	gustara	habar	hacelo	halar	huela	hulla	icons	idioms	impossible	incuso	india	inferir	informs	intentado	intentalo	intents	invalida	inviar	lamar	lanar	lazar	legar	leras	levar	levará	librar	librear	limites	lineas	llaveo	llevara	locals	locamente	lugres	macado	macados	macar	manea	manear	mantegna	manuals	maxima	media	mediad	mediate	medicinó	medos	memora	menaje	menajes	mensajera	mensal	merado	miando	mientas	migar	mimbro	minima	minto	minuets	mirado	mirar	models	modulo	mondas	moneas	monedeo	mostrara	moviles	mucas	multiples	necesitara	necesitaras	nieles	noral	normals	ocular	official	olvidase	olvidate	opinion	originals	otenga	pagina	paginas	papelea	papelear	paquee	paquetee	parce	paree	parir	participants	participates	pasar	pecio	pedida	pedido	pegunta	peguntar	peguntas	peril	perita	perite	periten	permie	permitee	permitios	personals	persons	podio	podás	podía	podían	ponto	possible	possibles	potada	potrada	precia	precias	precios	precision	premiso	premisos	premitir	preparado	presentee	priado	prier	primea	primear	primeo	primmer	principals	principles	problems	proceeder	procesado	products	programs	prono	proxima	proximo	publica	publicas	publico	punts	pureto	putos	púbica	púbicas	púbico	púbicos	quean	queer	queerer	queras	quire	quires	rastro	realce	realza	realzado	realzar	recamar	recetor	recia	recodar	recuperado	recuro	recuso	regin	region	reglar	reglo	rembolso	remplazar	repuesta	repuestas	require	restara	restate	restates	retro	revision	riego	salar	salts	satos	secundara	segur	sempre	senor	senores	sensors	seres	siple	sitos	sondo	subia	subtitulo	supra	suprior	suscito	suspension	taifa	taifas	tarar	tempo	tempoal	tempos	tenas	tenencia	teneos	tenes	tines	titter	titulo	totals	trafico	trasferencia	trasferencias	trasferir	trasfiera	trasmisión	traves	traés	unite	usado	usala	usalo	usara	utilizara	vacar	valida	valido	validos	valorees	varas	vendo	version	versions	vides	vinculo	visas	vista	viste	vitas	vuela	vuele	vulva
misspellings	esta seguro de que	está seguro de que
	como tu	como tú
	camaras	cámaras
	porfavor	por favor
	estas seguro	estás seguro
	estas segura	estás segura
	esta seguro	está seguro
	esta segura	está segura
	asegurate	asegúrate
	asegurese	asegúrese
	intentalo	inténtalo
	intentelo	inténtelo
	revisalo	revísalo
	haz olvidado	has olvidado
	no se pudo encontro	no se encontró
	correo electronico	correo electrónico
	electronico	electrónico
	numero	número
	ultima vez	última vez
	ultimo	último
	dispositvo	dispositivo
	contraseñá	contraseña
	sincronizacion	sincronización
	eliminacion	eliminación
	actualizacion	actualización
	conexion	conexión
	autenticacion	autenticación
	verificacion	verificación
	configuracion	configuración
	instalacion	instalación
	operacion	operación
	notificacion	notificación
	ubicacion	ubicación
	descripcion	descripción
	direccion	dirección
	seleccion	selección
	opcion	opción
	podras	podrás
	despues	después
	automaticamente	automáticamente
	deberia	debería
	todavia	todavía
	musica	música
	camara	cámara
	pagina	página
	valido	válido
	invalido	inválido
	publico	público
	vacios	vacíos
	conectandose	conectándose
	volver a procesa	volver a procesar
	si estas	si estás
	no esta disponible	no está disponible
	no estan	no están
	se lo usaste	lo usaste
	accion	acción
	algun	algún
	alli	allí
	aqui	aquí
	asi	así
	atras	atrás
	anada	añada
	anade	añade
	boton	botón
	caida	caída
	comun	común
	dia	día
	estan	están
	esten	estén
	facil	fácil
	guia	guía
	guias	guías
	leido	leído
	movil	móvil
	obten	obtén
	pais	país
	podra	podrá
	razon	razón
	segun	según
	seran	serán
	senal	señal
	vacia	vacía
	vacio	vacío
	contrasena	contraseña
	conección	conexión
	conecciones	conexiones
	direcion	dirección
	ningun	ningún
	tambien	también
	informacion	información
	sesion	sesión
	aplicacion	aplicación
	codigo	código
	telefono	teléfono
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	esta disponible	está disponible
	esta conectado	está conectado
	esta desconectado	está desconectado
	esta activado	está activado
	esta desactivado	está desactivado
	esta vacío	está vacío
	esta lleno	está lleno
	esta bloqueado	está bloqueado
	esta instalado	está instalado
	esta cerrado	está cerrado
	esta habilitado	está habilitado
	esta deshabilitado	está deshabilitado
	esta registrado	está registrado
	esta protegido	está protegido
	esta permitido	está permitido
	esta dañado	está dañado
	esta cargando	está cargando
	esta descargando	está descargando
	esta guardando	está guardando
	esta utilizando	está utilizando
	esta usando	está usando
	esta siendo	está siendo
	esta a punto	está a punto
	esta seleccionado	está seleccionado
	esta configurado	está configurado
	esta listo	está listo
	esta intentando	está intentando
	esta procesando	está procesando
	esta sincronizando	está sincronizando
	estas a punto	estás a punto
	estas conectado	estás conectado
	estas intentando	estás intentando
	estas usando	estás usando
	estas utilizando	estás utilizando
	estas viendo	estás viendo
	estas de acuerdo	estás de acuerdo
	sorprendido como tu	sorprendido como tú
	mas tarde	más tarde
	mas información	más información
	mas de un	más de un
	mas de una	más de una
	mas reciente	más reciente
	mas recientes	más recientes
	una vez mas	una vez más
	nada mas	nada más
	a el servidor	al servidor
	de el servidor	del servidor
	de el dispositivo	del dispositivo
	de el usuario	del usuario
	de el archivo	del archivo
	a el dispositivo	al dispositivo
	haz seleccionado	has seleccionado
	haz iniciado	has iniciado
	haz alcanzado	has alcanzado
	haz cambiado	has cambiado
	haz introducido	has introducido
	haz ingresado	has ingresado
	haz excedido	has excedido
	haz eliminado	has eliminado
	haz enviado	has enviado
	haz cerrado sesión	has cerrado sesión
	a sido	ha sido
	a ocurrido	ha ocurrido
	a fallado	ha fallado
	se a producido	se ha producido
	se a perdido	se ha perdido
	se a guardado	se ha guardado
	se a eliminado	se ha eliminado
	se a enviado	se ha enviado
	se a podido	se ha podido
	se a cerrado	se ha cerrado
	se a encontrado	se ha encontrado
	a expirado	ha expirado
	a caducado	ha caducado
	exito	éxito
	unico	único
	unica	única
	rapido	rápido
	proximo	próximo
	proxima	próxima
	linea	línea
	lineas	líneas
	articulo	artículo
	articulos	artículos
	imagenes	imágenes
	funcion	función
	pelicula	película
	peliculas	películas
	capitulo	capítulo
	capitulos	capítulos
	album	álbum
	peticion	petición
	suscripcion	suscripción
	transaccion	transacción
	coleccion	colección
	proteccion	protección
	grabacion	grabación
	publicacion	publicación
	invitacion	invitación
	reproduccion	reproducción
	traduccion	traducción
	solucion	solución
	atencion	atención
	duracion	duración
	cancelacion	cancelación
	reconexion	reconexión
	estara	estará
	deberas	deberás
	tendras	tendrás
	tendra	tendrá
	habra	habrá
	perderas	perderás
	podran	podrán
	quizas	quizás
	ademas	además
	traves	través
	interes	interés
	credito	crédito
	creditos	créditos
	grafico	gráfico
	vuelva intentarlo	vuelva a intentarlo
	vuelve intentarlo	vuelve a intentarlo
	vuelva a intentar lo	vuelva a intentarlo
	el contraseña	la contraseña
	el cuenta	la cuenta
	la archivo	el archivo
	el imagen	la imagen
	el foto	la foto
	la usuario	el usuario
	la correo	el correo
	la dispositivo	el dispositivo
	esta dispositivo	este dispositivo
	esta archivo	este archivo
	este foto	esta foto
	este imagen	esta imagen
	este acción	esta acción
	este cuenta	esta cuenta
	este aplicación	esta aplicación
	este contraseña	esta contraseña
	esta usuario	este usuario
	esta mensaje	este mensaje
	esta álbum	este álbum
	este lista	esta lista
	este carpeta	esta carpeta
	no tienes permisos suficiente	no tienes permisos suficientes
	contraseña incorrecto	contraseña incorrecta
	usuario incorrecta	usuario incorrecto
	conexión perdido	conexión perdida
	error desconocida	error desconocido
	error inesperada	error inesperado
	está acción	esta acción
	está aplicación	esta aplicación
	está app	esta app
	está opción	esta opción
	está cuenta	esta cuenta
	está imagen	esta imagen
	está foto	esta foto
	está función	esta función
	está versión	esta versión
	está publicación	esta publicación
	está página	esta página
	está carpeta	esta carpeta
	está conversación	esta conversación
	está sesión	esta sesión
	está contraseña	esta contraseña
	está dirección	esta dirección
	está canción	esta canción
	está tarea	esta tarea
	está nota	esta nota
	está operación	esta operación
	está serie	esta serie
	está película	esta película
	está grabación	esta grabación
	está suscripción	esta suscripción
	está compra	esta compra
	está información	esta información
	está configuración	esta configuración
	está ventana	esta ventana
	está pantalla	esta pantalla
	está pregunta	esta pregunta
	está etiqueta	esta etiqueta
	está categoría	esta categoría
	está colección	esta colección
	está copia	esta copia
	está entrada	esta entrada
	está tarjeta	esta tarjeta
	está ubicación	esta ubicación
	está ruta	esta ruta
	está característica	esta característica
	tú cuenta	tu cuenta
	tú contraseña	tu contraseña
	tú dispositivo	tu dispositivo
	tú iphone	tu iPhone
	tú correo	tu correo
	tú ubicación	tu ubicación
	tú teléfono	tu teléfono
	tú perfil	tu perfil
	tú dirección	tu dirección
	tú nombre	tu nombre
	tú cámara	tu cámara
	tú sesión	tu sesión
	tú información	tu información
	tú suscripción	tu suscripción
	tú conexión	tu conexión
	tú música	tu música
	tú biblioteca	tu biblioteca
	tú código	tu código
	tú ordenador	tu ordenador
	tú saldo	tu saldo
	tú cartera	tu cartera
	él dispositivo	el dispositivo
	él archivo	el archivo
	él servidor	el servidor
	él correo	el correo
	él usuario	el usuario
	él mensaje	el mensaje
	él código	el código
	mí cuenta	mi cuenta
	mí contraseña	mi contraseña
	mí perfil	mi perfil
	mí dispositivo	mi dispositivo
	mí ubicación	mi ubicación
address	tú	tú	tu	tus	contigo	quieres	puedes	deseas	tienes	necesitas	inténtalo	asegúrate	estás seguro	estás segura
	usted	usted	ustedes	está seguro	está segura	inténtelo	asegúrese	póngase
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
		seen	Si
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
	Don't Show Again	accepted	No volver a mostrar	No mostrar de nuevo	No volver a preguntar	No mostrar más
	Later	accepted	Más tarde
		seen	Quizás más tarde	Quizá más tarde	Tal vez más tarde	Recordármelo más tarde
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
generic_titles	Viga	Hoiatus	Kas oled kindel?	Kinnita	Kinnitus	Info	Teave	Midagi läks valesti	Tekkis viga	Ilmnes viga	Esines viga	Tundmatu viga	Ootamatu viga	Vajalik kinnitus	Palun kinnita	Palun kinnitage	Kas olete kindel?	Tähelepanu	Teade	Teatis	Sõnum	Õnnestus	Edu	Valmis	Ebaõnnestus	Ups	Oih	Oluline	Probleem	Oht	Küsimus	Märkus	Toiming nurjus
misspellings	kas oled kindel et	kas oled kindel, et
	kas olete kindel et	kas olete kindel, et
	veendu et	veendu, et
	veenduge et	veenduge, et
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
generic_titles	خطا	هشدار	اخطار	آیا مطمئن هستید؟	تأیید کردن	تصدیق	اطلاعات	مشکلی پیش آمد	مشکلی پیش آمده	مشکلی رخ داد	خطایی رخ داد	خطایی رخ داده است	خطایی پیش آمد	خطای ناشناخته	خطای غیرمنتظره	لطفاً تأیید کنید	لطفا تایید کنید	تأیید	تایید	تأیید لازم است	مطمئنید؟	مطمئن هستید؟	توجه	اعلان	پیام	موفق	موفقیت	انجام شد	ناموفق	شکست	مهم	نکته	مشکل	خطر	سؤال	سوال	متأسفیم	متاسفیم	ببخشید	اوه	اوه نه	مشکلی وجود دارد	خطای داخلی	خطای سیستم	خطای بحرانی	خطای غیر منتظره	عملیات ناموفق بود	عملیات با موفقیت انجام شد	تبریک	آیا می‌خواهید ادامه دهید؟	ادامه می‌دهید؟	دوباره تلاش کنید	لطفاً دوباره تلاش کنید	چیزی اشتباه پیش رفت
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
number_words	هزار	میلیون
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
generic_titles	Virhe	Varoitus	Oletko varma?	Vahvista	Info	Tiedot	Tietoja	Jokin meni pieleen	Jotain meni pieleen	Jokin meni vikaan	Tapahtui virhe	On tapahtunut virhe	Tuntematon virhe	Odottamaton virhe	Tapahtui tuntematon virhe	Tapahtui odottamaton virhe	Ongelma	Vahvistus	Vahvistus vaaditaan	Vahvistus tarvitaan	Oletko aivan varma?	Huomio	Huom	Huomautus	Ilmoitus	Viesti	Onnistui	Onnistunut	Valmis	Epäonnistui	Hups	Oho	Tärkeää	Vaara	Kysymys	Tämä on noloa	Näin ei olisi pitänyt käydä	Pahoittelut	Pahoittelemme	Anteeksi	Voi ei	Hmm	Ilmeni ongelma	Sisäinen virhe	Vakava virhe	Järjestelmävirhe	Toiminto vaaditaan	Toiminto epäonnistui	Toiminto onnistui	Onneksi olkoon	Haluatko jatkaa?	Jatketaanko?	Yritä uudelleen	Hups, jotain meni pieleen	Oho, jotain meni pieleen	Pahoittelut, jotain meni pieleen
accusatory	idiootti	tyhmä	teit virheen	syötit väärän	annoit väärän	sinun vikasi
ongoing	käynnissä	odotetaan
function_words	ja	ei	ole	tämä	tämän	haluatko	ovat	että	sinun	voi	voit	joka	kun	tai	varmasti	olet	olevan
doubled_words	jo	on	ei	se	nyt	hyvin	ole	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
misspellings	visaluissa	visailuissa
	lähtetty	lähetetty
	lähettetty	lähetetty
	salasna	salasana
	uudestan	uudestaan
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	oletko varma että	oletko varma, että
	oletteko varma että	oletteko varma, että
	varmista että	varmista, että
	huomaa että	huomaa, että
	haluatko varmasti että	haluatko varmasti, että
	sähköposti osoite	sähköpostiosoite
	käyttäjä nimi	käyttäjänimi
	puhelin numero	puhelinnumero
	internet yhteys	internetyhteys
	verkko yhteys	verkkoyhteys
	virhe ilmoitus	virheilmoitus
	sala sana	salasana
	virhellinen	virheellinen
	myöhemin	myöhemmin
	yrita	yritä
	kuva kirjasto	kuvakirjasto
	palvelin virhe	palvelinvirhe
	verkko virhe	verkkovirhe
	sijainti palvelut	sijaintipalvelut
	toimito	toiminto
	ei voitu löydetty	ei löytynyt
	poistaminen epäonistui	poistaminen epäonnistui
	epäonistui	epäonnistui
	yhteyttä palvelimeen ei saatu muodostettu	yhteyttä palvelimeen ei saatu muodostettua
address	sinä	sinä	sinun	sinua	sinulle	sinulla
	te	te	teidän	teitä	teille	teillä
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
number_words	tuhatta	miljoonaa
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
generic_titles	Nagka-error	Babala	Gusto mo ba talaga?	Kumpirmahin	Impormasyon	May nangyaring mali	Nagkaroon ng error	Nagka-problema	Hindi kilalang error	Pakikumpirma	Kumpirmasyon	Kailangan ng kumpirmasyon	Sigurado ka ba?	Pansin	Abiso	Mensahe	Tagumpay	Tapos na	Nabigo	Oops	Mahalaga	Problema	Mag-ingat	Tanong	Error	Atensyon	Kinakailangan ang pagkilos
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
generic_titles	Erreur	Avertissement	Attention	Êtes-vous sûr?	Confirmer	Succès	Échec	Oups	Info	Infos	Information	Informations	Une erreur est survenue	Une erreur s'est produite	Une erreur inconnue est survenue	Une erreur inattendue est survenue	Une erreur inconnue s'est produite	Une erreur inattendue s'est produite	Erreur inconnue	Erreur inattendue	Un problème est survenu	Quelque chose s'est mal passé	Quelque chose n'a pas fonctionné	Veuillez confirmer	Merci de confirmer	Confirmation	Confirmation requise	Confirmation nécessaire	Confirmer l'action	Êtes-vous sûre ?	Êtes-vous sûr(e) ?	Êtes-vous certain ?	Es-tu sûr ?	Es-tu sûr(e) ?	Vraiment ?	Réussi	Réussite	Échoué	Échec de l'opération	Mince	Désolé	Avis	Alerte	Note	Remarque	Message	Problème	Important	Danger	Terminé	Question	Notification	Astuce	Bravo	Oups, c’est gênant	C’est gênant	C’est embarrassant	Cela n’aurait pas dû se produire	Cela n’aurait pas dû arriver	Désolés	Nous sommes désolés	Oh non	Oups !	Hmm	Il y a eu un problème	Il y a eu une erreur	Erreur interne	Erreur fatale	Erreur système	Erreur générale	Une erreur interne est survenue	Action requise	Échec de l’opération	L’opération a échoué	Opération réussie	Opération terminée	Félicitations	Voulez-vous continuer ?	Souhaitez-vous continuer ?	Continuer ?	Veuillez réessayer	Réessayez	Désolé, une erreur s’est produite	Désolé, une erreur est survenue	Désolé, un problème est survenu	Oups, une erreur est survenue	Oups, quelque chose s’est mal passé	Quelque chose s’est mal passé	Quelque chose n’a pas fonctionné	Vous êtes certain ?	À noter	Veuillez noter
accusatory	idiot	imbécile	stupide	crétin	merde	putain	votre faute	ta faute	vous vous êtes trompé	tu t'es trompé	vous avez fait une erreur	vous avez commis une erreur	vous avez entré un mauvais	vous avez saisi un mauvais	vous avez entré une mauvaise	vous avez saisi une mauvaise	vous avez mal	tu as mal saisi	connard	abruti
accusatory_openings	vous essayez de	vous essayez d'	vous tentez de	tu essaies de	vous avez essayé de	vous avez tenté de
ongoing	en cours
number_words	h	heures	mille	millions	milliards
spelling	words	abandonner	abonnement	abonnements	abonné	absent	accepter	acceptez	accepté	accessibilité	accessible	accorder	accueil	accéder	accédez	achats	acheter	achetez	acheté	actifs	action	actions	activation	active	activer	actives	activez	activité	activités	activé	activée	activées	activés	actualisation	actualiser	actualités	actuel	actuelle	actuellement	actuelles	actuels	administrateur	administration	adresse	adresses	affecte	affichage	affiche	afficher	affichera	affiché	affichée	affichées	affichés	ailleurs	ajouter	ajoutez	ajouté	ajoutée	ajoutées	ajoutés	ajustement	ajuster	alarme	alarmes	alerte	alertes	algorithme	allons	allumé	alphabétique	alternatif	alternative	aléatoire	améliorations	améliorer	améliorée	analyse	ancien	ancienne	anciennes	anciens	animation	animaux	animer	annonces	annulation	annuler	annulé	annulée	années	anonyme	anonymes	aperçu	aperçus	apparaissent	apparaîtra	apparaître	apparaîtront	appareil	appareils	apparence	appartient	appeler	appelé	applicable	application	applications	appliquer	appliqué	applis	apportées	apprendre	approuver	approuvé	appréciez	appuyant	appuyer	appuyez	archive	archiver	archives	archivé	argent	arrière	arrêter	arrêté	assistance	assistant	associé	associée	associées	associés	assurer	assurez	atteint	attendez	attendre	attendu	attente	attention	attributs	aucune	augmente	augmenter	auprès	auquel	auteur	authentification	authentifier	authentifiez	authentifié	automatique	automatiquement	automatiques	autorisation	autorisations	autoriser	autorisé	autorisée	autorisés	autour	autres	avance	avancer	avancé	avancée	avancées	avancés	avatar	avertissement	avertissements	balayage	balayez	balise	balises	bannir	bannière	banque	barres	basculer	basculez	basique	batterie	beaucoup	besoin	besoins	bibliothèque	bibliothèques	bientôt	bienvenue	bitcoin	blocage	blockchain	bloque	bloquer	bloqué	bloquées	bloqués	bluetooth	bonjour	boucle	boussole	boutique	bouton	boutons	brouillon	brutes	bureau	bénéficiaire	cacher	caches	cadeau	calcul	calculer	calendrier	camera	caméra	canaux	cancel	capacité	capteur	capteurs	capture	captures	caractère	caractères	catalogue	catégorie	catégories	celles	cellulaire	centre	cependant	cercle	certain	certaines	certains	certificat	certificats	chacun	champs	change	changement	changements	changer	changez	changé	chapitre	chapitres	chaque	charge	chargement	charger	chargé	chargée	chaîne	chaînes	chemin	chemins	chercher	cherchez	chiffrement	chiffres	chiffré	chiffrée	chiffrées	choisi	choisir	choisissez	choses	chrome	classe	classique	clavier	client	clients	cliquer	cliquez	cocher	cochez	collecte	collection	collections	coller	colonne	colonnes	combien	commande	commandes	commencer	commencez	commencé	comment	commentaire	commentaires	commun	communauté	communication	communiquer	compact	compacte	compatibilité	compatible	compatibles	complet	complications	complète	complètement	compléter	complété	comporte	comportement	composants	compris	comprise	compromis	compte	comptes	compteur	compétences	concernant	conditions	confiance	confidentialité	configuration	configurer	configurez	configuré	configurée	confirmation	confirmer	confirmez	confirmé	connecter	connectez	connectivité	connecté	connectée	connectés	connexion	connexions	connue	connus	conseils	conserve	conserver	conservez	conservés	considéré	console	consulter	consultez	conséquent	contact	contacter	contactez	contacts	contenant	contenir	content	contenu	contenus	contexte	contiennent	contient	continu	continue	continuer	continuez	contourner	contribuer	contributeurs	contribution	contrôle	contrôler	contrôles	contrôleur	contrôlez	conversation	conversations	conversion	convertir	copier	copiez	copiée	copyright	corbeille	correct	correctement	correctifs	correction	correspond	correspondance	correspondances	correspondant	correspondent	corriger	couleur	couleurs	couper	courant	courante	courriel	courrier	courte	couverture	critiques	crypté	cryptée	créateur	création	crédits	custom	dangereux	davantage	dehors	demande	demander	demandes	demandez	demandé	demandée	depuis	dernier	derniers	dernière	dernières	derrière	description	dessous	dessus	destinataire	destination	deuxième	devient	devise	devons	devrait	devrez	devriez	diagnostic	diffusion	différent	différente	différentes	différents	digitale	dimensions	diminue	direct	directe	directement	direction	discord	discussion	discussions	discuter	disponible	disponibles	dispose	disposer	dispositif	dispositifs	disposition	disque	distance	distant	divers	document	documentation	documents	doigts	doivent	domaine	domaines	domicile	donner	donnez	donnée	données	dossier	dossiers	double	droite	droits	dupliquer	durant	dynamique	débloquer	débogage	décalage	déchiffrement	déclenchement	déclencher	décodage	déconnecter	déconnecté	déconnexion	découvrez	découvrir	décrire	défaut	défilement	défiler	défini	définie	définir	définis	définissez	définit	définitivement	délais	démarrage	démarrer	démarré	dépannage	départ	dépasse	dépassé	dépend	déplacement	déplacer	déplacez	déplacé	déposer	déposez	désabonner	désactivation	désactive	désactiver	désactivera	désactivez	désactivé	désactivée	désactivés	désinstaller	désolé	désormais	désélectionner	désépingler	détacher	détail	détaillé	détails	détecte	détecter	détection	détecté	détectée	détermine	déterminer	déterminé	développement	développer	développeur	déverrouillage	déverrouiller	déverrouillez	déverrouillé	effacement	effacer	effacera	effacez	effacé	effacées	effacés	effectuer	effectuez	effectué	effectuée	effets	emplacement	empreinte	empêche	empêcher	encore	endroit	enlever	enregistrement	enregistrements	enregistrer	enregistrez	enregistré	enregistrée	enregistrées	enregistrés	ensemble	ensuite	entièrement	entrant	entraîner	entraînera	entrer	entrez	enverrons	environ	envisager	envisagez	envoie	envoyant	envoyer	envoyez	envoyé	envoyée	envoyées	envoyés	erreur	erreurs	erroné	espace	espacement	espaces	essayer	essayez	essayé	estimation	exactement	exemple	exigences	exiger	existant	existante	existantes	existants	existe	expiration	expire	expiré	explorer	export	exportation	exporter	expérience	expérimental	expérimentale	extension	extensions	externe	externes	extérieur	exécuter	exécution	exécutée	facebook	facile	facilement	facteur	facteurs	facultatif	faible	faisant	faites	famille	favori	favoris	fenêtre	fermer	fermeture	fermez	fermée	feuille	fiable	fichier	fichiers	filtre	filtrer	filtres	flouter	fonction	fonctionnalité	fonctionnalités	fonctionne	fonctionnement	fonctionnent	fonctionner	fonctionnera	fonctions	forcer	format	fourni	fournie	fournir	fournis	fournisseur	fournisseurs	fréquemment	fréquence	future	futures	futurs	félicitations	gagner	gagnez	galerie	garantit	garder	gardez	gauche	gestes	gestion	gestionnaire	glisser	glucides	glucose	glycémie	google	grande	graphique	graphiques	gratuit	grille	groupe	groupes	guides	général	généralement	générales	généraux	générer	géolocalisation	hauteur	hebdomadaire	historique	horaire	horloge	horodatage	icônes	identifiant	identifiants	identification	identifier	identiques	identité	ignorer	ignoré	images	immédiatement	impact	import	important	importante	importantes	importation	importer	importez	importé	importés	impossible	imprimer	inaccessible	inactif	inactive	inattendu	inattendue	inclure	inclus	inconnu	inconnue	incorrect	incorrecte	indice	indiquant	indique	indiquer	indiquez	indiquée	indisponible	indépendamment	information	informations	inférieur	inférieure	initiale	inscription	inscrivez	installation	installer	installé	installée	installés	instance	instructions	insuffisant	insuffisante	insérer	interagir	interface	interne	internet	interrompre	intervalle	introuvable	intégré	intégrés	invalide	invalides	inverser	invitation	invitations	inviter	invité	irréversible	itinéraires	jamais	joindre	jointe	jointes	journal	journaux	journée	laisser	laissez	lancement	lancer	lancez	lancée	langage	langue	langues	laquelle	largeur	latitude	latérale	lecteur	lecture	lectures	lequel	lettres	libérer	licence	limitations	limite	limites	limité	livraison	locale	localement	locales	localisation	location	locaux	logiciel	longitude	longtemps	longue	longuement	longueur	lorsque	luminosité	lumière	légende	machine	magasin	maintenant	maintenez	maintenir	maison	malheureusement	manière	manquant	manquante	manquantes	manque	manuel	manuelle	manuellement	marche	marque	marquer	marqueur	marqué	marqués	masque	masquer	masqué	masqués	matériel	matérielle	mauvais	mauvaise	maximal	maximale	maximum	meilleur	meilleure	membre	membres	mensuel	mentions	message	messagerie	messages	mesure	mesures	mettez	mettre	microphone	migration	migrer	minimal	minimale	minimum	minute	minutes	miroir	mobile	mobiles	modification	modifications	modifier	modifiez	modifié	modifiée	modifiées	module	modules	modèle	modèles	modérateur	moment	monnaie	montant	montre	montrer	moteur	mouvement	mouvements	moyenne	multimédia	multimédias	multiple	multiples	musique	mémoire	mémoriser	métadonnées	méthode	native	nature	navigateur	navigation	naviguer	nettoyage	nettoyer	niveau	niveaux	nombre	nommer	normal	normale	notification	notifications	notifier	nourriture	nouveau	nouveautés	nouveaux	nouvel	nouvelle	nouvelles	numérique	numéro	numéros	nécessaire	nécessaires	nécessite	nécessitent	objectif	objectifs	objets	obligatoire	obsolète	obtenez	obtenir	obtenu	officiel	onglet	onglets	optimale	option	optionnel	options	opération	opérations	orange	ordinateur	orientation	original	originale	oublier	oublié	outils	ouvert	ouverte	ouverts	ouvrez	ouvrir	paiement	paiements	panneau	papier	papiers	paquet	paramètre	paramètres	parcourir	parent	parfois	parler	partage	partager	partagez	partagé	partagée	partagées	partagés	partir	partout	passage	passer	passez	patienter	paysage	pendant	pensez	perdez	perdre	perdrez	perdue	perdues	performances	permanente	permet	permettant	permettent	permettra	permettre	permission	permissions	persiste	personnalisation	personnaliser	personnalisez	personnalisé	personnalisée	personnalisées	personnalisés	personne	personnel	personnelle	personnelles	personnes	petite	petites	peuvent	photos	photothèque	phrase	physique	pivoter	pièces	placez	plafond	planification	plateformes	pleine	plupart	plusieurs	plutôt	police	polices	politique	populaires	portefeuille	portefeuilles	portrait	position	positions	possibilité	possible	possède	pourcentage	pourquoi	pourra	pourraient	pourrait	pourrez	pourriez	pourront	poursuivre	pouvez	pouvoir	pouvons	pratique	premier	premiers	premium	première	prendre	prenez	prennent	presque	presse	pression	principal	principale	priorité	privée	privés	probable	probablement	problème	problèmes	processus	prochain	prochaine	prochaines	proche	procéder	produit	produite	profil	profile	profils	profiter	profitez	profond	programme	programmes	progression	projet	projets	propos	propre	propres	propriétaire	propriétés	protection	protocole	protéger	protégez	protégé	provenant	provient	proximité	prudence	précis	précise	précision	précédemment	précédent	précédente	prédiction	préférence	préférences	préféré	préférée	préférés	préparation	préréglage	préréglages	présence	présent	présentation	pseudo	pseudonyme	public	publication	publications	publier	publique	publiques	publié	puisque	période	périphérique	qualité	quantité	quelle	quelque	quelques	question	questions	quitter	quittez	quitté	quotidien	quotidienne	raccourci	raccourcis	racine	rafraîchir	rafraîchissement	raison	raisons	rapide	rapidement	rapides	rappel	rappels	rapport	rapports	recevez	recevoir	recevrez	recharger	recherche	rechercher	recherches	recherchez	recommandation	recommandons	recommandé	recommandée	recommencer	reconnaissance	reconnecter	reconnectez	reconnu	redimensionner	redémarrage	redémarrer	refuser	refusé	refusée	regarder	regardez	rejeter	rejeté	rejoignez	rejoindre	rejoint	relais	relancer	remarque	remerciements	remplacement	remplacer	remplacé	remplir	rencontrez	rencontré	rendez	rendre	renommer	renvoyer	reporter	reprendre	reprise	requiert	requis	requise	requises	requête	requêtes	responsable	ressource	ressources	restant	restante	restantes	restants	restauration	restaurer	restauré	restaurée	restent	rester	restera	restreint	retard	retirer	retiré	retirée	retirés	retour	retourner	retournez	retrouver	revenez	revenir	revoir	rogner	rotation	règles	réactiver	récemment	récent	récente	récentes	récents	réception	récompense	récompenses	récupération	récupérer	récupérez	récupéré	réduire	réduit	réelle	réessayer	réessayez	référence	références	région	réglage	réglages	régler	réglez	réinitialisation	réinitialise	réinitialiser	réinitialisera	réinitialisés	réorganiser	réparer	répertoire	répond	répondre	répondu	réponse	réponses	répéter	réseau	réseaux	réservés	résolution	résoudre	résultat	résultats	résumé	rétablir	réussi	réussie	révéler	safari	saisie	saisir	saisissez	saison	sauter	sauvegarde	sauvegarder	sauvegardé	sauvegardés	savoir	scanner	scannez	script	scripts	secondaire	seconde	secondes	secret	secrète	secteur	section	sections	select	semaine	semaines	semble	sensibilité	sensible	sensibles	seront	serveur	serveurs	service	services	session	sessions	seulement	signal	signaler	signature	signifie	silencieux	similaire	simple	simplement	simples	simulateur	software	soient	soldes	solution	sombre	sommes	sondage	sonnerie	sonore	sortir	souhaite	souhaitez	soumettre	source	sources	sourdine	souscrire	soutenir	soutien	souvenir	souvent	spécial	spéciaux	spécifier	spécifique	spécifiques	spécifié	stable	standard	statistiques	statut	stockage	stocker	stockons	stocké	stockées	stockés	stopper	stratégie	styles	succès	suffisamment	suggestions	suggéré	suivant	suivante	suivantes	suivants	suivez	suivie	suivis	suivre	supplémentaire	supplémentaires	support	supporte	supporter	supporté	suppression	supprime	supprimer	supprimera	supprimez	supprimé	supprimée	supprimées	supprimés	supérieur	supérieure	supérieurs	surnom	surveillance	surveiller	survenu	survenue	susceptible	suspendre	symbole	symboles	synchronisation	synchroniser	synchronisé	système	sécuriser	sécurisé	sécurisée	sécurité	sélecteur	sélection	sélectionner	sélectionnez	sélectionné	sélectionnée	sélectionnées	sélectionnés	séries	tableau	taille	technique	telles	temporaire	temporairement	température	tendance	tendances	tension	tentative	tentatives	tenter	termes	termine	terminer	terminé	terminée	terminées	tester	thèmes	titres	totale	touche	toucher	touches	touchez	toujours	tourner	traduction	traductions	traduire	trafic	traitement	traiter	transaction	transactions	transfert	transferts	transférer	transféré	transition	transmis	travail	travers	trousseau	trouve	trouvent	trouver	trouverez	trouvez	trouvé	trouvée	trouvés	twitter	tâches	téléchargement	téléchargements	télécharger	téléchargez	téléchargé	téléchargée	téléchargées	téléchargés	téléphone	téléversement	téléverser	ultérieurement	unique	uniquement	unités	utiles	utilisant	utilisateur	utilisateurs	utilisation	utilise	utilisent	utiliser	utilisera	utilisez	utilisons	utilisé	utilisée	utilisées	utilisés	valeur	valeurs	validation	valide	valider	valides	variable	variables	variation	veille	vendre	ventilateur	verrouillage	verrouiller	verrouillez	verrouillé	version	versions	vertical	veuillez	vidéos	violet	virtuelle	visible	visibles	visite	visiter	visitez	visualiser	vitesse	voiture	volume	voulez	vouloir	vraiment	vérification	vérifier	vérifiez	vérifié	vérifiée	widget	widgets	zoomer	échange	échanger	échecs	échelle	échoue	échoué	économiser	écoulé	écouter	écrans	écrire	écrivez	éditer	éditeur	édition	également	électronique	élevée	élevées	élément	éléments	épingler	équipe	établir	étaient	étapes	éteindre	éteint	étiquette	étiquettes	évaluer	éviter	évènement	événement	événements
	except	abandoner	abonne	accepte	accorer	actiez	actin	actins	acton	actons	addresses	affiches	agent	aimer	ajoute	ajoutes	ajouts	alarms	alerts	allume	alterative	ameliorations	améliore	anmer	annes	annones	annule	anonyms	apercu	apercus	apparaitra	apparaitre	apparaitront	apparel	apparels	appariassent	apparient	appartint	appendre	applique	apportes	apportés	approuve	approver	appréciiez	après	archie	associe	associes	atour	attende	attender	auster	authentifie	authentifiiez	autorise	autorises	avances	baise	baises	baque	bares	basque	blaise	bloques	bocage	bouillon	boule	bruts	butes	butons	camps	capter	caque	casse	categories	catégorise	cells	cente	center	cerce	chaine	chaines	chapiter	chapiters	chaps	chare	chargee	chiffes	chiffre	chiffrés	chooses	claver	clent	clint	collectons	colletions	colone	colones	combine	commands	commence	commentaries	commet	competences	complete	completer	comportment	compote	comprisse	compter	compète	compéter	compété	comte	comtes	configure	confirez	confirme	conne	connecte	connectes	connects	conns	consequent	conserves	contint	coper	copie	copiiez	copte	coptes	corespondent	coses	cotenant	cotent	couler	courate	coure	courier	coutre	coverture	creation	credits	crome	crypte	curant	currier	defilement	defiler	demands	denier	deniers	depart	depend	deposer	derriere	detacher	detail	details	detecter	detection	determine	determiner	devait	devez	deviez	devint	devisee	different	disant	dives	domains	domine	domines	donne	donnee	donnes	donnés	dosser	dossers	durrant	déactive	déactiver	déactivera	déactivez	déactivé	déactivée	déactivés	décrie	décrier	défier	délacer	délacez	délacé	délias	déloquer	détallé	efface	effaces	effecteur	effectue	encre	enregistre	enregistres	entant	enter	entez	entrainer	entrainera	envie	envoys	errer	essaye	eterne	executer	execution	experience	experimental	expiation	expie	expier	expié	externs	exécute	fable	facie	faille	faits	fates	favors	felicitations	ferez	ferme	ficher	filter	filters	flouer	fluter	foncions	forer	gager	gagez	galere	ganger	garer	garez	general	gille	gogole	goole	grade	grader	grandee	grope	gropes	groups	ignore	importants	importe	importes	imports	inclue	incus	indie	inique	installe	installes	installs	internee	interrompe	intervale	invalids	invite	irreversible	joinder	joints	lacement	lacer	lacez	lacée	lance	lange	langes	larger	larguer	lasser	lassez	lecter	letters	limits	lisser	lissez	locals	logue	longe	lumiere	manquants	maquant	maque	maquer	maqué	maqués	marquee	marques	mason	masques	materiel	mauvis	member	members	memoriser	menions	mentons	metre	mette	meure	meures	minium	minuet	minuets	mirer	modifie	modifies	modifiiez	modifiés	monte	monter	moule	moules	movement	movements	multimedia	musque	naive	nivaux	novel	novelle	novelles	obsolete	ongles	operation	operations	optons	orage	orignal	oublie	overt	paler	panification	paper	papers	parage	parer	parfis	parois	partages	patenter	pedant	peine	pendre	perde	perdes	perdus	perez	permette	personalisation	personnalise	personnalises	pesez	pesse	petits	petties	phase	phots	pieces	pline	poche	polie	polies	porche	portait	positon	positons	postions	pourrit	poursuive	prase	precedent	precis	precise	precision	prediction	preference	preferences	premiere	preparation	presence	present	presentation	principle	prive	prives	priée	priés	procaine	procaines	prochains	profiteer	proper	props	protege	provint	pubic	publie	quitte	rafraichir	rafraichissement	raide	raidement	raides	raine	rapids	rappes	rasions	rasons	recent	reception	recommande	recompense	recompenses	recuperation	reference	references	refuse	region	reinitialisation	reinitialise	reinitialises	rejoinder	relacer	relias	relis	remplace	rencontre	rende	render	reorganiser	rependre	repertoire	replacement	replacer	replacé	reprisse	requisse	requisses	reseau	reseaux	resent	reserves	resolution	resource	resources	ressayer	ressayez	restate	restates	restaure	resume	retire	retiree	retires	retrad	retreint	returner	reveler	roger	ronger	russie	réent	répertorie	réponde	sable	sauvegardes	savior	savor	scrips	secondee	secondees	seconds	secrete	selection	series	server	servers	servie	servies	signaller	siple	snore	sobre	soles	somber	sonre	sordine	soumette	soutine	special	specifier	stale	stocke	stockes	stocks	stoker	suiez	suive	supprimes	suscrire	suspende	suspender	symbols	synchronise	sécurise	sélecter	sélectionne	sélectionnes	taches	talle	telephone	tells	temperature	tenison	tenson	termines	terminés	terms	themes	tille	tires	titers	titter	tourer	traffic	transfers	transis	traves	triter	troue	trouent	trouer	trouerez	trouez	trouves	troué	trouée	troués	trove	trover	turner	télécharge	télécharges	unites	units	utilises	valuer	valuers	veillez	vende	verification	verifier	verrouille	versons	videos	vidés	vielle	ville	visiez	volet	volez	vouez	vérifie	vérifiiez	échue	écoule	écrie	écrier	écriez	éculé	élevés	étendre	évier
misspellings	voulez vous vraiment	voulez-vous vraiment
	souhaitez vous vraiment	souhaitez-vous vraiment
	voulez vous continuer	voulez-vous continuer
	souhaitez vous continuer	souhaitez-vous continuer
	voulez vous quitter	voulez-vous quitter
	souhaitez vous quitter	souhaitez-vous quitter
	voulez vous supprimer	voulez-vous supprimer
	souhaitez vous supprimer	souhaitez-vous supprimer
	voulez vous enregistrer	voulez-vous enregistrer
	souhaitez vous enregistrer	souhaitez-vous enregistrer
	voulez vous annuler	voulez-vous annuler
	souhaitez vous annuler	souhaitez-vous annuler
	voulez vous activer	voulez-vous activer
	souhaitez vous activer	souhaitez-vous activer
	voulez vous désactiver	voulez-vous désactiver
	souhaitez vous désactiver	souhaitez-vous désactiver
	voulez vous ouvrir	voulez-vous ouvrir
	souhaitez vous ouvrir	souhaitez-vous ouvrir
	voulez vous envoyer	voulez-vous envoyer
	souhaitez vous envoyer	souhaitez-vous envoyer
	voulez vous écrire	voulez-vous écrire
	souhaitez vous écrire	souhaitez-vous écrire
	mot de pass	mot de passe
	mots de passes	mots de passe
	êtes vous	êtes-vous
	etes vous	êtes-vous
	etes-vous	êtes-vous
	êtes vous sûr	êtes-vous sûr
	veux tu	veux-tu
	es tu	es-tu
	vous le supprimer	vous le supprimez
	vous supprimer	vous supprimez
	a été supprimer	a été supprimé
	a été envoyer	a été envoyé
	eteindre	éteindre
	etendre	étendre
	ecran	écran
	evenement	événement
	etat	état
	etape	étape
	echec	échec
	ecrire	écrire
	ecraser	écraser
	egalement	également
	enregister	enregistrer
	enregistrement reussi	enregistrement réussi
	reussi	réussi
	supression	suppression
	supprimmer	supprimer
	annuller	annuler
	vous etes sur	vous êtes sûr
	etes-vous sur	êtes-vous sûr
	êtes-vous sur de	êtes-vous sûr de
	es-tu sur de	es-tu sûr de
	veuillez réessayez	veuillez réessayer
	veuillez vérifiez	veuillez vérifier
	veuillez entrez	veuillez entrer
	quelquechose	quelque chose
	parmis	parmi
	adresse email invalide	adresse e-mail invalide
	acces	accès
	annee	année
	apres	après
	arret	arrêt
	basee	basée
	cle	clé
	cles	clés
	concu	conçu
	creer	créer
	creez	créez
	creee	créée
	duree	durée
	delai	délai
	facon	façon
	gerer	gérer
	hote	hôte
	icone	icône
	liees	liées
	prevu	prévu
	prete	prête
	recu	reçu
	recus	reçus
	regle	règle
	sante	santé
	serie	série
	etes	êtes
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
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	reinitialiser	réinitialiser
	reinitialisé	réinitialisé
	reinitialisée	réinitialisée
	reinitialisés	réinitialisés
	reinitialisées	réinitialisées
	reinitialisation	réinitialisation
	succés	succès
	desactivé	désactivé
	desactivée	désactivée
	desactiver	désactiver
	desactivés	désactivés
	selectionné	sélectionné
	selectionnée	sélectionnée
	selectionnés	sélectionnés
	selectionnées	sélectionnées
	sélectioné	sélectionné
	sélectioner	sélectionner
	séléctionner	sélectionner
	séléctionné	sélectionné
	telechargé	téléchargé
	télechargé	téléchargé
	télecharger	télécharger
	teléchargement	téléchargement
	télechargement	téléchargement
	paramêtres	paramètres
	paramétres	paramètres
	paramêtre	paramètre
	probléme	problème
	systéme	système
	déja	déjà
	dejà	déjà
	tres	très
	verifiez	vérifiez
	vérifer	vérifier
	reessayez	réessayez
	reéssayer	réessayer
	ré essayer	réessayer
	ré essayez	réessayez
	re essayer	réessayer
	ressayer	réessayer
	ressayez	réessayez
	echoué	échoué
	echouée	échouée
	erreur inconnu	erreur inconnue
	trop de tentative	trop de tentatives
	plusieur	plusieurs
	s'il vous plait	s’il vous plaît
	s'il te plait	s’il te plaît
	utlisateur	utilisateur
	apareil	appareil
	cet action	cette action
	cet application	cette application
	cet adresse	cette adresse
	cet erreur	cette erreur
	cet opération	cette opération
	cet image	cette image
	cet option	cette option
	cet étape	cette étape
	cet icône	cette icône
	cette appareil	cet appareil
	cette article	cet article
	cette album	cet album
	cette élément	cet élément
	cette utilisateur	cet utilisateur
	cette événement	cet événement
	cette épisode	cet épisode
	cette ordinateur	cet ordinateur
	cette écran	cet écran
	cette abonnement	cet abonnement
	ce application	cette application
	ce appareil	cet appareil
	ce utilisateur	cet utilisateur
	ce élément	cet élément
	ce album	cet album
	ce photo	cette photo
	ce vidéo	cette vidéo
	cette fichier	ce fichier
	cette message	ce message
	cette dossier	ce dossier
	cette compte	ce compte
	ce note	cette note
	la application	l’application
	la adresse	l’adresse
	le appareil	l’appareil
	le utilisateur	l’utilisateur
	la image	l’image
	pas de accès	pas d’accès
	quelque soit	quelle que soit
	dévérouiller	déverrouiller
	déverouiller	déverrouiller
	vérouiller	verrouiller
	verouiller	verrouiller
	verouillé	verrouillé
	vérouillé	verrouillé
	verouillage	verrouillage
	vérouillage	verrouillage
	déverouillage	déverrouillage
	déverouillé	déverrouillé
	apuyez	appuyez
	aujourdhui	aujourd’hui
	de votres	de vos
	vos compte	votre compte
	vos mot de passe	votre mot de passe
	tout vos	tous vos
	tout les	tous les
	toute les	toutes les
	toutes vos données sera	toutes vos données seront
	toutes les données sera	toutes les données seront
	disponibe	disponible
	indisponibe	indisponible
	authentication	authentification
	language par défaut	langue par défaut
	connectez vous	connectez-vous
	assurez vous	assurez-vous
	rendez vous dans	rendez-vous dans
	vouloir supprimez	vouloir supprimer
	vouloir quittez	vouloir quitter
	vouloir annulez	vouloir annuler
	vouloir continuez	vouloir continuer
	vouloir effacez	vouloir effacer
	vouloir envoyez	vouloir envoyer
	vouloir supprimé	vouloir supprimer
	vouloir quitté	vouloir quitter
	vouloir annulé	vouloir annuler
	veuillez vous connectez	veuillez vous connecter
	aucun connexion	aucune connexion
	aucun donnée	aucune donnée
	aucun application	aucune application
	aucun image	aucune image
	aucune résultat	aucun résultat
	aucune fichier	aucun fichier
	aucune compte	aucun compte
	aucun vidéo	aucune vidéo
	aucun photo	aucune photo
	aucun adresse	aucune adresse
	pas été trouver	pas été trouvé
	une erreur est survenu	une erreur est survenue
	erreur est survenu	erreur est survenue
	une erreur s'est produit	une erreur s’est produite
	une erreur c'est produite	une erreur s’est produite
	erreur c'est produite	erreur s’est produite
	une erreur à eu lieu	une erreur a eu lieu
	à été	a été
	à échoué	a échoué
	à expiré	a expiré
	à réussi	a réussi
	à changé	a changé
	n'à pas	n’a pas
	il y à	il y a
	il ya	il y a
	connection au serveur	connexion au serveur
	connection réseau	connexion réseau
	réseaux indisponible	réseau indisponible
	nom d'utilisateurs	nom d’utilisateur
	mots de passe incorrect	mot de passe incorrect
	mot de passe incorrecte	mot de passe incorrect
	mot de passe invalides	mot de passe invalide
	adresse mail incorrect	adresse mail incorrecte
	adresse incorrect	adresse incorrecte
	adresse e-mail incorrect	adresse e-mail incorrecte
	été supprimer	été supprimé
	être supprimer	être supprimé
	sera supprimer	sera supprimé
	seront supprimer	seront supprimés
	été envoyer	été envoyé
	être envoyer	être envoyé
	sera envoyer	sera envoyé
	seront envoyer	seront envoyés
	été enregistrer	été enregistré
	être enregistrer	être enregistré
	sera enregistrer	sera enregistré
	seront enregistrer	seront enregistrés
	été ajouter	été ajouté
	être ajouter	être ajouté
	sera ajouter	sera ajouté
	seront ajouter	seront ajoutés
	été modifier	été modifié
	être modifier	être modifié
	sera modifier	sera modifié
	seront modifier	seront modifiés
	été annuler	été annulé
	être annuler	être annulé
	sera annuler	sera annulé
	seront annuler	seront annulés
	été bloquer	été bloqué
	être bloquer	être bloqué
	sera bloquer	sera bloqué
	seront bloquer	seront bloqués
	été désactiver	été désactivé
	être désactiver	être désactivé
	sera désactiver	sera désactivé
	seront désactiver	seront désactivés
	été activer	été activé
	être activer	être activé
	sera activer	sera activé
	seront activer	seront activés
	été partager	été partagé
	être partager	être partagé
	sera partager	sera partagé
	seront partager	seront partagés
	été copier	été copié
	être copier	être copié
	sera copier	sera copié
	seront copier	seront copiés
	été télécharger	été téléchargé
	être télécharger	être téléchargé
	sera télécharger	sera téléchargé
	seront télécharger	seront téléchargés
	été importer	été importé
	être importer	être importé
	sera importer	sera importé
	seront importer	seront importés
	été exporter	été exporté
	être exporter	être exporté
	sera exporter	sera exporté
	seront exporter	seront exportés
	été restaurer	été restauré
	être restaurer	être restauré
	sera restaurer	sera restauré
	seront restaurer	seront restaurés
	été sauvegarder	été sauvegardé
	être sauvegarder	être sauvegardé
	sera sauvegarder	sera sauvegardé
	seront sauvegarder	seront sauvegardés
	été effacer	été effacé
	être effacer	être effacé
	sera effacer	sera effacé
	seront effacer	seront effacés
	été déconnecter	été déconnecté
	être déconnecter	être déconnecté
	sera déconnecter	sera déconnecté
	seront déconnecter	seront déconnectés
	été connecter	été connecté
	être connecter	être connecté
	sera connecter	sera connecté
	seront connecter	seront connectés
	été trouver	été trouvé
	être trouver	être trouvé
	sera trouver	sera trouvé
	seront trouver	seront trouvés
	été charger	été chargé
	être charger	être chargé
	sera charger	sera chargé
	seront charger	seront chargés
	été renommer	été renommé
	être renommer	être renommé
	sera renommer	sera renommé
	seront renommer	seront renommés
	été déplacer	été déplacé
	être déplacer	être déplacé
	sera déplacer	sera déplacé
	seront déplacer	seront déplacés
	été refuser	été refusé
	être refuser	être refusé
	sera refuser	sera refusé
	seront refuser	seront refusés
	été accepter	été accepté
	être accepter	être accepté
	sera accepter	sera accepté
	seront accepter	seront acceptés
	été installer	été installé
	être installer	être installé
	sera installer	sera installé
	seront installer	seront installés
	été terminer	été terminé
	être terminer	être terminé
	sera terminer	sera terminé
	seront terminer	seront terminés
	veuillez saisissez	veuillez saisir
	veuillez sélectionnez	veuillez sélectionner
	veuillez patientez	veuillez patienter
	veuillez attendez	veuillez attendre
	veuillez choisissez	veuillez choisir
	veuillez autorisez	veuillez autoriser
	veuillez activez	veuillez activer
	veuillez confirmez	veuillez confirmer
	veuillez mettez	veuillez mettre
	veuillez redémarrez	veuillez redémarrer
	veuillez contactez	veuillez contacter
	veuillez relancez	veuillez relancer
	veuillez fermez	veuillez fermer
	veuillez ajoutez	veuillez ajouter
	veuillez essayez	veuillez essayer
	veuillez fournissez	veuillez fournir
	veuillez consultez	veuillez consulter
	veuillez désactivez	veuillez désactiver
	veuillez ouvrez	veuillez ouvrir
	veuillez indiquez	veuillez indiquer
	veuillez renseignez	veuillez renseigner
	veuillez supprimez	veuillez supprimer
address	tu	tu	toi	ton	ta	tes
	vous	vous	votre	vos
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
app_names	photos	fichiers	contacts	calendrier	messages	santé	musique	notes	rappels	plans	livres	mail	raccourcis	maison	météo	bourse	localiser	réglages	téléchargements	paramètres
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
	Don't Show Again	accepted	Ne plus afficher	Ne plus demander	Ne plus me demander	Ne pas afficher à nouveau
	Later	accepted	Plus tard
		seen	Peut-être plus tard	Me le rappeler plus tard
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
generic_titles	Erreur	Attention	Avertissement	Confirmez-vous ?	Êtes-vous sûr ?	Confirmer	Succès	Échec	Oups	Info	Infos	Information	Informations	Une erreur est survenue	Une erreur s'est produite	Une erreur inconnue est survenue	Une erreur inattendue est survenue	Une erreur inconnue s'est produite	Une erreur inattendue s'est produite	Erreur inconnue	Erreur inattendue	Un problème est survenu	Quelque chose s'est mal passé	Quelque chose n'a pas fonctionné	Veuillez confirmer	Merci de confirmer	Confirmation	Confirmation requise	Confirmation nécessaire	Confirmer l'action	Êtes-vous sûre ?	Êtes-vous sûr(e) ?	Êtes-vous certain ?	Es-tu sûr ?	Es-tu sûr(e) ?	Vraiment ?	Réussi	Réussite	Échoué	Échec de l'opération	Mince	Désolé	Avis	Alerte	Note	Remarque	Message	Problème	Important	Danger	Terminé	Question	Notification	Astuce	Bravo	Oups, c’est gênant	C’est gênant	C’est embarrassant	Cela n’aurait pas dû se produire	Cela n’aurait pas dû arriver	Désolés	Nous sommes désolés	Oh non	Oups !	Hmm	Il y a eu un problème	Il y a eu une erreur	Erreur interne	Erreur fatale	Erreur système	Erreur générale	Une erreur interne est survenue	Action requise	Échec de l’opération	L’opération a échoué	Opération réussie	Opération terminée	Félicitations	Voulez-vous continuer ?	Souhaitez-vous continuer ?	Continuer ?	Veuillez réessayer	Réessayez	Désolé, une erreur s’est produite	Désolé, une erreur est survenue	Désolé, un problème est survenu	Oups, une erreur est survenue	Oups, quelque chose s’est mal passé	Quelque chose s’est mal passé	Quelque chose n’a pas fonctionné	Vous êtes certain ?	À noter	Veuillez noter
accusatory	idiot	imbécile	stupide	crétin	merde	putain	votre faute	ta faute	vous vous êtes trompé	tu t'es trompé	vous avez fait une erreur	vous avez commis une erreur	vous avez entré un mauvais	vous avez saisi un mauvais	vous avez entré une mauvaise	vous avez saisi une mauvaise	vous avez mal	tu as mal saisi	connard	abruti
accusatory_openings	vous essayez de	vous essayez d'	vous tentez de	tu essaies de	vous avez essayé de	vous avez tenté de
ongoing	en cours
app_names	photos	fichiers	contacts	calendrier	messages	santé	musique	notes	rappels	plans	livres	mail	raccourcis	maison	météo	bourse	localiser	réglages	téléchargements	paramètres
function_words	le	la	les	un	une	des	du	de	et	est	pas	ne	pour	dans	sur	avec	sans	votre	vos	vous	ce	cette	ces	êtes	voulez	aucun	aucune	au	aux	ou	que	qui	être	été	sont	veuillez	se	sa	nous
doubled_words	nous	vous	si	très	bien	que	en	non	oui	beaucoup	petit	tout	peu	vite	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	h	heures	mille	millions	milliards
spelling	words	abandonner	abonnement	abonnements	abonné	absent	accepter	acceptez	accepté	accessibilité	accessible	accorder	accueil	accéder	accédez	achats	acheter	achetez	acheté	actifs	action	actions	activation	active	activer	actives	activez	activité	activités	activé	activée	activées	activés	actualisation	actualiser	actualités	actuel	actuelle	actuellement	actuelles	actuels	administrateur	administration	adresse	adresses	affecte	affichage	affiche	afficher	affichera	affiché	affichée	affichées	affichés	ailleurs	ajouter	ajoutez	ajouté	ajoutée	ajoutées	ajoutés	ajustement	ajuster	alarme	alarmes	alerte	alertes	algorithme	allons	allumé	alphabétique	alternatif	alternative	aléatoire	améliorations	améliorer	améliorée	analyse	ancien	ancienne	anciennes	anciens	animation	animaux	animer	annonces	annulation	annuler	annulé	annulée	années	anonyme	anonymes	aperçu	aperçus	apparaissent	apparaîtra	apparaître	apparaîtront	appareil	appareils	apparence	appartient	appeler	appelé	applicable	application	applications	appliquer	appliqué	applis	apportées	apprendre	approuver	approuvé	appréciez	appuyant	appuyer	appuyez	archive	archiver	archives	archivé	argent	arrière	arrêter	arrêté	assistance	assistant	associé	associée	associées	associés	assurer	assurez	atteint	attendez	attendre	attendu	attente	attention	attributs	aucune	augmente	augmenter	auprès	auquel	auteur	authentification	authentifier	authentifiez	authentifié	automatique	automatiquement	automatiques	autorisation	autorisations	autoriser	autorisé	autorisée	autorisés	autour	autres	avance	avancer	avancé	avancée	avancées	avancés	avatar	avertissement	avertissements	balayage	balayez	balise	balises	bannir	bannière	banque	barres	basculer	basculez	basique	batterie	beaucoup	besoin	besoins	bibliothèque	bibliothèques	bientôt	bienvenue	bitcoin	blocage	blockchain	bloque	bloquer	bloqué	bloquées	bloqués	bluetooth	bonjour	boucle	boussole	boutique	bouton	boutons	brouillon	brutes	bureau	bénéficiaire	cacher	caches	cadeau	calcul	calculer	calendrier	camera	caméra	canaux	cancel	capacité	capteur	capteurs	capture	captures	caractère	caractères	catalogue	catégorie	catégories	celles	cellulaire	centre	cependant	cercle	certain	certaines	certains	certificat	certificats	chacun	champs	change	changement	changements	changer	changez	changé	chapitre	chapitres	chaque	charge	chargement	charger	chargé	chargée	chaîne	chaînes	chemin	chemins	chercher	cherchez	chiffrement	chiffres	chiffré	chiffrée	chiffrées	choisi	choisir	choisissez	choses	chrome	classe	classique	clavier	client	clients	cliquer	cliquez	cocher	cochez	collecte	collection	collections	coller	colonne	colonnes	combien	commande	commandes	commencer	commencez	commencé	comment	commentaire	commentaires	commun	communauté	communication	communiquer	compact	compacte	compatibilité	compatible	compatibles	complet	complications	complète	complètement	compléter	complété	comporte	comportement	composants	compris	comprise	compromis	compte	comptes	compteur	compétences	concernant	conditions	confiance	confidentialité	configuration	configurer	configurez	configuré	configurée	confirmation	confirmer	confirmez	confirmé	connecter	connectez	connectivité	connecté	connectée	connectés	connexion	connexions	connue	connus	conseils	conserve	conserver	conservez	conservés	considéré	console	consulter	consultez	conséquent	contact	contacter	contactez	contacts	contenant	contenir	content	contenu	contenus	contexte	contiennent	contient	continu	continue	continuer	continuez	contourner	contribuer	contributeurs	contribution	contrôle	contrôler	contrôles	contrôleur	contrôlez	conversation	conversations	conversion	convertir	copier	copiez	copiée	copyright	corbeille	correct	correctement	correctifs	correction	correspond	correspondance	correspondances	correspondant	correspondent	corriger	couleur	couleurs	couper	courant	courante	courriel	courrier	courte	couverture	critiques	crypté	cryptée	créateur	création	crédits	custom	dangereux	davantage	dehors	demande	demander	demandes	demandez	demandé	demandée	depuis	dernier	derniers	dernière	dernières	derrière	description	dessous	dessus	destinataire	destination	deuxième	devient	devise	devons	devrait	devrez	devriez	diagnostic	diffusion	différent	différente	différentes	différents	digitale	dimensions	diminue	direct	directe	directement	direction	discord	discussion	discussions	discuter	disponible	disponibles	dispose	disposer	dispositif	dispositifs	disposition	disque	distance	distant	divers	document	documentation	documents	doigts	doivent	domaine	domaines	domicile	donner	donnez	donnée	données	dossier	dossiers	double	droite	droits	dupliquer	durant	dynamique	débloquer	débogage	décalage	déchiffrement	déclenchement	déclencher	décodage	déconnecter	déconnecté	déconnexion	découvrez	découvrir	décrire	défaut	défilement	défiler	défini	définie	définir	définis	définissez	définit	définitivement	délais	démarrage	démarrer	démarré	dépannage	départ	dépasse	dépassé	dépend	déplacement	déplacer	déplacez	déplacé	déposer	déposez	désabonner	désactivation	désactive	désactiver	désactivera	désactivez	désactivé	désactivée	désactivés	désinstaller	désolé	désormais	désélectionner	désépingler	détacher	détail	détaillé	détails	détecte	détecter	détection	détecté	détectée	détermine	déterminer	déterminé	développement	développer	développeur	déverrouillage	déverrouiller	déverrouillez	déverrouillé	effacement	effacer	effacera	effacez	effacé	effacées	effacés	effectuer	effectuez	effectué	effectuée	effets	emplacement	empreinte	empêche	empêcher	encore	endroit	enlever	enregistrement	enregistrements	enregistrer	enregistrez	enregistré	enregistrée	enregistrées	enregistrés	ensemble	ensuite	entièrement	entrant	entraîner	entraînera	entrer	entrez	enverrons	environ	envisager	envisagez	envoie	envoyant	envoyer	envoyez	envoyé	envoyée	envoyées	envoyés	erreur	erreurs	erroné	espace	espacement	espaces	essayer	essayez	essayé	estimation	exactement	exemple	exigences	exiger	existant	existante	existantes	existants	existe	expiration	expire	expiré	explorer	export	exportation	exporter	expérience	expérimental	expérimentale	extension	extensions	externe	externes	extérieur	exécuter	exécution	exécutée	facebook	facile	facilement	facteur	facteurs	facultatif	faible	faisant	faites	famille	favori	favoris	fenêtre	fermer	fermeture	fermez	fermée	feuille	fiable	fichier	fichiers	filtre	filtrer	filtres	flouter	fonction	fonctionnalité	fonctionnalités	fonctionne	fonctionnement	fonctionnent	fonctionner	fonctionnera	fonctions	forcer	format	fourni	fournie	fournir	fournis	fournisseur	fournisseurs	fréquemment	fréquence	future	futures	futurs	félicitations	gagner	gagnez	galerie	garantit	garder	gardez	gauche	gestes	gestion	gestionnaire	glisser	glucides	glucose	glycémie	google	grande	graphique	graphiques	gratuit	grille	groupe	groupes	guides	général	généralement	générales	généraux	générer	géolocalisation	hauteur	hebdomadaire	historique	horaire	horloge	horodatage	icônes	identifiant	identifiants	identification	identifier	identiques	identité	ignorer	ignoré	images	immédiatement	impact	import	important	importante	importantes	importation	importer	importez	importé	importés	impossible	imprimer	inaccessible	inactif	inactive	inattendu	inattendue	inclure	inclus	inconnu	inconnue	incorrect	incorrecte	indice	indiquant	indique	indiquer	indiquez	indiquée	indisponible	indépendamment	information	informations	inférieur	inférieure	initiale	inscription	inscrivez	installation	installer	installé	installée	installés	instance	instructions	insuffisant	insuffisante	insérer	interagir	interface	interne	internet	interrompre	intervalle	introuvable	intégré	intégrés	invalide	invalides	inverser	invitation	invitations	inviter	invité	irréversible	itinéraires	jamais	joindre	jointe	jointes	journal	journaux	journée	laisser	laissez	lancement	lancer	lancez	lancée	langage	langue	langues	laquelle	largeur	latitude	latérale	lecteur	lecture	lectures	lequel	lettres	libérer	licence	limitations	limite	limites	limité	livraison	locale	localement	locales	localisation	location	locaux	logiciel	longitude	longtemps	longue	longuement	longueur	lorsque	luminosité	lumière	légende	machine	magasin	maintenant	maintenez	maintenir	maison	malheureusement	manière	manquant	manquante	manquantes	manque	manuel	manuelle	manuellement	marche	marque	marquer	marqueur	marqué	marqués	masque	masquer	masqué	masqués	matériel	matérielle	mauvais	mauvaise	maximal	maximale	maximum	meilleur	meilleure	membre	membres	mensuel	mentions	message	messagerie	messages	mesure	mesures	mettez	mettre	microphone	migration	migrer	minimal	minimale	minimum	minute	minutes	miroir	mobile	mobiles	modification	modifications	modifier	modifiez	modifié	modifiée	modifiées	module	modules	modèle	modèles	modérateur	moment	monnaie	montant	montre	montrer	moteur	mouvement	mouvements	moyenne	multimédia	multimédias	multiple	multiples	musique	mémoire	mémoriser	métadonnées	méthode	native	nature	navigateur	navigation	naviguer	nettoyage	nettoyer	niveau	niveaux	nombre	nommer	normal	normale	notification	notifications	notifier	nourriture	nouveau	nouveautés	nouveaux	nouvel	nouvelle	nouvelles	numérique	numéro	numéros	nécessaire	nécessaires	nécessite	nécessitent	objectif	objectifs	objets	obligatoire	obsolète	obtenez	obtenir	obtenu	officiel	onglet	onglets	optimale	option	optionnel	options	opération	opérations	orange	ordinateur	orientation	original	originale	oublier	oublié	outils	ouvert	ouverte	ouverts	ouvrez	ouvrir	paiement	paiements	panneau	papier	papiers	paquet	paramètre	paramètres	parcourir	parent	parfois	parler	partage	partager	partagez	partagé	partagée	partagées	partagés	partir	partout	passage	passer	passez	patienter	paysage	pendant	pensez	perdez	perdre	perdrez	perdue	perdues	performances	permanente	permet	permettant	permettent	permettra	permettre	permission	permissions	persiste	personnalisation	personnaliser	personnalisez	personnalisé	personnalisée	personnalisées	personnalisés	personne	personnel	personnelle	personnelles	personnes	petite	petites	peuvent	photos	photothèque	phrase	physique	pivoter	pièces	placez	plafond	planification	plateformes	pleine	plupart	plusieurs	plutôt	police	polices	politique	populaires	portefeuille	portefeuilles	portrait	position	positions	possibilité	possible	possède	pourcentage	pourquoi	pourra	pourraient	pourrait	pourrez	pourriez	pourront	poursuivre	pouvez	pouvoir	pouvons	pratique	premier	premiers	premium	première	prendre	prenez	prennent	presque	presse	pression	principal	principale	priorité	privée	privés	probable	probablement	problème	problèmes	processus	prochain	prochaine	prochaines	proche	procéder	produit	produite	profil	profile	profils	profiter	profitez	profond	programme	programmes	progression	projet	projets	propos	propre	propres	propriétaire	propriétés	protection	protocole	protéger	protégez	protégé	provenant	provient	proximité	prudence	précis	précise	précision	précédemment	précédent	précédente	prédiction	préférence	préférences	préféré	préférée	préférés	préparation	préréglage	préréglages	présence	présent	présentation	pseudo	pseudonyme	public	publication	publications	publier	publique	publiques	publié	puisque	période	périphérique	qualité	quantité	quelle	quelque	quelques	question	questions	quitter	quittez	quitté	quotidien	quotidienne	raccourci	raccourcis	racine	rafraîchir	rafraîchissement	raison	raisons	rapide	rapidement	rapides	rappel	rappels	rapport	rapports	recevez	recevoir	recevrez	recharger	recherche	rechercher	recherches	recherchez	recommandation	recommandons	recommandé	recommandée	recommencer	reconnaissance	reconnecter	reconnectez	reconnu	redimensionner	redémarrage	redémarrer	refuser	refusé	refusée	regarder	regardez	rejeter	rejeté	rejoignez	rejoindre	rejoint	relais	relancer	remarque	remerciements	remplacement	remplacer	remplacé	remplir	rencontrez	rencontré	rendez	rendre	renommer	renvoyer	reporter	reprendre	reprise	requiert	requis	requise	requises	requête	requêtes	responsable	ressource	ressources	restant	restante	restantes	restants	restauration	restaurer	restauré	restaurée	restent	rester	restera	restreint	retard	retirer	retiré	retirée	retirés	retour	retourner	retournez	retrouver	revenez	revenir	revoir	rogner	rotation	règles	réactiver	récemment	récent	récente	récentes	récents	réception	récompense	récompenses	récupération	récupérer	récupérez	récupéré	réduire	réduit	réelle	réessayer	réessayez	référence	références	région	réglage	réglages	régler	réglez	réinitialisation	réinitialise	réinitialiser	réinitialisera	réinitialisés	réorganiser	réparer	répertoire	répond	répondre	répondu	réponse	réponses	répéter	réseau	réseaux	réservés	résolution	résoudre	résultat	résultats	résumé	rétablir	réussi	réussie	révéler	safari	saisie	saisir	saisissez	saison	sauter	sauvegarde	sauvegarder	sauvegardé	sauvegardés	savoir	scanner	scannez	script	scripts	secondaire	seconde	secondes	secret	secrète	secteur	section	sections	select	semaine	semaines	semble	sensibilité	sensible	sensibles	seront	serveur	serveurs	service	services	session	sessions	seulement	signal	signaler	signature	signifie	silencieux	similaire	simple	simplement	simples	simulateur	software	soient	soldes	solution	sombre	sommes	sondage	sonnerie	sonore	sortir	souhaite	souhaitez	soumettre	source	sources	sourdine	souscrire	soutenir	soutien	souvenir	souvent	spécial	spéciaux	spécifier	spécifique	spécifiques	spécifié	stable	standard	statistiques	statut	stockage	stocker	stockons	stocké	stockées	stockés	stopper	stratégie	styles	succès	suffisamment	suggestions	suggéré	suivant	suivante	suivantes	suivants	suivez	suivie	suivis	suivre	supplémentaire	supplémentaires	support	supporte	supporter	supporté	suppression	supprime	supprimer	supprimera	supprimez	supprimé	supprimée	supprimées	supprimés	supérieur	supérieure	supérieurs	surnom	surveillance	surveiller	survenu	survenue	susceptible	suspendre	symbole	symboles	synchronisation	synchroniser	synchronisé	système	sécuriser	sécurisé	sécurisée	sécurité	sélecteur	sélection	sélectionner	sélectionnez	sélectionné	sélectionnée	sélectionnées	sélectionnés	séries	tableau	taille	technique	telles	temporaire	temporairement	température	tendance	tendances	tension	tentative	tentatives	tenter	termes	termine	terminer	terminé	terminée	terminées	tester	thèmes	titres	totale	touche	toucher	touches	touchez	toujours	tourner	traduction	traductions	traduire	trafic	traitement	traiter	transaction	transactions	transfert	transferts	transférer	transféré	transition	transmis	travail	travers	trousseau	trouve	trouvent	trouver	trouverez	trouvez	trouvé	trouvée	trouvés	twitter	tâches	téléchargement	téléchargements	télécharger	téléchargez	téléchargé	téléchargée	téléchargées	téléchargés	téléphone	téléversement	téléverser	ultérieurement	unique	uniquement	unités	utiles	utilisant	utilisateur	utilisateurs	utilisation	utilise	utilisent	utiliser	utilisera	utilisez	utilisons	utilisé	utilisée	utilisées	utilisés	valeur	valeurs	validation	valide	valider	valides	variable	variables	variation	veille	vendre	ventilateur	verrouillage	verrouiller	verrouillez	verrouillé	version	versions	vertical	veuillez	vidéos	violet	virtuelle	visible	visibles	visite	visiter	visitez	visualiser	vitesse	voiture	volume	voulez	vouloir	vraiment	vérification	vérifier	vérifiez	vérifié	vérifiée	widget	widgets	zoomer	échange	échanger	échecs	échelle	échoue	échoué	économiser	écoulé	écouter	écrans	écrire	écrivez	éditer	éditeur	édition	également	électronique	élevée	élevées	élément	éléments	épingler	équipe	établir	étaient	étapes	éteindre	éteint	étiquette	étiquettes	évaluer	éviter	évènement	événement	événements
	except	abandoner	abonne	accepte	accorer	actiez	actin	actins	acton	actons	addresses	affiches	agent	aimer	ajoute	ajoutes	ajouts	alarms	alerts	allume	alterative	ameliorations	améliore	anmer	annes	annones	annule	anonyms	apercu	apercus	apparaitra	apparaitre	apparaitront	apparel	apparels	appariassent	apparient	appartint	appendre	applique	apportes	apportés	approuve	approver	appréciiez	après	archie	associe	associes	atour	attende	attender	auster	authentifie	authentifiiez	autorise	autorises	avances	baise	baises	baque	bares	basque	blaise	bloques	bocage	bouillon	boule	bruts	butes	butons	camps	capter	caque	casse	categories	catégorise	cells	cente	center	cerce	chaine	chaines	chapiter	chapiters	chaps	chare	chargee	chiffes	chiffre	chiffrés	chooses	claver	clent	clint	collectons	colletions	colone	colones	combine	commands	commence	commentaries	commet	competences	complete	completer	comportment	compote	comprisse	compter	compète	compéter	compété	comte	comtes	configure	confirez	confirme	conne	connecte	connectes	connects	conns	consequent	conserves	contint	coper	copie	copiiez	copte	coptes	corespondent	coses	cotenant	cotent	couler	courate	coure	courier	coutre	coverture	creation	credits	crome	crypte	curant	currier	defilement	defiler	demands	denier	deniers	depart	depend	deposer	derriere	detacher	detail	details	detecter	detection	determine	determiner	devait	devez	deviez	devint	devisee	different	disant	dives	domains	domine	domines	donne	donnee	donnes	donnés	dosser	dossers	durrant	déactive	déactiver	déactivera	déactivez	déactivé	déactivée	déactivés	décrie	décrier	défier	délacer	délacez	délacé	délias	déloquer	détallé	efface	effaces	effecteur	effectue	encre	enregistre	enregistres	entant	enter	entez	entrainer	entrainera	envie	envoys	errer	essaye	eterne	executer	execution	experience	experimental	expiation	expie	expier	expié	externs	exécute	fable	facie	faille	faits	fates	favors	felicitations	ferez	ferme	ficher	filter	filters	flouer	fluter	foncions	forer	gager	gagez	galere	ganger	garer	garez	general	gille	gogole	goole	grade	grader	grandee	grope	gropes	groups	ignore	importants	importe	importes	imports	inclue	incus	indie	inique	installe	installes	installs	internee	interrompe	intervale	invalids	invite	irreversible	joinder	joints	lacement	lacer	lacez	lacée	lance	lange	langes	larger	larguer	lasser	lassez	lecter	letters	limits	lisser	lissez	locals	logue	longe	lumiere	manquants	maquant	maque	maquer	maqué	maqués	marquee	marques	mason	masques	materiel	mauvis	member	members	memoriser	menions	mentons	metre	mette	meure	meures	minium	minuet	minuets	mirer	modifie	modifies	modifiiez	modifiés	monte	monter	moule	moules	movement	movements	multimedia	musque	naive	nivaux	novel	novelle	novelles	obsolete	ongles	operation	operations	optons	orage	orignal	oublie	overt	paler	panification	paper	papers	parage	parer	parfis	parois	partages	patenter	pedant	peine	pendre	perde	perdes	perdus	perez	permette	personalisation	personnalise	personnalises	pesez	pesse	petits	petties	phase	phots	pieces	pline	poche	polie	polies	porche	portait	positon	positons	postions	pourrit	poursuive	prase	precedent	precis	precise	precision	prediction	preference	preferences	premiere	preparation	presence	present	presentation	principle	prive	prives	priée	priés	procaine	procaines	prochains	profiteer	proper	props	protege	provint	pubic	publie	quitte	rafraichir	rafraichissement	raide	raidement	raides	raine	rapids	rappes	rasions	rasons	recent	reception	recommande	recompense	recompenses	recuperation	reference	references	refuse	region	reinitialisation	reinitialise	reinitialises	rejoinder	relacer	relias	relis	remplace	rencontre	rende	render	reorganiser	rependre	repertoire	replacement	replacer	replacé	reprisse	requisse	requisses	reseau	reseaux	resent	reserves	resolution	resource	resources	ressayer	ressayez	restate	restates	restaure	resume	retire	retiree	retires	retrad	retreint	returner	reveler	roger	ronger	russie	réent	répertorie	réponde	sable	sauvegardes	savior	savor	scrips	secondee	secondees	seconds	secrete	selection	series	server	servers	servie	servies	signaller	siple	snore	sobre	soles	somber	sonre	sordine	soumette	soutine	special	specifier	stale	stocke	stockes	stocks	stoker	suiez	suive	supprimes	suscrire	suspende	suspender	symbols	synchronise	sécurise	sélecter	sélectionne	sélectionnes	taches	talle	telephone	tells	temperature	tenison	tenson	termines	terminés	terms	themes	tille	tires	titers	titter	tourer	traffic	transfers	transis	traves	triter	troue	trouent	trouer	trouerez	trouez	trouves	troué	trouée	troués	trove	trover	turner	télécharge	télécharges	unites	units	utilises	valuer	valuers	veillez	vende	verification	verifier	verrouille	versons	videos	vidés	vielle	ville	visiez	volet	volez	vouez	vérifie	vérifiiez	échue	écoule	écrie	écrier	écriez	éculé	élevés	étendre	évier
misspellings	plusieurs tentative	plusieurs tentatives
	aucune donnés	aucune donnée
	voulez vous vraiment	voulez-vous vraiment
	souhaitez vous vraiment	souhaitez-vous vraiment
	voulez vous continuer	voulez-vous continuer
	souhaitez vous continuer	souhaitez-vous continuer
	voulez vous quitter	voulez-vous quitter
	souhaitez vous quitter	souhaitez-vous quitter
	voulez vous supprimer	voulez-vous supprimer
	souhaitez vous supprimer	souhaitez-vous supprimer
	voulez vous enregistrer	voulez-vous enregistrer
	souhaitez vous enregistrer	souhaitez-vous enregistrer
	voulez vous annuler	voulez-vous annuler
	souhaitez vous annuler	souhaitez-vous annuler
	voulez vous activer	voulez-vous activer
	souhaitez vous activer	souhaitez-vous activer
	voulez vous désactiver	voulez-vous désactiver
	souhaitez vous désactiver	souhaitez-vous désactiver
	voulez vous ouvrir	voulez-vous ouvrir
	souhaitez vous ouvrir	souhaitez-vous ouvrir
	voulez vous envoyer	voulez-vous envoyer
	souhaitez vous envoyer	souhaitez-vous envoyer
	voulez vous écrire	voulez-vous écrire
	souhaitez vous écrire	souhaitez-vous écrire
	mot de pass	mot de passe
	mots de passes	mots de passe
	êtes vous	êtes-vous
	etes vous	êtes-vous
	etes-vous	êtes-vous
	êtes vous sûr	êtes-vous sûr
	veux tu	veux-tu
	es tu	es-tu
	vous le supprimer	vous le supprimez
	vous supprimer	vous supprimez
	a été supprimer	a été supprimé
	a été envoyer	a été envoyé
	eteindre	éteindre
	etendre	étendre
	ecran	écran
	evenement	événement
	etat	état
	etape	étape
	echec	échec
	ecrire	écrire
	ecraser	écraser
	egalement	également
	enregister	enregistrer
	enregistrement reussi	enregistrement réussi
	reussi	réussi
	supression	suppression
	supprimmer	supprimer
	annuller	annuler
	vous etes sur	vous êtes sûr
	etes-vous sur	êtes-vous sûr
	êtes-vous sur de	êtes-vous sûr de
	es-tu sur de	es-tu sûr de
	veuillez réessayez	veuillez réessayer
	veuillez vérifiez	veuillez vérifier
	veuillez entrez	veuillez entrer
	quelquechose	quelque chose
	parmis	parmi
	adresse email invalide	adresse e-mail invalide
	acces	accès
	annee	année
	apres	après
	arret	arrêt
	basee	basée
	cle	clé
	cles	clés
	concu	conçu
	creer	créer
	creez	créez
	creee	créée
	duree	durée
	delai	délai
	facon	façon
	gerer	gérer
	hote	hôte
	icone	icône
	liees	liées
	prevu	prévu
	prete	prête
	recu	reçu
	recus	reçus
	regle	règle
	sante	santé
	serie	série
	etes	êtes
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
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	reinitialiser	réinitialiser
	reinitialisé	réinitialisé
	reinitialisée	réinitialisée
	reinitialisés	réinitialisés
	reinitialisées	réinitialisées
	reinitialisation	réinitialisation
	succés	succès
	desactivé	désactivé
	desactivée	désactivée
	desactiver	désactiver
	desactivés	désactivés
	selectionné	sélectionné
	selectionnée	sélectionnée
	selectionnés	sélectionnés
	selectionnées	sélectionnées
	sélectioné	sélectionné
	sélectioner	sélectionner
	séléctionner	sélectionner
	séléctionné	sélectionné
	telechargé	téléchargé
	télechargé	téléchargé
	télecharger	télécharger
	teléchargement	téléchargement
	télechargement	téléchargement
	paramêtres	paramètres
	paramétres	paramètres
	paramêtre	paramètre
	probléme	problème
	systéme	système
	déja	déjà
	dejà	déjà
	tres	très
	verifiez	vérifiez
	vérifer	vérifier
	reessayez	réessayez
	reéssayer	réessayer
	ré essayer	réessayer
	ré essayez	réessayez
	re essayer	réessayer
	ressayer	réessayer
	ressayez	réessayez
	echoué	échoué
	echouée	échouée
	erreur inconnu	erreur inconnue
	trop de tentative	trop de tentatives
	plusieur	plusieurs
	s'il vous plait	s’il vous plaît
	s'il te plait	s’il te plaît
	utlisateur	utilisateur
	apareil	appareil
	cet action	cette action
	cet application	cette application
	cet adresse	cette adresse
	cet erreur	cette erreur
	cet opération	cette opération
	cet image	cette image
	cet option	cette option
	cet étape	cette étape
	cet icône	cette icône
	cette appareil	cet appareil
	cette article	cet article
	cette album	cet album
	cette élément	cet élément
	cette utilisateur	cet utilisateur
	cette événement	cet événement
	cette épisode	cet épisode
	cette ordinateur	cet ordinateur
	cette écran	cet écran
	cette abonnement	cet abonnement
	ce application	cette application
	ce appareil	cet appareil
	ce utilisateur	cet utilisateur
	ce élément	cet élément
	ce album	cet album
	ce photo	cette photo
	ce vidéo	cette vidéo
	cette fichier	ce fichier
	cette message	ce message
	cette dossier	ce dossier
	cette compte	ce compte
	ce note	cette note
	la application	l’application
	la adresse	l’adresse
	le appareil	l’appareil
	le utilisateur	l’utilisateur
	la image	l’image
	pas de accès	pas d’accès
	quelque soit	quelle que soit
	dévérouiller	déverrouiller
	déverouiller	déverrouiller
	vérouiller	verrouiller
	verouiller	verrouiller
	verouillé	verrouillé
	vérouillé	verrouillé
	verouillage	verrouillage
	vérouillage	verrouillage
	déverouillage	déverrouillage
	déverouillé	déverrouillé
	apuyez	appuyez
	aujourdhui	aujourd’hui
	de votres	de vos
	vos compte	votre compte
	vos mot de passe	votre mot de passe
	tout vos	tous vos
	tout les	tous les
	toute les	toutes les
	toutes vos données sera	toutes vos données seront
	toutes les données sera	toutes les données seront
	disponibe	disponible
	indisponibe	indisponible
	authentication	authentification
	language par défaut	langue par défaut
	connectez vous	connectez-vous
	assurez vous	assurez-vous
	rendez vous dans	rendez-vous dans
	vouloir supprimez	vouloir supprimer
	vouloir quittez	vouloir quitter
	vouloir annulez	vouloir annuler
	vouloir continuez	vouloir continuer
	vouloir effacez	vouloir effacer
	vouloir envoyez	vouloir envoyer
	vouloir supprimé	vouloir supprimer
	vouloir quitté	vouloir quitter
	vouloir annulé	vouloir annuler
	veuillez vous connectez	veuillez vous connecter
	aucun connexion	aucune connexion
	aucun donnée	aucune donnée
	aucun application	aucune application
	aucun image	aucune image
	aucune résultat	aucun résultat
	aucune fichier	aucun fichier
	aucune compte	aucun compte
	aucun vidéo	aucune vidéo
	aucun photo	aucune photo
	aucun adresse	aucune adresse
	pas été trouver	pas été trouvé
	une erreur est survenu	une erreur est survenue
	erreur est survenu	erreur est survenue
	une erreur s'est produit	une erreur s’est produite
	une erreur c'est produite	une erreur s’est produite
	erreur c'est produite	erreur s’est produite
	une erreur à eu lieu	une erreur a eu lieu
	à été	a été
	à échoué	a échoué
	à expiré	a expiré
	à réussi	a réussi
	à changé	a changé
	n'à pas	n’a pas
	il y à	il y a
	il ya	il y a
	connection au serveur	connexion au serveur
	connection réseau	connexion réseau
	réseaux indisponible	réseau indisponible
	nom d'utilisateurs	nom d’utilisateur
	mots de passe incorrect	mot de passe incorrect
	mot de passe incorrecte	mot de passe incorrect
	mot de passe invalides	mot de passe invalide
	adresse mail incorrect	adresse mail incorrecte
	adresse incorrect	adresse incorrecte
	adresse e-mail incorrect	adresse e-mail incorrecte
	été supprimer	été supprimé
	être supprimer	être supprimé
	sera supprimer	sera supprimé
	seront supprimer	seront supprimés
	été envoyer	été envoyé
	être envoyer	être envoyé
	sera envoyer	sera envoyé
	seront envoyer	seront envoyés
	été enregistrer	été enregistré
	être enregistrer	être enregistré
	sera enregistrer	sera enregistré
	seront enregistrer	seront enregistrés
	été ajouter	été ajouté
	être ajouter	être ajouté
	sera ajouter	sera ajouté
	seront ajouter	seront ajoutés
	été modifier	été modifié
	être modifier	être modifié
	sera modifier	sera modifié
	seront modifier	seront modifiés
	été annuler	été annulé
	être annuler	être annulé
	sera annuler	sera annulé
	seront annuler	seront annulés
	été bloquer	été bloqué
	être bloquer	être bloqué
	sera bloquer	sera bloqué
	seront bloquer	seront bloqués
	été désactiver	été désactivé
	être désactiver	être désactivé
	sera désactiver	sera désactivé
	seront désactiver	seront désactivés
	été activer	été activé
	être activer	être activé
	sera activer	sera activé
	seront activer	seront activés
	été partager	été partagé
	être partager	être partagé
	sera partager	sera partagé
	seront partager	seront partagés
	été copier	été copié
	être copier	être copié
	sera copier	sera copié
	seront copier	seront copiés
	été télécharger	été téléchargé
	être télécharger	être téléchargé
	sera télécharger	sera téléchargé
	seront télécharger	seront téléchargés
	été importer	été importé
	être importer	être importé
	sera importer	sera importé
	seront importer	seront importés
	été exporter	été exporté
	être exporter	être exporté
	sera exporter	sera exporté
	seront exporter	seront exportés
	été restaurer	été restauré
	être restaurer	être restauré
	sera restaurer	sera restauré
	seront restaurer	seront restaurés
	été sauvegarder	été sauvegardé
	être sauvegarder	être sauvegardé
	sera sauvegarder	sera sauvegardé
	seront sauvegarder	seront sauvegardés
	été effacer	été effacé
	être effacer	être effacé
	sera effacer	sera effacé
	seront effacer	seront effacés
	été déconnecter	été déconnecté
	être déconnecter	être déconnecté
	sera déconnecter	sera déconnecté
	seront déconnecter	seront déconnectés
	été connecter	été connecté
	être connecter	être connecté
	sera connecter	sera connecté
	seront connecter	seront connectés
	été trouver	été trouvé
	être trouver	être trouvé
	sera trouver	sera trouvé
	seront trouver	seront trouvés
	été charger	été chargé
	être charger	être chargé
	sera charger	sera chargé
	seront charger	seront chargés
	été renommer	été renommé
	être renommer	être renommé
	sera renommer	sera renommé
	seront renommer	seront renommés
	été déplacer	été déplacé
	être déplacer	être déplacé
	sera déplacer	sera déplacé
	seront déplacer	seront déplacés
	été refuser	été refusé
	être refuser	être refusé
	sera refuser	sera refusé
	seront refuser	seront refusés
	été accepter	été accepté
	être accepter	être accepté
	sera accepter	sera accepté
	seront accepter	seront acceptés
	été installer	été installé
	être installer	être installé
	sera installer	sera installé
	seront installer	seront installés
	été terminer	été terminé
	être terminer	être terminé
	sera terminer	sera terminé
	seront terminer	seront terminés
	veuillez saisissez	veuillez saisir
	veuillez sélectionnez	veuillez sélectionner
	veuillez patientez	veuillez patienter
	veuillez attendez	veuillez attendre
	veuillez choisissez	veuillez choisir
	veuillez autorisez	veuillez autoriser
	veuillez activez	veuillez activer
	veuillez confirmez	veuillez confirmer
	veuillez mettez	veuillez mettre
	veuillez redémarrez	veuillez redémarrer
	veuillez contactez	veuillez contacter
	veuillez relancez	veuillez relancer
	veuillez fermez	veuillez fermer
	veuillez ajoutez	veuillez ajouter
	veuillez essayez	veuillez essayer
	veuillez fournissez	veuillez fournir
	veuillez consultez	veuillez consulter
	veuillez désactivez	veuillez désactiver
	veuillez ouvrez	veuillez ouvrir
	veuillez indiquez	veuillez indiquer
	veuillez renseignez	veuillez renseigner
	veuillez supprimez	veuillez supprimer
address	tu	tu	toi	ton	ta	tes
	vous	vous	votre	vos
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
	Don't Show Again	accepted	Ne plus afficher	Ne plus demander	Ne plus me demander	Ne pas afficher à nouveau
	Later	accepted	Plus tard
		seen	Peut-être plus tard	Me le rappeler plus tard
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
generic_titles	שגיאה	אזהרה	בטוח?	אישור	מידע	משהו השתבש	אירעה שגיאה	קרתה שגיאה	התרחשה שגיאה	שגיאה לא ידועה	שגיאה לא צפויה	אירעה שגיאה לא ידועה	אירעה שגיאה לא צפויה	אירעה בעיה	נא לאשר	אנא אשר	אנא אשרו	דרוש אישור	נדרש אישור	האם אתה בטוח?	האם את בטוחה?	האם אתם בטוחים?	בטוח/ה?	לתשומת לבך	שים לב	שימו לב	התראה	התרעה	הודעה	הצלחה	בוצע	הושלם	כישלון	כשל	נכשל	אופס	חשוב	הערה	בעיה	זהירות	סכנה	שאלה	מצטערים	סליחה	אוי	אוי לא	הייתה בעיה	שגיאה פנימית	שגיאה חמורה	שגיאת מערכת	נדרשת פעולה	הפעולה נכשלה	הפעולה הצליחה	הפעולה הושלמה	מזל טוב	להמשיך?	האם להמשיך?	נסה שוב	נסו שוב	בטוח.ה?
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
number_words	אלף	מיליון
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
generic_titles	एरर	गड़बड़ी	त्रुटि	चेतावनी	क्या आप निश्चित हैं?	पुष्टि करें	जानकारी	सूचना	कुछ गलत हो गया	कुछ ग़लत हो गया	कोई समस्या हुई	कोई गड़बड़ी हुई	एक त्रुटि हुई	त्रुटि हुई	अज्ञात त्रुटि	अनपेक्षित त्रुटि	कृपया पुष्टि करें	पुष्टि	पुष्टि आवश्यक	पुष्टि ज़रूरी है	क्या आपको यकीन है?	क्या आप वाकई ऐसा करना चाहते हैं?	अलर्ट	ध्यान दें	ध्यान	संदेश	सफल	सफलता	पूर्ण	हो गया	विफल	असफल	उफ़	ओह	महत्वपूर्ण	नोट	समस्या	सावधान	ख़तरा	प्रश्न	क्षमा करें	माफ़ करें	माफ़ कीजिये	अरे	आंतरिक त्रुटि	सिस्टम त्रुटि	अप्रत्याशित त्रुटि	कार्रवाई आवश्यक	कार्रवाई विफल	बधाई हो	क्या आप जारी रखना चाहते हैं?	जारी रखें?	पुनः प्रयास करें	कृपया पुनः प्रयास करें	कुछ गड़बड़ हो गई
ongoing	जारी	रहा है	रही है	रहे हैं
address	तुम	तुम	तुम्हारा	तुम्हारे	तुम्हारी
	आप	आप	आपका	आपके	आपकी	आपको
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
number_words	बजे	हज़ार	लाख	करोड़
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
generic_titles	Greška	Pogreška	Upozorenje	Jeste li sigurni?	Potvrdi	Potvrdite	Info	Informacija	Informacije	Nešto je pošlo po zlu	Nešto je pošlo po krivu	Došlo je do pogreške	Došlo je do greške	Dogodila se pogreška	Nepoznata pogreška	Neočekivana pogreška	Potvrda	Potrebna je potvrda	Molimo potvrdite	Jesi li siguran?	Sigurno?	Obavijest	Poruka	Uspjeh	Uspješno	Gotovo	Dovršeno	Neuspjeh	Neuspjelo	Ups	Važno	Pozor	Problem	Oprez	Opasnost	Pitanje	Žao nam je	Ispričavamo se	O ne	Hmm	Pažnja	Došlo je do problema	Interna pogreška	Interna greška	Sistemska pogreška	Potrebna je radnja	Radnja nije uspjela	Operacija nije uspjela	Čestitamo	Želite li nastaviti?	Nastaviti?	Pokušajte ponovno
accusatory	idiot	pogriješili ste	pogriješio si
ongoing	u tijeku
misspellings	greska	greška
	pogreska	pogreška
	zelite	želite
	zelite li	želite li
	zelis	želiš
	pokusajte	pokušajte
	uredaj	uređaj
	mozete	možete
	moguce	moguće
	nemoze	ne može
	ne moguće	nemoguće
	ne valjan	nevaljan
	ne ispravna lozinka	neispravna lozinka
	ne ispravan	neispravan
	ne ispravno	neispravno
	ne uspješno	neuspješno
	nemože	ne može
	neznam	ne znam
	nezna	ne zna
	nebi	ne bi
	nemogu	ne mogu
	nemožete	ne možete
	neželim	ne želim
	neželite	ne želite
	da li ste siguran	jeste li sigurni
app_names	fotografije	datoteke	kontakti	kalendar	poruke	zdravlje	glazba	bilješke	podsjetnici	karte	knjige	prečaci	dom	vrijeme	postavke	postavki	postavkama	preuzimanja
function_words	je	se	na	za	nije	ne	ovaj	ovu	jeste	li	sigurni	želite	od	ili	su	da	biti
doubled_words	jako	da	ne	vrlo	što	je	se	sve	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
spelling	words	adresa	adrese	adresu	aktiviraj	aktivirana	aktiviranje	aktivnost	aktivnosti	aktualiziraj	aktualiziranja	aktualiziranje	aplikacija	aplikacije	aplikaciju	automatski	automatsko	avatar	ažuriranja	ažuriranje	biblioteka	bilješka	bilješke	bilješku	blokirani	brisanje	brzina	brzine	brzinu	crvena	datoteka	datoteke	datoteku	deaktiviranje	detalji	dijeli	dnevno	dodajte	dodano	dodatak	dodati	dodatne	dodavanje	dodirnite	dodjeljivanje	dogodila	dostupan	dostupna	dostupne	dostupni	dostupnih	dostupno	dovoljno	dovršeno	drugih	drugim	duplikat	ekrana	eksperimentalno	eksterni	element	filtar	filtara	filtre	filtri	filtriraj	filtriranje	format	formatu	fotografija	frekvencija	funkcija	glasnoća	glasnoću	glavni	gotovo	grafičke	greška	greške	grešku	identifikator	informacija	informacije	informaciju	instaliraj	instalirano	internet	interval	invalid	isključeno	isključi	isključivanja	ispravan	ispravno	istekao	izbornik	izbrisana	izbrisati	izbriši	izdanja	izgled	između	izmjene	izvori	izvorni	jednom	kamera	kameri	kartice	karticu	kasnije	kategorija	kategorije	ključa	ključeva	ključevi	količina	komentar	kompas	konfiguracija	konfiguriraj	kontaktirajte	kontrole	kopija	kopije	kopiraj	kopirano	korisnicima	korisnik	korisnika	korisnička	korisnički	korisničko	koristeći	koristi	koristite	koristiti	koristiš	korištenja	korištenje	licenca	lijevo	lokacija	lokacije	lokalni	lokalno	lozinka	lozinku	maksimalna	maksimalni	medija	memorije	međuspremnik	mijenja	mikrofonu	minuta	mjesec	mjesečno	mjesto	moguće	molimo	možete	mrežna	mrežni	najnovija	najnovije	najprije	nalazi	napomena	napredak	napredno	naprijed	napusti	narančasta	naslov	naslova	nastavi	nastavite	natrag	nedavne	nedavnih	nedostaje	nedostupno	neispravna	nemate	nepoznata	nepoznate	nepoznato	nestajuće	neuspjelo	nevažeća	nevažeći	nijedan	nikada	obavezno	obavijest	obavijesti	objekt	obliku	obrada	obriši	ocjena	odaberi	odaberite	odabir	odabrana	odabrani	odabrano	odabrati	odbaci	odbaciti	odgovor	odjava	odjaviti	odustani	ograničenje	okidač	okomito	okreni	omogućeno	omogući	omogućite	omogućiti	omogućuje	onemogući	onemogućili	opcija	opcije	opciju	općenito	orijentacija	osiguraj	osnovna	osobne	ostalo	ostavi	osvježavanje	osvježi	otkaži	otkrij	otvaranje	otvori	otvorite	otvoriti	oznaka	oznake	oznaku	označi	očisti	oštetiti	pauziraj	pitanja	podaci	podataka	podatke	podijeli	podrška	podržava	poglavlja	poglavlje	pogledaj	pogreška	pogreške	pokreni	pokrenite	pokrenuti	pokretanja	pokušaj	položaj	pomicanje	pomoću	poništi	poništiti	ponovi	ponovno	ponovo	popisa	popisi	popisu	poruka	poruke	poruku	posebnih	poslano	poslati	poslužitelj	poslužitelja	poslužitelji	postavi	postavite	postaviti	postavka	postavkama	postavke	postavki	postavljanje	postavljen	postojeću	postoji	postotak	potpuno	potrebna	potrebno	potvrde	potvrdi	povezali	povezane	povezati	povezivanje	povećaj	povećava	poveži	povijest	pozadina	pozadine	pozadini	pozicija	početak	početna	pošalji	pravila	prazan	prazno	praćenje	pregled	pregledaj	preglednik	preimenuj	prekini	prekinuta	prekinuti	premjesti	premjestiti	prenesi	prenošenje	preokreni	preostalo	preporučeno	prethodna	prethodni	prethodno	pretplatu	pretraga	preuzeti	preuzimanja	preuzimanje	preuzmi	prijava	prijave	prijavi	prijavite	prijavljen	prijavu	prijenos	prikaz	prikaza	prikazati	prikazuje	prikaži	prilagodi	prilagođena	prilagođeni	prilagođeno	prilikom	pristup	pristupi	pritisak	pritisni	pritisnite	privatnost	privatnosti	privitak	problem	profil	profile	program	programa	programi	programu	projekt	promijeni	promjena	promjene	pronaći	pronađena	pronađeno	pronađi	prosječno	prostora	provjeri	provjerite	prozor	pročitano	proširenja	putanja	raditi	radnja	radnje	radnju	raspored	razina	razine	razmjenu	računa	redoslijed	reproduciraj	reprodukcija	reprodukcije	rezultata	sadržaj	sadržaja	sadrže	sadrži	sakrij	saznaj	sekundi	senzor	senzori	serija	serije	server	sigurni	sigurno	sigurnosna	sigurnosne	sigurnost	sinkroniziraj	skaliranje	slanje	slično	sljedeća	sljedeće	sljedeći	sljedeću	slobodno	smanji	smjera	smjeru	snimanja	snimanje	snimka	snimke	snimku	spremanja	spremanje	spremi	spremite	spremljena	spremljene	spremljeni	standardne	standardni	standardno	statistika	status	stavka	stavke	stavki	stavku	strana	stranica	stranice	stranici	stranicu	stvarno	stvori	sustav	sustava	sučelja	sučelje	svakih	svijetlo	svjetlost	svojstva	također	teksta	temelju	tijekom	tijeku	tjedan	tjedana	tjedno	trajanje	trebate	trenutačna	trenutačno	trenutni	trenutno	tvojoj	ubrzanje	udesno	uklanjanje	uključeno	uključi	uključite	uključiti	uključujući	ukloni	ukloniti	uklonjen	uklonjeni	ukupno	ulijevo	umjesto	unaprijed	unesite	unutar	upotrebu	upotrijebite	upozorenje	upravljanje	upravljati	uređaj	uređaja	uređajima	uređaju	uređivanje	uređivati	uređivač	uskoro	usluge	uspjela	uspjelo	uspješno	uvijek	uvjeti	učiniti	učitaj	učitavanja	učitavanje	vanjski	velika	veličina	veličine	veličinu	verzija	verzije	verziju	videozapis	vidjeti	vidljivost	visina	visine	vratiti	vremena	vrijednost	vrijednosti	vrijeme	zadaci	zadana	zadani	zadano	zadatak	zadataka	zadnje	zahtijeva	zahtjev	zahtjevi	zamijeni	zapisa	zapisi	započeli	započni	zaslon	zaslona	zastarjeli	zatvori	zaustavi	zaštita	zelena	zgrade	zvukove	zvučni	čitanja	čitanje	članova	članove	članovi	šifrirano	širina	želite
	except	aktivirane	aktualizirana	aktualizirane	aresa	arese	aresu	ažurirana	ažurirane	brine	brinu	brisane	brizne	briznu	deaktivirane	dodaje	dodane	dodao	dodate	dodatka	dodavane	dodjeljivane	dostupa	dostupe	dostupi	dostupih	dugih	dugim	filar	filter	filtra	filtrirane	glavi	grafike	instalirao	isključivana	isključno	ispavan	isprano	ispravna	ispravo	istkao	izdaja	izdana	izori	izvrni	jedom	jenom	kljuca	kontaktirate	kopirao	kopirno	kopje	koriti	korištena	korištene	kratice	kraticu	kristi	krtice	krticu	lokali	lokalo	lozina	lozinu	maksimalan	media	mijena	molio	mrena	mreni	mreža	mreži	napusi	naputi	naredno	natrga	neisprana	neispravan	nijedna	obada	obavezo	objet	obrisi	obvezno	odabrao	odava	odbrana	odbrani	odbrano	ograničene	okomio	opija	opije	opiju	orada	oriši	osnova	osnovan	osobe	osoben	ostao	osvježavane	otavi	otkazi	otvarane	oznaci	očiti	paćenje	pitana	podate	podatka	podjeli	pokretana	pokusaj	pomicane	popuno	poreni	posavka	posavkama	posavke	posavki	poslao	postava	postavama	postave	postavljane	postotka	potreba	potreban	potrebo	pouka	pouke	pouku	povezi	povezivane	povezli	povezne	povjeri	povjerite	pozor	početa	početan	početka	pošali	prano	prazna	praćene	prejesti	prekoreni	prenošene	preostao	prestalo	prethodan	prethodi	preuzimana	preuzimane	prikazi	pritiska	privitka	promjeni	pročitao	proširena	radii	radna	radne	radnu	raine	razna	razne	sadre	sadri	sanje	sanji	senor	serer	sever	sjedeća	sjedeće	sjedeći	sjedeću	skalirane	skrij	slane	slino	slobodo	snima	snimak	snimana	snimane	snime	spermi	spremana	spremane	srana	stake	stana	standarde	standardi	stanica	stanice	stanici	stanicu	stats	stava	stavak	stave	stavi	stavu	stranca	strance	stranci	strancu	sučele	svjetlo	testa	tjedna	trenutačan	trenuti	ubrzane	uklanjane	unutra	upozorene	upravljane	uređivane	uspela	uspelo	učitavana	učitavane	vrtiti	zadao	zadatka	zadci	zahtjeva	zamjeni	zastavi	zastrjeli	zatori	zavori	zdanje	zgade	zvuči	čitana	čitane	šifrirao
address	ti	tebe	tebi	tvoj	tvoja	tvoje	tvoju	tvojih	tvojeg
	vi	vi	vas	vam	vama	vaš	vaša	vaše	vašu	vašeg	vašem	vaših	vašim
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
generic_titles	Hiba	Figyelmeztetés	Figyelem	Biztos benne?	Megerősítés	Info	Információ	Valami hiba történt	Hiba történt	Valami nem sikerült	Valami elromlott	Ismeretlen hiba	Váratlan hiba	Ismeretlen hiba történt	Váratlan hiba történt	Probléma történt	Megerősítés szükséges	Kérjük, erősítse meg	Biztos?	Biztos vagy benne?	Értesítés	Üzenet	Siker	Sikeres	Kész	Sikertelen	Nem sikerült	Hoppá	Fontos	Probléma	Vigyázat	Veszély	Kérdés	Elnézést	Bocsánat	Sajnáljuk	Ó, ne	Hmm	Probléma merült fel	Belső hiba	Végzetes hiba	Rendszerhiba	Művelet szükséges	A művelet sikertelen	A művelet nem sikerült	Valamilyen hiba történt	Gratulálunk	Folytatja?	Szeretné folytatni?	Folytatod?	Próbálja újra	Próbáld újra
accusatory	idióta	rosszul adta meg	rosszul írta be	hibát követett el	hibát követtél el
ongoing	folyamatban
misspellings	biztos hogy	biztos, hogy
	biztos benne hogy	biztos benne, hogy
	biztos vagy benne hogy	biztos vagy benne, hogy
	biztosan szeretnéd hogy	biztosan szeretnéd, hogy
	győződj meg róla hogy	győződj meg róla, hogy
	győződjön meg róla hogy	győződjön meg róla, hogy
	győződjön meg arról hogy	győződjön meg arról, hogy
	úgy tűnik hogy	úgy tűnik, hogy
	ellenőrizd hogy	ellenőrizd, hogy
	ellenőrizze hogy	ellenőrizze, hogy
	szeretnéd hogy	szeretnéd, hogy
	szeretné hogy	szeretné, hogy
	torles	törlés
	tortent	történt
	kerjuk	kérjük
	probalja	próbálja
	jelszo	jelszó
	felhasznalo	felhasználó
	muszály	muszáj
	aszt	azt
	eszt	ezt
	valaszt	választ
	egyenlőre nem elérhető	egyelőre nem elérhető
	egyenlőre nincs	egyelőre nincs
	kapcsolodas	kapcsolódás
function_words	az	és	nem	hogy	ez	ezt	egy	van	biztosan	szeretné	kell	vagy	már	meg	minden
address	te	te	téged	neked	tied	veled
	ön	ön	önt	önnek	önnel	öné
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
number_words	óra	ezer	millió
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
generic_titles	Kesalahan	Eror	Peringatan	Anda yakin?	Yakin?	Konfirmasi	Konfirmasikan	Info	Informasi	Ada yang salah	Ada kesalahan	Terjadi kesalahan	Telah terjadi kesalahan	Terjadi masalah	Kesalahan tidak diketahui	Kesalahan tak dikenal	Kesalahan tak terduga	Harap konfirmasi	Mohon konfirmasi	Silakan konfirmasi	Perlu konfirmasi	Konfirmasi diperlukan	Apakah Anda yakin?	Apa kamu yakin?	Perhatian	Pemberitahuan	Notifikasi	Pesan	Catatan	Berhasil	Sukses	Selesai	Gagal	Ups	Aduh	Maaf	Penting	Masalah	Bahaya	Awas	Pertanyaan	Error	Mohon maaf	Waduh	Oh tidak	Ada masalah	Kesalahan internal	Kesalahan sistem	Kesalahan fatal	Tindakan diperlukan	Diperlukan tindakan	Operasi gagal	Tindakan gagal	Operasi berhasil	Selamat	Apakah Anda ingin melanjutkan?	Lanjutkan?	Ingin melanjutkan?	Coba lagi	Silakan coba lagi	Maaf, terjadi kesalahan	Ups, terjadi kesalahan
accusatory	bodoh	tolol	salahmu	kesalahan anda sendiri	anda salah memasukkan	kamu salah memasukkan	anda lupa memasukkan
ongoing	sedang	menunggu
misspellings	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	di hapus	dihapus
	di simpan	disimpan
	di ubah	diubah
	di batalkan	dibatalkan
	di temukan	ditemukan
	di kirim	dikirim
	di unduh	diunduh
	di gunakan	digunakan
	di buka	dibuka
	di tutup	ditutup
	di aktifkan	diaktifkan
	di blokir	diblokir
	di perbarui	diperbarui
	di pulihkan	dipulihkan
	di kembalikan	dikembalikan
	di tambahkan	ditambahkan
	di hentikan	dihentikan
	di izinkan	diizinkan
	di pasang	dipasang
	di muat	dimuat
	di masukkan	dimasukkan
	di bagikan	dibagikan
	di atur	diatur
	di pilih	dipilih
	di dukung	didukung
	di unggah	diunggah
	di nonaktifkan	dinonaktifkan
	disini	di sini
	disana	di sana
	dimana	di mana
	merubah	mengubah
	ijin	izin
	ijinkan	izinkan
	diijinkan	diizinkan
	resiko	risiko
	silahkan	silakan
	aktifitas	aktivitas
	non aktifkan	nonaktifkan
	karna	karena
	nomer	nomor
	sekedar	sekadar
	terimakasih	terima kasih
	bertanggungjawab	bertanggung jawab
	kesalahan tidak di ketahui	kesalahan tidak diketahui
	tidak di ketahui	tidak diketahui
	tidak di kenal	tidak dikenal
	tidak di temukan	tidak ditemukan
	tidak di dukung	tidak didukung
	ke aktifan	keaktifan
function_words	dan	yang	ini	anda	tidak	untuk	dengan	dari	apakah	yakin	ingin	akan	telah	ke	di	atau	sudah
address	kamu	kamu	kau
	anda	anda
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
number_words	ribu	juta
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
generic_titles	Errore	Avviso	Attenzione	Vuoi continuare?	Sei sicuro?	Confermi?	Conferma	Info	Informazione	Informazioni	Qualcosa è andato storto	Si è verificato un errore	Si è verificato un errore sconosciuto	Si è verificato un errore imprevisto	Si è verificato un problema	Errore sconosciuto	Errore imprevisto	Errore inatteso	Conferma richiesta	Conferma necessaria	Conferma azione	Si prega di confermare	Confermare	Sei sicura?	Sei sicuro/a?	Sicuro?	Davvero?	Allerta	Avvertenza	Avvertimento	Successo	Riuscito	Operazione riuscita	Operazione fallita	Fallito	Non riuscito	Ops	Oops	Ci dispiace	Nota	Messaggio	Problema	Importante	Pericolo	Fatto	Completato	Domanda	Notifica	Suggerimento	Che imbarazzo	È imbarazzante	Questo è imbarazzante	Non sarebbe dovuto succedere	Siamo spiacenti	Spiacenti	Scusa	Oh no	Hmm	C’è un problema	C’è stato un problema	C’è stato un errore	Errore interno	Errore fatale	Errore di sistema	Errore generico	Si è verificato un errore interno	Azione richiesta	Operazione non riuscita	Operazione completata	Completato con successo	Congratulazioni	Complimenti	Continuare?	Desideri continuare?	Riprova	Riprova più tardi	Spiacenti, si è verificato un errore	Siamo spiacenti, si è verificato un errore	Ops, qualcosa è andato storto	Nota bene	Sei davvero sicuro?
accusatory	idiota	stupido	cretino	merda	cazzo	colpa tua	colpa sua	hai sbagliato	hai commesso un errore	hai inserito male	non puoi farlo	non puoi fare questo	coglione	stronzo
accusatory_openings	stai cercando di	stai tentando di	hai provato a	hai tentato di
ongoing_endings	ando	endo
ongoing	in corso
app_names	foto	file	contatti	calendario	messaggi	salute	musica	note	promemoria	mappe	libri	mail	casa	meteo	borsa	impostazioni	fotocamera	wallet	download
function_words	il	lo	la	gli	un	una	di	del	della	dei	delle	è	per	con	senza	non	che	questo	questa	si	sono	sei	vuoi	tuo	tua	nel	nella	al	alla	da	hai	essere	stato	stata
doubled_words	via	piano	man	quasi	poco	molto	sì	no	così	mano	subito	appena	ora	passo	si	che	ci	solo	vi	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	ore	mila	milioni	miliardi
spelling	words	abbandona	abbandonare	abbandonato	abbastanza	abbiamo	abbonamenti	abbonamento	abilita	abilitando	abilitare	abilitata	abilitati	abilitato	accedere	accedi	accelerazione	accendi	acceso	accessibile	accessibilità	accesso	accetta	accettare	accetto	account	acquista	acquistare	acquisti	acquisto	adesso	affidabile	affinché	aggiorna	aggiornamenti	aggiornamento	aggiornare	aggiornata	aggiornati	aggiornato	aggiunge	aggiungere	aggiungerlo	aggiungi	aggiunta	aggiunti	aggiuntive	aggiunto	aiutaci	aiutarci	aiutare	alcuna	alcune	alcuni	algoritmo	allega	allegati	allegato	almeno	alternativa	alternativo	altezza	altrimenti	amministratore	analisi	ancora	andare	andranno	animali	annulla	annullare	annullata	annullato	annunci	anonimi	anonimo	anteprima	anteprime	aperta	aperto	apertura	appariranno	appena	applica	applicare	applicazione	applicazioni	approvazione	appunti	aprire	arancione	archiviazione	archivio	argomenti	argomento	arresta	arrivo	aspetta	aspetto	assicurarsi	assicurarti	assicurati	assistenza	associati	associato	attendere	attendi	attentamente	attenzione	attesa	attiva	attivando	attivare	attivata	attivati	attivato	attivazione	attive	attivi	attività	attivo	attraverso	attributi	attuale	attuali	attualmente	aumenta	aumentare	autenticato	autenticazione	automatica	automaticamente	automatici	automatico	autore	autorizza	autorizzato	autorizzazione	autorizzazioni	avanti	avanzamento	avanzata	avanzate	avanzato	avvertimento	avviare	avvisi	avviso	azione	azioni	azzera	background	backup	bambini	basata	basato	batteria	battito	benvenuto	bianco	bisogno	blocca	bloccare	bloccati	bloccato	blocchi	blocco	bottone	browser	bussola	calcolo	calendario	cambia	cambiamenti	cambiare	cambiato	cambio	camera	canale	canali	cancella	cancellando	cancellare	cancellata	cancellati	cancellato	cancellazione	cancellerà	capacità	capito	capitoli	capitolo	carattere	caratteri	carboidrati	carica	caricamento	caricare	caricate	caricati	caricato	carico	cartella	cartelle	casella	catalogo	categoria	categorie	cattura	causare	causerà	centro	cercando	cercare	cerchio	certificati	certificato	cestino	chiamata	chiamate	chiamato	chiaro	chiave	chiavi	chiedere	chiedi	chiesto	chiudere	chiudi	chiunque	chiusa	chiuso	chiusura	ciascun	ciascuna	classe	clicca	client	codice	codici	codifica	collaboratori	collega	collegamento	collegare	collegati	collegato	collezione	collezioni	colonne	colore	colori	comandi	comando	commenti	commento	commissione	compatibile	compatibili	compatibilità	compatto	completa	completamente	completamento	completare	completata	completato	complete	completo	componenti	comportamento	compra	compressione	comprimi	computer	comune	comuni	comunicare	comunicazione	comunità	comunque	condividere	condividi	condivisa	condivise	condivisi	condivisione	condiviso	condizioni	conferma	confermare	confermato	configura	configurare	configurata	configurato	configurazione	configurazioni	connessi	connessione	connessioni	connesso	connettersi	connetterti	connetti	connettiti	connettività	conoscere	consegna	consente	consenti	consentire	consentita	consentito	consentono	conservare	considera	consigliamo	consigliata	consigliato	console	contatore	contatta	contattaci	contattare	contatti	contatto	contenere	contengono	contenitore	contenuti	contenuto	contiene	continua	continuare	continue	continueranno	continuo	controlla	controllare	controlli	controllo	convalida	conversazione	conversazioni	conversione	convertire	copertina	copertura	copiare	copiato	copyright	corrente	corretta	correttamente	corretti	corretto	correzioni	corrisponde	corrispondente	corrispondenza	corrispondono	creare	creata	creato	creazione	credenziali	crediti	criptati	criptato	critici	crittografia	cronologia	database	decodifica	decrittazione	default	definitivamente	denaro	descrizione	deseleziona	desidera	desideri	desktop	destinatario	destinazione	destra	destro	determinare	dettagli	devono	diagnostica	dietro	differenza	difficile	digita	digitale	dimensione	dimensioni	dimenticare	dimenticata	dimenticato	diminuisce	dipende	directory	diretta	direttamente	diretto	direzione	diritti	disabilita	disabilitare	disabilitata	disabilitate	disabilitati	disabilitato	disabiliterà	disattiva	disattivare	disattivata	disattivate	disattivati	disattivato	dischi	disconnessione	disconnesso	disconnettere	disconnettersi	disinstalla	display	dispone	disponibile	disponibili	dispositivi	dispositivo	disposizione	distanza	diventa	diversa	diverse	diversi	diverso	dobbiamo	documentazione	documenti	documento	domande	domini	dominio	donazione	doppia	doppio	dovrai	dovrebbe	dovresti	download	duplicati	duplicato	durante	durata	editor	effetti	effettiva	effetto	effettua	effettuare	effettuato	elaborazione	elementi	elemento	elenco	elevato	elimina	eliminare	eliminata	eliminate	eliminati	eliminato	eliminazione	eliminerà	entrambi	entrato	errata	errate	errati	errato	errore	errori	esecuzione	esegui	eseguire	eseguita	eseguito	esempio	esiste	esistente	esistenti	esistono	esperienza	esperimenti	esplora	esporta	esportare	esportazione	essere	estensione	estensioni	esterna	esterne	esterni	esterno	etichetta	etichette	eventi	evento	eventuali	evitare	export	facebook	facendo	facile	facilmente	fallita	falliti	fallito	famiglia	fantastico	fattore	favore	feedback	filtra	filtri	filtro	finale	finché	finestra	finito	flusso	formato	fornire	fornisce	fornisci	fornita	forniti	fornito	fornitore	forzata	fotocamera	frequenti	frequenza	funziona	funzionalità	funzionamento	funzionare	funzione	funzionerà	funzioni	future	futuri	futuro	genera	generale	generali	generare	genere	gestione	gestire	gestisci	gestore	giallo	giardino	giornaliera	giornaliero	giorni	giorno	glicemia	glicemico	globale	google	grafico	grandi	grassetto	gratis	gratuita	gratuito	grazie	grigio	griglia	gruppi	gruppo	guadagna	guarda	hardware	identificare	identificatore	identità	ignora	ignorare	immagine	immagini	immediatamente	impatto	importa	importante	importanti	importare	importata	importati	importato	importazione	importo	impossibile	imposta	impostare	impostata	impostato	impostazione	impostazioni	imprevisto	impronta	inattivo	include	includi	incluse	inclusi	incluso	incolla	indica	indicare	indicatore	indicatori	indice	indietro	indirizzi	indirizzo	inferiore	inferiori	informativa	informazione	informazioni	ingresso	inizia	iniziale	iniziali	iniziare	iniziato	inizio	inoltre	inserimento	inserire	inserisci	inserito	insieme	installa	installare	installata	installate	installati	installato	installazione	insufficiente	integrato	interfaccia	internet	interno	interrompere	interrompi	interrotto	intervallo	intestazione	intorno	invalido	invece	inviare	inviata	inviate	inviato	invita	invitato	invito	irreversibile	istantanea	istanza	istruzioni	larghezza	lascia	lasciare	lasciato	laterale	latitudine	lavoro	leggere	lettere	lettore	lettura	letture	libreria	librerie	licenza	limitata	limitate	limitato	limitazioni	limite	limiti	lingua	lingue	livelli	livello	locale	locali	localizzazione	localmente	longitudine	luminosità	lunghezza	luoghi	macchina	maggior	maggiore	maggiori	maiuscole	manager	mancano	mancante	mancanti	mancata	mantenere	mantiene	mantieni	manuale	manuali	manualmente	marrone	massima	massimi	massimo	maximum	meglio	membri	membro	memoria	memorizzate	memorizzati	mensile	mentre	menzioni	mercato	messaggi	messaggio	messaggistica	metadati	metodo	microfono	miglioramenti	migliorare	migliore	migliori	migrazione	minima	minimo	minimum	minore	minuti	minuto	mobile	mobili	modalità	modelli	modello	modifica	modificando	modificare	modificato	modifiche	moduli	modulo	momento	monitoraggio	mostra	mostrare	mostrata	mostrati	mostrato	motivo	motore	movimento	multimediale	multimediali	multipli	musica	musicale	nascondere	nascondi	nascosti	nascosto	nativa	nativo	natura	naviga	navigazione	necessari	necessaria	necessario	necessita	necessità	negativa	negative	negato	negozio	nessun	nessuna	nessuno	network	niente	normale	normali	nostra	nostri	nostro	notifica	notifiche	notizie	novità	numeri	numero	nuovamente	obbligatorio	obiettivi	obiettivo	oggetti	oggetto	online	operativo	operatore	operazione	operazioni	oppure	opzionale	opzione	opzioni	orario	ordina	ordine	organizzazione	orientamento	originale	originali	origine	orizzontale	orologio	ottenere	ottenuto	ottieni	output	ovunque	pacchetto	pagamenti	pagamento	pagina	pagine	pannello	panoramica	parametri	parametro	parole	partecipa	partecipanti	partecipare	partenza	parziale	passaggio	passare	passato	password	percentuale	perché	percorsi	percorso	perderai	perdere	perdita	perdite	performance	periodo	permanente	permanentemente	permessi	permesso	permette	persona	personale	personali	personalizza	personalizzare	personalizzata	personalizzate	personalizzati	personalizzato	personalizzazione	persone	piacerebbe	piattaforma	piccola	piccoli	piccolo	playlist	poiché	politica	portachiavi	portafogli	portafoglio	posiziona	posizione	posizioni	possiamo	possibile	possibili	possibilità	possono	potrai	potranno	potrebbe	potrebbero	potresti	precedente	precedentemente	precedenti	precedenza	precisione	predefinita	predefinite	predefiniti	predefinito	preferenze	preferita	preferiti	preferito	preimpostato	premere	premium	premuto	prendere	preparazione	presente	presenti	presenza	pressione	prestazioni	presto	previsioni	previsto	prezzo	primario	principale	principali	priorità	privacy	privata	private	privati	privato	probabile	probabilmente	problema	problemi	procedere	processo	profili	profilo	progetti	progetto	programma	programmazione	progressi	progresso	promemoria	proprietario	proprietà	proprio	proseguire	prossima	prossimo	proteggere	protetto	protezione	protocollo	provare	provider	proviene	pubblica	pubblicato	pubblicazione	pubblici	pubblico	pulisci	pulsante	pulsanti	quadrato	qualche	qualcosa	qualcuno	qualità	qualsiasi	quando	quantità	quanto	quella	quelle	quelli	quello	questa	queste	questi	questo	quindi	raccogliamo	raccolta	raccolte	raccomandato	raccomandazione	raggiungere	raggiungibile	raggiunto	rapida	rapidamente	rapide	rapido	rapporti	rapporto	realizzato	recensione	recente	recentemente	recenti	record	recupera	recuperare	recupero	regalo	registra	registrare	registrata	registrati	registrato	registrazione	registrazioni	registri	registro	regola	regolare	regolazione	regole	reimposta	reimpostare	relativi	remota	remote	remoto	rendere	requisiti	resetta	riassunto	riattiva	riavvia	riavviare	riavvio	ricarica	ricerca	ricerche	riceverai	ricevere	ricevi	ricevuti	ricevuto	ricezione	richiede	richiedere	richiedi	richiedono	richiesta	richieste	richiesti	richiesto	ricompensa	ricompense	riconoscimenti	riconoscimento	ricorda	ridimensiona	riduci	ridurre	riepilogo	riesce	riferimento	rifiuta	rifiutato	rilascia	rileva	rilevamento	rilevare	rilevato	rimanente	rimanenti	rimanere	rimarrà	rimossa	rimossi	rimosso	rimozione	rimuove	rimuovere	rimuovi	rinnovo	rinomina	rinominare	riordina	ripeti	riprendere	riprendi	ripresa	ripristina	ripristinare	ripristinata	ripristinato	ripristino	riproduci	riproduzione	riprova	riprovare	rischio	riservati	risoluzione	risolvere	risorsa	risorse	risparmiare	rispetto	risponde	rispondi	risposta	risposte	risposto	risultati	risultato	ritaglia	ritardo	riuscita	riusciti	riuscito	rotazione	safari	saltare	salute	salvare	salvata	salvataggio	salvato	sapere	saperne	saranno	sblocca	sbloccare	sbloccato	scadenza	scaduta	scaduto	scambio	scansiona	scansionare	scansione	scarica	scaricamento	scaricare	scaricate	scaricati	scaricato	scarta	scatta	scattare	scegli	scegliere	scelte	scelto	scheda	schede	schema	schermata	schermate	schermo	scollega	sconosciuta	sconosciuto	scopri	scoprire	scorciatoia	scorciatoie	scorri	scorrimento	script	scritto	scrittura	scrivere	scrivi	seconda	secondario	secondi	secondo	secret	segnala	segnalare	segnalazione	segnale	segnalibri	segnalibro	segreta	seguente	seguenti	seguire	seguito	selettore	seleziona	selezionare	selezionata	selezionate	selezionati	selezionato	selezione	sembra	semplice	semplici	sempre	sensibilità	sensore	sensori	seriale	server	servizi	servizio	sessione	sessioni	settimana	settimanale	settimane	sezione	sezioni	sfondo	sicura	sicurezza	sicuri	sicuro	significa	silenzia	simboli	simile	simili	sincronizza	sincronizzare	sincronizzate	sincronizzato	sincronizzazione	singola	singolo	sinistra	sinistro	sistema	software	soglia	solamente	sondaggio	soprannome	sorgente	sospendi	sospesa	sospeso	sostenitore	sostituire	sostituisci	sottostante	sottotitoli	sottotitolo	sovrascrivere	sovrascrivi	spazio	speciale	speciali	specifica	specificare	specificato	specifico	spegni	spegnimento	spento	sperimentale	spesso	sposta	spostamento	spostare	spostato	spunta	squadra	stabile	stabilire	stagione	stampa	standard	stanno	stanza	statistiche	status	stessa	stessi	stesso	stiamo	storia	strategia	streaming	stringa	strumenti	strumento	subito	successiva	successivamente	successivo	successo	sufficiente	suggerimenti	suggerimento	supera	superato	superiore	supporta	supportano	supportare	supportata	supportate	supportati	supportato	supporto	sviluppatore	sviluppo	svuota	target	tastiera	telefono	telemetria	temperatura	temporaneamente	tendenza	tenere	tentativi	tentativo	termina	terminata	terminato	terminerà	termini	timeout	tipologia	titolo	toccare	tocchi	totale	totali	tracciamento	traduzione	tramite	transazione	transazioni	transizione	trascina	trasferimento	trasferire	trasmissione	trasporto	tratta	troppi	troppo	trovare	trovata	trovate	trovati	trovato	tutorial	tuttavia	twitter	ufficiale	ulteriori	ultima	ultimi	ultimo	unisciti	univoco	usando	uscire	uscita	uscito	username	usiamo	utente	utenti	utilizza	utilizzando	utilizzare	utilizzata	utilizzate	utilizzati	utilizzato	utilizzi	utilizzo	valida	validi	valido	valore	valori	valuta	variabile	variabili	variazione	vecchi	vecchia	vecchie	vecchio	vedere	veloce	velocemente	velocità	vendita	vengono	verifica	verificare	verificato	verranno	versione	versioni	verticale	viaggio	vibrazione	vicinanze	vicino	videocamera	visibile	visibili	visita	visitare	visualizza	visualizzare	visualizzata	visualizzati	visualizzato	visualizzazione	vocale	vocali	volume	vorresti
	except	abilitai	abilitano	accessible	acuisti	aggiornai	aiutai	alcuin	allea	alleati	alleato	allegai	almenno	alterativa	alterativo	ameno	andrano	andre	animai	appuntii	arancine	arresa	assicurai	assicurasi	associai	attedi	attendee	attenere	atteni	attentamene	attivai	attivano	attribui	attuai	avvii	avvio	azera	azine	bacup	banco	basta	basto	batterai	bloccai	bocca	bowser	cancela	cancellai	cancellano	canella	capacita	capto	carcare	carella	carelle	caria	cariare	cariate	cariati	cariato	caricai	cario	casare	casse	cediti	cento	cerando	cerare	cerata	cerato	cercano	certificai	chiai	chiao	chive	cicca	clent	clint	collegai	colone	colorii	commando	commune	compar	compatible	competa	compete	competo	compimi	compleat	completamene	condivisone	confera	connessone	connettesi	consentii	consigliammo	consolle	contata	contataci	contati	contato	contattai	contattore	contene	contenono	contenti	contento	contino	copra	coprimi	coretta	coretti	coretto	correte	corrispondete	creta	criptai	crittografa	crittografai	desta	destar	desto	dettali	disabilitai	disattivai	disconnessone	domane	domino	dorai	dovesti	dritti	duplicai	durane	durate	eliminai	entrami	erato	errai	eseguii	esistete	esorta	esortare	esortazione	esprimenti	estera	estere	esteri	estero	eterna	eterne	eterni	eterno	facie	fallii	favre	fiale	finto	forata	forato	formatto	fornice	fornici	fornii	gallo	garda	generai	genre	gironi	goole	gorno	gradi	graie	grani	graze	grigia	guada	imagine	importai	importane	importate	impossible	incuse	india	indie	inerire	inerisci	inerito	inferire	ingesso	iniziai	inseme	inserto	installai	intero	intono	introno	invee	invia	invio	invite	invitta	invitto	irreversible	istalla	istallare	istallata	istallate	istallati	istallato	istallazione	lasca	lascito	latrale	liberia	librerai	librerei	limiate	linga	locai	loghi	macchia	manale	manali	manata	mancane	mancate	mancati	manger	mantene	manteni	memorizzai	mente	metre	minia	minio	minium	minto	minuit	modificano	moore	mostar	mostrai	musca	nascosi	natia	natio	normai	obbiettivi	obbiettivo	ordinee	originai	orina	orine	otteni	paine	panello	parolee	partecipati	pendere	perette	perita	perite	permanete	permuto	perone	personae	personalizzai	pesto	pezzo	porgetti	portai	posiamo	possible	potai	potesti	precedete	precorsi	precorso	predefinii	prederai	predite	preferii	premessi	premesso	premette	presene	presentee	presentii	preso	presone	principle	privai	probable	prole	provene	provine	pulsane	pulsate	pulsati	quini	ravvia	ravviare	ravvio	regista	registi	registrai	requisii	requisti	riardo	richiese	richiesi	rieti	rifermento	rimanete	ripersa	ripesa	riposta	riposte	riposto	riservai	risposa	rispose	risposo	risultai	riuscii	salare	salata	salato	sanno	sarnano	sarta	saute	sazio	sbocca	sboccare	sboccato	scaricai	scema	schemata	scopi	scoprii	scura	scuri	scuro	segala	segale	segni	selezionai	senale	sento	serale	serer	servii	sessa	sessi	sesso	sever	sevizi	sevizio	siamo	sinolo	slavata	slavato	smile	solamene	sondo	sopranome	sorgete	sosta	sostare	sostato	sottostane	sottostate	spaio	spera	sperato	speso	sposa	sposare	sposato	sputa	stable	stana	stano	stats	steaming	stesa	stesi	steso	stimo	stinga	stratega	stria	strina	supportai	supra	telemetra	telemetrai	tenenza	termia	titter	tracina	traferire	tropi	tropo	trovai	usano	uscia	uscio	utilizzai	utilizzano	vaida	valdo	variable	veccia	versini	visible	vista	vistare	visualizzai
misspellings	un'altro	un altro
	un pò	un po’
	qual'é	qual è
	c'e	c’è
	non c'e	non c’è
	sara	sarà
	potra	potrà
	dovra	dovrà
	non è possibile di	non è possibile
	accellerometro	accelerometro
	eliminera	eliminerà
	funzionalita	funzionalità
	disponibilita	disponibilità
	attivita	attività
	novita	novità
	qualita	qualità
	possibilita	possibilità
	modalita	modalità
	citta	città
	quandole	quando le
	obbiettivo	obiettivo
	propio	proprio
	eccezzione	eccezione
	aquisto	acquisto
	aquistare	acquistare
	sopratutto	soprattutto
	apposto	a posto
	un email	un’email
	non c'è moto	non c’è modo
	questa azione non può essere annullato	questa azione non può essere annullata
	puo	può
	piu	più
	perche	perché
	cosi	così
	gia	già
	avra	avrà
	cio	ciò
	giu	giù
	verra	verrà
	perchè	perché
	poichè	poiché
	finchè	finché
	qual'è	qual è
	pò	po’
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	verrá	verrà
	perderá	perderà
	sará	sarà
	potrá	potrà
	dovrá	dovrà
	puó	può
	giá	già
	piú	più
	cosí	così
	cittá	città
	attivitá	attività
	funzionalitá	funzionalità
	modalitá	modalità
	disponibilitá	disponibilità
	novitá	novità
	qualitá	qualità
	velocitá	velocità
	identitá	identità
	unitá	unità
	perció	perciò
	velocita	velocità
	identita	identità
	visibilita	visibilità
	compatibilita	compatibilità
	priorita	priorità
	comunita	comunità
	pubblicita	pubblicità
	intensita	intensità
	proprieta	proprietà
	quantita	quantità
	perdera	perderà
	rimuovera	rimuoverà
	cancellera	cancellerà
	un'errore	un errore
	un'account	un account
	un'utente	un utente
	un'elemento	un elemento
	un'indirizzo	un indirizzo
	un'album	un album
	un'evento	un evento
	un'articolo	un articolo
	un'aggiornamento	un aggiornamento
	un'accesso	un accesso
	un'archivio	un archivio
	un'altro dispositivo	un altro dispositivo
	un applicazione	un’applicazione
	un immagine	un’immagine
	un operazione	un’operazione
	un attività	un’attività
	un app	un’app
	un opzione	un’opzione
	un azione	un’azione
	un altra	un’altra
	un etichetta	un’etichetta
	un informazione	un’informazione
	un icona	un’icona
	un estensione	un’estensione
	nessun'errore	nessun errore
	nessun applicazione	nessun’applicazione
	nessun immagine	nessun’immagine
	nessun informazione	nessun’informazione
	qualcun'altro	qualcun altro
	questo immagine	questa immagine
	questo azione	questa azione
	questo foto	questa foto
	questa file	questo file
	questa messaggio	questo messaggio
	questo operazione	questa operazione
	questo applicazione	questa applicazione
	questo app	questa app
	questa dispositivo	questo dispositivo
	questa album	questo album
	questo nota	questa nota
	questo lista	questa lista
	sei sicuro voler	sei sicuro di voler
	sicuro che vuoi di	sicuro di voler
	sicuro di volere di	sicuro di voler
	sicuro da voler	sicuro di voler
	sei sicuro a voler	sei sicuro di voler
	daccordo	d’accordo
	più tarde	più tardi
	connesione	connessione
	conessione	connessione
	autentificazione	autenticazione
	cancelazione	cancellazione
	acesso	accesso
	eliminare difinitivamente	eliminare definitivamente
	difinitivamente	definitivamente
	riprovà	riprova
	si è verificata un errore	si è verificato un errore
	si è verificato una errore	si è verificato un errore
	si e verificato	si è verificato
	non e possibile	non è possibile
	non e stato	non è stato
	non e stata	non è stata
	non è stata trovato	non è stato trovato
	non è stato trovata	non è stata trovata
	password errato	password errata
	password sbagliato	password sbagliata
	gli immagini	le immagini
	tutti le foto	tutte le foto
	tutti le	tutte le
	tutte i	tutti i
	tutte gli	tutti gli
address	tu	tu	tuo	tua	tuoi	tue	vuoi	puoi
	voi	voi	vostro	vostra	vostri	vostre	volete	potete
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
		seen	Si
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
	Don't Show Again	accepted	Non mostrare più	Non mostrare di nuovo	Non chiedere più
	Later	accepted	Più tardi	Dopo
		seen	Forse più tardi	Magari più tardi	Ricordamelo più tardi
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
generic_titles	エラー	警告	よろしいですか?	よろしいですか？	本当によろしいですか?	確認	注意	成功	失敗	情報	お知らせ	通知	問題が発生しました	エラーが発生しました	不明なエラー	不明なエラーが発生しました	予期しないエラー	予期しないエラーが発生しました	予期せぬエラー	予期せぬエラーが発生しました	何か問題が発生しました	何かがうまくいきませんでした	問題が起きました	確認してください	ご確認ください	確認が必要です	要確認	確認のお願い	本当にいいですか？	いいですか？	アラート	ご注意	完了	完了しました	成功しました	失敗しました	おっと	申し訳ありません	メッセージ	問題	重要	危険	質問	ヒント	メモ	エラー発生	インフォメーション	サクセス	これは恥ずかしい	おやおや	おっと！	おっと、問題が発生しました	申し訳ございません	申し訳ありません。問題が発生しました	すみません	すみません。問題が発生しました	申し訳ございません。エラーが発生しました	ごめんなさい	大変です	あれ？	内部エラー	内部エラーが発生しました	致命的なエラー	システムエラー	重大なエラー	操作に失敗しました	操作が失敗しました	処理に失敗しました	処理が完了しました	操作が完了しました	操作の確認	操作が必要です	要対応	アクションが必要です	おめでとうございます	続けますか？	続行しますか？	続行してもよろしいですか？	本当に続けますか？	本当に続行しますか？	もう一度お試しください	再度お試しください	うまくいきませんでした	何か問題が起きました	予想外のエラー	予期せぬ問題が発生しました	不具合が発生しました
accusatory	馬鹿野郎	バカ野郎	くそったれ	入力を間違えました	入力し忘れています
requests	ください	下さい
ongoing_endings	中	中です	しています
misspellings	有効する	有効にする
	無効する	無効にする
	有効されて	有効になって
	お待ち下さいませい	お待ちください
	出来ませんでしたした	できませんでした
	ませんでしたました	ませんでした
	しますますか	しますか
	ましたました	ました
	してしてください	してください
	をを	を
	がが	が
	にに	に
	シュミレーション	シミュレーション
	コミニュケーション	コミュニケーション
	ログイ ン	ログイン
	バックグランド	バックグラウンド
	てくだい	てください
	こんにちわ	こんにちは
	ことが出来きます	ことができます
	下ださい	ください
	くだささい	ください
	ませんでしたた	ませんでした
	しまますか	しますか
	インターネト	インターネット
	パスワド	パスワード
	ユーザーザー	ユーザー
	キャンセンル	キャンセル
	キャセル	キャンセル
	ダウロード	ダウンロード
	アップロド	アップロード
	ログインン	ログイン
	シュミレ	シミュレ
	ディスクトップ	デスクトップ
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
	Don't Show Again	accepted	今後表示しない	次回から表示しない	再度表示しない	二度と表示しない
	Later	accepted	あとで	あとで行う
		seen	後で	また後で	また今度
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
number_words	時	万	億	千
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
generic_titles	오류	경고	계속하겠습니까?	확실한가요?	확인	주의	성공	실패	정보	알림	안내	문제가 발생했습니다	문제가 발생하였습니다	문제가 발생했어요	오류가 발생했습니다	오류가 발생하였습니다	오류가 발생했어요	오류 발생	에러	에러가 발생했습니다	에러 발생	알 수 없는 오류	알 수 없는 오류가 발생했습니다	예기치 않은 오류	예기치 않은 오류가 발생했습니다	예상치 못한 오류가 발생했습니다	뭔가 잘못되었습니다	무언가 잘못되었습니다	뭔가 잘못됐어요	확인해 주세요	확인해주세요	확인하십시오	확인 필요	확인이 필요합니다	정말입니까?	정말로 하시겠습니까?	정말 하시겠습니까?	계속하시겠습니까?	확실합니까?	확실하십니까?	경보	주의 사항	공지	메시지	완료	완료되었습니다	성공했습니다	성공하였습니다	실패했습니다	실패하였습니다	실패했어요	이런	죄송합니다	중요	참고	문제	위험	질문	앗	어라	아이고	죄송해요	미안합니다	죄송합니다. 문제가 발생했습니다	죄송합니다. 오류가 발생했습니다	이런, 문제가 발생했습니다	문제 발생	내부 오류	내부 오류가 발생했습니다	치명적인 오류	시스템 오류	작업 실패	작업에 실패했습니다	작업 완료	작업이 완료되었습니다	작업 확인	작업 필요	조치 필요	조치가 필요함	축하합니다	계속할까요?	정말 계속하시겠습니까?	다시 시도하세요	다시 시도해 주세요	다시 시도하십시오	실패함	완료됨	확실하시나요?	정말인가요?	정말요?	무엇인가 잘못되었습니다	알수없는 오류
accusatory	바보	멍청이	젠장	잘못 입력하셨습니다	잘못 입력했습니다	잘못 입력하였습니다	입력하지 않았습니다	입력하지 않으셨습니다	선택하지 않았습니다	선택하지 않으셨습니다	실수하셨습니다
requests	하세요	하십시오	주세요	주십시오
ongoing_endings	중	중입니다	중이에요
takes_particles	true
misspellings	되요	돼요
	됬	됐
	안되요	안 돼요
	않됩니다	안 됩니다
	않되	안 되
	할께요	할게요
	몇일	며칠
	잠궈	잠가
	잠구	잠그
	바램니다	바랍니다
	바래요	바라요
	어떻해	어떡해
	다시 시도해주새요	다시 시도해 주세요
	시도해 주십시요	시도해 주십시오
	하십시요	하십시오
	주십시요	주십시오
	마십시요	마십시오
	로그아웃 하시겟	로그아웃하시겠
	하시겟습	하시겠습
	하겟습	하겠습
	있읍니다	있습니다
	없읍니다	없습니다
	했읍니다	했습니다
	네트웍	네트워크
	메세지	메시지
	컨텐츠	콘텐츠
	악세스	액세스
	엑세스	액세스
	어플리케이션	애플리케이션
	삭제 하시겠습니까	삭제하시겠습니까
	삭제 하시겠어요	삭제하시겠어요
	삭제 되었습니다	삭제되었습니다
	삭제 하였습니다	삭제하였습니다
	삭제 했습니다	삭제했습니다
	삭제 됩니다	삭제됩니다
	취소 하시겠습니까	취소하시겠습니까
	취소 하시겠어요	취소하시겠어요
	취소 되었습니다	취소되었습니다
	취소 하였습니다	취소하였습니다
	취소 했습니다	취소했습니다
	취소 됩니다	취소됩니다
	저장 하시겠습니까	저장하시겠습니까
	저장 하시겠어요	저장하시겠어요
	저장 되었습니다	저장되었습니다
	저장 하였습니다	저장하였습니다
	저장 했습니다	저장했습니다
	저장 됩니다	저장됩니다
	로그아웃 하시겠습니까	로그아웃하시겠습니까
	로그아웃 하시겠어요	로그아웃하시겠어요
	로그아웃 되었습니다	로그아웃되었습니다
	로그아웃 하였습니다	로그아웃하였습니다
	로그아웃 했습니다	로그아웃했습니다
	로그아웃 됩니다	로그아웃됩니다
	초기화 하시겠습니까	초기화하시겠습니까
	초기화 하시겠어요	초기화하시겠어요
	초기화 되었습니다	초기화되었습니다
	초기화 하였습니다	초기화하였습니다
	초기화 했습니다	초기화했습니다
	초기화 됩니다	초기화됩니다
	종료 하시겠습니까	종료하시겠습니까
	종료 하시겠어요	종료하시겠어요
	종료 되었습니다	종료되었습니다
	종료 하였습니다	종료하였습니다
	종료 했습니다	종료했습니다
	종료 됩니다	종료됩니다
	차단 하시겠습니까	차단하시겠습니까
	차단 하시겠어요	차단하시겠어요
	차단 되었습니다	차단되었습니다
	차단 하였습니다	차단하였습니다
	차단 했습니다	차단했습니다
	차단 됩니다	차단됩니다
	계속 하시겠습니까	계속하시겠습니까
	계속 하시겠어요	계속하시겠어요
	계속 되었습니다	계속되었습니다
	계속 하였습니다	계속하였습니다
	계속 했습니다	계속했습니다
	계속 됩니다	계속됩니다
	이동 하시겠습니까	이동하시겠습니까
	이동 하시겠어요	이동하시겠어요
	이동 되었습니다	이동되었습니다
	이동 하였습니다	이동하였습니다
	이동 했습니다	이동했습니다
	이동 됩니다	이동됩니다
	확인 하시겠습니까	확인하시겠습니까
	확인 하시겠어요	확인하시겠어요
	확인 되었습니다	확인되었습니다
	확인 하였습니다	확인하였습니다
	확인 했습니다	확인했습니다
	확인 됩니다	확인됩니다
	전송 하시겠습니까	전송하시겠습니까
	전송 하시겠어요	전송하시겠어요
	전송 되었습니다	전송되었습니다
	전송 하였습니다	전송하였습니다
	전송 했습니다	전송했습니다
	전송 됩니다	전송됩니다
	변경 하시겠습니까	변경하시겠습니까
	변경 하시겠어요	변경하시겠어요
	변경 되었습니다	변경되었습니다
	변경 하였습니다	변경하였습니다
	변경 했습니다	변경했습니다
	변경 됩니다	변경됩니다
	등록 하시겠습니까	등록하시겠습니까
	등록 하시겠어요	등록하시겠어요
	등록 되었습니다	등록되었습니다
	등록 하였습니다	등록하였습니다
	등록 했습니다	등록했습니다
	등록 됩니다	등록됩니다
	공유 하시겠습니까	공유하시겠습니까
	공유 하시겠어요	공유하시겠어요
	공유 되었습니다	공유되었습니다
	공유 하였습니다	공유하였습니다
	공유 했습니다	공유했습니다
	공유 됩니다	공유됩니다
	제거 하시겠습니까	제거하시겠습니까
	제거 하시겠어요	제거하시겠어요
	제거 되었습니다	제거되었습니다
	제거 하였습니다	제거하였습니다
	제거 했습니다	제거했습니다
	제거 됩니다	제거됩니다
	복원 하시겠습니까	복원하시겠습니까
	복원 하시겠어요	복원하시겠어요
	복원 되었습니다	복원되었습니다
	복원 하였습니다	복원하였습니다
	복원 했습니다	복원했습니다
	복원 됩니다	복원됩니다
	적용 하시겠습니까	적용하시겠습니까
	적용 하시겠어요	적용하시겠어요
	적용 되었습니다	적용되었습니다
	적용 하였습니다	적용하였습니다
	적용 했습니다	적용했습니다
	적용 됩니다	적용됩니다
	진행 하시겠습니까	진행하시겠습니까
	진행 하시겠어요	진행하시겠어요
	진행 되었습니다	진행되었습니다
	진행 하였습니다	진행하였습니다
	진행 했습니다	진행했습니다
	진행 됩니다	진행됩니다
	설정 하시겠습니까	설정하시겠습니까
	설정 하시겠어요	설정하시겠어요
	설정 되었습니다	설정되었습니다
	설정 하였습니다	설정하였습니다
	설정 했습니다	설정했습니다
	설정 됩니다	설정됩니다
	추가 하시겠습니까	추가하시겠습니까
	추가 하시겠어요	추가하시겠어요
	추가 되었습니다	추가되었습니다
	추가 하였습니다	추가하였습니다
	추가 했습니다	추가했습니다
	추가 됩니다	추가됩니다
	신고 하시겠습니까	신고하시겠습니까
	신고 하시겠어요	신고하시겠어요
	신고 되었습니다	신고되었습니다
	신고 하였습니다	신고하였습니다
	신고 했습니다	신고했습니다
	신고 됩니다	신고됩니다
	해제 하시겠습니까	해제하시겠습니까
	해제 하시겠어요	해제하시겠어요
	해제 되었습니다	해제되었습니다
	해제 하였습니다	해제하였습니다
	해제 했습니다	해제했습니다
	해제 됩니다	해제됩니다
	탈퇴 하시겠습니까	탈퇴하시겠습니까
	탈퇴 하시겠어요	탈퇴하시겠어요
	탈퇴 되었습니다	탈퇴되었습니다
	탈퇴 하였습니다	탈퇴하였습니다
	탈퇴 했습니다	탈퇴했습니다
	탈퇴 됩니다	탈퇴됩니다
	업데이트 하시겠습니까	업데이트하시겠습니까
	업데이트 하시겠어요	업데이트하시겠어요
	업데이트 되었습니다	업데이트되었습니다
	업데이트 하였습니다	업데이트하였습니다
	업데이트 했습니다	업데이트했습니다
	업데이트 됩니다	업데이트됩니다
	다운로드 하시겠습니까	다운로드하시겠습니까
	다운로드 하시겠어요	다운로드하시겠어요
	다운로드 되었습니다	다운로드되었습니다
	다운로드 하였습니다	다운로드하였습니다
	다운로드 했습니다	다운로드했습니다
	다운로드 됩니다	다운로드됩니다
	발생 했습니다	발생했습니다
	발생 하였습니다	발생하였습니다
	발생 되었습니다	발생되었습니다
	실패 했습니다	실패했습니다
	실패 하였습니다	실패하였습니다
	실패 되었습니다	실패되었습니다
	완료 했습니다	완료했습니다
	완료 하였습니다	완료하였습니다
	완료 되었습니다	완료되었습니다
	만료 했습니다	만료했습니다
	만료 하였습니다	만료하였습니다
	만료 되었습니다	만료되었습니다
	중단 했습니다	중단했습니다
	중단 하였습니다	중단하였습니다
	중단 되었습니다	중단되었습니다
	할수 없	할 수 없
	할수 있	할 수 있
	될수 없	될 수 없
	될수 있	될 수 있
	찾을수 없	찾을 수 없
	찾을수 있	찾을 수 있
	열수 없	열 수 없
	열수 있	열 수 있
	볼수 없	볼 수 없
	볼수 있	볼 수 있
	불러올수 없	불러올 수 없
	불러올수 있	불러올 수 있
	되돌릴수 없	되돌릴 수 없
	되돌릴수 있	되돌릴 수 있
	보낼수 없	보낼 수 없
	보낼수 있	보낼 수 있
	읽을수 없	읽을 수 없
	읽을수 있	읽을 수 있
	않됨	안 됨
	오랫만	오랜만
	알수 없	알 수 없
	알수없	알 수 없
	할수없	할 수 없
	할수있	할 수 있
	다시한번	다시 한번
	다시 시도 해	다시 시도해
	확인 해 주	확인해 주
	입력 해 주	입력해 주
	선택 해 주	선택해 주
	설정 해 주	설정해 주
	시도 해 주	시도해 주
	연결 할 수	연결할 수
	사용 할 수	사용할 수
	삭제 할 수	삭제할 수
	저장 할 수	저장할 수
	복구 할 수	복구할 수
	취소 할 수	취소할 수
	확인 할 수	확인할 수
	변경 할 수	변경할 수
	이용 할 수	이용할 수
	접근 할 수	접근할 수
	로그인 할 수	로그인할 수
	전송 할 수	전송할 수
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
	Don't Show Again	accepted	다시 보지 않기	다시 표시하지 않기	다시 표시 안 함	다시 묻지 않기
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
number_words	시	천	만	억
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
generic_titles	Klaida	Įspėjimas	Ar norite užverti tinklalapį?	Ar tikrai to norite?	Patvirtinti	Informacija	Kažkas nutiko	Kažkas nepavyko	Įvyko klaida	Nežinoma klaida	Netikėta klaida	Patvirtinkite	Patvirtinimas	Reikalingas patvirtinimas	Ar tikrai?	Ar esate tikri?	Dėmesio	Pranešimas	Pavyko	Sėkmė	Sėkmingai	Atlikta	Baigta	Nepavyko	Oi	Svarbu	Pastaba	Problema	Pavojus	Klausimas	Ar esate įsitikinę?	Žinutė
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
generic_titles	Kļūda	Brīdinājums	Vai tiešām vēlaties to izdarīt?	Vai tiešām vēlaties?	Apstiprināt	Informācija	Kaut kas nogāja greizi	Radās kļūda	Notika kļūda	Radās problēma	Nezināma kļūda	Neparedzēta kļūda	Lūdzu, apstipriniet	Apstipriniet	Apstiprinājums	Nepieciešams apstiprinājums	Vai tiešām?	Uzmanību	Paziņojums	Ziņojums	Veiksmīgi	Izdevās	Gatavs	Pabeigts	Neizdevās	Ups	Svarīgi	Piezīme	Problēma	Bīstami	Jautājums	Ak vai	Ak nē	Vai esi pārliecināts?	Nepieciešama darbība
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
generic_titles	Ralat	Amaran	Adakah anda pasti?	Sahkan	Info	Maklumat	Ada sesuatu yang tidak kena	Sesuatu telah berlaku	Ralat berlaku	Ralat telah berlaku	Berlaku ralat	Ralat tidak diketahui	Ralat tidak dijangka	Sila sahkan	Pengesahan	Pengesahan diperlukan	Anda pasti?	Perhatian	Makluman	Pemberitahuan	Mesej	Nota	Berjaya	Selesai	Gagal	Alamak	Maaf	Penting	Masalah	Bahaya	Soalan	Oh tidak	Silap	Ralat dalaman	Ralat sistem	Tindakan diperlukan	Operasi gagal	Tahniah	Adakah anda mahu meneruskan?	Teruskan?	Cuba lagi	Sila cuba lagi	Maaf, ralat berlaku	Maaf, ada kesilapan berlaku
ongoing	sedang	menunggu
misspellings	di padam	dipadam
	di simpan	disimpan
	di hantar	dihantar
	di buang	dibuang
	di batalkan	dibatalkan
	di guna	diguna
	di sekat	disekat
	disini	di sini
	dimana	di mana
	tidak di ketahui	tidak diketahui
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
number_words	ribu	juta
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
generic_titles	Feil	Advarsel	Er du sikker?	Bekreft	Info	Informasjon	Noe gikk galt	Det oppstod en feil	Det oppsto en feil	Det har oppstått en feil	En feil oppstod	En feil oppsto	Ukjent feil	Uventet feil	Det oppstod en ukjent feil	Det oppstod et problem	Bekreftelse	Bekreftelse kreves	Vennligst bekreft	Merk	Obs	Melding	Vellykket	Suksess	Ferdig	Fullført	Mislyktes	Oops	Oi	Viktig	Problem	Fare	Spørsmål	Varsel	Dette er pinlig	Dette skulle ikke ha skjedd	Beklager	Unnskyld	Oisann	Ops	Uff da	Å nei	Hmm	Det oppsto et problem	Det har oppstått et problem	Intern feil	Systemfeil	Fatal feil	Påkrevd handling	Handling kreves	Handlingen mislyktes	Operasjonen mislyktes	Gratulerer	Vil du fortsette?	Fortsette?	Prøv igjen	Beklager, noe gikk galt	Beklager, en feil har oppstått	Oi, noe gikk galt	Oisann, noe gikk galt
accusatory	idiot	faen	din skyld	du glemte	du har glemt	du har skrevet feil	du skrev inn feil	du har skrevet inn feil	du har gjort en feil
accusatory_openings	du prøver å	du forsøker å
ongoing	pågår	venter
app_names	bilder	filer	kontakter	kalender	meldinger	helse	musikk	notater	påminnelser	kart	bøker	snarveier	hjem	vær	aksjer	innstillinger
function_words	og	er	ikke	å	det	den	du	din	vil	med	på	av	en	et	kan	har	fra	til	denne	dette	ingen	kunne	deg	være
doubled_words	som	det	den	der	har	på	til	at	er	mer	mye	i	om	de	kan	man	og	inn	av	med	for	ut	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	tusen	millioner
spelling	words	action	administrator	administrere	adresse	adressen	adresser	advarsel	akkurat	aksepter	aksepterer	aktive	aktiver	aktivere	aktiverer	aktivert	aktivitet	aktiviteter	alarmer	allerede	alltid	alternativ	alternativer	alternativet	alvorlig	anbefaler	anbefales	anbefalt	angitt	angres	antall	antallet	arkiver	arkivert	arkiverte	attributter	autentiser	autentisering	automatisk	automatiske	autotune	avansert	avanserte	avbrutt	avbryt	avbryte	avbryter	avlesninger	avslutt	avslutte	avslutter	avsluttet	avslått	avspilling	avstand	backup	bakgrunn	bakgrunnen	bakgrunnsfarge	bakover	basaldose	basert	batteri	befinner	begrenset	begrensning	begrensninger	begynn	begynne	begynner	behandle	behandling	behold	bekreft	bekrefte	bekreftelse	benyttes	beregnet	beskjed	beskjeder	beskrivelse	beskyttelse	bestemme	bestemt	bevegelse	bibliotek	biblioteker	biblioteket	bildebiblioteket	blodsukker	blodsukkeret	blodsukkermåling	blodsukkerverdi	blokker	blokkere	blokkering	blokkeringen	blokkert	blokkerte	boksen	bokstaver	bredde	breddegrad	bruker	brukere	brukeren	brukernavn	brukerstøtte	button	bygninger	corner	daglig	dashbord	database	databasen	deaktivere	deaktiverer	deaktivert	definert	deleting	deling	deltakere	dempet	demping	deretter	derfor	detail	detalj	detaljer	diagram	different	digital	direkte	display	dobbelttrykk	dokumenter	double	drikke	driver	dupliser	during	dynamisk	egendefinert	egendefinerte	egenskaper	eksempel	eksisterende	eksperimentell	eksperimentene	eksperimentet	eksporter	ekstern	eksterne	eksternt	ekstra	element	elementer	elementet	ellers	endrer	endres	endret	endring	endringene	endringer	eneste	enheten	enhetene	enhetens	enheter	enhetsnavn	enhver	enkelt	enkelte	erstatt	erstatte	estimert	etikett	etterfølgende	faktisk	familie	farger	favoritt	favoritter	feilsøking	ferdig	filnavnet	filtre	filtrere	filtypen	fingeravtrykk	finner	finnes	fjerne	fjerner	fjernet	flytte	flytter	folder	forbedre	forbindelse	foreløpig	forespørsel	forespørsler	forhold	forhåndsinnstilling	forhåndsinnstillinger	forhåndsvisning	forkast	forkaste	forlat	forlate	forlater	forlot	format	forrige	forsiktig	forsinkelse	forsinket	forskjellige	forsøk	fortell	forventet	frakoblet	frekvens	frekvensen	fremgang	fremover	fremtiden	fremtidig	fremtidige	fullfør	fullføre	fullført	fullskjerm	fullstendig	fungere	fungerer	funksjonen	funksjoner	funnet	fyller	fysisk	følgende	følger	første	gammel	general	generelle	generelt	gjelder	gjennom	gjenopprett	gjenopprette	gjenoppta	gjenstander	gjenstående	gjenstår	gjenta	gjerne	gjøres	godkjenn	godkjenning	godtar	google	grafiske	gratis	grense	grensen	gruppe	gruppen	gruppenavn	grupper	gyldig	handling	handlingen	handlinger	hardware	hastighet	hastigheten	header	hendelse	hendelser	henter	historikk	historikken	hjelpe	hjelper	hjemme	holder	horisontal	hvilke	hvilken	hvilket	hvordan	hvorfor	høyere	identifikator	ignorer	ikonet	import	importer	importere	importert	inaktiv	indikere	informasjon	ingenting	initialisere	inkluder	inkludert	innebygd	innebygde	inneholde	inneholder	innenfor	innhold	innholdet	innlogget	innlogging	innstilling	innstillingen	innstillingene	innstillinger	inntil	inspektør	installer	installere	installert	insulin	insulinfølsomhet	insulintilførsel	insulintilførselen	intern	internet	internett	intervall	invalid	invitasjon	inviter	invitert	island	justere	justering	kalender	kalibrering	kallenavn	kanaler	kanskje	kapitler	kapittel	karbohydrater	karbohydratforhold	kategori	kategorier	kildekode	klokke	klokken	knappen	knapper	koblet	koding	kolonne	kolonner	kommando	kommentar	kommentarer	kommer	kommunisere	kompass	kompatibel	konfigurasjon	konfigurasjonen	konfigurer	konfigurere	konfigurert	kontakt	kontakten	kontakter	kontroll	kontroller	konvertere	kopier	kopiere	kopiert	krasjet	krever	kreves	kritisk	kryptert	krypterte	kunngjøringer	lagrede	lagret	lagring	langsomt	laster	lastet	latest	lavere	layout	legger	lengdegrad	lengre	lenken	lenker	lesing	lettere	liggende	lisens	listen	lister	location	logger	logget	lokale	lokalt	lokasjon	lukket	lydspor	lydstyrke	lysstyrke	låseskjermen	maksimal	maksimalt	maksimum	manager	mangler	manual	manuell	manuelle	manuelt	mappen	mapper	marker	markert	markøren	maskinen	maskinvare	medier	medium	medlem	medlemmer	melding	meldingen	meldingene	meldinger	mellom	mellomlagring	mellomrom	mengde	mengden	mennesker	menyen	metadata	midlertidig	midlertidige	mikrofonen	mindre	minimere	minimum	minutt	minutter	mislykkede	mislyktes	missing	mistet	mobildata	modell	motsetning	mottar	mottatt	muligheten	multiplikator	målområde	måltid	navnet	nedenfor	nederst	nedlasting	negativ	negative	nektet	nesten	nettadresse	nettadressen	nettleser	nettsted	nettsteder	nettstedet	nettverk	normal	normalt	notater	notatet	nullstill	nummer	nyheter	nylige	nyttig	nåværende	nærheten	nærmere	nødvendig	nøkkel	nøkkelen	nøkkelring	nøyaktig	nøyaktighet	objekt	objekter	objektet	observasjoner	offentlig	offentlige	offisielle	offline	område	området	omstart	omtaler	online	oppdage	oppdaget	oppdater	oppdatere	oppdaterer	oppdateres	oppdatering	oppdateringen	oppdateringer	oppdatert	oppføringer	oppgitt	opphev	opplastet	opplasting	oppmerksom	opprett	opprette	oppretter	opprettet	opprinnelig	oppsett	oppstart	oppsto	oppstod	opptak	opptil	oransje	original	override	oversikt	overskredet	overskrider	overstyring	parameter	passord	passordet	performance	permanent	person	personal	personlig	personlige	personopplysninger	personvern	personvernerklæring	planlagt	plassering	plasseringen	playback	policy	populære	posisjon	posisjonen	posisjoner	postadresse	postadressen	privat	private	problem	problemer	problemet	profil	profilen	profiler	program	programmer	programmet	prompt	prosent	prosentandelen	prosjekter	proteiner	protokoll	provider	prøver	publisert	pumpen	punkter	påkrevd	pålogging	påminnelser	påslått	påvirke	påvirker	rapporter	raskere	rediger	redigere	redigerer	redigering	redigert	redusere	registrer	registrere	registrerer	registrering	registreringen	registrert	registrerte	regler	reinstall	reiser	rekkefølge	relative	render	resultat	resultater	retning	rettigheter	riktig	rotasjon	rutenett	safari	samlet	samlinger	sammen	samsvarer	samtale	samtalen	samtaler	script	sekund	sekunder	sekundær	sender	sendes	sending	senere	sensitive	sensitivitet	sensor	sensoren	sensorene	sensorer	sensorinnstillinger	sensors	sentrum	sertifikat	sertifikatet	server	servere	serveren	service	setting	settings	sikker	sikkerhet	sikkerhetskopi	sikkert	simulator	sjekke	skanne	skjerm	skjermbilde	skjermen	skjult	skjønner	skrevet	skrifttype	skript	skrive	skrivebeskyttet	skriver	skrudd	slette	sletter	slettet	sletting	slutter	snapshot	snarvei	software	sorter	spesifisert	spille	spilleliste	spiller	spilles	spørsmål	standard	standardinnstillinger	starter	startet	starts	starttiden	statistikk	statistikker	status	steder	stemme	stemmen	stemmer	stiger	stille	stillhet	stilte	stoppe	stopper	stoppet	større	størrelse	størrelsen	støtte	støtter	støttes	støttet	support	symboler	synkronisere	synkronisering	synkroniserte	synlig	synlige	system	systemet	systemets	systeminnstillinger	tagger	taking	target	teksten	telefon	telefonen	telefonens	temperatur	terskel	tester	tidligere	tidslinjen	tidsplan	tidspunkt	tidspunktet	tilbake	tilbakemelding	tilbakestill	tilbakestille	tilfeldig	tilgang	tilgjengelig	tilgjengelige	tilgjengelighet	tilknyttet	tilkoblet	tilkobling	tilkoblingen	tillat	tillate	tillatelse	tillatelsen	tillatelser	tillater	tillatt	tillatte	tillegg	tilleggsinformasjon	tilpass	tilpasse	tilpassede	tilpasset	tilstand	tittel	tjener	tjenere	tjeneren	tjeneste	tjenesten	tjenester	toppen	totalt	trening	trigger	trykke	trykker	uansett	uendelig	ugyldig	ugyldige	ukentlig	ukjent	umiddelbart	undertekst	undertekster	unntak	utenfor	utforsk	utføre	utføres	utført	utilgjengelig	utklippstavle	utklippstavlen	utløper	utløpt	utløser	utløsere	utløseren	utsatt	utseende	utvidelse	utvidet	utvikler	utvikleren	uventet	valgte	vanlig	vanlige	vanligvis	variable	variant	varighet	varsel	varsler	varsling	varslinger	vedlegg	vedvarende	velger	velkommen	vellykket	venner	vennligst	venstre	verdien	verdiene	verdier	verifisering	verifisert	verktøy	versjon	versjonen	versjoner	videos	videosamtale	videoveiledning	videre	videresendt	viktig	vilkår	visible	visning	visuelt	vitenskapelig	vurder	vurdere	vurdering	ytterligere	ønsker	øverst	øverste	øyeblikket	øyeblikksbilde
	except	actin	acton	addresser	aktivet	aktivvert	alternativt	angers	anges	arkivere	arkivet	arkivvert	arkivverte	attributer	automatise	avansere	avlesinger	avstad	bacup	bakgrunnfarge	baset	batterii	bedde	begrensing	begrensinger	bekkreft	bereft	berenet	bestet	bidebiblioteket	blodsukkermaling	blodsukkeråling	bloker	blokket	blokkete	blokkring	blokkringen	boken	bokker	boksstaver	breddgrad	brede	bredegrad	bruer	brukerne	brukerstøte	brukerstøtet	buker	corer	databasse	databassen	deleing	delting	deming	digram	dikke	dirkete	diver	dobbeltrykk	dobbelttykk	doble	dretter	drier	eksperimenttell	elles	ender	enders	endes	ending	endingene	endinger	enhetnavn	ensete	enste	esterne	etterfølende	etterfølgene	fager	farer	feiløking	femtiden	ferne	ferner	filte	filter	filttypen	finegravtrykk	finer	fines	fingreavtrykk	finns	fjernt	floder	flyte	flyter	folate	foler	forast	forbeder	forbere	forlatt	forlatte	forsk	forskjelligge	fortel	forøk	frakkoblet	fremgagn	fremovre	frøste	fullførre	fyler	følende	føler	følgene	førte	gelder	geneal	gjeler	gjene	gjere	gjeta	gjørs	godar	goole	gotar	grene	grenen	grenes	grupe	handing	handlig	handliner	hardare	heder	helper	hemme	heter	hetner	hoder	holer	hvile	hvilen	hvordann	høyre	iland	inhold	innbygd	innbygde	instilling	insulinfølsomhett	insulintilførsle	internnett	internt	interval	inulin	invitter	ionet	isand	jutering	kalendre	kallnavn	kapitel	kappen	kapper	kildekodde	kilekode	kloke	koier	kokke	kokken	kolet	kolone	koloner	komer	kompas	kompatible	konttakt	konttakten	konttakter	konttroll	koper	kraset	kreer	kryptere	lagede	laget	laging	lagrett	laser	laset	later	latet	leger	leing	leken	leker	lener	lenge	lengegrad	lenger	lessing	letere	liens	lisen	liser	lissens	liten	liter	loger	loget	luket	lystyrke	låseskjeren	maker	manger	mannager	manuel	marer	market	meder	medlemer	meier	meling	melingen	melingene	melinger	menge	minde	minder	minium	minuter	misslyktes	model	motar	mulighetten	navet	nedlating	neket	nesen	netet	nettdresse	nettdressen	netteser	nettseder	nettstedt	netverk	normmalt	notatett	nullstil	nærere	nøyaktighett	objet	områdde	områdt	oppetter	opplating	oranje	orginal	overridde	overskit	parametre	passering	passeringen	payback	peron	personligge	personvernerlæring	persson	plassring	plassringen	porteiner	posent	postdresse	postdressen	proffilen	proffiler	programmett	prosentadelen	provvider	punker	punter	rakere	rasere	reddiger	reddigert	reder	register	registering	registret	regitrer	reier	reintall	rekefølge	rekkeføle	renting	riser	rutenet	salet	salinger	samen	sanne	seder	seding	seendes	seere	sekke	sekkunder	semmer	sends	sener	senor	senors	serer	serverne	sette	setter	settet	sever	severe	siger	siker	sikkerhestkopi	sikkerhetkopi	sikkerhett	sille	silte	skifttype	skive	skivebeskyttet	skiver	skjem	skjeren	skjermbile	skjermblide	skjut	skjøner	skrie	skrier	skrud	skudd	skult	skund	skunder	sluter	smalet	smalinger	softare	soppe	sopper	soppet	sorer	soter	spile	spileliste	spiler	spiles	spillelite	spills	spørmål	starer	staret	stars	startett	startiden	stater	statistiker	stats	statstikk	statstikker	stattiden	steer	stier	stile	stillet	stillhett	stope	støre	stører	støte	støter	støtes	støtet	støtets	sutter	takking	tener	teneste	tenester	terkel	terning	teser	testen	teter	tidigere	tidslinen	tigger	tilbakestil	tilbakestile	tillegginformasjon	tilleggsinnformasjon	tittle	tjenerne	treing	treskel	tykke	tykker	uføre	uføres	uført	utfres	utklippstave	utklippstaven	utklipptavle	utklipptavlen	utløer	utløserne	utsende	utviklerenn	utviklerne	utøser	uutført	valget	valte	variabel	varighett	varsl	varsle	vasler	veger	veler	velkomen	velykket	vener	ventre	verdeine	verden	verdene	verder	verdin	verier	verkty	verson	versonen	vestre	vides	viere	visibel	vising	vitenskaplig	vitig
misspellings	internett tilkobling	internettilkobling
	prøv i gjen	prøv igjen
	e-post adresse	e-postadresse
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	er du sikker at	er du sikker på at
	sikker på du vil	sikker på at du vil
	passord felt	passordfelt
	bruker navn	brukernavn
	bruker navnet	brukernavnet
	e-post adressen	e-postadressen
	internett forbindelse	internettforbindelse
	internet tilkobling	internettilkobling
	nettverks feil	nettverksfeil
	nettverks tilkobling	nettverkstilkobling
	server feil	serverfeil
	telefon nummer	telefonnummer
	telefon nummeret	telefonnummeret
	feil melding	feilmelding
	dette handlingen	denne handlingen
	denne bildet	dette bildet
	dette filen	denne filen
	denne albumet	dette albumet
	dette kontoen	denne kontoen
	dette appen	denne appen
	denne passordet	dette passordet
	denne nummeret	dette nummeret
	dette meldingen	denne meldingen
	dette listen	denne listen
	igjenn	igjen
	prøv igjen senerer	prøv igjen senere
	til gjengelig	tilgjengelig
	inn stillinger	innstillinger
	foto bibliotek	fotobibliotek
	kontakt liste	kontaktliste
	spille liste	spilleliste
	posisjons tjenester	posisjonstjenester
pronouns	match	word
	applies	yes
	second	du	din	ditt	dine	dere
	first	jeg	meg	mitt	mine	vi	oss	vår	våre
	ambiguous_second	deres	deg
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
	Don't Show Again	accepted	Ikke vis igjen	Ikke spør igjen
	Later	accepted	Senere
		seen	Kanskje senere
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
generic_titles	Fout	Waarschuwing	Weet je het zeker?	Bevestig	Bevestigen	Info	Informatie	Er is iets misgegaan	Er is iets mis gegaan	Er ging iets mis	Er ging iets fout	Er is iets fout gegaan	Er is iets fout gelopen	Er is een fout opgetreden	Er is een probleem opgetreden	Onbekende fout	Onverwachte fout	Er is een onbekende fout opgetreden	Er is een onverwachte fout opgetreden	Bevestiging	Bevestiging vereist	Bevestiging nodig	Bevestig a.u.b.	Weet u het zeker?	Weet je zeker?	Zeker weten?	Let op	Opgelet	Pas op	Melding	Succes	Gelukt	Geslaagd	Mislukt	Oeps	Sorry	Opmerking	Bericht	Probleem	Belangrijk	Gevaar	Klaar	Voltooid	Gereed	Vraag	Notificatie	Alarm	Dit is gênant	Nou, dit is gênant	Dit is ongemakkelijk	Dit had niet mogen gebeuren	Het spijt ons	O nee	Oh nee	Hmm	Aandacht	Er is een probleem	Er was een probleem	Interne fout	Fatale fout	Systeemfout	Algemene fout	Actie vereist	Bewerking mislukt	Actie mislukt	De bewerking is mislukt	Bewerking voltooid	Gefeliciteerd	Wil je doorgaan?	Wilt u doorgaan?	Doorgaan?	Probeer het opnieuw	Er liep iets fout	Er liep iets mis	Sorry, er is iets misgegaan	Sorry, er ging iets mis	Oeps, er ging iets mis	Oeps, er is iets misgegaan
accusatory	idioot	sukkel	kut	verdomme	jouw schuld	uw schuld	eigen schuld	je hebt een fout gemaakt	u hebt een fout gemaakt	u heeft een fout gemaakt	je bent vergeten	u bent vergeten	je hebt het verkeerde	u hebt het verkeerde	u heeft het verkeerde	je hebt een verkeerd	u hebt een verkeerd	u heeft een verkeerd	je hebt een verkeerde	dat mag je niet	dat kun je niet doen	klootzak
accusatory_openings	je probeert	u probeert	je hebt geprobeerd	u hebt geprobeerd
ongoing	bezig	wordt geladen	worden geladen	wordt gedownload	worden gedownload	wordt verwerkt	even geduld
app_names	foto's	bestanden	contacten	agenda	berichten	gezondheid	muziek	notities	herinneringen	kaarten	boeken	mail	opdrachten	woning	instellingen	wekkers	downloads
function_words	de	het	een	van	en	niet	voor	met	op	te	zijn	dit	deze	dat	wilt	weet	je	jouw	uw	wordt	worden	kan	naar	bij	aan	om	geen	heeft
doubled_words	die	dat	je	u	zich	hij	zo	heel	is	wel	veel	er	we	het	ze	zij	dit	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	uur	duizend	miljoen	miljard
spelling	words	aanbevolen	aangemaakt	aangemeld	aangepast	aangepaste	aangetroffen	aangevraagd	aangezien	aankoop	aanmaken	aanmelden	aanpassen	aanpassing	aanpassingen	aantal	aanvullende	aanwezig	abonnement	abonnementen	accepteer	accepteren	account	accounts	achter	achtergrond	achtergrondkleur	actief	acties	actieve	activeer	activeert	activeren	activiteit	activiteiten	adressen	advertenties	afbeelding	afbeeldingen	afbreken	afgebroken	afgeleverd	afgerond	afgespeeld	afgewezen	afkomstig	aflevering	afmelden	afsluiten	afspelen	afstand	afwachting	afwezig	afwijzen	agenda	akkoord	algemeen	algemene	algoritme	alleen	altijd	andere	anderen	annuleer	annuleren	anoniem	anonieme	antwoord	antwoorden	apparaat	apparaten	applicatie	archiveren	attributen	auteur	authenticatie	authenticeren	automatisch	automatische	avatar	background	basaal	batterij	bedankt	bedoeld	bedrag	beginnen	begint	begrepen	behalve	behandeling	beheer	beheerd	beheerder	beheren	behoud	behouden	behulp	bekeken	bekend	bekende	bekijk	bekijken	belangrijk	belangrijke	bellen	beloningen	beneden	beoordeel	beoordelen	bepaald	bepaalde	bepaalt	bepalen	beperkingen	beperkt	beperkte	bereik	bereiken	bereikt	berekenen	bericht	berichten	beschadigd	beschermen	bescherming	beschikbaar	beschikbare	beschrijving	bestaande	bestaat	bestand	bestanden	bestandsnaam	bestemming	betaling	betalingen	betekent	bevatten	beveiligd	beveiligde	beveiliging	bevestig	bevestigd	bevestigen	bevestiging	bevindt	bewaar	bewaard	bewaren	beweging	bewerk	bewerken	bewerking	bewerkt	bezoek	beëindigd	beëindigen	bibliotheek	bijdragen	bijgewerkt	bijlage	bijlagen	bijnaam	bijvoorbeeld	bijwerken	binnen	binnenkort	bitcoin	bladwijzers	blijft	blijven	blokkeer	blokkeren	bluetooth	bovenkant	breedte	brengen	broncode	bronnen	browser	buitenste	camera	cameratoegang	categorie	categorieën	certificaat	commando	communiceren	community	compleet	complicatie	concept	configuratie	contact	contacten	contactpersonen	content	continue	controle	controleer	controleren	copyright	correct	creëer	creëren	daarna	daarom	dagelijks	dashboard	database	databases	deelnemen	deelnemers	default	definitief	delete	dempen	details	detecteert	device	devices	dezelfde	dichtstbijzijnde	dingen	direct	directe	display	document	domein	donker	doorgaan	download	downloaden	downloads	draaien	draait	drinken	drukken	dubbele	editor	eenheden	eenheid	eenmalig	eenvoudige	eerder	eerdere	eerste	eigenaar	elkaar	energie	enkele	ervaren	ervaring	ervoor	exacte	experimenteel	experimentele	export	exporteren	extern	externe	facebook	factor	familie	favoriet	favoriete	favorieten	feedback	filter	filteren	filters	forceer	formaat	fotobibliotheek	fouten	foutmelding	frequentie	functie	functies	functionaliteit	geaccepteerd	geactiveerd	geannuleerd	geavanceerd	geavanceerde	gebaseerd	gebeurt	gebeurtenis	gebeurtenissen	gebied	geblokkeerd	geblokkeerde	gebracht	gebruik	gebruiken	gebruiker	gebruikers	gebruikersnaam	gebruiksvoorwaarden	gebruikt	gebruikte	geconfigureerd	gecontroleerd	gedaan	gedeeld	gedeelde	gedeelte	gedempt	gedetecteerd	gedownload	gedownloade	gedrag	geduld	geforceerd	gegaan	gegeven	gegevens	geheime	geheugen	gekopieerd	gekoppeld	gekoppelde	gekozen	geladen	geldig	geldige	geleverd	gelezen	geluid	geluiden	gelukt	gemaakt	gemarkeerd	gemiddeld	gemiddelde	gemist	gemiste	genereer	geniet	genoeg	geopend	gepauzeerd	geplaatst	geregistreerd	geregistreerde	gereset	geschiedenis	geselecteerd	geselecteerde	geslaagd	gesloten	gesprek	gesprekken	gestart	gestopt	gestuurd	gesynchroniseerd	getoond	gevaar	geverifieerd	gevolgd	gevonden	gevraagd	gevraagde	geweigerd	geweldig	gewenst	gewijzigd	gewist	gezien	gezondheid	geïmporteerd	geïnstalleerd	gisteren	glucose	goedkeuring	google	grafiek	gratis	groepen	groepsnaam	grootte	groter	grotere	handeling	handig	handmatig	handmatige	haptische	hardware	hebben	helderheid	helpen	herhaal	herinner	herinneringen	herkend	hernoemen	herstart	herstel	hersteld	herstellen	hervat	hervatten	hetzelfde	hierdoor	hiermee	hieronder	hiervoor	hoeveel	hoeveelheid	hogere	hoofdletters	hoofdstuk	hoofdstukken	hoogte	horloge	houden	huidig	huidige	iedereen	iemand	impact	import	importeer	importeren	inactief	inclusief	indeling	indien	informatie	ingebouwde	ingedrukt	ingelogd	ingeschakeld	ingesteld	ingestelde	ingevoerd	ingevoerde	inhoud	inkomende	inloggegevens	inloggen	inschakelen	installatie	installeer	installeren	instellen	instelling	instellingen	instructies	interface	interne	internet	internetverbinding	interval	invloed	invoer	invoeren	inzoomen	jaarlijks	jezelf	juiste	kalibratie	kanaal	kanalen	kennis	kiezen	kijken	kleiner	klembord	kleuren	knoppen	kompas	konden	koolhydraten	kopieer	kopiëren	koppel	koppelen	koppeling	krijgen	krijgt	kritieke	kunnen	kwaliteit	laatst	laatste	labels	langer	langere	leegmaken	lengte	letters	lettertype	licentie	liggen	limiet	locatie	locaties	locatievoorzieningen	logbestanden	logboek	logboeken	loggen	lokaal	lokale	losmaken	luisteren	maandelijks	machtigingen	mailadres	makkelijk	manieren	mappen	markeer	markeren	maximaal	maximale	maximum	meerdere	meestal	meeste	melding	meldingen	mensen	metadata	methode	meting	microfoon	midden	minder	minimaal	minimale	minimum	minste	minuten	minuut	mislukt	mislukte	misschien	mobiel	mobiele	module	modules	moeten	mogelijk	mogelijke	mogelijkheid	moment	momenteel	motion	muziek	native	navigatie	negatief	negatieve	negeer	negeren	netwerk	netwerkverbinding	network	niemand	nieuwe	nieuws	nieuwste	niveau	normaal	normale	notificatie	notificaties	notitie	notities	nummer	nuttig	object	objecten	offline	omhoog	omlaag	onbekend	onbekende	onderbreken	onderdeel	onderstaande	onderste	ondersteun	ondersteund	ondersteunde	ondersteunen	ondersteuning	ondersteunt	ondertitel	ondertiteling	ongedaan	ongeldig	ongeldige	ongelezen	ongeveer	onjuist	onjuiste	onlangs	online	onmiddellijk	onmogelijk	ontbreekt	ontbreken	ontbrekende	ontdekken	ontgrendelen	onthoud	ontvang	ontvangen	ontvanger	ontvangt	ontwikkelaar	ontwikkeling	onverwacht	onverwachte	onvoldoende	oorspronkelijke	opdracht	opdrachten	openbaar	openbare	openen	opgegeven	opgehaald	opgenomen	opgeslagen	opgetreden	ophalen	opheffen	opladen	oplossen	opmerking	opname	opnemen	opnieuw	oproep	oproepen	opslaan	opslaat	opslag	opstarten	opties	optioneel	opvragen	oranje	organisatie	originele	overeen	overeenkomen	overgeslagen	overig	overige	overschreden	overschrijdt	overschrijven	overslaan	overweeg	overzicht	pagina	passen	password	pauzeren	percentage	periode	permanent	personen	persoon	persoonlijke	pictogram	pictogrammen	plaats	plaatsen	plakken	pogingen	portemonnee	positie	praten	premium	primaire	privacy	privacybeleid	private	probeer	probeert	proberen	probleem	probleemoplossing	problemen	proces	profiel	profielen	profielfoto	profile	programma	project	prompt	protocol	provider	prullenbak	public	publieke	punten	reactie	reageren	recent	recente	rechten	rechts	rechtstreeks	referentie	regels	registreer	registreren	rekening	remote	report	resolutie	resterend	resterende	resultaat	resultaten	review	richting	ruimte	safari	samenvoegen	scannen	schaal	schakel	schakelen	schema	scherm	schermafbeelding	schermen	schrijf	schrijven	screen	script	scripts	search	seconde	seconden	secret	secure	select	selecteer	selecteren	selectie	sensor	sensoren	series	servers	service	services	sessie	setting	settings	slecht	slechte	slechts	sleutel	sleutelhanger	sleutels	slimme	sluiten	snelheid	snelkoppeling	snelkoppelingen	snelle	sneller	software	sommige	sorteren	source	speciale	specifieke	speelt	spraak	staande	standaard	standaardinstellingen	stappen	startpagina	startscherm	statistieken	status	statusbalk	steeds	stoppen	sturen	succes	succesvol	suggesties	support	symbolen	synchronisatie	synchroniseer	synchroniseren	systeem	systeeminstellingen	system	tabblad	tabbladen	target	tekens	telefoon	tenzij	terugzetten	terwijl	tijdelijk	tijdelijke	tijdens	tikken	toegang	toegangscode	toegankelijk	toegankelijkheid	toegepast	toegestaan	toegestane	toegevoegd	toekomst	toekomstige	toepassen	toepassing	toestaan	toestel	toestemming	toetsenbord	toevoegen	tokens	totaal	totale	totdat	trackers	tracking	transactie	transacties	transfer	trigger	tussen	tweede	uiterlijk	uitgenodigd	uitgeschakeld	uitgevoerd	uitgezet	uitloggen	uitnodigen	uitnodiging	uitschakelen	uitvoeren	uitzetten	update	updaten	updates	upgrade	upgraden	upload	uploaden	username	valuta	vandaag	vanuit	vanwege	vastleggen	vastzetten	veelgestelde	veilig	veilige	veiligheid	velden	venster	ventilator	verander	veranderd	veranderen	verandering	veranderingen	verandert	verbannen	verberg	verbergen	verbeterde	verbeteren	verbeteringen	verbind	verbinden	verbinding	verbindingen	verboden	verbonden	verborgen	verbreken	verbroken	verder	verdergaan	verdien	vereist	vergeet	vergeten	vergrendel	vergrendeld	vergrendelen	vergrendeling	verhogen	verhoog	verhoogt	verificatie	verifieer	verifiëren	verkeerd	verkeerde	verkrijgen	verlaat	verlaten	verleden	verlenen	verliest	verloopt	verlopen	verloren	vermeldingen	vernieuwd	vernieuwen	veroorzaken	verouderd	verplaats	verplaatsen	verplaatst	verplicht	verschijnen	verschijnt	verschillende	versie	versies	versleuteld	versleutelde	versleuteling	versturen	verstuur	verstuurd	verticale	vertraging	vertrouwen	vertrouwt	vervaldatum	vervang	vervangen	vervolgens	verwacht	verwachte	verwerpen	verwijder	verwijderd	verwijderen	verwijdert	verwijst	verzamelen	verzameling	verzenden	verzoek	verzoeken	verzonden	vinden	vingerafdruk	voedsel	voegen	voeren	voldoen	volgen	volgende	volgers	volgorde	volledig	volledige	voltooid	voltooien	volume	vooraf	voorbeeld	voorbereiden	voordat	voorgrond	voorkeur	voorkeuren	voorkomen	voortgang	vooruit	voorvertoning	voorwaarden	voorzichtig	vorige	vragen	vriend	vrienden	waarde	waarden	waardes	waardoor	waarin	waarmee	waarom	waaronder	waarschijnlijk	waarschuwing	waarschuwingen	wachten	wachtwoord	wachtwoorden	wallet	wallets	wanneer	webbrowser	website	websites	weergave	weergavenaam	weergegeven	weergeven	weigeren	weinig	wekelijks	welkom	wereld	werkbalk	werkelijke	widgets	wijzig	wijzigen	wijzigingen	wijzigt	willekeurig	willekeurige	willen	winkel	wissel	wisselen	wissen	woorden	worden	zetten	zichtbaar	zoeken	zoekopdracht	zoekresultaten	zojuist	zolang	zonder	zorgen	zouden	zullen
	except	aanmeldden	accepter	acceptteer	achtergrondkeur	achterrond	actes	actiever	active	aderen	afgeleerd	afgepeeld	afgespeld	afgrond	afmeldden	afreken	afstaand	allen	andre	andree	antal	antwoordden	apparat	aties	authenticate	backgrond	basal	bedraag	beende	beenden	beereiken	beeren	beestig	behave	beijk	bekken	bekkend	benden	bepekt	bepekte	bereken	berichtten	bestaand	beweren	bewering	bijllagen	bijnam	bladijzers	bladwijzes	blokker	boenkant	bonnen	bowser	breede	buitenstee	complet	complete	complicate	contoleer	deice	deices	demen	devies	domen	downloadden	eterne	factoor	favorite	filer	fileren	filers	forcer	format	frequente	futen	gebed	gebert	gebuikt	gebuikte	gedag	gedept	gedraag	geist	gelaagd	gelden	geleen	geleerd	gelid	gelig	gelige	genet	genit	gepend	geraagd	geraagde	gerest	geruik	gesopt	gestat	getart	getond	getopt	getuurd	gevaagd	gevlogd	gewent	gewest	gewit	gezin	googel	goole	gorter	grepen	groote	handdeling	handling	hanig	heerhaal	heerstart	helen	herat	hernemen	hernomen	hersel	herstelleen	herteld	hertellen	hooge	hoorloge	importer	importteer	inden	ingerukt	ingested	installer	instelleen	interen	internee	interneverbinding	inver	inveren	keuren	kezen	kleineer	klemboord	kleren	knopen	konen	koppen	krijt	laatstee	lager	lagere	lente	licente	limit	locate	locates	logen	loogbestanden	loogboek	loogboeken	luisteen	mailaders	marker	maximal	meese	meesstal	meeting	menen	mesen	meten	miner	minimal	minium	minten	miste	mobil	mobile	momentele	moten	moule	naive	natie	navigate	negative	neger	normal	objet	oenen	opalen	opeen	opgereden	oplaat	opstartten	optionele	origineel	overweg	paassen	paats	pakken	parten	pasen	paten	person	picogram	picogrammen	plats	pompt	postie	prober	problem	process	profil	propt	pubic	puntten	rechtten	reels	reent	regeren	registeren	resolute	richtig	ruime	sannen	sappen	schal	scheren	schijf	schijven	schrijen	scrips	secondee	secreet	seeds	selecte	selectere	seller	senor	seres	serves	servies	severs	slechtte	slime	soppen	spaak	speet	spelt	sprak	staartscherm	standard	stats	stopen	success	synchroniser	tackers	tacking	teekens	teens	tergzetten	toekomt	toeppassen	toetsenboord	tokes	topassen	total	tracers	tracing	uitlogen	uitzetteen	uploadden	vagen	veder	veelden	veerberg	veerbergen	veerbinding	veerbindingen	veerboden	veerbonden	veerleden	veerloopt	veerlopen	veermeldingen	veeroorzaken	veerplaats	veerplaatsen	veerplicht	veersturen	veerstuur	veervang	veerwacht	veerzonden	vegen	velen	venter	veracht	verachte	verbid	verbogen	verden	verdin	vereerd	vereerde	veren	verenen	verest	veriest	verifier	verijst	verist	verleen	verlicht	verliet	verloot	verreken	verroken	verse	verses	vervagen	verwachtte	verweren	verwijt	verzenen	verzoden	vester	vlogen	volden	voorbereidden	voorgang	voorruit	voren	vrind	vrinden	wachtoord	wachtoorden	wachtten	walet	walets	wanner	warde	warden	weigreen	wekelijke	werkbak	wilen	winkle	woden	wooden	zeken	zoden	zogen
misspellings	gecertifcieerd	gecertificeerd
	ophet	op het
	indien je verwijderd	indien je verwijdert
	als je verwijderd	als je verwijdert
	opniuw	opnieuw
	verwijderenn	verwijderen
	wachtwoordt	wachtwoord
	verbinging	verbinding
	verbindign	verbinding
	weet u zekker	weet u zeker
	wachtwoort	wachtwoord
	wachtword	wachtwoord
	gebeurd er	gebeurt er
	verwijderen mislukd	verwijderen mislukt
	accoord	akkoord
	akkord	akkoord
	gebruikernaam	gebruikersnaam
	probeer opniew	probeer opnieuw
	opniew	opnieuw
	is gewijzigt	is gewijzigd
	is verwijdert	is verwijderd
	wordt verwijdert	wordt verwijderd
	worden verwijdert	worden verwijderd
	verwijdert worden	verwijderd worden
	bevestigt worden	bevestigd worden
	zowiezo	sowieso
	sowiso	sowieso
	e-mail adres	e-mailadres
	email adres	e-mailadres
	internet verbinding	internetverbinding
	terug gezet	teruggezet
	opgeslaan	opgeslagen
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	geannuleert	geannuleerd
	gedeelt	gedeeld
	gekopieert	gekopieerd
	geïmporteert	geïmporteerd
	geëxporteert	geëxporteerd
	geactiveert	geactiveerd
	gedeactiveert	gedeactiveerd
	geblokkeert	geblokkeerd
	geïnstalleert	geïnstalleerd
	geupload	geüpload
	geupdate	geüpdatet
	geupdatet	geüpdatet
	gesynchroniseert	gesynchroniseerd
	geregistreert	geregistreerd
	toegevoegt	toegevoegd
	ingestelt	ingesteld
	uitgeschakelt	uitgeschakeld
	ingeschakelt	ingeschakeld
	gewijzigt	gewijzigd
	mislukd	mislukt
	bereikd	bereikt
	gebruikd	gebruikt
	verzonde	verzonden
	geinstalleerd	geïnstalleerd
	geimporteerd	geïmporteerd
	geexporteerd	geëxporteerd
	geinteresseerd	geïnteresseerd
	geverifieert	geverifieerd
	geautoriseert	geautoriseerd
	gearchiveert	gearchiveerd
	gedownloadt	gedownload
	opgeslaagd	opgeslagen
	beeindigen	beëindigen
	beeindigd	beëindigd
	beëindigt worden	beëindigd worden
	wordt beëindigt	wordt beëindigd
	word verwijderd	wordt verwijderd
	word gewist	wordt gewist
	word geladen	wordt geladen
	word opgeslagen	wordt opgeslagen
	word gedeeld	wordt gedeeld
	word verzonden	wordt verzonden
	word gewijzigd	wordt gewijzigd
	word bijgewerkt	wordt bijgewerkt
	word afgesloten	wordt afgesloten
	word ondersteund	wordt ondersteund
	word gebruikt	wordt gebruikt
	niet ondersteunt worden	niet ondersteund worden
	wordt niet ondersteunt	wordt niet ondersteund
	worden niet ondersteunt	worden niet ondersteund
	is verbroke	is verbroken
	jou account	jouw account
	jou wachtwoord	jouw wachtwoord
	jou apparaat	jouw apparaat
	u wachtwoord	uw wachtwoord
	hun hebben	zij hebben
	dit foto	deze foto
	dit bestanden	deze bestanden
	deze bestand	dit bestand
	deze apparaat	dit apparaat
	deze bericht	dit bericht
	deze album	dit album
	deze item	dit item
	deze wachtwoord	dit wachtwoord
	deze nummer	dit nummer
	deze contact	dit contact
	deze gesprek	dit gesprek
	deze adres	dit adres
	deze programma	dit programma
	dit actie	deze actie
	dit lijst	deze lijst
	dit map	deze map
	dit afbeelding	deze afbeelding
	dit app	deze app
	dit groep	deze groep
	dit handeling	deze handeling
	dit functie	deze functie
	dit wijziging	deze wijziging
	het actie	de actie
	de wachtwoord	het wachtwoord
	de bestand	het bestand
	de apparaat	het apparaat
	de bericht	het bericht
	het afbeelding	de afbeelding
	het verbinding	de verbinding
	onbekend fout	onbekende fout
	onverwacht fout	onverwachte fout
	server fout	serverfout
	netwerk fout	netwerkfout
	netwerk verbinding	netwerkverbinding
	gebruikers naam	gebruikersnaam
	wacht woord	wachtwoord
	telefoon nummer	telefoonnummer
	foto bibliotheek	fotobibliotheek
	weet je zeker je	weet je zeker dat je
	weet u zeker u	weet u zeker dat u
	weet je zeker of je	weet je zeker dat je
	weet u zeker of u	weet u zeker dat u
	weet jij zeker je	weet je zeker dat je
	wilt je	wil je
	opgetreede	opgetreden
	internet connectie	internetverbinding
	weg gooien	weggooien
	af te melde	af te melden
	in loggen	inloggen
	uit loggen	uitloggen
	aan te meldden	aan te melden
	opnieuw proberem	opnieuw proberen
	probeer opnieuw later	probeer het later opnieuw
	alsjeblief	alsjeblieft
	alstublief	alstublieft
address	je	je	jij	jou	jouw
	u	u	uw	uzelf
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
	Don't Show Again	accepted	Niet meer tonen	Niet opnieuw tonen	Niet meer vragen
	Later	accepted	Later
		seen	Misschien later
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
generic_titles	ਗਲਤੀ	ਚੇਤਾਵਨੀ	ਕੀ ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ?	ਕੀ ਤੁਸੀਂ ਤਸਦੀਕ ਕਰਦੇ ਹੋ?	ਤਸਦੀਕ	ਜਾਣਕਾਰੀ	ਕੁਝ ਗਲਤ ਹੋ ਗਿਆ	ਕੁਝ ਗਲਤ ਹੋਇਆ	ਇੱਕ ਗਲਤੀ ਆਈ	ਗਲਤੀ ਆਈ	ਅਣਜਾਣ ਗਲਤੀ	ਕਿਰਪਾ ਕਰਕੇ ਪੁਸ਼ਟੀ ਕਰੋ	ਪੁਸ਼ਟੀ ਕਰੋ	ਪੁਸ਼ਟੀ	ਪੁਸ਼ਟੀ ਲੋੜੀਂਦੀ ਹੈ	ਧਿਆਨ ਦਿਓ	ਸੂਚਨਾ	ਸੁਨੇਹਾ	ਸਫਲ	ਸਫਲਤਾ	ਮੁਕੰਮਲ	ਅਸਫਲ	ਮਹੱਤਵਪੂਰਨ	ਸਮੱਸਿਆ	ਸਵਾਲ	ਅਚਾਨਕ ਗਲਤੀ
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
generic_titles	Błąd	Uwaga	Ostrzeżenie	Czy na pewno?	Jesteś pewien?	Potwierdź	Info	Informacja	Informacje	Coś poszło nie tak	Wystąpił błąd	Wystąpił nieznany błąd	Wystąpił nieoczekiwany błąd	Nieznany błąd	Nieoczekiwany błąd	Wystąpił problem	Potwierdzenie	Wymagane potwierdzenie	Proszę potwierdzić	Czy jesteś pewien?	Czy jesteś pewny?	Na pewno?	Alert	Powiadomienie	Wiadomość	Komunikat	Sukces	Powodzenie	Gotowe	Zakończono	Niepowodzenie	Nie udało się	Ups	Ojej	Ważne	Problem	Niebezpieczeństwo	Pytanie	To krępujące	To się nie powinno wydarzyć	Przepraszamy	Przepraszam	Uups	Uuuups	O nie	Hmm	Pojawił się problem	Błąd wewnętrzny	Błąd krytyczny	Błąd systemu	Wewnętrzny błąd	Wymagane działanie	Wymagana akcja	Operacja nie powiodła się	Operacja zakończona niepowodzeniem	Operacja zakończona	Gratulacje	Czy chcesz kontynuować?	Kontynuować?	Spróbuj ponownie	Przepraszamy, coś poszło nie tak	Ups, coś poszło nie tak	Ups! Coś poszło nie tak	Jesteś pewny?
accusatory	idiota	idioto	głupek	cholera	kurwa	twoja wina	popełniłeś błąd	popełniłaś błąd	wpisałeś zły	podałeś zły	podałeś złe	podałeś błędny	podałeś błędne	podałeś nieprawidłowy	podałeś nieprawidłowe	wprowadziłeś błędny	wprowadziłeś błędne	wprowadziłeś nieprawidłowy	wprowadziłeś nieprawidłowe	nie możesz tego zrobić
accusatory_openings	próbujesz
ongoing	trwa	oczekiwanie	ładowanie	wczytywanie	łączenie
app_names	zdjęcia	pliki	kontakty	kalendarz	wiadomości	zdrowie	muzyka	notatki	przypomnienia	mapy	książki	skróty	dom	pogoda	giełda	ustawienia	ustawień	ustawieniach	pobrane
function_words	nie	jest	na	się	czy	ta	lub	oraz	dla	od	po	są	został	została	ma	twoje	przez	aby
doubled_words	nie	bardzo	tak	to	co	już	się	że	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	tys	tysięcy	mln	milionów
spelling	words	access	account	administrator	adresem	adresu	adresy	adresów	akceptuj	aktualizacja	aktualizacje	aktualizacji	aktualizację	aktualizować	aktualizuj	aktualna	aktualnie	aktualności	aktualny	aktywacji	aktywne	aktywności	aktywność	aktywny	aktywnych	aktywuj	alerty	algorytm	analiza	anulowane	anulowanie	anulować	anuluj	aparat	aparatu	aplikacja	aplikacjach	aplikacjami	aplikacje	aplikacji	aplikacją	aplikację	archiwum	argumenty	atrybuty	automatyczna	automatyczne	automatycznego	automatycznie	automatyczny	autoryzacja	autoryzacji	awatar	awatara	background	badania	bardziej	bardzo	baterii	before	bezpieczeństwa	bezpieczeństwo	bezpiecznie	bezpieczny	bezpiecznym	bezpośrednie	bezpośrednio	bibliotece	biblioteka	biblioteki	bibliotekę	bieżąca	bieżące	bieżącego	bieżący	blokada	blokady	blokuj	bloków	bluetooth	brakuje	brakujące	button	będzie	będziemy	będziesz	błędów	camera	całkowicie	całkowita	całkowity	certyfikat	certyfikatu	certyfikaty	certyfikatów	chcesz	chciałbyś	chrome	chronić	chwili	chwilę	ciebie	ciemny	codziennie	cofnij	cofnąć	config	control	cyfrowy	czasie	czasowa	czcionka	czcionki	czekam	czekać	czerwony	czujnik	czujniki	czułość	czynności	czynność	czyszczenie	często	częstotliwość	członka	członków	danych	danymi	darmowy	default	delete	developer	dezaktywuj	display	dlaczego	dlatego	docelowego	dodane	dodania	dodano	dodany	dodatki	dodatkowe	dodatkowo	dodatkowy	dodatkowych	dodawania	dodawanie	dodawać	dokument	dokumenty	dokładne	dokładność	domena	domeny	domowego	domyślna	domyślne	domyślnie	domyślny	domyślnych	dopasuj	dopiero	dopóki	dostawca	dostawcy	dostosować	dostosuj	dostęp	dostępna	dostępne	dostępnego	dostępnej	dostępność	dostępny	dostępnych	dostępu	dotknij	dotknięcie	dotyczy	dotyczące	dotyczących	dowiedz	dowiedzieć	download	dowolny	dowolnym	dozwolone	dozwolonych	dołącz	dołączyć	dołączył	doświadczenie	doświadczeń	drugiej	duplikat	dwukrotnie	działa	działania	działanie	działać	dziennik	dziennika	dzienniki	dzisiaj	dzięki	dziękujemy	dziękuję	długość	dźwięk	dźwięki	dźwiękowe	dźwiękowych	dźwięku	edycji	edytor	edytować	edytuj	ekranie	ekranu	eksperymentalne	eksport	eksportu	eksportuj	element	elementu	elementy	elementów	etykieta	facebook	filmów	filtra	filtruj	filtry	fioletowy	folder	folderu	formacie	format	formatu	funkcja	funkcje	funkcji	funkcję	gdziekolwiek	generowane	generuj	godzin	godzina	godziny	godzinę	gotowe	gotowy	grafika	grafiki	głosowe	głośność	główna	główne	głównego	głównej	główny	głównym	harmonogram	historia	historii	historię	identyfikator	identyfikatora	identyfikatory	identyfikatorów	ignoruj	ilości	import	importowanie	importuj	informacja	informacje	informacji	innego	innych	innymi	instalacja	instalacji	instancji	insulin	interfejs	interfejsu	internecie	internet	internetem	internetowa	internetowe	internetowej	internetowych	internetu	istnieje	istnieją	istniejące	istniejącego	istniejący	istniejących	jakość	jasność	jednak	jednego	jednym	jedynie	jedzenie	jestem	jesteś	jeszcze	jeżeli	języka	języki	kamera	kamery	kanały	katalog	katalogi	katalogu	kategoria	kategorie	kategorii	kategorię	każdego	każdej	każdym	kierunek	klawiatura	klawisz	klient	klienta	kliknij	klucza	klucze	kluczy	kolejne	kolejności	kolejność	kolekcja	kolekcji	komentarze	komputer	komunikacji	konfiguracja	konfiguracji	konfiguracją	konfigurację	koniec	konieczne	konieczności	kontakt	kontaktu	kontakty	kontaktów	kontem	kontrola	kontrolę	kontynuowaniem	kontynuować	kontynuuj	kopiuj	korzysta	korzystając	korzystania	korzystanie	korzystać	krytyczne	którego	której	których	którym	którymi	kwadratowy	language	legacy	licencja	liczba	liczby	liczbę	licznik	limitu	litery	liście	logowania	logowanie	lokalizacja	lokalizacji	lokalizację	lokalna	lokalne	lokalnego	lokalnej	lokalnie	lokalny	lokalną	losowo	losowy	losowych	lubisz	ludzie	maksymalna	maksymalnej	maksymalnie	maksymalny	maksymalną	mapowanie	maximum	mediów	metadane	metoda	metody	miejsca	miejsce	miejscu	miesiąc	miesiącu	mikrofon	mikrofonu	minimalna	minimum	minuta	minute	missing	między	modyfikacje	modyfikacji	momencie	momentu	monitor	motywu	możemy	możesz	możliwe	możliwości	multimedia	multimedialnych	multimediów	musiał	musisz	naciśnij	naciśnięcie	nagrody	nagrywanie	nagłówka	najbardziej	najlepsze	najmniej	najnowsza	najnowsze	najnowszej	najpierw	należy	napisy	napisz	napraw	narzędzi	narzędzia	następna	następne	następnie	następny	następnym	następujący	następujących	naszej	naszym	native	natychmiast	natychmiastowe	nawiązać	nazwie	network	nieaktualna	nieaktywne	niebezpieczne	niebieski	niedostępna	niedostępne	niedostępny	niekompatybilny	niektóre	niektórych	niemożliwa	niemożliwe	nieobsługiwane	nieobsługiwany	nieoczekiwany	niepoprawne	niepoprawny	nieprawidłowa	nieprawidłowe	nieprawidłowy	nieprzeczytane	nieskompresowane	niestandardowe	niestandardowy	niestandardowych	nieudane	nieużywane	niezapisane	nieznana	nieznane	nieznany	nikomu	normalny	notatka	notatki	notatkę	nowego	nowszej	nowych	number	obecna	obecne	obecnego	obecnie	obiekt	obiekty	obliczanie	obliczenia	obrazek	obrazie	obrazka	obrazu	obrazy	obrazów	obserwuj	obserwuje	obszar	obsługiwana	obsługiwane	obsługiwany	obsługuje	ocenić	ochrona	ochrony	ochroną	oczekiwanie	oczekuje	oczekujące	odbierz	odblokować	odblokuj	odcisk	odczyt	odczytać	odczytu	odepnij	odmowa	odnaleziono	odnowić	odpowiada	odpowiedz	odpowiedzi	odpowiedź	odrzucić	odrzucone	odrzuć	odtwarzacz	odtwarzaj	odtwarzania	odtwarzanie	odwiedź	odwołany	odznacz	odzyskaj	odzyskać	odzyskiwania	odśwież	odświeżania	odświeżanie	odświeżyć	offline	ograniczenie	ograniczeń	ograniczony	ogólne	określ	określa	określić	określonym	online	opcjonalne	opcjonalnie	operacja	operacje	operacji	operacyjny	operation	operatora	opinię	oprogramowania	oprogramowanie	opublikował	opóźnienie	opłata	orientacji	osiągnięto	osobowe	osobowych	ostatni	ostatnia	ostatnich	ostatnie	ostatniego	ostatniej	ostatnim	ostatnio	ostrzeżenia	ostrzeżenie	otrzymano	otrzymasz	otrzymać	otrzymuj	otrzymujesz	otrzymywać	otwarta	otwarte	otwarty	otwieraj	otwieranie	otworzyć	otwórz	oznacz	oznacza	oznaczać	package	pakietu	pamięci	pamiętaj	pamięć	parametr	parametry	pasuje	pasujących	period	person	personal	pewien	pewność	pełnego	pierwsza	pierwsze	pierwszej	pierwszy	pierwszym	plików	pobierane	pobierania	pobieranie	pobierz	pobliżu	pobrana	pobrane	pobrania	pobrany	pobrać	poczekać	początek	początku	podane	podano	podany	podczas	podgląd	podglądu	podobnie	podpis	podpowiedzi	podręczna	podręcznej	podręczną	podstawie	podstawowa	podstawowe	podstawowy	podsumowanie	podziel	podziękowania	podłączony	pojawi	pojawią	pokazać	pokazuj	pokazuje	polecane	polityka	politykę	polubienia	polubione	pomaga	pomarańczowy	pominięte	pominąć	pomiędzy	pomocy	pomocą	pomoże	pomyślnie	ponieważ	poniżej	poniższy	ponowne	ponownego	ponownie	poprawić	poprawki	poprawny	poproś	poprzedni	poprzednia	poprzednie	poprzez	popularne	portfel	portfela	posiada	posiadasz	position	postaci	postęp	poszło	potrzebuje	potrzebujesz	potrzeby	potwierdzenia	potwierdzenie	potwierdź	powiadom	powiadomienia	powiadomienie	powiadomień	powiedz	powinien	powinieneś	powinna	powinno	powiodła	powiodło	powiązane	powiązany	powiększ	powodować	powodu	powoduje	powrót	powtórz	powyżej	poziom	poziomie	poznaj	pozostaw	pozostać	pozostałe	pozostało	pozostały	pozostałych	pozwala	pozwolenia	pozwoli	pozycja	pozycje	pozycji	pozycję	pozytywny	połącz	połączenia	połączenie	połączeń	połączone	połączono	połączony	połączyć	pośrednictwem	prawej	prawidłowy	preferencje	premium	problem	problemu	problemy	problemów	procent	proces	profil	profile	profili	profilowe	profilu	program	programie	programu	project	projekt	projektu	projekty	prosimy	proszę	protokół	prośba	prośby	prośbę	prywatna	prywatne	prywatnego	prywatności	prywatność	prywatny	prywatnym	przechowuj	przechowujemy	przechowywane	przechowywać	przeciwnym	przeciągnij	przeczytaj	przeczytane	przegląd	przeglądaj	przeglądarce	przeglądarka	przeglądarki	przeglądać	przejdź	przekazanie	przekracza	przekroczono	przeniesione	przeniesiony	przenieś	przenieść	przenoszenie	przerwane	przerwij	przesunięcie	przesuń	przesyłania	przesyłanie	przesłane	przesłania	przesłać	przetwarzania	przetwarzanie	przewijanie	przewodnik	przełącz	przełącznik	przełączyć	prześlij	przodu	przychodzące	przycisk	przyciski	przycisku	przygotowywanie	przykład	przypadku	przypnij	przyszłości	przyszłych	przytnij	przytrzymaj	przywracanie	przywrócenia	przywrócić	przywrócono	przywróć	przyznać	prędkość	publiczne	publiczny	punkty	pytania	później	płatności	płatność	raporty	rdzenie	reading	reguła	reguły	rejestracja	rejestrowanie	rejestruje	report	repozytorium	resetuj	restart	rezultacie	rodzaj	rodzaju	rozdział	rozdziały	rozdziałów	rozdzielczości	rozdzielczość	rozmiar	rozmiaru	rozmowa	rozmowy	rozmowę	rozmycie	rozpocznij	rozpocząć	rozpoczęcia	rozszerzenia	rozszerzenie	rozumiem	rozważ	rozwiązywanie	rozwiń	rozwój	ryzyko	również	różnych	ręcznie	safari	samego	samodzielnie	scanning	schemat	schowka	screen	sekcji	sekund	sensor	server	services	serwer	serwera	serwerem	serwery	serwerze	serwerów	session	siebie	sieciowe	silnik	single	skalowanie	skanowania	skanowanie	skanować	skanuj	skonfigurowane	skonfigurowania	skonfigurowano	skonfigurować	skonfiguruj	skontaktować	skontaktuj	skopiowano	skopiować	skopiuj	skrypt	skrypty	skrzynka	skróty	skrótów	software	sortuj	specjalne	sposób	spowodować	spowoduje	społeczności	społeczność	sprawdzaj	sprawdzanie	sprawdzić	sprawdź	sprzętowe	sprzętowy	spróbować	spróbuj	standard	stanie	starsze	status	statystyki	sterowanie	stracisz	strefa	string	strona	stronach	strony	stronę	strumienia	strumień	stuknij	stworzyć	stwórz	subskrypcja	subskrypcji	sugestie	support	switch	swoich	swojego	swojej	symbol	symbole	synchronizacja	synchronizacji	synchronizuj	system	systemie	systemowe	systemowy	systemu	szczegółowe	szczegóły	szczegółów	szerokość	szukaj	szybciej	szybki	szybkie	szybkiego	szybko	szybkość	szybsze	szyfrowania	szyfrowanie	takich	takiego	target	techniczną	technologii	tekstu	telefon	telefonu	testuj	tożsamości	transakcja	transakcji	transfer	transmitter	treści	trwale	trwania	trybie	trzech	twoich	twojego	twojej	tworzenie	tygodnia	tygodnie	tygodniowo	tymczasowo	tytułu	tłumaczenia	tłumaczenie	udostępniaj	udostępniane	udostępniania	udostępnianie	udostępniać	udostępnij	udostępnione	udostępnić	udział	ukończyć	ukryte	ulepszenia	ulepszyć	ulubione	ulubionych	umożliwia	umożliwić	uniknąć	update	upewnij	upload	uprawnienia	uprawnienie	uprawnień	uruchamiania	uruchom	uruchomienia	uruchomienie	uruchomieniu	uruchomiona	uruchomiony	uruchomić	urządzenia	urządzeniach	urządzeniami	urządzenie	urządzeniu	urządzeń	ustawienia	ustawieniach	ustawieniami	ustawienie	ustawień	ustawiona	ustawione	ustawiono	ustawiony	ustawić	usunie	usuniesz	usunięcie	usunięta	usunięte	usunięto	usunięty	usunąć	usuwaj	usuwając	usuwania	usuwanie	usuwać	uszkodzone	uszkodzony	usługa	usługi	utracone	utworzona	utworzone	utworzony	utworzyć	utwórz	uwierzytelniania	uwierzytelnianie	uwierzytelnienia	uwierzytelnienie	uzyskaj	uzyskać	użycia	użycie	użyciem	użyciu	użytkowania	użytkownicy	użytkownik	użytkownika	użytkownikami	użytkowników	użytku	używaj	używając	używana	używane	używany	używanych	używasz	używać	volume	wartości	wartość	warunki	ważność	wcześniej	wczoraj	wczytaj	wczytać	wczytywanie	według	wejścia	wersja	wersje	wersji	wersję	weryfikacja	weryfikacji	weryfikację	wesprzeć	wesprzyj	wewnątrz	wewnętrzne	wewnętrzny	wiadomości	wiadomość	widoczne	widoczność	widoczny	widoki	widziany	wielkość	witamy	witryny	więcej	większa	większość	większy	większą	wkrótce	wpisać	wprowadzanie	wprowadzić	wprowadzony	wprowadź	wpływu	wrażliwe	wrażliwość	wskazuje	wskazówka	wskaźnik	wskaźniki	wsparcie	wspierana	wstecz	wstrzymaj	wszelkie	wszyscy	wszystkich	wszystkie	wszystkim	wszystkimi	wszystko	wybieranie	wybierz	wybierzesz	wyboru	wybrane	wybranego	wybranej	wybrano	wybrany	wybranych	wybrać	wycisz	wyciszenie	wyciszyć	wyczyszczono	wyczyścić	wyczyść	wydaje	wydarzenie	wyeksportować	wygasa	wygasł	wygasło	wygasły	wygaśnięcia	wygenerowany	wygenerować	wygeneruj	wygląd	wygląda	wyglądu	wyjście	wykonaj	wykonane	wykonany	wykonać	wykonywanie	wykorzystanie	wykorzystuje	wykorzystywane	wykryto	wykryć	wylogować	wyloguj	wymaga	wymagaj	wymagają	wymagane	wymagania	wymagany	wymagać	wymienionych	wyniki	wyników	wypróbuj	wysoki	wysokości	wysokość	wystąpił	wysyła	wysyłaj	wysyłane	wysyłania	wysyłanie	wysyłać	wyszukaj	wyszukać	wyszukiwania	wyszukiwanie	wysłana	wysłane	wysłania	wysłanie	wysłano	wysłany	wysłać	wyzwalacz	wyłącz	wyłączenie	wyłącznie	wyłączona	wyłączone	wyłączono	wyłączony	wyłączyć	wyślij	wyświetl	wyświetla	wyświetlaj	wyświetlana	wyświetlane	wyświetlania	wyświetlany	wyświetlenia	wyświetlić	wyższa	względu	wzmianki	własna	własne	własny	własnych	właściwości	włącza	włączenie	włączona	włączone	włączono	włączony	włączyć	zaakceptuj	zaawansowane	zaawansowanych	zabezpieczenie	zablokowane	zablokowany	zablokować	zablokuj	zachowaj	zachowanie	zachować	zacznij	zacząć	zadawane	zaimportowane	zaimportować	zaimportuj	zainstalowana	zainstalowane	zainstalowano	zainstalować	zainstaluj	zajęta	zakończ	zakończenia	zakończona	zakończone	zakończono	zakończy	zakończyć	zakończył	zakres	zakresie	zakresu	zaktualizowane	zaktualizowano	zaktualizowany	zaktualizować	zaktualizuj	zakupu	zakładce	zakładek	zakładka	zakładki	zakładkę	zalecamy	zalecana	zalecane	zależności	zalogowano	zalogowany	zalogować	zaloguj	zamiast	zamierzasz	zamień	zamknij	zamknięcie	zamknięciu	zamknięta	zamknięte	zamknąć	zapamiętaj	zapasowa	zapasowe	zapasowej	zapasową	zapewnia	zapewnić	zapisana	zapisane	zapisano	zapisany	zapisanych	zapisać	zapisu	zapisuj	zapisywane	zapisywania	zapisywanie	zapisywać	zapisz	zaplanowane	zapomniałeś	zaproszenia	zaproszenie	zaproś	zarejestrowany	zarejestruj	zarządzaj	zarządzanie	zarządzać	zasady	zastosowane	zastosować	zastosuj	zastąp	zastąpić	zaszyfrowana	zaszyfrowane	zaszyfrowany	zaszyfrowanych	zatrzymaj	zatrzymane	zatrzymać	zawarte	zawartości	zawartość	zawiera	zawierają	zawierać	zawsze	zaznacz	zazwyczaj	załadować	załaduj	załącznik	załącznika	załączniki	załączników	zdalne	zdarzenie	zdarzeń	zdjęcia	zdjęcie	zdrowie	zegara	zeskanować	zeskanuj	zestaw	zewnątrz	zewnętrzne	zewnętrznego	zewnętrzny	zewnętrznych	zezwalaj	zezwolić	zezwól	zgadzam	zgodnie	zgodny	zgłaszanie	zgłosić	zgłoszenie	zielony	zmiana	zmianie	zmiany	zmianę	zmienia	zmieniona	zmienione	zmieniony	zmienić	zmienił	zmniejsz	zmniejsza	zmniejszyć	znacznie	znajduje	znajdują	znajdziesz	znajdź	znajomych	znajomym	znaków	znalezione	znaleziono	znaleźć	znikające	zobacz	zobaczyć	zostanie	zostaniesz	zostaną	zostaw	zostać	został	została	zostało	zostały	zresetowane	zresetować	zresetuj	zrobić	zrzutu	zrzuty	zweryfikowane	zweryfikowano	zweryfikować	zwiększ	zwiększa	ładowania	ładowanie	łańcuch	łączenia	łączenie	łącznie	ścieżka	ścieżki	ścieżkę	śledzenia	śledzenie	śledzić	środki	światło	źródła	źródło	źródłowy	żadnego	żadnej	żadnych	żądania	żądanie
	except	aktualne	aktyny	aktywy	apart	apartu	apparat	aresem	badana	bardo	bezpieczne	boków	bolków	buton	będów	casie	chili	chronic	chwile	cibie	codzienne	crome	czkam	czkać	człona	członów	dannych	dannymi	dodana	dodawana	dodawane	domyśla	domyśle	dostawa	dostawy	dostępy	dotkniecie	dotnij	dowidzieć	dwukrotne	dzienniak	dziki	dziękujmy	filetowy	filów	godzinna	godzinny	grafia	grafii	gówna	głowna	historie	iloci	importowane	inulin	jedak	jednie	jedyne	jenak	jeszce	jetem	kamea	kliena	kluce	kluza	kluzy	knotem	koleje	koneczne	konfiguracje	konic	konice	koniczne	kontrole	kopij	kopiju	korzystnie	kotem	kucza	kucze	licie	liczy	liczę	litry	logowana	logowane	lokale	lokalizacje	luzie	maksymalne	mapowane	medów	miedzy	minium	minta	minuet	nagrywane	naive	narody	narywanie	następie	następy	natie	nawie	niedane	niekompresowane	nieodstępna	nieodstępne	nieodstępny	nieoprawne	nieoprawny	niepoprane	niepoprany	noego	normany	numer	obierz	obliczane	oblizanie	obraza	ochronna	ochronny	ochronną	oczekiwane	oczkuje	oczkujące	oczytać	odtwarzana	odtwarzane	odwidź	odwieź	odzyskiwana	odświeżana	odświeżane	ogóle	opata	opinie	opowiada	opowiedz	oprogramowana	oprogramowane	ostania	ostanie	otarta	otarte	otarty	otwierane	pasje	peron	persson	pików	pobierana	poddane	poddano	poddany	podobne	podręczą	podsumowane	pogląd	poglądu	pogram	pojawia	pomiąć	pomoccy	pomyślne	ponowie	poobierane	poobierania	poobieranie	poosiada	poosiadasz	popis	poprany	poprawi	poprawy	porania	porać	poręczna	poręcznej	poręczną	posada	postawie	posumowanie	potwórz	potęp	powala	powidz	powidła	powidło	powoli	poziome	pozom	pozytywy	preference	process	prozę	prywata	prywaty	przechowujmy	przekazane	przesuniecie	przesyłana	przesyłane	przesłana	przesłanie	przetwarzana	przetwarzane	przewianie	przewijane	przygotowywane	przywracane	psuje	psujących	punky	punty	pytana	późnej	późnij	rdzennie	readding	rejestrowane	rozdaj	rozumem	rozwiązywane	ręczne	samodzielne	sanie	sanowania	sanowanie	sanować	sanuj	scheat	schowa	senor	serer	sever	sewer	sewera	sewerem	sewery	sewerze	sewerów	singe	singel	sinik	skalowane	skanowana	skanowane	skonfigurowana	skopuj	skryty	sowich	specjale	sprawdzane	stane	starze	stasze	stats	statystki	stefa	sterowane	sterownie	sting	stony	storna	stornach	strone	stronna	stroy	suport	sytemu	szybie	szybik	szybo	szyfrowana	szyfrowane	szyki	szysze	techniczna	technologi	teksu	testu	trale	transmiter	trawle	udostępniana	uprawienia	uprawienie	uprawień	uruchamiana	usnąć	usuniecie	usuwana	usuwane	uwierzytelniana	uwierzytelniane	użytkowana	wczytywane	wdaje	wdziany	weprzeć	weprzyj	weryfikacje	wgląd	wgląda	wglądu	wielość	wparcie	wpierana	wprowadzane	wstąpił	wszytko	wybierane	wyjcie	wykonywane	wykorzystane	wymagana	wyryto	wyryć	wysyłana	wyszukiwana	wyszukiwane	wyłania	wyłączna	wyłączne	wyłączny	wyście	włącz	włącznie	zachowane	zacznie	zajdziesz	zajdź	zakłada	zaleziono	zaleźć	zamierasz	zamkniecie	zapiano	zapiany	zapiać	zapisywana	zapominałeś	zaroszenia	zaroszenie	zaroś	zarządzane	zawierć	zblokowane	zblokowany	zblokować	zblokuj	zdane	zdawane	zdowie	zdrowe	zewnętrze	zewnętrzy	zgadam	zgaszanie	zgodne	zgody	zgonie	zgony	zgłaszane	zianie	zielny	zienia	zlecamy	zlecana	zlecane	zmierzasz	zmień	znaczne	zrządzaj	zrządzanie	zrządzać	zstąp	zstąpić	zwarte	zwartości	zwartość	zwiera	zwierają	zwierać	zzuty	zładować	zładuj	złącznik	złącznika	złączniki	złączników	ładowana	ładowane	ładownia	ładownie	łączne	łącznia	ścieka	ścieki	ściekę	świtało	żądana	żądane	żądnie
misspellings	na prawdę	naprawdę
	napewno	na pewno
	nie ma dostepu	nie ma dostępu
	conajmniej	co najmniej
	narazie	na razie
	wogóle	w ogóle
	poprostu	po prostu
	spowrotem	z powrotem
	z poza	spoza
	nie udalo	nie udało
	błedne	błędne
	błedny	błędny
	niepoprawe	niepoprawne
	hasło jest nieprawidlowe	hasło jest nieprawidłowe
	polaczenie	połączenie
	baze	bazę
	byc	być
	badz	bądź
	beda	będą
	bład	błąd
	błedu	błędu
	błedy	błędy
	ciag	ciąg
	ciagu	ciągu
	czesc	cześć
	dodac	dodać
	duze	duże
	duzy	duży
	dzien	dzień
	doł	dół
	grupe	grupę
	idz	idź
	ikone	ikonę
	ilosc	ilość
	imie	imię
	jesli	jeśli
	juz	już
	jezyk	język
	kazdy	każdy
	kodow	kodów
	ktos	ktoś
	ktora	która
	ktore	które
	ktory	który
	kołko	kółko
	liste	listę
	miec	mieć
	moga	mogą
	moze	może
	mozna	można
	musza	muszą
	mogł	mógł
	moj	mój
	nazwe	nazwę
	niz	niż
	opusc	opuść
	osob	osób
	podac	podać
	pomin	pomiń
	pomoz	pomóż
	ponow	ponów
	proby	próby
	peku	pęku
	robic	robić
	rozne	różne
	sie	się
	skrot	skrót
	swoj	swój
	słuzy	służy
	słow	słów
	takze	także
	toba	tobą
	tresc	treść
	twoj	twój
	ukryc	ukryć
	usun	usuń
	uzyj	użyj
	uzyte	użyte
	uzyty	użyty
	uzywa	używa
	uzyc	użyć
	wazne	ważne
	wazny	ważny
	wroc	wróć
	wybor	wybór
	wyjdz	wyjdź
	wymus	wymuś
	wznow	wznów
	wezeł	węzeł
	włacz	włącz
	zdjec	zdjęć
	zgode	zgodę
	zgłos	zgłoś
	zmien	zmień
	zrob	zrób
	łacza	łącza
	łacze	łącze
	śledz	śledź
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	blad	błąd
	wystapil	wystąpił
	wystąpil	wystąpił
	wystapił	wystąpił
	usunac	usunąć
	usunąc	usunąć
	usunać	usunąć
	usuniecie	usunięcie
	haslo	hasło
	hasla	hasła
	połaczenie	połączenie
	polączenie	połączenie
	polaczenia	połączenia
	połaczenia	połączenia
	urzadzenie	urządzenie
	urzadzenia	urządzenia
	zostal	został
	zostala	została
	zostalo	zostało
	zostaly	zostały
	uzytkownik	użytkownik
	uzytkownika	użytkownika
	wiadomosc	wiadomość
	wiadomosci	wiadomości
	zdjecie	zdjęcie
	zdjecia	zdjęcia
	dostep	dostęp
	dostepu	dostępu
	wlacz	włącz
	wylacz	wyłącz
	wyslij	wyślij
	wysłac	wysłać
	wyslac	wysłać
	jezeli	jeżeli
	pozniej	później
	rowniez	również
	wiecej	więcej
	wogole	w ogóle
	z pośród	spośród
	nie dostępny	niedostępny
	nie dostępne	niedostępne
	nie dostępna	niedostępna
	nie prawidłowy	nieprawidłowy
	nie prawidłowe	nieprawidłowe
	nie prawidłowa	nieprawidłowa
	nie poprawny	niepoprawny
	nie poprawne	niepoprawne
	nie poprawna	niepoprawna
	nie zapisane zmiany	niezapisane zmiany
	nie znany	nieznany
	nie znany błąd	nieznany błąd
	niemożna	nie można
	niemoże	nie może
	niema połączenia	nie ma połączenia
	niewiem	nie wiem
	odrazu	od razu
	wkońcu	w końcu
	upewnij się że	upewnij się, że
	upewnij się czy	upewnij się, czy
	pamiętaj że	pamiętaj, że
	oznacza to że	oznacza to, że
	jesteś pewien że	jesteś pewien, że
	jesteś pewny że	jesteś pewny, że
	jesteś pewna że	jesteś pewna, że
	wygląda na to że	wygląda na to, że
	przykro nam że	przykro nam, że
	czy chcesz aby	czy chcesz, aby
	czy chcesz żeby	czy chcesz, żeby
	włanczać	włączać
	włancz	włącz
	wyłanczać	wyłączać
	tą stronę	tę stronę
	tą aplikację	tę aplikację
	tą wiadomość	tę wiadomość
	tą operację	tę operację
	tą czynność	tę czynność
	tą listę	tę listę
	tą funkcję	tę funkcję
	tą notatkę	tę notatkę
	tą opcję	tę opcję
	tą playlistę	tę playlistę
	tą rozmowę	tę rozmowę
	tą grupę	tę grupę
address	ty	ty	ciebie	tobie	tobą	twój	twoja	twoje	twoją	twojego	twojej	twojemu	twoich	twoim
	pan	pan	pani	pana	panu	państwem
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
	Don't Show Again	accepted	Nie pokazuj ponownie	Nie pokazuj więcej	Nie pytaj ponownie
	Later	accepted	Później
		seen	Może później
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
generic_titles	Erro	Aviso	Tem certeza?	Confirmar	Atenção	Sucesso	Info	Informação	Informações	Algo deu errado	Algo saiu errado	Ocorreu um erro	Houve um erro	Houve um problema	Ocorreu um problema	Erro desconhecido	Erro inesperado	Por favor, confirme	Confirme	Confirmação	Confirmação necessária	Confirmação obrigatória	Confirmar ação	Você tem certeza?	Alerta	Falha	Falhou	Ops	Opa	Desculpe	Nota	Mensagem	Problema	Importante	Cuidado	Perigo	Concluído	Feito	Pergunta	Notificação	Dica	Pronto	Que constrangedor	Isso é constrangedor	Isso não deveria ter acontecido	Lamentamos	Sentimos muito	Desculpa	Oh não	Ah não	Putz	Hmm	Temos um problema	Erro interno	Erro fatal	Erro do sistema	Erro geral	Ocorreu um erro interno	Ação necessária	Ação requerida	A operação falhou	Operação falhou	Falha na operação	Operação concluída	Operação bem-sucedida	Concluído com sucesso	Parabéns	Deseja continuar?	Quer continuar?	Continuar?	Tente novamente	Por favor, tente novamente	Desculpe, ocorreu um erro	Desculpe, algo deu errado	Ops, algo deu errado	Algo correu mal
accusatory	idiota	estúpido	imbecil	burro	merda	porra	sua culpa	você errou	você digitou errado	você não pode fazer isso	não podes fazer isso	você cometeu um erro	você digitou uma senha errada	caralho
accusatory_openings	você está tentando	você tentou
ongoing_endings	ando	endo	indo
ongoing	em andamento	em curso	a carregar
function_words	um	uma	do	da	dos	das	de	é	não	para	com	sem	seu	sua	que	este	esta	você	deseja	foi	ao	na	em	por	se	está	tem
doubled_words	muito	quase	logo	não	sim	se	que	já	nos	bem	só	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	h	horas	mil	milhões	bilhões
spelling	words	abaixo	aberta	abertas	aberto	abortar	absoluto	aceder	aceitar	aceite	aceito	acessar	acesse	acessibilidade	acionar	acompanhar	acontecer	acordo	adiciona	adicionada	adicionadas	adicionado	adicionados	adicionais	adicional	adicionar	adicione	adicionou	adicioná	administrador	agradecemos	aguarda	aguardando	aguarde	ajudar	ajustar	ajuste	ajustes	alarme	aleatória	aleatório	alerta	algoritmo	alguma	algumas	alguns	alguém	alterada	alterado	alterar	alteração	alterações	altere	alternar	alternativa	alternativo	alterne	altitude	altura	amarelo	ambiente	amigos	analisar	andamento	anexar	anexos	animais	anotação	anotações	anterior	anteriores	anteriormente	antiga	antigas	antigo	antigos	anualmente	anular	análise	anônimo	anúncios	apagado	apagar	apagará	apague	aparece	aparecer	aparecerá	aparecerão	aparência	apelido	apenas	aplica	aplicadas	aplicando	aplicar	aplicativo	aplicativos	aplicação	apoiador	apoiar	aponta	apresentar	aprovar	aprovação	aproveite	aproximadamente	armazenada	armazenados	armazenamento	armazenar	armazene	arquivar	arquivo	arquivos	artigo	assinar	assinatura	assinaturas	assistir	associada	associado	associados	assunto	atalho	atalhos	atenção	atingido	ativada	ativadas	ativado	ativados	ativando	ativar	ativas	ativação	atividade	atividades	ativos	ativou	atraso	através	atributos	atualizada	atualizado	atualizados	atualizando	atualizar	atualização	atualizações	atualize	atualmente	aumenta	aumentar	ausente	ausentes	autenticado	autenticar	autentique	automaticamente	automática	automáticas	automático	automáticos	autorizado	autorizar	autorização	avaliar	avaliação	avalie	avançada	avançadas	avançado	avançar	avatar	avisos	backup	backups	baixado	baixados	baixando	baixar	baseada	baseado	benefícios	biblioteca	bloqueada	bloqueadas	bloqueado	bloqueados	bloquear	bloqueia	bloqueie	bloqueio	bluetooth	botões	brevemente	brilho	buscando	buscar	básico	bússola	cabeça	cabeçalho	cadeia	calcular	calendar	calendário	cancelar	capacidade	captura	capturar	capturas	caractere	caracteres	carregada	carregado	carregamento	carregar	central	certeza	chamada	chamadas	chamado	chamar	chegar	classificar	cliente	clique	coincidem	coleta	coleção	coloque	coluna	comece	comentário	comentários	começa	começar	comida	compacto	compartilha	compartilhadas	compartilhado	compartilhados	compartilhamento	compartilhar	compartilhe	compilação	completa	completamente	completar	complete	completo	comportamento	comprar	compras	compre	comprimento	comprimido	comprou	comunicar	comunidade	comuns	conceda	conceder	concluir	concluído	concorda	concordar	concordo	condições	conectada	conectado	conectados	conectando	conectar	conecte	conectividade	conexão	conexões	confia	configurada	configurado	configurar	configuração	configurações	configure	configurou	confirmada	confirmado	confirmar	confirmação	confirmações	confirme	confiável	conforme	conhecido	conhecidos	conjunto	conjuntos	consegue	conseguir	conseguiu	considera	considere	consigo	consulte	contactar	contacte	contacto	contactos	contador	contagem	contate	contato	contatos	contendo	conter	contexto	conteúdo	conteúdos	continua	continuar	continue	contorno	contrato	controla	controlar	controle	controles	controlo	controlos	contrário	contém	contêm	conversa	conversar	conversas	converter	convidado	convidar	convite	copiada	copiado	copiar	correio	corrente	correspondam	corresponde	correspondentes	corresponder	correta	corretamente	correto	correu	correções	corrigir	corrompido	criador	criação	criptografada	criptografado	criptografia	créditos	cuidado	cumprir	câmara	câmbio	câmera	código	códigos	decidir	defina	define	definida	definidas	definido	definidos	definir	definitivamente	definiu	definição	definições	deixar	deletar	delete	demasiado	demorar	dentro	denunciar	depende	dependendo	depois	depurar	depuração	depósito	desabilitado	desabilitar	desativa	desativada	desativadas	desativado	desativados	desativar	desative	desbloquear	desbloqueie	desbloqueio	descarregar	descartar	descentralizada	descobrir	desconectado	desconectar	desconhecido	descrição	desculpe	deseja	desempenho	desenvolvedor	desenvolvimento	desfazer	desfeita	desinstalar	desligada	desligado	desligar	deslizar	deslize	desses	destacar	destaque	destaques	destinatário	destino	desvincular	detalhe	detalhes	detectada	detectado	detectar	detecção	determinada	determinado	determinar	deteção	deveria	deverá	devido	diagnóstico	diariamente	diferente	diferentes	diferença	digital	digitalizar	digitar	digitação	digite	diminui	diminuir	dinheiro	direita	direito	direitos	direta	diretamente	direto	diretório	direção	discussão	dispensar	disponíveis	disponível	dispositivo	dispositivos	distância	diário	documentação	documento	documentos	domínio	domínios	download	downloads	duplicar	durante	duração	dígitos	editado	editar	editor	edição	efeito	efeitos	efetuar	elemento	elementos	eliminada	eliminado	eliminar	emails	embora	encerrada	encerrado	encerrar	encontra	encontrada	encontradas	encontrado	encontrados	encontrar	encontre	encontrou	encriptada	encriptado	encriptação	endereço	endereços	energia	enquanto	entanto	entendi	entendo	entidades	entrada	entradas	entrar	entrega	entregue	entrou	enviada	enviadas	enviado	enviados	enviando	enviar	enviou	equipa	equipe	errada	errado	escala	escanear	escaneie	escolha	escolhe	escolher	esconder	escreva	escrever	escrita	escuro	esgotado	especial	especialmente	especificado	especificar	específicos	espera	esperado	esperando	espere	esquecer	esqueceu	esquerda	esquerdo	esqueça	estabelecer	estado	estados	estamos	estará	estarão	estatísticas	estava	esteja	estejam	estilo	estilos	estiver	estiverem	esvaziar	etiqueta	etiquetas	evento	eventos	evitar	exatamente	excluindo	excluir	exclusão	excluída	excluídas	excluído	excluídos	exemplo	exibida	exibidas	exibido	exibidos	exibir	exibição	exigir	existe	existem	existente	existentes	expandir	experimental	experimente	experiência	expirada	expirado	expiração	expirou	explorar	explore	exportar	exportação	extensão	extensões	externa	externas	externo	extras	facilmente	faixas	falhar	falhas	falhou	faltam	faltando	familiar	família	fatores	favorita	favorito	favoritos	fazendo	fechado	fechamento	fechar	ferramenta	ferramentas	ficarão	ficheiro	ficheiros	filtrar	filtro	filtros	finalizar	fontes	formato	fornecer	fornecida	fornecidas	fornecido	fornecidos	forneça	forçar	fotografia	fotografias	frente	frequentemente	frequentes	frequência	funciona	funcionalidade	funcionalidades	funcionamento	funcionando	funcionar	funcionará	funcione	fundos	função	funções	futuras	futuro	futuros	física	físico	ganhar	garantir	gastar	gastos	gerado	geralmente	gerenciador	gerenciamento	gerenciar	gestos	glicose	global	google	gostar	gostaria	gratuita	gratuito	gravado	gravar	gravação	gravações	grupos	gráfico	grátis	guardadas	guardado	guardados	guardar	habilitada	habilitado	habilitados	habilitar	habilite	hardware	história	histórico	horizontal	horário	houver	identidade	identificador	identificar	idioma	idiomas	ignorado	ignorar	imagem	imagens	imediatamente	importado	importados	importante	importantes	importar	importação	importe	impossível	impressão	inacessível	inativo	incapaz	inclui	incluindo	incluir	incluído	incluídos	incorreta	incorretas	incorreto	indica	indicar	indisponível	individual	inesperado	infelizmente	inferior	informa	informado	informação	informações	iniciada	iniciado	inicial	inicializar	inicialização	iniciar	inicie	inscrever	inscrição	inserido	inserir	inseriu	insira	instalada	instalado	instalar	instalação	instruções	instância	insuficiente	insuficientes	integração	inteligente	interesse	interface	interior	internet	interno	interromper	intervalo	introduza	introduzir	introdução	invalido	inverter	inválida	inválido	inválidos	janela	juntar	juntos	juntou	lançamento	laranja	largura	lateral	latitude	layout	legenda	legendas	leitor	leitura	leituras	lembrar	lembre	lembrete	lembretes	letras	licença	ligada	ligado	ligação	ligações	limitada	limitado	limitações	limite	limites	limpar	limpeza	linguagem	linhas	livros	lixeira	localizar	localização	localizações	localmente	logado	longitude	lugares	maiores	maioria	maiúsculas	mantenha	manter	mantém	manual	manualmente	manutenção	mapeamento	marcado	marcador	marcados	marcar	marque	medida	medidas	medidor	melhor	melhorar	melhores	melhorias	membro	membros	memória	mensagem	mensagens	mensalmente	menções	mercado	metadados	metros	microfone	minhas	minimizar	minute	minutes	minuto	minutos	minúsculas	missão	modelo	modelos	modificado	modificar	moedas	momento	montante	mostra	mostrado	mostrando	mostrar	mostre	motivo	movido	movimento	mudança	mudanças	muitas	multimédia	máxima	máximo	método	mídias	mínima	mínimo	módulo	móveis	múltiplas	música	nativa	nativo	natureza	navegador	navegar	navegação	navegue	necessidade	necessita	necessária	necessárias	necessário	negada	negado	negativo	negociação	nenhum	nenhuma	ninguém	nomear	normal	normalmente	nossos	notificado	notificar	notificação	notificações	notícias	novamente	níveis	número	números	objeto	objetos	obrigado	obrigatório	observação	observações	observe	obtendo	obtenha	ocioso	ocorreu	oculta	ocultar	oculto	offline	oficial	online	opcional	operacional	operador	operação	operações	opinião	opções	ordenar	organizar	orientação	origem	original	outras	outros	padrão	padrões	pagamento	pagamentos	painel	palavra	palavras	parabéns	parece	participar	participe	partilha	partilhar	partir	parâmetro	passar	passos	password	pastas	pausado	pausar	pedido	pedidos	pendente	pendentes	pequena	pequeno	percentagem	percorrer	perder	perderá	perdido	perdidos	perfeito	perfil	perfis	pergunta	perguntar	perguntas	permanecer	permanente	permanentemente	permissão	permissões	permita	permitem	permitida	permitidas	permitido	permitidos	permitindo	permitir	personalizada	personalizadas	personalizado	personalizados	personalizar	personalização	período	pesquisa	pesquisando	pesquisar	pesquisas	pessoa	pessoais	pessoal	pessoas	plataforma	podemos	poderá	poderão	política	pontos	porcentagem	porque	portanto	portfólio	posição	possam	possuem	possui	possíveis	possível	postagens	precisa	precisam	precisamos	precisar	precisará	precise	preciso	precisão	predefinida	predefinido	predefinição	preencher	preenchimento	preferido	preferir	preferência	preferências	preocupe	preparar	pressionado	pressionar	pressione	pressão	pretende	previamente	previsão	primeira	primeiro	primária	primário	principais	principal	prioridade	privacidade	privada	privadas	privado	problema	problemas	processamento	processando	processar	processo	procura	procurando	procurar	procure	produção	profile	programa	programador	programas	programação	progresso	proibido	projeto	projetos	propriedade	propriedades	prosseguir	proteger	protegido	proteja	proteção	protocolo	provavelmente	provedor	proximidade	proximidades	própria	próprio	próxima	próximas	próximo	próximos	publicado	publicar	página	páginas	públicos	quadrado	quadros	quaisquer	qualidade	qualquer	quando	quantas	quantia	quantidade	quanto	quatro	quebrar	queres	questões	quiser	rapidamente	rascunho	rastreador	rastreadores	rastreamento	rastrear	realizada	realizar	realmente	reativar	recarregar	receba	recebe	receber	receberá	recebeu	recebida	recebidas	recebido	recebidos	recentemente	recolher	recomendada	recomendado	recomendamos	recompensa	recompensas	reconhecido	reconhecimento	recortar	recuperada	recuperar	recuperação	recupere	recursos	redefinidas	redefinir	redefinição	redimensionar	reduzir	reenviar	refazer	referência	registar	registe	registo	registos	registrado	registrar	registro	registros	região	regras	regular	reinicialização	reiniciar	reinicie	reinstalar	reinício	reivindicar	rejeitado	rejeitar	relatório	relatórios	relação	relógio	remota	remotas	remoto	remova	remove	remover	removida	removido	renomear	reordenar	reportar	reporte	reproduzido	reproduzir	reprodução	requer	requires	requisitos	reservados	resolução	resolver	respondendo	responder	respondeu	resposta	respostas	restante	restantes	restaurada	restaurar	restaure	restrito	resultado	resultados	resumo	retirada	retirar	retomar	retornar	retrato	revise	revisão	rotação	rápida	rápidas	rápido	rótulo	safari	saldos	saltar	salvando	salvar	salvas	salvos	secreta	secundária	secundário	secure	seguida	seguidores	seguindo	seguinte	seguintes	seguir	segunda	segundo	segundos	segura	segurança	segure	seguro	seguros	seleciona	selecionada	selecionadas	selecionado	selecionados	selecionar	selecione	selecionou	seletor	seleção	semana	semanal	semanalmente	semanas	sempre	senhas	sensibilidade	sensor	sensores	sensível	separador	servidor	servidores	serviço	serviços	sessão	significa	silenciado	silenciar	simples	sincronizando	sincronizar	sincronização	single	sistema	sobreposição	sobrescrever	social	software	solicitação	solução	somente	status	string	substitua	substituir	substituí	sucedida	sucedido	sucesso	suficiente	sugestão	sugestões	superior	suporta	suportada	suportadas	suportado	suportados	suporte	suspensão	séries	símbolo	símbolos	talvez	tamanho	também	tarefa	tarefas	telefone	telemetria	telemóvel	temperatura	temporariamente	temporizador	tenham	tensão	tentando	tentar	tentará	tentativa	tentativas	terceiros	termina	terminada	terminado	terminar	terminou	testar	totalmente	trabalhar	trabalho	traduzir	tradução	traduções	transação	transações	transferir	transferência	transferências	transfira	transmissão	transmitir	travar	trilhas	troque	tutorial	twitter	técnica	técnico	título	tópico	ultima	unidade	unidades	upgrade	upload	usadas	usados	usamos	usando	usuário	usuários	utiliza	utilizada	utilizado	utilizador	utilizadores	utilizados	utilizando	utilizar	utilização	utilize	validade	validação	valores	variar	velocidade	vender	verifica	verificada	verificado	verificando	verificar	verificação	verifique	vermelho	versão	versões	vertical	viagem	vibração	vindas	visibilidade	visitar	visite	visualizar	visualização	visualizações	visíveis	visível	voltar	volume	válida	válido	várias	vários	vídeos	ícones	índice	última	últimas	último	últimos
	except	aberas	abeta	abetas	abeto	abrotar	absolto	acceder	acceitar	acceite	acceito	accessar	accesse	accessibilidade	accionar	accompanhar	accontecer	accordo	acetar	acete	aceto	acoinar	aconteccer	acordoo	adicciona	adiccionada	adiccionadas	adiccionado	adiccionados	adiccionais	adiccional	adiccionar	adiccione	adiccionou	adiccioná	adicionas	agradeccemos	aguada	aguara	aguardado	aivado	aivados	alare	alarem	aleta	aletra	aletrada	aletrado	aletrar	aletre	algum	alteada	alteado	altear	alteação	alteações	alterativa	alterativo	aluma	alumas	aluns	alura	amenta	amentar	analise	analmente	anear	animas	animis	annular	anonimo	anteriors	anuar	anúnccios	apagara	aparecce	apareccer	apareccerá	apareccerão	aparecera	aparênccia	apensa	apesentar	apicadas	apliactivo	apliactivos	apliacção	aplicado	aplicca	apliccadas	apliccando	apliccar	apliccativo	apliccativos	apliccação	aplictaivo	aplictaivos	aplictivo	aplictivos	aplicçaão	aplicção	apneas	apota	aprece	aproar	aquivo	aquivos	arquio	arquios	assocada	assocado	assocados	assocciada	assocciado	assocciados	assuno	atias	atitude	atrigo	atura	austar	auste	austes	autenticcado	autenticcar	automaticcamente	automáticca	automáticcas	automáticco	automáticcos	avalar	avale	avalei	avios	bacckup	bacckups	backus	bacup	baiado	baiados	baiando	baiar	basada	basado	baxado	baxados	benefíccios	bibliotecca	bloqueai	bloqueei	boqueada	boqueadas	boqueado	boqueados	boquear	boqueia	boqueie	boqueio	botes	botoes	buscado	busccando	busccar	bussola	básicco	básio	calccular	camada	camadas	cambio	camera	canccelar	canelar	capaccidade	carateres	carreada	carreado	carreamento	carrear	ccabeça	ccabeçalho	ccadeia	ccalcular	ccalendar	ccalendário	ccancelar	ccapacidade	ccarregada	ccarregado	ccarregamento	ccarregar	ccentral	ccerteza	cchamada	cchamadas	cchamado	cchamar	cchegar	cclassificar	ccliente	cclique	ccoincidem	ccoleta	ccoleção	ccoloque	ccoluna	ccomece	ccomentário	ccomentários	ccomeça	ccomeçar	ccomida	ccompartilha	ccompartilhadas	ccompartilhado	ccompartilhados	ccompartilhamento	ccompartilhar	ccompartilhe	ccompilação	ccompleta	ccompletamente	ccompletar	ccomplete	ccompleto	ccomportamento	ccomprar	ccompras	ccompre	ccomprimento	ccomprimido	ccomprou	ccomunicar	ccomunidade	ccomuns	cconceda	cconceder	cconcluir	cconcluído	cconcorda	cconcordar	cconcordo	ccondições	cconexão	cconexões	cconfia	cconfigurada	cconfigurado	cconfigurar	cconfiguração	cconfigurações	cconfigure	cconfigurou	cconfirmada	cconfirmado	cconfirmar	cconfirmação	cconfirmações	cconfirme	cconfiável	cconforme	cconhecido	cconhecidos	cconjunto	cconjuntos	cconsegue	cconseguir	cconseguiu	cconsidera	cconsidere	cconsigo	cconsulte	ccontador	ccontagem	ccontate	ccontato	ccontatos	ccontendo	cconter	ccontexto	cconteúdo	cconteúdos	ccontinua	ccontinuar	ccontinue	ccontorno	ccontrato	ccontrola	ccontrolar	ccontrole	ccontroles	ccontrolo	ccontrolos	ccontrário	ccontém	ccontêm	cconversa	cconversar	cconversas	cconverter	cconvidado	cconvidar	cconvite	ccopiada	ccopiado	ccopiar	ccorreio	ccorrente	ccorrespondam	ccorresponde	ccorrespondentes	ccorresponder	ccorreta	ccorretamente	ccorreto	ccorreu	ccorreções	ccorrigir	ccorrompido	ccriador	ccriação	ccréditos	ccuidado	ccumprir	ccâmara	ccâmbio	ccâmera	ccódigo	ccódigos	cegar	cental	ciador	ciente	classificcar	cloque	cofia	cofiável	coinccidem	colta	comecce	cometário	cometários	comia	compar	compete	compleat	comuniccar	comus	conato	conatos	concceda	concceder	conccluir	conccluído	conccorda	conccordar	conccordo	conetada	conetado	conetados	conetando	conetar	conete	conetividade	conexo	conheccido	conheccidos	consultee	contactee	contacts	contatar	contem	contr	contrario	controls	copada	copado	copar	copilação	copras	coreio	coreto	coreu	correa	correspondents	correte	correões	cotador	cotexto	covite	criptografa	criptografai	códio	códios	debloquear	debloqueie	debloqueio	deccidir	decentralizada	definia	definias	deligada	deligado	deligar	dento	denuncciar	depene	deposito	desbloqueei	descarar	desccarregar	desccartar	desccentralizada	desccobrir	descconhecido	desccrição	descculpe	desconheccido	desempeno	deses	desfeia	desfita	desliada	desliado	desliar	deslie	destaccar	desvinccular	detetada	detetado	detetar	devera	diagnostico	diagnósticco	dieta	diretos	dirito	diritos	disccussão	distancia	distânccia	doccumentação	doccumento	doccumentos	documents	dupliccar	duraço	dário	elements	emborra	enanto	enccerrada	enccerrado	enccerrar	enccontra	enccontrada	enccontradas	enccontrado	enccontrados	enccontrar	enccontre	enccontrou	encerada	encerado	encerar	encontroou	encritação	enrega	enregue	entada	entadas	envaida	envaidas	envaido	envida	envidas	envido	envira	erada	erado	escanar	escaneei	esccala	esccanear	esccaneie	esccolha	esccolhe	esccolher	escconder	esccreva	esccrever	esccrita	esccuro	escola	especcial	especcialmente	especcificado	especcificar	especcíficos	especificcado	especificcar	específiccos	esqueccer	esquecceu	estabeleccer	estatísticcas	estio	estios	esvazar	eterna	eternas	eterno	etilo	etilos	events	exccluindo	exccluir	excclusão	exccluída	exccluídas	exccluído	exccluídos	excluso	excluía	excluías	exibia	exibias	exite	exitem	exortar	exortação	experiencia	experiente	experiênccia	expiada	expiado	expiação	expiou	exste	exstem	extenso	externs	faccilmente	faias	falam	falando	falar	falas	falou	faltado	fecchado	fecchamento	fecchar	fiarão	ficcarão	ficcheiro	ficcheiros	fixas	fones	fonts	forcar	forneccer	forneccida	forneccidas	forneccido	forneccidos	fornecia	fornecias	fotografa	fotografai	fotografais	fotografas	frene	frequents	frequênccia	frete	funcciona	funccionalidade	funccionalidades	funccionamento	funccionando	funccionar	funccionará	funccione	funcionado	funcionara	funds	físcia	físicca	físicco	gatar	gatos	gavado	gavar	geado	gerencciador	gerencciamento	gerencciar	gesos	gliccose	gliose	goole	gostara	grado	gratis	gráficco	gráfio	historia	históricco	hover	identificcador	identificcar	idioms	images	impresso	inaccessível	inccapaz	incclui	inccluindo	inccluir	inccluído	inccluídos	inccorreta	inccorretas	inccorreto	incessível	inciada	inciado	inciar	incie	includo	india	indicca	indiccar	inerido	inerir	ineriu	inferir	inicciada	inicciado	iniccial	iniccializar	iniccialização	inicciar	iniccie	inorado	inorar	insccrever	insccrição	insperado	instancia	instânccia	insuficciente	insuficcientes	interação	interfacce	invalida	jutos	lanamento	laçamento	lebre	legends	leitra	leitras	lembar	lembe	leras	letas	liada	liado	liação	liações	liccença	licena	limar	limits	linas	liros	litor	litura	lituras	livos	loado	loccalizar	loccalização	loccalizações	loccalmente	luares	lugres	maires	maiúscculas	manal	mantena	manul	maores	maque	marado	marador	marados	marar	marccado	marccador	marccados	marccar	marquee	mater	maxima	medas	media	mediad	medias	melhorais	melhoras	memoria	menagem	menagens	merccado	meros	miccrofone	minas	minima	minto	minuet	minuets	minuo	minusculas	minúscculas	misso	mitas	modas	models	modificcado	modificcar	modulo	moimento	montane	moveis	multimedia	musica	mutias	mínio	músicca	natio	neccessidade	neccessita	neccessária	neccessárias	neccessário	negocciação	noticias	notifiacção	notifiacções	notificcado	notificcar	notificcação	notificcações	notificçaão	notificçaões	notificção	notificções	notíccias	numero	obervação	obervações	occioso	occorreu	occulta	occultar	occulto	ocular	official	oficcial	opccional	operaccional	opões	orgiem	ouras	ouros	outas	padres	padro	pagina	paginas	palava	palavas	panel	parabens	parecce	parir	particcipar	particcipe	parâmero	parão	parões	pasts	patas	patilha	pedente	pedentes	pegunta	peguntar	peguntas	peido	peidos	pendents	pequisa	pequisas	perccentagem	perccorrer	perdera	peril	peris	perita	peritem	permaneccer	permitia	permitias	pesquisado	pinel	podrão	politica	políticca	poque	porccentagem	portfolio	posam	possem	possum	postages	potagens	potos	preccisa	preccisam	preccisamos	preccisar	preccisará	preccise	precciso	preccisão	prece	precisara	precismos	precorrer	predefinia	preder	preenccher	preencchimento	prefeito	preferencia	preferencias	preferênccia	preferênccias	pregunta	preguntar	preguntas	preoccupe	presso	previso	primaria	primera	primero	princcipais	princcipal	principias	privaccidade	problems	proccessamento	proccessando	proccessar	proccesso	proccura	proccurando	proccurar	proccure	processado	procurado	proeja	programs	prolema	prolemas	propria	proprio	protea	protoccolo	proxima	proximo	publiccado	publiccar	pulicado	pulicar	púbicos	públiccos	qantas	quado	quados	quanta	quants	quarado	quaro	quarto	queers	rasccunho	rasteador	rasteadores	rasteamento	rastear	realente	reação	reccarregar	recceba	reccebe	recceber	recceberá	reccebeu	reccebida	reccebidas	reccebido	reccebidos	reccentemente	reccolher	reccomendada	reccomendado	reccomendamos	reccompensa	reccompensas	recconhecido	recconhecimento	reccortar	reccuperada	reccuperar	reccuperação	reccupere	reccursos	recebera	recebia	recebias	reconheccido	reconheccimento	redefinias	referencia	referênccia	regas	regio	registado	registra	regão	reiniccialização	reinicciar	reiniccie	reinicio	reiníccio	reivindiccar	remoa	remoas	remoer	remoo	removia	reposta	repostas	resmo	ressumo	restate	restates	restito	retante	retantes	revindicar	reviso	revisse	rotulo	rápia	rápias	sados	safai	salas	salos	salvado	savas	seccreta	seccundária	seccundário	seccure	secundaria	segre	segua	segue	seguia	seguido	seguo	selecciona	seleccionada	seleccionadas	seleccionado	seleccionados	seleccionar	seleccione	seleccionou	senas	senor	senores	sensors	series	sesso	sigle	significca	silencciado	silencciar	simbolo	sinccronizando	sinccronizar	sinccronização	sincronizado	singe	sobresccrever	soccial	soliccitação	solictação	solictiação	soliictação	soluço	somete	stats	sting	substitui	succedida	succedido	successo	sucedia	suficciente	sugesto	suspenso	temorizador	tenar	tenso	tentado	tentara	tercceiros	termia	tesar	tesão	tetando	tetar	tetará	tilhas	titter	titulo	toque	torque	transferênccia	transferênccias	transira	trilas	téccnica	téccnico	técnicca	técnicco	tópicco	uadas	uados	usado	vagem	vaiar	vaidade	valida	valido	varar	varias	veloccidade	verifiacção	verificca	verificcada	verificcado	verificcando	verificcar	verificcação	verificçaão	verificção	verses	verso	verticcal	verão	verões	vidas	videos	vigem	vinas	viração	vistar	viste	volar	votar	vália	válio	íccones	índicce
misspellings	porfavor	por favor
	não possível	não foi possível
	tem certeza que quer to	tem certeza de que quer
	quer to	quer
	conexao	conexão
	atualizacao	atualização
	notificacao	notificação
	localizacao	localização
	sera	será
	ja existe	já existe
	numero	número
	ultimo	último
	tambem	também
	possivel	possível
	disponivel	disponível
	invalido	inválido
	invalida	inválida
	valido	válido
	conteudo	conteúdo
	usuarios	usuários
	tente novamentee	tente novamente
	excluido	excluído
	autenticacao	autenticação
	operacao	operação
	opcoes	opções
	versao	versão
	permissao	permissão
	sessao	sessão
	atras	atrás
	aviao	avião
	acao	ação
	botao	botão
	ecra	ecrã
	entao	então
	estao	estão
	facil	fácil
	irao	irão
	medio	médio
	midia	mídia
	movel	móvel
	nao	não
	nivel	nível
	opcao	opção
	preco	preço
	razao	razão
	saude	saúde
	serao	serão
	secao	seção
	sao	são
	tras	trás
	visao	visão
	voce	você
	vao	vão
	usuario	usuário
	informacoes	informações
	configuracoes	configurações
	codigo	código
	excessão	exceção
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	esta disponível	está disponível
	não esta	não está
	esta conectado	está conectado
	esta ativado	está ativado
	esta desativado	está desativado
	esta instalado	está instalado
	esta bloqueado	está bloqueado
	esta sendo	está sendo
	esta prestes	está prestes
	esta usando	está usando
	esta vazio	está vazio
	esta cheio	está cheio
	já esta	já está
	você esta	você está
	mas tarde	mais tarde
	mas informações	mais informações
	ja	já
	apos	após
	atraves	através
	alem	além
	ninguem	ninguém
	alguem	alguém
	tera	terá
	podera	poderá
	devera	deverá
	havera	haverá
	estara	estará
	isso ira	isso irá
	musica	música
	musicas	músicas
	pagina	página
	paginas	páginas
	audio	áudio
	episodio	episódio
	episodios	episódios
	historico	histórico
	calendario	calendário
	relatorio	relatório
	obrigatorio	obrigatório
	necessario	necessário
	temporario	temporário
	proprio	próprio
	propria	própria
	inicio	início
	memoria	memória
	servico	serviço
	servicos	serviços
	endereco	endereço
	enderecos	endereços
	comecar	começar
	licenca	licença
	seguranca	segurança
	mudancas	mudanças
	alteracoes	alterações
	alteracao	alteração
	conexoes	conexões
	sincronizacao	sincronização
	verificacao	verificação
	exclusao	exclusão
	instalacao	instalação
	aplicacao	aplicação
	selecao	seleção
	exportacao	exportação
	importacao	importação
	restauracao	restauração
	gravacao	gravação
	descricao	descrição
	maximo	máximo
	minimo	mínimo
	unico	único
	publico	público
	automatico	automático
	rapido	rápido
	concerteza	com certeza
	houveram erros	houve erros
	ocorreu uma erro	ocorreu um erro
	ocorreu um falha	ocorreu uma falha
	um erro desconhecida	um erro desconhecido
	este ação	esta ação
	este foto	esta foto
	esta arquivo	este arquivo
	esta dispositivo	este dispositivo
	este conta	esta conta
	este imagem	esta imagem
	este mensagem	esta mensagem
	este música	esta música
	este lista	esta lista
	esta usuário	este usuário
	esta álbum	este álbum
	senha incorreto	senha incorreta
	senha inválido	senha inválida
	tente novamento	tente novamente
	tente de novamente	tente novamente
	conecte-se a internet	conecte-se à internet
	devido a falta	devido à falta
	agente precisa	a gente precisa
	derrepente	de repente
	porisso	por isso
	apartir	a partir
	nao ha	não há
	beneficiente	beneficente
	previlégio	privilégio
	previlégios	privilégios
	excessões	exceções
	ítem	item
	ítens	itens
	impecílio	empecilho
	está ação	esta ação
	está aplicação	esta aplicação
	está conta	esta conta
	está opção	esta opção
	está imagem	esta imagem
	está foto	esta foto
	está função	esta função
	está versão	esta versão
	está página	esta página
	está pasta	esta pasta
	está conversa	esta conversa
	está sessão	esta sessão
	está senha	esta senha
	está mensagem	esta mensagem
	está música	esta música
	está nota	esta nota
	está operação	esta operação
	está gravação	esta gravação
	está assinatura	esta assinatura
	está compra	esta compra
	está informação	esta informação
	está configuração	esta configuração
	está janela	esta janela
	está tela	esta tela
	está pergunta	esta pergunta
	está categoria	esta categoria
	está coleção	esta coleção
	está cópia	esta cópia
	está localização	esta localização
	está palavra-passe	esta palavra-passe
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
	Don't Show Again	accepted	Não mostrar novamente	Não perguntar novamente	Não exibir novamente
	Later	accepted	Mais tarde	Depois	Mais Tarde
		seen	Talvez mais tarde	Lembrar mais tarde
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
generic_titles	Erro	Aviso	Tem a certeza?	Confirmar	Atenção	Sucesso	Info	Informação	Informações	Algo correu mal	Ocorreu um erro	Houve um erro	Houve um problema	Ocorreu um problema	Erro desconhecido	Erro inesperado	Por favor, confirme	Confirme	Confirmação	Confirmação necessária	Confirmar ação	Tens a certeza?	Alerta	Falha	Falhou	Ups	Desculpe	Nota	Mensagem	Problema	Importante	Cuidado	Perigo	Concluído	Pergunta	Notificação	Dica	Pronto	Lamentamos	Pedimos desculpa	Desculpa	Oh não	Hmm	Erro interno	Erro fatal	Erro do sistema	Ocorreu um erro interno	Ação necessária	A operação falhou	Falha na operação	Operação concluída	Parabéns	Deseja continuar?	Quer continuar?	Continuar?	Tente novamente	Desculpe, algo correu mal	Isto não devia ter acontecido	Tem certeza?
accusatory	idiota	estúpido	imbecil	merda	culpa sua	culpa tua	não podes fazer isso	não pode fazer isso	cometeu um erro
accusatory_openings	está a tentar	estás a tentar	tentou
ongoing_endings	ando	endo	indo
ongoing	em andamento	em curso	a carregar
number_words	h	horas	mil	milhões
spelling	words	abaixo	aberta	abertas	aberto	abortar	absoluto	aceder	aceitar	aceite	aceito	acessar	acesse	acessibilidade	acionar	acompanhar	acontecer	acordo	adiciona	adicionada	adicionadas	adicionado	adicionados	adicionais	adicional	adicionar	adicione	adicionou	adicioná	administrador	agradecemos	aguarda	aguardando	aguarde	ajudar	ajustar	ajuste	ajustes	alarme	aleatória	aleatório	alerta	algoritmo	alguma	algumas	alguns	alguém	alterada	alterado	alterar	alteração	alterações	altere	alternar	alternativa	alternativo	alterne	altitude	altura	amarelo	ambiente	amigos	analisar	andamento	anexar	anexos	animais	anotação	anotações	anterior	anteriores	anteriormente	antiga	antigas	antigo	antigos	anualmente	anular	análise	anônimo	anúncios	apagado	apagar	apagará	apague	aparece	aparecer	aparecerá	aparecerão	aparência	apelido	apenas	aplica	aplicadas	aplicando	aplicar	aplicativo	aplicativos	aplicação	apoiador	apoiar	aponta	apresentar	aprovar	aprovação	aproveite	aproximadamente	armazenada	armazenados	armazenamento	armazenar	armazene	arquivar	arquivo	arquivos	artigo	assinar	assinatura	assinaturas	assistir	associada	associado	associados	assunto	atalho	atalhos	atenção	atingido	ativada	ativadas	ativado	ativados	ativando	ativar	ativas	ativação	atividade	atividades	ativos	ativou	atraso	através	atributos	atualizada	atualizado	atualizados	atualizando	atualizar	atualização	atualizações	atualize	atualmente	aumenta	aumentar	ausente	ausentes	autenticado	autenticar	autentique	automaticamente	automática	automáticas	automático	automáticos	autorizado	autorizar	autorização	avaliar	avaliação	avalie	avançada	avançadas	avançado	avançar	avatar	avisos	backup	backups	baixado	baixados	baixando	baixar	baseada	baseado	benefícios	biblioteca	bloqueada	bloqueadas	bloqueado	bloqueados	bloquear	bloqueia	bloqueie	bloqueio	bluetooth	botões	brevemente	brilho	buscando	buscar	básico	bússola	cabeça	cabeçalho	cadeia	calcular	calendar	calendário	cancelar	capacidade	captura	capturar	capturas	caractere	caracteres	carregada	carregado	carregamento	carregar	central	certeza	chamada	chamadas	chamado	chamar	chegar	classificar	cliente	clique	coincidem	coleta	coleção	coloque	coluna	comece	comentário	comentários	começa	começar	comida	compacto	compartilha	compartilhadas	compartilhado	compartilhados	compartilhamento	compartilhar	compartilhe	compilação	completa	completamente	completar	complete	completo	comportamento	comprar	compras	compre	comprimento	comprimido	comprou	comunicar	comunidade	comuns	conceda	conceder	concluir	concluído	concorda	concordar	concordo	condições	conectada	conectado	conectados	conectando	conectar	conecte	conectividade	conexão	conexões	confia	configurada	configurado	configurar	configuração	configurações	configure	configurou	confirmada	confirmado	confirmar	confirmação	confirmações	confirme	confiável	conforme	conhecido	conhecidos	conjunto	conjuntos	consegue	conseguir	conseguiu	considera	considere	consigo	consulte	contactar	contacte	contacto	contactos	contador	contagem	contate	contato	contatos	contendo	conter	contexto	conteúdo	conteúdos	continua	continuar	continue	contorno	contrato	controla	controlar	controle	controles	controlo	controlos	contrário	contém	contêm	conversa	conversar	conversas	converter	convidado	convidar	convite	copiada	copiado	copiar	correio	corrente	correspondam	corresponde	correspondentes	corresponder	correta	corretamente	correto	correu	correções	corrigir	corrompido	criador	criação	criptografada	criptografado	criptografia	créditos	cuidado	cumprir	câmara	câmbio	câmera	código	códigos	decidir	defina	define	definida	definidas	definido	definidos	definir	definitivamente	definiu	definição	definições	deixar	deletar	delete	demasiado	demorar	dentro	denunciar	depende	dependendo	depois	depurar	depuração	depósito	desabilitado	desabilitar	desativa	desativada	desativadas	desativado	desativados	desativar	desative	desbloquear	desbloqueie	desbloqueio	descarregar	descartar	descentralizada	descobrir	desconectado	desconectar	desconhecido	descrição	desculpe	deseja	desempenho	desenvolvedor	desenvolvimento	desfazer	desfeita	desinstalar	desligada	desligado	desligar	deslizar	deslize	desses	destacar	destaque	destaques	destinatário	destino	desvincular	detalhe	detalhes	detectada	detectado	detectar	detecção	determinada	determinado	determinar	deteção	deveria	deverá	devido	diagnóstico	diariamente	diferente	diferentes	diferença	digital	digitalizar	digitar	digitação	digite	diminui	diminuir	dinheiro	direita	direito	direitos	direta	diretamente	direto	diretório	direção	discussão	dispensar	disponíveis	disponível	dispositivo	dispositivos	distância	diário	documentação	documento	documentos	domínio	domínios	download	downloads	duplicar	durante	duração	dígitos	editado	editar	editor	edição	efeito	efeitos	efetuar	elemento	elementos	eliminada	eliminado	eliminar	emails	embora	encerrada	encerrado	encerrar	encontra	encontrada	encontradas	encontrado	encontrados	encontrar	encontre	encontrou	encriptada	encriptado	encriptação	endereço	endereços	energia	enquanto	entanto	entendi	entendo	entidades	entrada	entradas	entrar	entrega	entregue	entrou	enviada	enviadas	enviado	enviados	enviando	enviar	enviou	equipa	equipe	errada	errado	escala	escanear	escaneie	escolha	escolhe	escolher	esconder	escreva	escrever	escrita	escuro	esgotado	especial	especialmente	especificado	especificar	específicos	espera	esperado	esperando	espere	esquecer	esqueceu	esquerda	esquerdo	esqueça	estabelecer	estado	estados	estamos	estará	estarão	estatísticas	estava	esteja	estejam	estilo	estilos	estiver	estiverem	esvaziar	etiqueta	etiquetas	evento	eventos	evitar	exatamente	excluindo	excluir	exclusão	excluída	excluídas	excluído	excluídos	exemplo	exibida	exibidas	exibido	exibidos	exibir	exibição	exigir	existe	existem	existente	existentes	expandir	experimental	experimente	experiência	expirada	expirado	expiração	expirou	explorar	explore	exportar	exportação	extensão	extensões	externa	externas	externo	extras	facilmente	faixas	falhar	falhas	falhou	faltam	faltando	familiar	família	fatores	favorita	favorito	favoritos	fazendo	fechado	fechamento	fechar	ferramenta	ferramentas	ficarão	ficheiro	ficheiros	filtrar	filtro	filtros	finalizar	fontes	formato	fornecer	fornecida	fornecidas	fornecido	fornecidos	forneça	forçar	fotografia	fotografias	frente	frequentemente	frequentes	frequência	funciona	funcionalidade	funcionalidades	funcionamento	funcionando	funcionar	funcionará	funcione	fundos	função	funções	futuras	futuro	futuros	física	físico	ganhar	garantir	gastar	gastos	gerado	geralmente	gerenciador	gerenciamento	gerenciar	gestos	glicose	global	google	gostar	gostaria	gratuita	gratuito	gravado	gravar	gravação	gravações	grupos	gráfico	grátis	guardadas	guardado	guardados	guardar	habilitada	habilitado	habilitados	habilitar	habilite	hardware	história	histórico	horizontal	horário	houver	identidade	identificador	identificar	idioma	idiomas	ignorado	ignorar	imagem	imagens	imediatamente	importado	importados	importante	importantes	importar	importação	importe	impossível	impressão	inacessível	inativo	incapaz	inclui	incluindo	incluir	incluído	incluídos	incorreta	incorretas	incorreto	indica	indicar	indisponível	individual	inesperado	infelizmente	inferior	informa	informado	informação	informações	iniciada	iniciado	inicial	inicializar	inicialização	iniciar	inicie	inscrever	inscrição	inserido	inserir	inseriu	insira	instalada	instalado	instalar	instalação	instruções	instância	insuficiente	insuficientes	integração	inteligente	interesse	interface	interior	internet	interno	interromper	intervalo	introduza	introduzir	introdução	invalido	inverter	inválida	inválido	inválidos	janela	juntar	juntos	juntou	lançamento	laranja	largura	lateral	latitude	layout	legenda	legendas	leitor	leitura	leituras	lembrar	lembre	lembrete	lembretes	letras	licença	ligada	ligado	ligação	ligações	limitada	limitado	limitações	limite	limites	limpar	limpeza	linguagem	linhas	livros	lixeira	localizar	localização	localizações	localmente	logado	longitude	lugares	maiores	maioria	maiúsculas	mantenha	manter	mantém	manual	manualmente	manutenção	mapeamento	marcado	marcador	marcados	marcar	marque	medida	medidas	medidor	melhor	melhorar	melhores	melhorias	membro	membros	memória	mensagem	mensagens	mensalmente	menções	mercado	metadados	metros	microfone	minhas	minimizar	minute	minutes	minuto	minutos	minúsculas	missão	modelo	modelos	modificado	modificar	moedas	momento	montante	mostra	mostrado	mostrando	mostrar	mostre	motivo	movido	movimento	mudança	mudanças	muitas	multimédia	máxima	máximo	método	mídias	mínima	mínimo	módulo	móveis	múltiplas	música	nativa	nativo	natureza	navegador	navegar	navegação	navegue	necessidade	necessita	necessária	necessárias	necessário	negada	negado	negativo	negociação	nenhum	nenhuma	ninguém	nomear	normal	normalmente	nossos	notificado	notificar	notificação	notificações	notícias	novamente	níveis	número	números	objeto	objetos	obrigado	obrigatório	observação	observações	observe	obtendo	obtenha	ocioso	ocorreu	oculta	ocultar	oculto	offline	oficial	online	opcional	operacional	operador	operação	operações	opinião	opções	ordenar	organizar	orientação	origem	original	outras	outros	padrão	padrões	pagamento	pagamentos	painel	palavra	palavras	parabéns	parece	participar	participe	partilha	partilhar	partir	parâmetro	passar	passos	password	pastas	pausado	pausar	pedido	pedidos	pendente	pendentes	pequena	pequeno	percentagem	percorrer	perder	perderá	perdido	perdidos	perfeito	perfil	perfis	pergunta	perguntar	perguntas	permanecer	permanente	permanentemente	permissão	permissões	permita	permitem	permitida	permitidas	permitido	permitidos	permitindo	permitir	personalizada	personalizadas	personalizado	personalizados	personalizar	personalização	período	pesquisa	pesquisando	pesquisar	pesquisas	pessoa	pessoais	pessoal	pessoas	plataforma	podemos	poderá	poderão	política	pontos	porcentagem	porque	portanto	portfólio	posição	possam	possuem	possui	possíveis	possível	postagens	precisa	precisam	precisamos	precisar	precisará	precise	preciso	precisão	predefinida	predefinido	predefinição	preencher	preenchimento	preferido	preferir	preferência	preferências	preocupe	preparar	pressionado	pressionar	pressione	pressão	pretende	previamente	previsão	primeira	primeiro	primária	primário	principais	principal	prioridade	privacidade	privada	privadas	privado	problema	problemas	processamento	processando	processar	processo	procura	procurando	procurar	procure	produção	profile	programa	programador	programas	programação	progresso	proibido	projeto	projetos	propriedade	propriedades	prosseguir	proteger	protegido	proteja	proteção	protocolo	provavelmente	provedor	proximidade	proximidades	própria	próprio	próxima	próximas	próximo	próximos	publicado	publicar	página	páginas	públicos	quadrado	quadros	quaisquer	qualidade	qualquer	quando	quantas	quantia	quantidade	quanto	quatro	quebrar	queres	questões	quiser	rapidamente	rascunho	rastreador	rastreadores	rastreamento	rastrear	realizada	realizar	realmente	reativar	recarregar	receba	recebe	receber	receberá	recebeu	recebida	recebidas	recebido	recebidos	recentemente	recolher	recomendada	recomendado	recomendamos	recompensa	recompensas	reconhecido	reconhecimento	recortar	recuperada	recuperar	recuperação	recupere	recursos	redefinidas	redefinir	redefinição	redimensionar	reduzir	reenviar	refazer	referência	registar	registe	registo	registos	registrado	registrar	registro	registros	região	regras	regular	reinicialização	reiniciar	reinicie	reinstalar	reinício	reivindicar	rejeitado	rejeitar	relatório	relatórios	relação	relógio	remota	remotas	remoto	remova	remove	remover	removida	removido	renomear	reordenar	reportar	reporte	reproduzido	reproduzir	reprodução	requer	requires	requisitos	reservados	resolução	resolver	respondendo	responder	respondeu	resposta	respostas	restante	restantes	restaurada	restaurar	restaure	restrito	resultado	resultados	resumo	retirada	retirar	retomar	retornar	retrato	revise	revisão	rotação	rápida	rápidas	rápido	rótulo	safari	saldos	saltar	salvando	salvar	salvas	salvos	secreta	secundária	secundário	secure	seguida	seguidores	seguindo	seguinte	seguintes	seguir	segunda	segundo	segundos	segura	segurança	segure	seguro	seguros	seleciona	selecionada	selecionadas	selecionado	selecionados	selecionar	selecione	selecionou	seletor	seleção	semana	semanal	semanalmente	semanas	sempre	senhas	sensibilidade	sensor	sensores	sensível	separador	servidor	servidores	serviço	serviços	sessão	significa	silenciado	silenciar	simples	sincronizando	sincronizar	sincronização	single	sistema	sobreposição	sobrescrever	social	software	solicitação	solução	somente	status	string	substitua	substituir	substituí	sucedida	sucedido	sucesso	suficiente	sugestão	sugestões	superior	suporta	suportada	suportadas	suportado	suportados	suporte	suspensão	séries	símbolo	símbolos	talvez	tamanho	também	tarefa	tarefas	telefone	telemetria	telemóvel	temperatura	temporariamente	temporizador	tenham	tensão	tentando	tentar	tentará	tentativa	tentativas	terceiros	termina	terminada	terminado	terminar	terminou	testar	totalmente	trabalhar	trabalho	traduzir	tradução	traduções	transação	transações	transferir	transferência	transferências	transfira	transmissão	transmitir	travar	trilhas	troque	tutorial	twitter	técnica	técnico	título	tópico	ultima	unidade	unidades	upgrade	upload	usadas	usados	usamos	usando	usuário	usuários	utiliza	utilizada	utilizado	utilizador	utilizadores	utilizados	utilizando	utilizar	utilização	utilize	validade	validação	valores	variar	velocidade	vender	verifica	verificada	verificado	verificando	verificar	verificação	verifique	vermelho	versão	versões	vertical	viagem	vibração	vindas	visibilidade	visitar	visite	visualizar	visualização	visualizações	visíveis	visível	voltar	volume	válida	válido	várias	vários	vídeos	ícones	índice	última	últimas	último	últimos
	except	aberas	abeta	abetas	abeto	abrotar	absolto	acceder	acceitar	acceite	acceito	accessar	accesse	accessibilidade	accionar	accompanhar	accontecer	accordo	acetar	acete	aceto	acoinar	aconteccer	acordoo	adicciona	adiccionada	adiccionadas	adiccionado	adiccionados	adiccionais	adiccional	adiccionar	adiccione	adiccionou	adiccioná	adicionas	agradeccemos	aguada	aguara	aguardado	aivado	aivados	alare	alarem	aleta	aletra	aletrada	aletrado	aletrar	aletre	algum	alteada	alteado	altear	alteação	alteações	alterativa	alterativo	aluma	alumas	aluns	alura	amenta	amentar	analise	analmente	anear	animas	animis	annular	anonimo	anteriors	anuar	anúnccios	apagara	aparecce	apareccer	apareccerá	apareccerão	aparecera	aparênccia	apensa	apesentar	apicadas	apliactivo	apliactivos	apliacção	aplicado	aplicca	apliccadas	apliccando	apliccar	apliccativo	apliccativos	apliccação	aplictaivo	aplictaivos	aplictivo	aplictivos	aplicçaão	aplicção	apneas	apota	aprece	aproar	aquivo	aquivos	arquio	arquios	assocada	assocado	assocados	assocciada	assocciado	assocciados	assuno	atias	atitude	atrigo	atura	austar	auste	austes	autenticcado	autenticcar	automaticcamente	automáticca	automáticcas	automáticco	automáticcos	avalar	avale	avalei	avios	bacckup	bacckups	backus	bacup	baiado	baiados	baiando	baiar	basada	basado	baxado	baxados	benefíccios	bibliotecca	bloqueai	bloqueei	boqueada	boqueadas	boqueado	boqueados	boquear	boqueia	boqueie	boqueio	botes	botoes	buscado	busccando	busccar	bussola	básicco	básio	calccular	camada	camadas	cambio	camera	canccelar	canelar	capaccidade	carateres	carreada	carreado	carreamento	carrear	ccabeça	ccabeçalho	ccadeia	ccalcular	ccalendar	ccalendário	ccancelar	ccapacidade	ccarregada	ccarregado	ccarregamento	ccarregar	ccentral	ccerteza	cchamada	cchamadas	cchamado	cchamar	cchegar	cclassificar	ccliente	cclique	ccoincidem	ccoleta	ccoleção	ccoloque	ccoluna	ccomece	ccomentário	ccomentários	ccomeça	ccomeçar	ccomida	ccompartilha	ccompartilhadas	ccompartilhado	ccompartilhados	ccompartilhamento	ccompartilhar	ccompartilhe	ccompilação	ccompleta	ccompletamente	ccompletar	ccomplete	ccompleto	ccomportamento	ccomprar	ccompras	ccompre	ccomprimento	ccomprimido	ccomprou	ccomunicar	ccomunidade	ccomuns	cconceda	cconceder	cconcluir	cconcluído	cconcorda	cconcordar	cconcordo	ccondições	cconexão	cconexões	cconfia	cconfigurada	cconfigurado	cconfigurar	cconfiguração	cconfigurações	cconfigure	cconfigurou	cconfirmada	cconfirmado	cconfirmar	cconfirmação	cconfirmações	cconfirme	cconfiável	cconforme	cconhecido	cconhecidos	cconjunto	cconjuntos	cconsegue	cconseguir	cconseguiu	cconsidera	cconsidere	cconsigo	cconsulte	ccontador	ccontagem	ccontate	ccontato	ccontatos	ccontendo	cconter	ccontexto	cconteúdo	cconteúdos	ccontinua	ccontinuar	ccontinue	ccontorno	ccontrato	ccontrola	ccontrolar	ccontrole	ccontroles	ccontrolo	ccontrolos	ccontrário	ccontém	ccontêm	cconversa	cconversar	cconversas	cconverter	cconvidado	cconvidar	cconvite	ccopiada	ccopiado	ccopiar	ccorreio	ccorrente	ccorrespondam	ccorresponde	ccorrespondentes	ccorresponder	ccorreta	ccorretamente	ccorreto	ccorreu	ccorreções	ccorrigir	ccorrompido	ccriador	ccriação	ccréditos	ccuidado	ccumprir	ccâmara	ccâmbio	ccâmera	ccódigo	ccódigos	cegar	cental	ciador	ciente	classificcar	cloque	cofia	cofiável	coinccidem	colta	comecce	cometário	cometários	comia	compar	compete	compleat	comuniccar	comus	conato	conatos	concceda	concceder	conccluir	conccluído	conccorda	conccordar	conccordo	conetada	conetado	conetados	conetando	conetar	conete	conetividade	conexo	conheccido	conheccidos	consultee	contactee	contacts	contatar	contem	contr	contrario	controls	copada	copado	copar	copilação	copras	coreio	coreto	coreu	correa	correspondents	correte	correões	cotador	cotexto	covite	criptografa	criptografai	códio	códios	debloquear	debloqueie	debloqueio	deccidir	decentralizada	definia	definias	deligada	deligado	deligar	dento	denuncciar	depene	deposito	desbloqueei	descarar	desccarregar	desccartar	desccentralizada	desccobrir	descconhecido	desccrição	descculpe	desconheccido	desempeno	deses	desfeia	desfita	desliada	desliado	desliar	deslie	destaccar	desvinccular	detetada	detetado	detetar	devera	diagnostico	diagnósticco	dieta	diretos	dirito	diritos	disccussão	distancia	distânccia	doccumentação	doccumento	doccumentos	documents	dupliccar	duraço	dário	elements	emborra	enanto	enccerrada	enccerrado	enccerrar	enccontra	enccontrada	enccontradas	enccontrado	enccontrados	enccontrar	enccontre	enccontrou	encerada	encerado	encerar	encontroou	encritação	enrega	enregue	entada	entadas	envaida	envaidas	envaido	envida	envidas	envido	envira	erada	erado	escanar	escaneei	esccala	esccanear	esccaneie	esccolha	esccolhe	esccolher	escconder	esccreva	esccrever	esccrita	esccuro	escola	especcial	especcialmente	especcificado	especcificar	especcíficos	especificcado	especificcar	específiccos	esqueccer	esquecceu	estabeleccer	estatísticcas	estio	estios	esvazar	eterna	eternas	eterno	etilo	etilos	events	exccluindo	exccluir	excclusão	exccluída	exccluídas	exccluído	exccluídos	excluso	excluía	excluías	exibia	exibias	exite	exitem	exortar	exortação	experiencia	experiente	experiênccia	expiada	expiado	expiação	expiou	exste	exstem	extenso	externs	faccilmente	faias	falam	falando	falar	falas	falou	faltado	fecchado	fecchamento	fecchar	fiarão	ficcarão	ficcheiro	ficcheiros	fixas	fones	fonts	forcar	forneccer	forneccida	forneccidas	forneccido	forneccidos	fornecia	fornecias	fotografa	fotografai	fotografais	fotografas	frene	frequents	frequênccia	frete	funcciona	funccionalidade	funccionalidades	funccionamento	funccionando	funccionar	funccionará	funccione	funcionado	funcionara	funds	físcia	físicca	físicco	gatar	gatos	gavado	gavar	geado	gerencciador	gerencciamento	gerencciar	gesos	gliccose	gliose	goole	gostara	grado	gratis	gráficco	gráfio	historia	históricco	hover	identificcador	identificcar	idioms	images	impresso	inaccessível	inccapaz	incclui	inccluindo	inccluir	inccluído	inccluídos	inccorreta	inccorretas	inccorreto	incessível	inciada	inciado	inciar	incie	includo	india	indicca	indiccar	inerido	inerir	ineriu	inferir	inicciada	inicciado	iniccial	iniccializar	iniccialização	inicciar	iniccie	inorado	inorar	insccrever	insccrição	insperado	instancia	instânccia	insuficciente	insuficcientes	interação	interfacce	invalida	jutos	lanamento	laçamento	lebre	legends	leitra	leitras	lembar	lembe	leras	letas	liada	liado	liação	liações	liccença	licena	limar	limits	linas	liros	litor	litura	lituras	livos	loado	loccalizar	loccalização	loccalizações	loccalmente	luares	lugres	maires	maiúscculas	manal	mantena	manul	maores	maque	marado	marador	marados	marar	marccado	marccador	marccados	marccar	marquee	mater	maxima	medas	media	mediad	medias	melhorais	melhoras	memoria	menagem	menagens	merccado	meros	miccrofone	minas	minima	minto	minuet	minuets	minuo	minusculas	minúscculas	misso	mitas	modas	models	modificcado	modificcar	modulo	moimento	montane	moveis	multimedia	musica	mutias	mínio	músicca	natio	neccessidade	neccessita	neccessária	neccessárias	neccessário	negocciação	noticias	notifiacção	notifiacções	notificcado	notificcar	notificcação	notificcações	notificçaão	notificçaões	notificção	notificções	notíccias	numero	obervação	obervações	occioso	occorreu	occulta	occultar	occulto	ocular	official	oficcial	opccional	operaccional	opões	orgiem	ouras	ouros	outas	padres	padro	pagina	paginas	palava	palavas	panel	parabens	parecce	parir	particcipar	particcipe	parâmero	parão	parões	pasts	patas	patilha	pedente	pedentes	pegunta	peguntar	peguntas	peido	peidos	pendents	pequisa	pequisas	perccentagem	perccorrer	perdera	peril	peris	perita	peritem	permaneccer	permitia	permitias	pesquisado	pinel	podrão	politica	políticca	poque	porccentagem	portfolio	posam	possem	possum	postages	potagens	potos	preccisa	preccisam	preccisamos	preccisar	preccisará	preccise	precciso	preccisão	prece	precisara	precismos	precorrer	predefinia	preder	preenccher	preencchimento	prefeito	preferencia	preferencias	preferênccia	preferênccias	pregunta	preguntar	preguntas	preoccupe	presso	previso	primaria	primera	primero	princcipais	princcipal	principias	privaccidade	problems	proccessamento	proccessando	proccessar	proccesso	proccura	proccurando	proccurar	proccure	processado	procurado	proeja	programs	prolema	prolemas	propria	proprio	protea	protoccolo	proxima	proximo	publiccado	publiccar	pulicado	pulicar	púbicos	públiccos	qantas	quado	quados	quanta	quants	quarado	quaro	quarto	queers	rasccunho	rasteador	rasteadores	rasteamento	rastear	realente	reação	reccarregar	recceba	reccebe	recceber	recceberá	reccebeu	reccebida	reccebidas	reccebido	reccebidos	reccentemente	reccolher	reccomendada	reccomendado	reccomendamos	reccompensa	reccompensas	recconhecido	recconhecimento	reccortar	reccuperada	reccuperar	reccuperação	reccupere	reccursos	recebera	recebia	recebias	reconheccido	reconheccimento	redefinias	referencia	referênccia	regas	regio	registado	registra	regão	reiniccialização	reinicciar	reiniccie	reinicio	reiníccio	reivindiccar	remoa	remoas	remoer	remoo	removia	reposta	repostas	resmo	ressumo	restate	restates	restito	retante	retantes	revindicar	reviso	revisse	rotulo	rápia	rápias	sados	safai	salas	salos	salvado	savas	seccreta	seccundária	seccundário	seccure	secundaria	segre	segua	segue	seguia	seguido	seguo	selecciona	seleccionada	seleccionadas	seleccionado	seleccionados	seleccionar	seleccione	seleccionou	senas	senor	senores	sensors	series	sesso	sigle	significca	silencciado	silencciar	simbolo	sinccronizando	sinccronizar	sinccronização	sincronizado	singe	sobresccrever	soccial	soliccitação	solictação	solictiação	soliictação	soluço	somete	stats	sting	substitui	succedida	succedido	successo	sucedia	suficciente	sugesto	suspenso	temorizador	tenar	tenso	tentado	tentara	tercceiros	termia	tesar	tesão	tetando	tetar	tetará	tilhas	titter	titulo	toque	torque	transferênccia	transferênccias	transira	trilas	téccnica	téccnico	técnicca	técnicco	tópicco	uadas	uados	usado	vagem	vaiar	vaidade	valida	valido	varar	varias	veloccidade	verifiacção	verificca	verificcada	verificcado	verificcando	verificcar	verificcação	verificçaão	verificção	verses	verso	verticcal	verão	verões	vidas	videos	vigem	vinas	viração	vistar	viste	volar	votar	vália	válio	íccones	índicce
misspellings	atras	atrás
	aviao	avião
	acao	ação
	botao	botão
	ecra	ecrã
	entao	então
	estao	estão
	facil	fácil
	irao	irão
	medio	médio
	midia	mídia
	movel	móvel
	nao	não
	nivel	nível
	opcao	opção
	preco	preço
	razao	razão
	saude	saúde
	serao	serão
	secao	seção
	sao	são
	tras	trás
	visao	visão
	voce	você
	vao	vão
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	esta disponível	está disponível
	não esta	não está
	esta conectado	está conectado
	esta ativado	está ativado
	esta desativado	está desativado
	esta instalado	está instalado
	esta bloqueado	está bloqueado
	esta sendo	está sendo
	esta prestes	está prestes
	esta usando	está usando
	esta vazio	está vazio
	esta cheio	está cheio
	já esta	já está
	você esta	você está
	mas tarde	mais tarde
	mas informações	mais informações
	ja	já
	apos	após
	atraves	através
	alem	além
	ninguem	ninguém
	alguem	alguém
	tera	terá
	podera	poderá
	devera	deverá
	havera	haverá
	estara	estará
	isso ira	isso irá
	musica	música
	musicas	músicas
	pagina	página
	paginas	páginas
	audio	áudio
	episodio	episódio
	episodios	episódios
	historico	histórico
	calendario	calendário
	relatorio	relatório
	obrigatorio	obrigatório
	necessario	necessário
	temporario	temporário
	proprio	próprio
	propria	própria
	inicio	início
	memoria	memória
	servico	serviço
	servicos	serviços
	endereco	endereço
	enderecos	endereços
	comecar	começar
	licenca	licença
	seguranca	segurança
	mudancas	mudanças
	alteracoes	alterações
	alteracao	alteração
	conexoes	conexões
	sincronizacao	sincronização
	verificacao	verificação
	exclusao	exclusão
	instalacao	instalação
	aplicacao	aplicação
	selecao	seleção
	exportacao	exportação
	importacao	importação
	restauracao	restauração
	gravacao	gravação
	descricao	descrição
	maximo	máximo
	minimo	mínimo
	unico	único
	publico	público
	automatico	automático
	rapido	rápido
	concerteza	com certeza
	houveram erros	houve erros
	ocorreu uma erro	ocorreu um erro
	ocorreu um falha	ocorreu uma falha
	um erro desconhecida	um erro desconhecido
	este ação	esta ação
	este foto	esta foto
	esta arquivo	este arquivo
	esta dispositivo	este dispositivo
	este conta	esta conta
	este imagem	esta imagem
	este mensagem	esta mensagem
	este música	esta música
	este lista	esta lista
	esta usuário	este usuário
	esta álbum	este álbum
	senha incorreto	senha incorreta
	senha inválido	senha inválida
	tente novamento	tente novamente
	tente de novamente	tente novamente
	conecte-se a internet	conecte-se à internet
	devido a falta	devido à falta
	agente precisa	a gente precisa
	derrepente	de repente
	porisso	por isso
	apartir	a partir
	nao ha	não há
	beneficiente	beneficente
	previlégio	privilégio
	previlégios	privilégios
	excessões	exceções
	ítem	item
	ítens	itens
	impecílio	empecilho
	está ação	esta ação
	está aplicação	esta aplicação
	está conta	esta conta
	está opção	esta opção
	está imagem	esta imagem
	está foto	esta foto
	está função	esta função
	está versão	esta versão
	está página	esta página
	está pasta	esta pasta
	está conversa	esta conversa
	está sessão	esta sessão
	está senha	esta senha
	está mensagem	esta mensagem
	está música	esta música
	está nota	esta nota
	está operação	esta operação
	está gravação	esta gravação
	está assinatura	esta assinatura
	está compra	esta compra
	está informação	esta informação
	está configuração	esta configuração
	está janela	esta janela
	está tela	esta tela
	está pergunta	esta pergunta
	está categoria	esta categoria
	está coleção	esta coleção
	está cópia	esta cópia
	está localização	esta localização
	está palavra-passe	esta palavra-passe
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
app_names	fotografias	ficheiros	contactos	calendário	mensagens	saúde	música	notas	lembretes	mapas	livros	mail	atalhos	casa	tempo	bolsa	definições	transferências	configurações
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
	Don't Show Again	accepted	Não mostrar novamente	Não perguntar novamente	Não exibir novamente
	Later	accepted	Noutra altura	Mais tarde	Agora não
		seen	Talvez mais tarde	Lembrar mais tarde
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
generic_titles	Eroare	Avertisment	Confirmați?	Confirmați opțiunea dvs.?	Confirmați	Confirmă	Info	Informații	Informație	Ceva nu a mers bine	Ceva nu a funcționat	A apărut o eroare	S-a produs o eroare	A intervenit o eroare	Eroare necunoscută	Eroare neașteptată	A apărut o problemă	Confirmare	Confirmare necesară	Este necesară confirmarea	Vă rugăm să confirmați	Sigur?	Ești sigur?	Sunteți sigur?	Atenție	Alertă	Notificare	Mesaj	Succes	Gata	Finalizat	Eșec	Eșuat	Ups	Hopa	Important	Problemă	Pericol	Întrebare	Ne pare rău	Scuze	O, nu	Hmm	Eroare internă	Eroare fatală	Eroare de sistem	Acțiune necesară	Operație necesară	Operația a eșuat	Operațiunea a eșuat	Felicitări	Dorești să continui?	Doriți să continuați?	Continui?	Continuați?	Încearcă din nou	Încercați din nou	Notă	Avertizare
accusatory	idiot	ați greșit	ai greșit	ai introdus greșit	ați introdus greșit
ongoing	în curs
app_names	poze	fișiere	contacte	calendar	mesaje	sănătate	muzică	notițe	mementouri	hărți	cărți	scurtături	locuință	vremea	configurări	setări	setărilor	descărcări
function_words	și	nu	este	sunt	pentru	cu	din	sigur	dorești	această	acest	în	pe	la	de	să	ați	ai	un
doubled_words	foarte	da	nu	mai	încet	că	pas	se	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	mii	milioane
spelling	words	absolut	acceptarea	acceptat	acceptate	acceptați	acceptă	accesa	accesați	acceseze	accesibilitate	accesul	aceasta	această	aceeași	același	acesta	aceste	acestea	acestei	acesteia	acestor	acestui	acestuia	achiziție	activa	activare	activarea	activat	activate	activată	activați	active	activează	activitate	activitatea	activități	activitățile	activă	actual	actualiza	actualizare	actualizarea	actualizat	actualizate	actualizată	actualizați	actualizează	actualizări	actualizările	actuală	acțiune	acțiunea	acțiuni	adaugă	adiționale	adresa	adrese	adresele	adresă	adăuga	adăugare	adăugarea	adăugat	adăugată	adăugați	afecta	afișare	afișarea	afișat	afișați	afișează	ajutor	ajutorul	albastru	aleatoriu	alegeți	alerte	alertele	alertă	altele	alătură	ambele	amplitudine	analiză	anterioară	anterior	anulare	anulat	anulată	anulați	anulează	anumite	anumită	apeluri	aplica	aplicate	aplicația	aplicație	aplicației	aplicații	aproape	aprobare	apropiere	apărea	apărut	apăsați	arhivat	arhivate	arhivă	articol	articole	articolul	ascunde	ascuns	ascunse	asemenea	asigurați	asigură	asistența	asistență	aspect	aspectul	astfel	astăzi	asupra	atașament	atașamentul	atașamentului	atenție	atingeți	atinsă	atribuire	atunci	autentificare	autentificarea	autentificat	autentifică	automat	automată	avansat	avansate	avansată	avertisment	avertizare	așteaptă	așteptare	așteptat	așteptați	backup	baterie	biblioteca	bibliotecă	blocare	blocarea	blocat	blocate	blocați	blochează	bluetooth	browser	butonul	cadrul	calculator	calculează	calculul	calitatea	camera	cameră	canale	cantitate	cantitatea	capitol	capitole	capitolul	captură	caractere	caracteristici	categoria	categorie	categorii	ceilalți	celelalte	celălalt	centru	cerere	cereri	certificare	certificat	certificate	certificatele	certificatul	chrome	citire	citirea	citite	cititor	citiți	client	codului	coduri	codurile	colecția	colecție	comandă	companie	complet	completarea	completat	completă	comunicare	condiții	condițiile	conecta	conectare	conectarea	conectat	conectați	conectează	conexiune	conexiunea	confidențialitate	confidențialitatea	configura	configurare	configurarea	configurat	configurată	configurați	configurația	configurări	confirm	confirma	confirmarea	confirmați	confirmă	considerare	consimțământ	constant	consultați	contact	contactați	contacte	contactele	contactul	continua	continuare	continuați	continue	continuă	controale	control	controlează	controlul	contul	contului	conversația	conversație	conversații	conțin	conține	conținut	conținutul	conținutului	conțină	copiat	copiază	copiere	corecție	creare	crearea	creează	crescut	criptare	criptarea	criptat	criptate	culoare	culoarea	cumpărați	cumpără	curent	curente	curentă	curând	curăță	cuvinte	câmpului	câteva	călătorie	căutare	căutarea	datele	datelor	datorită	deasupra	deblocați	deblochează	deblochezi	decalaj	declanșator	deconectare	deconectați	deconectează	definitiv	deoarece	depanare	departe	depășește	descarcă	deschide	deschidere	deschideți	deschis	deschise	deschisă	descriere	descrierea	descărcare	descărcarea	descărcat	descărcate	descărcați	descărcări	desfășurare	despre	destinație	detalii	detaliile	detectat	detectează	determina	determină	device	dezactiva	dezactivarea	dezactivat	dezactivate	dezactivată	dezactivați	dezactivează	dezinstalați	dezvoltarea	diferit	diferite	digital	digitală	dimensiune	dimensiunea	dimensiuni	dintre	direct	director	direcția	discul	display	disponibil	disponibile	disponibilă	dispozitiv	dispozitive	dispozitivele	dispozitivul	dispozitivului	distanță	distribuie	diverse	document	documente	domeniu	dorești	doriți	dosare	dosarul	download	dreapta	drepturile	dumneavoastră	durata	duratei	durată	echipa	echipă	ecranul	ecranului	editare	editarea	editați	editează	editor	efectua	element	elemente	elementele	elementul	eliberați	elimina	eliminarea	eliminat	eliminată	eliminați	elimină	eroare	etichete	etichetă	evalua	eveniment	evenimente	excepția	exemplu	existent	existente	există	experiența	experimental	expirat	expiră	export	exporta	exportă	expunere	expunerea	extensia	extensie	extensii	exterior	extern	externe	externă	eșuată	facebook	faceți	factor	familie	faptul	favorite	feature	feedback	fereastra	fiecare	fiecărei	filtre	filtrele	filtru	finalizat	finalizată	fișier	fișiere	fișierele	fișierelor	fișierul	fișierului	foarte	folosească	folosește	folosești	folosi	folosind	folosit	folosită	folosiți	format	formatul	forțat	fotografia	fotografie	fotografiei	fotografii	frecvent	frecvente	frecvența	frecvență	funcția	funcție	funcții	funcționa	funcționat	funcționează	funcționeze	fundal	furniza	furnizat	furnizor	furnizorul	făcute	galben	galeria	galerie	general	generală	generate	generează	gestiona	gestionare	gestionați	gestionează	ghiduri	google	grafic	grafice	gratuit	greșit	grupul	grupului	grupuri	găsește	găsite	găsită	găsiți	identificare	identificarea	identificator	identitatea	ieșire	imagine	imaginea	imagini	imaginii	imaginile	imediat	implicit	implicite	implicită	import	importante	importat	importați	imposibil	inactiv	inactivă	include	inclusiv	incluzând	incompatibil	incorect	incorecte	incorectă	indicatori	indicatorii	indică	indiferent	indisponibil	indisponibilă	individual	information	informație	informații	informațiile	inițial	inițială	instala	instalat	instalate	instalați	instalează	instrucțiuni	instrument	insuficient	intensitatea	interfață	interiorul	internet	internă	interval	intervalul	intervalului	intrare	intrarea	introdu	introduceți	introdus	introdusă	intrările	invalid	invalidă	invitație	invită	istoric	istoricul	istorie	jurnal	jurnale	jurnalele	jurnalelor	jurnalul	lansarea	lansat	lanțul	legată	legendă	legătură	liberă	licența	licență	limita	limitat	limită	liniar	linkul	lipsește	listei	litere	livrare	locale	locală	locația	locație	locațiile	locuri	logare	luminos	luminozitate	lumină	lungime	lățime	manual	marcaj	marchează	maximum	maximă	membri	membrii	membru	memoria	memorie	meniul	mergeți	mesaje	mesajele	mesajul	mesajului	metadata	metadatele	microfon	microfonul	micșorează	minimă	minute	mișcare	mobile	modelul	modifica	modificare	modificarea	modificați	modifică	modificări	modificările	moment	momentan	momentul	mulțumesc	mulțumim	mulțumiri	mărime	mărimea	navigare	navighează	național	neautorizat	neașteptată	necesar	necesare	necesară	necesită	necitit	necitite	necunoscut	necunoscută	negativ	negative	negativă	network	nevalid	nevalidă	nevoie	niciodată	niciun	nickname	nivelul	noastre	noastră	normal	normală	nostru	notificare	notificări	notificările	notificărilor	notițe	numele	numărul	oamenii	obicei	obiect	obiecte	obligatoriu	observat	obține	obținerea	obțineți	obținut	online	oprește	oprire	oprită	opriți	opțiune	opțiunea	opțiuni	opțiunile	oricând	orientare	orientarea	original	oriunde	pagina	pagini	paginii	pagină	panoul	parola	parolei	parolele	parolă	partajarea	partajate	partajați	partajează	partea	participă	password	pentru	performanță	pericol	perioada	perioadă	permis	permisiunea	permisiuni	permisiunile	permisă	permit	permite	persoanele	persoană	personal	personale	personalizat	personalizate	personalizată	personală	pictogramă	pierde	pierderea	pierdut	pierdute	pierdută	politica	politică	pornește	pornirea	pornit	porniți	portocaliu	portret	posibil	posibilă	potrivește	pozitiv	pozitivă	poziția	poziție	precum	preferințe	premium	presiunea	prestabilit	previzualizare	previzualizări	prezent	prieten	prietenii	primește	primit	primite	primul	principal	principală	prioritate	privat	private	privată	privind	privire	probabil	problema	probleme	problemă	procentul	proces	procesul	produs	profil	profile	profilul	profilului	profiluri	profit	program	programe	programul	progres	progresul	proiect	proiectul	proiectului	project	propriile	propriul	protecția	protecție	protocol	public	publică	puncte	punctul	putere	puterea	puternic	puteți	părăsește	părăsești	păstrează	rapide	rapidă	raport	raportați	raportează	raportul	realizat	recent	recente	recentă	recomandare	recomandat	recompense	recuperare	recuperat	redare	redarea	redenumiți	redirecționat	reduce	reduceți	refuzat	reguli	regulile	regulă	reluare	renunță	repaus	repede	repetă	reporniți	resetare	resetați	resetează	respectiv	respinge	restart	restaura	restaurare	restaurat	restaurează	resurse	resursă	reușit	reveniți	rezervate	rezervă	rezultat	rezultate	rezultatele	rezultatul	reîncarcă	reîncercați	reînnoire	reînnoirea	rețeaua	rețelei	reține	rețineți	ridicat	rotație	rulează	rămase	rămâne	rămână	răspunde	răspuns	răspunsul	safari	salvare	salvarea	salvat	salvate	salvați	salvează	sarcina	sarcini	sarcină	scanați	schimb	schimba	schimbare	schimbarea	schimbat	schimbați	schimbă	scopuri	script	scăzut	secretă	secunde	secundă	secure	securitate	securitatea	secțiune	select	selectare	selectat	selectate	selectați	selectează	semnătura	semnătură	sensibile	sensibilitate	senzor	senzori	senzorii	server	servere	serverele	serverul	serverului	service	servicii	serviciu	serviciul	setare	setarea	setată	setează	setări	setările	sfârșit	siguranță	silențios	simple	simplu	sincronizare	sincronizează	singura	singură	sistem	sistemul	sistemului	social	software	solicitare	solicitarea	solicitat	solicitați	spațiu	spațiul	special	speciale	specific	specificat	spuneți	stabili	stabilită	standard	starea	statistici	status	stocare	stocate	stocată	stânga	subtitrare	subtitrări	succes	suficient	sugestii	sunete	sunetele	sunetul	sunetului	suntem	sunteți	suplimentar	suplimentare	suport	suportul	suportă	suspect	susține	switch	system	sănătate	săptămânal	săptămâni	săptămână	tehnic	telefon	temperatură	temporare	tendința	tendință	termen	termeni	termenii	terminat	termină	testare	textul	timpul	tipuri	titlul	totale	totală	totdeauna	totuși	trageți	transfer	transmis	transmitere	transmiteți	trebui	trebuie	trecut	trimis	trimise	trimite	trimitere	trimiterea	trimiteți	tutorial	tuturor	târziu	ultima	ultimul	unități	update	upload	urilor	urmare	urmează	urmărește	urmări	urmărire	urmărirea	următoare	următoarea	următoarele	următor	următorul	utiliza	utilizare	utilizarea	utilizat	utilizate	utilizator	utilizatori	utilizatorii	utilizatorilor	utilizatorul	utilizatorului	utilizată	utilizați	utilizează	utilizând	utilizării	valabil	validă	valoare	valoarea	valori	valorile	vedere	vedeți	verifica	verificare	verificarea	verificat	verificați	verifică	versiune	versiunea	vertical	vibrații	videoclipuri	viitor	viteza	viteză	vizitați	vizitezi	vizualizare	vizualizați	vocale	volumul	vârsta	website	widget	zilnic	zilnice	îmbunătățirea	îmbunătățită	îmbunătățiți	împiedică	împotriva	împreună	înainte	înapoi	încarcă	încearcă	începe	începem	începeți	început	începutul	începând	încerca	încercați	încheiat	închide	închidere	închideți	închis	închisă	încredere	încărca	încărcare	încărcarea	încărcat	încărcate	încărcată	încărcați	înlocuiește	înlocuire	înregistra	înregistrare	înregistrarea	înregistrat	înregistrați	înregistrează	înregistrări	înregistrării	înregistrările	întotdeauna	întrebări	întrerupe	întunecat	înălțime	înțeles	ștearsă	șterge	ștergere	ștergerea	ștergeți	ștergi	șterse
	except	abele	accepta	acceptai	acceptații	accesai	accesații	acestă	activai	activata	activații	activității	actuala	actualizai	actualizata	actualizații	actualizării	actul	acțiunii	adăugai	adăugații	afișai	afișații	aleatoru	alele	alerta	alica	amble	analiza	anterioara	anuare	anulai	anulata	anulații	anumita	apica	aplicați	apăra	apăsai	apăsații	arhiva	article	ascus	asigura	asigurai	asigurații	asistenta	aspra	atele	atinsa	atribuie	autentifica	automata	autor	autorul	avansata	așteptai	așteptații	așteptă	bacup	batere	bloat	blocai	blocații	bowser	captura	caracteristicii	cardul	carul	cdului	cduri	cdurile	celalalt	cellalt	centu	cererii	cerificare	cescut	citii	citiții	clent	clint	coandă	codiții	codri	comanda	compleat	completa	conectai	conectații	configurai	configurata	configurații	configurării	confirmai	confirmații	constat	consultai	consultații	contactai	contactații	contactee	contant	contat	contate	contatele	contatul	contin	continuai	continuații	conul	conului	conversați	copere	copita	cotul	cotului	creere	creeri	crome	ctitor	cumpărai	cumpărații	curata	curenta	curet	current	cutare	cutarea	cuvine	cvinte	câtea	câtva	cătare	cătarea	datorita	deactivate	deblocai	deblocații	deconectai	deconectații	definitv	definitvi	deice	departee	descarca	descarcat	deschisa	descărcai	descărcații	descărcării	desper	devie	dezactivai	dezactivata	dezactivații	dezinstalai	dezinstalații	digitala	dimensiunii	dinte	disponibila	distanta	doare	dorii	doriții	drepta	dumnevoastră	editai	editații	eliberai	eliberații	eliminai	eliminata	eliminații	etern	eterne	eternă	eticheta	exista	exisă	exorta	exortă	experienta	expiat	expira	externa	faceții	ferestra	filter	finalizata	fișer	folosii	folosita	folosiții	folsește	forat	forate	foratul	forte	fotografa	fotografe	fotografei	fotografi	frecventa	funții	galen	galera	galere	galerei	galleria	geneal	generala	gestionai	gestionații	ghiuri	goole	grafie	găsii	găsiții	imagina	implicita	implict	implicte	implictă	importai	importate	importații	inactiva	incorecta	incorrect	indica	indifferent	indisponibila	individul	informați	inică	initial	instalai	instalații	instrucțiunii	insufficient	interna	introdusa	invalida	invita	ivită	jural	lanul	lațul	leată	legata	legenda	libera	linul	lipește	lirare	lisei	litre	locala	locui	lumina	maxima	meiul	memora	memorai	minima	minte	minuet	modificai	modificații	modificării	moile	mulțumii	mulțumirii	mărie	national	necesara	necesita	necunocut	necunocută	necunoscuta	negativa	nevalida	noaste	noastă	noițe	normala	nostre	nostră	notificării	oameni	obligatoru	obție	omenii	oprii	oprita	opriții	opțiunii	orinetare	orinetarea	pagii	panul	paola	paroa	parolee	paroli	partajai	partajații	participa	patea	performanta	performață	peris	permie	permisa	permisiunii	permitee	perms	peroanele	persanele	persană	persoana	personae	personala	personalizata	petru	pictograma	pierduta	piere	pofil	pofile	pofilul	pofilului	politia	ponit	pornii	porniții	portocalu	posibila	pozitiva	premisă	previzualizării	pricipal	pricipală	prieteni	priește	priind	priire	priit	priite	principala	privata	privier	process	prods	programme	progress	prolema	proleme	prolemă	prăsește	prăsești	pubic	publica	punte	puntul	ramase	rapida	raportai	raportații	rapport	realiat	reapus	reare	recenta	recuprare	recuprat	redenumii	redenumiții	reeduce	reenunță	reglă	regula	regulii	relare	relizat	repeta	repornii	reporniții	repus	resatura	resaturare	resaturat	resaturează	resetai	restare	restat	restați	resursa	retine	reuit	reuzat	reuști	revenii	reveniții	rezerva	reîncercai	reîncercații	reție	salate	salvai	salvații	sarcinii	sarea	savate	scanai	scanații	schima	schimbai	schimbații	schimă	scunde	scundă	secetă	secreta	secunda	selectai	selectații	senor	sensible	serer	serice	sericii	servici	setae	setata	setării	sever	severe	severele	severul	severului	sigura	sigură	sincronizeză	siple	socate	socată	solicitai	solicitații	spațu	spațul	sport	sportul	spunei	stabilii	stabilita	stara	stare	statisticii	stats	stată	stocata	stâna	stări	stările	subtitrării	success	sufficient	suporta	support	săptămânii	temeni	temenii	temperatura	teren	terină	termina	texul	tipul	totala	trebi	trebuii	trims	udate	unității	urare	urează	urmării	urări	urătoare	urătoarea	urătoarele	urător	urătorul	utilizai	utilizata	utilizații	utilizări	valida	valorii	vedei	vedre	verificai	verificații	vibrați	virații	viteaz	vizitai	vizitații	vizitei	vizualizai	vizualizații	vrâsta	îmbunătății	îmbunătățiții	împedică	împiedica	împreuna	încercai	încercații	încercă	închisa	încărcai	încărcații	înpoi	înregistrai	înregistrații	întrebării	ștearsa	ștersă
misspellings	apasa	apasă
	aveti	aveți
	ati	ați
	cand	când
	catre	către
	daca	dacă
	decat	decât
	dupa	după
	esti	ești
	esuat	eșuat
	fiti	fiți
	facut	făcut
	fara	fără
	gasi	găsi
	gasit	găsit
	luati	luați
	numar	număr
	odata	odată
	ofera	oferă
	poti	poți
	retea	rețea
	ramas	rămas
	rau	rău
	toti	toți
	veti	veți
	vreti	vreți
	înca	încă
	întai	întâi
	îti	îți
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	sunteti	sunteți
	doriti	doriți
	stergeti	ștergeți
	ştergeţi	ștergeți
	sterge	șterge
	stergere	ștergere
	stergerea	ștergerea
	va rugam	vă rugăm
	vă rugam	vă rugăm
	incercati	încercați
	incearca	încearcă
	încercati	încercați
	eroare necunoscuta	eroare necunoscută
	aceasta actiune	această acțiune
	actiune	acțiune
	actiunea	acțiunea
	fisier	fișier
	fisierul	fișierul
	fisiere	fișiere
	setari	setări
	setarile	setările
	anuleaza	anulează
	salveaza	salvează
	esuata	eșuată
	sigur ca doriti	sigur că doriți
	sigur ca vrei	sigur că vrei
	sigur ca vreti	sigur că vreți
	sigur ca	sigur că
	utilizatorul nu exista	utilizatorul nu există
	nu exista	nu există
	nu s-a putut incarca	nu s-a putut încărca
	reincearca	reîncearcă
	reincercati	reîncercați
	intampinat	întâmpinat
	inapoi	înapoi
	inainte	înainte
	inchide	închide
	inchideti	închideți
	parola gresita	parolă greșită
	gresita	greșită
	gresit	greșit
	continutul	conținutul
	informatii	informații
	aplicatia	aplicația
	aplicatie	aplicație
	notificari	notificări
	nici o conexiune	nicio conexiune
	nici un rezultat	niciun rezultat
	nici un fișier	niciun fișier
	nici o aplicație	nicio aplicație
	deasemenea	de asemenea
	vroiam	voiam
	vroiați	voiați
	vroiati	voiați
address	tu	tu	tine	ție	tău	ta	tăi	tale
	dumneavoastră	dumneavoastră	dvs
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
generic_titles	Ошибка	Предупреждение	Внимание	Внимание!	Вы уверены?	Подтвердить	Успешно	Информация	Инфо	Что-то пошло не так	Произошла ошибка	Возникла ошибка	Неизвестная ошибка	Непредвиденная ошибка	Неожиданная ошибка	Произошла неизвестная ошибка	Произошла непредвиденная ошибка	Возникла проблема	Пожалуйста, подтвердите	Подтвердите	Подтверждение	Требуется подтверждение	Необходимо подтверждение	Подтвердите действие	Ты уверен?	Уверены?	Точно?	Оповещение	Уведомление	Сообщение	Успех	Готово	Выполнено	Завершено	Сбой	Неудача	Не удалось	Ой	Упс	Ошибочка	Извините	Важно	Примечание	Проблема	Осторожно	Опасность	Вопрос	Подсказка	Это неловко	Как неловко	Неловко вышло	Этого не должно было случиться	Простите	К сожалению	Приносим извинения	О нет	Хм	Произошла проблема	Внутренняя ошибка	Критическая ошибка	Фатальная ошибка	Системная ошибка	Общая ошибка	Произошла внутренняя ошибка	Требуется действие	Операция не удалась	Операция завершилась неудачей	Операция не выполнена	Операция выполнена	Операция завершена	Подтвердить действие	Поздравляем	Поздравляю	Продолжить?	Хотите продолжить?	Вы хотите продолжить?	Желаете продолжить?	Попробуйте ещё раз	Попробуйте еще раз	Попробуйте снова	Извините, что-то пошло не так	Упс, что-то пошло не так	Ой, что-то пошло не так	Тревога	Вы согласны?	Обратите внимание	Неуспешно
accusatory	идиот	дурак	тупой	дебил	блять	сама виновата	сам виноват	ваша вина	вы ввели неверный	вы ввели неверную	вы ввели неверное	вы ввели неверно	вы ввели неправильный	вы ввели неправильную	вы ввели неправильное	вы ввели неправильно	вы ввели некорректный	вы ошиблись	вы не ввели	вы не указали	вы не выбрали	вы не заполнили	вы сделали ошибку	вы допустили ошибку	ты ошибся	пользователь отказал	нахуй	хуйня
accusatory_openings	вы пытаетесь	вы попытались	вы пробуете
ongoing	идет	идёт	выполняется	ожидание	загрузка	подключение	поиск
doubled_words	очень	едва	да	нет	так	что	еле	чуть	ещё	еще	давно	всё	все	это	ну	вот	то	как	не	только	вы	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	ч	часов	часа	тыс	тысяч	млн	миллионов
spelling	words	аватар	автоматическая	автоматически	автоматический	автоматическое	авторизации	авторизация	авторизовать	авторизоваться	авторские	авторы	администратор	адреса	адресной	адресов	адресом	адресу	аккаунт	аккаунта	аккаунте	аккаунтом	аккаунту	аккаунты	активации	активен	активирована	активировать	активируйте	активна	активно	активного	активности	активность	активные	активный	активных	активы	алгоритм	аппаратное	атрибуты	аутентификации	аутентификацию	аутентификация	баланс	баланса	батареи	батарея	безопасно	безопасное	безопасном	безопасности	безопасность	безопасный	беседу	бесплатно	бесплатные	бесплатный	беспокоить	библиотека	библиотеки	библиотеку	благодарим	благодарности	благодаря	блокировать	блокировка	блокировки	блокировку	больше	большим	большинства	больших	большого	большое	большой	браузер	браузере	будете	будущем	будущие	будьте	буфера	быстрее	быстро	быстрое	быстрые	быстрый	валюта	вариант	вашего	вашему	вашими	введенные	введенный	введите	ввести	вентилятор	верификации	вернитесь	вернуть	вернуться	вероятно	версией	версии	версий	версию	версия	верхний	взаимодействия	вибрация	видеть	видимость	видите	вкладке	вкладки	вкладку	включает	включать	включая	включен	включена	включение	включении	включения	включено	включены	включив	включите	включить	вложение	вложения	вместе	вместо	внесите	внести	внешние	внешний	внешних	внешняя	внимание	внимательно	внутренний	внутренняя	внутри	возможно	возможности	возможность	вознаграждения	возникла	возникли	возобновить	возобновление	войдите	вопросы	воспользоваться	воспроизведение	воспроизведения	воспроизвести	восстановите	восстановить	восстановление	восстановления	восстановлены	вперед	вправо	времени	временная	временно	временные	вручную	всегда	вставить	вставьте	встроенные	вступили	второй	входящие	входящий	выберите	выбран	выбранное	выбранной	выбранные	выбранный	выбрано	выбрать	вывода	выделение	вызвать	вызова	выйдите	выключен	выключение	выключено	выключены	выключить	выполнен	выполнена	выполнение	выполнения	выполнено	выполните	выполнить	выполняется	выполнять	выравнивание	высокая	высокий	высокое	высота	выхода	выходе	выходить	вычислить	галерея	главная	главного	главный	глюкоза	голосовые	голосовых	готово	график	графика	громкость	группа	группе	групповой	группу	группы	дальше	данная	данного	данной	данном	данные	данный	данным	данными	данных	датчик	датчика	датчики	дважды	движение	движения	двойное	действие	действий	действителен	действительно	действительный	действия	действует	делайте	делать	делитесь	делиться	деньги	депозит	держите	детали	диапазон	длинное	длительность	добавить	добавлен	добавление	добавления	добавленные	добавлено	добавлены	добавляйте	добавлять	добавьте	доверяете	документ	документов	документы	долгота	должен	должна	должно	должны	домашний	домашняя	доменов	домены	дополнительная	дополнительно	дополнительной	дополнительную	дополнительные	дополнительный	дополнительных	допустимое	допустимый	доставлено	доступ	доступа	доступе	доступен	доступна	доступно	доступны	доступные	доступный	доступных	другие	другим	другими	других	другого	другое	другой	другом	другому	другую	друзей	друзья	единицы	единственный	ежедневно	ежемесячно	еженедельно	желтый	жирный	журнал	журнала	журналов	журналы	заблокирован	заблокированные	заблокировано	заблокированы	заблокировать	забудьте	забыли	завершен	завершена	завершение	завершения	завершено	завершилась	завершите	завершить	зависимости	зависит	заглушить	заголовка	заголовки	заголовок	загружать	загружен	загруженные	загружено	загружены	загрузите	загрузить	загрузка	загрузке	загрузки	загрузку	задаваемые	задайте	задать	задачи	задержка	задержки	зайдите	закладки	закладку	закладок	закончится	закрепить	закрытие	закрытия	закрыто	закрытого	закрытый	закрыть	замените	заменить	заметка	заметки	заметку	заново	занять	записать	записей	записи	записывать	запись	записью	записями	запишите	заполните	запоминать	запомните	запомнить	запрашивает	запрашивать	запретить	запрещен	запрещено	запрос	запроса	запросить	запросов	запросы	запрошен	запрошенный	запуск	запуска	запускать	запуске	запустите	запустить	запущен	зарабатывайте	заработать	зарегистрироваться	заряда	зашифрованные	зашифровано	защита	защитите	защитить	защиту	защиты	защищает	защищены	звонок	звуковой	здоровье	здоровья	зеленый	знаете	значение	значений	значения	значки	значок	игнорировать	идентификатор	идентификации	идентифицировать	избранное	избранные	известные	извините	извлечь	изменение	изменении	изменений	изменения	изменено	изменил	измените	изменить	изменять	измерения	изображение	изображений	изображения	иконка	иконки	иконку	имеете	имейте	именем	импорт	импорта	импортированы	импортировать	импортируйте	инвертировать	индекс	индикатор	инкогнито	иногда	инструментов	инструменты	инсулин	интервал	интервалы	интернет	интернете	интернетом	интернету	интерфейс	интерфейса	информации	информацию	информация	искать	использовали	использование	использованием	использовании	использования	использовано	использовать	использоваться	используемая	используемые	используемый	использует	используете	используется	используйте	используют	используются	используя	исправить	исправления	исследования	истекает	истекло	истории	историю	история	источник	источника	источники	источников	исходный	исходным	исчезающие	кадров	каждого	каждое	каждой	каждые	каждый	кажется	календарь	камера	камере	камеру	камеры	каналы	касание	касания	каталог	каталога	категории	категорию	категория	качества	качестве	качество	клавиш	клавиши	клиент	клиента	ключами	ключей	ключом	кнопка	кнопки	кнопку	количества	количество	коллекции	коллекцию	коллекция	команд	команда	команду	команды	комиссии	комиссию	комиссия	комментарии	комментарий	компас	контакт	контакта	контактам	контактов	контакты	контент	контента	контроль	контрольная	конфигурации	конфигурация	конфиденциальности	конфиденциальность	копирование	копирования	копировать	корзина	корзину	корректный	коснитесь	которая	которого	которое	которой	котором	которому	которую	которые	который	которым	которых	кошелек	кошелька	кошельками	кошельке	кошельки	кошельков	кошельком	кошельку	кошелёк	коэффициент	крайней	красный	критические	купить	лимита	лицензии	лицензия	личной	личность	личную	личные	личных	логотип	локальная	локально	локального	локальной	локальную	локальные	локальный	любого	магазин	максимальная	максимально	максимальное	максимальной	максимальный	максимум	маленький	маршрут	масштаб	масштабирование	мгновенно	медленный	менеджер	меньше	местоположение	местоположении	местоположения	месяце	метаданные	метаданных	меткой	микрофон	микрофону	минимальная	минимальный	минимум	минута	минуту	минуты	многие	многое	множитель	модель	модули	модуль	можете	момент	момента	мониторинга	наблюдения	навигации	навсегда	награды	надежно	надежном	нажатие	нажмите	название	названием	названию	названия	назначения	называется	наиболее	найден	найдена	найдено	найдены	найдите	наличие	наличные	написать	напишите	напоминание	напоминания	напомнить	направление	например	напрямую	насовсем	настоящее	настоящий	настроек	настроен	настроена	настроенный	настроено	настроить	настройка	настройках	настройке	настройки	настройку	настройте	находится	находятся	начала	начало	начальный	начать	начинается	начните	неактивный	неверная	неверное	неверные	неверный	невозможна	невозможно	недавние	недавно	недействителен	недействительна	недействительный	недели	неделю	неделя	недопустимая	недопустимое	недопустимый	недостаточно	недоступен	недоступна	недоступно	недоступны	неизвестная	неизвестно	неизвестное	неизвестный	некорректный	некоторое	некоторые	некоторых	нельзя	немедленно	необходим	необходима	необходимо	необходимости	необязательно	неправильный	непредвиденная	непрочитанное	непрочитанные	нескольких	несколько	неудачно	неудачных	нибудь	нижний	низкая	низкий	низкое	никаких	никогда	никому	ничего	нового	новости	номера	нормальный	нравится	обеспечение	обеспечения	обеспечивает	обеспечивают	области	область	обложки	обмена	обменять	обнаружен	обнаружение	обнаружено	обнаружены	обнаружить	обновите	обновить	обновлен	обновлена	обновление	обновлении	обновлений	обновления	обновлено	обновляется	обновлять	обновляться	оборудование	обработать	обработка	обработки	образом	обратите	обратитесь	обратная	обратно	общего	объединить	объект	объекта	объектов	объекты	обычно	обычной	обычный	обязательно	ограничен	ограничение	ограничений	ограничения	ограничены	однако	одновременно	одного	одному	ожидает	ожидается	ожидание	ожидании	ожидания	ознакомьтесь	означает	окончания	онлайн	операции	операционной	операция	описание	оплата	оплаты	оповещение	оповещения	определение	определения	определить	определяет	опубликовано	оранжевый	организации	ориентации	основе	основная	основного	основное	основной	основном	основные	особенно	оставайтесь	оставаться	оставить	оставшееся	оставшиеся	оставьте	остается	осталось	остановить	осторожностью	осуществляется	ответа	ответил	ответить	ответственности	ответы	отвечает	отдельных	отказано	отказаться	отклонил	отклонить	отключен	отключена	отключение	отключении	отключения	отключено	отключены	отключите	отключить	отключиться	отключён	открепить	откройте	открывать	открыт	открыта	открытие	открытии	открытия	открыто	открытого	открытые	открытый	открытым	открыть	отладка	отладки	отладочные	отложить	отмена	отменен	отменена	отменено	отменить	отмены	отметить	отображаемое	отображает	отображается	отображать	отображаться	отображение	отображения	отобразить	отпечаток	отправил	отправили	отправителя	отправить	отправка	отправки	отправку	отправлен	отправлена	отправленные	отправлено	отправлены	отправляйте	отправлять	отправьте	отредактировать	отслеживание	отслеживания	отслеживать	отсутствует	отсутствуют	отсутствующие	оцените	оценить	оценка	очередь	очистить	очистка	очищен	ошибка	ошибках	ошибке	ошибки	ошибку	ошибок	пакета	пальца	памяти	память	панели	панель	параметр	параметров	параметры	паролей	паролем	пароли	пароль	пароля	первого	первое	первый	переведите	перевести	перевод	перевода	переводить	переводы	передать	передача	передачи	передачу	перезагрузить	перезагрузка	перезаписать	перезапуск	перезапустите	перезапустить	переименовать	перейдите	перейти	переключатель	переключение	переключить	переключиться	переменные	переместите	переместить	перемещение	перенести	переопределение	переопределить	переслать	перестать	перетащите	переустановите	переход	перехода	период	периода	периодически	печать	письма	письмо	питания	плагин	платеж	платежа	платежей	платежи	плейлист	повернуть	повлиять	поворот	повтор	повторите	повторить	повторно	повторного	повысить	повышения	подготовка	поддержать	поддерживает	поддерживается	поддерживать	поддерживают	поддерживаются	поддержите	поддержка	поддержки	поддержку	поделитесь	поделиться	подключайтесь	подключен	подключение	подключении	подключения	подключенные	подключено	подключены	подключитесь	подключить	подключиться	подлинности	подождите	подписан	подписаны	подписаться	подписи	подписка	подписки	подпись	подробнее	подробно	подробности	подсказки	подтвердите	подтвердить	подтверждена	подтверждение	подтверждения	подтверждено	подходит	пожаловать	пожаловаться	пожалуйста	позволит	позволяет	позволяют	позиции	позицию	позиция	поиска	показано	показать	показывает	показывать	покинуть	покупайте	покупать	покупка	покупки	покупку	покупок	полезно	политика	политикой	полная	полностью	полную	полный	положение	положения	получаете	получайте	получатель	получателя	получать	получен	получение	получении	получения	полученные	получено	получили	получит	получите	получить	пользователей	пользователем	пользователи	пользователь	пользовательская	пользовательские	пользовательский	пользовательских	пользователю	пользователя	пользователям	пользователями	пользоваться	пользуйтесь	пометить	помните	помогает	помогите	поможет	помочь	помощи	помощь	помощью	понадобится	понимаю	понятно	попробовать	попробуйте	попытка	попытке	попытки	попытку	попыток	порядке	порядок	посетите	посетить	поскольку	последнего	последнее	последней	последние	последний	последним	последних	последнюю	последняя	посмотреть	поставить	постоянно	потере	потеряете	потеряно	потеряны	потерять	потока	потому	потратить	потребоваться	потребуется	потяните	похоже	похожие	почему	почтовый	поэтому	появится	правила	правильно	правильность	править	правой	правый	превышает	превышен	предварительный	предел	предложение	предложения	предметов	предметы	предоставить	предоставления	предотвратить	предпочтения	предупреждение	предупреждений	предупреждения	предыдущая	предыдущие	предыдущий	предыдущую	прежде	прежнему	преобразование	преобразования	прервано	прибыль	приватного	приватности	приватность	приватный	приведет	привести	привет	привязать	пригласил	пригласить	приглашение	приглашения	придется	прикрепить	приложение	приложением	приложении	приложений	приложению	приложения	приложениям	приложениями	приложениях	применен	применения	применить	применяется	применяться	пример	примечание	примечания	примите	принадлежит	принимаю	принудительно	принудительное	принять	приостановить	приостановлено	присоединился	присоединиться	присоединяйтесь	причина	проблем	проблема	проблемами	проблеме	проблему	проблемы	проведите	проверено	проверить	проверка	проверки	проверку	проверьте	проверяйте	проверять	прогноз	программа	программе	программное	программы	прогресс	продать	продолжайте	продолжать	продолжения	продолжительность	продолжить	проект	проекта	производительность	произошел	произошла	происходит	пройдите	пройти	прокрутка	пропустить	пропущенные	просматривать	просмотр	просмотра	просмотреть	просто	простой	против	противном	протокол	профили	профиль	профиля	процент	процесс	процесса	процессы	прочее	прочитанные	прочитано	прочитать	прочтите	прямое	псевдоним	публично	публичный	пустой	пустым	путешествия	работа	работает	работать	работают	работе	работу	работы	рабочий	разблокировать	разблокируйте	раздел	разделе	разделы	размер	размера	размере	размером	разные	разных	разработчик	разработчика	разрешает	разрешать	разрешение	разрешений	разрешения	разрешено	разрешите	разрешить	расписание	расписанию	распознать	расположение	расскажите	расчет	расширение	расширения	расширенная	расширенные	расширенный	расшифровать	реальном	регион	регистрации	регистрация	регулировка	редактирование	редактировать	редактор	режима	режиме	резервная	резервного	резервное	резервной	резервную	резервные	резервных	результат	результате	результатов	результаты	рейтинг	рекомендуем	рекомендуется	ресурс	ресурсов	решить	родительский	рождения	руководство	ручная	ручное	ручной	рыночная	сайтов	самостоятельно	сборка	сборки	сброса	сбросить	сброшены	сведений	сведения	свернуть	сверху	светлая	светлый	сводка	своего	своему	своими	свойства	свяжитесь	связан	связана	связанные	связанный	связаться	связке	связку	сделайте	сделали	сделано	сделать	сегодня	сейчас	секретный	секунд	секунду	секунды	сенсор	сервер	сервера	сервере	серверов	сервером	серверу	серверы	сервис	сервиса	сертификат	сертификата	сертификаты	сессии	сессию	сессия	сетевая	сетевое	сетевой	сетевые	символ	символов	символы	синхронизации	синхронизацию	синхронизация	синхронизировать	система	системе	системная	системные	системный	системных	системой	систему	системы	сканирование	сканирования	сканировать	скачать	скачивание	сквозное	сколько	скопирован	скопирована	скопировано	скопировать	скопируйте	скорее	скорости	скорость	скрипт	скрипты	скрывать	скрытые	скрыть	следует	следующая	следующее	следующей	следующем	следующие	следующий	следующим	следующих	слишком	служба	службой	службу	службы	случае	случай	случайно	смахните	сменить	смогут	сможет	сможете	смотреть	смотрите	сначала	снижение	снизить	снимок	собираетесь	собственные	собственный	событие	событий	события	совершения	совместимость	совпадает	совпадать	совпадают	совпадение	совпадения	согласен	содержание	содержат	содержать	содержимого	содержимое	содержит	соединение	соединения	сожалению	создавайте	создавать	создайте	создан	создана	создание	создании	создания	созданные	создано	создать	сообщение	сообщений	сообщения	сообщениями	сообщениях	сообщества	сообщество	сообщите	сообщить	соответствии	соответствует	соответствующий	соотношение	сортировать	сортировка	составляет	состояние	состояния	сохранен	сохранена	сохранение	сохранении	сохранения	сохраненные	сохраненных	сохранено	сохранены	сохранив	сохраните	сохранить	сохранять	сочетание	спасибо	специальные	списка	списке	списки	списку	список	способ	способность	способы	справа	справка	среднего	средний	средств	средства	ссылка	ссылке	ссылки	ссылкой	ссылку	ссылок	ставка	стандартная	стандартные	стандартный	становится	старые	старый	старых	статистика	статистики	статистику	статус	статуса	стереть	стоимость	стороны	страниц	страница	страницах	странице	страницу	страницы	страны	строка	строку	субтитры	существует	существующие	существующий	такого	текста	текстовое	текущая	текущего	текущее	текущей	текущие	текущий	текущую	телефон	телефона	телефоне	темная	температура	теперь	тестирования	течение	только	точное	точность	транзакции	транзакций	транзакцию	транзакция	трафик	требования	требовать	требует	требуется	требуют	требуются	триггера	тёмная	убедитесь	убедиться	убрать	уведомить	уведомление	уведомлений	уведомления	уведомлениях	уведомлять	увеличение	увеличения	увеличивает	увеличить	уверены	увидеть	углеводы	угодно	удается	удалась	удален	удалена	удаление	удалению	удаления	удалено	удалены	удалит	удалите	удалить	удалось	удался	удалять	удалён	удержание	удерживайте	узнайте	узнать	укажите	указан	указанный	указать	улучшения	улучшить	уменьшить	умолчанию	упоминания	управление	управления	управляет	управляйте	управлять	уровень	уровне	уровня	ускорение	условий	условия	условиями	услуга	услуги	успешно	устанавливать	установите	установить	установка	установки	установлен	установлена	установленного	установленное	установленные	установленных	установлено	установлены	устаревшие	устройств	устройства	устройствами	устройствах	устройстве	устройство	устройством	устройству	участие	участник	участники	участников	учетная	учетной	учетную	учетные	учётная	учётной	учётную	учётные	файлов	фильтр	фильтра	фильтровать	фильтры	фиолетовый	фоновое	фоновом	формат	формате	фотографии	фотографий	функцией	функции	функций	функцию	функция	хорошо	хотите	хранение	хранения	хранилища	хранилище	хранилищем	храним	хранит	храните	хранить	храниться	хранятся	целевой	цифровой	часовой	частота	частоту	человек	черный	читайте	читать	чтение	чтения	чувствительность	ширина	широта	шифрование	шифрованием	шифрования	шрифта	шрифты	экрана	экране	экранное	экспериментальный	экспорт	экспорта	экспортировать	электронная	электронное	электронной	электронную	элемент	элемента	элементов	элементы	является	яркость	ярлыки
	except	актива	актина	большее	буера	ввернуть	ввернуться	ввода	вдеть	веденные	веденный	ведите	веред	вернутся	весите	весте	вести	вешние	вешний	вешних	вешняя	взывать	вкладе	вкладу	включат	внеси	внешне	водите	водящие	водящий	возникал	входа	входе	входить	выполите	выполнятся	двойне	действе	делится	дерите	длитесь	длиться	доены	дойное	долота	домны	доступы	друге	дугой	заверен	заверена	заверение	заверения	заверено	заверите	заверить	завешен	завешена	завешено	зависти	загрузи	задержи	закладу	замета	замету	зарос	зарыто	зарытого	зарытый	зарыть	звонко	знаки	икать	икона	икону	имеем	инулин	исчезающе	кается	камее	кнопа	кнопу	копка	копки	копку	коситесь	кошелка	кошелками	кошелке	кошелки	кошелку	линую	линчую	меленный	меньшее	моете	насосем	настоек	настойка	настойках	настойке	настойки	настойку	обложи	ограниченны	означат	оказано	оказаться	оного	оному	опечаток	оправил	оправили	оправить	оправка	оправки	оправку	оправлен	оправлена	оправленные	оправлено	оправлены	оправлять	оправьте	определят	основой	отельных	отключится	отменна	отменно	отменны	отравил	отравили	отравителя	отравить	отравлен	отравлена	отравленные	отравлено	отравлены	отравляйте	отравлять	отрывать	отрыт	отрыта	отрыто	отрытого	отрытые	отрытый	отрытым	отрыть	павой	пакта	паять	перевесит	переедать	переедите	переключится	перенеси	писка	поведите	поверить	поверка	поверки	поверку	поверьте	поверять	подать	поддержи	поддержу	поделится	подержать	подержите	подключится	подобно	позволят	пойдите	пойти	полая	полено	полостью	полую	полый	помоет	помои	понято	попустить	последим	посматривать	постой	потерны	потерянно	потерянны	поучаете	поучайте	поучать	поучение	поучении	поучения	поучили	поучит	поучите	поучить	походит	похожее	почитать	почтите	предать	представить	представления	привесит	пригасил	пригасить	приедет	присоединится	проблеем	проверенно	проедите	пролей	просо	прочите	прядке	прядок	радел	разрешат	реактор	санирование	санирования	сбора	свершения	свода	связанна	связна	сдержат	сдержать	сдержит	север	севера	севере	севером	северу	седлайте	седлали	седлать	сереть	симок	скрипы	служа	служу	сманите	смоет	смоете	сморите	совпадет	сотрите	сохранна	сохранно	сохранны	спика	спике	спики	спику	срока	сроку	срывать	срытые	срыть	станиц	станица	станицах	станице	станицу	станицы	станы	статистка	статистки	статистку	статс	стока	стоку	странниц	странница	странницах	страннице	странницу	странницы	странны	темня	теста	тестовое	ткущая	ткущего	ткущее	ткущей	ткущие	ткущий	ткущую	убедится	уверенны	удаленна	удаленно	удаленны	улучить	уроне	установи	ученая	ученой	ученую	ученые	учёная	учёной	учёную	учёные	фалов	хранится	ярость
misspellings	слишком длинная сообщение	слишком длинное сообщение
	сообщение слишком длинная	сообщение слишком длинное
	не возможно	невозможно
	не верное	неверное
	не верная	неверная
	не удалос	не удалось
	не удаолсь	не удалось
	в течении	в течение
	пожайлуста	пожалуйста
	приложеие	приложение
	подключится к	подключиться к
	соединится с	соединиться с
	расширеный	расширенный
	сдесь	здесь
	зделать	сделать
	извените	извините
	что бы удалить	чтобы удалить
	востановить	восстановить
	востановление	восстановление
	коментарий	комментарий
	коментарии	комментарии
	учетая	учётная
	колличество	количество
	ошибкa	ошибка
	попробуйте снвоа	попробуйте снова
	прийдется	придётся
	аутентифкация	аутентификация
	пожалуста	пожалуйста
	подлючение	подключение
	не известная ошибка	неизвестная ошибка
	не правильный пароль	неправильный пароль
	не верный пароль	неверный пароль
	не верный	неверный
	не верные	неверные
	не корректный	некорректный
	не корректные	некорректные
	не корректное	некорректное
	не сохраненные	несохранённые
	не сохранённые	несохранённые
	не обходимо	необходимо
	ни чего	ничего
	что бы продолжить	чтобы продолжить
	что бы использовать	чтобы использовать
	что бы включить	чтобы включить
	что бы сохранить	чтобы сохранить
	что бы начать	чтобы начать
	что бы завершить	чтобы завершить
	что бы получить	чтобы получить
	что бы увидеть	чтобы увидеть
	что бы войти	чтобы войти
	вообщем	в общем
	в следствии	вследствие
	в следствие	вследствие
	из за	из-за
	потому-что	потому что
	так-как	так как
	тоже самое	то же самое
	все-равно	всё равно
	подписатся	подписаться
	может удалится	может удалиться
	акаунт	аккаунт
	акаунта	аккаунта
	акаунте	аккаунте
	скачаный	скачанный
	сохраненый	сохранённый
	сохраненно	сохранено
	отправленно	отправлено
	созданно	создано
	обновленно	обновлено
	измененно	изменено
	добавленно	добавлено
	установленно	установлено
	загруженно	загружено
	завершенно	завершено
	отключенно	отключено
	подключенно	подключено
	найденно	найдено
	проэкт	проект
	настроики	настройки
	следущий	следующий
	следущая	следующая
	будующий	будущий
	вобще	вообще
	кажеться	кажется
	нажмите сдесь	нажмите здесь
	придеться	придётся
	прийдётся	придётся
	произошло ошибка	произошла ошибка
	произошел ошибка	произошла ошибка
	неизвестный ошибка	неизвестная ошибка
	попробуйте еще рас	попробуйте ещё раз
	попробуйте по позже	попробуйте позже
	по позже	позже
	по дольше	подольше
	на всегда	навсегда
	в ручную	вручную
	в замен	взамен
	на долго	надолго
	не возможность	невозможность
	невозможн	невозможно
	уверены что	уверены, что
	уверен что	уверен, что
	уверена что	уверена, что
	убедитесь что	убедитесь, что
	убедись что	убедись, что
	обратите внимание что	обратите внимание, что
	похоже что	похоже, что
	проверьте что	проверьте, что
	помните что	помните, что
	хотите чтобы	хотите, чтобы
	вы уверенны	вы уверены
	уверенны что	уверены, что
	вы уверенны что	вы уверены, что
	вы уверены в том что	вы уверены в том, что
	пожалуйста повторите	пожалуйста, повторите
	пожалуйста попробуйте	пожалуйста, попробуйте
	пожалуйста проверьте	пожалуйста, проверьте
	пожалуйста подождите	пожалуйста, подождите
	пожалуйста введите	пожалуйста, введите
	пожалуйста выберите	пожалуйста, выберите
	пожалуйста убедитесь	пожалуйста, убедитесь
	пожалуйста укажите	пожалуйста, укажите
	пожалуйста включите	пожалуйста, включите
	пожалуйста свяжитесь	пожалуйста, свяжитесь
	к сожалению произошла	к сожалению, произошла
	к сожалению не	к сожалению, не
address	ты	ты	тебя	тебе	тобой	твой	твоя	твоё	твое	твои	твою	твоего	твоей	твоему	твоих	твоим
	вы	вы	вас	вам	вами	ваш	ваша	ваше	ваши	вашу	вашего	вашей	вашему	вашем	ваших	вашим	вашими
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
app_names	фото	файлы	контакты	календарь	сообщения	здоровье	музыка	заметки	напоминания	карты	книги	почта	команды	дом	погода	акции	настройки	настройках	настроек	загрузки
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
	Don't Show Again	accepted	Больше не показывать	Не показывать снова	Больше не спрашивать
	Later	accepted	Позже
		seen	Возможно, позже	Может быть, позже	Напомнить позже
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
generic_titles	Chyba	Upozornenie	Ste si istí?	Skutočne?	Potvrdiť	Info	Informácie	Informácia	Niečo sa pokazilo	Vyskytla sa chyba	Nastala chyba	Došlo k chybe	Neznáma chyba	Neočakávaná chyba	Potvrdenie	Vyžaduje sa potvrdenie	Prosím, potvrďte	Potvrďte	Naozaj?	Varovanie	Pozor	Oznámenie	Správa	Úspech	Hotovo	Dokončené	Neúspech	Zlyhanie	Zlyhalo	Ups	Dôležité	Problém	Nebezpečenstvo	Otázka	Ospravedlňujeme sa	Prepáčte	Ach nie	Hmm	Nastal problém	Vyskytol sa problém	Interná chyba	Kritická chyba	Systémová chyba	Výstraha	Vyžaduje sa akcia	Operácia zlyhala	Gratulujeme	Chcete pokračovať?	Pokračovať?	Skúste to znova	Ste si istý?
accusatory	idiot	zadali ste nesprávne	zadali ste nesprávny	zadali ste zlé	urobili ste chybu
accusatory_openings	snažíte sa	pokúšate sa
ongoing	prebieha	čakanie
app_names	fotky	súbory	kontakty	kalendár	správy	zdravie	hudba	poznámky	pripomienky	mapy	knihy	skratky	domácnosť	počasie	akcie	nastavenia	nastaveniach	nastavení	stiahnuté
function_words	je	sa	na	pre	nie	tento	túto	naozaj	chcete	váš	alebo	bol	bola	bolo	že	byť	vo
doubled_words	nie	áno	veľmi	už	čo	sa	je	že	si	to	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	hodín	tisíc	miliónov
spelling	words	absolútne	adresa	adrese	adresou	adresu	adresy	adresár	aktivita	aktivity	aktivovať	aktivuje	aktivujte	aktiváciu	aktualizované	aktualizovaný	aktualizovať	aktualizujte	aktualizácia	aktualizácie	aktualizáciu	aktualizácií	aktuálna	aktuálne	aktuálneho	aktuálnej	aktuálnu	aktuálny	aktívne	aktívny	albumu	algoritmus	analýza	anonymné	aplikácia	aplikácie	aplikácii	aplikáciou	aplikáciu	aplikácií	archivované	archivovať	archívu	autentifikácia	automaticky	automatické	automatického	batéria	batérie	bazálne	bazálny	bezpečne	bezpečnostné	bezpečnostných	bezpečnosť	bezplatný	blokovanie	blokovať	blokuje	blízko	budete	budúce	budúcnosti	celkové	certifikát	chcete	choďte	chýbajúce	cieľová	cieľové	citlivosť	databáza	databázy	dekódovanie	detaily	device	digitálny	displej	dispozícii	dlhšie	dokončené	dokončiť	dokument	dokumenty	doména	doprava	dopredu	dostupná	dostupné	download	dozadu	dočasne	doľava	dvojitým	dátový	dôležité	dôvodu	editor	epizóda	epizódy	existuje	existujúce	existujúci	experimentálne	export	exportovať	externé	externý	externých	faktor	feature	fialová	filtre	filtrovať	formát	formáte	fotiek	fotoaparát	fotoaparátu	fotografie	fotografií	frekvencia	fungovať	funguje	funkcia	funkcie	funkciu	generovať	glykémia	google	hardvérové	história	históriu	hlasitosť	hlasové	hlavná	hlavné	hlavnú	hlavný	hodina	hodinu	hodiny	hodnota	hodnotou	hodnotu	hodnoty	hodnôt	hotovo	hovory	hranica	hľadať	ignorovať	import	importovať	individuálne	informácie	informácií	internet	internetové	internetu	interná	interval	invalid	inzulín	inštalovať	jednej	jednoduchý	jednom	jednotky	jedným	kalendár	kamera	kamere	kanály	kapitoly	každej	každom	každých	kedykoľvek	klepnite	klepnutím	kliknite	kliknutie	kliknutím	kláves	klávesové	knižnica	knižnice	knižnici	komunikovať	komunikácie	komunikáciu	koncept	koncom	konečná	konfigurácia	konfiguráciu	koniec	kontakt	kontaktovať	kontaktu	kontaktujte	kontakty	kontrola	kontrolu	konverzácia	konverzácie	kopírovať	kritické	ktorým	kvalita	kľúčom	licencia	licencie	licenciu	lokálna	lokálne	manuálne	maximum	maximálna	maximálne	maximálny	mediálnych	menšie	meranie	mesačne	mesiac	miesta	mieste	miesto	mikrofón	minimalizovať	minimum	minimálne	minúta	minútach	minútu	miznúce	množstvo	mobilné	module	modulu	moduly	momentálne	monitor	možnosti	možností	možnosť	mriežka	musieť	musíte	môžete	nahlásiť	nahláste	nahradia	nahradiť	nahrať	nahrávanie	nainštalovaná	nainštalovaný	najlepšie	najmenej	najnovšia	najprv	najskôr	namiesto	naozaj	naposledy	napríklad	naskenovať	naskenujte	nasledujúce	nastala	nastavenia	nastaveniach	nastaveniami	nastavenie	nastavená	nastavené	nastavení	nastavený	nastavil	nastavili	nastaviť	nastavte	natrvalo	navždy	načítanie	načítava	načítavajú	načítavanie	načítať	naďalej	neaktívne	nebola	neboli	nebolo	nebude	nebudete	nebudú	nedostupné	nedostupný	nedávne	nedávno	neexistuje	nekompatibilné	nemožno	nemusia	nemusí	nemáte	nemôže	nemôžete	nemôžu	nenašla	nenájdený	neobsahuje	neodporúča	neplatná	neplatné	neplatný	nepodarilo	nepodporovaná	nepodporovaný	nepodporuje	nepoužívajte	neprečítané	neskôr	nesprávne	nesprávny	neuložené	neumožňuje	nezabudnite	nezhoduje	neznáma	neznáme	neznámy	nezobrazovať	niekedy	niekoľko	niektoré	nižšia	nižšie	normálne	normálny	novinky	novšie	náhodný	náhľad	náhľady	nájdené	nájdete	následok	nástroj	nástroje	nástrojov	návrat	návrhy	obchode	obdobia	objekty	obnovenie	obnovené	obnovený	obnoviť	obnovte	obnovu	obnovuje	obnoví	obrazovke	obrazovku	obrazovky	obrázkov	obrázky	obrázok	obsahovať	obsahu	obsahuje	obsahujú	obľúbené	ochrana	ochranu	ochrany	odblokovať	oddialiť	odhlásenie	odhlásiť	odkazu	odkazy	odomknutie	odomknúť	odosielanie	odosielať	odoslanie	odoslaná	odoslané	odoslať	odporúčané	odpovedať	odpoveď	odstránenie	odstránená	odstránené	odstránený	odstrániť	odtlačok	ohodnotiť	ohľadu	okamžite	okamžité	oneskorenie	online	oprávnenia	oprávnenie	opustiť	opätovné	oranžová	orezanie	orezať	organizácia	orientácia	osobné	osobných	ostatné	ostatných	otvorenie	otvorená	otvorené	otvorení	otvorený	otvoriť	otvorte	otázky	overenie	overené	overiť	ovládanie	označenie	označiť	označte	oznámenia	oznámenie	oznámení	pamäte	pamäti	parameter	percento	percentá	plagát	platba	platiť	platné	platný	podmienky	podpis	podpora	podporované	podporte	podporu	podporuje	podpory	podrobnosti	podržaním	podržte	podávanie	pokazilo	pokiaľ	pokračovanie	pokračovať	pokračujte	pokročilá	pokročilé	pokročilých	pokúsiť	poloha	polohu	polohy	položiek	položku	položky	pomocník	pomocou	pomáha	pomôcť	pomôže	pomôžte	ponechať	ponuka	poplatok	poradie	posiela	posielať	poskytovateľ	poskytovateľa	poslané	poslať	posledná	posledné	posledných	posunúť	posúvanie	potrebné	potrebný	potrebovať	potrebuje	potrebujete	potvrdenia	potvrdenie	potvrdení	potvrdiť	použije	použite	použitie	použitá	použité	použití	použitím	použitý	použiť	používa	používajte	používajú	používania	používaní	používate	používatelia	používateľ	používateľa	používateľom	používateľov	používateľské	používať	povedzte	poverenia	povolenia	povolenie	povolené	povolený	povoliť	povoľte	pozadia	pozadie	pozadí	pozastavenie	pozastavené	pozastaviť	pozerať	poznámka	poznámku	poznámky	pozícia	počkajte	počúvať	poškodený	pošlite	požadované	požiadavky	požiadať	prahová	pravdepodobne	pravidlá	prebieha	predchádzajúca	predchádzajúce	predchádzajúci	predchádzajúcu	predmet	predný	predplatné	predtým	predvolená	predvolené	predvoleného	predvolenú	predvolený	predvoľby	preferovaný	prehliadajte	prehliadač	prehliadača	prehliadači	prehrané	prehrať	prehrávania	prehrávanie	prehrávač	prehľad	prejdite	prejsť	prekladatelia	premenovať	prenos	prepnúť	prepojenie	prepojené	preposlať	prepínať	prepísať	preskočiť	presne	presné	presun	presunúť	pretože	prevádzky	prečítané	priamo	priblíženie	priblížiť	pridajte	pridali	pridanie	pridané	pridaný	pridať	pridávať	priebeh	priebehu	priemer	priemerné	priečinka	priečinky	priečinok	prihlasovacie	prihlásenie	prihlásený	prihlásili	prihlásiť	prihláste	prijatá	prijaté	prijať	prijímať	prilepiť	pripnúť	pripojenia	pripojenie	pripojené	pripojením	pripojený	pripojiť	pripojte	pripája	prispôsobiť	prispôsobte	pristupovať	pričom	problém	problémov	problémy	proces	procesor	profil	profile	profilový	profilu	profily	programe	programy	projekt	prostredníctvom	prosím	prázdna	prázdne	prázdny	prémiové	príkaz	príliš	príloh	príloha	prílohu	prílohy	prípade	prístup	prístupový	prístupu	public	písanie	písmená	pôvodná	pôvodné	pôvodný	reklamy	reklám	relácie	reštart	reštartovať	reštartujte	reťazec	režime	riadok	riešenie	rozdiel	rozhovor	rozhrania	rozhranie	rozloženie	rozlíšenie	rozsah	rozsahu	rozumiem	rozšírenia	rozšírenie	rýchle	rýchlejšie	rýchlo	rýchlosti	rýchlosť	rýchly	sacharidový	sacharidy	safari	schránka	schránky	sekúnd	senzor	senzora	senzory	server	servera	serveri	serverom	serverov	serveru	servery	sieťové	sieťový	skenovanie	skenovať	skontrolovať	skontrolujte	skopírované	skopírovaný	skopírovať	skratka	skratku	skratky	skripty	skryté	skupina	skupine	skupinu	skupiny	skúsiť	skúste	sledovanie	sledovače	sledovať	službe	služby	snímka	snímku	snímky	snímok	source	spojenie	spojené	spoločnosti	spotrebu	spracovanie	spracovať	spravovať	správa	správca	správe	správne	správu	správy	spustenie	spustené	spustení	spustený	spustite	spustiť	spätná	spätnú	spôsobiť	spôsobom	stiahnuté	stiahnuť	stlačením	stlačte	stlmiť	strana	stratené	stránka	stránke	stránku	stránky	svetlý	svojho	svojich	svojmu	svojom	symboly	synchronizovať	synchronizácia	systém	systémom	systémové	systémový	systému	súbore	súborov	súboru	súbory	súhlasím	súkromia	súkromie	súkromné	súkromný	súčasné	sťahovania	sťahovanie	sťahovať	sťahuje	telefón	telefóne	textové	titulkov	titulky	titulok	tlačidla	tlačidlo	tlačidlá	tomuto	trvanie	týchto	týždeň	týždňov	uchovávať	uistite	ukladanie	ukladať	ukončiť	ukázať	ukážka	uloženie	uložené	uložením	uložený	uložia	uložiť	uložte	umiestnenie	umiestnite	umožňuje	upozornenia	upozornenie	upozorniť	upravenie	upravené	upraviť	upravovať	upravuje	urobiť	určuje	uskutočniť	uskutočňovanie	uvedené	užitočné	varovanie	vašich	vašimi	verejná	verejný	verzia	verzie	verziu	veľkosti	veľkosť	veľkých	viacero	viaceré	viacerých	videli	vidieť	viditeľná	viditeľné	vitajte	vlastnosti	vlastná	vlastné	vlastného	vlastnú	vlastný	vlastných	vložte	vpravo	vrátane	vrátiť	vyberte	vybrané	vybraný	vybrať	vyhľadajte	vyhľadať	vyhľadávacie	vyhľadávania	vyhľadávanie	vyhľadávaním	vyhľadávať	vykonať	vylepšenia	vylepšiť	vylúčené	vymazanie	vymazaná	vymazané	vymazať	vymaže	vymeňte	vynechané	vynútené	vynútiť	vyplniť	vypnutie	vypnuté	vypnutý	vypnutých	vypnúť	vyprázdniť	vypršal	vyskytla	vyskúšajte	vysoká	vysoké	vytvorenie	vytvorená	vytvorené	vytvorený	vytvoriť	vytvorte	vytvorí	vytvára	vytváranie	vytvárať	využitie	vyzerá	vyčistiť	vyššia	vyššie	vyššiu	vyžaduje	vzdialené	vzdialený	vzhľad	väčšie	väčšina	výpočet	výsledky	výsledok	výstup	vývojár	všeobecné	všetko	všetky	všetkého	všetkých	všetkým	webovej	webovom	webová	webové	webovú	webových	zabezpečenia	zabezpečenie	zabezpečené	zablokované	zablokovaný	zablokovať	zabudli	zachovať	zachytiť	zadajte	zadali	zadaný	zadarmo	zahodiť	zahrnúť	zakázané	zakázať	zamknúť	zapamätať	zapisovať	zapnite	zapnutá	zapnuté	zapnúť	zariadenia	zariadeniach	zariadeniami	zariadeniu	zariadení	zastarané	zastaviť	zatiaľ	zatvoriť	zavrieť	zaznamenať	začiatku	začiatok	začnete	začnite	zašifrované	zdieľajte	zdieľanie	zdieľať	zdravie	zdroje	zdrojov	zdrojový	zelená	zistili	zistiť	zlyhal	zlyhala	zlyhalo	zmazať	zmenil	zmenila	zmeniť	znakov	znamená	značky	zníženie	zobrazenia	zobrazenie	zobrazené	zobrazia	zobraziť	zobrazovať	zobrazuje	zobrazujú	zobrazí	zoradiť	zostane	zostanú	zostať	zostáva	zostávajúci	zoznam	zoznamu	zoznamy	zrušené	zrušiť	zvoliť	zvoľte	zvuková	zvukové	zvukový	zvukových	zvážte	zvýšenie	základe	základné	záloha	zálohovanie	zálohovať	zálohu	zálohy	záložku	záložky	záložné	zásady	závislosti	záznam	záznamom	záznamov	záznamu	záznamy	získajte	získate	získať	údajom	údajov	úložisko	úložisku	úprava	úpravy	úroveň	úrovni	úspešne	úspešné	čakajte	časovač	časového	časový	červená	čiarový	čierna	čoskoro	čítania	čítanie	ďakujeme	ďalšia	ďalšie	ďalších	šifrovania	šifrovanie	šifrované	šifrovaný	štatistiky	štítky	štúdie	ťuknite	ťuknutím	žiaden	žiadna	žiadne	žiadny	žiadosť
	except	aktualizovane	aktualizuje	aktíve	aktívy	anonymne	automatiky	blokovane	blízo	celkove	celové	deice	dostupne	exituje	externe	featuree	fialova	filter	format	formate	fotografii	funkia	goole	hlavne	hlavá	hlavé	hlavú	hlavý	hodia	hodna	hodnou	hodny	hrania	interna	inulín	jednoty	jednouchý	jedom	jenom	kalendar	kamea	klenite	klenutím	klknutím	kontaktuje	kontrou	končená	licence	lokále	manuále	meanie	merane	mesic	mesta	meste	mesto	minium	mobilne	modle	modlu	modly	moule	muste	môžte	nahrávane	naradia	naradiť	nasala	naskenuje	nastavene	nastroj	natavenie	natavená	natavené	natavení	natavený	načítane	nedostupne	neexituje	nehoduje	nektoré	nemôžte	nenasla	neodporuje	neodstupné	neodstupný	neplantá	neplaná	neplané	neplaný	neplatne	nepoužívate	nepožívajte	neprávne	neprávny	neskor	niekdy	niktoré	nižie	normále	normály	noviny	nástoj	návrt	obdoba	obnove	obnovene	obnovné	obnovný	odmoknúť	odolanie	odolaná	odolané	odolať	odoslane	ohlásenie	ohlásiť	onačenie	onačiť	onačte	oneskorene	oprávnene	osobne	ostatne	ostaté	ostatých	otlačok	otvore	otvorene	overene	ovládane	oznámene	pagát	parametre	percenta	plané	planý	plata	platne	podobnosti	podpore	podporovane	pokaľ	pokračuje	polite	popis	porade	posila	poslane	posledne	potrebne	potrebujte	potrené	potrený	potvrdene	povodne	povolene	pošite	požije	požite	požitie	požitá	požité	požití	požitím	požitý	požiť	požíva	požívajte	požívajú	požívania	požívaní	požívate	požívatelia	požívateľ	požívateľa	požívateľom	požívateľov	požívateľské	požívať	pradie	pravidla	prebeh	prebehu	prechádzajúca	prechádzajúce	prechádzajúci	prechádzajúcu	prehlad	prehliadate	premet	prepojene	prese	pretým	priadli	priali	prianie	priať	priemerne	priečina	priečiny	priečnika	priečniky	prijate	primer	primo	prinúť	pripojene	problem	process	processor	programme	prsne	prsné	pubic	píliš	písane	radok	restart	reštartuje	reťazce	režme	riešene	rozhrnie	rozložene	rozlíšene	rozoženie	rozšírene	senor	senora	serer	sever	severom	severov	severu	severy	siahnuť	skontroluje	skratu	skraty	skromné	skromný	skryte	skupia	sledovane	sníka	sníku	sníky	sníma	snímu	spojene	spojné	spracovane	sprava	sprave	spravu	spravy	sprvu	spáva	spätá	spätú	stana	stačte	stihnuté	stlčte	stmiť	stratene	stráne	stánka	stánku	stánky	supine	svojo	svoju	system	súste	telefónne	titulov	tituly	tlačila	tlačilo	tomto	touto	ukladane	uloža	uložene	umiestenie	umiestite	umiestnene	upozornene	upravene	uvedene	verená	verený	veria	vezie	viedli	vlastne	vnútené	vnútiť	vrezia	vstup	vybrane	vyhľadávane	vylepenia	vylepiť	vymazane	vymazná	vynúť	vypral	vyskúšate	vysúšajte	vytvorene	vytvori	vytvárane	vytára	vytáranie	vytárať	využite	vyvára	vyvárať	vyžitie	vzdialene	väčšia	výpočt	výpočte	všetok	všetého	zabezpečene	zadný	zahnúť	zapite	zaradenia	zaradeniach	zaradeniami	zaradeniu	zaradení	zataviť	zblokované	zblokovaný	zdajte	zdali	zdaný	zdieľane	zdieľate	zelena	zhodiť	zhrnúť	zložku	zložky	zložné	zmenia	znaky	znížene	zobrazene	zostava	zradiť	zriadenia	zriadeniach	zriadeniami	zriadeniu	zriadení	zvislosti	zvrieť	zvýšene	zálohovane	čerená	červena	čkajte	čítane	ďakujme	šifrovane	štatistky	štíty	žiada
misspellings	avsak	avšak
	fraza	fráza
	hodin	hodín
	ine	iné
	inych	iných
	isty	istý
	kazdu	každú
	kazdy	každý
	ktora	ktorá
	ktore	ktoré
	ktoru	ktorú
	ktory	ktorý
	kod	kód
	kodov	kódov
	kodu	kódu
	kluc	kľúč
	kluce	kľúče
	minut	minút
	mozno	možno
	mozne	možné
	musi	musí
	medii	médií
	moct	môcť
	moze	môže
	mozu	môžu
	neda	nedá
	nema	nemá
	nieco	niečo
	najst	nájsť
	nazov	názov
	nizka	nízka
	pamat	pamäť
	pocas	počas
	pocet	počet
	prave	práve
	pisma	písma
	pismo	písmo
	rezim	režim
	rucne	ručne
	rozne	rôzne
	siet	sieť
	stran	strán
	subor	súbor
	tiez	tiež
	tmavy	tmavý
	trvat	trvať
	tymto	týmto
	vasej	vašej
	vasom	vašom
	vasu	vašu
	velke	veľké
	velmi	veľmi
	vam	vám
	vasho	vášho
	vasmu	vášmu
	vyska	výška
	vlavo	vľavo
	vsak	však
	vzdy	vždy
	zadat	zadať
	zacat	začať
	úcet	účet
	čislo	číslo
	čitat	čítať
	ďalsi	ďalší
	širka	šírka
	ste si istý že	ste si istý, že
	ste si istí že	ste si istí, že
	si si istý že	si si istý, že
	uistite sa že	uistite sa, že
	uisti sa že	uisti sa, že
	zdá sa že	zdá sa, že
	skontrolujte či	skontrolujte, či
	vyjímka	výnimka
	štandartný	štandardný
	štandartne	štandardne
	nieje	nie je
	niesú	nie sú
	niesu	nie sú
	niesme	nie sme
	na vždy	navždy
address	ty	ty	ťa	teba	tebe	tvoj	tvoja	tvoje	tvojho	tvojej	tvojich	tvoju
	vy	vy	vás	vám	vami	váš	vaša	vaše	vášho	vašej	vašich	vašu
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
generic_titles	Napaka	Opozorilo	Ali ste prepričani?	Potrdi	Potrditev	Info	Informacije	Informacija	Nekaj je šlo narobe	Prišlo je do napake	Zgodila se je napaka	Neznana napaka	Nepričakovana napaka	Potrebna je potrditev	Prosimo, potrdite	Potrdite	Obvestilo	Sporočilo	Uspeh	Uspešno	Končano	Neuspeh	Ni uspelo	Ups	Ojoj	Pomembno	Pozor	Težava	Nevarnost	Vprašanje	Potrebno dejanje
function_words	in	je	ni	se	na	za	ali	ste	želite	prepričani	ta	bo	ne	iz
address	ti	tebe	tebi	tvoj	tvoja	tvoje	tvojega
	vi	vi	vas	vam	vaš	vaša	vaše	vašo	vašega	vaših
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
generic_titles	Грешка	Упозорење	Да ли сте сигурни?	Потврда	Потврди	Инфо	Информација	Информације	Нешто је пошло наопако	Нешто је пошло по злу	Дошло је до грешке	Догодила се грешка	Непозната грешка	Неочекивана грешка	Потребна је потврда	Молимо потврдите	Обавештење	Порука	Успех	Успешно	Готово	Завршено	Неуспех	Није успело	Упс	Важно	Пажња	Проблем	Опрез	Опасност	Питање	Greška	Upozorenje	Potvrda	Uspeh	Obaveštenje	Informacija	Да ли си сигуран?
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
generic_titles	Fel	Varning	Är du säker?	Bekräfta	Info	Information	Något gick fel	Ett fel uppstod	Ett fel inträffade	Ett fel har uppstått	Ett fel har inträffat	Ett okänt fel uppstod	Ett oväntat fel uppstod	Okänt fel	Oväntat fel	Ett problem uppstod	Bekräftelse	Bekräftelse krävs	Vänligen bekräfta	Är du helt säker?	Observera	Obs	Meddelande	Lyckades	Klart	Klar	Misslyckades	Hoppsan	Oj	Ojdå	Viktigt	Problem	Fara	Fråga	Notis	Alarm	Tips	Det här är pinsamt	Det här var pinsamt	Detta borde inte ha hänt	Tyvärr	Förlåt	Ursäkta	Oj då	Åh nej	Hmm	Ett problem har uppstått	Det uppstod ett problem	Internt fel	Allvarligt fel	Systemfel	Ett internt fel uppstod	Åtgärd krävs	Åtgärden misslyckades	Operationen misslyckades	Grattis	Vill du fortsätta?	Fortsätta?	Försök igen	Tyvärr gick något fel	Oj, något gick fel	Hoppsan, något gick fel
accusatory	idiot	korkad	fan också	ditt fel	du har gjort fel	du glömde	du har glömt	du har angett fel	du angav fel	du skrev fel	du har skrivit fel	jävla
accusatory_openings	du försöker	du försökte
ongoing	pågår	väntar
app_names	bilder	filer	kontakter	kalender	meddelanden	hälsa	musik	anteckningar	påminnelser	kartor	böcker	genvägar	hem	väder	aktier	inställningar	hämtade
function_words	och	är	inte	att	det	den	du	din	vill	med	för	på	av	en	ett	kan	har	om	från	till	denna	detta	inga	ingen	kunde
doubled_words	som	det	den	att	är	mer	mycket	på	han	de	ja	nej	i	om	har	till	in	av	med	kan	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	tusen	miljoner	miljarder
spelling	words	absolut	absorption	acceleration	accept	acceptera	accepterar	access	administratör	adress	adressen	adresser	aktiva	aktivera	aktiverad	aktiverade	aktiverar	aktiveras	aktiverat	aktivering	aktivitet	aktiviteten	aktiviteter	aktivt	aktuell	aktuella	aktuellt	aldrig	algoritm	allmänna	allmänt	alltid	alternativ	alternativet	analys	angett	angiven	angivna	ankomst	anledning	annars	anonym	anonymt	anpassa	anpassad	anpassade	anpassat	anpassning	anropa	anslut	ansluta	ansluten	ansluter	anslutit	anslutits	anslutna	anslutning	anslutningar	anslutningen	antalet	anteckning	anteckningar	anteckningen	antingen	använd	använda	användare	användaren	användarens	användarinställningar	användarnamn	användarnamnet	användarvillkor	användas	användbar	användbart	använde	använder	användning	användningsdata	användningsstatistik	används	använt	appdata	appens	apples	applikationen	arkivera	arkiverade	artikel	artist	auktoriserad	autentisera	autentisering	autentiseringsuppgifter	automatisering	automatiseringar	automatisk	automatiska	automatiskt	avaktivera	avaktiverad	avaktiveras	avancerad	avancerade	avancerat	avblockera	avbruten	avbryt	avbryta	avbryter	avbröts	avfärda	avgift	avgöra	avinstallera	avisera	avisering	aviseringar	avläsning	avläsningar	avmarkera	avsluta	avslutad	avslutade	avslutas	avslutat	avslutats	avsnitt	avsnittet	avstängda	avstängt	avstånd	avvisa	backup	bakgrund	bakgrunden	bakgrundsfärg	baserad	baserat	batteri	batteriet	batterinivå	bearbeta	bearbetar	befinner	befintlig	befintliga	befintligt	begränsad	begränsade	begränsningar	begära	begäran	begärda	behandla	behandlingar	behåll	behålla	behåller	behörighet	behörigheter	behöva	behöver	behövs	bekräfta	bekräftelse	belastning	belopp	beroende	beräkna	beräknad	beräknar	beräknas	beräkning	berätta	beskriv	beskriver	beskrivning	beskär	bestämma	bestämmer	betala	betalning	betalningar	beteende	betyder	betygsätt	bibliotek	biblioteket	bidrag	bifoga	bilaga	bilagan	bilagor	bildbibliotek	bilden	bilder	bitcoin	blivit	blockera	blockerad	blockerade	blodglukosvärde	blodsocker	blodsockervärden	bluetooth	bläddra	bokmärke	bokmärken	borttagen	borttagna	borttagning	botten	bredvid	brukar	byggnad	bättre	böcker	början	börjar	cachad	cachade	center	certifikat	certifikatet	chatta	chattar	chrome	community	databas	databasen	databaser	decentraliserad	default	definiera	delade	delvis	dessutom	destination	detaljer	detaljerad	diagnostik	diagnostisera	digital	direkt	display	diverse	dokument	domäner	donera	driver	dubbelkolla	dubbeltryck	duplicerade	dynamisk	dynamiska	därefter	därför	döljer	editor	effekt	efterföljande	eftersom	egenskaper	endast	enheten	enhetens	enheter	enhetsinställningar	enhetstyp	enkelt	enklare	enligt	enskild	ersätt	ersätta	etikett	etiketter	europeiska	events	exakta	exempel	existerande	expandera	experiment	experimentell	experimentella	experimentellt	export	exportera	exporterade	extern	externa	externt	facebook	faktiskt	fallande	familj	favorit	favoriter	favoritmarkerade	feedback	felaktig	felaktiga	felaktigt	felsökning	filerna	filmer	filnamn	filter	filtrera	filtyp	fingeravtryck	fingrar	finnas	firefox	flaggor	flesta	flikar	fliken	flytta	flyttats	format	formatet	formel	fortfarande	fortsatta	fortsätt	fortsätta	fortsätter	fotobibliotek	framgångsrikt	framtida	framtiden	framåt	frekvens	frigör	frigöra	frågor	frånkopplad	frånkoppling	fullskärm	fullständig	fungera	fungerar	funktion	funktionen	funktioner	funktionerna	fyller	färdig	färger	följande	följare	följer	fönster	fönstret	förbereder	förbli	förbättra	förbättrad	förbättrade	förbättringar	fördröjning	föregående	föremål	förenklad	författare	förfrågan	förfrågningar	förhandsgranska	förhandsgranskning	förhandsgranskningen	förhandsvisning	förhandsvisningar	förhindra	förhindrar	förhållande	förinställning	förloppet	förlorade	förlorar	förmodligen	förnya	förrän	försiktig	förskjutning	förslag	första	förstår	försvinna	försvinnande	försök	försöka	försöker	försökte	förutom	förval	förvald	förvalt	förvara	förväntade	förväntat	föräldrakontroll	förändring	förändringar	föråldrad	gammal	gemener	general	generera	genererar	genereras	genomsnitt	genomsnittlig	genväg	genvägar	gester	gillar	giltig	giltigt	glukos	glukosförändring	glukosvärde	glömmer	godkända	godkänn	godkänna	godkännande	google	granska	gratis	grundläggande	gruppen	grupper	gruppnamn	gränsen	gränssnitt	gäller	gånger	handla	handlar	hantera	hanterar	hastighet	hemsida	hemskärm	hemskärmen	historik	historiken	hittade	hittades	hittar	hittats	hjälpa	hjälper	hjärtslag	hoppar	hoppsan	horisontell	hämtar	hämtas	hämtning	händelse	händelser	händer	håller	högsta	hörnet	hörsel	ibland	identifiera	identifierare	igenom	ignorera	ikonen	ikoner	import	importen	importera	importerade	inaktiv	inaktivera	inaktiverad	inaktiverade	inaktiverar	inaktiveras	inaktiverat	inaktiverats	inaktivitet	inbjudan	inbyggda	infoga	information	informationen	ingenting	ingående	initiera	inkludera	inkluderar	inklusive	inkommande	inkorg	inledande	inloggad	inloggning	inloggningsförsök	inloggningsuppgifter	inlägg	inläsning	inmatning	innebär	innehåll	innehålla	innehåller	innehållet	insamling	inspelning	inspelningar	inspelningen	installation	installationen	installera	installerad	installerade	installerat	instans	inställd	inställda	inställning	inställningar	inställningarna	inställningen	inställt	insulin	insulinets	insulinkvot	insulinkvoter	insulinkänslighet	insulintillförsel	integration	integritet	integritetspolicy	interagera	intern	internet	internetanslutning	internt	intervall	intervallet	inträffade	inträffat	island	istället	jobbet	justera	justerar	justering	kalender	kalibrera	kalibrering	kamera	kameran	kameraåtkomst	kameror	kanaler	kanske	kapacitet	kapitel	kartdata	katalog	kategori	kategorier	kategorin	klartext	klassisk	klicka	klickar	klientcertifikat	klienter	klistra	klocka	klockan	knappar	knappen	kolhydrater	kolumner	kommande	kommando	kommandon	kommandot	kommentar	kommentarer	kommer	kommunicera	kommunicerar	kommunikation	kompass	kompatibla	komplettera	komprimera	konfiguration	konfigurationen	konfigurera	konfigurerad	konfigurerade	kontakt	kontakta	kontaktar	kontakten	kontakter	kontoinformation	konton	kontot	kontroll	kontroller	kontrollera	kontrollerar	kontrollpanel	konversation	konversationen	konversationer	konvertera	kopiera	kopierad	kopierat	kopierats	koppla	kopplade	kopplats	korrekt	krasch	kritiska	krypterad	krypterade	krypterat	krypteringsinställningar	krävas	kräver	kvalitet	kvarstår	källan	källkod	källor	känner	känslig	kördes	körning	laddar	laddas	laddat	lagrade	lagrar	lagring	lagringsutrymme	lagringsutrymmet	landskap	latitud	layout	leverans	leverantör	levererat	licens	liggande	ligger	liknande	listan	listor	ljudenhet	ljudet	ljudets	ljudfil	ljudfiler	ljudspår	ljusstyrka	logaritmisk	loggar	logotyp	lokala	lokalt	longitud	loopar	lyckades	lyssna	lyssnar	läggas	lägger	lämnade	lämnar	lämnas	längre	längst	länkade	länkar	länken	läsning	lättare	långsam	långsamt	långtryck	låsskärmen	lösenord	lösenordet	manuell	manuella	manuellt	mappar	mappen	marginal	markera	markerad	markerade	markerat	matcha	matchar	matchning	matchningar	maximal	maximala	maximalt	maximum	meddela	meddelande	meddelanden	meddelandet	meddelas	medier	medlem	medlemmar	medverkande	mellan	mellanrum	mellanslag	menyrad	metadata	midnatt	migrera	mikrofon	mikrofonen	mindre	miniatyrbild	minimera	minimum	minnesanvändning	minska	minskar	minsta	minuter	minuters	missade	misslyckad	misslyckade	misslyckades	mobildata	mobilnät	modell	modeller	moduler	motion	mottagen	mottaget	mottagna	mottog	mycket	mängden	människor	märker	måltid	målvärde	målvärden	månaden	månadsvis	möjlighet	möjligt	namnet	namnge	namnlöst	navigera	nedladdad	nedladdade	nedladdat	nedladdning	nedladdningar	normal	notifikationer	notiser	nummer	nuvarande	nyckel	nyckeln	nyckelring	nycklar	nyheter	nyligen	närheten	närmare	närvarande	nästan	nätverk	nätverket	nätverksanslutning	nätverksfel	någonsin	någonstans	nödvändigt	oanvända	oavsett	oberoende	objekt	objektet	obligatoriskt	observation	observationer	observera	offentlig	offentliga	offentligt	offline	ogiltig	ogiltiga	ogiltigt	okategoriserad	olästa	omedelbart	omgivning	omkring	omnämnanden	område	omslagsbild	omstart	online	operation	operationer	option	options	orange	ordentligt	ordning	orientering	original	orsaka	oskärpa	osparade	osäker	otillgänglig	oväntad	oväntat	papperskorg	papperskorgen	parallella	parameter	pausad	pengar	perfekt	period	perioden	permanent	permission	personer	personlig	personliga	personuppgifter	pinkod	placera	platsen	platser	platserna	platshållare	platstjänster	plattform	plugin	plånbok	plånboken	plånboks	policy	populära	porträtt	position	postadress	postadressen	posten	poster	precis	precision	preferenser	premium	premiumfunktioner	prenumeration	primär	primära	prioritet	privat	privata	problem	problemet	procent	procentandelen	process	processen	profil	profilbild	profilen	profiler	program	programmet	programstart	progress	projekt	projektet	projektnamn	protein	protokoll	public	publicera	publicerad	publik	publika	pumpen	punkter	pågående	påslagen	påverka	påverkar	påverkas	radera	raderar	raderas	raderats	radering	rapporten	rapportera	rapporterar	reaktioner	recension	redigera	redigerad	redigeras	redigering	region	register	registrera	registrerad	registrerade	registrering	reglage	regler	reklam	rekommendera	rekommenderad	rekommenderar	rekommenderas	reläer	rensad	rensar	rensas	rensats	resultat	resultatet	resurser	riktning	rotation	rotera	rubrik	rutnät	rörelse	rörelser	röster	röstmeddelande	safari	saknad	saknade	saknar	saknas	samlar	samling	samlingar	sammanfattning	samtal	samtidigt	samtycker	scanna	scanning	schema	scheman	sekretess	sekretesspolicy	sekund	sekunder	sekundär	sekundärt	senare	senast	senaste	sensor	sensorer	sensorerna	sensorinställningar	sensorn	sensors	serienummer	serier	server	serveranslutning	serverfel	serverinformation	servern	serverns	servers	servrar	session	sessionen	sessioner	sessions	siffror	sjunkande	sjunker	själva	skadad	skaffa	skanna	skapad	skapade	skapande	skapar	skapare	skapas	skapats	skicka	skickad	skickade	skickades	skickar	skickas	skickat	skickats	skiljer	skript	skriva	skriver	skrivskyddad	skulle	skydda	skyddade	skärmar	skärmdump	skärmdumpar	skärmen	skärmens	skärmlås	skärmtid	slumpmässig	slutar	sluten	slutet	slutför	slutföra	slutförd	smarta	smeknamn	snabba	snabbare	snabbt	snooza	snoozar	snooze	sortera	sortering	sparad	sparade	sparades	sparar	specifik	specifika	specifikt	spelar	spelas	spellista	spellistor	spårare	spårning	standard	standardfärg	standardinställningar	starta	startades	startar	startas	startat	startskärmen	starttid	statistik	status	stigande	stiger	stoppa	stoppats	storlek	sträng	strömmen	studier	styrka	ställa	ställe	ställer	ställt	stämmer	stänga	stängas	stänger	stängning	stängt	stängts	stående	stöder	stödja	stödjer	större	support	svarade	svarar	symboler	synkronisera	synkroniserar	synkronisering	synlig	synliga	synligt	system	systemet	systemets	systeminställningar	säkerhet	säkerheten	säkerhetskopia	säkerhetskopian	säkerhetskopiera	säkerhetskopiering	säkerhetskopior	säkerställ	säkert	sändare	sändning	sändningen	särskilt	sätter	sättet	sådana	sökfältet	sökning	sökningar	sökord	sökresultat	sökväg	taggar	taggen	tagits	tangentbord	tecken	telefon	telefonen	telefonens	temperatur	temporär	temporära	testar	testet	texten	textfärg	textstorlek	tidigare	tidsgräns	tidslinjen	tidslinjer	tidsstämpel	tillagd	tillagda	tillagt	tillbaka	tillfälle	tillfälliga	tillfälligt	tillgänglig	tillgängliga	tillgänglighet	tillgängligt	tillgång	tillhandahålla	tillhör	tillhörande	tillräckligt	tillsammans	tillstånd	tillägg	tillägget	tillämpa	tillämpas	tillåt	tillåta	tillåtelse	tillåtelser	tillåten	tillåter	tillåtet	tillåtna	tillåts	timeout	timmar	titeln	tittar	tjänst	tjänsten	tjänster	toppen	totala	totalt	transfer	tredje	troligen	trycka	trycker	träning	trådar	tröskelvärde	tvinga	tvingad	tvingar	twitter	tycker	typsnitt	tystad	tystade	tyvärr	tänker	undantag	undertext	undertexter	undvika	ungefär	universal	uppdatera	uppdaterad	uppdaterade	uppdaterades	uppdaterar	uppdateras	uppdaterats	uppdatering	uppdateringar	uppdateringen	uppdrag	uppgifter	uppgradera	upphör	upphört	uppladdning	uppladdningen	upplevelse	upplåsning	upprepa	uppskattad	uppspelning	uppspelningshastighet	uppspelningsposition	uppstart	uppstod	uppstått	upptäck	upptäcka	upptäckt	urklipp	ursprunglig	ursprungliga	utanför	utdata	utforska	utföra	utförd	utgiven	utgått	utgåva	utifrån	utkast	utlösare	utomhus	utrymme	utseende	utvalda	utvecklare	utveckling	utvecklingen	utökad	valfri	valfria	valfritt	vanlig	vanliga	vanligaste	vanligt	vanligtvis	varaktighet	varandra	varför	variabel	variabeln	varken	varning	varningar	veckan	veckor	veckovis	verifiera	verifierad	verifiering	verkar	verkligen	verktyg	verktygsfält	verktygsfältet	version	versionen	versioner	vibration	vibrera	vidarebefordra	videor	videosamtal	viktiga	viktigt	vilken	vilket	villkor	visning	visningsnamn	volymen	väljer	välkommen	vänligen	vänner	vänster	väntande	väntar	värden	värdet	värdnamn	världen	webbadress	webbadressen	webben	webbläsare	webbläsaren	webbplats	webbplatser	webbsida	webbsidan	widget	widgetar	widgets	ytterligare	älskar	ändrades	ändrar	ändras	ändrat	ändrats	ändring	ändringar	ändringarna	åldersgräns	ångras	åsidosätt	återaktivera	återanslut	återgå	återgår	återskapa	återställ	återställa	återställas	återställd	återställer	återställning	återställningsfras	återställningsfrasen	återställs	återställt	återstående	återstår	återuppta	åtgärd	åtgärda	åtgärden	åtgärder	åtkomst	önskad	öppnad	öppnade	öppnar	öppnas	öppnats	överför	översikt	överskriden	överskrider	överst	översättare	översättning	översättningar	övervaka	överväg	övrigt
	except	address	addresser	administrator	akiva	aktierad	aktiering	alternativt	angina	angiva	angivne	aningen	annas	anslutne	antigen	användares	användarvillor	automatik	automatiks	automatist	avbrutne	avisa	avluta	avlutad	avlutade	avlutas	avlutat	avlutats	avsluts	avstänga	bacup	bakcup	bakgrundfärg	behovs	beskar	betygsatt	betygssätt	biden	bider	bilbibliotek	bilen	blockrad	blodsockervädren	bokmarken	bomärke	bomärken	borttaga	borttagne	boten	bukar	burkar	böjar	centre	crome	delis	detaljrad	devis	diver	drier	dubbelryck	dynamik	dynamiks	enigt	ersatt	ersatta	etern	evens	existerade	extent	felökning	festa	fikar	fiken	filer	filttyp	finans	finns	flagor	flyta	flyttas	formell	fortsatt	fotbibliotek	fullskräm	funktionera	förbi	förgående	förlag	förna	förrn	försöket	förta	föröka	fösta	galler	ganger	ganska	geneal	gillra	goole	grattis	gräsen	guppen	gömmer	handa	hander	hemskräm	historien	hittas	hjärtlag	hopar	hornet	hädelse	hädelser	hämning	hösta	iland	inbjudna	innebar	inorg	inställa	intent	interval	inulin	kaliberring	kallan	kallor	kamran	kicka	kickar	klinter	kloka	knappra	kocka	kompas	kopieras	koppa	kopplas	korret	krävs	kröning	källna	kärvas	köres	ladas	lagade	lagar	lagarde	lagger	leverns	liens	liger	liknade	linkande	lisan	ljusstryka	logar	ludenhet	ludet	lyssa	läger	läggs	lägre	lägst	länen	länge	lågtryck	långryck	machar	manuel	manuela	marker	markrad	matching	meddelade	medverkade	meier	melan	mellanlag	minder	minium	minkar	minter	minters	minutes	mista	mjöligt	model	modeler	mottaga	målvädren	namne	numer	nycken	närmre	närvarade	näsan	objet	oordentligt	oordning	orienteering	osaka	oskarpa	osäkre	parmeter	plasten	plaster	plasterna	plasthållare	plasttjänster	platen	plater	platform	plattjänster	porrätt	posen	poser	postdress	postdressen	posteen	prefekt	programstat	pubic	pugin	punker	punter	raders	radring	regin	registering	registerrad	registerring	rektioner	renad	renar	renas	renats	resar	resas	ritning	roster	rubik	rurik	röstmeddelade	sabba	sakade	sakar	salar	saling	samar	sandning	sandningen	sanna	sanning	selar	selas	senat	senate	senats	senor	senors	sensate	serer	servar	serveanslutning	servefel	serveinformation	serven	servens	serves	sever	severn	severs	skicks	skiva	skiver	skivskyddad	skria	skärar	skären	skärens	slutne	sluttar	snare	soppa	sparare	sparra	sparrad	sparrade	sparrades	sparrar	spear	spels	spånring	stalla	staller	stammer	stara	starar	starts	stats	stoder	stoppas	strang	strata	stratas	stryka	styra	stäng	stängs	stöda	sydda	sälla	sälle	säter	sätet	sående	söder	sökvägg	tagen	tanker	tidlinjen	tidlinjer	tidsgräs	tidstämpel	tillaga	tillagad	tillta	tinga	tingad	tingar	titter	totat	tvina	tvinar	tycka	tärning	upplåning	upstart	utgivne	vaken	vanligen	vantar	varden	variable	vekar	vibraton	vidarebeordra	vidor	viken	villor	vising	vraken	vädren	vädret	väjer	välden	väntade	väster	webbdress	webbdressen	ändades	ändar	ändars	ändas	ändat	ändats	äskar	åldersgräs	ångas	åsidosatt	återstall	återstalls	återställningsfars	återställningsfarsen	öppnast	överfor	övervägg
misspellings	institutiionen	institutionen
	sparrade	sparade
	nte	inte
	sammtidigt	samtidigt
	krash	krasch
	krasha	krascha
	krashade	kraschade
	ihopparning misslyckad	ihopparning misslyckades
	e-post adress	e-postadress
	internet anslutning	internetanslutning
	internet uppkoppling	internetuppkoppling
	lösen ord	lösenord
	använder namn	användarnamn
	försök i gen	försök igen
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	är du säker att	är du säker på att
	är ni säkra att	är ni säkra på att
	är du säker du vill	är du säker på att du vill
	säker på du vill	säker på att du vill
	de gick inte	det gick inte
	gick inte och	gick inte att
	igen sennare	igen senare
	konto namn	kontonamn
	server fel	serverfel
	nätverks fel	nätverksfel
	nätverks anslutning	nätverksanslutning
	fel meddelande	felmeddelande
	foto bibliotek	fotobibliotek
	kontakt lista	kontaktlista
	spel lista	spellista
	mobil data	mobildata
	bekräftelse kod	bekräftelsekod
	verifierings kod	verifieringskod
	telefon nummer	telefonnummer
	pin kod	PIN-kod
	plats tjänster	platstjänster
	denna konto	detta konto
	denna meddelande	detta meddelande
	detta fil	denna fil
	denna album	detta album
	detta åtgärd	denna åtgärd
	denna lösenord	detta lösenord
	detta bild	denna bild
	detta app	denna app
	denna objekt	detta objekt
	detta lista	denna lista
	detta mapp	denna mapp
	ett okänd fel	ett okänt fel
	okänd fel	okänt fel
	oväntad fel	oväntat fel
	felaktig lösenord	felaktigt lösenord
	ogiltig lösenord	ogiltigt lösenord
	ogiltig namn	ogiltigt namn
	ogiltig nummer	ogiltigt nummer
	internet uppkopplingen	internetuppkopplingen
	internet anslutningen	internetanslutningen
	lösen ordet	lösenordet
	e-post adressen	e-postadressen
	använder namnet	användarnamnet
	användar namn	användarnamn
	användar namnet	användarnamnet
	alla dom	alla de
	ta bor	ta bort
	tabort	ta bort
	iväg skickat	ivägskickat
	avinstalera	avinstallera
	kunnde inte	kunde inte
	gick inte att ansluten	gick inte att ansluta
	ej till gänglig	ej tillgänglig
	inte till gänglig	inte tillgänglig
	till gänglig	tillgänglig
	till fälligt	tillfälligt
	till baka	tillbaka
pronouns	match	word
	applies	yes
	second	du	din	ditt	dina	ni
	first	jag	mig	min	mitt	mina	vi	oss	vår	vårt	våra
	ambiguous_second	dig
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
	Don't Show Again	accepted	Visa inte igen	Fråga inte igen
	Later	accepted	Senare
		seen	Kanske senare
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
generic_titles	ఎర్రర్	దోషం	హెచ్చరిక	మీరు నిశ్చితమేనా?	నిర్ధారించు	నిశ్చయంగా	సమాచారం	ఏదో తప్పు జరిగింది	ఏదో పొరపాటు జరిగింది	లోపం సంభవించింది	ఒక లోపం సంభవించింది	తెలియని లోపం	దయచేసి నిర్ధారించండి	నిర్ధారించండి	నిర్ధారణ	నిర్ధారణ అవసరం	గమనిక	నోటిఫికేషన్	సందేశం	విజయం	విజయవంతం	పూర్తయింది	విఫలమైంది	వైఫల్యం	ముఖ్యమైనది	సమస్య	ప్రశ్న	లోపం
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
generic_titles	ข้อผิดพลาด	ผิดพลาด	คำเตือน	คุณแน่ใจหรือไม่	ยืนยัน	ข้อมูล	เกิดข้อผิดพลาด	เกิดข้อผิดพลาดขึ้น	มีข้อผิดพลาด	มีข้อผิดพลาดเกิดขึ้น	มีบางอย่างผิดพลาด	มีบางอย่างผิดปกติ	เกิดข้อผิดพลาดบางอย่าง	เกิดปัญหา	เกิดปัญหาขึ้น	เกิดข้อผิดพลาดที่ไม่รู้จัก	เกิดข้อผิดพลาดที่ไม่คาดคิด	ข้อผิดพลาดที่ไม่รู้จัก	ไม่ทราบข้อผิดพลาด	โปรดยืนยัน	กรุณายืนยัน	การยืนยัน	ต้องยืนยัน	ต้องการการยืนยัน	จำเป็นต้องยืนยัน	คุณแน่ใจไหม	แน่ใจหรือไม่	แน่ใจไหม	แน่ใจนะ	แจ้งเตือน	การแจ้งเตือน	การเตือน	เตือน	ประกาศ	ข้อความ	หมายเหตุ	โปรดทราบ	สำเร็จ	เรียบร้อย	เสร็จสิ้น	เสร็จสมบูรณ์	สำเร็จแล้ว	ล้มเหลว	ไม่สำเร็จ	อุ๊ปส์	อ๊ะ	ขออภัย	สำคัญ	ปัญหา	ระวัง	อันตราย	คำถาม	ขอโทษ	อุ๊ย	โอ้ไม่	ข้อผิดพลาดภายใน	ข้อผิดพลาดร้ายแรง	ข้อผิดพลาดของระบบ	ข้อผิดพลาดที่ไม่คาดคิด	การดำเนินการล้มเหลว	ดำเนินการสำเร็จ	ต้องดำเนินการ	ยินดีด้วย	ต้องการดำเนินการต่อหรือไม่	คุณต้องการดำเนินการต่อหรือไม่	โปรดลองอีกครั้ง	กรุณาลองใหม่อีกครั้ง	ลองอีกครั้ง	เกิดปัญหาบางอย่าง
requests	โปรด	กรุณา
ongoing	กำลัง
misspellings	อนุญาติ	อนุญาต
	ลิงค์	ลิงก์
	อัพเดท	อัปเดต
	อัพเดต	อัปเดต
	อัปเดท	อัปเดต
	อัพโหลด	อัปโหลด
	อีเมล์	อีเมล
	เว็ปไซต์	เว็บไซต์
	เวบไซต์	เว็บไซต์
	เว็ปไซด์	เว็บไซต์
	เว็บไซด์	เว็บไซต์
	คลิ๊ก	คลิก
	ล็อค	ล็อก
	กรุณาลองไหม่	กรุณาลองใหม่
	ผิดพลาค	ผิดพลาด
	กรุนา	กรุณา
	กรณุา	กรุณา
	อินเตอร์เน็ต	อินเทอร์เน็ต
	อินเตอร์เน็ท	อินเทอร์เน็ต
	อินเทอร์เน็ท	อินเทอร์เน็ต
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
number_words	น.	โมง	พัน	หมื่น	แสน	ล้าน
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
generic_titles	Hata	Uyarı	Emin misiniz?	Emin misin?	Doğrula	Onayla	Bilgi	Bilgilendirme	Bir şeyler ters gitti	Bir şeyler yanlış gitti	Bir sorun oluştu	Bir hata oluştu	Bir hata meydana geldi	Hata oluştu	Bilinmeyen hata	Beklenmeyen hata	Bilinmeyen bir hata oluştu	Beklenmeyen bir hata oluştu	Onay	Onay gerekli	Onay gerekiyor	Lütfen onaylayın	Onaylayın	Gerçekten mi?	Dikkat	Bildirim	Mesaj	Başarılı	Başarı	Tamamlandı	Bitti	Başarısız	Başarısız oldu	Hay aksi	Eyvah	Önemli	Not	Sorun	Tehlike	Soru	Bu utanç verici	Bu olmamalıydı	Üzgünüz	Özür dileriz	Pardon	Üzgünüm	Olamaz	Ah hayır	Hmm	Bir sorun var	Sorun oluştu	Dahili hata	İç hata	Sistem hatası	Kritik hata	Önemli hata	Eylem gerekiyor	Eylem gerekli	İşlem başarısız	İşlem başarısız oldu	İşlem başarılı	İşlem tamamlandı	Tebrikler	Devam etmek istiyor musunuz?	Devam etmek istiyor musun?	Devam edilsin mi?	Devam?	Tekrar deneyin	Lütfen tekrar deneyin	Üzgünüz, bir sorun oluştu	Üzgünüz, bir şeyler ters gitti	Hay aksi, bir şeyler ters gitti	Bir hata gerçekleşti	Operasyon başarısız	Uyarı!
accusatory	aptal	salak	gerizekalı	sizin hatanız	senin hatan	yanlış girdiniz	yanlış girdin	hatalı girdiniz	hatalı girdin	bunu yapamazsınız	bunu yapamazsın	hata yaptınız	hata yaptın
ongoing_endings	iyor	ıyor	uyor	üyor	yor
function_words	ve	bir	bu	için	ile	misiniz	değil	emin	olarak	istediğinizden	daha	çok	lütfen	yok
misspellings	yada	ya da
	herşey	her şey
	hiçbirşey	hiçbir şey
	birşey	bir şey
	bir şeyler yalnış	bir şeyler yanlış
	yalnış	yanlış
	yanlız	yalnız
	şuan	şu an
	şuanda	şu anda
	herkez	herkes
	bağlantıyı kontol	bağlantıyı kontrol
	kontol	kontrol
	birdaha	bir daha
	tekrardan deneyin	yeniden deneyin
	silmek istedi̇ğinize	silmek istediğinize
	iphone	iPhone
	ipad	iPad
	icloud	iCloud
	itunes	iTunes
	whatsapp	WhatsApp
	youtube	YouTube
	bir çok	birçok
	her hangi	herhangi
	her hangi bir	herhangi bir
	eminmisiniz	emin misiniz
	eminmisin	emin misin
	emin misinz	emin misiniz
	istiyormusunuz	istiyor musunuz
	istiyormusun	istiyor musun
	istiyor musunz	istiyor musunuz
	silinsinmi	silinsin mi
	ediyormusunuz	ediyor musunuz
	varmı	var mı
	yokmu	yok mu
	kullanici	kullanıcı
	sifre	şifre
	sifreniz	şifreniz
	baglanti	bağlantı
	olustu	oluştu
	degil	değil
	icin	için
	yukleniyor	yükleniyor
	lutfen	lütfen
	guncelle	güncelle
	guncelleme	güncelleme
	basarili	başarılı
	basarisiz	başarısız
	degistir	değiştir
	cikis	çıkış
	orjinal	orijinal
	süpriz	sürpriz
	iptal edilsinmi	iptal edilsin mi
	istermisiniz	ister misiniz
	istermisin	ister misin
	devam edilsinmi	devam edilsin mi
address	sen	sen	seni	sana	senin	sende	senden
	siz	siz	sizi	size	sizin	sizde	sizden
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
	Don't Show Again	accepted	Tekrar gösterme	Bir daha gösterme	Bir daha sorma
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
number_words	bin	milyon
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
generic_titles	Помилка	Застереження	Попередження	Ви впевнені?	Підтвердити	Інформація	Інфо	Щось пішло не так	Сталася помилка	Виникла помилка	Невідома помилка	Неочікувана помилка	Сталася невідома помилка	Виникла проблема	Будь ласка, підтвердіть	Підтвердіть	Підтвердження	Потрібне підтвердження	Необхідне підтвердження	Підтвердіть дію	Ти впевнений?	Впевнені?	Увага	Сповіщення	Повідомлення	Успіх	Успішно	Готово	Виконано	Завершено	Збій	Невдача	Не вдалося	Ой	Упс	Важливо	Примітка	Проблема	Обережно	Небезпека	Питання	Запитання	Цього не мало статися	Вибачте	Перепрошуємо	О ні	Хм	Сталася проблема	Внутрішня помилка	Критична помилка	Системна помилка	Необхідна дія	Потрібна дія	Операція не вдалася	Операцію не виконано	Підтвердити дію	Підтвердьте дію	Вітаємо	Продовжити?	Бажаєте продовжити?	Хочете продовжити?	Спробуйте ще раз	Вибачте, щось пішло не так	Ой, щось пішло не так	Халепа	Нотатка	Зверніть увагу
accusatory	ідіот	дурень	ваша вина	ваша провина	ви ввели неправильний	ви ввели неправильну	ви ввели неправильне	ви ввели невірний	ви ввели невірну	ви ввели невірно	ви помилилися	ви помилились	ви не ввели	ви не вказали	ви не вибрали	ви не обрали	ви не заповнили
accusatory_openings	ви намагаєтеся	ви намагаєтесь	ви спробували
ongoing	триває	виконується	очікування	завантаження	підключення	пошук
doubled_words	дуже	ледь	так	ні	що	ще	от	ось	то	як	все	це	не	тільки	ви	aj	ay	oj	hey	hej	hello	uh	oh	ah	eh	wow	yo	nom	tic	knock	ding	ring	tap	bip	beep	hm	psst	ok
number_words	годин	тис	тисяч	млн
spelling	words	абсолютний	аватар	аватара	автентифікацію	автентифікація	автентифікації	автовизначення	автоматичне	автоматичний	автоматично	автоматичного	автоматичну	автоматичні	автономному	авторизації	авторське	адміністратор	адміністратора	адміністратором	адреса	адреси	адресою	адресу	активації	активна	активне	активний	активних	активно	активного	активності	активні	активність	активовано	активувати	активуйте	актори	акумулятор	алгоритм	алгоритму	аналіз	аналізу	аналітика	анонімними	анонімно	анонімну	анімація	апаратне	апаратний	апаратного	атрибути	аудіофайл	аутентифікація	багато	бажаєте	базова	базовий	баланс	батарею	батьківський	бачите	бачити	безкоштовний	безкоштовним	безкоштовно	безпека	безпеки	безпеку	безпечна	безпечний	безпечним	безпосередньо	блакитний	близько	блокувальники	блокування	блокувати	блокує	блоків	браузер	браузері	будете	будуть	будьте	будівля	буфера	буферу	бібліотека	бібліотеки	бібліотеку	більша	більше	більшості	більшу	важливо	важливі	варіант	варіантів	вашими	вашого	вашому	вбудований	вбудовані	вважати	вважається	введена	введений	введення	введено	введені	введіть	ввести	вводити	ввійти	ввімкнено	ввімкнули	ввімкнути	вдалось	вдалося	вдається	вдвічі	вдосконалення	вебсайт	вебсайтів	велика	велике	великий	великих	великі	вентилятор	версій	версію	версія	версією	версії	вертикальна	вертикально	виберіть	вибору	вибрали	вибране	вибраний	вибраних	вибрано	вибраної	вибрану	вибрати	вивантаження	вивантажено	вивантажити	вигляд	вигляді	видалена	видалений	видалення	видаленні	видалено	видалені	видаливши	видалити	видалить	видаляти	видаліть	видання	видимі	видимість	виділення	виділити	визначає	визначається	визначення	визначено	визначені	визначити	визначте	вийдіть	вийшов	виклик	викликати	виклики	виключити	виконання	виконано	виконати	виконувати	виконується	використайте	використаний	використання	використанні	використано	використані	використати	використовувані	використовувати	використовуватиме	використовуватиметься	використовуватися	використовуйте	використовують	використовуються	використовуючи	використовує	використовуємо	використовуєте	використовується	вилучення	вилучено	вилучити	вимагати	вимагають	вимагає	вимикає	вимкне	вимкнення	вимкнено	вимкнути	вимкніть	вимогам	вимоги	вимірювання	виникла	виникли	випадках	випадкове	випадковий	випадково	випадкові	випадку	виправити	виправлення	вирішення	високий	високим	високого	високі	висота	висоти	висоту	виходить	виходу	виході	вихідний	вихідним	вихідного	вихідні	виявлення	виявлено	вкажіть	вказаний	вказано	вказати	вказувати	вказують	вказує	вкладення	вкладень	вкладені	вкладки	вкладку	вкладці	включати	включаючи	включає	включення	включено	включити	включно	власний	власних	власного	власну	власні	властивості	вмикає	вмісту	внесені	внесок	внутрішня	внутрішній	востаннє	впевнені	вперед	вперше	впливають	впливу	вплинути	вправо	вручну	всередині	вставити	вставте	встановили	встановити	встановлений	встановлення	встановлено	встановлені	встановлювати	встановлює	встановіть	всього	втрати	втратите	втрачено	вузлів	вхідний	вхідні	вібрація	відбиток	відвідайте	відвідати	відгук	віддалене	віддалений	віддалені	віддалити	віджет	віджета	віджети	відкинути	відключено	відключити	відкривання	відкривати	відкривається	відкрийте	відкрита	відкрити	відкритий	відкритим	відкрито	відкритого	відкриття	відкріпити	відмінити	відновити	відновлення	відновлено	відновлені	відносно	відображати	відображатиметься	відображатимуться	відображатися	відображає	відображається	відображення	відображуване	відобразити	відомих	відомості	відомі	відповідальності	відповідати	відповідають	відповідає	відповідний	відповідних	відповідно	відповідь	відповіді	відповісти	відправити	відправлення	відправлено	відправляти	відправника	відразу	відреагували	відредагувати	відсканований	відсканувати	відскануйте	відсоток	відстань	відстані	відстеження	відстежувати	відсутня	відсутнє	відсутні	відсутній	відтворення	відтворити	відтворювати	відхилення	відхилено	відхилити	вільна	вітаємо	галерея	галереї	гаманець	гаразд	гарантує	генерувати	година	години	годинник	годинника	годину	голова	головна	головне	головний	головному	голосове	голосових	голосові	горизонтальне	горизонтальний	господарства	готово	графік	графіка	графіки	графічний	групування	групувати	гучність	даними	датчик	датчика	датчики	датчиків	деактивувати	декодування	декодувати	декілька	декількох	делікатний	детальний	детальніше	деталі	деякий	деяких	джерел	джерела	джерело	дзвінків	дзвінок	дивитися	дивіться	дискретизації	добровільно	довгота	довжина	довжину	довідка	довіряєте	додавання	додавати	додайте	доданий	додано	додані	додати	додатка	додатки	додаткова	додаткове	додатковий	додаткових	додатково	додаткової	додаткову	додаткові	додатком	додатку	додаток	дозволена	дозволено	дозволені	дозволи	дозволили	дозволити	дозволить	дозволу	дозволяють	дозволяє	дозволів	дозвіл	докладніше	документ	документація	документи	домашня	домени	домену	доменів	домівка	дописи	допомагає	допомога	допомогли	допомогою	допомогти	допоможе	допоможіть	дорівнює	доріжки	досвід	досвіду	досвідчених	дослідження	досліджень	доставлено	доступ	доступна	доступне	доступний	доступними	доступних	доступно	доступні	доступність	доступу	досягнення	досягнуто	дотиком	другого	друзів	дякуємо	діаграма	діаграми	діаграму	діапазон	діапазону	дізнайтеся	дізнатися	дійсний	дійсно	дійсну	ділитися	діліться	екземпляр	екрана	екрану	екрані	експериментальний	експорт	експорту	експортувати	експортуйте	електронна	електронною	електронної	електронну	електронні	елемент	елемента	елементи	елементів	емодзі	енергія	живлення	жирний	жовтий	жодних	жодного	жодної	журнал	журнали	журналу	журналі	журналів	зʼєднання	заархівовано	заархівовані	забагато	забезпечення	забезпечити	забезпечує	заблокована	заблокований	заблоковано	заблоковані	заблокували	заблокувати	заборонено	забудьте	забули	завантажений	завантаження	завантажено	завантажень	завантажити	завантажте	завантажувати	завантажує	завантажується	завдання	завдань	завдяки	завершення	завершено	завершити	завжди	завтра	загалом	загальна	загальне	загальний	загальну	загальні	заголовка	заголовку	заголовок	зазвичай	зайняти	закладки	закладок	закрити	закрито	закритої	закриття	закріпити	закріплений	закінчення	закінчено	закінчився	закінчиться	закінчується	залежить	залежно	залежності	залишатися	залишається	залишили	залишилось	залишилося	залишити	залишиться	залиште	замовчуванням	замінити	замість	занадто	заново	записами	записаний	записані	записати	записи	записом	запису	записування	записувати	записі	записів	запитайте	запитання	запитати	запити	запитом	запиту	запитувати	запитів	запобігання	запобігти	заповнювач	запропоновано	запропоновані	запропонувати	запросити	запрошення	запрошено	запуск	запускати	запуску	запустити	запустіть	запущено	зареєстровано	зареєстровані	зареєструвати	зареєструватися	застарілі	застереження	застосовано	застосовується	застосування	застосувати	застосунки	застосунком	застосунку	застосунок	затримка	затримки	захист	захистити	захисту	захистіть	захищене	захищені	зачекайте	зашифроване	зашифрований	зашифровано	зашифровані	зберегли	зберегти	збережена	збережених	збереження	збережено	збережені	збережіть	зберігайте	зберігання	зберігати	зберігаються	зберігає	зберігаємо	зберігається	збирати	збирає	збираємо	збираєтеся	збігатися	збігаються	збігається	збільшення	збільшити	збільшує	збірка	збірки	звʼязок	зверніть	зверніться	зверху	звичайний	звичайного	зворотний	зворотній	звуковий	звуком	звуків	звітів	згадки	згенерувати	згорнути	здатність	здається	здійснювати	зелений	зменшення	зменшити	зменште	зменшує	зможете	зможуть	змушує	змінена	змінено	змінив	змінити	зміниться	змінні	змінювати	змінює	змінюється	змініть	знадобиться	знайдено	знайдені	знайдете	знайдіть	знайти	знаходиться	знаходяться	значення	значенням	значень	значка	значки	значно	значок	знаєте	зниження	знизиться	зникають	зникнення	знімати	знімки	знімків	знімок	зображення	зображень	зовнішнє	зовнішні	зовнішній	зовнішніх	зокрема	зразок	зробили	зробити	зробить	зроблено	зробіть	зрозуміло	зростає	зупинено	зупинити	ймовірно	кадрів	календар	камера	камери	камеру	канали	каналу	каталог	категорій	категорія	категорії	квадрат	квести	квесту	керування	керувати	кешовані	клавіш	ключами	ключем	ключові	ключів	клієнта	клієнти	кнопка	кнопки	кнопку	кнопок	когось	кодування	коефіцієнт	кожним	кожного	кожному	кожної	колекції	команда	команди	команду	команді	коментар	коментарі	компас	комусь	конвертувати	контакт	контактами	контакти	контакту	контактів	контент	контенту	контроль	контролюєте	конфігурацію	конфігурація	конфігурації	конфіденційності	конфіденційні	конфіденційність	координати	копіювання	копіювати	корисним	корисно	користування	користуватися	користувацьке	користувацький	користувацьких	користувацькі	користувач	користувача	користувачам	користувачами	користувачем	користувачі	користувачів	короткий	країни	країну	купити	кілька	кількості	кількох	кількість	кімната	кінець	кінцевий	ланцюжок	ласкаво	легенда	логотип	локальна	локальне	локальний	локальних	локально	локального	локальної	локальну	локальні	людина	людини	ліворуч	ліміту	літери	ліцензія	ліцензії	лічильник	магазин	майбутньому	майбутні	майбутніх	максимальна	максимальний	максимально	максимальної	максимальну	максимум	маленький	маркер	маршрут	масштаб	масштабування	матиме	медіафайл	медіафайли	межами	менший	меншою	мережа	мережева	мережеве	мережевий	мережеві	мережею	мережу	мережі	метаданих	метадані	множник	мовний	моделей	модель	моделі	модуль	модуля	модулів	можемо	можете	можливо	можливості	можливість	можуть	момент	моніторингу	мікрофон	мікрофона	мінімальна	мінімальний	мінімум	міністерство	місцеперебування	місцях	місяць	місяця	наблизити	навантаження	наведіть	навколишнього	навколо	навігація	навіть	нагадування	нагороди	надавати	надайте	надана	наданий	надання	надано	надані	надати	надаються	надсилайте	надсилання	надсилати	надсилає	надсилається	надходять	надійно	надіслали	надіслано	надіслані	надіслати	надішліть	назавжди	назвою	найбільш	найбільше	найвищий	найкраще	найменший	найнижчий	накладання	налагодження	налаштоване	налаштований	налаштовано	налаштування	налаштуваннями	налаштуваннях	налаштувань	налаштувати	налаштуйте	належать	належить	намагалися	написати	напишіть	наприклад	напруга	напрямку	напрямок	наразі	народження	наскрізне	наскільки	настройки	наступна	наступне	наступний	наступних	наступного	наступному	наступні	натискання	натиснувши	натиснуто	натисніть	натомість	наявний	наявних	наявні	наявність	неактивний	невдалі	невеликий	невідома	невідоме	невідомий	невідомо	невірна	невірний	негайно	негативна	негативний	недостатньо	недоступна	недоступне	недоступний	недоступно	недоступні	недійсна	недійсне	недійсний	недійсним	недійсні	незабаром	незалежно	нейтральний	неможливо	необроблені	необхідний	необхідно	необхідні	неочікувана	непомітно	неправильна	неправильне	неправильний	неправильно	неправильні	неприпустимий	непрочитане	непідтримуваний	несправностей	несумісний	нещодавно	нещодавні	нижній	низький	новини	нового	новому	новішої	нормальний	нотатка	нотатки	нотатку	ніколи	нікому	нічого	обговорення	обговорити	обережно	обережні	обертання	обертати	оберіть	обидва	обкладинка	обкладинки	область	області	обліковий	обліковим	облікових	облікового	обліковому	облікові	обмежений	обмеження	обмежено	обмежену	обмежень	обмежені	обмежує	обміну	обране	обраний	обрано	обрати	обробка	обробки	обробку	обрізати	обслуговування	обчислення	обчислити	оголошення	одиниці	одного	одному	одноразовий	одночасно	однієї	одразу	ознайомтеся	означає	окремих	окремо	онлайн	онлайнові	оновити	оновлення	оновленнями	оновлено	оновлень	оновлені	оновлювати	оновлюються	оновіть	оператори	операцію	операції	опитування	оплати	оповіщення	опубліковано	опублікувати	організація	організації	оригінальний	орієнтація	освітлення	оскільки	основна	основний	основного	основному	основну	основі	особисте	особистий	особистих	особисто	особистої	особисту	особисті	особливо	останнього	останньої	останню	остання	останнє	останні	останній	останнім	останніх	остаточно	отримайте	отримали	отримання	отримано	отримати	отримаєте	отримувати	отримуватимете	отримувача	отримуйте	отримуєте	офлайн	оформлення	офіційний	охоплює	оцінити	оцінка	оцінки	оцініть	очистити	очищення	очищено	очікування	очікувані	очікує	очікується	падіння	пальцем	панель	панелі	параметр	параметра	параметрах	параметри	параметрів	паролем	пароль	парольна	паролю	пароля	паролі	паролів	певних	певною	перебуває	перебуваєте	перевизначення	перевищено	перевищує	перевірено	перевірити	перевірка	перевірки	перевірку	перевірте	перевіряти	перегляд	переглядайте	переглядати	переглядач	перегляду	переглянути	переглянуті	перегляньте	передавання	передавати	передані	передача	передачу	перезавантаження	перезавантажити	перезавантажте	перезаписати	перезапуск	перезапуску	перезапустити	перезапустіть	перейдіть	перейменувати	перейти	переклад	переклади	перекласти	переконайтеся	перемикання	перемикач	перемикає	перемкнути	перемотування	перемістити	переміщення	переміщено	перенесення	перервати	переслати	перетворення	перетягніть	перехід	персонажа	перший	першого	період	періодичне	періодично	періоду	питання	побачити	поблизу	поведінка	повернути	повернутись	повернутися	поверніться	поверх	повинен	повинна	повинно	повинні	повний	повноекранний	повністю	повторити	повторно	повторювати	повторіть	повідомити	повідомлення	повідомленням	повідомленнями	повідомлень	повідомте	повільно	повільніше	поганий	погано	погоджуюся	погоджуєтеся	подання	подати	подвійний	подобається	подорожі	подробиці	подяка	подяки	поділитись	поділитися	поділіться	пожертвування	позитивна	позитивний	позицію	позиція	позиції	позначає	позначені	позначити	позначку	показати	показники	показувати	показує	показується	покинути	покращення	покращити	покращувати	покупки	покупку	покупок	положення	політика	політику	помаранчевий	помилка	помилки	помилку	помилок	поновити	поновіть	попередження	попередньо	попереднього	попередню	попередня	попереднє	попередні	попередній	поради	порожньо	порожня	порожнє	порожній	порожнім	порушення	порушити	порядок	посилання	посиланням	посилення	поскаржитись	поскаржитися	послуг	постачальник	постачальника	постійна	постійний	постійно	потоків	поточна	поточне	поточний	поточних	поточного	поточної	поточну	поточні	потреби	потребують	потребує	потрібен	потрібна	потрібне	потрібно	потрібні	потужність	почати	початкове	початковий	початку	початок	починати	починаючи	починається	почистити	почніть	поширення	поширити	пошкоджений	пошкодження	пошкоджено	пошкоджені	пошукові	пошуку	пояснення	правий	правил	правила	правилам	правило	правильний	правильно	правильної	правильну	праворуч	прапорці	працювати	працюють	працює	предмети	преміум	приблизно	прибрати	приватне	приватний	приватним	приватного	приватності	приватні	приватність	привіт	придбати	призведе	призвести	призначене	призначення	призупинено	призупинити	приймаю	приймає	прийняти	прийнято	прийняття	прийняті	приклад	прикріплений	прикріплені	примусове	примусово	примітка	принаймні	припинити	природа	прискорення	пристрою	пристроями	пристроях	пристроєм	пристрої	пристроїв	пристрій	прихований	приховано	приховані	приховати	приховувати	причина	приєднався	приєдналися	приєднання	приєднатись	приєднатися	приєднуйтесь	проаналізувати	проблем	проблема	проблеми	проблему	проведіть	програм	програма	програми	програмне	програмою	програму	програмі	прогрес	продовження	продовжити	продовжувати	продовжуйте	проект	пройдіть	пройшло	прокрутка	прокручування	проксі	пропозицій	пропозиції	пропорції	пропуск	пропустити	пропущений	пропущено	пропущені	просимо	просто	простою	простір	просування	протокол	протягом	профіль	профілю	профілі	профілів	процес	процесор	прочитайте	прочитане	прочитаним	прочитання	прочитано	прочитати	проєкт	проєкти	прямий	публічний	підвищена	підвищення	підвищує	підготовка	підключатися	підключення	підключено	підключені	підключити	підключитися	підключіть	підключіться	підпис	підписаний	підписатися	підписка	підписки	підписку	підпису	підрахунку	підсилення	підсумок	підтвердження	підтверджено	підтвердити	підтвердьте	підтримати	підтримка	підтримки	підтримкою	підтримку	підтримуваних	підтримувані	підтримувати	підтримують	підтримуються	підтримує	підтримується	підходить	пізніше	піктограма	піктограми	радіус	раніше	реакції	реальному	регулювання	регулярно	регіон	регістр	редагування	редагувати	редактор	режиму	режимі	резервна	резервне	резервний	резервних	резервного	резервної	резервну	резервні	результат	результати	результату	результаті	результатів	рейтинг	реклама	рекомендований	рекомендовано	рекомендовані	рекомендуємо	рекомендується	релізу	ресурс	ресурсів	реєстрацію	реєстрація	реєстрації	ризики	ризику	робите	робити	робить	робота	роботи	роботу	робіть	розблоковано	розблокування	розблокувати	розблокуйте	розгорнути	розділ	розділи	розділити	розділу	розділі	розкажіть	розклад	розмова	розмови	розмову	розмір	розміром	розміру	розпочати	розпочато	розпізнано	розробку	розробник	розташування	розумію	розширений	розширення	розширені	розшифрування	розшифрувати	ручний	ручного	рядком	рядків	рівень	різних	різноманітні	сайтами	сайтах	сайтів	самостійно	своєму	своїми	світла	світлий	світло	сеансу	секретний	секунд	секунда	секундах	сенсор	сервер	сервера	сервери	сервером	сервері	серверів	сервіс	сервісами	сервіси	сервісу	сервісів	середнього	середня	середнє	середній	середовища	середовище	сертифікат	сертифіката	сертифікати	сертифікатів	сигнал	сигналу	символ	символи	символом	символів	синхронізація	синхронізації	синхронізувати	система	системи	системна	системний	системних	системні	систему	системі	сканер	сканування	сканувати	скасовано	скасування	скасувати	скасуєте	скидання	скинути	скинуто	скопійовано	скопіювати	скористатися	скринька	скрипт	скрипти	скільки	слабкий	служби	службою	службу	слідкувати	слідкуйте	сортування	сортувати	соціальні	спадання	спеціальні	списки	списку	списків	список	сповістити	сповіщати	сповіщення	сповіщеннях	сповіщень	спостереження	спостережень	спостерігати	спосіб	спочатку	справа	спричинити	спроба	спроби	спробу	спробувати	спробуйте	співвідношення	спілкування	спільний	спільного	спільнота	спільноти	спільні	сталася	стандарт	стандартна	стандартний	стандартні	становить	старий	старіші	статистика	статистики	статистику	статус	стають	створення	створено	створені	створили	створити	створювати	створюйте	створює	створіть	стежити	стерти	стовпці	сторінка	сторінки	сторінку	сторінок	сторінці	стосується	стрілки	стрічка	субтитри	субтитрів	сумісний	сховати	сховища	сховище	сьогодні	таблиця	таймер	такого	тварини	тексти	текстове	текстового	текстові	текстом	тексту	телефон	телефоном	телефону	телефоні	темний	температура	термін	терміну	тестування	технічні	тиждень	тижнів	тимчасова	тимчасовий	тимчасових	тимчасово	типова	типовим	типових	типово	типові	торкніться	точність	транслювати	трансляції	трафік	трекер	тривалості	тривалість	триває	тригер	тримайте	тільки	уважно	увійдіть	увійти	увійшли	увійшов	увімкненим	увімкнення	увімкнено	увімкнути	увімкніть	улюблені	умовами	уникнути	управління	урахуванням	успішно	установити	усунення	утримуйте	учасника	учасники	учасників	участь	файлів	фонове	фонового	фоновому	формат	форматі	фотографій	фотографію	фотографії	фразою	функцій	функціональність	функцію	функція	функції	фіксована	фільтр	фільтра	фільтри	фільтру	фільтрувати	фільтрів	фіолетовий	характеристики	хвилин	хвилина	хвилинах	хвилини	хешування	хотіли	хочете	центрі	цифровий	цільова	цільовий	цільові	часовий	частина	частини	частину	частка	частота	частоти	частотою	частоту	частіше	червона	червоний	чернетка	чернетку	чинності	читайте	читання	читати	чоловік	чорний	чорного	чудово	чутливості	чутливість	шаблон	швидке	швидкий	швидко	швидкого	швидкості	швидкі	швидкість	швидше	ширина	широта	шифрування	шифруванням	шляхом	штучного	шукати	шукаєте	щогодини	щоденні	щомісяця	щонайменше	щотижня	юридичні	якості	якість	ярлики	яскравість	європейський	єдиний	ігнорувати	ідентифікатор	ідентифікатори	ідентифікації	ідентифікувати	іконка	іконки	іконку	іменем	імпорт	імпортовано	імпортовані	імпорту	імпортувати	імпортуйте	інакше	індекс	індикатор	інкогніто	інститут	інструкція	інструмент	інструменти	інтелект	інтелекту	інтервал	інтернет	інтернетом	інтернету	інтернеті	інтерфейс	інтерфейсу	інформацію	інформація	інформацією	інформації	іншими	іншого	іншому	історію	історія	історії	їхніми
	except	активі	актині	аноніму	балас	батарю	бачте	бзова	бокування	бокувати	бокує	боків	варант	варантів	вберіть	вбирали	вбиране	вбираний	вбираних	вбирано	вбираної	вбирану	вбирати	вбору	вбрали	вбране	вбраний	вбраних	вбрано	вбраної	вбрану	вбрати	вбудовний	вбудовні	вважаться	вважливо	вважливі	введенні	вділити	ведена	ведений	ведення	ведено	ведені	ведіть	веред	верше	вести	видмі	визначаться	визначенні	визначно	визначні	викає	використовуванні	вимне	вимніть	винила	винили	випадах	випадові	випаду	виучено	виучити	вкладенні	вклади	вкладні	вкладу	вкладі	владку	власу	власі	вливають	влучення	влучено	влучити	внесенні	водити	впевненні	впивають	вправити	вправлення	вруну	вручу	встановленні	входить	входу	вході	вхідним	вхідного	віддаленні	відкрите	відновленні	відні	відомсті	відповіси	відреагувати	відривання	відривати	відривається	відрийте	відрита	відрити	відритий	відритим	відрито	відритого	відтань	війти	вісту	глова	годинна	годинну	годна	годну	деліктний	дзвінко	довід	доданні	дожину	дозволенна	дозволенні	дозволять	дозолили	дозолити	дозолить	дозоляють	дозоляє	доладніше	доменну	домни	домну	допомоги	досвічених	доступі	дотком	діапазонну	дійний	дійну	екранна	екранну	екранні	електрона	електрону	електроні	заблокованні	завантажний	задання	задки	зажди	зазичай	зайдете	зайдіть	зайти	заклади	закінчися	залите	залишаться	замочуванням	записний	записні	запсувати	зарити	зарито	заритої	заросити	зарошено	захищенні	заходиться	заходяться	збереженні	збережна	збережних	збережні	зблокована	зблокований	зблоковано	зблоковані	зблокували	зблокувати	збудьте	збули	збігтися	звантажений	звантаження	звантажено	звантажень	звантажити	звантажте	звантажувати	звантажує	звантажується	звершення	звершено	звершити	зеленний	змовчуванням	змінна	змінно	зміні	знайденні	знака	знаки	знано	знати	значи	зніми	зібгатися	зібгаються	зібгається	зімніть	зірка	зірки	карів	каїни	каїну	клінта	комана	коману	комані	копка	копку	кпити	крани	крану	кроткий	кілка	людна	літри	меною	мержу	мікрофонна	місць	місця	навою	наданні	наддавати	наддайте	наддана	надданий	наддані	наддати	наділіть	надісланні	налатування	налатувати	налатуйте	налаштовне	налаштовний	напряму	наруга	насилайте	насилання	насилати	насилає	настойки	настуні	наступі	натикання	натоміть	находять	невіра	негатива	недоступа	недоступі	недійна	недійним	недійні	обберіть	обмеженні	обмежний	обмежну	обмежні	обмінну	оброби	оброки	оброку	обімну	оговорити	одинці	оновленні	оновна	оновний	оновного	оновному	оновну	онові	оного	оптування	оране	ораний	орано	орати	оремо	осанні	основа	основу	осові	оціни	очкування	очкує	очікуванні	парою	перевіяти	переданні	передні	перемісити	поведіть	повий	повинне	повістю	погний	погоджуся	погодуюся	погодуєтеся	подовження	подовжити	подовжувати	подовжуйте	подійний	позитива	позиціюю	познаку	позначенні	позначні	позначу	покупи	покупу	політка	політку	помила	помили	поний	попереді	попуск	попустити	попущений	попущено	попущені	послання	посланням	постою	посування	потворити	потворно	потоне	потону	поточан	поточе	поточу	потягом	почату	почитайте	почитання	почитано	почитати	почти	пошкодженні	прапорі	приваті	приведе	привести	придати	прийнятті	прикріпленні	прилад	приміта	пристою	пристроми	пристроюю	пристій	прихованні	причинна	програне	прокіс	пропущенні	просо	простоюю	просі	профілюю	прядок	підготова	підключенні	підписи	підписний	підтримуванні	пікограма	пікограми	ральному	реагування	реагувати	реактор	регін	регіно	резерву	резерві	розлад	розова	розови	розову	розширенні	розширний	розширні	ромова	ромову	рядом	рядів	сансу	санування	санувати	світа	сенсу	серденя	серер	скрипи	скрити	слабий	служи	служу	слідувати	слідуйте	совати	совістити	списи	списик	спису	списів	стандарті	старші	статистка	статистки	статистку	стать	створенні	стовпі	стопці	сторіки	стрий	стріли	текти	телефонну	телефонні	тести	тестове	тестового	тестові	тестом	тесту	тинів	учать	фазою	фалів	функціюю	функій	функію	функія	функії	фіксовна	хвилинна	хочте	хтіли	центі	часина	часини	часину	часка	часта	частинна	частинну	чернета	чернету	шалон	якісь	ялики	ікона	ікони	ікону	істрію	істрія	істрії
misspellings	не можливо	неможливо
	не вірний	невірний
	не вірне	невірне
	будьласка	будь ласка
	будьте ласка	будь ласка
	зʼєднаня	зʼєднання
	слідуючий	наступний
	слідуюче	наступне
	получити	отримати
	на протязі	протягом
	слідуюча	наступна
	добавити	додати
	добавлено	додано
	приймати участь	брати участь
	впевнені що	впевнені, що
	впевнений що	впевнений, що
	упевнені що	упевнені, що
	переконайтеся що	переконайтеся, що
	переконайтесь що	переконайтесь, що
	зверніть увагу що	зверніть увагу, що
	схоже що	схоже, що
	хочете щоб	хочете, щоб
	не доступно	недоступно
	не доступний	недоступний
	не доступна	недоступна
	не вірний пароль	неправильний пароль
	не відомо помилка	невідома помилка
	вибачте але	вибачте, але
	пароль не вірний	неправильний пароль
	виникло помилка	виникла помилка
	що б продовжити	щоб продовжити
	із за	через
	здається що	здається, що
address	ти	ти	тебе	тобі	тобою	твій	твоя	твоє	твої	твою	твого	твоєї	твоєму	твоїх
	ви	ви	вас	вам	вами	ваш	ваша	ваше	ваші	вашу	вашого	вашої	вашому	вашій	ваших	вашим
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
app_names	фото	файли	контакти	календар	повідомлення	здоров'я	музика	нотатки	нагадування	карти	книги	пошта	команди	дім	погода	параметри	налаштування	налаштуваннях	налаштувань	параметрах	параметрів
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
	Don't Show Again	accepted	Більше не показувати	Не показувати знову	Більше не питати
	Later	accepted	Пізніше
		seen	Можливо, пізніше
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
generic_titles	خرابی	نقص	وارننگ	انتباہ	کیا آپ کو یقین ہے؟	تصدیق کریں	معلومات	کچھ غلط ہو گیا	کچھ غلط ہوا	ایک خرابی پیش آ گئی	خرابی پیش آ گئی	نامعلوم خرابی	براہ کرم تصدیق کریں	براہِ کرم تصدیق کریں	تصدیق	تصدیق درکار ہے	توجہ	اطلاع	پیغام	کامیاب	کامیابی	مکمل	ناکام	ناکامی	اہم	مسئلہ	خبردار	سوال	غلطی	غیر متوقع خرابی
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
generic_titles	Lỗi	Cảnh báo	Bạn có chắc chắn không?	Bạn có chắc không?	Xác nhận	Thông tin	Đã xảy ra lỗi	Đã có lỗi xảy ra	Có lỗi xảy ra	Đã xảy ra sự cố	Có gì đó không ổn	Có điều gì đó không ổn	Lỗi không xác định	Lỗi không mong muốn	Vui lòng xác nhận	Hãy xác nhận	Sự xác nhận	Cần xác nhận	Yêu cầu xác nhận	Bạn chắc chứ?	Bạn có chắc?	Bạn chắc chắn chứ?	Chú ý	Lưu ý	Thông báo	Tin nhắn	Thành công	Hoàn tất	Hoàn thành	Xong	Thất bại	Không thành công	Ối	Rất tiếc	Quan trọng	Vấn đề	Sự cố	Cẩn thận	Nguy hiểm	Câu hỏi	Thật ngại quá	Xin lỗi	Ôi	Ôi không	Úi	Lỗi nội bộ	Lỗi hệ thống	Lỗi nghiêm trọng	Đã xảy ra lỗi nội bộ	Có sự cố	Cần thực hiện hành động	Thao tác thất bại	Thao tác không thành công	Thao tác thành công	Chúc mừng	Bạn có muốn tiếp tục không?	Tiếp tục?	Vui lòng thử lại	Thử lại	Rất tiếc, đã xảy ra lỗi
accusatory	bạn đã nhập sai	bạn nhập sai	bạn chưa nhập	bạn chưa chọn	bạn đã quên
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
number_words	giờ	nghìn	triệu
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
quotation_marks	「」
wide_marks	,，	.。	?？	!！	;；	:：
longest_platform_label	3
expansion	1-10	0.43
	11-25	0.35
	26-70	0.32
	71+	0.33
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	錯誤	警告	警吿	你確定嗎？	確認	提示	注意	成功	失敗	資訊	訊息	通知	提醒	出錯了	發生錯誤	出現錯誤	發生了錯誤	發生問題	出現問題	出了點問題	出問題了	發生未知的錯誤	發生未知錯誤	未知錯誤	未知的錯誤	意外錯誤	發生意外錯誤	未預期的錯誤	糟糕	哎呀	抱歉	很抱歉	請確認	需要確認	確認操作	確定要繼續嗎？	您確定嗎？	是否確定？	是否繼續？	警示	警報	公告	說明	注意事項	系統訊息	成功了	操作成功	操作失敗	失敗了	完成	已完成	重要	問題	危險	小心	錯誤訊息	真尷尬	有點尷尬	不好意思	對不起	糟了	噢不	喔不	抱歉，發生錯誤	抱歉，出了點問題	抱歉，出現錯誤	哎呀，出了點問題	哎呀，出錯了	內部錯誤	發生內部錯誤	嚴重錯誤	系統錯誤	請求失敗	執行失敗	需要操作	需要採取行動	操作完成	恭喜	恭喜你	恭喜您	要繼續嗎？	是否要繼續？	您要繼續嗎？	你確定要繼續嗎？	您確定要繼續嗎？	確定要這麼做嗎？	是否確認？	請重試	請再試一次	請稍後再試	請注意	意外的錯誤	有錯誤發生	錯誤已發生	發生了問題	似乎發生了問題	提示訊息	警告訊息
accusatory	你輸錯	您輸錯	輸錯了	您輸入錯誤	你輸入錯誤	您沒有輸入	你沒有輸入	您沒有填寫	你沒有填寫	您沒有選擇	你沒有選擇	您未選擇	您未輸入	您未填寫	你忘了	您忘了	笨蛋	白痴	傻瓜	他媽的
accusatory_openings	您正在嘗試	你正在嘗試	您正試圖	你正試圖	您試圖	你試圖
requests	請
ongoing	正在	進行中
misspellings	己經	已經
	己儲存	已儲存
	己刪除	已刪除
	己存在	已存在
	己完成	已完成
	己連線	已連線
	己取消	已取消
	既使	即使
	連結失敗連線	連線失敗
	的的	的
	清楚所有	清除所有
	清楚快取	清除快取
	我門	我們
address	你	你
	您	您
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
	not_instructions	請勿點擊	不要點擊	點擊率	每次點擊	每當點擊	每次點按	點擊連結時
	secrets	密碼	驗證碼	安全碼	卡號	身分證字號	身份證號	餘額
	private_topics	診斷	懷孕	處方	血壓	血糖	檢查結果	檢驗結果	憂鬱症	癌	薪資	逾期
	marketing	優惠	折扣	打折	促銷	特價	限時	紅包	秒殺	滿減	免費試用	立即購買	立即訂閱	立即搶購	不要錯過	升級到進階版	黑色星期五	雙十一
	empty_placeholders	通知	新通知	您有新通知	你有新通知	提醒
	settings	設定
terms	Cancel	platform	取消
	OK	platform	好
		seen	好的	確定	確認
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
	Don't Show Again	accepted	不再顯示	不再提示	不再提醒	不再詢問
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
number_words	點	時	萬	億	千
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
quotation_marks	“”
wide_marks	,，	.。	?？	!！	;；	:：
longest_platform_label	2
expansion	1-10	0.4
	11-25	0.33
	26-70	0.32
	71+	0.33
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	错误	出错	警告	您确定吗？	您确定吗 ？	确认	提示	注意	成功	失败	信息	消息	通知	提醒	出错了	出错啦	出现错误	发生错误	发生了错误	出现问题	出现了问题	出了点问题	出问题了	发生未知错误	未知错误	发生意外错误	意外错误	哎呀	糟糕	抱歉	很抱歉	请确认	请确认操作	需要确认	确认操作	你确定吗？	确定吗？	确定？	是否确定？	是否继续？	警示	警报	公告	说明	注意事项	温馨提示	友情提示	系统提示	重要提示	成功了	操作成功	操作失败	失败了	完成	已完成	重要	问题	危险	小心	错误信息	错误提示	报错	这有点尴尬	真尴尬	有点尴尬	不好意思	对不起	哎哟	噢不	哦不	糟了	啊哦	呃	抱歉，出错了	抱歉，出了点问题	抱歉，出现错误	对不起，出错了	很抱歉，出了点问题	哎呀，出错了	哎呀，出了点问题	内部错误	发生内部错误	严重错误	致命错误	系统错误	一般错误	请求失败	请求错误	执行失败	处理失败	需要操作	需要执行操作	操作完成	操作已完成	恭喜	恭喜你	恭喜您	祝贺	要继续吗？	是否要继续？	您要继续吗？	你想继续吗？	继续？	确定继续吗？	确定要继续吗？	您确定要继续吗？	你确定要继续吗？	确定要这样做吗？	是否确认？	确认吗？	请重试	请再试一次	请稍后再试	请稍后重试	请注意	发生了一些错误	出现了一个错误	出现了一些问题	发生问题	发生了问题	似乎出了点问题	好像出了点问题	警告信息	提示信息	消息提示	信息提示	错误消息
accusatory	你输错	您输错	输错了	您输入错误	你输入错误	您没有输入	你没有输入	您没有填写	你没有填写	您没有选择	你没有选择	您未选择	您未输入	您未填写	你忘了	您忘了	笨蛋	白痴	傻瓜	他妈的
accusatory_openings	您正在尝试	你正在尝试	您正试图	你正试图	您试图	你试图
requests	请
ongoing	正在	进行中
misspellings	登陆	登录
	请稍后...	请稍候…
	请稍后…	请稍候…
	请稍后⋯	请稍候⋯
	帐户密码错误密码	帐户密码错误
	既使	即使
	己经	已经
	己保存	已保存
	己删除	已删除
	己存在	已存在
	己完成	已完成
	己连接	已连接
	己取消	已取消
	己过期	已过期
	是否清楚所有	是否清除所有
	清楚所有	清除所有
	清楚缓存	清除缓存
	清楚历史	清除历史
	清楚数据	清除数据
	缓寸	缓存
	连结失败	连接失败
	必需输入	必须输入
	的的	的
	不能够能	不能
	重起	重启
	做废	作废
	反回	返回
	反馈给我门	反馈给我们
	我门	我们
	你门	你们
	做为	作为
	请在次	请再次
	从新登录	重新登录
	从新连接	重新连接
	从新加载	重新加载
	从新启动	重新启动
	从新输入	重新输入
	必需填写	必须填写
	必需先	必须先
	链接超时	连接超时
	链接服务器	连接服务器
	请检察	请检查
	请捡查	请检查
	己禁用	已禁用
	己达到	已达到
	己失效	已失效
	按装	安装
	联接失败	连接失败
	联接服务器	连接服务器
	网络联接	网络连接
	输入有错误误	输入有误
	密码错误误	密码错误
	请稍侯	请稍候
	稍侯	稍候
	等侯	等候
	以后在说	以后再说
	以后在试	以后再试
	稍后在试	稍后再试
	请稍后在试	请稍后再试
	请在试	请再试
	不能在恢复	不能再恢复
	不在提示	不再提示
	不在提醒	不再提醒
	不在询问	不再询问
	不可恢服	不可恢复
	恢服	恢复
	复盖	覆盖
	拍照权线	拍照权限
	权线	权限
	既将	即将
	即然	既然
	通迅录	通讯录
	连结服务器	连接服务器
	反溃	反馈
	按纽	按钮
address	你	你
	您	您
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
	not_instructions	请勿点击	不要点击	点击量	点击率	每次点击	每当点击	每次轻点	点击链接时
	secrets	密码	验证码	校验码	动态码	安全码	口令	卡号	银行卡	身份证号	余额
	private_topics	诊断	怀孕	处方	血压	血糖	检查结果	化验结果	抑郁	癌	工资	逾期
	marketing	优惠	折扣	打折	促销	特价	限时	红包	秒杀	满减	免费试用	立即购买	立即订阅	立即抢购	不要错过	升级到高级版	黑色星期五	双十一
	empty_placeholders	通知	新通知	您有新通知	你有新通知	提醒
	settings	设置
terms	Cancel	platform	取消
		seen	取消操作
	OK	platform	好
		accepted	确定
		seen	OK	正常	好的	知道了	确认
	Yes	accepted	是
		seen	是的
	No	platform	否
		seen	不	不是	没有
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
	Don't Show Again	accepted	不再显示	不再提示	不再提醒	不再询问	下次不再提示
	Later	accepted	以后	稍后
		seen	以后再说	稍后再说	下次再说
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
number_words	点	时	時	万	亿	千
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
quotation_marks	「」
wide_marks	,，	.。	?？	!！	;；	:：
longest_platform_label	2
expansion	1-10	0.43
	11-25	0.35
	26-70	0.32
	71+	0.34
title_punctuation	unmarked	0
	full_stop	1
	question	1
generic_titles	錯誤	警告	確定嗎？	確定？	確認？	確認	提示	注意	成功	失敗	資訊	訊息	通知	提醒	出錯了	發生錯誤	出現錯誤	發生了錯誤	發生問題	出現問題	出了點問題	出問題了	發生未知的錯誤	發生未知錯誤	未知錯誤	未知的錯誤	意外錯誤	發生意外錯誤	未預期的錯誤	糟糕	哎呀	抱歉	很抱歉	請確認	需要確認	確認操作	確定要繼續嗎？	您確定嗎？	你確定嗎？	是否確定？	是否繼續？	警示	警報	公告	說明	注意事項	系統訊息	成功了	操作成功	操作失敗	失敗了	完成	已完成	重要	問題	危險	小心	錯誤訊息	真尷尬	有點尷尬	不好意思	對不起	糟了	噢不	喔不	抱歉，發生錯誤	抱歉，出了點問題	抱歉，出現錯誤	哎呀，出了點問題	哎呀，出錯了	內部錯誤	發生內部錯誤	嚴重錯誤	系統錯誤	請求失敗	執行失敗	需要操作	需要採取行動	操作完成	恭喜	恭喜你	恭喜您	要繼續嗎？	是否要繼續？	您要繼續嗎？	你確定要繼續嗎？	您確定要繼續嗎？	確定要這麼做嗎？	是否確認？	請重試	請再試一次	請稍後再試	請注意	意外的錯誤	有錯誤發生	錯誤已發生	發生了問題	似乎發生了問題	提示訊息	警告訊息
accusatory	你輸錯	您輸錯	輸錯了	您輸入錯誤	你輸入錯誤	您沒有輸入	你沒有輸入	您沒有填寫	你沒有填寫	您沒有選擇	你沒有選擇	您未選擇	您未輸入	您未填寫	你忘了	您忘了	笨蛋	白痴	傻瓜	他媽的
accusatory_openings	您正在嘗試	你正在嘗試	您正試圖	你正試圖	您試圖	你試圖
requests	請
ongoing	正在	進行中
misspellings	己經	已經
	己儲存	已儲存
	己刪除	已刪除
	己存在	已存在
	己完成	已完成
	己連線	已連線
	己取消	已取消
	既使	即使
	連結失敗連線	連線失敗
	的的	的
	清楚所有	清除所有
	清楚快取	清除快取
	我門	我們
	從新登入	重新登入
	從新啟動	重新啟動
	從新連線	重新連線
	稍後在試	稍後再試
	必需輸入	必須輸入
	必需先	必須先
	請檢察	請檢查
	請稍侯	請稍候
	稍侯	稍候
	不在提示	不再提示
	不在詢問	不再詢問
	既將	即將
	通迅錄	通訊錄
	按裝	安裝
	登陸失敗	登入失敗
	請登陸	請登入
	權線	權限
	按紐	按鈕
	複蓋	覆蓋
	回覆原廠	回復原廠
address	你	你
	您	您
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
	not_instructions	請勿點擊	不要點擊	點擊率	每次點擊	每當點擊	每次點按	點擊連結時
	secrets	密碼	驗證碼	安全碼	卡號	身分證字號	身份證號	餘額
	private_topics	診斷	懷孕	處方	血壓	血糖	檢查結果	檢驗結果	憂鬱症	癌	薪資	逾期
	marketing	優惠	折扣	打折	促銷	特價	限時	紅包	秒殺	滿減	免費試用	立即購買	立即訂閱	立即搶購	不要錯過	升級到進階版	黑色星期五	雙十一
	empty_placeholders	通知	新通知	您有新通知	你有新通知	提醒
	settings	設定
terms	Cancel	platform	取消
	OK	platform	好
		accepted	確定
		seen	OK	好的	確認
	Yes	accepted	是
		seen	是的
	No	platform	否
		seen	不是	沒有
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
	Don't Show Again	accepted	不再顯示	不再提示	不再提醒	不再詢問
	Later	accepted	稍後
		seen	以後再說	稍後再說	下次再說
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
number_words	點	時	萬	億	千
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
