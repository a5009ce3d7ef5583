import type { CustomerAddress } from '@stoa/contract/addresses'
import { useTranslations } from 'use-intl'
import { postalWords } from '../../../shared/postal-words.ts'
import styles from './addresses.module.css'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: CustomerAddress }) {
  const t = useTranslations('account')
  const { firstName, lastName, street, postalCode, city, area, regionName, countryName, building, mobile, comments } =
    address
  const town = `${postalWords(postalCode, regionName !== null)} ${city}`
  const region = regionName === city ? null : regionName
  return (
    <address className={styles.lines}>
      <span>
        {firstName} {lastName}
      </span>
      <span>{[street, building].filter(Boolean).join(', ')}</span>
      <span>{[town, area, region, countryName].filter(Boolean).join(', ')}</span>
      <span>{t('addresses.phone', { mobile })}</span>
      {comments && <span>{t('addresses.forCourier', { comments })}</span>}
    </address>
  )
}
