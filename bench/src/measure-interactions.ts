// How long a slow phone takes to show what a finger did: adding to the cart, filtering a list, the next step of the
// checkout. Each is the longest of its events, from the touch to the next frame, as the browser reports them.

import type { Browser, Page } from '@playwright/test'
import checkout from '../../apps/storefront/app/locales/el/checkout.json' with { type: 'json' }
import product from '../../apps/storefront/app/locales/el/product.json' with { type: 'json' }
import { chromiumPath, onTelephone, openPage, storedCart, withChromium } from './first-load.ts'
import type { Bench, Measure } from './measure.ts'
import { buyableProducts, fullCategories } from './shop-sample.ts'
import { median } from './spread.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const visits = 3
/** Long enough for the answer of the shop, which is not part of it, and for what is shown then. */
const answeredMs = 3000

interface Interaction {
  name: string
  path: string
  storage: Record<string, string>
  /** What is done before, on the loaded page. */
  prepare?(page: Page): Promise<unknown>
  press(page: Page): Promise<unknown>
}

/** By what each is for, as a browser fills them in. */
const buyer = {
  email: 'reader@example.gr',
  tel: '6900000000',
  'given-name': 'Ελένη',
  'family-name': 'Μάρκου',
  'postal-code': '10679',
  'address-line1': 'Ασκληπιού 40',
}

async function fillIn(page: Page): Promise<void> {
  for (const [purpose, value] of Object.entries(buyer))
    await page.locator(`main input[autocomplete~="${purpose}"]`).first().fill(value)
  await page.waitForTimeout(answeredMs)
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first()

async function interactions(origin: string): Promise<Interaction[]> {
  const [category] = await fullCategories(origin)
  const books = await buyableProducts(origin, 3)
  const empty = {}
  const list = category?.path ?? ''
  const filters = (page: Page) => page.locator('main a[href="#filters"][aria-haspopup="dialog"]').tap()
  return [
    {
      ...{ name: 'add to cart', path: `/products/${books[0]?.url}`, storage: empty },
      press: (page) => button(page, product.add).tap(),
    },
    { name: 'open the filters', path: list, storage: empty, press: filters },
    {
      ...{ name: 'filter', path: list, storage: empty },
      prepare: async (page) => {
        await filters(page)
        await page.waitForTimeout(answeredMs)
      },
      press: (page) => page.getByRole('dialog').getByRole('checkbox').first().tap({ force: true }),
    },
    {
      name: 'next step of the checkout',
      path: '/checkout-information',
      storage: storedCart(books.map(({ id }) => id)),
      prepare: fillIn,
      press: (page) => button(page, checkout.information.next).tap(),
    },
  ]
}

/** Of the events since the last call that belong to an interaction, the longest; 0 where none took as long as a frame. */
async function longestEvent(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { durations } = window as unknown as { durations: number[] }
    return Math.max(0, ...durations.splice(0))
  })
}

async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

const durationOf = (browser: Browser, origin: string, { path, storage, prepare, press }: Interaction, slow: boolean) =>
  onTelephone(browser, { storage, slow }, async (page) => {
    await watchEvents(page)
    await openPage(page, `${origin}${path}`)
    await prepare?.(page)
    await longestEvent(page)
    await press(page)
    await page.waitForTimeout(answeredMs)
    return longestEvent(page)
  })

async function measureOne(browser: Browser, origin: string, interaction: Interaction): Promise<Figure> {
  await durationOf(browser, origin, interaction, false)
  const durations: number[] = []
  for (let visit = 0; visit < visits; visit += 1) durations.push(await durationOf(browser, origin, interaction, true))
  return {
    label: interaction.name,
    value: median(durations),
    unit: 'ms',
    target: { atMost: 200 },
    note: `at most ${Math.max(...durations)} ms of ${visits}`,
  }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  const measureAll = (browser: Browser): Promise<void> =>
    withServer(bench, {}, async ({ origin }) => {
      for (const one of await interactions(origin)) figures.push(await measureOne(browser, origin, one))
    })
  const isThere = await withChromium(measureAll)
  return isThere ? figures : [{ label: 'interactions', value: null, unit: '', note: `no Chromium at ${chromiumPath}` }]
}

export const interactionDelays: Measure = {
  name: 'interactions',
  title: 'From a touch to the next frame, processor slowed 4×',
  measure,
}
