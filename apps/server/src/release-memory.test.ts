import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseMemoryWhenIdle } from './release-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('collects garbage once, when a busy period is over', () => {
  const collect = vi.fn()
  const releaser = releaseMemoryWhenIdle(collect)
  for (let second = 0; second < 3; second += 1) {
    for (let page = 0; page < 30; page += 1) releaser.onRender()
    vi.advanceTimersByTime(1000)
  }
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(1)
  releaser.stop()
})

test('ignores a few pages', () => {
  const collect = vi.fn()
  const releaser = releaseMemoryWhenIdle(collect)
  for (let page = 0; page < 49; page += 1) releaser.onRender()
  vi.advanceTimersByTime(10_000)
  expect(collect).not.toHaveBeenCalled()
  releaser.stop()
})
