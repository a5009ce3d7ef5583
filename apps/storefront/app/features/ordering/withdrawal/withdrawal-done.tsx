import { formatDay } from '@stoa/browser/i18n/dates'
import type { StatedWithdrawal, WithdrawalFile, WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { formatMoney } from '@stoa/domain/money'
import { unpaidEffect } from '@stoa/domain/ordering/returns/unpaid-terms'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { Timeline, type TimelineStep } from '@stoa/ui/timeline/timeline'
import { useLocale, useTranslations } from 'use-intl'
import { formatTimeToSecond } from '../../../shared/date-formats.ts'
import { useDownload } from '../../../shared/use-download.ts'
import { StatementText } from './statement-text.tsx'
import { UnpaidText } from './unpaid-text.tsx'
import type { Withdrawal } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

interface WithdrawalDoneProps {
  withdrawal: Withdrawal
  /** Where goods are sent back. */
  address: string | undefined
  email: string | undefined
}

/** When the statement was received, under which number, what it says, and what happens now. */
export function WithdrawalDone({ withdrawal, address, email }: WithdrawalDoneProps) {
  const { statement, stated } = withdrawal
  const t = useTranslations('withdrawal')
  const language = useLocale()
  if (!stated) return null
  return (
    <>
      <Note tone="ok" className={styles.received}>
        <h2>{t('title.done')}</h2>
        <p>
          {t.rich('received', {
            at: () => <b>{formatTimeToSecond(stated.at, language)}</b>,
            code: stated.code,
            email: statement.email.trim(),
          })}
        </p>
      </Note>
      <h2>{t('stated')}</h2>
      <StatementText withdrawal={withdrawal} />
      <h2>{t('next.title')}</h2>
      {stated.terms ? <NextSteps terms={stated.terms} address={address} /> : <p>{t('next.read')}</p>}
      {email && <p className={styles.facts}>{t('next.questions', { email })}</p>}
      <StatementFiles stated={stated} email={statement.email.trim()} />
    </>
  )
}

/** What to keep, and what goes into the parcel. */
function StatementFiles({ stated: { code, terms }, email }: { stated: StatedWithdrawal; email: string }) {
  const t = useTranslations('withdrawal')
  const language = useLocale()
  const { busy, problem, download } = useDownload<WithdrawalFile>()
  const fetchFile = (kind: WithdrawalFile) =>
    download(kind, async () => (await import('./withdrawal-calls.ts')).getDocument(language, { code, email, kind }))
  return (
    <>
      <div className={styles.actions} data-print="hide">
        {terms?.sendsBack && (
          <Button
            variant="secondary"
            icon="printer"
            busy={busy === 'returnNote'}
            onClick={() => void fetchFile('returnNote')}
          >
            {t('files.returnNote')}
          </Button>
        )}
        <Button variant="quiet" icon="download" busy={busy === 'receipt'} onClick={() => void fetchFile('receipt')}>
          {t('files.receipt')}
        </Button>
      </div>
      <div role="alert">{problem !== null && <Note tone="bad">{problem}</Note>}</div>
    </>
  )
}

function NextSteps({ terms, address }: { terms: WithdrawalTerms; address: string | undefined }) {
  const t = useTranslations('withdrawal')
  const language = useLocale()
  const day = (isoDay: string) => formatDay(isoDay, language, 'long')
  const { paid, points, giftCards, cancels, sendsBack } = terms
  const isReleased = !paid && unpaidEffect(terms) === 'released'
  const toCome = { state: 'future', stateLabel: t('next.toCome') } as const
  const isDone = { state: 'done', stateLabel: t('next.isDone') } as const
  const step = (
    id: string,
    title: string,
    detail: string,
    when: Pick<TimelineStep, 'state' | 'stateLabel'> = toCome,
  ) => ({
    ...{ id, title, detail, ...when },
  })
  const steps = [
    ...(cancels ? [step('cancelled', t('next.cancelled'), t('next.nothing'), isDone)] : []),
    ...(cancels || sendsBack ? [] : [step('ended', t('next.ended'), t('next.nothing'), isDone)]),
    ...(sendsBack
      ? [
          step('send', t('next.send', { day: day(terms.sendBackBy) }), t('next.where', { address: address ?? '' })),
          step('receive', t('next.receive'), t('next.write')),
        ]
      : []),
    ...(points + giftCards > 0
      ? [
          step(
            'means',
            t('next.means'),
            t('next.meansWhen', { back: sendsBack ? 'yes' : 'no' }),
            sendsBack ? toCome : isDone,
          ),
        ]
      : []),
    ...(paid && terms.money > 0
      ? [
          step(
            'refund',
            t('next.refund', { amount: formatMoney(terms.money, language) }),
            t('terms.by', { day: day(terms.refundBy), back: sendsBack ? 'yes' : 'no' }),
          ),
        ]
      : []),
    ...(isReleased
      ? [step('release', t('next.release', { amount: formatMoney(terms.money, language) }), t('next.releaseWhen'))]
      : []),
  ]
  return (
    <>
      <Timeline label={t('next.title')} steps={steps} />
      {!isReleased && <UnpaidText terms={terms} />}
    </>
  )
}
