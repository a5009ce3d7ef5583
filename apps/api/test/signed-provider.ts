// A payment provider for tests: a page that is addressed with a signed request, and reports that are forms with an HMAC over
// their values in order, as the Greek banks' are.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentProvider, PaymentReport, PaymentRequest } from '../src/ports/payment.ts'

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
] as const)

function readReport(form: URLSearchParams): PaymentReport | null {
  const values = names.map((name) => form.get(name) ?? '')
  const [expected, given] = [signatureOf(values), form.get('signature') ?? ''].map((text) => Buffer.from(text))
  if (!expected || !given || expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const [reference = '', status = '', amount = '', currency = '', transaction = ''] = values
  const result = [...results].find(([name]) => name === status)?.[1]
  if (!result) return null
  return result === 'captured'
    ? { reference, result, amountCents: Math.round(Number(amount) * 100), currency, transaction }
    : { reference, result }
}

export interface SignedProvider extends PaymentProvider {
  /** What it was asked for. */
  readonly requests: PaymentRequest[]
}

/** `onBegin` runs while the provider is asked. */
export function signedProvider(onBegin: (request: PaymentRequest) => Promise<void>): SignedProvider {
  const requests: PaymentRequest[] = []
  return {
    requests,
    code: 'signed_bank',
    kinds: ['card', 'iris'],
    notifications: 'application/x-www-form-urlencoded',
    async begin(request) {
      await onBegin(request)
      requests.push(request)
      return `https://bank.example/pay?reference=${request.reference}`
    },
    readCallback: async ({ form }) => readReport(form),
  }
}
