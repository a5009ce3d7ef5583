/** How many lines end in a text. */
export function countLines(text: string): number {
  let lines = 0
  for (let position = text.indexOf('\n'); position >= 0; position = text.indexOf('\n', position + 1)) lines += 1
  return lines
}
