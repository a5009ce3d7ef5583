// A document as the file that its buyer gets.

import { outsideKinds } from '@stoa/domain/catalogue/product-kinds'
import type { Language } from '@stoa/domain/language'
import { dayFrom } from '@stoa/domain/ordering/delivery/working-days'
import type { Executor } from '../../database/transaction.ts'
import { documentPdf } from './document-pdf.ts'
import { printedDocument } from './document-text.ts'
import { findDocument } from './documents.queries.ts'

const dayMs = 86_400_000

/** In base64. Null for a document that is not the order's. */
export async function printDocument(
  db: Executor,
  of: { orderUid: string; documentUid: string },
  language: Language,
): Promise<{ name: string; pdf: string } | null> {
  const document = await findDocument(db, { ...of, outsideKinds })
  if (!document) return null
  const at = new Date(dayFrom(document.issued_on) * dayMs)
  const pdf = await documentPdf(printedDocument(document, language), language, at)
  return { name: `${document.series}-${document.number}.pdf`, pdf: pdf.toString('base64') }
}
