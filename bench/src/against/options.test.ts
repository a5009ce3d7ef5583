import { describe, expect, it } from 'vitest'
import { measureNames, readOptions, UsageError } from './options.ts'

describe('the command line of a comparison', () => {
  it('needs a commit and has defaults for the rest', () => {
    expect(readOptions(['8000663'])).toEqual({ commit: '8000663', rounds: 4, products: null, only: measureNames })
  })

  it('takes rounds, a number of products, and measures by name, repeated or with commas', () => {
    const args = ['HEAD~3', '--rounds', '2', '--products', '10000', '--only', 'list,search', '--only', 'orders']
    expect(readOptions(args)).toEqual({
      commit: 'HEAD~3',
      rounds: 2,
      products: 10_000,
      only: ['list', 'search', 'orders'],
    })
  })

  it.each([
    [[]],
    [['a', 'b']],
    [['a', '--rounds', '0']],
    [['a', '--rounds', '1.5']],
    [['a', '--rounds', 'many']],
    [['a', '--products', '999']],
    [['a', '--products', 'many']],
    [['a', '--only', 'lists']],
    [['a', '--only', '']],
    [['a', '--quick']],
  ])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow(UsageError)
  })
})
