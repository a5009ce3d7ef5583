// myDATA, the books of AADE: documents are entered by SendInvoices, and looked up by RequestTransmittedDocs. In this channel a
// document that is sent again is entered again, so that it is looked up first.

import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { EnteredDocument, TaxDocument, TaxDocuments, Transmission } from '../ports/tax-documents.ts'
import { findEntryProblem, invoicesDoc } from './mydata-xml.ts'
import { type OutsideRequest, requestOutside } from './outside-http.ts'
import { createOutsideService, type OutsideService } from './outside-service.ts'
import { childrenOf, findNode, findText, readXml, type XmlNode } from './read-xml.ts'

export interface MydataSettings {
  /** Without a slash at its end. */
  url: string
  userId: string
  subscriptionKey: string
  reports: OutsideReports
  now?: () => number
}

const hour = 3_600_000
const quotaPause = 60_000

/** “Has already been sent”: another process, or a call whose answer was lost, has entered it. */
const sentAlready = new Set(['228', '233'])

/** Pages of a day's documents that are looked through at most. */
const maxPages = 200

export function mydata(settings: MydataSettings): TaxDocuments {
  const service = createOutsideService({ name: 'mydata', maxRunning: 2, reports: settings.reports, now: settings.now })
  const call = (path: string, request: Pick<OutsideRequest, 'method' | 'body'>) =>
    service.call(() => ask(settings, service, path, request))
  const find: TaxDocuments['find'] = (document) =>
    answerOr(async () => {
      const entered = await lookUp(call, document)
      return entered ? { result: 'accepted', entered } : { result: 'absent' }
    })
  const send: TaxDocuments['send'] = async (document) => {
    const problem = findEntryProblem(document)
    if (problem) return { result: 'rejected', problem }
    const answer = await answerOr(async () => {
      const request = { method: 'POST', body: invoicesDoc(document) } as const
      return readResponse(await call('SendInvoices', request), document)
    })
    if (answer.result !== 'duplicate') return answer
    const found = await find(document)
    return found.result === 'absent' ? { result: 'unknown', problem: 'sent_already' } : found
  }
  return { find, send }
}

async function answerOr<Answer>(
  task: () => Promise<Answer>,
): Promise<Answer | Extract<Transmission, { result: 'unknown' }>> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return { result: 'unknown', problem: error.failure }
  }
}

async function ask(
  { url, userId, subscriptionKey, reports }: MydataSettings,
  service: OutsideService,
  path: string,
  request: Pick<OutsideRequest, 'method' | 'body'>,
): Promise<XmlNode> {
  const headers = {
    'aade-user-id': userId,
    'ocp-apim-subscription-key': subscriptionKey,
    'content-type': 'text/xml; charset=utf-8',
    accept: 'text/xml, application/xml',
  }
  const { status, body } = await requestOutside(`${url}/${path}`, { ...request, headers })
  if (status === 401 || status === 403) {
    service.pause(hour)
    reports.alarm('mydata', `status ${status}`)
  }
  if (status === 429) service.pause(quotaPause)
  if (status !== 200) throw new OutsideError('answer_refused')
  return readXml(body)
}

/** An answer about another document than was sent is none. */
function readResponse(root: XmlNode, { uid }: TaxDocument): Transmission | { result: 'duplicate' } {
  const row = findNode(root, 'ResponseDoc', 'response')
  const status = findText(row, 'statusCode')
  if (status === 'Success') {
    const answered = findText(row, 'invoiceUid')
    if (answered !== undefined && answered.toUpperCase() !== uid) throw new OutsideError('answer_unreadable')
    return { result: 'accepted', entered: enteredOf(row, 'invoiceMark') }
  }
  const errors = childrenOf(findNode(row, 'errors'), 'error')
  const codes = errors.map((error) => findText(error, 'code') ?? '')
  const isSentAlready = errors.some(
    (error) =>
      sentAlready.has(findText(error, 'code') ?? '') && /already been sent/i.test(findText(error, 'message') ?? ''),
  )
  if (isSentAlready) return { result: 'duplicate' }
  if (status === 'TechnicalError') return { result: 'unknown', problem: `technical ${codes.join(' ')}`.trim() }
  if (status === 'ValidationError' || status === 'XMLSyntaxError')
    return { result: 'rejected', problem: errors.map(textOfError).join('; ').slice(0, 500) || status }
  throw new OutsideError('answer_unreadable')
}

const textOfError = (error: XmlNode): string =>
  [findText(error, 'code'), findText(error, 'message')].filter(Boolean).join(' ')

function enteredOf(node: XmlNode | undefined, markName: string): EnteredDocument {
  const mark = findText(node, markName)
  if (mark === undefined || !/^\d{1,20}$/.test(mark)) throw new OutsideError('answer_unreadable')
  const qrUrl = findText(node, 'qrUrl') ?? findText(node, 'qrCodeUrl') ?? null
  return {
    mark,
    authenticationCode: findText(node, 'authenticationCode') ?? null,
    qrUrl: qrUrl?.startsWith('https://') || qrUrl?.startsWith('http://') ? qrUrl : null,
  }
}

/** `26/11/2026`, as the query takes it. */
const queryDay = (isoDay: string): string => isoDay.split('-').toReversed().join('/')

/** Among the documents of its day and type, page by page. */
async function lookUp(
  call: (path: string, request: Pick<OutsideRequest, 'method'>) => Promise<XmlNode>,
  { uid, issuedOn, type }: TaxDocument,
): Promise<EnteredDocument | null> {
  const query = { mark: '0', dateFrom: queryDay(issuedOn), dateTo: queryDay(issuedOn), invType: type }
  let next: Record<string, string> = {}
  for (let page = 0; page < maxPages; page += 1) {
    const root = await call(`RequestTransmittedDocs?${new URLSearchParams({ ...query, ...next })}`, { method: 'GET' })
    const requested = findNode(root, 'RequestedDoc')
    if (!requested) throw new OutsideError('answer_unreadable')
    const invoices = childrenOf(findNode(requested, 'invoicesDoc'), 'invoice')
    const found = invoices.find((invoice) => findText(invoice, 'uid')?.toUpperCase() === uid)
    if (found) return enteredOf(found, 'mark')
    const [nextPartitionKey, nextRowKey] = ['nextPartitionKey', 'nextRowKey'].map((name) =>
      findText(requested, 'continuationToken', name),
    )
    if (!nextPartitionKey || !nextRowKey) return null
    next = { nextPartitionKey, nextRowKey }
  }
  throw new OutsideError('answer_unreadable')
}
