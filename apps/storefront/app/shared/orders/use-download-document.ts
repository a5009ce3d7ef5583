import { getOrderDocument } from '@stoa/contract/ordering/order-documents'
import type { Order } from '@stoa/contract/ordering/orders'
import { useLocale } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'
import { useDownload } from '../use-download.ts'

/** `busy`: the document that is being fetched. */
export function useDownloadDocument({ uid, email }: Pick<Order, 'uid' | 'email'>) {
  const language = useLocale()
  const { busy, problem, download } = useDownload()
  return {
    ...{ busy, problem },
    download: (document: string): Promise<void> =>
      download(document, async () => {
        const outcome = await browserClient(language).call(getOrderDocument, { uid, email, document })
        return outcome.ok ? outcome : { refusal: outcome.refusal }
      }),
  }
}
