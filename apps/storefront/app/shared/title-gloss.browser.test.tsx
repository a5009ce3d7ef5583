import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleBook } from '../../test/sample-books.ts'
import { BookCarousel } from './book-carousel.tsx'
import { titleInLine } from './title-gloss.tsx'

const greek = { ...sampleBook(1), name: 'Ματωμένα χώματα', nameLanguage: 'el' as const }

it('an English page has a Greek title in Latin letters too, marked as Greek', async () => {
  const { getByText } = await renderPage(<BookCarousel layout="row" products={[greek, sampleBook(2)]} />, '/en')
  await expect.element(getByText('Matomena chomata')).toHaveAttribute('lang', 'el-Latn')
  expect(document.querySelectorAll('[lang=el-Latn]')).toHaveLength(1)
})

it('an English title that is known stands there instead, in English', async () => {
  const known = { ...greek, englishTitle: 'Farewell Anatolia' }
  const { getByText } = await renderPage(<BookCarousel layout="row" products={[known]} />, '/en')
  await expect.element(getByText('Farewell Anatolia')).toHaveAttribute('lang', 'en')
  expect(document.querySelector('[lang=el-Latn]')).toBeNull()
})

it('a Greek page has the title alone', async () => {
  const { getByText } = await renderPage(<BookCarousel layout="row" products={[greek]} />, '/')
  await expect.element(getByText('Ματωμένα χώματα')).toBeVisible()
  expect(document.querySelector('[lang=el-Latn]')).toBeNull()
})

it('in one line the title that an English reader can read comes first', () => {
  const { name: title } = greek
  expect(titleInLine({ title }, 'en')).toBe('Matomena chomata (Ματωμένα χώματα)')
  expect(titleInLine({ title, englishTitle: 'Farewell Anatolia' }, 'en')).toBe('Farewell Anatolia (Ματωμένα χώματα)')
  expect(titleInLine({ title, englishTitle: 'Farewell Anatolia' }, 'el')).toBe(title)
  expect(titleInLine({ title: 'Zorba the Greek' }, 'en')).toBe('Zorba the Greek')
})
