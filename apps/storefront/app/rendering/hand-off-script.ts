// What a page's loaders gave, as the router in the browser takes it. The router's own scripts for it are rendered as the
// data come; here all are there before the page is rendered.

const controller = 'window.__reactRouterContext.streamController'

/** The whole stream in one script element, which no data can close. */
export async function handOffScript(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const data = JSON.stringify(await new Response(stream).text()).replaceAll('<', '\\u003c')
  return `<script>${controller}.enqueue(${data});${controller}.close();</script>`
}
