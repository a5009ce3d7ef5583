// Two people of one name have two addresses: the first has it plain, the next ones with a number.

import { slugOf } from '../../url/slug.ts'

/** `fallback` is for names that have no letters an address may hold. */
export function freeSlug(name: string, fallback: string, isTaken: (slug: string) => boolean): string {
  const base = slugOf(name) || fallback
  let slug = base
  for (let suffix = 2; isTaken(slug); suffix += 1) slug = `${base}-${suffix}`
  return slug
}
