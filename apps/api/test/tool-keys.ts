// The tool of the tests, which is changing from one key to the other.

export const toolName = 'softone'

export const toolKeys = [
  { tool: toolName, key: 'a-key-of-a-tool-that-is-only-for-tests' },
  { tool: toolName, key: 'the-key-to-which-that-tool-is-changing' },
] as const

export const toolHeaders = { 'x-tool-key': toolKeys[0].key }
