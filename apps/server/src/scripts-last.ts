// What is seen comes first on a slow line: the style sheet and the pictures. The scripts' early requests, which the renderer
// puts into the head, move to the end of the page and say that they can wait.

const modulePreload = /<link rel="modulepreload"/g
const wholePreload = /<link rel="modulepreload"[^>]*>/g

export function scriptsLast(html: string): string {
  const preloads = html.match(wholePreload) ?? []
  const patient = preloads.join('').replace(modulePreload, '<link fetchpriority="low" rel="modulepreload"')
  return html.replace(wholePreload, '').replace('</body>', () => `${patient}</body>`)
}
