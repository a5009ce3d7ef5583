import type { CodeAnswer, Totals } from '@stoa/contract/ordering/cart'
import { Button } from '@stoa/ui/button/button'
import { Field } from '@stoa/ui/field/field'
import { Icon } from '@stoa/ui/icon/icon'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './code-field.module.css'
import { PointsChoice } from './points-choice.tsx'
import { useCodeField } from './use-code-field.ts'
import { type CodeMessage, useCodeMessage } from './use-code-message.ts'

interface CodeFieldProps {
  totals: Totals
  /** The totals with these codes. */
  priceWith(codes: string[]): Promise<Totals>
}

/** One field for coupons and gift cards, folded until it is wanted; what was entered stands above it. Below, points. */
export function CodeField({ totals, priceWith }: CodeFieldProps) {
  const t = useTranslations('amounts')
  const field = useCodeField(totals, priceWith)
  const [open, setOpen] = useState(false)
  return (
    <>
      <details
        className={styles.codes}
        open={open || field.entered.length > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <Icon name="ticket" />
          {t('codes.title')}
          <Icon name="chevron-down" size="s" />
        </summary>
        <p className="sr" role="status">
          {field.said}
        </p>
        {field.entered.length > 0 && (
          <ul className={styles.entered}>
            {field.entered.map((answer) => (
              <EnteredCode
                key={answer.code}
                answer={answer}
                totals={totals}
                onRemove={() => field.remove(answer.code)}
              />
            ))}
          </ul>
        )}
        <CodeForm field={field} />
      </details>
      <PointsChoice totals={totals} />
    </>
  )
}

function CodeForm({ field }: { field: ReturnType<typeof useCodeField> }) {
  const t = useTranslations('amounts')
  const messageId = useId()
  const { message } = field
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void field.apply()
      }}
    >
      <Field label={t('codes.label')}>
        {(control) => (
          <input
            {...control}
            value={field.typed}
            onChange={(event) => field.type(event.target.value)}
            aria-invalid={message?.tone === 'bad' || undefined}
            aria-describedby={message ? messageId : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" aria-disabled={field.busy || undefined}>
        {t('codes.apply')}
      </Button>
      {message && (
        <div className={`${styles.answer} ${styles[message.tone]}`} id={messageId}>
          <Icon name={message.icon} />
          <MessageText message={message} />
        </div>
      )}
    </form>
  )
}

function MessageText({ message }: { message: CodeMessage }) {
  const t = useTranslations('amounts')
  return (
    <span>
      {message.text}
      {message.seeBalance && (
        <>
          {' '}
          <TextLink href="/gift-card-balance">{t('codes.seeBalance')}</TextLink>
        </>
      )}
    </span>
  )
}

interface EnteredCodeProps {
  answer: CodeAnswer
  totals: Totals
  onRemove(): void
}

function EnteredCode({ answer, totals, onRemove }: EnteredCodeProps) {
  const t = useTranslations('amounts')
  const message = useCodeMessage()(answer, totals)
  return (
    <li className={styles[message.tone]}>
      <Icon name={message.icon} />
      <div>
        <b>{answer.giftCard ? t('codes.card', { code: answer.code.slice(-4) }) : answer.code}</b>{' '}
        <MessageText message={message} />
      </div>
      <IconButton icon="x" label={t('codes.remove', { code: answer.code })} onClick={onRemove} />
    </li>
  )
}
