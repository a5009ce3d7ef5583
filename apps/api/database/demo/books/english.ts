import type { DemoBook } from '../demo-types.ts'

// The demo shop's books in English: fiction, classics, crime, fantasy and science fiction, children's, non-fiction and books about Greece.
export const english: DemoBook[] = [
  // Contemporary fiction
  {
    key: 'ishiguro-never-let-me-go-en',
    title: 'Never Let Me Go',
    language: 'en',
    contributors: [['Καζούο Ισιγκούρο']],
    publisher: 'Vintage International',
    year: 2006,
    pages: 288,
    isbn13: '9781400078776',
    binding: 'paperback',
    categories: ['english-fiction'],
    priceCents: 1290,
    publisherPriceCents: 1590,
    leadEl:
      'Τρεις παιδικοί φίλοι από ένα απομονωμένο αγγλικό σχολείο ξαναβρίσκονται ως ενήλικοι και αναμετρώνται με όσα ήξεραν, αλλά δεν τολμούσαν ποτέ να πουν.',
    leadEn:
      'Three childhood friends from a secluded English school meet again as adults and face what they always knew but never quite dared to say aloud.',
    descriptionEl:
      'Η Κάθι, τριάντα ενός ετών, θυμάται τα χρόνια της στο Χέιλσαμ, ένα σχολείο με αυστηρούς κανόνες και παράξενες σιωπές. Μέσα από την αφήγησή της ξετυλίγεται η σχέση της με τη Ρουθ και τον Τόμι, μαζί με ένα ερώτημα για την αξία της ανθρώπινης ζωής και της μνήμης.',
    descriptionEn:
      'Kathy, now thirty-one, recalls her years at Hailsham, a school of firm rules and curious silences. Her calm account of her friendship with Ruth and Tommy slowly reveals the world they were raised for, and asks what makes a life worth living and remembering.',
  },
  {
    key: 'ishiguro-remains-of-the-day-en',
    title: 'The Remains of the Day',
    language: 'en',
    contributors: [['Καζούο Ισιγκούρο']],
    publisher: 'Faber & Faber',
    year: 2005,
    pages: 258,
    isbn13: '9780571225385',
    binding: 'paperback',
    categories: ['english-fiction'],
    priceCents: 1190,
    leadEl:
      'Ένας Άγγλος μπάτλερ ταξιδεύει για λίγες ημέρες στην εξοχή και, μαζί με τη διαδρομή, ξαναβλέπει τις επιλογές μιας ολόκληρης ζωής.',
    leadEn:
      'An English butler takes a short motoring trip through the countryside and, mile by mile, looks back over the choices of a whole lifetime.',
    descriptionEl:
      'Καλοκαίρι του 1956. Ο Στίβενς, μπάτλερ στο Ντάρλινγκτον Χολ, ξεκινά να συναντήσει μια παλιά συνάδελφο. Στον δρόμο αναλογίζεται την υπηρεσία του κοντά σε έναν λόρδο με αμφιλεγόμενη στάση στον μεσοπόλεμο, την έννοια της αξιοπρέπειας και όσα άφησε ανείπωτα από καθήκον.',
    descriptionEn:
      'In the summer of 1956 Stevens, butler at Darlington Hall, sets out to visit a former housekeeper. On the road he considers his service to a lord with doubtful loyalties between the wars, the meaning of dignity, and the feelings he set aside in the name of duty.',
  },
  {
    key: 'mcewan-atonement-en',
    title: 'Atonement',
    language: 'en',
    contributors: [['Ίαν ΜακΓιούαν']],
    publisher: 'Anchor Books',
    year: 2003,
    pages: 351,
    isbn13: '9780385721790',
    binding: 'paperback',
    categories: ['english-fiction'],
    priceCents: 1290,
    leadEl:
      'Μια ζεστή ημέρα του 1935, ένα κορίτσι με ζωηρή φαντασία παρερμηνεύει όσα βλέπει και αλλάζει για πάντα τη ζωή τριών ανθρώπων.',
    leadEn:
      'On a hot day in 1935 a girl with a lively imagination misreads what she sees, and the lives of three people are altered for good.',
    descriptionEl:
      'Η δεκατριάχρονη Μπράιονι, που ονειρεύεται να γίνει συγγραφέας, παρακολουθεί από το παράθυρο την αδελφή της με τον γιο της οικονόμου. Το λάθος της οδηγεί σε μια κατηγορία, σε έναν χωρισμό και σε δεκαετίες ενοχής, από ένα εξοχικό σπίτι ως τη Δουνκέρκη.',
    descriptionEn:
      'Thirteen-year-old Briony, who dreams of becoming a writer, watches her sister and the housekeeper’s son from a window. Her mistake leads to an accusation, a separation and decades of guilt, in a novel that moves from a country house to Dunkirk and wartime London.',
  },
  {
    key: 'murakami-norwegian-wood-en',
    title: 'Norwegian Wood',
    language: 'en',
    originalTitle: 'ノルウェイの森',
    contributors: [['Χαρούκι Μουρακάμι'], ['Jay Rubin', 'translator']],
    publisher: 'Vintage International',
    year: 2000,
    pages: 296,
    isbn13: '9780375704024',
    binding: 'paperback',
    categories: ['english-fiction'],
    priceCents: 1350,
    publisherPriceCents: 1600,
    leadEl:
      'Ένα τραγούδι των Μπιτλς γυρίζει τον Τόρου πίσω στο Τόκιο του τέλους της δεκαετίας του ’60, στα φοιτητικά χρόνια, στον έρωτα και στην απώλεια.',
    leadEn:
      'A Beatles song carries Toru back to Tokyo at the end of the 1960s, to his student years, to first love and to early loss.',
    descriptionEl:
      'Ο Τόρου Βατανάμπε θυμάται την εποχή που αγάπησε τη Ναόκο, την κοπέλα του φίλου που έχασε, και γνώρισε τη Μιντόρι, ανεξάρτητη και γεμάτη ζωή. Ένα ρεαλιστικό, χαμηλόφωνο και οικείο μυθιστόρημα για το πένθος και την ενηλικίωση, με φόντο τις φοιτητικές κινητοποιήσεις.',
    descriptionEn:
      'Toru Watanabe remembers the time when he loved Naoko, the girlfriend of a friend he had lost, and met Midori, independent and full of life. A realistic, quietly told novel about grief and growing up, set against the student protests of the period.',
  },
  {
    key: 'smith-white-teeth-en',
    title: 'White Teeth',
    language: 'en',
    contributors: [['Ζέιντι Σμιθ']],
    publisher: 'Vintage International',
    year: 2001,
    pages: 448,
    isbn13: '9780375703867',
    binding: 'paperback',
    categories: ['english-fiction'],
    priceCents: 1390,
    leadEl:
      'Δύο φίλοι από τον πόλεμο, οι οικογένειές τους και τα παιδιά τους μεγαλώνουν μαζί σε ένα Λονδίνο με πολλές γλώσσες και πολλές ιστορίες.',
    leadEn:
      'Two friends from the war, their families and their children grow up side by side in a London of many languages and many histories.',
    descriptionEl:
      'Ο Άρτσι Τζόουνς και ο Σαμάντ Ικμπάλ γνωρίστηκαν στον Β΄ Παγκόσμιο Πόλεμο και ζουν πια στο βόρειο Λονδίνο. Η Σμιθ παρακολουθεί με χιούμορ τρεις οικογένειες, τις ρίζες που κουβαλούν, τις θρησκείες και τις επιστήμες που τις χωρίζουν, και μια γενιά που ψάχνει τη θέση της.',
    descriptionEn:
      'Archie Jones and Samad Iqbal met in the Second World War and now live in north London. With plenty of humour, Smith follows three families, the roots they carry, the faiths and sciences that divide them, and a younger generation looking for a place of its own.',
  },
  {
    key: 'adichie-americanah-en',
    title: 'Americanah',
    language: 'en',
    contributors: [['Τσιμαμάντα Νγκόζι Αντίτσι']],
    publisher: 'Alfred A. Knopf',
    year: 2013,
    pages: 477,
    isbn13: '9780307271082',
    binding: 'hardback',
    categories: ['english-fiction'],
    priceCents: 2290,
    publisherPriceCents: 2499,
    leadEl:
      'Η Ιφεμέλου φεύγει από τη Νιγηρία για σπουδές στην Αμερική, και εκεί μαθαίνει για πρώτη φορά τι σημαίνει να τη βλέπουν ως μαύρη.',
    leadEn:
      'Ifemelu leaves Nigeria to study in America, and it is there that she first learns what it means to be seen as black.',
    descriptionEl:
      'Η Ιφεμέλου και ο Ομπίνζε ερωτεύονται έφηβοι στο Λάγος και χωρίζονται όταν εκείνη πηγαίνει στις Ηνωμένες Πολιτείες κι εκείνος στην Αγγλία χωρίς χαρτιά. Χρόνια αργότερα ξανασυναντιούνται. Ένα μυθιστόρημα για τη μετανάστευση, τη φυλή, τη γλώσσα και την επιστροφή στην πατρίδα.',
    descriptionEn:
      'Ifemelu and Obinze fall in love as teenagers in Lagos and are separated when she goes to the United States and he to England without papers. Years later they meet again. A novel about migration, race, language, hair, and what it takes to go home.',
  },
  {
    key: 'roy-god-of-small-things-en',
    title: 'The God of Small Things',
    language: 'en',
    contributors: [['Αρουντάτι Ρόι']],
    publisher: 'Random House',
    year: 1997,
    pages: 321,
    isbn13: '9780679457312',
    binding: 'hardback',
    categories: ['english-fiction'],
    priceCents: 2190,
    publisherPriceCents: 2450,
    leadEl:
      'Δύο δίδυμα στη νότια Ινδία του 1969 βλέπουν τον κόσμο τους να αλλάζει μέσα σε λίγες ημέρες, για πράγματα μικρά και ανεπανόρθωτα.',
    leadEn:
      'In southern India in 1969, twins see their world change within a few days, through things that are small and cannot be undone.',
    descriptionEl:
      'Η Ραχήλ και ο Έστα μεγαλώνουν στην Κεράλα, σε μια οικογένεια που έχει εργοστάσιο με τουρσιά και πολλά μυστικά. Η επίσκεψη μιας εξαδέλφης από την Αγγλία και ένας απαγορευμένος έρωτας φανερώνουν πόσο στενά ορίζει η κοινωνία γύρω τους ποιος επιτρέπεται να αγαπήσει ποιον.',
    descriptionEn:
      'Rahel and Estha grow up in Kerala, in a family with a pickle factory and a good many secrets. The visit of a cousin from England and a love that crosses caste lines bring to light how narrowly the society around them decides who is allowed to love whom.',
  },
  {
    key: 'mantel-wolf-hall-en',
    title: 'Wolf Hall',
    language: 'en',
    contributors: [['Χίλαρι Μαντέλ']],
    publisher: 'Fourth Estate',
    year: 2010,
    isbn13: '9780007230204',
    binding: 'paperback',
    series: { name: 'Τόμας Κρόμγουελ', nameEn: 'Thomas Cromwell', number: 1 },
    categories: ['english-fiction'],
    priceCents: 1290,
    leadEl:
      'Ο γιος ενός σιδερά ανεβαίνει ως το πλευρό του Ερρίκου Η΄, την ώρα που ο βασιλιάς ζητά διαζύγιο και η Αγγλία αλλάζει πίστη.',
    leadEn:
      'A blacksmith’s son rises to the side of Henry VIII, just as the king demands a divorce and England begins to change its faith.',
    descriptionEl:
      'Το πρώτο μέρος της τριλογίας για τον Τόμας Κρόμγουελ ξεκινά στη δεκαετία του 1520. Ο Κρόμγουελ υπηρετεί τον καρδινάλιο Γούλζι και μετά την πτώση του κερδίζει την εμπιστοσύνη του βασιλιά. Η Μαντέλ γράφει σε ενεστώτα, σαν να κοιτάζουμε πάνω από τον ώμο του.',
    descriptionEn:
      'The first part of the Thomas Cromwell trilogy opens in the 1520s. Cromwell serves Cardinal Wolsey and, after his master’s fall, wins the trust of the king. Mantel writes in the present tense, so that we seem to look over his shoulder at court, council and home.',
  },
  {
    key: 'tartt-secret-history-en',
    title: 'The Secret History',
    language: 'en',
    contributors: [['Ντόνα Ταρτ']],
    publisher: 'Vintage',
    year: 2004,
    pages: 559,
    isbn13: '9781400031702',
    binding: 'paperback',
    categories: ['english-fiction'],
    priceCents: 1450,
    publisherPriceCents: 1700,
    leadEl:
      'Μια μικρή ομάδα φοιτητών των αρχαίων ελληνικών, σε κολέγιο της Νέας Αγγλίας, περνά το όριο ανάμεσα στη μελέτη και την πράξη.',
    leadEn:
      'A small circle of students of ancient Greek at a New England college crosses the line between what is studied and what is done.',
    descriptionEl:
      'Ο Ρίτσαρντ φτάνει από την Καλιφόρνια στο Βερμόντ και γίνεται δεκτός στην κλειστή τάξη ενός χαρισματικού καθηγητή ελληνικών. Από την πρώτη σελίδα γνωρίζουμε ότι ένας από την παρέα πέθανε. Το βιβλίο εξηγεί πώς έφτασαν εκεί και τι ακολούθησε για τους υπόλοιπους.',
    descriptionEn:
      'Richard arrives in Vermont from California and is admitted to the closed class of a charismatic professor of Greek. From the first page we know that one of the group has died. The book explains how they came to that point and what followed for the rest.',
  },
  {
    key: 'mitchell-cloud-atlas-en',
    title: 'Cloud Atlas',
    language: 'en',
    contributors: [['Ντέιβιντ Μίτσελ']],
    publisher: 'Random House',
    year: 2004,
    pages: 509,
    isbn13: '9780375507250',
    binding: 'paperback',
    categories: ['english-fiction'],
    priceCents: 1490,
    leadEl:
      'Έξι ιστορίες, από τον Ειρηνικό του 19ου αιώνα ως ένα μακρινό μέλλον, μπαίνουν η μία μέσα στην άλλη σαν ρωσικές κούκλες.',
    leadEn:
      'Six stories, from the Pacific of the nineteenth century to a distant future, are placed one inside another like a set of Russian dolls.',
    descriptionEl:
      'Ένας συμβολαιογράφος στη θάλασσα, ένας νέος συνθέτης, μια δημοσιογράφος, ένας εκδότης, μια κλωνοποιημένη σερβιτόρα και ένας βοσκός αφηγούνται με τη δική τους γλώσσα. Κάθε ιστορία διακόπτεται και συνεχίζεται αργότερα, ενώ μικρά και σχεδόν κρυφά σημάδια συνδέουν ανθρώπους που δεν θα συναντηθούν ποτέ.',
    descriptionEn:
      'A notary at sea, a young composer, a journalist, a publisher, a cloned waitress and a goatherd each speak in a language of their own. Every story breaks off and is taken up again later, while small signs connect people who will never meet.',
  },
  {
    key: 'eugenides-middlesex-en',
    title: 'Middlesex',
    language: 'en',
    contributors: [['Τζέφρι Ευγενίδης']],
    publisher: 'Picador',
    year: 2003,
    pages: 529,
    isbn13: '9780312422158',
    binding: 'paperback',
    categories: ['english-fiction', 'english-greece'],
    priceCents: 1390,
    leadEl:
      'Από ένα χωριό της Μικράς Ασίας ως το Ντιτρόιτ, τρεις γενιές μιας ελληνικής οικογένειας οδηγούν στην ασυνήθιστη ιστορία του Καλ.',
    leadEn:
      'From a village in Asia Minor to Detroit, three generations of a Greek family lead up to the unusual story of Cal.',
    descriptionEl:
      'Ο Καλ Στεφανίδης γεννήθηκε κορίτσι, η Καλλιόπη, και στην εφηβεία ανακαλύπτει ότι το σώμα του λέει κάτι άλλο. Για να το εξηγήσει, γυρίζει στη Σμύρνη του 1922, στους παππούδες του και στα μυστικά τους, σε ένα ελληνοαμερικανικό έπος με χιούμορ και τρυφερότητα.',
    descriptionEn:
      'Cal Stephanides was born a girl, Calliope, and finds in adolescence that the body tells a different story. To explain it he returns to Smyrna in 1922, to his grandparents and what they kept hidden, in a Greek-American family epic told with humour and tenderness.',
  },
  {
    key: 'strout-olive-kitteridge-en',
    title: 'Olive Kitteridge',
    language: 'en',
    contributors: [['Ελίζαμπεθ Στράουτ']],
    publisher: 'Random House',
    year: 2008,
    pages: 270,
    isbn13: '9781400062089',
    binding: 'hardback',
    categories: ['english-fiction'],
    priceCents: 2090,
    publisherPriceCents: 2390,
    leadEl:
      'Δεκατρείς ιστορίες από μια μικρή πόλη του Μέιν σχηματίζουν το πορτρέτο μιας απότομης, ειλικρινούς και βαθιά μοναχικής δασκάλας, που πήρε πια σύνταξη.',
    leadEn:
      'Thirteen stories from a small town in Maine add up to the portrait of a blunt, honest and rather lonely retired schoolteacher.',
    descriptionEl:
      'Η Όλιβ Κίτριτζ άλλοτε βρίσκεται στο κέντρο και άλλοτε περνά για λίγο από τις ζωές των γειτόνων της στο Κρόσμπι. Γάμοι, απώλειες, παιδιά που φεύγουν και μικρές πράξεις καλοσύνης δείχνουν πώς αλλάζει ένας άνθρωπος όταν γερνά και πώς αλλάζει ο τόπος γύρω του.',
    descriptionEn:
      'Olive Kitteridge sometimes stands at the centre and sometimes only passes through the lives of her neighbours in Crosby. Marriages, losses, children who move away and small acts of kindness show how a person changes with age, and how a place changes around her.',
  },
  {
    key: 'barnes-sense-of-an-ending-en',
    title: 'The Sense of an Ending',
    language: 'en',
    contributors: [['Τζούλιαν Μπαρνς']],
    publisher: 'Jonathan Cape',
    year: 2011,
    pages: 150,
    isbn13: '9780224094153',
    binding: 'hardback',
    categories: ['english-fiction'],
    priceCents: 1790,
    leadEl:
      'Ένα απρόσμενο κληροδότημα αναγκάζει έναν ήσυχο συνταξιούχο να ξανασκεφτεί τη νεότητά του και όσα θεωρούσε βέβαια για τον εαυτό του.',
    leadEn:
      'An unexpected bequest obliges a quiet man in retirement to think again about his youth and about what he took for granted in himself.',
    descriptionEl:
      'Ο Τόνι Γουέμπστερ πιστεύει ότι έζησε μια προσεκτική ζωή. Όταν η μητέρα μιας παλιάς φίλης του αφήνει ένα ημερολόγιο, αρχίζει να ψάχνει τι συνέβη με τον Έιντριαν, τον πιο λαμπρό συμμαθητή του. Μια σύντομη νουβέλα για τη μνήμη, την ευθύνη και την αυταπάτη.',
    descriptionEn:
      'Tony Webster believes that he has lived a careful life. When the mother of a former girlfriend leaves him a diary, he begins to ask what happened to Adrian, the cleverest of his schoolfriends. A short novel about memory, responsibility and the stories we tell ourselves.',
  },
  {
    key: 'morrison-beloved-en',
    title: 'Beloved',
    language: 'en',
    contributors: [['Τόνι Μόρισον']],
    publisher: 'Vintage International',
    year: 2004,
    pages: 324,
    isbn13: '9781400033416',
    binding: 'paperback',
    categories: ['english-fiction', 'english-classics'],
    priceCents: 1350,
    publisherPriceCents: 1550,
    leadEl:
      'Στο Οχάιο, λίγα χρόνια μετά τον αμερικανικό εμφύλιο, μια μητέρα που ξέφυγε από τη δουλεία ζει με το φάντασμα της κόρης της.',
    leadEn:
      'In Ohio, a few years after the American Civil War, a mother who escaped from slavery lives with the ghost of her daughter.',
    descriptionEl:
      'Η Σέθε ζει με την κόρη της Ντένβερ σε ένα σπίτι που οι γείτονες αποφεύγουν. Η άφιξη ενός παλιού γνώριμου από τη φυτεία και μιας νέας γυναίκας που λέγεται Αγαπημένη ανοίγει ξανά το παρελθόν. Η Μόρισον γράφει για τη μνήμη της δουλείας και το κόστος της ελευθερίας.',
    descriptionEn:
      'Sethe lives with her daughter Denver in a house that the neighbours avoid. The arrival of a man she knew on the plantation, and then of a young woman called Beloved, opens up the past. Morrison writes about the memory of slavery and the cost of freedom.',
  },
  {
    key: 'mandel-station-eleven-en',
    title: 'Station Eleven',
    language: 'en',
    contributors: [['Έμιλι Σεντ Τζον Μάντελ']],
    publisher: 'Alfred A. Knopf',
    year: 2014,
    pages: 333,
    isbn13: '9780385353304',
    binding: 'hardback',
    categories: ['english-fiction', 'english-fantasy'],
    priceCents: 2190,
    leadEl:
      'Είκοσι χρόνια μετά από μια πανδημία, ένας περιοδεύων θίασος ηθοποιών και μουσικών παίζει Σαίξπηρ σε μικρούς οικισμούς γύρω από τις Μεγάλες Λίμνες.',
    leadEn:
      'Twenty years after a pandemic, a travelling company of actors and musicians performs Shakespeare in small settlements around the Great Lakes.',
    descriptionEl:
      'Τη νύχτα που ένας γνωστός ηθοποιός καταρρέει στη σκηνή του Τορόντο, μια γρίπη αρχίζει να εξαπλώνεται. Το μυθιστόρημα κινείται πριν και μετά την κατάρρευση, ακολουθεί πέντε ανθρώπους που συνδέονται μαζί του και ρωτά τι αξίζει να κρατήσουμε, όταν η επιβίωση δεν αρκεί.',
    descriptionEn:
      'On the night a well-known actor collapses on a stage in Toronto, a deadly flu begins to spread. The novel moves between the years before and after, follows five people connected with him, and asks what is worth keeping when survival alone is not enough.',
  },
  {
    key: 'haddon-curious-incident-en',
    title: 'The Curious Incident of the Dog in the Night-Time',
    language: 'en',
    contributors: [['Μαρκ Χάντον']],
    publisher: 'Vintage',
    year: 2004,
    pages: 226,
    isbn13: '9781400032716',
    binding: 'paperback',
    categories: ['english-fiction', 'english-crime'],
    priceCents: 1190,
    publisherPriceCents: 1400,
    leadEl:
      'Ένας δεκαπεντάχρονος που αγαπά τα μαθηματικά και δυσκολεύεται με τους ανθρώπους αποφασίζει να βρει ποιος σκότωσε τον σκύλο της γειτόνισσας.',
    leadEn:
      'A fifteen-year-old who loves mathematics and finds people difficult decides to discover who killed the dog that belonged to his neighbour.',
    descriptionEl:
      'Ο Κρίστοφερ ζει με τον πατέρα του στο Σουίντον και γράφει ο ίδιος το βιβλίο που διαβάζουμε, με κεφάλαια αριθμημένα κατά τους πρώτους αριθμούς. Η έρευνά του, κατά τα πρότυπα του Σέρλοκ Χολμς, τον φέρνει μπροστά σε οικογενειακά μυστικά και σε ένα δύσκολο ταξίδι.',
    descriptionEn:
      'Christopher lives with his father in Swindon and is writing the book we read, its chapters numbered with the primes. His inquiry, conducted in the manner of Sherlock Holmes, leads him to matters his family has hidden and to a difficult journey on his own.',
  },
  // Classics
  {
    key: 'austen-pride-and-prejudice-en',
    title: 'Pride and Prejudice',
    language: 'en',
    contributors: [['Τζέιν Όστεν']],
    publisher: 'Modern Library',
    year: 2000,
    pages: 279,
    isbn13: '9780679783268',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 990,
    publisherPriceCents: 1150,
    leadEl:
      'Η Ελίζαμπεθ Μπένετ και ο κύριος Ντάρσι σχηματίζουν γνώμη ο ένας για τον άλλον πολύ νωρίς και χρειάζονται καιρό να την αλλάξουν.',
    leadEn:
      'Elizabeth Bennet and Mr Darcy form an opinion of one another far too early, and need some time and a little pain to change it.',
    descriptionEl:
      'Στο Χέρτφορντσερ, η κυρία Μπένετ έχει πέντε κόρες και έναν σκοπό, να τις δει παντρεμένες. Η άφιξη ενός εύπορου γείτονα και του υπερήφανου φίλου του βάζει σε κίνηση μια κωμωδία παρεξηγήσεων, όπου το πνεύμα, η τάξη και το χρήμα ορίζουν τις επιλογές των γυναικών.',
    descriptionEn:
      'In Hertfordshire Mrs Bennet has five daughters and one aim, to see them married. The arrival of a wealthy neighbour and his proud friend sets in motion a comedy of misjudgements in which wit, class and money decide what a woman is able to choose.',
  },
  {
    key: 'austen-emma-en',
    title: 'Emma',
    language: 'en',
    contributors: [['Τζέιν Όστεν'], ['Fiona Stafford', 'editor']],
    publisher: 'Penguin Classics',
    year: 2003,
    pages: 474,
    isbn13: '9780141439587',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1090,
    leadEl:
      'Όμορφη, έξυπνη και εύπορη, η Έμμα Γούντχαουζ πιστεύει ότι ξέρει να ταιριάζει ζευγάρια, ώσπου τα σχέδιά της αρχίζουν να μπλέκονται.',
    leadEn:
      'Handsome, clever and rich, Emma Woodhouse believes that she has a gift for matching couples, until her well-meant plans begin to tangle.',
    descriptionEl:
      'Στο ήσυχο Χάιμπερι η Έμμα αναλαμβάνει την τύχη της Χάριετ Σμιθ και αγνοεί τις συμβουλές του κυρίου Νάιτλι. Η Όστεν μας βάζει στο μυαλό μιας ηρωίδας που κάνει συχνά λάθος και δείχνει πώς η φαντασία μπορεί να τυφλώσει και τους καλοπροαίρετους.',
    descriptionEn:
      'In quiet Highbury Emma takes charge of Harriet Smith’s fortunes and sets aside the advice of Mr Knightley. Austen places us inside the mind of a heroine who is often mistaken, and shows how imagination can mislead even people who mean nothing but good.',
  },
  {
    key: 'shelley-frankenstein-en',
    title: 'Frankenstein',
    language: 'en',
    contributors: [['Μαίρη Σέλεϊ']],
    publisher: 'Penguin Classics',
    year: 2003,
    pages: 273,
    isbn13: '9780141439471',
    binding: 'paperback',
    categories: ['english-classics', 'english-fantasy'],
    priceCents: 990,
    publisherPriceCents: 1190,
    leadEl:
      'Ένας νέος επιστήμονας δίνει ζωή σε ένα πλάσμα και το εγκαταλείπει, χωρίς να υπολογίσει ότι το πλάσμα αισθάνεται, μαθαίνει και θυμάται.',
    leadEn:
      'A young scientist gives life to a creature and abandons it, without considering that what he has made can feel, learn and remember.',
    descriptionEl:
      'Η ιστορία λέγεται με επιστολές ενός εξερευνητή, που συναντά στους πάγους τον Βίκτορ Φρανκενστάιν. Εκείνος περιγράφει το πείραμά του και τις συνέπειές του, και κάποια στιγμή μιλά και το ίδιο το πλάσμα. Η Σέλεϊ ξεκίνησε να το γράφει στα δεκαοκτώ της, στη λίμνη της Γενεύης.',
    descriptionEn:
      'The story is told in the letters of an explorer who meets Victor Frankenstein among the ice. Victor describes his experiment and its consequences, and in time the creature speaks as well. Shelley began to write it at eighteen, beside the lake of Geneva.',
  },
  {
    key: 'bronte-jane-eyre-en',
    title: 'Jane Eyre',
    language: 'en',
    contributors: [['Σαρλότ Μπροντέ']],
    publisher: 'Penguin Classics',
    year: 2003,
    pages: 532,
    isbn13: '9780142437209',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1190,
    leadEl:
      'Μια ορφανή γκουβερνάντα, μικρόσωμη και αποφασισμένη, ζητά αγάπη χωρίς να χάσει την ανεξαρτησία και τον σεβασμό προς τον εαυτό της.',
    leadEn:
      'An orphaned governess, small in stature and firm in mind, looks for love without giving up her independence or her respect for herself.',
    descriptionEl:
      'Από το σκληρό σχολείο του Λόουντ η Τζέιν φτάνει στο Θόρνφιλντ, για να διδάξει τη μικρή Αντέλ. Εκεί γνωρίζει τον κύριο Ρότσεστερ και ακούει παράξενα γέλια από τον επάνω όροφο. Η πρωτοπρόσωπη φωνή της παραμένει ζωντανή και άμεση από το 1847.',
    descriptionEn:
      'From the harsh school of Lowood Jane comes to Thornfield Hall to teach little Adèle. There she meets Mr Rochester and hears strange laughter from the floor above. First published in 1847, the novel still speaks in a voice that is direct, passionate and her own.',
  },
  {
    key: 'dickens-tale-of-two-cities-en',
    title: 'A Tale of Two Cities',
    language: 'en',
    contributors: [['Κάρολος Ντίκενς']],
    publisher: 'Penguin Classics',
    year: 2003,
    pages: 489,
    isbn13: '9780141439600',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1090,
    leadEl:
      'Ανάμεσα στο Λονδίνο και στο Παρίσι της Γαλλικής Επανάστασης, τρεις άνθρωποι που αγαπούν την ίδια οικογένεια δοκιμάζονται με διαφορετικό τρόπο.',
    leadEn:
      'Between London and the Paris of the French Revolution, three men devoted to one family are tested, each of them in a different way.',
    descriptionEl:
      'Ο γιατρός Μανέτ βγαίνει από τη Βαστίλη έπειτα από δεκαοκτώ χρόνια και ξαναβρίσκει την κόρη του. Ο Τσαρλς Ντάρνεϊ, ευγενής που αρνήθηκε τον τίτλο του, και ο Σίντνεϊ Κάρτον, δικηγόρος χωρίς φιλοδοξίες, συνδέονται με τη μοίρα της, καθώς η Γαλλία βυθίζεται στην Τρομοκρατία.',
    descriptionEn:
      'Doctor Manette leaves the Bastille after eighteen years and is restored to his daughter. Charles Darnay, a nobleman who has refused his title, and Sydney Carton, a lawyer without ambition, become bound to her fate as France descends into the Terror.',
    contentsEl: [
      'Βιβλίο πρώτο: Επιστροφή στη ζωή',
      'Βιβλίο δεύτερο: Το χρυσό νήμα',
      'Βιβλίο τρίτο: Το ίχνος της καταιγίδας',
    ],
    contentsEn: [
      'Book the First: Recalled to Life',
      'Book the Second: The Golden Thread',
      'Book the Third: The Track of a Storm',
    ],
  },
  {
    key: 'dickens-david-copperfield-en',
    title: 'David Copperfield',
    language: 'en',
    contributors: [['Κάρολος Ντίκενς'], ['Jeremy Tambling', 'editor']],
    publisher: 'Penguin Classics',
    year: 2004,
    isbn13: '9780140439441',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1290,
    publisherPriceCents: 1490,
    leadEl:
      'Ένα παιδί που έχασε νωρίς τους γονείς του γίνεται συγγραφέας και διηγείται τη ζωή του, με όλους όσοι τη στήριξαν ή τη δυσκόλεψαν.',
    leadEn:
      'A child who lost his parents early becomes a writer and tells the story of his life, with everyone who helped it along or stood in its way.',
    descriptionEl:
      'Ο Ντέιβιντ περνά από την αγάπη της Πέγκοτι στην αυστηρότητα του κυρίου Μέρντστοουν, από μια αποθήκη του Λονδίνου στο σπίτι της θείας Μπέτσι. Ο Ντίκενς χρησιμοποίησε πολλές δικές του αναμνήσεις και γέμισε το βιβλίο με πρόσωπα όπως ο κύριος Μικόμπερ και ο Γιουράια Χιπ.',
    descriptionEn:
      'David passes from the love of Peggotty to the severity of Mr Murdstone, and from a London warehouse to the house of his aunt Betsey. Dickens drew on many memories of his own and filled the book with figures such as Mr Micawber and Uriah Heep.',
  },
  {
    key: 'eliot-middlemarch-en',
    title: 'Middlemarch',
    language: 'en',
    contributors: [['Τζορτζ Έλιοτ'], ['Rosemary Ashton', 'editor']],
    publisher: 'Penguin Classics',
    year: 2003,
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1290,
    publisherPriceCents: 1450,
    leadEl:
      'Σε μια αγγλική επαρχιακή πόλη του 1830, γάμοι, χρέη, εκλογές και φιλοδοξίες μπλέκονται αργά μεταξύ τους σαν τα νήματα ενός μεγάλου υφαντού.',
    leadEn:
      'In an English provincial town around 1830, marriages, debts, elections and ambitions are crossed with one another like the threads of a large piece of cloth.',
    descriptionEl:
      'Η Δωροθέα Μπρουκ παντρεύεται έναν ηλικιωμένο λόγιο, ελπίζοντας να υπηρετήσει κάτι μεγάλο. Ο γιατρός Λίντγκεϊτ φτάνει με ιδέες για μια νέα ιατρική. Η Έλιοτ παρακολουθεί τους δύο και δεκάδες γείτονές τους με κατανόηση, ειρωνεία και ενδιαφέρον για τις κρυφές, καλές πράξεις.',
    descriptionEn:
      'Dorothea Brooke marries an elderly scholar in the hope of serving something great. Doctor Lydgate arrives with ideas for a new kind of medicine. Eliot follows these two and dozens of their neighbours with understanding, irony and an interest in good deeds that go unseen.',
    contentsEl: [
      'Η δεσποινίς Μπρουκ',
      'Γέροι και νέοι',
      'Περιμένοντας τον θάνατο',
      'Τρία ερωτικά προβλήματα',
      'Το χέρι του νεκρού',
      'Η χήρα και η σύζυγος',
      'Δύο πειρασμοί',
      'Ηλιοβασίλεμα και ανατολή',
    ],
    contentsEn: [
      'Miss Brooke',
      'Old and Young',
      'Waiting for Death',
      'Three Love Problems',
      'The Dead Hand',
      'The Widow and the Wife',
      'Two Temptations',
      'Sunset and Sunrise',
    ],
  },
  {
    key: 'hardy-tess-en',
    title: 'Tess of the D’Urbervilles',
    language: 'en',
    contributors: [['Τόμας Χάρντι']],
    publisher: 'Penguin Classics',
    year: 2003,
    pages: 518,
    isbn13: '9780141439594',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1090,
    leadEl:
      'Μια φτωχή κοπέλα μαθαίνει ότι κατάγεται από παλιά αρχοντική οικογένεια, και αυτή η είδηση αλλάζει την πορεία της ζωής της.',
    leadEn:
      'A poor country girl learns that she descends from an ancient noble family, and the news changes the whole course of her life.',
    descriptionEl:
      'Η Τες Ντάρμπιφιλντ αναζητά τη βοήθεια υποτιθέμενων συγγενών και πληρώνει ακριβά για μια πράξη που δεν ήταν δική της. Ο Χάρντι την ακολουθεί στα τοπία του Γουέσεξ, στις γαλακτοκομικές φάρμες και στα χωράφια, και αμφισβητεί τα δύο μέτρα της εποχής του απέναντι στις γυναίκες.',
    descriptionEn:
      'Tess Durbeyfield seeks the help of supposed relations and pays dearly for something that was not her doing. Hardy follows her through the landscapes of Wessex, its dairies and hard winter fields, and questions the double standard by which his age judged women.',
  },
  {
    key: 'melville-moby-dick-en',
    title: 'Moby-Dick',
    subtitle: 'or, The Whale',
    language: 'en',
    contributors: [['Χέρμαν Μέλβιλ']],
    publisher: 'Penguin Classics',
    year: 2003,
    isbn13: '9780142437247',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1390,
    publisherPriceCents: 1690,
    leadEl:
      'Ο Ισμαήλ μπαρκάρει σε φαλαινοθηρικό και ανακαλύπτει ότι ο πλοίαρχος δεν κυνηγά λάδι και κέρδος, αλλά μία και μόνη άσπρη φάλαινα.',
    leadEn:
      'Ishmael signs on to a whaling ship and discovers that its captain is not after oil or profit, but after one particular white whale.',
    descriptionEl:
      'Το «Πίκουοντ» φεύγει από το Ναντάκετ με πλήρωμα από όλο τον κόσμο και επικεφαλής τον Αχαάβ, που έχασε το πόδι του από τον Μόμπι Ντικ. Περιπέτεια, εγκυκλοπαίδεια των φαλαινών και στοχασμός για την εμμονή, με λόγο που θυμίζει άλλοτε θέατρο και άλλοτε κήρυγμα.',
    descriptionEn:
      'The Pequod leaves Nantucket with a crew from all over the world and Ahab in command, who lost his leg to Moby Dick. Adventure, encyclopaedia of whales and meditation on obsession, in prose that at times recalls the stage and at times the pulpit.',
  },
  {
    key: 'homer-odyssey-fagles-en',
    title: 'The Odyssey',
    language: 'en',
    originalTitle: 'Ὀδύσσεια',
    contributors: [['Όμηρος'], ['Robert Fagles', 'translator']],
    publisher: 'Penguin Classics',
    year: 2006,
    pages: 541,
    isbn13: '9780143039952',
    binding: 'paperback',
    categories: ['english-classics', 'english-greece'],
    priceCents: 1590,
    leadEl:
      'Το ταξίδι της επιστροφής του Οδυσσέα στην Ιθάκη, σε μια έμμετρη αγγλική μετάφραση που διαβάζεται εύκολα και ταιριάζει στη μεγαλόφωνη ανάγνωση.',
    leadEn:
      'The long voyage of Odysseus home to Ithaca, in an English verse translation that is clear on the page and made to be read aloud.',
    descriptionEl:
      'Δέκα χρόνια μετά την Τροία ο Οδυσσέας δεν έχει γυρίσει. Ο Τηλέμαχος ξεκινά να τον αναζητήσει και η Πηνελόπη κρατά μακριά τους μνηστήρες. Η μετάφραση του Ρόμπερτ Φάγκλς, με ελεύθερο στίχο και ζωντανό ρυθμό, ταιριάζει σε όσους θέλουν να γνωρίσουν το έπος στα αγγλικά.',
    descriptionEn:
      'Ten years after Troy, Odysseus has still not returned. Telemachus sets out to look for him and Penelope keeps the suitors at a distance. Robert Fagles’s version, in loose verse with a lively beat, suits readers who want to meet the epic in modern English.',
  },
  {
    key: 'herodotus-histories-en',
    title: 'The Histories',
    language: 'en',
    originalTitle: 'Ἱστορίαι',
    contributors: [['Ηρόδοτος'], ['Aubrey de Sélincourt', 'translator'], ['John Marincola', 'editor']],
    publisher: 'Penguin Classics',
    year: 2003,
    pages: 716,
    isbn13: '9780140449082',
    binding: 'paperback',
    categories: ['english-classics', 'english-greece'],
    priceCents: 1490,
    publisherPriceCents: 1690,
    leadEl:
      'Ο Ηρόδοτος εξηγεί πώς Έλληνες και Πέρσες έφτασαν στον πόλεμο και, στον δρόμο, περιγράφει τα έθιμα ολόκληρου του γνωστού κόσμου.',
    leadEn:
      'Herodotus explains how Greeks and Persians came to be at war and, on the way, describes the customs of the whole known world.',
    descriptionEl:
      'Από τον Κροίσο και την Αίγυπτο ως τον Μαραθώνα, τις Θερμοπύλες και τη Σαλαμίνα, το έργο συνδυάζει έρευνα, ταξίδι και αφήγηση. Η έκδοση περιέχει τη μετάφραση του Ωμπρέ ντε Σελινκούρ, αναθεωρημένη από τον Τζον Μαρίνκολα, που υπογράφει και τις σημειώσεις.',
    descriptionEn:
      'From Croesus and Egypt to Marathon, Thermopylae and Salamis, the work brings together inquiry, travel and storytelling. This edition offers the translation by Aubrey de Sélincourt as revised by John Marincola, who also wrote the notes that guide readers new to the period.',
  },
  {
    key: 'dostoevsky-brothers-karamazov-en',
    title: 'The Brothers Karamazov',
    language: 'en',
    originalTitle: 'Братья Карамазовы',
    contributors: [['Φιόντορ Ντοστογιέφσκι'], ['Richard Pevear', 'translator'], ['Larissa Volokhonsky', 'translator']],
    publisher: 'Farrar, Straus and Giroux',
    year: 2002,
    pages: 796,
    isbn13: '9780374528379',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1890,
    publisherPriceCents: 2100,
    leadEl:
      'Τρεις αδελφοί, ένας πατέρας που κανείς τους δεν σέβεται και ένα έγκλημα που τους αναγκάζει να ρωτήσουν ποιος ευθύνεται πραγματικά.',
    leadEn:
      'Three brothers, a father whom none of them respects, and a crime that forces each of them to ask who is truly responsible.',
    descriptionEl:
      'Ο παράφορος Ντμίτρι, ο σκεπτικιστής Ιβάν και ο νεαρός μοναχός Αλιόσα ζουν στη σκιά του Φιόντορ Καραμάζοφ. Όταν εκείνος βρίσκεται νεκρός, αρχίζει μια δίκη που γίνεται και δίκη της πίστης. Η αγγλική μετάφραση των Πίβιαρ και Βολοχόνσκι κρατά την πολυφωνία του πρωτοτύπου.',
    descriptionEn:
      'Passionate Dmitri, sceptical Ivan and Alyosha, a young novice, live in the shadow of Fyodor Karamazov. When he is found dead, a trial begins that becomes a trial of faith as well. The translation by Pevear and Volokhonsky keeps the many voices of the original.',
  },
  {
    key: 'wilde-importance-of-being-earnest-en',
    title: 'The Importance of Being Earnest and Other Plays',
    language: 'en',
    contributors: [['Όσκαρ Ουάιλντ'], ['Richard Allen Cave', 'editor']],
    publisher: 'Penguin Classics',
    year: 2000,
    isbn13: '9780140436068',
    binding: 'paperback',
    categories: ['english-classics', 'theatre'],
    priceCents: 1090,
    leadEl:
      'Οι κωμωδίες του Ουάιλντ για τα καλά σαλόνια του Λονδίνου, μαζί με τη «Σαλώμη» και ένα σπάνιο μονόπρακτο, σε έναν τόμο.',
    leadEn:
      'Wilde’s comedies about the drawing rooms of London society, together with Salome and a seldom performed short play, gathered in a single volume.',
    descriptionEl:
      'Διπλές ταυτότητες, μυστικά του παρελθόντος και μια τσάντα ξεχασμένη σε σταθμό. Ο τόμος συγκεντρώνει τα έργα που έκαναν τον Ουάιλντ περιζήτητο στη δεκαετία του 1890 και δείχνει δίπλα στο πνεύμα του την κριτική προς μια κοινωνία που κρίνει τους άλλους με ευκολία.',
    descriptionEn:
      'Double identities, secrets from the past, and a handbag left at a railway station. The volume gathers the plays that made Wilde sought after in the 1890s and shows, beside the wit, his criticism of a society that is quick to judge other people.',
    contentsEl: [
      'Η βεντάλια της λαίδης Ουίντερμιρ',
      'Σαλώμη',
      'Μια γυναίκα χωρίς σημασία',
      'Ένας ιδανικός σύζυγος',
      'Μια φλωρεντινή τραγωδία',
      'Η σημασία του να είναι κανείς σοβαρός',
    ],
    contentsEn: [
      'Lady Windermere’s Fan',
      'Salome',
      'A Woman of No Importance',
      'An Ideal Husband',
      'A Florentine Tragedy',
      'The Importance of Being Earnest',
    ],
  },
  {
    key: 'stevenson-jekyll-and-hyde-en',
    title: 'The Strange Case of Dr Jekyll and Mr Hyde and Other Tales of Terror',
    language: 'en',
    contributors: [['Ρόμπερτ Λούις Στίβενσον'], ['Robert Mighall', 'editor']],
    publisher: 'Penguin Classics',
    year: 2003,
    isbn13: '9780141439730',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 990,
    leadEl:
      'Ένας δικηγόρος προσπαθεί να καταλάβει τι δένει τον αξιοσέβαστο φίλο του με έναν άνθρωπο που σκορπά τον φόβο στο νυχτερινό Λονδίνο.',
    leadEn:
      'A lawyer tries to understand what ties his respectable friend to a man who spreads fear through the streets of London at night.',
    descriptionEl:
      'Η νουβέλα του 1886 για τη διπλή ζωή του δόκτορα Τζέκιλ συνοδεύεται εδώ από δύο ακόμη ιστορίες τρόμου του Στίβενσον, τον «Πτωματοκλέφτη» και την «Ολάγια». Η εισαγωγή και οι σημειώσεις τοποθετούν τα κείμενα στην επιστήμη και στους φόβους της βικτωριανής εποχής.',
    descriptionEn:
      'The short novel of 1886 about the double life of Dr Jekyll is joined here by two more of Stevenson’s tales of terror, The Body Snatcher and Olalla. The introduction and notes place them within the science and the fears of the Victorian age.',
  },
  {
    key: 'woolf-room-of-ones-own-en',
    title: 'A Room of One’s Own',
    language: 'en',
    contributors: [['Βιρτζίνια Γουλφ']],
    publisher: 'Penguin',
    year: 2000,
    pages: 112,
    isbn13: '9780141183534',
    binding: 'paperback',
    categories: ['english-classics', 'essays'],
    priceCents: 1090,
    publisherPriceCents: 1250,
    leadEl:
      'Τι χρειάζεται μια γυναίκα για να γράψει; Η Γουλφ απαντά με χρήματα, με ένα δωμάτιο δικό της και με ένα δοκίμιο γεμάτο χιούμορ.',
    leadEn:
      'What does a woman need in order to write? Woolf answers with an income, a room with a lock, and an essay full of humour.',
    descriptionEl:
      'Το δοκίμιο βασίζεται σε δύο ομιλίες του 1928 προς φοιτήτριες του Κέιμπριτζ. Η Γουλφ περπατά σε κολέγια και βιβλιοθήκες, φαντάζεται μια αδελφή του Σαίξπηρ με το ίδιο ταλέντο και εξετάζει γιατί η ιστορία της λογοτεχνίας έχει τόσα κενά στη θέση των γυναικών.',
    descriptionEn:
      'The essay grew from two talks given in 1928 to women students at Cambridge. Woolf walks through colleges and libraries, imagines a sister of Shakespeare with the same gift, and considers why the history of literature has so many blanks where women might have been.',
  },
  {
    key: 'orwell-nineteen-eighty-four-en',
    title: 'Nineteen Eighty-Four',
    language: 'en',
    contributors: [['Τζορτζ Όργουελ']],
    publisher: 'Penguin',
    year: 2004,
    binding: 'paperback',
    categories: ['english-classics', 'english-fantasy'],
    priceCents: 1090,
    leadEl:
      'Σε ένα κράτος που παρακολουθεί τα πάντα και ξαναγράφει το παρελθόν, ένας υπάλληλος αγοράζει ένα τετράδιο και αρχίζει να σκέφτεται.',
    leadEn:
      'In a state that watches everything and rewrites the past, a minor official buys a blank notebook and begins to think for himself.',
    descriptionEl:
      'Ο Ουίνστον Σμιθ διορθώνει παλιές εφημερίδες στο Υπουργείο Αλήθειας, ώστε το Κόμμα να έχει πάντα δίκιο. Η γνωριμία του με την Τζούλια του δίνει για λίγο την αίσθηση ότι υπάρχει χώρος για ιδιωτική ζωή. Το μυθιστόρημα του 1949 έδωσε στη γλώσσα μας νέες λέξεις.',
    descriptionEn:
      'Winston Smith corrects old newspapers at the Ministry of Truth, so that the Party may always have been right. Meeting Julia gives him for a while the feeling that a private life is possible. Published in 1949, the novel has added several words to the language.',
  },
  {
    key: 'fitzgerald-great-gatsby-en',
    title: 'The Great Gatsby',
    language: 'en',
    contributors: [['Φ. Σκοτ Φιτζέραλντ']],
    publisher: 'Scribner',
    year: 2004,
    pages: 180,
    isbn13: '9780743273565',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1290,
    publisherPriceCents: 1590,
    leadEl:
      'Ένα καλοκαίρι στο Λονγκ Άιλαντ, ένας μυστηριώδης εκατομμυριούχος οργανώνει τη μία γιορτή μετά την άλλη, με την ελπίδα να εμφανιστεί κάποτε μία καλεσμένη.',
    leadEn:
      'One summer on Long Island a mysterious millionaire gives party after party, in the hope that one particular guest will some day walk in.',
    descriptionEl:
      'Ο Νικ Κάραγουεϊ μετακομίζει δίπλα στην έπαυλη του Τζέι Γκάτσμπι και γίνεται μάρτυρας της προσπάθειάς του να ξανακερδίσει την Ντέιζι. Με σύντομα κεφάλαια και ακριβείς εικόνες, ο Φιτζέραλντ περιγράφει τη λάμψη της δεκαετίας του ’20 και το κενό που έκρυβε.',
    descriptionEn:
      'Nick Carraway moves in beside the mansion of Jay Gatsby and becomes a witness to his attempt to win back Daisy. In short chapters and exact images, Fitzgerald describes the glitter of the nineteen-twenties, the price of a dream and the emptiness behind it.',
  },
  {
    key: 'lee-to-kill-a-mockingbird-en',
    title: 'To Kill a Mockingbird',
    language: 'en',
    contributors: [['Χάρπερ Λι']],
    publisher: 'Harper Perennial',
    year: 2006,
    isbn13: '9780061120084',
    binding: 'paperback',
    categories: ['english-classics'],
    priceCents: 1390,
    leadEl:
      'Στην Αλαμπάμα της δεκαετίας του ’30, ένα κορίτσι βλέπει τον πατέρα του να υπερασπίζεται στο δικαστήριο έναν αθώο που όλοι έχουν καταδικάσει.',
    leadEn:
      'In Alabama in the 1930s a girl watches her father defend in court an innocent man whom the town has already condemned.',
    descriptionEl:
      'Η Σκάουτ και ο αδελφός της ο Τζεμ περνούν τα καλοκαίρια τους παρατηρώντας τον γείτονα που δεν βγαίνει ποτέ από το σπίτι. Όταν ο Άττικους Φιντς αναλαμβάνει την υπόθεση ενός μαύρου εργάτη, τα παιδιά μαθαίνουν τι σημαίνει προκατάληψη και τι θάρρος.',
    descriptionEn:
      'Scout and her brother Jem spend their summers watching for the neighbour who never leaves his house. When Atticus Finch takes on the case of a black labourer, the children learn what prejudice is, and what courage looks like in a small Southern town.',
  },
  // Crime
  {
    key: 'christie-orient-express-en',
    title: 'Murder on the Orient Express',
    language: 'en',
    contributors: [['Αγκάθα Κρίστι']],
    publisher: 'Berkley',
    year: 2004,
    isbn13: '9780425200452',
    binding: 'paperback',
    series: { name: 'Ηρακλής Πουαρό', nameEn: 'Hercule Poirot', number: 10 },
    categories: ['english-crime'],
    priceCents: 990,
    publisherPriceCents: 1150,
    leadEl:
      'Ένα τρένο αποκλεισμένο από το χιόνι, ένας επιβάτης νεκρός στο κουπέ του και ο Ηρακλής Πουαρό με δώδεκα ανθρώπους που έχουν άλλοθι.',
    leadEn:
      'A train held fast by snow, a passenger dead in his compartment, and Hercule Poirot among a dozen people who can all account for themselves.',
    descriptionEl:
      'Ο Πουαρό επιστρέφει από τη Μέση Ανατολή με το Οριάν Εξπρές, όταν ένας πλούσιος Αμερικανός βρίσκεται μαχαιρωμένος. Χωρίς αστυνομία και χωρίς εργαστήριο, ο ντετέκτιβ ανακρίνει έναν έναν τους συνταξιδιώτες του και συναρμολογεί μια υπόθεση που ξεκινά από πολλά χρόνια πριν.',
    descriptionEn:
      'Poirot is on his way home from the Middle East on the Orient Express when a rich American is found stabbed. Without police or laboratory, the detective questions his fellow travellers one by one and pieces together a case that began years before.',
  },
  {
    key: 'christie-and-then-there-were-none-en',
    title: 'And Then There Were None',
    language: 'en',
    contributors: [['Αγκάθα Κρίστι']],
    publisher: 'St. Martin’s Griffin',
    year: 2004,
    pages: 264,
    isbn13: '9780312330873',
    binding: 'paperback',
    categories: ['english-crime'],
    priceCents: 1290,
    leadEl:
      'Δέκα άγνωστοι καλούνται σε ένα νησί χωρίς οικοδεσπότη, και μια φωνή από το γραμμόφωνο κατηγορεί τον καθέναν για ένα παλιό έγκλημα.',
    leadEn:
      'Ten strangers are invited to an island without a host, and a voice from the gramophone accuses each of them of an old crime.',
    descriptionEl:
      'Στο σπίτι όλα είναι έτοιμα, το φαγητό, τα δωμάτια και ένα παιδικό τραγουδάκι σε κορνίζα. Όταν ο πρώτος καλεσμένος πεθαίνει, οι υπόλοιποι καταλαβαίνουν ότι ακολουθείται ένα σχέδιο. Η Κρίστι έγραψε εδώ ένα αστυνομικό χωρίς ντετέκτιβ, με αυστηρή, σχεδόν μαθηματική κατασκευή.',
    descriptionEn:
      'In the house everything is ready, the food, the bedrooms and a framed nursery rhyme. When the first guest dies, the others see that a plan is being followed. Christie wrote here a mystery without a detective, built with strict and almost mathematical care.',
  },
  {
    key: 'christie-roger-ackroyd-en',
    title: 'The Murder of Roger Ackroyd',
    language: 'en',
    contributors: [['Αγκάθα Κρίστι']],
    publisher: 'Black Dog & Leventhal',
    year: 2006,
    isbn13: '9781579126278',
    binding: 'hardback',
    series: { name: 'Ηρακλής Πουαρό', nameEn: 'Hercule Poirot', number: 4 },
    categories: ['english-crime'],
    priceCents: 1490,
    leadEl:
      'Ο Πουαρό αποσύρθηκε στην εξοχή για να καλλιεργεί κολοκύθια, όμως ο φόνος ενός γείτονα τον φέρνει πίσω στη δουλειά του.',
    leadEn:
      'Poirot has retired to the country to grow vegetable marrows, but the murder of a neighbour brings him back to his old occupation.',
    descriptionEl:
      'Στο χωριό Κινγκς Άμποτ μια χήρα πεθαίνει και την επομένη βρίσκεται δολοφονημένος ο Ρότζερ Άκροϊντ, ο άνθρωπος που ήξερε το μυστικό της. Αφηγητής είναι ο γιατρός Σέπαρντ. Το μυθιστόρημα του 1926 συζητήθηκε πολύ για τον τρόπο που χρησιμοποιεί τους κανόνες του είδους.',
    descriptionEn:
      'In the village of King’s Abbot a widow dies, and a day later Roger Ackroyd, the man who knew her secret, is found murdered. The local doctor tells the story. The novel of 1926 was much discussed for what it does with the rules of the genre.',
  },
  {
    key: 'chandler-big-sleep-en',
    title: 'The Big Sleep',
    language: 'en',
    contributors: [['Ρέιμοντ Τσάντλερ']],
    publisher: 'Vintage Crime/Black Lizard',
    year: 1988,
    pages: 231,
    isbn13: '9780394758282',
    binding: 'paperback',
    series: { name: 'Φίλιπ Μάρλοου', nameEn: 'Philip Marlowe', number: 1 },
    categories: ['english-crime'],
    priceCents: 1350,
    publisherPriceCents: 1550,
    leadEl:
      'Ο Φίλιπ Μάρλοου αναλαμβάνει μια απλή υπόθεση εκβιασμού για έναν γέρο στρατηγό στο Λος Άντζελες, που γρήγορα παύει να είναι απλή.',
    leadEn:
      'Philip Marlowe takes on a simple case of blackmail for an old general in Los Angeles, and it very soon stops being simple.',
    descriptionEl:
      'Ο στρατηγός Στέρνγουντ έχει δύο ατίθασες κόρες, έναν γαμπρό που εξαφανίστηκε και κάποιον που του ζητά χρήματα. Στο πρώτο μυθιστόρημα με τον Μάρλοου, ο Τσάντλερ δίνει στον ιδιωτικό ντετέκτιβ φωνή ειρωνική και μελαγχολική, και στην πόλη της Καλιφόρνιας έναν δικό της ρόλο.',
    descriptionEn:
      'General Sternwood has two wilful daughters, a son-in-law who has vanished and someone asking him for money. In the first Marlowe novel Chandler gives the private detective a voice both ironic and melancholy, and makes the Californian city a character in its own right.',
  },
  {
    key: 'highsmith-talented-mr-ripley-en',
    title: 'The Talented Mr. Ripley',
    language: 'en',
    contributors: [['Πατρίτσια Χάισμιθ']],
    publisher: 'W. W. Norton',
    year: 2008,
    isbn13: '9780393332148',
    binding: 'paperback',
    series: { name: 'Τομ Ρίπλεϊ', nameEn: 'Tom Ripley', number: 1 },
    categories: ['english-crime'],
    priceCents: 1450,
    leadEl:
      'Ο Τομ Ρίπλεϊ στέλνεται στην Ιταλία για να φέρει πίσω έναν πλούσιο γνωστό του και αποφασίζει ότι θα προτιμούσε να ζήσει τη ζωή εκείνου.',
    leadEn:
      'Tom Ripley is sent to Italy to bring home a wealthy acquaintance, and decides that he would much rather have the other man’s life.',
    descriptionEl:
      'Ο Ντίκι Γκρίνλιφ ζει ξένοιαστα στη θάλασσα, με ζωγραφική και σκάφος. Ο Τομ, που δεν έχει τίποτα δικό του εκτός από την ικανότητα να μιμείται, τον παρατηρεί προσεκτικά. Η Χάισμιθ μάς κάνει να ακολουθούμε τη λογική ενός ανθρώπου χωρίς ενοχές και να αγωνιούμε μαζί του.',
    descriptionEn:
      'Dickie Greenleaf lives an easy life by the sea, with his painting and his boat. Tom, who owns little except a talent for imitation, studies him with care. Highsmith has us follow the reasoning of a man without guilt, and even share his anxieties.',
  },
  {
    key: 'french-in-the-woods-en',
    title: 'In the Woods',
    language: 'en',
    contributors: [['Τάνα Φρεντς']],
    publisher: 'Viking',
    year: 2007,
    pages: 429,
    isbn13: '9780670038602',
    binding: 'hardback',
    series: { name: 'Ομάδα Ανθρωποκτονιών Δουβλίνου', nameEn: 'Dublin Murder Squad', number: 1 },
    categories: ['english-crime'],
    priceCents: 2090,
    publisherPriceCents: 2290,
    leadEl:
      'Ένας αστυνομικός του Δουβλίνου ερευνά τον φόνο ενός κοριτσιού στο ίδιο δάσος όπου, παιδί ακόμη, έχασε τους δύο φίλους του.',
    leadEn:
      'A Dublin detective investigates the murder of a girl in the same wood where, as a child, he lost his two closest friends.',
    descriptionEl:
      'Ο Ρομπ Ράιαν δεν θυμάται τίποτα από το απόγευμα του 1984 και έχει αλλάξει όνομα. Με τη συνάδελφό του Κάσι Μάντοξ αναλαμβάνει μια υπόθεση που πλησιάζει επικίνδυνα το παρελθόν του. Το πρώτο βιβλίο της σειράς προσέχει τη φιλία και τη μνήμη όσο και την έρευνα.',
    descriptionEn:
      'Rob Ryan remembers nothing of that afternoon in 1984 and has since changed his name. With his partner Cassie Maddox he takes on a case that comes uncomfortably near his past. The first book of the series cares about friendship and memory as much as detection.',
  },
  {
    key: 'doyle-hound-of-the-baskervilles-en',
    title: 'The Hound of the Baskervilles',
    language: 'en',
    contributors: [['Άρθουρ Κόναν Ντόιλ']],
    publisher: 'Signet Classics',
    year: 2001,
    isbn13: '9780451528018',
    binding: 'paperback',
    series: { name: 'Σέρλοκ Χολμς', nameEn: 'Sherlock Holmes' },
    categories: ['english-crime', 'english-classics'],
    priceCents: 899,
    leadEl:
      'Ένας θρύλος για ένα τεράστιο σκυλί, ένας απρόσμενος θάνατος στους βάλτους του Ντέβον και ο Σέρλοκ Χολμς που δεν πιστεύει σε φαντάσματα.',
    leadEn:
      'A legend of a monstrous hound, a sudden death on the moors of Devon, and Sherlock Holmes, who does not believe in ghosts.',
    descriptionEl:
      'Ο σερ Τσαρλς Μπάσκερβιλ βρίσκεται νεκρός κοντά στο σπίτι του και ο κληρονόμος του φτάνει από τον Καναδά. Ο Χολμς στέλνει τον γιατρό Γουότσον στο Ντάρτμουρ, ανάμεσα σε γείτονες με μυστικά, έναν δραπέτη και έναν βάλτο που δεν συγχωρεί λάθος βήματα.',
    descriptionEn:
      'Sir Charles Baskerville is found dead near his house, and his heir arrives from Canada. Holmes sends Doctor Watson to Dartmoor, among neighbours with secrets, a convict on the run and a mire in which one false step is enough to be lost.',
  },
  {
    key: 'atkinson-case-histories-en',
    title: 'Case Histories',
    language: 'en',
    contributors: [['Κέιτ Άτκινσον']],
    publisher: 'Back Bay Books',
    year: 2005,
    isbn13: '9780316010702',
    binding: 'paperback',
    series: { name: 'Τζάκσον Μπρόντι', nameEn: 'Jackson Brodie', number: 1 },
    categories: ['english-crime', 'english-fiction'],
    priceCents: 1390,
    publisherPriceCents: 1690,
    leadEl:
      'Τρεις παλιές υποθέσεις, τρεις οικογένειες που δεν ησύχασαν ποτέ πραγματικά και ένας ιδιωτικός ντετέκτιβ στο Κέιμπριτζ που ξέρει από απώλειες.',
    leadEn:
      'Three old cases, three families that have never found peace, and a private detective in Cambridge who knows something about loss himself.',
    descriptionEl:
      'Ένα κοριτσάκι χάθηκε ένα καλοκαίρι, μια κόρη σκοτώθηκε στην πρώτη της δουλειά, μια νέα μητέρα έφτασε στα όριά της. Ο Τζάκσον Μπρόντι ανοίγει ξανά τους φακέλους, ενώ η δική του ζωή δυσκολεύει. Η Άτκινσον ενώνει αστυνομικό και οικογενειακό μυθιστόρημα με μαύρο χιούμορ.',
    descriptionEn:
      'A little girl vanished one summer, a daughter was killed in her first job, a young mother came to the end of her strength. Jackson Brodie reopens the files while his own life grows harder. Atkinson joins detective story and family novel with dark humour.',
  },
  {
    key: 'larsson-dragon-tattoo-en',
    title: 'The Girl with the Dragon Tattoo',
    language: 'en',
    originalTitle: 'Män som hatar kvinnor',
    contributors: [['Στιγκ Λάρσον'], ['Reg Keeland', 'translator']],
    publisher: 'Alfred A. Knopf',
    year: 2008,
    pages: 465,
    isbn13: '9780307269751',
    binding: 'hardback',
    series: { name: 'Millennium', nameEn: 'Millennium', number: 1 },
    categories: ['english-crime'],
    priceCents: 2190,
    leadEl:
      'Ένας δημοσιογράφος σε δύσκολη θέση και μια ιδιόρρυθμη χάκερ ερευνούν την εξαφάνιση μιας κοπέλας από πλούσια σουηδική οικογένεια, σαράντα χρόνια αργότερα.',
    leadEn:
      'A journalist in difficulties and an unusual young hacker look into the disappearance of a girl from a wealthy Swedish family, forty years on.',
    descriptionEl:
      'Ο Μίκαελ Μπλούμκβιστ καταδικάζεται για συκοφαντία και δέχεται την πρόταση ενός ηλικιωμένου βιομηχάνου να γράψει το χρονικό της οικογένειάς του. Με τη Λίσμπετ Σαλάντερ ψάχνει αρχεία και φωτογραφίες σε ένα παγωμένο νησί. Η τριλογία μιλά για την εξουσία και τη βία κατά των γυναικών.',
    descriptionEn:
      'Mikael Blomkvist is convicted of libel and accepts an elderly industrialist’s offer to write the chronicle of his family. With Lisbeth Salander he searches archives and photographs on a frozen island. The trilogy speaks of power, corruption and violence against women in Sweden.',
  },
  {
    key: 'rankin-knots-and-crosses-en',
    title: 'Knots and Crosses',
    language: 'en',
    contributors: [['Ίαν Ράνκιν']],
    publisher: 'St. Martin’s Press',
    year: 1995,
    isbn13: '9780312956738',
    binding: 'paperback',
    series: { name: 'Επιθεωρητής Ρέμπους', nameEn: 'Inspector Rebus', number: 1 },
    categories: ['english-crime'],
    priceCents: 990,
    publisherPriceCents: 1190,
    leadEl:
      'Στο Εδιμβούργο κορίτσια εξαφανίζονται και ο αρχιφύλακας Ρέμπους λαμβάνει στο σπίτι του ανώνυμα σημειώματα με κόμπους και μικρούς σταυρούς από σπίρτα.',
    leadEn:
      'In Edinburgh girls are disappearing, and Detective Sergeant Rebus keeps receiving anonymous notes with knotted string and small crosses made of matches.',
    descriptionEl:
      'Ο Τζον Ρέμπους, πρώην στρατιωτικός, χωρισμένος, πίνει και καπνίζει περισσότερο απ’ όσο πρέπει. Όσο η υπόθεση πλησιάζει τον ίδιο, πρέπει να θυμηθεί όσα προσπάθησε να ξεχάσει από την εκπαίδευσή του. Η πρώτη εμφάνιση ενός ήρωα που συνδέθηκε με τη σκοτεινή πλευρά της πόλης.',
    descriptionEn:
      'John Rebus, once a soldier and now divorced, drinks and smokes rather more than he should. As the case comes closer to him, he must recall what he tried to forget from his training. The first appearance of a detective closely linked with Edinburgh’s darker side.',
  },
  // Fantasy and science fiction
  {
    key: 'tolkien-hobbit-en',
    title: 'The Hobbit',
    language: 'en',
    contributors: [['Τζ. Ρ. Ρ. Τόλκιν']],
    publisher: 'Houghton Mifflin',
    year: 2002,
    pages: 366,
    isbn13: '9780618260300',
    binding: 'paperback',
    categories: ['english-fantasy'],
    priceCents: 1390,
    publisherPriceCents: 1590,
    leadEl:
      'Ένας φιλήσυχος χόμπιτ ανοίγει την πόρτα του σε δεκατρείς νάνους και έναν μάγο και βρίσκεται στον δρόμο για τον θησαυρό ενός δράκου.',
    leadEn:
      'A peaceable hobbit opens his door to thirteen dwarves and a wizard, and finds himself on the road to the treasure of a dragon.',
    descriptionEl:
      'Ο Μπίλμπο Μπάγκινς δεν ζήτησε ποτέ περιπέτειες. Στο ταξίδι προς το Μοναχικό Βουνό συναντά τρολ, ξωτικά και γιγάντιες αράχνες, λύνει αινίγματα στο σκοτάδι και μαθαίνει πόσο μακριά φτάνει το θάρρος του. Γραμμένο για παιδιά, διαβάζεται με την ίδια χαρά και από μεγάλους.',
    descriptionEn:
      'Bilbo Baggins never asked for adventures. On the journey to the Lonely Mountain he meets trolls, elves and giant spiders, answers riddles in the dark and learns how far his courage reaches. Written for children, the book is read with equal pleasure by adults.',
  },
  {
    key: 'tolkien-fellowship-of-the-ring-en',
    title: 'The Fellowship of the Ring',
    language: 'en',
    contributors: [['Τζ. Ρ. Ρ. Τόλκιν']],
    publisher: 'Houghton Mifflin',
    year: 2003,
    pages: 398,
    isbn13: '9780618346257',
    binding: 'paperback',
    series: { name: 'Ο Άρχοντας των Δαχτυλιδιών', nameEn: 'The Lord of the Rings', number: 1 },
    categories: ['english-fantasy'],
    priceCents: 1490,
    leadEl:
      'Ο Φρόντο κληρονομεί ένα δαχτυλίδι που δεν πρέπει να φορέσει κανείς, και εννέα σύντροφοι ξεκινούν μαζί για να το καταστρέψουν.',
    leadEn:
      'Frodo inherits a ring that nobody ought to wear, and nine companions from very different peoples set out together to see it destroyed.',
    descriptionEl:
      'Το πρώτο μέρος του έργου αρχίζει με μια γιορτή γενεθλίων στο Σάιρ και συνεχίζεται σε δάση, πανδοχεία και υπόγειες πόλεις. Ο Τόλκιν, καθηγητής γλωσσών στην Οξφόρδη, έδωσε στη Μέση Γη δική της ιστορία, χάρτες, τραγούδια και αλφάβητα, που συνοδεύουν κάθε βήμα της Συντροφιάς.',
    descriptionEn:
      'The first part of the work begins with a birthday party in the Shire and goes on through forests, inns and cities underground. Tolkien, an Oxford professor of languages, gave Middle-earth its own history, maps, songs and alphabets, which accompany the Fellowship at every step.',
  },
  {
    key: 'tolkien-two-towers-en',
    title: 'The Two Towers',
    language: 'en',
    contributors: [['Τζ. Ρ. Ρ. Τόλκιν']],
    publisher: 'Houghton Mifflin',
    year: 2003,
    pages: 322,
    isbn13: '9780618346264',
    binding: 'paperback',
    series: { name: 'Ο Άρχοντας των Δαχτυλιδιών', nameEn: 'The Lord of the Rings', number: 2 },
    categories: ['english-fantasy'],
    priceCents: 1490,
    publisherPriceCents: 1650,
    leadEl:
      'Η Συντροφιά χωρίζεται. Άλλοι τρέχουν στις πεδιάδες του Ρόχαν και δύο χόμπιτ προχωρούν μόνοι προς τη Μόρντορ, με έναν επικίνδυνο οδηγό.',
    leadEn:
      'The Fellowship is divided. Some race across the plains of Rohan, while two hobbits go on alone towards Mordor with a dangerous guide.',
    descriptionEl:
      'Το δεύτερο μέρος ακολουθεί δύο δρόμους. Στον έναν, ο Άραγκορν και οι φίλοι του γνωρίζουν τους ιππείς του Ρόχαν και τα αρχαία δέντρα του Φάνγκορν. Στον άλλον, ο Φρόντο και ο Σαμ συναντούν το Γκόλουμ και μαθαίνουν τι κάνει σε κάποιον το βάρος του δαχτυλιδιού.',
    descriptionEn:
      'The second part follows two roads. On one, Aragorn and his friends meet the riders of Rohan and the ancient tree-folk of Fangorn. On the other, Frodo and Sam come upon Gollum and learn what the burden of the ring can do to those who bear it.',
  },
  {
    key: 'asimov-foundation-en',
    title: 'Foundation',
    language: 'en',
    contributors: [['Ισαάκ Ασίμοφ']],
    publisher: 'Bantam Books',
    year: 2004,
    isbn13: '9780553803716',
    binding: 'hardback',
    series: { name: 'Ίδρυμα', nameEn: 'Foundation', number: 1 },
    categories: ['english-fantasy'],
    priceCents: 1990,
    publisherPriceCents: 2290,
    leadEl:
      'Ένας μαθηματικός προβλέπει την πτώση της Γαλαξιακής Αυτοκρατορίας και ιδρύει στην άκρη του γαλαξία μια κοινότητα που θα σώσει τη γνώση.',
    leadEn:
      'A mathematician foresees the fall of the Galactic Empire and founds a community at the edge of the galaxy to preserve what is known.',
    descriptionEl:
      'Ο Χάρι Σέλντον χρησιμοποιεί την ψυχοϊστορία, μια επιστήμη που υπολογίζει τη συμπεριφορά μεγάλων πληθυσμών. Οι πέντε ιστορίες του βιβλίου καλύπτουν τις πρώτες κρίσεις του Ιδρύματος, όπου η διπλωματία, η θρησκεία και το εμπόριο αποδεικνύονται συχνά πιο χρήσιμα από τα όπλα.',
    descriptionEn:
      'Hari Seldon uses psychohistory, a science that calculates the behaviour of very large populations. The five stories of the book cover the first crises of the Foundation, in which diplomacy, religion and trade turn out to be of more use than weapons.',
    contentsEl: ['Οι ψυχοϊστορικοί', 'Οι εγκυκλοπαιδιστές', 'Οι δήμαρχοι', 'Οι έμποροι', 'Οι πρίγκιπες του εμπορίου'],
    contentsEn: ['The Psychohistorians', 'The Encyclopedists', 'The Mayors', 'The Traders', 'The Merchant Princes'],
  },
  {
    key: 'asimov-foundation-and-empire-en',
    title: 'Foundation and Empire',
    language: 'en',
    contributors: [['Ισαάκ Ασίμοφ']],
    publisher: 'Bantam Books',
    year: 2004,
    isbn13: '9780553803723',
    binding: 'hardback',
    series: { name: 'Ίδρυμα', nameEn: 'Foundation', number: 2 },
    categories: ['english-fantasy'],
    priceCents: 1990,
    leadEl:
      'Το Ίδρυμα έχει πια δυναμώσει, όμως ένας στρατηγός της παλιάς Αυτοκρατορίας και ένας άγνωστος κατακτητής δοκιμάζουν τα όρια κάθε πρόβλεψης.',
    leadEn:
      'The Foundation has grown strong, but a general of the old Empire and an unknown conqueror put the limits of all prediction to the test.',
    descriptionEl:
      'Το δεύτερο βιβλίο έχει δύο μέρη. Στο πρώτο, ο στρατηγός Μπελ Ριόζ επιτίθεται σε έναν αντίπαλο που δεν πολεμά όπως περιμένει. Στο δεύτερο εμφανίζεται ο Μιουλ, κάποιος που καμία εξίσωση δεν μπορούσε να υπολογίσει, και μια νέα γυναίκα, η Μπέιτα, προσπαθεί να τον καταλάβει.',
    descriptionEn:
      'The second book has two parts. In the first, General Bel Riose attacks an opponent who does not fight as he expects. In the second the Mule appears, someone no equation could have allowed for, and a young woman named Bayta tries to understand him.',
  },
  {
    key: 'le-guin-wizard-of-earthsea-en',
    title: 'A Wizard of Earthsea',
    language: 'en',
    contributors: [['Ούρσουλα Κ. Λε Γκεν']],
    publisher: 'Bantam Books',
    year: 2004,
    pages: 183,
    isbn13: '9780553383041',
    binding: 'paperback',
    series: { name: 'Γαιοθάλασσα', nameEn: 'Earthsea', number: 1 },
    categories: ['english-fantasy'],
    priceCents: 1190,
    publisherPriceCents: 1390,
    leadEl:
      'Ένα αγόρι με σπάνιο χάρισμα απελευθερώνει από περηφάνια μια σκιά και πρέπει να διασχίσει ένα ολόκληρο αρχιπέλαγος για να την αντιμετωπίσει.',
    leadEn:
      'A boy with a rare gift releases a shadow through pride, and must cross a whole archipelago of islands before he can face it.',
    descriptionEl:
      'Στη Γαιοθάλασσα η μαγεία είναι γνώση των αληθινών ονομάτων. Ο Γκεντ, παιδί από ένα νησί βοσκών, σπουδάζει στη σχολή των μάγων στο Ροκ και κάνει ένα λάθος που τον κυνηγά. Η Λε Γκεν γράφει λιτά για την ισορροπία, τον φόβο και την ωρίμαση.',
    descriptionEn:
      'In Earthsea magic is knowledge of the true names of things. Ged, a child from an island of goatherds, studies at the school for wizards on Roke and makes a mistake that comes after him. Le Guin writes plainly about balance, fear and growing up.',
  },
  {
    key: 'le-guin-left-hand-of-darkness-en',
    title: 'The Left Hand of Darkness',
    language: 'en',
    contributors: [['Ούρσουλα Κ. Λε Γκεν']],
    publisher: 'Ace Books',
    year: 2000,
    pages: 304,
    isbn13: '9780441007318',
    binding: 'paperback',
    categories: ['english-fantasy'],
    priceCents: 1450,
    leadEl:
      'Ένας απεσταλμένος φτάνει μόνος σε έναν παγωμένο πλανήτη, όπου οι κάτοικοι δεν είναι ούτε άνδρες ούτε γυναίκες, και ζητά εμπιστοσύνη.',
    leadEn:
      'An envoy comes alone to a frozen planet whose people are neither men nor women, and has nothing to offer but a request for trust.',
    descriptionEl:
      'Ο Τζένλι Άι προσκαλεί τον πλανήτη Γκέθεν να συμμετάσχει σε μια ειρηνική ένωση κόσμων. Οι ίντριγκες δύο κρατών τον οδηγούν σε φυγή πάνω στους πάγους, με σύντροφο τον πολιτικό Έστραβεν. Το μυθιστόρημα του 1969 εξετάζει το φύλο, την αφοσίωση και τη φιλία.',
    descriptionEn:
      'Genly Ai invites the planet Gethen to join a peaceful union of worlds. The intrigues of two states drive him to flight across the ice in the company of Estraven, a politician in disgrace. The novel of 1969 considers gender, loyalty and friendship between strangers.',
  },
  {
    key: 'herbert-dune-en',
    title: 'Dune',
    language: 'en',
    contributors: [['Φρανκ Χέρμπερτ']],
    publisher: 'Hodder & Stoughton',
    year: 2015,
    pages: 592,
    binding: 'paperback',
    series: { name: 'Ντιουν', nameEn: 'Dune', number: 1 },
    categories: ['english-fantasy'],
    priceCents: 1390,
    publisherPriceCents: 1590,
    leadEl:
      'Σε έναν πλανήτη από άμμο, όπου το νερό μετριέται με σταγόνες, ο νεαρός Πολ Ατρείδης χάνει τα πάντα και βρίσκει έναν λαό.',
    leadEn:
      'On a planet of sand, where water is counted in drops, the young Paul Atreides loses everything he has and finds a people.',
    descriptionEl:
      'Ο οίκος των Ατρειδών αναλαμβάνει τον Αράκις, μοναδική πηγή ενός πολύτιμου μπαχαρικού, και πέφτει σε παγίδα. Ο Πολ και η μητέρα του καταφεύγουν στους Φρέμεν της ερήμου. Ο Χέρμπερτ συνδυάζει οικολογία, πολιτική και θρησκεία και προειδοποιεί για τη γοητεία των ηγετών.',
    descriptionEn:
      'House Atreides takes charge of Arrakis, sole source of a precious spice, and walks into a trap. Paul and his mother take refuge with the Fremen of the desert. Herbert combines ecology, politics and religion, and gives a warning about the appeal of leaders.',
  },
  {
    key: 'pratchett-mort-en',
    title: 'Mort',
    language: 'en',
    contributors: [['Τέρι Πράτσετ']],
    publisher: 'HarperTorch',
    year: 2001,
    pages: 243,
    isbn13: '9780061020681',
    binding: 'paperback',
    series: { name: 'Δισκόκοσμος', nameEn: 'Discworld', number: 4 },
    categories: ['english-fantasy'],
    priceCents: 950,
    leadEl:
      'Ένας αδέξιος νεαρός βρίσκει δουλειά ως μαθητευόμενος του Θανάτου, με τροφή, στέγη και στη διάθεσή του ένα πολύ γρήγορο άσπρο άλογο.',
    leadEn:
      'An awkward young man is taken on as apprentice to Death, with board, lodging and the use of a white horse that is remarkably fast.',
    descriptionEl:
      'Ο Μορτ μαθαίνει την τέχνη καλά, ώσπου μια πριγκίπισσα που έπρεπε να πεθάνει του αρέσει και κάνει μια μικρή παράβαση. Στο μεταξύ ο Θάνατος δοκιμάζει τις χαρές των ζωντανών. Ένα αυτοτελές μυθιστόρημα του Δισκόκοσμου, καλό για να αρχίσει κανείς τη σειρά.',
    descriptionEn:
      'Mort learns the craft well enough, until he takes a liking to a princess who was due to die and bends a rule. Meanwhile Death tries out the pleasures of the living. A self-contained Discworld novel, and a good place to begin the series.',
  },
  {
    key: 'hobb-assassins-apprentice-en',
    title: 'Assassin’s Apprentice',
    language: 'en',
    contributors: [['Ρόμπιν Χομπ']],
    publisher: 'Voyager',
    year: 1996,
    isbn13: '9780006480099',
    binding: 'paperback',
    series: { name: 'The Farseer Trilogy', nameEn: 'The Farseer Trilogy', number: 1 },
    categories: ['english-fantasy'],
    priceCents: 1190,
    publisherPriceCents: 1350,
    leadEl:
      'Ο νόθος γιος ενός πρίγκιπα μεγαλώνει στους στάβλους του κάστρου και εκπαιδεύεται κρυφά σε μια τέχνη που κανείς δεν ομολογεί.',
    leadEn:
      'The illegitimate son of a prince grows up in the castle stables and is trained in secret for a craft that nobody admits to.',
    descriptionEl:
      'Ο Φιτζ φτάνει έξι χρονών στο Μπάκιπ, χωρίς όνομα και χωρίς θέση. Έχει ένα χάρισμα με τα ζώα που πρέπει να κρύβει και έναν δάσκαλο που τον μαθαίνει να υπηρετεί τον βασιλιά στη σκιά. Αφήγηση σε πρώτο πρόσωπο, με προσοχή στους χαρακτήρες.',
    descriptionEn:
      'Fitz comes to Buckkeep at the age of six, without a name and without a place. He has a way with animals that must be hidden, and a teacher who shows him how to serve the king from the shadows. A first-person tale with close attention to character.',
  },
  {
    key: 'martin-game-of-thrones-en',
    title: 'A Game of Thrones',
    language: 'en',
    contributors: [['Τζορτζ Ρ. Ρ. Μάρτιν']],
    publisher: 'Bantam Books',
    year: 2005,
    isbn13: '9780553588484',
    binding: 'paperback',
    series: { name: 'Το τραγούδι της φωτιάς και του πάγου', nameEn: 'A Song of Ice and Fire', number: 1 },
    categories: ['english-fantasy'],
    priceCents: 1190,
    leadEl:
      'Ο άρχοντας του Βορρά καλείται στην αυλή του βασιλιά, την ώρα που πέρα από το Τείχος ξυπνά κάτι πολύ παλιό.',
    leadEn:
      'The lord of the North is summoned to serve at the court of his king, just as something very old stirs beyond the Wall.',
    descriptionEl:
      'Στο Γουέστερος τα καλοκαίρια κρατούν χρόνια και ο χειμώνας πλησιάζει. Η οικογένεια Σταρκ μπλέκεται στις ίντριγκες του Κινγκς Λάντινγκ, ενώ στην άλλη πλευρά της θάλασσας μια εξόριστη πριγκίπισσα μεγαλώνει απότομα. Κάθε κεφάλαιο βλέπει τα γεγονότα μέσα από τα μάτια ενός προσώπου.',
    descriptionEn:
      'In Westeros summers last for years, and winter is on its way. The Starks are drawn into the intrigues of King’s Landing, while across the sea an exiled princess has to grow up quickly. Each chapter sees events through the eyes of a single character.',
  },
  {
    key: 'dick-do-androids-dream-en',
    title: 'Do Androids Dream of Electric Sheep?',
    language: 'en',
    contributors: [['Φίλιπ Κ. Ντικ']],
    publisher: 'Del Rey',
    year: 1996,
    pages: 244,
    isbn13: '9780345404473',
    binding: 'paperback',
    categories: ['english-fantasy'],
    priceCents: 1390,
    publisherPriceCents: 1690,
    leadEl:
      'Σε έναν κόσμο σχεδόν χωρίς ζώα, ένας κυνηγός επικηρυγμένων πρέπει να ξεχωρίσει τους ανθρώπους από τα ανδροειδή που τους μοιάζουν.',
    leadEn:
      'In a world with hardly any animals left, a bounty hunter must tell human beings from the androids that have been built to resemble them.',
    descriptionEl:
      'Ο Ρικ Ντέκαρντ ζει στο Σαν Φρανσίσκο μετά από έναν πόλεμο που άδειασε τη Γη και ονειρεύεται να αποκτήσει ένα ζωντανό πρόβατο. Η αποστολή του να αποσύρει έξι ανδροειδή τον κάνει να αμφιβάλλει για τα κριτήριά του. Σε αυτό το βιβλίο βασίστηκε η ταινία «Blade Runner».',
    descriptionEn:
      'Rick Deckard lives in San Francisco after a war that emptied the Earth, and dreams of owning a living sheep. An order to retire six androids makes him doubt his own measure of what is human. The film Blade Runner was based on this book.',
  },
  // Children's books
  {
    key: 'dahl-matilda-en',
    title: 'Matilda',
    language: 'en',
    contributors: [['Ρόαλντ Νταλ'], ['Κουέντιν Μπλέικ', 'illustrator']],
    publisher: 'Puffin Books',
    year: 1998,
    pages: 240,
    isbn13: '9780141301068',
    binding: 'paperback',
    categories: ['english-children'],
    priceCents: 990,
    publisherPriceCents: 1150,
    ageFrom: 8,
    leadEl:
      'Η Ματίλντα διαβάζει Ντίκενς πριν πάει σχολείο, οι γονείς της προτιμούν την τηλεόραση και η διευθύντρια δεν συμπαθεί τα παιδιά.',
    leadEn:
      'Matilda reads Dickens before she starts school, her parents prefer the television, and the headmistress does not care for children at all.',
    descriptionEl:
      'Ένα κορίτσι με μεγάλο μυαλό και αδιάφορους γονείς βρίσκει καταφύγιο στη βιβλιοθήκη και μια σύμμαχο στη δασκάλα της, τη δεσποινίδα Χάνι. Όταν η κυρία Τραντσμπούλ ξεπερνά τα όρια, η Ματίλντα ανακαλύπτει ότι μπορεί να κάνει κάτι ασυνήθιστο. Με τα σχέδια του Κουέντιν Μπλέικ.',
    descriptionEn:
      'A girl with a fine mind and careless parents finds a refuge in the library and an ally in her teacher, Miss Honey. When Miss Trunchbull goes too far, Matilda discovers that she can do something quite unusual. With the lively drawings of Quentin Blake.',
  },
  {
    key: 'milne-winnie-the-pooh-en',
    title: 'Winnie-the-Pooh',
    language: 'en',
    contributors: [['Α. Α. Μιλν'], ['Ernest H. Shepard', 'illustrator']],
    publisher: 'Dutton',
    year: 2001,
    isbn13: '9780525467564',
    binding: 'hardback',
    categories: ['english-children'],
    priceCents: 1790,
    ageFrom: 5,
    leadEl:
      'Ένα αρκουδάκι που αγαπά το μέλι και οι φίλοι του στο Δάσος των Εκατό Στρεμμάτων, σε δέκα ιστορίες για ανάγνωση πριν από τον ύπνο.',
    leadEn:
      'A bear who is fond of honey and his friends in the Hundred Acre Wood, in ten stories that are made for reading aloud at bedtime.',
    descriptionEl:
      'Ο Μιλν έγραψε για τα παιχνίδια του γιου του, του Κρίστοφερ Ρόμπιν. Ο Πουχ κολλάει στην πόρτα του Κουνελιού, ο γάιδαρος χάνει την ουρά του και όλη η παρέα ψάχνει τον Βόρειο Πόλο. Το ήσυχο χιούμορ ταιριάζει με τα αρχικά σχέδια του Σέπαρντ.',
    descriptionEn:
      'Milne wrote about the toys of his son, Christopher Robin. Pooh gets stuck in Rabbit’s front door, Eeyore mislays his tail and the whole company goes in search of the North Pole. The gentle humour is well matched by the original drawings of E. H. Shepard.',
  },
  {
    key: 'lewis-lion-witch-wardrobe-en',
    title: 'The Lion, the Witch and the Wardrobe',
    language: 'en',
    contributors: [['Κ. Σ. Λιούις']],
    publisher: 'HarperCollins',
    year: 2005,
    pages: 206,
    isbn13: '9780060764890',
    binding: 'paperback',
    series: { name: 'Το χρονικό της Νάρνια', nameEn: 'The Chronicles of Narnia' },
    categories: ['english-children', 'english-fantasy'],
    priceCents: 990,
    ageFrom: 8,
    leadEl:
      'Τέσσερα αδέλφια περνούν μέσα από μια παλιά ντουλάπα σε μια χώρα όπου είναι πάντα χειμώνας και ποτέ δεν έρχονται Χριστούγεννα.',
    leadEn:
      'Two brothers and two sisters step through a wardrobe into a land where it is always winter and Christmas never comes.',
    descriptionEl:
      'Στη διάρκεια του πολέμου, ο Πίτερ, η Σούζαν, ο Έντμουντ και η Λούσι φιλοξενούνται σε ένα παλιό σπίτι στην εξοχή. Στη Νάρνια γνωρίζουν φαύνους και ζώα που μιλούν, μια μάγισσα που δίνει γλυκά και τον Ασλάν, το λιοντάρι. Ιστορία για προδοσία, συγχώρηση και θάρρος.',
    descriptionEn:
      'During the war Peter, Susan, Edmund and Lucy are sent to stay in an old house in the country. In Narnia they meet fauns and talking beasts, a witch who offers sweets, and Aslan the lion. A story of betrayal, forgiveness and courage.',
  },
  {
    key: 'pullman-golden-compass-en',
    title: 'The Golden Compass',
    language: 'en',
    contributors: [['Φίλιπ Πούλμαν']],
    publisher: 'Alfred A. Knopf',
    year: 1996,
    pages: 399,
    isbn13: '9780679879244',
    binding: 'hardback',
    series: { name: 'Η τριλογία του Κόσμου', nameEn: 'His Dark Materials', number: 1 },
    categories: ['english-children', 'english-fantasy'],
    priceCents: 1990,
    publisherPriceCents: 2290,
    ageFrom: 11,
    leadEl:
      'Η Λύρα μεγαλώνει στα κολέγια μιας διαφορετικής Οξφόρδης, όπου κάθε άνθρωπος έχει δίπλα του την ψυχή του με μορφή ζώου.',
    leadEn:
      'Lyra grows up among the colleges of a different Oxford, where every person is accompanied by a soul in the form of an animal.',
    descriptionEl:
      'Όταν ο φίλος της ο Ρότζερ εξαφανίζεται, η Λύρα και το δαιμόνιό της, ο Πανταλέμον, ταξιδεύουν στον Βορρά με ένα όργανο που λέει την αλήθεια. Στον δρόμο συναντούν μάγισσες, θαλασσινούς νομάδες και μια αρκούδα με πανοπλία. Στη Βρετανία κυκλοφόρησε ως «Northern Lights».',
    descriptionEn:
      'When her friend Roger disappears, Lyra and her daemon Pantalaimon travel north with an instrument that tells the truth. On the way they meet witches, a travelling people of the waterways and a bear in armour. In Britain the novel is published as Northern Lights.',
  },
  {
    key: 'rowling-philosophers-stone-en',
    title: 'Harry Potter and the Philosopher’s Stone',
    language: 'en',
    contributors: [['Τζ. Κ. Ρόουλινγκ']],
    publisher: 'Bloomsbury',
    year: 2014,
    pages: 352,
    binding: 'paperback',
    series: { name: 'Χάρι Πότερ', nameEn: 'Harry Potter', number: 1 },
    categories: ['english-children', 'english-fantasy'],
    priceCents: 1090,
    publisherPriceCents: 1290,
    ageFrom: 9,
    leadEl:
      'Στα ενδέκατα γενέθλιά του, ο Χάρι μαθαίνει ότι είναι μάγος και ότι τον περιμένει μια θέση σε ένα ασυνήθιστο σχολείο.',
    leadEn:
      'On his eleventh birthday Harry learns that he is a wizard, and that there is a place waiting for him at an unusual school.',
    descriptionEl:
      'Ο Χάρι ζει σε μια αποθήκη κάτω από τη σκάλα των θείων του, ώσπου ένας γίγαντας του φέρνει ένα γράμμα. Στο Χόγκουαρτς αποκτά φίλους, μαθαίνει να πετά με σκούπα και υποψιάζεται ότι κάποιος θέλει να κλέψει κάτι πολύτιμο. Το πρώτο βιβλίο της σειράς, στο πρωτότυπο.',
    descriptionEn:
      'Harry lives in a cupboard under his aunt and uncle’s stairs until a giant brings him a letter. At Hogwarts he makes friends, learns to fly a broomstick and suspects that somebody means to steal something precious. The first book of the series, in the original.',
  },
  {
    key: 'bond-bear-called-paddington-en',
    title: 'A Bear Called Paddington',
    language: 'en',
    contributors: [['Μάικλ Μποντ'], ['Peggy Fortnum', 'illustrator']],
    publisher: 'HarperCollins Children’s Books',
    year: 2014,
    binding: 'paperback',
    series: { name: 'Πάντινγκτον', nameEn: 'Paddington', number: 1 },
    categories: ['english-children'],
    priceCents: 950,
    ageFrom: 6,
    leadEl:
      'Ένα αρκουδάκι από το Περού φτάνει μόνο του σε σταθμό του Λονδίνου, με μια βαλίτσα, ένα καπέλο και πολύ καλούς τρόπους.',
    leadEn:
      'A small bear from Peru arrives alone at a London railway station with a suitcase, a hat and extremely good manners.',
    descriptionEl:
      'Η οικογένεια Μπράουν το παίρνει στο σπίτι και του δίνει το όνομα του σταθμού. Το πρώτο μπάνιο, τα ψώνια, μια παράσταση στο θέατρο και μια μέρα στη θάλασσα γίνονται μικρές περιπέτειες, επειδή ο Πάντινγκτον θέλει πάντα να βοηθήσει. Οκτώ ιστορίες με σχέδια της Πέγκι Φόρτνουμ.',
    descriptionEn:
      'The Brown family take him home and give him the name of the station. A first bath, a shopping trip, an evening at the theatre and a day at the seaside turn into small adventures, because Paddington always means to help. With drawings by Peggy Fortnum.',
  },
  {
    key: 'donaldson-gruffalo-en',
    title: 'The Gruffalo',
    language: 'en',
    contributors: [['Τζούλια Ντόναλντσον'], ['Άξελ Σέφλερ', 'illustrator']],
    publisher: 'Macmillan Children’s Books',
    year: 1999,
    pages: 32,
    isbn13: '9780333710937',
    binding: 'paperback',
    categories: ['english-children'],
    priceCents: 950,
    publisherPriceCents: 1090,
    ageFrom: 3,
    leadEl:
      'Ένα ποντίκι περπατά στο δάσος και γλιτώνει από όποιον θέλει να το φάει, μιλώντας για ένα τέρας που μόλις σκέφτηκε.',
    leadEn:
      'A mouse walks through the deep dark wood and escapes everyone who would like to eat him by describing a monster he has just invented.',
    descriptionEl:
      'Η αλεπού, η κουκουβάγια και το φίδι φεύγουν φοβισμένα όταν ακούν για τον Γκρούφαλο, με τα δόντια και τα νύχια του. Το ποντίκι γελά, ώσπου κάποιος εμφανίζεται στο μονοπάτι. Έμμετρη ιστορία με επαναλήψεις, εύκολη να τη μάθουν απ’ έξω τα μικρά παιδιά.',
    descriptionEn:
      'Fox, owl and snake hurry away in alarm when they hear about the Gruffalo with his teeth and claws. The mouse is amused, until somebody appears on the path. A rhyming story with repeated lines that small children soon know by heart, in bright and friendly pictures.',
  },
  {
    key: 'sendak-where-the-wild-things-are-en',
    title: 'Where the Wild Things Are',
    language: 'en',
    contributors: [['Μορίς Σέντακ']],
    publisher: 'Red Fox',
    year: 2000,
    isbn13: '9780099408390',
    binding: 'paperback',
    categories: ['english-children'],
    priceCents: 1050,
    ageFrom: 3,
    leadEl:
      'Ο Μαξ στέλνεται για ύπνο χωρίς φαγητό, και στο δωμάτιό του αρχίζει να μεγαλώνει ένα δάσος με θάλασσα και καράβι.',
    leadEn:
      'Max is sent to bed without supper, and in his room a forest begins to grow, with an ocean and a private boat.',
    descriptionEl:
      'Με τη στολή του λύκου ο Μαξ ταξιδεύει στη χώρα των αγριμιών και γίνεται βασιλιάς τους. Όμως η φασαρία κουράζει και το σπίτι λείπει. Με ελάχιστες λέξεις και εικόνες που απλώνονται στη σελίδα, ο Σέντακ μιλά για τον θυμό και την επιστροφή.',
    descriptionEn:
      'In his wolf suit Max sails to the land of the wild things and becomes their king. Yet even a rumpus grows tiring, and home is missed. With very few words and pictures that spread across the page, Sendak speaks about anger and about coming back.',
  },
  {
    key: 'lindgren-pippi-longstocking-en',
    title: 'Pippi Longstocking',
    language: 'en',
    originalTitle: 'Pippi Långstrump',
    contributors: [['Άστριντ Λίντγκρεν'], ['Florence Lamborn', 'translator']],
    publisher: 'Puffin Books',
    year: 2005,
    pages: 160,
    isbn13: '9780142402498',
    binding: 'paperback',
    categories: ['english-children'],
    priceCents: 899,
    ageFrom: 7,
    leadEl:
      'Ένα κορίτσι εννέα χρονών ζει μόνο του με έναν πίθηκο και ένα άλογο, σηκώνει βάρη και δεν δέχεται εύκολα εντολές.',
    leadEn:
      'A girl of nine lives on her own with a monkey and a horse, is strong enough to lift the horse, and does not take orders readily.',
    descriptionEl:
      'Η Πίπη Φακιδομύτη εγκαθίσταται στη Βίλα Βιλεκούλα και αλλάζει την ήσυχη ζωή του Τόμι και της Άνικα. Με ένα μπαούλο χρυσά νομίσματα και δική της λογική, τα βάζει με αστυνομικούς, κλέφτες και κανόνες καλής συμπεριφοράς. Η αγγλική μετάφραση είναι της Φλόρενς Λάμπορν.',
    descriptionEn:
      'Pippi settles at Villa Villekulla and changes the quiet life of Tommy and Annika next door. With a chest of gold coins and a logic of her own, she deals with policemen, burglars and the rules of polite behaviour. The English translation is by Florence Lamborn.',
  },
  {
    key: 'grahame-wind-in-the-willows-en',
    title: 'The Wind in the Willows',
    language: 'en',
    contributors: [['Κένεθ Γκρέιαμ']],
    publisher: 'Penguin Classics',
    year: 2005,
    isbn13: '9780143039099',
    binding: 'paperback',
    categories: ['english-children', 'english-classics'],
    priceCents: 1090,
    publisherPriceCents: 1290,
    ageFrom: 9,
    leadEl:
      'Ο Τυφλοπόντικας, ο Ποντικός, ο Ασβός και ο επιπόλαιος Φρύνος ζουν δίπλα στο ποτάμι και βοηθούν ο ένας τον άλλον.',
    leadEn:
      'Mole, Rat, Badger and the reckless Toad live beside the river and stand by one another through picnics, motor cars and trouble.',
    descriptionEl:
      'Ένα ανοιξιάτικο πρωί ο Τυφλοπόντικας αφήνει το συγύρισμα και ανακαλύπτει το ποτάμι. Οι βαρκάδες και τα πικνίκ εναλλάσσονται με τις περιπέτειες του κυρίου Φρύνου, που έχει πάθος με τα αυτοκίνητα. Κλασικό βιβλίο του 1908 για τη φιλία, το σπίτι και την εξοχή.',
    descriptionEn:
      'One spring morning Mole leaves his whitewashing and discovers the river. Boating and picnics alternate with the misadventures of Mr Toad, who has a passion for motor cars. A classic of 1908 about friendship, home and the English countryside, for reading alone or aloud.',
  },
  // Non-fiction
  {
    key: 'bryson-short-history-of-nearly-everything-en',
    title: 'A Short History of Nearly Everything',
    language: 'en',
    contributors: [['Μπιλ Μπράισον']],
    publisher: 'Broadway Books',
    year: 2004,
    pages: 544,
    isbn13: '9780767908184',
    binding: 'paperback',
    categories: ['english-nonfiction', 'science'],
    priceCents: 1690,
    publisherPriceCents: 1890,
    leadEl:
      'Πώς φτάσαμε από το τίποτα ως εδώ; Ένας ταξιδιωτικός συγγραφέας ρωτά τους επιστήμονες τι ξέρουν σήμερα και πώς το βρήκαν.',
    leadEn:
      'How did we get from nothing at all to here? A travel writer asks the scientists what they know and how they found it out.',
    descriptionEl:
      'Ο Μπράισον ξεκινά από τη γέννηση του σύμπαντος και φτάνει στην εμφάνιση του ανθρώπου, περνώντας από τη γεωλογία, τη χημεία και τη βιολογία. Δίπλα στις ανακαλύψεις στέκονται οι άνθρωποι που τις έκαναν, με τις αντιζηλίες, τις ατυχίες και τις εμμονές τους.',
    descriptionEn:
      'Bryson begins with the birth of the universe and ends with the appearance of our own species, passing through geology, chemistry and biology. Beside the discoveries stand the people who made them, with their rivalries, their bad luck and their obsessions, described in good humour.',
  },
  {
    key: 'hawking-brief-history-of-time-en',
    title: 'A Brief History of Time',
    language: 'en',
    contributors: [['Στίβεν Χόκινγκ']],
    publisher: 'Bantam Books',
    year: 1998,
    pages: 212,
    isbn13: '9780553380163',
    binding: 'paperback',
    categories: ['english-nonfiction', 'science'],
    priceCents: 1590,
    leadEl:
      'Από πού προέρχεται το σύμπαν και έχει τέλος ο χρόνος; Ένας κοσμολόγος εξηγεί τα μεγάλα αυτά ερωτήματα σχεδόν χωρίς εξισώσεις.',
    leadEn:
      'Where does the universe come from, and will time have an end? A cosmologist explains the large questions with hardly an equation.',
    descriptionEl:
      'Το βιβλίο ακολουθεί την εικόνα μας για τον κόσμο από τον Αριστοτέλη και τον Νεύτωνα ως τη σχετικότητα και την κβαντική θεωρία. Ο Χόκινγκ μιλά για τις μαύρες τρύπες, το βέλος του χρόνου και την αναζήτηση μιας ενιαίας θεωρίας, σε αναθεωρημένη έκδοση για τα δέκα χρόνια.',
    descriptionEn:
      'The book follows our picture of the world from Aristotle and Newton to relativity and quantum theory. Hawking discusses black holes, the arrow of time and the search for a single theory. This is the updated edition that appeared ten years after the first publication.',
  },
  {
    key: 'kahneman-thinking-fast-and-slow-en',
    title: 'Thinking, Fast and Slow',
    language: 'en',
    contributors: [['Ντάνιελ Κάνεμαν']],
    publisher: 'Farrar, Straus and Giroux',
    year: 2011,
    pages: 499,
    isbn13: '9780374275631',
    binding: 'hardback',
    categories: ['english-nonfiction', 'psychology'],
    priceCents: 2390,
    publisherPriceCents: 2499,
    leadEl:
      'Δύο τρόποι σκέψης συνυπάρχουν στο μυαλό μας, ένας γρήγορος και ένας αργός, και η συνεργασία τους εξηγεί πολλά από τα λάθη μας.',
    leadEn:
      'Two ways of thinking live side by side in the mind, one fast and one slow, and their partnership explains many of our mistakes.',
    descriptionEl:
      'Ο ψυχολόγος που τιμήθηκε με Νόμπελ Οικονομίας συνοψίζει δεκαετίες έρευνας, μεγάλο μέρος της μαζί με τον Έιμος Τβέρσκι. Με απλά πειράματα που δοκιμάζει και ο αναγνώστης, δείχνει πώς κρίνουμε πιθανότητες, γιατί είμαστε πιο βέβαιοι απ’ όσο πρέπει και πώς επιλέγουμε.',
    descriptionEn:
      'The psychologist who received the Nobel Prize in economics sums up decades of research, much of it done with Amos Tversky. Through simple experiments that readers can try, he shows how we judge chances, why we are surer than we should be, and how we choose.',
    contentsEl: ['Δύο συστήματα', 'Ευρετικές και προκαταλήψεις', 'Υπερβολική αυτοπεποίθηση', 'Επιλογές', 'Δύο εαυτοί'],
    contentsEn: ['Two Systems', 'Heuristics and Biases', 'Overconfidence', 'Choices', 'Two Selves'],
  },
  {
    key: 'sacks-man-who-mistook-his-wife-en',
    title: 'The Man Who Mistook His Wife for a Hat',
    subtitle: 'and Other Clinical Tales',
    language: 'en',
    contributors: [['Όλιβερ Σακς']],
    publisher: 'Touchstone',
    year: 1998,
    pages: 243,
    isbn13: '9780684853949',
    binding: 'paperback',
    categories: ['english-nonfiction', 'psychology', 'science'],
    priceCents: 1490,
    leadEl:
      'Ένας νευρολόγος διηγείται τις ιστορίες ασθενών που έχασαν ή απέκτησαν κάτι στον τρόπο που βλέπουν τον κόσμο, και τις ακούει με σεβασμό.',
    leadEn:
      'A neurologist tells the stories of patients who have lost or gained something in the way they see the world, and listens with respect.',
    descriptionEl:
      'Ένας μουσικός που δεν αναγνωρίζει πρόσωπα, ένας ναυτικός που ζει πάντα στο 1945, δίδυμα που παίζουν με πρώτους αριθμούς. Σε είκοσι τέσσερις περιπτώσεις, ο Σακς ενώνει την ιατρική παρατήρηση με την αφήγηση και ρωτά τι μένει από τον εαυτό, όταν αλλάζει ο εγκέφαλος.',
    descriptionEn:
      'A musician who cannot recognise faces, a sailor who lives for ever in 1945, twins who play with prime numbers. In twenty-four cases Sacks joins medical observation to storytelling, and asks what remains of the self when something in the brain has changed.',
    contentsEl: ['Απώλειες', 'Υπερβολές', 'Μεταφορές', 'Ο κόσμος των απλών'],
    contentsEn: ['Losses', 'Excesses', 'Transports', 'The World of the Simple'],
  },
  {
    key: 'cain-quiet-en',
    title: 'Quiet',
    subtitle: 'The Power of Introverts in a World That Can’t Stop Talking',
    language: 'en',
    contributors: [['Σούζαν Κέιν']],
    publisher: 'Crown',
    year: 2012,
    pages: 333,
    isbn13: '9780307352149',
    binding: 'hardback',
    categories: ['english-nonfiction', 'psychology'],
    priceCents: 2090,
    publisherPriceCents: 2350,
    leadEl:
      'Τι χάνει μια κοινωνία που ακούει μόνο όσους μιλούν δυνατά; Ένα βιβλίο για όλους όσοι προτιμούν να σκέφτονται πριν απαντήσουν.',
    leadEn:
      'What does a society lose when it listens only to those who speak loudest? A book for people who prefer to think before they answer.',
    descriptionEl:
      'Η Κέιν εξετάζει πώς η εξωστρέφεια έγινε πρότυπο στα σχολεία και στις επιχειρήσεις και τι λέει η ψυχολογία για την ιδιοσυγκρασία. Συναντά φοιτητές, στελέχη και ερευνητές και προτείνει τρόπους ώστε οι πιο ήσυχοι άνθρωποι να εργάζονται και να ζουν χωρίς να προσποιούνται.',
    descriptionEn:
      'Cain looks at how extroversion became the ideal in schools and companies, and at what psychology has to say about temperament. She meets students, managers and researchers, and suggests how quieter people can work and live well without pretending to be somebody else.',
  },
  {
    key: 'carson-silent-spring-en',
    title: 'Silent Spring',
    language: 'en',
    contributors: [['Ρέιτσελ Κάρσον']],
    publisher: 'Mariner Books',
    year: 2002,
    pages: 378,
    isbn13: '9780618249060',
    binding: 'paperback',
    categories: ['english-nonfiction', 'nature', 'science'],
    priceCents: 1490,
    leadEl:
      'Μια βιολόγος περιγράφει με στοιχεία τι συμβαίνει στα πουλιά, στα νερά και στο χώμα, όταν τα φυτοφάρμακα χρησιμοποιούνται χωρίς μέτρο.',
    leadEn:
      'A biologist describes what happens to birds, to water and to soil when chemical pesticides are used without measure or much thought.',
    descriptionEl:
      'Το βιβλίο κυκλοφόρησε το 1962 και άνοιξε στις Ηνωμένες Πολιτείες τη δημόσια συζήτηση για το DDT και την προστασία του περιβάλλοντος. Η Κάρσον συγκεντρώνει στοιχεία από πολλούς τόπους και τα εξηγεί με γλώσσα καθαρή και ποιητική. Η έκδοση αυτή έγινε για τα σαράντα του χρόνια.',
    descriptionEn:
      'The book appeared in 1962 and opened the public debate in the United States about DDT and the protection of the environment. Carson gathers evidence from many places and explains it in clear and often poetic language. This edition marked its fortieth anniversary.',
  },
  {
    key: 'didion-year-of-magical-thinking-en',
    title: 'The Year of Magical Thinking',
    language: 'en',
    contributors: [['Τζόαν Ντίντιον']],
    publisher: 'Vintage International',
    year: 2007,
    pages: 227,
    isbn13: '9781400078431',
    binding: 'paperback',
    categories: ['english-nonfiction', 'biography'],
    priceCents: 1350,
    publisherPriceCents: 1590,
    leadEl:
      'Ένα βράδυ του Δεκεμβρίου ο άνδρας της πεθαίνει στο τραπέζι. Η Ντίντιον καταγράφει τον χρόνο που ακολούθησε, με ακρίβεια και χωρίς στολίδια.',
    leadEn:
      'One December evening her husband dies at the dinner table. Didion sets down the year that followed, exactly and without ornament.',
    descriptionEl:
      'Ενώ η κόρη της νοσηλεύεται, η συγγραφέας προσπαθεί να καταλάβει τι σημαίνει πένθος. Διαβάζει ιατρικά άρθρα και ποίηση, ξαναπερνά από κάθε λεπτομέρεια και παρατηρεί τις μικρές, παράλογες ελπίδες του μυαλού της. Ένα προσωπικό χρονικό για έναν μακρύ γάμο και την απώλειά του.',
    descriptionEn:
      'While her daughter lies in hospital, the author tries to understand what grief is. She reads medical papers and poetry, goes over every detail again and observes the small, unreasonable hopes of her own mind. A personal account of a long marriage and its loss.',
  },
  {
    key: 'frankl-mans-search-for-meaning-en',
    title: 'Man’s Search for Meaning',
    language: 'en',
    originalTitle: '… trotzdem Ja zum Leben sagen',
    contributors: [['Βίκτορ Φρανκλ'], ['Ilse Lasch', 'translator']],
    publisher: 'Beacon Press',
    year: 2006,
    isbn13: '9780807014295',
    binding: 'paperback',
    categories: ['english-nonfiction', 'psychology'],
    priceCents: 1190,
    leadEl:
      'Ένας ψυχίατρος που επέζησε από τα ναζιστικά στρατόπεδα παρατηρεί τι κρατά τους ανθρώπους ζωντανούς, όταν όλα τα άλλα έχουν χαθεί.',
    leadEn:
      'A psychiatrist who survived the Nazi camps observes what keeps human beings alive when everything else has been taken from them.',
    descriptionEl:
      'Στο πρώτο μέρος ο Φρανκλ περιγράφει την καθημερινότητα των κρατουμένων, τη δική του και των άλλων, με νηφάλια ματιά. Στο δεύτερο εξηγεί τη λογοθεραπεία, τη μέθοδό του που ξεκινά από την ανάγκη για νόημα. Πρώτη έκδοση στα γερμανικά το 1946.',
    descriptionEn:
      'In the first part Frankl describes the daily life of prisoners, his own and that of others, with a sober eye. In the second he explains logotherapy, his own method, which starts from the need for meaning. The book was first published in German in 1946.',
  },
  {
    key: 'berger-ways-of-seeing-en',
    title: 'Ways of Seeing',
    language: 'en',
    contributors: [['Τζον Μπέρτζερ']],
    publisher: 'Penguin',
    year: 1990,
    pages: 176,
    isbn13: '9780140135152',
    binding: 'paperback',
    categories: ['english-nonfiction', 'arts', 'essays'],
    priceCents: 1390,
    publisherPriceCents: 1550,
    leadEl:
      'Επτά δοκίμια, τρία από αυτά μόνο με εικόνες, εξετάζουν πώς κοιτάζουμε τους πίνακες, τις γυναίκες, τα αντικείμενα και τις διαφημίσεις.',
    leadEn:
      'Seven essays, three of them made up of pictures alone, consider how we look at paintings, at women, at possessions and at advertisements.',
    descriptionEl:
      'Το βιβλίο γεννήθηκε από μια σειρά του BBC το 1972. Ο Μπέρτζερ και οι συνεργάτες του ρωτούν τι άλλαξε όταν η φωτογραφία έκανε την τέχνη αναπαραγώγιμη και ποιος ωφελείται από το βλέμμα. Λιτό, σύντομο και πολιτικό, παραμένει στα προγράμματα σχολών τέχνης.',
    descriptionEn:
      'The book grew out of a BBC television series of 1972. Berger and his collaborators ask what changed when photography made art reproducible, and whom our habits of looking serve. Plain, brief and political, it is still found on the reading lists of art schools.',
  },
  {
    key: 'dawkins-selfish-gene-en',
    title: 'The Selfish Gene',
    language: 'en',
    contributors: [['Ρίτσαρντ Ντόκινς']],
    publisher: 'Oxford University Press',
    year: 2006,
    pages: 360,
    isbn13: '9780199291151',
    binding: 'paperback',
    categories: ['english-nonfiction', 'science'],
    priceCents: 1490,
    leadEl:
      'Ο Ντόκινς προτείνει να δούμε την εξέλιξη από την πλευρά του γονιδίου και εξηγεί γιατί αυτό δεν μας καταδικάζει στον εγωισμό.',
    leadEn:
      'Dawkins invites us to see evolution from the point of view of the gene, and explains why this does not condemn us to selfishness.',
    descriptionEl:
      'Με παραδείγματα από μέλισσες, πουλιά και ψάρια, το βιβλίο δείχνει πώς η φυσική επιλογή μπορεί να οδηγεί άλλοτε σε ανταγωνισμό και άλλοτε σε συνεργασία. Εδώ εμφανίστηκε το 1976 και η λέξη «μιμίδιο». Η έκδοση για τα τριάντα χρόνια έχει νέα εισαγωγή του συγγραφέα.',
    descriptionEn:
      'With examples from bees, birds and fish, the book shows how natural selection can lead sometimes to competition and sometimes to cooperation. It was here, in 1976, that the word meme first appeared. The thirtieth anniversary edition has a new introduction by the author.',
  },
  // About Greece
  {
    key: 'durrell-my-family-and-other-animals-en',
    title: 'My Family and Other Animals',
    language: 'en',
    contributors: [['Τζέραλντ Ντάρελ']],
    publisher: 'Penguin',
    year: 2004,
    pages: 273,
    isbn13: '9780142004418',
    binding: 'paperback',
    series: { name: 'Η τριλογία της Κέρκυρας', nameEn: 'The Corfu Trilogy', number: 1 },
    categories: ['english-greece', 'biography', 'nature'],
    priceCents: 1390,
    publisherPriceCents: 1650,
    leadEl:
      'Η οικογένεια Ντάρελ αφήνει τη βροχερή Αγγλία για την Κέρκυρα του 1935, και ο μικρότερος γιος γεμίζει το σπίτι με ζώα.',
    leadEn:
      'The Durrell family leaves rainy England for Corfu in 1935, and the youngest son begins to fill the house with animals.',
    descriptionEl:
      'Ο δεκάχρονος Τζέρι εξερευνά ελαιώνες και ακτές, παρατηρεί σκορπιούς και χελώνες και κάνει φίλους βοσκούς, ψαράδες και τον γιατρό Θεόδωρο Στεφανίδη. Η μητέρα και τα μεγαλύτερα αδέλφια του, ανάμεσά τους ο Λόρενς, δίνουν τροφή σε σκηνές γεμάτες χιούμορ και αγάπη για τον τόπο.',
    descriptionEn:
      'Ten-year-old Gerry explores olive groves and shores, watches scorpions and tortoises, and makes friends of shepherds, fishermen and Doctor Theodore Stephanides. His mother and elder siblings, Lawrence among them, provide scenes full of humour and of affection for the island and its people.',
  },
  {
    key: 'miller-song-of-achilles-en',
    title: 'The Song of Achilles',
    language: 'en',
    contributors: [['Μάντλιν Μίλερ']],
    publisher: 'Bloomsbury',
    year: 2011,
    pages: 352,
    isbn13: '9781408816035',
    binding: 'hardback',
    categories: ['english-greece', 'english-fiction'],
    priceCents: 1990,
    publisherPriceCents: 2290,
    leadEl:
      'Ο Πάτροκλος, εξόριστος πρίγκιπας, διηγείται πώς γνώρισε παιδί τον Αχιλλέα και πώς έφτασαν μαζί, χρόνια αργότερα, στα τείχη της Τροίας.',
    leadEn:
      'Patroclus, a prince in exile, tells how he came to know Achilles, and how the two of them arrived together before the walls of Troy.',
    descriptionEl:
      'Η Μίλερ, που έχει διδάξει αρχαία ελληνικά και λατινικά, ξαναδιαβάζει την «Ιλιάδα» ως ιστορία αγάπης. Τα παιδικά χρόνια στη Φθία, τα μαθήματα του Χείρωνα στο Πήλιο και ο μακρύς πόλεμος στην Τροία φωτίζονται από έναν αφηγητή τρυφερό, που φοβάται τις προφητείες.',
    descriptionEn:
      'Miller, who has taught ancient Greek and Latin, rereads the Iliad as a love story. Childhood in Phthia, the lessons of Chiron on Mount Pelion and the long war are seen through a gentle narrator who fears the prophecies that surround the man he loves.',
  },
  {
    key: 'bernieres-corellis-mandolin-en',
    title: 'Corelli’s Mandolin',
    language: 'en',
    contributors: [['Λουί ντε Μπερνιέρ']],
    publisher: 'Vintage',
    year: 1995,
    pages: 437,
    isbn13: '9780679763970',
    binding: 'paperback',
    categories: ['english-greece', 'english-fiction'],
    priceCents: 1490,
    leadEl:
      'Στην κατεχόμενη Κεφαλονιά, ένας Ιταλός λοχαγός που αγαπά τη μουσική φιλοξενείται στο σπίτι ενός γιατρού και της μοναχοκόρης του, της Πελαγίας.',
    leadEn:
      'On occupied Cephalonia an Italian captain who loves music is billeted in the house of a doctor and his daughter.',
    descriptionEl:
      'Η κοπέλα είναι αρραβωνιασμένη με έναν ψαρά που έφυγε για το μέτωπο. Η παρουσία του Αντόνιο Κορέλι αλλάζει τη ζωή της, καθώς το νησί περνά από την κατοχή στη σφαγή της μεραρχίας Άκουι και στους σεισμούς του 1953. Πολλές φωνές, με χιούμορ και πίκρα.',
    descriptionEn:
      'Pelagia is engaged to a fisherman who has gone to the front. The presence of Antonio Corelli changes her life, as the island passes from occupation to the massacre of the Acqui division and the earthquake of 1953. A novel of many voices, comic and bitter by turns.',
  },
  {
    key: 'kazantzakis-zorba-the-greek-en',
    title: 'Zorba the Greek',
    language: 'en',
    originalTitle: 'Βίος και πολιτεία του Αλέξη Ζορμπά',
    contributors: [['Νίκος Καζαντζάκης'], ['Carl Wildman', 'translator']],
    publisher: 'Faber & Faber',
    year: 2000,
    isbn13: '9780571203130',
    binding: 'paperback',
    categories: ['english-greece', 'english-classics'],
    priceCents: 1290,
    publisherPriceCents: 1490,
    leadEl:
      'Ένας λόγιος και ένας εργάτης που έχει ζήσει τα πάντα ανοίγουν μαζί ένα λιγνιτωρυχείο στην Κρήτη και μιλούν για όσα έχουν σημασία.',
    leadEn:
      'A man of books and a workman who has lived through everything open a lignite mine in Crete together, and talk about what matters.',
    descriptionEl:
      'Ο αφηγητής γνωρίζει τον Αλέξη Ζορμπά στον Πειραιά και τον παίρνει μαζί του. Στο κρητικό χωριό, ανάμεσα σε δουλειά, έρωτες και τραγωδίες, ο ένας δοκιμάζει τις ιδέες του πάνω στη ζωή του άλλου. Η αγγλική μετάφραση του Καρλ Ουάιλντμαν πρωτοεκδόθηκε το 1952.',
    descriptionEn:
      'The narrator meets Alexis Zorba in Piraeus and takes him along. In a Cretan village, amid work, love affairs and tragedies, each of the two tests his ideas against the life of the other. Carl Wildman’s English version was first published in 1952.',
  },
  {
    key: 'leigh-fermor-mani-en',
    title: 'Mani',
    subtitle: 'Travels in the Southern Peloponnese',
    language: 'en',
    contributors: [['Πάτρικ Λη Φέρμορ']],
    publisher: 'John Murray',
    year: 2004,
    binding: 'paperback',
    categories: ['english-greece', 'travel'],
    priceCents: 1590,
    leadEl:
      'Ένας Άγγλος ταξιδιώτης περνά τον Ταΰγετο με τα πόδια και γνωρίζει τη Μάνη της δεκαετίας του 1950, τους πύργους και τα μοιρολόγια της.',
    leadEn:
      'An English traveller crosses the Taygetus on foot and comes to know the Mani of the 1950s, with its towers and its laments.',
    descriptionEl:
      'Ο Πάτρικ Λη Φέρμορ ταξιδεύει με τη Τζόαν από χωριό σε χωριό, με μουλάρια και καΐκια. Κάθε συνάντηση οδηγεί σε παρεκβάσεις για τη βεντέτα, τις εικόνες, το Βυζάντιο και τη γλώσσα. Αργότερα ο συγγραφέας έχτισε το σπίτι του στην Καρδαμύλη.',
    descriptionEn:
      'Patrick Leigh Fermor travels with Joan from village to village, by mule and by caique. Every meeting leads to digressions on the vendetta, on icons, on Byzantium and on language. The author later built his house in this region, at Kardamyli, and lived there for decades.',
  },
  {
    key: 'renault-king-must-die-en',
    title: 'The King Must Die',
    language: 'en',
    contributors: [['Μαίρη Ρενώ']],
    publisher: 'Virago',
    year: 2015,
    binding: 'paperback',
    series: { name: 'Θησέας', nameEn: 'Theseus', number: 1 },
    categories: ['english-greece', 'english-fiction'],
    priceCents: 1290,
    leadEl:
      'Ο Θησέας διηγείται ο ίδιος τη νεότητά του, από την Τροιζήνα και την Ελευσίνα ως την Κνωσό και τον χορό με τους ταύρους.',
    leadEn:
      'Theseus tells the story of his own youth, from Troezen and Eleusis to Knossos and the dance with the bulls of Crete.',
    descriptionEl:
      'Η Ρενώ παίρνει τον μύθο και αναζητά τι θα μπορούσε να έχει συμβεί στην Εποχή του Χαλκού. Βασιλιάδες που θυσιάζονται, παλιές θεές και νέοι θεοί, νέοι από την Αθήνα που μαθαίνουν να πηδούν πάνω από ταύρους. Το πρώτο από δύο μυθιστορήματα για τον ήρωα, του 1958.',
    descriptionEn:
      'Renault takes the myth and looks for what might have happened in the Bronze Age. Kings who are sacrificed, old goddesses and new gods, young people from Athens who learn to leap over bulls. Published in 1958, this is the first of two novels about the hero.',
  },
]
