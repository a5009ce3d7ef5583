// `npm run add-covers -- FOLDER|FILE.zip`: gives every product whose ISBN or article number a picture is named by this
// front, in the shop that DATABASE_URL names, or in the one that runs on its private database here.

import { addCovers, type CoverProblem } from '../catalogue/covers/add-covers.service.ts'
import type { Database } from '../database/connect.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const messages: Record<CoverProblem, string> = {
  no_isbn: 'The name is no ISBN and no article number.',
  twice: 'Another picture has the same number.',
  product_not_found: 'There is no product with this number.',
  not_a_picture: 'It is no picture we can show: JPEG, PNG, WebP or AVIF, at most 60 megapixels.',
  picture_too_large: 'It is larger than 20 MB.',
  size_unusable: 'Its sides must measure 30 to 16,383 pixels.',
  alt_missing: 'It needs words.',
  unreadable: 'It cannot be read or unpacked, or is larger than 20 MB.',
}

async function add(db: Database, path: string | undefined): Promise<string> {
  if (!path) throw new CommandError('Usage: npm run add-covers -- FOLDER|FILE.zip')
  const result = await addCovers(db, path)
  if (result === null) throw new CommandError(`${path} cannot be read.`)
  if (typeof result === 'string') throw new CommandError(result)
  // names of an archive are a stranger's words
  const lines = result.notes.map(({ name, problem }) => `${name.replace(/\p{Cc}/gu, '?')}: ${messages[problem]}`)
  return [...lines, `${result.added} covers added.`].join('\n')
}

runWithShop(({ db }) => add(db, process.argv[2]))
