// Textbooks of the Greek state schools, as they are handed out in class and sold to whoever lost one. Each says for which class
// and which lesson it is; nothing of it is guessed, so authors and numbers of pages are left to the title page.

import type { DemoBook } from '../demo-types.ts'
import { gradeWords, lessonWords, type SchoolGrade, type SchoolLesson } from '../school-words.ts'

interface Textbook {
  title: string
  subtitle?: string
  grades: [SchoolGrade, ...SchoolGrade[]]
  lesson: SchoolLesson
  year: number
  priceCents: number
  /** What it is about, as the end of a sentence. */
  el: string
  en: string
}

const primary = (
  grade: SchoolGrade,
  lesson: SchoolLesson,
  title: string,
  subtitle: string | undefined,
  el: string,
  en: string,
): Textbook => ({ title, subtitle, grades: [grade], lesson, year: 2006, priceCents: 480, el, en })

const gymnasium = (grade: SchoolGrade, lesson: SchoolLesson, title: string, el: string, en: string): Textbook => ({
  title,
  grades: [grade],
  lesson,
  year: 2007,
  priceCents: 560,
  el,
  en,
})

const lyceum = (
  grades: [SchoolGrade, ...SchoolGrade[]],
  lesson: SchoolLesson,
  title: string,
  el: string,
  en: string,
): Textbook => ({ title, grades, lesson, year: 2012, priceCents: 690, el, en })

