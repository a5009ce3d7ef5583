// One visit of a page's state checks all that can be wrong with it, at every width. The layout and the colours are the
// same in both languages, so only Greek is checked in full; English for what its texts can break.

import type { Page } from '@playwright/test'
import type { Language } from '@stoa/domain/language'
import { expect } from '../fixtures.ts'
import { listViolations, type Rules } from './axe.ts'
import { listOverflow, listSmallTargets } from './layout.ts'
import { expectReachable } from './reach.ts'

type Scheme = 'light' | 'dark'
type AxeRun = readonly [Scheme, Rules]

/** Ascending, because what covers a narrow page may close on a wide one. The scheme changes as seldom as possible. */
const checks: Record<Language, { width: number; axe: readonly AxeRun[]; targets?: true }[]> = {
  el: [
    { width: 320, axe: [], targets: true },
    {
      width: 360,
      axe: [
        ['light', 'all'],
        ['dark', 'colours'],
      ],
    },
    {
      width: 768,
      axe: [
        ['dark', 'colours'],
        ['light', 'all'],
      ],
    },
    {
      width: 1280,
      axe: [
        ['light', 'all'],
        ['dark', 'colours'],
      ],
      targets: true,
    },
    { width: 1920, axe: [] },
  ],
  en: [
    { width: 320, axe: [], targets: true },
    { width: 360, axe: [['light', 'texts']] },
    { width: 768, axe: [] },
    { width: 1280, axe: [['light', 'texts']], targets: true },
  ],
}

const softly = expect.configure({ soft: true })

export async function checkState(page: Page, language: Language, state = 'this page'): Promise<void> {
  await softly(page.locator('html')).toHaveAttribute('lang', language)
  await softly(page.locator('h1')).toHaveCount(1)
  await softly(page.locator('h1')).not.toBeEmpty()
  await softly(page.locator('img:not([alt])')).toHaveCount(0)
  await softly(page).toHaveTitle(/\S/)
  await softly(page.locator('head title')).toHaveCount(1)
  await softly(page.locator('link[rel=canonical]').nth(1)).toHaveCount(0)
  for (const { width, axe, targets } of checks[language]) {
    const where = `${state}, ${width} px`
    await page.setViewportSize({ width, height: 900 })
    softly(await listOverflow(page), `overflow on ${where}`).toEqual([])
    if (targets) softly(await listSmallTargets(page), `small targets on ${where}`).toEqual([])
    for (const [colorScheme, rules] of axe) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      softly(await listViolations(page, rules), `what axe found on ${where}, ${colorScheme}`).toEqual([])
    }
  }
  if (language === 'el') await expectReachable(page, state)
}
