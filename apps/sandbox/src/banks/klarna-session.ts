// What Klarna asks of a session: amounts that agree to the cent, line by line. Only the tax of a line may be a cent off.

import { z } from 'zod'

const lineTypes = [
  ...['physical', 'discount', 'shipping_fee', 'sales_tax', 'digital', 'gift_card', 'store_credit', 'surcharge'],
] as const

const cents = z.int()
const text = z.string().min(1).max(255)

const line = z.object({
  type: z.enum(lineTypes),
  reference: text.optional(),
  name: text,
  quantity: z.int().positive(),
  unit_price: cents,
  tax_rate: z.int().min(0).max(10_000),
  total_discount_amount: z.int().min(0).default(0),
  total_amount: cents,
  total_tax_amount: cents,
})

const address = z.object({
  given_name: text,
  family_name: text,
  email: z.email(),
  phone: text,
  street_address: text.optional(),
  postal_code: text.optional(),
  city: text.optional(),
  country: z.string().length(2),
})

export const klarnaSession = z.object({
  purchase_country: z.string().length(2),
  purchase_currency: z.string().length(3),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  intent: z.literal('buy'),
  order_amount: z.int().positive(),
  order_tax_amount: z.int().min(0),
  order_lines: z.array(line).min(1).max(1000),
  merchant_reference1: text,
  merchant_reference2: text,
  billing_address: address,
  shipping_address: address.optional(),
  merchant_urls: z.object({ confirmation: z.url(), notification: z.url() }),
})

export type KlarnaSession = z.infer<typeof klarnaSession>

const taxOf = (total: number, rate: number): number => Math.round(total - (total * 10_000) / (10_000 + rate))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Null for a session that is right. */
export function findSessionError(session: KlarnaSession): string | null {
  const { order_lines: lines, purchase_country: country } = session
  for (const [index, { quantity, unit_price, total_discount_amount, total_amount, ...tax }] of lines.entries()) {
    if (quantity * unit_price - total_discount_amount !== total_amount)
      return `Bad value: order_lines[${index}].total_amount`
    if (Math.abs(taxOf(total_amount, tax.tax_rate) - tax.total_tax_amount) > 1)
      return `Bad value: order_lines[${index}].total_tax_amount`
  }
  if (sum(lines.map(({ total_amount }) => total_amount)) !== session.order_amount) return 'Bad value: order_amount'
  if (sum(lines.map(({ total_tax_amount }) => total_tax_amount)) !== session.order_tax_amount)
    return 'Bad value: order_tax_amount'
  return session.billing_address.country === country ? null : 'Bad value: billing_address.country'
}
