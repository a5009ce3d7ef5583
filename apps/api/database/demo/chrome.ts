// The demo shop's chrome: main menu, social media, short texts edited by the shop, company identity and home page banners.

export interface DemoMenuItem {
  titleEl: string
  titleEn: string
  /** Code of the category it opens; `path` stands instead when it is not a category. */
  category?: string
  path?: string
  children?: DemoMenuItem[]
}

export interface DemoSocialMedium {
  platformName: string
  url: string
  order: number
  showOnHeader: boolean
  showOnFooter: boolean
}

export interface DemoMessage {
  code: string
  textEl: string
  textEn: string
}

export interface DemoCompany {
  legalNameEl: string
  legalNameEn: string
  seatEl: string
  seatEn: string
  /** ΓΕΜΗ, the business register number. All zeros: visibly fictional. */
  registerNumber: string
  /** ΑΦΜ. All zeros, which no check accepts: visibly fictional. */
  vatNumber: string
  taxOfficeEl: string
  taxOfficeEn: string
  email: string
  phone: string
}

/** A textless artwork of the cover system, see the design brief, section 8. */
export interface DemoPlate {
  seed: string
  kind: 'tiles' | 'shelf' | 'mosaiko' | 'disc'
  way: string
}

export interface DemoBanner {
  code: string
  titleEl: string
  titleEn: string
  overEl?: string
  overEn?: string
  textEl: string
  textEn: string
  actionEl?: string
  actionEn?: string
  /** Where it leads: a category's code, or a path. */
  category?: string
  path?: string
  plate?: DemoPlate
}

export interface DemoBannerGroup {
  groupCode: 'home-window' | 'home-doors'
  banners: DemoBanner[]
}

