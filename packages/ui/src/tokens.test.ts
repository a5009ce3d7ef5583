import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = (read('./tokens.css') + read('./tokens-dark.css')).replaceAll(/\/\*.*?\*\//gs, '')

function declarations(selector: string): string[] {
  const [, after = ''] = css.split(`${selector} {`)
  const block = after.slice(0, after.indexOf('}'))
  return block
    .split(/;\s*\n|;\s+(?=--)/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const names = (lines: readonly string[]) => lines.map((line) => line.split(':')[0])

test('the chosen and the system’s dark theme are the same', () => {
  expect(declarations(':root:not([data-theme])')).toEqual(declarations(':root[data-theme="dark"]'))
})

test('the dark theme only overrides tokens of the light theme', () => {
  expect(names(declarations(':root'))).toEqual(expect.arrayContaining(names(declarations(':root[data-theme="dark"]'))))
})
