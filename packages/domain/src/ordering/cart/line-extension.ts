// What a cart line says besides product, dimension and quantity: whom a gift card goes to, gift wrapping, the buyer's own
// words, the contents of a gift box. Lines of one product with different extensions are different lines.

import { canonicalJson } from '../../canonical-json.ts'
import type { Cents } from '../../money.ts'

export const giftCardDesigns = ['classic'] as const

export type GiftCardDesign = (typeof giftCardDesigns)[number]

export interface GiftCardDetails {
  recipientName: string
  recipientEmail: string
  /** Who gives it; without one, whoever orders it. */
  senderName?: string
  message?: string
  /** A day in shop time, `2026-11-20`; without one it is sent at once. */
  sendOn?: string
  design: GiftCardDesign
  /** Without one it is the product's own. */
  amountCents?: Cents
}

export interface BoxItem {
  productId: number
  /** 0 when the product has no dimensions. */
  dimensionId: number
  quantity: number
}

/** Different things in a box. */
export const maxBoxItems = 20

/** In all boxes of a cart: each is a line of the order, and an order of thousands of lines would hold up the shop. */
export const maxBoxedLines = 150

interface Box<Item> {
  items: Item[]
  /** On the card in the box. */
  words?: string
}

export interface LineExtension<Item = BoxItem> {
  giftCard?: GiftCardDetails
  wrapping?: true
  text?: string
  box?: Box<Item>
}

/** As an order keeps it: with the names that the things in a box had. */
export type OrderedExtension = LineExtension<BoxItem & { name: string }>

/** Equal exactly for equal extensions, in whatever order a box was filled; empty for none. */
export function extensionKey(extension: LineExtension | undefined): string {
  if (extension === undefined) return ''
  const { box, ...others } = extension
  const items = box?.items.map(canonicalJson).sort()
  const key = canonicalJson({ ...others, box: box && { ...box, items } })
  return key === canonicalJson({}) ? '' : key
}

/** Null for none. */
export function orderedExtension(
  extension: LineExtension | undefined,
  nameOf: (item: BoxItem) => string,
): OrderedExtension | null {
  if (!extension || extensionKey(extension) === '') return null
  const { box, ...others } = extension
  return box
    ? { ...others, box: { ...box, items: box.items.map((item) => ({ ...item, name: nameOf(item) })) } }
    : others
}
