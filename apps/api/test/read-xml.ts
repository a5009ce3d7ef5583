// Parses a document with a real XML parser: a syntax error fails the test.

import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  /** The text of this element itself, without that of its children. */
  text: string
  children: XmlElement[]
}

export function readXml(document: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (fault) => {
    throw fault
  })
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const add = (text: string): void => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => void open.pop())
  parser.write(document).close()
  const [first] = root.children
  if (!first) throw new Error('an empty document')
  return first
}

/** The descendants of a name, in document order. */
export const allNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allNamed(child, name)])

/** The text of the first child of a name; null when there is none. */
export const textIn = (element: XmlElement, name: string): string | null =>
  element.children.find((child) => child.name === name)?.text ?? null