const textbooks: Record<string, Textbook> = {
  'school-glossa-dim1': primary(
    'dim1',
    'language',
    'Γλώσσα Α΄ Δημοτικού',
    'Γράμματα, λέξεις, ιστορίες',
    'τα πρώτα γράμματα, τις συλλαβές και τις μικρές ιστορίες που διαβάζονται δυνατά',
    'the first letters, syllables, and small stories to be read aloud',
  ),
  'school-mathimatika-dim1': primary(
    'dim1',
    'mathematics',
    'Μαθηματικά Α΄ Δημοτικού',
    'Μαθηματικά της φύσης και της ζωής',
    'τους αριθμούς ως το εκατό, τα σχήματα και τις πρώτες προσθέσεις και αφαιρέσεις',
    'numbers up to a hundred, shapes, and the first additions and subtractions',
  ),
  'school-glossa-dim2': primary(
    'dim2',
    'language',
    'Γλώσσα Β΄ Δημοτικού',
    'Ταξίδι στον κόσμο της γλώσσας',
    'την ανάγνωση, την ορθογραφία των πρώτων λέξεων και τη γραφή μικρών κειμένων',
    'reading, the spelling of the first words, and the writing of short texts',
  ),
  'school-mathimatika-dim2': primary(
    'dim2',
    'mathematics',
    'Μαθηματικά Β΄ Δημοτικού',
    undefined,
    'τις πράξεις με διψήφιους αριθμούς, την προπαίδεια και τη μέτρηση του μήκους και του χρόνου',
    'sums with two-digit numbers, the times tables, and the measuring of length and time',
  ),
  'school-glossa-dim3': primary(
    'dim3',
    'language',
    'Γλώσσα Γ΄ Δημοτικού',
    'Τα απίθανα μολύβια',
    'κείμενα για το σχολείο, την πόλη και τη φύση, με τις πρώτες έννοιες της γραμματικής',
    'texts about school, town and nature, with the first notions of grammar',
  ),
  'school-istoria-dim3': primary(
    'dim3',
    'history',
    'Ιστορία Γ΄ Δημοτικού',
    'Από τη μυθολογία στην ιστορία',
    'τους θεούς και τους ήρωες των μύθων, τον Τρωικό πόλεμο και τα πρώτα χρόνια των Ελλήνων',
    'the gods and heroes of the myths, the Trojan war, and the early years of the Greeks',
  ),
  'school-glossa-dim4': primary(
    'dim4',
    'language',
    'Γλώσσα Δ΄ Δημοτικού',
    'Πετώντας με τις λέξεις',
    'την περιγραφή, την αφήγηση και τα μέρη του λόγου μέσα από κείμενα της εποχής μας',
    'description, narration and the parts of speech, by way of texts of our time',
  ),
  'school-istoria-dim4': primary(
    'dim4',
    'history',
    'Ιστορία Δ΄ Δημοτικού',
    'Στα αρχαία χρόνια',
    'τις πόλεις της αρχαίας Ελλάδας, τους Περσικούς πολέμους και την εκστρατεία του Αλεξάνδρου',
    'the cities of ancient Greece, the Persian wars, and the campaign of Alexander',
  ),
  'school-glossa-dim5': primary(
    'dim5',
    'language',
    'Γλώσσα Ε΄ Δημοτικού',
    'Της γλώσσας ρόδι και ροδάκινο',
    'τα είδη των κειμένων, τη σύνταξη της πρότασης και τη γραφή γραμμάτων και ειδήσεων',
    'kinds of texts, the syntax of the sentence, and the writing of letters and news',
  ),
  'school-istoria-dim5': primary(
    'dim5',
    'history',
    'Ιστορία Ε΄ Δημοτικού',
    'Στα βυζαντινά χρόνια',
    'την Κωνσταντινούπολη, τους αυτοκράτορες και την καθημερινή ζωή στο Βυζάντιο ως την Άλωση',
    'Constantinople, the emperors, and daily life in Byzantium until its fall',
  ),
  'school-geografia-dim5': primary(
    'dim5',
    'geography',
    'Γεωγραφία Ε΄ Δημοτικού',
    'Μαθαίνω για την Ελλάδα',
    'τους χάρτες, τα βουνά, τις θάλασσες και τις περιφέρειες της Ελλάδας',
    'maps, and the mountains, seas and regions of Greece',
  ),
  'school-fysika-dim5': primary(
    'dim5',
    'physics',
    'Φυσικά Ε΄ Δημοτικού',
    'Ερευνώ και ανακαλύπτω',
    'πειράματα με υλικά του σπιτιού για τη θερμότητα, τον ηλεκτρισμό, το φως και τον ήχο',
    'experiments with things from home about heat, electricity, light and sound',
  ),
  'school-glossa-dim6': primary(
    'dim6',
    'language',
    'Γλώσσα ΣΤ΄ Δημοτικού',
    'Λέξεις, φράσεις, κείμενα',
    'τα επιχειρήματα, την περίληψη και τους χρόνους του ρήματος, πριν από το Γυμνάσιο',
    'arguments, summaries and the tenses of the verb, before the Gymnasium',
  ),
  'school-istoria-dim6': primary(
    'dim6',
    'history',
    'Ιστορία ΣΤ΄ Δημοτικού',
    'Ιστορία του νεότερου και σύγχρονου κόσμου',
    'τα χρόνια της Τουρκοκρατίας, την Επανάσταση του 1821 και το ελληνικό κράτος ως σήμερα',
    'the years of Ottoman rule, the Revolution of 1821, and the Greek state up to the present',
  ),
  'school-geografia-dim6': primary(
    'dim6',
    'geography',
    'Γεωγραφία ΣΤ΄ Δημοτικού',
    'Μαθαίνω για τη Γη',
    'τον πλανήτη, τις ηπείρους, τα κλίματα και τους ανθρώπους που ζουν σε αυτά',
    'the planet, its continents and climates, and the people who live in them',
  ),
  'school-glossa-gim1': gymnasium(
    'gim1',
    'language',
    'Νεοελληνική Γλώσσα Α΄ Γυμνασίου',
    'τον προφορικό και τον γραπτό λόγο, την παράγραφο και τη δομή του κειμένου',
    'speech and writing, the paragraph, and the structure of a text',
  ),
  'school-mathimatika-gim1': gymnasium(
    'gim1',
    'mathematics',
    'Μαθηματικά Α΄ Γυμνασίου',
    'τα κλάσματα, τους δεκαδικούς, τις πρώτες εξισώσεις και τις βασικές έννοιες της γεωμετρίας',
    'fractions, decimals, the first equations, and the basic notions of geometry',
  ),
  'school-viologia-gim1': gymnasium(
    'gim1',
    'biology',
    'Βιολογία Α΄ Γυμνασίου',
    'το κύτταρο και το πώς τρέφονται, αναπνέουν και κινούνται οι οργανισμοί',
    'the cell, and how living things feed, breathe and move',
  ),
  'school-mathimatika-gim2': gymnasium(
    'gim2',
    'mathematics',
    'Μαθηματικά Β΄ Γυμνασίου',
    'τις εξισώσεις, τις συναρτήσεις, το Πυθαγόρειο θεώρημα και τη στατιστική',
    'equations, functions, the theorem of Pythagoras, and statistics',
  ),
  'school-fysiki-gim2': gymnasium(
    'gim2',
    'physics',
    'Φυσική Β΄ Γυμνασίου',
    'την κίνηση, τις δυνάμεις, την πίεση, την ενέργεια και τη θερμότητα',
    'motion, forces, pressure, energy and heat',
  ),
  'school-istoria-gim2': gymnasium(
    'gim2',
    'history',
    'Μεσαιωνική και Νεότερη Ιστορία Β΄ Γυμνασίου',
    'το Βυζάντιο, τη μεσαιωνική Ευρώπη, τους Άραβες και τις μεγάλες ανακαλύψεις',
    'Byzantium, medieval Europe, the Arabs, and the great discoveries',
  ),
  'school-mathimatika-gim3': gymnasium(
    'gim3',
    'mathematics',
    'Μαθηματικά Γ΄ Γυμνασίου',
    'τις ταυτότητες, τις εξισώσεις δεύτερου βαθμού, τα συστήματα και την τριγωνομετρία',
    'identities, quadratic equations, systems, and trigonometry',
  ),
  'school-chimeia-gim3': gymnasium(
    'gim3',
    'chemistry',
    'Χημεία Γ΄ Γυμνασίου',
    'τα οξέα και τις βάσεις, τα στοιχεία του περιοδικού πίνακα και τη χημεία του άνθρακα',
    'acids and bases, the elements of the periodic table, and the chemistry of carbon',
  ),
  'school-istoria-gim3': gymnasium(
    'gim3',
    'history',
    'Νεότερη και Σύγχρονη Ιστορία Γ΄ Γυμνασίου',
    'τις επαναστάσεις, τα κράτη του 19ου αιώνα, τους δύο παγκόσμιους πολέμους και τη σύγχρονη Ελλάδα',
    'revolutions, the states of the nineteenth century, the two world wars, and modern Greece',
  ),
  'school-algevra-lik1': lyceum(
    ['lik1'],
    'mathematics',
    'Άλγεβρα και Στοιχεία Πιθανοτήτων Α΄ Λυκείου',
    'τους πραγματικούς αριθμούς, τις εξισώσεις, τις ανισώσεις, τις προόδους και τις πιθανότητες',
    'real numbers, equations, inequalities, progressions, and probability',
  ),
  'school-geometria-lik1-lik2': lyceum(
    ['lik1', 'lik2'],
    'mathematics',
    'Ευκλείδεια Γεωμετρία Α΄ και Β΄ Λυκείου',
    'τα τρίγωνα, τους κύκλους, την ομοιότητα και τα εμβαδά, με αποδείξεις',
    'triangles, circles, similarity and areas, with proofs',
  ),
  'school-archaia-lik1': lyceum(
    ['lik1'],
    'ancient-greek',
    'Αρχαίοι Έλληνες Ιστοριογράφοι Α΄ Λυκείου',
    'τον Ξενοφώντα και τον Θουκυδίδη στο πρωτότυπο, με σχόλια και ασκήσεις',
    'Xenophon and Thucydides in the original, with notes and exercises',
  ),
  'school-chimeia-lik2': lyceum(
    ['lik2'],
    'chemistry',
    'Χημεία Β΄ Λυκείου',
    'τους υδρογονάνθρακες, τις αλκοόλες, τα καύσιμα και τα βιομόρια',
    'hydrocarbons, alcohols, fuels, and the molecules of life',
  ),
  'school-mathimatika-lik3': lyceum(
    ['lik3'],
    'mathematics',
    'Μαθηματικά Γ΄ Λυκείου',
    'τα όρια, τη συνέχεια, τις παραγώγους και τα ολοκληρώματα των πανελλαδικών εξετάσεων',
    'limits, continuity, derivatives and integrals, for the national examinations',
  ),
  'school-istoria-lik3': lyceum(
    ['lik3'],
    'history',
    'Ιστορία του νεότερου και του σύγχρονου κόσμου Γ΄ Λυκείου',
    'τον κόσμο από το 1815 ως σήμερα, με πηγές, χάρτες και ερωτήσεις',
    'the world from 1815 to the present, with sources, maps and questions',
  ),
}

