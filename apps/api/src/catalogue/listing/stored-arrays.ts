// Typed arrays by name, as they are written to a file and read from it.

export type StoredArray = Uint8Array | Uint16Array | Uint32Array | Int32Array

export interface StoredPart {
  array: StoredArray
  /** What is behind these many is room. */
  used: number
}

export type StoredParts = Readonly<Record<string, StoredPart>>

/** Read with some room behind it: the first product that comes should not copy a million others. */
export const withRoom = (used: number): number => used + (used >> 5) + 64

/** The same parts as some of something larger. */
export const prefixed = (prefix: string, parts: StoredParts): StoredParts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${prefix}.${name}`, part]))

export const withPrefix = (prefix: string, parts: StoredParts): StoredParts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), part] as const] : [],
    ),
  )

export function takeArray<Kind extends StoredArray>(
  parts: StoredParts,
  name: string,
  kind: new (length: number) => Kind,
): Kind {
  const array = parts[name]?.array
  if (!(array instanceof kind)) throw new Error(`${name} is missing or of another kind`)
  return array
}

/** Without the room behind it. */
export function takeUsed(parts: StoredParts, name: string): Uint32Array {
  return takeArray(parts, name, Uint32Array).subarray(0, parts[name]?.used)
}

/** The same values with room for more. */
export function grown<Kind extends StoredArray>(array: Kind, length: number): Kind {
  const larger = new (array.constructor as new (length: number) => Kind)(length)
  larger.set(array)
  return larger
}
