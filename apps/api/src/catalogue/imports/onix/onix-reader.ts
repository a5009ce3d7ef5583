// Reads an ONIX message product by product. The defaults of the header apply to all that follow.

import type { ReadItem, RecordSource, Sender } from '../read-item.ts'
import { readDateTime } from './onix-dates.ts'
import { childOf, type OnixNode, textOf } from './onix-node.ts'
import { OnixParser } from './onix-parser.ts'
import { type OnixDefaults, readProduct } from './onix-product.ts'

/** `fallback`: the sender of a message that does not name one. `today`: `2026-11-20`. */
export function readOnix(chunks: AsyncIterable<string>, fallback: string, today: string): RecordSource {
  let sender: Sender = { name: fallback, sentAt: null }
  let defaults: OnixDefaults = { language: null, currency: null, priceType: null, today }
  const take = (header: OnixNode): void => {
    const name = textOf(childOf(header, 'Sender'), 'SenderName') ?? fallback
    sender = { name, sentAt: readDateTime(textOf(header, 'SentDateTime')) }
    const language = textOf(header, 'DefaultLanguageOfText')
    const priceType = textOf(header, 'DefaultPriceType')
    defaults = { language, currency: textOf(header, 'DefaultCurrencyCode'), priceType, today }
  }
  async function* items(): AsyncGenerator<ReadItem> {
    const parser = new OnixParser()
    for await (const chunk of chunks) {
      const { complete, failure } = parser.read(chunk)
      for (const node of complete) {
        if (node.name === 'Header') take(node)
        else yield readProduct(node, defaults)
      }
      if (failure) throw failure
    }
    const failure = parser.end()
    if (failure) throw failure
  }
  return { format: 'ONIX', sender: () => sender, ignored: () => [], items: items() }
}
