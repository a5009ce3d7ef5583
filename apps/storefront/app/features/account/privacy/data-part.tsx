import type { PersonalData } from '@stoa/contract/personal-data'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import styles from './privacy.module.css'

type Part = PersonalData['parts'][number]

const isPicture = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:image/')

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))

/** One kind of data: what it is held for, and what is held. */
export function DataPart({ part: { code, name, purpose, fields, rows } }: { part: Part }) {
  const t = useTranslations('account')
  return (
    <section className={`${panel.card} ${styles.part}`} aria-labelledby={`data-${code}`} data-print="card">
      <h2 id={`data-${code}`}>{name}</h2>
      <p>{purpose}</p>
      {rows.length === 0 && <p>{t('data.none')}</p>}
      {Object.entries(rows).map(([place, row]) => (
        <div key={place} className={styles.row}>
          <dl>
            {fields.map((field) => (
              <Fact key={field.code} name={field.name} value={row[field.code]} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: unknown }) {
  const t = useTranslations('account')
  const empty = value === null || value === undefined || value === ''
  return (
    <>
      <dt>{name}</dt>
      <dd>{empty ? t('data.empty') : <Value of={name} value={value} />}</dd>
    </>
  )
}

const Value = ({ of, value }: { of: string; value: unknown }) =>
  isPicture(value) ? <img src={value} alt={of} width="128" height="128" /> : words(value)
