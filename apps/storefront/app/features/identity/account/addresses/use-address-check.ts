import type { FieldMessages } from '@stoa/browser/form/use-checked-form'
import type { CountryRegion } from '@stoa/contract/ordering/places'
import {
  checkAddressTitle,
  checkArea,
  checkBuilding,
  checkCity,
  checkComments,
  checkFirstName,
  checkLastName,
  checkMobile,
  checkPostalCode,
  checkStreet,
} from '@stoa/domain/identity/field-rules'
import { isPostalCode, normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { useTranslations } from 'use-intl'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import type { AddressOptions } from './address-options.ts'
import type { AddressValues } from './address-values.ts'

/** Validates an address, field by field. `regions` are those of its country. */
export function useAddressCheck({ countries }: AddressOptions, regions: readonly CountryRegion[]) {
  const t = useTranslations('account')
  const ruleMessage = useRuleMessage()
  const checkCountryPostalCode = ({ postalCode, countryId }: AddressValues): string | undefined => {
    const ruleError = ruleMessage(checkPostalCode(postalCode.trim()))
    if (ruleError) return ruleError
    const country = countries.find(({ id }) => id === Number(countryId))
    const isValid = isPostalCode(normalizePostalCode(postalCode), country?.iso ?? '', country?.postalCodeDigits ?? null)
    return isValid ? undefined : t('addresses.postalCodeWrong', { seen: postalCode.trim() })
  }
  return (values: AddressValues): FieldMessages<keyof AddressValues> => ({
    title: ruleMessage(checkAddressTitle(values.title.trim())),
    firstName: ruleMessage(checkFirstName(values.firstName.trim())),
    lastName: ruleMessage(checkLastName(values.lastName.trim())),
    mobile: ruleMessage(checkMobile(values.mobile.trim())),
    countryId: countries.some(({ id }) => id === Number(values.countryId)) ? undefined : t('addresses.countryMissing'),
    postalCode: checkCountryPostalCode(values),
    city: ruleMessage(checkCity(values.city.trim())),
    street: ruleMessage(checkStreet(values.street.trim())),
    regionId: values.regionId === '' && regions.length > 0 ? t('addresses.regionMissing') : undefined,
    building: ruleMessage(checkBuilding(values.building.trim())),
    area: ruleMessage(checkArea(values.area.trim())),
    comments: ruleMessage(checkComments(values.comments.trim())),
  })
}
