// Countries the shop delivers to (the 27 of the European Union) and the regions written in addresses of Greece and Cyprus.
// Source: ISO 3166-1, the prefectures of the MIT list elutils (2026-11-20) with Attica's four parts as one; Cyprus's six districts.

export interface DemoCountry {
  id: number
  iso: string
  nameEl: string
  nameEn: string
  /** How many digits a postal code has, separators not counted; 0 where it mixes letters and digits (Ireland, Malta, the Netherlands). */
  postalCodeDigits: number
}

export interface DemoRegion {
  id: number
  countryId: number
  nameEl: string
  nameEn: string
}

export const countries: DemoCountry[] = [
  { id: 1, iso: 'GR', nameEl: 'Ελλάδα', nameEn: 'Greece', postalCodeDigits: 5 },
  { id: 2, iso: 'CY', nameEl: 'Κύπρος', nameEn: 'Cyprus', postalCodeDigits: 4 },
  { id: 3, iso: 'AT', nameEl: 'Αυστρία', nameEn: 'Austria', postalCodeDigits: 4 },
  { id: 4, iso: 'BE', nameEl: 'Βέλγιο', nameEn: 'Belgium', postalCodeDigits: 4 },
  { id: 5, iso: 'BG', nameEl: 'Βουλγαρία', nameEn: 'Bulgaria', postalCodeDigits: 4 },
  { id: 6, iso: 'FR', nameEl: 'Γαλλία', nameEn: 'France', postalCodeDigits: 5 },
  { id: 7, iso: 'DE', nameEl: 'Γερμανία', nameEn: 'Germany', postalCodeDigits: 5 },
  { id: 8, iso: 'DK', nameEl: 'Δανία', nameEn: 'Denmark', postalCodeDigits: 4 },
  { id: 9, iso: 'EE', nameEl: 'Εσθονία', nameEn: 'Estonia', postalCodeDigits: 5 },
  { id: 10, iso: 'IE', nameEl: 'Ιρλανδία', nameEn: 'Ireland', postalCodeDigits: 0 },
  { id: 11, iso: 'ES', nameEl: 'Ισπανία', nameEn: 'Spain', postalCodeDigits: 5 },
  { id: 12, iso: 'IT', nameEl: 'Ιταλία', nameEn: 'Italy', postalCodeDigits: 5 },
  { id: 13, iso: 'HR', nameEl: 'Κροατία', nameEn: 'Croatia', postalCodeDigits: 5 },
  { id: 14, iso: 'LV', nameEl: 'Λετονία', nameEn: 'Latvia', postalCodeDigits: 4 },
  { id: 15, iso: 'LT', nameEl: 'Λιθουανία', nameEn: 'Lithuania', postalCodeDigits: 5 },
  { id: 16, iso: 'LU', nameEl: 'Λουξεμβούργο', nameEn: 'Luxembourg', postalCodeDigits: 4 },
  { id: 17, iso: 'MT', nameEl: 'Μάλτα', nameEn: 'Malta', postalCodeDigits: 0 },
  { id: 18, iso: 'NL', nameEl: 'Ολλανδία', nameEn: 'Netherlands', postalCodeDigits: 0 },
  { id: 19, iso: 'HU', nameEl: 'Ουγγαρία', nameEn: 'Hungary', postalCodeDigits: 4 },
  { id: 20, iso: 'PL', nameEl: 'Πολωνία', nameEn: 'Poland', postalCodeDigits: 5 },
  { id: 21, iso: 'PT', nameEl: 'Πορτογαλία', nameEn: 'Portugal', postalCodeDigits: 7 },
  { id: 22, iso: 'RO', nameEl: 'Ρουμανία', nameEn: 'Romania', postalCodeDigits: 6 },
  { id: 23, iso: 'SK', nameEl: 'Σλοβακία', nameEn: 'Slovakia', postalCodeDigits: 5 },
  { id: 24, iso: 'SI', nameEl: 'Σλοβενία', nameEn: 'Slovenia', postalCodeDigits: 4 },
  { id: 25, iso: 'SE', nameEl: 'Σουηδία', nameEn: 'Sweden', postalCodeDigits: 5 },
  { id: 26, iso: 'CZ', nameEl: 'Τσεχία', nameEn: 'Czechia', postalCodeDigits: 5 },
  { id: 27, iso: 'FI', nameEl: 'Φινλανδία', nameEn: 'Finland', postalCodeDigits: 5 },
]

