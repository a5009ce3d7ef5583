import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTimeWithYear } from '../../../../shared/date-formats.ts'
import { useIsImpersonated } from '../data/use-is-impersonated.ts'
import styles from '../layout/account.module.css'
import { CustomerOnlyNote } from '../layout/customer-only-note.tsx'
import { DataSection } from './data-section.tsx'
import { useExport } from './use-export.ts'

/** All personal data that the shop stores: to read here, print, or download. */
export function PersonalDataPage() {
  const t = useTranslations('account')
  const language = useLocale()
  const isImpersonated = useIsImpersonated()
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
      {isImpersonated && <CustomerOnlyNote />}
      <div className={styles.actions} data-print="hide">
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
          !isImpersonated && (
            <Button icon="eye" busy={busy} onClick={() => void show()}>
              {t('data.show')}
            </Button>
          )
        )}
      </div>
      <p role="status" className={styles.quiet}>
        {data && t('data.madeAt', { when: formatDateTimeWithYear(data.createdAt, language) })}
      </p>
      {data?.parts.map((section) => (
        <DataSection key={section.code} section={section} />
      ))}
    </>
  )
}
