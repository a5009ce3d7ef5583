// The router ignores case, so a page would have many addresses. The fixed segments of a path have the case that the
// routes give them; those that name something keep theirs.

/** `patterns`: the paths of all routes, such as `en/products/:eurl`. */
export function createPathCase(patterns: Iterable<string>): (pathname: string) => string {
  const routes = [...new Set(patterns)].map((pattern) => pattern.split('/'))
  return (pathname) => {
    // all fixed segments are lower-case
    if (pathname === pathname.toLowerCase()) return pathname
    const [start = '', ...segments] = pathname.split('/')
    const matches = routes.filter((route) => isMatch(route, segments))
    const [best] = matches.toSorted((a, b) => fixedIn(b) - fixedIn(a))
    return best ? [start, ...segments.map((segment, at) => segmentIn(best, at) ?? segment)].join('/') : pathname
  }
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
