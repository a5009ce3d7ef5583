// Chooses the attribute values of a generated book.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import type { Book } from './book.ts'
import { isSchoolCategory } from './choose-category.ts'
import { randomOf } from './random.ts'

export interface AttributeValue {
  id: number
  code: string
  /** In Greek. */
  name: string
}

/** The values by attribute code. */
export type AttributeChoice = ReadonlyMap<string, readonly AttributeValue[]>

const salt = 6
const share = 0.5
const ofSchool: ReadonlySet<string> = new Set(['grade', 'lesson'])

/** Value ids; a school book has the grade and the subject that its title names. */
export function attributesOf(book: Book, choice: AttributeChoice): number[] {
  const random = randomOf(book.number, salt)
  const title = isSchoolCategory(book.category) ? normalizeWords(book.title) : null
  return [...choice].flatMap(([attribute, values]) => {
    if (values.length === 0) return []
    if (attribute === 'language') return idsOf(values.find(({ code }) => code === book.language))
    if (ofSchool.has(attribute))
      return title === null ? [] : idsOf(values.find(({ name }) => title.includes(normalizeWords(name))))
    return random.chance(share) ? idsOf(values[random.skewed(values.length, 1.5)]) : []
  })
}

const idsOf = (value: AttributeValue | undefined): number[] => (value ? [value.id] : [])
