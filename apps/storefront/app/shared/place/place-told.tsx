import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import type { PlaceNews } from './place-news.ts'
import styles from './place-told.module.css'
import type { Place } from './use-place.ts'

/** The news of a change, read aloud and written beside the fields; what was lost can be had back. */
export function PlaceTold({ place, className }: { place: Place; className?: string }) {
  const t = useTranslations('checkout')
  const words = usePlaceWords(place)
  const { told, undo } = place
  // What was filled stands green under the postal code; only what replaced or cleared something needs a note as well.
  const quiet = told?.news.kind === 'filled'
  return (
    <div role="status" className={quiet || !told ? 'sr' : className}>
      {told && quiet && words(told.news)}
      {told && !quiet && (
        <Note tone="warn">
          {words(told.news)}{' '}
          <button type="button" className={styles.undo} onClick={undo}>
            {t('place.undo')}
          </button>
        </Note>
      )}
    </div>
  )
}

function usePlaceWords({ regions, known }: Place) {
  const t = useTranslations('checkout')
  const region = regions.find(({ id }) => id === known?.regionId)?.name ?? ''
  return (news: PlaceNews): string => {
    if (news.kind === 'cleared') {
      const parts = news.parts.map((part) => t(`place.parts.${part}`)).join(', ')
      return t(news.by === 'country' ? 'place.clearedByCountry' : 'place.clearedByRegion', { parts })
    }
    const { code, city } = news
    if (news.kind === 'filled') return t('place.filled', { code, city, region })
    return t('place.replaced', { code, city, region, was: news.was })
  }
}
