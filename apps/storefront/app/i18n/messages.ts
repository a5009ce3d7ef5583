// The messages of the pages, compiled once when the server starts. Loaders only; the browser gets what they send.

import type { Language } from '@stoa/domain/language'
import compile from 'icu-minify/compile'
import { keepTogether } from './keep-together.ts'
import type { Namespace, PageMessages } from './message-types.ts'

type MessageTree = { [key: string]: string | MessageTree }

const files = import.meta.glob<MessageTree>('../locales/*/*.json', { eager: true, import: 'default' })

const compileTree = (messages: MessageTree): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(keepTogether(message)) : compileTree(message),
    ]),
  )

const compiled = new Map(Object.entries(files).map(([path, messages]) => [path, compileTree(messages)]))

const serialized = new Map<string, string>()

/**
 * A page's messages as one JSON string: the router's stream encodes a string in one piece, and an object key by key. A
 * missing message makes the page fail, so that its author notices.
 */
export function messagesFor(language: Language, namespaces: readonly Namespace[]): string {
  const key = `${language} ${namespaces.join()}`
  const text = serialized.get(key) ?? JSON.stringify(collect(language, namespaces))
  serialized.set(key, text)
  return text
}

function collect(language: Language, namespaces: readonly Namespace[]): PageMessages {
  return Object.fromEntries(
    namespaces.map((name) => {
      const messages = compiled.get(`../locales/${language}/${name}.json`)
      if (!messages) throw new Error(`no words: locales/${language}/${name}.json`)
      return [name, messages]
    }),
  )
}
