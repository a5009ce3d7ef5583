import type { MenuItem } from '@stoa/contract/content/content'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { tap } from '../../../../../test/tap.ts'
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
  return renderPage(<NavRow menu={menu} social={[]} section={[]} />, '/en')
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

it('an entry whose own page is under it by another name has it once, and is marked on each of them', async () => {
  const lists = { ...item(1, 'New & popular'), link: '/new-releases' }
  const under = (id: number, title: string, to: string) => ({ ...link(id, title), link: to })
  const children = [under(2, 'New releases', '/new-releases'), under(3, 'Best sellers', '/best-sellers')]
  await page.viewport(1280, 800)
  const row = <NavRow menu={[{ ...lists, children }]} social={[]} section={[]} />
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
