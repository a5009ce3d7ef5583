// A product as the shop's own catalogue format describes it: every fact that the shop decides itself, its address and its
// cover among them. One product in each line, after a line that names the format.

import { supplyPolicies } from '@stoa/domain/catalogue/availability'
import { contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'
import { hasParts, maxParts } from '@stoa/domain/catalogue/product-kinds'
import { limits } from '@stoa/domain/identity/field-limits'
import { languages } from '@stoa/domain/language'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'
import { z } from 'zod'

const line = z.string().trim().min(1)
const cents = z.int().positive()
const day = z.iso.date()
/** A day, or how many days after the one on which the file is read. */
const dayOrDistance = z.union([day, z.strictObject({ daysFromNow: z.int() })])
const bothLanguages = z.strictObject({ el: line, en: line })
const language = z.enum(languages)

const contact = z.strictObject({ address: line.max(500), email: z.email().max(254) })

/** Its check digit is the reader's affair. */
const articleNumber = z.string().regex(/^\d{13}$/)

export const catalogueHeader = z.strictObject({
  format: z.literal('stoa-catalogue'),
  /** Whose records they are: the same codes under another sender are other records. */
  sender: line.max(100),
})

/** A product that a group shows or a set contains. */
const part = z.strictObject({
  /** The product's code. It stands in an earlier record, or in the shop. */
  product: line,
  /** The name of its form, in either language; a group leaves the choice to the buyer. */
  dimension: line.optional(),
  /** Copies in one set. */
  quantity: z.int().min(1).max(99).optional(),
})

const productFields = z.strictObject({
  /** Never changes: orders, covers and other files refer to it. */
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The last part of its address. */
  url: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** `grouped`: one page for several products, from which its price and its availability follow. `bundle`: a set at its own price. */
  kind: z.enum(['book', 'other', 'giftCard', 'giftbox', 'custom', 'grouped', 'bundle']),
  /** Of a group or set, in the order of its page. */
  parts: z.array(part).min(1).max(maxParts).optional(),
  isbn13: articleNumber.optional(),
  /** For a product without an ISBN. */
  ean: articleNumber.optional(),
  title: line,
  titleLanguage: language,
  /** The name of a product that is no book. */
  titleEnglish: line.optional(),
  subtitle: line.optional(),
  /** The title in the language it was written in, for translations. */
  originalTitle: line.optional(),
  /** In the order of the title page. */
  contributors: z.array(z.strictObject({ name: line, role: z.enum(contributorRoles) })).default([]),
  publisher: line,
  series: z.strictObject({ name: line, number: z.int().positive().optional() }).optional(),
  /** Shared by the editions of one work. */
  work: line.optional(),
  textLanguage: language.optional(),
  /** ISO 639. */
  translatedFrom: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  binding: z.enum(['paperback', 'hardback', 'pocket', 'board']).optional(),
  pages: z.int().positive().optional(),
  heightMm: z.int().positive().optional(),
  widthMm: z.int().positive().optional(),
  /** Of this edition. */
  year: z.int().optional(),
  releaseDate: dayOrDistance.optional(),
  ageFrom: z.int().nonnegative().optional(),
  /** How its publisher or maker is reached, and who answers for one outside the Union (Regulation 2023/988). */
  publisherContact: contact
    .extend({
      website: z.url({ protocol: /^https?$/ }).optional(),
      responsible: contact.extend({ name: line }).optional(),
    })
    .optional(),
  /** Safety warnings, as the maker gives them; `none` where the maker says that it needs none. */
  warnings: z.union([z.literal('none'), bothLanguages]).optional(),
  /** Codes, the main one first. */
  categories: z.array(line).min(1),
  coverStyle: line,
  /** VAT included. Of all but groups. */
  priceCents: cents.optional(),
  publisherPriceCents: cents.optional(),
  /** The last day of the uniform price. */
  uniformPriceUntil: dayOrDistance.optional(),
  /** Of all but groups and sets. */
  availability: z.enum(supplyPolicies).optional(),
  deliveryBand: z.enum(bandCodes).optional(),
  supplierCode: line.max(100).optional(),
  /** Where the picture of its front can be fetched. */
  coverUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  soldRecently: z.int().nonnegative().default(0),
  /** One sentence that makes a reader want it. */
  lead: bothLanguages,
  description: bothLanguages,
  /** What stands inside, an entry each. */
  contents: z.strictObject({ el: z.array(line), en: z.array(line) }).optional(),
  /** Of a gift box: how many things fit into it. */
  boxCapacity: z.int().min(1).max(20).optional(),
  /** Of a product made for somebody: what its buyer is asked to write, and how many characters at most. */
  textRequest: z
    .strictObject({
      label: z.strictObject({ el: line.max(100), en: line.max(100) }),
      max: z.int().min(1).max(limits.lineText),
    })
    .optional(),
})

interface FieldRule {
  field: 'parts' | 'priceCents' | 'availability' | 'deliveryBand'
  isNeeded: boolean
  isAllowed: boolean
}

const rulesFor = (kind: z.infer<typeof productFields>['kind']): FieldRule[] => [
  { field: 'parts', isNeeded: hasParts(kind), isAllowed: hasParts(kind) },
  { field: 'priceCents', isNeeded: kind !== 'grouped', isAllowed: kind !== 'grouped' },
  { field: 'availability', isNeeded: !hasParts(kind), isAllowed: !hasParts(kind) },
  { field: 'deliveryBand', isNeeded: false, isAllowed: !hasParts(kind) },
]

/** What follows from the parts is not stated, and only what has parts names them. */
export const catalogueProduct = productFields
  .refine(({ kind, boxCapacity }) => (kind === 'giftbox') === (boxCapacity !== undefined), {
    path: ['boxCapacity'],
    error: 'A gift box has one, and nothing else has.',
  })
  .refine(({ kind, textRequest }) => (kind === 'custom') === (textRequest !== undefined), {
    path: ['textRequest'],
    error: 'A product of the kind “custom” has one, and nothing else has.',
  })
  .superRefine((product, { addIssue }) => {
    const issue = (field: FieldRule['field'], message: string) => addIssue({ code: 'custom', path: [field], message })
    for (const { field, isNeeded, isAllowed } of rulesFor(product.kind)) {
      if (product[field] === undefined && isNeeded) issue(field, `A record of the kind “${product.kind}” needs it.`)
      if (product[field] !== undefined && !isAllowed) issue(field, `A record of the kind “${product.kind}” has none.`)
    }
    for (const [index, { quantity = 1 }] of (product.parts ?? []).entries())
      if (product.kind === 'grouped' && quantity > 1)
        addIssue({ code: 'custom', path: ['parts', index, 'quantity'], message: 'A group shows each part once.' })
  })

export type CatalogueProduct = z.infer<typeof catalogueProduct>
