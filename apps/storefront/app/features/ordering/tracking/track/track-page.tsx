import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import styles from './track.module.css'
import { useTrackForm } from './use-track-form.ts'

/** The tracking form: the order's number and its e-mail, or the link from the e-mail. */
export function TrackPage() {
  const t = useTranslations('tracking')
  const form = useTrackForm()
  return (
    <main id="main" tabIndex={-1}>
      <section className={page.wall}>
        <div className={`${page.wrap} ${styles.row}`}>
          <div className={styles.text}>
            <h1>{t('track.title')}</h1>
            <p className={page.lead}>{t('track.lead')}</p>
          </div>
          <form className={styles.form} noValidate onSubmit={form.submit}>
            <TextField
              id="track-order"
              name="order"
              label={t('track.order')}
              help={t('track.orderHelp')}
              error={form.problems.order}
              value={form.order}
              onChange={(event) => form.changeOrder(event.target.value)}
              onBlur={form.checkOrder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
            <TextField
              id="track-email"
              name="email"
              type="email"
              label={t('track.email')}
              help={t('track.emailHelp')}
              error={form.problems.email}
              value={form.email}
              onChange={(event) => form.changeEmail(event.target.value)}
              onBlur={form.checkEmail}
              autoComplete="email"
              inputMode="email"
              enterKeyHint="go"
            />
            <div role="alert">{form.failure && <Note tone="bad">{form.failure}</Note>}</div>
            <Button type="submit" size="large" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
              {t('track.submit')}
            </Button>
            <p className={styles.notFound}>{t('track.lost')}</p>
          </form>
        </div>
        <div className={page.ledge} />
      </section>
    </main>
  )
}
