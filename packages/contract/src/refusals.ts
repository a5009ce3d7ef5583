// Every refusal with its HTTP status. The code is also the message key of the sentence that is shown.

export const refusals = {
  // malformed requests
  bad_input: 400,
  idempotency_key_missing: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  // catalogue and content
  product_not_found: 404,
  category_not_found: 404,
  contributor_not_found: 404,
  publisher_not_found: 404,
  promotion_not_found: 404,
  page_not_found: 404,
  message_not_found: 404,
  tab_not_found: 404,
  // cart and checkout
  cart_empty: 409,
  cart_changed: 409,
  out_of_stock: 409,
  not_on_sale_yet: 409,
  extension_not_accepted: 409,
  extension_missing: 409,
  text_too_long: 409,
  bought_by_parts: 409,
  send_day_invalid: 409,
  box_too_full: 409,
  boxes_too_many: 409,
  box_item_refused: 409,
  box_item_unavailable: 409,
  totals_changed: 409,
  gift_note_not_accepted: 409,
  shipping_not_available: 409,
  shipping_not_for_contents: 409,
  parcel_too_heavy: 409,
  shipping_type_not_found: 404,
  payment_required: 409,
  payment_type_not_found: 404,
  payment_not_available: 409,
  payment_request_not_found: 404,
  payment_not_found: 404,
  // the provider could not be asked
  payment_unconfirmed: 409,
  // before there was anything to pay
  payment_unreachable: 409,
  payment_amount_too_high: 409,
  instalments_not_available: 409,
  unpaid_limit_reached: 409,
  branch_required: 409,
  branch_not_found: 404,
  point_required: 409,
  point_not_found: 404,
  place_incomplete: 422,
  country_not_found: 404,
  region_required: 409,
  region_not_found: 404,
  postal_code_invalid: 409,
  vat_number_invalid: 409,
  vat_number_not_business: 409,
  checkout_required: 409,
  invoice_details_required: 409,
  address_required: 409,
  delivery_address_required: 409,
  terms_not_accepted: 409,
  idempotency_key_reused: 422,
  // gift cards
  gift_card_invalid: 404,
  gift_card_changed: 409,
  points_changed: 409,
  // orders
  order_not_found: 404,
  order_not_cancellable: 409,
  order_address_fixed: 409,
  order_payment_fixed: 409,
  order_address_elsewhere: 409,
  order_move_refused: 409,
  order_copies_missing: 409,
  withdrawal_not_found: 404,
  withdrawal_not_possible: 409,
  withdrawal_empty: 409,
  // sessions and accounts
  session_required: 401,
  session_over: 401,
  session_not_found: 404,
  xsrf_token_wrong: 403,
  foreign_origin: 403,
  wrong_credentials: 401,
  password_required: 409,
  wrong_password: 409,
  second_factor_required: 409,
  second_factor_wrong: 409,
  second_factor_off: 409,
  confirmation_needed: 403,
  not_while_impersonating: 403,
  password_too_common: 409,
  link_over: 410,
  social_sign_in_failed: 409,
  social_email_needed: 409,
  social_link_needs_proof: 409,
  last_way_in: 409,
  username_taken: 409,
  alias_taken: 409,
  birth_date_invalid: 409,
  picture_not_accepted: 409,
  picture_too_large: 413,
  address_not_found: 404,
  address_title_taken: 409,
  too_many_addresses: 409,
  cart_full: 409,
  saved_list_full: 409,
  too_many_requests: 429,
  // staff
  staff_sign_in_failed: 401,
  permission_missing: 403,
  row_changed: 409,
  price_not_an_amount: 409,
  price_unchanged: 409,
  price_below_floor: 409,
  price_above_publishers: 409,
  // tools of the shop's ERP
  tool_key_wrong: 401,
  // back-in-stock notices
  notice_not_needed: 409,
  notice_not_found: 404,
} as const

export type RefusalCode = keyof typeof refusals

/** A refusal as a service returns it, in readable names; they become wire names in the response. */
export interface Refusal<Code extends RefusalCode = RefusalCode, Field extends string = never> {
  code: Code
  /** The fields of the input that it is about. */
  fields?: readonly Field[]
  details?: Record<string, unknown>
}

export type AnyRefusal = Refusal<RefusalCode, string>
