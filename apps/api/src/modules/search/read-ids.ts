/** Numbers of four bytes side by side, the most significant first, as the database packs them. */
export function readIds(bytes: Buffer): Uint32Array {
  const ids = new Uint32Array(bytes.length / 4)
  for (let at = 0; at < ids.length; at += 1) ids[at] = bytes.readUInt32BE(at * 4)
  return ids
}
