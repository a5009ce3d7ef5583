import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../test/render-page.tsx'
import { sampleBook } from '../../../../test/sample-books.ts'
import { FeaturedSection } from './featured-section.tsx'

const banner = (title: string) => ({
  id: 1,
  title,
  eyebrow: null,
  body: null,
  action: null,
  link: '/window',
  textLanguage: 'el' as const,
  artworkSeed: null,
  artworkKind: null,
  artworkPalette: null,
})

it.each([
  'Βιβλία για μέρες που νυχτώνουν νωρίς',
  'Books for long November evenings',
  'Μυθιστορήματα για μεγαλύτερους αναγνώστες',
])('«%s» stays within the margins of a narrow phone', async (title) => {
  const books = [1, 2, 3, 4, 5].map((id) => sampleBook(id))
  const { getByRole } = await renderPage(<FeaturedSection banner={banner(title)} books={books} />, '/')
  await document.fonts.ready
  const heading = getByRole('heading', { level: 1 }).element()
  for (const width of [320, 360, 390]) {
    await page.viewport(width, 844)
    const words = document.createRange()
    words.selectNodeContents(heading)
    const { left, right } = words.getBoundingClientRect()
    const box = heading.getBoundingClientRect()
    expect(left, `${width}`).toBeGreaterThanOrEqual(box.left - 1)
    expect(right, `${width}`).toBeLessThanOrEqual(box.right + 1)
  }
})
