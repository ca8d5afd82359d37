#include "cicu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/uregex.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

const char *cicu_version(void) { return U_ICU_VERSION; }
const char *cicu_unicode_version(void) { return U_UNICODE_VERSION; }

// Opening an iterator loads rules and dictionaries (tens of microseconds), so each thread keeps those it used.
enum { CACHE_SLOTS = 256, LOCALE_CAPACITY = 48 };

typedef struct {
  UBreakIterator *iterator;
  int kind;
  char locale[LOCALE_CAPACITY];
} cache_slot;

static _Thread_local cache_slot cache[CACHE_SLOTS];

// What is asked for hashes to the same few slots each time; where they are taken, the first of them is opened anew.
enum { PROBES = 8 };

static unsigned slot_for(enum cicu_boundary_kind kind, const char *locale) {
  unsigned hash = 2166136261u ^ (unsigned)kind;
  for (const char *at = locale; *at; at++) hash = (hash ^ (unsigned char)*at) * 16777619u;
  return hash ^ hash >> 15;
}

static UBreakIterator *iterator_for(enum cicu_boundary_kind kind, const char *locale) {
  if (strlen(locale) >= LOCALE_CAPACITY) locale = "";
  unsigned start = slot_for(kind, locale);
  cache_slot *slot = &cache[start % CACHE_SLOTS];
  for (unsigned i = 0; i < PROBES; i++) {
    cache_slot *known = &cache[(start + i) % CACHE_SLOTS];
    if (!known->iterator) {
      slot = known;
      break;
    }
    if (known->kind == (int)kind && strcmp(known->locale, locale) == 0) return known->iterator;
  }
  static const UBreakIteratorType types[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *opened = ubrk_open(types[kind], locale, NULL, 0, &error);
  if (U_FAILURE(error)) return NULL;
  if (slot->iterator) ubrk_close(slot->iterator);
  slot->iterator = opened;
  slot->kind = (int)kind;
  strcpy(slot->locale, locale);
  return opened;
}

int32_t cicu_boundaries(enum cicu_boundary_kind kind, const char *locale, const uint16_t *text, int32_t length,
                        int32_t *boundaries, int32_t *status, int32_t capacity) {
  if (length == 0) return 0;
  UBreakIterator *iterator = iterator_for(kind, locale);
  if (!iterator) return -1;
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &error);
  if (U_FAILURE(error)) return -1;
  int32_t count = 0;
  for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    if (count < capacity) {
      boundaries[count] = at;
      if (status) status[count] = ubrk_getRuleStatus(iterator);
    }
    count++;
  }
  return count;
}

static int32_t result(int32_t length, UErrorCode error) {
  if (error == U_BUFFER_OVERFLOW_ERROR || error == U_STRING_NOT_TERMINATED_WARNING) return length;
  return U_FAILURE(error) ? -1 : length;
}

int32_t cicu_nfc(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) return -1;
  int32_t written = unorm2_normalize(nfc, (const UChar *)text, length, (UChar *)out, capacity, &error);
  return result(written, error);
}

int32_t cicu_nfd(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfd = unorm2_getNFDInstance(&error);
  if (U_FAILURE(error)) return -1;
  int32_t written = unorm2_normalize(nfd, (const UChar *)text, length, (UChar *)out, capacity, &error);
  return result(written, error);
}

int32_t cicu_nfc_span(const uint16_t *text, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) return length;
  int32_t span = unorm2_spanQuickCheckYes(nfc, (const UChar *)text, length, &error);
  return U_FAILURE(error) ? length : span;
}

// Putting marks in order takes time by the square of their number.
enum { LONGEST_CLUSTER = 128 };

