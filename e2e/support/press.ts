// Journeys that press controls by touch or by mouse.

import type { Locator } from '@playwright/test'
import type { Language } from '@stoa/domain/language'
import { test } from '../fixtures.ts'

/** Presses a control, or the given point of a larger element. */
export type Press = (target: Locator, position?: { x: number; y: number }) => Promise<void>

const pointers = {
  finger: (target, position) => target.tap({ position }),
  mouse: (target, position) => target.click({ position }),
} satisfies Record<string, Press>

export const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

type Pair = readonly [pointer: keyof typeof pointers, size: keyof typeof sizes]

export const usualPairs: readonly Pair[] = [
  ['finger', 'phone'],
  ['mouse', 'desk'],
]

/** A narrow window, a large touch screen. */
export const otherPairs: readonly Pair[] = [
  ['mouse', 'phone'],
  ['finger', 'desk'],
]

export function withPointers(pairs: readonly Pair[], journeys: (press: Press) => void): void {
  for (const [pointer, size] of pairs)
    test.describe(`${pointer}, ${sizes[size].width} px`, () => {
      test.use({ hasTouch: pointer === 'finger', viewport: sizes[size] })
      journeys(pointers[pointer])
    })
}

const turns = [
  ['el', 'finger'],
  ['en', 'mouse'],
] as const satisfies readonly (readonly [Language, keyof typeof pointers])[]

/** One visit in each language, of which one is by finger and the other by mouse. */
export function byTurns(journeys: (press: Press) => void): void {
  for (const [language, pointer] of turns)
    test.describe(language, () => {
      test.use({ language })
      withPointers(
        usualPairs.filter(([one]) => one === pointer),
        journeys,
      )
    })
}
