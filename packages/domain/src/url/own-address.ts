// Addresses that come from outside (a search bar's event, rich content) may only lead to this shop's own pages.

/** The path, query and fragment of an address of this shop; null for anything that leads or could lead elsewhere. */
export function ownAddress(address: string, origin: string): string | null {
  if (/[\p{Cc}\\]/u.test(address)) return null
  let decoded = address
  for (let depth = 0; depth < 3; depth += 1) {
    if (/^\s*(?:\/\/|[^/?#]*:(?!\/\/))/.test(decoded) || /[\p{Cc}\\]/u.test(decoded)) return null
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return null
    }
  }
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
