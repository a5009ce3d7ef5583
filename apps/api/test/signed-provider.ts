// A payment provider for tests: a page that is addressed with a signed request, and reports that are forms with an HMAC over
// their values in order, as the Greek banks' are.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type {
  PaymentProvider,
  PaymentReport,
  PaymentRequest,
  PaymentState,
  RefundRequest,
} from '../src/ports/payment.ts'

const secret = 'only for tests'
const names = ['reference', 'status', 'amount', 'currency', 'transaction'] as const
type Fields = Record<(typeof names)[number], string>

const signatureOf = (values: readonly string[], key = secret): string =>
  createHmac('sha256', key).update(values.join('\n')).digest('hex')

/** As the provider sends it. */
export function signedReport(fields: Fields, key = secret): URLSearchParams {
  const values = names.map((name) => fields[name])
  return new URLSearchParams({ ...fields, signature: signatureOf(values, key) })
}

const results = new Map([
  ['CAPTURED', 'captured'],
  ['REFUSED', 'refused'],
  ['CANCELED', 'cancelled'],
  ['AUTHORIZED', 'authorised'],
  ['EXPIRED', 'expired'],
  ['PROCESSING', 'undecided'],
] as const)

function readReport(form: URLSearchParams): PaymentReport | null {
  const values = names.map((name) => form.get(name) ?? '')
  const [expected, given] = [signatureOf(values), form.get('signature') ?? ''].map((text) => Buffer.from(text))
  if (!expected || !given || expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const [reference = '', status = '', amount = '', currency = '', transaction = ''] = values
  if (status === 'LEFT') return { reference, result: 'cancelled', unverified: true }
  const result = [...results].find(([name]) => name === status)?.[1]
  if (!result) return null
  return result === 'captured' || result === 'authorised'
    ? { reference, result, amountCents: Math.round(Number(amount) * 100), currency, transaction }
    : { reference, result }
}

export interface SignedProvider extends PaymentProvider {
  /** What it was asked for. */
  readonly requests: PaymentRequest[]
  /** What it knows of attempts, by their references, when it is asked. */
  readonly states: Map<string, PaymentState>
  /** What it was asked to pay back. */
  readonly refunds: RefundRequest[]
}

/** `onBegin` runs while the provider is asked. */
export function signedProvider(onBegin: (request: PaymentRequest) => Promise<void>): SignedProvider {
  const requests: PaymentRequest[] = []
  const states: SignedProvider['states'] = new Map()
  const refunds: RefundRequest[] = []
  return {
    requests,
    states,
    refunds,
    requestPath: 'signed_bank_request',
    code: 'signed_bank',
    kinds: ['card', 'iris'],
    notifications: 'application/x-www-form-urlencoded',
    async begin(request) {
      await onBegin(request)
      requests.push(request)
      return { next: { url: `https://bank.example/pay?reference=${request.reference}` }, providerReference: null }
    },
    readCallback: async ({ form }) => readReport(form),
    query: async ({ reference }) => states.get(reference) ?? null,
    refund: async (request) => {
      refunds.push(request)
      return 'done'
    },
    capture: async ({ reference, currency }, amountCents) => {
      states.set(reference, { result: 'captured', amountCents, currency, transaction: `C${reference}` })
      return 'done'
    },
    cancel: async ({ reference }) => {
      states.set(reference, { result: 'cancelled' })
      return 'done'
    },
  }
}
