// The tables that are written through the query builder. Reading is done in plain SQL, beside each module.

import type { Generated } from 'kysely'

export interface Tables {
  customer_order: {
    id: Generated<number>
    uid: string
    code: string
    language: string
    type: string
    email: string
    customer_id: number | null
    staff_id: number | null
    newsletter: boolean
    remarks: string | null
    shipping_type_id: number
    branch_id: number | null
    payment_type_id: number
    products_cents: number
    discount_cents: number
    shipping_cents: number
    payment_fee_cents: number
    total_cents: number
    net_cents: number
    vat_cents: number
    delivery_from: string
    delivery_to: string
    placed_at: Date
  }
  order_address: {
    order_id: number
    kind: string
    first_name: string
    last_name: string
    mobile: string
    phone: string | null
    country_id: number
    region_id: number | null
    city: string
    area: string | null
    street: string
    building: string | null
    postal_code: string
    title: string | null
  }
  order_invoice: { order_id: number; company_name: string; profession: string; vat_number: string; tax_office: string }
  order_line: {
    id: Generated<number>
    order_id: number
    position: number
    product_id: number
    dimension_id: number | null
    code: string
    name: string
    dimension_name: string | null
    quantity: number
    unit_price_cents: number
    unit_prior_cents: number | null
    vat_rate: number
    total_cents: number
  }
  order_vat: { order_id: number; rate: number; gross_cents: number; net_cents: number; vat_cents: number }
  order_status_change: { id: Generated<number>; order_id: number; status: number; at: Date }
  outbox: { id: Generated<number>; topic: string; payload: string; relayed_at: Generated<Date | null> }
}
