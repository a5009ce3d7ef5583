// The data files of promotions and of the codes that people enter for them.

import { dayOf, endOfShopDay } from '@stoa/domain/ordering/delivery/working-days'
import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { z } from 'zod'
import { dataTable, text, whole } from './data-table.ts'

const endOfDay = (now: number, days: number): string => new Date(endOfShopDay(dayOf(now) + days)).toISOString()

const promotions = dataTable({
  file: 'promotions.jsonl',
  table: 'promotion',
  key: ['code'],
  numbered: true,
  fields: {
    code: text,
    name_el: text,
    name_en: text,
    intro_el: text.optional(),
    intro_en: text.optional(),
    scope: z.enum(['lines', 'order', 'shipping']),
    effect: z.object({ kind: text }).loose(),
    target: z.record(z.string(), z.unknown()).optional(),
    condition: z.record(z.string(), z.unknown()).optional(),
    automatic: z.boolean(),
    min_amount_cents: whole.optional(),
    starts_days_from_now: whole.optional(),
    ends_days_from_now: whole.optional(),
  },
  aside: ['starts_days_from_now', 'ends_days_from_now'],
  derive: ({ starts_days_from_now: start, ends_days_from_now: end }, now) => ({
    starts_at: start === undefined ? null : endOfDay(now, start - 1),
    ends_at: end === undefined ? null : endOfDay(now, end),
  }),
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
