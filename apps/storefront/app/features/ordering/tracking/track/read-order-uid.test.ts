import { expect, it } from 'vitest'
import { readOrderUid } from './read-order-uid.ts'

const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each([
  uid,
  uid.toUpperCase(),
  ` ${uid} `,
  `https://stoa.example/track-order/${uid}`,
  `http://localhost:3000/en/track-order/${uid}?from=mail`,
])('finds the key in %s', (input) => expect(readOrderUid(input)).toEqual({ uid }))

it.each([
  ['  ', 'missing'],
  ['ST-260-418', 'code'],
  ['#st260418', 'code'],
  ['eleni@example.gr', 'wrong'],
  ['0f8fad5b-d9cb-469f', 'wrong'],
])('says what is wrong with %j', (input, problem) => expect(readOrderUid(input)).toEqual({ problem }))
