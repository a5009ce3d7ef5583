// The data of an order e-mail: the order as it was agreed and the shop as it is, already in the order's language.

import type { Amounts } from '@stoa/contract/ordering/amounts'
import type { LineAhead } from '@stoa/contract/ordering/totals'
import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import type { OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import type { OpenDays } from '@stoa/domain/ordering/delivery/group-hours'
import type { Destination } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { OrderContent } from '@stoa/domain/ordering/order/order-contents'
import type { InstalmentPlan } from '@stoa/domain/ordering/payment/instalments'

export interface OrderData {
  language: Language
  uid: string
  /** The number people use: `STO-26-000001`. */
  code: string
  /** Milliseconds since 1970. */
  placedAt: number
  lines: LineData[]
  /** What is in it: each once. */
  contents: readonly OrderContent[]
  amounts: Amounts
  /** What it asks for in money: less than is due where a part came back before it was paid. */
  payableCents: Cents
  /** `where`: a branch, a locker or another point where it is collected; null where it is not. */
  shipping: { destination: Destination; where: 'branch' | 'locker' | 'point' | null; name: string }
  /** `2026-11-24` */
  deliveryFrom: string
  deliveryTo: string
  /** When it can be collected at its branch, in milliseconds since 1970; null where no hour was promised. */
  readyAt: number | null
  payment: PaymentData
  billing: AddressData
  /** Null when it goes to the billing address, to a branch or to a carrier's point. */
  delivery: AddressData | null
  branch: BranchData | null
  /** The locker or pickup point. */
  point: PointData | null
  invoice: { companyName: string; profession: string; vatNumber: string; taxOffice: string } | null
  /** Words on a card in the parcel; null for none. */
  giftNote: string | null
  shop: ShopData
  terms: TermsData | null
}

export interface PaymentData {
  name: string
  /** The e-mail is written when the order has been paid. */
  paid: boolean
  /** The amount is held, and is taken as the order leaves. */
  held: boolean
  /** The amount was held, and is released as the order came to nothing. */
  released: boolean
  /** Null where it was paid at once. */
  instalments: InstalmentPlan | null
  /** Null when it is not paid by a deposit. */
  deposit: DepositData | null
  accounts: BankAccountData[]
}

export interface DepositData {
  /** Working days, as the shop's terms count them. */
  days: number
  /** `2026-11-27` */
  deadline: string
}

export interface LineData {
  name: string
  /** Of a book in Greek: the title under which it is known in English. */
  englishTitle: string | null
  /** The product's code, of which its cover has its address. */
  productCode: string
  /** Null for what has none, and for what the shop no longer lists. */
  author: string | null
  coverFormat: 'trade' | 'pocket' | 'large' | 'square' | 'plate'
  dimensionName: string | null
  /** Of what is in a gift box: the name of the box. */
  boxName: string | null
  /** What else was agreed for the line: gift wrapping, the recipient of a gift card. */
  extension: OrderedExtension
  quantity: number
  unitPriceCents: Cents
  /** The lowest price of the 30 days before an announced reduction. */
  unitPriorCents: Cents | null
  /** The last day of the uniform price, `2027-06-30`, where it kept anything from being taken off. */
  limitedUntil: string | null
  /** What promotions and a coupon took off. */
  gains: { label: string; cents: Cents }[]
  /** What a promotion added. */
  gift: boolean
  /** What gift wrapping added; 0 without. */
  wrappingCents: Cents
  /** Of a set. */
  parts: { quantity: number; name: string }[]
  /** Made for somebody: it cannot be returned without a reason. */
  withdrawable: boolean
  /** What it waits for; null when its copies are there. */
  ahead: LineAhead | null
  totalCents: Cents
}

export interface PointData {
  name: string
  street: string
  city: string
  postalCode: string
}

export interface AddressData {
  name: string
  street: string
  building: string | null
  area: string | null
  city: string
  postalCode: string
  region: string | null
  country: string
  mobile: string
}

export interface BranchData {
  name: string
  address: string
  city: string
  postalCode: string
  phone: string
  /** Empty where none are known. */
  openDays: OpenDays[]
}

export interface BankAccountData {
  bank: string
  holder: string
  /** Without spaces. */
  iban: string
}

/** The seller's details that the law requires. A text that the shop has not written is empty. */
export interface ShopData {
  /** `https://stoa.example`, without a slash at the end. */
  origin: string
  legalName: string
  seat: string
  registerNumber: string
  vatNumber: string
  phone: string
  hours: string
  email: string
  /** Where a statement of withdrawal is sent. */
  withdrawalEmail: string
  /** The shop's name for the way to withdraw from a contract. */
  withdrawalLink: string
  /** The disclaimer of a demonstration shop. */
  demoNotice: string
}

/** The terms of sale that the buyer accepted. */
export interface TermsData {
  /** Null for an order from before versions were kept. */
  version: number | null
  title: string
  blocks: { kind: 'heading' | 'paragraph' | 'list'; text?: string; items?: string[] }[]
}
