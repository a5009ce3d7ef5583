// Text preparation for covers: titles are split at the subtitle, Greek capitals lose their accents, many authors become
// one "and others", and articles are recognised.

const SHORT_WORDS = new Set(
  (
    'ο η το οι τα του της των τον την τη τις τους στο στη στον στην στα στις στους σε με και κι για από ως ' +
    'ένα ένας μια μία δεν να θα που πώς πως εν the a an of in on to and for by from at with'
  ).split(' '),
)

const OTHERS = ' κ.ά.'
const BETWEEN_AUTHORS = ' · '

/** Articles and short words, which should not end a line nor give the initial. */
export function isShortWord(word: string): boolean {
  return SHORT_WORDS.has(word.toLowerCase())
}

/** Characters that XML forbids, even escaped, and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** Text as rendered: composed accents, single spaces, only valid XML characters. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim()
}

/** Capitals by the rules of the text's language: Greek capitals carry no accents. */
export function capitalise(text: string): string {
  return text.toLocaleUpperCase(/[\u0370-\u03ff]/.test(text) ? 'el' : 'en')
}

/** "Main: subtitle" or "Main — subtitle", when the whole is too long to stand as one title. */
export function splitTitle(title: string): { main: string; subtitle: string } {
  const [, main, subtitle] = title.match(/^(.{2,40}?)\s*(?::|—|–)\s+(.+)$/) ?? []
  if (title.length > 22 && main !== undefined && subtitle !== undefined) return { main, subtitle }
  return { main: title, subtitle: '' }
}

/** Two authors are both named; of more, the first. The input separates them by comma or semicolon. */
export function shortAuthors(authors: string): string {
  const names = authors.split(/\s*[,;]\s*/)
  return names.length > 2 ? `${names[0]}${OTHERS}` : names.join(BETWEEN_AUTHORS)
}

/** For use where both do not fit. */
export function firstAuthorOnly(shortened: string): string {
  const [first = '', second] = shortened.split(BETWEEN_AUTHORS)
  return second === undefined ? shortened : `${first}${OTHERS}`
}

/** The last word of the first author's name, for a spine. */
export function leadSurname(shortened: string): string {
  const [first = ''] = shortened.split(BETWEEN_AUTHORS)
  const name = first.endsWith(OTHERS) ? first.slice(0, -OTHERS.length) : first
  return name.split(' ').at(-1) ?? ''
}

/** The initial for a cover: of the first significant word; '' when there is none. */
export function initialOf(title: string): string {
  const words = title.split(/\s+/)
  const meaningful = words.find((word) => !isShortWord(word) && /[\p{L}\p{N}]/u.test(word)) ?? words[0] ?? ''
  const [initial = ''] = capitalise(meaningful.replace(/[«»"“”'’]/g, ''))
  return initial
}
