import { LogoPlate } from '@stoa/ui/logo/logo'
import { useTranslations } from 'use-intl'
import styles from './printed-name.module.css'

/** The shop's name and mark at the head of a printed page, and who sells: footers are not printed. */
export function PrintedName({ seller }: { seller: readonly string[] }) {
  const t = useTranslations('common')
  return (
    <div className={styles.printed} aria-hidden="true">
      <LogoPlate name={t('shopName')} />
      <p>{seller.join(' · ')}</p>
    </div>
  )
}
