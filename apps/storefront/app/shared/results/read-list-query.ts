// Reads a list's page and order from an address. Called by loaders only: the contract's tables stay on the server.

import { productSorts } from '@stoa/contract/catalogue'
import type { ListQuery } from './list-query.ts'

/** Null when the page is not a number that can be one: such an address leads nowhere. */
export function readListQuery(parameters: URLSearchParams): ListQuery | null {
  const page = parameters.get('page') ?? '1'
  if (!/^[1-9]\d{0,4}$/.test(page)) return null
  const sort = productSorts.find((one) => one === parameters.get('sort')) ?? 'Default'
  return { page: Number(page), sort, search: (parameters.get('q') ?? '').trim().slice(0, 100) }
}
