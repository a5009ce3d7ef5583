import { Drawing } from './drawing.tsx'

const place = 'icons'

/** Two hundred elements that never change: written once when the server starts. The browser keeps those it was sent. */
async function writeIcons(): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { IconSprite } = await import('@stoa/ui/icon/icon-sprite')
  return renderToStaticMarkup(<IconSprite />)
}

const icons = import.meta.env.SSR ? await writeIcons() : (document.getElementById(place)?.innerHTML ?? '')

/** The icons of the page, for `<Icon>` to point at. */
export function Icons() {
  return <Drawing id={place} svg={icons} />
}
