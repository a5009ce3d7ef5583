// Columns of raw statements that are never null although PostgreSQL cannot know: what a `where` filters out, an outer
// join that always matches, an aggregate over at least one row. Each file's names apply to all its statements.

export const neverNull: Record<string, readonly string[]> = {
  'apps/api/src/catalogue/imports/write/product.queries.ts': ['number'],
  'apps/api/src/catalogue/products/category.queries.ts': ['level'],
  'apps/api/src/catalogue/products/product-detail.queries.ts': ['availability'],
  'apps/api/src/catalogue/products/product.queries.ts': ['availability'],
  'apps/api/src/catalogue/products/public-promotions.queries.ts': ['promotion'],
  'apps/api/src/catalogue/safety/held-back.queries.ts': ['in_force', 'lacks_contact', 'lacks_warnings', 'rule'],
  'apps/api/src/catalogue/search/common.queries.ts': ['ids', 'stem'],
  'apps/api/src/catalogue/search/product-text.queries.ts': ['other_titles', 'publisher_and_series'],
  'apps/api/src/catalogue/search/suggest.queries.ts': ['prefix'],
  'apps/api/src/catalogue/search/top.queries.ts': ['kind', 'names', 'prefix'],
  'apps/api/src/database/change-log.ts': ['xmax'],
  'apps/api/src/jobs/order-mail.queries.ts': ['addresses', 'adjustments', 'lines', 'vat_groups'],
  'apps/api/src/ordering/cart/cart.queries.ts': [
    'availability',
    'dimension_id',
    'prices',
    'product_id',
    'promotion_version',
    'vat_version',
  ],
  'apps/api/src/ordering/customer-orders/customer-orders.queries.ts': ['copies'],
  'apps/api/src/ordering/orders/orders.queries.ts': ['addresses', 'adjustments', 'changes', 'lines', 'vat_groups'],
  'apps/api/src/ordering/orders/place-order.queries.ts': [
    'line_ids',
    'number',
    'order_id',
    'promotion_version',
    'vat_version',
  ],
  'apps/api/src/ordering/promotions/promotions.queries.ts': ['has_ordered'],
  'apps/api/src/ordering/vat-rates/vat-rates.queries.ts': ['rates'],
  'bench/src/scale/bulk-tables.queries.ts': ['away', 'back'],
  'bench/src/scale/scale.queries.ts': ['generated', 'highest', 'next', 'number'],
}
