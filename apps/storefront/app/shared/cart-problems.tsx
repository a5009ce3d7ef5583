import type { CartProblem } from '@stoa/contract/ordering/totals'
import { Note } from '@stoa/ui/note/note'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../api/use-products.ts'
import { keepTogether } from '../i18n/keep-together.ts'
import { langIfForeign } from './heading-text.tsx'
import styles from './notes.module.css'

interface CartProblemsProps {
  problems: readonly CartProblem[]
  /** Those for codes and points: they answer for themselves. */
  fieldsBelow?: boolean
  className?: string
  /** What can be done about them. */
  children?: ReactNode
}

/** What of the cart is not as it was asked for, and why, in the words of the API. */
export function CartProblems({ problems, fieldsBelow = false, className, children }: CartProblemsProps) {
  const t = useTranslations('common')
  const shown = fieldsBelow ? problems.filter(({ kind }) => kind !== 'code' && kind !== 'points') : problems
  if (shown.length === 0) return null
  return (
    <Note tone="warn" className={className}>
      <p>
        <b>{t('problems')}</b>
      </p>
      <ul className={styles.list}>
        {shown.map((problem) => (
          <li key={JSON.stringify([problem.line, problem.code, problem.reason])}>
            <Message problem={problem} />
          </li>
        ))}
      </ul>
      {children}
    </Note>
  )
}

/** A name in it has its language. */
function Message({ problem: { line, name, code, message } }: { problem: CartProblem }) {
  const language = useLocale()
  const product = useProducts(line ? [line.productId] : []).byId.get(line?.productId ?? 0)
  if (code !== null) {
    return (
      <>
        <b>{code}</b>: {keepTogether(message)}
      </>
    )
  }
  const start = name ? message.indexOf(name) : -1
  if (!name || start < 0) return keepTogether(message)
  return (
    <>
      {keepTogether(message.slice(0, start))}
      <b lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>{name}</b>
      {keepTogether(message.slice(start + name.length))}
    </>
  )
}
