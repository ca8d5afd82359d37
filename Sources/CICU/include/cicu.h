// A narrow C face of the system's ICU.
//
// No ICU header is included here: on Linux Foundation carries its own copy of ICU, and a Swift file that sees both fails to
// compile. All text is UTF-16; all offsets and lengths count UTF-16 code units. Functions that fill a buffer return the length
// that the full result needs (call again with a larger buffer if it exceeds `capacity`), or a negative number when ICU fails.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

/// Kinds of text boundary.
enum cicu_boundary_kind {
  CICU_GRAPHEME = 0,
  CICU_WORD = 1,
  CICU_LINE = 2,
  CICU_SENTENCE = 3,
};

/// ICU's version, such as "72.1", and the version of Unicode it carries, such as "15.0".
const char *cicu_version(void);
const char *cicu_unicode_version(void);

/// Boundaries of `text` for `locale` (an ICU or BCP 47 id; "" is the root locale), 0 and `length` included when length > 0.
/// `status[i]` receives ICU's rule status of the segment that ends at `boundaries[i]` (for words: below 100 means no word).
/// `status` may be NULL. Iterators are kept open per thread, kind and locale.
int32_t cicu_boundaries(enum cicu_boundary_kind kind, const char *locale, const uint16_t *text, int32_t length,
                        int32_t *boundaries, int32_t *status, int32_t capacity);

/// Full case folding followed by NFC.
int32_t cicu_fold(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);
/// NFC normalisation.
int32_t cicu_nfc(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);
/// NFD normalisation.
int32_t cicu_nfd(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);
/// How many of the first units of `text` are surely in NFC already: all of them for most texts.
int32_t cicu_nfc_span(const uint16_t *text, int32_t length);
/// NFC normalisation that tells for each unit of `out` which unit of `text` it stands for: the first of a letter for the first of
/// its composed form. Longer runs of marks than any real text has stay as they are.
int32_t cicu_compose(const uint16_t *text, int32_t length, uint16_t *out, int32_t *origins, int32_t capacity);
/// Case mapping by the rules of `locale`. Title casing capitalises the first cased letter of the whole text and leaves the
/// rest as it is.
int32_t cicu_lowercase(const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);
int32_t cicu_uppercase(const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);
int32_t cicu_capitalize(const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);

/// The canonical BCP 47 tag of a locale id ("zh_CN" gives "zh-CN"), NUL-terminated. Returns its length.
int32_t cicu_language_tag(const char *locale, char *out, int32_t capacity);
/// The BCP 47 tag with likely subtags added ("zh-TW" gives "zh-Hant-TW"), or taken away again ("zh-Hant-TW" gives "zh-TW").
int32_t cicu_maximized_tag(const char *locale, char *out, int32_t capacity);
int32_t cicu_minimized_tag(const char *locale, char *out, int32_t capacity);
/// The English name of a locale, UTF-16.
int32_t cicu_display_name(const char *locale, uint16_t *out, int32_t capacity);
/// Whether the locale's script runs from right to left.
bool cicu_is_right_to_left(const char *locale);
/// Whether ICU knows `language` as an ISO 639 code.
bool cicu_is_known_language(const char *language);

/// ICU's general category (`UCharCategory`) of a code point.
int8_t cicu_general_category(int32_t code_point);
/// Whether a code point's title case differs from itself or it is the title case of another (it "has case").
bool cicu_has_case(int32_t code_point);
/// Whether a code point is drawn as an emoji by default, or can be with a variation selector.
bool cicu_is_emoji_presentation(int32_t code_point);
bool cicu_is_emoji(int32_t code_point);
/// East Asian width: 2 for wide and full-width code points, 0 for combining and format characters, else 1.
int32_t cicu_terminal_width(int32_t code_point);
/// ISO 15924 code of a code point's script, such as "Latn"; static storage.
const char *cicu_script(int32_t code_point);
/// Whether writing in a script, given by its ISO 15924 code, keeps upper and lower case apart.
bool cicu_script_has_case(const char *script);

/// Whether `pattern` is a regular expression of ICU's: 0, else 1 + the UTF-16 offset of what is wrong with it, and an error's
/// name, which is in static storage.
int32_t cicu_regex_check(const uint16_t *pattern, int32_t length, const char **error);
/// The first match of `pattern`, case ignored, in `text`: 1 with its place, 0 when there is none, -1 when the pattern took more
/// than `budget` of ICU's ticks (about a millisecond each) or too much memory. Patterns are kept compiled per thread.
int32_t cicu_regex_find(const uint16_t *pattern, int32_t pattern_length, const uint16_t *text, int32_t length,
                        int32_t budget, int32_t *start, int32_t *end);

/// The plural category of `number` in `locale`: "zero", "one", "two", "few", "many" or "other". Returns its length.
int32_t cicu_plural_category(const char *locale, double number, char *out, int32_t capacity);

#endif
