// Reads an index's page from an address. Called by loaders only: the contract's tables stay on the server.

import { contributorSorts } from '@stoa/contract/people'
import { publisherSorts } from '@stoa/contract/publishers'
import { contributorRoles } from '@stoa/domain/people/contributor-role'
import { greekLetters, latinLetters, otherLetter } from '@stoa/domain/people/index-letter'
import { type IndexQuery, usualRole } from './index-query.ts'

const letters = [...greekLetters, ...latinLetters, otherLetter]
const roles = [...contributorRoles, 'any'] as const

/** Null when the address leads nowhere: no such page number, letter or role. What is searched for is so under all letters. */
export function readIndexQuery(parameters: URLSearchParams, kind: 'people' | 'houses'): IndexQuery | null {
  const page = parameters.get('page') ?? '1'
  const letter = parameters.get('letter')
  const asked = parameters.get('role') ?? usualRole
  const role = kind === 'people' ? roles.find((one) => one === asked) : null
  if (!/^[1-9]\d{0,4}$/.test(page) || role === undefined) return null
  if (letter !== null && !letters.includes(letter)) return null
  const sorts = kind === 'people' ? contributorSorts : publisherSorts
  const search = (parameters.get('q') ?? '').trim().slice(0, 100)
  return {
    page: Number(page),
    letter: search === '' ? letter : null,
    role,
    sort: sorts.find((one) => one === parameters.get('sort')) ?? 'NameAscending',
    search,
  }
}
