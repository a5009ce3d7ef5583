import type { PersonalData } from '@stoa/contract/identity/personal-data'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from './privacy.module.css'

type Section = PersonalData['parts'][number]

const isPicture = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:image/')

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))

/** One kind of data: its purpose, and the data itself. */
export function DataSection({ section: { code, name, purpose, fields, rows } }: { section: Section }) {
  const t = useTranslations('account')
  return (
    <section className={`${panel.card} ${styles.part}`} aria-labelledby={`data-${code}`} data-print="card">
      <h2 id={`data-${code}`}>{name}</h2>
      <p>{purpose}</p>
      {rows.length === 0 && <p>{t('data.none')}</p>}
      {Object.entries(rows).map(([index, row]) => (
        <div key={index} className={styles.row}>
          <dl>
            {fields.map((field) => (
              <FieldRow key={field.code} name={field.name} value={row[field.code]} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

function FieldRow({ name, value }: { name: string; value: unknown }) {
  const t = useTranslations('account')
  const empty = value === null || value === undefined || value === ''
  return (
    <>
      <dt>{name}</dt>
      <dd>{empty ? t('data.empty') : <Value label={name} value={value} />}</dd>
    </>
  )
}

const Value = ({ label, value }: { label: string; value: unknown }) =>
  isPicture(value) ? <img src={value} alt={label} width="128" height="128" /> : formatValue(value)
