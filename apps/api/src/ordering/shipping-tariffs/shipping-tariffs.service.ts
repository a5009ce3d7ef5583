// What parcels cost by weight and postal code, kept in memory: it changes a few times a year.

import { keepByVersion } from '../../kept-by-version.ts'
import { getTariffs, methodsVersion } from './shipping-tariffs.queries.ts'

/** For statements that read the version together with others. */
export { methodsVersion }

/** Of a version that was read just before. */
export const findTariffs = keepByVersion(async (db) => {
  const { version, ...tariffs } = await getTariffs(db)
  return { version, value: tariffs }
})
