// What the receipt and the note for the parcel say.

import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { expect, test } from 'vitest'
import type { PdfFile } from '../../pdf/write-pdf.ts'
import { type PrintedStatement, receiptOf, returnNoteOf } from './withdrawal-text.ts'

const shop = { legalName: 'Στοά ΑΕ', seat: 'Σόλωνος 71, 106 79 Αθήνα', phone: '2100000000', email: 'w@stoa.example' }

const terms: WithdrawalTerms = {
  ...{ refund: 2990, delivery: 290, points: 300, giftCards: 700, money: 1990, paid: true, payment: 'card' },
  ...{ cancels: false, sendsBack: true, sendBackBy: '2026-12-08', refundBy: '2026-12-08' },
}

const statement = (changes: Partial<PrintedStatement> = {}): PrintedStatement => ({
  ...{ code: 'WD-26-317000', language: 'en', statedAt: new Date('2026-11-24T16:42:07Z'), name: 'Ελένη Μάρκου' },
  ...{ email: 'eleni@example.gr', order: 'STO-26-483920', words: null, terms },
  lines: [
    { name: 'Γκιακ', quantity: 2, sentBack: 1 },
    { name: 'Το καπλάνι', quantity: 1, sentBack: 0 },
  ],
  ...changes,
})

const textOf = (file: PdfFile | null): string =>
  (file?.blocks ?? [])
    .map((block) => {
      if (block.kind === 'gap') return ''
      if (block.kind === 'qr') return `[${block.content}]`
      return 'amount' in block ? `${block.text} ${block.amount}` : block.text
    })
    .join('\n')
    .replaceAll('\u00a0', ' ')

test.each([
  ['el', ['Τρίτη 24 Νοεμβρίου 2026, 18:42:07', 'Γκιακ, 2 αντίτυπα', 'ως τις 8 Δεκεμβρίου 2026', '19,90 €', '29,90 €']],
  ['en', ['Tuesday, 24 November 2026, 18:42:07', 'Γκιακ, 2 copies', 'by 8 December 2026', '€19.90', '€29.90']],
] as const)('the receipt has what was stated, by whom and when, what follows, and the law (%s)', (language, said) => {
  const text = textOf(receiptOf(statement({ language }), shop))
  const always = ['WD-26-317000', 'STO-26-483920', 'Ελένη Μάρκου', 'eleni@example.gr', shop.legalName, '2011/83']
  for (const part of [...always, ...said]) expect(text).toContain(part)
})

test('the note names what is sent back alone, where it goes and by when', () => {
  const text = textOf(returnNoteOf(statement(), shop))
  for (const part of ['[WD-26-317000]', 'Γκιακ, 1 copy', shop.seat, 'by 8 December 2026', 'does not cover postage'])
    expect(text).toContain(part)
  expect(text).not.toContain('Το καπλάνι')
})

test('nothing that is not sent back has a note', () => {
  expect(returnNoteOf(statement({ terms: { ...terms, sendsBack: false } }), shop)).toBeNull()
  expect(returnNoteOf(statement({ terms: null }), shop)).toBeNull()
})

test.each([
  [
    'in words, as somebody reads them',
    { terms: null, lines: [], words: 'The book\nof Tuesday.', order: '' },
    'The book of Tuesday.',
  ],
  [
    'of an order that was cancelled',
    { terms: { ...terms, cancels: true, sendsBack: false, paid: false } },
    'none is owed',
  ],
  [
    'of a part that had not left',
    { terms: { ...terms, sendsBack: false } },
    'What the statement is about has been cancelled. Nothing has to be sent back.',
  ],
  [
    'of a held order that was cancelled, in Greek',
    { language: 'el', terms: { ...terms, cancels: true, sendsBack: false, paid: false, held: true } },
    'Το ποσό των 19,90 € που είχε δεσμευτεί για την παραγγελία αποδεσμεύεται και δεν χρεώνεται.',
  ],
  [
    'of an order that is still to be paid',
    { terms: { ...terms, paid: false } },
    '€19.90 is taken off what is to be paid when what you send back has arrived. If it has been paid by then',
  ],
  [
    'of an order that is still to be paid, and of which nothing had left',
    { terms: { ...terms, paid: false, sendsBack: false } },
    '€19.90 is taken off what is to be paid. If it is paid or collected all the same, it is refunded.',
  ],
  [
    'of a gift in an order that is still to be paid, in Greek',
    { language: 'el', terms: { ...terms, paid: false, sendsBack: false, money: 0 } },
    'Το ποσό που μένει να πληρωθεί για την παραγγελία δεν αλλάζει.',
  ],
] as const)('the receipt %s', (_, changes, said) => {
  expect(textOf(receiptOf(statement(changes), shop))).toContain(said)
})
