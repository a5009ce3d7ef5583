// Every rule of a form field has a code of its own, so that server and browser check the same rules with the same
// messages.

export const fieldRules = [
  ...['first_name_missing', 'first_name_too_long', 'last_name_missing', 'last_name_too_long'],
  ...['phone_missing', 'phone_invalid', 'birth_date_missing', 'birth_date_invalid', 'description_too_long'],
  ...['username_missing', 'username_too_long', 'username_characters', 'username_only_numbers'],
  ...['alias_missing', 'alias_too_long', 'alias_characters', 'alias_only_numbers'],
  ...['email_missing', 'email_invalid', 'password_missing', 'password_too_short', 'password_too_long'],
  ...['address_title_missing', 'address_title_too_long', 'street_missing', 'street_too_long', 'city_missing'],
  ...['city_too_long', 'postal_code_missing', 'postal_code_length', 'mobile_missing', 'mobile_invalid'],
  ...['code_missing', 'code_invalid', 'area_too_long', 'building_too_long', 'comments_too_long', 'remarks_too_long'],
  ...['company_name_missing', 'company_name_too_long', 'profession_missing', 'profession_too_long'],
  ...['tax_office_missing', 'tax_office_too_long', 'vat_number_missing', 'vat_number_too_long'],
  ...['country_missing', 'region_missing', 'shipping_type_missing', 'payment_type_missing', 'branch_missing'],
  'point_missing',
  ...['document_kind_missing', 'terms_missing', 'tax_office_number', 'link_incomplete'],
  ...['first_name_link', 'last_name_link', 'address_title_link', 'street_link', 'city_link', 'area_link'],
  ...['building_link', 'company_name_link', 'profession_link', 'tax_office_link', 'vat_number_link'],
  ...['recipient_name_missing', 'recipient_name_too_long', 'recipient_name_link', 'recipient_email_missing'],
  ...['recipient_email_invalid', 'sender_name_too_long', 'sender_name_link', 'send_day_invalid', 'gift_design_missing'],
  ...['gift_amount_invalid', 'box_empty', 'codes_too_many'],
  ...['gift_message_too_long', 'gift_message_link', 'gift_message_nonsense'],
  ...['line_text_too_long', 'line_text_link', 'line_text_nonsense'],
  ...['box_words_too_long', 'box_words_link', 'box_words_nonsense'],
  ...['gift_note_too_long', 'gift_note_link', 'gift_note_nonsense'],
] as const

export type FieldRule = (typeof fieldRules)[number]

/** Validates a text as typed, trimmed; null when it is valid. */
export type CheckField = (text: string) => FieldRule | null
