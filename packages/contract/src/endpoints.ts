// Every call of the shop, in the order the documentation lists them.

import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as categories from './categories.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import type { Endpoint } from './endpoint.ts'
import * as listing from './listing.ts'
import * as notices from './notices.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import * as publishers from './publishers.ts'
import * as search from './search.ts'
import * as works from './works.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

export const endpointGroups: Record<string, Endpoint[]> = {
  Catalogue: Object.values<unknown>({ ...catalogue, ...listing, ...search, ...categories }).filter(isEndpoint),
  People: Object.values<unknown>({ ...people, ...publishers, ...works }).filter(isEndpoint),
  Content: Object.values<unknown>(content).filter(isEndpoint),
  Checkout: Object.values<unknown>(checkout).filter(isEndpoint),
  Cart: Object.values<unknown>(cart).filter(isEndpoint),
  Orders: Object.values<unknown>(orders).filter(isEndpoint),
  Notices: Object.values<unknown>(notices).filter(isEndpoint),
}

export const endpoints: Endpoint[] = Object.values(endpointGroups).flat()
