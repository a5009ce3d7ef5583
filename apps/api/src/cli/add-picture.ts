// `npm run add-picture -- CODE FILE --kind front|back|side|inside [--alt-el WORDS --alt-en WORDS]`: gives a product a photograph
// in the shop that DATABASE_URL names, or in the one that runs on its private database here.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { findPrivatePostgres } from '../database/private-postgres.ts'
import { pictureKinds } from '../modules/catalogue/picture.queries.ts'
import { addPicture, type PictureRefusal, type PictureWish } from '../modules/catalogue/picture.service.ts'

/** Said to the person who typed, without a stack. */
class Refused extends Error {}

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

async function run(args: readonly string[]): Promise<string> {
  const wish = await readWish(args)
  const config = readConfig(process.env)
  const url = config.DATABASE_URL ?? (await findPrivatePostgres(config.STOA_DATA_DIR, 'stoa'))
  if (url === null) throw new Refused('The shop is not running here. Start it with `npm start`, or set DATABASE_URL.')
  const connection = connect(url, 1, () => {})
  try {
    const added = await addPicture(connection.db, wish)
    if (!added.ok) throw new Refused(sentences[added.refusal.code])
    return `${wish.code} has a new picture (${wish.kind}).`
  } finally {
    await connection.close()
  }
}

run(process.argv.slice(2)).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof Refused || error instanceof ConfigError ? error.message : (error as Error).stack}\n`,
    )
    // said outright: the database package ends a program by its own exit hook, with success
    process.exit(1)
  },
)
