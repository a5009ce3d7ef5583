// One visit of a page's state checks all that can be wrong with it, at every width. The layout and the colours are the
// same in both languages, so only Greek is checked in full; English for what its texts can break.

import type { Page } from '@playwright/test'
import type { Language } from '@stoa/domain/language'
import { expect } from '../fixtures.ts'
import { listViolations, type Rules } from './axe.ts'
import { listCutTexts, listOverflow, listSmallTargets } from './layout.ts'
import { sizes } from './press.ts'
import { expectReachable } from './reach.ts'

type Scheme = 'light' | 'dark'

interface Width {
  width: number
  axe?: true
  targets?: true
}

const narrow: Width = { width: 320, axe: true, targets: true }
const desktop: Width = { width: sizes.desk.width, axe: true, targets: true }

/** Ascending, because what covers a narrow page may close on a wide one. */
const widths: Record<Language, Record<'whole' | 'content', readonly Width[]>> = {
  el: {
    whole: [narrow, { width: 768, axe: true }, desktop, { width: 1920 }],
    content: [narrow, { width: 768 }, desktop],
  },
  en: { whole: [narrow, desktop], content: [narrow, desktop] },
}

const rulesIn: Record<Language, Partial<Record<Scheme, Rules>>> = {
  el: { light: 'all', dark: 'colours' },
  en: { light: 'texts' },
}

const softly = expect.configure({ soft: true })

/**
 * `whole`: with header and footer, and at more widths. The header and the footer of all other pages are the same, and
 * axe takes the same time for them each time.
 */
export async function checkState(
  page: Page,
  language: Language,
  state: string,
  part: 'whole' | 'content' = 'content',
): Promise<void> {
  await softly(page.locator('html')).toHaveAttribute('lang', language)
  await softly(page.locator('h1')).toHaveCount(1)
  await softly(page.locator('h1')).not.toBeEmpty()
  await softly(page.locator('img:not([alt])')).toHaveCount(0)
  await softly(page).toHaveTitle(/\S/)
  await softly(page.locator('head title')).toHaveCount(1)
  await softly(page.locator('link[rel=canonical]').nth(1)).toHaveCount(0)
  await softly.poll(() => listOverflow(page), `overflow on ${state} as opened`).toEqual([])
  let schemes: Scheme[] = ['light', 'dark']
  for (const { width, axe, targets } of widths[language][part]) {
    const where = `${state}, ${width} px`
    await page.setViewportSize({ width, height: 900 })
    // what a script renders for the new width comes after it
    await softly.poll(() => listOverflow(page), `overflow on ${where}`).toEqual([])
    if (targets) await softly.poll(() => listSmallTargets(page), `small targets on ${where}`).toEqual([])
    if (!axe) continue
    for (const colorScheme of schemes) {
      const rules = rulesIn[language][colorScheme]
      if (!rules) continue
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      softly(await listViolations(page, rules, part), `what axe found on ${where}, ${colorScheme}`).toEqual([])
    }
    // the next width begins in the scheme that the page is in: changing it renders everything again
    schemes = schemes.toReversed()
  }
  if (language === 'el') await expectReachable(page, state)
}

/** With text twice as large, on a phone: nothing is lost, and nobody has to scroll sideways. Leaves the text large. */
export async function checkLargeText(page: Page, language: Language, state: string): Promise<void> {
  const where = `${state}, text of 200 %`
  await page.setViewportSize(sizes.phone)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await softly.poll(() => listOverflow(page), `overflow on ${where}`).toEqual([])
  await softly.poll(() => listCutTexts(page), `cut texts on ${where}`).toEqual([])
  if (language === 'el') softly(await listViolations(page), `what axe found on ${where}`).toEqual([])
}
