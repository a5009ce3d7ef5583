import { getMainMenu, type MenuItem } from '@stoa/contract/content/content'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { startSession } from '../../../../../test/sample-customer.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { type Chrome, toShownItem } from '../chrome-data.ts'
import { MiddleBar } from '../header/middle-bar.tsx'
import { SideMenu } from './side-menu.tsx'

const link = (id: number, title: string) => ({
  id,
  parentId: null,
  title,
  link: `/categories/${title.toLowerCase().replace(' ', '-')}`,
})

const item = (id: number, title: string, ...children: MenuItem['children']): MenuItem => ({
  ...link(id, title),
  children,
})

const menu = [item(1, 'Fiction', link(2, 'Poetry')), item(3, 'Children', link(4, 'Picture books')), item(5, 'Gifts')]

const chrome: Chrome = {
  menu: menu.map(toShownItem),
  social: [],
  texts: { 'helpdesk-phone': '210 3333333' },
  payments: [],
  instalmentsFrom: null,
  branches: [],
  hours: [],
  year: 2026,
}

async function openMenu(press: 'click' | 'tap' = 'click', path = '/en') {
  await page.viewport(390, 844)
  answer(getMainMenu, () => menu)
  const screen = await renderPage(
    <>
      <MiddleBar onPrefetchSignIn={() => {}} />
      <SideMenu chrome={chrome} />
    </>,
    path,
  )
  const opener = screen.getByRole('button', { name: /^(?:Menu|Μενού)$/ })
  await (press === 'tap' ? tap(opener) : opener.click())
  return { ...screen, opener, menu: screen.getByRole('dialog') }
}

it('opens at a tap, moves the focus in, and returns it on Escape', async () => {
  const { getByRole, opener, menu } = await openMenu('tap')
  await expect.element(getByRole('heading', { name: 'Menu' })).toHaveFocus()
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('expands one group at a time and leads to a category', async () => {
  const { menu, address } = await openMenu()
  await menu.getByText('Fiction').click()
  await expect.element(menu.getByRole('link', { name: 'Poetry' })).toBeVisible()
  await menu.getByText('Children').click()
  await expect.element(menu.getByText('Poetry')).not.toBeVisible()
  await menu.getByRole('link', { name: 'Picture books' }).click()
  await expect.poll(address).toBe('/en/categories/picture-books')
})

it('greets a customer by name', async () => {
  await startSession()
  const { menu } = await openMenu()
  await expect.element(menu.getByText('Ελένη Μάρκου')).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/en/logout')
})

it('switches to the same page in the other language, with its query', async () => {
  const { menu } = await openMenu('click', '/en/categories/poetry?sort=Bestseller')
  const english = menu.getByRole('link', { name: 'EN English' })
  await expect.element(english).toHaveAttribute('aria-current', 'true')
  const greek = menu.getByRole('link', { name: 'GR Ελληνικά' })
  await expect.element(greek).toHaveAttribute('href', '/categories/poetry?sort=Bestseller')
  await expect.element(greek).toHaveAttribute('lang', 'el')
})
