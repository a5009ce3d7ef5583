// Filters in calls: what is offered, in both languages, and what is refused by name.

import { getCategoryByUrl } from '@stoa/contract/catalogue/categories'
import { type FilterProblem, type Filters, readFilterName, readFilters } from '@stoa/contract/catalogue/filters'
import { type Facet, listFilterValues, listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, namedFields, sendCall } from '../../../test/send-call.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { messages } from '../../http/problems.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

function parse(q: string): Filters {
  const filters = readFilters(q)
  if (!filters.ok) throw new Error(filters.refusal.part)
  return filters.value
}

const list = (q: string, categoryId?: number, language: Language = 'el') =>
  call(api.app, listProductsByCategory, { filters: parse(q), categoryId, pageSize: 1 }, language)

const facetOf = (facets: readonly Facet[], name: string): Facet | undefined =>
  facets.find(({ kind, attribute }) => (attribute === null ? kind : `${kind}-${attribute}`) === name)

/** With ordinary spaces. */
const labelsOf = (facet: Facet | undefined): string[] =>
  facet?.values.map(({ name }) => name.replaceAll('\u00a0', ' ')) ?? []

describe('offered filters', () => {
  test('have labels in both languages', async () => {
    const greek = await list('')
    const english = await list('', undefined, 'en')
    const shapes = [greek, english].map(({ facets }) =>
      facets.map(({ kind, attribute, values }) => [kind, attribute, values.map(({ value, count }) => [value, count])]),
    )
    expect(shapes[1]).toEqual(shapes[0])
    expect(facetOf(greek.facets, 'Attribute-language')).toMatchObject({ name: 'Γλώσσα' })
    expect(facetOf(english.facets, 'Attribute-language')).toMatchObject({ name: 'Language' })
    expect(labelsOf(facetOf(greek.facets, 'Price'))).toEqual([
      ...['Έως 9,99 €', '10 € – 14,99 €', '15 € – 19,99 €', '20 € – 29,99 €', '30 € – 49,99 €', '50 € και άνω'],
    ])
    expect(labelsOf(facetOf(english.facets, 'Price')).slice(0, 2)).toEqual(['Up to €9.99', '€10 – €14.99'])
    expect(labelsOf(facetOf(greek.facets, 'Subtype'))).toEqual(['Μαλακό εξώφυλλο', 'Σκληρό εξώφυλλο'])
    expect(labelsOf(facetOf(english.facets, 'Pieces'))[1]).toBe('101 – 200 pages')
    expect(labelsOf(facetOf(english.facets, 'Branch'))).toContain('Stoa Pangrati')
    for (const { facets } of [greek, english])
      for (const facet of facets) for (const { name } of [facet, ...facet.values]) expect(name).toMatch(/\S/)
  })

  test('mark the selected values, also those that no list offers', async () => {
    const { facets, total } = await list('Price.1234-1777_Status.nothing_Attribute-nowhere.x_Branch.1')
    expect(total).toBe(0)
    const selectedValues = facets.flatMap(({ kind, values }) =>
      values.filter((item) => item.selected).map(({ value }) => [kind, value]),
    )
    expect(selectedValues).toEqual([
      ['Attribute', 'x'],
      ['Status', 'nothing'],
      ['Price', '1234-1777'],
      ['Branch', '1'],
    ])
    expect(labelsOf(facetOf(facets, 'Price')).at(-1)).toBe('12,34 € – 17,77 €')
  })

  test('for school books are classes and lessons, and the lessons of a class', async () => {
    const school = await call(api.app, getCategoryByUrl, { url: 'sxolika' })
    const { facets } = await list('', school.id)
    const grades = facetOf(facets, 'Attribute-grade')
    expect(grades?.values.map(({ value }) => value)).toEqual([
      ...['dim1', 'dim2', 'dim3', 'dim4', 'dim5', 'dim6', 'gim1', 'gim2', 'gim3', 'lik1', 'lik2', 'lik3'],
    ])
    expect(labelsOf(grades)[7]).toBe('Β΄ Γυμνασίου')
    const narrowed = await list('Attribute-grade.gim2', school.id)
    const lessons = facetOf(narrowed.facets, 'Attribute-lesson')?.values.filter(({ count }) => count > 0)
    expect(lessons?.map(({ value }) => value)).toEqual(['history', 'mathematics', 'physics'])
    expect(narrowed.total).toBe(lessons?.reduce((sum, { count }) => sum + count, 0))
  })
})

