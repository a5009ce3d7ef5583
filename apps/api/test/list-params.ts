// What a list is asked for, with filters as they stand in an address.

import { readFilters } from '@stoa/contract/catalogue/filters'
import type { ListParams } from '../src/catalogue/listing/listing-types.ts'
import { testDay } from './test-day.ts'

/** `q`: `Price.-999_Branch.1`. The whole list in Greek, in the shop's own order. Throws when `q` is not a valid filter. */
export function listParams(q = '', overrides: Partial<ListParams> = {}): ListParams {
  const filters = readFilters(q)
  if (!filters.ok) throw new Error(filters.refusal.part)
  const { value } = filters
  return { filters: value, sort: 'Default', language: 'el', now: testDay, page: 1, pageSize: 10_000, ...overrides }
}
