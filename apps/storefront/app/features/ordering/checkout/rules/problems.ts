// What can be wrong with a field. Each has a sentence that says what to do.

export type ProblemKey =
  | 'email.missing'
  | 'email.wrong'
  | 'mobile.missing'
  | 'mobile.letters'
  | 'mobile.length'
  | 'phone.letters'
  | 'phone.length'
  | 'firstName.missing'
  | 'lastName.missing'
  | 'country.missing'
  | 'country.noDelivery'
  | 'region.missing'
  | 'postalCode.missing'
  | 'postalCode.greece'
  | 'postalCode.digits'
  | 'postalCode.length'
  | 'city.missing'
  | 'street.missing'
  | 'companyName.missing'
  | 'profession.missing'
  | 'vatNumber.missing'
  | 'vatNumber.greece'
  | 'vatNumber.length'
  | 'taxOffice.missing'
  | 'addressTitle.missing'
  | 'text.long'

export interface FieldProblem {
  key: ProblemKey
  /** What stood there, or how much of it. */
  actual?: string | number
  /** The limit it breaks. */
  limit?: number
}
