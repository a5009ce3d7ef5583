// Cardlink's XML calls, version 2.1: the digest is made over the message in canonical form, which it is written in. Answers come
// over our own connection to the bank's host, so that their digest is not looked at.

import { OutsideError } from '../ports/outside-service.ts'
import { cardlinkDigest } from './cardlink-digest.ts'
import { type RequestLimits, requestOutside } from './outside-http.ts'
import { childrenOf, findText, readXml, type XmlNode } from './read-xml.ts'

const namespaces = 'xmlns="http://www.modirum.com/schemas/vposxmlapi41" xmlns:ns2="http://www.w3.org/2000/09/xmldsig#"'

/** `at`: milliseconds since 1970. `content`: one request, in canonical form. */
export function cardlinkMessage(
  content: string,
  { secret, at, time }: { secret: string; at: number; time: string },
): string {
  const body = `messageId="M${at}" timeStamp="${time}" version="2.1">${content}</Message>`
  const digest = cardlinkDigest([`<Message ${namespaces} ${body}`], secret)
  return `<?xml version="1.0" encoding="UTF-8"?><VPOS ${namespaces}><Message ${body}<Digest>${digest}</Digest></VPOS>`
}

export interface CardlinkCall {
  url: string
  mid: string
  secret: string
  now: () => number
  limits: RequestLimits
}

export interface CardlinkAnswer {
  /** Of a call that was refused: `O2` where there is no such order. */
  errorCode: string | null
  /** The answer, or one for each transaction of the order. */
  rows: readonly XmlNode[]
}

export async function callCardlink(
  { url, mid, secret, now, limits }: CardlinkCall,
  name: 'Status' | 'Capture' | 'Refund' | 'Cancel',
  content: string,
): Promise<CardlinkAnswer> {
  const at = now()
  const request = `<${name}Request><Authentication><Mid>${mid}</Mid></Authentication>${content}</${name}Request>`
  const body = cardlinkMessage(request, { secret, at, time: new Date(at).toISOString() })
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  const answer = await requestOutside(url, { method: 'POST', headers, body }, limits)
  if (answer.status !== 200) throw new OutsideError('answer_refused')
  const [vpos] = childrenOf(readXml(answer.body), 'VPOS')
  const [message] = childrenOf(vpos, 'Message')
  const [error] = childrenOf(message, 'ErrorMessage')
  if (error) return { errorCode: findText(error, 'ErrorCode') ?? 'SE', rows: [] }
  const [response] = childrenOf(message, `${name}Response`)
  if (!response) throw new OutsideError('answer_unreadable')
  if (name === 'Status') return { errorCode: null, rows: childrenOf(response, 'TransactionDetails') }
  const isDone = doneStatuses.has(findText(response, 'Status') ?? '')
  return { errorCode: findText(response, 'ErrorCode') ?? (isDone ? null : 'SE'), rows: [response] }
}

const doneStatuses = new Set([
  ...[
    'CAPTURED',
    'CAPTUREDPARTIALLY',
    'AUTHORIZED',
    'REFUNDED',
    'REFUNDEDPARTIALLY',
    'CANCELED',
    'REVERSED',
    'APPROVED',
  ],
])
