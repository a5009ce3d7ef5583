// A unique slug for each of several people with one name: plain for the first, numbered for the next ones.

import { slugOf } from '../../url/slug.ts'

/** `fallback` is for names without any character that a slug may contain. */
export function freeSlug(name: string, fallback: string, isTaken: (slug: string) => boolean): string {
  const base = slugOf(name) || fallback
  let slug = base
  for (let suffix = 2; isTaken(slug); suffix += 1) slug = `${base}-${suffix}`
  return slug
}
