// A person's name is printed «Νίκος Καζαντζάκης» and filed «Καζαντζάκης, Νίκος»; both forms are parsed here. The
// surname is the last word with its article (Λε Γκεν, La Fontaine, St. Aubyn) and with a capitalised preposition (Van
// Gogh, Di Donna); a lower-case one belongs to the first name (Μπερνιέρ, Λουί ντε). Single names, names with an epithet
// (Διονύσιος ο Αρεοπαγίτης) and organisations are filed as printed.

import { normalizeLetters } from '../../normalize-letters.ts'

export interface PersonName {
  /** Empty for single names. */
  given: string
  surname: string
}

const articles = new Set(['λε', 'λα', 'λο', 'le', 'la', 'lo', 'st', 'saint'])
const prepositions = new Set([
  ...['de', 'di', 'da', 'del', 'della', 'dos', 'du', 'van', 'von', 'der', 'den', 'ter', 'mac'],
  ...['ντε', 'ντι', 'ντα', 'ντελ', 'ντελα', 'ντος', 'ντυ', 'βαν', 'φαν', 'φον', 'ντερ', 'ντεν', 'μακ'],
])
/** Besides those: they stand before surnames in lower case, and are names of their own otherwise. */
const particles = new Set([
  ...[...prepositions, 'le', 'la', 'do', 'das', 'des', 'd', "d'", 'ten', 'af', 'av', 'zu', 'zur', 'y'],
  ...['λε', 'λα'],
])
/** With a capital: "Mac Barnett". */
const givenNames = new Set(['mac', 'μακ'])
const epithets = new Set(['ο', 'η', 'οι', 'του', 'της', 'των', 'the', 'of'])
const suffixes = new Set(['jr', 'sr', 'junior', 'senior', 'ii', 'iii', 'iv', 'ο νεοτερος', 'ο πρεσβυτερος'])
const organisations = new Set(
  (
    'ινστιτουτο ιδρυμα πανεπιστημιο υπουργειο κεντρο εταιρεια συλλογος ομαδα μουσειο ακαδημια οργανισμος συλλογικο εκκλησια ' +
    'ενωση εθνικο διεθνης βιβλιοθηκη σχολη επιτροπη συνδεσμος institute university museum ministry society association ' +
    'national international centre center academy foundation the various council committee collective'
  ).split(' '),
)

const plainWord = (word: string): string => normalizeLetters(word).replace(/\./g, '')
/** "Jr.", «ο νεότερος»: belongs to the name before it. */
export const isSuffix = (text: string): boolean => suffixes.has(plainWord(text))
/** "von", «ντε», "d'"; "D." is an initial. */
export function isParticle(word: string): boolean {
  const particle = normalizeLetters(word).replace(/[’ʼ]/g, "'")
  return particles.has(particle) && (isLowerCase(word) || (word.length > 1 && !givenNames.has(particle)))
}
export const isLowerCase = (word: string): boolean => word === word.toLowerCase()
const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')

/** Without years of life and their comma, bracketed explanations and superfluous spaces. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/,[^,]*\d{3}[^,]*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s*,\s*$/, '')
    .trim()

export function readPersonName(text: string): PersonName {
  const tidied = tidy(text)
  const parts = tidied.split(/\s*,\s*/)
  const ending = parts.filter((part, index) => index > 0 && isSuffix(part))
  const [first = '', ...rest] = parts.filter((part, index) => index === 0 || !isSuffix(part))
  if (rest.length > 0) return { given: rest.join(' '), surname: join(first, ...ending) }
  return splitPrinted(join(first, ...ending))
}

function splitPrinted(name: string): PersonName {
  const words = name.split(' ')
  const [first = ''] = words
  const standsAsPrinted = organisations.has(plainWord(first)) || words.slice(1, -1).some(isEpithet)
  if (words.length === 1 || standsAsPrinted) return { given: '', surname: name }
  const start = surnameStart(words)
  return { given: words.slice(0, start).join(' '), surname: words.slice(start).join(' ') }
}

/** Lower case only: «Ο. Χένρι» has an initial there, not an article. */
const isEpithet = (word: string): boolean => isLowerCase(word) && epithets.has(normalizeLetters(word))

function surnameStart(words: readonly string[]): number {
  const end = words.length - 1
  let start = isSuffix(words[end] ?? '') && end > 1 ? end - 1 : end
  while (start > 1 && belongsToSurname(words[start - 1] ?? '')) start -= 1
  return start
}

function belongsToSurname(word: string): boolean {
  const plain = plainWord(word)
  return articles.has(plain) || (prepositions.has(plain) && !isLowerCase(word))
}

/** «Νίκος Καζαντζάκης», "Gabriele d'Annunzio" */
export const printedName = ({ given, surname }: PersonName): string =>
  /\p{Script=Latin}['’ʼ]$/u.test(given) ? given + surname : join(given, surname)

/** «Καζαντζάκης, Νίκος» */
export const filedName = ({ given, surname }: PersonName): string => (given === '' ? surname : `${surname}, ${given}`)