int32_t cicu_compose(const uint16_t *text, int32_t length, uint16_t *out, int32_t *origins, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) return -1;
  int32_t written = 0;
  for (int32_t start = 0; start < length;) {
    int32_t end = start;
    UChar32 scalar;
    U16_NEXT((const UChar *)text, end, length, scalar);
    while (end < length) {
      int32_t next = end;
      U16_NEXT((const UChar *)text, next, length, scalar);
      if (unorm2_hasBoundaryBefore(nfc, scalar)) break;
      end = next;
    }
    int32_t count = end - start;
    if (count > 1 && count <= LONGEST_CLUSTER) {
      count = unorm2_normalize(nfc, (const UChar *)text + start, count, (UChar *)out + written, capacity - written, &error);
      if (error == U_STRING_NOT_TERMINATED_WARNING) error = U_ZERO_ERROR;
      if (U_FAILURE(error)) return -1;
    } else {
      if (count > capacity - written) return -1;
      memcpy(out + written, text + start, sizeof(uint16_t) * (size_t)count);
    }
    for (int32_t i = 0; i < count; i++) origins[written + i] = start + (i < end - start ? i : end - start - 1);
    written += count;
    start = end;
  }
  return written;
}

int32_t cicu_fold(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UChar local[512];
  UChar *folded = local;
  int32_t folded_length = u_strFoldCase(local, 512, (const UChar *)text, length, U_FOLD_CASE_DEFAULT, &error);
  if (error == U_BUFFER_OVERFLOW_ERROR) {
    error = U_ZERO_ERROR;
    folded = malloc(sizeof(UChar) * (size_t)folded_length);
    if (!folded) return -1;
    u_strFoldCase(folded, folded_length, (const UChar *)text, length, U_FOLD_CASE_DEFAULT, &error);
  }
  int32_t written =
      result(folded_length, error) < 0 ? -1 : cicu_nfc((const uint16_t *)folded, folded_length, out, capacity);
  if (folded != local) free(folded);
  return written;
}

int32_t cicu_lowercase(const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t written = u_strToLower((UChar *)out, capacity, (const UChar *)text, length, locale, &error);
  return result(written, error);
}

int32_t cicu_uppercase(const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t written = u_strToUpper((UChar *)out, capacity, (const UChar *)text, length, locale, &error);
  return result(written, error);
}

int32_t cicu_capitalize(const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  uint32_t options = U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE | U_TITLECASE_ADJUST_TO_CASED;
  UCaseMap *map = ucasemap_open(locale, options, &error);
  if (U_FAILURE(error)) return -1;
  int32_t written = ucasemap_toTitle(map, (UChar *)out, capacity, (const UChar *)text, length, &error);
  ucasemap_close(map);
  return result(written, error);
}

int32_t cicu_language_tag(const char *locale, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(locale, out, capacity, 1, &error);
  return result(length, error);
}

typedef int32_t (*subtag_function)(const char *, char *, int32_t, UErrorCode *);

