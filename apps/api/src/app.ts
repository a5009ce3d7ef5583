// The API put together: which operations there are and who hands what to whom. Everything is wired here, by hand, so that
// "who uses this?" is answered by a search.

import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Database } from './database/connect.ts'
import { registerDocs } from './http/docs.ts'
import { registerErrors, sendNotFound } from './http/errors.ts'
import type { Operation } from './http/operation.ts'
import { type Reception, registerOperations } from './http/register-operations.ts'
import { accountOperations } from './modules/accounts/accounts.routes.ts'
import { addressOperations } from './modules/addresses/addresses.routes.ts'
import { cartOperations } from './modules/cart/cart.routes.ts'
import { findTerms, readCart, readFacts } from './modules/cart/cart.service.ts'
import { categoryOperations, productOperations } from './modules/catalogue/catalogue.routes.ts'
import { listCards } from './modules/catalogue/product.queries.ts'
import { checkoutOperations } from './modules/checkout/checkout.routes.ts'
import { contentOperations, shelfOperations } from './modules/content/content.routes.ts'
import { customerCartOperations } from './modules/customer-cart/customer-cart.routes.ts'
import { takeFromCart } from './modules/customer-cart/customer-cart.service.ts'
import { customerOrderOperations } from './modules/customer-orders/customer-orders.routes.ts'
import { tellLetter } from './modules/letters/tell-letter.ts'
import { createListing } from './modules/listing/create-listing.ts'
import { listingOperations } from './modules/listing/listing.routes.ts'
import type { Listing } from './modules/listing/listing-types.ts'
import { noticeOperations } from './modules/notices/notices.routes.ts'
import { issueCode, spendCode } from './modules/one-time-keys/one-time-keys.ts'
import { orderOperations } from './modules/orders/orders.routes.ts'
import { verifyPassword } from './modules/passwords/passwords.ts'
import { peopleOperations, publisherOperations } from './modules/people/people.routes.ts'
import { workOperations } from './modules/people/works.routes.ts'
import { personalDataOperations } from './modules/personal-data/personal-data.routes.ts'
import { profileOperations } from './modules/profile/profile.routes.ts'
import { searchOperations } from './modules/search/search.routes.ts'
import { search } from './modules/search/search.service.ts'
import { secondFactorOperations } from './modules/second-factor/second-factor.routes.ts'
import { checkSecondFactor } from './modules/second-factor/second-factor.service.ts'
import type { AccountSettings } from './modules/sessions/account-settings.ts'
import { sessionOperations } from './modules/sessions/sessions.routes.ts'
import { socialOperations } from './modules/social/social.routes.ts'
import { recordingStaff } from './modules/staff/record-staff.ts'
import { staffOperations } from './modules/staff/staff.routes.ts'
import { claimStock } from './modules/stock/stock.service.ts'
import { noHouses, type SocialHouses } from './ports/social-houses.ts'

/**
 * Whoever listens to the database hands in a listing that is told of changes; without one, each list is read anew. Without
 * `houses` nobody signs in with Google or Facebook.
 */
export function listOperations(
  db: Database,
  settings: AccountSettings,
  listing: Listing = createListing(db),
  houses: SocialHouses = noHouses,
): Map<string, Operation> {
  const all = [
    ...productOperations(db),
    ...listingOperations(db, { listing, listCards, findMatches: async (text) => (await search(db, text)).ids }),
    ...searchOperations(db, listing, listCards),
    ...categoryOperations(db, () => listing.countByCategory()),
    ...peopleOperations(db, listing),
    ...publisherOperations(db),
    ...workOperations(db, listing, listCards),
    ...contentOperations(db),
    ...shelfOperations(db, listCards),
    ...checkoutOperations(db),
    ...cartOperations(db),
    ...orderOperations(db, { readCart, findTerms, claimStock, takeFromCart }),
    ...customerCartOperations(db, { readFacts }),
    ...noticeOperations(db),
    ...profileOperations(db),
    ...addressOperations(db),
    ...customerOrderOperations(db),
    ...personalDataOperations(db, settings),
    ...secondFactorOperations(db, settings),
    ...staffOperations(db, settings),
    ...socialOperations(db, settings, houses, { checkSecondFactor }),
    ...accountOperations(db, settings, { checkSecondFactor }),
    ...sessionOperations(db, settings, { tellLetter, verifyPassword, checkSecondFactor, issueCode, spendCode }),
  ]
  return new Map(all.map((one) => [one.endpoint.name, recordingStaff(db, one)]))
}

const largestBody = 100 * 1024

export interface ApiParts extends Reception {
  operations: ReadonlyMap<string, Operation>
  server?: Pick<FastifyServerOptions, 'loggerInstance' | 'serverFactory' | 'trustProxy'>
}

export async function createApp({ operations, server = {}, ...reception }: ApiParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...server,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    // an address that cannot be read comes to no route
    frameworkErrors: (_, request, reply) => sendNotFound(request, reply),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance
  registerErrors(app)
  registerOperations(app, operations.values(), reception)
  await registerDocs(app)
  return app
}
