// The structure of an answer without its values: a difference between two builds of the shop would be visible to
// clients.

/** The structures of all answers to one kind of request, by the request's name. */
export type Shapes = Map<string, Set<string>>

/** Every path in a JSON value with its type, `items[].prc: number`. */
export function jsonShape(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return [`${place}: array`, ...value.flatMap((one) => jsonShape(one, `${place}[]`))]
  if (value === null || typeof value !== 'object') return [`${place}: ${value === null ? 'null' : typeof value}`]
  const fields = Object.entries(value).flatMap(([name, inner]) => jsonShape(inner, place ? `${place}.${name}` : name))
  return [`${place}: object`, ...fields]
}

/** What a reader would notice: title, headings, and the number of products that a page links to. */
export function pageShape(html: string): string[] {
  const headings = [...html.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, inner = '']) => `h${level}: ${textOf(inner)}`,
  )
  const products = new Set([...html.matchAll(/href="([^"]*\/products\/[^"#?]+)/g)].map(([, address]) => address))
  const title = /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return [`title: ${textOf(title)}`, ...headings, `links to ${products.size} products`]
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export function addShape(shapes: Shapes, request: string, shape: readonly string[]): void {
  const known = shapes.get(request) ?? new Set()
  for (const line of shape) known.add(line)
  shapes.set(request, known)
}

/** One sentence per element that only one side has; empty when the sides are alike. */
export function shapeDifferences(before: Shapes, after: Shapes): string[] {
  const requests = new Set([...before.keys(), ...after.keys()])
  return [...requests].flatMap((request) => {
    const oldShape = before.get(request) ?? new Set()
    const newShape = after.get(request) ?? new Set()
    return [
      ...missingIn(newShape, oldShape).map((line) => `${request}: only the old side has "${line}"`),
      ...missingIn(oldShape, newShape).map((line) => `${request}: only the new side has "${line}"`),
    ]
  })
}

const missingIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...other].filter((line) => !one.has(line))
