import { pointOpenings } from '@stoa/domain/ordering/delivery/point-hours'
import { Icon } from '@stoa/ui/icon/icon'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './points.module.css'
import type { PointSearch as Search } from './use-points.ts'

interface PointSearchProps {
  search: Search
  onChange(change: Partial<Search>): void
}

/** Words, or where the reader is, and when it has to be open. */
export function PointSearch({ search, onChange }: PointSearchProps) {
  const t = useTranslations('points')
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={t('search')}
          id="point-search"
          value={search.text}
          onChange={(event) => onChange({ text: event.target.value })}
          onKeyDown={keepFromOrdering}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <NearMe onFound={(near) => onChange({ near, text: '' })} />
      </div>
      <fieldset className={styles.chips} aria-label={t('narrow')}>
        {pointOpenings.map((opening) => (
          <Chip
            key={opening}
            label={t(`opening.${opening}`)}
            pressed={search.opening === opening}
            onPress={(pressed) => onChange({ opening: pressed ? opening : null })}
          />
        ))}
      </fieldset>
    </>
  )
}

/** The list follows what is typed; the form around it would place the order. */
function keepFromOrdering(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

interface ChipProps {
  label: string
  pressed: boolean
  onPress(pressed: boolean): void
}

function Chip({ label, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={() => onPress(!pressed)}>
      {label}
      {pressed && <Icon name="x" size="s" />}
    </button>
  )
}

const limits = { timeout: 10_000, maximumAge: 60_000 }

/** Asks the browser only when it is pressed; where it does not tell, the reader types. */
function NearMe({ onFound }: { onFound(near: NonNullable<Search['near']>): void }) {
  const t = useTranslations('points')
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        onFound({ latitude, longitude })
      },
      () => setState('refused'),
      limits,
    )
  }
  return (
    <>
      <IconButton icon="locate" label={t('nearMe')} outlined onClick={ask} aria-busy={state === 'asking'} />
      <p className={styles.located} role="status">
        {state === 'refused' && t('notLocated')}
      </p>
    </>
  )
}
