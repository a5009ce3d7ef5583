// What is seen comes first on a slow line: the style sheet and the pictures. The scripts' early requests, which the renderer
// puts into the head, move to the end of the page and say that they can wait.

const preload = '<link rel="modulepreload"'
const preloadPattern = /<link rel="modulepreload"[^>]*>/g

/** Works on bytes: only the head is read as text, and one byte for one letter, so that nothing else is decoded. */
export function moveScriptsLast(html: Buffer): Buffer {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < headEnd) return html
  const head = html.toString('latin1', 0, headEnd)
  const preloads = head.match(preloadPattern) ?? []
  const deferred = preloads.join('').replaceAll(preload, '<link fetchpriority="low" rel="modulepreload"')
  return Buffer.concat([
    Buffer.from(head.replace(preloadPattern, ''), 'latin1'),
    html.subarray(headEnd, bodyEnd),
    Buffer.from(deferred, 'latin1'),
    html.subarray(bodyEnd),
  ])
}
