// The demo shop's other products: notebooks, pens, diaries for 2027, games, puzzles, things for reading and gift cards.

import type { DemoThing } from './demo-types.ts'

export const things: DemoThing[] = [
  // Notebooks
  {
    key: 'leuchtturm1917-a5-dotted',
    kind: 'product',
    nameEl: 'Σημειωματάριο Leuchtturm1917 Medium A5, με τελείες',
    nameEn: 'Leuchtturm1917 Medium A5 notebook, dotted',
    maker: 'Leuchtturm1917',
    categories: ['notebooks'],
    priceCents: 2290,
    leadEl:
      'Σκληρό εξώφυλλο, αριθμημένες σελίδες και χώρος για πίνακα περιεχομένων, ώστε να βρίσκετε ξανά όσα γράψατε τον Μάρτιο.',
    leadEn:
      'A hard cover, numbered pages and room for a table of contents, so that you find again what you wrote in March.',
    descriptionEl:
      'Μέγεθος A5, 251 αριθμημένες σελίδες με διακριτικές τελείες, χαρτί 80 γραμμαρίων. Έχει δύο κορδελάκια, λάστιχο που το κρατά κλειστό και θήκη στο οπισθόφυλλο για αποδείξεις και εισιτήρια. Ανοίγει επίπεδο στο τραπέζι και συνοδεύεται από αυτοκόλλητα για τη ράχη.',
    descriptionEn:
      'Size A5, 251 numbered pages with a light dot grid, on 80 gram paper. Two ribbons, an elastic band to keep it shut and a pocket inside the back cover for receipts and tickets. It lies flat on the table and comes with stickers for the spine.',
    dimensions: [
      { kind: 'color', nameEl: 'Μαύρο', nameEn: 'Black' },
      { kind: 'color', nameEl: 'Σκούρο μπλε', nameEn: 'Navy' },
      { kind: 'color', nameEl: 'Κόκκινο', nameEn: 'Red' },
    ],
  },
  {
    key: 'moleskine-classic-large-ruled',
    kind: 'product',
    nameEl: 'Σημειωματάριο Moleskine Classic Large, με γραμμές',
    nameEn: 'Moleskine Classic Large notebook, ruled',
    maker: 'Moleskine',
    categories: ['notebooks'],
    priceCents: 2190,
    leadEl:
      'Το γνωστό σημειωματάριο με τις στρογγυλεμένες γωνίες και το λάστιχο, για όποιον γράφει όρθιος, σε τρένα και σε ουρές.',
    leadEn:
      'The well-known notebook with rounded corners and an elastic band, for people who write standing, on trains and in queues.',
    descriptionEl:
      'Διαστάσεις 13 × 21 εκ., 240 σελίδες με γραμμές σε ιβουάρ χαρτί 70 γραμμαρίων. Σκληρό εξώφυλλο, κορδελάκι, λάστιχο και θήκη που ανοίγει στο πίσω μέρος. Χωράει σε τσάντα και σε βαθιά τσέπη παλτού, και γράφεται ως την τελευταία σελίδα χωρίς να διαλυθεί.',
    descriptionEn:
      'Measures 13 × 21 cm, with 240 ruled pages of ivory paper, 70 grams. Hard cover, ribbon, elastic band and an expanding pocket at the back. It fits a bag and the deep pocket of a coat, and it can be filled to the last page without coming apart.',
    dimensions: [
      { kind: 'color', nameEl: 'Μαύρο', nameEn: 'Black' },
      { kind: 'color', nameEl: 'Κόκκινο', nameEn: 'Scarlet red' },
      { kind: 'color', nameEl: 'Μπλε', nameEn: 'Sapphire blue' },
    ],
  },
  {
    key: 'moleskine-cahier-large-set',
    kind: 'product',
    nameEl: 'Τρία τετράδια Moleskine Cahier Large, με γραμμές',
    nameEn: 'Moleskine Cahier Large, set of three, ruled',
    maker: 'Moleskine',
    categories: ['notebooks'],
    priceCents: 1790,
    leadEl:
      'Τρία λεπτά τετράδια με χαρτονένιο εξώφυλλο και ραφή στη ράχη: ένα για τη δουλειά, ένα για το σπίτι, ένα άγραφο.',
    leadEn: 'Three thin notebooks with card covers and a stitched spine: one for work, one for home, one still empty.',
    descriptionEl:
      'Κάθε τετράδιο έχει διαστάσεις 13 × 21 εκ. και 80 σελίδες με γραμμές, και τα τελευταία δεκαέξι φύλλα κόβονται στη διάτρηση. Στο οπισθόφυλλο υπάρχει μικρή θήκη. Το εξώφυλλο είναι μαλακό χαρτόνι και δέχεται μολύβι, σφραγίδες και αυτοκόλλητα.',
    descriptionEn:
      'Each notebook measures 13 × 21 cm and has 80 ruled pages, the last sixteen sheets perforated so that they tear out cleanly. There is a small pocket at the back. The cover is soft card and takes pencil, rubber stamps and stickers.',
    dimensions: [
      { kind: 'color', nameEl: 'Κραφτ', nameEn: 'Kraft brown' },
      { kind: 'color', nameEl: 'Μαύρο', nameEn: 'Black' },
    ],
  },
  {
    key: 'rhodia-pad-16-dotted',
    kind: 'product',
    nameEl: 'Μπλοκ Rhodia No 16, A5, με τελείες',
    nameEn: 'Rhodia pad No. 16, A5, dotted',
    maker: 'Rhodia',
    categories: ['notebooks'],
    priceCents: 650,
    leadEl: 'Ένα μπλοκ γραφείου με λείο χαρτί που αγαπούν οι πένες, για λίστες που κόβονται και μπαίνουν στην τσέπη.',
    leadEn: 'A desk pad with smooth paper that fountain pens like, for lists that are torn off and put in a pocket.',
    descriptionEl:
      'Μέγεθος A5, 80 φύλλα των 80 γραμμαρίων με τελείες, συρραμμένα στην κορυφή και με λεπτή διάτρηση. Το εξώφυλλο τσακίζει προς τα πίσω και το χοντρό χαρτόνι στη βάση σας αφήνει να γράφετε στο γόνατο. Το μελάνι δεν απλώνει και δεν περνάει από πίσω.',
    descriptionEn:
      'Size A5, 80 sheets of 80 gram dotted paper, stapled at the head and finely perforated. The cover folds right back and the stiff board at the bottom lets you write on your knee. Ink does not feather, and does not show through on the other side.',
    dimensions: [
      { kind: 'color', nameEl: 'Πορτοκαλί', nameEn: 'Orange' },
      { kind: 'color', nameEl: 'Μαύρο', nameEn: 'Black' },
    ],
  },
  {
    key: 'stoa-notebook-a5-plain',
    kind: 'product',
    nameEl: 'Τετράδιο της Στοάς, A5, λευκό',
    nameEn: 'Stoa notebook, A5, plain',
    maker: 'Στοά',
    categories: ['notebooks'],
    priceCents: 1290,
    leadEl: 'Το δικό μας τετράδιο, με κλωστή στη ράχη και λευκές σελίδες, στα χρώματα που βάφουμε τα ράφια μας.',
    leadEn: 'Our own notebook, thread-sewn, with plain pages, in the same colours we use to paint our shelves.',
    descriptionEl:
      'Μέγεθος A5, 144 σελίδες χωρίς γραμμές, σε υπόλευκο χαρτί που δεν κουράζει το μάτι. Η κλωστή στη ράχη το αφήνει να ανοίγει εντελώς. Στην πρώτη σελίδα υπάρχει χώρος για το όνομά σας και στην τελευταία μια λίστα με όσα βιβλία δανείσατε.',
    descriptionEn:
      'Size A5, 144 pages without lines, on off-white paper that is kind to the eye. The sewn spine lets it open completely. The first page has room for your name, and the last one has a list for the books you have lent and to whom.',
    dimensions: [
      { kind: 'color', nameEl: 'Βυσσινί', nameEn: 'Wine' },
      { kind: 'color', nameEl: 'Κυπαρισσί', nameEn: 'Cypress green' },
      { kind: 'color', nameEl: 'Ώχρα', nameEn: 'Ochre' },
    ],
  },
  {
    key: 'stoa-reading-journal',
    kind: 'product',
    nameEl: 'Ημερολόγιο ανάγνωσης της Στοάς',
    nameEn: 'Stoa reading journal',
    maker: 'Στοά',
    categories: ['notebooks', 'reading-accessories'],
    priceCents: 1490,
    leadEl:
      'Μία σελίδα για κάθε βιβλίο που διαβάζετε: πού το βρήκατε, πότε το τελειώσατε και ποια πρόταση δεν θέλετε να ξεχάσετε.',
    leadEn:
      'One page for every book you read: where you found it, when you finished it and which sentence you want to keep.',
    descriptionEl:
      'Χωράει εξήντα βιβλία, με αρίθμηση και ευρετήριο συγγραφέων στο τέλος. Υπάρχουν ακόμη σελίδες για όσα θέλετε να διαβάσετε, για όσα αφήσατε στη μέση και για τα δανεικά. Δεν βάζει αστεράκια. Αν θέλετε βαθμό, αφήνουμε περιθώριο.',
    descriptionEn:
      'It holds sixty books, numbered, with an index of authors at the end. There are also pages for what you want to read, for what you left halfway and for books out on loan. There are no stars to fill in. If you want a mark, there is a margin.',
  },

  // Pens
  {
    key: 'lamy-safari-fountain-pen',
    kind: 'product',
    nameEl: 'Πένα Lamy safari',
    nameEn: 'Lamy safari fountain pen',
    maker: 'Lamy',
    categories: ['pens'],
    priceCents: 2490,
    leadEl: 'Η πρώτη πένα για πολύ κόσμο, σχολικό ή όχι, με λαβή που βρίσκει μόνη της τη σωστή θέση των δαχτύλων.',
    leadEn:
      'For many people the first fountain pen, at school or after it, with a grip that puts the fingers in place.',
    descriptionEl:
      'Κυκλοφορεί από το 1980 και αλλάζει ελάχιστα. Σώμα από ανθεκτικό πλαστικό, ατσάλινη μύτη, μεγάλο μεταλλικό κλιπ και ένα μικρό παράθυρο που δείχνει πόσο μελάνι μένει. Παίρνει αμπούλες Lamy T10 ή, με το εξάρτημα που πωλείται χωριστά, μελάνι από μπουκάλι.',
    descriptionEn:
      'It has been made since 1980 and has changed very little. A body of sturdy plastic, a steel nib, a large metal clip and a small window that shows how much ink is left. It takes Lamy T10 cartridges or, with the converter sold separately, bottled ink.',
    dimensions: [
      { kind: 'color', nameEl: 'Ανθρακί', nameEn: 'Charcoal' },
      { kind: 'color', nameEl: 'Μπλε', nameEn: 'Blue' },
      { kind: 'color', nameEl: 'Κόκκινο', nameEn: 'Red' },
    ],
  },
  {
    key: 'kaweco-classic-sport',
    kind: 'product',
    nameEl: 'Πένα τσέπης Kaweco Classic Sport',
    nameEn: 'Kaweco Classic Sport pocket fountain pen',
    maker: 'Kaweco',
    categories: ['pens'],
    priceCents: 2690,
    leadEl:
      'Κλειστή χωράει στην παλάμη, ανοιχτή γίνεται κανονική πένα: το οκτάγωνο καπάκι μπαίνει πίσω και τη μακραίνει.',
    leadEn:
      'Closed, it fits the palm. Open, it becomes a full-size pen: the eight-sided cap goes on the back and makes it longer.',
    descriptionEl:
      'Μήκος περίπου 10,5 εκ. κλειστή και 13 εκ. με το καπάκι πίσω. Πλαστικό σώμα, ατσάλινη μύτη, καπάκι που βιδώνει και δεν ανοίγει στην τσάντα. Δέχεται τις συνηθισμένες μικρές αμπούλες. Το σχήμα της το ξέρουν όσοι γράφουν από τη δεκαετία του τριάντα.',
    descriptionEn:
      'About 10.5 cm long when closed and 13 cm with the cap on the back. A plastic body, a steel nib and a cap that screws on and will not open in a bag. It takes ordinary short cartridges. Its shape has been familiar since the nineteen-thirties.',
    dimensions: [
      { kind: 'color', nameEl: 'Μαύρο', nameEn: 'Black' },
      { kind: 'color', nameEl: 'Μπορντό', nameEn: 'Bordeaux' },
      { kind: 'color', nameEl: 'Πράσινο', nameEn: 'Green' },
    ],
  },
  {
    key: 'faber-castell-9000-tin',
    kind: 'product',
    nameEl: 'Μολύβια Faber-Castell 9000, κασετίνα των δώδεκα',
    nameEn: 'Faber-Castell 9000 pencils, tin of twelve',
    maker: 'Faber-Castell',
    categories: ['pens'],
    priceCents: 1990,
    leadEl: 'Δώδεκα πράσινα μολύβια, από το μαλακό που σκιάζει ως το σκληρό που σημειώνει λεπτά στο περιθώριο.',
    leadEn: 'Twelve green pencils, from the soft one that shades to the hard one that makes thin notes in a margin.',
    descriptionEl:
      'Το μολύβι 9000 φτιάχνεται από το 1905 και το χρησιμοποιούν ζωγράφοι, αρχιτέκτονες και επιμελητές. Η μεταλλική κασετίνα έχει δώδεκα διαφορετικές σκληρότητες. Η μύτη είναι κολλημένη σε όλο το μήκος του ξύλου, οπότε δύσκολα σπάει στο ξύσιμο ή όταν πέσει.',
    descriptionEn:
      'The 9000 pencil has been made since 1905 and is used by artists, architects and copy editors. The metal tin holds twelve different grades. The lead is bonded along the whole length of the wood, so it seldom breaks when it is sharpened or dropped.',
  },
  {
    key: 'stabilo-boss-pastel-six',
    kind: 'product',
    nameEl: 'Μαρκαδόροι υπογράμμισης Stabilo Boss, έξι παστέλ',
    nameEn: 'Stabilo Boss highlighters, six pastels',
    maker: 'Stabilo',
    categories: ['pens'],
    priceCents: 890,
    leadEl:
      'Έξι ήσυχα χρώματα για σημειώσεις και για βιβλία που είναι δικά σας, ώστε να ξεχωρίζει η σελίδα χωρίς να φωνάζει.',
    leadEn: 'Six quiet colours for notes and for books that belong to you, so that a page stands out without shouting.',
    descriptionEl:
      'Ο μαρκαδόρος με το πλατύ σχήμα που δεν κυλάει από το θρανίο κυκλοφορεί από τη δεκαετία του εβδομήντα. Η λοξή μύτη γράφει σε δύο πάχη, λεπτό για υπογράμμιση και φαρδύ για ολόκληρη γραμμή. Το σετ έχει έξι παστέλ αποχρώσεις σε θήκη.',
    descriptionEn:
      'The highlighter with the broad shape that does not roll off a desk has been around since the nineteen-seventies. Its slanted tip draws in two widths, thin for underlining and wide for a whole line. The set has six pastel shades in a wallet.',
  },
  {
    key: 'stoa-pencils-five',
    kind: 'product',
    nameEl: 'Πέντε μολύβια της Στοάς',
    nameEn: 'Five Stoa pencils',
    maker: 'Στοά',
    categories: ['pens', 'reading-accessories'],
    priceCents: 590,
    leadEl: 'Πέντε μολύβια HB, ένα για κάθε είδος σημείωσης: συμφωνώ, διαφωνώ, να το ξαναδώ, ποιος το είπε, ωραίο.',
    leadEn: 'Five HB pencils, one for each kind of note: I agree, I disagree, look again, who said this, lovely.',
    descriptionEl:
      'Στρογγυλά μολύβια από ξύλο χωρίς βερνίκι, με τη λέξη τυπωμένη στην άκρη. Γράφουν μαλακά και σβήνονται καθαρά, οπότε κάνουν και για βιβλία που θα επιστραφούν. Έρχονται σε χάρτινη θήκη, ξυσμένα, έτοιμα για την πρώτη σελίδα.',
    descriptionEn:
      'Round pencils of unvarnished wood, with the word printed at the end. They write softly and rub out cleanly, so they will do for books that have to go back to their owner. They come in a paper sleeve, sharpened and ready for the first page.',
  },

  // Diaries and calendars
  {
    key: 'moleskine-weekly-2027',
    kind: 'product',
    nameEl: 'Εβδομαδιαίο ημερολόγιο Moleskine 2027, Large',
    nameEn: 'Moleskine weekly diary 2027, Large',
    maker: 'Moleskine',
    categories: ['calendars'],
    priceCents: 2490,
    leadEl: 'Η εβδομάδα αριστερά, μια σελίδα με γραμμές δεξιά: τα ραντεβού στη θέση τους και χώρος για όσα προκύψουν.',
    leadEn:
      'The week on the left, a ruled page on the right: appointments in their place and room for whatever comes up.',
    descriptionEl:
      'Δώδεκα μήνες, από τον Ιανουάριο ως τον Δεκέμβριο του 2027, σε διαστάσεις 13 × 21 εκ. Σκληρό μαύρο εξώφυλλο, λάστιχο, κορδελάκι και θήκη στο πίσω μέρος. Το χαρτί είναι ιβουάρ και οι ημέρες γράφονται στα αγγλικά. Τις γιορτές τις σημειώνετε εσείς.',
    descriptionEn:
      'Twelve months, January to December 2027, measuring 13 × 21 cm. Hard black cover, elastic band, ribbon and a pocket at the back. The paper is ivory and the days are named in English. The Greek holidays are left for you to mark.',
  },
  {
    key: 'leuchtturm1917-daily-2027',
    kind: 'product',
    nameEl: 'Ημερήσιο ημερολόγιο Leuchtturm1917 2027, A5',
    nameEn: 'Leuchtturm1917 daily planner 2027, A5',
    maker: 'Leuchtturm1917',
    categories: ['calendars'],
    priceCents: 3190,
    leadEl: 'Μια ολόκληρη σελίδα για κάθε μέρα, για όσους κρατούν το πρόγραμμα και το ημερολόγιό τους στο ίδιο βιβλίο.',
    leadEn: 'A whole page for every day, for people who keep their schedule and their diary in the same book.',
    descriptionEl:
      'Μέγεθος A5, σκληρό εξώφυλλο, μία σελίδα για κάθε μέρα του 2027 με τις ώρες στο πλάι. Έχει ετήσιο πλάνο, δύο κορδελάκια, λάστιχο και θήκη για χαρτιά. Είναι χοντρό βιβλίο και μένει καλύτερα στο γραφείο παρά στην τσάντα.',
    descriptionEn:
      'Size A5, hard cover, one page for each day of 2027 with the hours down the side. There is a plan of the year, two ribbons, an elastic band and a pocket for papers. It is a thick book, happier on a desk than in a bag.',
    dimensions: [
      { kind: 'color', nameEl: 'Μαύρο', nameEn: 'Black' },
      { kind: 'color', nameEl: 'Σκούρο μπλε', nameEn: 'Navy' },
    ],
  },
  {
    key: 'stoa-wall-calendar-2027',
    kind: 'product',
    nameEl: 'Ημερολόγιο τοίχου της Στοάς 2027',
    nameEn: 'Stoa wall calendar 2027',
    maker: 'Στοά',
    categories: ['calendars'],
    priceCents: 1490,
    leadEl: 'Δώδεκα μήνες, δώδεκα σχέδια από τα εξώφυλλά μας και από μία φράση για κάθε εποχή, με χώρο να γράφετε.',
    leadEn: 'Twelve months, twelve drawings from our covers and a sentence for each season, with room to write.',
    descriptionEl:
      'Διαστάσεις 30 × 42 εκ., με σπιράλ και τρύπα για το καρφί. Κάθε μήνας έχει τις αργίες της Ελλάδας και της Κύπρου, τις μεγάλες γιορτές και γενέθλια συγγραφέων. Όταν περάσει ο χρόνος, κόβετε τα σχέδια στη διάτρηση και τα κορνιζάρετε.',
    descriptionEn:
      'Measures 30 × 42 cm, spiral bound, with a hole for the nail. Each month has the public holidays of Greece and Cyprus, the main name days and the birthdays of authors. When the year is over, cut the drawings along the perforation and frame them.',
  },
  {
    key: 'stoa-desk-calendar-2027',
    kind: 'product',
    nameEl: 'Επιτραπέζιο ημερολόγιο της Στοάς 2027',
    nameEn: 'Stoa desk calendar 2027',
    maker: 'Στοά',
    categories: ['calendars'],
    priceCents: 990,
    leadEl: 'Μία εβδομάδα σε κάθε φύλλο, οι γιορτές γραμμένες με το όνομά τους και ένα βιβλίο για όποιον γιορτάζει.',
    leadEn: 'One week on each leaf, the name days written out, and one book for whoever is celebrating.',
    descriptionEl:
      'Στέκεται μόνο του δίπλα στην οθόνη, σε διαστάσεις 21 × 10 εκ. Τα πενήντα τρία φύλλα έχουν γραμμή για κάθε μέρα και πίσω τους μια μικρή πρόταση από τα ράφια. Το διαλέγουν όσοι ξεχνούν τις γιορτές και όσοι τις θυμούνται την ίδια μέρα.',
    descriptionEn:
      'It stands by itself next to the screen and measures 21 × 10 cm. The fifty-three leaves have a line for every day and a short suggestion from the shelves on the back. For people who forget name days and for people who remember them on the day.',
  },

  // Board games
  {
    key: 'kosmos-catan',
    kind: 'product',
    nameEl: 'Catan',
    nameEn: 'Catan',
    maker: 'Kosmos',
    categories: ['board-games'],
    priceCents: 3990,
    leadEl:
      'Ένα νησί που αλλάζει σε κάθε παρτίδα, δρόμοι, οικισμοί και η αιώνια ερώτηση: έχει κανείς να δώσει πρόβατο;',
    leadEn:
      'An island that changes with every game, roads, settlements and the eternal question: has anyone got a sheep?',
    descriptionEl:
      'Το παιχνίδι του Κλάους Τόιμπερ κυκλοφόρησε το 1995 και έφερε πολλούς στα επιτραπέζια. Μαζεύετε πρώτες ύλες, ανταλλάσσετε, χτίζετε, και κερδίζει όποιος φτάσει πρώτος τους δέκα πόντους. Παίζουν τρεις ή τέσσερις, από δέκα ετών, για περίπου εβδομήντα πέντε λεπτά.',
    descriptionEn:
      'Klaus Teuber’s game came out in 1995 and brought many people to board games. You gather raw materials, trade and build, and the first to reach ten points wins. For three or four players from the age of ten, about seventy-five minutes.',
    ageFrom: 10,
  },
  {
    key: 'kosmos-exit-abandoned-cabin',
    kind: 'product',
    nameEl: 'EXIT: The Abandoned Cabin, στα αγγλικά',
    nameEn: 'EXIT: The Abandoned Cabin',
    maker: 'Kosmos',
    categories: ['board-games'],
    priceCents: 1690,
    leadEl:
      'Ένα δωμάτιο απόδρασης σε κουτί: γρίφοι, ένας δίσκος αποκωδικοποίησης και μια καλύβα που το πρωί κλείδωσε απέξω.',
    leadEn: 'An escape room in a box: riddles, a decoding disc and a cabin that in the morning is locked from outside.',
    descriptionEl:
      'Της Ίνκα και του Μάρκους Μπραντ. Παίζεται μία φορά, γιατί διπλώνετε, κόβετε και γράφετε πάνω στο υλικό. Για έναν έως τέσσερις παίκτες, από δώδεκα ετών, μία με δύο ώρες. Οι κάρτες είναι στα αγγλικά, σε γλώσσα προσιτή σε καλό μαθητή λυκείου.',
    descriptionEn:
      'By Inka and Markus Brand. It can be played once only, because you fold, cut and write on the material. For one to four players from the age of twelve, one to two hours. The cards are in English, and scissors and a pencil are all you add.',
    ageFrom: 12,
  },
  {
    key: 'kosmos-the-crew',
    kind: 'product',
    nameEl: 'The Crew, στα αγγλικά',
    nameEn: 'The Crew: The Quest for Planet Nine',
    maker: 'Kosmos',
    categories: ['board-games'],
    priceCents: 1490,
    leadEl: 'Χαρτιά με μπάζες, όπου όλοι παίζουν μαζί και κανείς δεν επιτρέπεται να πει τι κρατάει στο χέρι του.',
    leadEn: 'A trick-taking card game in which everyone plays on the same side and nobody may say what they hold.',
    descriptionEl:
      'Πενήντα αποστολές στο διάστημα, από εύκολες ως σχεδόν αδύνατες, που τις περνάτε με λίγα λόγια και ένα σήμα τη φορά. Του Τόμας Ζινγκ, για τρεις έως πέντε παίκτες και με παραλλαγή για δύο, από δέκα ετών. Κάθε αποστολή κρατάει περίπου είκοσι λεπτά.',
    descriptionEn:
      'Fifty missions in space, from easy to nearly impossible, which you pass with few words and one signal at a time. By Thomas Sing, for three to five players, with a variant for two, from the age of ten. Each mission takes about twenty minutes.',
    ageFrom: 10,
  },
  {
    key: 'ravensburger-labyrinth',
    kind: 'product',
    nameEl: 'Λαβύρινθος',
    nameEn: 'Labyrinth',
    maker: 'Ravensburger',
    categories: ['board-games'],
    priceCents: 3290,
    leadEl:
      'Σπρώχνετε ένα πλακίδιο και όλος ο διάδρομος μετακινείται: ο δρόμος προς τον θησαυρό ήταν εκεί πριν από ένα λεπτό.',
    leadEn: 'Push one tile and the whole corridor moves: the way to the treasure was there a minute ago.',
    descriptionEl:
      'Του Μαξ Κόμπερτ, σε αμέτρητα σπίτια από το 1986. Οι κανόνες εξηγούνται σε τρία λεπτά και τα παιδιά νικούν τους μεγάλους με τα ίδια όπλα. Παίζουν δύο έως τέσσερις, από επτά ετών, για είκοσι με τριάντα λεπτά. Δεν χρειάζεται ανάγνωση.',
    descriptionEn:
      'By Max Kobbert, and found in countless homes since 1986. The rules take three minutes and children beat grown-ups with the same weapons. For two to four players from the age of seven, twenty to thirty minutes. No reading is needed.',
    ageFrom: 7,
  },
  {
    key: 'next-move-azul',
    kind: 'product',
    nameEl: 'Azul',
    nameEn: 'Azul',
    maker: 'Next Move Games',
    categories: ['board-games'],
    priceCents: 3990,
    leadEl:
      'Στρώνετε πλακάκια σε έναν τοίχο παλατιού, με ήσυχους κανόνες και μικρές κακίες που τις καταλαβαίνει κανείς αργότερα.',
    leadEn: 'You lay tiles on a palace wall, with calm rules and small acts of malice that are noticed only later.',
    descriptionEl:
      'Το παιχνίδι του Μίχαελ Κίσλινγκ εμπνέεται από τα πορτογαλικά αζουλέζου και κέρδισε το γερμανικό Παιχνίδι της Χρονιάς το 2018. Παίρνετε πλακάκια ενός χρώματος και αφήνετε τα υπόλοιπα στους άλλους. Για δύο έως τέσσερις, από οκτώ ετών, μισή με τρία τέταρτα της ώρας.',
    descriptionEn:
      'Michael Kiesling’s game takes its idea from Portuguese azulejos and was the German Game of the Year in 2018. You take tiles of one colour and leave the rest for the others. For two to four players from the age of eight, thirty to forty-five minutes.',
    ageFrom: 8,
  },
  {
    key: 'libellud-dixit',
    kind: 'product',
    nameEl: 'Dixit',
    nameEn: 'Dixit',
    maker: 'Libellud',
    categories: ['board-games'],
    priceCents: 3490,
    leadEl: 'Ογδόντα τέσσερις ζωγραφιές που λένε πολλά: πείτε μια φράση για τη δική σας, αρκεί να μην τη βρουν όλοι.',
    leadEn:
      'Eighty-four pictures that can mean many things: say a phrase about yours, so long as not everybody guesses it.',
    descriptionEl:
      'Του Ζαν-Λουί Ρουμπιρά, Παιχνίδι της Χρονιάς στη Γερμανία το 2010. Κερδίζει όποιος μιλάει ούτε πολύ καθαρά ούτε πολύ θολά, όπως στην ποίηση. Από οκτώ ετών, περίπου μισή ώρα, με παρέα από τρεις και πάνω. Οι κάρτες δεν έχουν κείμενο.',
    descriptionEn:
      'By Jean-Louis Roubira, German Game of the Year in 2010. The winner is the one who speaks neither too clearly nor too darkly, as in poetry. From the age of eight, about half an hour, with three players or more. There is no text on the cards.',
    ageFrom: 8,
  },

  // Puzzles
  {
    key: 'ravensburger-bizarre-bookshop',
    kind: 'product',
    nameEl: 'Παζλ The Bizarre Bookshop, 1.000 κομμάτια',
    nameEn: 'The Bizarre Bookshop puzzle, 1,000 pieces',
    maker: 'Ravensburger',
    categories: ['puzzles'],
    priceCents: 1690,
    leadEl: 'Ένα βιβλιοπωλείο του Κόλιν Τόμσον με ράφια ως το ταβάνι και τίτλους που δεν υπάρχουν σε κανένα άλλο.',
    leadEn: 'A bookshop by Colin Thompson, with shelves up to the ceiling and titles that no other shop has.',
    descriptionEl:
      'Χίλια κομμάτια γεμάτα μικρές σκηνές, ράχες βιβλίων και λογοπαίγνια στα αγγλικά. Όσο το φτιάχνετε, τόσο βρίσκετε καινούργια. Έτοιμο έχει διαστάσεις περίπου 70 × 50 εκ. Αρχίστε από τις άκρες και κρατήστε τα ράφια για το τέλος.',
    descriptionEn:
      'A thousand pieces full of small scenes, spines of books and plays on words. The longer you work at it, the more you find. When finished it measures about 70 × 50 cm. Start with the edges and leave the shelves for the end of the week.',
    ageFrom: 14,
  },
  {
    key: 'ravensburger-krypt-black',
    kind: 'product',
    nameEl: 'Παζλ Krypt Black, 736 κομμάτια',
    nameEn: 'Krypt Black puzzle, 736 pieces',
    maker: 'Ravensburger',
    categories: ['puzzles'],
    priceCents: 1490,
    leadEl:
      'Μαύρο πάνω σε μαύρο, χωρίς εικόνα και χωρίς βοήθεια: μένει μόνο το σχήμα κάθε κομματιού και η υπομονή σας.',
    leadEn:
      'Black on black, with no picture and no help: all that is left is the shape of each piece and your patience.',
    descriptionEl:
      'Επτακόσια τριάντα έξι κομμάτια στο ίδιο χρώμα, όλα με διαφορετικό σχήμα. Λύνεται μόνο με τα χέρια και με καλό φως. Το διαλέγουν όσοι τελειώνουν τα συνηθισμένα παζλ σε ένα βράδυ και όσοι θέλουν να μη σκέφτονται τίποτε άλλο.',
    descriptionEn:
      'Seven hundred and thirty-six pieces in one colour, each with a shape of its own. It is solved by hand and in good light. For people who finish ordinary puzzles in an evening, and for those who would like to think of nothing else for a while.',
    ageFrom: 14,
  },
  {
    key: 'stoa-puzzle-bookcase-500',
    kind: 'product',
    nameEl: 'Παζλ της Στοάς: η βιβλιοθήκη, 500 κομμάτια',
    nameEn: 'Stoa puzzle: the bookcase, 500 pieces',
    maker: 'Στοά',
    categories: ['puzzles'],
    priceCents: 1590,
    leadEl: 'Εκατόν είκοσι ράχες ελληνικών βιβλίων, στη σειρά που θα έπρεπε να έχει η βιβλιοθήκη του σαλονιού.',
    leadEn: 'A hundred and twenty spines of Greek books, in the order your own bookcase ought to be in.',
    descriptionEl:
      'Πεντακόσια κομμάτια από χοντρό χαρτόνι, διαστάσεις 48 × 36 εκ. Όλοι οι τίτλοι υπάρχουν στα ράφια μας και στο κουτί θα βρείτε τη λίστα τους. Γίνεται σε ένα απόγευμα Κυριακής από δύο ανθρώπους που συμφωνούν για τον Καζαντζάκη.',
    descriptionEn:
      'Five hundred pieces of thick board, measuring 48 × 36 cm when finished. All the titles stand on our shelves and the list is in the box. It takes one Sunday afternoon and two people who agree about Kazantzakis. Those who disagree need a little longer.',
    ageFrom: 8,
  },
  {
    key: 'stoa-puzzle-myths-100',
    kind: 'product',
    nameEl: 'Παιδικό παζλ της Στοάς: ο χάρτης των μύθων, 100 κομμάτια',
    nameEn: 'Stoa children’s puzzle: the map of myths, 100 pieces',
    maker: 'Στοά',
    categories: ['puzzles', 'myths'],
    priceCents: 1390,
    leadEl: 'Ο Μινώταυρος στην Κνωσό, οι Σειρήνες στη θάλασσα και ο Όλυμπος στη θέση του, σε εκατό μεγάλα κομμάτια.',
    leadEn: 'The Minotaur at Knossos, the Sirens at sea and Olympus where it belongs, in one hundred large pieces.',
    descriptionEl:
      'Ένας χάρτης της Ελλάδας με τριάντα ήρωες και τέρατα, για παιδιά από έξι ετών. Τα κομμάτια είναι μεγάλα και χοντρά. Στο κουτί υπάρχει φυλλάδιο με δύο γραμμές για κάθε μύθο, στα ελληνικά και στα αγγλικά. Περιέχει μικρά μέρη, όχι κάτω των τριών ετών.',
    descriptionEn:
      'A map of Greece with thirty heroes and monsters, for children from the age of six. The pieces are large and thick. A leaflet in the box gives two lines to each myth, in Greek and in English. Contains small parts, not for children under three.',
    ageFrom: 6,
  },

  // For reading
  {
    key: 'stoa-bookmarks-five',
    kind: 'product',
    nameEl: 'Πέντε σελιδοδείκτες, ράχες βιβλίων',
    nameEn: 'Five bookmarks, spines of books',
    maker: 'Στοά',
    categories: ['reading-accessories'],
    priceCents: 490,
    leadEl: 'Πέντε χάρτινοι σελιδοδείκτες σε σχήμα ράχης, για να ξέρετε πού μείνατε και να φαίνεται ωραίο από το πλάι.',
    leadEn:
      'Five paper bookmarks in the shape of a spine, so that you know where you stopped and it looks well from the side.',
    descriptionEl:
      'Χαρτόνι 300 γραμμαρίων, τυπωμένο και στις δύο όψεις, με τα χρώματα των εξωφύλλων μας. Στην πίσω πλευρά υπάρχει μια στενή στήλη για σημειώσεις και αριθμούς σελίδων. Είναι αρκετά λεπτοί ώστε να μην αφήνουν σημάδι και αρκετά μακριοί ώστε να μη χάνονται.',
    descriptionEn:
      'Card of 300 grams, printed on both sides in the colours of our covers. On the back there is a narrow column for notes and page numbers. They are thin enough to leave no mark on the paper, and long enough not to get lost in it.',
  },
  {
    key: 'stoa-bookmark-brass',
    kind: 'product',
    nameEl: 'Μπρούντζινος σελιδοδείκτης',
    nameEn: 'Brass bookmark',
    maker: 'Στοά',
    categories: ['reading-accessories'],
    priceCents: 1190,
    leadEl: 'Ένα λεπτό έλασμα που αγκαλιάζει τη σελίδα και σκουραίνει με τα χρόνια, όπως οι γωνίες των βιβλίων.',
    leadEn: 'A thin strip of metal that clasps the page and darkens over the years, as the corners of books do.',
    descriptionEl:
      'Μήκος 9 εκ., κομμένο στο σχήμα μιας στοάς με πέντε κολόνες. Περνάει πάνω από τη σελίδα χωρίς να την τσακίζει και δεν πέφτει όταν το βιβλίο ταξιδεύει στην τσάντα. Έρχεται σε μικρό φάκελο, έτοιμο για δώρο, με χώρο για μια αφιέρωση.',
    descriptionEn:
      'It is 9 cm long and cut in the shape of a stoa with five columns. It slips over the page without creasing it, and does not fall out when the book travels in a bag. It comes in a small envelope, ready to give, with room for a dedication.',
  },
  {
    key: 'stoa-book-light',
    kind: 'product',
    nameEl: 'Φωτάκι ανάγνωσης με κλιπ',
    nameEn: 'Clip-on reading light',
    maker: 'Στοά',
    categories: ['reading-accessories'],
    priceCents: 1890,
    leadEl: 'Ένα μικρό φως που στερεώνεται στο εξώφυλλο, για να τελειώσετε το κεφάλαιο χωρίς να ξυπνήσετε κανέναν.',
    leadEn: 'A small light that clips to the cover, so that you can finish the chapter without waking anyone.',
    descriptionEl:
      'Ζεστό φως σε τρεις εντάσεις και λαιμός που στρέφεται προς τη σελίδα. Φορτίζει με καλώδιο USB-C, που βρίσκεται στο κουτί, και κρατάει αρκετά βράδια. Το κλιπ έχει μαλακή επένδυση για να μη σημαδεύει το χαρτί. Ζυγίζει όσο ένα λεπτό βιβλίο τσέπης.',
    descriptionEn:
      'A warm light in three strengths, on a neck that bends towards the page. It charges with a USB-C cable, which is in the box, and lasts for several evenings. The clip is padded so as not to mark the paper. It weighs as much as a thin paperback.',
  },
  {
    key: 'stoa-tote-bag',
    kind: 'product',
    nameEl: 'Πάνινη τσάντα της Στοάς',
    nameEn: 'Stoa tote bag',
    maker: 'Στοά',
    categories: ['reading-accessories'],
    priceCents: 1490,
    leadEl: 'Χοντρό βαμβακερό πανί και μακριά χερούλια, μετρημένη για οκτώ βιβλία τσέπης ή για δύο τόμους του Προυστ.',
    leadEn: 'Thick cotton and long handles, measured for eight paperbacks or for two volumes of Proust.',
    descriptionEl:
      'Διαστάσεις 38 × 42 εκ. με πάτο 10 εκ., ώστε τα βιβλία να στέκονται όρθια. Έχει εσωτερική τσέπη για κλειδιά και κινητό και διπλή ραφή στα χερούλια. Το σήμα μας είναι τυπωμένο στη μία μόνο πλευρά, για όσους προτιμούν την άλλη.',
    descriptionEn:
      'It measures 38 × 42 cm with a 10 cm base, so that books stand upright. There is an inside pocket for keys and a phone, and the handles are stitched twice. Our mark is printed on one side only, for those who prefer the other.',
    dimensions: [
      { kind: 'color', nameEl: 'Φυσικό', nameEn: 'Natural' },
      { kind: 'color', nameEl: 'Βυσσινί', nameEn: 'Wine' },
      { kind: 'color', nameEl: 'Μαύρο', nameEn: 'Black' },
    ],
  },
  {
    key: 'stoa-book-sleeve',
    kind: 'product',
    nameEl: 'Υφασμάτινη θήκη βιβλίου',
    nameEn: 'Padded book sleeve',
    maker: 'Στοά',
    categories: ['reading-accessories'],
    priceCents: 1690,
    leadEl: 'Μια μαλακή θήκη με κουμπί, για το βιβλίο που πηγαίνει μαζί σας στη δουλειά, στην παραλία και πίσω.',
    leadEn: 'A soft sleeve with a button, for the book that goes with you to work, to the beach and back.',
    descriptionEl:
      'Βαμβακερό ύφασμα με λεπτή επένδυση που προστατεύει τις γωνίες και το εξώφυλλο. Μπροστά έχει μια στενή τσέπη για μολύβι και σελιδοδείκτη. Η μικρή χωράει βιβλία τσέπης, η μεσαία τα συνηθισμένα μυθιστορήματα και η μεγάλη τα σκληρόδετα. Πλένεται στους τριάντα βαθμούς.',
    descriptionEn:
      'Cotton with a thin padding that protects the corners and the cover. A narrow pocket in front holds a pencil and a bookmark. The small size takes pocket editions, the medium takes most novels and the large takes hardbacks. Wash at thirty degrees.',
    dimensions: [
      { kind: 'size', nameEl: 'Μικρή', nameEn: 'Small' },
      { kind: 'size', nameEl: 'Μεσαία', nameEn: 'Medium' },
      { kind: 'size', nameEl: 'Μεγάλη', nameEn: 'Large' },
    ],
  },

  // Gift cards
  {
    key: 'gift-card-10',
    kind: 'giftCard',
    nameEl: 'Δωροκάρτα 10\u00a0€',
    nameEn: 'Gift card €10',
    maker: 'Στοά',
    categories: ['gift-cards'],
    priceCents: 1000,
    leadEl: 'Ένα βιβλίο τσέπης ή ένα τετράδιο, με τη δική σας ευχή και με επιλογή που την κάνει ο άλλος.',
    leadEn: 'A paperback or a notebook, with your own wish and with a choice that the other person makes.',
    descriptionEl:
      'Γράφετε το όνομα, το e-mail του παραλήπτη και μια ευχή, και η δωροκάρτα φτάνει με κωδικό. Εξοφλεί ολόκληρη την παραγγελία ή μέρος της, εδώ και στα τρία καταστήματα. Ό,τι περισσέψει μένει στην κάρτα για την επόμενη φορά.',
    descriptionEn:
      'You write a name, the recipient’s e-mail and a wish, and the gift card arrives with a code. It pays for a whole order or for part of one, here and in all three stores. Whatever is left stays on the card for another time.',
  },
  {
    key: 'gift-card-20',
    kind: 'giftCard',
    nameEl: 'Δωροκάρτα 20\u00a0€',
    nameEn: 'Gift card €20',
    maker: 'Στοά',
    categories: ['gift-cards'],
    priceCents: 2000,
    leadEl: 'Ένα μυθιστόρημα και κάτι ψιλά για σελιδοδείκτη, χωρίς να χρειάζεται να μαντέψετε τι έχει ήδη διαβάσει.',
    leadEn: 'A novel and a little over for a bookmark, with no need to guess what has been read already.',
    descriptionEl:
      'Η δωροκάρτα στέλνεται με e-mail, μαζί με την ευχή που θα γράψετε. Χρησιμοποιείται μία ή περισσότερες φορές, ώσπου να τελειώσει το ποσό, στο ηλεκτρονικό κατάστημα και στα ταμεία μας. Δεν είναι προϊόν με έκπτωση αλλά τρόπος πληρωμής, οπότε ισχύει για όλα τα βιβλία.',
    descriptionEn:
      'The gift card is sent by e-mail, together with the wish you write. It can be used once or several times, until the amount is spent, on this site and at our tills. It is a means of payment and not a discount, so it is good for every book.',
  },
  {
    key: 'gift-card-50',
    kind: 'giftCard',
    nameEl: 'Δωροκάρτα 50\u00a0€',
    nameEn: 'Gift card €50',
    maker: 'Στοά',
    categories: ['gift-cards'],
    priceCents: 5000,
    leadEl: 'Μια τριλογία, ένα λεύκωμα ή τα βιβλία μιας ολόκληρης εποχής, για γενέθλια που δεν θέλετε να κάνετε λάθος.',
    leadEn: 'A trilogy, an art book or the reading of a whole season, for a birthday you do not want to get wrong.',
    descriptionEl:
      'Γράφετε το όνομα του παραλήπτη και την ευχή σας, και η κάρτα φτάνει με e-mail. Αν η παραγγελία του κοστίζει περισσότερο, τη συμπληρώνει με όποιον άλλο τρόπο πληρωμής θέλει. Ισχύει για βιβλία, χαρτικά και παιχνίδια, εδώ και στα καταστήματα.',
    descriptionEn:
      'You write the recipient’s name and your wish, and the card arrives by e-mail. If the order costs more, the rest is paid in any other way the recipient likes. Good for books, stationery and games, here and in the stores.',
  },
  {
    key: 'gift-card-100',
    kind: 'giftCard',
    nameEl: 'Δωροκάρτα 100\u00a0€',
    nameEn: 'Gift card €100',
    maker: 'Στοά',
    categories: ['gift-cards'],
    priceCents: 10000,
    leadEl: 'Ένα ολόκληρο ράφι, για τον άνθρωπο που μόλις μετακόμισε, αποφοίτησε ή βρήκε επιτέλους χρόνο να διαβάσει.',
    leadEn: 'A whole shelf, for the person who has just moved house, graduated or found the time to read at last.',
    descriptionEl:
      'Για μεγάλες αφορμές και για δώρα που βάζουν όλοι μαζί. Στέλνεται με e-mail με την ευχή και τα ονόματα που θα γράψετε. Το ποσό ξοδεύεται όπως βολεύει, σε μία παραγγελία ή σε δέκα, στο ηλεκτρονικό κατάστημα και στα τρία καταστήματά μας.',
    descriptionEn:
      'For great occasions and for presents that several people share. It is sent by e-mail with the wish and the names you write. The amount can be spent as suits best, in one order or in ten, on this site and in our three stores.',
  },
]
