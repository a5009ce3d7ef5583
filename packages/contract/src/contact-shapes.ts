// Shapes of names, addresses and companies as typed into a form. Their validation rules are in the domain.

import { greeceId } from '@stoa/domain/identity/address-rules'
import * as rules from '@stoa/domain/identity/field-rules'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { answered, chosenId, withRule, withRuleNormalized } from './ruled.ts'
import { withDefault } from './shape.ts'

export const email = withRule(checkEmail, 'eleni.markou@example.gr', 'e@example.com')
export const firstName = withRule(rules.checkFirstName, 'Ελένη', 'Nick')
export const lastName = withRule(rules.checkLastName, 'Μάρκου', 'Smith')
export const mobile = withRuleNormalized(rules.checkMobile, rules.phoneDigits, '6912345678', '35799123456')
export const phone = withRuleNormalized(rules.checkPhone, rules.phoneDigits, '6912345678', '2101234567')

export const addressTitle = withRule(rules.checkAddressTitle, 'Σπίτι', 'Work')
export const countryId = chosenId('country_missing')
/** Of the checkout, which begins with Greece. */
export const countryOfForm = withDefault(countryId, greeceId)
export const regionId = chosenId('region_missing')
export const street = withRule(rules.checkStreet, 'Σόλωνος 71', 'Ermou 2')
export const city = withRule(rules.checkCity, 'Αθήνα', 'Nicosia')
export const area = withRule(rules.checkArea, 'Εξάρχεια', '')
export const building = withRule(rules.checkBuilding, 'Μάρκου, 2ος', '')
export const postalCode = withRuleNormalized(rules.checkPostalCode, normalizePostalCode, '10679', '1010')
export const comments = withRule(rules.checkComments, 'Μετά τις πέντε.', '')

export const companyName = withRule(rules.checkCompanyName, 'Βιβλία ΑΕ', 'Books Ltd')
export const profession = withRule(rules.checkProfession, 'Εκδόσεις', 'Publishing')
export const vatNumber = withRule(rules.checkVatNumber, '090000045', '094014201')
export const taxOffice = withRule(rules.checkTaxOffice, 'Α΄ Αθηνών', 'Nicosia')
export const taxOfficeNumber = chosenId('tax_office_number', 1000, 9999)
export const remarks = withRule(rules.checkRemarks, 'Χωρίς τιμή στο δέμα.', '')

/** Of the shop, before something binding. */
export const acceptedTerms = answered('terms_missing')
