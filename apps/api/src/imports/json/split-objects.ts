// The objects of a JSON file one by one, however deep in arrays they stand: no file is held as a whole.

import { FileRefused } from '../read-item.ts'

export interface FoundObject {
  /** Where it begins in the file, from 1. */
  line: number
  text: string
}

const longestObject = 4_000_000

/** Letters that mean something; all others are passed over at once. */
const mark = /["\\{}\n]/g

export async function* splitObjects(chunks: AsyncIterable<string>): AsyncGenerator<FoundObject> {
  const state = { text: '', at: 0, line: 1, depth: 0, inString: false, from: 0, fromLine: 1 }
  for await (const chunk of chunks) {
    state.text += chunk
    yield* objectsIn(state)
    const kept = state.depth > 0 ? state.from : state.at
    state.text = state.text.slice(kept)
    state.at -= kept
    state.from -= kept
    if (state.text.length > longestObject)
      throw new FileRefused('An object is longer than four million letters.', state.fromLine)
  }
  if (state.depth > 0) throw new FileRefused('The file ends in the middle: it was cut off.', state.fromLine)
}

interface State {
  text: string
  /** Up to here it has been read. */
  at: number
  line: number
  depth: number
  inString: boolean
  from: number
  fromLine: number
}

function* objectsIn(state: State): Generator<FoundObject> {
  for (;;) {
    mark.lastIndex = state.at
    const found = mark.exec(state.text)
    // a backslash at the very end waits for the letter it protects
    if (!found || (found[0] === '\\' && found.index + 1 >= state.text.length)) {
      state.at = found ? found.index : state.text.length
      return
    }
    state.at = found.index + (found[0] === '\\' ? 2 : 1)
    const end = meet(state, found[0], found.index)
    if (end) yield { line: state.fromLine, text: state.text.slice(state.from, state.at) }
  }
}

/** Whether an outermost object ends here. */
function meet(state: State, letter: string, index: number): boolean {
  if (letter === '\n') state.line += 1
  else if (letter === '"') state.inString = !state.inString
  else if (letter === '{' && !state.inString) {
    state.depth += 1
    if (state.depth === 1) {
      state.from = index
      state.fromLine = state.line
    }
  } else if (letter === '}' && !state.inString && state.depth > 0) {
    state.depth -= 1
    return state.depth === 0
  }
  return false
}
