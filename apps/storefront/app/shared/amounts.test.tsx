// Every adjustment of the list is shown, whatever its kind; its label comes from the kind, or from the page that shows
// it.

import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import messages from '../locales/en/amounts.json'
import { Amounts } from './amounts.tsx'

const amounts = {
  products: 2000,
  adjustments: [
    { kind: 'discount', code: 'announced_reduction', label: null, amount: -200, lines: [0] },
    { kind: 'shipping', code: 'home', label: null, amount: 0, lines: [] },
    { kind: 'payment_fee', code: 'cash_on_delivery', label: 'Cash on delivery', amount: 190, lines: [] },
    { kind: 'of_a_later_release', code: null, label: 'Gift wrap', amount: 100, lines: [] },
  ],
  total: 2090,
  means: [],
  due: 2090,
}

type Shown = Parameters<typeof Amounts>[0]['amounts']

const htmlOf = (labels: { shipping: string } | undefined, shown: Shown): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Europe/Athens" messages={{ amounts: messages }}>
      <Amounts amounts={shown} labels={labels} totalLabel="Total" />
    </IntlProvider>,
  )

const rowsOf = (labels?: { shipping: string }, shown: Shown = amounts): string[] =>
  Array.from(
    htmlOf(labels, shown).matchAll(/<dt>(.*?)<\/dt><dd.*?>(.*?)<\/dd>/g),
    ([, label, amount]) => `${label} ${amount}`,
  )

test('the goods as their lines show them, then a row for each', () => {
  expect(rowsOf()).toEqual(['Items €18.00', 'Delivery €0.00', 'Cash on delivery €1.90', 'Gift wrap €1.00'])
})

test('promotions and coupons are rows by their own names', () => {
  const adjustments = [
    { kind: 'promotion', code: 'classics', label: 'Classics −15%', amount: -143, lines: [0] },
    { kind: 'coupon', code: 'FRIEND', label: 'Friends', amount: -57, lines: [0] },
    { kind: 'shipping', code: 'home', label: null, amount: 0, lines: [] },
  ]
  expect(rowsOf(undefined, { ...amounts, adjustments, total: 1800, due: 1800 })).toEqual([
    'Items €20.00',
    'Classics −15% −€1.43',
    'Coupon FRIEND −€0.57',
    'Delivery €0.00',
  ])
})

test('what it is paid with stands below what is left to pay', () => {
  const means = [
    { kind: 'points' as const, code: '', amount: 398 },
    { kind: 'gift_card' as const, code: '4F7K', amount: 1000 },
  ]
  const rows = rowsOf(undefined, { ...amounts, means, due: 692 })
  expect(rows.slice(-3)).toEqual(['Total €20.90', 'Points −€3.98', 'Gift card …4F7K −€10.00'])
  expect(htmlOf(undefined, { ...amounts, means, due: 692 })).toContain('To pay')
})

test('a page may override a label', () => {
  expect(rowsOf({ shipping: 'Delivery in Greece' })).toContain('Delivery in Greece €0.00')
})

test('while it is not known where it goes, delivery costs from its price on, and a sentence says why', () => {
  const varying = { ...amounts, shippingVaries: true }
  expect(rowsOf(undefined, varying)).toContain('Delivery from €0.00')
  expect(htmlOf(undefined, varying)).toContain('Delivery to some places costs more.')
  expect(htmlOf(undefined, amounts)).not.toContain('Delivery to some places costs more.')
})