const toBook = ([key, { title, subtitle, grades, lesson, year, priceCents, el, en }]: [string, Textbook]): DemoBook => {
  const [grade] = grades
  const classes = { el: grades.map((one) => gradeWords[one].el), en: grades.map((one) => gradeWords[one].en) }
  return {
    key,
    title,
    subtitle,
    year,
    priceCents,
    language: 'el',
    contributors: [],
    publisher: 'Διόφαντος',
    binding: 'paperback',
    categories: [grade.startsWith('dim') ? 'primary-school' : 'secondary-school'],
    leadEl: `Το βιβλίο του μαθητή για το μάθημα «${lessonWords[lesson].el}», όπως μοιράζεται στις τάξεις: ${classes.el.join(', ')}.`,
    leadEn: `The pupil’s book for ${lessonWords[lesson].en}, as it is handed out in class: ${classes.en.join(', ')}.`,
    descriptionEl: `Καλύπτει ${el}. Για όποιον έχασε το δικό του, για ένα δεύτερο στο σπίτι ή για παιδιά που μαθαίνουν ελληνικά έξω από την Ελλάδα.`,
    descriptionEn: `It covers ${en}. For whoever has lost a copy, for a second one at home, or for children who learn Greek outside Greece.`,
    ageFrom: gradeWords[grade].age,
  }
}

export const school: DemoBook[] = Object.entries(textbooks).map(toBook)

/** By book: its classes and its lesson. */
export const schoolFacts: Record<string, { grades: readonly SchoolGrade[]; lesson: SchoolLesson }> = textbooks
