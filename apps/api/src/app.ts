// The API put together: which operations there are and which deps each gets. Everything is wired here, by hand, so that
// "who uses this?" is answered by a search.

import { createSecretKey, randomUUID } from 'node:crypto'
import cookies from '@fastify/cookie'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@stoa/contract/openapi'
import type { ContactChannel } from '@stoa/domain/ordering/messages/contact-channels'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { listingOperations } from './catalogue/listing/listing.routes.ts'
import { createProductIndex } from './catalogue/listing/product-index.service.ts'
import { peopleOperations, publisherOperations } from './catalogue/people/people.routes.ts'
import { workOperations } from './catalogue/people/works.routes.ts'
import { type CardSource, createCardSource } from './catalogue/products/cards.service.ts'
import { categoryOperations, productOperations } from './catalogue/products/catalogue.routes.ts'
import { createDetailSource, type DetailSource } from './catalogue/products/details.service.ts'
import { promotionPageOperations } from './catalogue/products/promotion-pages.routes.ts'
import { createPromotionSource, type PromotionSource } from './catalogue/products/public-promotions.service.ts'
import { staffPriceOperations } from './catalogue/products/staff-prices.routes.ts'
import { searchOperations } from './catalogue/search/search.routes.ts'
import { carouselOperations, contentOperations } from './content/pages/content.routes.ts'
import type { Database } from './database/connect.ts'
import { registerErrors, sendNotFound } from './http/errors.ts'
import type { Operation } from './http/operation.ts'
import { type HttpDeps, registerOperations } from './http/register-operations.ts'
import type { AccountSettings } from './identity/account-settings.ts'
import { accountOperations } from './identity/accounts/accounts.routes.ts'
import { addressOperations } from './identity/addresses/addresses.routes.ts'
import { personalDataOperations } from './identity/personal-data/personal-data.routes.ts'
import { profileOperations } from './identity/profile/profile.routes.ts'
import { secondFactorOperations } from './identity/second-factor/second-factor.routes.ts'
import { sessionOperations } from './identity/sessions/sessions.routes.ts'
import { socialOperations } from './identity/social/social.routes.ts'
import { staffOperations } from './identity/staff/staff.routes.ts'
import { withStaffAudit } from './identity/staff/staff-audit.service.ts'
import { cartOperations } from './ordering/cart/cart.routes.ts'
import { holdOperations } from './ordering/cart/holds.routes.ts'
import { checkoutOperations } from './ordering/checkout/checkout.routes.ts'
import { type CarrierDays, createCarrierDays } from './ordering/checkout/checkout.service.ts'
import { customerCartOperations } from './ordering/customer-cart/customer-cart.routes.ts'
import { customerOrderOperations } from './ordering/customer-orders/customer-orders.routes.ts'
import { giftCardOperations } from './ordering/gift-cards/gift-cards.routes.ts'
import { loyaltyOperations } from './ordering/loyalty/loyalty.routes.ts'
import { noticeOperations } from './ordering/notices/notices.routes.ts'
import { orderToolOperations } from './ordering/orders/order-tool.routes.ts'
import { orderOperations } from './ordering/orders/orders.routes.ts'
import { noPaymentLog, type PaymentLog } from './ordering/payments/payment-reports.service.ts'
import { paymentOperations } from './ordering/payments/payments.routes.ts'
import { paypalCheckoutOperations } from './ordering/payments/paypal-checkout.routes.ts'
import { pickupPointOperations } from './ordering/pickup-points/pickup-points.routes.ts'
import { createPickupPoints, type PickupPoints } from './ordering/pickup-points/pickup-points.service.ts'
import { promotionOperations } from './ordering/promotions/promotions.routes.ts'
import { withdrawalOperations } from './ordering/returns/withdrawals.routes.ts'
import { vatCheckOperations } from './ordering/vat-checks/vat-checks.routes.ts'
import { type IdentityProviders, noIdentityProviders } from './ports/identity-providers.ts'
import { noPaymentProviders, offerOf, type PaymentProviders } from './ports/payment.ts'
import type { ProductIndex } from './ports/product-index.ts'
import type { UnpaidLimits } from './ports/unpaid-limits.ts'
import { noVatRegisters, type VatRegisters } from './ports/vat-registers.ts'

export interface OperationDeps {
  /** One that follows the database's change log; without it, each list and search is read from the database. */
  productIndex?: ProductIndex
  /** The same for promotions that everybody sees. */
  promotions?: PromotionSource
  /** The same for products as they are listed. */
  cards?: CardSource
  /** The same for products on their own pages. */
  details?: DetailSource
  /** The same for how long the ways of receiving take. */
  carrierDays?: CarrierDays
  /** The same for carriers' pickup points. */
  pickupPoints?: PickupPoints
  /** Without them nobody signs in with Google or Facebook. */
  identityProviders?: IdentityProviders
  /** Without them nobody pays at one. */
  paymentProviders?: PaymentProviders
  /** What providers report otherwise than expected. */
  paymentLog?: PaymentLog
  /** How buyers may hear how an order goes; by e-mail alone without it. */
  contactChannels?: readonly ContactChannel[]
  /** Without them VAT numbers stay unchecked. */
  vatRegisters?: VatRegisters
  /** Without them, any number of copies is ordered without payment. */
  unpaidLimits?: UnpaidLimits
}

