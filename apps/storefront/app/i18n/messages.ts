// The messages of the pages on the server. Loaders only; a page carries the addresses of its messages' files.

import type { Language } from '@stoa/domain/language'
import { storeMessages } from './loaded-messages.ts'
import { fileNameOf, type MessageTree, messageFile } from './message-files.ts'
import type { Namespace } from './message-types.ts'

const sources = import.meta.glob<MessageTree>('../locales/*/*.json', { eager: true, import: 'default' })

/** A missing file makes the page fail, so that its author notices. */
function readSource(language: Language, namespace: Namespace): MessageTree {
  const messages = sources[`../locales/${language}/${namespace}.json`]
  if (!messages) throw new Error(`no messages: locales/${language}/${namespace}.json`)
  return messages
}

const paths = new Map<string, string>()

/** Compiled when it is first asked for. */
function pathOf(language: Language, name: string): string {
  const key = `${language} ${name}`
  const known = paths.get(key)
  if (known !== undefined) return known
  const { path, messages } = messageFile(language, name, readSource)
  storeMessages(path, messages)
  paths.set(key, path)
  return path
}

/** The files in which a page's messages are. */
export const messagesFor = (language: Language, namespaces: readonly Namespace[]): string[] =>
  [...new Set(namespaces.map(fileNameOf))].map((name) => pathOf(language, name))
