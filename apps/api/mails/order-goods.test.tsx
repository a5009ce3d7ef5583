// What the confirmation of an order says of its goods: their titles, wrapping and boxes, what is made for the buyer, gift cards.

import type { OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import { expect, test } from 'vitest'
import { amounts, deposit, orderData } from '../test/order-data.ts'
import { emails } from './emails.ts'
import type { OrderData } from './order-data.ts'

test('a Greek title in an English mail is marked as Greek', () => {
  expect(emails.orderConfirmation(orderData('en')).html).toContain('lang="el">Το κιβώτιο')
  expect(emails.orderConfirmation(orderData('el')).html).not.toContain('lang="el">Το κιβώτιο')
})

test('below it stands the English title, or the Greek one in Latin letters', () => {
  const lines = orderData('en').lines.map((line) => ({ ...line, englishTitle: 'Mission Box' }))
  expect(emails.orderConfirmation(orderData('en')).html).toMatch(/lang="el-Latn"[^>]*>To kivotio</)
  expect(emails.orderConfirmation(orderData('en', { lines })).html).toMatch(/lang="en"[^>]*>Mission Box</)
  expect(emails.orderConfirmation(orderData('el', { lines })).html).not.toContain('Mission Box')
})

test.each([
  [
    'el',
    'Σε συσκευασία δώρου',
    'Για: Νίκος, n@example.gr',
    'Αξία 25,00 €',
    'Αποστολή στις 6 Ιανουαρίου 2027',
    'Κάρτα στο κουτί: «Με αγάπη»',
    'Μέσα στο «Κουτί δώρου»',
  ],
  [
    'en',
    'Gift-wrapped',
    'To Νίκος, n@example.gr',
    'Value €25.00',
    'To be sent on 6 January 2027',
    'Card in the box: “Με αγάπη”',
    'In “Κουτί δώρου”',
  ],
] as const)('in %s, a line says what else was agreed for it', (language, ...words) => {
  const [line] = orderData(language).lines
  const extension: OrderedExtension = {
    giftCard: {
      ...{ recipientName: 'Νίκος', recipientEmail: 'n@example.gr', design: 'classic', amountCents: 2500 },
      ...{ sendOn: '2027-01-06', message: 'Χρόνια\nπολλά' },
    },
    wrapping: true,
    box: { items: [{ productId: 7, dimensionId: 0, quantity: 2, name: 'Στυλό' }], words: 'Με αγάπη' },
  }
  const { html, text } = emails.orderConfirmation(
    orderData(language, { lines: line ? [{ ...line, extension, boxName: 'Κουτί δώρου' }] : [] }),
  )
  for (const form of [html, text])
    for (const word of [...words, 'Χρόνια πολλά']) expect(form.replaceAll('\u00a0', ' ')).toContain(word)
})

test.each([
  [
    'el',
    'συσκευασία 3,00 €',
    'δεν επιστρέφεται χωρίς αιτιολογία',
    'Εξαιρείται ό,τι φτιάχνεται με δικά σας λόγια',
    '14 ημέρες',
  ],
  [
    'en',
    'wrapping €3.00',
    'it can’t be returned without a reason',
    'What is made with your words is an exception',
    '14 days',
  ],
] as const)(
  'in %s, it says what wrapping costs and what is not taken back',
  (language, wrapping, kept, exception, days) => {
    const [line] = orderData(language).lines
    if (!line) throw new Error('an order without lines')
    const made = { ...line, name: 'Σφραγίδα', wrappingCents: 300, withdrawable: false }
    const both = emails.orderConfirmation(orderData(language, { lines: [line, made] })).text.replaceAll('\u00a0', ' ')
    for (const words of [wrapping, kept, `${exception}`, language === 'el' ? '«Σφραγίδα»' : '“Σφραγίδα”', days])
      expect(both).toContain(words)
    const alone = emails.orderConfirmation(orderData(language, { lines: [made] })).text.replaceAll('\u00a0', ' ')
    expect(alone).toContain(exception)
    expect(alone).not.toContain(language === 'el' ? '14 ημέρες από την παραλαβή' : '14 days from delivery')
    expect(emails.orderConfirmation(orderData(language)).text).not.toContain(exception)
  },
)

test.each([
  ['el', '= 12,10\u00a0€ · πριν 17,10\u00a0€', 'Σε συσκευασία'],
  ['en', '= €12.10 · before €17.10', 'Gift-wrapped'],
] as const)(
  'in %s, a line has its wrapping and its reduction apart, as the page of the order',
  (language, said, twice) => {
    const [line] = orderData(language).lines
    if (!line) throw new Error('an order without lines')
    const gains = [{ label: 'Offer', cents: 500 }]
    const reduced = { ...line, extension: { wrapping: true as const }, wrappingCents: 300, gains, totalCents: 1510 }
    const { html, text } = emails.orderConfirmation(orderData(language, { lines: [reduced] }))
    expect(text).toContain(said)
    expect(text).not.toContain(twice)
    expect(html.match(/<s>[^<]*17[.,]10[^<]*<\/s>/g)).toHaveLength(1)
    const plain = emails.orderConfirmation(
      orderData(language, { lines: [{ ...reduced, gains: [], totalCents: 2010 }] }),
    )
    expect(plain.html).not.toContain('<s>')
  },
)

test.each([
  ['el', 'δώρο'],
  ['en', 'gift'],
] as const)('in %s, says of what a promotion added that it is a gift', (language, said) => {
  const [line] = orderData(language).lines
  const lines = line ? [{ ...line, gift: true, totalCents: 0 }] : []
  expect(emails.orderConfirmation(orderData(language, { lines })).text).toContain(` · ${said}`)
  expect(emails.orderConfirmation(orderData(language)).text).not.toContain(` · ${said}`)
})

/** An order of gift cards, to be sent on these days. */
function cardsOrder(language: 'el' | 'en', sendOn: (string | undefined)[], changes: Partial<OrderData> = {}) {
  const [line] = orderData(language).lines
  const details = { recipientName: 'Κατερίνα', recipientEmail: 'k@example.gr', design: 'classic' } as const
  const outside = { rate: 0, gross: 2000, net: 2000, vat: 0 }
  return emails.orderConfirmation(
    orderData(language, {
      ...{ shipping: { destination: 'email', where: null, name: 'By e-mail' }, delivery: null, branch: null },
      amounts: { ...amounts(0), adjustments: [], total: 2000, due: 2000, net: 2000, vat: 0, vatGroups: [outside] },
      lines: line ? sendOn.map((day) => ({ ...line, extension: { giftCard: { ...details, sendOn: day } } })) : [],
      ...changes,
    }),
  )
}
const day = '2027-01-06'

test.each([
  ['el', [undefined], {}, 'Κάθε δωροκάρτα στέλνεται με e-mail στον παραλήπτη της αμέσως.'],
  ['en', [undefined], {}, 'Each gift card is e-mailed to its recipient straight away.'],
  ['en', [day], {}, 'Each gift card is e-mailed to its recipient on the day you chose.'],
  ['en', [day, undefined], {}, 'e-mailed to its recipient straight away, or on the day you chose.'],
  ['en', [undefined], { payment: deposit }, 'e-mailed to its recipient as soon as your payment arrives.'],
  ['en', [day], { payment: deposit }, 'on the day you chose, once your payment has arrived.'],
  ['el', [day, undefined], { payment: deposit }, 'μόλις φανεί η κατάθεση, ή την ημέρα που διαλέξατε.'],
] as const)('of gift cards, says when they go (%s, %j, %o)', (language, days, changes, said) => {
  expect(cardsOrder(language, [...days], changes).text.replace(/\s+/g, ' ')).toContain(said)
})

test.each([
  ['el', 'Δωροκάρτες, εκτός ΦΠΑ ώσπου να χρησιμοποιηθούν: 20,00', /Σύνολο με ΦΠΑ|ΦΠΑ 0/],
  ['en', 'Gift cards, outside VAT until they are used: €20.00', /including VAT|VAT 0/],
] as const)('of gift cards, names no rate of VAT, and the buyer on the receipt alone (%s)', (language, said, never) => {
  const text = cardsOrder(language, [undefined]).text.replace(/\s+/g, ' ')
  expect(text).toContain(said)
  expect(text).not.toMatch(never)
  expect(text.match(/Ελένη Παππά/g)).toHaveLength(1)
})

test('of gift cards, names no guarantee of goods', () => {
  expect(cardsOrder('en', [undefined]).text).not.toContain('two years')
})
