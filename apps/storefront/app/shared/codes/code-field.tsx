import type { Totals } from '@stoa/contract/ordering/totals'
import { Button } from '@stoa/ui/button/button'
import { Field } from '@stoa/ui/field/field'
import { Icon } from '@stoa/ui/icon/icon'
import { Note } from '@stoa/ui/note/note'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './code-field.module.css'
import { EnteredCodes, MessageText } from './entered-codes.tsx'
import { PointsChoice } from './points-choice.tsx'
import { useCodeField } from './use-code-field.ts'

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
        <CodeEntry field={field} label={t('codes.label')} submit={t('codes.apply')} />
      </details>
      <PointsChoice totals={totals} />
    </>
  )
}

interface CodeEntryProps {
  field: ReturnType<typeof useCodeField>
  label: string
  submit: string
}

/** What was entered, and the field for more. */
export const CodeEntry = ({ field, label, submit }: CodeEntryProps) => (
  <>
    <p className="sr" role="status">
      {field.said}
    </p>
    <EnteredCodes entered={field.entered} onRemove={field.remove} />
    <CodeForm {...{ field, label, submit }} />
  </>
)

function CodeForm({ field, label, submit }: CodeEntryProps) {
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
      <Field label={label}>
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
        {submit}
      </Button>
      {message && (
        <div className={styles.answer} id={messageId}>
          <Note tone={message.tone} icon={message.icon}>
            <MessageText message={message} />
          </Note>
        </div>
      )}
    </form>
  )
}
