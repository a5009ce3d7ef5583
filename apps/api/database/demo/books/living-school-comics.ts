import type { DemoBook } from '../demo-types.ts'

// Cooking, travel, wellbeing and nature; school and dictionaries; comics. All in Greek.
export const livingSchoolComics: DemoBook[] = [
  {
    key: 'petretzikis-biblio-nisteias',
    title: 'Το απόλυτο βιβλίο της νηστείας',
    language: 'el',
    contributors: [['Άκης Πετρετζίκης']],
    publisher: 'Ψυχογιός',
    year: 2021,
    binding: 'paperback',
    categories: ['cooking'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Νηστίσιμα φαγητά και γλυκά που δεν μοιάζουν με στέρηση, γραμμένα βήμα βήμα από έναν μάγειρα που ξέρει να διδάσκει.',
    leadEn:
      'Lenten dishes and desserts that do not feel like privation, set out step by step by a cook who knows how to teach.',
    descriptionEl:
      'Όσπρια, λαχανικά, θαλασσινά, ζυμαρικά και γλυκά χωρίς ζωικά υλικά, για τη Σαρακοστή αλλά και για κάθε μέρα. Οι οδηγίες είναι σαφείς, τα υλικά βρίσκονται εύκολα και οι παραδοσιακές συνταγές στέκονται πλάι σε νέες ιδέες. Χρήσιμο και σε όσους τρώνε χορτοφαγικά όλο τον χρόνο.',
    descriptionEn:
      'Pulses, vegetables, seafood, pasta and sweets without dairy or meat, for Lent and for any other day. The instructions are clear, the ingredients easy to find, and traditional recipes stand beside new ideas. Useful also for those who eat mostly plants throughout the year.',
  },
  {
    key: 'psilakis-kritiki-kouzina',
    title: 'Κρητική παραδοσιακή κουζίνα',
    subtitle: 'Το θαύμα της κρητικής διατροφής',
    language: 'el',
    contributors: [['Νίκος Ψιλάκης'], ['Μαρία Ψιλάκη']],
    publisher: 'Καρμάνωρ',
    year: 1995,
    binding: 'paperback',
    categories: ['cooking'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl: 'Χρόνια έρευνας στα χωριά της Κρήτης έδωσαν ένα βιβλίο όπου κάθε συνταγή έχει τόπο, εποχή και ιστορία.',
    leadEn:
      'Years of research in the villages of Crete have produced a book in which every recipe has a place, a season and a history.',
    descriptionEl:
      'Χόρτα, λάδι, τυριά, ψωμιά, κρέατα και γιορτινά γλυκά, όπως τα φτιάχνουν οι νοικοκυρές του νησιού. Οι συγγραφείς καταγράφουν παραλλαγές από χωριό σε χωριό, έθιμα του τραπεζιού και ονόματα υλικών, και συνδέουν τις συνήθειες του σήμερα με όσα γνωρίζουμε για τη διατροφή των παλαιότερων Κρητών.',
    descriptionEn:
      'Wild greens, oil, cheeses, breads, meats and feast-day sweets, as they are made in the homes of the island. The authors record variations from village to village, customs of the table and names of ingredients, and connect the habits of today with what is known of the older Cretan diet.',
  },
  {
    key: 'vatopoulos-perpatontas-athina',
    title: 'Περπατώντας στην Αθήνα',
    language: 'el',
    contributors: [['Νίκος Βατόπουλος']],
    publisher: 'Μεταίχμιο',
    year: 2018,
    binding: 'paperback',
    categories: ['travel', 'essays'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Ένας δημοσιογράφος βγαίνει από το σπίτι του χωρίς σχέδιο και διαβάζει την πόλη σπίτι σπίτι, σαν να ήταν παλιό γράμμα.',
    leadEn:
      'A journalist leaves his house with no plan and reads the city building by building, as if it were an old letter.',
    descriptionEl:
      'Περίπατοι σε γνωστές και ξεχασμένες γειτονιές, με στάσεις σε νεοκλασικά, πολυκατοικίες του Μεσοπολέμου, αυλές και κλειστά παράθυρα. Ο Βατόπουλος φωτογραφίζει και σημειώνει, θυμάται ποιοι έζησαν πού, και προτείνει έναν αργό τρόπο να κατοικεί κανείς την Αθήνα, με προσοχή και τρυφερότητα.',
    descriptionEn:
      'Walks in known and forgotten neighbourhoods, with stops at neoclassical houses, blocks of flats from between the wars, courtyards and closed shutters. Vatopoulos photographs and takes notes, recalls who lived where, and proposes a slow way of living in Athens, with attention and with tenderness.',
  },
  {
    key: 'fermor-mani',
    title: 'Μάνη',
    language: 'el',
    originalTitle: 'Mani: Travels in the Southern Peloponnese',
    contributors: [['Πάτρικ Λη Φέρμορ']],
    publisher: 'Μεταίχμιο',
    year: 2021,
    binding: 'paperback',
    categories: ['travel'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Πεζός στα βράχια της νότιας Πελοποννήσου, ο Φέρμορ συναντά πύργους, μοιρολόγια και ανθρώπους που δεν βιάζονται.',
    leadEn:
      'On foot among the rocks of the southern Peloponnese, Fermor meets towers, laments and people who are in no hurry at all.',
    descriptionEl:
      'Το ταξίδι έγινε στις αρχές της δεκαετίας του πενήντα, σε χωριά όπου δεν έφτανε ακόμη δρόμος. Ο συγγραφέας γράφει για τις βεντέτες, τη φιλοξενία, τους αγίους και τα φαντάσματα του Βυζαντίου, και κάθε συνάντηση τον παρασύρει σε παρεκβάσεις όπου η μάθηση γίνεται παιχνίδι.',
    descriptionEn:
      'The journey took place in the early nineteen-fifties, through villages that no road had yet reached. The author writes of vendettas, hospitality, saints and the ghosts of Byzantium, and each encounter carries him off into digressions in which learning turns into a kind of play.',
  },
  {
    key: 'kazantzakis-taxidevontas-iaponia-kina',
    title: 'Ταξιδεύοντας: Ιαπωνία – Κίνα',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2024,
    binding: 'paperback',
    categories: ['travel'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Ο Καζαντζάκης στην Άπω Ανατολή του 1935: κερασιές και πολεμικά πλοία, ναοί και αγορές, με το μάτι ενός ανήσυχου ταξιδιώτη.',
    leadEn:
      'Kazantzakis in the Far East of 1935: cherry trees and warships, temples and markets, seen by a traveller who cannot rest.',
    descriptionEl:
      'Οι ανταποκρίσεις του συγγραφέα έγιναν βιβλίο που ισορροπεί ανάμεσα στο ρεπορτάζ και στον στοχασμό. Η Ιαπωνία τον γοητεύει με την πειθαρχία και τη χάρη της, η Κίνα με την αρχαία υπομονή της, και στις δύο χώρες ακούει να πλησιάζει ο πόλεμος. Στο τέλος προστίθενται σημειώσεις από το δεύτερο ταξίδι του.',
    descriptionEn:
      'The writer’s dispatches became a book balanced between reporting and reflection. Japan charms him with its discipline and grace, China with its ancient patience, and in both countries he can hear the approach of war. Notes from the second journey, made in his last year, are added at the end.',
    contentsEl: ['Ιαπωνία', 'Κίνα'],
    contentsEn: ['Japan', 'China'],
  },
  {
    key: 'michalsen-fysiki-therapeia',
    title: 'Φυσική θεραπεία',
    language: 'el',
    originalTitle: 'Heilen mit der Kraft der Natur',
    contributors: [['Αντρέας Μίχαλσεν']],
    publisher: 'Πατάκης',
    year: 2021,
    binding: 'paperback',
    categories: ['wellbeing'],
    priceCents: 1683,
    publisherPriceCents: 1870,
    leadEl:
      'Ένας γιατρός του Βερολίνου εξετάζει με το μέτρο της επιστήμης τι μπορούν και τι δεν μπορούν να προσφέρουν οι φυσικές μέθοδοι.',
    leadEn:
      'A Berlin physician weighs by the standards of science what natural methods can and cannot do for those who are ill.',
    descriptionEl:
      'Νηστεία, διατροφή, κίνηση, νερό, διαλογισμός: ο Μίχαλσεν παρουσιάζει τις παλιές μεθόδους της φυσικής ιατρικής μαζί με τις μελέτες που τις στηρίζουν. Περιγράφει περιστατικά από την κλινική του, δίνει πρακτικές συμβουλές και επιμένει ότι η φυσική θεραπεία συμπληρώνει τη συμβατική ιατρική και δεν την αντικαθιστά.',
    descriptionEn:
      'Fasting, diet, movement, water, meditation: Michalsen presents the old methods of natural medicine together with the studies that support them. He describes cases from his clinic, gives practical advice, and insists that natural treatment complements conventional medicine and does not take its place.',
  },
  {
    key: 'mate-otan-to-soma-leei-ochi',
    title: 'Όταν το σώμα λέει όχι',
    subtitle: 'Το κόστος του κρυφού στρες',
    language: 'el',
    originalTitle: 'When the Body Says No',
    contributors: [['Γκαμπόρ Ματέ']],
    publisher: 'Key Books',
    year: 2021,
    binding: 'paperback',
    categories: ['wellbeing', 'psychology'],
    priceCents: 1584,
    publisherPriceCents: 1760,
    leadEl:
      'Τι συμβαίνει στο σώμα όταν δεν μαθαίνουμε να λέμε όχι; Ένας γιατρός ακούει τις ιστορίες πίσω από τις διαγνώσεις.',
    leadEn:
      'What happens in the body when we never learn to say no? A doctor listens to the stories that lie behind the diagnoses.',
    descriptionEl:
      'Με βάση τη μακρά του πείρα στην ιατρική και συνομιλίες με ασθενείς, ο Ματέ ερευνά τη σχέση ανάμεσα στα συναισθήματα που καταπιέζουμε και στο στρες που δεν αναγνωρίζουμε. Παρουσιάζει μελέτες και βιογραφίες και προτείνει δρόμους προς τη φροντίδα του εαυτού, χωρίς να ρίχνει ευθύνες σε όποιον ασθενεί.',
    descriptionEn:
      'Drawing on long experience as a doctor and on conversations with patients, Maté explores the link between the feelings that we hold down and the stress that we fail to recognise. He presents studies and life stories, and suggests ways of caring for oneself, without laying blame on those who fall ill.',
  },
  {
    key: 'durrell-oikogeneia-mou-kai-alla-zoa',
    title: 'Η οικογένειά μου και άλλα ζώα',
    language: 'el',
    originalTitle: 'My Family and Other Animals',
    contributors: [['Τζέραλντ Ντάρελ'], ['Μαρίνα Δημητρά', 'translator'], ['Δήμητρα Σίμου', 'translator']],
    publisher: 'Καλειδοσκόπιο',
    year: 2016,
    binding: 'paperback',
    series: { name: 'Τριλογία της Κέρκυρας', nameEn: 'The Corfu Trilogy', number: 1 },
    categories: ['nature', 'biography'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Ένα αγόρι δέκα χρονών, μια παράξενη αγγλική οικογένεια και όλα τα ζωντανά της Κέρκυρας κάτω από την ίδια στέγη.',
    leadEn:
      'A boy of ten, an eccentric English family and all the living creatures of Corfu gathered together under one and the same roof.',
    descriptionEl:
      'Ο φυσιοδίφης θυμάται τα χρόνια πριν από τον πόλεμο, όταν οι Ντάρελ άφησαν τη βροχή για ένα νησί που δεν γνώριζαν. Σκορπιοί σε σπιρτόκουτα, χελώνες, κουκουβάγιες και δάσκαλοι με ιδιοτροπίες γεμίζουν τις σελίδες. Ανάμεσα στα γέλια, μια ακριβής και τρυφερή παρατήρηση της ελληνικής φύσης.',
    descriptionEn:
      'The naturalist recalls the years before the war, when the Durrells left the rain for an island that they did not know. Scorpions in matchboxes, tortoises, owls and peculiar tutors fill the pages. Between the laughter there is an exact and affectionate observation of Greek nature.',
  },
  {
    key: 'babiniotis-lexiko-neas-ellinikis',
    title: 'Λεξικό της νέας ελληνικής γλώσσας',
    language: 'el',
    contributors: [['Γεώργιος Δ. Μπαμπινιώτης']],
    publisher: 'Κέντρο Λεξικολογίας',
    year: 2019,
    binding: 'hardback',
    categories: ['dictionaries'],
    priceCents: 8910,
    publisherPriceCents: 9900,
    leadEl:
      'Σημασία, ορθογραφία, ετυμολογία και χρήση: το λεξικό που ανοίγει κανείς για μία λέξη και κλείνει έπειτα από δέκα.',
    leadEn:
      'Meaning, spelling, etymology and usage: the dictionary that one opens for a single word and closes again after looking at ten.',
    descriptionEl:
      'Η πέμπτη έκδοση του λεξικού που πρωτοκυκλοφόρησε το 1998. Κάθε λήμμα δίνει ορισμούς, παραδείγματα, συνώνυμα και αντίθετα, ενώ τα πλαίσια με σχόλια λύνουν συχνές απορίες για την ορθογραφία, τη σύνταξη και τις λέξεις που συγχέονται. Έργο αναφοράς για το σπίτι, το γραφείο και τη βιβλιοθήκη.',
    descriptionEn:
      'The fifth edition of the dictionary first published in 1998. Each entry gives definitions, examples, synonyms and antonyms, while boxed comments settle common doubts about spelling, syntax and words that are often confused. A work of reference for the home, the office and the library.',
  },
  {
    key: 'babiniotis-etymologiko-lexiko',
    title: 'Ετυμολογικό λεξικό της νέας ελληνικής γλώσσας',
    subtitle: 'Ιστορία των λέξεων',
    language: 'el',
    contributors: [['Γεώργιος Δ. Μπαμπινιώτης']],
    publisher: 'Κέντρο Λεξικολογίας',
    year: 2010,
    binding: 'hardback',
    categories: ['dictionaries'],
    priceCents: 7200,
    publisherPriceCents: 8000,
    leadEl:
      'Από πού έρχονται οι λέξεις που λέμε κάθε μέρα; Η διαδρομή τους από την αρχαιότητα, τα λατινικά, τα τουρκικά ή τα γαλλικά.',
    leadEn:
      'Where do the words we use every day come from? Their journey out of ancient Greek, Latin, Turkish, French or elsewhere.',
    descriptionEl:
      'Το λεξικό παρακολουθεί την καταγωγή και την ιστορία της νεοελληνικής λέξης: πότε μαρτυρείται, πώς άλλαξε μορφή και σημασία, ποιες λέξεις γέννησε. Διακρίνει όσα κληρονομήθηκαν από όσα δανειστήκαμε ή πλάστηκαν στα νεότερα χρόνια, και περιλαμβάνει πολλά σχόλια για λέξεις με απρόσμενη ιστορία.',
    descriptionEn:
      'The dictionary follows the origin and history of Modern Greek words: when each is first recorded, how its form and meaning changed, which words it gave birth to. It distinguishes what was inherited from what was borrowed or coined in modern times, and comments on many words with an unexpected past.',
  },
  {
    key: 'ins-lexiko-koinis-neoellinikis',
    title: 'Λεξικό της κοινής νεοελληνικής',
    language: 'el',
    contributors: [['Ινστιτούτο Νεοελληνικών Σπουδών', 'editor']],
    publisher: 'Ινστιτούτο Νεοελληνικών Σπουδών (Ίδρυμα Μανόλη Τριανταφυλλίδη)',
    year: 1998,
    pages: 1532,
    binding: 'hardback',
    categories: ['dictionaries'],
    priceCents: 5490,
    publisherPriceCents: 6100,
    leadEl:
      'Το λεξικό του Ιδρύματος Τριανταφυλλίδη καταγράφει τη γλώσσα όπως μιλιέται και γράφεται, με ορισμούς σύντομους και καθαρούς.',
    leadEn:
      'The dictionary of the Triantafyllidis Foundation records the language as it is spoken and written, with definitions that are short and clear.',
    descriptionEl:
      'Έργο συλλογικό του Πανεπιστημίου Θεσσαλονίκης, δίνει για κάθε λέξη την προφορά, την κλίση, τις σημασίες με παραδείγματα, τις εκφράσεις και την ετυμολογία. Η παράθεση των κλιτικών παραδειγμάτων και της φωνητικής γραφής το κάνει ιδιαίτερα χρήσιμο σε διδάσκοντες και σε όσους μαθαίνουν τα ελληνικά σε προχωρημένο επίπεδο.',
    descriptionEn:
      'A collective work from the University of Thessaloniki, it gives for each word the pronunciation, the inflection, the senses with examples, the idioms and the etymology. Its inflectional tables and phonetic spelling make it particularly useful to teachers and to advanced learners of Greek.',
  },
  {
    key: 'triantafyllidis-neoelliniki-grammatiki',
    title: 'Νεοελληνική γραμματική',
    subtitle: 'Της δημοτικής',
    language: 'el',
    contributors: [['Μανόλης Τριανταφυλλίδης']],
    publisher: 'Ινστιτούτο Νεοελληνικών Σπουδών (Ίδρυμα Μανόλη Τριανταφυλλίδη)',
    year: 2002,
    binding: 'paperback',
    categories: ['secondary-school', 'dictionaries'],
    priceCents: 2250,
    publisherPriceCents: 2500,
    leadEl:
      'Η γραμματική του 1941 που έδωσε κανόνες στη δημοτική και στην οποία στηρίχτηκαν έκτοτε τα σχολικά εγχειρίδια.',
    leadEn:
      'The grammar of 1941 that gave rules to the demotic language, and on which school textbooks in Greece have since been based.',
    descriptionEl:
      'Ανατύπωση του κλασικού έργου, καρπού μιας επιτροπής με επικεφαλής τον Τριανταφυλλίδη. Εξετάζει τους φθόγγους, την ορθογραφία, τον σχηματισμό και την κλίση των λέξεων και ακούει με προσοχή τη ζωντανή λαλιά και τη λογοτεχνία. Παραμένει σημείο αναφοράς για φιλολόγους, επιμελητές και φίλους της γλώσσας.',
    descriptionEn:
      'A reprint of the classic work, the fruit of a committee led by Triantafyllidis. It deals with sounds, spelling, the formation and the inflection of words, and listens carefully both to living speech and to literature. It remains a point of reference for teachers, editors and lovers of the language.',
  },
  {
    key: 'babiniotis-lexiko-scholeio-grafeio',
    title: 'Λεξικό για το σχολείο και το γραφείο',
    language: 'el',
    contributors: [['Γεώργιος Δ. Μπαμπινιώτης']],
    publisher: 'Κέντρο Λεξικολογίας',
    year: 2004,
    binding: 'hardback',
    categories: ['secondary-school', 'dictionaries'],
    priceCents: 3582,
    publisherPriceCents: 3980,
    leadEl:
      'Ένα λεξικό στα μέτρα του μαθητή και του γραφείου: λιγότερα λήμματα, ίδια φροντίδα για την ορθογραφία και τη σωστή χρήση.',
    leadEn:
      'A dictionary cut to the measure of the pupil and the office: fewer entries, the same care for spelling and good usage.',
    descriptionEl:
      'Ορισμοί σε απλή γλώσσα, συνώνυμα, αντίθετα, παράγωγα και ετυμολογία σε έναν τόμο εύχρηστο. Τα πλαίσια με τις ερμηνευτικές και ορθογραφικές παρατηρήσεις βοηθούν στη σύνταξη εκθέσεων και εγγράφων. Κατάλληλο για μαθητές γυμνασίου και λυκείου και για όποιον γράφει καθημερινά.',
    descriptionEn:
      'Definitions in plain language, synonyms, antonyms, derivatives and etymology in one convenient volume. Boxes with notes on meaning and spelling help with the writing of essays and documents. Suitable for pupils at lower and upper secondary school and for anyone who has to write every day.',
    ageFrom: 12,
  },
  {
    key: 'papantoniou-psila-vouna',
    title: 'Τα ψηλά βουνά',
    language: 'el',
    contributors: [['Ζαχαρίας Παπαντωνίου']],
    publisher: 'Εστία',
    year: 1990,
    binding: 'paperback',
    categories: ['primary-school', 'children-9-12'],
    priceCents: 1170,
    publisherPriceCents: 1300,
    leadEl:
      'Είκοσι πέντε παιδιά περνούν ένα καλοκαίρι μόνα τους στο δάσος: το αναγνωστικό που έφερε τη δημοτική στο σχολείο.',
    leadEn:
      'Twenty-five children spend a summer by themselves in the forest: the reader that brought the spoken language into Greek schools.',
    descriptionEl:
      'Γράφτηκε το 1918 για την τρίτη τάξη του δημοτικού. Οι μικροί ήρωες στήνουν κοινότητα στο βουνό, μαγειρεύουν, φυλάνε το δάσος, γνωρίζουν βλάχους και μαστόρους και μαθαίνουν να συνεννοούνται. Η γλώσσα του Παπαντωνίου, καθαρή και μουσική, κρατά ζωντανό ένα βιβλίο που κάποτε θεωρήθηκε επικίνδυνο.',
    descriptionEn:
      'It was written in 1918 for the third year of primary school. The young heroes set up a community on the mountain, cook, guard the forest, meet shepherds and craftsmen, and learn to reach agreement. Clear and musical language keeps alive a book that was once considered dangerous.',
    ageFrom: 9,
  },
  {
    key: 'arvanitakis-epikoinoniste-ellinika-1',
    title: 'Επικοινωνήστε ελληνικά 1',
    subtitle: 'Βιβλίο του μαθητή',
    language: 'el',
    contributors: [['Κλεάνθης Αρβανιτάκης'], ['Φρόσω Αρβανιτάκη']],
    publisher: 'Δέλτος',
    year: 2010,
    binding: 'paperback',
    series: { name: 'Επικοινωνήστε ελληνικά', nameEn: 'Communicate in Greek', number: 1 },
    categories: ['language-learning'],
    priceCents: 2682,
    publisherPriceCents: 2980,
    leadEl:
      'Η μέθοδος με την οποία χιλιάδες ενήλικοι είπαν το πρώτο τους «καλημέρα»: διάλογοι, σκίτσα και ασκήσεις για αρχάριους.',
    leadEn:
      'The course with which thousands of adults have said their first “kalimera”: dialogues, drawings and exercises for complete beginners.',
    descriptionEl:
      'Το βιβλίο απευθύνεται σε ενηλίκους που αρχίζουν από το μηδέν, στην τάξη ή με δάσκαλο. Κάθε μάθημα ξεκινά με μια καθημερινή κατάσταση, προχωρά στη γραμματική και καταλήγει σε προφορική άσκηση. Οι χιουμοριστικές εικόνες και το ηχητικό υλικό βοηθούν να ακουστεί η γλώσσα όπως μιλιέται σήμερα.',
    descriptionEn:
      'The book is meant for adults starting from zero, in a class or with a teacher. Each lesson opens with an everyday situation, moves on to grammar and ends in spoken practice. Humorous pictures and recordings let the learner hear the language as it is spoken today.',
  },
  {
    key: 'simopoulos-ellinika-a',
    title: 'Ελληνικά Α΄',
    subtitle: 'Μέθοδος εκμάθησης της ελληνικής ως ξένης γλώσσας',
    language: 'el',
    contributors: [['Γιώργος Σιμόπουλος'], ['Ειρήνη Παθιάκη'], ['Ρίτα Κανελλοπούλου'], ['Αγλαΐα Παυλοπούλου']],
    publisher: 'Πατάκης',
    year: 2010,
    binding: 'paperback',
    categories: ['language-learning'],
    priceCents: 2511,
    publisherPriceCents: 2790,
    leadEl:
      'Ελληνικά για εφήβους και ενηλίκους, με ήρωες που γνωρίζονται, νοικιάζουν σπίτι, ψωνίζουν και μιλούν όπως μιλά ο κόσμος.',
    leadEn:
      'Greek for teenagers and adults, with characters who meet, rent a flat, go shopping and talk in the way that people talk.',
    descriptionEl:
      'Η μέθοδος ακολουθεί το κοινό ευρωπαϊκό πλαίσιο για το επίπεδο Α και συνδυάζει ακρόαση, ομιλία, ανάγνωση και γραφή. Τα κείμενα προέρχονται από καταστάσεις της σημερινής ζωής, η γραμματική παρουσιάζεται σε πίνακες και οι δραστηριότητες ζητούν από τους μαθητές να συνεργαστούν.',
    descriptionEn:
      'The course follows the Common European Framework for level A and combines listening, speaking, reading and writing. Texts come from the situations of present-day life, grammar is set out in tables, and the activities ask learners to work together and to use what they have just met.',
  },
  {
    key: 'doxiadis-logicomix',
    title: 'Logicomix',
    language: 'el',
    originalTitle: 'Logicomix: An Epic Search for Truth',
    contributors: [
      ['Απόστολος Δοξιάδης'],
      ['Χρίστος Χ. Παπαδημητρίου'],
      ['Αλέκος Παπαδάτος', 'illustrator'],
      ['Άννι Ντι Ντόνα', 'illustrator'],
    ],
    publisher: 'Ίκαρος',
    year: 2008,
    binding: 'paperback',
    categories: ['greek-comics', 'science'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Η αναζήτηση των θεμελίων των μαθηματικών ως περιπέτεια: ο Μπέρτραντ Ράσελ αφηγείται τη ζωή του, η λογική συναντά την τρέλα.',
    leadEn:
      'The search for the foundations of mathematics as an adventure: Bertrand Russell tells his life, and logic comes face to face with madness.',
    descriptionEl:
      'Στις παραμονές του πολέμου ο Ράσελ μιλά σε ένα αμερικανικό ακροατήριο για τα πάθη της αλήθειας: τον Φρέγκε, τον Χίλμπερτ, τον Βίτγκενσταϊν, τον Γκέντελ. Παράλληλα οι δημιουργοί, στην Αθήνα, συζητούν πώς να πουν την ιστορία. Ένα κόμικς για ιδέες και για ανθρώπους που τις πλήρωσαν.',
    descriptionEn:
      'On the eve of war Russell speaks to an American audience about the passion for truth: about Frege, Hilbert, Wittgenstein, Gödel. Meanwhile the makers of the book, in Athens, argue over how the story should be told. A graphic novel about ideas and the people who paid for them.',
  },
  {
    key: 'papadatos-dimokratia',
    title: 'Δημοκρατία',
    language: 'el',
    contributors: [['Αλέκος Παπαδάτος'], ['Αβραάμ Κάουα'], ['Άννι Ντι Ντόνα', 'illustrator']],
    publisher: 'Ίκαρος',
    year: 2015,
    binding: 'paperback',
    categories: ['greek-comics', 'greek-history'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Την παραμονή του Μαραθώνα ένας νεαρός αγγειογράφος διηγείται στους συντρόφους του πώς μια πόλη έμαθε να αποφασίζει μόνη της.',
    leadEn:
      'On the eve of Marathon a young vase painter tells his comrades how a city learned to take its own decisions.',
    descriptionEl:
      'Η πτώση των τυράννων και οι μεταρρυθμίσεις του Κλεισθένη ιδωμένες από έναν φανταστικό ήρωα, τον Λέανδρο, που μπλέκεται σε φόνους, χρησμούς και συνωμοσίες. Το σχέδιο αναπλάθει την Αθήνα του έκτου αιώνα, ενώ οι σημειώσεις του τέλους εξηγούν τι γνωρίζουμε και τι υποθέτουμε για την εποχή.',
    descriptionEn:
      'The fall of the tyrants and the reforms of Cleisthenes seen by an imaginary hero, Leander, who is caught up in killings, oracles and conspiracies. The drawings recreate the Athens of the sixth century, and notes at the end explain what is known and what is guessed about the time.',
  },
  {
    key: 'soloup-aivali',
    title: 'Αϊβαλί',
    language: 'el',
    contributors: [['Soloúp']],
    publisher: 'Κέδρος',
    year: 2014,
    binding: 'paperback',
    categories: ['greek-comics', 'greek-history'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Από τη Μυτιλήνη ως το απέναντι λιμάνι: ένας σκιτσογράφος περνά τα στενά και ξαναβρίσκει τη μνήμη δύο λαών.',
    leadEn:
      'From Mytilene to the harbour across the water: a cartoonist makes the short crossing and finds the memory of two peoples.',
    descriptionEl:
      'Το κόμικς πλέκει ένα σημερινό ταξίδι στο Αϊβαλί με κείμενα του Φώτη Κόντογλου, του Ηλία Βενέζη, της Αγάπης Βενέζη-Μολυβιάτη και του Τούρκου Αχμέτ Γιορουλμάζ. Η καταστροφή του 1922 και η ανταλλαγή των πληθυσμών ακούγονται από πολλές φωνές, με ασπρόμαυρο σχέδιο που θυμίζει χαρακτική.',
    descriptionEn:
      'This graphic novel weaves a present-day trip to Ayvalık with texts by Fotis Kontoglou, Ilias Venezis, Agapi Venezi-Molyviati and the Turkish author Ahmet Yorulmaz. The catastrophe of 1922 and the exchange of populations are heard in many voices, with black-and-white drawing reminiscent of engraving.',
  },
  {
    key: 'soloup-21-machi-plateias',
    title: '21: Η μάχη της πλατείας',
    language: 'el',
    contributors: [['Soloúp']],
    publisher: 'Ίκαρος',
    year: 2021,
    binding: 'paperback',
    categories: ['greek-comics', 'greek-history'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl: 'Μια μικρή λουλουδού, ένα άγαλμα και μια πλατεία της Αθήνας: το Εικοσιένα ως συζήτηση που δεν τελειώνει.',
    leadEn:
      'A young flower seller, a statue and a square in Athens: the revolution of 1821 as a conversation that has not ended.',
    descriptionEl:
      'Γύρω από τον έφιππο Κολοκοτρώνη συναντιούνται πρόσωπα διαφορετικών εποχών και ξαναζωντανεύουν μάχες, εμφύλιες έριδες και μνήμες του Αγώνα. Ο Soloúp στηρίζεται σε απομνημονεύματα και έρευνα και ρωτά πώς κατασκευάζονται οι ήρωες και τι μένει έξω από τις επετείους. Γράφτηκε για τα διακόσια χρόνια της Επανάστασης.',
    descriptionEn:
      'Around the equestrian statue of Kolokotronis people of different ages meet, and battles, civil strife and memories of the struggle come to life again. Soloúp draws on memoirs and research, and asks how heroes are made and what is left out of anniversaries. Created for the bicentenary of the Revolution.',
  },
  {
    key: 'gousis-erotokritos',
    title: 'Ερωτόκριτος',
    language: 'el',
    contributors: [
      ['Βιτσέντζος Κορνάρος'],
      ['Δημοσθένης Παπαμάρκος'],
      ['Γιάννης Ράγκος'],
      ['Γιώργος Γούσης', 'illustrator'],
    ],
    publisher: 'Polaris',
    year: 2016,
    binding: 'hardback',
    categories: ['greek-comics'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Ο έρωτας του Ερωτόκριτου και της Αρετούσας σε κόμικς, με σχέδιο που κοιτά και προς τη Δύση και προς τη λαϊκή ζωγραφική.',
    leadEn:
      'The love of Erotokritos and Aretousa as a comic, with drawings that look both to the West and to folk painting.',
    descriptionEl:
      'Οι δημιουργοί μετέφεραν το έμμετρο μυθιστόρημα του Κορνάρου σε εικόνες και κράτησαν στίχους του πρωτοτύπου μέσα στην αφήγηση. Το κονταροχτύπημα, η εξορία, η φυλακή και η αναγνώριση αποκτούν ρυθμό σύγχρονο, ενώ τα χρώματα και τα κοστούμια φτιάχνουν έναν τόπο πέρα από συγκεκριμένη εποχή.',
    descriptionEn:
      'The authors carried the verse romance of Kornaros into pictures and kept lines of the original inside the narrative. The joust, the exile, the prison and the recognition take on a contemporary rhythm, while colours and costumes create a place that belongs to no particular time.',
  },
  {
    key: 'gousis-listes',
    title: 'Ληστές',
    language: 'el',
    contributors: [['Γιάννης Ράγκος'], ['Γιώργος Γούσης', 'illustrator']],
    publisher: 'Polaris',
    year: 2020,
    binding: 'hardback',
    categories: ['greek-comics'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Βουνά, καπετάνιοι και αποσπάσματα: η εποχή της ληστοκρατίας στην ελληνική ύπαιθρο με σχέδιο στεγνό και ατμόσφαιρα γουέστερν.',
    leadEn:
      'Mountains, chieftains and pursuing troops: the age of brigandage in the Greek countryside, with spare drawing and the air of a western.',
    descriptionEl:
      'Ο Ράγκος και ο Γούσης πλησιάζουν τους τελευταίους ληστές της ελληνικής ενδοχώρας χωρίς να τους εξιδανικεύουν. Η ιστορία κινείται ανάμεσα στο ντοκουμέντο και στο λαϊκό ανάγνωσμα και δείχνει έναν κόσμο όπου η φτώχεια, η τιμή και η προδοσία βρίσκονται πάντοτε κοντά. Για ενήλικους αναγνώστες.',
    descriptionEn:
      'Ragkos and Gousis approach the last brigands of inland Greece without turning them into idols. The story moves between document and popular fiction, and shows a world in which poverty, honour and betrayal are never far from one another. Intended for adult readers.',
    ageFrom: 16,
  },
  {
    key: 'arkas-xypnas-mesa-mou-to-zoo',
    title: 'Ξυπνάς μέσα μου το ζώο',
    language: 'el',
    contributors: [['Αρκάς']],
    publisher: 'Γράμματα',
    year: 1992,
    binding: 'paperback',
    series: { name: 'Ο Κόκκορας', nameEn: 'The Rooster' },
    categories: ['greek-comics'],
    priceCents: 990,
    publisherPriceCents: 1100,
    leadEl:
      'Ένας κόκορας με ανασφάλειες, ένα κοτέτσι που δεν τον υπολογίζει και διάλογοι που πονούν όσο και διασκεδάζουν.',
    leadEn:
      'A rooster full of insecurities, a henhouse that takes no notice of him, and dialogues that hurt as much as they amuse.',
    descriptionEl:
      'Ο ήρωας με τον οποίο ο Αρκάς έγινε γνωστός στις αρχές της δεκαετίας του ογδόντα. Σε σύντομα στριπ ο κόκορας φιλοσοφεί, ερωτεύεται, αποτυγχάνει και ξαναρχίζει, ενώ τα άλλα ζώα της αυλής σχολιάζουν ανελέητα. Κάτω από το αστείο υπάρχει πάντα μια παρατήρηση για τη μοναξιά.',
    descriptionEn:
      'The hero who made Arkas known in the early nineteen-eighties. In short strips the rooster philosophises, falls in love, fails and starts again, while the other animals of the yard comment without mercy. Beneath each joke there is always some remark about loneliness.',
    ageFrom: 14,
  },
  {
    key: 'goscinny-asterix-o-galatis',
    title: 'Αστερίξ ο Γαλάτης',
    language: 'el',
    originalTitle: 'Astérix le Gaulois',
    contributors: [['Ρενέ Γκοσινί'], ['Αλμπέρ Ουντερζό', 'illustrator']],
    publisher: 'Μαμούθ Comix',
    year: 2010,
    pages: 48,
    isbn13: '9789603215066',
    binding: 'paperback',
    series: { name: 'Αστερίξ', nameEn: 'Asterix', number: 1 },
    categories: ['world-comics'],
    priceCents: 891,
    publisherPriceCents: 990,
    leadEl:
      'Όλη η Γαλατία βρίσκεται υπό ρωμαϊκή κατοχή. Όλη; Όχι: ένα χωριό αντιστέκεται, και οι Ρωμαίοι θέλουν να μάθουν το μυστικό του.',
    leadEn:
      'All Gaul is occupied by the Romans. All of it? No: one village still holds out, and the Romans want to learn its secret.',
    descriptionEl:
      'Το πρώτο άλμπουμ της σειράς συστήνει τον Αστερίξ, τον Οβελίξ και τον δρυΐδη Πανοραμίξ. Ένας λεγεωνάριος μεταμφιέζεται για να κλέψει τη συνταγή του μαγικού ζωμού και οι Γαλάτες απαντούν με πονηριά. Λογοπαίγνια για τους μεγάλους, καταδιώξεις για τους μικρούς.',
    descriptionEn:
      'The first album of the series introduces Asterix, Obelix and the druid Getafix. A legionary puts on a disguise to steal the recipe of the magic potion, and the Gauls reply with cunning. There is word play for the grown-ups and plenty of chasing for younger readers.',
    ageFrom: 8,
  },
  {
    key: 'herge-tenten-sto-thivet',
    title: 'Ο Τεντέν στο Θιβέτ',
    language: 'el',
    originalTitle: 'Tintin au Tibet',
    contributors: [['Ερζέ']],
    publisher: 'Μαμούθ Comix',
    year: 2011,
    pages: 64,
    binding: 'paperback',
    series: { name: 'Οι περιπέτειες του Τεντέν', nameEn: 'The Adventures of Tintin', number: 20 },
    categories: ['world-comics'],
    priceCents: 1080,
    publisherPriceCents: 1200,
    leadEl:
      'Ένα αεροπλάνο πέφτει στα Ιμαλάια και ο Τεντέν είναι βέβαιος, παρά τις ενδείξεις, ότι ο φίλος του Τσανγκ ζει.',
    leadEn:
      'An aeroplane comes down in the Himalayas and Tintin, against all the evidence, is certain that his friend Chang is alive.',
    descriptionEl:
      'Μαζί με τον Μιλού και τον γκρινιάρη αλλά πιστό κάπτεν Χάντοκ, ο νεαρός ρεπόρτερ ανεβαίνει στα χιόνια, συναντά μοναχούς και ακούει θρύλους για ένα πλάσμα των βουνών. Ο Ερζέ σχεδίασε μια ιστορία χωρίς κακούς, αφιερωμένη στη φιλία και στην επιμονή, με σελίδες γεμάτες λευκό.',
    descriptionEn:
      'With Snowy and the grumbling but loyal Captain Haddock, the young reporter climbs into the snow, meets monks and hears legends about a creature of the mountains. Hergé drew a story without villains, devoted to friendship and perseverance, with pages full of white.',
    ageFrom: 8,
  },
  {
    key: 'marx-kommounistiko-manifesto-comic',
    title: 'Το κομμουνιστικό μανιφέστο',
    language: 'el',
    originalTitle: 'The Communist Manifesto: A Graphic Novel',
    contributors: [
      ['Καρλ Μαρξ'],
      ['Φρίντριχ Ένγκελς'],
      ['Μάρτιν Ρόουσον', 'illustrator'],
      ['Λητώ Ανδρέου', 'translator'],
    ],
    publisher: 'Ψυχογιός',
    year: 2019,
    isbn13: '9786180129939',
    binding: 'paperback',
    categories: ['world-comics', 'society'],
    priceCents: 1368,
    publisherPriceCents: 1520,
    leadEl:
      'Το κείμενο του 1848 σε κόμικς: ένας πολιτικός γελοιογράφος δίνει μηχανές, καπνούς και σατιρικό πνεύμα σε έναν γνωστό λόγο.',
    leadEn:
      'The text of 1848 as a comic: a political cartoonist lends engines, smoke and a satirical spirit to a familiar argument.',
    descriptionEl:
      'Ο Ρόουσον αφήνει τον Μαρξ και τον Ένγκελς να ξεναγούν τον αναγνώστη σε ένα ζοφερό βιομηχανικό τοπίο, ενώ τα αποσπάσματα του Μανιφέστου γίνονται σκηνές, καβγάδες και πανοράματα. Η διασκευή κάνει προσιτό ένα κείμενο που πολλοί παραθέτουν και λιγότεροι έχουν διαβάσει, και διακωμωδεί φίλους και αντιπάλους του.',
    descriptionEn:
      'Rowson lets Marx and Engels guide the reader through a gloomy industrial landscape, while passages of the Manifesto turn into scenes, quarrels and panoramas. The adaptation opens up a text that many quote and fewer have read, and it makes fun of friends and opponents alike.',
  },
]
