// A product's pictures: thumbnails, zoom by keyboard, mouse and touch; and the picture used in link previews.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { jpeg } from '@stoa/api/test/picture-files'
import { expect, test } from './fixtures.ts'
import { books } from './support/books.ts'
import { runCommand } from './support/command.ts'
import { tabTo } from './support/keyboard.ts'
import { openPictures, pictureDialog, zoomButton } from './support/product.ts'
import { visit } from './support/visit.ts'

/** The book that is looked at has been photographed from three sides. */
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-photographs-'))
  for (const [index, kind] of (['front', 'back', 'side'] as const).entries()) {
    const file = join(folder, `${kind}.jpg`)
    writeFileSync(file, await jpeg(900 + index, 1350))
    await runCommand('add-picture', 'harari-sapiens', file, '--kind', kind)
  }
  rmSync(folder, { recursive: true })
})

/** The scale of the picture in the dialog, 1 for the whole picture. */
const scaleOf = (dialog: Locator): Promise<number> =>
  dialog.getByRole('img').evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a)

const readOffset = (dialog: Locator): Promise<[number, number]> =>
  dialog.getByRole('img').evaluate((picture) => {
    const { e, f } = new DOMMatrix(getComputedStyle(picture).transform)
    return [Math.round(e), Math.round(f)]
  })

/** Its position in the document, whatever the scroll position. */
const boundsOnPage = (target: Locator): Promise<number[]> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + scrollX, top + scrollY, width, height].map(Math.round)
  })

/** Layout shifts since a time on the page's own clock. */
const findLayoutShifts = (page: Page, since: number): Promise<string[]> =>
  page.evaluate(
    (sinceTime) =>
      new Promise<string[]>((resolve) => {
        type LayoutShift = PerformanceEntry & { sources: { node: Node | null }[] }
        const shiftedNodes: string[] = []
        const observer = new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ startTime }) => startTime > sinceTime)
          for (const { node } of shifts.flatMap(({ sources }) => sources)) {
            const element = node instanceof Element ? node : node?.parentElement
            shiftedNodes.push(element?.outerHTML.slice(0, 80) ?? 'something that is gone')
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shiftedNodes), 200)
      }),
    since,
  )

test('thumbnails change the large picture without layout shifts', async ({ page, shop }) => {
  const { t } = shop
  await visit(page, shop.address(`/products/${books.looked}`))
  const pictures = page.getByRole('group', { name: t('product.pictures.label') })
  const buttons = pictures.getByRole('button')
  await expect(buttons).toHaveCount(3)
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true')
  const galleryButton = zoomButton(page, shop)
  const initialBounds = await boundsOnPage(galleryButton)
  const sinceTime = await page.evaluate(() => document.fonts.ready.then(() => performance.now()))
  for (const kind of ['back', 'side'] as const) {
    await pictures.getByRole('button', { name: t(`product.pictures.kind.${kind}`) }).click()
    await expect(galleryButton.getByRole('img')).toHaveAttribute('src', new RegExp(`/${kind}/v\\w+/480\\.webp$`))
    await expect
      .poll(() => galleryButton.getByRole('img').evaluate((item: HTMLImageElement) => item.naturalWidth))
      .toBeGreaterThan(0)
    expect(await boundsOnPage(galleryButton)).toEqual(initialBounds)
  }
  expect(await findLayoutShifts(page, sinceTime)).toEqual([])
})

test('by keyboard: zoom, pan, next picture, and focus returns on close', async ({ page, shop }) => {
  const { t } = shop
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, shop.address(`/products/${books.looked}`))
  const book = await shop.product(books.looked)
  const button = zoomButton(page, shop)
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = pictureDialog(page, shop)
  const name = (index: number) => {
    const names = [
      t('product.cover', {
        title: book.name,
        makers: book.credits
          .filter(({ role }) => role === 'author')
          .map((item) => item.name)
          .join(', '),
      }),
      t('product.pictures.of.back', { title: book.name }),
      t('product.pictures.of.side', { title: book.name }),
    ]
    return t('product.pictures.place', { name: names[index] ?? '', place: index + 1, count: 3 })
  }
  await expect(dialog.getByRole('heading', { name: name(0) })).toBeFocused()

  await page.keyboard.press('+')
  await page.keyboard.press('=')
  await expect.poll(() => scaleOf(dialog)).toBeCloseTo(2.25)
  await expect(dialog.getByText(t('product.pictures.scale', { percent: 225 }))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => readOffset(dialog)).toEqual([0, -80])
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(dialog)).toBe(1)

  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: name(1) })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('heading', { name: name(2) })).toBeVisible()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button.getByRole('img')).toHaveAttribute('src', /\/side\//)
})

