// The response body as transferred: fetch would decompress it.

import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export const rawGet = (url: string, encoding: 'identity' | 'gzip' | 'br'): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    }).on('error', reject)
  })
