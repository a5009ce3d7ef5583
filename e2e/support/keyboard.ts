// Walking with the keyboard, looking at every step whether the focus can be seen and no bar lies over it.

import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

interface Seen {
  what: string
  outlined: boolean
  inside: boolean
  /** The bar that lies over it, if one does. */
  covered: string | null
}

/** How the element that holds the focus looks now. */
const look = (page: Page): Promise<Seen | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    // A hidden radio or tick is seen through its label.
    const small = focused.getBoundingClientRect().width < 8
    const shown = small && label ? label : focused
    const marks = [focused, label, focused.nextElementSibling, focused.parentElement].filter(
      (one) => one instanceof Element,
    )
    const outlined = marks.some((one) => {
      const style = getComputedStyle(one)
      const rings = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
      return rings || (one === focused && style.boxShadow !== 'none')
    })
    const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    const left = Math.max(box.left, 0)
    const right = Math.min(box.right, innerWidth)
    const middle = (left + right) / 2
    const heights = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].filter((y) => y >= 0 && y < innerHeight)
    const isBar = (one: Element) => /fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(shown)
    const over = heights
      .map((y) => document.elementFromPoint(middle, y))
      .find((top) => {
        for (let up = top; up; up = up.parentElement) if (isBar(up)) return true
        return false
      })
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} “${one.textContent?.trim().slice(0, 40)}”`
    return {
      what: name(focused),
      outlined,
      inside: box.top >= -1 && box.bottom <= innerHeight + 1 && heights.length > 0,
      covered: over ? name(over) : null,
    }
  })

async function expectSeen(page: Page): Promise<void> {
  // Scrolling into view may take a moment where it is animated.
  await expect
    .poll(
      async () => {
        const seen = await look(page)
        return seen === null || (seen.outlined && seen.inside && seen.covered === null) ? 'seen' : JSON.stringify(seen)
      },
      { message: 'the focus', timeout: 3000 },
    )
    .toBe('seen')
}

const holdsFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((one) => one === document.activeElement))

const mostSteps = 150

/** Presses Tab until the target holds the focus. Every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await holdsFocus(target)) return
    await page.keyboard.press(key)
    await expectSeen(page)
  }
  throw new Error(`${mostSteps} presses of ${key} do not lead to ${target}`)
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
