// Links in data of publishers and suppliers.

/** Null for anything but http and https: `javascript:`, `data:`, or no address at all. */
export function webLinkOrNull(text: string | null): string | null {
  const link = text?.trim() ?? ''
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null
}