export const menuItems: DemoMenuItem[] = [
  {
    titleEl: 'Ελληνική λογοτεχνία',
    titleEn: 'Greek fiction',
    category: 'greek-fiction',
    children: [
      { titleEl: 'Μυθιστόρημα', titleEn: 'Novels', category: 'greek-novel' },
      { titleEl: 'Διήγημα & νουβέλα', titleEn: 'Short stories & novellas', category: 'greek-short-stories' },
      { titleEl: 'Κλασική πεζογραφία', titleEn: 'Greek classics', category: 'greek-classics' },
      { titleEl: 'Ιστορικό μυθιστόρημα', titleEn: 'Historical novels', category: 'greek-historical' },
      { titleEl: 'Αστυνομικό', titleEn: 'Crime', category: 'greek-crime' },
    ],
  },
  {
    titleEl: 'Ξένη λογοτεχνία',
    titleEn: 'World fiction',
    category: 'world-fiction',
    children: [
      { titleEl: 'Σύγχρονο μυθιστόρημα', titleEn: 'Modern novels', category: 'world-novel' },
      { titleEl: 'Κλασικά έργα', titleEn: 'World classics', category: 'world-classics' },
      { titleEl: 'Αστυνομικό & θρίλερ', titleEn: 'Crime & thrillers', category: 'world-crime' },
      {
        titleEl: 'Φανταστικό & επιστημονική φαντασία',
        titleEn: 'Fantasy & science fiction',
        category: 'world-fantasy',
      },
      { titleEl: 'Διηγήματα', titleEn: 'Short stories', category: 'world-short-stories' },
    ],
  },
  {
    titleEl: 'Ποίηση',
    titleEn: 'Poetry',
    category: 'poetry',
    children: [
      { titleEl: 'Ελληνική ποίηση', titleEn: 'Greek poetry', category: 'greek-poetry' },
      { titleEl: 'Ξένη ποίηση', titleEn: 'World poetry', category: 'world-poetry' },
      { titleEl: 'Θέατρο', titleEn: 'Plays', category: 'theatre' },
    ],
  },
  {
    titleEl: 'Παιδικά & εφηβικά',
    titleEn: 'Children & young adult',
    category: 'children',
    children: [
      { titleEl: 'Εικονογραφημένα, 0–6 ετών', titleEn: 'Picture books, ages 0–6', category: 'picture-books' },
      { titleEl: 'Πρώτες αναγνώσεις, 6–9 ετών', titleEn: 'First readers, ages 6–9', category: 'children-6-9' },
      { titleEl: 'Παιδική λογοτεχνία, 9–12 ετών', titleEn: 'Fiction, ages 9–12', category: 'children-9-12' },
      { titleEl: 'Εφηβικά, 12+ ετών', titleEn: 'Young adult, ages 12+', category: 'young-adult' },
      { titleEl: 'Βιβλία γνώσεων', titleEn: 'Finding out', category: 'children-knowledge' },
      { titleEl: 'Μύθοι & παραμύθια', titleEn: 'Myths & folk tales', category: 'myths' },
    ],
  },
  {
    titleEl: 'Ιστορία & δοκίμιο',
    titleEn: 'History & essays',
    category: 'ideas',
    children: [
      {
        titleEl: 'Ιστορία',
        titleEn: 'History',
        category: 'history',
        children: [
          { titleEl: 'Ελληνική ιστορία', titleEn: 'Greek history', category: 'greek-history' },
          { titleEl: 'Παγκόσμια ιστορία', titleEn: 'World history', category: 'world-history' },
        ],
      },
      { titleEl: 'Δοκίμιο', titleEn: 'Essays', category: 'essays' },
      { titleEl: 'Φιλοσοφία', titleEn: 'Philosophy', category: 'philosophy' },
      { titleEl: 'Κοινωνία & πολιτική', titleEn: 'Society & politics', category: 'society' },
      { titleEl: 'Ψυχολογία', titleEn: 'Psychology', category: 'psychology' },
      { titleEl: 'Βιογραφία & μαρτυρία', titleEn: 'Biography & memoir', category: 'biography' },
      { titleEl: 'Επιστήμη', titleEn: 'Science', category: 'science' },
      { titleEl: 'Τέχνες', titleEn: 'Arts', category: 'arts' },
      // The living root has no entry of its own among the nine, so it stands here.
      {
        titleEl: 'Ζωή & ελεύθερος χρόνος',
        titleEn: 'Living & leisure',
        category: 'living',
        children: [
          { titleEl: 'Μαγειρική', titleEn: 'Cooking', category: 'cooking' },
          { titleEl: 'Ταξίδια', titleEn: 'Travel', category: 'travel' },
          { titleEl: 'Υγεία & ευεξία', titleEn: 'Health & wellbeing', category: 'wellbeing' },
          { titleEl: 'Φύση & κήπος', titleEn: 'Nature & gardens', category: 'nature' },
        ],
      },
    ],
  },
  {
    titleEl: 'Ξενόγλωσσα',
    titleEn: 'Books in English',
    category: 'english',
    children: [
      { titleEl: 'Λογοτεχνία', titleEn: 'Fiction', category: 'english-fiction' },
      { titleEl: 'Κλασικά', titleEn: 'Classics', category: 'english-classics' },
      { titleEl: 'Αστυνομικά', titleEn: 'Crime', category: 'english-crime' },
      {
        titleEl: 'Φανταστικό & επιστημονική φαντασία',
        titleEn: 'Fantasy & science fiction',
        category: 'english-fantasy',
      },
      { titleEl: 'Παιδικά', titleEn: 'Children’s books', category: 'english-children' },
      { titleEl: 'Γνώσεις & δοκίμιο', titleEn: 'Non-fiction', category: 'english-nonfiction' },
      { titleEl: 'Η Ελλάδα στα αγγλικά', titleEn: 'Greece in English', category: 'english-greece' },
    ],
  },
  {
    titleEl: 'Σχολικά',
    titleEn: 'School',
    category: 'school',
    children: [
      { titleEl: 'Δημοτικό', titleEn: 'Primary school', category: 'primary-school' },
      { titleEl: 'Γυμνάσιο & λύκειο', titleEn: 'Secondary school', category: 'secondary-school' },
      { titleEl: 'Λεξικά', titleEn: 'Dictionaries', category: 'dictionaries' },
      { titleEl: 'Ξένες γλώσσες', titleEn: 'Language learning', category: 'language-learning' },
    ],
  },
  {
    titleEl: 'Κόμικς',
    titleEn: 'Comics',
    category: 'comics',
    children: [
      { titleEl: 'Ελληνικά κόμικς', titleEn: 'Greek comics', category: 'greek-comics' },
      { titleEl: 'Ξένα κόμικς', titleEn: 'World comics', category: 'world-comics' },
      { titleEl: 'Μάνγκα', titleEn: 'Manga', category: 'manga' },
    ],
  },
  {
    titleEl: 'Δώρα',
    titleEn: 'Gifts',
    category: 'gifts',
    children: [
      {
        titleEl: 'Χαρτικά',
        titleEn: 'Stationery',
        category: 'stationery',
        children: [
          { titleEl: 'Σημειωματάρια', titleEn: 'Notebooks', category: 'notebooks' },
          { titleEl: 'Στυλό & μολύβια', titleEn: 'Pens & pencils', category: 'pens' },
          { titleEl: 'Ημερολόγια', titleEn: 'Diaries & calendars', category: 'calendars' },
        ],
      },
      {
        titleEl: 'Παιχνίδια',
        titleEn: 'Games',
        category: 'games',
        children: [
          { titleEl: 'Επιτραπέζια', titleEn: 'Board games', category: 'board-games' },
          { titleEl: 'Παζλ', titleEn: 'Puzzles', category: 'puzzles' },
        ],
      },
      { titleEl: 'Δωροκάρτες', titleEn: 'Gift cards', category: 'gift-cards' },
      { titleEl: 'Για την ανάγνωση', titleEn: 'For reading', category: 'reading-accessories' },
    ],
  },
]

