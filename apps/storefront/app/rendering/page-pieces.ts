// A rendered page in pieces, each encoded on its own: joined first, the whole page would be copied into a new string.
//
// The style sheets and the pictures come first on a slow connection. The preloads of scripts and messages, which the
// renderer puts into the head, are written by a script at the end of the page. Browsers run that script once the style
// sheets are there, and do not find in it what they could fetch beside them.

const preloadPattern = /<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>/g

/** `html`: from `<html>` on. `handOff`: a script for the end of the body. Throws when the page is incomplete. */
export function piecesOf(html: string, handOff: string): string[] {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < headEnd) throw new Error('the page has no head or no body')
  const head = html.slice(0, headEnd)
  const preloads = head.match(preloadPattern) ?? []
  const links = preloads.join('').replaceAll('<link ', '<link fetchpriority="low" ')
  const start = `<!DOCTYPE html>${head.replace(preloadPattern, '')}`
  return [start, html.slice(headEnd, bodyEnd), handOff, scriptWriting(links), html.slice(bodyEnd)]
}

/** The links are no elements there; what could end the text is escaped. */
const scriptWriting = (html: string): string =>
  html && `<script>document.body.insertAdjacentHTML('beforeend','${html.replaceAll(/['\\]/g, '\\$&')}')</script>`
