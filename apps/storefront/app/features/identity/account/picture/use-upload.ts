import { type Profile, updatePicture } from '@stoa/contract/identity/profile'
import { useState } from 'react'
import { useApiCall } from '../data/use-api-call.ts'

const quality = 0.9

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Uploads the content of a canvas as the profile picture. */
export function useUpload(onSaved: (profile: Profile) => void) {
  const call = useApiCall()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    busy,
    problem,
    async send(canvas: HTMLCanvasElement | null) {
      const upload = canvas && (await toBlob(canvas))
      if (!upload) return
      setBusy(true)
      setProblem(null)
      const outcome = await call(updatePicture, {}, { upload })
      setBusy(false)
      if (outcome.ok) onSaved(outcome.value)
      else setProblem(outcome.refusal.title)
    },
  }
}
