// Adds the pictures of a folder or an archive to the products whose numbers they are named by.

import type { Database } from '../../database/connect.ts'
import { listCodesByNumber } from './cover-source.queries.ts'
import { addPicture, type PictureRefusal } from './picture.service.ts'
import { openPictureFiles, type PictureFile } from './picture-files.ts'
import { ZipError } from './zip-file.ts'

export type CoverProblem = 'no_isbn' | 'twice' | 'product_not_found' | PictureRefusal['code'] | 'unreadable'

interface CoverNote {
  name: string
  problem: CoverProblem
}

interface AddedCovers {
  added: number
  notes: CoverNote[]
}

/** Null when there is no such folder or file; the reason as text when it is no archive that can be read. */
export async function addCovers(db: Database, path: string): Promise<AddedCovers | string | null> {
  try {
    const { files, close } = await openPictureFiles(path)
    return await addFiles(db, files).finally(close)
  } catch (error) {
    if (error instanceof ZipError) return error.message
    const isAbsent = error instanceof Error && 'code' in error && ['ENOENT', 'EACCES'].includes(String(error.code))
    if (isAbsent) return null
    throw error
  }
}

async function addFiles(db: Database, files: readonly PictureFile[]): Promise<AddedCovers> {
  const notes: CoverNote[] = []
  const numbers = files.flatMap(({ number }) => number ?? [])
  const codes = new Map((await listCodesByNumber(db, numbers)).map(({ ean, code }) => [ean, code]))
  const seen = new Set<string>()
  let added = 0
  for (const file of files) {
    const problem = await addCover(db, file, codes, seen)
    if (problem === null) added += 1
    else notes.push({ name: file.name, problem })
  }
  return { added, notes }
}

async function addCover(
  db: Database,
  { number, read }: PictureFile,
  codes: ReadonlyMap<string, string>,
  seen: Set<string>,
): Promise<CoverProblem | null> {
  if (number === null) return 'no_isbn'
  if (seen.has(number)) return 'twice'
  seen.add(number)
  const code = codes.get(number)
  if (code === undefined) return 'product_not_found'
  const original = await read().catch((error: unknown) => {
    if (error instanceof ZipError) return null
    throw error
  })
  if (original === null) return 'unreadable'
  const outcome = await addPicture(db, { code, kind: 'front', altEl: null, altEn: null, original })
  return outcome.ok ? null : outcome.refusal.code
}
