// The vectors of Cardlink's documentation, of a published client and of the bank's rule.

import { expect, test } from 'vitest'
import { paymentRequest } from '../../test/bank-visit.ts'
import { cardlinkDigest } from './cardlink-digest.ts'
import { cardlinkForm, readCardlinkForm } from './cardlink-form.ts'
import { cardlinkMessage } from './cardlink-xml.ts'

const demo = 'https://euro.test.modirum.com/vpostestsv4/shops/shopdemo.jsp?cmd='
const merchant = { mid: '0000000001', secret: 'SANDBOXSECRET', captures: 'at_once' } as const

test.each([
  [
    'Xw19+XA5lQXbzEHvvFYe1Zrm7N+rvpdIvzuIyM9HY3Q=',
    [
      '2',
      '0101119349',
      'en',
      '0',
      'O170911143656',
      'Test order some items',
      '0.12',
      'EUR',
      'cardlink@cardlink.gr',
    ].concat(['6900000000', 'GR', 'UK', 'visa', `${demo}confirm`, `${demo}cancel`]),
  ],
  [
    'rI8zdYSJnNIRxsVtfVvbO3pUoR1+1PZR4ohnAkzhVTE=',
    [
      '2',
      '0020893996',
      'el',
      '0',
      'O200623145349',
      'Test',
      '1',
      'EUR',
      'demo@modirum.com',
      'GR',
      'ATH',
      '118 52',
    ].concat(['Αθήνα', 'Μαρίνου Αντύπα', `${demo}confirm`, `${demo}cancel`]),
  ],
])('%s', (digest, values) => {
  expect(cardlinkDigest(values, 'Cardlink1')).toBe(digest)
})

test('the digest of a payment in six instalments', () => {
  const values = ['2', '0000000001', 'el', '0', 'A1000x0001', 'Παραγγελία 1000', '36.50', 'EUR', 'reader@example.gr']
    .concat(['+306900000000', 'GR', '10557', 'Αθήνα', 'Ερμού 1', '1', '0', '6'])
    .concat([
      'https://shop.example.gr/payment/alpha/success',
      'https://shop.example.gr/payment/alpha/cancel',
      'attempt-1',
    ])
  expect(cardlinkDigest(values, 'SANDBOXSECRET')).toBe('GplEP7PnP2e7p2z563Fw2FyIftlf1WmyjI76Wnu9Ac0=')
})

test('a call is signed in its canonical form', () => {
  const content =
    '<StatusRequest><Authentication><Mid>0000000001</Mid></Authentication><TransactionInfo><OrderId>A1000x0001</OrderId></TransactionInfo></StatusRequest>'
  const when = { secret: 'SANDBOXSECRET', at: 1_700_000_000_000, time: '2026-01-15T10:00:00.000+02:00' }
  expect(cardlinkMessage(content, when)).toContain('<Digest>YIh3Kzx7bg+GRGifqhva9n1VZ4CzsyyXXCYNRcn5R38=</Digest>')
})

test('the form has its fields in the order of the table, the digest last', () => {
  const names = (changes: Parameters<typeof paymentRequest>[1]) =>
    cardlinkForm(paymentRequest('https://shop.example', changes), merchant).map(([name]) => name)
  const head = ['version', 'mid', 'lang', 'deviceCategory', 'orderid', 'orderDesc', 'orderAmount', 'currency']
  const buyer = ['payerEmail', 'payerPhone', 'billCountry', 'billZip', 'billCity', 'billAddress']
  const parcel = ['shipCountry', 'shipZip', 'shipCity', 'shipAddress']
  const end = ['confirmUrl', 'cancelUrl', 'digest']
  expect(names({})).toEqual([...head, ...buyer, ...parcel, 'trType', ...end])
  expect(names({ instalments: 6 })).toEqual([
    ...[...head, ...buyer, ...parcel, 'trType', 'extInstallmentoffset', 'extInstallmentperiod'],
    ...end,
  ])
  expect(names({ kind: 'iris', instalments: 6 })).toEqual([...head, ...buyer, 'payMethod', ...end])
})

