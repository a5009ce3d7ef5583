import type { DemoBook } from '../demo-types.ts'

// World literature in Greek translation: classics, contemporary novels, crime, fantasy, short stories and poetry.
export const worldFiction: DemoBook[] = [
  {
    key: 'dostoevsky-egklima-timoria-el',
    title: 'Έγκλημα και τιμωρία',
    language: 'el',
    originalTitle: 'Преступление и наказание',
    contributors: [['Φιόντορ Ντοστογιέφσκι'], ['Ελένη Μπακοπούλου', 'translator']],
    publisher: 'Ίνδικτος',
    year: 2012,
    pages: 950,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2690,
    priceCents: 2421,
    leadEl:
      'Ένας πάμπτωχος φοιτητής στην Πετρούπολη πείθει τον εαυτό του ότι ένας φόνος μπορεί να δικαιολογηθεί και ανακαλύπτει τι σημαίνει να ζει κανείς με αυτή τη σκέψη.',
    leadEn:
      'A penniless student in St Petersburg persuades himself that a murder can be justified, and then learns what it means to live with that idea.',
    descriptionEl:
      'Ο Ρασκόλνικοφ περιφέρεται στους καυτούς δρόμους της πόλης βασανισμένος από μια θεωρία για τους ξεχωριστούς ανθρώπους. Ο Ντοστογιέφσκι παρακολουθεί από κοντά τη συνείδησή του, τις συναντήσεις του με την ταπεινή Σόνια και το υπομονετικό παιχνίδι του ανακριτή Πορφύρη, σε ένα μυθιστόρημα για την ενοχή και τη συμπόνια.',
    descriptionEn:
      'Raskolnikov wanders the stifling streets of the city, tormented by a theory about exceptional men. Dostoevsky stays close to his conscience, to his meetings with the humble Sonya and to the patient game of the examining magistrate Porfiry, in a novel about guilt and compassion.',
  },
  {
    key: 'dostoevsky-karamazof-el',
    title: 'Αδελφοί Καραμάζοφ',
    language: 'el',
    originalTitle: 'Братья Карамазовы',
    contributors: [['Φιόντορ Ντοστογιέφσκι'], ['Ελένη Μπακοπούλου', 'translator']],
    publisher: 'Ίνδικτος',
    year: 2011,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2690,
    priceCents: 2421,
    leadEl:
      'Ένας πατέρας που όλοι έχουν λόγους να μισούν, τέσσερις γιοι τόσο διαφορετικοί μεταξύ τους και ένα έγκλημα που τους φέρνει όλους ενώπιον της κρίσης.',
    leadEn:
      'A father whom everyone has reason to hate, four sons as unlike as can be, and a crime that brings them all to judgement.',
    descriptionEl:
      'Στο τελευταίο του μυθιστόρημα ο Ντοστογιέφσκι συγκεντρώνει τα ερωτήματα μιας ζωής: την πίστη και την αμφιβολία, την ελευθερία, την ευθύνη για τον άλλον. Γύρω από τον Ντμίτρι, τον Ιβάν, τον Αλιόσα και τον Σμερντιακόφ ξετυλίγεται μια οικογενειακή ιστορία που γίνεται δικαστικό δράμα και φιλοσοφικός διάλογος.',
    descriptionEn:
      'In his last novel Dostoevsky gathers the questions of a lifetime: faith and doubt, freedom, responsibility for others. Around Dmitri, Ivan, Alyosha and Smerdyakov there unfolds a family story that turns into courtroom drama and philosophical dialogue, set in a small provincial town in Russia.',
  },
  {
    key: 'dostoevsky-ilithios-el',
    title: 'Ο ηλίθιος',
    language: 'el',
    originalTitle: 'Идиот',
    contributors: [['Φιόντορ Ντοστογιέφσκι'], ['Ελένη Μπακοπούλου', 'translator']],
    publisher: 'Ίνδικτος',
    year: 2008,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2590,
    priceCents: 2331,
    leadEl:
      'Ένας άνθρωπος χωρίς κακία επιστρέφει στη Ρωσία από ένα ελβετικό σανατόριο, και η καλοσύνη του αναστατώνει μια κοινωνία που ζει με το χρήμα και την υστεροβουλία.',
    leadEn:
      'A man without malice returns to Russia from a Swiss sanatorium, and his goodness unsettles a society that lives by money and ulterior motives.',
    descriptionEl:
      'Ο πρίγκιπας Μίσκιν φτάνει στην Πετρούπολη με ένα μικρό δέμα και μια απέραντη εμπιστοσύνη στους ανθρώπους. Ανάμεσα στην περήφανη Ναστάσια Φιλίπποβνα, την Αγλαΐα και τον παράφορο Ρογκόζιν, ο Ντοστογιέφσκι δοκιμάζει τι μπορεί να πετύχει και τι να προκαλέσει η αθωότητα μέσα στον κόσμο.',
    descriptionEn:
      'Prince Myshkin reaches St Petersburg with a small bundle and a boundless trust in people. Between the proud Nastasya Filippovna, Aglaya and the passionate Rogozhin, Dostoevsky tests what innocence can achieve in the world, and what it may set in motion without ever intending to.',
  },
  {
    key: 'dostoevsky-ypogeio-el',
    title: 'Το υπόγειο',
    language: 'el',
    originalTitle: 'Записки из подполья',
    contributors: [['Φιόντορ Ντοστογιέφσκι'], ['Ελένη Μπακοπούλου', 'translator']],
    publisher: 'Ίνδικτος',
    year: 2010,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1490,
    priceCents: 1341,
    leadEl:
      'Από μια γωνιά της Πετρούπολης ένας απόμαχος υπάλληλος μονολογεί, περιγελά τη λογική των άλλων και ξεγυμνώνει, χωρίς να το θέλει, τον ίδιο του τον εαυτό.',
    leadEn:
      'From a corner of St Petersburg a retired clerk talks on and on, mocks the reason of others and, without meaning to, lays himself bare.',
    descriptionEl:
      'Το σύντομο αυτό έργο του 1864 ανοίγει τον δρόμο για τα μεγάλα μυθιστορήματα του συγγραφέα. Στο πρώτο μέρος ο ανώνυμος αφηγητής στρέφεται εναντίον κάθε θεωρίας για την ανθρώπινη ευτυχία· στο δεύτερο θυμάται ένα δείπνο, μια ταπείνωση και μια συνάντηση που θα μπορούσε να τον είχε αλλάξει.',
    descriptionEn:
      'This short work of 1864 prepares the way for the author’s long novels. In the first part the nameless narrator turns against every theory of human happiness; in the second he remembers a dinner, a humiliation and a meeting that might have changed him for good.',
    contentsEl: ['Το υπόγειο', 'Με αφορμή το υγρό χιόνι'],
    contentsEn: ['Underground', 'Apropos of the Wet Snow'],
  },
  {
    key: 'tolstoy-anna-karenina-el',
    title: 'Άννα Καρένινα',
    language: 'el',
    originalTitle: 'Анна Каренина',
    contributors: [['Λέων Τολστόι'], ['Άρης Αλεξάνδρου', 'translator']],
    publisher: 'Άγρα',
    year: 2010,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2690,
    priceCents: 2421,
    leadEl:
      'Μια γυναίκα της καλής κοινωνίας ερωτεύεται και δεν δέχεται να κρυφτεί, την ώρα που ένας γαιοκτήμονας αναζητά στην εξοχή το νόημα της δικής του ζωής.',
    leadEn:
      'A woman of good society falls in love and refuses to hide it, while a landowner searches the countryside for the meaning of his own life.',
    descriptionEl:
      'Ο Τολστόι υφαίνει μαζί δύο ιστορίες: τον έρωτα της Άννας για τον Βρόνσκι και την αργή πορεία του Λέβιν προς την Κίτι και τη γη του. Γύρω τους κινείται ολόκληρη η Ρωσία της εποχής, από τα σαλόνια και τους σταθμούς των τρένων ως τα λιβάδια του θερισμού.',
    descriptionEn:
      'Tolstoy weaves two stories together: Anna’s love for Vronsky and Levin’s slow progress towards Kitty and his land. Around them moves the whole of Russia in its day, from drawing rooms and railway stations to meadows at mowing time, seen with patience and without haste to judge.',
  },
  {
    key: 'chekhov-thanatos-ypallilou-el',
    title: 'Ο θάνατος ενός δημόσιου υπαλλήλου',
    language: 'el',
    originalTitle: 'Смерть чиновника',
    contributors: [['Άντον Τσέχωφ']],
    publisher: 'Μεταίχμιο',
    year: 2018,
    binding: 'paperback',
    categories: ['world-short-stories', 'world-classics'],
    publisherPriceCents: 1190,
    priceCents: 1071,
    leadEl:
      'Δεκαεννέα διηγήματα στα οποία ένα φτέρνισμα, μια παρεξήγηση ή ένα φλερτ αρκούν για να φανερώσουν ολόκληρη την κωμωδία και τη θλίψη μιας ζωής.',
    leadEn:
      'Nineteen stories in which a sneeze, a misunderstanding or a flirtation is enough to reveal the whole comedy and sorrow of a life.',
    descriptionEl:
      'Η επιλογή αυτή φωτίζει τον λιγότερο γνωστό Τσέχωφ, εκείνον του μαύρου χιούμορ, του μυστηρίου και του ερωτισμού. Υπάλληλοι, γιατροί, αξιωματικοί και νεόνυμφοι περνούν από τις σελίδες του για λίγο μόνο· ο συγγραφέας δεν τους κρίνει, τους παρατηρεί με οξύ βλέμμα και διακριτική συμπάθεια.',
    descriptionEn:
      'This selection brings out a less familiar Chekhov, the one of dark humour, mystery and desire. Clerks, doctors, officers and newlyweds pass through its pages only briefly; the author does not judge them, but watches them with a sharp eye and a quiet, steady sympathy.',
  },
  {
    key: 'kafka-diki-el',
    title: 'Η δίκη',
    language: 'el',
    originalTitle: 'Der Prozess',
    contributors: [['Φραντς Κάφκα'], ['Αγγελική Θεοδωρακοπούλου', 'translator']],
    publisher: 'Κέδρος',
    year: 2025,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1590,
    priceCents: 1431,
    leadEl:
      'Ένα πρωί ο τραπεζικός υπάλληλος Γιόζεφ Κ. μαθαίνει ότι συλλαμβάνεται, χωρίς κανείς να μπορεί να του πει για ποια πράξη κατηγορείται.',
    leadEn:
      'One morning the bank official Josef K. is told that he is under arrest, though no one can say what he is accused of.',
    descriptionEl:
      'Το μυθιστόρημα, που έμεινε ανολοκλήρωτο και εκδόθηκε μετά τον θάνατο του Κάφκα, ακολουθεί έναν άνθρωπο μέσα σε γραφεία, σοφίτες και διαδρόμους ενός δικαστηρίου χωρίς πρόσωπο. Όσο περισσότερο προσπαθεί να υπερασπιστεί τον εαυτό του, τόσο βαθύτερα μπλέκεται στη λογική μιας εξουσίας που δεν εξηγείται.',
    descriptionEn:
      'Left unfinished and published after Kafka’s death, the novel follows a man through the offices, attics and corridors of a court without a face. The more he tries to defend himself, the deeper he is drawn into the logic of a power that never explains itself.',
  },
  {
    key: 'kafka-metamorfosi-el',
    title: 'Η μεταμόρφωση',
    language: 'el',
    originalTitle: 'Die Verwandlung',
    contributors: [['Φραντς Κάφκα'], ['Βασίλης Τομανάς', 'translator']],
    publisher: 'Εξάντας',
    year: 1989,
    binding: 'paperback',
    categories: ['world-classics', 'world-short-stories'],
    publisherPriceCents: 1190,
    priceCents: 1071,
    leadEl:
      'Ο Γκρέγκορ Σάμσα ξυπνά ένα πρωί μεταμορφωμένος σε ένα τεράστιο έντομο, και η πρώτη του έγνοια είναι ότι θα αργήσει στη δουλειά.',
    leadEn:
      'Gregor Samsa wakes one morning transformed into a huge insect, and his first worry is that he will be late for work.',
    descriptionEl:
      'Σε τρία κεφάλαια, με ύφος νηφάλιο και σχεδόν υπηρεσιακό, ο Κάφκα αφηγείται κάτι αδιανόητο σαν να ήταν καθημερινό. Η νουβέλα του 1915 παρακολουθεί πώς μια οικογένεια μαθαίνει να ζει με το ξένο πλάσμα στο διπλανό δωμάτιο, και τι απομένει από την αγάπη όταν πάψει να είναι χρήσιμη.',
    descriptionEn:
      'In three chapters, in a sober and almost official tone, Kafka tells the unthinkable as if it were an everyday matter. The novella of 1915 watches a family learn to live with the strange creature in the next room, and asks what remains of love once it is no longer useful.',
  },
  {
    key: 'kafka-pyrgos-el',
    title: 'Ο πύργος',
    language: 'el',
    originalTitle: 'Das Schloss',
    contributors: [['Φραντς Κάφκα']],
    publisher: 'Ροές',
    year: 2005,
    pages: 439,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1990,
    priceCents: 1791,
    leadEl:
      'Ένας χωρομέτρης φτάνει νύχτα σε ένα χιονισμένο χωριό και ζητά να γίνει δεκτός στον Πύργο που το κυβερνά, χωρίς ποτέ να φαίνεται.',
    leadEn:
      'A land surveyor arrives by night in a snowbound village and asks to be received at the Castle that rules it without ever being seen.',
    descriptionEl:
      'Ο Κ. ισχυρίζεται ότι τον κάλεσαν, όμως οι αξιωματούχοι δεν απαντούν και οι χωρικοί τον κοιτούν με δυσπιστία. Στο τελευταίο, ανολοκλήρωτο μυθιστόρημά του ο Κάφκα μετατρέπει την προσπάθεια ενός ξένου να βρει τη θέση του σε μια ιστορία για την εξουσία, την προσμονή και την ανάγκη να ανήκουμε.',
    descriptionEn:
      'K. claims that he was summoned, yet the officials do not answer and the villagers look at him with mistrust. In his last, unfinished novel Kafka turns a stranger’s attempt to find his place into a story about authority, about waiting and about the need to belong.',
  },
  {
    key: 'orwell-1984-el',
    title: '1984',
    language: 'el',
    originalTitle: 'Nineteen Eighty-Four',
    contributors: [['Τζορτζ Όργουελ'], ['Ανδρέας Παππάς', 'translator']],
    publisher: 'Πατάκης',
    year: 2021,
    binding: 'paperback',
    categories: ['world-classics', 'world-fantasy'],
    publisherPriceCents: 1390,
    priceCents: 1251,
    leadEl:
      'Σε μια χώρα όπου οι οθόνες παρακολουθούν και το παρελθόν ξαναγράφεται κάθε μέρα, ένας υπάλληλος αρχίζει να κρατά κρυφά ένα ημερολόγιο.',
    leadEn:
      'In a country where the screens keep watch and the past is rewritten every day, a clerk secretly begins to keep a diary.',
    descriptionEl:
      'Ο Ουίνστον Σμιθ εργάζεται στο Υπουργείο Αλήθειας και διορθώνει παλιές εφημερίδες ώστε να συμφωνούν με τη γραμμή του Κόμματος. Η επιθυμία του να σκεφτεί μόνος του, και ύστερα να αγαπήσει, τον φέρνει αντιμέτωπο με ένα καθεστώς που θέλει να ελέγξει ακόμη και τη γλώσσα.',
    descriptionEn:
      'Winston Smith works at the Ministry of Truth, correcting old newspapers so that they agree with the Party line. His wish to think for himself, and later to love, brings him face to face with a regime that wants to control language itself and every private thought.',
  },
  {
    key: 'orwell-farma-zoon-el',
    title: 'Η φάρμα των ζώων',
    language: 'el',
    originalTitle: 'Animal Farm',
    contributors: [['Τζορτζ Όργουελ'], ['Κυριάκος Ντελόπουλος', 'translator']],
    publisher: 'Πατάκης',
    year: 2021,
    pages: 208,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1190,
    priceCents: 1071,
    leadEl:
      'Τα ζώα ενός αγροκτήματος διώχνουν τον αφέντη τους για να ζήσουν ίσα και ελεύθερα, ώσπου κάποια αρχίζουν να διεκδικούν ξεχωριστά προνόμια.',
    leadEn:
      'The animals of a farm drive out their master in order to live as equals, until some of them begin to claim privileges of their own.',
    descriptionEl:
      'Ο Όργουελ έγραψε το 1945 έναν σύντομο μύθο με γουρούνια, άλογα, πρόβατα και κότες για να μιλήσει για τις επαναστάσεις που ξεχνούν τις υποσχέσεις τους. Η αφήγηση μένει απλή και συχνά αστεία, ενώ οι επτά εντολές στον τοίχο του αχυρώνα αλλάζουν σιγά σιγά νόημα.',
    descriptionEn:
      'In 1945 Orwell wrote a brief fable with pigs, horses, sheep and hens in order to speak about revolutions that forget their promises. The telling remains simple and is often funny, while the seven commandments painted on the barn wall quietly change their meaning, one by one.',
  },
  {
    key: 'camus-xenos-el',
    title: 'Ο ξένος',
    language: 'el',
    originalTitle: 'L’Étranger',
    contributors: [
      ['Αλμπέρ Καμύ'],
      ['Νίκη Καρακίτσου-Ντουζέ', 'translator'],
      ['Μαρία Κασαμπάλογλου-Ρομπλέν', 'translator'],
    ],
    publisher: 'Καστανιώτης',
    year: 2008,
    pages: 144,
    isbn13: '9789600321999',
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1190,
    priceCents: 1071,
    leadEl:
      'Ο Μερσώ θάβει τη μητέρα του χωρίς δάκρυα, κολυμπά, ερωτεύεται, και μια μέρα κάτω από τον ήλιο του Αλγερίου πυροβολεί έναν άγνωστο.',
    leadEn:
      'Meursault buries his mother without tears, swims, takes a lover, and one day beneath the sun of Algiers he shoots a stranger.',
    descriptionEl:
      'Με φράσεις κοφτές και γυμνές, ο Καμύ δίνει τον λόγο σε έναν άνθρωπο που αρνείται να πει περισσότερα από όσα αισθάνεται. Στο δεύτερο μέρος το δικαστήριο εξετάζει λιγότερο την πράξη και περισσότερο τη σιωπή του, και το μυθιστόρημα γίνεται στοχασμός πάνω στο παράλογο και στην ειλικρίνεια.',
    descriptionEn:
      'In short, bare sentences Camus gives voice to a man who refuses to say more than he feels. In the second part the court examines his silence rather than his act, and the novel becomes a meditation on the absurd, on honesty and on what others expect of us.',
  },
  {
    key: 'camus-panoukla-el',
    title: 'Η πανούκλα',
    language: 'el',
    originalTitle: 'La Peste',
    contributors: [
      ['Αλμπέρ Καμύ'],
      ['Νίκη Καρακίτσου-Ντουζέ', 'translator'],
      ['Μαρία Κασαμπάλογλου-Ρομπλέν', 'translator'],
    ],
    publisher: 'Καστανιώτης',
    year: 2001,
    pages: 356,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1690,
    priceCents: 1521,
    leadEl:
      'Μια πόλη της Αλγερίας κλείνει τις πύλες της εξαιτίας μιας επιδημίας, και οι κάτοικοί της πρέπει να αποφασίσουν πώς θα σταθούν ο ένας δίπλα στον άλλον.',
    leadEn:
      'A town in Algeria shuts its gates because of an epidemic, and its inhabitants must decide how they will stand by one another.',
    descriptionEl:
      'Ο γιατρός Ριέ, ο δημοσιογράφος Ραμπέρ, ο Ταρρού και ο ταπεινός Γκραν μένουν στο Οράν και παλεύουν με όσα μέσα διαθέτουν. Γραμμένο στα χρόνια του πολέμου, το χρονικό τους μιλά για την εξορία, τον χωρισμό και την απλή αξιοπρέπεια του να κάνει κανείς τη δουλειά του.',
    descriptionEn:
      'Doctor Rieux, the journalist Rambert, Tarrou and the modest Grand remain in Oran and struggle with whatever means they have. Written in the years around the war, their chronicle speaks of exile, of separation and of the plain decency of doing one’s job as well as one can.',
  },
  {
    key: 'austen-emma-el',
    title: 'Έμμα',
    language: 'el',
    originalTitle: 'Emma',
    contributors: [['Τζέιν Όστεν'], ['Ανδρέας Παππάς', 'translator']],
    publisher: 'Σμίλη',
    year: 1996,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2190,
    priceCents: 1971,
    leadEl:
      'Η Έμμα Γουντχάους, νέα, όμορφη και εύπορη, δεν σκέφτεται να παντρευτεί η ίδια, έχει όμως σχέδια για τους γάμους όλων των άλλων.',
    leadEn:
      'Emma Woodhouse, young, handsome and well-off, has no thought of marrying herself, but she has plans for everybody else’s weddings.',
    descriptionEl:
      'Σε ένα χωριό της αγγλικής επαρχίας, όπου ένα δείπνο ή ένας περίπατος αρκούν για να ανάψουν οι συζητήσεις, η Όστεν παρακολουθεί με ειρωνεία και στοργή μια ηρωίδα που παρανοεί σχεδόν τα πάντα γύρω της. Το μυθιστόρημα του 1815 είναι μια κωμωδία για τη φαντασία, την κρίση και την αυτογνωσία.',
    descriptionEn:
      'In an English country village, where a dinner or a walk is enough to set people talking, Austen watches with irony and affection a heroine who misreads almost everything around her. The novel of 1815 is a comedy about imagination, about judgement and about coming to know oneself.',
  },
  {
    key: 'flaubert-kyria-bovary-el',
    title: 'Η κυρία Μποβαρύ',
    language: 'el',
    originalTitle: 'Madame Bovary',
    contributors: [['Γκυστάβ Φλωμπέρ'], ['Μαρίνα Κουνεζή', 'translator']],
    publisher: 'The Athens Review of Books',
    year: 2023,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1990,
    priceCents: 1791,
    leadEl:
      'Η Έμμα παντρεύεται έναν καλόκαρδο γιατρό της επαρχίας και ζητά από τη ζωή όσα της υποσχέθηκαν τα μυθιστορήματα που διάβαζε κορίτσι.',
    leadEn:
      'Emma marries a kind-hearted country doctor and asks of life everything that the novels she read as a girl had promised her.',
    descriptionEl:
      'Ο Φλωμπέρ δούλεψε πέντε χρόνια για να βρει την ακριβή λέξη σε κάθε φράση. Μέσα από την πλήξη, τους έρωτες και τα χρέη της Έμμας, ζωγραφίζει μια κωμόπολη της Νορμανδίας με τους φαρμακοποιούς, τους εμπόρους και τις κοινοτοπίες της, και ανανεώνει την τέχνη του μυθιστορήματος.',
    descriptionEn:
      'Flaubert worked for five years to find the exact word for every sentence. Through Emma’s boredom, love affairs and debts he paints a small Norman town with its pharmacists, its tradesmen and its commonplaces, and he renews the art of the novel as he does so.',
  },
  {
    key: 'hugo-athlioi-fantina-el',
    title: 'Οι άθλιοι',
    subtitle: 'Πρώτος τόμος: Φαντίνα',
    language: 'el',
    originalTitle: 'Les Misérables',
    contributors: [['Βίκτωρ Ουγκώ'], ['Κώστας Κριτσίνης', 'translator']],
    publisher: 'Ζαχαρόπουλος',
    year: 2013,
    binding: 'paperback',
    series: { name: 'Οι άθλιοι', nameEn: 'Les Misérables', number: 1 },
    categories: ['world-classics'],
    publisherPriceCents: 1890,
    priceCents: 1701,
    leadEl:
      'Ένας κατάδικος που έκλεψε ένα ψωμί βρίσκει μια ανοιχτή πόρτα και ένα ζευγάρι κηροπήγια που θα αλλάξουν τον δρόμο της ζωής του.',
    leadEn:
      'A convict who once stole a loaf of bread finds an open door and a pair of candlesticks that will change the course of his life.',
    descriptionEl:
      'Ο πρώτος από τους πέντε τόμους του μυθιστορήματος συστήνει τον Γιάννη Αγιάννη, τον επίσκοπο Μυριήλ, την εργάτρια Φαντίνα και τον επιθεωρητή Ιαβέρη. Ο Ουγκώ αφηγείται τη φτώχεια, τον νόμο και τη συγχώρεση στη Γαλλία μετά τον Ναπολέοντα, σε πλήρη μετάφραση χωρίς περικοπές.',
    descriptionEn:
      'The first of the novel’s five volumes introduces Jean Valjean, Bishop Myriel, the working woman Fantine and Inspector Javert. Hugo tells of poverty, of the law and of forgiveness in France after Napoleon, here in a complete translation that keeps the digressions together with the story.',
  },
  {
    key: 'stendhal-monastiri-parmas-el',
    title: 'Το μοναστήρι της Πάρμας',
    language: 'el',
    originalTitle: 'La Chartreuse de Parme',
    contributors: [['Σταντάλ'], ['Γιώργος Σπανός', 'translator']],
    publisher: 'Εξάντας',
    year: 2012,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2290,
    priceCents: 2061,
    leadEl:
      'Ο νεαρός Φαμπρίς τρέχει να πολεμήσει στο Βατερλό χωρίς να καταλαβαίνει τι βλέπει, και επιστρέφει σε μια μικρή αυλή γεμάτη ραδιουργίες.',
    leadEn:
      'Young Fabrice runs off to fight at Waterloo without grasping what he sees, and comes home to a small court full of intrigue.',
    descriptionEl:
      'Ο Σταντάλ υπαγόρευσε το μυθιστόρημα μέσα σε λίγες εβδομάδες του 1838, και η ταχύτητα φαίνεται σε κάθε σελίδα. Η γοητευτική δούκισσα Σανσεβερίνα, ο πολύπειρος κόμης Μόσκα και η Κλέλια πλαισιώνουν έναν ήρωα που κυνηγά την ευτυχία ανάμεσα σε πύργους, φυλακές και μεταμφιέσεις.',
    descriptionEn:
      'Stendhal dictated the novel within a few weeks of 1838, and its speed can be felt on every page. The charming Duchess Sanseverina, the worldly Count Mosca and Clélia surround a hero who pursues happiness among towers, prisons and disguises, in an Italy of plots and passions.',
  },
  {
    key: 'dickens-istoria-dyo-poleon-el',
    title: 'Ιστορία δύο πόλεων',
    language: 'el',
    originalTitle: 'A Tale of Two Cities',
    contributors: [['Κάρολος Ντίκενς'], ['Θανάσης Ζάβαλος', 'translator']],
    publisher: 'Μίνωας',
    year: 2018,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1490,
    priceCents: 1341,
    leadEl:
      'Ανάμεσα στο Λονδίνο και το Παρίσι της Επανάστασης, ένας γιατρός που έμεινε χρόνια στη Βαστίλη και η κόρη του μπλέκονται στη δίνη της ιστορίας.',
    leadEn:
      'Between London and the Paris of the Revolution, a doctor who spent years in the Bastille and his daughter are caught in the turmoil of history.',
    descriptionEl:
      'Ο δόκτωρ Μανέτ επιστρέφει στη ζωή ύστερα από δεκαοκτώ χρόνια εγκλεισμού. Γύρω από την κόρη του, τη Λούσι, συναντιούνται ο Γάλλος Τσαρλς Ντάρνι και ο κυνικός Σίντνι Κάρτον, δύο άνδρες που μοιάζουν παράξενα. Ο Ντίκενς αφηγείται τα χρόνια της οργής και τη δύναμη της αφοσίωσης.',
    descriptionEn:
      'Doctor Manette is recalled to life after eighteen years of imprisonment. Around his daughter Lucie meet the Frenchman Charles Darnay and the cynical Sydney Carton, two men who look strangely alike. Dickens tells of the years of anger, of injustice remembered and of the strength of devotion.',
    contentsEl: [
      'Βιβλίο πρώτο: Επιστροφή στη ζωή',
      'Βιβλίο δεύτερο: Το χρυσό νήμα',
      'Βιβλίο τρίτο: Στα ίχνη της καταιγίδας',
    ],
    contentsEn: [
      'Book the First: Recalled to Life',
      'Book the Second: The Golden Thread',
      'Book the Third: The Track of a Storm',
    ],
  },
  {
    key: 'melville-moby-dick-el',
    title: 'Μόμπυ-Ντικ ή Η φάλαινα',
    language: 'el',
    originalTitle: 'Moby-Dick; or, The Whale',
    contributors: [['Χέρμαν Μέλβιλ'], ['Α. Κ. Χριστοδούλου', 'translator']],
    publisher: 'Gutenberg',
    year: 1991,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2690,
    priceCents: 2421,
    leadEl:
      'Ο Ισμαήλ μπαρκάρει σε ένα φαλαινοθηρικό και ανακαλύπτει ότι ο καπετάνιος του δεν κυνηγά λάδι, αλλά μια λευκή φάλαινα και την εκδίκησή του.',
    leadEn:
      'Ishmael signs on to a whaling ship and discovers that his captain is hunting not oil, but a white whale and his own revenge.',
    descriptionEl:
      'Το ταξίδι του Πίκουοντ από το Ναντάκετ ως τον Ειρηνικό γίνεται για τον Μέλβιλ αφορμή να μιλήσει για τα πάντα: τη θάλασσα, τη φιλία, τη δουλειά, τη Βίβλο, τη μανία. Η αφήγηση εναλλάσσεται με δοκίμια, μονολόγους και σκηνές θεάτρου, ενώ ο Αχαάβ πλησιάζει όλο και περισσότερο τη λεία του.',
    descriptionEn:
      'For Melville the voyage of the Pequod from Nantucket to the Pacific is an occasion to speak about everything: the sea, friendship, labour, the Bible, obsession. Narrative alternates with essay, soliloquy and scenes written as theatre, while Ahab draws closer and closer to his prey.',
  },
  {
    key: 'hemingway-geros-thalassa-el',
    title: 'Ο γέρος και η θάλασσα',
    language: 'el',
    originalTitle: 'The Old Man and the Sea',
    contributors: [['Έρνεστ Χέμινγουεϊ']],
    publisher: 'Καστανιώτης',
    year: 2008,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1190,
    priceCents: 1071,
    leadEl:
      'Ογδόντα τέσσερις μέρες χωρίς ψάρι, ένας γέρος ψαράς της Κούβας ανοίγεται μόνος στα βαθιά και κάτι μεγάλο τσιμπά το αγκίστρι του.',
    leadEn:
      'After eighty-four days without a fish, an old Cuban fisherman rows out alone into deep water, and something huge takes his hook.',
    descriptionEl:
      'Με λίγα πρόσωπα και απλές φράσεις ο Χέμινγουεϊ αφηγείται τρεις μέρες και τρεις νύχτες στο Ρεύμα του Κόλπου. Ο Σαντιάγο μιλά στο ψάρι, στα χέρια του, στο αγόρι που λείπει, και η νουβέλα γίνεται σιγά σιγά μια παραβολή για την αντοχή, τη μοναξιά και τον σεβασμό.',
    descriptionEn:
      'With few characters and plain sentences Hemingway tells of three days and nights in the Gulf Stream. Santiago talks to the fish, to his own hands and to the boy who is not there, and little by little the novella becomes a parable of endurance, solitude and respect.',
  },
  {
    key: 'fitzgerald-megalos-gatsby-el',
    title: 'Ο μεγάλος Γκάτσμπυ',
    language: 'el',
    originalTitle: 'The Great Gatsby',
    contributors: [['Φ. Σκοτ Φιτζέραλντ'], ['Άρης Μπερλής', 'translator']],
    publisher: 'Άγρα',
    year: 2012,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1690,
    priceCents: 1521,
    leadEl:
      'Κάθε Σάββατο η έπαυλη του Γκάτσμπυ γεμίζει φώτα και αγνώστους, όμως ο οικοδεσπότης κοιτάζει μόνο ένα πράσινο φως στην αντικρινή όχθη.',
    leadEn:
      'Every Saturday Gatsby’s mansion fills with lights and strangers, yet the host has eyes only for a green light on the opposite shore.',
    descriptionEl:
      'Το καλοκαίρι του 1922 ο Νικ Κάραγουεϊ νοικιάζει ένα σπιτάκι στο Λονγκ Άιλαντ και γίνεται μάρτυρας ενός έρωτα που δεν δέχεται το πέρασμα του χρόνου. Ο Φιτζέραλντ κοιτάζει την εποχή της τζαζ με θαυμασμό και πικρία μαζί, σε μια πρόζα που θυμίζει συχνά ποίηση.',
    descriptionEn:
      'In the summer of 1922 Nick Carraway rents a small house on Long Island and becomes witness to a love that will not accept the passing of time. Fitzgerald looks at the jazz age with wonder and bitterness together, in a prose that often comes close to poetry.',
  },
  {
    key: 'woolf-kymata-el',
    title: 'Τα κύματα',
    language: 'el',
    originalTitle: 'The Waves',
    contributors: [['Βιρτζίνια Γουλφ'], ['Άρης Μπερλής', 'translator']],
    publisher: 'Ύψιλον',
    year: 1994,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1790,
    priceCents: 1790,
    leadEl:
      'Έξι φωνές που μεγαλώνουν μαζί, από τα παιδικά χρόνια ως την ωριμότητα, ενώ ο ήλιος ανατέλλει και δύει πάνω από τη θάλασσα.',
    leadEn:
      'Six voices that grow up together, from childhood to maturity, while the sun rises and sets above the sea in a single day.',
    descriptionEl:
      'Η Γουλφ ονόμαζε το βιβλίο αυτό «θεατρικό ποίημα» και εγκατέλειψε σχεδόν εντελώς την πλοκή. Ο Μπέρναρντ, η Σούζαν, η Ρόντα, ο Νέβιλ, η Τζίνι και ο Λούις μιλούν διαδοχικά, και από τους εσωτερικούς τους μονολόγους σχηματίζεται η εικόνα μιας φιλίας και μιας γενιάς.',
    descriptionEn:
      'Woolf called this book a play-poem and gave up plot almost entirely. Bernard, Susan, Rhoda, Neville, Jinny and Louis speak in turn, and out of their inner monologues there forms the image of a friendship and of a generation, with its joys, its fears and its losses.',
  },
  {
    key: 'joyce-odysseas-el',
    title: 'Οδυσσέας',
    language: 'el',
    originalTitle: 'Ulysses',
    contributors: [['Τζέιμς Τζόις'], ['Σωκράτης Καψάσκης', 'translator']],
    publisher: 'Κέδρος',
    year: 1990,
    pages: 824,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2690,
    priceCents: 2421,
    leadEl:
      'Δουβλίνο, 16 Ιουνίου 1904: ένας διαφημιστής βγαίνει από το σπίτι του το πρωί και η περιπλάνησή του γίνεται μια σύγχρονη Οδύσσεια.',
    leadEn:
      'Dublin, 16 June 1904: an advertising canvasser leaves his house in the morning, and his day of wandering becomes a modern Odyssey.',
    descriptionEl:
      'Ο Λεοπόλδος Μπλουμ, ο νεαρός Στέφανος Δαίδαλος και η Μόλλυ μοιράζονται μια ημέρα που χωρά ολόκληρη πόλη. Κάθε επεισόδιο αντιστοιχεί σε μια περιπέτεια του Ομήρου και γράφεται με διαφορετικό τρόπο. Η μετάφραση του Σωκράτη Καψάσκη τιμήθηκε το 1992 με το Ευρωπαϊκό Βραβείο Λογοτεχνικής Μετάφρασης.',
    descriptionEn:
      'Leopold Bloom, young Stephen Dedalus and Molly share a day that holds a whole city. Each episode answers to an adventure in Homer and is written in a manner of its own. The translation by Sokratis Kapsaskis received the European prize for literary translation in 1992.',
    contentsEl: [
      'Τηλέμαχος',
      'Νέστορας',
      'Πρωτέας',
      'Καλυψώ',
      'Λωτοφάγοι',
      'Άδης',
      'Αίολος',
      'Λαιστρυγόνες',
      'Σκύλλα και Χάρυβδις',
      'Συμπληγάδες',
      'Σειρήνες',
      'Κύκλωπας',
      'Ναυσικά',
      'Βόδια του Ήλιου',
      'Κίρκη',
      'Εύμαιος',
      'Ιθάκη',
      'Πηνελόπη',
    ],
    contentsEn: [
      'Telemachus',
      'Nestor',
      'Proteus',
      'Calypso',
      'Lotus-Eaters',
      'Hades',
      'Aeolus',
      'Lestrygonians',
      'Scylla and Charybdis',
      'Wandering Rocks',
      'Sirens',
      'Cyclops',
      'Nausicaa',
      'Oxen of the Sun',
      'Circe',
      'Eumaeus',
      'Ithaca',
      'Penelope',
    ],
  },
  {
    key: 'mann-magiko-vouno-el',
    title: 'Το μαγικό βουνό',
    language: 'el',
    originalTitle: 'Der Zauberberg',
    contributors: [['Τόμας Μαν'], ['Θόδωρος Παρασκευόπουλος', 'translator']],
    publisher: 'Μεταίχμιο',
    year: 2017,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 2690,
    priceCents: 2421,
    leadEl:
      'Ο Χανς Κάστορπ ανεβαίνει στο Νταβός για τρεις εβδομάδες, να δει τον άρρωστο εξάδελφό του, και ο χρόνος εκεί ψηλά αρχίζει να κυλά αλλιώς.',
    leadEn:
      'Hans Castorp goes up to Davos for three weeks to see his sick cousin, and time up there begins to run in another way.',
    descriptionEl:
      'Το σανατόριο Μπέργκχοφ φιλοξενεί την Ευρώπη λίγο πριν από τον Μεγάλο Πόλεμο: τον ουμανιστή Σετεμπρίνι, τον αυστηρό Νάφτα, την αινιγματική κυρία Σοσά. Με υπομονή και ειρωνεία ο Μαν αφηγείται τη μαθητεία ενός συνηθισμένου νέου ανάμεσα στις ιδέες, τον έρωτα και την αρρώστια.',
    descriptionEn:
      'The Berghof sanatorium houses Europe on the eve of the Great War: the humanist Settembrini, the stern Naphta, the enigmatic Madame Chauchat. With patience and irony Mann tells of the education of an ordinary young man among ideas, love and illness, high above the ordinary world below.',
  },
  {
    key: 'hesse-sintarta-el',
    title: 'Σιντάρτα',
    subtitle: 'Ένα ινδικό παραμύθι',
    language: 'el',
    originalTitle: 'Siddhartha',
    contributors: [['Έρμαν Έσσε'], ['Μαρία Παξινού', 'translator']],
    publisher: 'Καστανιώτης',
    year: 2018,
    pages: 176,
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1200,
    priceCents: 1080,
    leadEl:
      'Ο γιος ενός βραχμάνου αφήνει το πατρικό του για να βρει τη γαλήνη και μαθαίνει ότι η σοφία δεν διδάσκεται, μόνο βιώνεται.',
    leadEn:
      'A Brahmin’s son leaves his father’s house to look for peace and learns that wisdom cannot be taught, but only lived.',
    descriptionEl:
      'Ο Σιντάρτα δοκιμάζει διαδοχικά την άσκηση, τη διδασκαλία του Βούδα, τον έρωτα, τον πλούτο και τη φτώχεια, πριν καθίσει δίπλα σε ένα ποτάμι για να ακούσει. Ο Έσσε έγραψε το 1922, με γλώσσα λιτή και ρυθμική, μια ιστορία αναζήτησης που διαβάζεται σαν παλιό παραμύθι.',
    descriptionEn:
      'Siddhartha tries asceticism, the teaching of the Buddha, love, wealth and poverty in turn, before he sits down beside a river to listen. In 1922, in spare and rhythmical language, Hesse wrote the story of a search that reads like an old tale from a distant country.',
  },
  {
    key: 'wilde-dorian-gray-el',
    title: 'Το πορτρέτο του Ντόριαν Γκρέι',
    language: 'el',
    originalTitle: 'The Picture of Dorian Gray',
    contributors: [['Όσκαρ Ουάιλντ']],
    publisher: 'Μίνωας',
    year: 2021,
    isbn13: '9786180213850',
    binding: 'paperback',
    categories: ['world-classics'],
    publisherPriceCents: 1290,
    priceCents: 1161,
    leadEl:
      'Ένας νέος εύχεται να γεράσει η εικόνα του στη θέση του, και η ευχή του εισακούεται με ένα τίμημα που μόνο το πορτρέτο γνωρίζει.',
    leadEn:
      'A young man wishes that his picture might grow old in his place, and the wish is granted at a price only the portrait knows.',
    descriptionEl:
      'Ο ζωγράφος Μπάζιλ Χόλγουορντ βλέπει στον Ντόριαν το ιδανικό της τέχνης του, ενώ ο λόρδος Χένρι τού ψιθυρίζει να ζήσει μόνο για την ηδονή. Το μοναδικό μυθιστόρημα του Ουάιλντ συνδυάζει τον γοτθικό τρόμο με το πνευματώδες σαλόνι και θέτει ερωτήματα για την ομορφιά και τη συνείδηση.',
    descriptionEn:
      'The painter Basil Hallward sees in Dorian the ideal of his art, while Lord Henry whispers to him that he should live for pleasure alone. Wilde’s only novel joins Gothic dread with drawing-room wit, and it raises questions about beauty, about influence and about conscience.',
  },
  {
    key: 'eco-onoma-rodou-el',
    title: 'Το όνομα του ρόδου',
    language: 'el',
    originalTitle: 'Il nome della rosa',
    contributors: [['Ουμπέρτο Έκο'], ['Έφη Καλλιφατίδη', 'translator']],
    publisher: 'Ελληνικά Γράμματα',
    year: 1999,
    pages: 895,
    binding: 'paperback',
    categories: ['world-novel', 'world-crime'],
    publisherPriceCents: 2490,
    priceCents: 2241,
    leadEl:
      'Σε ένα αβαείο της βόρειας Ιταλίας, το 1327, μια σειρά ανεξήγητων θανάτων οδηγεί έναν Φραγκισκανό μοναχό στην καρδιά μιας απαγορευμένης βιβλιοθήκης.',
    leadEn:
      'In an abbey of northern Italy, in 1327, a series of unexplained deaths leads a Franciscan friar to the heart of a forbidden library.',
    descriptionEl:
      'Ο Γουλιέλμος της Μπάσκερβιλ και ο νεαρός δόκιμος Άντσο έχουν επτά μέρες για να διαβάσουν τα σημάδια: ένα χειρόγραφο, έναν λαβύρινθο, ένα χαμένο βιβλίο. Ο Έκο συνδυάζει την αστυνομική πλοκή με τις έριδες του Μεσαίωνα, τη θεολογία και το γέλιο, και κάνει τη λογιοσύνη παιχνίδι.',
    descriptionEn:
      'William of Baskerville and the young novice Adso have seven days in which to read the signs: a manuscript, a labyrinth, a lost book. Eco brings a detective plot together with the quarrels of the Middle Ages, with theology and with laughter, and makes a game of learning.',
    contentsEl: [
      'Πρόλογος',
      'Πρώτη ημέρα',
      'Δεύτερη ημέρα',
      'Τρίτη ημέρα',
      'Τέταρτη ημέρα',
      'Πέμπτη ημέρα',
      'Έκτη ημέρα',
      'Έβδομη ημέρα',
      'Τελευταίο φύλλο',
    ],
    contentsEn: [
      'Prologue',
      'First Day',
      'Second Day',
      'Third Day',
      'Fourth Day',
      'Fifth Day',
      'Sixth Day',
      'Seventh Day',
      'Last Page',
    ],
  },
  {
    key: 'marquez-ekato-chronia-el',
    title: 'Εκατό χρόνια μοναξιά',
    language: 'el',
    originalTitle: 'Cien años de soledad',
    contributors: [['Γκαμπριέλ Γκαρσία Μάρκες'], ['Κλαίτη Σωτηριάδου-Μπαράχας', 'translator']],
    publisher: 'Λιβάνης',
    year: 1983,
    binding: 'paperback',
    categories: ['world-novel'],
    publisherPriceCents: 1890,
    priceCents: 1701,
    leadEl:
      'Η οικογένεια Μπουενδία ιδρύει το Μακόντο στη μέση των βάλτων, και για έναν αιώνα το θαύμα και η λησμονιά κατοικούν στο ίδιο σπίτι.',
    leadEn:
      'The Buendía family founds Macondo in the middle of the swamps, and for a century wonder and oblivion live in the same house.',
    descriptionEl:
      'Πόλεμοι, επιδημίες αϋπνίας, βροχές που κρατούν χρόνια και έρωτες που επιστρέφουν με τα ίδια ονόματα: ο Μάρκες αφηγείται τα απίθανα με τη φυσικότητα μιας γιαγιάς. Το χρονικό των Μπουενδία γίνεται έτσι και μια ιστορία της Λατινικής Αμερικής, γραμμένη με χιούμορ και μελαγχολία.',
    descriptionEn:
      'Wars, plagues of insomnia, rains that last for years and loves that come back under the same names: García Márquez tells improbable things as naturally as a grandmother might. The chronicle of the Buendías thus becomes a history of Latin America, written with humour and melancholy.',
  },
  {
    key: 'marquez-erotas-choleras-el',
    title: 'Ο έρωτας στα χρόνια της χολέρας',
    language: 'el',
    originalTitle: 'El amor en los tiempos del cólera',
    contributors: [['Γκαμπριέλ Γκαρσία Μάρκες'], ['Κλαίτη Σωτηριάδου-Μπαράχας', 'translator']],
    publisher: 'Λιβάνης',
    year: 1986,
    binding: 'paperback',
    categories: ['world-novel'],
    publisherPriceCents: 1790,
    priceCents: 1611,
    leadEl:
      'Ο Φλορεντίνο Αρίσα περιμένει πενήντα ένα χρόνια, εννιά μήνες και τέσσερις μέρες για να ξαναπεί στη Φερμίνα Δάσα ότι την αγαπά.',
    leadEn:
      'Florentino Ariza waits fifty-one years, nine months and four days to tell Fermina Daza once again that he loves her.',
    descriptionEl:
      'Σε ένα λιμάνι της Καραϊβικής, ανάμεσα σε ποταμόπλοια, γράμματα και μυρωδιές πικραμύγδαλου, ο Μάρκες παρακολουθεί τρεις ανθρώπους από τα νιάτα ως τα γηρατειά. Είναι ένα μυθιστόρημα για τον γάμο όσο και για το πάθος, για την υπομονή και για τις πολλές μορφές που παίρνει η αγάπη.',
    descriptionEn:
      'In a Caribbean port, among riverboats, letters and the scent of bitter almonds, García Márquez follows three people from youth to old age. It is a novel about marriage as much as passion, about patience and about the many forms that love can take over a lifetime.',
  },
  {
    key: 'saramago-peri-tyflotitos-el',
    title: 'Περί τυφλότητος',
    language: 'el',
    originalTitle: 'Ensaio sobre a cegueira',
    contributors: [['Ζοζέ Σαραμάγκου'], ['Αθηνά Ψυλλιά', 'translator']],
    publisher: 'Καστανιώτης',
    year: 1998,
    pages: 381,
    binding: 'paperback',
    categories: ['world-novel'],
    publisherPriceCents: 1790,
    priceCents: 1611,
    leadEl:
      'Ένας οδηγός χάνει ξαφνικά το φως του μπροστά σε ένα φανάρι, και σε λίγες μέρες μια ολόκληρη χώρα βυθίζεται σε λευκή τυφλότητα.',
    leadEn:
      'A driver suddenly loses his sight in front of a traffic light, and within days a whole country sinks into a white blindness.',
    descriptionEl:
      'Οι πρώτοι τυφλοί κλείνονται σε καραντίνα, και μία μόνο γυναίκα συνεχίζει κρυφά να βλέπει. Χωρίς κύρια ονόματα και με μακριές, κυματιστές φράσεις, ο Σαραμάγκου εξετάζει πόσο εύκολα διαλύεται ο κοινός βίος και από τι υλικό είναι φτιαγμένη η αλληλεγγύη όταν όλα τα άλλα έχουν χαθεί.',
    descriptionEn:
      'The first of the blind are shut away in quarantine, and one woman alone secretly goes on seeing. Without proper names and in long, rolling sentences, Saramago examines how easily common life comes apart, and what solidarity is made of when everything else has been lost.',
  },
  {
    key: 'murakami-norvigiko-dasos-el',
    title: 'Νορβηγικό δάσος',
    language: 'el',
    originalTitle: 'ノルウェイの森',
    contributors: [['Χαρούκι Μουρακάμι']],
    publisher: 'Ψυχογιός',
    year: 2012,
    pages: 464,
    binding: 'paperback',
    categories: ['world-novel'],
    publisherPriceCents: 1990,
    priceCents: 1791,
    leadEl:
      'Ένα τραγούδι των Μπιτλς στο αεροπλάνο αρκεί για να επιστρέψει ο Τόρου στο Τόκιο των φοιτητικών του χρόνων και σε δύο αγάπες.',
    leadEn:
      'A Beatles song on an aeroplane is enough to take Toru back to the Tokyo of his student years, and to two loves.',
    descriptionEl:
      'Στα τέλη της δεκαετίας του 1960, ενώ τα πανεπιστήμια βράζουν, ο Τόρου Βατανάμπε στέκεται ανάμεσα στη σιωπηλή Ναόκο και τη ζωηρή Μιντόρι. Ο Μουρακάμι αφήνει εδώ κατά μέρος το φανταστικό στοιχείο και γράφει μια ιστορία ενηλικίωσης για την απώλεια, τη μνήμη και την επιλογή να ζήσει κανείς.',
    descriptionEn:
      'At the end of the 1960s, with the universities in ferment, Toru Watanabe stands between the silent Naoko and the lively Midori. Here Murakami sets the fantastic aside and writes a story of growing up, about loss, about memory and about the choice to go on living.',
  },
  {
    key: 'murakami-kafka-akti-el',
    title: 'Ο Κάφκα στην ακτή',
    language: 'el',
    originalTitle: '海辺のカフカ',
    contributors: [['Χαρούκι Μουρακάμι'], ['Αργυρώ Μαντόγλου', 'translator']],
    publisher: 'Ψυχογιός',
    year: 2015,
    binding: 'paperback',
    categories: ['world-novel'],
    publisherPriceCents: 2190,
    priceCents: 1971,
    leadEl:
      'Ένα αγόρι δεκαπέντε χρονών το σκάει από το σπίτι του, ένας γέρος μιλά με τις γάτες, και οι δρόμοι τους πλησιάζουν χωρίς να το ξέρουν.',
    leadEn:
      'A boy of fifteen runs away from home, an old man talks with cats, and their roads draw closer without either of them knowing.',
    descriptionEl:
      'Ο Κάφκα Ταμούρα βρίσκει καταφύγιο σε μια ιδιωτική βιβλιοθήκη, προσπαθώντας να ξεφύγει από μια προφητεία. Ο Νακάτα, που δεν ξέρει να διαβάζει, αναζητά μια χαμένη γάτα. Με δύο παράλληλες αφηγήσεις ο Μουρακάμι ενώνει το όνειρο, τον μύθο του Οιδίποδα και τη μουσική σε έναν γρίφο με ανοιχτές απαντήσεις.',
    descriptionEn:
      'Kafka Tamura takes refuge in a private library, trying to escape a prophecy. Nakata, who cannot read, is searching for a lost cat. In two parallel narratives Murakami joins dream, the myth of Oedipus and music in a riddle whose answers are left open to the reader.',
  },
  {
    key: 'ferrante-yperochi-fili-el',
    title: 'Η υπέροχη φίλη μου',
    language: 'el',
    originalTitle: 'L’amica geniale',
    contributors: [['Έλενα Φερράντε'], ['Δήμητρα Δότση', 'translator']],
    publisher: 'Πατάκης',
    year: 2016,
    binding: 'paperback',
    series: { name: 'Η τετραλογία της Νάπολης', nameEn: 'The Neapolitan Novels', number: 1 },
    categories: ['world-novel'],
    publisherPriceCents: 1790,
    priceCents: 1611,
    leadEl:
      'Δύο κορίτσια σε μια φτωχογειτονιά της Νάπολης, τη δεκαετία του πενήντα, γίνονται φίλες και αντίπαλες, και η καθεμιά διαμορφώνει τη ζωή της άλλης.',
    leadEn:
      'Two girls in a poor quarter of Naples in the 1950s become friends and rivals, and each of them shapes the life of the other.',
    descriptionEl:
      'Όταν η Λίλα εξαφανίζεται χωρίς ίχνη, η Έλενα αρχίζει να γράφει όσα θυμάται: τις κούκλες στο υπόγειο, το σχολείο, τα παπούτσια, τον πρώτο γάμο της γειτονιάς. Η Φερράντε αφηγείται με ακρίβεια τη φιλία, τον φθόνο και τη βία ενός κόσμου από τον οποίο δύσκολα φεύγει κανείς.',
    descriptionEn:
      'When Lila vanishes without trace, Elena begins to write down what she remembers: the dolls in the cellar, school, the shoes, the first wedding of the neighbourhood. Ferrante tells with precision of friendship, of envy and of the violence of a world that is hard to leave.',
    contentsEl: ['Πρόλογος', 'Παιδικά χρόνια: Η ιστορία του δον Ακίλε', 'Εφηβεία: Η ιστορία των παπουτσιών'],
    contentsEn: ['Prologue', 'Childhood: The Story of Don Achille', 'Adolescence: The Story of the Shoes'],
  },
  {
    key: 'ferrante-neo-onoma-el',
    title: 'Το νέο όνομα',
    language: 'el',
    originalTitle: 'Storia del nuovo cognome',
    contributors: [['Έλενα Φερράντε'], ['Δήμητρα Δότση', 'translator']],
    publisher: 'Πατάκης',
    year: 2016,
    binding: 'paperback',
    series: { name: 'Η τετραλογία της Νάπολης', nameEn: 'The Neapolitan Novels', number: 2 },
    categories: ['world-novel'],
    publisherPriceCents: 1990,
    priceCents: 1791,
    leadEl:
      'Η Λίλα παίρνει το επώνυμο του άνδρα της και νιώθει ότι χάνει το δικό της, ενώ η Έλενα σκύβει στα βιβλία για να φύγει από τη γειτονιά.',
    leadEn:
      'Lila takes her husband’s surname and feels that she is losing her own, while Elena bends over her books in order to leave the neighbourhood.',
    descriptionEl:
      'Το δεύτερο βιβλίο της τετραλογίας βρίσκει τις δύο φίλες στα δεκαέξι τους. Ένα καλοκαίρι στην Ίσκια, ένα κατάστημα παπουτσιών, οι εξετάσεις και τα πρώτα γραπτά τις απομακρύνουν και τις ξαναφέρνουν κοντά, την ώρα που η Ιταλία της δεκαετίας του εξήντα αλλάζει γρήγορα γύρω τους.',
    descriptionEn:
      'The second book of the quartet finds the two friends at the age of sixteen. A summer on Ischia, a shoe shop, examinations and first attempts at writing part them and bring them together again, at a time when the Italy of the 1960s is changing quickly around them.',
  },
  {
    key: 'ishiguro-klara-ilios-el',
    title: 'Η Κλάρα και ο Ήλιος',
    language: 'el',
    originalTitle: 'Klara and the Sun',
    contributors: [['Καζούο Ισιγκούρο']],
    publisher: 'Ψυχογιός',
    year: 2021,
    binding: 'paperback',
    categories: ['world-novel', 'world-fantasy'],
    publisherPriceCents: 1890,
    priceCents: 1701,
    leadEl:
      'Από τη βιτρίνα ενός καταστήματος μια Τεχνητή Φίλη παρατηρεί τους ανθρώπους που περνούν και ελπίζει ότι κάποιο παιδί θα τη διαλέξει.',
    leadEn:
      'From a shop window an Artificial Friend observes the people passing by and hopes that some child will one day choose her.',
    descriptionEl:
      'Η Κλάρα τροφοδοτείται από τον Ήλιο και τον θεωρεί καλοσυνάτη δύναμη. Όταν βρεθεί στο σπίτι της άρρωστης Τζόσι, προσπαθεί να καταλάβει τι σημαίνει να αγαπά κανείς. Ο Ισιγκούρο αφηγείται ένα κοντινό μέλλον με τη φωνή μιας μηχανής που βλέπει λίγα, όμως προσέχει τα πάντα.',
    descriptionEn:
      'Klara is nourished by the Sun and takes it for a kindly power. When she comes to the home of the ailing Josie, she tries to understand what it means to love. Ishiguro tells of a near future in the voice of a machine that sees little but attends to everything.',
  },
  {
    key: 'atwood-porfyri-douli-el',
    title: 'Η ιστορία της πορφυρής δούλης',
    language: 'el',
    originalTitle: 'The Handmaid’s Tale',
    contributors: [['Μάργκαρετ Άτγουντ'], ['Παύλος Μάτεσις', 'translator']],
    publisher: 'Εστία',
    year: 1990,
    pages: 396,
    binding: 'paperback',
    categories: ['world-novel', 'world-fantasy'],
    publisherPriceCents: 1790,
    priceCents: 1611,
    leadEl:
      'Σε μια αυστηρή δημοκρατία που στέρησε από τις γυναίκες το όνομα και την ανάγνωση, μια δούλη ντυμένη στα κόκκινα θυμάται την παλιά της ζωή.',
    leadEn:
      'In a stern republic that has taken names and reading away from women, a handmaid dressed in red remembers her former life.',
    descriptionEl:
      'Η αφηγήτρια ζει στο σπίτι ενός Διοικητή με έναν μόνο προορισμό: να γεννήσει. Με λίγες λέξεις και πικρό χιούμορ παρατηρεί τους κανόνες, τις ρωγμές και τους πειρασμούς του καθεστώτος. Το μυθιστόρημα της Άτγουντ, γνωστό και ως «Η ιστορία της θεραπαινίδας», κυκλοφορεί εδώ σε μετάφραση του πεζογράφου Παύλου Μάτεσι.',
    descriptionEn:
      'The narrator lives in the house of a Commander with a single purpose: to bear a child. With few words and bitter humour she observes the rules, the cracks and the temptations of the regime. Atwood’s novel appears here in a Greek version by the novelist Pavlos Matesis.',
  },
  {
    key: 'kundera-avastachti-elafrotita-el',
    title: 'Η αβάσταχτη ελαφρότητα του είναι',
    language: 'el',
    originalTitle: 'Nesnesitelná lehkost bytí',
    contributors: [['Μίλαν Κούντερα']],
    publisher: 'Εστία',
    year: 1986,
    binding: 'paperback',
    categories: ['world-novel'],
    publisherPriceCents: 1890,
    priceCents: 1701,
    leadEl:
      'Αν κάθε μέρα ζούμε μόνο μία φορά, έχουν βάρος οι αποφάσεις μας; Τέσσερις άνθρωποι και ένας σκύλος αναζητούν απάντηση στην Πράγα του 1968.',
    leadEn:
      'If every day is lived only once, do our decisions have any weight? Four people and a dog look for an answer in the Prague of 1968.',
    descriptionEl:
      'Ο χειρουργός Τόμας, η Τερέζα, η ζωγράφος Σαμπίνα και ο Φραντς αγαπούν με τρόπους που δεν συμφωνούν μεταξύ τους. Ο Κούντερα διακόπτει την ιστορία τους με στοχασμούς για το κιτς, τη σύμπτωση και την πίστη, και αφήνει τα τανκς της εισβολής να περάσουν μέσα από τις κρεβατοκάμαρες.',
    descriptionEn:
      'The surgeon Tomas, Tereza, the painter Sabina and Franz love in ways that do not agree with one another. Kundera interrupts their story with reflections on kitsch, on coincidence and on fidelity, and he lets the tanks of the invasion roll through the bedrooms of private life.',
    contentsEl: [
      'Η ελαφρότητα και το βάρος',
      'Η ψυχή και το σώμα',
      'Οι λέξεις που παρανοήθηκαν',
      'Η ψυχή και το σώμα',
      'Η ελαφρότητα και το βάρος',
      'Η μεγάλη πορεία',
      'Το χαμόγελο του Καρένιν',
    ],
    contentsEn: [
      'Lightness and Weight',
      'Soul and Body',
      'Words Misunderstood',
      'Soul and Body',
      'Lightness and Weight',
      'The Grand March',
      'Karenin’s Smile',
    ],
  },
  {
    key: 'pamuk-me-lene-kokkino-el',
    title: 'Με λένε Κόκκινο',
    language: 'el',
    originalTitle: 'Benim Adım Kırmızı',
    contributors: [['Ορχάν Παμούκ'], ['Στέλλα Βρετού', 'translator']],
    publisher: 'Πατάκης',
    year: 2019,
    pages: 732,
    binding: 'paperback',
    categories: ['world-novel', 'world-crime'],
    publisherPriceCents: 2190,
    priceCents: 1971,
    leadEl:
      'Κωνσταντινούπολη, 1591: ένας μικρογράφος του Σουλτάνου βρίσκεται νεκρός σε ένα πηγάδι, και παίρνει πρώτος αυτός τον λόγο για να διηγηθεί.',
    leadEn:
      'Istanbul, 1591: a miniaturist of the Sultan lies dead at the bottom of a well, and he is the first to tell the story.',
    descriptionEl:
      'Εννέα χειμωνιάτικες μέρες, ένα κρυφό βιβλίο ζωγραφισμένο με την τεχνοτροπία των Φράγκων και ένας έρωτας που περίμενε δώδεκα χρόνια. Ο Παμούκ δίνει διαδοχικά φωνή σε ανθρώπους, σε ένα δέντρο, σε ένα νόμισμα, ακόμη και σε ένα χρώμα, για να μιλήσει για την τέχνη ανάμεσα σε Ανατολή και Δύση.',
    descriptionEn:
      'Nine winter days, a secret book painted in the manner of the Franks and a love that has waited for twelve years. Pamuk gives voice in turn to people, to a tree, to a coin and even to a colour, in order to speak about art between East and West.',
  },
  {
    key: 'hosseini-chartaetoi-el',
    title: 'Χαρταετοί πάνω από την πόλη',
    language: 'el',
    originalTitle: 'The Kite Runner',
    contributors: [['Καλέντ Χοσεϊνί'], ['Βαγγέλης Κατσάνης', 'translator']],
    publisher: 'Ψυχογιός',
    year: 2005,
    binding: 'paperback',
    categories: ['world-novel'],
    publisherPriceCents: 1790,
    priceCents: 1611,
    leadEl:
      'Στην Καμπούλ της δεκαετίας του εβδομήντα δύο αγόρια πετούν μαζί χαρταετούς, ώσπου μια στιγμή δειλίας χωρίζει για πάντα τους δρόμους τους.',
    leadEn:
      'In the Kabul of the seventies two boys fly kites together, until one moment of cowardice parts their ways for many years.',
    descriptionEl:
      'Ο Αμίρ είναι γιος ενός εύπορου εμπόρου, ο Χασάν παιδί του υπηρέτη τους. Χρόνια αργότερα, από την Αμερική, ο Αμίρ καλείται να επιστρέψει σε μια χώρα αλλαγμένη από τον πόλεμο. Το πρώτο μυθιστόρημα του Χοσεϊνί μιλά για τη φιλία, την ενοχή και τη δυνατότητα να διορθώσει κανείς κάτι.',
    descriptionEn:
      'Amir is the son of a prosperous merchant, Hassan the child of their servant. Years later, in America, Amir is asked to return to a country changed by war. Hosseini’s first novel speaks of friendship, of guilt and of the chance to put something right after a long silence.',
  },
  {
    key: 'zafon-skia-anemou-el',
    title: 'Η σκιά του ανέμου',
    language: 'el',
    originalTitle: 'La sombra del viento',
    contributors: [['Κάρλος Ρουίθ Θαφόν'], ['Κατερίνα Ρούφου', 'translator']],
    publisher: 'Λιβάνης',
    year: 2004,
    binding: 'paperback',
    series: { name: 'Το Κοιμητήριο των Λησμονημένων Βιβλίων', nameEn: 'The Cemetery of Forgotten Books', number: 1 },
    categories: ['world-novel', 'world-crime'],
    publisherPriceCents: 1890,
    priceCents: 1701,
    leadEl:
      'Ο μικρός Ντανιέλ διαλέγει ένα βιβλίο από το Κοιμητήριο των Λησμονημένων Βιβλίων και ανακαλύπτει ότι κάποιος καίει όλα τα άλλα αντίτυπα.',
    leadEn:
      'Young Daniel chooses a book from the Cemetery of Forgotten Books and discovers that someone is burning all of its other copies.',
    descriptionEl:
      'Στη Βαρκελώνη μετά τον Εμφύλιο ένα παιδί γίνεται έφηβος αναζητώντας τα ίχνη του χαμένου συγγραφέα Χουλιάν Καράξ. Δύο ιστορίες, με έρωτες και σκιές που μοιάζουν, πλησιάζουν η μία την άλλη μέσα σε ομιχλώδεις δρόμους, παλιά αρχοντικά και βιβλιοπωλεία, σε ένα μυθιστόρημα για την αγάπη της ανάγνωσης.',
    descriptionEn:
      'In Barcelona after the Civil War a child grows into a young man while looking for traces of the lost author Julián Carax. Two stories, alike in their loves and shadows, draw closer through misty streets, old mansions and bookshops, in a novel about the love of reading.',
  },
  {
    key: 'yalom-eklapse-nitse-el',
    title: 'Όταν έκλαψε ο Νίτσε',
    language: 'el',
    originalTitle: 'When Nietzsche Wept',
    contributors: [['Ίρβιν Γιάλομ'], ['Ευαγγελία Ανδριτσάνου', 'translator']],
    publisher: 'Άγρα',
    year: 2001,
    pages: 432,
    binding: 'paperback',
    categories: ['world-novel', 'psychology'],
    publisherPriceCents: 1990,
    priceCents: 1791,
    leadEl:
      'Βιέννη, 1882: η Λου Σαλομέ ζητά από έναν διάσημο γιατρό να θεραπεύσει την απελπισία ενός άγνωστου φιλοσόφου, χωρίς εκείνος να το καταλάβει.',
    leadEn:
      'Vienna, 1882: Lou Salomé asks a famous doctor to cure the despair of an unknown philosopher without his noticing that he is being treated.',
    descriptionEl:
      'Ο Γιόζεφ Μπρόυερ και ο Φρίντριχ Νίτσε δεν συναντήθηκαν ποτέ· ο Γιάλομ φαντάζεται τι θα είχαν πει. Οι ρόλοι γιατρού και ασθενούς αλλάζουν, ο νεαρός Φρόυντ ακούει από κοντά, και η ιστορία γίνεται μια μυθιστορηματική αφήγηση για τη γέννηση της ψυχοθεραπείας και τη δύναμη της φιλίας.',
    descriptionEn:
      'Josef Breuer and Friedrich Nietzsche never met; Yalom imagines what they might have said. The roles of doctor and patient change places, young Freud listens close by, and the story becomes a novel about the birth of psychotherapy and about what an honest friendship can do.',
  },
  {
    key: 'christie-orian-expres-el',
    title: 'Έγκλημα στο Οριάν Εξπρές',
    language: 'el',
    originalTitle: 'Murder on the Orient Express',
    contributors: [['Αγκάθα Κρίστι']],
    publisher: 'Ψυχογιός',
    year: 2018,
    binding: 'paperback',
    categories: ['world-crime'],
    publisherPriceCents: 1490,
    priceCents: 1341,
    leadEl:
      'Το τρένο έχει ακινητοποιηθεί στο χιόνι, ένας επιβάτης κείτεται μαχαιρωμένος στο κουπέ του, και ο δολοφόνος βρίσκεται ακόμη ανάμεσα στους ταξιδιώτες.',
    leadEn:
      'The train stands still in the snow, a passenger lies stabbed in his compartment, and the murderer is still among the travellers.',
    descriptionEl:
      'Ο Ηρακλής Πουαρό επιστρέφει από την Ανατολή και βρίσκεται, κατά τύχη, στο βαγόνι του Καλαί. Δώδεκα ύποπτοι από διαφορετικές χώρες και τάξεις δίνουν με τη σειρά κατάθεση, και όλοι έχουν άλλοθι. Η Κρίστι κλείνει το αίνιγμα σε έναν στενό χώρο και το λύνει μόνο με λογική.',
    descriptionEn:
      'Hercule Poirot is on his way back from the East and finds himself, by chance, in the Calais coach. Twelve suspects of different countries and classes give evidence in turn, and all of them have alibis. Christie encloses the puzzle in a narrow space and solves it by reasoning alone.',
  },
  {
    key: 'christie-den-emeine-kanenas-el',
    title: 'Και δεν έμεινε κανένας',
    language: 'el',
    originalTitle: 'And Then There Were None',
    contributors: [['Αγκάθα Κρίστι']],
    publisher: 'Ψυχογιός',
    year: 2018,
    binding: 'paperback',
    categories: ['world-crime'],
    publisherPriceCents: 1490,
    priceCents: 1341,
    leadEl:
      'Δέκα άγνωστοι προσκαλούνται σε ένα έρημο νησί από έναν οικοδεσπότη που δεν εμφανίζεται, και μια φωνή τους κατηγορεί όλους για παλιά εγκλήματα.',
    leadEn:
      'Ten strangers are invited to a lonely island by a host who never appears, and a voice accuses all of them of old crimes.',
    descriptionEl:
      'Ένα παιδικό τραγουδάκι στον τοίχο κάθε δωματίου, δέκα αγαλματάκια στο τραπέζι και η θάλασσα που δεν αφήνει καμία βάρκα να πλησιάσει. Χωρίς ντετέκτιβ και χωρίς βοήθεια από τη στεριά, οι καλεσμένοι αρχίζουν να υποπτεύονται ο ένας τον άλλον. Η Κρίστι θεωρούσε την κατασκευή της πλοκής δύσκολο στοίχημα.',
    descriptionEn:
      'A nursery rhyme on the wall of every bedroom, ten small figures on the table and a sea that lets no boat come near. With no detective and no help from the mainland, the guests begin to suspect one another. Christie considered the building of this plot a difficult wager.',
  },
  {
    key: 'christie-fonos-presvyterio-el',
    title: 'Φόνος στο πρεσβυτέριο',
    language: 'el',
    originalTitle: 'The Murder at the Vicarage',
    contributors: [['Αγκάθα Κρίστι']],
    publisher: 'Ψυχογιός',
    year: 2018,
    binding: 'paperback',
    series: { name: 'Μις Μαρπλ', nameEn: 'Miss Marple', number: 1 },
    categories: ['world-crime'],
    publisherPriceCents: 1490,
    priceCents: 1341,
    leadEl:
      'Ο συνταγματάρχης που κανείς δεν συμπαθούσε βρίσκεται νεκρός στο γραφείο του εφημέριου, και μια ηλικιωμένη γειτόνισσα έχει επτά υπόπτους στον νου της.',
    leadEn:
      'The colonel whom nobody liked is found dead in the vicar’s study, and an elderly neighbour has seven suspects in mind.',
    descriptionEl:
      'Το πρώτο μυθιστόρημα με τη Μις Μαρπλ, του 1930, μας συστήνει το χωριό Σεντ Μαίρη Μιντ με τα κουτσομπολιά, τους κήπους και τα τσάγια του. Αφηγητής είναι ο ίδιος ο εφημέριος, που διηγείται με χιούμορ πώς η προσεκτική παρατήρηση της καθημερινής ζωής οδηγεί στη λύση ενός εγκλήματος.',
    descriptionEn:
      'The first novel with Miss Marple, of 1930, introduces the village of St Mary Mead with its gossip, its gardens and its tea parties. The narrator is the vicar himself, who tells with humour how close observation of everyday life leads to the solution of a crime.',
  },
  {
    key: 'simenon-maigret-fovatai-el',
    title: 'Ο Μαιγκρέ φοβάται',
    language: 'el',
    originalTitle: 'Maigret a peur',
    contributors: [['Ζωρζ Σιμενόν'], ['Αργυρώ Μακάρωφ', 'translator']],
    publisher: 'Άγρα',
    year: 2015,
    pages: 256,
    binding: 'paperback',
    series: { name: 'Επιθεωρητής Μαιγκρέ', nameEn: 'Inspector Maigret' },
    categories: ['world-crime'],
    publisherPriceCents: 1290,
    priceCents: 1290,
    leadEl:
      'Ο Μαιγκρέ κατεβαίνει από το τρένο σε μια βροχερή κωμόπολη για να δει έναν παλιό φίλο, και τη βρίσκει βυθισμένη στον τρόμο.',
    leadEn:
      'Maigret steps off the train in a rainy provincial town to visit an old friend, and he finds the place sunk in fear.',
    descriptionEl:
      'Στο Φοντεναί έχουν γίνει δύο φόνοι και ακολουθεί τρίτος. Ο ανακριτής Σαμπό ζητά σιωπηλά βοήθεια, η κοινή γνώμη δείχνει μια οικογένεια ξεπεσμένων ευγενών, και ο επιθεωρητής, έξω από τη δικαιοδοσία του, παρατηρεί. Ο Σιμενόν ενδιαφέρεται λιγότερο για το ποιος και περισσότερο για την ατμόσφαιρα μιας κλειστής κοινωνίας.',
    descriptionEn:
      'In Fontenay there have been two murders, and a third follows. The examining magistrate Chabot silently asks for help, public opinion points to a family of faded gentry, and the inspector, outside his jurisdiction, looks on. Simenon cares less about the culprit than about the mood of a closed society.',
  },
  {
    key: 'doyle-skyli-baskerville-el',
    title: 'Το σκυλί των Μπάσκερβιλ',
    language: 'el',
    originalTitle: 'The Hound of the Baskervilles',
    contributors: [['Άρθουρ Κόναν Ντόιλ']],
    publisher: 'Μεταίχμιο',
    year: 2017,
    binding: 'paperback',
    series: { name: 'Σέρλοκ Χολμς', nameEn: 'Sherlock Holmes' },
    categories: ['world-crime', 'world-classics'],
    publisherPriceCents: 1190,
    priceCents: 1071,
    leadEl:
      'Δίπλα στο σώμα του σερ Τσαρλς Μπάσκερβιλ βρέθηκαν πατημασιές ενός τεράστιου κυνηγόσκυλου, και ο Σέρλοκ Χολμς δεν πιστεύει καθόλου στα φαντάσματα.',
    leadEn:
      'Beside the body of Sir Charles Baskerville were found the footprints of a gigantic hound, and Holmes does not believe in ghosts.',
    descriptionEl:
      'Ο γιατρός Γουάτσον ταξιδεύει στους ρεικότοπους του Ντέβον για να προστατεύσει τον νεαρό κληρονόμο μιας καταραμένης οικογένειας. Ομίχλες, βάλτοι, ένας δραπέτης και ένα παλιό χειρόγραφο συνθέτουν το σκηνικό, μέσα στο οποίο η ψυχρή παρατήρηση αναμετριέται με τον θρύλο και με τον φόβο.',
    descriptionEn:
      'Doctor Watson travels to the moors of Devon to protect the young heir of an accursed family. Fogs, bogs, an escaped convict and an old manuscript make up the setting, in which cool observation is matched against legend and against fear, until each clue finds its place.',
  },
  {
    key: 'camilleri-foni-violiou-el',
    title: 'Η φωνή του βιολιού',
    language: 'el',
    originalTitle: 'La voce del violino',
    contributors: [['Αντρέα Καμιλλέρι'], ['Φωτεινή Ζερβού', 'translator']],
    publisher: 'Πατάκης',
    year: 2017,
    binding: 'paperback',
    series: { name: 'Αστυνόμος Μονταλμπάνο', nameEn: 'Inspector Montalbano', number: 4 },
    categories: ['world-crime'],
    publisherPriceCents: 1390,
    priceCents: 1251,
    leadEl:
      'Ένα μικρό τρακάρισμα οδηγεί τον αστυνόμο Μονταλμπάνο σε μια βίλα της Σικελίας, όπου μια νέα γυναίκα δεν θα απαντήσει ποτέ στην πόρτα.',
    leadEn:
      'A minor car accident leads Inspector Montalbano to a Sicilian villa, where a young woman will never again answer the door.',
    descriptionEl:
      'Ο Μονταλμπάνο, λαίμαργος, ευέξαπτος και πιστός στη διαίσθησή του, βλέπει την υπόθεση να του αφαιρείται και αρνείται να την αφήσει. Ένας μουσικός που ζει σαν ερημίτης κρατά το κλειδί. Ο Καμιλλέρι γράφει με χιούμορ για τη Βιγκάτα, τους ανθρώπους της και τις αποφάσεις που δεν αναβάλλονται.',
    descriptionEn:
      'Montalbano, fond of his food, quick-tempered and faithful to his instinct, sees the case taken from him and refuses to let it go. A musician who lives like a hermit holds the key. Camilleri writes with humour about Vigàta, its people and the decisions that cannot be put off.',
  },
  {
    key: 'nesbo-lytrotis-el',
    title: 'Ο λυτρωτής',
    language: 'el',
    originalTitle: 'Frelseren',
    contributors: [['Τζο Νέσμπο'], ['Γωγώ Αρβανίτη', 'translator']],
    publisher: 'Μεταίχμιο',
    year: 2012,
    binding: 'paperback',
    series: { name: 'Χάρι Χόλε', nameEn: 'Harry Hole', number: 6 },
    categories: ['world-crime'],
    publisherPriceCents: 1890,
    priceCents: 1701,
    leadEl:
      'Μια παγωμένη βραδιά στο Όσλο, λίγο πριν από τα Χριστούγεννα, ένας πυροβολισμός ακούγεται ξαφνικά μέσα στην υπαίθρια συναυλία του Στρατού Σωτηρίας.',
    leadEn:
      'On a freezing evening in Oslo, shortly before Christmas, a shot rings out in the middle of a Salvation Army concert.',
    descriptionEl:
      'Χωρίς όπλο, χωρίς κίνητρο και χωρίς ύποπτο, ο Χάρι Χόλε ψάχνει έναν δολοφόνο που κατάλαβε ότι σκότωσε το λάθος πρόσωπο. Ο Νέσμπο παρακολουθεί εναλλάξ τον διώκτη και τον διωκόμενο μέσα σε μια χιονισμένη πόλη, όπου το ζήτημα της πίστης και της λύτρωσης αφορά όλους.',
    descriptionEn:
      'With no weapon, no motive and no suspect, Harry Hole is looking for a killer who has understood that he shot the wrong person. Nesbø follows the hunter and the hunted by turns through a city under snow, where the question of faith and redemption concerns everybody.',
  },
  {
    key: 'larsson-koritsi-tatouaz-el',
    title: 'Το κορίτσι με το τατουάζ',
    language: 'el',
    originalTitle: 'Män som hatar kvinnor',
    contributors: [['Στιγκ Λάρσον']],
    publisher: 'Ψυχογιός',
    year: 2009,
    binding: 'paperback',
    series: { name: 'Millennium', nameEn: 'Millennium', number: 1 },
    categories: ['world-crime'],
    publisherPriceCents: 1990,
    priceCents: 1791,
    leadEl:
      'Κάθε χρόνο στα γενέθλιά του ένας γέρος βιομήχανος λαμβάνει ένα λουλούδι σε κορνίζα, όπως εκείνα που του χάριζε κάποτε η χαμένη ανιψιά του.',
    leadEn:
      'Every year on his birthday an old industrialist receives a framed flower, just like those that his missing niece once used to give him.',
    descriptionEl:
      'Ο δημοσιογράφος Μίκαελ Μπλούμκβιστ, μετά από μια χαμένη δίκη, δέχεται να ερευνήσει μια εξαφάνιση τριάντα έξι ετών. Σύμμαχός του γίνεται η Λίσμπετ Σαλάντερ, νεαρή χάκερ με δικούς της κανόνες. Ο Λάρσον ενώνει το αστυνομικό μυστήριο με μια αυστηρή ματιά στη βία και στη διαφθορά.',
    descriptionEn:
      'After losing a court case, the journalist Mikael Blomkvist agrees to look into a disappearance that is thirty-six years old. His ally is Lisbeth Salander, a young hacker with rules of her own. Larsson joins a mystery with a stern view of violence and of corruption in high places.',
  },
  {
    key: 'tolkien-chobit-el',
    title: 'Χόμπιτ',
    language: 'el',
    originalTitle: 'The Hobbit',
    contributors: [['Τζ. Ρ. Ρ. Τόλκιν']],
    publisher: 'Κέδρος',
    year: 1978,
    binding: 'paperback',
    categories: ['world-fantasy', 'young-adult'],
    publisherPriceCents: 1590,
    priceCents: 1431,
    leadEl:
      'Ο Μπίλμπο Μπάγκινς αγαπά την ησυχία και το καλό πρόγευμα, ώσπου ένας μάγος και δεκατρείς νάνοι χτυπούν απρόσκλητοι την πόρτα του.',
    leadEn:
      'Bilbo Baggins loves peace and a good breakfast, until a wizard and thirteen dwarves knock at his door without an invitation.',
    descriptionEl:
      'Η αποστολή είναι να πάρουν πίσω έναν θησαυρό από τον δράκο Νοσφιστή, και ο Μπίλμπο πρέπει να παίξει τον διαρρήκτη. Τρολ, γρίφοι μέσα στο σκοτάδι, ένα δαχτυλίδι και πέντε στρατοί περιμένουν στον δρόμο. Ο Τόλκιν έγραψε την ιστορία για τα παιδιά του και άνοιξε με αυτήν τη Μέση Γη.',
    descriptionEn:
      'The task is to win back a treasure from the dragon Smaug, and Bilbo must play the burglar. Trolls, riddles in the dark, a ring and five armies wait along the road. Tolkien wrote the story for his children, and with it he opened the door to Middle-earth.',
    ageFrom: 10,
  },
  {
    key: 'tolkien-syntrofia-dachtylidiou-el',
    title: 'Η συντροφιά του δαχτυλιδιού',
    language: 'el',
    originalTitle: 'The Fellowship of the Ring',
    contributors: [['Τζ. Ρ. Ρ. Τόλκιν'], ['Ευγενία Χατζηθανάση-Κόλλια', 'translator']],
    publisher: 'Κέδρος',
    year: 1985,
    binding: 'paperback',
    series: { name: 'Ο Άρχοντας των Δαχτυλιδιών', nameEn: 'The Lord of the Rings', number: 1 },
    categories: ['world-fantasy'],
    publisherPriceCents: 2190,
    priceCents: 1971,
    leadEl:
      'Ο Φρόντο κληρονομεί ένα δαχτυλίδι που θα έπρεπε να μην υπάρχει και αφήνει το ήσυχο Σάιρ για έναν δρόμο χωρίς βέβαιη επιστροφή.',
    leadEn:
      'Frodo inherits a ring that ought not to exist and leaves the quiet Shire for a road from which return is not certain.',
    descriptionEl:
      'Στον πρώτο τόμο του «Άρχοντα των Δαχτυλιδιών» εννέα ταξιδιώτες, χόμπιτ, άνθρωποι, ένα ξωτικό, ένας νάνος και ένας μάγος, ενώνουν τις δυνάμεις τους. Από το Μπρι ως τα ορυχεία της Μόρια και το Λόριεν, ο Τόλκιν χτίζει έναν κόσμο με δικές του γλώσσες, τραγούδια και μνήμη.',
    descriptionEn:
      'In the first volume of The Lord of the Rings nine travellers, hobbits, men, an elf, a dwarf and a wizard, join forces. From Bree to the mines of Moria and to Lórien, Tolkien builds a world with languages, songs and a memory of its own, at an unhurried pace.',
  },
  {
    key: 'asimov-deftero-themelio-el',
    title: 'Δεύτερο Θεμέλιο',
    language: 'el',
    originalTitle: 'Second Foundation',
    contributors: [['Ισαάκ Ασίμοφ'], ['Βασίλης Αθανασιάδης', 'translator']],
    publisher: 'Anubis',
    year: 2013,
    pages: 320,
    binding: 'paperback',
    series: { name: 'Foundation', nameEn: 'Foundation', number: 3 },
    categories: ['world-fantasy'],
    publisherPriceCents: 1490,
    priceCents: 1341,
    leadEl:
      'Το Πρώτο Θεμέλιο ηττήθηκε από κάποιον που κανείς δεν είχε προβλέψει, και όλοι αναζητούν πια το Δεύτερο στην άλλη άκρη του Γαλαξία.',
    leadEn:
      'The First Foundation has been defeated by someone nobody foresaw, and all are now searching for the Second at the other end of the Galaxy.',
    descriptionEl:
      'Ο Χάρι Σέλντον είχε υπολογίσει με την ψυχοϊστορία την πτώση της Αυτοκρατορίας και τον δρόμο προς μια νέα τάξη. Το τρίτο βιβλίο της σειράς παρακολουθεί όσους φυλάνε το σχέδιό του και όσους θέλουν να το ανατρέψουν, σε ένα παιχνίδι λογικής όπου κάθε βεβαιότητα ελέγχεται ξανά.',
    descriptionEn:
      'By means of psychohistory Hari Seldon had calculated the fall of the Empire and the road to a new order. The third book of the series follows those who guard his plan and those who wish to overturn it, in a game of logic where every certainty is tested again.',
  },
  {
    key: 'gibson-nevromantis-el',
    title: 'Νευρομάντης',
    language: 'el',
    originalTitle: 'Neuromancer',
    contributors: [['Γουίλιαμ Γκίμπσον']],
    publisher: 'Αίολος',
    year: 1998,
    binding: 'paperback',
    categories: ['world-fantasy'],
    publisherPriceCents: 1690,
    priceCents: 1690,
    leadEl:
      'Ένας ξεπεσμένος χάκερ παίρνει πίσω την πρόσβασή του στον κυβερνοχώρο με αντάλλαγμα μια δουλειά για έναν εργοδότη που δεν φανερώνεται.',
    leadEn:
      'A fallen hacker is given back his access to cyberspace in exchange for a job from an employer who does not show himself.',
    descriptionEl:
      'Από την Τσίμπα ως την Κωνσταντινούπολη και έναν σταθμό σε τροχιά, ο Κέις και η Μόλι πλησιάζουν το μυστικό μιας τεχνητής νοημοσύνης. Το μυθιστόρημα του 1984 έδωσε στο κυβερνοπάνκ το ύφος και το λεξιλόγιό του, και φαντάστηκε τα δίκτυα πριν μπουν στην καθημερινή μας ζωή.',
    descriptionEn:
      'From Chiba to Istanbul and to a station in orbit, Case and Molly draw near the secret of an artificial intelligence. The novel of 1984 gave cyberpunk its style and its vocabulary, and it imagined the networks well before they became a part of our everyday life.',
  },
  {
    key: 'bradbury-farenait-el',
    title: 'Φαρενάιτ 451',
    language: 'el',
    originalTitle: 'Fahrenheit 451',
    contributors: [['Ρέι Μπράντμπερι']],
    publisher: 'Άγρα',
    year: 2024,
    binding: 'paperback',
    categories: ['world-fantasy'],
    publisherPriceCents: 1590,
    priceCents: 1431,
    leadEl:
      'Ο Γκάι Μόνταγκ είναι πυροσβέστης, και η δουλειά του είναι να καίει βιβλία, ώσπου μια νύχτα παίρνει ένα μαζί του στο σπίτι.',
    leadEn:
      'Guy Montag is a fireman, and his job is to burn books, until one night he takes one of them home with him.',
    descriptionEl:
      'Σε μια πόλη με τοίχους οθόνες και ανθρώπους που δεν σταματούν ποτέ να ακούν, η ανάγνωση έχει γίνει έγκλημα. Μια γειτόνισσα που κάνει ερωτήσεις αρκεί για να ραγίσει η βεβαιότητα του ήρωα. Ο Μπράντμπερι έγραψε το 1953 ένα σύντομο μυθιστόρημα για τη μνήμη, τη φωτιά και την επιθυμία να σκεφτόμαστε.',
    descriptionEn:
      'In a city of wall-sized screens and people who never cease to listen, reading has become a crime. A neighbour who asks questions is enough to crack the hero’s certainty. In 1953 Bradbury wrote a brief novel about memory, about fire and about the wish to think.',
    contentsEl: ['Η εστία και η σαλαμάνδρα', 'Το κόσκινο και η άμμος', 'Φωτεινή φλόγα'],
    contentsEn: ['The Hearth and the Salamander', 'The Sieve and the Sand', 'Burning Bright'],
  },
  {
    key: 'lovecraft-vouna-trelas-el',
    title: 'Τα βουνά της τρέλας',
    language: 'el',
    originalTitle: 'At the Mountains of Madness',
    contributors: [['Χ. Φ. Λάβκραφτ']],
    publisher: 'Κάκτος',
    year: 1990,
    binding: 'paperback',
    series: { name: 'Άπαντα Λάβκραφτ', nameEn: 'Collected Lovecraft', number: 1 },
    categories: ['world-fantasy', 'world-short-stories'],
    publisherPriceCents: 1590,
    priceCents: 1431,
    leadEl:
      'Μια επιστημονική αποστολή ανακαλύπτει στην Ανταρκτική μια οροσειρά ψηλότερη από κάθε γνωστή, και τα ερείπια μιας πόλης που δεν έχτισαν άνθρωποι.',
    leadEn:
      'A scientific expedition discovers in Antarctica a range higher than any known, and the ruins of a city that was not built by men.',
    descriptionEl:
      'Ο γεωλόγος που επέζησε γράφει για να αποτρέψει όσους σχεδιάζουν να ακολουθήσουν τα ίχνη του. Με τον τόνο μιας υπηρεσιακής έκθεσης ο Λάβκραφτ ανοίγει σιγά σιγά μια ιστορία πολύ παλαιότερη από το ανθρώπινο γένος, όπου ο τρόμος γεννιέται από την κλίμακα του χρόνου και του διαστήματος.',
    descriptionEn:
      'The surviving geologist writes in order to dissuade those who plan to follow in his footsteps. In the tone of an official report Lovecraft slowly opens up a history far older than mankind, in which dread is born of the sheer scale of time and of space.',
  },
  {
    key: 'borges-apanta-peza-el',
    title: 'Άπαντα τα πεζά',
    subtitle: 'Πρώτος τόμος',
    language: 'el',
    contributors: [['Χόρχε Λουίς Μπόρχες'], ['Αχιλλέας Κυριακίδης', 'translator']],
    publisher: 'Πατάκης',
    year: 2014,
    binding: 'paperback',
    categories: ['world-short-stories'],
    publisherPriceCents: 2290,
    priceCents: 2061,
    leadEl:
      'Βιβλιοθήκες χωρίς τέλος, κήποι με διακλαδώσεις, λαχειοφόροι που κυβερνούν μια πόλη: τα πεζά του Μπόρχες χωρούν το άπειρο σε λίγες σελίδες.',
    leadEn:
      'Endless libraries, gardens of forking paths, lotteries that rule a city: the prose of Borges fits the infinite into a few pages.',
    descriptionEl:
      'Ο πρώτος από τους δύο τόμους με το σύνολο των πεζών του Αργεντινού συγγραφέα, στη μετάφραση του Αχιλλέα Κυριακίδη που ξανακοιτάχτηκε για την έκδοση αυτή. Διηγήματα που μοιάζουν με δοκίμια, ψεύτικες βιβλιογραφίες και αληθινά μαχαίρια συνθέτουν έναν λαβύρινθο με χιούμορ και ακρίβεια.',
    descriptionEn:
      'The first of two volumes with the complete prose fiction of the Argentine author, in the translation by Achilleas Kyriakidis, revised for this edition. Stories that look like essays, invented bibliographies and real knives make up a labyrinth that is drawn with humour and with exactness.',
  },
  {
    key: 'baudelaire-anthi-kakou-el',
    title: 'Τα άνθη του κακού',
    language: 'el',
    originalTitle: 'Les Fleurs du mal',
    contributors: [['Σαρλ Μπωντλαίρ'], ['Γιώργος Κεντρωτής', 'translator']],
    publisher: 'Gutenberg',
    year: 2018,
    binding: 'paperback',
    categories: ['world-poetry'],
    publisherPriceCents: 2490,
    priceCents: 2241,
    leadEl:
      'Το Παρίσι, η ανία, ο έρωτας και ο θάνατος σε στίχους αυστηρής μορφής, που το 1857 οδήγησαν τον ποιητή τους στο δικαστήριο.',
    leadEn:
      'Paris, tedium, love and death in verses of strict form, which in 1857 brought their poet before a court of law.',
    descriptionEl:
      'Ο Μπωντλαίρ ήθελε το βιβλίο του να διαβαστεί σαν σύνολο, με αρχή και τέλος. Από την εξύψωση ως την πτώση, η ομορφιά αναζητείται εκεί όπου δεν την περίμενε κανείς: στους δρόμους της πόλης, στο κρασί, στην ενοχή. Η δίγλωσση έκδοση παραθέτει το γαλλικό κείμενο πλάι στην έμμετρη ελληνική απόδοση.',
    descriptionEn:
      'Baudelaire wished his book to be read as a whole, with a beginning and an end. From elevation to fall, beauty is sought where no one had expected it: in the streets of the city, in wine, in guilt. The bilingual edition sets the French text beside a metrical Greek version.',
    contentsEl: ['Spleen και Ιδεώδες', 'Παρισινοί πίνακες', 'Το κρασί', 'Άνθη του κακού', 'Ανταρσία', 'Ο θάνατος'],
    contentsEn: ['Spleen and Ideal', 'Parisian Scenes', 'Wine', 'Flowers of Evil', 'Revolt', 'Death'],
  },
  {
    key: 'neruda-erotika-poiimata-el',
    title: 'Ερωτικά ποιήματα',
    language: 'el',
    contributors: [['Πάμπλο Νερούδα'], ['Αγαθή Δημητρούκα', 'translator']],
    publisher: 'Πατάκης',
    year: 2009,
    pages: 96,
    binding: 'paperback',
    series: { name: 'Ξένη Ποίηση', nameEn: 'World Poetry', number: 2 },
    categories: ['world-poetry'],
    publisherPriceCents: 1190,
    priceCents: 1071,
    leadEl:
      'Μια μικρή ανθολογία με τα ερωτικά του Νερούδα, όπου το σώμα της αγαπημένης γίνεται τοπίο, θάλασσα, ψωμί και πατρίδα μαζί.',
    leadEn:
      'A small anthology of Neruda’s love poems, in which the body of the beloved becomes landscape, sea, bread and homeland at once.',
    descriptionEl:
      'Ο Χιλιανός ποιητής έγραψε για τον έρωτα σε όλη του τη ζωή, από τις νεανικές συλλογές ως τα χρόνια της ωριμότητας. Η επιλογή αυτή, σε σχήμα τσέπης, παρουσιάζει στα ελληνικά μια φωνή αισθησιακή και άμεση, που μιλά με απλά πράγματα για την επιθυμία, την απουσία και τη συντροφιά.',
    descriptionEn:
      'The Chilean poet wrote about love all his life, from his youthful collections to the years of maturity. This pocket-sized selection presents in Greek a sensuous and direct voice, one that speaks through simple things about desire, about absence and about the company of another person.',
  },
  {
    key: 'lorca-poiitis-nea-yorki-el',
    title: 'Ποιητής στη Νέα Υόρκη',
    language: 'el',
    originalTitle: 'Poeta en Nueva York',
    contributors: [['Φεδερίκο Γκαρθία Λόρκα'], ['Βασίλης Λαλιώτης', 'translator']],
    publisher: 'Σμίλη',
    year: 1993,
    binding: 'paperback',
    categories: ['world-poetry'],
    publisherPriceCents: 1490,
    priceCents: 1490,
    leadEl:
      'Ο Ανδαλουσιανός ποιητής φτάνει στη μητρόπολη το 1929, τη χρονιά του κραχ, και γράφει ποιήματα για τη μοναξιά μέσα στο πλήθος.',
    leadEn:
      'The Andalusian poet reaches the metropolis in 1929, the year of the crash, and writes poems about solitude in the midst of the crowd.',
    descriptionEl:
      'Μακριά από τις ελιές και τα φεγγάρια της Γρανάδας, ο Λόρκα περπατά στο Χάρλεμ, στη Γουόλ Στριτ και στο Κόνι Άιλαντ. Οι εικόνες του γίνονται τολμηρές και ονειρικές, ο τόνος του διαμαρτυρία. Το βιβλίο τυπώθηκε μετά τον θάνατό του και φανέρωσε μια άλλη πλευρά της ποίησής του.',
    descriptionEn:
      'Far from the olive trees and moons of Granada, Lorca walks through Harlem, Wall Street and Coney Island. His images become bold and dreamlike, his tone one of protest. The book was printed after his death, and it brought to light another side of his poetry.',
  },
]
