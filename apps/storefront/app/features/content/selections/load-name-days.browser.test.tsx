import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { getCategoryByCode } from '@stoa/contract/catalogue/categories'
import { searchProducts } from '@stoa/contract/catalogue/search'
import { httpClient } from '@stoa/contract/client'
import { listNameDays } from '@stoa/contract/content/content'
import { expect, it } from 'vitest'
import { sampleBook } from '../../../../test/sample-books.ts'
import { answer, refuse } from '../../../../test/shop-stub.ts'
import { loadNameDays } from './load-name-days.ts'

type Credit = ProductCard['credits'][number]

const credit = (role: Credit['role'], name: string): Credit => ({ name, role, code: role, url: role })

const books = [
  sampleBook(1, { credits: [credit('author', 'Carlos Ruiz Zafón'), credit('translator', 'Katerina Roufou')] }),
  sampleBook(2, { credits: [credit('author', 'Katerina Anghelaki-Rooke')] }),
  sampleBook(3, { name: 'Η Κατερίνα', englishTitle: 'Katerina' }),
  sampleBook(4, { credits: [credit('translator', 'Katerina Roufou')] }),
]

it('shows the books with the name in the title or of an author, not those of a translator', async () => {
  answer(listNameDays, () => [{ date: '2026-11-25', names: 'Katerina', textLanguage: 'en' as const }])
  answer(getCategoryByCode, () => refuse('category_not_found'))
  answer(searchProducts, () => ({
    ...{ items: books, total: books.length, page: 1, pageSize: 24, facets: [] },
    ...{ topics: [], correction: null, direct: null },
  }))
  const { days } = await loadNameDays(httpClient('', 'en'))
  expect(days[0]?.books.map(({ id }) => id)).toEqual([2, 3])
})
