// The home page's carousels: their titles, booksellers' notes, the featured books and the authors in the bookcase.

export interface DemoShelf {
  code: 'window' | 'new-releases' | 'best-sellers' | 'booksellers-notes'
  titleEl: string
  titleEn: string
  introEl: string
  introEn: string
}

export interface DemoNote {
  /** Part of a Greek title of the demo catalogue, by which the book is found. */
  titleContains: string
  textEl: string
  textEn: string
  byEl: string
  byEn: string
}

export const shelves: DemoShelf[] = [
  {
    code: 'window',
    titleEl: 'Βιβλία για μέρες που νυχτώνουν νωρίς',
    titleEn: 'Books for days that darken early',
    introEl: 'Η βιτρίνα του Νοεμβρίου, πέντε βιβλία από τα τρία καταστήματα.',
    introEn: 'The November window, five books from our three stores.',
  },
  {
    code: 'new-releases',
    titleEl: 'Νέες κυκλοφορίες',
    titleEn: 'New releases',
    introEl: 'Ό,τι ανοίξαμε από τα κουτιά τις τελευταίες εβδομάδες.',
    introEn: 'What came out of the boxes in the last few weeks.',
  },
  {
    code: 'best-sellers',
    titleEl: 'Τα ευπώλητα της εβδομάδας',
    titleEn: 'This week’s best sellers',
    introEl: 'Μετρημένα στα ταμεία των καταστημάτων και εδώ.',
    introEn: 'Counted at our tills and on this site.',
  },
  {
    code: 'booksellers-notes',
    titleEl: 'Καρτελάκια από το ράφι',
    titleEn: 'Notes from the shelves',
    introEl: 'Γραμμένα από τους βιβλιοπώλες μας, χωρίς καμία αμοιβή από εκδότες.',
    introEn: 'Written by our booksellers. No publisher pays for a place here.',
  },
]

export const notes: DemoNote[] = [
  {
    titleContains: 'Γκιακ',
    textEl:
      'Διαβάστε το πρώτο διήγημα όρθιοι, εδώ στο ράφι. Τα υπόλοιπα θα τα διαβάσετε στο σπίτι, γιατί θα το πάρετε μαζί σας.',
    textEn:
      'Read the first story standing here at the shelf. You will read the others at home, because you will take it with you.',
    byEl: 'Μυρτώ, κατάστημα Σόλωνος',
    byEn: 'Myrto, at Solonos',
  },
  {
    titleContains: 'εις εαυτόν',
    textEl:
      'Ένας αυτοκράτορας θυμίζει στον εαυτό του να σηκωθεί το πρωί. Το έχω κάτω από το ταμείο, για τις ημέρες με ουρά.',
    textEn: 'An emperor reminds himself to get up in the morning. I keep it under the till, for days with a queue.',
    byEl: 'Άρης, κατάστημα Παγκράτι',
    byEn: 'Aris, at Pangrati',
  },
  {
    titleContains: 'τελευταία μαύρη γάτα',
    textEl:
      'Ξεκινά σαν αστείο και καταλήγει σαν μάθημα ιστορίας. Τα παιδιά γελούν, οι μεγάλοι σταματούν να γελούν κάπου στη μέση.',
    textEn:
      'It begins as a joke and ends as a history lesson. Children laugh, grown-ups stop laughing somewhere in the middle.',
    byEl: 'Δανάη, κατάστημα Θεσσαλονίκη',
    byEn: 'Danae, at Thessaloniki',
  },
  {
    titleContains: 'φόνισσα',
    textEl: 'Μη σας τρομάξει η γλώσσα. Στην τρίτη σελίδα την έχετε συνηθίσει και μετά σας τρομάζουν όλα τα άλλα.',
    textEn:
      'Do not let the language frighten you. By the third page you are used to it, and then everything else does.',
    byEl: 'Μυρτώ, κατάστημα Σόλωνος',
    byEn: 'Myrto, at Solonos',
  },
  {
    titleContains: 'τρίτο στεφάνι',
    textEl:
      'Δύο γυναίκες μιλούν και μέσα από τα λόγια τους περνάει ο μισός αιώνας. Ακούστε το δυνατά, αν μένετε μόνοι.',
    textEn: 'Two women talk, and half a century passes through what they say. Read it aloud, if you live alone.',
    byEl: 'Άρης, κατάστημα Παγκράτι',
    byEn: 'Aris, at Pangrati',
  },
  {
    titleContains: 'καπλάνι της βιτρίνας',
    textEl:
      'Το διάβασα δέκα χρονών για το καπλάνι. Το ξαναδιάβασα σαράντα χρονών και είδα τι γινόταν στα πίσω δωμάτια.',
    textEn: 'I read it at ten for the wildcat. I read it again at forty and saw what was going on in the back rooms.',
    byEl: 'Δανάη, κατάστημα Θεσσαλονίκη',
    byEn: 'Danae, at Thessaloniki',
  },
]

/** Greek titles as they stand in the demo catalogue; the third is the book of the month. */
export const windowBooks: string[] = [
  'Μαραμπού',
  'Το όνομα του ρόδου',
  'Η μεγάλη χίμαιρα',
  'Τα εις εαυτόν',
  'Έγκλημα και τιμωρία',
]

export const featuredAuthors: string[] = [
  'Νίκος Καζαντζάκης',
  'Μ. Καραγάτσης',
  'Άλκη Ζέη',
  'Ουμπέρτο Έκο',
  'Αλέξανδρος Παπαδιαμάντης',
  'Φιόντορ Ντοστογιέφσκι',
  'Πλάτων',
  'Αγκάθα Κρίστι',
]
