import type { CountryRegion } from '@stoa/contract/checkout'
import {
  checkAddressTitle,
  checkCity,
  checkFirstName,
  checkLastName,
  checkMobile,
  checkPostalCode,
  checkStreet,
  limits,
} from '@stoa/domain/customer/field-rules'
import { isPostalCode } from '@stoa/domain/customer/postal-code'
import { useTranslations } from 'use-intl'
import type { Sentences } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { plainPostalCode } from '../../../shared/place/plain-postal-code.ts'
import type { AddressValues } from './address-values.ts'
import type { PlaceFacts } from './place-facts.ts'

const longest = { building: limits.note, area: limits.place, comments: 200 } as const

/** What is wrong with an address, field by field. `regions` are those of the country it is in. */
export function useAddressCheck({ countries }: PlaceFacts, regions: readonly CountryRegion[]) {
  const t = useTranslations('account')
  const say = useRuleWords()
  const postalCodeWrong = ({ postalCode, countryId }: AddressValues): string | undefined => {
    const broken = say(checkPostalCode(postalCode.trim()))
    if (broken) return broken
    const country = countries.find(({ id }) => id === Number(countryId))
    const right = isPostalCode(plainPostalCode(postalCode), country?.iso ?? '', country?.postalCodeDigits ?? null)
    return right ? undefined : t('addresses.postalCodeWrong', { seen: postalCode.trim() })
  }
  const tooLong = (text: string, most: number): string | undefined =>
    text.trim().length > most ? t('addresses.tooLong', { most }) : undefined
  return (values: AddressValues): Sentences<keyof AddressValues> => ({
    title: say(checkAddressTitle(values.title.trim())),
    firstName: say(checkFirstName(values.firstName.trim())),
    lastName: say(checkLastName(values.lastName.trim())),
    mobile: say(checkMobile(values.mobile.trim())),
    countryId: countries.some(({ id }) => id === Number(values.countryId)) ? undefined : t('addresses.countryMissing'),
    postalCode: postalCodeWrong(values),
    city: say(checkCity(values.city.trim())),
    street: say(checkStreet(values.street.trim())),
    regionId: values.regionId === '' && regions.length > 0 ? t('addresses.regionMissing') : undefined,
    building: tooLong(values.building, longest.building),
    area: tooLong(values.area, longest.area),
    comments: tooLong(values.comments, longest.comments),
  })
}
