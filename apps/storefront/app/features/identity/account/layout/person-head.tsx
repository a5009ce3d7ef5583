import { useSession } from '@stoa/browser/session/session-store'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useProfile } from '../data/use-profile.ts'
import { Avatar } from './avatar.tsx'
import styles from './layout.module.css'

/** Picture and name. */
export function PersonHead() {
  const session = useSession()
  const { data: profile } = useProfile()
  if (session.status !== 'customer') return <div className={styles.person}>{<Skeleton />}</div>
  const { person } = session
  return (
    <div className={styles.person}>
      <Avatar picture={profile?.picture ?? null} seed={person.alias ?? String(person.customerId)} size={56} />
      <div className={styles.identity}>
        <b>
          {person.firstName} {person.lastName}
        </b>
      </div>
    </div>
  )
}
