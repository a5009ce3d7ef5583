import { type Profile, updatePicture } from '@stoa/contract/identity/profile'
import { Button } from '@stoa/ui/button/button'
import { Dialog } from '@stoa/ui/dialog/dialog'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApiCall } from '../data/use-api-call.ts'
import account from '../layout/account.module.css'
import styles from './crop.module.css'
import { maxZoom } from './crop.ts'
import { useCrop } from './use-crop.ts'

interface CropDialogProps {
  image: ImageBitmap
  onSaved(profile: Profile): void
  onClose(): void
}

const sliders = [
  { field: 'zoom', min: 1, max: maxZoom },
  { field: 'x', min: 0, max: 1 },
  { field: 'y', min: 0, max: 1 },
] as const

/** Crops a picture to a square. */
export function CropDialog({ image, onSaved, onClose }: CropDialogProps) {
  const t = useTranslations('account')
  const common = useTranslations('common')
  const crop = useCrop(image)
  const upload = useUpload(onSaved)
  return (
    <Dialog open onClose={onClose} title={t('picture.cut')} closeLabel={common('close')}>
      <div className={account.form}>
        <p className={account.quiet}>{t('picture.cutText')}</p>
        {upload.problem && (
          <Note tone="bad" role="alert">
            {upload.problem}
          </Note>
        )}
        <div className={styles.frame}>
          <canvas ref={crop.canvas} width={crop.pixels} height={crop.pixels} {...crop.drag} />
        </div>
        {sliders.map(({ field, min, max }) => (
          <label key={field} className={styles.slider}>
            <span>{t(`picture.sliders.${field}`)}</span>
            <input
              type="range"
              min={min}
              max={max}
              step={0.02}
              value={crop.crop[field]}
              onChange={(event) => crop.change({ [field]: Number(event.target.value) })}
            />
          </label>
        ))}
        <div className={account.actions}>
          <Button busy={upload.busy} onClick={() => void upload.send(crop.canvas.current)}>
            {t('picture.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const quality = 0.9

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Uploads the content of a canvas as the profile picture. */
function useUpload(onSaved: (profile: Profile) => void) {
  const call = useApiCall()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    busy,
    problem,
    async send(canvas: HTMLCanvasElement | null) {
      setBusy(true)
      setProblem(null)
      const upload = canvas && (await toBlob(canvas))
      const outcome = upload && (await call(updatePicture, {}, { upload }))
      setBusy(false)
      if (!outcome) return
      if (outcome.ok) onSaved(outcome.value)
      else setProblem(outcome.refusal.title)
    },
  }
}
