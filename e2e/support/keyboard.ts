// Keyboard navigation that checks at every stop that the focus is visible and not covered by a bar.

import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

interface FocusState {
  description: string
  outlined: boolean
  inside: boolean
  /** The bar that covers it, if any. */
  covered: string | null
}

/** The state of the focused element. */
const readFocusState = (page: Page): Promise<FocusState | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    // A visually hidden radio or checkbox is seen through its label.
    const isSmall = focused.getBoundingClientRect().width < 8
    const visibleElement = isSmall && label ? label : focused
    const candidates = [focused, label, focused.nextElementSibling, focused.parentElement].filter(
      (element) => element instanceof Element,
    )
    const outlined = candidates.some((element) => {
      const style = getComputedStyle(element)
      const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
      return hasOutline || (element === focused && style.boxShadow !== 'none')
    })
    const box = visibleElement.getClientRects()[0] ?? visibleElement.getBoundingClientRect()
    const left = Math.max(box.left, 0)
    const right = Math.min(box.right, innerWidth)
    const centerX = (left + right) / 2
    const heights = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].filter((y) => y >= 0 && y < innerHeight)
    const isFixedBar = (element: Element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) && !element.contains(visibleElement)
    const coveringElement = heights
      .map((y) => document.elementFromPoint(centerX, y))
      .find((top) => {
        for (let ancestor = top; ancestor; ancestor = ancestor.parentElement) if (isFixedBar(ancestor)) return true
        return false
      })
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`
    return {
      description: describe(focused),
      outlined,
      inside: box.top >= -1 && box.bottom <= innerHeight + 1 && heights.length > 0,
      covered: coveringElement ? describe(coveringElement) : null,
    }
  })

async function expectFocusVisible(page: Page): Promise<void> {
  // Scrolling into view takes time where it is animated.
  await expect
    .poll(
      async () => {
        const state = await readFocusState(page)
        return state === null || (state.outlined && state.inside && state.covered === null)
          ? 'seen'
          : JSON.stringify(state)
      },
      { message: 'the focus' },
    )
    .toBe('seen')
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

const maxSteps = 150

/** Presses Tab until the target has the focus. Every stop before it must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
    await expectFocusVisible(page)
  }
  throw new Error(`${maxSteps} presses of ${key} do not lead to ${target}`)
}

export async function pressKeyOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
