// The parameters that a page reads. Others are for scripts in the browser, or made up: with them the page is the same,
// and is neither rendered nor cached once more.

const lists = ['text', 'q', 'sort', 'page', 'view', 'f', 'from', 'to']
const people = ['letter', 'q', 'role', 'sort', 'page']

const readBy: Readonly<Record<string, readonly string[]>> = {
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
  profile: ['status', 'days', 'page'],
  'account-ending': ['at'],
  // the terms that an order was placed with
  pages: ['version'],
}

const several: ReadonlySet<string> = new Set(['f'])

/** Of the router's own requests for a page's data. */
const dataParameters = ['_routes', 'index']

const firstSegment = (pathname: string): string =>
  /^\/(?:(?:el|en)(?=[/.]|$)\/?)?([^/.]*)/i.exec(pathname)?.[1]?.toLowerCase() ?? ''

/** The address with the parameters that its page reads, each once, in their order. */
export function knownAddress(url: string): string {
  const query = url.indexOf('?')
  if (query < 0) return url
  const pathname = url.slice(0, query)
  const isData = pathname.endsWith('.data')
  const known = new Set([...(readBy[firstSegment(pathname)] ?? []), ...(isData ? dataParameters : [])])
  const seen = new Set<string>()
  const kept = url
    .slice(query + 1)
    .split('&')
    .filter((pair) => {
      const name = pair.split('=', 1)[0] ?? ''
      if (!known.has(name) || (seen.has(name) && !several.has(name))) return false
      seen.add(name)
      return true
    })
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`
}

export const isSearchPage = (pathname: string): boolean => firstSegment(pathname) === 'search-results'

/** What cannot be decoded, and what no text of the database can hold, is no address. */
export function isAddress(url: string): boolean {
  if (/%00/.test(url)) return false
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
