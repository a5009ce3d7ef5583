// The messages as files that browsers keep: named by their content, so that the build, which writes them, and the server,
// which names them to pages, agree without knowing of each other.

import { hash } from '@stoa/covers/random'
import type { Language } from '@stoa/domain/language'
import compile from 'icu-minify/compile'
import { keepTogether } from './keep-together.ts'
import type { Namespace, PageMessages } from './message-types.ts'

export type MessageTree = { [key: string]: string | MessageTree }

/** What the pages say that one strolls through: one file, so that none of them waits for its messages. */
const shopNamespaces: readonly Namespace[] = [
  'common',
  'errors',
  'chrome',
  'cart',
  'lines',
  'home',
  'category',
  'lists',
  'search',
  'people',
  'product',
  'product-kinds',
]

/** The name of the file that holds a namespace. */
export const fileNameOf = (namespace: Namespace): string => (shopNamespaces.includes(namespace) ? 'shop' : namespace)

export interface MessageFile {
  /** Where browsers find it. */
  path: string
  text: string
  messages: PageMessages
}

const compileTree = (messages: MessageTree): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(keepTogether(message)) : compileTree(message),
    ]),
  )

/** Compiles the messages of a language: one namespace, or those of the shop. */
export function messageFile(
  language: Language,
  name: string,
  read: (language: Language, namespace: Namespace) => MessageTree,
): MessageFile {
  const namespaces = name === 'shop' ? shopNamespaces : [name as Namespace]
  const messages: PageMessages = Object.fromEntries(
    namespaces.map((namespace) => [namespace, compileTree(read(language, namespace))]),
  )
  const text = JSON.stringify(messages)
  return { path: `/assets/${language}-${name}-${hash(text).toString(36)}.json`, text, messages }
}
