// What filters are made of, besides the products themselves: the tree of categories, the attributes and their values, colours,
// sizes and branches, each found by what a filter expression calls it.

import type { FilterName } from '@stoa/contract/filters'
import type { CategoryWords, DictionaryRow, Words } from './dictionary.queries.ts'
import { attributeMark, branchMark, dimensionMark } from './marks.ts'

export interface MarkValue extends Words {
  /** As a filter expression says it. */
  value: string
  mark: number
}

export interface MarkFilter extends FilterName {
  /** Null where the filter’s kind says it already. */
  words: Words | null
  values: readonly MarkValue[]
}

const kinds = {
  attribute: 'Attribute',
  status: 'Status',
  feature: 'Feature',
  model: 'Model',
  promotion: 'Promotion',
} as const

export class Dictionary {
  readonly #categories: ReadonlyMap<number, CategoryWords>
  readonly #children: ReadonlyMap<number | null, readonly CategoryWords[]>
  readonly #paths = new Map<number, readonly number[]>()
  readonly markFilters: readonly MarkFilter[]

  constructor({ categories, attributes, dimensions, branches }: DictionaryRow) {
    this.#categories = new Map(categories.map((one) => [one.id, one]))
    this.#children = Map.groupBy(categories, (one) => one.parent_id)
    const sized = (kind: 'color' | 'size'): MarkValue[] =>
      dimensions
        .filter((one) => one.kind === kind)
        .map((one) => ({ ...one, value: one.code, mark: dimensionMark(one.id) }))
    const shelved = branches.map((one) => ({ ...one, value: String(one.id), mark: branchMark(one.id) }))
    this.markFilters = [
      ...attributes.map((one) => ({
        kind: kinds[one.filter_kind],
        attribute: one.filter_kind === 'attribute' ? one.code : null,
        words: one.filter_kind === 'attribute' ? one : null,
        values: one.values.map((value) => ({ ...value, value: value.code, mark: attributeMark(value.id) })),
      })),
      { kind: 'DimensionColor', attribute: null, words: null, values: sized('color') },
      { kind: 'DimensionSize', attribute: null, words: null, values: sized('size') },
      { kind: 'Branch', attribute: null, words: null, values: shelved },
    ]
  }

  findCategory(id: number): CategoryWords | undefined {
    return this.#categories.get(id)
  }

  /** By position; of null the roots. */
  childrenOf(id: number | null): readonly CategoryWords[] {
    return this.#children.get(id) ?? []
  }

  /** The category and all above it, itself first. */
  pathUp(id: number): readonly number[] {
    const known = this.#paths.get(id)
    if (known) return known
    const parentId = this.#categories.get(id)?.parent_id ?? null
    const path = [id, ...(parentId === null ? [] : this.pathUp(parentId))]
    this.#paths.set(id, path)
    return path
  }

  findMarks({ kind, attribute }: FilterName): MarkFilter | undefined {
    return this.markFilters.find((one) => one.kind === kind && one.attribute === attribute)
  }

  /** Whether the tree is the same: then products stand where they stood. */
  hasTreeOf(other: Dictionary): boolean {
    const [mine, theirs] = [this.#categories, other.#categories]
    return mine.size === theirs.size && [...mine].every(([id, one]) => theirs.get(id)?.parent_id === one.parent_id)
  }
}
