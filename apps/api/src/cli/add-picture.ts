// `npm run add-picture -- CODE FILE --kind front|back|side|inside [--alt-el WORDS --alt-en WORDS]`: gives a product a photograph
// in the shop that DATABASE_URL names, or in the one that runs on its private database here.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { valueOrThrow } from '@stoa/domain/outcome'
import { pictureKinds } from '../catalogue/cover-book.ts'
import { addPicture, type PictureInput, type PictureRefusal } from '../catalogue/covers/picture.service.ts'
import type { Database } from '../database/connect.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = 'Usage: npm run add-picture -- CODE FILE --kind front|back|side|inside [--alt-el WORDS --alt-en WORDS]'

const messages: Record<PictureRefusal['code'], string> = {
  product_not_found: 'There is no product with this code.',
  not_a_picture: 'The file is no picture we can show: JPEG, PNG, WebP or AVIF, at most 60 megapixels.',
  picture_too_large: 'The file is larger than 20 MB.',
  size_unusable: 'Its sides must measure 30 to 16,383 pixels.',
  alt_missing:
    'A picture from inside needs words in both languages for those who do not see it: --alt-el and --alt-en.',
}

async function readInput(args: readonly string[]): Promise<PictureInput> {
  const options = { kind: { type: 'string' }, 'alt-el': { type: 'string' }, 'alt-en': { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  const [code, file] = positionals
  const kind = pictureKinds.find((candidate) => candidate === values.kind)
  if (!code || !file || !kind) throw new CommandError(usage)
  const trimmedOrNull = (value: string | boolean | undefined) =>
    typeof value === 'string' && value.trim() ? value.trim() : null
  const original = await readFile(file).catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`)
  })
  return { code, kind, altEl: trimmedOrNull(values['alt-el']), altEn: trimmedOrNull(values['alt-en']), original }
}

async function add(db: Database, args: readonly string[]): Promise<string> {
  const input = await readInput(args)
  valueOrThrow(await addPicture(db, input), ({ code }) => new CommandError(messages[code]))
  return `${input.code} has a new picture (${input.kind}).`
}

runWithShop(({ db }) => add(db, process.argv.slice(2)))
