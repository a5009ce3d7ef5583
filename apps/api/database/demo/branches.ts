// The demo shop's three branches: illustrative addresses, visibly fictional phones, opening hours.

export interface DemoOpeningHours {
  /** 1 is Monday, 7 is Sunday. A day that is not listed is closed. */
  day: 1 | 2 | 3 | 4 | 5 | 6 | 7
  opens: string
  closes: string
}

export interface DemoBranch {
  code: string
  nameEl: string
  nameEn: string
  addressEl: string
  addressEn: string
  cityEl: string
  cityEn: string
  postalCode: string
  phone: string
  latitude: number
  longitude: number
  hours: DemoOpeningHours[]
}

const openingHours: DemoOpeningHours[] = [
  { day: 1, opens: '09:00', closes: '21:00' },
  { day: 2, opens: '09:00', closes: '21:00' },
  { day: 3, opens: '09:00', closes: '21:00' },
  { day: 4, opens: '09:00', closes: '21:00' },
  { day: 5, opens: '09:00', closes: '21:00' },
  { day: 6, opens: '09:00', closes: '18:00' },
]

export const branches: DemoBranch[] = [
  {
    code: 'solonos',
    nameEl: 'Στοά Σόλωνος',
    nameEn: 'Stoa Solonos',
    addressEl: 'Σόλωνος 71',
    addressEn: '71 Solonos St',
    cityEl: 'Αθήνα',
    cityEn: 'Athens',
    postalCode: '10679',
    phone: '210 000 0000',
    latitude: 37.9815,
    longitude: 23.7355,
    hours: openingHours,
  },
  {
    code: 'pangrati',
    nameEl: 'Στοά Παγκράτι',
    nameEn: 'Stoa Pangrati',
    addressEl: 'Αρχελάου 12',
    addressEn: '12 Archelaou St',
    cityEl: 'Παγκράτι',
    cityEn: 'Pangrati',
    postalCode: '11635',
    phone: '210 000 0001',
    latitude: 37.9708,
    longitude: 23.7465,
    hours: openingHours,
  },
  {
    code: 'thessaloniki',
    nameEl: 'Στοά Θεσσαλονίκη',
    nameEn: 'Stoa Thessaloniki',
    addressEl: 'Κορομηλά 28',
    addressEn: '28 Koromila St',
    cityEl: 'Θεσσαλονίκη',
    cityEn: 'Thessaloniki',
    postalCode: '54622',
    phone: '2310 000000',
    latitude: 40.6304,
    longitude: 22.9449,
    hours: openingHours,
  },
]
