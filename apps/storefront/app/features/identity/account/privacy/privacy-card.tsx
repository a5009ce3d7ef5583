import type { Profile } from '@stoa/contract/identity/profile'
import { Button } from '@stoa/ui/button/button'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { DeleteDialog } from './delete-dialog.tsx'

/** Access to the stored personal data, and deletion of the account. */
export function PrivacyCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const [open, setOpen] = useState(false)
  return (
    <section className={panel.card} aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy.title')}</h2>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('privacy.text')}</p>
        <p>
          <GoLink href="/profile/personal-data">{t('privacy.see')}</GoLink>
        </p>
        <h3>{t('delete.title')}</h3>
        <p className={styles.quiet}>{t('delete.short')}</p>
        <div className={styles.ways}>
          <Button variant="secondary" size="small" icon="trash-2" onClick={() => setOpen(true)}>
            {t('delete.open')}
          </Button>
        </div>
      </div>
      <DeleteDialog open={open} email={profile.email} onClose={() => setOpen(false)} />
    </section>
  )
}
