// The parameters that a page reads. Others are for scripts in the browser, or made up: with them the page is the same,
// and is neither rendered nor cached once more.

// in the order in which the shop's own links have them
const lists = ['text', 'q', 'sort', 'view', 'page', 'f', 'from', 'to']
const people = ['letter', 'role', 'q', 'sort', 'page']

/** By the first segment of a page's address, which may be any word: `constructor` too. */
const readBy = new Map<string, readonly string[]>(
  Object.entries({
    // shops and old links name what was typed differently
    'search-results': [...lists, 'searchText'],
    categories: lists,
    'new-releases': lists,
    'best-sellers': lists,
    offers: lists,
    contributor: people,
    contributors: people,
    publisher: people,
    publishers: people,
    // the terms that an order was placed with
    pages: ['version'],
    // why an order was not paid, and which one
    'checkout-failure': ['reason', 'order'],
  }),
)

const several: ReadonlySet<string> = new Set(['f'])

/** Of the router's own requests for a page's data: which parts of it. */
const dataParameters = ['_routes']

const firstSegment = (pathname: string): string =>
  /^\/(?:(?:el|en)(?=[/.]|$)\/?)?([^/.]*)/i.exec(pathname)?.[1]?.toLowerCase() ?? ''

/** The address with the parameters that its page reads, written in one way: each once, in one order, with the same escapes. */
export function knownAddress(pathname: string, query: string): string {
  const known = [...(readBy.get(firstSegment(pathname)) ?? []), ...(isData(pathname) ? dataParameters : [])]
  const given = new URLSearchParams(query)
  const kept = known.flatMap((name) => {
    const values = new Set(given.getAll(name))
    return [...values].slice(0, several.has(name) ? undefined : 1).map((value) => [name, value])
  })
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`
}

export const isSearchPage = (pathname: string): boolean => firstSegment(pathname) === 'search-results'

const dataEnding = '.data'

/** Of a page's data, which the router asks for in the browser. */
export const isData = (pathname: string): boolean => pathname.endsWith(dataEnding)

/** The address of a page's data, written like the page's own. */
export function dataAddress(pathname: string, inCase: (pathname: string) => string): string {
  const page = pathname.slice(0, -dataEnding.length).replace(/[/\\]+/g, '/')
  return `${inCase(page)}${dataEnding}`
}

/** Browsers take them out before they send an address. */
const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i

/** No name has one, and no route of the pages takes a line break. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** What cannot be decoded, what no text of the database can hold, and what no browser sends is no address. */
export function isAddress(url: string): boolean {
  const [pathname = ''] = url.split('?', 1)
  if (!pathname.startsWith('/') || /%00|#/.test(url) || dotSegment.test(pathname)) return false
  try {
    return !control.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

const hostInFront = /^https?:\/\/[^/?#]*/i

/** A request may name the host in front of the path: `http://host/path`. */
export function originForm(url: string): string {
  if (url.startsWith('/')) return url
  const rest = url.replace(hostInFront, '')
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`
}
