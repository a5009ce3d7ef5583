// A kind is a code with its behaviour. Code asks for the behaviour and never compares codes, so that a new kind is one
// more row of its table. The lists are open: a page that was loaded yesterday, or a process of the release before, may
// meet a kind that it does not know.

type Kinds<Kind> = Readonly<Record<string, Kind>>

/** Undefined for a kind that this release does not know. */
export const findKind = <Kind>(kinds: Kinds<Kind>, code: string): Kind | undefined =>
  Object.hasOwn(kinds, code) ? kinds[code] : undefined

/** For stored rows: a process of an older release leaves them to a newer one. */
export function getKind<Kind>(kinds: Kinds<Kind>, code: string): Kind {
  const kind = findKind(kinds, code)
  if (kind === undefined) throw new Error(`this release does not know the kind ${code}`)
  return kind
}

export const codesOf = <Kind>(kinds: Kinds<Kind>, has: (kind: Kind) => boolean): string[] =>
  Object.entries(kinds).flatMap(([code, kind]) => (has(kind) ? [code] : []))
