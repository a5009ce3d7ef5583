// What winbank's Paycenter is asked and answers, as pure functions: the ticket of a payment, and what became of it.

import type { Language } from '@stoa/domain/language'
import { transliterate } from '@stoa/domain/transliterate'
import { OutsideError } from '../ports/outside-service.ts'
import type { KnownAttempt, PaymentAddress, PaymentBuyer, PaymentRequest, PaymentState } from '../ports/payment.ts'
import { decimal } from './carrier-call.ts'
import { childrenOf, escapeXml, findNode, findText, readXml, type XmlNode } from './read-xml.ts'
import { hashedPassword, type WinbankTerminal } from './winbank-hash.ts'

/** A terminal of the shop at the bank, and its user there. */
export interface WinbankAccount extends WinbankTerminal {
  merchantId: string
  user: string
  password: string
}

const currencyNumbers: Readonly<Record<string, string>> = { EUR: '978' }
const locales: Record<Language, string> = { el: 'el-GR', en: 'en-US' }

const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>${body}</soap:Body></soap:Envelope>`

type Field = readonly [name: string, value: string]
const elements = (fields: readonly Field[]): string =>
  fields.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('')

/** Hints for the issuer of a card that the shop does not give. The schema wants them named. */
const untold = [
  'RecurringInd',
  'RecurFreq',
  'AddressMatch',
  'DeliveryTimeframe',
  'ReorderItemsInd',
  'PreOrderPurchaseInd',
  'AuthMethod',
  'AccountAgeInd',
  'AccountChangeInd',
  'AccountPwdChangeInd',
  'ShipAddressUsageInd',
  'SuspiciousAccActivity',
]

/** Asks for the ticket of a payment: the amount is bound to it. In the order of the schema. */
export function ticketRequest(terminal: WinbankAccount, request: PaymentRequest): string {
  const { merchantId, posId, acquirerId, user, password } = terminal
  const fields: Field[] = [
    ['Username', user],
    ['Password', hashedPassword(password)],
    ['MerchantId', merchantId],
    ['PosId', posId],
    ['AcquirerId', acquirerId],
    ['MerchantReference', request.reference],
    ['RequestType', '02'],
    ['ExpirePreauth', '0'],
    ['Amount', decimal(request.amountCents)],
    ['CurrencyCode', currencyNumbers[request.currency] ?? ''],
    ['Installments', String(request.instalments)],
    ['Bnpl', '0'],
    ['Parameters', request.reference],
    ...addressFields('BillAddr', request.buyer.billing),
    ...addressFields('ShipAddr', request.buyer.shipping),
    ...buyerFields(request.buyer),
  ]
  const nil = untold.map((name) => `<${name} xsi:nil="true"/>`).join('')
  return envelope(
    `<IssueNewTicket xmlns="http://piraeusbank.gr/paycenter/redirection"><Request>${elements(fields)}${nil}</Request></IssueNewTicket>`,
  )
}

/** ISO 3166-1 numbers of the countries that the bank’s terminals take addresses of by number. */
const countryNumbers: Readonly<Record<string, string>> = { GR: '300', CY: '196' }

function addressFields(prefix: string, address: PaymentAddress | null): Field[] {
  const country = address ? countryNumbers[address.countryCode] : undefined
  if (!address || !country) return []
  return [
    [`${prefix}City`, address.city.slice(0, 50)],
    [`${prefix}Country`, country],
    [`${prefix}Line1`, address.street.slice(0, 50)],
    [`${prefix}PostCode`, address.postalCode.slice(0, 16)],
  ]
}

function buyerFields({ firstName, lastName, email, phone }: PaymentBuyer): Field[] {
  const name = transliterate(`${firstName} ${lastName}`)
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .slice(0, 45)
  const [, mobile] = /^(?:\+30|0030)?(69\d{8})$/.exec(phone.replaceAll(' ', '')) ?? []
  const fields: Field[] = [['Email', email.slice(0, 254)]]
  if (name.length >= 2) fields.unshift(['CardholderName', name])
  if (mobile) fields.push(['MobilePhone', `30-${mobile}`])
  return fields
}

/** `100` is about the account. */
export type Ticket = { ticket: string } | { resultCode: string }

export function readTicket(text: string): Ticket {
  const path = ['Envelope', 'Body', 'IssueNewTicketResponse', 'IssueNewTicketResult']
  const result = findNode(readXml(text), ...path)
  const resultCode = findText(result, 'ResultCode')
  const ticket = findText(result, 'TranTicket')
  if (resultCode === undefined) throw new OutsideError('answer_unreadable')
  if (resultCode !== '0') return { resultCode }
  if (!ticket || ticket.length > 100) throw new OutsideError('answer_unreadable')
  return { ticket }
}

/** The fields of the form with which the browser goes to the bank: neither amount nor ticket. */
export const pageFields = (
  { acquirerId, merchantId, posId, user }: WinbankAccount,
  { reference, language }: Pick<PaymentRequest, 'reference' | 'language'>,
): Field[] => [
  ['AcquirerId', acquirerId],
  ['MerchantId', merchantId],
  ['PosId', posId],
  ['User', user],
  ['LanguageCode', locales[language]],
  ['MerchantReference', reference],
  ['ParamBackLink', `reference=${reference}`],
]

/** Asks what became of a payment. */
export function followUpRequest(terminal: WinbankAccount, reference: string): string {
  const { merchantId, posId, acquirerId, user, password } = terminal
  const merchant = elements([
    ['AcquirerID', `GR${acquirerId.padStart(3, '0')}`],
    ['MerchantID', merchantId],
    ['PosID', posId],
    ['ChannelType', '3DSecure'],
    ['User', user],
    ['Password', hashedPassword(password)],
  ])
  const header = `<Header><RequestType>FOLLOW_UP</RequestType><RequestMethod>SYNCHRONOUS</RequestMethod><MerchantInfo>${merchant}</MerchantInfo></Header>`
  const info = `<Body><TransactionInfo>${elements([['MerchantReference', reference]])}</TransactionInfo></Body>`
  return envelope(
    `<ProcessTransaction xmlns="http://piraeusbank.gr/paycenter"><TransactionRequest xmlns="http://piraeusbank.gr/paycenter/1.0">${header}${info}</TransactionRequest></ProcessTransaction>`,
  )
}

/** Approved, in various ways; 11: approved before. */
const approvals: ReadonlySet<string | undefined> = new Set(['00', '08', '10', '11', '16'])
/** Temporary, stalled, waiting, the day's batch is closing, and errors of its lines. */
const openResults = /^(?:1|1010|1045|1072|5\d\d)$/
/** IRIS: begun and not finished. */
const irisBegun = '09'

interface FollowUp {
  resultCode: string
  state: PaymentState | null
}

/** Its amount is the ticket's: the bank does not repeat it. An answer about another payment than was asked is none. */
export function readFollowUp(text: string, terminal: WinbankAccount, attempt: KnownAttempt): FollowUp {
  const path = ['Envelope', 'Body', 'ProcessTransactionResponse', 'TransactionResponse']
  const response = findNode(readXml(text), ...path)
  const header = findNode(response, 'Header')
  const resultCode = findText(header, 'ResultCode')
  if (resultCode === undefined) throw new OutsideError('answer_unreadable')
  // one for each try under the same reference
  const infos = childrenOf(findNode(response, 'Body'), 'TransactionInfo').filter((info) => findText(info, 'StatusFlag'))
  if (infos.length === 0) return { resultCode, state: openResults.test(resultCode) ? { result: 'undecided' } : null }
  const isOurs =
    findText(header, 'MerchantInfo', 'MerchantID') === terminal.merchantId &&
    findText(header, 'MerchantInfo', 'PosID') === terminal.posId &&
    infos.every((info) => findText(info, 'MerchantReference') === attempt.reference)
  if (!isOurs) throw new OutsideError('answer_unreadable')
  const states = infos.map((info) => stateOf(info, resultCode, attempt))
  return { resultCode, state: strongestOf(states) }
}

/** A card that was declined may be followed by one that was taken: what was taken counts, then what is under way. */
const strongestOf = (states: readonly PaymentState[]): PaymentState | null =>
  (['captured', 'undecided'] as const)
    .map((result) => states.find((state) => state.result === result))
    .find((state) => state !== undefined) ??
  states.at(-1) ??
  null

function stateOf(info: XmlNode, resultCode: string, { amountCents, currency }: KnownAttempt): PaymentState {
  const [status, responseCode] = [findText(info, 'StatusFlag'), findText(info, 'ResponseCode')]
  const transaction = findText(info, 'TransactionID')
  const isApproved = resultCode === '0' && status === 'Success' && approvals.has(responseCode)
  if (isApproved && transaction) return { result: 'captured', amountCents, currency, transaction }
  const isOpen = status !== 'Failure' || responseCode === irisBegun || openResults.test(resultCode)
  return { result: isOpen ? 'undecided' : 'refused' }
}

/** Paid already, under the same reference. */
const paidBefore = '1048'

/** Whether a signed return is a refusal. Whatever else it says, the bank is asked: it also gives the payment's number. */
export const isRefusedReturn = (form: URLSearchParams): boolean =>
  form.get('StatusFlag') === 'Failure' &&
  form.get('ResponseCode') !== irisBegun &&
  form.get('ResultCode') !== paidBefore &&
  !openResults.test(form.get('ResultCode') ?? '')
