// A statement of withdrawal as the files that whoever made it gets: its receipt, and the note for the parcel.

import type { WithdrawalFile } from '@stoa/contract/ordering/withdrawals'
import { inLanguage } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import { writePdf } from '../../pdf/write-pdf.ts'
import * as queries from './return-mail.queries.ts'
import { type PrintedStatement, receiptOf, returnNoteOf, type ShopAddress } from './withdrawal-text.ts'

export interface PrintedFile {
  name: string
  pdf: Buffer
}

const makers = { receipt: receiptOf, returnNote: returnNoteOf } as const

/** The same statement is the same file. Null where there is no such file of it. */
async function print(db: Executor, withdrawalId: number, kind: WithdrawalFile): Promise<PrintedFile | null> {
  const row = await queries.findStatement(db, withdrawalId)
  if (!row) return null
  const { stated_at: statedAt, order_text: order, ...rest } = row
  const statement: PrintedStatement = { ...rest, statedAt, order }
  const file = makers[kind](statement, await readShop(db, statement))
  return file && { name: `${file.title}.pdf`, pdf: await writePdf(file) }
}

async function readShop(db: Executor, { language }: PrintedStatement): Promise<ShopAddress> {
  const rows = await queries.listShopTexts(db)
  const textOf = (code: queries.ShopTextCode): string => {
    const row = rows.find((one) => one.code === code)
    return row ? inLanguage(row.text_el, row.text_en, language) : ''
  }
  return {
    legalName: textOf('company-legal-name'),
    seat: textOf('company-seat'),
    phone: textOf('helpdesk-phone'),
    email: textOf('withdrawal-email') || textOf('helpdesk-email'),
  }
}

/** For its e-mail. */
export async function printStatement(db: Executor, withdrawalId: number): Promise<PrintedFile[]> {
  const files = [await print(db, withdrawalId, 'receipt'), await print(db, withdrawalId, 'returnNote')]
  return files.filter((file) => file !== null)
}

/** A wrong number and a wrong e-mail take the same query. */
export async function findPrinted(
  db: Executor,
  { code, email, kind }: { code: string; email: string; kind: WithdrawalFile },
): Promise<PrintedFile | null> {
  const id = await queries.findStatementId(db, code.trim().toUpperCase(), email.trim().toLowerCase())
  return id === null ? null : print(db, id, kind)
}
