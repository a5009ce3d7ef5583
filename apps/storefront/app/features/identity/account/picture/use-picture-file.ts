import { updatePicture } from '@stoa/contract/identity/profile'
import { useState } from 'react'

export type FileProblem = 'notAccepted' | 'tooLarge'

/** Larger ones are not even looked at; the shop looks at what is left of them after cutting. */
const maxBytes = 40 * 1024 * 1024

/** A picture of the person's own, as far as the browser can read it. */
export function usePictureFile() {
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