type AllDeps = Required<Omit<OperationDeps, 'unpaidLimits'>> & Pick<OperationDeps, 'unpaidLimits'>

function withDefaults(db: Database, given: OperationDeps): AllDeps {
  const { promotions = createPromotionSource(db) } = given
  const {
    productIndex = createProductIndex(db),
    cards = createCardSource(db, promotions),
    details = createDetailSource(db),
    carrierDays = createCarrierDays(db),
    pickupPoints = createPickupPoints(db),
    identityProviders = noIdentityProviders,
    paymentProviders = noPaymentProviders,
    paymentLog = noPaymentLog,
    contactChannels = ['Email'],
    vatRegisters = noVatRegisters,
    unpaidLimits,
  } = given
  const kept = { productIndex, promotions, cards, details, carrierDays, pickupPoints }
  const outside = { identityProviders, paymentProviders, paymentLog, contactChannels, vatRegisters }
  return { ...kept, ...outside, unpaidLimits }
}

export function listOperations(
  db: Database,
  settings: AccountSettings,
  given: OperationDeps = {},
): Map<string, Operation> {
  const deps = withDefaults(db, given)
  const operations = [
    ...catalogueOperations(db, deps),
    ...contentOperations(db),
    ...carouselOperations({ db, cards: deps.cards }),
    ...orderingOperations(db, settings, deps),
    ...identityOperations(db, settings, deps),
  ]
  return new Map(operations.map((operation) => [operation.endpoint.name, withStaffAudit(db, operation)]))
}

function catalogueOperations(db: Database, { productIndex, promotions, cards, details }: AllDeps): Operation[] {
  const cardDeps = { db, cards }
  return [
    ...productOperations({ ...cardDeps, details, promotions }),
    ...promotionPageOperations(db, promotions),
    ...staffPriceOperations(db),
    ...listingOperations(cardDeps, productIndex),
    ...searchOperations(cardDeps, productIndex),
    ...categoryOperations(db, productIndex),
    ...peopleOperations(db, productIndex),
    ...publisherOperations(db),
    ...workOperations(cardDeps, productIndex),
  ]
}

function orderingOperations(db: Database, { secret, origin }: AccountSettings, deps: AllDeps): Operation[] {
  const { paymentProviders: providers, unpaidLimits } = deps
  const payments = offerOf(providers)
  // Node looks over a plain secret for each signature
  const checkoutKey = createSecretKey(secret)
  return [
    ...checkoutOperations(
      { db, details: deps.details, cards: deps.cards, carrierDays: deps.carrierDays },
      payments,
      deps.contactChannels,
    ),
    ...pickupPointOperations(deps.pickupPoints),
    ...vatCheckOperations(db, deps.vatRegisters, checkoutKey),
    ...cartOperations(db, payments, checkoutKey),
    ...holdOperations(db, checkoutKey, unpaidLimits),
    ...orderOperations(db, payments, unpaidLimits),
    ...paypalCheckoutOperations({ db, providers, origin }),
    ...paymentOperations({ db, providers, log: deps.paymentLog, unpaidLimits }),
    ...orderToolOperations(db),
    ...withdrawalOperations(db),
    ...customerCartOperations(db),
    ...giftCardOperations(db),
    ...noticeOperations(db),
    ...loyaltyOperations(db),
    ...promotionOperations(db),
    ...customerOrderOperations(db),
  ]
}

function identityOperations(db: Database, settings: AccountSettings, deps: AllDeps): Operation[] {
  return [
    ...profileOperations(db),
    ...addressOperations(db),
    ...personalDataOperations(db, settings),
    ...secondFactorOperations(db, settings),
    ...staffOperations(db, settings),
    ...socialOperations(db, settings, deps.identityProviders),
    ...accountOperations(db, settings),
    ...sessionOperations(db, settings),
  ]
}

const bodyLimitBytes = 100 * 1024

export interface AppOptions extends HttpDeps {
  operations: ReadonlyMap<string, Operation>
  /** Of every answer that does not set them itself. */
  headers?: Readonly<Record<string, string>>
  server?: Pick<FastifyServerOptions, 'loggerInstance' | 'serverFactory' | 'trustProxy'>
}

export async function createApp({
  operations,
  headers = {},
  server = {},
  ...deps
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...server,
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    // a URL that cannot be decoded matches no route
    frameworkErrors: (_, request, reply) => sendNotFound(request, reply.headers(headers)),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance
  // first, so that what is registered below has it
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  // parsed by the calls that read one
  await app.register(cookies, { hook: false })
  registerErrors(app)
  registerOperations(app, operations.values(), deps)
  await registerDocs(app)
  return app
}

/** Generated from the contract: a page at /api/docs, the document at /api/docs/json. */
async function registerDocs(app: FastifyInstance): Promise<void> {
  const document = openApiDocument() as unknown as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' }, staticCSP: true })
}
