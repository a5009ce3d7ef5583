import { expect, test } from 'vitest'
import { orderData } from '../test/order-data.ts'
import { emails } from './emails.ts'

const sentence = (text: string) => text.replaceAll(/\s+/g, ' ')

test.each([
  ['el', 'address', 'είχαν δεσμευτεί 21,90 €', 'ως τις 1 Δεκεμβρίου 2026', 'προχωράμε στην αποστολή της'],
  ['el', 'branch', 'δεν έχει πληρωθεί', 'από τη σελίδα της', 'συνεχίζουμε την ετοιμασία της'],
  ['en', 'address', 'holding €21.90 for order STO-26-000001', 'until 1 December 2026', 'go on with sending it'],
  ['en', 'branch', 'hasn’t been paid for', 'on its page', 'go on getting it ready'],
] as const)('a hold that was lost: what happened, until when, and what to do (%s, %s)', (language, to, ...said) => {
  const shipping = { destination: to, where: null, name: '' }
  const { text, html } = emails.lostHold({ order: orderData(language, { shipping }), payBy: '2026-12-01' })
  for (const words of said) expect(sentence(text)).toContain(words)
  expect(html).toContain('/track-order/0f8fad5b-d9cb-469f-a165-70867728950e')
})
