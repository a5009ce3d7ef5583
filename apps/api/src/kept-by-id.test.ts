import { expect, test } from 'vitest'
import { KeptById } from './kept-by-id.ts'

function connected(most = 10): KeptById<string> {
  const kept = new KeptById<string>(most)
  kept.onConnected()
  return kept
}

test('what was read is kept until it changes', () => {
  const kept = connected()
  kept.keep(1, 'one', kept.startReading())
  kept.keep(2, 'two', kept.startReading())
  expect([kept.find(1), kept.find(2)]).toEqual(['one', 'two'])
  kept.forget(1)
  expect([kept.find(1), kept.find(2)]).toEqual([undefined, 'two'])
  kept.forgetAll()
  expect(kept.find(2)).toBeUndefined()
})

test.each([
  ['one of them changes', (kept: KeptById<string>) => kept.forget(1)],
  ['everything changes', (kept: KeptById<string>) => kept.forgetAll()],
  ['the log is no longer followed', (kept: KeptById<string>) => kept.onDisconnected()],
  ['the log is followed again', (kept: KeptById<string>) => kept.onConnected()],
])('what is read while %s is not kept', (_, happen) => {
  const kept = connected()
  const start = kept.startReading()
  happen(kept)
  kept.keep(1, 'from before', start)
  expect(kept.find(1)).toBeUndefined()
})

test('nothing is kept while the log is not followed', () => {
  const kept = new KeptById<string>(10)
  kept.keep(1, 'one', kept.startReading())
  expect(kept.find(1)).toBeUndefined()
  kept.onConnected()
  kept.keep(1, 'one', kept.startReading())
  kept.onDisconnected()
  kept.keep(2, 'two', kept.startReading())
  expect([kept.find(1), kept.find(2)]).toEqual([undefined, undefined])
})

test('the one that was not used for longest goes first', () => {
  const kept = connected(2)
  for (const [id, value] of [
    [1, 'one'],
    [2, 'two'],
  ] as const)
    kept.keep(id, value, kept.startReading())
  kept.find(1)
  kept.keep(3, 'three', kept.startReading())
  expect([kept.find(1), kept.find(2), kept.find(3)]).toEqual(['one', undefined, 'three'])
})

test('what weighs more leaves room for fewer, and the ones not used for longest go first', () => {
  const kept = new KeptById<string, string>(6, (value) => value.length)
  kept.onConnected()
  for (const id of ['a', 'b', 'c']) kept.keep(id, 'xx', kept.startReading())
  kept.find('a')
  kept.keep('d', 'xxxx', kept.startReading())
  expect(['a', 'b', 'c', 'd'].map((id) => kept.find(id))).toEqual(['xx', undefined, undefined, 'xxxx'])
  kept.forget('a')
  kept.keep('a', 'y', kept.startReading())
  kept.keep('a', 'yy', kept.startReading())
  expect(kept.find('d')).toBe('xxxx')
})
