// Looking up the VAT number of an invoice: in the register of its country, when the buyer asks for it.

import { valueOrThrow } from '@stoa/browser/query/refused'
import type { Country } from '@stoa/contract/ordering/places'
import { checkEuVatNumber, getCompanyDetails, type VatCheck } from '@stoa/contract/ordering/vat-checks'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { isVatNumber, normalizeVatNumber, viesCodeOf } from '@stoa/domain/identity/vat-number'
import type { Language } from '@stoa/domain/language'
import type { VatRegister } from '@stoa/domain/ordering/order/vat-check'
import type { QueryClient } from '@tanstack/react-query'
import { browserClient } from '../../../../api/browser-client.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import type { FieldProblem, ProblemKey } from '../rules/problems.ts'

export interface CheckedVat {
  check: VatCheck
  /** Which register has said it. */
  register: VatRegister
}

export interface VatLookup {
  countryId: number
  /** Normalized. */
  number: string
}

type VatFields = Pick<CheckoutForm, 'vatNumber' | 'countryId'>

export const lookupOf = ({ vatNumber, countryId }: VatFields): VatLookup => ({
  countryId: Number(countryId),
  number: normalizeVatNumber(vatNumber, Number(countryId) === greeceId),
})

export const isLookupPossible = ({ countryId, number }: VatLookup): boolean =>
  isVatNumber(number, countryId === greeceId)

/** Only in the European Union. */
export const hasRegister = (countries: readonly Country[], countryId: number): boolean =>
  viesCodeOf(countries.find(({ id }) => id === countryId)?.iso ?? '') !== null

const keyOf = ({ countryId, number }: VatLookup) => ['vat-check', countryId, number]

/** As long as an order is being written. */
const keptMs = 3_600_000

export const vatCheckQuery = (language: Language, lookup: VatLookup) => ({
  queryKey: keyOf(lookup),
  queryFn: () => ask(language, lookup),
  enabled: false,
  retry: false,
  gcTime: keptMs,
})

/** A Greek company that its own register cannot tell of is perhaps in VIES. */
async function ask(language: Language, { countryId, number }: VatLookup): Promise<CheckedVat> {
  const client = browserClient(language)
  const inVies = async (): Promise<CheckedVat> => {
    const check = valueOrThrow(await client.call(checkEuVatNumber, { countryId, vatNumber: number }))
    return { check, register: 'vies' }
  }
  if (countryId !== greeceId) return inVies()
  const check = valueOrThrow(await client.call(getCompanyDetails, { vatNumber: number }))
  if (check.result !== 'unknown') return { check, register: 'aade' }
  const second = await inVies().catch(() => null)
  return second?.check.result === 'valid' ? second : { check, register: 'aade' }
}

const problemKeys: Readonly<Record<string, ProblemKey>> = {
  not_a_business: 'vatNumber.notBusiness',
  inactive: 'vatNumber.inactive',
}

/** Why the number of an invoice cannot have one, as far as it was looked up. */
export function findVatProblem(client: QueryClient, form: CheckoutForm): FieldProblem | null {
  if (form.documentKind === 'receipt') return null
  const check = client.getQueryData<CheckedVat>(keyOf(lookupOf(form)))?.check
  if (check?.result !== 'invalid') return null
  return { key: problemKeys[check.reason ?? ''] ?? 'vatNumber.notFound', actual: form.vatNumber.trim() }
}
