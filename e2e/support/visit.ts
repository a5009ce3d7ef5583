// Opens a page and waits for hydration: before that a press submits or navigates without JavaScript.

import type { Page, Response } from '@playwright/test'

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  // Event listeners are attached right after hydration and paint.
  await page.evaluate(
    () => new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(after, 20)))),
  )
}

export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await waitForHydration(page)
  return response
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await waitForHydration(page)
}
