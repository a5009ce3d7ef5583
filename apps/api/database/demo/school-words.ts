// The classes of the Greek school and its lessons. The codes of classes are those by which search knows them.

export const gradeWords = {
  dim1: { el: 'Α΄ Δημοτικού', en: '1st grade of Primary School', age: 6 },
  dim2: { el: 'Β΄ Δημοτικού', en: '2nd grade of Primary School', age: 7 },
  dim3: { el: 'Γ΄ Δημοτικού', en: '3rd grade of Primary School', age: 8 },
  dim4: { el: 'Δ΄ Δημοτικού', en: '4th grade of Primary School', age: 9 },
  dim5: { el: 'Ε΄ Δημοτικού', en: '5th grade of Primary School', age: 10 },
  dim6: { el: 'ΣΤ΄ Δημοτικού', en: '6th grade of Primary School', age: 11 },
  gim1: { el: 'Α΄ Γυμνασίου', en: '1st grade of Gymnasium', age: 12 },
  gim2: { el: 'Β΄ Γυμνασίου', en: '2nd grade of Gymnasium', age: 13 },
  gim3: { el: 'Γ΄ Γυμνασίου', en: '3rd grade of Gymnasium', age: 14 },
  lik1: { el: 'Α΄ Λυκείου', en: '1st grade of Lyceum', age: 15 },
  lik2: { el: 'Β΄ Λυκείου', en: '2nd grade of Lyceum', age: 16 },
  lik3: { el: 'Γ΄ Λυκείου', en: '3rd grade of Lyceum', age: 17 },
} as const

export type SchoolGrade = keyof typeof gradeWords

export const lessonWords = {
  language: { el: 'Νεοελληνική γλώσσα', en: 'Modern Greek' },
  'ancient-greek': { el: 'Αρχαία ελληνικά', en: 'Ancient Greek' },
  history: { el: 'Ιστορία', en: 'History' },
  mathematics: { el: 'Μαθηματικά', en: 'Mathematics' },
  physics: { el: 'Φυσική', en: 'Physics' },
  chemistry: { el: 'Χημεία', en: 'Chemistry' },
  biology: { el: 'Βιολογία', en: 'Biology' },
  geography: { el: 'Γεωγραφία', en: 'Geography' },
} as const

export type SchoolLesson = keyof typeof lessonWords
