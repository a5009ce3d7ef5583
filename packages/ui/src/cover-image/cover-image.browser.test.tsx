import { expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CoverImage, type CoverSource } from './cover-image.tsx'

const emma = { cover: '/no-such-cover', coverColor: '#7a1d2c', name: 'Emma' }

async function openCover(cover: CoverSource) {
  const { container } = await render(
    <div style={{ width: 200 }}>
      <CoverImage cover={cover} sizes="200px" />
    </div>,
  )
  const frame = container.querySelector('[data-title]') as HTMLElement
  const picture = container.querySelector('picture') as HTMLElement
  return { frame, picture, image: container.querySelector('img') as HTMLElement }
}

it('says title and contributors on the colour of the cover until the picture covers them', async () => {
  const { frame, picture, image } = await openCover({ ...emma, by: [{ name: 'Jane Austen' }, { name: 'A. Editor' }] })
  expect(getComputedStyle(frame, '::before').content).toContain('"Emma"')
  expect(getComputedStyle(picture, '::before').content).toContain('"Jane Austen, A. Editor"')
  const { height } = frame.getBoundingClientRect()
  const [title, by] = [getComputedStyle(frame, '::before'), getComputedStyle(picture, '::before')]
  expect(Number.parseFloat(title.top) + Number.parseFloat(title.height)).toBeLessThan(
    height - Number.parseFloat(by.bottom) - Number.parseFloat(by.height),
  )
  // after both in the order of painting
  expect([getComputedStyle(image).position, getComputedStyle(image).zIndex]).toEqual(['relative', 'auto'])
})

it('keeps a long title and many names in the box, and says nothing where nobody is named', async () => {
  const names = Array.from({ length: 12 }, (_, index) => ({ name: `Contributor number ${index}` }))
  const long = await openCover({ ...emma, name: 'A very long title '.repeat(20), by: names })
  const box = long.frame.getBoundingClientRect()
  const by = getComputedStyle(long.picture, '::before')
  expect(Number.parseFloat(by.height)).toBeLessThan(box.height * 0.25)
  const none = await openCover({ ...emma, by: [] })
  expect(getComputedStyle(none.picture, '::before').content).toBe('none')
})

it('draws the hinge of a book on books only', async () => {
  const hinge = async (coverFormat: 'trade' | 'plate') =>
    getComputedStyle((await openCover({ ...emma, coverFormat })).frame, '::after').backgroundImage
  expect([await hinge('trade'), await hinge('plate')]).toEqual([expect.stringContaining('gradient'), 'none'])
})

it('has an edge where the system chooses the colours', async () => {
  const { frame } = await openCover(emma)
  const edge = () => getComputedStyle(frame, '::after').borderTopWidth
  expect(edge()).toBe('0px')
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  await expect.poll(edge).toBe('1px')
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})
