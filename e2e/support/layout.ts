// What axe does not check about a page's layout: horizontal overflow, cut texts and the size of controls.

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
    // what is below the first screen, too
    delete document.documentElement.dataset.below
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

/**
 * Lines of text that reach out of a box around them which hides what overflows, and to which nobody can scroll. A text
 * that ends in an ellipsis is cut on purpose, and what is only for screen readers is hidden as a whole.
 */
export const listCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    delete document.documentElement.dataset.below
    const tolerance = 1
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isCut = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
      const seen = { across: true, down: true }
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } = getComputedStyle(box)
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
        const around = box.getBoundingClientRect()
        const isOutside = left < around.left - tolerance || right > around.right + tolerance
        if (seen.across && overflowX !== 'visible' && !scrolls(overflowX) && isOutside) return true
        const isBeyond = top < around.top - tolerance || bottom > around.bottom + tolerance
        if (seen.down && overflowY !== 'visible' && !scrolls(overflowY) && isBeyond) return true
        seen.across &&= !scrolls(overflowX)
        seen.down &&= !scrolls(overflowY)
        if (position === 'fixed') return false
      }
      return false
    }
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const element = text.parentElement
      // the lettering of a drawn cover or spine is a picture
      if (!element || !text.textContent?.trim() || element.closest('svg') || !isVisible(element)) continue
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((line) => isCut(element, line)))
        cut.push(`${text.textContent.trim().slice(0, 60)} in ${element.outerHTML.slice(0, 120)}`)
    }
    return cut
  })
