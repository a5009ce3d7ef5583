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
}

const rowsOf = (labels?: { shipping: string }): string[] => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Europe/Athens" messages={{ amounts: messages }}>
      <Amounts amounts={amounts} labels={labels} totalLabel="Total" />
    </IntlProvider>,
  )
  return Array.from(html.matchAll(/<dt>(.*?)<\/dt><dd.*?>(.*?)<\/dd>/g), ([, label, amount]) => `${label} ${amount}`)
}

test('the goods as their lines show them, then a row for each', () => {
  expect(rowsOf()).toEqual(['Items €18.00', 'Delivery €0.00', 'Cash on delivery €1.90', 'Gift wrap €1.00'])
})

test('a page may override a label', () => {
  expect(rowsOf({ shipping: 'Delivery in Greece' })).toContain('Delivery in Greece €0.00')
})
