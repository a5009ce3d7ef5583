// The address of a cover as a sender writes it.

const longest = 2000

/** Null for anything but a web address; what may be fetched is decided when it is fetched. */
export function coverAddress(text: string | null | undefined, base?: string): string | null {
  const written = text?.trim()
  if (!written || written.length > longest || !URL.canParse(written, base)) return null
  const { protocol, href } = new URL(written, base)
  return (protocol === 'https:' || protocol === 'http:') && href.length <= longest ? href : null
}
