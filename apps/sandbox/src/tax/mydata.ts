// The sandbox's myDATA. The first letters of a series say what becomes of a document: E- is wrong, T- is entered and never
// answered, R- meets the limit of calls, X- gets an answer that says nothing, P- is entered without an address for a QR code.
// A document that is sent again is entered again, as in the real one.

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { contentOf, findError } from './mydata-checks.ts'

export const mydataAccount = { userId: 'sandbox', subscriptionKey: 'sandbox-mydata-key', vatNumber: '123456783' }

export interface EnteredInvoice {
  uid: string
  mark: string
  type: string
  /** `2026-11-26` */
  day: string
  series: string
  number: number
  cancelledBy: string | null
}

export interface MydataStandIn {
  /** What was entered, in order, each time that it was. */
  readonly entered: readonly EnteredInvoice[]
  /** How often SendInvoices was called. */
  readonly calls: number
}

const firstMark = 400_000_000_000_001
const pageSize = 2
const greekOffset = 0x2d0

function uidOf(message: string): string {
  const issuer = contentOf(message, 'issuer')
  const parts = [contentOf(issuer, 'vatNumber'), contentOf(message, 'issueDate'), contentOf(issuer, 'branch')]
  const text = [
    ...parts,
    contentOf(message, 'invoiceType'),
    contentOf(message, 'series'),
    contentOf(message, 'aa'),
  ].join('-')
  const bytes = Array.from(text, (letter) => letter.charCodeAt(0)).map((code) =>
    code < 0x80 ? code : code - greekOffset,
  )
  return createHash('sha1').update(Buffer.from(bytes)).digest('hex').toUpperCase()
}

const response = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><ResponseDoc xmlns:xsd="http://www.w3.org/2001/XMLSchema"><response><index>1</index>${content}</response></ResponseDoc>`

const refusal = (error: string): string =>
  response(
    `<statusCode>ValidationError</statusCode><errors><error><message>${error.slice(4)}</message><code>${error.slice(0, 3)}</code></error></errors>`,
  )

/** `26/11/2026` */
const dayOf = (query: string | undefined): string => (query ?? '').split('/').toReversed().join('-')

type Query = Record<string, string | undefined>

const requestedDoc = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><RequestedDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0">${content}</RequestedDoc>`

/** Two documents a page. */
function transmittedDocs(entered: readonly EnteredInvoice[], query: Query, origin: string): string {
  const [from, to] = [dayOf(query.dateFrom), dayOf(query.dateTo)]
  const all = entered.filter(
    ({ mark, day, type }) =>
      Number(mark) > Number(query.mark ?? 0) && day >= from && day <= to && (query.invType ?? type) === type,
  )
  const start = Number(query.nextRowKey ?? 0)
  const rows = all
    .slice(start, start + pageSize)
    .map(
      ({ uid, mark, day, series, number, type }) =>
        `<invoice><uid>${uid}</uid><mark>${mark}</mark><qrCodeUrl>${origin}/mydata/qr?mark=${mark}</qrCodeUrl><invoiceHeader><series>${series}</series><aa>${number}</aa><issueDate>${day}</issueDate><invoiceType>${type}</invoiceType></invoiceHeader></invoice>`,
    )
  const more = start + pageSize < all.length
  const token = `<continuationToken><nextPartitionKey>p</nextPartitionKey><nextRowKey>${start + pageSize}</nextRowKey></continuationToken>`
  return requestedDoc(`${more ? token : ''}<invoicesDoc>${rows.join('')}</invoicesDoc>`)
}

function isKnownUser({ headers }: FastifyRequest): boolean {
  return (
    headers['aade-user-id'] === mydataAccount.userId &&
    headers['ocp-apim-subscription-key'] === mydataAccount.subscriptionKey
  )
}

export function registerMydata(app: FastifyInstance, faults: Faults, origin: () => string): MydataStandIn {
  const entered: EnteredInvoice[] = []
  let calls = 0
  let marks = firstMark
  const send = (reply: FastifyReply, xml: string) => reply.type('text/xml; charset=utf-8').send(xml)
  const enter = (message: string): EnteredInvoice => {
    const invoice = {
      ...{ uid: uidOf(message), mark: String(marks), type: contentOf(message, 'invoiceType') },
      ...{ day: contentOf(message, 'issueDate'), series: contentOf(message, 'series') },
      ...{ number: Number(contentOf(message, 'aa')), cancelledBy: null },
    }
    marks += 1
    entered.push(invoice)
    return invoice
  }
  const answerSend = (message: string, reply: FastifyReply) => {
    calls += 1
    const series = contentOf(message, 'series')
    if (series.startsWith('R-')) return reply.code(429).send()
    if (series.startsWith('X-')) return send(reply, '<ResponseDoc><response>')
    const error = series.startsWith('E-')
      ? '999 the series asks for an error'
      : findError(message, mydataAccount.vatNumber)
    if (error) return send(reply, refusal(error))
    const { uid, mark } = enter(message)
    if (series.startsWith('T-')) return reply.hijack()
    const qrUrl = series.startsWith('P-') ? '' : `<qrUrl>${origin()}/mydata/qr?mark=${mark}</qrUrl>`
    return send(
      reply,
      response(
        `<invoiceUid>${uid}</invoiceUid><invoiceMark>${mark}</invoiceMark>${qrUrl}<statusCode>Success</statusCode>`,
      ),
    )
  }
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_, body, done) => done(null, body))
  const preHandler = [
    faults.hook('mydata'),
    async (request: FastifyRequest, reply: FastifyReply) => (isKnownUser(request) ? undefined : reply.code(401).send()),
  ]
  app.post<{ Body: unknown }>('/mydata/SendInvoices', { preHandler }, ({ body }, reply) =>
    answerSend(String(body), reply),
  )
  app.get<{ Querystring: Query }>('/mydata/RequestTransmittedDocs', { preHandler }, ({ query }, reply) =>
    send(reply, transmittedDocs(entered, query, origin())),
  )
  app.post<{ Querystring: Query }>('/mydata/CancelInvoice', { preHandler }, ({ query }, reply) => {
    const invoice = entered.find(({ mark }) => mark === query.mark)
    if (!invoice || invoice.cancelledBy !== null) return send(reply, refusal('251 there is no such document'))
    invoice.cancelledBy = String(marks)
    marks += 1
    return send(
      reply,
      response(`<cancellationMark>${invoice.cancelledBy}</cancellationMark><statusCode>Success</statusCode>`),
    )
  })
  app.get<{ Querystring: Query }>('/mydata/qr', ({ query }, reply) => {
    const invoice = entered.find(({ mark }) => mark === query.mark)
    return invoice ? reply.send(invoice) : reply.code(404).send()
  })
  return {
    entered,
    get calls() {
      return calls
    },
  }
}