const reference = 'a'.repeat(32)
const answer = (changes: Record<string, string> = {}, secret: string = merchant.secret) => {
  const fields = {
    ...{
      version: '2',
      mid: merchant.mid,
      orderid: reference,
      status: 'CAPTURED',
      orderAmount: '36.50',
      currency: 'EUR',
    },
    ...{ paymentTotal: '36.50', message: 'OK, 00 - Approved', riskScore: '0', payMethod: 'visa', txId: '90000000001' },
    ...{ paymentRef: '123456', ...changes },
  }
  return new URLSearchParams({ ...fields, digest: cardlinkDigest(Object.values(fields), secret) })
}

test.each([
  [
    'LlPRpS8c/GbnxaD9pPuglmG5VOEkJlvPGguzWKG3wwM=',
    'CAPTURED',
    { message: 'OK, 00 - Approved', riskScore: '0', payMethod: 'visa', txId: '90000000001', paymentRef: '123456' },
  ],
  [
    'Nnov1XcTJKbNAeZEBhLWAKd+wwfZvMFzjGVVL9Y3RQY=',
    'CANCELED',
    { message: 'Failed, user canceled', riskScore: '', payMethod: '', txId: '90000000002', paymentRef: '' },
  ],
])('the digest of an answer: %s', (digest, status, changes) => {
  expect(answer({ orderid: 'A1000x0001', status, ...changes }).get('digest')).toBe(digest)
})

test.each([
  ['CAPTURED', { result: 'captured', amountCents: 3650, currency: 'EUR', transaction: reference }],
  ['AUTHORIZED', { result: 'authorised', amountCents: 3650, currency: 'EUR', transaction: reference }],
  ['CANCELED', { result: 'cancelled' }],
  ['REFUSEDRISK', { result: 'refused' }],
  ['PROCESSING', { result: 'undecided' }],
  ['EXECWAIT-TIMEDOUT', { result: 'expired' }],
])('%s is read', (status, state) => {
  expect(readCardlinkForm(answer({ status }), merchant)).toEqual({ reference, ...state })
})

test.each([...answer().keys()])('an answer whose %s was altered is not read', (name) => {
  const form = answer()
  form.set(name, `${form.get(name)}1`)
  expect(readCardlinkForm(form, merchant)).toBeNull()
})

test.each([
  ['of another merchant', answer({ mid: '0000000002' })],
  ['with another secret', answer({}, 'OLDSECRET')],
  ['with part of the amount in the currency', answer({ orderAmount: '36.5', currency: '0EUR' })],
  ['with a status that nobody knows', answer({ status: 'DONE' })],
])('a signed answer %s is not read', (_, form) => {
  expect(readCardlinkForm(form, merchant)).toBeNull()
})

test('a number that a buyer has cut under the same digest names nothing', () => {
  const [whole, cut] = [answer(), answer()]
  cut.set('txId', '9000000000')
  cut.set('paymentRef', '1123456')
  expect(readCardlinkForm(cut, merchant)).toEqual(readCardlinkForm(whole, merchant))
})

test('an answer with a field twice is not read, and one with the fields of the loyalty programme is', () => {
  const twice = answer()
  twice.append('status', 'CAPTURED')
  expect(readCardlinkForm(twice, merchant)).toBeNull()
  const bonus = answer()
  bonus.append('xlsbonusstatus', 'CAPTURED')
  expect(readCardlinkForm(bonus, merchant)).toMatchObject({ result: 'captured' })
})

test('an answer with a name that is not in the table is read as it was posted and signed', () => {
  expect(readCardlinkForm(answer({ extNew: 'yes' }), merchant)).toMatchObject({ result: 'captured' })
})

test('the form that leads to the bank is no answer, whatever its values are called', () => {
  const { buyer } = paymentRequest('https://shop.example')
  const billing = { street: 'Ερμού 1', city: 'CAPTURED', postalCode: '11141', countryCode: 'GR' }
  const request = paymentRequest('https://shop.example', { reference, buyer: { ...buyer, billing } })
  const answerNames: Record<string, string> = { billCity: 'status', billZip: 'txId' }
  const forged = new URLSearchParams(
    cardlinkForm(request, merchant).map(([name, value]) => [answerNames[name] ?? name, value]),
  )
  expect(readCardlinkForm(forged, merchant)).toBeNull()
})
