import { expect, test } from 'vitest'
import { DateOrder } from './date-order.ts'

const daysIn = (dates: DateOrder, texts: readonly string[]) => texts.map((text) => dates.read(text)?.day ?? null)

test('a date that can be two days is the one of this country', () => {
  expect(daysIn(new DateOrder(), ['03/04/2024', '25/12/2024', '1/2/2024'])).toEqual([
    '2024-04-03',
    '2024-12-25',
    '2024-02-01',
  ])
})

test('a date whose month stands first is understood; after it another is none, whatever is certain stays', () => {
  const dates = new DateOrder()
  expect(daysIn(dates, ['12/25/2024', '03/04/2024', '04/04/2024', '25/12/2024', '3.4.2024', '2024-04-03'])).toEqual([
    '2024-12-25',
    null,
    '2024-04-04',
    '2024-12-25',
    '2024-04-03',
    '2024-04-03',
  ])
})

test.each([
  'title,date\nDawn,03/04/2024\nNoon,12/25/2024\n',
  'date;title\r\n03/04/2024;Dawn\r\n12/25/2024;Noon\r\n',
  'title,date\n"Dawn","03/04/2024"\n"Noon","12/25/2024"\n',
  '{"title":"Dawn","date":"03/04/2024"}\n{"title":"Noon","date":"12/25/2024"}\n',
])('the beginning of a file tells before its rows are read: %j', (head) => {
  expect(daysIn(new DateOrder(head), ['03/04/2024'])).toEqual([null])
})

test.each([
  'title,text\nDawn,"from 12/25/2024 on"\n',
  'title,text\nDawn,"12/25/2024, a day like any other"\n',
  'title,text\nDawn,"on ""12/25/2024"" it dawned"\n',
  'title,date\nDawn,25/12/2024\n',
  'title,code\nA,112/25/20241\n',
])('nothing else shows that months stand first: %j', (head) => {
  expect(daysIn(new DateOrder(head), ['03/04/2024'])).toEqual(['2024-04-03'])
})
