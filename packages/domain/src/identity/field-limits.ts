// How much fits into form fields, in characters.

export const limits = {
  name: 60,
  username: 40,
  alias: 40,
  description: 200,
  addressTitle: 60,
  street: 120,
  place: 80,
  building: 60,
  comments: 200,
  remarks: 500,
  company: 120,
  taxOffice: 80,
  vatNumber: 20,
  recipientName: 100,
  giftMessage: 300,
  lineText: 300,
  boxWords: 300,
  giftNote: 300,
  email: 254,
  password: { min: 8, max: 128 },
  phone: { min: 7, max: 18 },
  postalCode: { min: 4, max: 7 },
  pointId: 60,
  /** In years; a greater age is a mistyped year. */
  age: 120,
} as const
