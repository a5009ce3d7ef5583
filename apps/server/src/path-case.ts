// The router ignores case and reads escapes, so a page would have many addresses. Fixed segments of a path are
// lower-case, and so is whatever names something in it: slugs by a constraint of the database, keys as UUIDs.

import { languages } from '@stoa/domain/language'

const prefixes = new RegExp(`^(?:/(?:${languages.join('|')}))+(?=/|$)`, 'i')

/** Letters, digits and hyphens need no escape. */
const decodeLetter = (code: string): string => {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[a-z\d_-]/i.test(character) ? character : code
}

/** `patterns`: the paths of all routes, such as `en/products/:eurl`. */
export function createPathCase(patterns: Iterable<string>): (pathname: string) => string {
  const routes = [...new Set(patterns)].map((pattern) => pattern.split('/'))
  return (asked) => {
    const unescaped = asked.includes('%') ? asked.replace(/%[2-7][\da-f]/gi, decodeLetter) : asked
    const pathname = unescaped.replace(prefixes, (prefix) => prefix.toLowerCase())
    if (pathname === pathname.toLowerCase()) return pathname
    const [start = '', ...segments] = pathname.split('/')
    const matches = routes.filter((route) => isMatch(route, segments))
    const [best] = matches.toSorted((a, b) => fixedIn(b) - fixedIn(a))
    return best ? [start, ...segments.map((segment, at) => inCase(best, at, segment))].join('/') : pathname
  }
}

/** Other characters than those of slugs and ids are left as they are: `%CE%B1`. */
function inCase(route: readonly string[], at: number, segment: string): string {
  const isKnown = at < route.length && route[at] !== '*'
  return isKnown && /^[\w-]+$/.test(segment) ? segment.toLowerCase() : segment
}

/** Null where the route takes any segment, and beyond its end. */
function segmentIn(route: readonly string[], at: number): string | null {
  const segment = route[at]
  return segment === undefined || segment.startsWith(':') || segment === '*' ? null : segment
}

const fixedIn = (route: readonly string[]): number => route.filter((_, at) => segmentIn(route, at) !== null).length

/** The end of a path may be a slash, and `*` stands for any number of segments. */
function isMatch(route: readonly string[], segments: readonly string[]): boolean {
  const path = segments.at(-1) === '' ? segments.slice(0, -1) : segments
  if (route.at(-1) === '*' ? path.length < route.length : path.length !== route.length) return false
  return route.every((_, at) => {
    const fixed = segmentIn(route, at)
    return fixed === null || fixed === path[at]?.toLowerCase()
  })
}
