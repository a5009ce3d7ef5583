import { nameOfWeekday } from '@stoa/browser/i18n/dates'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { toPhoneHref } from '../../../../shared/to-phone-href.ts'
import type { Chrome } from '../chrome-data.ts'
import styles from './footer.module.css'

/** The branches' opening hours, addresses and phone numbers. */
export function StoreHours({ hours, branches, texts }: Pick<Chrome, 'hours' | 'branches' | 'texts'>) {
  const t = useTranslations('chrome')
  const language = useLocale()
  const nameOf = (day: number) => nameOfWeekday(day, language)
  const phone = texts['helpdesk-phone']
  return (
    <div>
      <h2>{t('storeHours')}</h2>
      <table className={styles.hours}>
        <tbody>
          {hours.map(({ from, to, hours: open }) => (
            <tr key={from}>
              <th scope="row">{from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`}</th>
              <td>{open ? `${open.opens} – ${open.closes}` : t('closed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.places}>
        {branches.map(({ id, address, city }) => (
          <li key={id}>
            <Link href="/pages/stores">
              <Icon name="map-pin" size="s" />
              {address}, {city}
            </Link>
          </li>
        ))}
        {phone && (
          <li>
            <a href={toPhoneHref(phone)}>
              <Icon name="phone" size="s" />
              {phone}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
