import { InlineSvg } from './inline-svg.tsx'

const spriteId = 'icons'

/** Two hundred constant elements: rendered once when the server starts. The browser keeps the server's markup. */
async function renderSprite(): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { IconSprite } = await import('@stoa/ui/icon/icon-sprite')
  return renderToStaticMarkup(<IconSprite />)
}

const spriteMarkup = import.meta.env.SSR ? await renderSprite() : (document.getElementById(spriteId)?.innerHTML ?? '')

/** The icons of the page, for `<Icon>` to point at. */
export function Icons() {
  return <InlineSvg id={spriteId} svg={spriteMarkup} />
}
