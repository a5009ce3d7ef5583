import { describe, expect, test } from 'vitest'
import { listItems, onixMessage, readMessage, readRecord } from '../../../../test/onix-message.ts'

const euro = '<CurrencyCode>EUR</CurrencyCode>'

const price = (type: string, amount: string, rest = euro): string =>
  `<Price><PriceType>${type}</PriceType><PriceAmount>${amount}</PriceAmount>${rest}</Price>`

const supply = (...prices: string[]): string =>
  `<SupplyDetail><ProductAvailability>21</ProductAvailability>${prices.join('')}</SupplyDetail>`

const inCountries = (countries: string): string =>
  `<CurrencyCode>EUR</CurrencyCode><Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory>`

const between = (role: string, day: string): string =>
  `<CurrencyCode>EUR</CurrencyCode><PriceDate><PriceDateRole>${role}</PriceDateRole><Date dateformat="00">${day}</Date></PriceDate>`

test.each<[string, string[], { cents: number; fixed: boolean } | null]>([
  [
    'the fixed price before the recommended one',
    [price('02', '15.90'), price('04', '16.90')],
    { cents: 1690, fixed: true },
  ],
  [
    'the recommended one before the publisher’s',
    [price('42', '14.00'), price('02', '15.90')],
    { cents: 1590, fixed: false },
  ],
  ['what has tax before what has none', [price('01', '10.00'), price('42', '14.00')], { cents: 1400, fixed: false }],
  ['six per cent on a price without tax', [price('01', '10.00')], { cents: 1060, fixed: false }],
  ['and on a fixed one', [price('03', '10.00')], { cents: 1060, fixed: true }],
  [
    'the price of one copy before that of ten',
    [price('02', '8.00', `${euro}<MinimumOrderQuantity>10</MinimumOrderQuantity>`), price('02', '12.50')],
    { cents: 1250, fixed: false },
  ],
  ['never the price to libraries', [price('04', '40.00', `${euro}<PriceQualifier>06</PriceQualifier>`)], null],
  [
    'the price to consumers',
    [price('04', '40.00', `${euro}<PriceQualifier>05</PriceQualifier>`)],
    { cents: 4000, fixed: true },
  ],
  ['never the price to the trade', [price('05', '7.00')], null],
  [
    'euro before all other money',
    [price('04', '12.00', '<CurrencyCode>GBP</CurrencyCode>'), price('02', '15.00')],
    { cents: 1500, fixed: false },
  ],
  [
    'Greece among its countries',
    [price('02', '9.00', inCountries('DE FR')), price('02', '8.00', inCountries('CY GR'))],
    { cents: 800, fixed: false },
  ],
  [
    'the world',
    [
      price(
        '02',
        '9.00',
        '<CurrencyCode>EUR</CurrencyCode><Territory><RegionsIncluded>WORLD</RegionsIncluded></Territory>',
      ),
    ],
    { cents: 900, fixed: false },
  ],
  ['not the past', [price('04', '9.00', between('15', '20260101')), price('02', '8.00')], { cents: 800, fixed: false }],
  [
    'not the future',
    [price('04', '9.00', between('14', '20270101')), price('02', '8.00')],
    { cents: 800, fixed: false },
  ],
  ['what is free has no price', [price('02', '0.00')], null],
  ['fractions of a cent are rounded', [price('02', '15.8951')], { cents: 1590, fixed: false }],
])('%s', async (_, prices, publisherPrice) => {
  expect((await readRecord({ supply: supply(...prices) })).record?.publisherPrice).toEqual(publisherPrice)
})

test.each([
  ['alone', [], null],
  ['beside one that has', [price('02', '15.90')], { cents: 1590, fixed: false }],
])('a price that has no amount yet, %s, refuses nothing', async (_, others, publisherPrice) => {
  const unpriced = '<Price><PriceType>04</PriceType><UnpricedItemType>02</UnpricedItemType></Price>'
  const { record, reason } = await readRecord({ supply: supply(unpriced, ...others) })
  expect([record?.title, record?.publisherPrice, reason]).toEqual(['Δοκιμή', publisherPrice, []])
})

test('other goods have their own tax', async () => {
  const form = '<ProductForm>ZE</ProductForm>'
  const { record } = await readRecord({ form, supply: supply(price('01', '10.00')) })
  expect(record).toMatchObject({ kind: 'other', publisherPrice: { cents: 1240, fixed: false } })
})

