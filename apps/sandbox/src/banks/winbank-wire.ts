// The SOAP services of the sandbox's winbank: tickets, and what became of a payment.

import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Faults } from '../faults.ts'
import { escapeHtml } from '../mail/escape-html.ts'

export const winbankAccount = {
  acquirerId: '14',
  merchantId: '2130000001',
  posId: '2140000001',
  user: 'SANDBOX',
  password: 'sandbox-winbank-password',
} as const

const ticketMs = 30 * 60_000

export interface WinbankPayment {
  ticket: string
  until: number
  reference: string
  cents: number
  instalments: number
  parameters: string
  /** What the bank did; null as long as nothing. */
  done: { status: 'Success' | 'Failure' | 'Pending'; response: string; result: string; transaction: string } | null
}

export type WinbankStore = ReturnType<typeof createWinbankStore>

export function createWinbankStore(now: () => number) {
  const payments: WinbankPayment[] = []
  return {
    add(payment: Pick<WinbankPayment, 'reference' | 'cents' | 'instalments' | 'parameters'>): WinbankPayment {
      const added = { ...payment, ticket: randomBytes(16).toString('hex'), until: now() + ticketMs, done: null }
      payments.push(added)
      return added
    },
    /** The latest with a ticket that is still good. */
    findOpen: (reference: string): WinbankPayment | null =>
      payments.findLast((payment) => payment.reference === reference && payment.until > now()) ?? null,
    find: (reference: string): WinbankPayment | null =>
      payments.findLast((payment) => payment.reference === reference) ?? null,
    settle(payment: WinbankPayment, status: 'Success' | 'Failure' | 'Pending', response: string, result = '0'): void {
      const transaction = payment.done?.transaction ?? String(randomInt(10 ** 8, 10 ** 9))
      payment.done = { status, response, result, transaction }
    },
  }
}

const textOf = (message: string, element: string): string =>
  new RegExp(`<(?:\\w+:)?${element}>([^<]*)<`).exec(message)?.[1] ?? ''

/** In the order of the schema, as far as the fields are there. */
const ticketFields = [
  ...['Username', 'Password', 'MerchantId', 'PosId', 'AcquirerId', 'MerchantReference', 'RequestType', 'ExpirePreauth'],
  ...['Amount', 'CurrencyCode', 'Installments', 'Bnpl', 'Parameters'],
] as const

const passwordHash = createHash('md5').update(winbankAccount.password).digest('hex')

/** 100 is about the account, 501 about a field. */
function errorOf(message: string): string | null {
  const { acquirerId, merchantId, posId, user } = winbankAccount
  if (textOf(message, 'Username') !== user || textOf(message, 'Password') !== passwordHash) return '100'
  const isOurs =
    textOf(message, 'MerchantId') === merchantId &&
    textOf(message, 'PosId') === posId &&
    textOf(message, 'AcquirerId') === acquirerId
  if (!isOurs) return '100'
  const places = ticketFields.map((name) => message.indexOf(`<${name}>`))
  const isInOrder = places.every((place, index) => place > (places[index - 1] ?? -1))
  const isRight =
    /^[\w /:().,+-]{1,50}$/.test(textOf(message, 'MerchantReference')) &&
    /^\d+\.\d\d$/.test(textOf(message, 'Amount')) &&
    textOf(message, 'CurrencyCode') === '978' &&
    textOf(message, 'RequestType') === '02' &&
    /^(?:[1-9]|1\d|2[0-4])$/.test(textOf(message, 'Installments')) &&
    textOf(message, 'Parameters').length <= 512
  return isInOrder && isRight ? null : '501'
}

