// Sends a page or a file: the client's copy is revalidated when it is still the same, otherwise the body is sent in the
// best encoding it accepts.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encodingFor } from '@stoa/api/http/encodings'
import { isSameEntity } from '@stoa/api/http/entity-tags'
import type { StoredPage } from './stored-page.ts'

export type Sendable = Pick<StoredPage, 'status' | 'head' | 'etag' | 'compressibleBytes'>

export function sendPage<Page extends Sendable>(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  bodyOf: (page: Page, encoding: Encoding) => Buffer,
  more: readonly string[] = [],
): void {
  if (page.status === 200 && isSameEntity(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.head])
    response.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'], page.compressibleBytes)
  const body = bodyOf(page, encoding)
  const head = [...page.head, ...more, 'content-length', String(body.length)]
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  response.writeHead(page.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}
