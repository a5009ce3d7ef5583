// Generated people, by number: each has a name in Greek and in Latin script, and a few share one.

import { slugOf } from '@stoa/domain/url/slug'
import {
  foreignGiven,
  foreignHeads,
  foreignTails,
  greekMen,
  greekWomen,
  surnameEndings,
  surnamePrefixes,
  surnameStems,
} from './words/name-parts.ts'

export interface Person {
  nameEl: string
  nameEn: string
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const latin = (name: string): string =>
  name
    .split(' ')
    .map((word) => capital(slugOf(word)))
    .join(' ')

/** A permutation of all numbers below `count` that looks random. */
const shuffled = (number: number, count: number): number => (number * 7_919 + 104_729) % count

const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('there are no name parts')
  return value
}

const greekGiven = greekMen.length + greekWomen.length
const greekSurnames = surnamePrefixes.length * surnameStems.length * surnameEndings.length
const greekNames = greekGiven * greekSurnames

function greekPerson(number: number): Person {
  const drawn = shuffled(number, greekNames)
  const given = drawn % greekGiven
  const surname = Math.floor(drawn / greekGiven)
  const isMan = given < greekMen.length
  const stem = at(surnameStems, Math.floor(surname / surnameEndings.length))
  const prefix = at(surnamePrefixes, Math.floor(surname / surnameEndings.length / surnameStems.length))
  const [his, hers] = at(surnameEndings, surname)
  const first = isMan ? at(greekMen, given) : at(greekWomen, given - greekMen.length)
  const nameEl = `${first} ${capital(prefix + stem)}${isMan ? his : hers}`
  return { nameEl, nameEn: latin(nameEl) }
}

const foreignSurnames = foreignHeads.length * foreignTails.length
const foreignNames = foreignGiven.length * foreignSurnames
const initials = 'ABCDEFGHIJKLMNOPRSTVW'

/** When all names are used, further people get a middle initial. */
function foreignPerson(number: number): Person {
  const drawn = shuffled(number % foreignNames, foreignNames)
  const round = Math.floor(number / foreignNames)
  const middle = round === 0 ? '' : ` ${initials.charAt((round - 1) % initials.length)}.`
  const [given, givenGreek] = at(foreignGiven, drawn)
  const surname = Math.floor(drawn / foreignGiven.length)
  const [head, headGreek] = at(foreignHeads, surname)
  const [tail, tailGreek] = at(foreignTails, Math.floor(surname / foreignHeads.length))
  return { nameEl: `${givenGreek}${middle} ${headGreek}${tailGreek}`, nameEn: `${given}${middle} ${head}${tail}` }
}

/** Three of five are Greek. */
const greekOfFive = 3

export function personOf(number: number): Person {
  const [five, place] = [Math.floor(number / 5), number % 5]
  return place < greekOfFive ? greekPerson(five * greekOfFive + place) : foreignPerson(five * 2 + place - greekOfFive)
}

/** The nearest number at or below that is a Greek, or a foreign, person. */
export function nearestPerson(number: number, isGreek: boolean): number {
  const place = number % 5
  if (isGreek === place < greekOfFive) return number
  return number - place + (isGreek ? place % greekOfFive : greekOfFive + (place % 2))
}

/** The number of people for a number of books. */
export const peopleFor = (books: number): number => 100 + Math.ceil(books * 0.12)
