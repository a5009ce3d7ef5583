// The style sheet and the pictures come first on a slow connection. The preloads of scripts and messages, which the
// renderer puts into the head, move to the end of the page with low priority.

const preloadPattern = /<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>/g

export function moveScriptsLast(html: string): string {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < headEnd) return html
  const head = html.slice(0, headEnd)
  const preloads = head.match(preloadPattern) ?? []
  const deferred = preloads.join('').replaceAll('<link ', '<link fetchpriority="low" ')
  return head.replace(preloadPattern, '') + html.slice(headEnd, bodyEnd) + deferred + html.slice(bodyEnd)
}
