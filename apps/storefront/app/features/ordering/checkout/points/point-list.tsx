import type { PickupPoint } from '@stoa/contract/ordering/pickup-points'
import { useLocale, useTranslations } from 'use-intl'
import { formatPostalCode } from '../../../../shared/format-postal-code.ts'
import { useFormatDistance } from './format-distance.ts'
import { pinLabel } from './pin-label.ts'
import styles from './points.module.css'

interface PointListProps {
  points: readonly PickupPoint[]
  chosenId: string | undefined
  onChoose(point: PickupPoint): void
}

/** The found points, each with its letter on the map. */
export function PointList({ points, chosenId, onChoose }: PointListProps) {
  const language = useLocale()
  return (
    <ul className={styles.list}>
      {points.map((point, index) => (
        <li key={point.id}>
          <label>
            <input
              type="radio"
              name="point"
              value={point.id}
              checked={point.id === chosenId}
              onChange={() => onChoose(point)}
            />
            <span className={styles.pin} aria-hidden="true">
              {pinLabel(index, language)}
            </span>
            <PointDetails point={point} />
          </label>
        </li>
      ))}
    </ul>
  )
}

/** Names and addresses are written in Greek, as on the door. */
function PointDetails({ point }: { point: PickupPoint }) {
  const t = useTranslations('points')
  const formatDistance = useFormatDistance()
  const language = useLocale()
  const { name, street, postalCode, city, note, openAlways, metres } = point
  const lang = language === 'el' ? undefined : 'el'
  return (
    <>
      <span>
        <b lang={lang}>{name}</b>
        <small lang={lang}>
          {street}, {formatPostalCode(postalCode, true)} {city}
        </small>
        {openAlways ? <small>{t('always')}</small> : note && <small lang={lang}>{note}</small>}
      </span>
      {metres !== null && <span className={styles.distance}>{formatDistance(metres)}</span>}
    </>
  )
}
