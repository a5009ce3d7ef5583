// The catalogue of personal data: every table with data about a customer, column by column. What is exported to a
// customer who asks, and what is erased when they leave, is read from here; a test compares it with the schema, so that
// a new table or column is classified here before it has a row.

import { dispatchTables } from './dispatch-tables.ts'
import { orderTables } from './order-tables.ts'
import { columns, type PersonalTable } from './personal-table.ts'
import { settlementTables } from './settlement-tables.ts'

const account = {
  account: {
    table: 'customer',
    owner: 'self',
    columns: columns({
      exported:
        'email email_verified_at new_email first_name last_name mobile birth_date gender username alias description newsletter ' +
        'personal_newsletter coupon_emails_since language accepted_terms_at terms_version registered_at last_login_at second_factor_at password_to_be_set delete_at',
      secret: 'password_hash second_factor second_factor_next second_factor_step',
      inner: 'id deleted_at',
    }),
    onDeletion: 'emptied',
    order: 'id',
  },
  picture: {
    table: 'customer_picture',
    owner: 'customer',
    columns: columns({ exported: 'picture created_at', inner: 'name customer_id' }),
    onDeletion: 'rows',
    order: 'created_at',
  },
  signInMethods: {
    table: 'customer_identity',
    owner: 'customer',
    columns: columns({ exported: 'issuer subject email linked_at', inner: 'customer_id' }),
    onDeletion: 'rows',
    order: 'linked_at',
  },
  sessions: {
    table: 'session',
    owner: 'customer',
    columns: columns({
      exported: 'user_agent begun_at used_at expires_at remembered confirmed_at ended_at end_reason staff_id',
      inner: 'id customer_id',
    }),
    onDeletion: 'rows',
    order: 'begun_at',
  },
  refreshTokens: {
    table: 'refresh_token',
    owner: 'session',
    columns: columns({ exported: 'issued_at replaced_at', secret: 'hash', inner: 'session_id' }),
    onDeletion: 'follows',
    order: 'issued_at',
  },
  knownDevices: {
    table: 'known_device',
    owner: 'customer',
    columns: columns({ exported: 'seen_at', secret: 'hash', inner: 'customer_id' }),
    onDeletion: 'rows',
    order: 'seen_at',
  },
  recoveryCodes: {
    table: 'recovery_code',
    owner: 'customer',
    columns: columns({ exported: 'used_at', secret: 'hash', inner: 'customer_id' }),
    onDeletion: 'rows',
    order: 'used_at',
  },
  keys: {
    table: 'one_time_key',
    owner: 'customer',
    columns: columns({
      exported: 'purpose email language guesses created_at expires_at used_at staff_id',
      secret: 'hash',
      inner: 'id customer_id',
    }),
    onDeletion: 'rows',
    order: 'id',
  },
  registrations: {
    table: 'registration',
    owner: 'key',
    columns: columns({
      exported: 'first_name last_name newsletter accepted_terms_at terms_version',
      secret: 'password_hash',
      inner: 'key_id',
    }),
    onDeletion: 'follows',
    order: 'key_id',
  },
  events: {
    table: 'account_event',
    owner: 'customer',
    columns: columns({ exported: 'at action staff_id', inner: 'id customer_id session_id' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  staffActions: {
    table: 'staff_action',
    owner: 'customer',
    columns: columns({ exported: 'at staff_id call outcome', inner: 'id customer_id session_id subject' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
} as const satisfies Record<string, PersonalTable>

const activity = {
  addresses: {
    table: 'customer_address',
    owner: 'customer',
    columns: columns({
      exported:
        'title first_name last_name mobile country_id region_id street city area building postal_code comments is_billing ' +
        'is_delivery created_at',
      inner: 'id customer_id',
    }),
    onDeletion: 'rows',
    order: 'id',
  },
  cart: {
    table: 'customer_cart_item',
    owner: 'customer',
    columns: columns({
      exported: 'product_id dimension_id quantity extension added_at',
      inner: 'customer_id extension_key',
    }),
    onDeletion: 'rows',
    order: 'added_at',
  },
  savedItems: {
    table: 'customer_saved_item',
    owner: 'customer',
    columns: columns({
      exported: 'product_id dimension_id quantity extension kept_at',
      inner: 'customer_id extension_key',
    }),
    onDeletion: 'rows',
    order: 'kept_at',
  },
  cartSteps: {
    table: 'customer_cart_step',
    owner: 'customer',
    columns: columns({ exported: 'at told', inner: 'key customer_id' }),
    onDeletion: 'rows',
    order: 'at',
  },
  customerGroups: {
    table: 'customer_group_member',
    owner: 'customer',
    columns: columns({ exported: 'group_id', inner: 'customer_id' }),
    onDeletion: 'rows',
    order: 'group_id',
  },
  couponCustomers: {
    table: 'coupon_customer',
    owner: 'customer',
    columns: columns({ exported: 'code_id', inner: 'customer_id' }),
    onDeletion: 'rows',
    order: 'code_id',
  },
  couponEmails: {
    table: 'coupon_email',
    owner: 'email',
    columns: columns({ exported: 'code_id email sent_at' }),
    onDeletion: 'emptied',
    order: 'code_id',
  },
  pointLots: {
    table: 'points_lot',
    owner: 'customer',
    columns: columns({ exported: 'state points remaining last_day notified_at', inner: 'id customer_id entry_id' }),
    onDeletion: 'rows',
    order: 'id',
  },
  pointEntries: {
    table: 'points_entry',
    owner: 'customer',
    columns: columns({ exported: 'at kind state points debt order_id', inner: 'id customer_id cause' }),
    onDeletion: 'rows',
    order: 'id',
  },
  pointMovements: {
    table: 'points_movement',
    owner: 'pointEntry',
    columns: columns({ exported: 'change', inner: 'entry_id lot_id' }),
    onDeletion: 'follows',
    order: 'lot_id',
  },
  notices: {
    table: 'stock_notice',
    owner: 'email',
    columns: columns({
      exported: 'product_id awaited status email language consent asked_at confirmed_at sent_at',
      secret: 'uid',
      inner: 'id',
    }),
    onDeletion: 'emptied',
    order: 'id',
  },
} as const satisfies Record<string, PersonalTable>

export const dataCatalogue = { ...account, ...activity, ...orderTables, ...settlementTables, ...dispatchTables }

export type DataKind = keyof typeof dataCatalogue
export const dataKinds = Object.keys(dataCatalogue) as DataKind[]
