// Slugs for many new rows at once: the first of a name gets it unchanged, the next ones with a number.

/** How many numbers are tried with one query. */
const attempts = 20

/** One free slug for each requested one, in order, none of them twice. `listTaken` returns those in use. */
export async function freeSlugs(
  desired: readonly string[],
  listTaken: (slugs: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  if (desired.length === 0) return []
  const used = new Set(await listTaken([...new Set(desired)]))
  const assigned = desired.map((base) => claimFree([base], used))
  for (let next = 2; assigned.includes(null); next += attempts) {
    const numberedCandidates = (base: string): string[] =>
      Array.from({ length: attempts }, (_, index) => `${base}-${next + index}`)
    const numberedSlugs = desired.flatMap((base, index) => (assigned[index] === null ? numberedCandidates(base) : []))
    for (const slug of await listTaken([...new Set(numberedSlugs)])) used.add(slug)
    for (const [index, base] of desired.entries()) assigned[index] ??= claimFree(numberedCandidates(base), used)
  }
  return assigned.flatMap((slug) => slug ?? [])
}

function claimFree(candidates: readonly string[], used: Set<string>): string | null {
  const free = candidates.find((slug) => !used.has(slug)) ?? null
  if (free !== null) used.add(free)
  return free
}
