import type { DemoBook } from '../demo-types.ts'

// History, essays, philosophy, society, psychology, biography, science and the arts, in Greek.
export const ideas: DemoBook[] = [
  {
    key: 'glykatzi-ahrweiler-giati-to-vyzantio',
    title: 'Γιατί το Βυζάντιο',
    language: 'el',
    contributors: [['Ελένη Γλύκατζη-Αρβελέρ']],
    publisher: 'Μεταίχμιο',
    year: 2012,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Μια ιστορικός που μελέτησε το Βυζάντιο μια ολόκληρη ζωή εξηγεί γιατί η χιλιόχρονη αυτοκρατορία μάς αφορά ακόμη, πέρα από ύμνους και προκαταλήψεις.',
    leadEn:
      'A historian who has studied Byzantium all her life explains why the thousand-year empire still concerns us, beyond both praise and prejudice.',
    descriptionEl:
      'Η συγγραφέας απαντά σε ερωτήματα που της έθεταν επί δεκαετίες φοιτητές και αναγνώστες: πότε αρχίζει και πότε τελειώνει το Βυζάντιο, πόσο ελληνικό υπήρξε, πώς συνδύασε τη ρωμαϊκή διοίκηση, τη χριστιανική πίστη και την αρχαία παιδεία. Ο λόγος της είναι προφορικός, ζωηρός και προσιτός και σε μη ειδικούς.',
    descriptionEn:
      'The author answers questions put to her for decades by students and readers: when Byzantium begins and ends, how Greek it was, and how it combined Roman administration, Christian faith and ancient learning. Her voice is lively and conversational, and asks for no special knowledge of the subject.',
  },
  {
    key: 'papakostas-archaiotita-asanser',
    title: 'Χωράει όλη η αρχαιότητα στο ασανσέρ;',
    language: 'el',
    contributors: [['Θεόδωρος Παπακώστας']],
    publisher: 'Key Books',
    year: 2021,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Ένας αρχαιολόγος κλείνεται σε ασανσέρ με έναν άγνωστο και του αφηγείται, με χιούμορ και ακρίβεια, ολόκληρη την ελληνική αρχαιότητα.',
    leadEn:
      'An archaeologist is stuck in a lift with a stranger and tells him, with humour and precision, the whole story of Greek antiquity.',
    descriptionEl:
      'Με τη μορφή μιας συζήτησης, ο συγγραφέας περνά από την παλαιολιθική εποχή στους ελληνιστικούς χρόνους και εξηγεί τι κάνει στ’ αλήθεια ένας αρχαιολόγος, πώς χρονολογούμε τα ευρήματα και τι σημαίνουν οι όροι που ακούμε στα μουσεία. Στο τέλος κάθε ενότητας απαντά σε απορίες που όλοι έχουμε διστάσει να διατυπώσουμε.',
    descriptionEn:
      'Written as a conversation, the book moves from the Palaeolithic to the Hellenistic age and explains what an archaeologist really does, how finds are dated and what the words on museum labels mean. Along the way it answers the questions that most visitors to a museum are too shy to ask.',
  },
  {
    key: 'rafailidis-neoelliniko-kratos',
    title: 'Ιστορία (κωμικοτραγική) του νεοελληνικού κράτους',
    subtitle: '1830–1974',
    language: 'el',
    contributors: [['Βασίλης Ραφαηλίδης']],
    publisher: 'Εκδόσεις του Εικοστού Πρώτου',
    year: 2018,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Η πολιτική ιστορία της νεότερης Ελλάδας ειπωμένη με ειρωνεία και πάθος από έναν δημοσιογράφο που δεν χαρίστηκε σε κανέναν.',
    leadEn:
      'The political history of modern Greece, told with irony and passion by a journalist who was not inclined to spare anyone.',
    descriptionEl:
      'Από τον Καποδίστρια και τους Βαυαρούς έως την πτώση της δικτατορίας, ο Ραφαηλίδης ξαναδιαβάζει εκλογές, πραξικοπήματα, πολέμους και δάνεια ως σκηνές ενός έργου που επαναλαμβάνεται. Δεν προσποιείται ουδετερότητα· γράφει ως χρονικογράφος με άποψη και καλεί τον αναγνώστη να συμφωνήσει ή να διαφωνήσει μαζί του.',
    descriptionEn:
      'From Kapodistrias and the Bavarians to the fall of the junta, Rafailidis rereads elections, coups, wars and loans as scenes in a play that keeps being revived. He does not pretend to be neutral: he writes as a chronicler with opinions and invites the reader to agree or to argue.',
  },
  {
    key: 'tsiforos-emeis-kai-oi-fragkoi',
    title: 'Εμείς και οι Φράγκοι',
    language: 'el',
    contributors: [['Νίκος Τσιφόρος']],
    publisher: 'Ερμής',
    year: 1978,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 1710,
    publisherPriceCents: 1900,
    leadEl:
      'Η Φραγκοκρατία στα ελληνικά εδάφη, με τους ιππότες, τις πριγκίπισσες και τις ίντριγκές της, στη γλώσσα του Νίκου Τσιφόρου.',
    leadEn:
      'Frankish rule in the Greek lands, with its knights, princesses and intrigues, told in the inimitable street-wise language of Nikos Tsiforos.',
    descriptionEl:
      'Ο Τσιφόρος διάβαζε τις πηγές με σοβαρότητα και τις διηγόταν με γέλιο. Εδώ παρακολουθεί τους σταυροφόρους που μοίρασαν την αυτοκρατορία μετά το 1204, τους ηγεμόνες του Μοριά και τους δούκες της Αθήνας, και δείχνει πόσο ανθρώπινα, δηλαδή πόσο αστεία, ήταν τα κίνητρα των ισχυρών.',
    descriptionEn:
      'Tsiforos read the sources seriously and retold them with laughter. Here he follows the crusaders who divided up the empire after 1204, the lords of the Morea and the dukes of Athens, and shows how human, and therefore how comical, the motives of powerful people usually were.',
  },
  {
    key: 'clogg-synoptiki-istoria-elladas',
    title: 'Συνοπτική ιστορία της Ελλάδας',
    language: 'el',
    originalTitle: 'A Concise History of Greece',
    contributors: [['Ρίτσαρντ Κλογκ'], ['Λυδία Παπαδάκη', 'translator']],
    publisher: 'Κάτοπτρο',
    year: 2003,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 1872,
    publisherPriceCents: 2080,
    leadEl:
      'Μια σύντομη και νηφάλια εισαγωγή στη νεότερη ελληνική ιστορία, από τον Διαφωτισμό έως το τέλος του εικοστού αιώνα.',
    leadEn:
      'A brief and even-handed introduction to modern Greek history, from the years of the Enlightenment to the close of the twentieth century.',
    descriptionEl:
      'Ο Βρετανός ιστορικός συνοψίζει δυόμισι αιώνες: την οθωμανική κυριαρχία, τον αγώνα της ανεξαρτησίας, τη Μεγάλη Ιδέα, τον Διχασμό, την Κατοχή, τον Εμφύλιο, τη δικτατορία και τη Μεταπολίτευση. Φωτογραφίες με εκτενή υπομνήματα, πίνακες και σύντομες βιογραφίες βοηθούν όποιον διαβάζει για πρώτη φορά για την περίοδο.',
    descriptionEn:
      'The British historian sums up two and a half centuries: Ottoman rule, the struggle for independence, the Great Idea, the National Schism, occupation, civil war, dictatorship and the return of democracy. Pictures with full captions, tables and short biographies help the reader who comes to the period for the first time.',
  },
  {
    key: 'mazower-elliniki-epanastasi',
    title: 'Η Ελληνική Επανάσταση',
    language: 'el',
    originalTitle: 'The Greek Revolution',
    contributors: [['Μαρκ Μαζάουερ'], ['Κώστας Κουρεμένος', 'translator']],
    publisher: 'Αλεξάνδρεια',
    year: 2021,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 2340,
    publisherPriceCents: 2600,
    leadEl:
      'Πώς μια εξέγερση που έμοιαζε καταδικασμένη άντεξε και άλλαξε τον χάρτη της Ευρώπης; Το 1821 ιδωμένο από κοντά και από μακριά.',
    leadEn:
      'How did an uprising that looked doomed survive and change the map of Europe? The events of 1821 seen both close up and from afar.',
    descriptionEl:
      'Ο Μαζάουερ παρακολουθεί εμπόρους, οπλαρχηγούς, νησιώτες, αιχμαλώτους και φιλέλληνες στα χρόνια του Αγώνα. Δείχνει τις διαμάχες και τη βία του πολέμου, αλλά και την επιμονή των ανθρώπων που κράτησαν ζωντανή την ιδέα ενός κράτους, ώσπου η διεθνής κοινή γνώμη και οι στόλοι των Δυνάμεων έγειραν την πλάστιγγα.',
    descriptionEn:
      'Mazower follows merchants, chieftains, islanders, captives and philhellenes through the years of the struggle. He shows the quarrels and the violence of the war, but also the endurance of those who kept the idea of a state alive until international opinion and the fleets of the Powers tipped the balance.',
  },
  {
    key: 'brewer-ellada-1453-1821',
    title: 'Ελλάδα 1453–1821',
    subtitle: 'Οι άγνωστοι αιώνες',
    language: 'el',
    originalTitle: 'Greece, the Hidden Centuries',
    contributors: [['Ντέιβιντ Μπρούερ']],
    publisher: 'Πατάκης',
    year: 2018,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 1953,
    publisherPriceCents: 2170,
    leadEl:
      'Τι συνέβη στους Έλληνες ανάμεσα στην Άλωση και στην Επανάσταση; Μια αφήγηση τεσσάρων αιώνων που συχνά προσπερνάμε.',
    leadEn:
      'What happened to the Greeks between the fall of Constantinople and the Revolution? An account of four centuries that we often pass over.',
    descriptionEl:
      'Ο Μπρούερ εξετάζει την καθημερινή ζωή υπό οθωμανική και βενετική διοίκηση: φόρους, Εκκλησία, πειρατεία, παιδομάζωμα, εμπόριο και εκπαίδευση. Παραθέτει μαρτυρίες ταξιδιωτών και ντόπιων, ελέγχει παραδεδομένες βεβαιότητες και αφήνει να φανεί πόσο διαφορετική ήταν η εμπειρία από τόπο σε τόπο.',
    descriptionEn:
      'Brewer looks at daily life under Ottoman and Venetian rule: taxes, the Church, piracy, the levy of boys, trade and schooling. He quotes travellers and local witnesses, tests what has long been taken for granted, and lets us see how much the experience differed from one place to another.',
  },
  {
    key: 'runciman-alosi',
    title: 'Η Άλωση της Κωνσταντινούπολης',
    language: 'el',
    originalTitle: 'The Fall of Constantinople 1453',
    contributors: [['Στίβεν Ράνσιμαν'], ['Νίκος Νικολούδης', 'translator']],
    publisher: 'Παπαδήμας',
    year: 2005,
    binding: 'paperback',
    categories: ['greek-history', 'world-history'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Οι τελευταίες εβδομάδες της βυζαντινής πρωτεύουσας, από ιστορικό που γράφει με την οικονομία και την ένταση ενός αφηγητή.',
    leadEn:
      'The last weeks of the Byzantine capital, described by a historian who writes with the economy and the tension of a storyteller.',
    descriptionEl:
      'Ο Ράνσιμαν στήνει πρώτα το σκηνικό, μια πόλη φτωχή, λιγοστή και μόνη απέναντι σε μια δύναμη που ανεβαίνει, και έπειτα παρακολουθεί την πολιορκία του 1453 μέρα με τη μέρα. Διασταυρώνει ελληνικές, λατινικές και τουρκικές πηγές και δίνει πρόσωπο και στις δύο πλευρές των τειχών.',
    descriptionEn:
      'Runciman first sets the scene, a poor, depopulated and lonely city facing a rising power, and then follows the siege of 1453 day by day. He compares Greek, Latin and Turkish sources and gives a human face to those who stood on both sides of the walls.',
  },
  {
    key: 'thoukydidis-istoria',
    title: 'Ιστορία',
    language: 'el',
    contributors: [['Θουκυδίδης'], ['Ν. Μ. Σκουτερόπουλος', 'translator']],
    publisher: 'Πόλις',
    year: 2011,
    binding: 'hardback',
    categories: ['greek-history', 'philosophy'],
    priceCents: 2691,
    publisherPriceCents: 2990,
    leadEl:
      'Ο πόλεμος Αθηναίων και Πελοποννησίων, γραμμένος από έναν στρατηγό που τον έζησε και θέλησε να τον καταλάβουν οι μεταγενέστεροι.',
    leadEn:
      'The war between Athens and the Peloponnesians, written by a general who lived through it and wanted later generations to understand it.',
    descriptionEl:
      'Αρχαίο κείμενο και νεοελληνική μετάφραση με σημειώσεις. Από τις αφορμές της σύγκρουσης και τον Επιτάφιο του Περικλή ως τον λοιμό, τον διάλογο των Μηλίων και την εκστρατεία στη Σικελία, ο Θουκυδίδης αναζητεί τι ωθεί τις πόλεις στον πόλεμο και τι παθαίνουν οι λέξεις και οι άνθρωποι μέσα σε αυτόν.',
    descriptionEn:
      'The ancient text with a Modern Greek translation and notes. From the causes of the conflict and the Funeral Oration of Pericles to the plague, the Melian dialogue and the Sicilian expedition, Thucydides asks what drives cities to war and what war then does to words and to people.',
    contentsEl: [
      'Βιβλίο Α΄: Τα αίτια του πολέμου',
      'Βιβλίο Β΄: Επιτάφιος και λοιμός',
      'Βιβλίο Γ΄: Μυτιλήνη, Πλαταιές, Κέρκυρα',
      'Βιβλίο Δ΄: Πύλος και Σφακτηρία',
      'Βιβλίο Ε΄: Νικίειος ειρήνη και Μήλος',
      'Βιβλία ΣΤ΄–Ζ΄: Η σικελική εκστρατεία',
      'Βιβλίο Η΄: Οι Τετρακόσιοι',
    ],
    contentsEn: [
      'Book 1: The causes of the war',
      'Book 2: Funeral Oration and plague',
      'Book 3: Mytilene, Plataea, Corcyra',
      'Book 4: Pylos and Sphacteria',
      'Book 5: The Peace of Nicias and Melos',
      'Books 6–7: The Sicilian expedition',
      'Book 8: The Four Hundred',
    ],
  },
  {
    key: 'cartledge-spartiates',
    title: 'Οι Σπαρτιάτες',
    language: 'el',
    originalTitle: 'The Spartans',
    contributors: [['Πολ Κάρτλετζ']],
    publisher: 'Λιβάνης',
    year: 2004,
    binding: 'paperback',
    categories: ['greek-history'],
    priceCents: 1665,
    publisherPriceCents: 1850,
    leadEl:
      'Ποιοι ήταν στ’ αλήθεια οι άνθρωποι που έγιναν θρύλος στις Θερμοπύλες; Μια ξενάγηση στη Σπάρτη πίσω από τον μύθο της.',
    leadEn:
      'Who really were the people who became a legend at Thermopylae? A guided visit to the Sparta that lies behind its own myth.',
    descriptionEl:
      'Ο καθηγητής του Κέιμπριτζ αφηγείται την άνοδο και την πτώση της Σπάρτης μέσα από πρόσωπα, βασιλείς, στρατηγούς αλλά και γυναίκες. Εξηγεί την αγωγή των παιδιών, τη θέση των ειλώτων, τη δύναμη της πειθαρχίας και το τίμημά της, και κλείνει με το πώς φαντάστηκαν τη Σπάρτη οι νεότεροι.',
    descriptionEn:
      'The Cambridge professor tells of the rise and fall of Sparta through its people: kings and commanders, but women as well. He explains the upbringing of children, the position of the helots, the strength of discipline and its price, and ends with the ways in which later ages have imagined the city.',
  },
  {
    key: 'mazower-skoteini-ipeiros',
    title: 'Σκοτεινή ήπειρος',
    subtitle: 'Ο ευρωπαϊκός εικοστός αιώνας',
    language: 'el',
    originalTitle: 'Dark Continent: Europe’s Twentieth Century',
    contributors: [['Μαρκ Μαζάουερ'], ['Κώστας Κουρεμένος', 'translator']],
    publisher: 'Αλεξάνδρεια',
    year: 2001,
    binding: 'paperback',
    categories: ['world-history'],
    priceCents: 2250,
    publisherPriceCents: 2500,
    leadEl:
      'Η δημοκρατία δεν ήταν το προδιαγεγραμμένο τέλος της ευρωπαϊκής ιστορίας· το βιβλίο δείχνει πόσο λίγο έλειψε να χαθεί.',
    leadEn:
      'Democracy was never the destined end of European history; this book shows how very near it came to being lost for good.',
    descriptionEl:
      'Ο Μαζάουερ βλέπει τον εικοστό αιώνα ως σύγκρουση τριών σχεδίων για την κοινωνία: της φιλελεύθερης δημοκρατίας, του κομμουνισμού και του φασισμού. Εξετάζει συντάγματα, οικογένεια, κράτος πρόνοιας, μειονότητες και πολέμους, και θυμίζει ότι οι ιδέες που νικήθηκαν είχαν υπάρξει δημοφιλείς στην καρδιά της Ευρώπης.',
    descriptionEn:
      'Mazower treats the twentieth century as a contest between three designs for society: liberal democracy, communism and fascism. He examines constitutions, the family, welfare, minorities and wars, and reminds us that the ideas which were defeated had once been popular, not at the margins but in the heart of Europe.',
  },
  {
    key: 'harari-sapiens',
    title: 'Sapiens',
    subtitle: 'Μια σύντομη ιστορία του ανθρώπου',
    language: 'el',
    originalTitle: 'Sapiens: A Brief History of Humankind',
    contributors: [['Γιουβάλ Νώε Χαράρι'], ['Μιχάλης Λαλιώτης', 'translator']],
    publisher: 'Αλεξάνδρεια',
    year: 2015,
    binding: 'paperback',
    categories: ['world-history', 'science'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Πώς ένα ασήμαντο ζώο της σαβάνας έφτασε να ορίζει την τύχη του πλανήτη; Η ιστορία του είδους μας σε έναν τόμο.',
    leadEn:
      'How did an unremarkable animal of the savannah come to decide the fate of the planet? The story of our species in one volume.',
    descriptionEl:
      'Ο Χαράρι υποστηρίζει ότι οι άνθρωποι συνεργάζονται κατά εκατομμύρια επειδή πιστεύουν σε κοινές ιστορίες: θεούς, έθνη, χρήμα, νόμους. Με αυτό το νήμα διασχίζει εβδομήντα χιλιάδες χρόνια, από τους πρώτους τροφοσυλλέκτες έως τα εργαστήρια της γενετικής, και ρωτά αν όλη αυτή η δύναμη μας έκανε πιο ευτυχισμένους.',
    descriptionEn:
      'Harari argues that human beings can cooperate in their millions because they believe in shared stories: gods, nations, money, laws. Following this thread he crosses seventy thousand years, from the first foragers to the laboratories of genetics, and asks whether all that power has made us any happier.',
    contentsEl: [
      'Η γνωσιακή επανάσταση',
      'Η αγροτική επανάσταση',
      'Η ενοποίηση της ανθρωπότητας',
      'Η επιστημονική επανάσταση',
    ],
    contentsEn: [
      'The Cognitive Revolution',
      'The Agricultural Revolution',
      'The Unification of Humankind',
      'The Scientific Revolution',
    ],
  },
  {
    key: 'harari-homo-deus',
    title: 'Homo Deus',
    subtitle: 'Μια σύντομη ιστορία του μέλλοντος',
    language: 'el',
    originalTitle: 'Homo Deus: A Brief History of Tomorrow',
    contributors: [['Γιουβάλ Νώε Χαράρι'], ['Μιχάλης Λαλιώτης', 'translator']],
    publisher: 'Αλεξάνδρεια',
    year: 2017,
    binding: 'paperback',
    categories: ['world-history', 'society'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl: 'Όταν η πείνα, οι επιδημίες και ο πόλεμος πάψουν να μας απασχολούν, τι θα βάλει στόχο του ο άνθρωπος;',
    leadEn:
      'Once hunger, plague and war no longer take up all our attention, what will human beings choose as the next aim to pursue?',
    descriptionEl:
      'Συνέχεια του «Sapiens» με το βλέμμα στραμμένο μπροστά. Ο συγγραφέας εξετάζει την επιδίωξη της μακροζωίας, της ευτυχίας και της παντοδυναμίας, τη βιοτεχνολογία και τους αλγορίθμους, και αναρωτιέται τι θα απογίνουν ο ανθρωπισμός και η ελεύθερη βούληση όταν οι μηχανές θα μας γνωρίζουν καλύτερα από όσο γνωρίζουμε τον εαυτό μας.',
    descriptionEn:
      'A continuation of Sapiens that looks ahead. The author considers the pursuit of long life, happiness and power, biotechnology and algorithms, and wonders what will become of humanism and of free will once machines know us better than we have ever known ourselves.',
    contentsEl: [
      'Ο Homo sapiens κατακτά τον κόσμο',
      'Ο Homo sapiens δίνει νόημα στον κόσμο',
      'Ο Homo sapiens χάνει τον έλεγχο',
    ],
    contentsEn: [
      'Homo sapiens Conquers the World',
      'Homo sapiens Gives Meaning to the World',
      'Homo sapiens Loses Control',
    ],
  },
  {
    key: 'gombrich-mikri-istoria-kosmou',
    title: 'Μικρή ιστορία του κόσμου',
    language: 'el',
    originalTitle: 'Eine kurze Weltgeschichte für junge Leser',
    contributors: [['Ε. Χ. Γκόμπριχ']],
    publisher: 'Πατάκης',
    year: 2007,
    binding: 'paperback',
    categories: ['world-history', 'children-knowledge'],
    priceCents: 1530,
    publisherPriceCents: 1700,
    leadEl:
      'Η ιστορία της ανθρωπότητας σαν ένα μακρύ παραμύθι που αρχίζει με το «μια φορά κι έναν καιρό» και συμβαίνει στ’ αλήθεια.',
    leadEn:
      'The history of humankind as one long tale that begins with “once upon a time” and that, this time, really did happen.',
    descriptionEl:
      'Ο Γκόμπριχ την έγραψε στη Βιέννη του 1935, νέος και άνεργος, μέσα σε λίγες εβδομάδες, και την αναθεώρησε όταν ήταν πια πολύ ηλικιωμένος. Σε σύντομα κεφάλαια μιλά απευθείας στον νεαρό αναγνώστη για σπηλιές, φαραώ, φιλοσόφους, ιππότες και επαναστάσεις, με θέρμη και χωρίς χρονολογίες που πνίγουν.',
    descriptionEn:
      'Gombrich wrote it in Vienna in 1935, young and out of work, in a matter of weeks, and revised it when he was very old. In short chapters he talks straight to the young reader about caves, pharaohs, philosophers, knights and revolutions, warmly and without a flood of dates.',
    ageFrom: 11,
  },
  {
    key: 'frankopan-dromoi-metaxiou',
    title: 'Οι δρόμοι του μεταξιού',
    language: 'el',
    originalTitle: 'The Silk Roads: A New History of the World',
    contributors: [['Πίτερ Φράνκοπαν']],
    publisher: 'Αλεξάνδρεια',
    year: 2022,
    binding: 'paperback',
    categories: ['world-history'],
    priceCents: 2691,
    publisherPriceCents: 2990,
    leadEl:
      'Αν μετακινήσουμε το κέντρο του χάρτη από τη Μεσόγειο στην Ασία, η ιστορία του κόσμου αλλάζει όψη και βάρος.',
    leadEn:
      'If we move the centre of the map from the Mediterranean to Asia, the history of the world takes on another look and weight.',
    descriptionEl:
      'Ο Φράνκοπαν ακολουθεί όσα ταξίδεψαν στους δρόμους ανάμεσα σε Ανατολή και Δύση: μετάξι, γούνες, σκλάβους, ασήμι, πετρέλαιο, θρησκείες και αρρώστιες. Η Περσία, η Κεντρική Ασία και ο Περσικός Κόλπος γίνονται το σημείο από όπου ξαναβλέπουμε αυτοκρατορίες, σταυροφορίες και παγκόσμιους πολέμους.',
    descriptionEn:
      'Frankopan follows all that travelled along the roads between East and West: silk, furs, slaves, silver, oil, religions and diseases. Persia, Central Asia and the Gulf become the point from which we look again at empires, crusades and the two world wars of the last century.',
  },
  {
    key: 'hourani-aravikos-kosmos',
    title: 'Η ιστορία του αραβικού κόσμου',
    language: 'el',
    originalTitle: 'A History of the Arab Peoples',
    contributors: [['Άλμπερτ Χουράνι']],
    publisher: 'Ψυχογιός',
    year: 2012,
    binding: 'paperback',
    categories: ['world-history'],
    priceCents: 2196,
    publisherPriceCents: 2440,
    leadEl:
      'Δεκατρείς αιώνες αραβικής ιστορίας, από την εμφάνιση του ισλάμ ως τα νεότερα κράτη, με έμφαση στις κοινωνίες και στις πόλεις.',
    leadEn:
      'Thirteen centuries of Arab history, from the rise of Islam to the modern states, with close attention to societies and their cities.',
    descriptionEl:
      'Ο Χουράνι, από τους σημαντικούς μελετητές της Μέσης Ανατολής, περιγράφει κατακτήσεις και δυναστείες, αλλά και αγορές, σχολεία, νομομαθείς, ποιητές και χωριά. Συνεχίζει με την οθωμανική περίοδο, την αποικιοκρατία και τα εθνικά κινήματα, και δίνει στον αναγνώστη μια βάση για να κατανοήσει τη σημερινή επικαιρότητα.',
    descriptionEn:
      'Hourani, a leading scholar of the Middle East, describes conquests and dynasties, but also markets, schools, jurists, poets and villages. He goes on to the Ottoman period, colonial rule and the national movements, and gives the reader a firm ground from which to follow the news of today.',
  },
  {
    key: 'vernant-sympan-theoi-anthropoi',
    title: 'Το σύμπαν, οι θεοί, οι άνθρωποι',
    subtitle: 'Ελληνικές ιστορίες για τη δημιουργία του κόσμου',
    language: 'el',
    originalTitle: 'L’Univers, les dieux, les hommes',
    contributors: [['Ζαν-Πιερ Βερνάν'], ['Τιτίκα Δημητρούλια', 'translator']],
    publisher: 'Πατάκης',
    year: 2013,
    binding: 'paperback',
    categories: ['essays', 'philosophy'],
    priceCents: 1341,
    publisherPriceCents: 1490,
    leadEl:
      'Ένας μεγάλος ελληνιστής διηγείται τους μύθους όπως τους έλεγε τα βράδια στον εγγονό του, με σοφία που δεν βαραίνει.',
    leadEn:
      'A great scholar of Greece tells the myths as he used to tell them at bedtime to his grandson, with learning lightly worn.',
    descriptionEl:
      'Ο Βερνάν ξαναπιάνει την κοσμογονία, την Πανδώρα, τον Οδυσσέα, τον Διόνυσο, τον Οιδίποδα και τον Περσέα και, καθώς αφηγείται, εξηγεί τι έλεγαν αυτές οι ιστορίες για τον χρόνο, τον θάνατο, τον ξένο και τα όρια του ανθρώπου. Κείμενο προφορικό, που κρατά την απόλαυση της διήγησης.',
    descriptionEn:
      'Vernant takes up once more the making of the world, Pandora, Odysseus, Dionysus, Oedipus and Perseus, and as he tells the stories he explains what they had to say about time, death, the stranger and the limits of human life. The tone is spoken, and the pleasure of storytelling is kept.',
    contentsEl: [
      'Η αρχή του σύμπαντος',
      'Ο πόλεμος των θεών, η βασιλεία του Δία',
      'Ο κόσμος των ανθρώπων',
      'Ο Τρωικός πόλεμος',
      'Οδυσσέας ή η ανθρώπινη περιπέτεια',
      'Ο Διόνυσος στη Θήβα',
      'Οιδίπους',
      'Περσέας',
    ],
    contentsEn: [
      'The origin of the universe',
      'The war of the gods, the kingship of Zeus',
      'The world of humans',
      'The Trojan War',
      'Odysseus, or the human adventure',
      'Dionysus at Thebes',
      'Oedipus',
      'Perseus',
    ],
  },
  {
    key: 'elytis-anoichta-chartia',
    title: 'Ανοιχτά χαρτιά',
    language: 'el',
    contributors: [['Οδυσσέας Ελύτης']],
    publisher: 'Ίκαρος',
    year: 1982,
    binding: 'paperback',
    categories: ['essays'],
    priceCents: 2160,
    publisherPriceCents: 2400,
    leadEl:
      'Τα δοκίμια όπου ο Ελύτης απλώνει τα χαρτιά του στο τραπέζι: η νιότη, ο υπερρεαλισμός, οι φίλοι, η ποίηση ως τρόπος ζωής.',
    leadEn:
      'The essays in which Elytis lays his cards on the table: youth, surrealism, friends, and poetry understood as a way of living.',
    descriptionEl:
      'Γραμμένα σε διάστημα δεκαετιών, τα πεζά του τόμου συνθέτουν μια πνευματική αυτοβιογραφία. Ο ποιητής θυμάται τη γενιά του τριάντα και τη γνωριμία του με τον Εμπειρίκο, μιλά για τον Κάλβο και τον Θεόφιλο, για τα όνειρα και τα κορίτσια, και υπερασπίζεται μια ελληνικότητα φτιαγμένη από φως και ακρίβεια.',
    descriptionEn:
      'Written over several decades, these prose pieces add up to an autobiography of the mind. The poet recalls the generation of the thirties and his meeting with Embirikos, speaks of Kalvos and Theophilos, of dreams and girls, and defends a sense of Greece made out of light and precision.',
  },
  {
    key: 'dimou-dystychia-ellinas',
    title: 'Η δυστυχία του να είσαι Έλληνας',
    language: 'el',
    contributors: [['Νίκος Δήμου']],
    publisher: 'Πατάκης',
    year: 2012,
    binding: 'paperback',
    categories: ['essays', 'society'],
    priceCents: 801,
    publisherPriceCents: 890,
    leadEl:
      'Αφορισμοί που ενόχλησαν, διασκέδασαν και συζητήθηκαν πολύ: ένα μικρό βιβλίο για τις αντιφάσεις της νεοελληνικής ψυχής.',
    leadEn:
      'Aphorisms that have annoyed, amused and been much discussed: a small book about the contradictions of the modern Greek soul.',
    descriptionEl:
      'Πρωτοεκδόθηκε το 1975 και δεν έπαψε έκτοτε να διαβάζεται. Ο Δήμου ορίζει τη δυστυχία ως απόσταση ανάμεσα στην επιθυμία και στην πραγματικότητα και εφαρμόζει τον ορισμό στη σχέση του Έλληνα με το παρελθόν, την Ευρώπη, το κράτος και τον ίδιο του τον εαυτό, με αγάπη και χωρίς επιείκεια.',
    descriptionEn:
      'First published in 1975, it has been read ever since. Dimou defines unhappiness as the distance between desire and reality, and applies the definition to the way Greeks relate to their past, to Europe, to the state and to themselves, with affection and without much indulgence.',
  },
  {
    key: 'platon-politeia',
    title: 'Πολιτεία',
    language: 'el',
    contributors: [['Πλάτων'], ['Ν. Μ. Σκουτερόπουλος', 'translator']],
    publisher: 'Πόλις',
    year: 2002,
    binding: 'hardback',
    categories: ['philosophy'],
    priceCents: 2610,
    publisherPriceCents: 2900,
    leadEl:
      'Τι είναι δικαιοσύνη και γιατί αξίζει να είναι κανείς δίκαιος; Η συζήτηση που άνοιξε μια νύχτα στον Πειραιά δεν έκλεισε ποτέ.',
    leadEn:
      'What is justice, and why is it worth being just? The conversation that began one night in Piraeus has never really ended.',
    descriptionEl:
      'Ο Σωκράτης και οι συνομιλητές του φαντάζονται μια πόλη για να δουν μεγεθυμένη την ψυχή του ανθρώπου. Στον δρόμο συναντούν την παιδεία των φυλάκων, την ισότητα των γυναικών, την αλληγορία του σπηλαίου, τα πολιτεύματα και την παρακμή τους. Η δίγλωσση έκδοση περιλαμβάνει εισαγωγή και ερμηνευτικά σχόλια.',
    descriptionEn:
      'Socrates and his companions imagine a city in order to see the human soul written large. On the way they meet the education of the guardians, the equality of women, the allegory of the cave, the constitutions and their decline. This bilingual edition comes with an introduction and explanatory notes.',
  },
  {
    key: 'aristotelis-ithika-nikomacheia-1',
    title: 'Ηθικά Νικομάχεια',
    subtitle: 'Βιβλία Α΄–Δ΄',
    language: 'el',
    contributors: [['Αριστοτέλης'], ['Δημήτριος Λυπουρλής', 'translator']],
    publisher: 'Ζήτρος',
    year: 2006,
    binding: 'paperback',
    categories: ['philosophy'],
    priceCents: 1710,
    publisherPriceCents: 1900,
    leadEl:
      'Όλοι θέλουμε την ευδαιμονία, λέει ο Αριστοτέλης· ας ρωτήσουμε λοιπόν με σειρά τι είναι και πώς μαθαίνεται η αρετή.',
    leadEn:
      'We all want happiness, says Aristotle; let us therefore ask, step by step, what it is and how virtue may be learned.',
    descriptionEl:
      'Στα τέσσερα πρώτα βιβλία ο φιλόσοφος ορίζει την ευδαιμονία ως ενέργεια της ψυχής, δείχνει ότι οι αρετές γεννιούνται από τη συνήθεια, εξηγεί τη μεσότητα και εξετάζει την προαίρεση, την ανδρεία, τη σωφροσύνη και τη γενναιοδωρία. Αρχαίο κείμενο με αντικριστή μετάφραση και σχόλια του Δ. Λυπουρλή.',
    descriptionEn:
      'In the first four books the philosopher defines happiness as an activity of the soul, shows that virtues grow from habit, explains the mean, and examines choice, courage, temperance and generosity. The ancient text faces the Modern Greek translation and is accompanied by the commentary of D. Lypourlis.',
    contentsEl: [
      'Βιβλίο Α΄: Το αγαθό και η ευδαιμονία',
      'Βιβλίο Β΄: Η ηθική αρετή και η μεσότητα',
      'Βιβλίο Γ΄: Εκούσιο και προαίρεση, ανδρεία, σωφροσύνη',
      'Βιβλίο Δ΄: Οι άλλες ηθικές αρετές',
    ],
    contentsEn: [
      'Book 1: The good and happiness',
      'Book 2: Moral virtue and the mean',
      'Book 3: The voluntary and choice, courage, temperance',
      'Book 4: The other moral virtues',
    ],
  },
  {
    key: 'markos-avrilios-ta-eis-eafton',
    title: 'Τα εις εαυτόν',
    language: 'el',
    contributors: [['Μάρκος Αυρήλιος'], ['Γιάννης Αβραμίδης', 'translator']],
    publisher: 'Θύραθεν',
    year: 2009,
    binding: 'paperback',
    categories: ['philosophy'],
    priceCents: 1260,
    publisherPriceCents: 1400,
    leadEl:
      'Ένας αυτοκράτορας γράφει στα ελληνικά, μέσα στη σκηνή της εκστρατείας, υποδείξεις προς τον εαυτό του για να μείνει δίκαιος.',
    leadEn:
      'An emperor on campaign sits in his tent and writes in Greek, noting for himself alone how to remain a just man.',
    descriptionEl:
      'Τα δώδεκα βιβλία δεν προορίζονταν για δημοσίευση. Ο στωικός αυτοκράτορας ευχαριστεί τους δασκάλους του και έπειτα ασκείται με σύντομες σκέψεις: να δέχεται ό,τι δεν εξαρτάται από αυτόν, να μη θυμώνει με τους ανθρώπους, να θυμάται πόσο μικρός είναι ο χρόνος. Μετάφραση στη νέα ελληνική με σχόλια.',
    descriptionEn:
      'The twelve books were never meant for publication. The Stoic emperor thanks his teachers and then practises with short reflections: to accept what is not in his power, not to be angry with people, to remember how little time there is. Modern Greek translation with notes.',
  },
  {
    key: 'epiktitos-encheiridion',
    title: 'Εγχειρίδιον',
    language: 'el',
    contributors: [['Επίκτητος']],
    publisher: 'Κάκτος',
    year: 1994,
    binding: 'paperback',
    categories: ['philosophy'],
    priceCents: 1260,
    publisherPriceCents: 1400,
    leadEl:
      'Άλλα εξαρτώνται από εμάς και άλλα όχι: με αυτή τη διάκριση αρχίζει ένα μικρό βιβλίο που έγινε οδηγός ζωής για πολλούς.',
    leadEn:
      'Some things depend on us and others do not: with this distinction begins a little book that many have taken as a guide.',
    descriptionEl:
      'Ο Επίκτητος, άλλοτε δούλος, δίδαξε στη Νικόπολη της Ηπείρου και δεν έγραψε τίποτε· ο μαθητής του Αρριανός σύνοψε τη διδασκαλία του σε λίγες δεκάδες σύντομα κεφάλαια. Κάθε κεφάλαιο δίνει μια άσκηση για την καθημερινότητα: την απώλεια, την προσβολή, τη φιλοδοξία, τον φόβο. Αρχαίο κείμενο και μετάφραση.',
    descriptionEn:
      'Epictetus, once a slave, taught at Nicopolis in Epirus and wrote nothing; his pupil Arrian condensed his teaching into a few dozen short chapters. Each offers an exercise for everyday life: how to meet loss, insult, ambition or fear. The ancient text is printed with a Modern Greek translation.',
  },
  {
    key: 'kastoriadis-fantasiaki-thesmisi',
    title: 'Η φαντασιακή θέσμιση της κοινωνίας',
    language: 'el',
    originalTitle: 'L’institution imaginaire de la société',
    contributors: [
      ['Κορνήλιος Καστοριάδης'],
      ['Σωτήρης Χαλικιάς', 'translator'],
      ['Γιούλη Σπαντιδάκη', 'translator'],
      ['Κώστας Σπαντιδάκης', 'translator'],
    ],
    publisher: 'Κέδρος',
    year: 1985,
    binding: 'paperback',
    categories: ['philosophy', 'society'],
    priceCents: 2430,
    publisherPriceCents: 2700,
    leadEl:
      'Οι κοινωνίες δημιουργούν οι ίδιες τους νόμους και τα νοήματά τους· ελευθερία σημαίνει να το γνωρίζουν και να μπορούν να τα αλλάξουν.',
    leadEn: 'Societies create their own laws and meanings; to be free is to know this and to be able to change them.',
    descriptionEl:
      'Το κύριο έργο του Καστοριάδη ξεκινά από μια κριτική του μαρξισμού και καταλήγει σε μια οντολογία της δημιουργίας. Η ιστορία δεν εξηγείται μόνο με αίτια και λειτουργίες· έχει πηγή το ριζικό φαντασιακό. Από εδώ πηγάζει το πρόταγμα της αυτονομίας, ατομικής και συλλογικής. Ανάγνωση απαιτητική, που ανταμείβει την υπομονή.',
    descriptionEn:
      'The main work of Castoriadis starts from a critique of Marxism and arrives at an ontology of creation. History cannot be explained by causes and functions alone: its source is the radical imaginary. From this springs the project of autonomy, individual and collective. A demanding book that rewards patience.',
    contentsEl: ['Μαρξισμός και επαναστατική θεωρία', 'Το κοινωνικό φαντασιακό και η θέσμιση'],
    contentsEn: ['Marxism and Revolutionary Theory', 'The Social Imaginary and the Institution'],
  },
  {
    key: 'theodoridis-epikouros',
    title: 'Επίκουρος',
    subtitle: 'Η αληθινή όψη του αρχαίου κόσμου',
    language: 'el',
    contributors: [['Χαράλαμπος Θεοδωρίδης']],
    publisher: 'Εστία',
    year: 2008,
    binding: 'paperback',
    categories: ['philosophy'],
    priceCents: 1800,
    publisherPriceCents: 2000,
    leadEl:
      'Η μελέτη που γνώρισε τον Επίκουρο στο ευρύ ελληνικό κοινό και τον αποκατέστησε απέναντι σε αιώνες παρεξηγήσεων.',
    leadEn:
      'The study that made Epicurus known to the general reader in Greece and restored his good name after centuries of misunderstanding.',
    descriptionEl:
      'Ο Θεοδωρίδης, καθηγητής φιλοσοφίας που απομακρύνθηκε από το πανεπιστήμιο, εξετάζει τη φυσική, τη γνωσιοθεωρία και την ηθική του Κήπου μέσα στην κοινωνία των ελληνιστικών χρόνων. Η ηδονή του Επίκουρου, δείχνει, είναι η γαλήνη, η φιλία και η απαλλαγή από τον φόβο των θεών και του θανάτου.',
    descriptionEn:
      'Theodoridis, a professor of philosophy removed from his university post, examines the physics, the theory of knowledge and the ethics of the Garden against the society of Hellenistic times. Pleasure, for Epicurus, he shows, means calm, friendship and freedom from the fear of gods and of death.',
  },
  {
    key: 'varoufakis-milontas-stin-kori-mou',
    title: 'Μιλώντας στην κόρη μου για την οικονομία',
    language: 'el',
    contributors: [['Γιάνης Βαρουφάκης']],
    publisher: 'Πατάκης',
    year: 2013,
    binding: 'paperback',
    categories: ['society'],
    priceCents: 1170,
    publisherPriceCents: 1300,
    leadEl:
      'Γιατί υπάρχει τόση ανισότητα; Ένας πατέρας απαντά στην κόρη του με παραδείγματα από τους μύθους, τη λογοτεχνία και τον κινηματογράφο.',
    leadEn:
      'Why is there so much inequality? A father answers his daughter with examples drawn from myth, literature and the cinema.',
    descriptionEl:
      'Χωρίς διαγράμματα και τεχνικούς όρους, ο οικονομολόγος μιλά για το πλεόνασμα, το χρέος, την εργασία, τις τράπεζες και τις μηχανές. Η Μήδεια, ο Φάουστ και το Μάτριξ τον βοηθούν να εξηγήσει πώς γεννήθηκαν οι κοινωνίες της αγοράς και γιατί η οικονομία είναι πολύ σοβαρή υπόθεση για να αφεθεί στους ειδικούς.',
    descriptionEn:
      'Without diagrams or technical terms, the economist talks about surplus, debt, labour, banks and machines. Medea, Faust and The Matrix help him to explain how market societies came into being, and why the economy is too serious a matter to be left to those who call themselves experts.',
  },
  {
    key: 'doxiadis-aorato-rigma',
    title: 'Το αόρατο ρήγμα',
    subtitle: 'Θεσμοί και συμπεριφορές στην ελληνική οικονομία',
    language: 'el',
    contributors: [['Αρίστος Δοξιάδης']],
    publisher: 'Ίκαρος',
    year: 2013,
    binding: 'paperback',
    categories: ['society'],
    priceCents: 1440,
    publisherPriceCents: 1600,
    leadEl:
      'Πίσω από τους αριθμούς της κρίσης υπάρχουν συνήθειες: πώς δουλεύουν, συνεταιρίζονται και ρισκάρουν οι Έλληνες, και γιατί.',
    leadEn:
      'Behind the figures of the crisis there are habits: how Greeks work, form partnerships and take risks, and the reasons why.',
    descriptionEl:
      'Ο Δοξιάδης, οικονομολόγος με πείρα στις επιχειρήσεις, βλέπει την ελληνική οικονομία από χαμηλά: τα μικρά μαγαζιά, τα οικογενειακά ακίνητα, τους αυτοαπασχολούμενους, τον τουρισμό. Εξηγεί γιατί θεσμοί που λειτουργούν αλλού δεν αποδίδουν εδώ και αναζητεί τι θα μπορούσε να αλλάξει χωρίς να αγνοηθεί ο τόπος.',
    descriptionEn:
      'Doxiadis, an economist with experience of business, looks at the Greek economy from below: small shops, family property, the self-employed, tourism. He explains why institutions that work elsewhere do not bear fruit here, and looks for what might change without ignoring the place itself.',
  },
  {
    key: 'yalom-kipos-epikourou',
    title: 'Στον κήπο του Επίκουρου',
    subtitle: 'Αφήνοντας πίσω τον τρόμο του θανάτου',
    language: 'el',
    originalTitle: 'Staring at the Sun: Overcoming the Terror of Death',
    contributors: [['Ίρβιν Γιάλομ'], ['Ευαγγελία Ανδριτσάνου', 'translator'], ['Γιάννης Ζέρβας', 'translator']],
    publisher: 'Άγρα',
    year: 2008,
    binding: 'paperback',
    categories: ['psychology', 'philosophy'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Ένας ψυχοθεραπευτής κοιτάζει κατάματα τον φόβο του θανάτου, τον δικό του και των ασθενών του, με σύμμαχο την αρχαία φιλοσοφία.',
    leadEn:
      'A psychotherapist looks straight at the fear of death, his own and that of his patients, with ancient philosophy as an ally.',
    descriptionEl:
      'Ο Γιάλομ αφηγείται συναντήσεις με ανθρώπους που το άγχος τους είχε ρίζα τη θνητότητα, συχνά χωρίς να το υποψιάζονται. Με τη βοήθεια του Επίκουρου, του Νίτσε και των ιδεών που επιμένουν να παρηγορούν, δείχνει ότι η επίγνωση του τέλους μπορεί να γίνει αφορμή για μια πληρέστερη ζωή.',
    descriptionEn:
      'Yalom describes encounters with people whose anxiety had its root in mortality, often without their suspecting it. With the help of Epicurus, of Nietzsche and of the ideas that go on consoling us, he shows that an awareness of the end may become the occasion for a fuller life.',
  },
  {
    key: 'frankl-noima-zois',
    title: 'Το νόημα της ζωής',
    language: 'el',
    originalTitle: '… trotzdem Ja zum Leben sagen',
    contributors: [['Βίκτορ Φρανκλ']],
    publisher: 'Ψυχογιός',
    year: 2010,
    binding: 'paperback',
    categories: ['psychology', 'biography'],
    priceCents: 1188,
    publisherPriceCents: 1320,
    leadEl:
      'Ένας ψυχίατρος επέζησε από τα στρατόπεδα συγκέντρωσης και γύρισε με μια πεποίθηση: ο άνθρωπος αντέχει όταν έχει ένα γιατί.',
    leadEn:
      'A psychiatrist survived the concentration camps and came back with one conviction: a human being can endure when there is a why.',
    descriptionEl:
      'Στο πρώτο μέρος ο Φρανκλ περιγράφει με συγκρατημένη φωνή τι κράτησε όρθιους κάποιους κρατουμένους και τι λύγισε άλλους. Στο δεύτερο παρουσιάζει τη λογοθεραπεία, τη μέθοδο που γεννήθηκε από αυτή τη σκέψη. Κείμενο σύντομο, χωρίς πικρία, για την ελευθερία που απομένει όταν έχουν χαθεί όλα τα άλλα.',
    descriptionEn:
      'In the first part Frankl describes in a restrained voice what kept some prisoners upright and what broke others. In the second he presents logotherapy, the method that grew from this reflection. A short text, free of bitterness, about the liberty that remains when everything else has been taken.',
    contentsEl: ['Εμπειρίες από το στρατόπεδο συγκέντρωσης', 'Η λογοθεραπεία με λίγα λόγια'],
    contentsEn: ['Experiences in a Concentration Camp', 'Logotherapy in a Nutshell'],
  },
  {
    key: 'kahneman-skepsi-argi-kai-grigori',
    title: 'Σκέψη, αργή και γρήγορη',
    language: 'el',
    originalTitle: 'Thinking, Fast and Slow',
    contributors: [['Ντάνιελ Κάνεμαν']],
    publisher: 'Κάτοπτρο',
    year: 2013,
    binding: 'paperback',
    categories: ['psychology', 'science'],
    priceCents: 2340,
    publisherPriceCents: 2600,
    leadEl:
      'Μέσα μας συνυπάρχουν μια σκέψη που βιάζεται και μια που κοπιάζει· το βιβλίο δείχνει πότε μας προδίδει η καθεμία.',
    leadEn:
      'Two kinds of thinking live in each of us, one in haste and one that labours; this book shows when each lets us down.',
    descriptionEl:
      'Ο ψυχολόγος που τιμήθηκε με Νόμπελ οικονομικών συνοψίζει το έργο μιας ζωής, σε μεγάλο μέρος κοινό με τον Άμος Τβέρσκι. Με πειράματα που ο αναγνώστης δοκιμάζει στον εαυτό του, εξηγεί γιατί εμπιστευόμαστε πρόχειρες εντυπώσεις, γιατί φοβόμαστε την απώλεια και πόσο λίγο ξέρουμε όσα νομίζουμε πως ξέρουμε.',
    descriptionEn:
      'The psychologist who received the Nobel prize in economics sums up a life’s work, much of it shared with Amos Tversky. Through experiments that readers can try on themselves, he explains why we trust quick impressions, why we fear losses, and how little we know of what we think we know.',
    contentsEl: ['Δύο συστήματα', 'Ευρετικές και μεροληψίες', 'Υπερβολική αυτοπεποίθηση', 'Επιλογές', 'Δύο εαυτοί'],
    contentsEn: ['Two Systems', 'Heuristics and Biases', 'Overconfidence', 'Choices', 'Two Selves'],
  },
  {
    key: 'varoufakis-anikitoi-ittimenoi',
    title: 'Ανίκητοι ηττημένοι',
    language: 'el',
    originalTitle: 'Adults in the Room',
    contributors: [['Γιάνης Βαρουφάκης']],
    publisher: 'Πατάκης',
    year: 2017,
    binding: 'paperback',
    categories: ['biography', 'society'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Οι έξι μήνες του 2015 όπως τους έζησε ο τότε υπουργός Οικονομικών: κλειστές αίθουσες, μακρές νύχτες και διαπραγματεύσεις χωρίς πρακτικά.',
    leadEn:
      'The six months of 2015 as the finance minister of the day lived them: closed rooms, long nights and negotiations without minutes.',
    descriptionEl:
      'Μια προσωπική μαρτυρία για τις συζητήσεις της Ελλάδας με τους δανειστές της. Ο Βαρουφάκης αφηγείται συναντήσεις με υπουργούς και τραπεζίτες, εξηγεί τις προτάσεις του και κρίνει συμμάχους και αντιπάλους. Όποια γνώμη και αν έχει κανείς για τα γεγονότα, βρίσκει εδώ την εκδοχή ενός πρωταγωνιστή.',
    descriptionEn:
      'A personal testimony about the talks between Greece and its creditors. Varoufakis describes meetings with ministers and bankers, explains what he proposed, and passes judgement on allies and opponents. Whatever one may think of the events, here is the version of one of the people at the centre of them.',
  },
  {
    key: 'isaacson-steve-jobs',
    title: 'Steve Jobs',
    subtitle: 'Η επίσημη βιογραφία',
    language: 'el',
    originalTitle: 'Steve Jobs',
    contributors: [['Γουόλτερ Άιζακσον']],
    publisher: 'Ψυχογιός',
    year: 2011,
    binding: 'paperback',
    categories: ['biography'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Περισσότερες από σαράντα συζητήσεις με τον ίδιο και πολλές με φίλους και αντιπάλους συνθέτουν το πορτρέτο ενός δύσκολου ανθρώπου.',
    leadEn:
      'More than forty conversations with the man himself, and many with friends and rivals, make up the portrait of a difficult person.',
    descriptionEl:
      'Ο Άιζακσον αφηγείται την πορεία του συνιδρυτή της Apple από το γκαράζ των γονιών του έως τα τηλέφωνα που άλλαξαν συνήθειες σε όλο τον κόσμο. Δεν κρύβει τη σκληρότητα και τις εμμονές του ήρωά του, ούτε όμως το μάτι του για το απλό και το καλοφτιαγμένο.',
    descriptionEn:
      'Isaacson tells the story of the co-founder of Apple from his parents’ garage to the telephones that changed habits all over the world. He does not hide the harshness and the obsessions of his subject, nor his eye for what is simple and well made.',
  },
  {
    key: 'hawking-chroniko-tou-chronou',
    title: 'Το χρονικό του χρόνου',
    language: 'el',
    originalTitle: 'A Brief History of Time',
    contributors: [['Στίβεν Χόκινγκ'], ['Κωνσταντίνος Χάρακας', 'translator']],
    publisher: 'Κάτοπτρο',
    year: 1997,
    binding: 'paperback',
    categories: ['science'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Από πού ήρθε το σύμπαν και πού πηγαίνει; Ένας μεγάλος φυσικός απαντά με μία μόνο εξίσωση και πολλή φαντασία.',
    leadEn:
      'Where did the universe come from and where is it going? A great physicist replies with a single equation and plenty of imagination.',
    descriptionEl:
      'Ο Χόκινγκ οδηγεί τον μη ειδικό από τον Αριστοτέλη και τον Νεύτωνα στη σχετικότητα, στην κβαντική μηχανική, στις μαύρες τρύπες και στο βέλος του χρόνου. Εξηγεί τι γνωρίζουμε για τη Μεγάλη Έκρηξη και γιατί η αναζήτηση μιας ενιαίας θεωρίας παραμένει ανοιχτή. Η έκδοση είναι αναθεωρημένη και συμπληρωμένη.',
    descriptionEn:
      'Hawking leads the general reader from Aristotle and Newton to relativity, quantum mechanics, black holes and the arrow of time. He explains what we know about the Big Bang and why the search for one unified theory is still open. This edition has been revised and enlarged.',
  },
  {
    key: 'rovelli-epta-mathimata-fysikis',
    title: 'Επτά σύντομα μαθήματα φυσικής',
    language: 'el',
    originalTitle: 'Sette brevi lezioni di fisica',
    contributors: [['Κάρλο Ροβέλι']],
    publisher: 'Πατάκης',
    year: 2016,
    binding: 'paperback',
    categories: ['science'],
    priceCents: 882,
    publisherPriceCents: 980,
    leadEl:
      'Η φυσική του εικοστού αιώνα σε επτά μικρά κείμενα που διαβάζονται σε ένα απόγευμα και μένουν πολύ περισσότερο.',
    leadEn:
      'The physics of the twentieth century in seven small pieces that may be read in an afternoon and will stay far longer.',
    descriptionEl:
      'Ο Ιταλός φυσικός γράφει για όσους γνωρίζουν λίγα ή τίποτε. Ξεκινά από τον Αϊνστάιν, τα κβάντα και το μεγάλο σύμπαν, προχωρά στα σωματίδια, στους κόκκους του χώρου και στη θερμότητα των μαύρων τρυπών, και καταλήγει σε εμάς: τι θέση έχουμε σε έναν τέτοιο κόσμο.',
    descriptionEn:
      'The Italian physicist writes for those who know little or nothing. He starts with Einstein, quanta and the wide universe, goes on to particles, grains of space and the heat of black holes, and ends with ourselves: what place we have in a world such as this.',
    contentsEl: [
      'Η ωραιότερη θεωρία',
      'Τα κβάντα',
      'Η αρχιτεκτονική του κόσμου',
      'Σωματίδια',
      'Κόκκοι χώρου',
      'Πιθανότητα, χρόνος και η θερμότητα των μαύρων τρυπών',
      'Εμείς',
    ],
    contentsEn: [
      'The Most Beautiful of Theories',
      'Quanta',
      'The Architecture of the Cosmos',
      'Particles',
      'Grains of Space',
      'Probability, Time and the Heat of Black Holes',
      'Ourselves',
    ],
  },
  {
    key: 'grammatikakis-komi-verenikis',
    title: 'Η κόμη της Βερενίκης',
    language: 'el',
    contributors: [['Γιώργος Γραμματικάκης']],
    publisher: 'Πανεπιστημιακές Εκδόσεις Κρήτης',
    year: 2012,
    binding: 'paperback',
    categories: ['science', 'essays'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Το σύμπαν ως αφήγημα: κοσμολογία, ποίηση και θαυμασμός συναντιούνται σε ένα βιβλίο που διαβάστηκε όσο λίγα επιστημονικά.',
    leadEn:
      'The universe as a story: cosmology, poetry and wonder meet in a book about science that found an unusually wide readership in Greece.',
    descriptionEl:
      'Ο τίτλος έρχεται από τον αστερισμό που πήρε το όνομά του από μια βασίλισσα. Ο Κρητικός φυσικός διηγείται τη γέννηση των άστρων και των στοιχείων, τη διαστολή του κόσμου και την εμφάνιση της ζωής, και παραθέτει στίχους δίπλα στις μετρήσεις, πεπεισμένος ότι η γνώση και η ομορφιά δεν αντιδικούν.',
    descriptionEn:
      'The title comes from the constellation named after a queen. The Cretan physicist tells of the birth of stars and elements, the expansion of the cosmos and the appearance of life, and sets verses beside measurements in the belief that knowledge and beauty have no quarrel with each other.',
  },
  {
    key: 'thorne-epistimi-interstellar',
    title: 'Η επιστήμη του Interstellar',
    language: 'el',
    originalTitle: 'The Science of Interstellar',
    contributors: [['Κιπ Θορν']],
    publisher: 'Ροπή',
    year: 2017,
    isbn13: '9786185289157',
    binding: 'paperback',
    categories: ['science'],
    priceCents: 2241,
    publisherPriceCents: 2490,
    leadEl:
      'Σκουληκότρυπες, μαύρες τρύπες και χρόνος που επιβραδύνεται: τι από όσα δείχνει η ταινία στέκει και τι είναι εικασία;',
    leadEn:
      'Wormholes, black holes and time that slows down: how much of what the film shows us is sound, and how much is conjecture?',
    descriptionEl:
      'Ο Θορν, επιστημονικός σύμβουλος της ταινίας του Κρίστοφερ Νόλαν και αργότερα νομπελίστας, εξηγεί βήμα βήμα τη φυσική πίσω από τις σκηνές. Σημειώνει με ειλικρίνεια πού πατά σε αποδεδειγμένη γνώση, πού σε λογικές υποθέσεις και πού αφήνει τη φαντασία ελεύθερη. Με πολλά σχέδια και εικόνες.',
    descriptionEn:
      'Thorne, scientific adviser to Christopher Nolan’s film and later a Nobel laureate, explains step by step the physics behind its scenes. He marks honestly where he stands on proven knowledge, where on educated guesses and where imagination has been given free rein. With many drawings and pictures.',
  },
  {
    key: 'gombrich-chroniko-tis-technis',
    title: 'Το χρονικό της τέχνης',
    language: 'el',
    originalTitle: 'The Story of Art',
    contributors: [['Ε. Χ. Γκόμπριχ'], ['Λίνα Κάσδαγλη', 'translator']],
    publisher: 'Μορφωτικό Ίδρυμα Εθνικής Τραπέζης',
    year: 1998,
    binding: 'paperback',
    pages: 688,
    categories: ['arts'],
    priceCents: 2691,
    publisherPriceCents: 2990,
    leadEl:
      'Δεν υπάρχει στην πραγματικότητα Τέχνη, υπάρχουν μόνο καλλιτέχνες: έτσι ανοίγει μια ιστορία που δίδαξε πολλούς να κοιτάζουν.',
    leadEn:
      'There really is no such thing as Art, there are only artists: so opens a history that has taught many people to look.',
    descriptionEl:
      'Από τις ζωγραφισμένες σπηλιές ως τον εικοστό αιώνα, ο Γκόμπριχ εξηγεί κάθε έργο ως απάντηση σε ένα πρόβλημα: τι ήθελε να πετύχει ο ζωγράφος, ο γλύπτης, ο αρχιτέκτονας, και τι άφησε στους επόμενους. Μιλά μόνο για έργα που εικονίζονται στο βιβλίο και αποφεύγει τις άσκοπες ορολογίες.',
    descriptionEn:
      'From painted caves to the twentieth century, Gombrich explains each work as the answer to a problem: what the painter, the sculptor or the architect wanted to achieve, and what was left for those who followed. He discusses only works that are illustrated, and avoids needless jargon.',
  },
  {
    key: 'mccabe-ellada-meta-ton-polemo',
    title: 'Η Ελλάδα μετά τον πόλεμο',
    subtitle: 'Τα χρόνια της ελπίδας',
    language: 'el',
    contributors: [['Ρόμπερτ Μακέιμπ']],
    publisher: 'Πατάκης',
    year: 2023,
    binding: 'hardback',
    categories: ['arts', 'travel'],
    priceCents: 2691,
    publisherPriceCents: 2990,
    leadEl:
      'Η Ελλάδα της δεκαετίας του πενήντα μέσα από τον φακό ενός νεαρού Αμερικανού που ήρθε για λίγο και δεν έφυγε ποτέ πραγματικά.',
    leadEn:
      'Greece in the nineteen-fifties through the lens of a young American who came for a while and never quite left.',
    descriptionEl:
      'Ασπρόμαυρες φωτογραφίες από νησιά, χωριά, λιμάνια και δρόμους της Αθήνας, τραβηγμένες τα χρόνια που η χώρα έβγαινε από τον πόλεμο και τον Εμφύλιο. Ο Μακέιμπ στέκεται στα πρόσωπα, στις δουλειές και στο φως, και συνοδεύει τις εικόνες με σύντομες αναμνήσεις από τις συναντήσεις του.',
    descriptionEn:
      'Black-and-white photographs of islands, villages, harbours and Athenian streets, taken in the years when the country was emerging from war and civil war. McCabe dwells on faces, on work and on the light, and accompanies the pictures with short recollections of the people whom he met.',
  },
]
