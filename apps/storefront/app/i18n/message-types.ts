import type { Language } from '@stoa/domain/language'
import type account from '../locales/el/account.json'
import type amounts from '../locales/el/amounts.json'
import type cart from '../locales/el/cart.json'
import type cartPage from '../locales/el/cart-page.json'
import type category from '../locales/el/category.json'
import type checkout from '../locales/el/checkout.json'
import type chrome from '../locales/el/chrome.json'
import type common from '../locales/el/common.json'
import type errors from '../locales/el/errors.json'
import type forms from '../locales/el/forms.json'
import type giftCards from '../locales/el/gift-cards.json'
import type home from '../locales/el/home.json'
import type lines from '../locales/el/lines.json'
import type lists from '../locales/el/lists.json'
import type notices from '../locales/el/notices.json'
import type orderTool from '../locales/el/order-tool.json'
import type paymentFailure from '../locales/el/payment-failure.json'
import type paymentPending from '../locales/el/payment-pending.json'
import type people from '../locales/el/people.json'
import type points from '../locales/el/points.json'
import type product from '../locales/el/product.json'
import type productKinds from '../locales/el/product-kinds.json'
import type search from '../locales/el/search.json'
import type signIn from '../locales/el/sign-in.json'
import type tracking from '../locales/el/tracking.json'
import type withdrawal from '../locales/el/withdrawal.json'

/** The namespaces of messages, by file name. An unknown key is a type error. */
export interface AllMessages {
  account: typeof account
  amounts: typeof amounts
  cart: typeof cart
  'cart-page': typeof cartPage
  category: typeof category
  checkout: typeof checkout
  chrome: typeof chrome
  common: typeof common
  errors: typeof errors
  forms: typeof forms
  'gift-cards': typeof giftCards
  home: typeof home
  lines: typeof lines
  lists: typeof lists
  notices: typeof notices
  'order-tool': typeof orderTool
  'payment-failure': typeof paymentFailure
  'payment-pending': typeof paymentPending
  people: typeof people
  points: typeof points
  product: typeof product
  'product-kinds': typeof productKinds
  search: typeof search
  'sign-in': typeof signIn
  tracking: typeof tracking
  withdrawal: typeof withdrawal
}

export type Namespace = keyof AllMessages

/** The messages that a loader sends: compiled, its own namespaces only. */
export type PageMessages = { [name in Namespace]?: Record<string, unknown> }

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: AllMessages
  }
}
