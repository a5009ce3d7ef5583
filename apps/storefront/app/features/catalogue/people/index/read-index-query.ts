// Reads the index query from a URL. Loaders only: the contract's tables stay on the server.

import { contributorSorts } from '@stoa/contract/catalogue/people'
import { publisherSorts } from '@stoa/contract/catalogue/publishers'
import { contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'
import { greekLetters, latinLetters, otherInitial } from '@stoa/domain/catalogue/people/index-initial'
import { defaultRole, type IndexQuery } from './index-query.ts'

const knownInitials = [...greekLetters, ...latinLetters, otherInitial]
const roles = [...contributorRoles, 'any'] as const

/** Null for an invalid page, initial or role, which is a 404. A search runs under all initials. */
export function readIndexQuery(parameters: URLSearchParams, kind: 'people' | 'publishers'): IndexQuery | null {
  const page = parameters.get('page') ?? '1'
  const initial = parameters.get('letter')
  const roleParam = parameters.get('role') ?? defaultRole
  const role = kind === 'people' ? roles.find((candidate) => candidate === roleParam) : null
  if (!/^[1-9]\d{0,4}$/.test(page) || role === undefined) return null
  if (initial !== null && !knownInitials.includes(initial)) return null
  const sorts = kind === 'people' ? contributorSorts : publisherSorts
  const search = (parameters.get('q') ?? '').trim().slice(0, 100)
  return {
    page: Number(page),
    initial: search === '' ? initial : null,
    role,
    sort: sorts.find((candidate) => candidate === parameters.get('sort')) ?? 'NameAscending',
    search,
  }
}
