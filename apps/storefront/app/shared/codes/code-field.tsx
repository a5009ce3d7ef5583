import type { CodeAnswer, Totals } from '@stoa/contract/ordering/cart'
import { Button } from '@stoa/ui/button/button'
import { Icon } from '@stoa/ui/icon/icon'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './code-field.module.css'
import { PointsChoice } from './points-choice.tsx'
import { useCodeField } from './use-code-field.ts'
import { useCodeMessage } from './use-code-message.ts'

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
              <EnteredCode key={answer.code} answer={answer} onRemove={() => field.remove(answer.code)} />
            ))}
          </ul>
        )}
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void field.apply()
          }}
        >
          <TextField
            label={t('codes.label')}
            error={field.problem}
            value={field.typed}
            onChange={(event) => field.type(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <Button type="submit" variant="secondary" aria-disabled={field.busy || undefined}>
            {t('codes.apply')}
          </Button>
        </form>
      </details>
      <PointsChoice totals={totals} />
    </>
  )
}

function EnteredCode({ answer, onRemove }: { answer: CodeAnswer; onRemove(): void }) {
  const t = useTranslations('amounts')
  const messageOf = useCodeMessage()
  return (
    <li className={answer.applied ? styles.applied : styles.waiting}>
      <Icon name={answer.applied ? 'circle-check' : 'info'} />
      <div>
        <b>{answer.code}</b> <span>{messageOf(answer)}</span>
      </div>
      <IconButton icon="x" label={t('codes.remove', { code: answer.code })} onClick={onRemove} />
    </li>
  )
}
