import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { SetParts } from './set-parts.tsx'

const parts = [
  { productId: 1, dimensionId: 0, quantity: 2, name: 'Η δίκη' },
  { productId: 2, dimensionId: 5, quantity: 1, name: 'Κούπα' },
]

it.each([
  ['/en', 'What is in the set', 'In the set: 2 × Η δίκη', 'In the set: 1 × Κούπα'],
  ['/', 'Τι έχει το σετ', 'Στο σετ: 2 × Η δίκη', 'Στο σετ: 1 × Κούπα'],
])('says at %s what a set contains', async (path, label, ...texts) => {
  const { getByRole } = await renderPage(<SetParts parts={parts} />, path)
  const shown = getByRole('list', { name: label }).getByRole('listitem')
  await expect.element(shown.first()).toBeVisible()
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual(texts)
})

it('says nothing of what is no set', async () => {
  const { container } = await renderPage(<SetParts parts={undefined} />, '/en')
  expect(container.querySelector('ul')).toBeNull()
})
