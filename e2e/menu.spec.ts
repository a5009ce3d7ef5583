// The menu of a wide screen: its submenus open for a mouse, for keys and for a finger, and lead to every branch.

import { listCategoriesByParent } from '@stoa/contract/catalogue/categories'
import { getMainMenu, type MenuItem } from '@stoa/contract/content/content'
import { expect, inEachLanguage, test } from './fixtures.ts'
import type { Shop } from './support/shop.ts'
import { visit } from './support/visit.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function firstWithChildren(shop: Shop): Promise<{ root: MenuItem; child: MenuItem['children'][number] }> {
  const root = (await shop.call(getMainMenu, {})).find(({ children }) => children.length > 1)
  const child = root?.children[1]
  if (!root || !child) throw new Error('no submenu')
  return { root, child }
}

inEachLanguage(() => {
  test('a mouse opens a submenu and goes to a category', async ({ page, shop }) => {
    const { root, child } = await firstWithChildren(shop)
    await visit(page, shop.address('/pages/about'))
    const menu = page.getByRole('navigation', { name: shop.t('chrome.mainMenu') })
    await menu.getByRole('link', { name: root.title, exact: true }).hover()
    await menu.getByRole('link', { name: child.title, exact: true }).click()
    await expect(page).toHaveURL(shop.address(child.link))
    await expect(menu.getByRole('link', { name: child.title, exact: true })).toHaveCount(0)
  })

  test('keys open a submenu and go to a category', async ({ page, shop }) => {
    const { root, child } = await firstWithChildren(shop)
    await visit(page, shop.address('/pages/about'))
    const menu = page.getByRole('navigation', { name: shop.t('chrome.mainMenu') })
    await menu.getByRole('link', { name: root.title, exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: child.title, exact: true })).toBeVisible()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: child.title, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(shop.address(child.link))
  })

  test('every branch of the tree is in the menu, and the offers', async ({ shop }) => {
    const menu = await shop.call(getMainMenu, {})
    const links = new Set(menu.flatMap((item) => [item, ...item.children]).map(({ link }) => link))
    for (const root of await shop.call(listCategoriesByParent, {})) {
      const children = await shop.call(listCategoriesByParent, { parentId: root.id })
      const isLinked = links.has(`/categories/${root.url}`)
      for (const branch of isLinked ? [] : children) expect(links).toContain(`/categories/${branch.url}`)
    }
    for (const list of ['/new-releases', '/best-sellers', '/offers']) expect(links).toContain(list)
  })

  test('the row is one line, and no wider than its page', async ({ page, shop }) => {
    // the entry of the page's own section is set in bold
    await visit(page, shop.address((await firstWithChildren(shop)).root.link))
    const row = page.getByRole('navigation', { name: shop.t('chrome.mainMenu') })
    for (const width of [1024, 1279, 1280, 1439, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await row.getByRole('link').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect())
          .map(({ y, height, left, right }) => ({ middle: y + height / 2, left, right })),
      )
      const middles = boxes.map(({ middle }) => middle)
      expect(Math.max(...middles) - Math.min(...middles), `${width}`).toBeLessThan(5)
      expect(Math.max(...boxes.map(({ right }) => right)), `${width}`).toBeLessThanOrEqual(width)
      const [gap] = boxes
        .slice(1)
        .map(({ left }, index) => left - (boxes[index]?.right ?? 0))
        .toSorted((a, b) => a - b)
      expect(gap, `${width}`).toBeGreaterThanOrEqual(0)
    }
  })
})

test.describe('finger', () => {
  test.use({ hasTouch: true })

  test('a first tap opens, a second goes to the category', async ({ page, shop }) => {
    const { root, child } = await firstWithChildren(shop)
    await visit(page, shop.address('/pages/about'))
    const menu = page.getByRole('navigation', { name: shop.t('chrome.mainMenu') })
    await menu.getByRole('link', { name: root.title, exact: true }).tap()
    await menu.getByRole('link', { name: child.title, exact: true }).tap()
    await expect(page).toHaveURL(shop.address(child.link))
  })
})
