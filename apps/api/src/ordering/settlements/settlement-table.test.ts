// What is read of providers’ files, and what is named of what cannot be.

import { expect, test } from 'vitest'
import { describeProblems } from './bank-file.ts'
import { ownFormat, settlementFormat, settlementFormats } from './settlement-format.ts'
import { readSettlementFile } from './settlement-table.ts'

const { paypal } = settlementFormats
if (!paypal) throw new Error('the format of PayPal is missing')

const read = (text: string | Buffer, format = ownFormat) => {
  const table = readSettlementFile(Buffer.from(text), format)
  if (!table.ok) throw new Error(table.refusal)
  return { rows: table.value.rows, problems: describeProblems(table.value.problems) }
}

const headings = 'date;kind;reference;gross;fee;net\n'
const sale = '26/11/2026;sale;aaaabbbbccccdddd;1.012,50;10,12;1.002,38\n'

test('the shop’s own form: day, kind and gross are needed, everything else may be missing', () => {
  expect(read(`Account 12345\n\n${headings}${sale}`)).toEqual({
    problems: [],
    rows: [
      {
        ...{
          line: 4,
          identity: expect.stringMatching(/^[0-9a-f]{64} 1$/),
          kind: 'sale',
          reference: 'aaaabbbbccccdddd',
        },
        ...{ transaction: null, original: null, grossCents: 101_250, feeCents: 1012, currency: 'EUR' },
        ...{ settledOn: '2026-11-26', reason: null, respondBy: null, batch: null },
      },
    ],
  })
  const table = readSettlementFile(Buffer.from('day;kind\nx;sale\n'), ownFormat)
  expect(table).toEqual({ ok: false, refusal: 'No line has the headings date, kind, gross.' })
})

test('each line that is wrong is named, and loses no other', () => {
  const wrong = [
    '31/02/2026;sale;;1,00;;',
    '26/11/2026;gift;;1,00;;',
    '26/11/2026;sale;;1.00;;',
    '26/11/2026;sale;;-1,00;;',
    '26/11/2026;sale;;1,00;0,10;1,00',
    '26/11/2026;sale;"broken',
    '26/11/2026;sale',
    `26/11/2026;sale;${'x'.repeat(101)};1,00;;`,
  ].join('\n')
  const { rows, problems } = read(`${headings}${sale}${wrong}\n${sale.replace('aaaa', 'eeee')}26/11/2026;sale;;1,0`)
  expect(rows.map(({ line }) => line)).toEqual([2, 11])
  expect(problems).toEqual([
    'line 3: “31/02/2026” is no day',
    'line 4: the kind “gift” is not known',
    'line 5: “1.00” is no amount',
    'line 6: a sale cannot have this amount',
    'line 7: net is not gross less the fee',
    'line 8: a quotation mark is missing',
    'line 9: there are 2 cells below 6 headings',
    'line 10: a reference is longer than 100 letters',
    'line 12: the file ends within it; if it is whole, end it with a new line',
  ])
})

test('what leaves the shop is negative, whichever sign the file has', () => {
  const rows = ['refund;5,00', 'refund;-5,00', 'chargeback;5,00', 'chargeback_won;5,00', 'payout;5,00', 'fee;0,30']
  const { rows: signed } = read(`date;kind;gross\n${rows.map((row) => `26/11/2026;${row}\n`).join('')}`)
  expect(signed.map(({ grossCents, feeCents }) => [grossCents, feeCents])).toEqual([
    [-500, 0],
    [-500, 0],
    [-500, 0],
    [500, 0],
    [-500, 0],
    [0, 30],
  ])
})

test('Greek of Windows is read where a file is not UTF-8', () => {
  const format = settlementFormat.parse({
    columns: { day: 'Ημερομηνία', kind: 'Κίνηση', gross: 'Ποσό' },
    kinds: { Αγορά: 'sale', Επιστροφή: 'refund' },
  })
  const text = 'Ημερομηνία;Κίνηση;Ποσό\n26/11/2026;Αγορά με κάρτα;12,50\n'
  const windows = Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0)
      return code < 0x80 ? code : code - 0x2d0
    }),
  )
  for (const bytes of [Buffer.from(`\ufeff${text}`), windows])
    expect(read(bytes, format)).toMatchObject({ problems: [], rows: [{ kind: 'sale', grossCents: 1250 }] })
})

