import * as contract from '@stoa/contract/identity/profile'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as odd from '../../../test/picture-files.ts'
import { expectProblem } from '../../../test/send-call.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi, type WireAnswer } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { findPicture } from './profile.queries.ts'

let api: TestApi
let eleni: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  eleni = await signIn(api)
})
afterAll(() => api.close())

const maxBytes = contract.updatePicture.upload?.maxBytes ?? 0

async function send(payload: Buffer | string, headers: Record<string, string> = {}): Promise<WireAnswer> {
  const url = `/api/el${contract.updatePicture.path}`
  const sent = { 'content-type': 'image/jpeg', ...eleni.headers, ...headers }
  const response = await api.app.inject({ method: 'POST', url, payload, headers: sent })
  const type = String(response.headers['content-type']).split(';')[0] ?? ''
  return { status: response.statusCode, type, body: response.json() }
}

const nameIn = (address: unknown): string =>
  /^\/pictures\/([0-9a-f]{32})\.webp$/.exec(String(address))?.[1] ?? 'no address'

/** The stored picture of a file that must be accepted. */
async function storedPicture(file: Buffer): Promise<Buffer> {
  const { status, body } = await send(file)
  expect([status, body.code]).toEqual([200, undefined])
  const picture = await findPicture(api.database.db, nameIn(body.img))
  if (!picture) throw new Error('the picture was not kept')
  return picture
}

const rowsOf = async (): Promise<number> => {
  const { rows } = await sql`select name from customer_picture where customer_id = ${eleni.customerId}`.execute(
    api.database.db,
  )
  return rows.length
}

describe('a picture', () => {
  test.each([
    ['jpeg', odd.jpeg],
    ['png', odd.png],
    ['webp', odd.webp],
    ['avif', odd.avif],
  ])('may be a %s, whatever its content type says, and becomes a square', async (_, make) => {
    const picture = await sharp(await storedPicture(await make())).metadata()
    const side = Math.min(512, picture.height)
    expect(picture).toMatchObject({ format: 'webp', width: side, height: side })
    expect(side).toBeGreaterThanOrEqual(200)
  })

  test('is at most 512 pixels wide and never enlarged', async () => {
    expect(await sharp(await storedPicture(await odd.jpeg(3000, 2000))).metadata()).toMatchObject({
      width: 512,
      height: 512,
    })
    expect(await sharp(await storedPicture(await odd.jpeg(40, 30))).metadata()).toMatchObject({ width: 30, height: 30 })
  })

  test('is rotated upright and stored without metadata', async () => {
    const sent = await odd.rotatedPhotograph()
    expect((await sharp(sent).metadata()).exif?.includes('Secret Camera')).toBe(true)
    const picture = await storedPicture(sent)
    const { exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined))
    expect(picture.includes('Secret') || picture.includes('GPS')).toBe(false)
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
    const [top, bottom] = [pixels.subarray(0, 3), pixels.subarray(-3)]
    expect([(top[0] ?? 0) > 150, (bottom[2] ?? 0) > 150]).toEqual([true, true])
  })

  test('is stored without anything but its pixels', async () => {
    const sent = await odd.polyglot()
    expect(sent.includes('<script>')).toBe(true)
    const picture = await storedPicture(sent)
    for (const word of ['script', 'html', 'php', 'PK\u0003\u0004'])
      expect([word, picture.includes(word)]).toEqual([word, false])
  })

  test('has a new name each time, and only the last is stored, also after concurrent uploads', async () => {
    const file = await odd.png()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(file)))
    expect(new Set(answers.map(({ body }) => nameIn(body.img))).size).toBe(12)
    expect(await rowsOf()).toBe(1)
    const { picture } = await call(api.app, contract.getProfile, {}, 'el', eleni.headers)
    expect(await findPicture(api.database.db, nameIn(picture))).not.toBeNull()
  })

  test('is deleted at once, and deleting it again succeeds', async () => {
    const { body } = await send(await odd.png())
    for (let times = 0; times < 2; times += 1)
      expect(await call(api.app, contract.removePicture, {}, 'el', eleni.headers)).toEqual({ accepted: true })
    expect(await findPicture(api.database.db, nameIn(body.img))).toBeNull()
    expect((await call(api.app, contract.getProfile, {}, 'el', eleni.headers)).picture).toBeNull()
  })
})

describe('a file that is no picture', () => {
  const refusals: [string, () => Promise<Buffer> | Buffer][] = [
    ['nothing', () => Buffer.alloc(0)],
    ['a word', () => Buffer.from('a picture of me, I promise')],
    ['an SVG', () => odd.svg],
    ['a GIF', odd.gif],
    ['a GIF of four gigapixels', odd.vastGif],
    ['thirty thousand pixels by thirty thousand', () => odd.blackPng(30_000, 30_000)],
    ['one pixel more than forty million', () => odd.blackPng(40_000_001, 1)],
    ['an AVIF of twenty million pixels', odd.vastAvif],
    ['a JPEG that breaks off', async () => (await odd.jpeg()).subarray(0, 1500)],
    ['a PNG that breaks off', async () => (await odd.png()).subarray(0, -40)],
    ['a WebP that breaks off', async () => (await odd.webp()).subarray(0, -40)],
    ['the beginning of a JPEG before an SVG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), odd.svg])],
    ['an AVIF that is none', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf<svg/>', 'latin1')],
    ['an HEIC', () => Buffer.from('\0\0\0\x1cftypheic\0\0\0\0heicmif1miafabcd', 'latin1')],
  ]
  test.each(refusals)('%s', async (_, make) => {
    const file = await make()
    for (const type of ['image/jpeg', 'image/png', 'application/octet-stream'])
      expectProblem(await send(file, { 'content-type': type }), 409, 'picture_not_accepted')
    expect(await rowsOf()).toBe(0)
  })

  test.each([
    'application/json',
    'text/plain',
    'text/html',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'x',
  ])('is sent as %s', async (type) => {
    expectProblem(await send('{"id":1}', { 'content-type': type }), 409, 'picture_not_accepted')
  })

  test('takes no other fields', async () => {
    const url = `/api/en${contract.updatePicture.path}?id=1&owner=2`
    const headers = { ...eleni.headers, 'content-type': 'image/png' }
    const response = await api.app.inject({ method: 'POST', url, payload: await odd.png(), headers })
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_input'])
  })
})

describe('the limit', () => {
  /** JPEG decoders look no further than its end marker. */
  const padded = async (bytes: number) => Buffer.concat([await odd.jpeg(), Buffer.alloc(bytes)]).subarray(0, bytes)

  test('is five megabytes', async () => {
    expect(maxBytes).toBe(5 * 1024 * 1024)
    expect((await send(await padded(maxBytes))).status).toBe(200)
    expectProblem(await send(await padded(maxBytes + 1)), 413, 'picture_too_large')
  })

  test('is not even checked for a caller without permission', async () => {
    const file = await padded(maxBytes + 1)
    expectProblem(await send(file, { authorization: 'Bearer nobody' }), 401, 'session_required')
  })

  test('is forty million pixels', async () => {
    expect(await sharp(await storedPicture(odd.blackPng(8000, 5000))).metadata()).toMatchObject({
      width: 512,
      height: 512,
    })
  })
})

test('other calls are still sent as JSON', async () => {
  const url = `/api/en${contract.updateAlias.path}`
  const headers = { ...eleni.headers, 'content-type': 'image/png' }
  const response = await api.app.inject({ method: 'POST', url, payload: await odd.png(), headers })
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type'])
})
