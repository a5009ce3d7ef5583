// Cardlink's redirect, version 2: the form with which a browser opens the bank's page, and the one with which it comes back.

import type { KnownAttempt, PaymentAddress, PaymentReport, PaymentRequest, PaymentState } from '../ports/payment.ts'
import type { CaptureTime } from './capture-time.ts'
import { cardlinkDigest, isCardlinkDigest } from './cardlink-digest.ts'
import { decimal } from './carrier-call.ts'

export interface CardlinkMerchant {
  mid: string
  secret: string
  /** Whether the bank captures the amount at once, or holds it: until the shop captures it by a call, or until the goods leave. */
  captures: CaptureTime
}

type Field = readonly [name: string, value: string]

const addressFields = (prefix: 'bill' | 'ship', address: PaymentAddress | null): Field[] =>
  address
    ? [
        [`${prefix}Country`, address.countryCode],
        [`${prefix}Zip`, address.postalCode],
        [`${prefix}City`, address.city],
        [`${prefix}Address`, address.street],
      ]
    : []

/** Both or neither. */
const instalmentFields = (instalments: number): Field[] =>
  instalments > 1
    ? [
        ['extInstallmentoffset', '0'],
        ['extInstallmentperiod', String(instalments)],
      ]
    : []

/** What is paid in instalments is not held first. IRIS knows neither, and no parcel. */
const cardFields = ({ buyer, instalments }: PaymentRequest, captures: CardlinkMerchant['captures']): Field[] => [
  ...addressFields('ship', buyer.shipping),
  ['trType', captures === 'at_once' || instalments > 1 ? '1' : '2'],
  ...instalmentFields(instalments),
]

/** In the order of Cardlink's table, which the digest depends on; what is empty is left out. */
export function cardlinkForm(request: PaymentRequest, { mid, secret, captures }: CardlinkMerchant): Field[] {
  const { buyer } = request
  const isIris = request.kind === 'iris'
  const fields: Field[] = [
    ['version', '2'],
    ['mid', mid],
    ['lang', request.language],
    ['deviceCategory', '0'],
    ['orderid', request.reference],
    ['orderDesc', request.orderCode],
    ['orderAmount', decimal(request.amountCents)],
    ['currency', request.currency],
    ['payerEmail', buyer.email],
    ['payerPhone', buyer.phone],
    ...addressFields('bill', buyer.billing),
    ...(isIris ? [['payMethod', 'IRIS'] as const] : cardFields(request, captures)),
    ['confirmUrl', request.successUrl],
    ['cancelUrl', request.cancelUrl],
  ]
  const filled = fields.filter(([, value]) => value !== '')
  const digest = cardlinkDigest(
    filled.map(([, value]) => value),
    secret,
  )
  return [...filled, ['digest', digest]]
}

const responseNames = [
  ...([
    'version',
    'mid',
    'orderid',
    'status',
    'orderAmount',
    'currency',
    'paymentTotal',
    'message',
    'riskScore',
  ] as const),
  ...(['payMethod', 'txId', 'paymentRef', 'extToken', 'extTokenPanEnd', 'extTokenExp'] as const),
]

/** Not covered by the digest: the button, the character set, and the loyalty programme, which has a digest of its own. */
const isUnsigned = (name: string): boolean =>
  name === 'digest' || name === '_charset_' || name === 'submitButton' || name.startsWith('xlsbonus')

/** What is paid stands first: only behind it may a bank post names that are not in the table. */
const headNames = responseNames.slice(0, 6)

/**
 * Banks sign in the order of the table; a name that is not in it is signed where it was posted. A buyer who may choose the order
 * could make an answer of the signed form that leads to the bank, in which the name of a city becomes the status.
 */
function isSigned(form: URLSearchParams, secret: string): boolean {
  const given = form.get('digest') ?? ''
  const inTable = responseNames.map((name) => form.get(name) ?? '')
  if (isCardlinkDigest(given, inTable, secret)) return true
  const posted = [...form].filter(([name]) => !isUnsigned(name))
  const hasHead = headNames.every((name, place) => posted[place]?.[0] === name)
  return (
    hasHead &&
    isCardlinkDigest(
      given,
      posted.map(([, value]) => value),
      secret,
    )
  )
}

const results: Readonly<Record<string, PaymentState['result']>> = {
  CAPTURED: 'captured',
  CAPTUREDPARTIALLY: 'captured',
  AUTHORIZED: 'authorised',
  CANCELED: 'cancelled',
  REFUSED: 'refused',
  REFUSEDRISK: 'refused',
  ERROR: 'refused',
  PROCESSING: 'undecided',
  EXECWAIT: 'undecided',
  PREPROCESS: 'undecided',
  INWALLET: 'undecided',
  'PREPROCESS-TIMEDOUT': 'expired',
  'EXECWAIT-TIMEDOUT': 'expired',
}

export interface CardlinkOutcome {
  status: string
  orderAmount: string
  currency: string
  /** Ours. */
  orderId: string
}

/**
 * Values are signed without anything between them: each has to look as it must, or part of it could be its neighbour's. The bank's
 * own number of what it did cannot be told from the number behind it, so that a buyer could cut it. Ours names it as well: the bank
 * takes an order once.
 */
export function cardlinkState({ status, orderAmount, currency, orderId }: CardlinkOutcome): PaymentState | null {
  const result = results[status]
  if (result === undefined) return null
  if (result !== 'captured' && result !== 'authorised') return { result }
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(orderAmount) || !/^[A-Z]{3}$/.test(currency)) return null
  return { result, amountCents: Math.round(Number(orderAmount) * 100), currency, transaction: orderId }
}

/** Null for what the bank did not sign with our secret, for us. */
export function readCardlinkForm(form: URLSearchParams, { mid, secret }: CardlinkMerchant): PaymentReport | null {
  const field = (name: (typeof responseNames)[number]) => form.get(name) ?? ''
  const reference = field('orderid')
  const names = new Set(form.keys())
  // a name that stands twice could be read as either
  if (names.size !== form.size || !isSigned(form, secret)) return null
  if (field('version') !== '2' || field('mid') !== mid || !/^[\da-f]{32}$/.test(reference)) return null
  const state = cardlinkState({
    ...{ status: field('status'), orderAmount: field('orderAmount') },
    ...{ currency: field('currency'), orderId: reference },
  })
  return state && { reference, ...state }
}

export const orderInfo = ({ reference, currency }: KnownAttempt, cents: number): string =>
  `<OrderInfo><OrderId>${reference}</OrderId><OrderAmount>${decimal(cents)}</OrderAmount><Currency>${currency}</Currency></OrderInfo>`