export const socialMedia: DemoSocialMedium[] = [
  {
    platformName: 'facebook',
    url: 'https://www.facebook.com/stoa.example',
    order: 1,
    showOnHeader: true,
    showOnFooter: true,
  },
  {
    platformName: 'instagram',
    url: 'https://www.instagram.com/stoa.example',
    order: 2,
    showOnHeader: true,
    showOnFooter: true,
  },
  {
    platformName: 'youtube',
    url: 'https://www.youtube.com/stoa.example',
    order: 3,
    showOnHeader: true,
    showOnFooter: true,
  },
]

export const company: DemoCompany = {
  legalNameEl: 'Στοά Βιβλιοπωλεία ΑΕ (επίδειξη)',
  legalNameEn: 'Stoa Bookshops SA (demonstration)',
  seatEl: 'Σόλωνος 71, 106 79 Αθήνα',
  seatEn: '71 Solonos St, 106 79 Athens, Greece',
  registerNumber: '000000000000',
  vatNumber: '000000000',
  taxOfficeEl: 'ΔΟΥ Επίδειξης',
  taxOfficeEn: 'Demonstration tax office',
  email: 'info@stoa.example',
  phone: '210 000 0000',
}

export const customMessages: DemoMessage[] = [
  // Top bar
  { code: 'topbar-shipping', textEl: 'Δωρεάν μεταφορικά από 30\u00a0€', textEn: 'Free delivery from €30' },
  // Shown only when card payments exist: without them there is nothing to pay in instalments.
  { code: 'topbar-instalments', textEl: 'Έως 24 άτοκες δόσεις', textEn: 'Up to 24 interest-free instalments' },
  { code: 'helpdesk-phone', textEl: '210 000 0000', textEn: '210 000 0000' },
  {
    code: 'helpdesk-hours',
    textEl: 'Δευτέρα – Παρασκευή 09:00–21:00, Σάββατο 09:00–18:00',
    textEn: 'Monday – Friday 09:00–21:00, Saturday 09:00–18:00',
  },
  { code: 'helpdesk-email', textEl: 'info@stoa.example', textEn: 'info@stoa.example' },

  // Footer
  {
    code: 'footer-motto',
    textEl: 'Βιβλιοπωλείο σε δύο πόλεις και σε μία διεύθυνση που δεν κλείνει ποτέ.',
    textEn: 'A bookshop in two cities, and at one address that never closes.',
  },
  {
    code: 'demo-notice',
    textEl: 'Κατάστημα επίδειξης. Τα βιβλία υπάρχουν, οι παραγγελίες δεν εκτελούνται.',
    textEn: 'A demonstration shop. The books are real, the orders are not carried out.',
  },
  { code: 'withdrawal-link', textEl: 'Υπαναχώρηση από τη σύμβαση εδώ', textEn: 'Withdraw from contract here' },

  // Product page, section «Αποστολή και επιστροφές»
  { code: 'delivery-terms-title', textEl: 'Αποστολή και επιστροφές', textEn: 'Delivery and returns' },
  {
    code: 'delivery-terms-home',
    textEl: 'Στην πόρτα σας σε 1–4 εργάσιμες ημέρες, 2,90\u00a0€.',
    textEn: 'At your door in 1–4 working days, €2.90.',
  },
  {
    code: 'delivery-terms-store',
    textEl: 'Παραλαβή από κατάστημα την ίδια ημέρα, αν το βιβλίο είναι στο ράφι, χωρίς χρέωση.',
    textEn: 'Collect in store the same day, if the book is on the shelf, at no charge.',
  },
  {
    code: 'delivery-terms-abroad',
    textEl: 'Κύπρος και Ευρωπαϊκή Ένωση σε 4–10 εργάσιμες ημέρες, από 7,50\u00a0€.',
    textEn: 'Cyprus and the European Union in 4–10 working days, from €7.50.',
  },
  {
    code: 'delivery-terms-free',
    textEl: 'Στην Ελλάδα τα μεταφορικά είναι δωρεάν για αγορές από 30\u00a0€.',
    textEn: 'Delivery within Greece is free for orders from €30.',
  },
  {
    code: 'delivery-terms-withdrawal',
    textEl:
      'Έχετε 14 ημέρες από την παραλαβή για να υπαναχωρήσετε, χωρίς να εξηγήσετε γιατί. Μας το δηλώνετε, στέλνετε πίσω το βιβλίο με δικά σας έξοδα επιστροφής και παίρνετε τα χρήματά σας με τον τρόπο που πληρώσατε.',
    textEn:
      'You have 14 days from delivery to withdraw, without saying why. You tell us, send the book back at your own postage, and get your money back the way you paid.',
  },
  {
    code: 'delivery-terms-fault',
    textEl: 'Αν το αντίτυπο έχει ελάττωμα ή στείλαμε λάθος βιβλίο, το αλλάζουμε και πληρώνουμε εμείς την επιστροφή.',
    textEn: 'If the copy is faulty or we sent the wrong book, we exchange it and pay the return postage.',
  },
  {
    code: 'delivery-terms-gift-card',
    textEl:
      'Η δωροκάρτα φτάνει με e-mail, χωρίς μεταφορικά. Όσο δεν έχει χρησιμοποιηθεί, έχετε 14 ημέρες για να υπαναχωρήσετε.',
    textEn: 'A gift card arrives by e-mail, with no delivery cost. While it is unused, you have 14 days to withdraw.',
  },

  // Product safety, Regulation (EU) 2023/988
  { code: 'gpsr-title', textEl: 'Ασφάλεια προϊόντος', textEn: 'Product safety' },
  {
    code: 'gpsr-note',
    textEl:
      'Εδώ βλέπετε ποιος εκδίδει ή κατασκευάζει το προϊόν και πώς επικοινωνείτε μαζί του. Αν διαπιστώσετε κίνδυνο, γράψτε μας στο info@stoa.example: ενημερώνουμε εμείς τον υπεύθυνο.',
    textEn:
      'Here you see who publishes or makes the product and how to reach them. If you notice a hazard, write to info@stoa.example and we will pass it on.',
  },

  // Reviews
  {
    code: 'reviews-note',
    textEl:
      'Κάθε κριτική τη διαβάζει ένας από εμάς πριν δημοσιευτεί. «Επαληθευμένη αγορά» γράφει μόνο όταν το βιβλίο αγοράστηκε από εδώ. Δημοσιεύουμε και τις αρνητικές.',
    textEn:
      'One of us reads every review before it is published. “Verified purchase” appears only when the book was bought here. Negative reviews are published too.',
  },

  // Company identity
  { code: 'company-legal-name', textEl: company.legalNameEl, textEn: company.legalNameEn },
  { code: 'company-seat', textEl: company.seatEl, textEn: company.seatEn },
  {
    code: 'company-register-number',
    textEl: `Αρ. ΓΕΜΗ ${company.registerNumber} (επίδειξη)`,
    textEn: `Business register (GEMI) ${company.registerNumber} (demonstration)`,
  },
  {
    code: 'company-vat-number',
    textEl: `ΑΦΜ ${company.vatNumber} (επίδειξη), ${company.taxOfficeEl}`,
    textEn: `VAT number EL${company.vatNumber} (demonstration)`,
  },
]

