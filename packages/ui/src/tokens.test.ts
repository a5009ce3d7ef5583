import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { systemDarkTheme } from './system-dark-theme.ts'

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

test('a system in the dark gets the values that somebody may choose', async () => {
  const file = fileURLToPath(new URL('./tokens-dark.css', import.meta.url))
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [systemDarkTheme] } } }, 'build')
  const { code } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
  const [chosen, system, ...others] = [...code.matchAll(/([^{}]+)\{(\s*color-scheme[^}]+)\}/g)]
  expect([chosen?.[1], system?.[1], others].map(String)).toEqual([
    expect.stringContaining(':root[data-theme="dark"]'),
    expect.stringContaining(':root:not([data-theme])'),
    '',
  ])
  expect(code).toMatch(/@media \(prefers-color-scheme: dark\)\s*\{\s*:root:not/)
  expect(system?.[2]?.replaceAll(/\s+/g, ' ')).toBe(chosen?.[2]?.replaceAll(/\s+/g, ' '))
})

test('the dark theme only overrides tokens of the light theme', () => {
  expect(names(declarations(':root'))).toEqual(expect.arrayContaining(names(declarations(':root[data-theme="dark"]'))))
})
