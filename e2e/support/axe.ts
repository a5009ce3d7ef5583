// WCAG 2.2 AA violations that axe finds in the page's present state.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

const without = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))

/** `colours`: for a page seen before in another scheme. `texts`: for a page seen before in another language. */
const rules = {
  all: { runOnly: tags },
  colours: { runOnly: { type: 'rule', values: colourRules } },
  texts: { runOnly: tags, rules: without(colourRules) },
} as const

export type Rules = keyof typeof rules

/** The pages have no iframes, so axe needs no second page. Its script is long and is loaded once for each page. */
export async function listViolations(page: Page, which: Rules = 'all'): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ ...rules[which], resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await listViolations(page), 'what axe found').toEqual([])
}
