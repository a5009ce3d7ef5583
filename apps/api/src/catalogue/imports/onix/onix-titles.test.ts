import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../../test/onix-message.ts'

const detail = (type: string, element: string): string =>
  `<TitleDetail><TitleType>${type}</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>${element}</TitleElement></TitleDetail>`

describe('titles', () => {
  test('prefix and rest are joined; subtitle and other titles are separate fields', async () => {
    const titles = [
      detail(
        '01',
        '<TitlePrefix>Η</TitlePrefix><TitleWithoutPrefix>Δοκιμή</TitleWithoutPrefix><Subtitle>Ένα &amp; δύο</Subtitle>',
      ),
      detail('03', '<TitleText language="fre">L’essai</TitleText>'),
      detail('06', '<TitleText language="eng">The Trial Run</TitleText>'),
    ]
    const { record } = await readRecord({ title: '', description: titles.join('') })
    expect(record).toMatchObject({
      title: 'Η Δοκιμή',
      subtitle: 'Ένα & δύο',
      originalTitle: 'L’essai',
      titleEnglish: 'The Trial Run',
    })
  })

  test.each([
    ['L’', 'Étranger', 'L’Étranger'],
    ["L'", 'Étranger', "L'Étranger"],
    ['The', 'Stranger', 'The Stranger'],
    ['Τ’', 'αστέρια', 'Τ’ αστέρια'],
    ['', 'Travelers’ Tales', 'Travelers’ Tales'],
    ['', "Travelers' Tales", "Travelers' Tales"],
    ['', 'Απ’ το ημερολόγιο', 'Απ’ το ημερολόγιο'],
  ])('%s and %s are %s', async (prefix, rest, title) => {
    const parts = `<TitlePrefix>${prefix}</TitlePrefix><TitleWithoutPrefix>${rest}</TitleWithoutPrefix>`
    expect((await readRecord({ title: '', description: detail('01', parts) })).record?.title).toBe(title)
  })

  test('a volume with a number only takes the name of its set', async () => {
    const title = `<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel>
      <TitleText>Ιλιάς</TitleText></TitleElement><TitleElement><TitleElementLevel>01</TitleElementLevel>
      <PartNumber>2</PartNumber></TitleElement></TitleDetail>`
    expect((await readRecord({ title: '', description: title })).record?.title).toBe('Ιλιάς 2')
  })

  test('a volume with a title and a number has both, the number once', async () => {
    const volume = async (title: string) =>
      (await readRecord({ title: '', description: detail('01', `<PartNumber>2</PartNumber>${title}`) })).record?.title
    expect(await volume('<TitleText>Άπαντα</TitleText>')).toBe('Άπαντα 2')
    expect(await volume('<TitleText>Άπαντα, τόμος 2</TitleText>')).toBe('Άπαντα, τόμος 2')
    expect(await volume('<TitleText>Τα 20 ποιήματα</TitleText>')).toBe('Τα 20 ποιήματα 2')
  })

  test('a volume with a title of its own in a set has the set for its series', async () => {
    const element = (level: string, content: string) =>
      `<TitleElement><TitleElementLevel>${level}</TitleElementLevel>${content}</TitleElement>`
    const volume = async (part: string, collection = '') => {
      const elements =
        element('02', '<TitleText>Άπαντα</TitleText>') + element('01', `${part}<TitleText>Διηγήματα</TitleText>`)
      const description = `${collection}<TitleDetail><TitleType>01</TitleType>${elements}</TitleDetail>`
      return (await readRecord({ title: '', description })).record
    }
    const named = (name: string) =>
      `<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType>${element('02', `<TitleText>${name}</TitleText>`)}</TitleDetail></Collection>`
    const number = '<PartNumber>2</PartNumber>'
    const set = { name: 'Άπαντα', number: 2 }
    expect(await volume(number)).toMatchObject({ title: 'Διηγήματα', series: set, otherSeries: [] })
    expect(await volume('<PartNumber>Β΄</PartNumber>')).toMatchObject({
      title: 'Άπαντα Β΄: Διηγήματα',
      series: { name: 'Άπαντα', number: null },
    })
    expect(await volume(number, named('Κλασικοί'))).toMatchObject({
      title: 'Άπαντα 2: Διηγήματα',
      series: { name: 'Κλασικοί', number: null },
    })
    const inOrder = '<CollectionSequence><CollectionSequenceNumber>2</CollectionSequenceNumber></CollectionSequence>'
    const numbered = named('Άπαντα').replace('<TitleDetail>', `${inOrder}<TitleDetail>`)
    expect(await volume('', numbered)).toMatchObject({ title: 'Διηγήματα', series: set })
    expect(await volume(number, named('Άπαντα'))).toMatchObject({ title: 'Διηγήματα', series: set })
  })

  test('a series uses the reading order', async () => {
    const collection = `<Collection><CollectionType>10</CollectionType>
      <CollectionSequence><CollectionSequenceType>03</CollectionSequenceType><CollectionSequenceNumber>7</CollectionSequenceNumber></CollectionSequence>
      <CollectionSequence><CollectionSequenceType>06</CollectionSequenceType><CollectionSequenceNumber>2</CollectionSequenceNumber></CollectionSequence>
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>Σειρά</TitleText></TitleElement></TitleDetail></Collection>`
    expect((await readRecord({ description: collection })).record?.series).toEqual({ name: 'Σειρά', number: 2 })
  })
})
