// Every call of the shop, in the order the documentation lists them.

import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as categories from './categories.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import * as customerOrders from './customer-orders.ts'
import type { Endpoint } from './endpoint.ts'
import * as listing from './listing.ts'
import * as notices from './notices.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import * as personalData from './personal-data.ts'
import * as profile from './profile.ts'
import * as publishers from './publishers.ts'
import * as search from './search.ts'
import * as serverCart from './server-cart.ts'
import * as session from './session.ts'
import * as social from './social.ts'
import * as works from './works.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

export const endpointGroups: Record<string, Endpoint[]> = {
  Catalogue: Object.values<unknown>({ ...catalogue, ...listing, ...search, ...categories }).filter(isEndpoint),
  People: Object.values<unknown>({ ...people, ...publishers, ...works }).filter(isEndpoint),
  Content: Object.values<unknown>(content).filter(isEndpoint),
  Checkout: Object.values<unknown>(checkout).filter(isEndpoint),
  Cart: Object.values<unknown>({ ...cart, ...serverCart }).filter(isEndpoint),
  Orders: Object.values<unknown>({ ...orders, ...customerOrders }).filter(isEndpoint),
  Sessions: Object.values<unknown>({ ...session, ...social }).filter(isEndpoint),
  Account: Object.values<unknown>({ ...account, ...profile, ...addresses, ...personalData }).filter(isEndpoint),
  Notices: Object.values<unknown>(notices).filter(isEndpoint),
}

export const endpoints: Endpoint[] = Object.values(endpointGroups).flat()
