// Every page in every state, in both languages, light and dark, at phone, tablet and desktop widths: no WCAG 2.2 AA
// violations in axe, plus what axe does not check: horizontal overflow, target size, covered controls.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, inEachLanguage, test } from './fixtures.ts'
import { expectReachable } from './support/reach.ts'
import { expectedRefusals, signInStates } from './support/sign-in-states.ts'
import { states } from './support/states.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
const narrowest = 320
const smallestTarget = 24

/** Violations, one line each. The pages have no iframes, so axe needs no second page. */
async function violations(page: Page): Promise<string[]> {
  const { violations: results } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: tags, resultTypes: ['violations'] })
    .analyze()
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** Buttons and fields smaller than a touch target, counting their label. Links in running text are left to axe. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('button, input, select, textarea, summary').evaluateAll((controls, minSize) => {
    const boundsOf = (element: Element) => element.getBoundingClientRect()
    return controls
      .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }) && !control.closest('[inert]'))
      .filter((control) => {
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
        const boxes = [boundsOf(control), ...(label ? [boundsOf(label)] : [])]
        return !boxes.some(({ width, height }) => width >= minSize && height >= minSize)
      })
      .map((control) => `${control.outerHTML.slice(0, 120)} ${boundsOf(control).width}×${boundsOf(control).height}`)
  }, smallestTarget)

/** Elements that overflow to the right. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const overflowing = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...overflowing.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })

inEachLanguage(() => {
  for (const [name, open] of Object.entries(states))
    test(name, async ({ page, shop, consoleWatcher }) => {
      test.slow()
      if (/not found|no such/.test(name)) consoleWatcher.expectError(/status of 404/)
      if (name in signInStates) consoleWatcher.expectError(expectedRefusals)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, shop)

      await expect(page.locator('html')).toHaveAttribute('lang', shop.language)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      await expect(page.locator('img:not([alt])')).toHaveCount(0)
      await expect(page).toHaveTitle(/\S/)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
          expect.soft(await overflow(page), `${width} px`).toEqual([])
        }
      }
      expect.soft(await smallTargets(page)).toEqual([])
      await page.setViewportSize({ width: narrowest, height: 700 })
      expect.soft(await overflow(page), `${narrowest} px`).toEqual([])
      expect.soft(await smallTargets(page)).toEqual([])
      // the layout is the same in every language
      if (shop.language === 'el') await expectReachable(page)
    })
})
