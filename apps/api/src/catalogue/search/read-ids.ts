/** Numbers of four bytes side by side, the most significant first, as the database packs them. */
export function readIds(bytes: Buffer): Uint32Array {
  const ids = new Uint32Array(bytes.length / 4)
  for (let index = 0; index < ids.length; index += 1) ids[index] = bytes.readUInt32BE(index * 4)
  return ids
}
