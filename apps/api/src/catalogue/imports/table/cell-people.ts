// Several names in one cell: "J.K. Rowling, Mary GrandPré" are two people, "Maté, Gabor" is one whose surname stands first.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { isLowerCase, isParticle, isSuffix, printedName } from '@stoa/domain/catalogue/people/person-name'
import { singleNames } from './single-names.ts'

/** Called with a text that may be one person or several, and what it was taken for. */
type OnDoubt = (text: string, names: readonly string[]) => void

/** In the order of the cell, each name once. */
export function readNames(text: string, onDoubt: OnDoubt = () => {}): string[] {
  const parts = text.split(/\s*[;|\n]\s*|\s+(?:&|\/|και|and)\s+/).flatMap((part) => namesIn(tidy(part), onDoubt))
  return [...new Set(parts.map(tidy).filter((name) => name !== ''))]
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

function namesIn(text: string, onDoubt: OnDoubt): string[] {
  const stated = text.split(/ ?, ?/).flatMap(splitSuffix)
  const suffixes = stated.slice(1).filter(isSuffix)
  const parts = stated.filter((part, index) => index === 0 || !isSuffix(part))
  const [surname = '', given = ''] = parts
  const meaning = parts.length === 2 && surname !== '' ? meaningOf(surname, given) : 'several'
  const names =
    meaning === 'several' ? withSuffixes(stated) : [printedName({ given, surname: [surname, ...suffixes].join(' ') })]
  if (meaning === 'doubtful' || isSurnamesAndNames(parts)) onDoubt(text, names)
  return names
}

function splitSuffix(part: string): string[] {
  const words = part.split(' ')
  const start = [words.length - 1, words.length - 2].find((at) => at > 0 && isSuffix(words.slice(at).join(' ')))
  return start === undefined ? [part] : [words.slice(0, start).join(' '), words.slice(start).join(' ')]
}

/** Each with the name before it. */
const withSuffixes = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => {
    const next = parts[index + 1] ?? ''
    if (index > 0 && isSuffix(part)) return []
    return isSuffix(next) ? `${part} ${next}` : part
  })

const oneGivenName = /^(?:[^\s.]+(?: +\p{Lu}\.)*|(?:\p{Lu}\.[\s-]?){1,3})$/u

/**
 * A comma before a single given name, initials after it or alone, is that of an inverted name; so is one before several
 * that end in a particle, or behind a surname that begins with one. Behind any other single word it mostly is.
 */
function meaningOf(surname: string, given: string): 'one' | 'doubtful' | 'several' {
  const givenNames = given.split(' ')
  if (oneGivenName.test(given) || isParticle(givenNames.at(-1) ?? '')) return 'one'
  const before = surname.split(' ').slice(0, -1)
  if (!before.every(isParticle) || givenNames.length > 4 || singleNames.has(normalizeWords(surname))) return 'several'
  return before.length > 0 && before.every(isLowerCase) ? 'one' : 'doubtful'
}

/** "Marsh, Ida, Stone, Una" may be two people; "Virgil, Ovid, Horace" are not one and a half. */
const isSurnamesAndNames = (parts: readonly string[]): boolean =>
  parts.length > 2 && parts.length % 2 === 0 && parts.every((part) => /^[^\s.]+$/.test(part))
