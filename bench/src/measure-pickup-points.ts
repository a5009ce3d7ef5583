// Searches among as many pickup points as two networks have: in Greek and Latin letters, by postal code, and by distance.

import { carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import { indexPoints, type PickupPoint, searchPoints } from '@stoa/domain/ordering/delivery/pickup-points'
import { percentile } from './latency.ts'
import type { Measure } from './measure.ts'
import type { Figure } from './table.ts'

const count = 5000
const maxMs = 10
const rounds = 50

const streets =
  'Ερμού Σόλωνος Πατησίων Τσιμισκή Κηφισίας Ελευθερίου Βενιζέλου Μαιζώνος Ασκληπιού Ακαδημίας Εγνατία'.split(' ')
const cities = 'Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Ιωάννινα Χανιά Καβάλα Ρόδος Καλαμάτα Σέρρες'.split(' ')
const names = 'Πλατεία Μίνι Μάρκετ Περίπτερο Φούρνος Καφέ Στάση Μετρό Βιβλιοπωλείο Ψιλικά'.split(' ')
const texts = [
  ...['ερμ', 'Σόλωνος Αθήνα', 'πατησιων', 'Θεσσαλονίκη τσιμισκή', 'περίπτερο βόλος', 'κηφ'],
  ...['ermou', 'thessaloniki', 'solonos athina', 'patission', 'iraklio', 'eleftheriou venizelou'],
  ...['105', '546 24', '1', 'α', 'e', 'plateia', 'μετρό 26', ''],
]

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

const points: readonly PickupPoint[] = Array.from({ length: count }, (_, index) => ({
  carrier: at(carrierCodes, index % 2) === 'box_now' ? 'box_now' : 'clever_point',
  id: String(index),
  kind: 'locker',
  name: `${at(names, index)} ${at(streets, index * 7)} ${index}`,
  street: `${at(streets, index * 3)} ${index % 300}`,
  city: at(cities, index * 5),
  postalCode: String(10_000 + ((index * 7919) % 75_000)),
  countryCode: 'GR',
  latitude: 35 + (index % 600) / 100,
  longitude: 20 + (index % 800) / 100,
  note: null,
}))

const athens = { latitude: 37.98, longitude: 23.73 }

function timesOf(index: ReturnType<typeof indexPoints>): number[] {
  return texts.flatMap((text) =>
    [null, athens].map((near) => {
      const begun = performance.now()
      searchPoints(index, { carriers: carrierCodes, text, near, opening: null, now: 0, limit: 50 })
      return performance.now() - begun
    }),
  )
}

async function measure(): Promise<Figure[]> {
  const begun = performance.now()
  const index = indexPoints(points)
  const indexed = performance.now() - begun
  timesOf(index)
  const times = Array.from({ length: rounds }, () => timesOf(index)).flat()
  const slowest = `slowest ${Math.max(...times).toFixed(1)} ms`
  return [
    {
      label: `a search among ${count.toLocaleString('en-US')} points, 95th percentile`,
      value: percentile(times, 95),
      unit: 'ms',
      target: { atMost: maxMs },
      note: slowest,
    },
    { label: 'making the index', value: indexed, unit: 'ms' },
  ]
}

export const pickupPoints: Measure = { name: 'pickup-points', title: 'Pickup points', measure }
