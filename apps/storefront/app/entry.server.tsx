// A page is rendered at once: pages are cached whole, so nothing is gained by streaming.

import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { shopContext } from './api/shop-context.ts'
import { handOffScript } from './rendering/hand-off-script.ts'
import { PageParts } from './rendering/page-parts.ts'
import { piecesOf } from './rendering/page-pieces.ts'
import { PartsContext } from './rendering/rendered-part.tsx'

export { shopContext } from './api/shop-context.ts'
export { addressSwitches } from './config/address-switches.ts'

/** What React leaves to the browser: it would be cached for everybody. */
const notRendered = '<!--$!-->'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerPage: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...context } = routerPage
  headers.set('content-type', 'text/html; charset=utf-8')
  const shop = routerContext.get(shopContext)
  const parts = shop.parts && new PageParts(shop.parts)
  const handOff = await handOffScript(serverHandoffStream)
  const page = renderToString(
    <PartsContext value={parts}>
      <ServerRouter context={context} url={request.url} />
    </PartsContext>,
  )
  if (page.includes(notRendered)) throw new Error('a part of the page waited for something, or failed')
  shop.deliver(piecesOf(parts ? parts.take(page) : page, handOff))
  return new Response(null, { status, headers })
}
