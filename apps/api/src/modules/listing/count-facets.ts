// All filters of a list with their counts. Of a filter that is in use the products that fail it alone count too: these are
// what its other values would show.

import type { FilterKind } from '@stoa/contract/filter-kinds'
import { type FilterName, type Filters, nameOf } from '@stoa/contract/filters'
import { readBand } from '@stoa/domain/catalogue/bands'
import { releasedBands, spanOf } from '@stoa/domain/catalogue/released'
import type { Base } from './bases.ts'
import type { Chosen } from './choose-rows.ts'
import { countBands } from './count-bands.ts'
import { countValues, type SpaceName, spaceOf, withRows } from './count-values.ts'
import {
  type Candidate,
  type CountedFacet,
  type CountedValue,
  type Counts,
  categoryCandidates,
  countCandidates,
  countIds,
  fixedCandidates,
  type IdWish,
  isIdKind,
} from './facet-values.ts'
import { bandColumns, isBandKind, type Shelves } from './row-tests.ts'

export interface Counting extends Shelves {
  /** Null for the whole shop. */
  categoryId: number | null
  filters: Filters
  base: Base
  chosen: Chosen
  /** Of authors, publishers and makers. */
  ids: IdWish
}

type Valued = Pick<CountedFacet, 'values' | 'valueCount'>

export class FacetCounter {
  readonly #counting: Counting
  readonly #live = new Map<SpaceName, Uint32Array>()

  constructor(counting: Counting) {
    this.#counting = counting
  }

  /** Null when the list has no value of it. */
  count(name: FilterName): CountedFacet | null {
    const { kind, attribute } = name
    const words = this.#counting.dictionary.findMarks(name)?.words ?? null
    const facet = { kind, attribute, words, ...this.#valuesOf(name, kind) }
    return facet.values.length === 0 ? null : facet
  }

  #valuesOf(name: FilterName, kind: FilterKind): Valued {
    if (kind === 'Released') return all(this.#released(name))
    const [chosen, counts] = [this.#chosenOf(name), this.#counts(name, spaceOf[kind])]
    if (isIdKind(kind)) return countIds(kind, counts, chosen, this.#counting.ids)
    const offered = this.#candidates(name, kind)
    const known = countCandidates([...offered, ...this.#strangers(name, kind, offered)], counts, chosen)
    return all([...known, ...this.#ownBands(name, kind)])
  }

  #candidates(name: FilterName, kind: FilterKind): readonly Candidate[] {
    const { dictionary, categoryId } = this.#counting
    if (kind === 'Category') return categoryCandidates(dictionary, categoryId, this.#chosenOf(name))
    const marks = dictionary.findMarks(name)?.values ?? []
    return fixedCandidates[kind] ?? marks.map((one) => ({ value: one.value, codes: [one.mark], name: one }))
  }

  /** What is chosen and not offered here, so that it can be taken away: a category of another branch, a code nothing has. */
  #strangers(name: FilterName, kind: FilterKind, offered: readonly Candidate[]): Candidate[] {
    if (isBandKind(kind)) return []
    const values = [...this.#chosenOf(name)].filter((value) => !offered.some((one) => one.value === value))
    if (kind !== 'Category') return values.map((value) => ({ value, codes: [] }))
    const { dictionary } = this.#counting
    return values.map((value) => ({
      ...{ value, codes: [Number(value)], name: dictionary.findCategory(Number(value)) ?? null },
    }))
  }

  /** Bands that somebody typed into an address and no list offers. */
  #ownBands(name: FilterName, kind: FilterKind): CountedValue[] {
    if (!isBandKind(kind)) return []
    const offered = new Set(fixedCandidates[kind]?.map(({ value }) => value))
    const values = [...this.#chosenOf(name)].filter((value) => !offered.has(value))
    if (values.length === 0) return []
    const bands = values.map((value) => readBand(value) ?? { from: 1, to: 0 })
    const counts = countBands(this.#counting.columns.numbers[bandColumns[kind]], this.#rowsFor(name), bands)
    return values.map((value, at) => ({ value, count: counts[at] ?? 0, level: 1, name: null }))
  }

  #released(name: FilterName): CountedValue[] {
    const { today, base, filters } = this.#counting
    const chosen = this.#chosenOf(name)
    const values = [...new Set([...releasedBands(today), ...chosen])]
    const before = base.remember(`${today} ${values.join('.')}`, () => this.#countReleased(values, [base.rows]))
    const live = filters.length > 0 ? this.#countReleased(values, this.#rowsFor(name)) : before
    return values.flatMap((value, at) => {
      if (!chosen.has(value) && (before[at] ?? 0) === 0) return []
      return [{ value, count: live[at] ?? 0, level: 1, name: null }]
    })
  }

  #countReleased(values: readonly string[], rows: readonly Uint32Array[]): number[] {
    const { columns, today } = this.#counting
    const spans = values.map((value) => spanOf(value, today))
    const onDays = countBands(columns.numbers.releasedOn, rows, spans)
    const inYears = countBands(columns.numbers.released, rows, spans)
    return spans.map((span, at) => (span.exact ? onDays : inYears)[at] ?? 0)
  }

  #counts(name: FilterName, space: SpaceName): Counts {
    const { columns, chosen, base, filters } = this.#counting
    if (filters.length === 0) return { live: base.count(space), base: base.count(space) }
    const matching = this.#live.get(space) ?? countValues(columns, space, chosen.matching)
    this.#live.set(space, matching)
    const [, others] = this.#rowsFor(name)
    return { live: others ? withRows(matching, columns, space, others) : matching, base: base.count(space) }
  }

  #placeOf = (name: FilterName): number => this.#counting.filters.findIndex((one) => nameOf(one) === nameOf(name))

  #chosenOf = (name: FilterName): ReadonlySet<string> => new Set(this.#counting.filters[this.#placeOf(name)]?.values)

  /** What matches all filters, and of a filter in use what fails it alone. */
  #rowsFor(name: FilterName): Uint32Array[] {
    const { matching, failingOnly } = this.#counting.chosen
    const others = failingOnly[this.#placeOf(name)]
    return others ? [matching, others] : [matching]
  }
}

const all = (values: CountedValue[]): Valued => ({ values, valueCount: values.length })
