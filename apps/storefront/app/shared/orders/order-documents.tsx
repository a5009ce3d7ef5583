import type { OrderDocument } from '@stoa/contract/ordering/order-documents'
import type { Order } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '../date-formats.ts'
import panel from '../panel.module.css'
import styles from './order.module.css'
import { useDownloadDocument } from './use-download-document.ts'

/** The tax documents that were issued, each as a PDF. */
export function OrderDocuments({ order }: { order: Pick<Order, 'uid' | 'email' | 'documents'> }) {
  const t = useTranslations('tracking')
  const { busy, problem, download } = useDownloadDocument(order)
  if (order.documents.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="documents" data-print="hide">
      <h2 id="documents">{t('documents.title')}</h2>
      <ul>
        {order.documents.map((document) => (
          <DocumentRow
            key={document.uid}
            document={document}
            busy={busy === document.uid}
            onDownload={() => void download(document.uid)}
          />
        ))}
      </ul>
      {problem && (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      )}
    </section>
  )
}

interface DocumentRowProps {
  document: OrderDocument
  busy: boolean
  onDownload(): void
}

function DocumentRow({ document, busy, onDownload }: DocumentRowProps) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const { kind, series, number, issuedOn, total, mark } = document
  const name = t('documents.name', { kind: t(`documents.kind.${kind}`), series, number: String(number) })
  return (
    <li className={styles.document}>
      <div>
        <p>{name}</p>
        <p>{t('documents.issued', { date: formatDay(issuedOn, language), amount: formatMoney(total, language) })}</p>
        <p>{mark === null ? t('documents.waiting') : t('documents.mark', { mark })}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t('documents.downloadOf', { name })}
        onClick={onDownload}
      >
        {t('documents.download')}
      </Button>
    </li>
  )
}
