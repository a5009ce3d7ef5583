// What axe does not check about a page's layout: horizontal overflow and the size of controls.

import type { Page } from '@playwright/test'

const smallestTarget = 24

/**
 * Buttons and fields smaller than a touch target, counting their label. Links in running text are left to axe. A control
 * that is neither visible nor focusable is operated by another one.
 */
export const listSmallTargets = (page: Page): Promise<string[]> =>
  page.locator('button, input, select, textarea, summary').evaluateAll((controls, minSize) => {
    const boundsOf = (element: Element) => element.getBoundingClientRect()
    const isHidden = (control: Element) =>
      control instanceof HTMLElement && control.tabIndex < 0 && getComputedStyle(control).clipPath === 'inset(50%)'
    return controls
      .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }) && !control.closest('[inert]'))
      .filter((control) => !isHidden(control))
      .filter((control) => {
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
        const boxes = [boundsOf(control), ...(label ? [boundsOf(label)] : [])]
        return !boxes.some(({ width, height }) => width >= minSize && height >= minSize)
      })
      .map((control) => `${control.outerHTML.slice(0, 120)} ${boundsOf(control).width}×${boundsOf(control).height}`)
  }, smallestTarget)

/** Elements that overflow to the right: also what the body clips, which nobody could scroll to. */
export const listOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.body.style.overflowX = 'visible'
    const { scrollWidth, clientWidth } = document.documentElement
    document.body.style.removeProperty('overflow-x')
    if (scrollWidth <= clientWidth) return []
    const overflowing = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...overflowing.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
