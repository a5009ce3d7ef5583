import { formatDay } from '@stoa/browser/i18n/dates'
import type { NameDay } from '@stoa/contract/content/content'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useLocale, useTranslations } from 'use-intl'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import styles from './name-days.module.css'

/** This week's name days, and a link to gifts. */
export function NameDays({ days, giftsPath }: { days: readonly NameDay[]; giftsPath: string | null }) {
  const t = useTranslations('home')
  const language = useLocale()
  return (
    <aside className={styles.days} aria-label={t('nameDays.label')}>
      <div className={`${page.wrap} ${styles.row}`}>
        <b>{t('nameDays.title')}</b>
        <ul>
          {days.map(({ date, names, textLanguage }) => (
            <li key={date} lang={langIfForeign(textLanguage, language)}>
              <time dateTime={date}>
                {formatDay(date, language, 'weekday')} {formatDay(date, language, 'short')}
              </time>
              {names}
            </li>
          ))}
        </ul>
        {giftsPath && (
          <GoLink href={giftsPath} className={styles.gifts}>
            {t('nameDays.gifts')}
          </GoLink>
        )}
      </div>
    </aside>
  )
}
