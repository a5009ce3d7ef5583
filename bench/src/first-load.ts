// A slow phone, and one cold visit on it: transferred bytes, layout shifts and paint times.

import { existsSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

export interface FirstLoad {
  scripts: string[]
  styles: string[]
  /** Font files requested before the first paint. */
  fontsBeforePaint: number
  /** Milliseconds since navigation started. */
  firstPaint: number
  largestPaint: number
  /** Sum of all layout shifts. */
  shift: number
}

export const chromiumPath = process.env.CHROMIUM || '/usr/bin/chromium'
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
]
const telephone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const bitsPerByte = 8
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / bitsPerByte,
  uploadThroughput: 750_000 / bitsPerByte,
}
const slowdown = 4
const settleMs = 1500
const maxVisitMs = 90_000

export interface Visit {
  url: string
  /** Local storage before the visit, by key. */
  storage: Record<string, string>
  slow: boolean
}

/** Returns false and does nothing when Chromium is missing. */
export async function withChromium(work: (browser: Browser) => Promise<void>): Promise<boolean> {
  if (!existsSync(chromiumPath)) return false
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
  return true
}

/** A guest's cart in the browser's storage, a copy of each. */
export const storedCart = (productIds: readonly number[]): Record<string, string> => ({
  'stoa.cart': JSON.stringify({
    version: 1,
    items: productIds.map((productId) => ({ productId, dimensionId: 0, quantity: 1 })),
  }),
})

/** On a page of a telephone that nobody has used before. `slow`: with its processor and its connection. */
export async function onTelephone<Result>(
  browser: Browser,
  { storage, slow }: Pick<Visit, 'storage' | 'slow'>,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(telephone)
  try {
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, storage)
    const page = await context.newPage()
    if (slow) await slowDown(await context.newCDPSession(page))
    return await work(page)
  } finally {
    await context.close()
  }
}

export const visitFirstTime = (browser: Browser, visit: Visit): Promise<FirstLoad> =>
  onTelephone(browser, visit, (page) => load(page, visit.url))

/** Until nothing is loaded any more and the page has settled. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: maxVisitMs })
  await page.waitForTimeout(settleMs)
}

async function load(page: Page, url: string): Promise<FirstLoad> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'script') scripts.add(response.url())
    if (type === 'stylesheet') styles.add(response.url())
  })
  await openPage(page, url)
  return { scripts: [...scripts], styles: [...styles], ...(await readVitals(page)) }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

type Entry = PerformanceEntry & { value?: number }

async function readVitals(page: Page): Promise<Omit<FirstLoad, 'scripts' | 'styles'>> {
  const shifts = await entriesOf(page, 'layout-shift')
  const largest = (await entriesOf(page, 'largest-contentful-paint')).at(-1)
  const firstPaint = (await entriesOf(page, 'paint')).find((entry) => entry.name === 'first-contentful-paint')
  const files = await entriesOf(page, 'resource')
  if (!largest || !firstPaint) throw new Error('nothing was painted')
  const early = files.filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < firstPaint.startTime)
  return {
    fontsBeforePaint: early.length,
    firstPaint: firstPaint.startTime,
    largestPaint: largest.startTime,
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  }
}

/** Performance entries since navigation started; empty when there are none of the type. */
function entriesOf(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate(
    (entryType) =>
      new Promise<Entry[]>((resolve) => {
        const onEntries = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().map((entry) => entry.toJSON()))
        new PerformanceObserver(onEntries).observe({ type: entryType, buffered: true })
        setTimeout(() => resolve([]), 300)
      }),
    type,
  )
}
