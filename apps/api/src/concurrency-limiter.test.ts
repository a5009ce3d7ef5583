import { describe, expect, it } from 'vitest'
import { createLimiter } from './concurrency-limiter.ts'

describe('takeTurns', () => {
  it('runs no more than the given number at once, and all in the end', async () => {
    const limit = createLimiter(2)
    let running = 0
    let maxSeen = 0
    const work = async () => {
      maxSeen = Math.max(maxSeen, ++running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      return running--
    }
    await Promise.all(Array.from({ length: 15 }, () => limit(work)))
    expect(maxSeen).toBe(2)
    expect(running).toBe(0)
  })

  it('goes on after a failure', async () => {
    const limit = createLimiter(1)
    const failing = limit(() => Promise.reject(new Error('no')))
    const next = limit(() => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('yes')
  })
})