static int32_t with_subtags(subtag_function change, const char *locale, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  char id[ULOC_FULLNAME_CAPACITY], changed[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(locale, id, ULOC_FULLNAME_CAPACITY, NULL, &error);
  change(id, changed, ULOC_FULLNAME_CAPACITY, &error);
  return U_FAILURE(error) ? -1 : cicu_language_tag(changed, out, capacity);
}

int32_t cicu_maximized_tag(const char *locale, char *out, int32_t capacity) {
  return with_subtags(uloc_addLikelySubtags, locale, out, capacity);
}

int32_t cicu_minimized_tag(const char *locale, char *out, int32_t capacity) {
  return with_subtags(uloc_minimizeSubtags, locale, out, capacity);
}

int32_t cicu_display_name(const char *locale, uint16_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayName(locale, "en", (UChar *)out, capacity, &error);
  return result(length, error);
}

bool cicu_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

bool cicu_is_known_language(const char *language) {
  const char *const *known = uloc_getISOLanguages();
  for (; *known; known++) {
    if (strcmp(*known, language) == 0) return true;
  }
  return strcmp(language, "fil") == 0;
}

int8_t cicu_general_category(int32_t code_point) { return u_charType(code_point); }

bool cicu_has_case(int32_t code_point) {
  if (u_totitle(code_point) != code_point) return true;
  return u_tolower(code_point) != code_point && u_totitle(u_tolower(code_point)) == code_point;
}

bool cicu_is_emoji_presentation(int32_t code_point) {
  return u_hasBinaryProperty(code_point, UCHAR_EMOJI_PRESENTATION);
}

bool cicu_is_emoji(int32_t code_point) { return u_hasBinaryProperty(code_point, UCHAR_EMOJI); }

int32_t cicu_terminal_width(int32_t code_point) {
  switch (u_charType(code_point)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
      return 0;
    default:
      break;
  }
  if (code_point >= 0x1160 && code_point <= 0x11FF) return 0;  // conjoining vowels and finals join the syllable before them
  int32_t width = u_getIntPropertyValue(code_point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

const char *cicu_script(int32_t code_point) {
  UErrorCode error = U_ZERO_ERROR;
  const char *name = uscript_getShortName(uscript_getScript(code_point, &error));
  return name ? name : "Zzzz";
}

bool cicu_script_has_case(const char *script) {
  int32_t code = u_getPropertyValueEnum(UCHAR_SCRIPT, script);
  return code != UCHAR_INVALID_CODE && uscript_isCased((UScriptCode)code);
}

int32_t cicu_plural_category(const char *locale, double number, char *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &error);
  if (U_FAILURE(error)) return -1;
  UChar keyword[16];
  int32_t length = uplrules_select(rules, number, keyword, 16, &error);
  uplrules_close(rules);
  if (U_FAILURE(error) || length >= capacity) return -1;
  u_UCharsToChars(keyword, out, length);
  out[length] = 0;
  return length;
}

enum { REGEX_FLAGS = UREGEX_CASE_INSENSITIVE | UREGEX_UWORD };

int32_t cicu_regex_check(const uint16_t *pattern, int32_t length, const char **error) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError place = {0};
  URegularExpression *regex = uregex_open((const UChar *)pattern, length, REGEX_FLAGS, &place, &status);
  if (regex) uregex_close(regex);
  if (U_SUCCESS(status)) return 0;
  *error = u_errorName(status);
  // ICU counts lines from 1, and the offset within the line.
  int32_t line_start = 0;
  for (int32_t at = 0, line = 1; at < length && line < place.line; at++) {
    if (pattern[at] == '\n') line++, line_start = at + 1;
  }
  int32_t offset = line_start + (place.offset > 0 ? place.offset - 1 : 0);
  return 1 + (offset > length ? length : offset);
}

enum { REGEX_SLOTS = 32 };

typedef struct {
  URegularExpression *regex;
  uint16_t *pattern;
  int32_t length;
} regex_slot;

static _Thread_local regex_slot regexes[REGEX_SLOTS];
static _Thread_local unsigned regexes_next;

static URegularExpression *regex_for(const uint16_t *pattern, int32_t length) {
  for (int i = 0; i < REGEX_SLOTS; i++) {
    regex_slot *slot = &regexes[i];
    if (slot->regex && slot->length == length && memcmp(slot->pattern, pattern, length * sizeof *pattern) == 0)
      return slot->regex;
  }
  UErrorCode error = U_ZERO_ERROR;
  uint16_t *copy = malloc((length + 1) * sizeof *pattern);
  if (!copy) return NULL;
  memcpy(copy, pattern, length * sizeof *pattern);
  URegularExpression *opened = uregex_open((const UChar *)copy, length, REGEX_FLAGS, NULL, &error);
  if (U_FAILURE(error)) {
    free(copy);
    return NULL;
  }
  regex_slot *slot = &regexes[regexes_next++ % REGEX_SLOTS];
  if (slot->regex) {
    uregex_close(slot->regex);
    free(slot->pattern);
  }
  *slot = (regex_slot){opened, copy, length};
  return opened;
}

int32_t cicu_regex_find(const uint16_t *pattern, int32_t pattern_length, const uint16_t *text, int32_t length,
                        int32_t budget, int32_t *start, int32_t *end) {
  URegularExpression *regex = regex_for(pattern, pattern_length);
  if (!regex) return -1;
  UErrorCode error = U_ZERO_ERROR;
  uregex_setTimeLimit(regex, budget, &error);
  uregex_setText(regex, (const UChar *)text, length, &error);
  UBool found = uregex_find(regex, 0, &error);
  if (found && U_SUCCESS(error)) {
    *start = uregex_start(regex, 0, &error);
    *end = uregex_end(regex, 0, &error);
  }
  UErrorCode unset = U_ZERO_ERROR;
  // The text is the caller's, and must not be kept.
  static const UChar nothing[1] = {0};
  uregex_setText(regex, nothing, 0, &unset);
  return U_FAILURE(error) ? -1 : found ? 1 : 0;
}