export const banners: DemoBannerGroup[] = [
  {
    groupCode: 'home-window',
    banners: [
      {
        code: 'window-november',
        overEl: 'Η βιτρίνα του Νοεμβρίου',
        overEn: 'November in the window',
        titleEl: 'Βιβλία για μέρες που νυχτώνουν νωρίς',
        titleEn: 'Books for days that darken early',
        textEl:
          'Ένα λιμάνι, ένα μοναστήρι, μια σκηνή εκστρατείας, ένα κατάστρωμα, ένας δρόμος. Πέντε βιβλία που ανοίγετε το απόγευμα και σηκώνετε το κεφάλι όταν έχει πια σκοτεινιάσει.',
        textEn:
          'A harbour, a monastery, an army tent, a ship’s deck, a street. Five books you open in the afternoon and look up from when it is already night.',
        actionEl: 'Δείτε τη βιτρίνα',
        actionEn: 'See the window',
        category: 'literature',
      },
    ],
  },
  {
    groupCode: 'home-doors',
    banners: [
      {
        code: 'door-school',
        titleEl: 'Σχολικά',
        titleEn: 'School',
        textEl: 'Βοηθήματα και λεξικά, τάξη με τάξη.',
        textEn: 'Study guides and dictionaries, class by class.',
        category: 'school',
        plate: { seed: 's3', kind: 'tiles', way: 'lemoni' },
      },
      {
        code: 'door-comics',
        titleEl: 'Κόμικς',
        titleEn: 'Comics',
        textEl: 'Ελληνικά, ξένα και μάνγκα, με τη σειρά τους.',
        textEn: 'Greek, foreign and manga, in reading order.',
        category: 'comics',
        plate: { seed: 'l5', kind: 'shelf', way: 'vissino' },
      },
      {
        code: 'door-gift-cards',
        titleEl: 'Δωροκάρτα',
        titleEn: 'Gift card',
        textEl: 'Από 10\u00a0€ έως 100\u00a0€, ισχύει και στα καταστήματα.',
        textEn: 'From €10 to €100, good in our stores too.',
        category: 'gift-cards',
        plate: { seed: 'd8', kind: 'mosaiko', way: 'kyparissi' },
      },
      {
        code: 'door-english',
        titleEl: 'Βιβλία στα αγγλικά',
        titleEn: 'Books in English',
        textEl: 'Κλασικά, καινούργια και η Ελλάδα στα αγγλικά.',
        textEn: 'Classics, new books and Greece in English.',
        category: 'english',
        plate: { seed: 'x4', kind: 'disc', way: 'thalassa' },
      },
    ],
  },
]
