// Checks that a facet count equals the result of its click, for values sampled from lists with several filters.

import { readFilters, toggleFilter } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { choicesOf } from './catalogue-pages.ts'
import { ask, shopClient } from './shop-sample.ts'
import type { Figure } from './table.ts'

const clicksPerList = 6

/** `expressions`: the filters of the lists before the click. */
export async function facetClicks(origin: string, categoryId: number, expressions: readonly string[]): Promise<Figure> {
  const client = shopClient(origin)
  const wrong: string[] = []
  let clicks = 0
  for (const expression of ['', ...expressions]) {
    const parsed = readFilters(expression)
    if (!parsed.ok) throw new Error(`${expression} is no filter expression`)
    const { facets } = await ask(client, listProductsByCategory, { categoryId, filters: parsed.value, pageSize: 1 })
    const free = choicesOf(facets).filter(
      ({ kind, attribute }) => !parsed.value.some((filter) => filter.kind === kind && filter.attribute === attribute),
    )
    const step = Math.max(1, Math.floor(free.length / clicksPerList))
    for (const { value, count, ...name } of free.filter((_, index) => index % step === 0).slice(0, clicksPerList)) {
      const filters = toggleFilter(parsed.value, name, value)
      const { total } = await ask(client, listProductsByCategory, { categoryId, filters, pageSize: 1 })
      clicks += 1
      if (total !== count) wrong.push(`${expression} + ${name.kind}.${value}: ${count} shows ${total}`)
    }
  }
  return {
    label: 'facet counts that are not what their click shows',
    value: wrong.length,
    unit: '',
    target: { atMost: 0 },
    note: [`${clicks} clicks`, ...wrong.slice(0, 3)].join('; '),
  }
}
