// Of each file: what it may import, and what it may not.

const api = 'apps/api/src'
const page = 'apps/storefront/app'

export const law = {
  'packages/domain/src/a/b.ts': [
    ['./c.ts', '../c.ts'],
    ['node:fs', 'zod', '@stoa/contract/events'],
  ],
  'packages/contract/src/a/b.ts': [
    ['zod', '@stoa/domain/money'],
    ['node:fs', '@stoa/api/app'],
  ],
  'packages/covers/src/b.ts': [['@stoa/domain/money'], ['react', '@stoa/ui/button']],
  'packages/ui/src/b.tsx': [
    ['react', '@stoa/domain/money'],
    ['react-router', '@stoa/contract/events'],
  ],
  'packages/browser/src/a/b.ts': [['@stoa/contract/events'], ['use-intl', '@stoa/storefront/root', 'node:fs']],
  [`${api}/app.ts`]: [
    ['./jobs/queues.ts', './ordering/cart/cart.routes.ts'],
    ['@stoa/api/config', '@stoa/server/main'],
  ],
  [`${api}/jobs/b.ts`]: [
    [
      '../log.ts',
      '../database/connect.ts',
      '../ordering/amounts/amounts.service.ts',
      '@stoa/domain/ordering/orders/kinds',
    ],
    [
      '../ordering/orders/orders.queries.ts',
      '../catalogue/products/price.queries.ts',
      '../identity/seal.ts',
      '../cli/staff.ts',
      '@stoa/storefront/root',
      '@stoa/api/ordering/orders/orders.queries',
    ],
  ],
  [`${api}/cli/b.ts`]: [
    ['../catalogue/products/price.service.ts', '../catalogue/imports/run/counts.ts'],
    [
      '../catalogue/products/price.queries.ts',
      '../catalogue/imports/run/batches.ts',
      '../ordering/orders/orders.queries.ts',
      '../identity/seal.ts',
    ],
  ],
  [`${api}/database/b.ts`]: [
    ['../log.ts', '../http/errors.ts', '@stoa/contract/events'],
    ['../jobs/queues.ts', '../app.ts', '../cli/staff.ts', '../ordering/amounts/amounts.service.ts', '@stoa/api/app'],
  ],
  [`${api}/pdf/b.ts`]: [
    ['pdfkit', '@stoa/domain/language'],
    ['../ordering/orders/orders.service.ts', '../jobs/queues.ts', '@stoa/api/app'],
  ],
  [`${api}/catalogue/feeds/b.ts`]: [
    ['../../log.ts', '../people-columns.ts', '../products/price.service.ts'],
    [
      '../products/price.queries.ts',
      '../../jobs/queues.ts',
      '../../identity/seal.ts',
      '@stoa/api/catalogue/products/price.queries',
    ],
  ],
  [`${api}/catalogue/imports/run/b.ts`]: [
    ['../read-item.ts', '../../people-columns.ts', '../../search/index-products.service.ts'],
    [
      '../../search/members.ts',
      '../../feeds/feeds.service.ts',
      '../../../ordering/orders/orders.view.ts',
      '@stoa/api/app',
    ],
  ],
  [`${api}/catalogue/covers/b.ts`]: [
    ['../cover-book.ts', '../products/price.service.ts'],
    ['../search/search.service.ts', '../products/price.queries.ts', '../../cli/staff.ts'],
  ],
  [`${api}/content/pages/b.ts`]: [
    ['../../catalogue/products/cards.service.ts'],
    ['../../catalogue/people-columns.ts', '../../catalogue/products/price.queries.ts', '../../identity/seal.ts'],
  ],
  [`${api}/identity/passwords/b.ts`]: [
    ['../seal.ts', './c.ts'],
    ['../emails/emails.service.ts', '../../jobs/queues.ts'],
  ],
  [`${api}/identity/sessions/b.ts`]: [
    ['../passwords/passwords.service.ts'],
    ['../passwords/hash-threads.ts', '../accounts/register.service.ts', '../../catalogue/people-columns.ts'],
  ],
  [`${api}/identity/accounts/b.ts`]: [
    ['../sessions/sessions.service.ts'],
    ['../sessions/sessions.queries.ts', '../staff/staff.service.ts'],
  ],
  [`${api}/identity/staff/b.ts`]: [
    ['../accounts/register.service.ts'],
    ['../accounts/accounts.queries.ts', '@stoa/api/app'],
  ],
  [`${api}/ordering/stock/b.ts`]: [
    ['./c.ts', '../../log.ts'],
    ['../cart/cart.service.ts', '../../identity/seal.ts'],
  ],
  [`${api}/ordering/loyalty/b.ts`]: [
    ['./c.ts', '../../database/outbox.ts'],
    ['../orders/orders.service.ts', '../../identity/emails/emails.service.ts'],
  ],
  [`${api}/ordering/gift-cards/b.ts`]: [
    ['./c.ts', '../../identity/seal.ts'],
    ['../loyalty/loyalty.service.ts', '../orders/orders.service.ts', '../../identity/account-settings.ts'],
  ],
  [`${api}/ordering/cart/b.ts`]: [
    ['../stock/stock.service.ts', '../loyalty/loyalty.service.ts', '../gift-cards/gift-cards.service.ts'],
    ['../stock/stock.queries.ts', '../orders/orders.service.ts'],
  ],
  [`${api}/ordering/customer-cart/b.ts`]: [
    ['../cart/cart.service.ts'],
    ['../cart/cart.queries.ts', '../orders/orders.service.ts'],
  ],
  [`${api}/ordering/vat-checks/b.ts`]: [
    ['./c.ts', '../../ports/vat-registers.ts'],
    ['../orders/orders.service.ts', '../../identity/seal.ts'],
  ],
  [`${api}/ordering/documents/b.ts`]: [
    ['./c.ts', '../../ports/tax-documents.ts'],
    ['../orders/orders.service.ts', '../amounts/amounts.service.ts'],
  ],
  [`${api}/ordering/shipments/b.ts`]: [
    ['./c.ts', '../../ports/carrier.ts'],
    ['../orders/orders.service.ts', '../../identity/seal.ts'],
  ],
  [`${api}/ordering/pickup-points/b.ts`]: [['./c.ts', '../../ports/carrier.ts'], ['../shipments/shipments.service.ts']],
  [`${api}/ordering/orders/b.ts`]: [
    ['../cart/cart.service.ts', '../vat-checks/vat-checks.service.ts', '../vat-rates/vat-rates.service.ts'],
    ['../cart/cart.queries.ts', '../payments/payments.service.ts'],
  ],
  [`${api}/ordering/payments/b.ts`]: [
    ['../orders/orders.service.ts'],
    ['../orders/orders.queries.ts', '../../jobs/queues.ts'],
  ],
  [`${api}/ordering/settlements/b.ts`]: [
    ['../orders/orders.service.ts', '../payments/payments.service.ts'],
    ['../payments/payments.queries.ts', '../returns/returns.service.ts'],
  ],
  'apps/server/src/b.ts': [
    [
      '@stoa/api/app',
      '@stoa/api/jobs/workers',
      '@stoa/api/ordering/payments/payment-callbacks.routes',
      '@stoa/api/catalogue/feeds/document',
      '@stoa/storefront/root',
    ],
    [
      '@stoa/api/ordering/orders/orders.queries',
      '@stoa/api/identity/seal',
      '@stoa/api/catalogue/feeds/offer',
      '@stoa/api/cli/staff',
    ],
  ],
  [`${page}/routes/b.tsx`]: [
    ['../features/site/seo/c.ts', '@stoa/browser/query/c'],
    ['@stoa/api/app', 'node:fs'],
  ],
  ...Object.fromEntries(
    ['api/b.ts', 'i18n/b.ts', 'state/b.ts', 'shared/form/b.tsx'].map((file) => [
      `${page}/${file}`,
      [
        ['../state/c.ts', 'react'],
        [
          '../features/site/seo/c.ts',
          '../../features/site/seo/c.ts',
          '../routes/c.ts',
          '@stoa/sandbox/sandbox',
          'node:fs',
        ],
      ],
    ]),
  ),
  [`${page}/features/ordering/cart/b.tsx`]: [
    ['./c.ts', './line/c.ts', '../../../shared/form/c.ts'],
    ['../checkout/c.ts', '../../site/seo/c.ts', '../../../routes/c.ts', '@stoa/sandbox/sandbox', 'node:fs'],
  ],
  [`${page}/features/ordering/cart/line/b.tsx`]: [
    ['../c.ts', '../other/c.ts', '../../../../shared/form/c.ts'],
    ['../../checkout/c.ts', '../../../site/seo/c.ts', '../../../../routes/c.ts', '@stoa/sandbox/sandbox', 'node:fs'],
  ],
  'apps/sandbox/src/b.ts': [['@stoa/domain/money'], ['@stoa/api/app', '@stoa/contract/events']],
}
