// Where each format says that a cover can be fetched.

import { expect, test } from 'vitest'
import { coverAddress } from './cover-address.ts'
import { biblionetTitle } from './json/biblionet-shape.ts'
import { readTitle } from './json/biblionet-title.ts'
import { readCoverUrl } from './onix/onix-cover.ts'
import type { OnixNode } from './onix/onix-node.ts'
import { columnOfHeading } from './table/table-fields.ts'

const node = (name: string, content: string | OnixNode[]): OnixNode => ({
  name,
  line: 1,
  attributes: {},
  text: typeof content === 'string' ? content : '',
  isMarkup: false,
  children: typeof content === 'string' ? [] : content,
})

const version = (link: string, width?: string, form = '02') =>
  node('ResourceVersion', [
    node('ResourceForm', form),
    ...(width === undefined
      ? []
      : [node('ResourceVersionFeature', [node('ResourceVersionFeatureType', '03'), node('FeatureValue', width)])]),
    node('ResourceLink', link),
  ])
const resource = (type: string, versions: OnixNode[], audience = '00', mode = '03') =>
  node('SupportingResource', [
    node('ResourceContentType', type),
    node('ContentAudience', audience),
    node('ResourceMode', mode),
    ...versions,
  ])
const read = (...resources: OnixNode[]) => readCoverUrl(node('CollateralDetail', resources))

test('ONIX: the largest front for readers that may be downloaded', () => {
  expect(
    read(
      resource('01', [version('https://a.example/thumb.jpg', '120'), version('https://a.example/large.jpg', '1400')]),
      resource('02', [version('https://a.example/back.jpg', '3000')]),
      resource('45', [version('https://a.example/placeholder.jpg', '3000')]),
      resource('01', [version('https://a.example/trade.jpg', '3000')], '02'),
      resource('01', [version('https://a.example/film.mp4', '3000')], '00', '05'),
      resource('01', [version('https://a.example/page.html', '3000', '03')]),
    ),
  ).toBe('https://a.example/large.jpg')
  expect(
    read(resource('01', [version('https://a.example/1.jpg', undefined, '01'), version('https://a.example/2.jpg')])),
  ).toBe('https://a.example/2.jpg')
  expect(read(resource('01', [version('file:///etc/passwd')]))).toBeNull()
  expect(read()).toBeNull()
})

test('BIBLIONET: the path below its own address', () => {
  const title = biblionetTitle.parse({ Title: 'Ιλιάς', CoverImage: '/wp-content/uploads/b160747.jpg' })
  expect(readTitle(title, '160747', { line: 1, today: '2026-11-23' }).record?.coverUrl).toBe(
    'https://biblionet.gr/wp-content/uploads/b160747.jpg',
  )
})

test('tables: a column of addresses', () => {
  for (const heading of ['Image Src', 'cover_url', 'Εικόνα', 'ΦΩΤΟΓΡΑΦΙΑ'])
    expect(columnOfHeading(heading)?.field).toBe('coverUrl')
})

test.each([
  ['https://a.example/ό.jpg', 'https://a.example/%CF%8C.jpg'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['covers/1.jpg', null],
  ['', null],
])('%s is the address %s', (text, address) => {
  expect(coverAddress(text)).toBe(address)
})
