// Guards the calls to a service of somebody else: a few at a time, and none for a while after it has failed repeatedly or has
// asked for a pause. What is refused here costs nothing and nobody waits for it. After the pause one call tries whether
// the service works again.

import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'

const failuresToPause = 5
const pauseMs = 30_000

export interface OutsideServiceOptions {
  name: string
  /** Calls at the same time. */
  maxRunning: number
  reports: OutsideReports
  now?: () => number
}

export interface OutsideService {
  /** Rejects with an `OutsideError` instead of calling, or with what `task` rejects with: its failures are counted. */
  call<Answer>(task: () => Promise<Answer>): Promise<Answer>
  /** Calls nothing for so long, as the service itself has asked. */
  pause(milliseconds: number): void
}

export function createOutsideService(options: OutsideServiceOptions): OutsideService {
  const { name, maxRunning, reports, now = Date.now } = options
  let running = 0
  let failures = 0
  let pausedUntil = 0

  const countFailure = (error: unknown) => {
    failures += 1
    if (failures < failuresToPause) return
    pausedUntil = Math.max(pausedUntil, now() + pauseMs)
    reports.failing(name, error instanceof OutsideError ? error.failure : 'fault')
  }
  return {
    async call(task) {
      const isTrial = failures >= failuresToPause
      if (now() < pausedUntil || (isTrial && running > 0)) throw new OutsideError('paused')
      if (running >= maxRunning) throw new OutsideError('busy')
      running += 1
      try {
        const answer = await task()
        failures = 0
        return answer
      } catch (error) {
        countFailure(error)
        throw error
      } finally {
        running -= 1
      }
    },
    pause(milliseconds) {
      pausedUntil = now() + milliseconds
    },
  }
}
