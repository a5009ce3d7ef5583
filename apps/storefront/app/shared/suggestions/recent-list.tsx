import { Icon } from '@stoa/ui/icon/icon'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import styles from './suggest-panel.module.css'

interface RecentListProps {
  recent: readonly string[]
  onChange: (recent: string[]) => void
}

/** The recent searches; each can be removed. */
export function RecentList({ recent, onChange }: RecentListProps) {
  const t = useTranslations('chrome')
  return (
    <section className={styles.recent} aria-label={t('suggest.recent')}>
      <div className={styles.head}>
        <h2>{t('suggest.recent')}</h2>
        <button type="button" onClick={() => onChange([])}>
          {t('suggest.forgetAll')}
        </button>
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <Link href={`/search-results?${new URLSearchParams({ text })}`} className={styles.option}>
              <Icon name="clock" size="s" />
              <span className={styles.text}>{text}</span>
            </Link>
            <IconButton
              icon="x"
              iconSize="s"
              label={t('suggest.forget', { text })}
              onClick={() => onChange(recent.filter((search) => search !== text))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
