// Prices are worked out by the engine of the cart, which takes longer than everything else about a product: for many
// products that is done in a thread of its own, and lists are answered meanwhile.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PublicPromotions } from '@stoa/domain/ordering/promotions/shown-price'
import type { PackedProducts } from './packed-products.queries.ts'
import type { ShownPrices } from './shown-prices.ts'

export interface PricingInput {
  /** From each category to itself and its ancestors. */
  paths: ReadonlyMap<number, readonly number[]>
  promotions: PublicPromotions
  /** Which promotions are in force. */
  now: number
}

const entry = new URL('./price-thread.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

/** Keeps no process from exiting. */
export class PricingThread {
  readonly #worker: Worker
  readonly #exit = new AbortController()

  constructor({ paths, promotions: { current, history }, now }: PricingInput) {
    const workerData: PricingInput = { paths, promotions: { current, history }, now }
    this.#worker = new Worker(entry, { workerData, resourceLimits })
    this.#worker.unref()
    // whoever waits for prices gets the error
    this.#worker.on('error', () => {})
    this.#worker.once('exit', () => this.#exit.abort())
  }

  /** One call at a time. */
  async price(packed: PackedProducts): Promise<ShownPrices> {
    this.#worker.postMessage(packed)
    const [prices] = await once(this.#worker, 'message', { signal: this.#exit.signal })
    return prices
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
