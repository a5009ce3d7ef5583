// Matches the people of a batch to rows: existing ones by name, in either script, and new rows for all others.

import { matchKey } from '@stoa/domain/catalogue/people/name-keys'
import { memoize } from '@stoa/domain/search/memoize'
import { slugOf } from '@stoa/domain/url/slug'
import type { Executor } from '../../../database/transaction.ts'
import { aliasesOf, contributorKeys } from '../../people-columns.ts'
import type { BookCredit } from '../book-record.ts'
import { freeSlugs } from './free-slugs.ts'
import * as queries from './people.queries.ts'

/** The id of a person by key. */
export type PeopleIds = ReadonlyMap<string, number>

const keyOf = memoize(matchKey)

const keysOf = ({ name, otherName }: BookCredit): string[] =>
  otherName === null ? [keyOf(name)] : [keyOf(name), keyOf(otherName)]

export const personIdOf = (ids: PeopleIds, credit: BookCredit): number | null =>
  keysOf(credit)
    .map((key) => ids.get(key))
    .find((id) => id !== undefined) ?? null

export async function resolvePeople(tx: Executor, credits: readonly BookCredit[]): Promise<PeopleIds> {
  const keys = new Set(credits.flatMap(keysOf))
  const existingRows = await queries.listContributors(tx, [...keys])
  const ids = new Map(existingRows.map(({ match_key, id }) => [match_key, id]))
  const missing = firstOfEach(credits.filter((credit) => personIdOf(ids, credit) === null))
  const inserted = await insertPeople(tx, missing)
  for (const [index, credit] of missing.entries()) {
    const id = inserted[index]
    if (id !== undefined) for (const key of keysOf(credit)) ids.set(key, id)
  }
  return ids
}

/** Drops people who share a key with an earlier one; the longest biography of a name is used. */
function firstOfEach(credits: readonly BookCredit[]): BookCredit[] {
  const seen = new Set<string>()
  const sortedCredits = [...credits].sort((a, b) => (b.biography?.length ?? 0) - (a.biography?.length ?? 0))
  return sortedCredits.filter((credit) => {
    const isNew = !keysOf(credit).some((key) => seen.has(key))
    if (isNew) for (const key of keysOf(credit)) seen.add(key)
    return isNew
  })
}

const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text)

/** The Greek form is the first name, the Latin one the English; a foreign name keeps its own script. */
function namesOf({ name, otherName }: BookCredit): { nameEl: string; nameEn: string | null } {
  const greek = [name, otherName].find((value) => value !== null && isGreek(value)) ?? name
  const latin = [name, otherName].find((value) => value !== null && !isGreek(value)) ?? null
  return { nameEl: greek, nameEn: latin }
}

async function insertPeople(tx: Executor, credits: readonly BookCredit[]): Promise<number[]> {
  const people = credits.map((credit) => ({ ...namesOf(credit), biography: credit.biography }))
  const desiredSlugs = people.map(({ nameEl, nameEn }) => slugOf(nameEn ?? nameEl) || slugOf(nameEl) || 'contributor')
  const slugs = await freeSlugs(desiredSlugs, (candidates) => queries.listTakenSlugs(tx, 'contributor', candidates))
  const rows = people.map(({ nameEl, nameEn, biography }, index) => ({
    code: slugs[index] ?? '',
    url: slugs[index] ?? '',
    name_el: nameEl,
    name_en: nameEn,
    // an English biography is better than none on a Greek page
    biography_el: biography,
    biography_en: biography === null || isGreek(biography) ? null : biography,
    ...contributorKeys({ nameEl, nameEn }),
  }))
  const ids = await queries.insertNamed(tx, 'contributor', rows)
  const aliases = people.flatMap((person, index) =>
    aliasesOf(person).map((alias) => ({ contributor_id: ids[index] ?? 0, ...alias })),
  )
  await queries.insertAliases(tx, aliases)
  return ids
}
