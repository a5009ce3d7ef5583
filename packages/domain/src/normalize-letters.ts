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

const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (char) => specialLetters[char] ?? char)

/** Of each letter that was met, by its code; null for what depends on the letters beside it. */
const normalized: (string | null)[] = []

/** Capital sigma is another letter in lower case at the end of a word; half of a pair is no letter. */
const dependsOnOthers = (char: string): boolean => /[\u03a3\ud800-\udfff]/.test(char.normalize('NFKD'))

function normalizeLetter(code: number): string | null {
  const char = String.fromCharCode(code)
  const letter = dependsOnOthers(char) ? null : normalizeText(char)
  normalized[code] = letter
  return letter
}

/** Letter by letter where that is the same: three times as fast. */
export function normalizeLetters(text: string): string {
  let result = ''
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const known = normalized[code]
    const letter = known === undefined ? normalizeLetter(code) : known
    if (letter === null) return normalizeText(text)
    result += letter
  }
  return result
}
