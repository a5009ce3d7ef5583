import { formatMoney } from '@stoa/domain/money'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CartProblems } from '../../../../shared/cart-problems.tsx'
import styles from '../form/form.module.css'
import type { ShownRefusal } from './use-place-order.ts'

/** Why the order was refused, and what to do. Takes the focus when it appears. */
export function RefusalNote({ refusal }: { refusal: ShownRefusal | null }) {
  const t = useTranslations('checkout')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) note.current?.focus()
  }, [refusal])
  if (!refusal) return null
  return (
    <div ref={note} tabIndex={-1} role="alert" className={styles.note}>
      <Note tone={refusal.totals ? 'warn' : 'bad'}>
        <RefusalMessage refusal={refusal} />
      </Note>
      <CartProblems problems={refusal.problems}>
        <TextLink href="/cart">{t('seeCart')}</TextLink>
      </CartProblems>
    </div>
  )
}

function RefusalMessage({ refusal }: { refusal: ShownRefusal }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { totals, totalBefore, isCartProblem, message } = refusal
  if (totals) {
    return t.rich('payment.totalsChanged', {
      before: formatMoney(totalBefore, language),
      now: formatMoney(totals.due, language),
      b: (chunks) => <b>{chunks}</b>,
    })
  }
  return (
    <>
      <p>
        <b>{message}</b>
      </p>
      <p>
        {isCartProblem
          ? t.rich('payment.cartRefused', { link: (chunks) => <TextLink href="/cart">{chunks}</TextLink> })
          : t('payment.refused')}
      </p>
    </>
  )
}
