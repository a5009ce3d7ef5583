// The storefront's built files, read at the start so that a later build cannot mix with this one. Those with a hash in
// their name never change and may be cached for a year. Each is compressed once, at the best quality, when it is first
// requested.

import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { compressBest, type Encoding } from '@stoa/api/http/encodings'
import { commonHeaders } from './headers.ts'
import { type Sendable, sendPage } from './send-page.ts'
import { freshPage } from './stored-page.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Fonts and pictures are compressed already. */
const compressible = /^text\/|javascript|svg|json/

interface Asset extends Sendable {
  bodies: Record<Encoding, Buffer>
}

export interface Assets {
  has(pathname: string): boolean
  respond(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export function createAssets(folder: string): Assets {
  const files = new Map(listFiles(folder).map((file) => [pathOf(folder, file), readFileSync(file)]))
  const ready = new Map<string, Promise<Asset>>()
  return {
    has: (pathname) => files.has(pathname),
    async respond(request, response) {
      const pathname = request.url?.split('?')[0] ?? ''
      const asset = ready.get(pathname) ?? prepareAsset(pathname, files.get(pathname) ?? Buffer.alloc(0))
      ready.set(pathname, asset)
      sendPage(request, response, await asset, ({ bodies }, encoding) => bodies[encoding])
    },
  }
}

const pathOf = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

async function prepareAsset(pathname: string, body: Buffer): Promise<Asset> {
  const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const type = types[extname(pathname)] ?? 'application/octet-stream'
  const headers = { ...commonHeaders, 'content-type': type, 'cache-control': cache }
  const { status, head, etag } = freshPage({ status: 200, headers, body, tags: [], lists: [], validUntil: 0 })
  if (!compressible.test(type)) {
    return { status, head, etag, compressibleBytes: 0, bodies: { identity: body, br: body, gzip: body } }
  }
  const [br, gzip] = await Promise.all([compressBest('br', body), compressBest('gzip', body)])
  return { status, head, etag, compressibleBytes: body.length, bodies: { identity: body, br, gzip } }
}
