// What every journey starts from: a language, the shop in it, and a browser whose complaints fail the test.

import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { type Language, languages } from '@stoa/domain/language'
import { type Shop, shopIn } from './support/shop.ts'
import { readStage } from './support/stage.ts'
import { type Witness, watch } from './support/witness.ts'

export { expect }

interface Fixtures {
  language: Language
  shop: Shop
  witness: Witness
}

export const test = base.extend<Fixtures>({
  language: ['el', { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(readStage().origin),
  locale: async ({ language }, use) => use({ el: 'el-GR', en: 'en-GB' }[language]),
  shop: async ({ language }, use) => use(shopIn(language)),
  witness: [
    async ({ context }, use) => {
      const witness = watch(context, readStage().origin)
      await use(witness)
      expect(witness.complaints(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

/** The same journeys in Greek and in English. */
export function inEachLanguage(journeys: () => void): void {
  for (const language of languages)
    test.describe(language, () => {
      test.use({ language })
      journeys()
    })
}

/** An address nobody else of this run has. */
export const newEmail = (who: string): string => `${who}.${randomUUID().slice(0, 8)}@example.gr`
