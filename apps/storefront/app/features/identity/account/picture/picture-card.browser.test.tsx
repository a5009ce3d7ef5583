import { removePicture, updatePicture } from '@stoa/contract/identity/profile'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProfile, startSession } from '../../../../../test/sample-customer.ts'
import { accepted, answer, refuse } from '../../../../../test/shop-stub.ts'
import { PictureCard } from './picture-card.tsx'

beforeEach(startSession)

/** Twice as wide as high: red at the left, blue at the right. */
async function drawPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200)
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['red', 'blue'].entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect(index * 200, 0, 200, 200)
  }
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' })
}

/** At the left and right edge. */
function edgeColours(source: CanvasImageSource): string[] {
  const context = new OffscreenCanvas(512, 512).getContext('2d')
  context?.drawImage(source, 0, 0, 512, 512)
  return [8, 503].map((x) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, 256, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  })
}

async function openCrop(file?: File, picture: string | null = null) {
  const screen = await renderPage(<PictureCard profile={{ ...sampleProfile, picture }} />, '/en/profile/account')
  if (file) await userEvent.upload(screen.container.getElementsByTagName('input')[0] ?? document.body, file)
  const dialog = screen.getByRole('dialog', { name: 'Crop picture' })
  const canvas = (): HTMLCanvasElement | undefined => document.getElementsByTagName('canvas')[0]
  return { ...screen, dialog, colours: () => edgeColours(canvas() ?? new OffscreenCanvas(1, 1)), canvas }
}

it('cuts where it was dragged to, and sends a square', async () => {
  const calls = answer(updatePicture, () => ({ ...sampleProfile, picture: '/pictures/7.webp' }))
  const { dialog, colours, canvas, getByRole } = await openCrop(await drawPicture())
  await expect.poll(colours).toEqual(['red', 'blue'])
  const element = canvas() ?? document.body
  const { width } = element.getBoundingClientRect()
  await userEvent.dragAndDrop(element, element, {
    sourcePosition: { x: width * 0.1, y: width / 2 },
    targetPosition: { x: width * 0.9, y: width / 2 },
  })
  await expect.poll(colours).toEqual(['red', 'red'])
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect.element(getByRole('status')).toHaveTextContent('The picture was changed.')
  const sent = await createImageBitmap(calls[0]?.upload ?? new Blob())
  expect([sent.width, sent.height, ...edgeColours(sent)]).toEqual([512, 512, 'red', 'red'])
})

it('is moved and zoomed by keys', async () => {
  const { dialog, colours } = await openCrop(await drawPicture())
  const position = dialog.getByRole('slider', { name: 'Position from left to right' })
  await position.fill('1')
  await expect.poll(colours).toEqual(['blue', 'blue'])
  await userEvent.keyboard('{Home}')
  await expect.poll(colours).toEqual(['red', 'red'])
})

it('refuses a file that is no picture', async () => {
  const { dialog, getByRole } = await openCrop(new File(['text'], 'picture.png', { type: 'image/png' }))
  await expect.element(getByRole('alert')).toMatchTextContent('We couldn’t open this file as a picture.')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('keeps the cut open when the API refuses it', async () => {
  answer(updatePicture, () => refuse('picture_too_large', { title: 'Too large.' }))
  const { dialog } = await openCrop(await drawPicture())
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too large.')
})

it('removes the picture', async () => {
  answer(removePicture, () => accepted)
  const { getByRole } = await openCrop(undefined, '/pictures/7.webp')
  await getByRole('button', { name: 'Remove picture' }).click()
  await expect.element(getByRole('status')).toHaveTextContent('The picture was removed.')
})
