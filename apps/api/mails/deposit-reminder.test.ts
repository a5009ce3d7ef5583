import { expect, test } from 'vitest'
import { deposit, orderData } from '../test/order-data.ts'
import { emails } from './emails.ts'

test.each([
  ['el', 'κατάθεση για την παραγγελία STO-26-000001 ως τις 31 Δεκεμβρίου 2026', 'σε έναν από τους λογαριασμούς'],
  ['en', 'payment for order STO-26-000001 is due by 31 December 2026', 'to one of the accounts below'],
] as const)('the reminder of a deposit says how much, by when and where to (%s)', (language, subject, accounts) => {
  const email = emails.depositReminder(orderData(language, { payment: deposit }))
  expect(email.subject.replaceAll('\u00a0', ' ')).toContain(subject)
  const text = email.text.replaceAll('\u00a0', ' ')
  const amount = { el: '21,90 €', en: '€21.90' }[language]
  for (const said of [accounts, amount, 'STO-26-000001', 'GR16 0110 1250 0000 0001 2300 695', 'GR51 0171'])
    expect(text).toContain(said)
  const site = { el: 'https://stoa.example', en: 'https://stoa.example/en' }[language]
  expect(email.html).toContain(`href="${site}/track-order/0f8fad5b-d9cb-469f-a165-70867728950e"`)
})

test('it does not ask for a second payment, and threatens with nothing', () => {
  const { text } = emails.depositReminder(orderData('en', { payment: deposit }))
  for (const said of [
    'If you have already paid, there’s nothing more to do',
    'you’ll owe nothing',
    'cancel it on its page',
  ])
    expect(text).toContain(said)
})
