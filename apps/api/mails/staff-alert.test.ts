import { paymentAlerts } from '@stoa/domain/ordering/payment/alert-kinds'
import { exceptionKinds } from '@stoa/domain/ordering/settlements/match-settlement'
import { expect, test } from 'vitest'
import { sampleShop } from '../test/order-data.ts'
import { emails } from './emails.ts'

const sentence = (text: string) => text.replaceAll(/\s+/g, ' ')

const payment = { code: 'STO-26-000001', provider: 'alpha', reference: 'f00d', cents: 2190, currency: 'EUR' } as const

test.each(paymentAlerts)('%s: what happened to which payment and what to do, in Greek and then in English', (kind) => {
  const alert = { kind, ...payment, lastDay: '2026-12-01' }
  const { subject, text, html } = emails.staffAlert({ alert, shop: sampleShop })
  expect(subject).toMatch(/^\p{Script=Greek}.*: STO-26-000001$/u)
  expect(subject.length).toBeLessThanOrEqual(50)
  const said = sentence(text)
  expect(said).toMatch(/Παραγγελία STO-26-000001, πάροχος alpha, πληρωμή f00d\..*Order STO-26-000001, provider alpha/)
  expect(said).toContain('21,90 €')
  expect(said).toContain('€21.90')
  expect(html).toMatch(/<div lang="en">.*Order STO-26-000001/s)
})

test.each([
  ['hold_ends', '2026-12-01', 'ως τις 1 Δεκεμβρίου 2026', 'until 1 December 2026'],
  ['chargeback_opened', '2026-12-01', 'Προθεσμία απάντησης: 1 Δεκεμβρίου 2026.', 'Last day for an answer'],
  ['chargeback_opened', null, 'της παραγγελίας STO-26-000001. Απαντήστε', 'of order STO-26-000001 back. Answer'],
] as const)('%s says until when, where that is known (%s)', (kind, lastDay, ...said) => {
  const { text } = emails.staffAlert({ alert: { kind, ...payment, lastDay }, shop: sampleShop })
  for (const words of said) expect(sentence(text)).toContain(words)
})

test('another currency is not taken for euros', () => {
  const alert = { kind: 'captured_again', ...payment, currency: 'USD', lastDay: null } as const
  expect(sentence(emails.staffAlert({ alert, shop: sampleShop }).text)).toContain('21.90 USD')
})

test('exceptions are told together, with how many there are of each', () => {
  const found = exceptionKinds.map((kind, index) => ({ provider: 'alpha', kind, count: index + 1 }))
  const { subject, text } = emails.staffAlert({ alert: { kind: 'exceptions', found, first: [] }, shop: sampleShop })
  const sum = found.reduce((total, { count }) => total + count, 0)
  expect(subject).toBe(`${sum} διαφορές στις εκκαθαρίσεις`)
  const said = ['alpha, εκκαθαρίστηκε και δεν έχει πληρωθεί εδώ: 2', 'alpha, settled and not paid here: 2']
  for (const words of said) expect(sentence(text)).toContain(words)
  expect(text.match(/^.*alpha, .*: \d+$/gm)).toHaveLength(2 * exceptionKinds.length)
})

test('of many exceptions the first are named with number, amount and order, and how many more there are', () => {
  const found = [{ provider: 'alpha', kind: 'unknown', count: 412 }] as const
  const first = [
    { id: 7, provider: 'alpha', kind: 'unknown', subject: 'X1', cents: 2190, currency: 'EUR' },
    { id: 8, provider: 'alpha', kind: 'unknown', subject: '', cents: 500, currency: 'USD' },
  ] as const
  const said = sentence(emails.staffAlert({ alert: { kind: 'exceptions', found, first }, shop: sampleShop }).text)
  expect(said).toMatch(
    /Αρ\. 7: alpha, πληρωμή που δεν βρίσκεται εδώ, 21,90 € \(X1\).*Αρ\. 8: .*5\.00 USD.*και ακόμη 410/,
  )
  expect(said).toMatch(/No\. 7: alpha, a payment that isn’t known here, €21\.90 \(X1\).*No\. 8: .*and 410 more/)
})

test('alerts that nobody was told of are a list with days, and a count of what is not in it', () => {
  const latest = [
    { kind: 'hold_ends', day: '2026-12-01', code: 'STO-26-000001' },
    { kind: 'exceptions', day: '2026-11-30', code: '' },
  ] as const
  const { subject, text } = emails.staffAlert({ alert: { kind: 'missed', count: 3, latest }, shop: sampleShop })
  expect(subject).toBe('3 ειδοποιήσεις που δεν στάλθηκαν')
  const said = sentence(text)
  expect(said).toMatch(
    /1 Δεκεμβρίου 2026, Λήγει η δέσμευση ποσού: STO-26-000001.*30 Νοεμβρίου 2026, Διαφορές στις εκκαθαρίσεις.*και ακόμη 1/,
  )
  expect(said).toMatch(/1 December 2026, A hold is about to end: STO-26-000001.*and 1 more/)
})
