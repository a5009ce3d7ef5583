import { type Profile, removePicture, updatePicture } from '@stoa/contract/identity/profile'
import { Button } from '@stoa/ui/button/button'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import { useApiCall } from '../data/use-api-call.ts'
import { useApplyProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'
import { Avatar } from '../layout/avatar.tsx'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog: open }) => ({ default: open })))

/** The profile picture: upload, crop, remove. */
export function PictureCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const call = useApiCall()
  const applyProfile = useApplyProfile()
  const file = usePictureFile()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [statusMessage, setStatusMessage] = useState('')
  const remove = async () => {
    const outcome = await call(removePicture, {})
    if (outcome.ok) applyProfile({ ...profile, picture: null })
    setStatusMessage(outcome.ok ? t('picture.removed') : outcome.refusal.title)
  }
  const handleSaved = (updatedProfile: Profile) => {
    applyProfile(updatedProfile)
    file.close()
    setStatusMessage(t('picture.saved'))
  }
  return (
    <section className={panel.card} aria-labelledby="picture">
      <h2 id="picture">{t('picture.title')}</h2>
      <div className={styles.form}>
        <Avatar picture={profile.picture} seed={profile.alias ?? String(profile.id)} size={92} />
        <p className={styles.quiet}>{t('picture.text')}</p>
        <div className={styles.actions}>
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
            setStatusMessage('')
            void file.open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <p role="alert" id={errorId} className={styles.danger}>
          {file.problem && t(`picture.${file.problem}`)}
        </p>
        <p role="status" className={styles.message}>
          {statusMessage}
        </p>
      </div>
      {file.image && (
        <Suspense>
          <CropDialog image={file.image} onSaved={handleSaved} onClose={file.close} />
        </Suspense>
      )}
    </section>
  )
}

type FileProblem = 'notAccepted' | 'tooLarge'

/** Larger files are rejected unread; the API checks the cropped picture. */
const maxBytes = 40 * 1024 * 1024

/** The customer's picture file, if the browser can decode it. */
function usePictureFile() {
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  return {
    image,
    problem,
    async open(file: File | undefined) {
      if (!file) return
      setProblem(null)
      if (file.size > maxBytes) return setProblem('tooLarge')
      if (!updatePicture.upload?.types.includes(file.type)) return setProblem('notAccepted')
      try {
        setImage(await createImageBitmap(file))
      } catch {
        setProblem('notAccepted')
      }
    },
    close: () => setImage(null),
  }
}
