// A document as a real XML parser reads it: a fault in it fails the test.

import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  /** Of this element itself, without that of those in it. */
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

/** The elements of a name, at any depth, in the order of the document. */
export const allNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allNamed(child, name)])

/** What stands in the first child of a name; null when there is none. */
export const textIn = (element: XmlElement, name: string): string | null =>
  element.children.find((child) => child.name === name)?.text ?? null
