// Opening a page and waiting until it is alive: what is pressed before that goes the long way round, without script.

import type { Page, Response } from '@playwright/test'

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  // What listens is attached right after the page has been taken over and painted.
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
