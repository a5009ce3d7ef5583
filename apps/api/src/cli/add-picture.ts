// `npm run add-picture -- CODE FILE --kind front|back|side|inside [--alt-el WORDS --alt-en WORDS]`: gives a product a photograph
// in the shop that DATABASE_URL names, or in the one that runs on its private database here.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Database } from '../database/connect.ts'
import { pictureKinds } from '../modules/catalogue/picture.queries.ts'
import { addPicture, type PictureRefusal, type PictureWish } from '../modules/catalogue/picture.service.ts'
import { Refused, runWithShop } from './with-shop.ts'

const usage = 'Usage: npm run add-picture -- CODE FILE --kind front|back|side|inside [--alt-el WORDS --alt-en WORDS]'

const sentences: Record<PictureRefusal['code'], string> = {
  product_not_found: 'There is no product with this code.',
  not_a_picture: 'The file is no picture we can show: JPEG, PNG, WebP or AVIF, at most 60 megapixels.',
  picture_too_large: 'The file is larger than 20 MB.',
  alt_missing:
    'A picture from inside needs words in both languages for those who do not see it: --alt-el and --alt-en.',
}

async function readWish(args: readonly string[]): Promise<PictureWish> {
  const options = { kind: { type: 'string' }, 'alt-el': { type: 'string' }, 'alt-en': { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  const [code, file] = positionals
  const kind = pictureKinds.find((one) => one === values.kind)
  if (!code || !file || !kind) throw new Refused(usage)
  const words = (given: string | boolean | undefined) =>
    typeof given === 'string' && given.trim() ? given.trim() : null
  const original = await readFile(file).catch(() => {
    throw new Refused(`The file ${file} cannot be read.`)
  })
  return { code, kind, altEl: words(values['alt-el']), altEn: words(values['alt-en']), original }
}

async function add(db: Database, args: readonly string[]): Promise<string> {
  const wish = await readWish(args)
  const added = await addPicture(db, wish)
  if (!added.ok) throw new Refused(sentences[added.refusal.code])
  return `${wish.code} has a new picture (${wish.kind}).`
}

runWithShop(({ db }) => add(db, process.argv.slice(2)))
