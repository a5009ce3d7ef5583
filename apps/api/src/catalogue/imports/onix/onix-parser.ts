// Parses the text of an ONIX message into products. Nothing outside the file is ever fetched: no DTD, no entity. A
// DOCTYPE that declares anything of its own is refused, and so is a message of another release.

import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { htmlEntities } from '../html-entities.ts'
import { FileRefused } from '../read-item.ts'
import type { OnixNode } from './onix-node.ts'
import { localName } from './onix-tags.ts'
import { OnixTree } from './onix-tree.ts'

/** Characters that may pass without a record coming to its end. */
const maxRecordLength = 4_000_000

/** Harmless mistakes of careless senders: read as they stand. */
const ignoredErrors = /(?:disallowed character|malformed character entity|undefined entity)\.$/

export interface ParsedPiece {
  /** The headers and products that ended in this chunk. */
  complete: OnixNode[]
  /** Why nothing after them can be read. */
  failure: FileRefused | null
}

export class OnixParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: false })
  readonly #tree = new OnixTree()
  #recordStart = 0
  /** Told when the message itself could be read: an older release has a document type of its own. */
  #doctypeError: string | null = null

  constructor() {
    Object.assign(this.#parser.ENTITIES, htmlEntities)
    this.#parser.on('error', ({ message }) => {
      if (!ignoredErrors.test(message)) this.#refuse(`The XML is not well-formed: ${message}`)
    })
    this.#parser.on('doctype', (doctype) => {
      this.#refuse(declarationError(doctype))
      this.#doctypeError = foreignError(doctype)
    })
    this.#parser.on('attribute', () => this.#tree.attribute())
    this.#parser.on('opentag', (tag) => this.#openTag(tag))
    this.#parser.on('closetag', (tag) => this.#tree.closeTag(tag))
    this.#parser.on('text', (text) => this.#tree.text(text))
    this.#parser.on('cdata', (text) => this.#tree.text(text))
  }

  /** The position in the file, from 1. */
  get line(): number {
    return this.#parser.line
  }

  read(piece: string): ParsedPiece {
    const failure = this.#attempt(() => this.#parser.write(piece))
    const complete = this.#tree.complete.splice(0)
    if (complete.length > 0) this.#recordStart = this.#parser.position
    const isTooLong = this.#parser.position - this.#recordStart > maxRecordLength
    return {
      complete,
      failure: failure ?? (isTooLong ? this.#refusal('A record is longer than four million letters.') : null),
    }
  }

  /** What is wrong with the end of the file. */
  end(): FileRefused | null {
    if (this.#tree.depth > 0) return this.#refusal('The file ends in the middle of the message: it was cut off.')
    return this.#attempt(() => this.#parser.close())
  }

  #openTag(tag: SaxesTagPlain): void {
    if (this.#tree.depth === 0) this.#refuse(rootError(tag.name, tag.attributes) ?? this.#doctypeError)
    this.#tree.openTag(tag, this.#parser.line)
  }

  #refuse(reason: string | null): void {
    if (reason !== null) throw this.#refusal(reason)
  }

  #refusal(reason: string): FileRefused {
    return new FileRefused(reason, this.#parser.line)
  }

  #attempt(action: () => void): FileRefused | null {
    try {
      action()
      return null
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      return error.line === null ? this.#refusal(error.message) : error
    }
  }
}

const declarationError = (doctype: string): string | null =>
  doctype.includes('[') ? 'The file declares entities of its own (DOCTYPE). That is not allowed.' : null

const foreignError = (doctype: string): string | null =>
  /SYSTEM|PUBLIC/.test(doctype) && !doctype.includes('editeur.org')
    ? 'The file refers to a foreign document type (DOCTYPE). That is not allowed.'
    : null

function rootError(root: string, attributes: Readonly<Record<string, string>>): string | null {
  if (localName(root).toLowerCase() !== 'onixmessage')
    return `This XML file is no ONIX message: it begins with <${root}>.`
  const release = attributes.release ?? ''
  const namespace = Object.entries(attributes).some(
    ([name, value]) => name.startsWith('xmlns') && /onix\/3\.[01]\//.test(value),
  )
  if (/^3\.[01]/.test(release) || (release === '' && namespace)) return null
  if (release === '' || release.startsWith('2')) {
    return `This is an ONIX ${release || '2.1'} message. Only ONIX 3.0 and 3.1 are read here: ask the sender for one of them.`
  }
  return `ONIX ${release} is not read here, only 3.0 and 3.1.`
}
