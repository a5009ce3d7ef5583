import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../config.ts'

const feedsIn = (environment: Record<string, string>) => readConfig({ SHOP_MODE: 'demo', ...environment })

test('without settings, feeds are public, half an hour fresh and list what can be ordered', () => {
  expect(feedsIn({ PORT: '3100' })).toMatchObject({
    FEED_PUBLIC_BASE_URL: 'http://127.0.0.1:3100',
    FEED_CACHE_MIN: 30,
    FEED_INCLUDE_UNAVAILABLE: false,
    FEED_BESTPRICE_TAGS: {},
  })
})

test('each setting is read in its unit', () => {
  const config = feedsIn({
    PUBLIC_ORIGIN: 'https://stoa.example/',
    FEED_PUBLIC_BASE_URL: 'https://www.stoa.example/',
    FEED_SHIPPING_COST: '3.5',
    FEED_BESTPRICE_TAGS: 'name=title, link=productURL',
  })
  expect(config).toMatchObject({
    FEED_PUBLIC_BASE_URL: 'https://www.stoa.example',
    FEED_SHIPPING_COST: 350,
    FEED_BESTPRICE_TAGS: { name: 'title', link: 'productURL' },
  })
})

test.each([
  ['FEED_PUBLIC_BASE_URL', 'https://stoa.example/shop', /without a path/],
  ['FEED_PUBLIC_BASE_URL', 'ftp://stoa.example', /FEED_PUBLIC_BASE_URL/],
  ['FEED_TOKEN', 'short', /16 to 128/],
  ['FEED_TOKEN', 'has/a/slash/in/the/middle', /16 to 128/],
  ['FEED_CACHE_MIN', '0', /FEED_CACHE_MIN/],
  ['FEED_SHIPPING_COST', '3,50', /an amount in euros/],
  ['FEED_INCLUDE_UNAVAILABLE', 'yes', /FEED_INCLUDE_UNAVAILABLE/],
  ['FEED_BESTPRICE_TAGS', 'colour=color', /renames no tag/],
  ['FEED_BESTPRICE_TAGS', 'name=a b', /is not the name of a tag/],
  ['FEED_BESTPRICE_TAGS', 'name=price', /two tags would have one name/],
])('%s=%s stops the start with a sentence', (name, value, sentence) => {
  expect(() => feedsIn({ [name]: value })).toThrow(ConfigError)
  expect(() => feedsIn({ [name]: value })).toThrow(sentence)
})
