import { expect, it } from 'vitest'
import { readOrder } from './read-order.ts'

const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each([
  uid,
  uid.toUpperCase(),
  ` ${uid} `,
  `https://stoa.example/track-order/${uid}`,
  `http://localhost:3000/en/track-order/${uid}?from=mail`,
])('finds the key in %s', (input) => expect(readOrder(input)).toEqual({ uid }))

it.each([
  ['  ', 'missing'],
  ['ST-260-418', 'wrong'],
  ['eleni@example.gr', 'wrong'],
  ['0f8fad5b-d9cb-469f', 'wrong'],
])('says what is wrong with %j', (input, problem) => expect(readOrder(input)).toEqual({ problem }))

it.each(['sto 26 483920', '26-483920', ' 26 48 39 20 '])('finds the number in %j', (input) =>
  expect(readOrder(input)).toEqual({ code: 'STO-26-483920' }),
)
