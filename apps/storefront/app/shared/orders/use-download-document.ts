import { refusalTitle, valueOrThrow } from '@stoa/browser/query/refused'
import { getOrderDocument, type Order } from '@stoa/contract/ordering/orders'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'

/** Offers a file for download. */
function saveFile({ name, pdf }: { name: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** One at a time. `busy`: the document that is being fetched. */
export function useDownloadDocument({ uid, email }: Pick<Order, 'uid' | 'email'>) {
  const common = useTranslations('common')
  const language = useLocale()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const download = async (document: string): Promise<void> => {
    setBusy(document)
    setProblem(null)
    try {
      saveFile(valueOrThrow(await browserClient(language).call(getOrderDocument, { uid, email, document })))
    } catch (error) {
      setProblem(refusalTitle(error) ?? common('unreached'))
    } finally {
      setBusy(null)
    }
  }
  return { busy, problem, download }
}
