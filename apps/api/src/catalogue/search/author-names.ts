// Other forms of a writer's name. Phonetic keys lead from Kazantzakis to Καζαντζάκης, but not from Shakespeare to
// Σαίξπηρ: such names are in a list. A full name adds all forms of that person; a surname that is in the list adds its
// other spellings, for every person of that name.

import { readFileSync } from 'node:fs'
import { splitWords } from '@stoa/domain/search/fold-text'
import { memoize } from '@stoa/domain/search/memoize'

interface Entry {
  forms: string[]
}

const wordsOf = (name: string): string[] => splitWords(name).map(({ literal }) => literal)
/** The same for «Καζαντζάκης, Νίκος» and «Νίκος Καζαντζάκης». */
const wholeKey = (name: string): string => wordsOf(name).toSorted().join(' ')
const lastWord = (name: string): string => name.replace(/^.*[ -](?=\p{L})/u, '')

function readEntries(): Entry[] {
  const text = readFileSync(new URL('../../../database/author-names.txt', import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => ({ forms: line.split(/[|;]/).map((form) => form.trim()) }))
}

const byName = new Map<string, Entry>()
/** Names that are one person's alone: of somebody with a first name, not the surname by itself. */
const ownNames = new Set<string>()
const bySurname = new Map<string, Set<string>>()

for (const entry of readEntries()) {
  for (const form of entry.forms) byName.set(wholeKey(form), entry)
  const full = entry.forms.filter((form) => form.includes(' '))
  for (const form of full.length > 0 ? full : entry.forms) ownNames.add(wholeKey(form))
  const surnames = full.map(lastWord)
  for (const surname of surnames) {
    const key = wordsOf(surname).join(' ')
    bySurname.set(key, new Set([...(bySurname.get(key) ?? []), ...surnames]))
  }
}

/** Whether this is the name of one of the writers in the list, in whatever form and order. */
export const isListedName = memoize((name) => ownNames.has(wholeKey(name)))

/** An import asks for the same people with each of their books. */
const entryOf = memoize((name) => byName.get(wholeKey(name)) ?? null)
const surnameForms = memoize((name) => [...(bySurname.get(wordsOf(lastWord(name)).join(' ')) ?? [])])

/** `names`: the forms by which the shop knows a person. What they say already may be among the answer. */
export function otherNames(names: readonly string[]): string[] {
  const entry = names.map(entryOf).find((candidate) => candidate !== null)
  return entry ? entry.forms : [...new Set(names.flatMap(surnameForms))]
}
