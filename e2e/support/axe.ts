// Violations of WCAG 2.2 AA and of best practice that axe finds in the page's present state.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../fixtures.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Best practice: the order of headings, landmarks, and that nothing is outside of them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

const without = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))

/** `colours`: for a page seen before in another scheme. `texts`: for a page seen before in another language. */
const rules = {
  all: { runOnly: tags },
  colours: { runOnly: { type: 'rule', values: colourRules } },
  texts: { runOnly: tags, rules: without([...colourRules, 'target-size']) },
} satisfies Record<string, axe.RunOptions>

export type Rules = keyof typeof rules

/** `content`: for a page whose header and footer are seen on another one. */
const contexts = {
  whole: { exclude: [] },
  content: { exclude: [['body > header'], ['body > footer']] },
} satisfies Record<string, axe.ElementContext>

type Part = keyof typeof contexts

/** The pages have no iframes, so axe runs in one document. Its script is long and is loaded once for each. */
export async function listViolations(page: Page, which: Rules = 'all', part: Part = 'whole'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const options = { ...rules[which], resultTypes: ['violations'], preload: false } satisfies axe.RunOptions
  return page.evaluate(
    async ([context, runOptions]) => {
      if (!window.axe) throw new Error('axe is not loaded')
      const { violations } = await window.axe.run(context, runOptions)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      )
    },
    [contexts[part], options] as const,
  )
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await listViolations(page), 'what axe found').toEqual([])
}
