import { suggestProducts } from '@stoa/contract/catalogue/search'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { sampleBook } from '../../test/sample-books.ts'
import { answer, refuse } from '../../test/shop-stub.ts'
import { tap } from '../../test/tap.ts'
import { SearchBox } from './search-box.tsx'

const suggestion = (id: number, name: string) => {
  const product = sampleBook(id, { name })
  return { kind: 'title' as const, id, name, nameLanguage: 'en' as const, url: product.url, product }
}

const author = {
  kind: 'author' as const,
  id: 3,
  name: 'Odile',
  nameLanguage: 'en' as const,
  url: 'odile',
  product: null,
}

async function openSearch() {
  const screen = await renderPage(<SearchBox />, '/en')
  return { ...screen, field: screen.getByRole('combobox', { name: 'Search' }) }
}

const answerSuggestions = () => answer(suggestProducts, () => [suggestion(1, 'Odyssey'), suggestion(2, 'Odes'), author])

it('asks once for what is typed in one go, and shows groups', async () => {
  const calls = answerSuggestions()
  const { getByRole, field } = await openSearch()
  await field.click()
  await userEvent.keyboard('ody')
  await expect.element(getByRole('option', { name: /Odyssey/ })).toBeVisible()
  await expect.element(getByRole('group', { name: 'Authors' }).getByRole('option')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  expect(calls.at(-1)?.input.text).toBe('ody')
  expect(calls.length).toBeLessThan(3)
})

it('says what a Greek title means', async () => {
  const product = sampleBook(1, { name: 'Το κιβώτιο', nameLanguage: 'el', englishTitle: 'Mission Box' })
  answer(suggestProducts, () => [{ ...suggestion(1, product.name), nameLanguage: 'el' as const, product }])
  const { getByRole, field } = await openSearch()
  await field.fill('kivotio')
  await expect.element(getByRole('option', { name: /Το κιβώτιο.*Mission Box/ })).toBeVisible()
})

it('moves through the options with the arrows, and Enter opens the active one', async () => {
  answerSuggestions()
  const { getByRole, field, address } = await openSearch()
  await field.fill('od')
  await expect.element(getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(getByRole('option', { name: /Odes/ })).toHaveAttribute('aria-selected', 'true')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(getByRole('option', { name: /Odes/ }).element().id)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/en/products/book-2')
  await expect.element(getByRole('option').first()).not.toBeInTheDocument()
})

it('Escape closes the list and keeps the text; Enter then searches for it', async () => {
  answerSuggestions()
  const { getByRole, field, address } = await openSearch()
  await field.fill('od')
  await expect.element(getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('od')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/en/search-results?text=od')
})

it.each(['click', 'tap'])('a suggestion opens at a %s', async (press) => {
  answerSuggestions()
  const { getByRole, field, address } = await openSearch()
  await field.fill('od')
  const option = getByRole('option', { name: 'Odile' })
  await (press === 'tap' ? tap(option) : option.click())
  await expect.poll(address).toBe('/en/contributor/odile')
})

it('offers recent searches before any input, and forgets one', async () => {
  answerSuggestions()
  const { getByRole, field } = await openSearch()
  await field.fill('homer')
  await userEvent.keyboard('{Enter}')
  await field.fill('')
  await expect.element(getByRole('link', { name: 'homer' })).toBeVisible()
  await getByRole('button', { name: 'Remove from recent searches: homer' }).click()
  await expect.element(getByRole('link', { name: 'homer' })).not.toBeInTheDocument()
})

it('searches without suggestions when they cannot be had', async () => {
  answer(suggestProducts, () => refuse('bad_input'))
  const { getByRole, address } = await renderPage(<SearchBox />)
  await getByRole('combobox').fill('ωδή')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`/search-results?text=${encodeURIComponent('ωδή')}`)
})
