import { greeceId } from '@stoa/domain/identity/address-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { carrierCodes, carrierNames } from '@stoa/domain/ordering/delivery/carriers'
import { usePostalCodes } from '../../../../shared/place/use-address-data.ts'
import { useDraft } from '../form/draft-store.ts'

/** Who brings the parcel to its address, within Greece; null where any will do, or none of them is known. */
export function useRecommendedCourier(): string | null {
  const { form } = useDraft()
  const codes = usePostalCodes()
  const [countryId, postalCode] = form.sameAddress
    ? [form.countryId, form.postalCode]
    : [form.deliveryCountryId, form.deliveryPostalCode]
  if (Number(countryId) !== greeceId) return null
  const recommended = codes.get(normalizePostalCode(postalCode))?.couriers ?? []
  const carrier = carrierCodes.find((code) => recommended.includes(code))
  return carrier ? carrierNames[carrier] : null
}
