// The router compares an address with each route, and makes all of them anew for each page: with those alone that begin
// like the address, a page takes a tenth less.

import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

const isFixed = (segment: string): boolean => !segment.startsWith(':') && segment !== '*'

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Whether an address that begins so may be the route's. Layouts have no path of their own. */
function mayMatch(path: string | undefined, beginning: readonly string[]): boolean {
  if (path === undefined) return true
  return segmentsOf(path).every(
    (segment, at) => at >= beginning.length || !isFixed(segment) || segment === beginning[at],
  )
}

function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** The part of a build whose routes an address that begins so may have. */
export function routesUnder(build: ServerBuild, beginning: readonly string[]): ServerBuild {
  const ids = Object.entries(build.routes)
    .filter(([, route]) => mayMatch(route?.path, beginning))
    .map(([id]) => id)
  return withRoutes(build, new Set(ids))
}

/** A prefix of language and a page. */
const maxFixed = 2

/** Of all routes, the fixed segments that they begin with. */
function beginningsIn(build: ServerBuild): ReadonlySet<string> {
  const found = new Set<string>()
  for (const route of Object.values(build.routes)) {
    const segments = segmentsOf(route?.path ?? '')
    const free = segments.findIndex((segment) => !isFixed(segment))
    const fixed = segments.slice(0, Math.min(free < 0 ? segments.length : free, maxFixed))
    found.add(fixed.join('/'))
  }
  return found
}

/** The longest beginning of a path that routes begin with: none where it may be any route's. */
export function findBeginning(build: ServerBuild, pathname: string, beginnings = beginningsIn(build)): string[] {
  const segments = segmentsOf(pathname)
  const lengths = Array.from({ length: Math.min(segments.length, maxFixed) }, (_, place) => place + 1)
  const longest = lengths.findLast((length) => beginnings.has(segments.slice(0, length).join('/'))) ?? 0
  return segments.slice(0, longest)
}

/** The handler for a path. */
export function routeByPath(build: ServerBuild, mode: 'development' | 'production') {
  const beginnings = beginningsIn(build)
  const handlers = new Map<string, RequestHandler>()
  return (pathname: string): RequestHandler => {
    const beginning = findBeginning(build, pathname, beginnings)
    const key = beginning.join('/')
    const handler = handlers.get(key) ?? createRequestHandler(routesUnder(build, beginning), mode)
    handlers.set(key, handler)
    return handler
  }
}
