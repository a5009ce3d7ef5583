// Untrusted addresses (a search bar's event, rich content) may only lead to this shop's own pages.

/** Maximum number of nested encodings that are decoded for the check. */
const maxDecodings = 3

/** The path, query and fragment of an address of this shop; null for anything that leads or could lead elsewhere. */
export function sameOriginPath(address: string, origin: string): string | null {
  if (address !== origin && !address.startsWith('/') && !address.startsWith(`${origin}/`)) return null
  if (!isWellEncoded(address)) return null
  let decoded = address
  for (let depth = 0; depth <= maxDecodings; depth += 1) {
    if (isForeign(decoded, origin)) return null
    decoded = decodeAscii(decoded)
  }
  const url = new URL(address, origin)
  return `${url.pathname}${url.search}${url.hash}`
}

function isForeign(address: string, origin: string): boolean {
  if (/[\p{Cc}\\]/u.test(address) || !URL.canParse(address, origin)) return true
  const url = new URL(address, origin)
  return url.origin !== origin || url.pathname.startsWith('//')
}

function isWellEncoded(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

/** Only characters that are valid in addresses; a per cent sign that encodes nothing stays. */
const decodeAscii = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
