// Yields the objects of a JSON file one by one, at any depth of arrays: no file is held in memory as a whole.

import { FileRefused } from '../read-item.ts'

export interface SplitObject {
  /** Its position in the file, from 1. */
  line: number
  text: string
}

const maxObjectLength = 4_000_000

/** Characters with a meaning; runs of all others are skipped at once. */
const tokenPattern = /["\\{}\n]/g

export async function* splitObjects(chunks: AsyncIterable<string>): AsyncGenerator<SplitObject> {
  const state = { text: '', position: 0, line: 1, depth: 0, inString: false, from: 0, fromLine: 1 }
  for await (const chunk of chunks) {
    state.text += chunk
    yield* objectsIn(state)
    const keepFrom = state.depth > 0 ? state.from : state.position
    state.text = state.text.slice(keepFrom)
    state.position -= keepFrom
    state.from -= keepFrom
    if (state.text.length > maxObjectLength)
      throw new FileRefused('An object is longer than four million letters.', state.fromLine)
  }
  if (state.depth > 0) throw new FileRefused('The file ends in the middle: it was cut off.', state.fromLine)
}

interface State {
  text: string
  /** The position up to which it has been read. */
  position: number
  line: number
  depth: number
  inString: boolean
  from: number
  fromLine: number
}

function* objectsIn(state: State): Generator<SplitObject> {
  for (;;) {
    tokenPattern.lastIndex = state.position
    const match = tokenPattern.exec(state.text)
    // a backslash at the very end waits for the character it escapes
    if (!match || (match[0] === '\\' && match.index + 1 >= state.text.length)) {
      state.position = match ? match.index : state.text.length
      return
    }
    state.position = match.index + (match[0] === '\\' ? 2 : 1)
    const end = handleToken(state, match[0], match.index)
    if (end) yield { line: state.fromLine, text: state.text.slice(state.from, state.position) }
  }
}

/** Whether an outermost object ends here. */
function handleToken(state: State, char: string, index: number): boolean {
  if (char === '\n') state.line += 1
  else if (char === '"') state.inString = !state.inString
  else if (char === '{' && !state.inString) {
    state.depth += 1
    if (state.depth === 1) {
      state.from = index
      state.fromLine = state.line
    }
  } else if (char === '}' && !state.inString && state.depth > 0) {
    state.depth -= 1
    return state.depth === 0
  }
  return false
}
