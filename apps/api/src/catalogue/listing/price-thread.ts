// A thread that works out the prices of products, which the database has packed, until it is ended.

import { parentPort, workerData } from 'node:worker_threads'
import { asBuffers, type PackedProducts } from './packed-products.queries.ts'
import type { PricingInput } from './pricing-thread.ts'
import { packPrices } from './shown-prices.ts'
import { unpackProducts } from './unpack-products.ts'

const { paths, promotions, now } = workerData as PricingInput

parentPort?.on('message', (packed: PackedProducts) => {
  const products = unpackProducts(asBuffers(packed), (id) => paths.get(id) ?? [], promotions, now)
  parentPort?.postMessage(packPrices(products))
})
