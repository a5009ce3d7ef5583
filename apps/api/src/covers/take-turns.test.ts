import { describe, expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

describe('takeTurns', () => {
  it('lets no more than the given number work at once, and all in the end', async () => {
    const inTurn = takeTurns(2)
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      return running--
    }
    await Promise.all(Array.from({ length: 15 }, () => inTurn(work)))
    expect(most).toBe(2)
    expect(running).toBe(0)
  })

  it('goes on after a failure', async () => {
    const inTurn = takeTurns(1)
    const failing = inTurn(() => Promise.reject(new Error('no')))
    const next = inTurn(() => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('yes')
  })
})
