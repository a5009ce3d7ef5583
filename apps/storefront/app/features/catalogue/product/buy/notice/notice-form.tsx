import type { Product } from '@stoa/contract/catalogue/catalogue'
import { awaitedFor } from '@stoa/domain/ordering/notices/decide-notice'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { Note } from '@stoa/ui/note/note'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import styles from './notice-form.module.css'
import { useNoticeForm } from './use-notice-form.ts'

const titles = { return: 'notice.titleReturn', release: 'notice.titleRelease', copy: 'notice.titleCopy' } as const

/** Requests a back-in-stock notice. The response does not reveal whether the address was known. */
export function NoticeForm({ product, consent }: { product: Product; consent: string }) {
  const t = useTranslations('product')
  const form = useNoticeForm(product.id)
  const { state, problems } = form
  if (state === 'accepted' || state === 'forSale')
    return (
      <Note tone="ok" role="status">
        {t(`notice.${state}`)}
      </Note>
    )
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-labelledby="notice-title" data-print="hide">
      <h2 id="notice-title">{t(product.heldBack ? 'notice.titleOnSale' : titles[awaitedFor(product.availability)])}</h2>
      <TextField
        id="notice-email"
        name="email"
        type="email"
        label={t('notice.email')}
        error={problems.email}
        ref={form.emailField}
        value={form.email}
        onChange={(event) => form.changeEmail(event.target.value)}
        onBlur={form.checkEmail}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
      />
      <Checkbox
        name="consent"
        label={consent}
        error={problems.consent}
        ref={form.consentField}
        checked={form.consented}
        onChange={(event) => form.changeConsent(event.target.checked)}
        className={styles.consent}
      />
      {state === 'failed' && (
        <Note tone="bad" role="alert">
          {t('notice.failed')}
        </Note>
      )}
      <Button type="submit" wide icon="bell" busy={state === 'sending'} onMouseDown={(event) => event.preventDefault()}>
        {t('notice.submit')}
      </Button>
    </form>
  )
}
