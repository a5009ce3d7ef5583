// The style sheets and the pictures come first on a slow connection. The preloads of scripts and messages, which the
// renderer puts into the head, are written by a script at the end of the page: browsers run it once the style sheets are
// there, and do not find in it what they could fetch beside them.

const preloadPattern = /<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>/g

export function moveScriptsLast(html: string): string {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < headEnd) return html
  const head = html.slice(0, headEnd)
  const preloads = head.match(preloadPattern) ?? []
  const links = preloads.join('').replaceAll('<link ', '<link fetchpriority="low" ')
  return head.replace(preloadPattern, '') + html.slice(headEnd, bodyEnd) + scriptWriting(links) + html.slice(bodyEnd)
}

/** The links are no elements there; what could end the text is escaped. */
const scriptWriting = (html: string): string =>
  html && `<script>document.body.insertAdjacentHTML('beforeend','${html.replaceAll(/['\\]/g, '\\$&')}')</script>`
