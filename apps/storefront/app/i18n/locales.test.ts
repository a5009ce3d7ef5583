// Messages: the same keys and arguments in both languages, every key that code uses, and no unused ones.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'

type MessageTree = { [key: string]: string | MessageTree }

const app = fileURLToPath(new URL('..', import.meta.url))
const readMessages = (language: string, name: string): MessageTree =>
  JSON.parse(readFileSync(`${app}/locales/${language}/${name}.json`, 'utf8'))

const flat = (messages: MessageTree, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? [[prefix + key, message] as [string, string]] : flat(message, `${prefix}${key}.`),
  )

/** The arguments and tags of a message, from its compiled form: text, `#`, or a list that begins with a name. */
function argumentsIn(node: unknown): string[] {
  if (!Array.isArray(node)) return []
  return node.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return []
    const [name, kind, ...args] = part
    const branches = args.flatMap((branch) =>
      typeof branch === 'object' && branch !== null ? Object.values(branch) : [],
    )
    const inside = typeof kind === 'number' ? branches.flatMap(argumentsIn) : argumentsIn([kind, ...args])
    return [String(name), ...inside]
  })
}

const argumentsOf = (message: string): string => [...new Set(argumentsIn(compile(message)))].sort().join(', ')

const namesIn = (language: string): string[] =>
  globSync(`${app}/locales/${language}/*.json`).map((path) => path.replace(/^.*\/|\.json$/g, ''))
const names = namesIn('el')

const sources = globSync(`${app}/**/*.{ts,tsx}`)
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))

it('has the same files in both languages', () => expect(namesIn('en').sort()).toEqual([...names].sort()))

describe.each(names)('the messages of %s', (name) => {
  const greek = flat(readMessages('el', name))
  const english = new Map(flat(readMessages('en', name)))

  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual(greek.map(([key]) => key).sort())
  })

  it('take the same arguments in both languages', () => {
    const mismatched = greek.filter(([key, message]) => argumentsOf(message) !== argumentsOf(english.get(key) ?? ''))
    expect(mismatched.map(([key]) => key)).toEqual([])
  })

  it('are well-formed and not empty', () => {
    for (const [key, message] of [...greek, ...english]) {
      expect(message.trim(), key).not.toBe('')
      expect(() => compile(message), key).not.toThrow()
    }
  })

  it('are all used', () => {
    const unused = greek.filter(
      ([key]) => !sources.some((source) => keysIn(source, name, key).some((own) => asksFor(source, own))),
    )
    expect(unused.map(([key]) => key)).toEqual([])
  })
})

/** As a source names the key: in full, and without the part of the messages that it asks for, as `name.part`. */
function keysIn(source: string, name: string, key: string): string[] {
  const parts = Array.from(source.matchAll(/useTranslations\('([\w.]+)'\)/g), ([, asked = '']) => `${asked}.`)
  const whole = `${name}.${key}`
  return [key, ...parts.filter((part) => whole.startsWith(part)).map((part) => whole.slice(part.length))]
}

/** Literal, as `'a.b'`; with a dynamic last part, as `a.${…}`, or first part, as `${…}.b`; or from a table, as `'b'` beside `a.${…}`. */
function asksFor(source: string, key: string): boolean {
  if (source.includes(`'${key}'`)) return true
  const parts = key.split('.')
  return parts.some(
    (_, index) =>
      index > 0 &&
      (source.includes(`\`${parts.slice(0, index).join('.')}.\${`) ||
        source.includes(`}.${parts.slice(index).join('.')}\``)),
  )
}
