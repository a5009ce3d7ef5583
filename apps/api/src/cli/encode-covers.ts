// `npm run encode-covers`: encodes pictures before they are asked for, in the shop that DATABASE_URL names or that runs
// here, into STOA_DATA_DIR. The server runs it after its start and after changes; it takes only what time the processor has
// left.

import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { encodeAhead } from '../catalogue/covers/encode-ahead.service.ts'
import { readConfig } from '../config.ts'
import { runWithShop } from './with-shop.ts'

const { STOA_DATA_DIR, COVERS_AHEAD } = readConfig(process.env)
setPriority(constants.priority.PRIORITY_LOW)
const controller = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => controller.abort())

runWithShop(async ({ db }) => {
  const started = performance.now()
  const folder = join(STOA_DATA_DIR, 'covers')
  const encoded = await encodeAhead(db, { folder, drawn: COVERS_AHEAD, signal: controller.signal })
  return `${encoded} pictures encoded in ${Math.round((performance.now() - started) / 1000)} s.`
})
