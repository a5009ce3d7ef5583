// The bytes of one member of a JSON object as they came: a signature was made over them, and writing the value anew gives
// others.

const quote = 0x22
const backslash = 0x5c
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]
const [comma, colon] = [0x2c, 0x3a]
const whitespace: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d])

/** The place behind a string's last quote. */
function endOfString(bytes: Uint8Array, start: number): number {
  let place = start + 1
  while (place < bytes.length && bytes[place] !== quote) place += bytes[place] === backslash ? 2 : 1
  return place + 1
}

/** The place of the comma or brace behind a value. */
function endOfValue(bytes: Uint8Array, start: number): number {
  let depth = 0
  let place = start
  while (place < bytes.length) {
    const byte = bytes[place]
    if (byte === quote) {
      place = endOfString(bytes, place)
      continue
    }
    if (depth === 0 && (byte === comma || byte === closeBrace)) return place
    if (byte === openBrace || byte === openBracket) depth += 1
    if (byte === closeBrace || byte === closeBracket) depth -= 1
    place += 1
  }
  return place
}

function trim(bytes: Uint8Array): Uint8Array {
  let [start, end] = [0, bytes.length]
  while (start < end && whitespace.has(bytes[start])) start += 1
  while (end > start && whitespace.has(bytes[end - 1])) end -= 1
  return bytes.subarray(start, end)
}

/** Of valid JSON whose value is an object. Null without the member, and with two of this name. */
export function rawJsonMember(bytes: Uint8Array, name: string): Uint8Array | null {
  const decoder = new TextDecoder()
  const found: Uint8Array[] = []
  let place = bytes.indexOf(openBrace) + 1
  while (place < bytes.length) {
    const start = bytes.indexOf(quote, place)
    if (start === -1) break
    const end = endOfString(bytes, start)
    const value = bytes.indexOf(colon, end) + 1
    const next = endOfValue(bytes, value)
    if (JSON.parse(decoder.decode(bytes.subarray(start, end))) === name) found.push(trim(bytes.subarray(value, next)))
    place = next + 1
  }
  return found.length === 1 ? (found[0] ?? null) : null
}
