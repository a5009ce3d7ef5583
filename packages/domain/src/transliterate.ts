// Greek in Latin letters by ELOT 743 (ISO 843, second table), as on passports and road signs.

const pairs: Record<string, string> = { ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' }

/** Of single lower-case letters without accents. */
export const latinLetters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** Before these, and at a word's end, αυ, ευ and ηυ end in f. */
const voiceless = new Set('θκξπσςτφχψ')
const diaeresis = '\u0308'
const word = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu

export const hasGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text)

export const transliterate = (text: string): string =>
  text.normalize('NFD').replace(word, transliterateWord).normalize('NFC')

interface Letter {
  letter: string
  isCapital: boolean
  /** An accent or a diaeresis parts it from the vowel after or before it. */
  isAccented: boolean
  hasDiaeresis: boolean
}

function transliterateWord(text: string): string {
  const all: Letter[] = [...text.matchAll(/(\P{M})(\p{M}*)/gu)].map(([, base = '', marks = '']) => ({
    letter: base.toLowerCase(),
    isCapital: base !== base.toLowerCase(),
    isAccented: marks !== '' && !marks.includes(diaeresis),
    hasDiaeresis: marks.includes(diaeresis),
  }))
  const isAllCapital = all.length > 1 && all.every(({ isCapital }) => isCapital)
  let result = ''
  for (let index = 0; index < all.length; index += 1) {
    const [latin, length] = unitAt(all, index)
    const { isCapital } = all[index] ?? { isCapital: false }
    result += isAllCapital ? latin.toUpperCase() : isCapital ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin
    index += length - 1
  }
  return result
}

/** The Latin letters from a place on, and how many Greek ones they stand for. */
function unitAt(all: readonly Letter[], index: number): [latin: string, length: number] {
  const { letter = '', isAccented = false } = all[index] ?? {}
  const next = all[index + 1]
  if (next && !next.hasDiaeresis && !(isAccented && next.letter === 'υ')) {
    const pair = `${letter}${next.letter}`
    if (pair === 'μπ') return [index === 0 || index + 2 === all.length ? 'b' : 'mp', 2]
    if (next.letter === 'υ' && 'αεη'.includes(letter)) {
      const after = all[index + 2]
      return [`${latinLetters[letter]}${!after || voiceless.has(after.letter) ? 'f' : 'v'}`, 2]
    }
    const latin = pairs[pair]
    if (latin !== undefined) return [latin, 2]
  }
  return [latinLetters[letter] ?? letter, 1]
}
