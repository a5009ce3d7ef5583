import { z } from 'zod'
import { cardlinkSettings } from '../src/cardlink-config.ts'

/** Of a shop that has configured nothing. */
export const cardlinkConfig = z.object(cardlinkSettings).parse({})
