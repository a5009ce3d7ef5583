// The values of filters besides the products themselves: the tree of categories, the attributes and their values,
// colours, sizes and branches, each found by its name in a filter expression.

import type { FilterName } from '@stoa/contract/catalogue/filters'
import type { NamedPromotion } from '../products/public-promotions.service.ts'
import { attributeValueCode, branchCode, dimensionValueCode, promotionCode } from './attribute-codes.ts'
import type { CategoryLabels, DictionaryRow, Labels } from './dictionary.queries.ts'

export interface AttributeValue extends Labels {
  /** As written in a filter expression. */
  value: string
  valueCode: number
}

export interface AttributeFilter extends FilterName {
  /** Null where the filter’s kind implies it. */
  labels: Labels | null
  values: readonly AttributeValue[]
}

/** Each category and the one above it. */
export type Tree = readonly (readonly [id: number, parentId: number | null])[]

const promotionValue = ({ id, code, nameEl, nameEn }: NamedPromotion): AttributeValue => ({
  value: code,
  valueCode: promotionCode(id),
  name_el: nameEl,
  name_en: nameEn,
})

const kinds = {
  attribute: 'Attribute',
  status: 'Status',
  feature: 'Feature',
  model: 'Model',
  promotion: 'Promotion',
} as const

export class Dictionary {
  readonly #categories: ReadonlyMap<number, CategoryLabels>
  readonly #children: ReadonlyMap<number | null, readonly CategoryLabels[]>
  readonly #paths = new Map<number, readonly number[]>()
  readonly attributeFilters: readonly AttributeFilter[]

  /** `promotions`: those that everybody gets are values of their filter, beside what is marked as an offer. */
  constructor({ categories, attributes, dimensions, branches }: DictionaryRow, promotions: readonly NamedPromotion[]) {
    this.#categories = new Map(categories.map((row) => [row.id, row]))
    this.#children = Map.groupBy(categories, (row) => row.parent_id)
    const dimensionValues = (kind: 'color' | 'size'): AttributeValue[] =>
      dimensions
        .filter((row) => row.kind === kind)
        .map((row) => ({ ...row, value: row.code, valueCode: dimensionValueCode(row.id) }))
    const branchValues = branches.map((row) => ({ ...row, value: String(row.id), valueCode: branchCode(row.id) }))
    const marked: AttributeFilter[] = attributes.map((row) => ({
      kind: kinds[row.filter_kind],
      attribute: row.filter_kind === 'attribute' ? row.code : null,
      labels: row.filter_kind === 'attribute' ? row : null,
      values: row.values.map((value) => ({ ...value, value: value.code, valueCode: attributeValueCode(value.id) })),
    }))
    const offers = marked.filter(({ kind }) => kind === 'Promotion').flatMap(({ values }) => values)
    this.attributeFilters = [
      ...marked.filter(({ kind }) => kind !== 'Promotion'),
      { kind: 'Promotion', attribute: null, labels: null, values: [...promotions.map(promotionValue), ...offers] },
      { kind: 'DimensionColor', attribute: null, labels: null, values: dimensionValues('color') },
      { kind: 'DimensionSize', attribute: null, labels: null, values: dimensionValues('size') },
      { kind: 'Branch', attribute: null, labels: null, values: branchValues },
    ]
  }

  findCategory(id: number): CategoryLabels | undefined {
    return this.#categories.get(id)
  }

  /** By position; of null the roots. */
  childrenOf(id: number | null): readonly CategoryLabels[] {
    return this.#children.get(id) ?? []
  }

  /** The category and its ancestors, itself first. */
  ancestorPath(id: number): readonly number[] {
    const cached = this.#paths.get(id)
    if (cached) return cached
    const parentId = this.#categories.get(id)?.parent_id ?? null
    const path = [id, ...(parentId === null ? [] : this.ancestorPath(parentId))]
    this.#paths.set(id, path)
    return path
  }

  findAttribute({ kind, attribute }: FilterName): AttributeFilter | undefined {
    return this.attributeFilters.find((row) => row.kind === kind && row.attribute === attribute)
  }

  get tree(): Tree {
    return [...this.#categories].map(([id, row]) => [id, row.parent_id])
  }

  /** Categories that had another parent, or are in one of both alone: the ancestor lists of their products differ. */
  movedSince(before: Tree): number[] {
    const parents = new Map(before)
    const added = [...this.#categories.keys()].filter((id) => !parents.has(id))
    return [
      ...added,
      ...before.flatMap(([id, parentId]) => (this.#categories.get(id)?.parent_id === parentId ? [] : id)),
    ]
  }
}
