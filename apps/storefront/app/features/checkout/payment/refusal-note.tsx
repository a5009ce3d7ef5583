import { formatMoney } from '@stoa/domain/money'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ChangedLines } from '../amounts/changed-lines.tsx'
import styles from '../form/form.module.css'
import type { Refusal } from './use-placing.ts'

/** Why there is no order yet, and what to do. Takes the focus when it appears. */
export function RefusalNote({ refusal }: { refusal: Refusal | null }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) note.current?.focus()
  }, [refusal])
  if (!refusal) return null
  return (
    <div ref={note} tabIndex={-1} role="alert" className={styles.note}>
      <Note tone={refusal.totals ? 'warn' : 'bad'}>
        <RefusalWords refusal={refusal} />
      </Note>
      <ChangedLines changes={refusal.changes} />
    </div>
  )
}

function RefusalWords({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { totals, before, cart, sentence } = refusal
  if (totals) {
    return t.rich('payment.totalsChanged', {
      before: formatMoney(before, language),
      now: formatMoney(totals.total, language),
      b: (words) => <b>{words}</b>,
    })
  }
  return (
    <>
      <p>
        <b>{sentence}</b>
      </p>
      <p>
        {cart
          ? t.rich('payment.cartRefused', { link: (words) => <TextLink href="/cart">{words}</TextLink> })
          : t('payment.refused')}
      </p>
    </>
  )
}
