import { expect, test } from 'vitest'
import { documentUid } from './document-uid.ts'

const document = {
  ...{ vatNumber: '888888888', issuedOn: '2026-11-22', branch: 0, type: '11.1' },
  ...{ series: 'A', number: 101 },
}

test('the test vector', () => {
  expect(documentUid(document)).toBe('14A3797B2ABF50D4EB2077EB24368B16577BC1E6')
})

test('Greek series differ from their Latin look-alikes, and other letters are refused', () => {
  expect(documentUid({ ...document, series: 'Α' })).not.toBe(documentUid(document))
  expect(documentUid({ ...document, series: 'ΑΛΠ-2026' })).toMatch(/^[0-9A-F]{40}$/)
  expect(() => documentUid({ ...document, series: 'Ж' })).toThrow('ISO 8859-7')
})
