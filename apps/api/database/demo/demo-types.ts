// The built-in shop's own vocabulary: what one row of the demo catalogue says. Facts are typed, never invented:
// an ISBN stands only where it is certain (valid check digit), everything else gets an in-store EAN from its code.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { ProductKindCode } from '@stoa/domain/catalogue/product-kinds'

export type DemoLanguage = 'el' | 'en'

export type DemoRole = ContributorRole

/** A person as the shop names him or her. Found by `name`; the first description met with a biography wins. */
export interface DemoPerson {
  /** The name as printed on Greek books (Greek letters), or in Latin letters for people who appear only on English books. */
  name: string
  /** The name in Latin letters, as English readers know it. */
  nameEn: string
  /** Two sentences at most, in our own words. Authors need it, translators and illustrators may leave it out. */
  bioEl?: string
  bioEn?: string
}

export interface DemoBook {
  /** Never changes, unique in the shop: the EAN, the address and the cover are made from it. Lower-case Latin, for example `kazantzakis-zorbas`. */
  key: string
  title: string
  subtitle?: string
  language: DemoLanguage
  /** The title in the language it was written in, for translations. */
  originalTitle?: string
  /** `[name, role]`, in the order of the title page; the role is author when left out. */
  contributors: [name: string, role?: DemoRole][]
  /** The publisher's name as on the title page, for example «Εστία» without the quotation marks. */
  publisher: string
  /** Year of this edition. */
  year: number
  /** Left out when not known: never guessed. */
  pages?: number
  /** Thirteen digits without hyphens, only when certain. */
  isbn13?: string
  binding: 'paperback' | 'hardback'
  series?: { name: string; nameEn: string; number?: number }
  /** Category codes, the first is the main one. */
  categories: [string, ...string[]]
  /** Our selling price in cents, VAT included. */
  priceCents: number
  /** The publisher's recommended price in cents; Greek-language books under uniform price may not sell under 90 % of it. */
  publisherPriceCents?: number
  /** One sentence that makes a reader want the book, 20 to 35 words. */
  leadEl: string
  leadEn: string
  /** One paragraph of 40 to 70 words in our own words: what the book is, without spoilers, without superlatives. */
  descriptionEl: string
  descriptionEn: string
  /** What stands inside, a line each (parts, stories, chapters), only when truly known. */
  contentsEl?: string[]
  contentsEn?: string[]
  ageFrom?: number
}

/** Anything that is not a book: stationery, games, gift cards. */
export interface DemoThing {
  key: string
  kind: ProductKindCode
  nameEl: string
  nameEn: string
  maker: string
  categories: [string, ...string[]]
  priceCents: number
  leadEl: string
  leadEn: string
  descriptionEl: string
  descriptionEn: string
  /** Choices such as colours; each has its own stock. */
  dimensions?: { kind: 'color' | 'size' | 'custom'; nameEl: string; nameEn: string }[]
  ageFrom?: number
}
