// The lines of a text, and the JSON object that stands in one.

import { FileRefused } from '../read-item.ts'

const maxLineLength = 4_000_000

export interface Line {
  number: number
  text: string
}

export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = ''
  let number = 0
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      number += 1
      yield { number, text }
    }
    if (rest.length > maxLineLength) throw new FileRefused('A line is longer than four million letters.', number + 1)
  }
  yield { number: number + 1, text: rest }
}

/** Null for anything that is no object. */
export function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
