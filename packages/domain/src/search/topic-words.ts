// Words of a query as topics read them: forms of the words of a name, words that say little, and ages.

import { isLatin } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import type { QueryToken } from './read-query.ts'
import type { Ages } from './topic-names.ts'
import { storedKeys } from './word-keys.ts'

export const minStem = 3
const minLatin = 5
/** Of a word that is spelt otherwise from its beginning: «στοιχεία» is no form of «στίχοι». */
const minOtherwise = 5
const sameStart = 3

const keyed = (greek: string, latin: string): ReadonlySet<string> =>
  new Set([...greek.split(' ').map(greekSkeleton), ...latin.split(' ')])

/** Words that add little to a topic: «αστυνομικά μυθιστορήματα», "crime novels", «καλά βιβλία μαγειρικής». */
const vague = keyed(
  'μυθιστορημα μυθιστορηματα λογοτεχνια λογοτεχνικα πεζογραφια ιστοριεσ εργα κειμενα ειδη καλυτερα καλα καλο νεα νεο φθηνα ' +
    'φτηνα δημοφιλη αγορα θελω ψαχνω τιμη τιμεσ σχετικα θεμα κατηγορια κατηγοριεσ ραφι τιτλοι συλλογη ολα ολεσ ' +
    'ποσο ποτε κανω μπορω υπαρχει εχετε κοστιζει κοστιζουν χρειαζεται διαβασμα',
  'novel novels fiction stories literature about best cheap new good buy top kinds category section shelf titles popular ' +
    'all some great how much many what when where can could want do does you your my me we have',
)
const ageUnits = keyed('ετων ετη χρονων χρονω χρονια χρονου χρονο', 'years year yrs age ages aged old olds')

const isAny = (words: ReadonlySet<string>, { literal, skeletons, isLatin }: QueryToken): boolean =>
  isLatin
    ? words.has(literal) || skeletons.slice(0, 4).some((key) => words.has(key))
    : skeletons.some((key) => words.has(key))

const isPluralOf = (word: string, other: string): boolean => word === `${other}s` || other === `${word}s`

export const isVagueWord = (token: QueryToken): boolean => isAny(vague, token)

/**
 * Of an English word other spellings only where it is long: "war" sounds in one of its readings like «Μπάρι». A Greek
 * word in Latin letters needs a longer stem than in its own.
 */
export function isFormOf(word: string, token: QueryToken, stem: string): boolean {
  if (word === token.literal) return true
  const { skeletons, stems } = storedKeys(word)
  if (isLatin(word)) {
    if (!token.isLatin) return token.skeletons[0] === skeletons[0]
    return isPluralOf(word, token.literal) || (word.length >= minLatin && stems[0] === token.stems[0])
  }
  const isSameSound = skeletons.some((key) => token.skeletons.includes(key))
  if (isSameSound) return true
  if (token.isLatin) return stem.length > minStem
  const startsAlike = word.slice(0, sameStart) === token.literal.slice(0, sameStart)
  return stem.length >= (startsAlike ? minStem : minOtherwise)
}

interface TypedAge extends Ages {
  readonly indexes: readonly number[]
}

const number = /^\d{1,2}$/
const withUnit = /^(\d{1,2})(?:χρον|ετ|xron|hron|chron|yo$)/

/** «5 ετών», «για 3-4 χρονών», "ages 6 to 8", «5χρονα». */
export function ageIn(tokens: readonly QueryToken[]): TypedAge | null {
  const numbers: number[] = []
  const indexes: number[] = []
  let hasUnit = false
  tokens.forEach((token, index) => {
    const joined = withUnit.exec(token.literal)?.[1]
    if (joined !== undefined) numbers.push(Number(joined))
    else if (number.test(token.literal)) numbers.push(Number(token.literal))
    else if (!isAny(ageUnits, token)) return
    hasUnit ||= joined !== undefined || !number.test(token.literal)
    indexes.push(index)
  })
  if (!hasUnit || numbers.length === 0 || numbers.length > 2) return null
  return { from: Math.min(...numbers), to: Math.max(...numbers), indexes }
}

export const isFor = ({ ages }: { ages: Ages | null }, { from, to }: Ages): boolean =>
  ages !== null && ages.from <= from && to <= ages.to
