import { Refused } from '@stoa/browser/query/refused'
import type { VatCheck } from '@stoa/contract/ordering/vat-checks'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { usePostalCodes } from '../../../../shared/place/use-address-data.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { TextName } from '../form/checkout-form.ts'
import { type InformationForm, useInformation } from '../form/information-context.ts'
import { hasRegister, isLookupPossible, lookupOf, vatCheckQuery } from './vat-check.ts'

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
  const fillCompany = useFillCompany(information)
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
      if (!error && data?.check.result === 'valid') fillCompany(data.check)
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

/** What is known of a company replaces what was typed of it, and all that came from the one before; of an address that was begun nothing is. */
function useFillCompany({ form, values }: InformationForm): (company: VatCheck) => void {
  const codes = usePostalCodes()
  const filled = useRef<Partial<Record<TextName, string>>>({})
  const fill = (name: TextName, text = '') => {
    const isOfAnother = values()[name] === filled.current[name]
    filled.current[name] = text
    if (text === '' && !isOfAnother) return
    form.setValue(name, text, { shouldValidate: form.getFieldState(name).error !== undefined })
  }
  return ({ companyName, profession, taxOffice, taxOfficeNumber, street, postalCode, city }) => {
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
    const known = isGreek && postalCode ? codes.get(normalizePostalCode(postalCode)) : undefined
    fill('regionId', known && String(known.regionId))
  }
}

const placeNames = ['street', 'postalCode', 'city'] as const
