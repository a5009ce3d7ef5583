import { expect, test } from 'vitest'
import { paymentRequest } from '../../test/bank-visit.ts'
import { followUpRequest, isRefusedReturn, readFollowUp, readTicket, ticketRequest } from './winbank-messages.ts'

const account = { merchantId: '1', posId: '2', acquirerId: '14', user: 'u', password: 'secret' }
const request = paymentRequest('https://shop.example', { reference: 'ref', instalments: 6 })
const attempt = {
  reference: 'ref',
  amountCents: 1234,
  currency: 'EUR',
  providerReference: 't',
  transaction: null,
  isAwaited: true,
}

test('a ticket is asked for in the order of the schema, with the password’s MD5', () => {
  const xml = ticketRequest(account, request)
  const names = [...xml.matchAll(/<(\w+)>[^<]/g)].map(([, name]) => name)
  expect(names).toEqual([
    ...[
      'Username',
      'Password',
      'MerchantId',
      'PosId',
      'AcquirerId',
      'MerchantReference',
      'RequestType',
      'ExpirePreauth',
    ],
    ...['Amount', 'CurrencyCode', 'Installments', 'Bnpl', 'Parameters'],
    ...['BillAddrCity', 'BillAddrCountry', 'BillAddrLine1', 'BillAddrPostCode'],
    ...['ShipAddrCity', 'ShipAddrCountry', 'ShipAddrLine1', 'ShipAddrPostCode'],
    ...['CardholderName', 'Email', 'MobilePhone'],
  ])
  expect(xml).toContain('<Password>5ebe2294ecd0e0f08eab7690d2a6ee69</Password>')
  expect(xml).toContain('<Amount>12.34</Amount><CurrencyCode>978</CurrencyCode><Installments>6</Installments>')
  expect(xml).toContain('<CardholderName>Eleni Markou</CardholderName>')
  expect(xml).toContain('<MobilePhone>30-6912345678</MobilePhone>')
  expect(xml.match(/xsi:nil="true"/g)).toHaveLength(12)
})

test('what a buyer typed stays text', () => {
  const buyer = { ...request.buyer, email: 'a&<b>@example.gr', phone: '1', firstName: '', lastName: '' }
  const xml = ticketRequest(account, { ...request, buyer })
  expect(xml).toContain('<Email>a&amp;&lt;b&gt;@example.gr</Email>')
  expect(xml).not.toMatch(/MobilePhone|CardholderName/)
})

const ticketAnswer = (fields: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><IssueNewTicketResponse xmlns="x"><IssueNewTicketResult>${fields}</IssueNewTicketResult></IssueNewTicketResponse></s:Body></s:Envelope>`

test('a ticket, or the bank’s code', () => {
  expect(readTicket(ticketAnswer('<ResultCode>0</ResultCode><TranTicket>abc</TranTicket>'))).toEqual({ ticket: 'abc' })
  expect(readTicket(ticketAnswer('<ResultCode>100</ResultCode>'))).toEqual({ resultCode: '100' })
  expect(() => readTicket(ticketAnswer('<ResultCode>0</ResultCode>'))).toThrow('answer_unreadable')
  expect(() => readTicket(ticketAnswer(''))).toThrow('answer_unreadable')
})

test('a payment is asked about under our reference', () => {
  const xml = followUpRequest(account, 'ref')
  expect(xml).toContain('<RequestType>FOLLOW_UP</RequestType>')
  expect(xml).toContain('<AcquirerID>GR014</AcquirerID><MerchantID>1</MerchantID><PosID>2</PosID>')
  expect(xml).toContain('<MerchantReference>ref</MerchantReference>')
})

const told = (resultCode: string, info: string, merchant = '1') =>
  `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><ProcessTransactionResponse xmlns="x"><TransactionResponse><Header><MerchantInfo><MerchantID>${merchant}</MerchantID><PosID>2</PosID></MerchantInfo><ResultCode>${resultCode}</ResultCode></Header><Body><TransactionInfo>${info}</TransactionInfo></Body></TransactionResponse></ProcessTransactionResponse></s:Body></s:Envelope>`
const info = (status: string, response: string, reference = 'ref') =>
  `<StatusFlag>${status}</StatusFlag><ResponseCode>${response}</ResponseCode><TransactionID>9</TransactionID><MerchantReference>${reference}</MerchantReference>`
const captured = { result: 'captured', amountCents: 1234, currency: 'EUR', transaction: '9' }

test.each<[string, string, string, object]>([
  ...['00', '08', '10', '11', '16'].map((code): [string, string, string, object] => ['0', 'Success', code, captured]),
  ['0', 'Success', '51', { result: 'undecided' }],
  ['0', 'Failure', '12', { result: 'refused' }],
  ['0', 'Failure', '05', { result: 'refused' }],
  ['0', 'Failure', '09', { result: 'undecided' }],
  ['0', 'Pending', '', { result: 'undecided' }],
  ['1045', 'Failure', '12', { result: 'undecided' }],
  ['500', 'Failure', '', { result: 'undecided' }],
])('the bank says %s, %s %s', (resultCode, status, response, state) => {
  expect(readFollowUp(told(resultCode, info(status, response)), account, attempt)).toEqual({ resultCode, state })
})

test.each([
  ['1010', { result: 'undecided' }],
  ['1006', null],
])('the bank knows no transaction, and says %s', (resultCode, state) => {
  expect(readFollowUp(told(resultCode, ''), account, attempt).state).toEqual(state)
})

test.each<[string, string[], object]>([
  ['a declined card, and one that was taken', [info('Failure', '12'), info('Success', '00')], captured],
  ['a card that was taken, and a declined one', [info('Success', '00'), info('Failure', '12')], captured],
  ['a declined card, and IRIS under way', [info('Failure', '12'), info('Pending', '')], { result: 'undecided' }],
  ['two declined cards', [info('Failure', '12'), info('Failure', '05')], { result: 'refused' }],
])('of several tries: %s', (_, infos, state) => {
  const text = told('0', infos.join('</TransactionInfo><TransactionInfo>'))
  expect(readFollowUp(text, account, attempt).state).toEqual(state)
})

test('of several tries none may be another payment’s', () => {
  const text = told(
    '0',
    [info('Failure', '12'), info('Success', '00', 'other')].join('</TransactionInfo><TransactionInfo>'),
  )
  expect(() => readFollowUp(text, account, attempt)).toThrow('answer_unreadable')
})

test('what is about another payment, or another shop, is no answer', () => {
  expect(() => readFollowUp(told('0', info('Success', '00', 'other')), account, attempt)).toThrow('answer_unreadable')
  expect(() => readFollowUp(told('0', info('Success', '00'), '3'), account, attempt)).toThrow('answer_unreadable')
})

test.each([
  [{ StatusFlag: 'Failure', ResponseCode: '12', ResultCode: '0' }, true],
  [{ StatusFlag: 'Failure', ResponseCode: '09', ResultCode: '0' }, false],
  [{ StatusFlag: 'Failure', ResponseCode: '', ResultCode: '1048' }, false],
  [{ StatusFlag: 'Failure', ResponseCode: '', ResultCode: '500' }, false],
  [{ StatusFlag: 'Pending', ResponseCode: '', ResultCode: '0' }, false],
  [{ StatusFlag: 'Success', ResponseCode: '00', ResultCode: '0' }, false],
])('a return with %o is a refusal: %s', (fields, isRefusal) => {
  expect(isRefusedReturn(new URLSearchParams(fields))).toBe(isRefusal)
})
