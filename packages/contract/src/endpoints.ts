// All endpoints of the shop, in the order in which the documentation lists them.

import * as catalogue from './catalogue/catalogue.ts'
import * as categories from './catalogue/categories.ts'
import * as listing from './catalogue/listing.ts'
import * as people from './catalogue/people.ts'
import * as promotions from './catalogue/promotions.ts'
import * as publishers from './catalogue/publishers.ts'
import * as search from './catalogue/search.ts'
import * as staffPrices from './catalogue/staff-prices.ts'
import * as works from './catalogue/works.ts'
import * as content from './content/content.ts'
import type { Endpoint } from './endpoint.ts'
import * as account from './identity/account.ts'
import * as addresses from './identity/addresses.ts'
import * as personalData from './identity/personal-data.ts'
import * as profile from './identity/profile.ts'
import * as session from './identity/session.ts'
import * as social from './identity/social.ts'
import * as staff from './identity/staff.ts'
import * as branches from './ordering/branches.ts'
import * as cart from './ordering/cart.ts'
import * as checkout from './ordering/checkout.ts'
import * as coupons from './ordering/coupons.ts'
import * as customerOrders from './ordering/customer-orders.ts'
import * as giftCards from './ordering/gift-cards.ts'
import * as holds from './ordering/holds.ts'
import * as notices from './ordering/notices.ts'
import * as orderChanges from './ordering/order-changes.ts'
import * as orderDocuments from './ordering/order-documents.ts'
import * as orderReturns from './ordering/order-returns.ts'
import * as orderTool from './ordering/order-tool.ts'
import * as orders from './ordering/orders.ts'
import * as payments from './ordering/payments.ts'
import * as paypalCheckout from './ordering/paypal-checkout.ts'
import * as pickupPoints from './ordering/pickup-points.ts'
import * as placeOrder from './ordering/place-order.ts'
import * as places from './ordering/places.ts'
import * as points from './ordering/points.ts'
import * as savedItems from './ordering/saved-items.ts'
import * as serverCart from './ordering/server-cart.ts'
import * as vatChecks from './ordering/vat-checks.ts'
import * as withdrawals from './ordering/withdrawals.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value

export const endpointGroups: Record<string, Endpoint[]> = {
  Catalogue: Object.values<unknown>({ ...catalogue, ...listing, ...search, ...categories, ...promotions }).filter(
    isEndpoint,
  ),
  People: Object.values<unknown>({ ...people, ...publishers, ...works }).filter(isEndpoint),
  Content: Object.values<unknown>(content).filter(isEndpoint),
  Checkout: Object.values<unknown>({
    ...places,
    ...branches,
    ...checkout,
    ...pickupPoints,
    ...vatChecks,
    ...holds,
  }).filter(isEndpoint),
  Cart: Object.values<unknown>({ ...cart, ...serverCart, ...savedItems }).filter(isEndpoint),
  Orders: Object.values<unknown>({
    ...placeOrder,
    ...orders,
    ...orderChanges,
    ...orderDocuments,
    ...payments,
    ...paypalCheckout,
    ...withdrawals,
    ...orderReturns,
    ...customerOrders,
    ...points,
    ...coupons,
  }).filter(isEndpoint),
  'Gift cards': Object.values<unknown>(giftCards).filter(isEndpoint),
  Sessions: Object.values<unknown>({ ...session, ...social }).filter(isEndpoint),
  Account: Object.values<unknown>({ ...account, ...profile, ...addresses, ...personalData }).filter(isEndpoint),
  Staff: Object.values<unknown>({ ...staff, ...staffPrices }).filter(isEndpoint),
  Tools: Object.values<unknown>(orderTool).filter(isEndpoint),
  Notices: Object.values<unknown>(notices).filter(isEndpoint),
}

export const endpoints: Endpoint[] = Object.values(endpointGroups).flat()
