// Entity tags (RFC 9110): whether a client, or a proxy between, still has what it would get.

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** By the weak comparison that GET asks for: a proxy that compresses on the way weakens tags. */
export function isSameEntity(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}
