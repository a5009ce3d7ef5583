// The common record of every format: one title as its sender describes it. A field that is left out was not given and
// changes nothing; null says that there is no value.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { EditionType } from '@stoa/domain/catalogue/edition-types'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { TaxClass } from '@stoa/domain/ordering/pricing/vat-rates'

import type { SafetyFacts } from './safety.ts'

/**
 * `withdrawal` takes a title off sale; it is never deleted, because orders refer to it. `contact` is no title: it says how its
 * publisher is reached.
 */
export type Notice = 'update' | 'withdrawal' | 'contact'

export type Binding = 'paperback' | 'hardback' | 'pocket' | 'board'

export interface BookCredit {
  name: string
  /** The same name in the other script, when the sender gives it. */
  otherName: string | null
  role: ContributorRole
  biography: string | null
}

export interface BookSeries {
  name: string
  number: number | null
}

export type SubjectScheme = 'thema' | 'bic' | 'bisac' | 'category'

/** `category` is a category of ours, by code or by name. */
export interface BookSubject {
  scheme: SubjectScheme
  code: string
}

export type OffSale = Extract<SupplyPolicy, 'not_available' | 'out_of_print'>

export interface PublisherPrice {
  /** VAT included. */
  cents: Cents
  /** The law on uniform book prices applies to it. */
  fixed: boolean
  /** The record does not say what the product is: `cents` are not rounded, and the VAT of its class is added. */
  withoutVat?: true
}

/** Another edition of the same work: its ISBN-13, the work's own number at its sender, or the shop's own code of it. */
export type Relation = { isbn13: string } | { work: string } | { shopWork: string }

/** `other`: a thing that is no book, and of no kind of its own. */
export type RecordKind = 'book' | 'other' | 'giftCard' | 'giftbox' | 'custom' | 'grouped' | 'bundle'

/** What the buyer of a product made for somebody is asked to write. */
export interface TextRequest {
  label: Record<Language, string>
  /** Characters. */
  max: number
}

/** A product that a group shows or a set contains. */
export interface RecordPart {
  /** The shop's code of the product. */
  code: string
  /** The name of its form, in either language. */
  dimension: string | null
  quantity: number
}

/** What only the shop itself decides about a product; only its own catalogue format gives it. */
export interface ShopFacts {
  code: string
  url: string
  titleLanguage: Language
  contentsEnglish: readonly string[]
  coverStyle: string
  /** The last day of the uniform price; null where it does not hold. */
  uniformPriceUntil: string | null
  /** Null: as long as its availability usually takes. */
  deliveryBand: BandCode | null
  /** Copies sold lately, for a new product. */
  soldRecently: number
  /** Of a gift box: how many things fit into it. */
  boxCapacity: number | null
  /** Of a product made for somebody. */
  textRequest: TextRequest | null
}

export interface BookRecord {
  /** The sender's own key for the record. */
  reference: string
  notice: Notice
  isbn13: string | null
  /** An article number that is no ISBN. */
  ean: string | null
  kind?: RecordKind
  /** Of a group or set, in the order of its page. */
  parts?: readonly RecordPart[]
  /** Only when the sender states the rate; otherwise that of its kind. */
  taxClass?: TaxClass
  binding?: Binding | null
  title?: string
  titleEnglish?: string | null
  subtitle?: string | null
  originalTitle?: string | null
  credits?: readonly BookCredit[]
  series?: BookSeries | null
  /** Besides its series, with its number there: `Picture Fit 3`. */
  otherSeries?: readonly string[]
  /** Null when the text is in neither of the shop's languages. */
  textLanguage?: Language | null
  isTranslation?: boolean
  /** ISO 639; null when it is no translation or unknown. */
  translatedFrom?: string | null
  editionNumber?: number | null
  editionTypes?: readonly EditionType[]
  pages?: number | null
  /** How many, and the sender's own words about them. */
  illustrations?: number | null
  illustrationsNote?: string | null
  heightMm?: number | null
  widthMm?: number | null
  thicknessMm?: number | null
  weightG?: number | null
  ageFrom?: number | null
  /** For children, where no age is stated; a product that was one stays one. */
  isToy?: boolean
  /** The most specific first. */
  subjects?: readonly BookSubject[]
  lead?: Partial<Record<Language, string>>
  description?: Partial<Record<Language, string>>
  contents?: readonly string[]
  publisher?: string | null
  /** Null where it is called like the publisher. */
  imprint?: string | null
  /** Left out when the sender names no contact. */
  safety?: SafetyFacts
  /** About the use of the product; empty: its maker says that it needs none. */
  warnings?: Partial<Record<Language, string>>
  year?: number | null
  /** A whole day, `2026-11-20`. */
  releaseDate?: string | null
  publisherPrice?: PublisherPrice | null
  /** Published in Greece: the uniform price holds in any language. */
  publishedInGreece?: boolean
  /** The shop's own selling price; only the shop's own files give it. */
  sellingCents?: Cents
  availability?: SupplyPolicy | null
  /** As what its rights or the state of its publication take it off sale; null when they do not. */
  offSale?: OffSale | null
  /** How long a supplier takes for what is to be ordered; null for the usual time. The shop's own is among its facts. */
  supplierBand?: BandCode | null
  /** The supplier's code for it. */
  supplierCode?: string | null
  relations?: readonly Relation[]
  /** Where the picture of its front can be fetched. */
  coverUrl?: string | null
  shop?: ShopFacts
}
