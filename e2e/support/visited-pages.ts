// Which state of `states.ts` shows each page of the shop. A page without one would never be checked.

import routes from '../../apps/storefront/app/routes.ts'
import { accountDetailPaths, accountPaths } from './account-pages.ts'
import type { states } from './states.ts'

/** By the path in `routes.ts`; the account's pages have a journey of their own. */
const stateOfPage: Readonly<Record<string, keyof typeof states>> = {
  '': 'home',
  'categories/:eurl': 'category',
  'new-releases': 'new releases',
  'best-sellers': 'best sellers',
  offers: 'offers',
  'offers/:eurl': 'page of an offer',
  window: 'window',
  'name-days': 'name days',
  'products/gift-card': 'gift card to order',
  'products/:eurl': 'product',
  'search-results': 'search',
  contributors: 'contributors',
  'contributor/:eurl': 'contributor',
  publishers: 'publishers',
  'publisher/:eurl': 'publisher',
  'pages/:eurl': 'terms of use',
  'stock-notices/:uid': 'back-in-stock notice to confirm',
  'gift-card-balance': 'gift card',
  login: 'sign in',
  'login/:provider': 'back from an identity provider in vain',
  register: 'make an account',
  'verifyregistration/:guid': 'confirm an e-mail',
  'forgot-password': 'forgotten password',
  'resetpassword/:guid': 'new password',
  'confirm-email/:guid': 'new e-mail to confirm',
  'keep-account/:guid': 'account to keep',
  'impersonate/:guid': 'in a customer’s name, too late',
  logout: 'signed out',
  cart: 'cart',
  'track-order': 'track an order',
  'track-order/:uid': 'order',
  'order-tool/:uid': 'order tool',
  withdrawal: 'withdrawal',
  'account-ending': 'account that is ending',
  '*': 'not found',
  'checkout-information': 'information',
  'checkout-shipping-payment': 'payment',
  'checkout-collection': 'choice of a branch on a page of its own',
  'checkout-success/:uid': 'success',
  'checkout-pending/:uid': 'pending payment',
  'checkout-failure': 'failure',
}

type Route = (typeof routes)[number]

/** The pages of the address without a language; what is not rendered (`.ts`) is none. */
const pagesOf = (route: Route): string[] => [
  ...(route.id?.endsWith('@bare') && route.file.endsWith('.tsx') ? [route.path ?? ''] : []),
  ...(route.children ?? []).flatMap(pagesOf),
]

export const shopPages = (): string[] => routes.flatMap(pagesOf).toSorted()

export const checkedPages = (): string[] =>
  [...Object.keys(stateOfPage), ...[...accountPaths, ...accountDetailPaths].map((path) => path.slice(1))].toSorted()

/** Whether an address is of the page that a state is to show; true for a state that shows none for the first time. */
export function isPageOfState(state: string, address: string): boolean {
  const path = new URL(address).pathname.replace(/^\/(?:el|en)(?=\/|$)/, '').replace(/^\//, '')
  return Object.entries(stateOfPage)
    .filter(([page, name]) => name === state && page !== '*')
    .every(([page]) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
}
