// The data files of promotions and of the codes that people enter for them.

import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { z } from 'zod'
import { dataTable, text, whole } from './data-table.ts'

const promotions = dataTable({
  file: 'promotions.jsonl',
  table: 'promotion',
  key: ['code'],
  numbered: true,
  fields: {
    code: text,
    name_el: text,
    name_en: text,
    scope: z.enum(['lines', 'order', 'shipping']),
    effect: z.object({ kind: text }).loose(),
    condition: z.record(z.string(), z.unknown()).optional(),
    automatic: z.boolean(),
    min_amount_cents: whole.optional(),
  },
})

const couponCodes = dataTable({
  file: 'coupon-codes.csv',
  table: 'coupon_code',
  numbered: true,
  references: { promotion: 'promotion' },
  fields: { promotion: text, code: text, use_limit: whole.optional(), person_limit: whole.optional() },
  derive: ({ code }) => ({ code_key: codeKey(code) }),
})

export const promotionTables = [promotions, couponCodes]
