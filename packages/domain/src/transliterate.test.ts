import { expect, it } from 'vitest'
import { hasGreek, transliterate } from './transliterate.ts'

it.each([
  ['Ματωμένα χώματα', 'Matomena chomata'],
  ['Η τελευταία μαύρη γάτα', 'I teleftaia mavri gata'],
  ['Ο Μικρός Πρίγκιπας', 'O Mikros Prigkipas'],
  ['Το τρίτο στεφάνι', 'To trito stefani'],
  ['Μπαουντολίνο', 'Baountolino'],
  ['Ευαγγελία', 'Evangelia'],
  ['Καμπάνα', 'Kampana'],
  ['Άγχος και έλεγχος', 'Anchos kai elenchos'],
  ['Ψυχή, θάλασσα, ξένος', 'Psychi, thalassa, xenos'],
  ['Η Οδύσσεια του Αυλού', 'I Odysseia tou Avlou'],
  ['ΘΕΑΤΡΟ', 'THEATRO'],
  ['Προϋπόθεση, άυλος', 'Proypothesi, aylos'],
  ['1984 in English', '1984 in English'],
])('%s is %s', (greek, latin) => {
  expect(transliterate(greek)).toBe(latin)
})

it('tells Greek from Latin', () => {
  expect([hasGreek('Ζορμπάς'), hasGreek('Zorba, 1946')]).toEqual([true, false])
})
