// The least that wrapping can cost: ICU's own line iterator over the texts of a request file, one open iterator a locale.
//
// usage: icu_floor TEXTS, a file with one "locale<TAB>text" a line in UTF-8. Prints texts a second of CPU time, conversion left out.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

enum { LOCALES = 64, UNITS = 1 << 16 };

static char names[LOCALES][24];
static UBreakIterator *iterators[LOCALES];

static UBreakIterator *iterator_for(const char *locale) {
  for (int i = 0; i < LOCALES; i++) {
    if (iterators[i] && strcmp(names[i], locale) == 0) return iterators[i];
    if (!iterators[i]) {
      UErrorCode error = U_ZERO_ERROR;
      strncpy(names[i], locale, sizeof names[i] - 1);
      return iterators[i] = ubrk_open(UBRK_LINE, locale, NULL, 0, &error);
    }
  }
  return NULL;
}

int main(int argc, char **argv) {
  FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
  if (!file) return 2;
  static char line[UNITS];
  static UChar units[UNITS];
  long texts = 0, breaks = 0;
  clock_t spent = 0;
  while (fgets(line, sizeof line, file)) {
    char *tab = strchr(line, '\t');
    if (!tab) continue;
    *tab = 0;
    int32_t length = 0;
    UErrorCode error = U_ZERO_ERROR;
    u_strFromUTF8(units, UNITS, &length, tab + 1, -1, &error);
    UBreakIterator *iterator = iterator_for(line);
    if (U_FAILURE(error) || !iterator) continue;
    clock_t start = clock();
    ubrk_setText(iterator, units, length, &error);
    while (ubrk_next(iterator) != UBRK_DONE) breaks++;
    spent += clock() - start;
    texts++;
  }
  printf("%.0f\n", texts / ((double)spent / CLOCKS_PER_SEC));
  return breaks > 0 ? 0 : 1;
}
