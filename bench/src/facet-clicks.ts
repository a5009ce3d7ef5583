// Whether a count is what its click shows: values drawn from lists that are narrowed in several ways.

import { readFilters, toggleFilter } from '@stoa/contract/filters'
import { listProductsByCategory } from '@stoa/contract/listing'
import { choicesOf } from './catalogue-pages.ts'
import { ask, shopClient } from './shop-sample.ts'
import type { Figure } from './table.ts'

const clicksPerList = 6

/** `expressions`: how the lists are narrowed before the click. */
export async function facetClicks(origin: string, categoryId: number, expressions: readonly string[]): Promise<Figure> {
  const client = shopClient(origin)
  const wrong: string[] = []
  let clicks = 0
  for (const expression of ['', ...expressions]) {
    const read = readFilters(expression)
    if (!read.ok) throw new Error(`${expression} is no filter expression`)
    const { facets } = await ask(client, listProductsByCategory, { categoryId, filters: read.value, pageSize: 1 })
    const free = choicesOf(facets).filter(
      ({ kind, attribute }) => !read.value.some((one) => one.kind === kind && one.attribute === attribute),
    )
    const step = Math.max(1, Math.floor(free.length / clicksPerList))
    for (const { value, count, ...name } of free.filter((_, index) => index % step === 0).slice(0, clicksPerList)) {
      const filters = toggleFilter(read.value, name, value)
      const { total } = await ask(client, listProductsByCategory, { categoryId, filters, pageSize: 1 })
      clicks += 1
      if (total !== count) wrong.push(`${expression} + ${name.kind}.${value}: ${count} shows ${total}`)
    }
  }
  return {
    what: 'facet counts that are not what their click shows',
    value: wrong.length,
    unit: '',
    target: { atMost: 0 },
    note: [`${clicks} clicks`, ...wrong.slice(0, 3)].join('; '),
  }
}
