// XML check for tests of rendered pictures.

/** The first fault, or null. Our SVG has no comments, declarations, namespaces or single-quoted attributes. */
export function faultInXml(xml: string): string | null {
  const open: string[] = []
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    const closing = /^<\/(\w+)>$/.exec(token)
    const opening = /^<(\w+)((?: [\w:-]+="[^"<]*")*)(\/?)>$/.exec(token)
    if (closing && open.pop() !== closing[1]) return `unmatched ${token}`
    if (token.startsWith('<') && !closing && !opening) return `malformed ${token}`
    if (opening?.[1] !== undefined && !opening[3]) open.push(opening[1])
    if (/&(?!(?:amp|lt|gt|quot);)/.test(token)) return `bare ampersand in ${token}`
    if (/[\p{Cc}\p{Cs}]/u.test(token)) return `forbidden character in ${token}`
  }
  return open.length > 0 ? `unclosed ${open.join(' ')}` : null
}
