// WCAG 2.2 AA violations that axe finds in the page's present state.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The pages have no iframes, so axe needs no second page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: tags, resultTypes: ['violations'] })
    .analyze()
  const violationTexts = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(violationTexts, 'what axe found').toEqual([])
}
