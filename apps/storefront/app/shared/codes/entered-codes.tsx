import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import styles from './code-field.module.css'
import type { EnteredCode } from './use-code-field.ts'
import type { CodeMessage } from './use-code-message.ts'

interface EnteredCodesProps {
  entered: readonly EnteredCode[]
  onRemove(code: string): void
}

/** A code that is removed takes its button with it: the focus goes to the next one's, or to the field below. */
function focusAfter(button: HTMLElement): void {
  const next = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('button')
  const field = button.closest('ul')?.nextElementSibling?.querySelector<HTMLElement>('input')
  const target = next ?? field
  target?.focus()
}

/** The codes of the cart, with what each does. */
export function EnteredCodes({ entered, onRemove }: EnteredCodesProps) {
  const t = useTranslations('amounts')
  if (entered.length === 0) return null
  return (
    <ul className={styles.entered}>
      {entered.map(({ answer: { code, giftCard }, message }) => (
        <li key={code}>
          <Note tone={message.tone} icon={message.icon} className={styles.code}>
            <div>
              <b>{giftCard ? t('codes.card', { code: code.slice(-4) }) : code}</b> <MessageText message={message} />
            </div>
            <IconButton
              icon="x"
              label={t('codes.remove', { code })}
              onClick={(event) => {
                focusAfter(event.currentTarget)
                onRemove(code)
              }}
            />
          </Note>
        </li>
      ))}
    </ul>
  )
}

export function MessageText({ message }: { message: CodeMessage }) {
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