export const regions: DemoRegion[] = [
  // Greece: Attica once, then the other fifty prefectures
  { id: 1, countryId: 1, nameEl: 'Αττική', nameEn: 'Attica' },
  { id: 2, countryId: 1, nameEl: 'Αιτωλοακαρνανία', nameEn: 'Aetolia-Acarnania' },
  { id: 3, countryId: 1, nameEl: 'Αργολίδα', nameEn: 'Argolis' },
  { id: 4, countryId: 1, nameEl: 'Αρκαδία', nameEn: 'Arcadia' },
  { id: 5, countryId: 1, nameEl: 'Άρτα', nameEn: 'Arta' },
  { id: 6, countryId: 1, nameEl: 'Αχαΐα', nameEn: 'Achaea' },
  { id: 7, countryId: 1, nameEl: 'Βοιωτία', nameEn: 'Boeotia' },
  { id: 8, countryId: 1, nameEl: 'Γρεβενά', nameEn: 'Grevena' },
  { id: 9, countryId: 1, nameEl: 'Δράμα', nameEn: 'Drama' },
  { id: 10, countryId: 1, nameEl: 'Δωδεκάνησα', nameEn: 'Dodecanese' },
  { id: 11, countryId: 1, nameEl: 'Έβρος', nameEn: 'Evros' },
  { id: 12, countryId: 1, nameEl: 'Εύβοια', nameEn: 'Euboea' },
  { id: 13, countryId: 1, nameEl: 'Ευρυτανία', nameEn: 'Evrytania' },
  { id: 14, countryId: 1, nameEl: 'Ζάκυνθος', nameEn: 'Zakynthos' },
  { id: 15, countryId: 1, nameEl: 'Ηλεία', nameEn: 'Elis' },
  { id: 16, countryId: 1, nameEl: 'Ημαθία', nameEn: 'Imathia' },
  { id: 17, countryId: 1, nameEl: 'Ηράκλειο', nameEn: 'Heraklion' },
  { id: 18, countryId: 1, nameEl: 'Θεσπρωτία', nameEn: 'Thesprotia' },
  { id: 19, countryId: 1, nameEl: 'Θεσσαλονίκη', nameEn: 'Thessaloniki' },
  { id: 20, countryId: 1, nameEl: 'Ιωάννινα', nameEn: 'Ioannina' },
  { id: 21, countryId: 1, nameEl: 'Καβάλα', nameEn: 'Kavala' },
  { id: 22, countryId: 1, nameEl: 'Καρδίτσα', nameEn: 'Karditsa' },
  { id: 23, countryId: 1, nameEl: 'Καστοριά', nameEn: 'Kastoria' },
  { id: 24, countryId: 1, nameEl: 'Κέρκυρα', nameEn: 'Corfu' },
  { id: 25, countryId: 1, nameEl: 'Κεφαλληνία', nameEn: 'Cephalonia' },
  { id: 26, countryId: 1, nameEl: 'Κιλκίς', nameEn: 'Kilkis' },
  { id: 27, countryId: 1, nameEl: 'Κοζάνη', nameEn: 'Kozani' },
  { id: 28, countryId: 1, nameEl: 'Κορινθία', nameEn: 'Corinthia' },
  { id: 29, countryId: 1, nameEl: 'Κυκλάδες', nameEn: 'Cyclades' },
  { id: 30, countryId: 1, nameEl: 'Λακωνία', nameEn: 'Laconia' },
  { id: 31, countryId: 1, nameEl: 'Λάρισα', nameEn: 'Larissa' },
  { id: 32, countryId: 1, nameEl: 'Λασίθι', nameEn: 'Lasithi' },
  { id: 33, countryId: 1, nameEl: 'Λέσβος', nameEn: 'Lesbos' },
  { id: 34, countryId: 1, nameEl: 'Λευκάδα', nameEn: 'Lefkada' },
  { id: 35, countryId: 1, nameEl: 'Μαγνησία', nameEn: 'Magnesia' },
  { id: 36, countryId: 1, nameEl: 'Μεσσηνία', nameEn: 'Messenia' },
  { id: 37, countryId: 1, nameEl: 'Ξάνθη', nameEn: 'Xanthi' },
  { id: 38, countryId: 1, nameEl: 'Πέλλα', nameEn: 'Pella' },
  { id: 39, countryId: 1, nameEl: 'Πιερία', nameEn: 'Pieria' },
  { id: 40, countryId: 1, nameEl: 'Πρέβεζα', nameEn: 'Preveza' },
  { id: 41, countryId: 1, nameEl: 'Ρέθυμνο', nameEn: 'Rethymno' },
  { id: 42, countryId: 1, nameEl: 'Ροδόπη', nameEn: 'Rhodope' },
  { id: 43, countryId: 1, nameEl: 'Σάμος', nameEn: 'Samos' },
  { id: 44, countryId: 1, nameEl: 'Σέρρες', nameEn: 'Serres' },
  { id: 45, countryId: 1, nameEl: 'Τρίκαλα', nameEn: 'Trikala' },
  { id: 46, countryId: 1, nameEl: 'Φθιώτιδα', nameEn: 'Phthiotis' },
  { id: 47, countryId: 1, nameEl: 'Φλώρινα', nameEn: 'Florina' },
  { id: 48, countryId: 1, nameEl: 'Φωκίδα', nameEn: 'Phocis' },
  { id: 49, countryId: 1, nameEl: 'Χαλκιδική', nameEn: 'Chalkidiki' },
  { id: 50, countryId: 1, nameEl: 'Χανιά', nameEn: 'Chania' },
  { id: 51, countryId: 1, nameEl: 'Χίος', nameEn: 'Chios' },
  // Cyprus
  { id: 52, countryId: 2, nameEl: 'Αμμόχωστος', nameEn: 'Famagusta' },
  { id: 53, countryId: 2, nameEl: 'Κερύνεια', nameEn: 'Kyrenia' },
  { id: 54, countryId: 2, nameEl: 'Λάρνακα', nameEn: 'Larnaca' },
  { id: 55, countryId: 2, nameEl: 'Λεμεσός', nameEn: 'Limassol' },
  { id: 56, countryId: 2, nameEl: 'Λευκωσία', nameEn: 'Nicosia' },
  { id: 57, countryId: 2, nameEl: 'Πάφος', nameEn: 'Paphos' },
]
