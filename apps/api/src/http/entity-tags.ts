// Entity tags (RFC 9110): whether a client, or a proxy between, still has what it would get.

/** By the weak comparison that GET asks for: a proxy that compresses on the way weakens tags. */
export function isSameEntity(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
