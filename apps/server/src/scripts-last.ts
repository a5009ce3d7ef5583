// The style sheet and the pictures come first on a slow connection. The preloads of scripts and messages, which the
// renderer puts into the head, move to the end of the page with low priority.

const preloadPattern = /<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>/g

/** Works on bytes: only the head is decoded, one byte to one character, so that nothing else has to be. */
export function moveScriptsLast(html: Buffer): Buffer {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < headEnd) return html
  const head = html.toString('latin1', 0, headEnd)
  const preloads = head.match(preloadPattern) ?? []
  const deferred = preloads.join('').replaceAll('<link ', '<link fetchpriority="low" ')
  return Buffer.concat([
    Buffer.from(head.replace(preloadPattern, ''), 'latin1'),
    html.subarray(headEnd, bodyEnd),
    Buffer.from(deferred, 'latin1'),
    html.subarray(bodyEnd),
  ])
}
