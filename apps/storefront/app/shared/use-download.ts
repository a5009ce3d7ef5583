import { useState } from 'react'
import { useTranslations } from 'use-intl'

interface PdfFile {
  name: string
  /** In base64. */
  pdf: string
}

type Answer = { value: PdfFile } | { refusal: { title: string } }

/** Offers a file for download. */
function saveFile({ name, pdf }: PdfFile): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** One at a time. `busy`: what is being fetched. */
export function useDownload<Key extends string>() {
  const common = useTranslations('common')
  const [busy, setBusy] = useState<Key | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const download = async (key: Key, fetchFile: () => Promise<Answer>): Promise<void> => {
    setBusy(key)
    setProblem(null)
    try {
      const answer = await fetchFile()
      if ('value' in answer) saveFile(answer.value)
      else setProblem(answer.refusal.title)
    } catch {
      setProblem(common('unreached'))
    } finally {
      setBusy(null)
    }
  }
  return { busy, problem, download }
}
