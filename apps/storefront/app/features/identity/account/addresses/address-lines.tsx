import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import { formatPhone } from '@stoa/domain/identity/format-phone'
import { useTranslations } from 'use-intl'
import { formatPostalCode } from '../../../../shared/format-postal-code.ts'
import styles from './addresses.module.css'

/** An address in postal format. */
export function AddressLines({ address }: { address: CustomerAddress }) {
  const t = useTranslations('account')
  const { firstName, lastName, street, postalCode, city, area, regionName, countryName, building, mobile, comments } =
    address
  const postalCity = `${formatPostalCode(postalCode, regionName !== null)} ${city}`
  const region = regionName === city ? null : regionName
  return (
    <address className={styles.lines}>
      <span>
        {firstName} {lastName}
      </span>
      <span>{[street, building].filter(Boolean).join(', ')}</span>
      <span>{[postalCity, area, region, countryName].filter(Boolean).join(', ')}</span>
      <span>{t('addresses.phone', { mobile: formatPhone(mobile) })}</span>
      {comments && <span>{t('addresses.forCourier', { comments })}</span>}
    </address>
  )
}
