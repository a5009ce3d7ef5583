// The storefront's built files, read at the start so that a build made meanwhile cannot mix with this one. Those with a hash
// in their name never change and may be kept for a year. Each is compressed once and well, when it is first asked for.

import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { commonHeaders } from './headers.ts'
import { sendPage } from './send-page.ts'
import { improve, type StoredPage, storedPage } from './stored-page.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Fonts and pictures are packed already. */
const packable = /^text\/|javascript|svg|json/

export interface Assets {
  has(pathname: string): boolean
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export function createAssets(folder: string): Assets {
  const files = new Map(listFiles(folder).map((file) => [addressOf(folder, file), readFileSync(file)]))
  const ready = new Map<string, Promise<StoredPage>>()
  return {
    has: (pathname) => files.has(pathname),
    async answer(request, response) {
      const pathname = request.url?.split('?')[0] ?? ''
      const asset = ready.get(pathname) ?? readyAsset(pathname, files.get(pathname) ?? Buffer.alloc(0))
      ready.set(pathname, asset)
      sendPage(request, response, await asset)
    },
  }
}

const addressOf = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

async function readyAsset(pathname: string, body: Buffer): Promise<StoredPage> {
  const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const type = types[extname(pathname)] ?? 'application/octet-stream'
  const asset = storedPage({
    status: 200,
    headers: { ...commonHeaders, 'content-type': type, 'cache-control': cache },
    body,
    tags: [],
    holdsUntil: Number.POSITIVE_INFINITY,
  })
  if (packable.test(type)) await Promise.all([improve('br', asset), improve('gzip', asset)])
  return asset
}
