import { getMainMenu, type MenuItem } from '@stoa/contract/content/content'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { toShownItem } from '../chrome-data.ts'
import { NavRow } from './nav-row.tsx'

const link = (id: number, title: string) => ({ id, parentId: null, title, link: `/categories/${title.toLowerCase()}` })
const item = (id: number, title: string, ...children: MenuItem['children']): MenuItem => ({
  ...link(id, title),
  children,
})
const menu = [
  item(1, 'Fiction', link(2, 'Novels'), link(3, 'Crime')),
  item(4, 'Children', link(5, 'Comics')),
  item(6, 'Gifts'),
]

async function openRow() {
  await page.viewport(1280, 800)
  const calls = answer(getMainMenu, () => menu)
  return { calls, ...(await renderPage(<NavRow menu={menu.map(toShownItem)} social={[]} section={[]} />, '/en')) }
}

it('opens under a mouse that rests, not under one that passes, and a press still follows the link', async () => {
  const { getByRole, address } = await openRow()
  const fiction = getByRole('link', { name: 'Fiction', exact: true })
  await fiction.hover()
  await getByRole('link', { name: 'Gifts' }).hover()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(getByRole('link', { name: 'Novels' })).not.toBeInTheDocument()
  await fiction.hover()
  await expect.element(getByRole('link', { name: 'Novels' })).toBeVisible()
  await getByRole('link', { name: 'Children', exact: true }).hover()
  await expect.element(getByRole('link', { name: 'Comics' })).toBeVisible()
  await expect.element(getByRole('link', { name: 'Novels' })).not.toBeInTheDocument()
  await getByRole('link', { name: 'Children', exact: true }).click()
  await expect.poll(address).toBe('/en/categories/children')
})

it('opens with the down arrow, is walked through, and Escape returns to the link', async () => {
  const { getByRole } = await openRow()
  const fiction = getByRole('link', { name: 'Fiction', exact: true })
  await userEvent.tab()
  await expect.element(fiction).toHaveFocus()
  await expect.element(fiction).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(fiction).toHaveAttribute('aria-expanded', 'true')
  await expect.element(getByRole('link', { name: 'Novels' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(getByRole('link', { name: 'Novels' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(fiction).toHaveFocus()
  await expect.element(getByRole('link', { name: 'Novels' })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  for (let step = 0; step < 4; step += 1) await userEvent.tab()
  await expect.element(getByRole('link', { name: 'Children', exact: true })).toHaveFocus()
  await expect.element(getByRole('link', { name: 'Novels' })).not.toBeInTheDocument()
})

it('a first tap opens, a second follows', async () => {
  const { getByRole, address } = await openRow()
  const fiction = getByRole('link', { name: 'Fiction', exact: true })
  await tap(fiction)
  await expect.element(getByRole('link', { name: 'All in Fiction' })).toBeVisible()
  expect(address()).toBe('/en')
  await tap(getByRole('link', { name: 'Crime' }))
  await expect.poll(address).toBe('/en/categories/crime')
  await expect.element(getByRole('link', { name: 'Crime' })).not.toBeInTheDocument()
})

it('loads what is below the entries once, at the first sign, and tries again where that failed', async () => {
  const { calls, getByRole } = await openRow()
  expect(calls).toHaveLength(0)
  const failing = answer(getMainMenu, () => refuse('too_many_requests'))
  const fiction = getByRole('link', { name: 'Fiction', exact: true })
  await tap(fiction)
  await expect.element(getByRole('link', { name: 'All in Fiction' })).toBeVisible()
  await expect.poll(() => failing.length).toBeGreaterThan(0)
  await expect.element(getByRole('link', { name: 'Novels' })).not.toBeInTheDocument()
  const working = answer(getMainMenu, () => menu)
  await userEvent.keyboard('{Escape}')
  await tap(getByRole('link', { name: 'Children', exact: true }))
  await expect.element(getByRole('link', { name: 'Comics' })).toBeVisible()
  await tap(fiction)
  await expect.element(getByRole('link', { name: 'Novels' })).toBeVisible()
  expect(working).toHaveLength(1)
})

it('an entry whose own page is under it by another name has it once, and is marked on each of them', async () => {
  const lists = { ...item(1, 'New & popular'), link: '/new-releases' }
  const under = (id: number, title: string, to: string) => ({ ...link(id, title), link: to })
  const children = [under(2, 'New releases', '/new-releases'), under(3, 'Best sellers', '/best-sellers')]
  await page.viewport(1280, 800)
  answer(getMainMenu, () => [{ ...lists, children }])
  const row = <NavRow menu={[toShownItem({ ...lists, children })]} social={[]} section={[]} />
  const { getByRole } = await renderPage(row, '/en/best-sellers')
  const root = getByRole('link', { name: 'New & popular' })
  expect(getComputedStyle(root.element()).fontWeight).toBe('600')
  await root.hover()
  await expect.element(getByRole('link', { name: 'Best sellers' })).toBeVisible()
  expect(
    getByRole('list', { name: 'New & popular' })
      .getByRole('link')
      .elements()
      .map((node) => node.textContent),
  ).toEqual(['New releases', 'Best sellers'])
})
