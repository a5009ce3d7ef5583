// Wire contract of looking up a company's VAT number for an invoice.

import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId } from '../query-shapes.ts'
import { integer, nullable, oneOf, openCode, optional, text } from '../shape.ts'

/** Why a number is not valid, or why that cannot be known. */
const reasons = {
  malformed: 'no number of this country',
  not_found: 'no register knows it',
  not_a_business: 'a person’s',
  inactive: 'of a company that has closed',
  unreachable: 'the register does not answer',
  quota: 'the register answers no more for now',
  not_in_vies: 'a Greek number that is not in VIES, as it need not be',
  no_register: 'there is no register of this country',
}

const vatCheck = entity('VatCheck', {
  result: field(
    'rs',
    oneOf(['valid', 'invalid', 'unknown']),
    '`invalid`: no invoice can be made out to it. `unknown`: the order may be placed, and it is checked later.',
  ),
  reason: field('rsn', nullable(openCode(reasons)), 'Why it is not valid, or not known.'),
  companyName: field('cnm', optional(text), 'The company’s name.'),
  profession: field('job', optional(text), 'Its line of business.'),
  taxOffice: field('irs', optional(text), 'Its tax office, by name.'),
  taxOfficeNumber: field('toid', optional(integer), 'Its tax office, by the tax authority’s four digits.'),
  street: field('adr1', optional(text), 'Street and number.'),
  city: field('ct', optional(text), 'Town.'),
  postalCode: field('pc', optional(text), 'Postal code.'),
})
export type VatCheck = EntityOf<typeof vatCheck>

const duringCheckout = 'Only while an order is being placed: by a customer, or after `composeordertotals`.'

export const getCompanyDetails = endpoint({
  name: 'getCompanyDetails',
  method: 'GET',
  path: '/orders/getafmdetails',
  description: `What the Greek register of companies says of a VAT number. ${duringCheckout} The register notifies the company.`,
  input: entity('CompanyDetailsQuery', {
    vatNumber: field('afm', contact.vatNumber, 'The number, with or without EL.'),
  }),
  output: vatCheck,
  refusals: ['checkout_required'],
  access: 'either',
  isPublic: false,
})

export const checkEuVatNumber = endpoint({
  name: 'checkEuVatNumber',
  method: 'GET',
  path: '/orders/getafmcheckvies',
  description: `What VIES says of a VAT number of the European Union. ${duringCheckout}`,
  input: entity('EuVatNumberQuery', {
    countryId: field('cid', queryId, 'The company’s country.'),
    vatNumber: field('afm', contact.vatNumber, 'The number, with or without its country’s code.'),
  }),
  output: vatCheck,
  refusals: ['checkout_required', 'country_not_found'],
  access: 'either',
  isPublic: false,
})
