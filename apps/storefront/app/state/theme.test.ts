import { afterEach, expect, it, vi } from 'vitest'
import { readTheme, themeKey, themeScript } from './theme.ts'

afterEach(() => vi.unstubAllGlobals())

it('accepts three values; anything else is the system’s theme', () => {
  expect(['system', 'light', 'dark', 'Dark', '', null].map(readTheme)).toEqual([
    'system',
    'light',
    'dark',
    'system',
    'system',
    'system',
  ])
})

function runScript(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  const run = new Function('localStorage', 'document', themeScript)
  run({ getItem }, { documentElement: { dataset } })
  return dataset
}

it('sets the stored choice before the first paint', () => {
  expect(runScript((key) => (key === themeKey ? 'dark' : null))).toEqual({ theme: 'dark' })
  expect(runScript(() => 'light')).toEqual({ theme: 'light' })
  expect(runScript(() => '"><script>')).toEqual({})
  expect(runScript(() => null)).toEqual({})
})

it('survives a browser without storage', () => {
  expect(
    runScript(() => {
      throw new Error('forbidden')
    }),
  ).toEqual({})
})
