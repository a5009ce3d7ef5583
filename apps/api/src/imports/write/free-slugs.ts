// Addresses for many new things at once: the first of a name has it plain, the next ones a number.

/** How many numbers are tried with one question. */
const attempts = 20

/**
 * One free address for each wish, in their order, none of them twice. `listTaken` says which of some are in use.
 */
export async function freeSlugs(
  wishes: readonly string[],
  listTaken: (slugs: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  if (wishes.length === 0) return []
  const used = new Set(await listTaken([...new Set(wishes)]))
  const given = wishes.map((wish) => take([wish], used))
  for (let next = 2; given.includes(null); next += attempts) {
    const numbered = (wish: string): string[] =>
      Array.from({ length: attempts }, (_, index) => `${wish}-${next + index}`)
    const asked = wishes.flatMap((wish, index) => (given[index] === null ? numbered(wish) : []))
    for (const slug of await listTaken([...new Set(asked)])) used.add(slug)
    for (const [index, wish] of wishes.entries()) given[index] ??= take(numbered(wish), used)
  }
  return given.flatMap((slug) => slug ?? [])
}

function take(candidates: readonly string[], used: Set<string>): string | null {
  const free = candidates.find((slug) => !used.has(slug)) ?? null
  if (free !== null) used.add(free)
  return free
}
