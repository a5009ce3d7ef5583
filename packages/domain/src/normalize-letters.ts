// Folds letters as readers type them: lower case, without accents or breathings, and special Latin letters (ø, ß) in
// their usual plain spelling. Greek letters stay Greek.

const specialLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

export const normalizeLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (char) => specialLetters[char] ?? char)