test.each(['-5.00', '1e9', 'free', '15,90', '99999999.00', ''])('“%s” is no price', async (amount) => {
  const { record, reason } = await readRecord({ supply: supply(price('02', amount)) })
  expect(record).toBeNull()
  expect(reason).toEqual([`PriceAmount: “${amount}” is no price.`])
})

test.each([
  ['the header’s', '<DefaultCurrencyCode>EUR</DefaultCurrencyCode><DefaultPriceType>04</DefaultPriceType>', 1590, []],
  [
    'none',
    '<DefaultCurrencyCode>EUR</DefaultCurrencyCode>',
    undefined,
    ['PriceType: The price has no type: whose price it is cannot be said.'],
  ],
  [
    'the header’s, for the trade',
    '<DefaultCurrencyCode>EUR</DefaultCurrencyCode><DefaultPriceType>05</DefaultPriceType>',
    undefined,
    ['Price: No price in euro for readers in Greece.'],
  ],
])('a price without a type has %s', async (_, header, cents, notes) => {
  const bare = '<Price><PriceAmount>15.90</PriceAmount></Price>'
  const { record, reason } = await readRecord({ supply: supply(bare) }, header)
  expect([record?.title, record?.publisherPrice?.cents, reason]).toEqual(['Δοκιμή', cents, notes])
})

test('without a price in euro the book is imported with a warning', async () => {
  const { record, reason } = await readRecord({
    supply: supply(price('02', '12.00', '<CurrencyCode>AUD</CurrencyCode>')),
  })
  expect(record?.publisherPrice).toBeNull()
  expect(reason).toEqual(['Price: No price in euro for readers in Greece.'])
})

const available = (code: string, rest = ''): string =>
  `<SupplyDetail><ProductAvailability>${code}</ProductAvailability>${rest}</SupplyDetail>`

const dated = (day: string): string =>
  `<Publisher><PublisherName>Α</PublisherName></Publisher><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">${day}</Date></PublishingDate>`

