import { useSession } from '@stoa/browser/session/session-store'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../data/use-profile.ts'
import { Avatar } from './avatar.tsx'
import styles from './layout.module.css'

const AliasDialog = lazy(() =>
  import('../personal/alias-dialog.tsx').then(({ AliasDialog: open }) => ({ default: open })),
)

/** Picture, name and alias, which can be chosen here. */
export function PersonHead() {
  const t = useTranslations('account')
  const session = useSession()
  const { data: profile } = useProfile()
  const [open, setOpen] = useState<boolean | null>(null)
  if (session.status !== 'customer') return <div className={styles.person}>{<Skeleton />}</div>
  const { person } = session
  return (
    <div className={styles.person}>
      <Avatar picture={profile?.picture ?? null} seed={person.alias ?? String(person.customerId)} size={56} />
      <div className={styles.who}>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <button type="button" className={styles.alias} onClick={() => setOpen(true)}>
          {person.alias ?? t('alias.choose')}
          {person.alias !== null && <span className="sr"> {t('alias.change')}</span>}
        </button>
      </div>
      {open !== null && (
        <Suspense>
          <AliasDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
