// That each of the thirty checks of the shop's legal reference has its test, or is owed for something that the shop does not
// have. Whoever adds that finds this test failing, and writes the check with it.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@stoa/contract/endpoints'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8')

const lawTests = ['apps/api/test/law.test.ts', 'e2e/law.spec.ts']

/** Tests of the thing itself, by their titles, and the day from which each holds. */
const elsewhere: Readonly<Record<number, readonly [since: string, file: string, title: string]>> = {
  3: [
    '28 May 2022',
    'apps/api/src/catalogue/products/prior-price.test.ts',
    'until its time is over, and the price stays',
  ],
  5: ['28 May 2022', 'apps/api/src/catalogue/products/prior-price.test.ts', 'never the publisher’s price'],
  13: ['1 January 2020', 'e2e/invoice-checks.spec.ts', 'a register that does not answer stops nobody'],
  16: [
    '19 June 2026',
    'e2e/withdrawal.spec.ts',
    'without a number and by keyboard alone it is accepted and acknowledged',
  ],
  19: [
    '13 December 2024',
    'apps/api/src/catalogue/safety/held-back.test.ts',
    'a game without its maker’s contact is shown',
  ],
  20: [
    '13 December 2024',
    'apps/storefront/app/features/catalogue/product/buy/buy-panel.browser.test.tsx',
    'warns before the button',
  ],
  26: [
    '28 June 2006',
    'apps/api/src/identity/accounts/register.test.ts',
    'opening the link changes nothing, however often',
  ],
  30: ['28 June 2025', 'e2e/accessibility.spec.ts', 'checkState'],
}

const callsOf = (pattern: RegExp) => endpoints.map(({ name }) => name).filter((name) => pattern.test(name))
const reviewCalls = () => callsOf(/(?<!p)review|rating/i)

/** What there is, of what each of these is about; nothing yet. */
const owed: Readonly<Record<number, () => string[]>> = {
  // the official graphic, which nobody may redraw
  17: () => globSync('apps/storefront/{app,public}/**/*guarantee*.{svg,png,webp,pdf}', { cwd: root }),
  21: reviewCalls,
  22: reviewCalls,
  23: reviewCalls,
  // what readers write and others read
  24: () => [...reviewCalls(), ...callsOf(/comment|shared|publicList/i)],
  25: () => callsOf(/chat|assistant/i),
}

/** `7, 8 and 9, since …`: the numbers at the beginning of titles. */
const numbered = lawTests.flatMap((file) =>
  [...textOf(file).matchAll(/'(\d[\d, and]*), since /g)].flatMap(([, numbers = '']) =>
    [...numbers.matchAll(/\d+/g)].map(([number]) => Number(number)),
  ),
)

test('each of the thirty has its place, and one only', () => {
  const places = [...numbered, ...Object.keys(elsewhere).map(Number), ...Object.keys(owed).map(Number)]
  expect(places.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

test.each(Object.entries(elsewhere).map(([number, [since, file, title]]) => ({ number, since, file, title })))(
  '$number, since $since: $file: $title',
  ({ file, title }) => {
    expect(textOf(file)).toContain(title)
  },
)

test.each(Object.entries(owed))('check %s is owed, as the shop has nothing that it is about', (_, listFound) => {
  expect(listFound()).toEqual([])
})