describe('the values of one filter', () => {
  const valuesOf = async (name: string, more: { search?: string; text?: string; q?: string } = {}) => {
    const filter = readFilterName(name)
    if (!filter.ok) throw new Error(name)
    const { q = '', ...params } = more
    return call(api.app, listFilterValues, { filter: filter.value, filters: parse(q), ...params })
  }

  test.each(['Καζαντζάκης', 'καζαντζακη', 'kazantzakis', 'nikos kaz'])('are found by name: %s', async (search) => {
    const results = await valuesOf('Authors', { search })
    expect(labelsOf(results)).toEqual(['Νίκος Καζαντζάκης'])
    expect(results.values[0]?.count).toBe((await list(`Authors.${results.values[0]?.value}`)).total)
  })

  test('are those with most products, more of them than the list shows', async () => {
    const [{ facets }, all] = await Promise.all([list(''), valuesOf('Authors')])
    const facet = facetOf(facets, 'Authors')
    expect(all.values.slice(0, 20)).toEqual(facet?.values)
    expect([all.values.length, all.valueCount]).toEqual([100, facet?.valueCount])
    const counts = all.values.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('are narrowed by the other filters, and by a search', async () => {
    const publishers = await valuesOf('Publishers', { q: 'Attribute-language.en', search: 'pen' })
    expect(labelsOf(publishers)).toEqual(expect.arrayContaining(['Penguin', 'Penguin Classics']))
    const results = await valuesOf('Publishers', { text: 'καζαντζάκης' })
    expect(labelsOf(results)).toContain('Διόπτρα')
    expect(results.valueCount).toBeLessThan(10)
  })

  test('of a short filter are found as well, and an unused one has none', async () => {
    expect(labelsOf(await valuesOf('Attribute-grade', { search: 'γυμνασίου' }))).toHaveLength(3)
    expect(labelsOf(await valuesOf('Subtype', { search: 'σκληρο' }))).toEqual(['Σκληρό εξώφυλλο'])
    expect(await valuesOf('Attribute-nowhere')).toMatchObject({ values: [], valueCount: 0 })
    expect(labelsOf(await valuesOf('Authors', { search: 'xyzw' }))).toEqual([])
  })
})

describe('invalid input', () => {
  const problems: [string, FilterProblem['code'], string][] = [
    ['Colour.red', 'filter_unknown', 'Colour'],
    ['EventCategory.3', 'filter_not_for_goods', 'EventCategory'],
    ['CountryRegion.1', 'filter_not_for_goods', 'CountryRegion'],
    ['Authors.1_Authors.2', 'filter_twice', 'Authors'],
    ['Authors', 'filter_without_value', 'Authors'],
    ['Price.20-10', 'filter_value', 'Price.20-10'],
    ['2_Authors.1', 'filter_version', '2'],
  ]

  test.each(problems)('in `q` %s is refused with a sentence about it', async (q, code, fragment) => {
    for (const language of ['el', 'en'] as const) {
      const response = await sendCall(api.app, listProductsByCategory, { q }, language)
      expectProblem(response, 400, 'bad_input', language)
      expect(response.body.errors).toEqual([
        { field: 'q', message: messages[language].filters[code].replace('{part}', fragment) },
      ])
    }
  })

  test.each([
    [{ sort: 'PriceUp' }, 'sort'],
    [{ page: '0' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: '1e3' }, 'page'],
    [{ page: '100001' }, 'page'],
    [{ psize: '0' }, 'psize'],
    [{ psize: '101' }, 'psize'],
    [{ id: 'x' }, 'id'],
    [{ q: `Authors.${'1.'.repeat(800)}1` }, 'q'],
    [{ filters: 'Authors.1' }, 'filters'],
  ])('%j is refused by its name', async (query, field) => {
    const response = await sendCall(api.app, listProductsByCategory, query)
    expectProblem(response, 400, 'bad_input')
    expect(namedFields(response.body)).toEqual([field])
  })

  test('an unknown filter is refused by its name', async () => {
    const response = await sendCall(api.app, listFilterValues, { filter: 'Nothing' })
    expectProblem(response, 400, 'bad_input')
    expect(namedFields(response.body)).toEqual(['filter'])
  })
})
