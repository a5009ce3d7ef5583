import { type Profile, removePicture } from '@stoa/contract/profile'
import { Button } from '@stoa/ui/button/button'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import { useCalls } from '../data/use-calls.ts'
import { useProfileNews } from '../data/use-profile.ts'
import styles from '../frame/account.module.css'
import { Avatar } from '../frame/avatar.tsx'
import { usePictureFile } from './use-picture-file.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog: open }) => ({ default: open })))

/** The person's picture: chosen, cut to a square, or taken away. */
export function PictureCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const call = useCalls()
  const news = useProfileNews()
  const file = usePictureFile()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [told, setTold] = useState('')
  const remove = async () => {
    const outcome = await call(removePicture, {})
    if (outcome.ok) news({ ...profile, picture: null })
    setTold(outcome.ok ? t('picture.removed') : outcome.refusal.title)
  }
  const taken = (changed: Profile) => {
    news(changed)
    file.close()
    setTold(t('picture.saved'))
  }
  return (
    <section className={panel.card} aria-labelledby="picture">
      <h2 id="picture">{t('picture.title')}</h2>
      <div className={styles.form}>
        <Avatar picture={profile.picture} seed={profile.alias ?? String(profile.id)} size={92} />
        <p className={styles.quiet}>{t('picture.text')}</p>
        <div className={styles.ways}>
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            aria-describedby={errorId}
            onClick={() => input.current?.click()}
          >
            {t('picture.choose')}
          </Button>
          {profile.picture !== null && (
            <Button variant="quiet" size="small" icon="trash-2" onClick={() => void remove()}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          className="sr"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t('picture.choose')}
          tabIndex={-1}
          onChange={(event) => {
            setTold('')
            void file.open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <p role="alert" id={errorId} className={styles.danger}>
          {file.problem && t(`picture.${file.problem}`)}
        </p>
        <p role="status" className={styles.told}>
          {told}
        </p>
      </div>
      {file.image && (
        <Suspense>
          <CropDialog image={file.image} onSaved={taken} onClose={file.close} />
        </Suspense>
      )}
    </section>
  )
}
