import { expect, test } from 'vitest'
import { deposit, orderData } from '../test/order-data.ts'
import { emails } from './emails.ts'

const textOf = (...args: Parameters<typeof orderData>) =>
  emails.unpaidOrder(orderData(...args)).text.replaceAll('\u00a0', ' ')

test.each([
  [
    'el',
    'Η πληρωμή των 21,90 € για την παραγγελία STO-26-000001 δεν ολοκληρώθηκε',
    'Δεν χρεωθήκατε',
    'θα σας επιστραφεί',
  ],
  [
    'en',
    'The payment of €21.90 for order STO-26-000001 wasn’t completed',
    'Nothing has been charged',
    'we’ll refund it',
  ],
] as const)('an order that a card did not pay: no transfer is spoken of (%s)', (language, ...said) => {
  const text = textOf(language)
  for (const sentence of said) expect(text).toContain(sentence)
  expect(text).not.toMatch(/κατάθεσ|κατέθ|transfer|deposit|31/)
})

test.each([
  ['el', 'περιμέναμε κατάθεση 21,90 € ως τις 31 Δεκεμβρίου'],
  ['en', 'expecting a payment of €21.90 for order STO-26-000001 by 31 December'],
] as const)('an order whose deposit did not come: until when it was awaited (%s)', (language, said) => {
  const text = textOf(language, { payment: deposit })
  expect(text).toContain(said)
  expect(text).not.toMatch(/Δεν χρεωθήκατε|Nothing has been charged/)
})
