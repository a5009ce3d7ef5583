// Every page in every state: no WCAG 2.2 AA violations in axe, and nothing that overflows, is too small or is covered.

import { expect, inEachLanguage, test } from './fixtures.ts'
import { checkLargeText, checkState } from './support/check-state.ts'
import { expectedRefusals, signInStates } from './support/sign-in-states.ts'
import { states } from './support/states.ts'
import { checkedPages, isPageOfState, shopPages } from './support/visited-pages.ts'

/**
 * A state of each layout, those whose subject is in the header, and the tallest bar over a page’s end: checked with header and
 * footer, and at all widths.
 */
const whole: ReadonlySet<string> = new Set<keyof typeof states>([
  'home',
  'category',
  'product',
  'product of a pre-order',
  'search',
  'suggestions',
  'recent searches',
  'contributors',
  'cart',
  'information',
])

/** A state of each layout, each kind of page that lists books, and each step of buying. */
const withLargeText: ReadonlySet<string> = new Set<keyof typeof states>([
  'home',
  'category',
  'product',
  'new releases',
  'best sellers',
  'offers',
  'window',
  'name days',
  'search',
  'contributors',
  'publisher',
  'terms of use',
  'cart',
  'cart beside the page',
  'menu',
  'information',
  'payment',
  'success',
  'failure',
  'track an order',
  'order',
  'sign in',
  'make an account',
])

test('every page is checked in a state', () => {
  expect(checkedPages()).toEqual(shopPages())
})

inEachLanguage(() => {
  for (const [name, open] of Object.entries(states))
    test(name, async ({ page, shop, consoleWatcher }) => {
      if (/not found|no such/.test(name)) consoleWatcher.expectError(/status of 404/)
      if (name.includes('has ended')) consoleWatcher.expectError(/status of 410/)
      if (name in signInStates) consoleWatcher.expectError(expectedRefusals)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await open(page, shop)
      expect(isPageOfState(name, page.url()), `${name} is at ${page.url()}`).toBe(true)
      await checkState(page, shop.language, name, whole.has(name) ? 'whole' : 'content')
      if (withLargeText.has(name)) await checkLargeText(page, shop.language, name)
    })
})
