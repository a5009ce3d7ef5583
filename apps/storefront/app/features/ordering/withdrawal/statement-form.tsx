import { Button } from '@stoa/ui/button/button'
import { Field } from '@stoa/ui/field/field'
import { Note } from '@stoa/ui/note/note'
import { TextField } from '@stoa/ui/text-field/text-field'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import page from '../../../shared/page.module.css'
import { ChooseLines } from './choose-lines.tsx'
import type { Withdrawal } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

/** Whose statement it is, of which order, and what it is about. */
export function StatementForm({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const { statement, order, problems, failure, notFound, busy, change } = withdrawal
  return (
    <>
      <p className={page.lead}>{t('lead')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void withdrawal.goOn()
        }}
      >
        <PersonFields withdrawal={withdrawal} />
        <div role="status">{notFound && <Note tone="warn">{t('notFound')}</Note>}</div>
        {statement.about === 'words' ? (
          <Field
            id="withdrawal-words"
            label={t('words')}
            help={t('wordsHelp')}
            error={problems.words && t(`problems.${problems.words}`, { seen: '' })}
          >
            {(control) => (
              <textarea
                {...control}
                className={`${control.className} ${styles.words}`}
                rows={4}
                maxLength={1000}
                value={statement.words}
                onChange={(event) => change({ words: event.target.value })}
              />
            )}
          </Field>
        ) : (
          order && <ChooseLines order={order} withdrawal={withdrawal} />
        )}
        <div role="alert">{failure !== null && <Note tone="bad">{failure}</Note>}</div>
        <div className={styles.actions}>
          <Button type="submit" size="large" iconAfter="arrow-right" busy={busy}>
            {t('continue')}
          </Button>
          <TextLink href="/pages/withdrawal">{t('form')}</TextLink>
        </div>
        <OtherWay withdrawal={withdrawal} />
      </form>
    </>
  )
}

function PersonFields({ withdrawal: { statement, order, problems, change } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const errorOf = (field: 'name' | 'email' | 'code') => {
    const problem = problems[field]
    return problem && t(`problems.${problem}`, { seen: statement[field].trim() })
  }
  return (
    <div className={styles.fields}>
      <TextField
        id="withdrawal-name"
        label={t('name')}
        error={errorOf('name')}
        value={statement.name}
        autoComplete="name"
        maxLength={120}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        id="withdrawal-email"
        type="email"
        label={t('email')}
        help={t('emailHelp')}
        error={errorOf('email')}
        value={statement.email}
        autoComplete="email"
        inputMode="email"
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        id="withdrawal-code"
        label={t('code')}
        help={t('codeHelp')}
        error={errorOf('code')}
        valid={order !== null && t('codeFound')}
        value={statement.code}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => change({ code: event.target.value })}
      />
    </div>
  )
}

/** Nobody needs a number, or to be found, to withdraw. */
function OtherWay({ withdrawal: { statement, useOrder, useWords } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const inWords = statement.about === 'words'
  return (
    <p className={styles.other}>
      {t(inWords ? 'counts' : 'noCode')}{' '}
      <button type="button" onClick={inWords ? useOrder : useWords}>
        {t(inWords ? 'toOrder' : 'toWords')}
      </button>
    </p>
  )
}
