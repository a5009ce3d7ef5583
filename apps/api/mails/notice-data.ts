// The data from which a back-in-stock notice is written.

import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import type { ShopData } from './order-data.ts'

export interface NoticeData {
  language: Language
  uid: string
  /** The next copy of the book, the first, or one that is found. */
  awaited: 'return' | 'release' | 'copy'
  productName: string
  /** Authors' names, separated by commas; empty for what has none. */
  authors: string
  /** The last part of the product's address. */
  productUrl: string
  priceCents: Cents
  /** The text of the consent that was given. */
  consent: string
  shop: ShopData
}
