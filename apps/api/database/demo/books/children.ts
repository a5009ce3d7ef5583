import type { DemoBook } from '../demo-types.ts'

// Children's and young-adult books in Greek, by Greek authors and in translation.
export const children: DemoBook[] = [
  {
    key: 'trivizas-tria-mikra-lykakia',
    title: 'Τα τρία μικρά λυκάκια',
    language: 'el',
    originalTitle: 'The Three Little Wolves and the Big Bad Pig',
    contributors: [['Ευγένιος Τριβιζάς'], ['Έλεν Όξενμπερι', 'illustrator']],
    publisher: 'Μίνωας',
    year: 1993,
    pages: 32,
    binding: 'hardback',
    categories: ['picture-books'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Το γνωστό παραμύθι γυρισμένο ανάποδα: τρία τρυφερά λυκάκια χτίζουν σπίτια και ένα κακό γουρούνι βάλθηκε να τα γκρεμίσει.',
    leadEn:
      'The familiar tale turned upside down: three gentle little wolves build houses and a bad pig is determined to bring them down.',
    descriptionEl:
      'Τούβλα, μπετόν και συρματοπλέγματα δεν αρκούν, γιατί το γουρούνι διαθέτει βαριοπούλα και τρυπάνι. Τι άλλο θα μπορούσε να σταματήσει έναν πεισματάρη; Ο Τριβιζάς γράφει με ρυθμό και επαναλήψεις που τα παιδιά μαθαίνουν απέξω, και οι ακουαρέλες της Όξενμπερι γεμίζουν κάθε σελίδα λεπτομέρειες.',
    descriptionEn:
      'Bricks, concrete and barbed wire are not enough, because the pig has a sledgehammer and a drill. What else could stop someone so stubborn? Trivizas writes with a rhythm and with repetitions that children soon know by heart, and Oxenbury’s watercolours fill every page with detail.',
    ageFrom: 4,
  },
  {
    key: 'trivizas-teleftaia-mavri-gata',
    title: 'Η τελευταία μαύρη γάτα',
    language: 'el',
    contributors: [['Ευγένιος Τριβιζάς']],
    publisher: 'Ελληνικά Γράμματα',
    year: 2001,
    binding: 'paperback',
    categories: ['children-9-12'],
    priceCents: 1341,
    publisherPriceCents: 1490,
    leadEl:
      'Σε ένα νησί κάποιοι πιστεύουν ότι οι μαύρες γάτες φέρνουν γρουσουζιά· όταν αρχίζουν να χάνονται, μία αποφασίζει να αντισταθεί.',
    leadEn:
      'On an island some people believe that black cats bring bad luck; when the cats start to disappear, one decides to resist.',
    descriptionEl:
      'Ο αφηγητής είναι γάτος, ερωτευμένος, έξυπνος και κυνηγημένος. Γύρω του μια μυστική αδελφότητα προληπτικών στήνει παγίδες και οι υπόλοιποι σωπαίνουν. Περιπέτεια με αγωνία και χιούμορ που μιλά στα παιδιά για τον ρατσισμό, τον φανατισμό και την ευθύνη όσων απλώς κοιτάζουν.',
    descriptionEn:
      'The narrator is a tomcat, in love, clever and hunted. Around him a secret brotherhood of superstitious men sets traps, while everybody else keeps silent. An adventure with suspense and humour that speaks to children about racism, fanaticism and the responsibility of those who only look on.',
    ageFrom: 10,
  },
  {
    key: 'trivizas-88-ntolmadakia',
    title: 'Τα 88 ντολμαδάκια',
    language: 'el',
    contributors: [['Ευγένιος Τριβιζάς']],
    publisher: 'Καλέντης',
    year: 1997,
    binding: 'paperback',
    categories: ['children-6-9', 'children-9-12'],
    priceCents: 1341,
    publisherPriceCents: 1490,
    leadEl:
      'Ένα παραμύθι με πολλές διαδρομές: σε κάθε σταυροδρόμι ο αναγνώστης διαλέγει πού θα πάει η ιστορία και πώς θα τελειώσει.',
    leadEn:
      'A tale with many paths: at every crossroads the reader chooses where the story will go next and how it will end.',
    descriptionEl:
      'Όλα αρχίζουν με μια παραγγελία για ντολμαδάκια και έπειτα εξαρτώνται από το παιδί που κρατά το βιβλίο. Οι επιλογές οδηγούν σε δεκάδες διαφορετικές εκδοχές, άλλοτε αισίες και άλλοτε απρόοπτες, γεμάτες λογοπαίγνια. Διαβάζεται πολλές φορές, μόνο του ή με παρέα, χωρίς να επαναλαμβάνεται.',
    descriptionEn:
      'It all begins with an order for stuffed vine leaves and then depends on the child who holds the book. The choices lead to dozens of different versions, some happy and some unforeseen, all full of word play. It may be read many times, alone or in company, without ever repeating itself.',
    ageFrom: 7,
  },
  {
    key: 'zei-kaplani-tis-vitrinas',
    title: 'Το καπλάνι της βιτρίνας',
    language: 'el',
    contributors: [['Άλκη Ζέη']],
    publisher: 'Μεταίχμιο',
    year: 2011,
    binding: 'paperback',
    categories: ['children-9-12'],
    priceCents: 1188,
    publisherPriceCents: 1320,
    leadEl:
      'Δύο αδελφές, ένας βαλσαμωμένος τίγρης και το καλοκαίρι του 1936 σε ένα νησί όπου οι μεγάλοι αρχίζουν να μιλούν χαμηλόφωνα.',
    leadEn:
      'Two sisters, a stuffed tiger and the summer of 1936 on an island where the grown-ups are beginning to lower their voices.',
    descriptionEl:
      'Η Μέλια διηγείται όσα έζησε με τη Μυρτώ και τα παιδιά του καλοκαιριού, τις ιστορίες του ξαδέλφου Νίκου για το καπλάνι, τον παππού με τους «αρχαίους» του. Όταν έρχεται η δικτατορία, το σχολείο και τα παιχνίδια αλλάζουν. Ένα μυθιστόρημα για το πώς μαθαίνει ένα παιδί τι σημαίνει ελευθερία.',
    descriptionEn:
      'Melia tells what she lived through with Myrto and the summer children, cousin Nikos and his stories about the wildcat, grandfather and his “ancients”. When the dictatorship comes, school and games are no longer the same. A novel about the way a child learns what freedom means.',
    ageFrom: 10,
  },
  {
    key: 'zei-megalos-peripatos-tou-petrou',
    title: 'Ο μεγάλος περίπατος του Πέτρου',
    language: 'el',
    contributors: [['Άλκη Ζέη']],
    publisher: 'Μεταίχμιο',
    year: 2011,
    binding: 'paperback',
    categories: ['children-9-12'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Ο Πέτρος είναι εννιά χρονών όταν κηρύσσεται ο πόλεμος· τέσσερα χρόνια αργότερα δεν είναι πια το ίδιο παιδί.',
    leadEn: 'Petros is nine years old when war is declared; four years later he is no longer quite the same child.',
    descriptionEl:
      'Στην Αθήνα της Κατοχής η πείνα, το κρύο και ο φόβος μπαίνουν στο σπίτι, αλλά μπαίνουν και οι φίλοι, τα μυστικά, τα συνθήματα στους τοίχους. Η Ζέη γράφει για την Αντίσταση από το ύψος ενός παιδιού που θέλει να γίνει ήρωας και ανακαλύπτει πόσο κοστίζει.',
    descriptionEn:
      'In Athens under the Occupation hunger, cold and fear enter the house, but so do friends, secrets and slogans on the walls. Zei writes of the Resistance from the height of a child who wants to be a hero and who finds out how much it costs.',
    ageFrom: 10,
  },
  {
    key: 'zei-mov-omprela',
    title: 'Η μωβ ομπρέλα',
    language: 'el',
    contributors: [['Άλκη Ζέη']],
    publisher: 'Μεταίχμιο',
    year: 2011,
    binding: 'paperback',
    categories: ['children-9-12'],
    priceCents: 1188,
    publisherPriceCents: 1320,
    leadEl:
      'Καλοκαίρι του 1940 στο Μαρούσι: η Ελευθερία, τα δίδυμα αδέλφια της και ένας φίλος από τη Γαλλία ταξιδεύουν με μια ομπρέλα.',
    leadEn:
      'Maroussi, the summer of 1940: Eleftheria, her twin brothers and a friend from France go travelling with an umbrella.',
    descriptionEl:
      'Η Ελευθερία διαβάζει Ιλιάδα και τα βάζει με όσους θεωρούν ότι τα κορίτσια δεν χρειάζονται γράμματα. Με τα αγόρια της παρέας σκαρφίζεται παιχνίδια, κούκλες και πτήσεις. Ο κόσμος των παιδιών και ο κόσμος των μεγάλων ζουν χωριστά, λίγο πριν ο πόλεμος τους ενώσει.',
    descriptionEn:
      'Eleftheria reads the Iliad and quarrels with those who think that girls have no need of learning. With the boys of the group she invents games, puppets and flights. The world of children and the world of adults live apart, just before the war brings them together.',
    ageFrom: 9,
  },
  {
    key: 'zei-konstantina-arachnes',
    title: 'Η Κωνσταντίνα και οι αράχνες της',
    language: 'el',
    contributors: [['Άλκη Ζέη']],
    publisher: 'Μεταίχμιο',
    year: 2011,
    binding: 'paperback',
    categories: ['young-adult'],
    priceCents: 1341,
    publisherPriceCents: 1490,
    leadEl:
      'Η Κωνσταντίνα έρχεται από τη Γερμανία να ζήσει με τη γιαγιά της στην Αθήνα, και κανείς δεν τη ρώτησε αν το θέλει.',
    leadEn:
      'Konstantina comes from Germany to live with her grandmother in Athens, and nobody has asked her whether she wants to.',
    descriptionEl:
      'Οι γονείς χωρίζουν, η γιαγιά μιλά διαρκώς για την Αντίσταση και το νέο σχολείο δεν ανοίγει εύκολα. Στη μοναξιά της η Κωνσταντίνα εμπιστεύεται λάθος ανθρώπους και πλησιάζει τα ναρκωτικά. Μυθιστόρημα για εφήβους, που αντιμετωπίζει ένα δύσκολο θέμα με κατανόηση και χωρίς κηρύγματα.',
    descriptionEn:
      'Her parents are separating, her grandmother talks of nothing but the Resistance, and the new school is slow to open up. In her loneliness Konstantina trusts the wrong people and comes close to drugs. A novel for teenagers that treats a hard subject with understanding and without preaching.',
    ageFrom: 13,
  },
  {
    key: 'delta-paramythi-choris-onoma',
    title: 'Παραμύθι χωρίς όνομα',
    language: 'el',
    contributors: [['Πηνελόπη Δέλτα']],
    publisher: 'Εστία',
    year: 1999,
    binding: 'paperback',
    categories: ['children-9-12'],
    priceCents: 1170,
    publisherPriceCents: 1300,
    leadEl:
      'Ένα βασίλειο έχει ρημάξει από την αδιαφορία· ένα βασιλόπουλο και η αδελφή του αποφασίζουν να το ξαναφτιάξουν με τα χέρια τους.',
    leadEn:
      'A kingdom has gone to ruin through neglect; a young prince and his sister decide to rebuild it with their own hands.',
    descriptionEl:
      'Στη χώρα των Μοιρολατρών οι δρόμοι χορτάριασαν, ο στρατός σκόρπισε και όλοι κατηγορούν τους άλλους. Το Βασιλόπουλο μαθαίνει από έναν δάσκαλο και από τη σοφή Γνώση ότι η αλλαγή αρχίζει με τη δουλειά. Γραμμένο το 1910, διαβάζεται ως παραμύθι και ως μάθημα πολιτείας.',
    descriptionEn:
      'In the land of the Fatalists the roads are overgrown, the army has scattered and everyone blames everyone else. The Prince learns from a teacher and from wise Lady Knowledge that change begins with work. Written in 1910, it may be read as a fairy tale and as a lesson in citizenship.',
    ageFrom: 10,
  },
  {
    key: 'delta-trelantonis',
    title: 'Τρελαντώνης',
    language: 'el',
    contributors: [['Πηνελόπη Δέλτα']],
    publisher: 'Εστία',
    year: 1998,
    binding: 'paperback',
    categories: ['children-9-12'],
    priceCents: 1170,
    publisherPriceCents: 1300,
    leadEl:
      'Ο Αντώνης δεν σκέφτεται δεύτερη φορά: σκαρφαλώνει, τρέχει, σπάει, ομολογεί. Ένα καλοκαίρι σκανταλιών στον Πειραιά του περασμένου αιώνα.',
    leadEn:
      'Antonis never thinks twice: he climbs, runs, breaks things and owns up. A summer of mischief in Piraeus, long ago.',
    descriptionEl:
      'Τα τέσσερα αδέλφια από την Αλεξάνδρεια περνούν τις διακοπές τους με τον θείο και την αυστηρή θεία, δίπλα στη βασιλική οικογένεια. Η Δέλτα θυμάται τα δικά της παιδικά χρόνια και τον αδελφό της, και ζωγραφίζει με χιούμορ έναν κόσμο κανόνων όπου ένα τίμιο και ζωηρό αγόρι βρίσκει πάντα τον μπελά του.',
    descriptionEn:
      'Four brothers and sisters from Alexandria spend their holidays with an uncle and a strict aunt, next door to the royal family. Delta recalls her own childhood and her brother, and paints with humour a world of rules in which an honest and lively boy always finds trouble.',
    ageFrom: 9,
  },
  {
    key: 'delta-mystika-tou-valtou',
    title: 'Στα μυστικά του βάλτου',
    language: 'el',
    contributors: [['Πηνελόπη Δέλτα']],
    publisher: 'Εστία',
    year: 1997,
    binding: 'paperback',
    categories: ['young-adult', 'children-9-12'],
    priceCents: 1521,
    publisherPriceCents: 1690,
    leadEl:
      'Στη λίμνη των Γιαννιτσών, ανάμεσα σε καλάμια και πλάβες, δύο παιδιά γίνονται οδηγοί και αγγελιαφόροι στον Μακεδονικό Αγώνα.',
    leadEn:
      'On the lake of Giannitsa, among reeds and flat-bottomed boats, two boys become guides and messengers in the Macedonian Struggle.',
    descriptionEl:
      'Ο Αποστόλης ξέρει κάθε πέρασμα του βάλτου· ο μικρός Γιωβάν μαθαίνει δίπλα του ποιος είναι. Η Δέλτα συγκέντρωσε μαρτυρίες αγωνιστών και έστησε γύρω από πρόσωπα ιστορικά, όπως ο Άγρας και ο Νικηφόρος, ένα μυθιστόρημα περιπέτειας με τόπο υγρό, σκοτεινό και επικίνδυνο.',
    descriptionEn:
      'Apostolis knows every passage of the swamp; at his side little Giovan learns who he is. Delta collected the testimony of fighters and built, around historical figures such as Agras and Nikiforos, a novel of adventure set in a place that is wet, dark and dangerous.',
    ageFrom: 11,
  },
  {
    key: 'sari-thisavros-tis-vagias',
    title: 'Ο θησαυρός της Βαγίας',
    language: 'el',
    contributors: [['Ζωρζ Σαρή']],
    publisher: 'Πατάκης',
    year: 1995,
    binding: 'paperback',
    categories: ['children-9-12'],
    priceCents: 1089,
    publisherPriceCents: 1210,
    leadEl:
      'Μια παρέα παιδιών περνά το καλοκαίρι στην Αίγινα και ψάχνει έναν θησαυρό που έχει σχέση με τα χρόνια της Κατοχής.',
    leadEn:
      'A group of children spend the summer on Aegina in search of a treasure that has to do with the years of the Occupation.',
    descriptionEl:
      'Θάλασσα, σπηλιές, καβγάδες και συμφιλιώσεις: στη Βαγία τα παιδιά έχουν τον δικό τους κόσμο, ώσπου μια παλιά ιστορία τούς βάζει στα ίχνη ενός μυστικού. Η Σαρή γράφει με κέφι και φυσικό διάλογο, και κάτω από την περιπέτεια μιλά για το τι αξίζει να ονομάζεται θησαυρός.',
    descriptionEn:
      'Sea, caves, quarrels and reconciliations: at Vagia the children have a world of their own, until an old story sets them on the track of a secret. Sari writes in high spirits and with natural dialogue, and beneath the adventure she asks what deserves to be called a treasure.',
    ageFrom: 9,
  },
  {
    key: 'sari-otan-o-ilios',
    title: 'Όταν ο ήλιος…',
    language: 'el',
    contributors: [['Ζωρζ Σαρή']],
    publisher: 'Πατάκης',
    year: 1996,
    binding: 'paperback',
    categories: ['young-adult'],
    priceCents: 1188,
    publisherPriceCents: 1320,
    leadEl:
      'Η Ζωή μεγαλώνει μέσα στην Κατοχή: πρώτοι έρωτες, συσσίτια και παράνομοι μηχανισμοί, με τη φωνή ενός κοριτσιού που δεν λυγίζει.',
    leadEn:
      'Zoe grows up during the Occupation: first loves, soup kitchens and secret work, in the voice of a girl who will not give in.',
    descriptionEl:
      'Η συγγραφέας αντλεί από τη δική της εφηβεία στην Αθήνα των χρόνων 1940–1944. Στις σελίδες της η οργάνωση των νέων, το θέατρο, η πείνα και ο φόβος συνυπάρχουν με το γέλιο. Ένα μυθιστόρημα που έφερε την πρόσφατη ιστορία στο βιβλίο για παιδιά και εφήβους.',
    descriptionEn:
      'The author draws on her own teenage years in Athens between 1940 and 1944. In her pages the youth movement, the theatre, hunger and fear live side by side with laughter. A novel that helped to bring recent history into Greek books for children and teenagers.',
    ageFrom: 12,
  },
  {
    key: 'petrovits-spiti-gia-pente',
    title: 'Σπίτι για πέντε',
    language: 'el',
    contributors: [['Λότη Πέτροβιτς-Ανδρουτσοπούλου']],
    publisher: 'Πατάκης',
    year: 1987,
    binding: 'paperback',
    categories: ['children-9-12', 'young-adult'],
    priceCents: 1089,
    publisherPriceCents: 1210,
    leadEl:
      'Δύο οικογένειες που έχουν χωριστεί ή λαβωθεί δοκιμάζουν να γίνουν μία· τα παιδιά δεν είναι καθόλου βέβαια ότι το θέλουν.',
    leadEn:
      'Two families that have been parted or hurt try to become one, and the children are not at all sure that they agree.',
    descriptionEl:
      'Ένας πατέρας και μια μητέρα ξαναπαντρεύονται και τα παιδιά τους καλούνται να μοιραστούν δωμάτια, συνήθειες και αγάπη. Η Πέτροβιτς-Ανδρουτσοπούλου αφήνει να ακουστούν οι φόβοι και οι ζήλιες τους και δείχνει με λεπτότητα πώς ένα σπίτι φτιάχνεται σιγά σιγά από όλους όσους το κατοικούν.',
    descriptionEn:
      'A father and a mother marry again and their children are asked to share rooms, habits and love. Petrovits-Androutsopoulou lets us hear their fears and jealousies, and shows with delicacy how a home is made little by little by all those who live in it.',
    ageFrom: 11,
  },
  {
    key: 'boulotis-agalma-pou-kryone',
    title: 'Το άγαλμα που κρύωνε',
    language: 'el',
    contributors: [['Χρήστος Μπουλώτης'], ['Φωτεινή Στεφανίδη', 'illustrator']],
    publisher: 'Πατάκης',
    year: 1999,
    binding: 'hardback',
    categories: ['picture-books', 'children-6-9'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Στο Αρχαιολογικό Μουσείο ένα μικρό μαρμάρινο αγόρι με κάπα σφίγγει το σκυλάκι του, κρυώνει και νοσταλγεί την πατρίδα.',
    leadEn:
      'In the Archaeological Museum a little marble boy in a cloak hugs his dog, feels cold and longs for his home.',
    descriptionEl:
      'Ο αρχαιολόγος Χρήστος Μπουλώτης εμπνεύστηκε από το άγαλμα που ήρθε με τους πρόσφυγες από τη Μικρά Ασία και είναι γνωστό ως Προσφυγάκι. Με τη βοήθεια της καθαρίστριας, ενός πουλιού και του φεγγαριού, το αγόρι ετοιμάζεται για ένα ταξίδι. Οι ζωγραφιές της Στεφανίδη κρατούν την ησυχία του μουσείου.',
    descriptionEn:
      'The archaeologist Christos Boulotis was inspired by the statue that came with the refugees from Asia Minor and is known as the Little Refugee. With the help of friends who feel for him, the boy prepares for a journey. Stefanidi’s paintings keep the quiet of the museum at night.',
    ageFrom: 6,
  },
  {
    key: 'zarampouka-eirini',
    title: 'Ειρήνη',
    subtitle: 'Από τον Αριστοφάνη',
    language: 'el',
    contributors: [['Σοφία Ζαραμπούκα'], ['Αριστοφάνης']],
    publisher: 'Κέδρος',
    year: 1977,
    binding: 'paperback',
    categories: ['myths', 'children-6-9'],
    priceCents: 891,
    publisherPriceCents: 990,
    leadEl:
      'Ο Τρυγαίος κουράστηκε από τον πόλεμο και ανεβαίνει στον ουρανό πάνω σε ένα σκαθάρι για να ζητήσει πίσω την Ειρήνη.',
    leadEn:
      'Trygaeus is tired of war and flies up to heaven on the back of a beetle to ask for Peace to be given back.',
    descriptionEl:
      'Η κωμωδία του Αριστοφάνη διασκευασμένη και ζωγραφισμένη για παιδιά. Η Ζαραμπούκα κρατά το αστείο και το μήνυμα, αφηγείται με μικρές προτάσεις και ντύνει τους θεούς και τους αμπελουργούς με ζωηρά χρώματα. Μια πρώτη γνωριμία με το αρχαίο θέατρο, που διαβάζεται και παίζεται στην τάξη.',
    descriptionEn:
      'The comedy of Aristophanes retold and painted for children. Zarampouka keeps both the joke and the message, tells the story in short sentences, and dresses gods and vine growers in bright colours. A first meeting with ancient theatre, which may be read aloud or acted in class.',
    ageFrom: 6,
  },
  {
    key: 'mandilaras-12-theoi',
    title: 'Οι 12 θεοί του Ολύμπου',
    language: 'el',
    contributors: [['Φίλιππος Μανδηλαράς'], ['Ναταλία Καπατσούλια', 'illustrator']],
    publisher: 'Παπαδόπουλος',
    year: 2012,
    binding: 'paperback',
    series: { name: 'Η πρώτη μου μυθολογία', nameEn: 'My First Mythology' },
    categories: ['myths', 'picture-books'],
    priceCents: 711,
    publisherPriceCents: 790,
    leadEl:
      'Ποιος κυβερνά τη θάλασσα, ποιος φτιάχνει κεραυνούς και γιατί η Ήρα θυμώνει; Οι Ολύμπιοι για παιδιά που ακούνε ακόμη.',
    leadEn:
      'Who rules the sea, who makes the thunderbolts and why is Hera so cross? The Olympians for children who still listen.',
    descriptionEl:
      'Με λίγα λόγια, ομοιοκαταληξίες και πολλή κίνηση, ο Μανδηλαράς συστήνει έναν έναν τους δώδεκα θεούς και τις συνήθειές τους. Οι εικόνες της Καπατσούλια είναι γελαστές και γεμάτες λεπτομέρειες για να τις βρίσκει το παιδί όσο ακούει. Κατάλληλο για το νηπιαγωγείο και τις πρώτες τάξεις.',
    descriptionEn:
      'In few words, with rhymes and plenty of movement, Mandilaras introduces the twelve gods one by one, with their habits. The pictures by Kapatsoulia are cheerful and full of details for a child to find while listening. Suitable for nursery school and for the first years of primary.',
    ageFrom: 4,
  },
  {
    key: 'claybourne-anthropino-soma',
    title: 'Ανθρώπινο σώμα',
    language: 'el',
    contributors: [['Άννα Κλέιμπορν']],
    publisher: 'Διόπτρα',
    year: 2018,
    isbn13: '9789606055119',
    binding: 'hardback',
    categories: ['children-knowledge'],
    priceCents: 1341,
    publisherPriceCents: 1490,
    leadEl:
      'Πόσα οστά έχουμε, γιατί χτυπά η καρδιά και πού πάει το φαγητό; Απαντήσεις με εικόνες για παιδιά που ρωτούν πολλά.',
    leadEn:
      'How many bones do we have, why does the heart beat and where does food go? Pictured answers for children with many questions.',
    descriptionEl:
      'Ένα βιβλίο γνώσεων που παρουσιάζει τα μέρη και τις λειτουργίες του σώματος με σύντομα κείμενα και σχέδια. Η Κλέιμπορν, συγγραφέας πολλών βιβλίων επιστήμης για παιδιά, εξηγεί χωρίς να απλουστεύει υπερβολικά και συνδέει όσα διαβάζει το παιδί με όσα νιώθει και παρατηρεί στον εαυτό του.',
    descriptionEn:
      'A book of knowledge that presents the parts and the workings of the body in short texts and drawings. Claybourne, the author of many science books for children, explains without simplifying too much, and connects what the child reads with what it feels and notices in itself.',
    ageFrom: 7,
  },
  {
    key: 'saint-exupery-mikros-prigkipas',
    title: 'Ο Μικρός Πρίγκιπας',
    language: 'el',
    originalTitle: 'Le Petit Prince',
    contributors: [['Αντουάν ντε Σαιντ-Εξυπερύ']],
    publisher: 'Πατάκης',
    year: 1998,
    binding: 'paperback',
    categories: ['children-9-12', 'world-classics'],
    priceCents: 990,
    publisherPriceCents: 1100,
    leadEl:
      'Ένας αεροπόρος πέφτει στην έρημο και ένα παιδί από έναν μικρό πλανήτη του ζητεί να του ζωγραφίσει ένα αρνάκι.',
    leadEn: 'A pilot comes down in the desert, and a child from a small planet asks him to draw a sheep.',
    descriptionEl:
      'Ο Μικρός Πρίγκιπας άφησε το τριαντάφυλλό του, γνώρισε βασιλιάδες, ματαιόδοξους και λογιστές σε πλανήτες μιας σταλιάς, και έμαθε από μια αλεπού τι σημαίνει να εξημερώνεις κάποιον. Με τις ακουαρέλες του συγγραφέα, ένα κείμενο που κάθε ηλικία διαβάζει διαφορετικά.',
    descriptionEn:
      'The Little Prince left his rose, met kings, vain men and accountants on planets of no size at all, and learned from a fox what it means to tame someone. With the author’s own watercolours, this is a text that every age reads in its own way.',
    ageFrom: 8,
  },
  {
    key: 'rowling-harry-potter-1',
    title: 'Ο Χάρι Πότερ και η φιλοσοφική λίθος',
    language: 'el',
    originalTitle: 'Harry Potter and the Philosopher’s Stone',
    contributors: [['Τζ. Κ. Ρόουλινγκ'], ['Μάια Ρούτσου', 'translator']],
    publisher: 'Ψυχογιός',
    year: 1998,
    binding: 'paperback',
    series: { name: 'Χάρι Πότερ', nameEn: 'Harry Potter', number: 1 },
    categories: ['children-9-12', 'young-adult'],
    priceCents: 1521,
    publisherPriceCents: 1690,
    leadEl:
      'Ο Χάρι μένει σε μια ντουλάπα κάτω από τη σκάλα, ώσπου ένα γράμμα τού αποκαλύπτει ποιος είναι και πού ανήκει.',
    leadEn: 'Harry lives in a cupboard under the stairs until a letter tells him who he is and where he belongs.',
    descriptionEl:
      'Στο Χόγκουαρτς, τη σχολή μαγείας, ο Χάρι αποκτά για πρώτη φορά φίλους, τον Ρον και την Ερμιόνη, και μαζί τους ανακαλύπτει ότι στον τρίτο όροφο φυλάσσεται κάτι που κάποιος θέλει να κλέψει. Ο πρώτος τόμος της σειράς συνδυάζει σχολική ζωή, αίνιγμα και μαγικό κόσμο.',
    descriptionEn:
      'At Hogwarts, the school of magic, Harry makes friends for the first time, Ron and Hermione, and with them he finds out that something is being kept on the third floor which somebody wants to steal. The first volume of the series combines school life, a riddle and a world of magic.',
    ageFrom: 9,
  },
  {
    key: 'rowling-harry-potter-2',
    title: 'Ο Χάρι Πότερ και η κάμαρα με τα μυστικά',
    language: 'el',
    originalTitle: 'Harry Potter and the Chamber of Secrets',
    contributors: [['Τζ. Κ. Ρόουλινγκ'], ['Καίτη Οικονόμου', 'translator']],
    publisher: 'Ψυχογιός',
    year: 1999,
    binding: 'paperback',
    series: { name: 'Χάρι Πότερ', nameEn: 'Harry Potter', number: 2 },
    categories: ['children-9-12', 'young-adult'],
    priceCents: 1521,
    publisherPriceCents: 1690,
    leadEl:
      'Μια φωνή που μόνο ο Χάρι ακούει, γράμματα στους τοίχους και μαθητές που πετρώνουν: η δεύτερη χρονιά αρχίζει άσχημα.',
    leadEn:
      'A voice that only Harry can hear, writing on the walls and pupils turned to stone: the second year begins badly.',
    descriptionEl:
      'Ένα ξωτικό του σπιτιού προειδοποιεί τον Χάρι να μη γυρίσει στο Χόγκουαρτς, εκείνος όμως δεν έχει αλλού να πάει. Με τον Ρον και την Ερμιόνη ψάχνει ποιος άνοιξε την κάμαρα με τα μυστικά και τι ζει μέσα της. Το σχολείο χωρίζεται από τη δυσπιστία και τις προκαταλήψεις για την καταγωγή.',
    descriptionEn:
      'A house-elf warns Harry not to go back to Hogwarts, but he has nowhere else to go. With Ron and Hermione he looks for whoever opened the Chamber of Secrets and for what lives inside. The school is divided by mistrust and by prejudice about birth.',
    ageFrom: 9,
  },
  {
    key: 'rowling-harry-potter-3',
    title: 'Ο Χάρι Πότερ και ο αιχμάλωτος του Αζκαμπάν',
    language: 'el',
    originalTitle: 'Harry Potter and the Prisoner of Azkaban',
    contributors: [['Τζ. Κ. Ρόουλινγκ'], ['Καίτη Οικονόμου', 'translator']],
    publisher: 'Ψυχογιός',
    year: 2000,
    binding: 'paperback',
    series: { name: 'Χάρι Πότερ', nameEn: 'Harry Potter', number: 3 },
    categories: ['children-9-12', 'young-adult'],
    priceCents: 1521,
    publisherPriceCents: 1690,
    leadEl:
      'Ένας κρατούμενος δραπετεύει από το Αζκαμπάν και όλοι πιστεύουν ότι ψάχνει τον Χάρι· λίγοι όμως ξέρουν γιατί.',
    leadEn:
      'A prisoner escapes from Azkaban and everybody believes that he is looking for Harry; only a few know the reason why.',
    descriptionEl:
      'Οι παράφρονες φρουροί, χωρίς πρόσωπο και χωρίς έλεος, κυκλώνουν το σχολείο και φέρνουν στον Χάρι αναμνήσεις που δεν ήξερε ότι είχε. Ένας νέος δάσκαλος, ένας μυστικός χάρτης και ένα ρολόι που γυρίζει τον χρόνο τον οδηγούν πιο κοντά στην ιστορία των γονιών του.',
    descriptionEn:
      'The Dementors, faceless and without mercy, surround the school and bring to Harry memories that he did not know he had. A new teacher, a secret map and a device that turns back time lead him closer to the story of his parents.',
    ageFrom: 10,
  },
  {
    key: 'dahl-tsarli-ergostasio-sokolatas',
    title: 'Ο Τσάρλι και το εργοστάσιο σοκολάτας',
    language: 'el',
    originalTitle: 'Charlie and the Chocolate Factory',
    contributors: [['Ρόαλντ Νταλ'], ['Κουέντιν Μπλέικ', 'illustrator']],
    publisher: 'Ψυχογιός',
    year: 2005,
    binding: 'paperback',
    categories: ['children-6-9', 'children-9-12'],
    priceCents: 1188,
    publisherPriceCents: 1320,
    leadEl:
      'Πέντε χρυσά εισιτήρια, πέντε παιδιά και ένας παράξενος ζαχαροπλάστης που ανοίγει για μία ημέρα τις πύλες του.',
    leadEn:
      'Five golden tickets, five children and a peculiar sweet maker who is going to open the gates of his factory for a single day.',
    descriptionEl:
      'Ο Τσάρλι ζει με τους γονείς και τους τέσσερις παππούδες του σε ένα παγωμένο σπιτάκι και ονειρεύεται σοκολάτα. Στο εργοστάσιο του Γουίλι Γουόνκα, με τον καταρράκτη και τους μικροσκοπικούς εργάτες, τα παιδιά δοκιμάζονται ένα ένα. Ο Νταλ ξέρει να είναι αστείος και λίγο τρομακτικός μαζί.',
    descriptionEn:
      'Charlie lives with his parents and four grandparents in a freezing little house and dreams of chocolate. In Willy Wonka’s factory, with its waterfall and its tiny workers, the children are put to the test one after another. Dahl knows how to be funny and slightly frightening at once.',
    ageFrom: 8,
  },
  {
    key: 'dahl-matilnta',
    title: 'Ματίλντα',
    language: 'el',
    originalTitle: 'Matilda',
    contributors: [['Ρόαλντ Νταλ'], ['Κουέντιν Μπλέικ', 'illustrator']],
    publisher: 'Ψυχογιός',
    year: 2008,
    binding: 'paperback',
    categories: ['children-9-12', 'children-6-9'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Η Ματίλντα διάβασε ολόκληρη τη βιβλιοθήκη πριν πάει σχολείο· οι γονείς της προτιμούν την τηλεόραση και η διευθύντρια την πειθαρχία.',
    leadEn:
      'Matilda had read the whole library before she started school; her parents prefer television, and the headmistress prefers discipline.',
    descriptionEl:
      'Ένα κορίτσι με ασυνήθιστο μυαλό μεγαλώνει ανάμεσα σε ανθρώπους που δεν το προσέχουν, ώσπου συναντά μια δασκάλα που καταλαβαίνει. Όταν η φοβερή κυρία Τράντσμπουλ ξεπερνά κάθε όριο, η Ματίλντα ανακαλύπτει ότι διαθέτει μια δύναμη παράξενη. Για όσους αγαπούν τα βιβλία και το δίκιο.',
    descriptionEn:
      'A girl with an uncommon mind grows up among people who pay her no attention, until she meets a teacher who understands. When the dreadful Miss Trunchbull goes too far, Matilda discovers that she has a strange power. For all those who love books and fair play.',
    ageFrom: 8,
  },
  {
    key: 'lindgren-mikes-soupiera',
    title: 'Ο Μικές μες στη σουπιέρα',
    language: 'el',
    originalTitle: 'Emil i Lönneberga',
    contributors: [['Άστριντ Λίντγκρεν'], ['Μπγιερν Μπεργκ', 'illustrator'], ['Ντίνα Καμπά-Κούτρα', 'translator']],
    publisher: 'Ψυχογιός',
    year: 2012,
    binding: 'paperback',
    categories: ['children-6-9'],
    priceCents: 891,
    publisherPriceCents: 990,
    leadEl:
      'Ο Μικές είναι πέντε χρονών, δυνατός σαν βόδι και γεμάτος καλές προθέσεις που καταλήγουν σχεδόν πάντα σε καταστροφή.',
    leadEn:
      'Emil is five years old, strong as an ox and full of good intentions, which nearly always turn out to be disasters.',
    descriptionEl:
      'Σε ένα αγρόκτημα της Σουηδίας, τον παλιό καιρό, ένα αγόρι βάζει το κεφάλι του στη σουπιέρα για να γλείψει την τελευταία σταγόνα και δεν μπορεί να το βγάλει. Η δημιουργός της Πίπης διηγείται τις σκανταλιές του με αγάπη για τα παιδιά και κατανόηση για τους γονείς.',
    descriptionEn:
      'On a farm in Sweden, in the old days, a boy puts his head into the soup tureen to lick up the last drop and cannot get it out again. The creator of Pippi recounts his pranks with love for children and some understanding for their parents.',
    ageFrom: 6,
  },
  {
    key: 'ende-istoria-choris-telos',
    title: 'Η ιστορία χωρίς τέλος',
    language: 'el',
    originalTitle: 'Die unendliche Geschichte',
    contributors: [['Μίχαελ Έντε']],
    publisher: 'Ψυχογιός',
    year: 1985,
    binding: 'paperback',
    categories: ['children-9-12', 'young-adult'],
    priceCents: 1521,
    publisherPriceCents: 1690,
    leadEl:
      'Ένα αγόρι κλέβει ένα βιβλίο, κρύβεται στη σοφίτα του σχολείου και διαβάζοντας μπαίνει στην ιστορία που κρατά.',
    leadEn:
      'A boy steals a book, hides in the attic of his school, and as he reads he enters the story that he is holding.',
    descriptionEl:
      'Η Φαντασία, η χώρα όπου ζουν όλες οι ιστορίες, αφανίζεται από το Τίποτα και η Παιδική Αυτοκράτειρα ασθενεί. Ο νεαρός Ατρέγιου αναζητεί τη σωτηρία, αλλά εκείνος που χρειάζονται βρίσκεται έξω από τις σελίδες. Ο Έντε γράφει για τη δύναμη και τον κίνδυνο της επιθυμίας.',
    descriptionEn:
      'Fantastica, the land in which all stories live, is being swallowed by the Nothing, and the Childlike Empress is ill. Young Atreyu goes in search of a cure, but the one they need is outside the pages. Ende writes about the power and the danger of wishing.',
    ageFrom: 10,
  },
  {
    key: 'kinney-imerologio-spasikla-1',
    title: 'Το ημερολόγιο ενός σπασίκλα',
    subtitle: 'Τα χρονικά του Γκρεγκ Χέφλι',
    language: 'el',
    originalTitle: 'Diary of a Wimpy Kid',
    contributors: [['Τζεφ Κίνι']],
    publisher: 'Ψυχογιός',
    year: 2009,
    binding: 'paperback',
    series: { name: 'Το ημερολόγιο ενός σπασίκλα', nameEn: 'Diary of a Wimpy Kid', number: 1 },
    categories: ['children-9-12'],
    priceCents: 1089,
    publisherPriceCents: 1210,
    leadEl:
      'Ο Γκρεγκ δέχτηκε να κρατά ημερολόγιο μόνο για να το βρουν όταν γίνει διάσημος· προς το παρόν είναι απλώς στο γυμνάσιο.',
    leadEn: 'Greg agreed to keep a diary only so that it can be found when he is famous; for now he is just at school.',
    descriptionEl:
      'Με χειρόγραφα γράμματα και σκίτσα, ο Γκρεγκ Χέφλι καταγράφει τη σχολική χρονιά: τον φίλο του τον Ράουλι, τον μεγάλο αδελφό, τις δουλειές που γυρίζουν ανάποδα και τα σχέδια για δημοτικότητα. Ο ήρωας δεν είναι υπόδειγμα, και γι’ αυτό ακριβώς γελούν μαζί του τα παιδιά που δεν διαβάζουν εύκολα.',
    descriptionEn:
      'In handwriting and cartoons, Greg Heffley records the school year: his friend Rowley, his big brother, the jobs that go wrong and the schemes for becoming popular. The hero is no model of behaviour, which is why even children who do not read easily will laugh along with him.',
    ageFrom: 9,
  },
  {
    key: 'carle-kampia-poly-peinasmeni',
    title: 'Μια κάμπια πολύ πεινασμένη',
    language: 'el',
    originalTitle: 'The Very Hungry Caterpillar',
    contributors: [['Έρικ Καρλ']],
    publisher: 'Καλειδοσκόπιο',
    year: 2007,
    binding: 'hardback',
    categories: ['picture-books'],
    priceCents: 1170,
    publisherPriceCents: 1300,
    leadEl:
      'Τη Δευτέρα τρώει ένα μήλο, την Τρίτη δύο αχλάδια, και πάλι πεινάει: μια κάμπια μεγαλώνει τρυπώντας τις σελίδες.',
    leadEn:
      'On Monday it eats one apple, on Tuesday two pears, and it is still hungry: a caterpillar grows by nibbling through the pages.',
    descriptionEl:
      'Μέσα από τις τρύπες που αφήνει η κάμπια το μικρό παιδί μετρά ως το πέντε, μαθαίνει τις ημέρες της εβδομάδας και ονόματα φαγητών, και στο τέλος βλέπει μια μεταμόρφωση. Τα κολάζ του Καρλ, από χαρτί που ζωγράφιζε ο ίδιος, αναγνωρίζονται από μακριά.',
    descriptionEn:
      'Through the holes left by the caterpillar the small child counts up to five, learns the days of the week and the names of foods, and at the end sees a transformation. Carle’s collages, made from paper which he painted himself, can be recognised from a distance.',
    ageFrom: 2,
  },
  {
    key: 'collins-agones-peinas',
    title: 'Αγώνες πείνας',
    language: 'el',
    originalTitle: 'The Hunger Games',
    contributors: [['Σούζαν Κόλινς']],
    publisher: 'Πλατύπους',
    year: 2009,
    binding: 'paperback',
    series: { name: 'Αγώνες πείνας', nameEn: 'The Hunger Games', number: 1 },
    categories: ['young-adult'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Κάθε χρόνο είκοσι τέσσερις έφηβοι κληρώνονται για έναν αγώνα που μεταδίδεται ζωντανά· η Κάτνις παίρνει τη θέση της αδελφής της.',
    leadEn:
      'Every year twenty-four teenagers are drawn for a contest broadcast live; Katniss steps forward in the place of her sister.',
    descriptionEl:
      'Σε μια μελλοντική χώρα η πρωτεύουσα κρατά υποταγμένες τις επαρχίες με το θέαμα και τον φόβο. Η Κάτνις ξέρει να κυνηγά και να επιβιώνει, όχι όμως να χαμογελά στις κάμερες. Ένα δυστοπικό μυθιστόρημα για εφήβους, που ρωτά τι μένει ανθρώπινο όταν οι κανόνες δεν είναι.',
    descriptionEn:
      'In a country of the future the Capitol keeps the districts obedient through spectacle and fear. Katniss knows how to hunt and to survive, but not how to smile for the cameras. A dystopian novel for teenagers that asks what remains human when the rules are not.',
    ageFrom: 13,
  },
  {
    key: 'wilde-egoistis-gigantas',
    title: 'Ο εγωιστής γίγαντας',
    language: 'el',
    originalTitle: 'The Selfish Giant',
    contributors: [['Όσκαρ Ουάιλντ']],
    publisher: 'Αρμός',
    year: 2013,
    isbn13: '9789605277925',
    binding: 'paperback',
    categories: ['picture-books', 'children-6-9'],
    priceCents: 900,
    publisherPriceCents: 1000,
    leadEl: 'Ένας γίγαντας χτίζει τοίχο για να μην παίζουν παιδιά στον κήπο του, και τότε η άνοιξη παύει να έρχεται.',
    leadEn:
      'A giant builds a wall to keep children from playing in his garden, and from then on the spring does not come.',
    descriptionEl:
      'Ένα από τα παραμύθια που ο Ουάιλντ έλεγε στους γιους του. Ο χειμώνας θρονιάζεται στον κήπο, ο βοριάς ουρλιάζει στις καμινάδες, ώσπου μερικά παιδιά περνούν από μια τρύπα του τοίχου. Κείμενο σύντομο και μουσικό, για τη γενναιοδωρία και για ένα αγόρι διαφορετικό από τα άλλα.',
    descriptionEn:
      'One of the stories that Wilde used to tell his sons. Winter settles in the garden and the north wind howls down the chimneys, until some children slip in through a hole in the wall. A short and musical text about generosity and about a boy who is different from the rest.',
    ageFrom: 6,
  },
  {
    key: 'gaarder-kosmos-tis-sofias',
    title: 'Ο κόσμος της Σοφίας',
    subtitle: 'Μυθιστόρημα για την ιστορία της φιλοσοφίας',
    language: 'el',
    originalTitle: 'Sofies verden',
    contributors: [['Γιοστέιν Γκάαρντερ']],
    publisher: 'Λιβάνης',
    year: 1994,
    binding: 'paperback',
    categories: ['young-adult', 'philosophy'],
    priceCents: 1521,
    publisherPriceCents: 1690,
    leadEl:
      'Η Σοφία βρίσκει στο γραμματοκιβώτιο δύο ερωτήσεις: ποια είσαι και από πού έρχεται ο κόσμος; Έτσι αρχίζει ένα μάθημα.',
    leadEn:
      'Sophie finds two questions in her letter box: who are you, and where does the world come from? A course begins.',
    descriptionEl:
      'Ένας άγνωστος στέλνει σε ένα δεκατετράχρονο κορίτσι σελίδες για τους προσωκρατικούς, τον Σωκράτη, τον Καντ, τον Δαρβίνο. Παράλληλα φτάνουν κάρτες για κάποια Χίλντε που η Σοφία δεν γνωρίζει. Η ιστορία της φιλοσοφίας γίνεται αστυνομικό αίνιγμα, με λύση που ανήκει και αυτή στη φιλοσοφία.',
    descriptionEn:
      'A stranger sends a girl of fourteen some pages about the Presocratics, Socrates, Kant and Darwin. At the same time postcards arrive for a certain Hilde, whom Sophie does not know. The history of philosophy becomes a mystery, with a solution that itself belongs to philosophy.',
    ageFrom: 13,
  },
]
