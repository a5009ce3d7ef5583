// Fixtures of every journey: a language, the shop in it, and a browser whose console errors fail the test.

import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { type Language, languages } from '@stoa/domain/language'
import { type ConsoleWatcher, watchConsole } from './support/console-watcher.ts'
import { readServerLog } from './support/server-log.ts'
import { createShop, type Shop } from './support/shop.ts'
import { readTestEnvironment } from './support/test-environment.ts'

export { expect }

interface Fixtures {
  language: Language
  shop: Shop
  consoleWatcher: ConsoleWatcher
  /** What the server wrote last is printed when the journey has failed. */
  serverLogShown: undefined
}

export const test = base.extend<Fixtures>({
  language: ['el', { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(readTestEnvironment().origin),
  locale: async ({ language }, use) => use({ el: 'el-GR', en: 'en-GB' }[language]),
  shop: async ({ language }, use) => use(createShop(language)),
  consoleWatcher: [
    async ({ context }, use) => {
      const consoleWatcher = watchConsole(context, readTestEnvironment().origin)
      await use(consoleWatcher)
      expect(consoleWatcher.errors(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  serverLogShown: [
    async ({ browserName: _ }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) process.stderr.write(readServerLog())
    },
    { auto: true },
  ],
})

/** Runs the same journeys in Greek and in English. */
export function inEachLanguage(defineTests: () => void): void {
  for (const language of languages)
    test.describe(language, () => {
      test.use({ language })
      defineTests()
    })
}

/** An e-mail that nobody else in this run uses. */
export const uniqueEmail = (prefix: string): string => `${prefix}.${randomUUID().slice(0, 8)}@example.gr`
