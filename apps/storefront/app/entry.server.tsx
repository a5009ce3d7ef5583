// A page is rendered into one buffer: pages are cached whole, so nothing is gained by streaming.

import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { shopContext } from './api/shop-context.ts'
import { PageParts } from './rendering/page-parts.ts'
import { PartsContext } from './rendering/rendered-part.tsx'

export { shopContext } from './api/shop-context.ts'
export { addressSwitches } from './config/address-switches.ts'

function collect(resolve: (page: Buffer) => void, reject: (reason: unknown) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
  })
    .on('finish', () => resolve(Buffer.concat(chunks)))
    .on('error', reject)
}

function renderPage(page: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collect(resolve, reject)),
      onShellError: reject,
      onError: (reason) => {
        reject(reason)
        abort(reason)
      },
    })
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const shop = routerContext.get(shopContext)
  const parts = shop.parts && new PageParts(shop.parts)
  const page = await renderPage(
    <PartsContext value={parts}>
      <ServerRouter context={context} url={request.url} />
    </PartsContext>,
  )
  shop.deliver(parts ? parts.take(page) : page)
  return new Response(null, { status, headers })
}
