import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import styles from '../note-action.module.css'
import type { PlaceUpdate } from './place-update.ts'
import type { Place } from './use-place.ts'
import { usePlaceName } from './use-place-name.ts'

/** The message about a change, announced and shown beside the fields, with an undo for what was lost. */
export function PlaceUpdateNote({ place, className }: { place: Place; className?: string }) {
  const t = useTranslations('checkout')
  const formatUpdate = usePlaceUpdateMessage(place)
  const { lastUpdate, undo } = place
  // What was filled in is confirmed under the postal code; only a replaced or cleared value needs a note as well.
  const isFilled = lastUpdate?.update.kind === 'filled'
  return (
    <div role="status" className={isFilled || !lastUpdate ? 'sr' : className}>
      {lastUpdate && isFilled && formatUpdate(lastUpdate.update)}
      {lastUpdate && !isFilled && (
        <Note tone="warn">
          {formatUpdate(lastUpdate.update)}{' '}
          <button type="button" className={styles.action} onClick={undo}>
            {t('place.undo')}
          </button>
        </Note>
      )}
    </div>
  )
}

function usePlaceUpdateMessage({ regions, knownCode }: Place) {
  const t = useTranslations('checkout')
  const placeName = usePlaceName()
  const region = regions.find(({ id }) => id === knownCode?.regionId)?.name ?? ''
  return (update: PlaceUpdate): string => {
    if (update.kind === 'cleared') {
      const fieldNames = update.fields.map((field) => t(`place.parts.${field}`)).join(', ')
      return t(update.by === 'country' ? 'place.clearedByCountry' : 'place.clearedByRegion', { parts: fieldNames })
    }
    const { code, city } = update
    if (update.kind === 'filled') return t('place.filled', { code, place: placeName(city, region) })
    return t('place.replaced', { code, place: placeName(city, region), was: update.previousCity })
  }
}
