// The endpoints for looking up a company's VAT number during the checkout.

import type { KeyObject } from 'node:crypto'
import * as contract from '@stoa/contract/ordering/vat-checks'
import { limits } from '@stoa/domain/identity/field-limits'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { hasCheckout } from '../../http/checkout-session.ts'
import { type Operation, operation } from '../../http/operation.ts'
import type { CompanyDetails, VatRegisters } from '../../ports/vat-registers.ts'
import * as service from './vat-checks.service.ts'

export function vatCheckOperations(db: Database, registers: VatRegisters, checkoutKey: KeyObject): Operation[] {
  return [
    operation(contract.getCompanyDetails, async ({ vatNumber }, call) => {
      if (!hasCheckout(checkoutKey, call)) return refused({ code: 'checkout_required' })
      return done(viewCheck(await service.checkGreekCompany({ db, registers, now: call.now }, vatNumber)))
    }),
    operation(contract.checkEuVatNumber, async ({ countryId, vatNumber }, call) => {
      if (!hasCheckout(checkoutKey, call)) return refused({ code: 'checkout_required' })
      const iso = await service.findCountryIso(db, countryId)
      if (iso === null) return refused({ code: 'country_not_found', fields: ['countryId'] })
      return done(viewCheck(await service.checkEuNumber({ db, registers, now: call.now }, { iso, text: vatNumber })))
    }),
  ]
}

const viewCheck = ({ result, reason, company }: service.StoredCheck): contract.VatCheck => ({
  result,
  reason,
  ...fitting(company ?? {}),
})

const cut = (text: string | undefined, length: number): string | undefined => text?.slice(0, length)

/** As much as the form takes. */
const fitting = (company: CompanyDetails) => ({
  companyName: cut(company.companyName, limits.company),
  profession: cut(company.profession, limits.company),
  taxOffice: cut(company.taxOffice, limits.taxOffice),
  taxOfficeNumber: company.taxOfficeNumber,
  street: cut(company.street, limits.street),
  city: cut(company.city, limits.place),
  postalCode: cut(company.postalCode, limits.postalCode.max),
})
