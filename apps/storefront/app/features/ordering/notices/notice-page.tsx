import type { StockNotice } from '@stoa/contract/ordering/notices'
import { Button } from '@stoa/ui/button/button'
import { Link } from '@stoa/ui/link/link'
import { Note } from '@stoa/ui/note/note'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { productPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import styles from './notice-page.module.css'

/** The page that an e-mail links to: opening it changes nothing, only pressing a button does. */
export function NoticePage({ uid, initialNotice }: { uid: string; initialNotice: StockNotice }) {
  const t = useTranslations('notices')
  const language = useLocale()
  const { notice, busy, failed, confirm, stop, heading } = useNotice(uid, initialNotice)
  const { state, awaited } = notice
  const isOpen = state === 'asked' || state === 'waiting'
  return (
    <main id="main" tabIndex={-1}>
      <div className={`${page.wrap} ${styles.page}`}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`title.${state}`)}
        </h1>
        <p className={page.lead}>
          {t.rich(`lead.${state}`, {
            awaited,
            book: () => (
              <Link
                href={productPath({ url: notice.productUrl })}
                lang={langIfForeign(notice.productNameLanguage, language)}
              >
                {notice.productName}
              </Link>
            ),
          })}
        </p>
        {failed && (
          <Note tone="bad" role="alert">
            {t('failed')}
          </Note>
        )}
        {isOpen && (
          <div className={styles.actions}>
            {state === 'asked' && (
              <Button size="large" busy={busy === 'confirm'} onClick={confirm}>
                {t('confirm')}
              </Button>
            )}
            <Button variant="quiet" size="large" busy={busy === 'stop'} onClick={stop}>
              {t('stop')}
            </Button>
          </div>
        )}
      </div>
    </main>
  )
}

type Action = 'confirm' | 'stop'

/** The state of a notice, and the actions to confirm and cancel it. */
function useNotice(uid: string, initialNotice: StockNotice) {
  const language = useLocale()
  const [notice, setNotice] = useState(initialNotice)
  const [busy, setBusy] = useState<Action | null>(null)
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  async function send(action: Action): Promise<void> {
    const { updateNotice } = await import('./notice-calls.ts')
    const updated = await updateNotice(language, action, uid)
    setFailed(updated === null)
    if (!updated) return
    setNotice(updated)
    heading.current?.focus()
  }
  const handle = (action: Action) => () => {
    if (busy) return
    setBusy(action)
    send(action)
      .catch(() => setFailed(true))
      .finally(() => setBusy(null))
  }
  return { notice, busy, failed, heading, confirm: handle('confirm'), stop: handle('stop') }
}
