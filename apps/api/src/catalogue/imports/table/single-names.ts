// Writers who are known by one name, or by none: "Homer, Robert Fagles" are two people, "Faulkner, William Cuthbert" is one.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'

const names = [
  ...['Homer', 'Hesiod', 'Sappho', 'Pindar', 'Aesop', 'Aeschylus', 'Sophocles', 'Euripides', 'Aristophanes'],
  ...['Menander', 'Herodotus', 'Thucydides', 'Xenophon', 'Plato', 'Aristotle', 'Theophrastus', 'Epicurus', 'Epictetus'],
  ...['Plutarch', 'Lucian', 'Longus', 'Plotinus', 'Virgil', 'Horace', 'Ovid', 'Cicero', 'Seneca', 'Tacitus', 'Livy'],
  ...[
    'Petronius',
    'Boethius',
    'Confucius',
    'Rumi',
    'Voltaire',
    'Molière',
    'Stendhal',
    'Novalis',
    'Colette',
    'Saki',
    'Hergé',
  ],
  ...['Anonymous', 'Unknown', 'Various', 'CLAMP', 'QuinRose', 'Slash', 'Masha', 'HaveYouSeenThisGirL'],
  ...['Όμηρος', 'Ησίοδος', 'Σαπφώ', 'Πίνδαρος', 'Αίσωπος', 'Αισχύλος', 'Σοφοκλής', 'Ευριπίδης', 'Αριστοφάνης'],
  ...['Μένανδρος', 'Ηρόδοτος', 'Θουκυδίδης', 'Ξενοφών', 'Ξενοφώντας', 'Πλάτων', 'Πλάτωνας', 'Αριστοτέλης'],
  ...['Θεόφραστος', 'Επίκουρος', 'Επίκτητος', 'Πλούταρχος', 'Λουκιανός', 'Λόγγος', 'Πλωτίνος', 'Βιργίλιος', 'Οράτιος'],
  ...['Οβίδιος', 'Κικέρων', 'Κικέρωνας', 'Σενέκας', 'Τάκιτος', 'Κομφούκιος', 'Ρουμί', 'Βολταίρος', 'Μολιέρος'],
  ...['Σταντάλ', 'Νοβάλις', 'Κολέτ', 'Ερζέ', 'Άγνωστος', 'Ανώνυμος', 'Διάφοροι', 'Συλλογικό'],
]

export const singleNames: ReadonlySet<string> = new Set(names.map(normalizeWords))
