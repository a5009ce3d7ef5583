import { expect, test } from 'vitest'
import { freeSlug } from './free-slug.ts'

test('the first of a name gets the plain slug, the next ones a number', () => {
  const taken = new Set<string>()
  const next = (name: string) => {
    const slug = freeSlug(name, 'contributor', (candidate) => taken.has(candidate))
    taken.add(slug)
    return slug
  }
  expect([next('Nikos Pappas'), next('Νίκος Παππάς'), next('Nikos Pappas'), next('村上'), next('漱石')]).toEqual([
    'nikos-pappas',
    'nikos-pappas-2',
    'nikos-pappas-3',
    'contributor',
    'contributor-2',
  ])
})
