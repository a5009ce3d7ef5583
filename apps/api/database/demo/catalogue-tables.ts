// The data files of the catalogue beside its products: people, publishers, series, categories, attributes, stock.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { languages } from '@stoa/domain/language'
import { z } from 'zod'
import { contributorKeys, publisherKeys } from '../../src/catalogue/people-columns.ts'
import { dataTable, text, whole } from './data-table.ts'

export const publishers = dataTable({
  file: 'publishers.jsonl',
  table: 'publisher',
  key: ['code'],
  numbered: true,
  // address and e-mail only where they are certain
  fields: { code: text, url: text, name_el: text, address: text.optional(), email: text.optional() },
  derive: ({ name_el }) => publisherKeys(name_el, null),
})

/** `filed_…` only where the surname has more than one word. The years only where they are certain, before Christ negative. */
export const contributors = dataTable({
  file: 'contributors.jsonl',
  table: 'contributor',
  key: ['code'],
  numbered: true,
  fields: {
    code: text,
    url: text,
    name_el: text,
    name_en: text,
    filed_el: text.optional(),
    filed_en: text.optional(),
    aliases: z.array(text).optional(),
    born_year: whole.optional(),
    died_year: whole.optional(),
    biography_el: text.optional(),
    biography_en: text.optional(),
  },
  aside: ['aliases'],
  derive: ({ name_el, name_en, filed_el = name_el, filed_en = name_en, aliases }) =>
    contributorKeys({ nameEl: filed_el, nameEn: filed_en, aliases }),
})

export const series = dataTable({
  file: 'series.jsonl',
  table: 'series',
  numbered: true,
  fields: { code: text, name_el: text, name_en: text.optional() },
  derive: ({ name_el }) => ({ match_key: normalizeWords(name_el) }),
})

/** In the order of the menu. Language, origin and ages say which books an import may put there. */
export const categories = dataTable({
  file: 'categories.jsonl',
  table: 'category',
  key: ['code'],
  numbered: true,
  references: { parent: 'category' },
  fields: {
    code: text,
    parent: text.optional(),
    url: text,
    position: whole,
    name_el: text,
    name_en: text,
    intro_el: text,
    intro_en: text,
    thema: text,
    text_language: z.enum(languages).optional(),
    origin: z.enum(['greek', 'translated']).optional(),
    age_from: whole.optional(),
    age_to: whole.optional(),
  },
})

/** What else a category is called, in either language; searches find it by these names too. */
const categorySynonyms = dataTable({
  file: 'category-synonyms.csv',
  table: 'category_synonym',
  references: { category: 'category' },
  fields: { category: text, name: text },
})

/** What products refer to, so before them. */
export const namedTables = [publishers, contributors, series, categories, categorySynonyms]

/** Before `days_from_now` it cost more: an announced reduction. */
export const priceReductions = {
  file: 'price-reductions.csv',
  shape: z.strictObject({ product: text, price_before_cents: whole, days_from_now: whole }),
}

const dimensionValues = dataTable({
  file: 'dimension-values.jsonl',
  table: 'dimension_value',
  key: ['kind', 'code'],
  numbered: true,
  fields: { kind: z.enum(['color', 'size']), code: text, name_el: text, name_en: text, position: whole },
})

export const productDimensions = dataTable({
  file: 'product-dimensions.jsonl',
  table: 'product_dimension',
  key: ['product', 'name_en'],
  numbered: true,
  references: { product: 'product', value: 'dimension_value' },
  fields: {
    product: text,
    kind: z.enum(['color', 'size', 'custom']),
    name_el: text,
    name_en: text,
    position: whole,
    value: text.optional(),
  },
})

const attributes = dataTable({
  file: 'attributes.jsonl',
  table: 'attribute',
  key: ['code'],
  numbered: true,
  fields: {
    code: text,
    filter_kind: z.enum(['attribute', 'status', 'feature', 'model', 'promotion']),
    name_el: text,
    name_en: text,
    position: whole,
  },
})

const attributeValues = dataTable({
  file: 'attribute-values.jsonl',
  table: 'attribute_value',
  key: ['attribute', 'code'],
  numbered: true,
  references: { attribute: 'attribute' },
  fields: { attribute: text, code: text, name_el: text, name_en: text, position: whole },
})

export const productAttributes = dataTable({
  file: 'product-attributes.csv',
  table: 'product_attribute',
  references: { product: 'product', attribute_value: 'attribute_value' },
  fields: { product: text, attribute_value: text },
})

/** Illustrative, like all numbers of copies here. */
export const stock = dataTable({
  file: 'stock.csv',
  table: 'stock',
  numbered: true,
  references: { branch: 'branch', product: 'product', dimension: 'product_dimension' },
  fields: { branch: text, product: text, dimension: text.optional(), quantity: whole },
})

/** In the order in which they refer to each other. */
export const productPartTables = [dimensionValues, productDimensions, attributes, attributeValues, productAttributes]
