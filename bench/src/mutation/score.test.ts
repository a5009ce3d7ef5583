import { expect, test } from 'vitest'
import { scoreOf, scoresByFile } from './score.ts'

const mutants = (
  fileName: string,
  ...statuses: ('Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError')[]
) => statuses.map((status) => ({ fileName, status }))

const spread = mutants('src/ordering/promotions/spread.ts', 'Killed', 'Timeout', 'Survived', 'CompileError')
const means = mutants('src/ordering/pricing/means.ts', 'Killed', 'NoCoverage')

test('what no test reaches is unnoticed too, and what cannot be loaded does not count', () => {
  expect(scoreOf([...spread, ...means])).toBe(60)
})

test('nothing is no good score', () => {
  expect(scoreOf([])).toBe(0)
})

test('each file has a row', () => {
  expect(scoresByFile([...spread, ...means])).toEqual([
    ['spread.ts', '3', '2', '66.7 %'],
    ['means.ts', '2', '1', '50.0 %'],
  ])
})
