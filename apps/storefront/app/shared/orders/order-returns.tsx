import { valueOrThrow } from '@stoa/browser/query/refused'
import { listOrderReturns, type OrderReturn, type OrderStatement } from '@stoa/contract/ordering/order-returns'
import type { Order } from '@stoa/contract/ordering/orders'
import { getWithdrawalDocument, type WithdrawalFile } from '@stoa/contract/ordering/withdrawals'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'
import { formatDay } from '../date-formats.ts'
import panel from '../panel.module.css'
import { useDownload } from '../use-download.ts'
import styles from './order.module.css'

type Access = Pick<Order, 'uid' | 'email'>

/** What was withdrawn from the order, what came back, and the money. Nothing where nothing was. */
export function OrderReturns({ order: { uid, email } }: { order: Access }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const { data } = useQuery({
    queryKey: ['order-returns', uid, language],
    queryFn: async () => valueOrThrow(await browserClient(language).call(listOrderReturns, { uid, email })),
  })
  if (!data || data.statements.length + data.returns.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="returns" data-print="hide">
      <h2 id="returns">{t('returns.title')}</h2>
      <ul>
        {data.statements.map((statement) => (
          <StatementRow key={statement.code} statement={statement} email={email} />
        ))}
        {data.returns.map((returned) => (
          <ReturnRow key={returned.at} returned={returned} />
        ))}
      </ul>
    </section>
  )
}

const useNames = () => {
  const t = useTranslations('tracking')
  return (lines: OrderStatement['lines']): string => lines.map((line) => t('returns.line', line)).join(', ')
}

function StatementRow({ statement, email }: { statement: OrderStatement; email: string }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const namesOf = useNames()
  const { busy, problem, download } = useDownload<WithdrawalFile>()
  const { code, at, state, lines, sendBackBy, hasNote } = statement
  const kinds: WithdrawalFile[] = hasNote && state === 'awaited' ? ['returnNote', 'receipt'] : ['receipt']
  const fetchFile = (kind: WithdrawalFile) =>
    download(kind, async () => {
      const outcome = await browserClient(language).call(getWithdrawalDocument, { code, email, kind })
      return outcome.ok ? outcome : { refusal: outcome.refusal }
    })
  return (
    <li className={styles.document}>
      <div>
        <p>{t('returns.statement', { code, date: formatDay(at, language) })}</p>
        {lines.length > 0 && <p>{namesOf(lines)}</p>}
        <p>
          {sendBackBy === null
            ? t(`returns.states.${state}`)
            : t('returns.sendBack', { day: formatDay(sendBackBy, language) })}
        </p>
        <div role="alert">{problem !== null && <Note tone="bad">{problem}</Note>}</div>
      </div>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          busy={busy === kind}
          aria-label={t('returns.fileOf', { file: t(`returns.files.${kind}`), code })}
          onClick={() => void fetchFile(kind)}
        >
          {t(`returns.files.${kind}`)}
        </Button>
      ))}
    </li>
  )
}

const titles = {
  goods: 'returned',
  order: 'returned',
  withdrawn: 'cancelled',
  cancelled: 'cancelled',
  allowance: 'allowed',
} as const

function ReturnRow({ returned }: { returned: OrderReturn }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const namesOf = useNames()
  const { at, cause, lines, refund, giftCards, state, to, dueOn } = returned
  const amount = formatMoney(refund, language)
  const day = dueOn === null ? '' : formatDay(dueOn, language)
  return (
    <li className={styles.document}>
      <div>
        <p>{t(`returns.${titles[cause]}`, { date: formatDay(at, language) })}</p>
        <p>{cause === 'goods' || cause === 'withdrawn' ? namesOf(lines) : t(`returns.causes.${cause}`)}</p>
        {giftCards > 0 && <p>{t('returns.giftCards', { amount: formatMoney(giftCards, language) })}</p>}
        {(refund > 0 || giftCards === 0) && <p>{t(`returns.refunds.${state}`, { amount, day, to })}</p>}
      </div>
    </li>
  )
}