test('by mouse: a click zooms, a drag pans, the wheel zooms in and out', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, shop.address(`/products/${books.looked}`))
  const dialog = await openPictures(page, shop)
  const box = await dialog.getByRole('img').boundingBox()
  if (!box) throw new Error('the picture has no room')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await expect.poll(() => scaleOf(dialog)).toBe(2.5)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y - 60, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await readOffset(dialog))[1]).toBe(-60)
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => scaleOf(dialog)).toBe(1)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(1.5)
  await dialog.getByRole('button', { name: shop.t('product.pictures.close') }).click()
  await expect(dialog).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  type TouchPoints = [x: number, y: number][]
  const dispatchTouch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: TouchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })

  test('a pinch zooms, a drag pans, a double tap and a swipe do the rest', async ({ page, context, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, shop.address(`/products/${books.looked}`))
    const dialog = await openPictures(page, shop)
    const session = await context.newCDPSession(page)
    await dispatchTouch(session, 'touchStart', [
      [160, 400],
      [230, 400],
    ])
    await dispatchTouch(session, 'touchMove', [
      [125, 400],
      [265, 400],
    ])
    await dispatchTouch(session, 'touchEnd', [])
    await expect.poll(() => scaleOf(dialog)).toBeCloseTo(2, 0)
    await dispatchTouch(session, 'touchStart', [[200, 400]])
    await dispatchTouch(session, 'touchMove', [[200, 450]])
    await dispatchTouch(session, 'touchEnd', [])
    await expect.poll(async () => (await readOffset(dialog))[1]).toBeGreaterThan(20)
    for (const _ of [1, 2]) {
      await dispatchTouch(session, 'touchStart', [[200, 400]])
      await dispatchTouch(session, 'touchEnd', [])
    }
    await expect.poll(() => scaleOf(dialog)).toBe(1)
    await dispatchTouch(session, 'touchStart', [[300, 400]])
    await dispatchTouch(session, 'touchMove', [[150, 405]])
    await dispatchTouch(session, 'touchEnd', [])
    await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/back\/v\w+\/1200\.webp$/)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})

test('a cover that the shop has drawn says so, and is no picture of the book', async ({ page, shop }) => {
  const { t } = shop
  await visit(page, shop.address(`/products/${books.zorba}`))
  await expect(page.getByText(t('product.drawnNote'))).toBeVisible()
  await expect(page.getByRole('group', { name: t('product.pictures.label') })).toHaveCount(0)
  const { name } = await shop.product(books.zorba)
  await expect(zoomButton(page, shop).getByRole('img')).toHaveAttribute('alt', t('product.drawn', { title: name }))
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(jsonLd.join()).not.toContain('"image"')
  const graph = jsonLd.flatMap((text) => JSON.parse(text)['@graph'] ?? [])
  expect(graph.find((item) => item.workExample)?.workExample).toMatchObject([
    { '@type': 'Book', inLanguage: 'en', isbn: expect.stringMatching(/^978\d{10}$/) },
  ])
})

for (const path of [
  '/',
  '/categories/xeni-logotechnia',
  '/contributor/nikos-kazantzakis',
  '/pages/shipping-and-returns',
])
  test(`the link preview of ${path} has a picture`, async ({ page, shop, request }) => {
    await visit(page, shop.address(path))
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await request.get(address ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  })

test('a link preview has a picture in a widely supported format, and the book’s own data', async ({
  page,
  shop,
  request,
}) => {
  await visit(page, shop.address(`/products/${books.looked}`))
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).first().getAttribute('content')
  const card = await meta('og:image')
  const picture = await request.get(card ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect([await meta('og:image:width'), await meta('og:image:height'), await meta('og:type')]).toEqual([
    '1200',
    '630',
    'book',
  ])
  expect(await meta('book:author')).toContain('/contributor/')

  const jsonLdTexts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graph = jsonLdTexts.flatMap((text) => JSON.parse(text)['@graph'] ?? [])
  const book = graph.find((item) => [item['@type']].flat().includes('Book'))
  expect(book).toMatchObject({
    author: [{ '@type': 'Person', url: expect.stringContaining('/contributor/') }],
    bookFormat: 'https://schema.org/Paperback',
    offers: {
      price: expect.stringMatching(/^\d+\.\d\d$/),
      availability: expect.stringContaining('https://schema.org/'),
      shippingDetails: { shippingDestination: { addressCountry: 'GR' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  })
  for (const url of book.image) expect((await request.get(url)).headers()['content-type']).toBe('image/jpeg')
})