describe('availability', () => {
  test.each([
    ['20', 'to_order', '5-12'],
    ['21', 'to_order', '5-12'],
    ['23', 'to_order', '5-12'],
    ['22', 'to_order', null],
    ['11', 'to_order', null],
    ['10', 'coming_soon', null],
    ['12', 'coming_soon', null],
    ['31', 'not_available', null],
    ['40', 'not_available', null],
    ['01', 'not_available', null],
    ['51', 'out_of_print', null],
    ['97', null, null],
    ['44', null, null],
  ])('%s is %s, in %s', async (code, availability, supplierBand) => {
    expect((await readRecord({ supply: available(code) })).record).toMatchObject({ availability, supplierBand })
  })

  test('what is said to be in stock, with none left, takes the usual time', async () => {
    const stock = (...copies: string[]) => copies.map((onHand) => `<Stock><OnHand>${onHand}</OnHand></Stock>`).join('')
    const bandWith = async (...copies: string[]) =>
      (await readRecord({ supply: available('21', stock(...copies)) })).record?.supplierBand
    expect([await bandWith('0'), await bandWith('0', '3'), await bandWith('12')]).toEqual([null, '5-12', '5-12'])
  })

  test('an unpublished title can be pre-ordered when its date is known', async () => {
    const { record } = await readRecord({ supply: available('10'), publishing: dated('20270310') })
    expect(record).toMatchObject({ availability: 'pre_order', releaseDate: '2027-03-10', year: 2027 })
    const expected = '<SupplyDate><SupplyDateRole>08</SupplyDateRole><Date dateformat="00">20270401</Date></SupplyDate>'
    expect((await readRecord({ supply: available('12', expected) })).record?.availability).toBe('pre_order')
  })

  test.each([
    ['07', 'out_of_print'],
    ['06', 'out_of_print'],
    ['11', 'not_available'],
    ['04', 'to_order'],
  ])('a publishing status of %s makes it %s', async (status, policy) => {
    const publishing = `<Publisher><PublisherName>Α</PublisherName></Publisher><PublishingStatus>${status}</PublishingStatus>`
    expect((await readRecord({ publishing, supply: available('21') })).record?.availability).toBe(policy)
  })

  const rights = (type: string, territory: string, rest = ''): string =>
    `<SalesRights><SalesRightsType>${type}</SalesRightsType><Territory>${territory}</Territory>${rest}</SalesRights>`
  const countries = (codes: string) => `<CountriesIncluded>${codes}</CountriesIncluded>`
  const regions = (codes: string, without = '') =>
    `<RegionsIncluded>${codes}</RegionsIncluded>${without && `<CountriesExcluded>${without}</CountriesExcluded>`}`
  const restricted = (code: string, rest = '') =>
    `<SalesRestriction><SalesRestrictionType>${code}</SalesRestrictionType>${rest}</SalesRestriction>`
  const noSale = ['SalesRights: It is not for sale in Greece.']

  test.each<[string, string, string, string[]]>([
    ['sold in Greece', rights('01', countries('CY GR')), 'to_order', []],
    ['not for sale in Greece', rights('03', countries('CY GR')), 'not_available', noSale],
    ['of others in the world', rights('06', regions('WORLD')), 'not_available', noSale],
    ['of others elsewhere', rights('06', regions('WORLD', 'GR CY')), 'to_order', []],
    ['of others but in Greece', rights('05', regions('WORLD')) + rights('02', countries('GR')), 'to_order', []],
    ['for sale in Cyprus', rights('02', countries('CY')) + rights('04', regions('ROW')), 'not_available', noSale],
    [
      'for Cyprus',
      `${rights('02', countries('CY'))}<ROWSalesRightsType>03</ROWSalesRightsType>`,
      'not_available',
      noSale,
    ],
    [
      'for libraries',
      rights('02', regions('WORLD'), restricted('06')),
      'not_available',
      ['SalesRestriction: It is for other sellers or buyers only (06).'],
    ],
    [
      'for others until lately',
      rights('02', regions('WORLD'), restricted('06', '<EndDate>20261101</EndDate>')),
      'to_order',
      [],
    ],
    [
      'for others soon',
      rights('02', regions('WORLD'), restricted('06', '<StartDate>20261121</StartDate>')),
      'to_order',
      [],
    ],
    [
      'for others since today',
      rights('02', regions('WORLD'), restricted('06', '<StartDate>20261120</StartDate>')),
      'not_available',
      ['SalesRestriction: It is for other sellers or buyers only (06).'],
    ],
    ['not for libraries', rights('02', regions('WORLD'), restricted('09')), 'to_order', []],
  ])('a title %s', async (_, publishing, availability, notes) => {
    const { record, reason } = await readRecord({ publishing, supply: available('21') })
    expect([record?.availability, reason]).toEqual([availability, notes])
  })

  test('a message about the publication alone takes a title off sale', async () => {
    const product = `<Product><RecordReference>demo.1</RecordReference><NotificationType>13</NotificationType>
      <PublishingDetail>${rights('03', regions('WORLD'))}</PublishingDetail></Product>`
    const [item] = await listItems(readMessage(onixMessage([product])))
    expect(item?.record).toMatchObject({ availability: 'not_available' })
    expect(item?.record).not.toHaveProperty('publisherPrice')
  })

  test('a market without Greece is ignored', async () => {
    const market = '<Market><Territory><CountriesIncluded>AU NZ</CountriesIncluded></Territory></Market>'
    expect((await readRecord({ supply: `${market}${available('21')}` })).record?.availability).toBeNull()
  })
})

const taxed = (rate: string): string =>
  `<Tax><TaxType>01</TaxType><TaxRatePercent>${rate}</TaxRatePercent></Tax><CurrencyCode>EUR</CurrencyCode>`
const form = (code: string): string => `<ProductForm>${code}</ProductForm>`

test.each([
  ['a game with the rate of books', 'ZE', '6', 'book', 1060, []],
  ['a book with the rate of other goods', 'BC', '24', 'standard', 1240, []],
  ['a rate of another country', 'BC', '7', undefined, 1060, ['VAT']],
  ['a form that is in no list', 'QQ', '6', 'book', 1060, ['ProductForm']],
])('VAT of %s', async (_, code, rate, taxClass, cents, warned) => {
  const { record, reason } = await readRecord({ form: form(code), supply: supply(price('01', '10.00', taxed(rate))) })
  expect([record?.taxClass, record?.publisherPrice?.cents]).toEqual([taxClass, cents])
  expect(reason.map((text) => text.split(':')[0])).toEqual(warned)
})
