import { Refused } from '@stoa/browser/query/refused'
import type { VatCheck } from '@stoa/contract/ordering/vat-checks'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { usePostalCodes } from '../../../../shared/place/use-address-data.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { TextName } from '../form/checkout-form.ts'
import { type InformationForm, useInformation } from '../form/information-context.ts'
import { hasRegister, isLookupPossible, lookupOf, type VatLookup, vatCheckQuery } from './vat-check.ts'

export interface VatCheckState {
  /** Whether there is a register to ask. */
  offered: boolean
  checking: boolean
  /** Of a valid number. */
  valid: string | undefined
  /** Why it is not known; the order can be placed all the same. */
  open: string | undefined
  /** For screen readers, what the last press has led to. */
  said: string
  check(): Promise<void>
}

/** The answer belongs to the number that is typed: with another one it is gone. */
export function useVatCheck(): VatCheckState {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { countries } = useCheckoutData()
  const information = useInformation()
  const { form, errorOf } = information
  const [vatNumber, countryId] = useWatch({ control: form.control, name: ['vatNumber', 'countryId'] })
  const lookup = lookupOf({ vatNumber: String(vatNumber), countryId: String(countryId) })
  const query = useQuery(vatCheckQuery(language, lookup))
  const openText = useOpenText()
  const fillCompany = useFillCompany(information, lookup, query.data?.check)
  const { check, register } = query.data ?? {}
  const checking = query.isFetching
  const valid = checking || check?.result !== 'valid' ? undefined : t(`vatCheck.${register ?? 'vies'}`)
  const isOpen = query.error !== null || check?.result === 'unknown'
  const open = checking || !isOpen ? undefined : openText(query.error, check)
  const problem = check?.result === 'invalid' || !isLookupPossible(lookup) ? errorOf('vatNumber') : undefined
  return {
    offered: hasRegister(countries, lookup.countryId),
    checking,
    valid,
    open,
    said: (checking ? t('vatCheck.checking') : (valid ?? open ?? (check && problem))) ?? '',
    async check() {
      if (checking) return
      if (!isLookupPossible(lookup)) {
        await form.trigger('vatNumber')
        form.setFocus('vatNumber')
        return
      }
      const { data, error } = await query.refetch()
      if (!error && data && data.check.result !== 'unknown') fillCompany(data.check)
      await form.trigger('vatNumber')
    },
  }
}

function useOpenText() {
  const t = useTranslations('checkout')
  return (error: Error | null, check: VatCheck | undefined): string => {
    if (error instanceof Refused) return t(error.problem.status === 429 ? 'vatCheck.tooMany' : 'vatCheck.unknown')
    if (error) return t('vatCheck.unreached')
    return t(check?.reason === 'quota' ? 'vatCheck.quota' : 'vatCheck.unknown')
  }
}

type Company = Pick<VatCheck, (typeof companyNames)[number] | (typeof placeNames)[number] | 'taxOfficeNumber'>

/**
 * What is known of a company replaces what was typed of it; of an address that was begun nothing is. All that came from the
 * register goes as soon as the number is another, or no number of a company; what was typed stays.
 */
function useFillCompany(
  { form, values }: InformationForm,
  { countryId, number }: VatLookup,
  known: VatCheck | undefined,
): (company: Company) => void {
  const codes = usePostalCodes()
  // whoever comes back to the form has what was filled in before
  const filled = useRef<Partial<Record<TextName, string>>>(filledBy(known))
  const filledFor = useRef({ countryId, number })
  const fill = (name: TextName, text = '') => {
    const isOfAnother = values()[name] === filled.current[name]
    filled.current[name] = text
    if (text === '' && !isOfAnother) return
    form.setValue(name, text, { shouldValidate: form.getFieldState(name).error !== undefined })
  }
  const fillCompany = ({ companyName, profession, taxOffice, taxOfficeNumber, ...company }: Company) => {
    const { street, postalCode, city } = company
    fill('companyName', companyName)
    fill('profession', profession)
    fill('taxOffice', taxOffice)
    form.setValue('registeredTaxOffice', taxOffice ?? '')
    form.setValue('taxOfficeNumber', String(taxOfficeNumber ?? ''))
    const place = { street, postalCode, city }
    const isBegun = placeNames.some((name) => values()[name] !== (filled.current[name] ?? ''))
    if (isBegun) return
    for (const name of placeNames) fill(name, place[name])
    const isGreek = Number(values().countryId) === greeceId
    const found = isGreek && postalCode ? codes.get(normalizePostalCode(postalCode)) : undefined
    fill('regionId', found && String(found.regionId))
  }
  const forget = useEffectEvent(() => fillCompany({}))
  useEffect(() => {
    const { current } = filledFor
    filledFor.current = { countryId, number }
    if (current.countryId !== countryId || current.number !== number) forget()
  }, [countryId, number])
  return fillCompany
}

const companyNames = ['companyName', 'profession', 'taxOffice'] as const
const placeNames = ['street', 'postalCode', 'city'] as const

function filledBy(check: VatCheck | undefined): Partial<Record<TextName, string>> {
  if (check?.result !== 'valid') return {}
  return Object.fromEntries([...companyNames, ...placeNames].map((name) => [name, check[name] ?? '']))
}
