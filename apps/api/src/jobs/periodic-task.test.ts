// A task that waits for itself without ever letting anything else run stops its whole process: such a fault must not stop the tests.

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `
  import { startPeriodicTask } from '${new URL('./periodic-task.ts', import.meta.url).href}'
  let runs = 0
  const task = startPeriodicTask(
    async () => {
      runs += 1
      await new Promise((ended) => setTimeout(ended, 20))
      return true
    },
    5,
    () => {},
  )
  await new Promise((begun) => setTimeout(begun, 50))
  const stopping = task.stop()
  const before = runs
  task.wake()
  await stopping
  task.wake()
  await new Promise((later) => setTimeout(later, 50))
  process.stdout.write(before > 1 && runs === before ? 'stopped' : 'ran ' + (runs - before) + ' times more')`

test('a task that always has more to do ends with its run once it is stopped, whatever requests another', () => {
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect([stdout, status]).toEqual(['stopped', 0])
})
