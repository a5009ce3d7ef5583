import { type Profile, updatePicture } from '@stoa/contract/profile'
import { useState } from 'react'
import { useCalls } from '../data/use-calls.ts'

const quality = 0.9

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Sends what stands on a canvas as the person's picture. */
export function useUpload(onSaved: (profile: Profile) => void) {
  const call = useCalls()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    busy,
    problem,
    async send(canvas: HTMLCanvasElement | null) {
      const upload = canvas && (await blobOf(canvas))
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
