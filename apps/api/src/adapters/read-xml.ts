// A short XML message as a tree, by local names. External and custom entities do not exist: a message with one is refused.

import { SaxesParser } from 'saxes'
import { OutsideError } from '../ports/outside-service.ts'

export interface XmlNode {
  name: string
  /** Of the element itself, trimmed. */
  text: string
  children: XmlNode[]
}

const maxDepth = 40

/** Its root. Rejects what is not well-formed with an `OutsideError`. */
export function readXml(message: string): XmlNode {
  const root: XmlNode = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new OutsideError('answer_unreadable')
  })
  parser.on('opentag', ({ local }) => {
    if (open.length > maxDepth) throw new OutsideError('answer_unreadable')
    const node = { name: local, text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  const addText = (text: string) => {
    const node = open.at(-1)
    if (node) node.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const node = open.pop()
    if (node) node.text = node.text.trim()
  })
  parser.write(message).close()
  return root
}

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** The first of each name, step by step. */
export const findNode = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce((found, name) => childrenOf(found, name)[0], node)

/** Undefined for what is missing or empty. */
export const findText = (node: XmlNode | undefined, ...path: string[]): string | undefined =>
  findNode(node, ...path)?.text || undefined

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
