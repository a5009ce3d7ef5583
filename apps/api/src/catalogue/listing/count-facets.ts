// All facets of a list with their counts. For a filter that is in use, products that fail it alone count too: these are
// what its other values would show.

import type { FilterKind } from '@stoa/contract/catalogue/filter-kinds'
import { type FilterName, type Filters, nameOf } from '@stoa/contract/catalogue/filters'
import { readBand } from '@stoa/domain/catalogue/bands'
import { releasedBands, spanOf } from '@stoa/domain/catalogue/released'
import type { Base } from './bases.ts'
import { countBands } from './count-bands.ts'
import { countValues, type SpaceName, spaceOf, type ValueCounts } from './count-values.ts'
import {
  type Candidate,
  type CountedFacet,
  type CountedValue,
  type Counts,
  categoryCandidates,
  countCandidates,
  countIds,
  fixedCandidates,
  type IdCountOptions,
  isIdKind,
} from './facet-values.ts'
import { bandColumns, type FilterContext, isBandKind } from './row-tests.ts'
import type { RowSelection } from './select-rows.ts'

export interface CountingContext extends FilterContext {
  /** Null for the whole shop. */
  categoryId: number | null
  filters: Filters
  base: Base
  selection: RowSelection
  /** Of authors, publishers and makers. */
  ids: IdCountOptions
}

type FacetValues = Pick<CountedFacet, 'values' | 'valueCount'>

export class FacetCounter {
  readonly #context: CountingContext
  readonly #live = new Map<SpaceName, ValueCounts>()

  constructor(context: CountingContext) {
    this.#context = context
  }

  /** Null when the list has no value of it. */
  count(name: FilterName): CountedFacet | null {
    const { kind, attribute } = name
    const labels = this.#context.dictionary.findAttribute(name)?.labels ?? null
    const facet = { kind, attribute, labels, ...this.#valuesOf(name, kind) }
    return facet.values.length === 0 ? null : facet
  }

  #valuesOf(name: FilterName, kind: FilterKind): FacetValues {
    if (kind === 'Released') return toFacetValues(this.#released(name))
    const [selection, counts] = [this.#selectedValues(name), this.#counts(name, spaceOf[kind])]
    if (isIdKind(kind)) return countIds(kind, counts, selection, this.#context.ids)
    const candidates = this.#candidates(name, kind)
    const counted = countCandidates([...candidates, ...this.#unlisted(name, kind, candidates)], counts, selection)
    return toFacetValues([...counted, ...this.#customBands(name, kind)])
  }

  #candidates(name: FilterName, kind: FilterKind): readonly Candidate[] {
    const { dictionary, categoryId } = this.#context
    if (kind === 'Category') return categoryCandidates(dictionary, categoryId, this.#selectedValues(name))
    const attributeValues = dictionary.findAttribute(name)?.values ?? []
    return (
      fixedCandidates[kind] ??
      attributeValues.map((item) => ({ value: item.value, codes: [item.valueCode], name: item }))
    )
  }

  /**
   * Selected values that are not offered here, so that they can be removed: a category of another branch, an unused
   * code.
   */
  #unlisted(name: FilterName, kind: FilterKind, candidates: readonly Candidate[]): Candidate[] {
    if (isBandKind(kind)) return []
    const values = [...this.#selectedValues(name)].filter((value) => !candidates.some((item) => item.value === value))
    if (kind !== 'Category') return values.map((value) => ({ value, codes: [] }))
    const { dictionary } = this.#context
    return values.map((value) => ({
      value,
      codes: [Number(value)],
      name: dictionary.findCategory(Number(value)) ?? null,
    }))
  }

  /** Bands that were typed into a URL and that no list offers. */
  #customBands(name: FilterName, kind: FilterKind): CountedValue[] {
    if (!isBandKind(kind)) return []
    const candidates = new Set(fixedCandidates[kind]?.map(({ value }) => value))
    const values = [...this.#selectedValues(name)].filter((value) => !candidates.has(value))
    if (values.length === 0) return []
    const bands = values.map((value) => readBand(value) ?? { from: 1, to: 0 })
    const counts = countBands(this.#context.columns.numbers[bandColumns[kind]], this.#rowsFor(name), bands)
    return values.map((value, index) => ({ value, count: counts[index] ?? 0, level: 1, name: null }))
  }

  #released(name: FilterName): CountedValue[] {
    const { today, base, filters } = this.#context
    const selection = this.#selectedValues(name)
    const offered = releasedBands(today)
    const values = [...new Set([...offered, ...selection])]
    // what is selected is shown whatever its number, so that only what is offered is counted without filters
    const baseCounts = base.countReleases(today, () => this.#countReleased(offered, [base.rows]))
    const live = filters.length > 0 ? this.#countReleased(values, this.#rowsFor(name)) : baseCounts
    return values.flatMap((value, index) => {
      if (!selection.has(value) && (baseCounts[index] ?? 0) === 0) return []
      return [{ value, count: live[index] ?? 0, level: 1, name: null }]
    })
  }

  #countReleased(values: readonly string[], rows: readonly Uint32Array[]): number[] {
    const { columns, today } = this.#context
    const spans = values.map((value) => spanOf(value, today))
    const onDays = countBands(columns.numbers.releasedOn, rows, spans)
    const inYears = countBands(columns.numbers.released, rows, spans)
    return spans.map((span, index) => (span.exact ? onDays : inYears)[index] ?? 0)
  }

  #counts(name: FilterName, space: SpaceName): Counts {
    const { columns, selection, base, filters } = this.#context
    if (filters.length === 0) return { live: base.count(space), base: base.count(space) }
    const matching = this.#live.get(space) ?? countValues(columns, space, selection.matching)
    this.#live.set(space, matching)
    const [, failingRows] = this.#rowsFor(name)
    return {
      live: failingRows ? matching.withRows(failingRows) : matching,
      base: base.count(space),
    }
  }

  #filterIndex = (name: FilterName): number => this.#context.filters.findIndex((item) => nameOf(item) === nameOf(name))

  #selectedValues = (name: FilterName): ReadonlySet<string> =>
    new Set(this.#context.filters[this.#filterIndex(name)]?.values)

  /** Rows that match all filters, and for a filter in use those that fail it alone. */
  #rowsFor(name: FilterName): Uint32Array[] {
    const { matching, failingOnly } = this.#context.selection
    const failingRows = failingOnly[this.#filterIndex(name)]
    return failingRows ? [matching, failingRows] : [matching]
  }
}

const toFacetValues = (values: CountedValue[]): FacetValues => ({ values, valueCount: values.length })
