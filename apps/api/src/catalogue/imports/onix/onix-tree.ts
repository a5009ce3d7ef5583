// Builds the element tree of a message, one product at a time, and refuses a record without end or a tree of unlimited
// depth. Memory holds one record, whatever the file's size.

import type { SaxesTagPlain } from 'saxes'
import { FileRefused } from '../read-item.ts'
import type { OnixNode } from './onix-node.ts'
import { findOnixTag } from './onix-tags.ts'

const maxDepth = 100
const maxElements = 100_000
const maxAttributes = 100

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export class OnixTree {
  /** The complete headers and products, until they are collected. */
  readonly complete: OnixNode[] = []
  depth = 0
  #open: OnixNode[] = []
  #isText = false
  /** The current depth in an element that is skipped, or in the markup of a text. */
  #skippedDepth = 0
  #markupDepth = 0
  #elements = 0
  #attributes = 0

  attribute(): void {
    this.#attributes += 1
    if (this.#attributes > maxAttributes) throw new FileRefused(`An element has more than ${maxAttributes} attributes.`)
  }

  openTag(tag: SaxesTagPlain, line: number): void {
    this.#attributes = 0
    this.depth += 1
    this.#elements += 1
    if (this.depth > maxDepth) throw new FileRefused(`Elements stand more than ${maxDepth} deep in each other.`)
    if (this.#elements > maxElements) throw new FileRefused(`A record has more than ${maxElements} elements.`)
    if (this.depth === 1) return
    if (this.#skippedDepth > 0) this.#skippedDepth += 1
    else if (this.#isText) this.#openMarkup(tag.name)
    else this.#openElement(tag, line)
  }

  closeTag(tag: SaxesTagPlain): void {
    this.depth -= 1
    if (this.depth === 0) return
    if (this.#skippedDepth > 0) this.#skippedDepth -= 1
    else if (this.#markupDepth > 0) this.#closeMarkup(tag.name)
    else this.#closeElement()
  }

  text(text: string): void {
    const current = this.#open.at(-1)
    if (this.#isText && current) current.text += current.isMarkup ? escaped(text) : text
  }

  #openElement(tag: SaxesTagPlain, line: number): void {
    const onixTag = findOnixTag(tag.name)
    const atTop = this.#open.length === 0
    if (!onixTag || (atTop && onixTag.name !== 'Product' && onixTag.name !== 'Header')) {
      this.#skippedDepth = 1
      return
    }
    const node: OnixNode = {
      name: onixTag.name,
      line,
      attributes: tag.attributes,
      text: '',
      isMarkup: false,
      children: [],
    }
    this.#open.at(-1)?.children.push(node)
    this.#open.push(node)
    this.#isText = onixTag.isText
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
    this.#markupDepth += 1
  }

  #closeMarkup(name: string): void {
    const current = this.#open.at(-1)
    if (current) current.text += `</${name}>`
    this.#markupDepth -= 1
  }
}
