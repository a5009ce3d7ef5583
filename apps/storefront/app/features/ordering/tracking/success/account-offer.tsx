import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { useSession } from '@stoa/browser/session/session-store'
import { register } from '@stoa/contract/identity/account'
import type { Order } from '@stoa/contract/ordering/orders'
import { checkPassword } from '@stoa/domain/identity/field-rules'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import panel from '../../../../shared/panel.module.css'
import styles from './success.module.css'

/** Offers a guest an account: the order has their data already, so only a password is missing. */
export function AccountOffer({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const { status } = useSession()
  const { form, sent } = useOffer(order)
  if (status !== 'guest') return null
  return (
    <section className={panel.card} aria-labelledby="account-offer" data-print="hide">
      <h2 id="account-offer">{t('account.title')}</h2>
      <div role="status">{sent && <Note tone="ok">{t('account.sent', { email: order.email })}</Note>}</div>
      {!sent && (
        <form className={styles.offer} method="post" noValidate onSubmit={form.submit}>
          <p>{t('account.text', { email: order.email })}</p>
          <FormProblems form={form} />
          <div className={styles.offerRow}>
            <PasswordField
              {...form.field('password')}
              label={t('account.password')}
              help={t('account.passwordHelp')}
              error={form.errorOf('password')}
              autoComplete="new-password"
              enterKeyHint="done"
            />
            <Button type="submit" busy={form.busy}>
              {t('account.submit')}
            </Button>
          </div>
          <p className={styles.small}>
            {t.rich('account.terms', { terms: (chunks) => <TextLink href="/pages/terms">{chunks}</TextLink> })}
          </p>
        </form>
      )}
    </section>
  )
}

const refusals = { password_too_common: 'password' } as const

/** Only the e-mail says whether there was an account already. */
function useOffer({ email, billing }: Order) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const ruleMessage = useRuleMessage()
  const [sent, setSent] = useState(false)
  const { firstName, lastName } = billing
  const form = useCheckedForm({
    id: 'account-offer',
    defaults: { password: '' },
    check: ({ password }) => ({ password: ruleMessage(checkPassword(password)) }),
    async save({ password }) {
      const input = { email, password, firstName, lastName, acceptedTerms: true, newsletter: false }
      try {
        const outcome = await browserClient(language).call(register, input)
        setSent(outcome.ok)
        if (outcome.ok) return null
        return readProblem(outcome.refusal, { fields: { password: register.input.fields.password }, refusals })
      } catch {
        return { fields: {}, general: t('account.failed') }
      }
    },
  })
  return { form, sent }
}
