// Whether every control of a page is on top where it stands, because a press reaches whatever lies on top.

import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { sizes } from './press.ts'

const native = 'a[href], button, input, select, textarea, summary, [contenteditable=true]'
const roles = ['button', 'checkbox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab']
const named = roles.map((role) => `[role=${role}]`).join()
const usable = `:is(${native}, ${named}):not(:disabled, [aria-disabled=true], [inert] *)`

/** The controls that are not on top at their own centre, once scrolled into view, and what covers them. */
const listOutOfReach = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    // open dialogs and suggestions are closed before the controls below are used
    const open = [...document.querySelectorAll(':modal')].at(-1) ?? document.querySelector('search:focus-within')
    const name = (one: Element | null) => one?.outerHTML.slice(0, 120).replaceAll('\n', ' ') ?? 'nothing'
    const labelsOf = (one: Element) => (one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [])
    const isUnseen = (one: Element) =>
      one.getBoundingClientRect().width < 8 || getComputedStyle(one).clipPath === 'inset(50%)'
    const onTop = (one: Element): Element | null => {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // a script can scroll what a user cannot
      for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up)
        if (overflowX === 'hidden') up.scrollLeft = 0
        if (overflowY === 'hidden') up.scrollTop = 0
      }
      // a link in running text may span several lines
      const line = [...one.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
      return line ? document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2) : null
    }
    const complain = (control: HTMLElement): string[] => {
      const labels = labelsOf(control)
      const shown = isUnseen(control) ? (labels[0] ?? control) : control
      // a skip link is shown when it is focused
      const aside = shown.getBoundingClientRect().bottom + scrollY <= 0
      if (aside) control.focus()
      const top = onTop(shown)
      if (aside) control.blur()
      const pressed = top?.closest(selector)
      const reached = pressed ? pressed === control : labels.some((label) => label.contains(top))
      return reached ? [] : [`${name(control)} lies under ${name(top)}`]
    }
    const found = [...(open ?? document).querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // a control that is neither visible nor focusable is operated by another one
      .filter((control) => !(isUnseen(control) && control.tabIndex < 0 && labelsOf(control).length === 0))
    return found.length === 0 ? ['no control at all'] : found.flatMap(complain)
  }, usable)

/** At the end of the page every bar that appears on scrolling is there. */
const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const painted = () => new Promise(requestAnimationFrame)
    // once in a while Chromium without a display paints no frame until something changes; the check itself polls
    const late = new Promise((resolve) => setTimeout(resolve, 1000))
    await Promise.race([painted().then(painted), late])
  })

/** At desktop width, where the other checks of a state end, and at phone width. */
export async function expectReachable(page: Page, what = 'this page'): Promise<void> {
  for (const size of [sizes.desk, sizes.phone]) {
    await page.setViewportSize(size)
    await toTheEnd(page)
    const message = `out of reach on ${what}, ${size.width} px`
    await expect
      .configure({ soft: true })
      .poll(() => listOutOfReach(page), { message })
      .toEqual([])
  }
}
