import { updatePicture } from '@stoa/contract/identity/profile'
import { useState } from 'react'

export type FileProblem = 'notAccepted' | 'tooLarge'

/** Larger files are rejected unread; the API checks the cropped picture. */
const maxBytes = 40 * 1024 * 1024

/** The customer's picture file, if the browser can decode it. */
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
