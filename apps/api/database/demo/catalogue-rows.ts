// The demo catalogue's people, makers, series and categories as rows, with the ids that products refer to.

import { freeSlug } from '@stoa/domain/catalogue/people/free-slug'
import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { slugOf } from '@stoa/domain/url/slug'
import { aliasesOf, contributorKeys, publisherKeys } from '../../src/catalogue/people-columns.ts'
import { allBooks, allPeople, things } from './all.ts'
import { categories } from './categories.ts'
import { booksIn } from './category-books.ts'
import type { DemoBook, DemoPerson } from './demo-types.ts'
import { filedNames, otherNames } from './people-names.ts'
import { peopleYears } from './people-years.ts'

const numbered = (names: Iterable<string>): Map<string, number> =>
  new Map([...new Set(names)].map((name, index) => [name, index + 1]))

export const publisherIds = numbered([...allBooks.map((book) => book.publisher), ...things.map((thing) => thing.maker)])
export const personIds = numbered(allBooks.flatMap((book) => book.contributors.map(([name]) => name)))
export const categoryIds = numbered(categories.map((category) => category.code))
const seriesOf = (book: DemoBook) => (book.series ? [book.series] : [])
export const seriesIds = numbered(allBooks.flatMap(seriesOf).map((series) => series.name))

/** Addresses of one kind: of two with one name, the second gets a number. */
function slugs(): (name: string, id: number) => string {
  const taken = new Set<string>()
  return (name, id) => {
    const slug = freeSlug(name, `${id}`, (one) => taken.has(one))
    taken.add(slug)
    return slug
  }
}

const publisherSlug = slugs()
export const publisherRows = [...publisherIds].map(([name, id]) => ({
  id,
  code: `${slugOf(name)}-${id}`,
  name_el: name,
  url: publisherSlug(name, id),
  ...publisherKeys(name, null),
}))

/** The first description that has a biography wins. */
function personOf(name: string): DemoPerson {
  const told = allPeople.filter((person) => person.name === name)
  const found = told.find((person) => person.bioEl) ?? told[0]
  if (!found) throw new Error(`nobody in the demo shop is called ${name}`)
  return found
}

const writtenPerson = ({ name, nameEn }: DemoPerson) => ({
  nameEl: filedNames[name]?.el ?? name,
  nameEn: filedNames[name]?.en ?? nameEn,
  aliases: otherNames[name] ?? [],
})

const personSlug = slugs()
export const contributorRows = [...personIds].map(([name, id]) => {
  const person = personOf(name)
  return {
    id,
    code: `${slugOf(person.nameEn)}-${id}`,
    name_el: name,
    name_en: person.nameEn,
    biography_el: person.bioEl ?? null,
    biography_en: person.bioEn ?? null,
    url: personSlug(person.nameEn, id),
    born_year: peopleYears[name]?.[0] ?? null,
    died_year: peopleYears[name]?.[1] ?? null,
    ...contributorKeys(writtenPerson(person)),
  }
})

export const aliasRows = [...personIds].flatMap(([name, id]) => {
  const { nameEn } = personOf(name)
  return aliasesOf({ nameEl: name, nameEn, aliases: otherNames[name] ?? [] }).map((alias) => ({
    contributor_id: id,
    ...alias,
  }))
})

const englishSeries = new Map(allBooks.flatMap(seriesOf).map((series) => [series.name, series.nameEn]))

export const seriesRows = [...seriesIds].map(([name, id]) => ({
  id,
  code: `${slugOf(name)}-${id}`,
  name_el: name,
  name_en: englishSeries.get(name) ?? null,
  match_key: normalizeWords(name),
}))

/** Addresses that older links know the categories by. */
const keptUrls: Record<string, string> = { school: 'sxolika' }

export const categoryUrl = (code: string): string => {
  const category = categories.find((one) => one.code === code)
  if (!category) throw new Error(`no category has the code ${code}`)
  const namesakes = categories.filter((one) => one.nameEl === category.nameEl)
  return keptUrls[code] ?? (namesakes.length > 1 ? code : slugOf(category.nameEl))
}

export const categoryRows = categories.map((category, index) => ({
  id: categoryIds.get(category.code),
  code: category.code,
  url: categoryUrl(category.code),
  parent_id: category.parent ? categoryIds.get(category.parent) : null,
  position: index,
  name_el: category.nameEl,
  name_en: category.nameEn,
  intro_el: category.introEl,
  intro_en: category.introEn,
  thema: category.thema,
  ...booksIn(category.code, pathUp(category.code).at(-1)),
}))

/** From a category up to its root, itself first. */
export function pathUp(code: string): string[] {
  const parent = categories.find((one) => one.code === code)?.parent
  return parent ? [code, ...pathUp(parent)] : [code]
}

export const closureRows = categories.flatMap((category) =>
  pathUp(category.code).map((ancestor, depth) => ({
    ancestor_id: categoryIds.get(ancestor),
    descendant_id: categoryIds.get(category.code),
    depth,
  })),
)
