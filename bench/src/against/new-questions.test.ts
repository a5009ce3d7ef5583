import { expect, it } from 'vitest'
import { newQuestions } from './new-questions.ts'

const books = [
  { title: 'Βίος και πολιτεία του Αλέξη Ζορμπά', names: ['Νίκος Καζαντζάκης'] },
  { title: 'The Waves', names: ['Virginia Woolf'] },
]

function firstQuestions(): string[] {
  const all = newQuestions(books)
  return Array.from({ length: 400 }, () => all.next().value)
}
const questions = firstQuestions()

it('each is asked once, and all again in the next run', () => {
  expect(new Set(questions).size).toBe(400)
  expect(firstQuestions()).toEqual(questions)
})

it('are titles, names and words, in Latin letters and mistyped', () => {
  expect(questions).toContain('Νίκος Καζαντζάκης')
  expect(questions).toContain('βιος και πολιτεια του αλεξη ζορμπα')
  expect(questions).toContain('nikos kazantzakis')
  expect(questions.some((question) => /^nikos (?!kazantzakis$)k[a-z]*s$/.test(question))).toBe(true)
})
