// The personal data of orders, table by table.

import { columns, type PersonalTable } from './personal-table.ts'

export const orderTables = {
  orders: {
    table: 'customer_order',
    owner: 'order',
    columns: columns({
      exported:
        'id uid code language channel type email contact_channel newsletter remarks gift_note shipping_type_id branch_id payment_type_id products_cents ' +
        'discount_cents shipping_cents payment_fee_cents total_cents due_cents paid_cents net_cents vat_cents delivery_from delivery_to ready_at placed_at ' +
        'staff_id terms_version payment_status instalments vat_area vat_scheme',
      inner: 'customer_id erase_by papers_until',
    }),
    onDeletion: 'emptied',
    order: 'id',
  },
  orderAddresses: {
    table: 'order_address',
    owner: 'orderOf',
    columns: columns({
      exported:
        'order_id kind title first_name last_name mobile phone country_id region_id street city area building postal_code',
    }),
    onDeletion: 'emptied',
    order: 'order_id',
  },
  orderPoints: {
    table: 'order_pickup_point',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id carrier point_id name street city postal_code' }),
    onDeletion: 'emptied',
    order: 'order_id',
  },
  invoices: {
    table: 'order_invoice',
    owner: 'orderOf',
    columns: columns({
      exported:
        'order_id company_name profession vat_number tax_office tax_office_number vat_result vat_register vat_checked_at ' +
        'vat_request_date vat_request_id',
      inner: 'vat_attempts vat_check_at',
    }),
    onDeletion: 'emptied',
    order: 'order_id',
  },
  orderLines: {
    table: 'order_line',
    owner: 'orderOf',
    columns: columns({
      exported:
        'order_id position product_id code name dimension_name quantity unit_price_cents unit_prior_cents vat_rate total_cents gift extension box_line withdrawable limited_until',
      inner: 'id dimension_id',
    }),
    onDeletion: 'emptied',
    order: 'id',
  },
  orderLineParts: {
    table: 'order_line_part',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id line position product_id code name quantity vat_rate cents',
      inner: 'dimension_id',
    }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  orderAdjustments: {
    table: 'order_adjustment',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id position kind code label_el label_en cents line' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  giftCardEntries: {
    table: 'gift_card_entry',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id kind cents at', inner: 'id gift_card_id order_return_id' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  giftCardDeliveries: {
    table: 'gift_card_delivery',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id email recipient_name sender_name message language send_at',
      secret: 'sealed_code',
      inner: 'gift_card_id',
    }),
    onDeletion: 'emptied',
    order: 'gift_card_id',
  },
  orderVat: {
    table: 'order_vat',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id rate gross_cents net_cents vat_cents' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  orderMeans: {
    table: 'order_means',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id position kind code cents' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  couponUses: {
    table: 'coupon_use',
    owner: 'orderOf',
    columns: columns({ exported: 'code_id order_id cents used_at' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  paymentAttempts: {
    table: 'payment_attempt',
    owner: 'orderOf',
    columns: columns({
      exported:
        'order_id payment_type_id provider reference amount_cents currency instalments status transaction captured_cents captured_currency begun_at sent_at settled_at held_at held_until capture_at capture_cents',
      inner: 'id provider_reference check_at checks next_step hold_days',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  paymentMessages: {
    table: 'payment_message',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id result first_at times', inner: 'attempt_id digest' }),
    onDeletion: 'unchanged',
    order: 'attempt_id',
  },
  paymentRefunds: {
    table: 'payment_refund',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id reason cents status due_at ended_at',
      inner: 'id attempt_id return_id key try_at tries',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  orderRefunds: {
    table: 'order_refund',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id cents due_at settled_at', inner: 'warned_on' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  ledgerEntries: {
    table: 'ledger_entry',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id event account cents at', inner: 'subject_id' }),
    onDeletion: 'unchanged',
    order: 'at',
  },
  latePayments: {
    table: 'late_payment',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id paid_at claimed_at' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  collectionReminders: {
    table: 'collection_reminder',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id told_at' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  unpackedOrders: {
    table: 'order_unpacked',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id at' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  depositReminders: {
    table: 'deposit_reminder',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id told_at' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  delays: {
    table: 'order_delay',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id told_at' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  orderPaymentChanges: {
    table: 'order_payment_change',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id from_type_id to_type_id at', inner: 'id' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  addressChanges: {
    table: 'order_address_change',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id at fields', inner: 'id' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  withdrawals: {
    table: 'withdrawal',
    owner: 'email',
    columns: columns({
      exported: 'code order_id order_text name email words language stated_at terms proof_at closed_at',
      secret: 'body_hash',
      inner: 'id key warned_on',
    }),
    onDeletion: 'emptied',
    order: 'id',
  },
  withdrawalLines: {
    table: 'withdrawal_line',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id line quantity', inner: 'withdrawal_id' }),
    onDeletion: 'unchanged',
    order: 'withdrawal_id',
  },
  orderReturns: {
    table: 'order_return',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id received_at money_cents refund_due_on refunded_at reason',
      inner: 'id withdrawal_id source unsent warned_on',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  orderReturnLines: {
    table: 'order_return_line',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id line quantity damaged cents', inner: 'return_id' }),
    onDeletion: 'unchanged',
    order: 'return_id',
  },
  orderStates: {
    table: 'order_status_change',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id status actor reason at', inner: 'id source' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
} as const satisfies Record<string, PersonalTable>
