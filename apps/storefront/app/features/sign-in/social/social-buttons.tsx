import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import type { House } from './houses.ts'
import styles from './social-buttons.module.css'
import { useDeparture } from './use-departure.ts'

/** To the other house's own page and back: nothing of theirs is loaded here. */
export function SocialButtons({ houses }: { houses: readonly House[] }) {
  const t = useTranslations('sign-in')
  const { leave, busy, failed } = useDeparture()
  if (houses.length === 0) return null
  return (
    <>
      {failed && (
        <Note tone="bad" role="alert">
          {t('social.failed')}
        </Note>
      )}
      <div className={styles.houses}>
        {houses.map((house) => (
          <Button key={house} variant="secondary" busy={busy === house} onClick={() => leave(house)}>
            {t(`social.${house}`)}
          </Button>
        ))}
      </div>
      <p className={styles.or}>{t('login.or')}</p>
    </>
  )
}
