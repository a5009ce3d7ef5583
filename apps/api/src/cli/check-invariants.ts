// `npm run check:invariants`: whether the shop's data hold what must hold at any time. Ends with an error and the first
// rows of each sentence that is true and should not be. In the shop that DATABASE_URL names or in the one that runs here.

import { findViolations, invariantCount } from '../invariants/check-invariants.service.ts'
import { CommandError, runWithShop } from './with-shop.ts'

runWithShop(async ({ db }) => {
  const violations = Object.entries(await findViolations(db))
  if (violations.length === 0) return `All ${invariantCount} invariants hold.`
  const lines = violations.map(([sentence, rows]) => `There is ${sentence}: ${JSON.stringify(rows)}`)
  throw new CommandError(lines.join('\n'))
})
