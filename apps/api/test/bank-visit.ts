// A payment at one of the sandbox's banks, by the provider's port alone: a shop that only listens, and a browser that only
// follows forms.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { netOfGross } from '@stoa/domain/money'
import type { PaymentLine } from '@stoa/domain/ordering/payment/payment-lines'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import type { CallbackRequest } from '../src/http/callbacks.ts'
import type { OutsideReports } from '../src/ports/outside-service.ts'
import type {
  FindAttempt,
  KnownAttempt,
  NextStep,
  PaymentProvider,
  PaymentReport,
  PaymentRequest,
} from '../src/ports/payment.ts'

export interface BankMessage {
  url: string
  headers: CallbackRequest['headers']
  body: string
}

const formType = 'application/x-www-form-urlencoded'

/** What the adapters of banks report, one line for each. */
export const alarmsInto = (alarms: string[]): OutsideReports => ({
  failing: () => {},
  alarm: (service, reason) => void alarms.push(`${service} ${reason}`),
})

/** How a bank fails, and what its adapter says of it. */
export const bankFailures = [
  ['hang', 'timeout'],
  ['reset', 'connection_failed'],
  ['nonsense', 'answer_unreadable'],
] as const

/** Everything that a log would have of it; null when it does not fail. */
export const failureOf = (task: Promise<unknown>): Promise<string | null> =>
  task.then(() => null).catch((error: Error) => `${error} ${error.stack}`)

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const callbackOf = ({ url, headers, body }: BankMessage): CallbackRequest => ({
  params: { token: new URL(url, 'http://shop.invalid').pathname.split('/').at(-1) ?? '' },
  query: new URL(url, 'http://shop.invalid').searchParams,
  body: Buffer.from(body),
  form: new URLSearchParams(headers['content-type'] === formType ? body : ''),
  ...{ headers, method: 'POST', host: 'shop.invalid', ip: '192.0.2.1' },
  now: 0,
  log: silent,
})

export async function openBankVisit(open: (sandbox: Sandbox, alarms: string[]) => PaymentProvider) {
  const messages: BankMessage[] = []
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      messages.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, shopOrigin: origin })
  const alarms: string[] = []
  const provider = open(sandbox, alarms)
  const attempts = new Map<string, KnownAttempt>()
  const findAttempt: FindAttempt = async (name) =>
    'reference' in name
      ? (attempts.get(name.reference) ?? null)
      : ([...attempts.values()].find((one) => one.providerReference === name.providerReference) ?? null)
  return {
    ...{ sandbox, alarms, provider, messages, attempts },
    read: (message: BankMessage): Promise<PaymentReport | null> =>
      provider.readCallback(callbackOf(message), findAttempt),
    /** An attempt that the shop has made, and where its buyer goes on. */
    async begin(changes: Partial<PaymentRequest> = {}) {
      const request = paymentRequest(origin, changes)
      const { next, providerReference } = await provider.begin(request)
      const { reference, amountCents, currency } = request
      const asked = { reference, amountCents, currency, providerReference }
      const attempt: KnownAttempt = { ...asked, transaction: null, isAwaited: true }
      attempts.set(reference, attempt)
      return { attempt, next }
    },
    /** What a shop asks of a provider, for an attempt that this one does not know. */
    request: () => paymentRequest(origin),
    /** Presses a button on the bank's page, and gives the message with which the browser comes back; null when it does not. */
    choose: chooseAtBank,
    async close() {
      await sandbox.stop()
      await new Promise((resolve) => shop.close(resolve))
    },
  }
}

export type BankVisit = Awaited<ReturnType<typeof openBankVisit>>

const readerAddress = { street: 'Ασκληπιού 40', city: 'Αθήνα', postalCode: '10679', countryCode: 'GR' }

const paymentLine = (cents: number): PaymentLine => ({
  ...{ kind: 'goods', code: '9789600000001', name: 'Βίος και πολιτεία', quantity: 1, discountCents: 0 },
  ...{ unitCents: cents, totalCents: cents, vatRate: 600, vatCents: cents - netOfGross(cents, 600) },
})

export const paymentRequest = (origin: string, changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  kind: 'card',
  reference: crypto.randomUUID().replaceAll('-', ''),
  amountCents: 1234,
  currency: 'EUR',
  instalments: 1,
  orderCode: 'STO-26-000001',
  language: 'el',
  buyer: {
    firstName: 'Ελένη',
    lastName: 'Μάρκου',
    email: 'eleni@example.gr',
    phone: '6912345678',
    billing: readerAddress,
    shipping: readerAddress,
  },
  agreed: null,
  lines: [paymentLine(changes.amountCents ?? 1234)],
  successUrl: `${origin}/el/payment/bank/success/1`,
  cancelUrl: `${origin}/el/payment/bank/cancel`,
  notifyUrl: `${origin}/api/payments/bank/notify`,
  ...changes,
})

const post = (url: string, fields: URLSearchParams): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': formType }, body: fields.toString(), redirect: 'manual' })

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

export const chooseAtBank = async (next: NextStep, choice: string): Promise<BankMessage | null> =>
  returnOf(await press(next, choice))

async function press(next: NextStep, choice: string): Promise<Response> {
  const shown =
    'url' in next
      ? await fetch(next.url)
      : await post(next.form.action, new URLSearchParams([...next.form.fields.map(([name, value]) => [name, value])]))
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(await shown.text()) ?? []
  return post(new URL(unescapeHtml(action), shown.url).href, new URLSearchParams({ choice }))
}

/** A link, or a form that the page posts by itself. */
async function returnOf(response: Response): Promise<BankMessage | null> {
  const location = response.headers.get('location')
  if (location) return { url: location, headers: {}, body: '' }
  const html = await response.text()
  const [, url] = /<form method="post" action="([^"]*)"/.exec(html) ?? []
  if (url === undefined) return null
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    unescapeHtml(name),
    unescapeHtml(value),
  ])
  return { url: unescapeHtml(url), headers: { 'content-type': formType }, body: new URLSearchParams(fields).toString() }
}
