import type { Profile } from '@stoa/contract/identity/profile'
import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { AliasDialog } from './alias-dialog.tsx'

/** The alias, and a button to choose it. */
export function AliasCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const [open, setOpen] = useState(false)
  return (
    <section className={panel.card} aria-labelledby="alias">
      <h2 id="alias">{t('alias.title')}</h2>
      <div className={styles.form}>
        <p>{profile.alias === null ? t('alias.none') : <b>{profile.alias}</b>}</p>
        <p className={styles.quiet}>{t('alias.text')}</p>
        <div className={styles.ways}>
          <Button variant="secondary" size="small" icon="pencil" onClick={() => setOpen(true)}>
            {t(profile.alias === null ? 'alias.choose' : 'alias.change')}
          </Button>
        </div>
      </div>
      <AliasDialog open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