const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>${body}</soap:Body></soap:Envelope>`

const ticketAnswer = (resultCode: string, ticket: string): string =>
  envelope(
    `<IssueNewTicketResponse xmlns="http://piraeusbank.gr/paycenter/redirection"><IssueNewTicketResult><ResultCode>${resultCode}</ResultCode><ResultDescription/><TranTicket>${ticket}</TranTicket><Timestamp>2026-01-01T00:00:00</Timestamp><MinutesToExpiration>30</MinutesToExpiration></IssueNewTicketResult></IssueNewTicketResponse>`,
  )

/** Of a payment that the bank does not know it answers the code alone. */
function followUpAnswer(message: string, payment: WinbankPayment | null): string {
  const { merchantId, posId, user } = winbankAccount
  const isUser = textOf(message, 'User') === user && textOf(message, 'Password') === passwordHash
  const done = payment?.done
  const resultCode = isUser ? (done?.result ?? '1006') : '100'
  const header = `<Header><RequestType>FOLLOW_UP</RequestType><MerchantInfo><MerchantID>${merchantId}</MerchantID><PosID>${posId}</PosID></MerchantInfo><ResultCode>${resultCode}</ResultCode><ResultDescription/></Header>`
  const info =
    isUser && done
      ? `<StatusFlag>${done.status}</StatusFlag><ResponseCode>${done.response}</ResponseCode><TransactionID>${done.transaction}</TransactionID><MerchantReference>${escapeHtml(payment.reference)}</MerchantReference>`
      : ''
  return envelope(
    `<ProcessTransactionResponse xmlns="http://piraeusbank.gr/paycenter"><TransactionResponse xmlns="http://piraeusbank.gr/paycenter/1.0">${header}<Body><TransactionInfo>${info}</TransactionInfo></Body></TransactionResponse></ProcessTransactionResponse>`,
  )
}

export function registerWinbankWire(app: FastifyInstance, faults: Faults, store: WinbankStore): void {
  const send = (reply: FastifyReply, xml: string) => reply.type('text/xml; charset=utf-8').send(xml)
  const fault = faults.hook('winbank')
  app.post('/winbank/services/tickets/issuer.asmx', { preHandler: fault }, ({ body }, reply) => {
    const message = String(body)
    const error = errorOf(message)
    if (error) return send(reply, ticketAnswer(error, ''))
    const reference = textOf(message, 'MerchantReference')
    const cents = Math.round(Number(textOf(message, 'Amount')) * 100)
    const instalments = Number(textOf(message, 'Installments'))
    const { ticket } = store.add({ reference, cents, instalments, parameters: textOf(message, 'Parameters') })
    return send(reply, ticketAnswer('0', ticket))
  })
  app.post('/winbank/services/paymentgateway.asmx', { preHandler: fault }, ({ body }, reply) => {
    const message = String(body)
    return send(reply, followUpAnswer(message, store.find(textOf(message, 'MerchantReference'))))
  })
}

const hashedFields = [
  ...['ApprovalCode', 'Parameters', 'ResponseCode', 'SupportReferenceID', 'AuthStatus', 'PackageNo', 'StatusFlag'],
]

/** The fields of the form that goes back to the shop, with their hash. */
export function returnFields({ ticket, reference, parameters, done }: WinbankPayment): Record<string, string> {
  const isPaid = done?.status === 'Success'
  const fields: Record<string, string> = {
    SupportReferenceID: String(randomInt(10 ** 7, 10 ** 8)),
    ResultCode: done?.result ?? '0',
    ResultDescription: '',
    StatusFlag: done?.status ?? 'Failure',
    ResponseCode: done?.response ?? '',
    ResponseDescription: '',
    MerchantReference: reference,
    TransactionId: done?.transaction ?? '',
    PackageNo: isPaid ? '1' : '',
    ApprovalCode: isPaid ? String(randomInt(100_000, 1_000_000)) : '',
    AuthStatus: '01',
    Parameters: parameters,
  }
  const { posId, acquirerId } = winbankAccount
  const message = [ticket, posId, acquirerId, reference, ...hashedFields.map((name) => fields[name])].join(';')
  return { ...fields, HashKey: createHmac('sha256', ticket).update(message).digest('hex').toUpperCase() }
}

export const winbankAddresses = (origin: string) => ({
  ...winbankAccount,
  ticketUrl: `${origin}/winbank/services/tickets/issuer.asmx`,
  pageUrl: `${origin}/winbank/redirection/pay.aspx`,
  followUpUrl: `${origin}/winbank/services/paymentgateway.asmx`,
})
