// Puts the elements of a message together, one product at a time, and refuses what no honest sender writes: a record without
// end, a tree without bottom. Memory holds one record, whatever the file's size.

import type { SaxesTagPlain } from 'saxes'
import { FileRefused } from '../read-item.ts'
import type { OnixNode } from './onix-node.ts'
import { findOnixTag } from './onix-tags.ts'

const deepest = 100
const mostElements = 100_000
const mostAttributes = 100

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export class OnixTree {
  /** The headers and products that are complete, until somebody takes them. */
  readonly complete: OnixNode[] = []
  depth = 0
  #open: OnixNode[] = []
  #isText = false
  /** How deep we are in an element that is passed over, or in the markup of a text. */
  #passedOver = 0
  #inMarkup = 0
  #elements = 0
  #attributes = 0

  attribute(): void {
    this.#attributes += 1
    if (this.#attributes > mostAttributes)
      throw new FileRefused(`An element has more than ${mostAttributes} attributes.`)
  }

  opened(tag: SaxesTagPlain, line: number): void {
    this.#attributes = 0
    this.depth += 1
    this.#elements += 1
    if (this.depth > deepest) throw new FileRefused(`Elements stand more than ${deepest} deep in each other.`)
    if (this.#elements > mostElements) throw new FileRefused(`A record has more than ${mostElements} elements.`)
    if (this.depth === 1) return
    if (this.#passedOver > 0) this.#passedOver += 1
    else if (this.#isText) this.#openMarkup(tag.name)
    else this.#openElement(tag, line)
  }

  closed(tag: SaxesTagPlain): void {
    this.depth -= 1
    if (this.depth === 0) return
    if (this.#passedOver > 0) this.#passedOver -= 1
    else if (this.#inMarkup > 0) this.#closeMarkup(tag.name)
    else this.#closeElement()
  }

  text(text: string): void {
    const current = this.#open.at(-1)
    if (this.#isText && current) current.text += current.isMarkup ? escaped(text) : text
  }

  #openElement(tag: SaxesTagPlain, line: number): void {
    const known = findOnixTag(tag.name)
    const atTop = this.#open.length === 0
    if (!known || (atTop && known.name !== 'Product' && known.name !== 'Header')) {
      this.#passedOver = 1
      return
    }
    const node: OnixNode = {
      ...{ name: known.name, line, attributes: tag.attributes },
      text: '',
      isMarkup: false,
      children: [],
    }
    this.#open.at(-1)?.children.push(node)
    this.#open.push(node)
    this.#isText = known.isText
  }

  #closeElement(): void {
    const node = this.#open.pop()
    this.#isText = false
    if (!node || this.#open.length > 0) return
    this.complete.push(node)
    this.#elements = 0
  }

  /** From the first tag inside it on, a text is kept as markup. */
  #openMarkup(name: string): void {
    const current = this.#open.at(-1)
    if (!current) return
    if (!current.isMarkup) {
      current.text = escaped(current.text)
      current.isMarkup = true
    }
    current.text += `<${name}>`
    this.#inMarkup += 1
  }

  #closeMarkup(name: string): void {
    const current = this.#open.at(-1)
    if (current) current.text += `</${name}>`
    this.#inMarkup -= 1
  }
}
