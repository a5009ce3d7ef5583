// The words of the pages, compiled once when the server starts. Only loaders call this; the browser gets what they send.

import type { Language } from '@stoa/domain/language'
import compile from 'icu-minify/compile'
import type { Namespace, PageMessages } from './message-types.ts'

type Written = { [key: string]: string | Written }

const files = import.meta.glob<Written>('../locales/*/*.json', { eager: true, import: 'default' })

const compileAll = (words: Written): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compileAll(word)]),
  )

const compiled = new Map(Object.entries(files).map(([path, words]) => [path, compileAll(words)]))

const written = new Map<string, string>()

/**
 * A page's words, as one JSON text: the router's stream carries a text in one piece, and hundreds of words one by one.
 * A word that is missing stops the page, so that it is seen by whoever wrote it.
 */
export function messagesFor(language: Language, namespaces: readonly Namespace[]): string {
  const key = `${language} ${namespaces.join()}`
  const text = written.get(key) ?? JSON.stringify(collect(language, namespaces))
  written.set(key, text)
  return text
}

function collect(language: Language, namespaces: readonly Namespace[]): PageMessages {
  return Object.fromEntries(
    namespaces.map((name) => {
      const words = compiled.get(`../locales/${language}/${name}.json`)
      if (!words) throw new Error(`no words: locales/${language}/${name}.json`)
      return [name, words]
    }),
  )
}