test('equal rows of one file are two, and the same two again', () => {
  const [first, second] = [read(headings + sale + sale), read(headings + sale + sale)]
  const identities = first.rows.map(({ identity }) => identity)
  expect(new Set(identities).size).toBe(2)
  expect(second.rows.map(({ identity }) => identity)).toEqual(identities)
})

const paypalFile = `"RH",2026/11/27 02:44:19 -0700,"A","M",009,
"FH",01
"SH",2026/11/26 00:00:00 -0700,2026/11/26 23:59:59 -0700,"M",""
"CH","Transaction ID","Invoice ID","PayPal Reference ID","PayPal Reference ID Type","Transaction Event Code","Transaction Initiation Date","Transaction Completion Date","Transaction Debit or Credit","Gross Transaction Amount","Gross Transaction Currency","Fee Debit or Credit","Fee Amount","Fee Currency","Custom Field","Consumer ID"
"SB","5AB","STO-1","8OR","ODR","T0006",2026/11/26 00:01:17 -0700,2026/11/26 00:01:17 -0700,"CR",3000,"EUR","DR",139,"EUR","ref0ref0ref0ref0","C"
"SB","6AB","","5AB","TXN","T1107",2026/11/26 00:01:17 -0700,2026/11/26 00:01:17 -0700,"DR",1000,"EUR","CR",30,"EUR","key","C"
"SB","7AB","","5AB","TXN","T1201",2026/11/26 00:01:17 -0700,2026/11/26 00:01:17 -0700,"DR",2000,"EUR","",,"","",""
"SB","8AB","","5AB","TXN","T1201",2026/11/26 00:01:17 -0700,2026/11/26 00:01:17 -0700,"CR",2000,"EUR","",,"","",""
"SB","9AB","","7AB","TXN","T0106",2026/11/26 00:01:17 -0700,2026/11/26 00:01:17 -0700,"DR",1600,"EUR","",,"","",""
"SB","10B","","","","T0400",2026/11/26 00:01:17 -0700,2026/11/26 00:01:17 -0700,"DR",5000,"EUR","",,"","",""
"SB","11B","","","","T1503",2026/11/26 00:01:17 -0700,2026/11/26 00:01:17 -0700,"DR",100,"EUR","",,"","",""
"SF","EUR",0,0
"FF",7
`

test('PayPal’s settlement report, with its sections and unsigned cents', () => {
  const { rows, problems } = read(paypalFile, paypal)
  expect(problems).toEqual([])
  expect(rows.map(({ identity, kind, grossCents, feeCents }) => [identity, kind, grossCents, feeCents])).toEqual([
    ['row 5AB', 'sale', 3000, 139],
    ['row 6AB', 'refund', -1000, -30],
    ['row 7AB', 'chargeback', -2000, 0],
    ['row 8AB', 'chargeback_won', 2000, 0],
    ['row 9AB', 'fee', 0, 1600],
    ['row 10B', 'payout', -5000, 0],
    ['row 11B', 'other', -100, 0],
  ])
  expect(rows[0]).toMatchObject({ reference: 'ref0ref0ref0ref0', transaction: '5AB', settledOn: '2026-11-26' })
  expect(rows[1]).toMatchObject({ transaction: '6AB', original: '5AB' })
})

test('the payout that a row is in is what its column says, otherwise its day where the bank pays out by the day', () => {
  const table = 'date;kind;gross;batch\n26/11/2026;sale;5,00;P1\n27/11/2026;payout;5,00;\n'
  const batches = (format = ownFormat) => read(table, format).rows.map(({ batch }) => batch)
  expect(batches()).toEqual(['P1', null])
  expect(batches({ ...ownFormat, payouts: 'day' })).toEqual(['P1', '2026-11-27'])
})

test('a long reason is not cut within a character', () => {
  const reason = `${'x'.repeat(299)}👍🏽 and more`
  const { rows } = read(`date;kind;gross;reason\n26/11/2026;chargeback;5,00;${reason}\n`)
  expect(rows.map((row) => row.reason)).toEqual(['x'.repeat(299)])
})
