import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { formatMomentWithYear } from '../../../shared/days.ts'
import { useActsForAnother } from '../data/use-acts-for-another.ts'
import styles from '../frame/account.module.css'
import { OnlyThemselves } from '../frame/only-themselves.tsx'
import { DataPart } from './data-part.tsx'
import { useExport } from './use-export.ts'

/** Everything the shop holds about the person: to be read here, printed, or taken along as a file. */
export function PersonalDataPage() {
  const t = useTranslations('account')
  const language = useLocale()
  const actsForAnother = useActsForAnother()
  const { data, busy, problem, show, download } = useExport()
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('data.title')}</h1>
        <p className={styles.lead}>{t('data.lead')}</p>
      </div>
      {problem && (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      )}
      {actsForAnother && <OnlyThemselves />}
      <div className={styles.ways} data-print="hide">
        {data ? (
          <>
            <Button icon="download" onClick={download}>
              {t('data.download')}
            </Button>
            <Button variant="secondary" icon="printer" onClick={() => window.print()}>
              {t('data.print')}
            </Button>
          </>
        ) : (
          !actsForAnother && (
            <Button icon="eye" busy={busy} onClick={() => void show()}>
              {t('data.show')}
            </Button>
          )
        )}
      </div>
      <p role="status" className={styles.quiet}>
        {data && t('data.madeAt', { when: formatMomentWithYear(data.madeAt, language) })}
      </p>
      {data?.parts.map((part) => (
        <DataPart key={part.code} part={part} />
      ))}
    </>
  )
}
