import type { DemoBook } from '../demo-types.ts'

// Greek poetry of the demo shop, in Greek.

export const greekPoetry: DemoBook[] = [
  {
    key: 'kavafis-poiimata-a',
    title: 'Τα ποιήματα, τόμος Α΄',
    subtitle: '1897–1918',
    language: 'el',
    contributors: [['Κ. Π. Καβάφης'], ['Γ. Π. Σαββίδης', 'editor']],
    publisher: 'Ίκαρος',
    year: 1991,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1400,
    publisherPriceCents: 1400,
    leadEl:
      'Η «Ιθάκη», οι «Θερμοπύλες» και τα πρώτα αναγνωρισμένα ποιήματα του Αλεξανδρινού, στη σειρά που ο ίδιος τα σκεφτόταν και τα τύπωνε.',
    leadEn:
      '«Ithaca», «Thermopylae» and the earlier acknowledged poems of the Alexandrian, in the sequence in which he himself considered and printed them.',
    descriptionEl:
      'Ο Καβάφης δεν εξέδωσε βιβλίο στο εμπόριο· μοίραζε τεύχη και συλλογές στους φίλους του. Ο Γ. Π. Σαββίδης συγκρότησε την έκδοση με βάση εκείνα τα έντυπα. Στον πρώτο τόμο ακούγεται ήδη η φωνή που συνδυάζει ιστορία, ειρωνεία και επιθυμία με λέξεις ζυγισμένες μία μία.',
    descriptionEn:
      'Cavafy never published a book for sale; he gave pamphlets and collections to friends. G. P. Savidis established this edition of «The Poems» on the basis of those printings. In the first volume one already hears the voice that joins history, irony and desire, in words weighed one by one.',
  },
  {
    key: 'kavafis-poiimata-v',
    title: 'Τα ποιήματα, τόμος Β΄',
    subtitle: '1919–1933',
    language: 'el',
    contributors: [['Κ. Π. Καβάφης'], ['Γ. Π. Σαββίδης', 'editor']],
    publisher: 'Ίκαρος',
    year: 1991,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1400,
    publisherPriceCents: 1400,
    leadEl:
      'Τα ποιήματα της ωριμότητας, όπου οι μορφές του ελληνιστικού κόσμου και οι νέοι της Αλεξάνδρειας μιλούν σαν να βρίσκονται στο διπλανό τραπέζι.',
    leadEn:
      'The poems of maturity, in which figures of the Hellenistic world and the young men of Alexandria speak as though seated at the next table.',
    descriptionEl:
      'Ο δεύτερος τόμος φτάνει ως το τελευταίο ποίημα που ετοίμασε ο Καβάφης, λίγο πριν από τον θάνατό του. Βασιλιάδες χωρίς βασίλειο, επιτάφια, δωμάτια που θυμούνται και η πολιτεία γύρω τους συνθέτουν ένα έργο μικρό σε έκταση, με επιμέλεια του Γ. Π. Σαββίδη.',
    descriptionEn:
      'The second volume reaches the last poem that Cavafy prepared, shortly before his death. Kings without a kingdom, epitaphs, rooms that remember and the city around them make up a body of work small in size, here in the edition by G. P. Savidis. Together the two books hold the acknowledged poems.',
  },
  {
    key: 'seferis-poiimata',
    title: 'Ποιήματα',
    language: 'el',
    contributors: [['Γιώργος Σεφέρης']],
    publisher: 'Ίκαρος',
    year: 1972,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1782,
    publisherPriceCents: 1980,
    leadEl:
      'Από τη «Στροφή» ως τα «Τρία κρυφά ποιήματα», η πορεία ενός ποιητή που κοίταξε την Ελλάδα από την ξενιτιά, τα ερείπια και τη θάλασσα.',
    leadEn:
      'From «Turning Point» to «Three Secret Poems», the course of a poet who looked at Greece from exile, from its ruins and from the sea.',
    descriptionEl:
      'Ο συγκεντρωτικός τόμος των ποιημάτων του Σεφέρη περιλαμβάνει το «Μυθιστόρημα», τα τρία «Ημερολόγια καταστρώματος», την «Κίχλη». Ο αρχαίος μύθος συναντά την προσφυγιά και τον πόλεμο σε στίχο λιτό, κοντά στην ομιλία. Με το έργο αυτό ο ποιητής τιμήθηκε το 1963 με το Νόμπελ Λογοτεχνίας.',
    descriptionEn:
      'The collected volume of Seferis’s poems includes «Mythistorema», the three «Logbooks» and «Thrush». Ancient myth meets exile and war in a spare line close to speech. For this body of work the poet was awarded the Nobel Prize in Literature in 1963, and lines of it have passed into common use.',
  },
  {
    key: 'elytis-axion-esti',
    title: 'Το Άξιον Εστί',
    language: 'el',
    contributors: [['Οδυσσέας Ελύτης']],
    publisher: 'Ίκαρος',
    year: 1959,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1350,
    publisherPriceCents: 1500,
    leadEl:
      'Ένα ποίημα σε τρία μέρη, χτισμένο όπως μια λειτουργία, όπου ο ποιητής και ο τόπος του γεννιούνται, δοκιμάζονται και υμνούν τον κόσμο.',
    leadEn:
      'A poem in three parts, built like a liturgy, in which the poet and his land are born, are tested and sing the praise of the world.',
    descriptionEl:
      'Ο Ελύτης παίρνει τη γλώσσα από την υμνογραφία, το δημοτικό τραγούδι και τον Σολωμό και μιλά για το φως του Αιγαίου, για τον πόλεμο και την Κατοχή. Μελωδίες του Μίκη Θεοδωράκη έφεραν πολλούς στίχους στα χείλη του κόσμου. Το ποίημα κυκλοφόρησε το 1959.',
    descriptionEn:
      'Elytis draws his language from hymns, folk song and Solomos, and speaks of the light of the Aegean, of war and of the Occupation. Melodies by Mikis Theodorakis brought many of its verses to people’s lips. «The Axion Esti», whose title means «Worthy It Is», was first published in 1959.',
    contentsEl: ['Η Γένεσις', 'Τα Πάθη', 'Το Δοξαστικόν'],
    contentsEn: ['The Genesis', 'The Passion', 'The Gloria'],
  },
  {
    key: 'elytis-monogramma',
    title: 'Το μονόγραμμα',
    language: 'el',
    contributors: [['Οδυσσέας Ελύτης']],
    publisher: 'Ίκαρος',
    year: 1972,
    binding: 'paperback',
    categories: ['greek-poetry'],
    priceCents: 1000,
    publisherPriceCents: 1000,
    leadEl:
      'Ένα ερωτικό ποίημα σε επτά μέρη για μια αγάπη που δεν βρήκε τόπο στη γη και ζητά να κατοικήσει σε έναν παράδεισο φτιαγμένο από λόγια.',
    leadEn:
      'A love poem in seven parts for a love that found no place on earth and asks to dwell in a paradise made out of words.',
    descriptionEl:
      'Το ποίημα αναπτύσσεται με αυστηρή αρχιτεκτονική: οι στίχοι κάθε μέρους αυξάνουν ως το μέσο και ύστερα λιγοστεύουν συμμετρικά. Μέσα σε αυτή τη μορφή ο Ελύτης αφήνει το πάθος, τον θρήνο και τα νησιωτικά τοπία να μιλήσουν ελεύθερα. Ένα μικρό βιβλίο που χαρίζεται συχνά.',
    descriptionEn:
      'The poem unfolds with strict architecture: the lines of each part increase up to the middle and then diminish symmetrically. Within that form Elytis lets passion, lament and island landscapes speak freely. «The Monogram» is a small book that is often given as a present.',
  },
  {
    key: 'ritsos-epitafios',
    title: 'Επιτάφιος',
    language: 'el',
    contributors: [['Γιάννης Ρίτσος']],
    publisher: 'Κέδρος',
    year: 1990,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1000,
    publisherPriceCents: 1000,
    leadEl:
      'Μια μάνα θρηνεί τον γιο της που σκοτώθηκε σε διαδήλωση, με στίχους που έρχονται από το μοιρολόι και από τον θρήνο της Μεγάλης Παρασκευής.',
    leadEn:
      'A mother mourns her son, killed in a demonstration, in verses that come from the folk lament and from the Good Friday dirge.',
    descriptionEl:
      'Τον Μάιο του 1936 μια φωτογραφία από τη Θεσσαλονίκη έδειξε μια μητέρα γονατισμένη πάνω στο νεκρό παιδί της. Ο Ρίτσος έγραψε το ποίημα μέσα σε λίγες μέρες, σε δεκαπεντασύλλαβο. Η μελοποίηση του Μίκη Θεοδωράκη του έδωσε αργότερα μια δεύτερη ζωή.',
    descriptionEn:
      'In May 1936 a photograph from Thessaloniki showed a mother kneeling over her dead child. Ritsos wrote the poem in a few days, in the traditional fifteen-syllable line. The setting by Mikis Theodorakis later gave «Epitaphios» a second life, and the lament passed from the page to the street.',
  },
  {
    key: 'ritsos-sonata-tou-selinofotos',
    title: 'Η σονάτα του σεληνόφωτος',
    language: 'el',
    contributors: [['Γιάννης Ρίτσος']],
    publisher: 'Κέδρος',
    year: 1994,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 900,
    publisherPriceCents: 1000,
    leadEl:
      'Μια γυναίκα μιλά σε έναν νέο, μια ανοιξιάτικη νύχτα με φεγγάρι, και του ζητά να την αφήσει να έρθει μαζί του ως την άκρη του δρόμου.',
    leadEn:
      'A woman speaks to a young man on a moonlit spring night and asks him to let her walk with him as far as the end of the road.',
    descriptionEl:
      'Ο δραματικός αυτός μονόλογος ανοίγει τον κύκλο που έγινε αργότερα η «Τέταρτη διάσταση». Το σπίτι γερνά μαζί με την ηρωίδα, τα έπιπλα θυμούνται, και η επωδός επανέρχεται κάθε φορά με άλλο βάρος. Ο Ρίτσος έλαβε για το ποίημα το Κρατικό Βραβείο Ποίησης του 1956.',
    descriptionEn:
      'This dramatic monologue opens the cycle that later became «The Fourth Dimension». The house grows old along with the speaker, the furniture remembers, and the refrain returns each time with a different weight. Ritsos received the State Poetry Prize of 1956 for «Moonlight Sonata».',
  },
  {
    key: 'kavvadias-marampou',
    title: 'Μαραμπού',
    language: 'el',
    contributors: [['Νίκος Καββαδίας']],
    publisher: 'Άγρα',
    year: 1990,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1000,
    publisherPriceCents: 1000,
    leadEl:
      'Τα πρώτα ποιήματα ενός ναυτικού που έγραφε για λιμάνια, αρρώστιες και αλλόκοτους φίλους, με έμμετρο στίχο και με τη δίψα του ταξιδιού.',
    leadEn:
      'The first poems of a seaman who wrote of ports, illnesses and strange friends, in metrical verse and with a thirst for travel.',
    descriptionEl:
      'Ο Καββαδίας ήταν είκοσι τριών χρονών όταν τύπωσε το «Μαραμπού», το 1933, και το όνομα του πουλιού τού έμεινε παρατσούκλι. Τα ποιήματα διηγούνται μικρές ιστορίες σε καταστρώματα και καμπίνες, με θλίψη και με χιούμορ. Πολλά από αυτά έγιναν αργότερα τραγούδια.',
    descriptionEn:
      'Kavvadias was twenty-three when he printed «Marabou» in 1933, and the bird’s name stayed with him as a nickname. The poems tell small stories set on decks and in cabins, with sorrow and with humour. Several of them later became songs known to people who have never opened a poetry book.',
  },
  {
    key: 'kavvadias-pousi',
    title: 'Πούσι',
    language: 'el',
    contributors: [['Νίκος Καββαδίας']],
    publisher: 'Άγρα',
    year: 1990,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1000,
    publisherPriceCents: 1000,
    leadEl:
      'Η ομίχλη της θάλασσας τυλίγει τα ποιήματα της δεύτερης συλλογής του Καββαδία, όπου η ναυτική γλώσσα γίνεται κρυπτική και μουσική.',
    leadEn:
      'Sea fog wraps the poems of Kavvadias’s second collection, in which the language of sailors becomes cryptic and musical at once.',
    descriptionEl:
      'Το «Πούσι» κυκλοφόρησε το 1947, ύστερα από τον πόλεμο και από χρόνια σιωπής. Οι εικόνες έρχονται γρηγορότερα, τα ονόματα των λιμανιών ανακατεύονται με ονόματα φίλων, και η νοσταλγία γυρίζει αντίστροφα: ο ναυτικός στη στεριά ποθεί τη θάλασσα και το καράβι που έχασε.',
    descriptionEn:
      'The collection appeared in 1947, after the war and years of silence. Images come more quickly, the names of ports mingle with the names of friends, and homesickness runs in reverse: the seaman on land longs for the sea. The title, «Fog», is the sailors’ own word for the mist that hides the coast.',
  },
  {
    key: 'karyotakis-poiimata-kai-peza',
    title: 'Ποιήματα και πεζά',
    language: 'el',
    contributors: [['Κώστας Καρυωτάκης'], ['Γ. Π. Σαββίδης', 'editor']],
    publisher: 'Ερμής',
    year: 1972,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1305,
    publisherPriceCents: 1450,
    leadEl:
      'Οι τρεις συλλογές του Καρυωτάκη και τα πεζά του σε έναν τόμο, για μια φωνή πικρή και σαρκαστική που δεν έπαψε να βρίσκει αναγνώστες.',
    leadEn:
      'Karyotakis’s three collections and his prose in one volume, for a bitter and sardonic voice that has never ceased to find readers.',
    descriptionEl:
      'Ο δημόσιος υπάλληλος Καρυωτάκης έγραψε για τα γραφεία, τις επαρχίες, τους δρόμους χωρίς διέξοδο, με στίχο άψογο που ξαφνικά σκοντάφτει επίτηδες. Η ελεγεία και η σάτιρα συνυπάρχουν σε κάθε σελίδα. Η έκδοση έχει τη φιλολογική φροντίδα του Γ. Π. Σαββίδη.',
    descriptionEn:
      'Karyotakis the civil servant wrote of offices, provincial towns and roads without an exit, in flawless verse that suddenly and deliberately stumbles. Elegy and satire share every page. The edition of «Poems and Prose» was prepared by the scholar G. P. Savidis and follows the order of the original books.',
    contentsEl: ['Ο πόνος του ανθρώπου και των πραμάτων', 'Νηπενθή', 'Ελεγεία και σάτιρες', 'Πεζά'],
    contentsEn: ['The Pain of Man and of Things', 'Nepenthe', 'Elegies and Satires', 'Prose'],
  },
  {
    key: 'solomos-apanta-a',
    title: 'Άπαντα, τόμος Α΄',
    subtitle: 'Ποιήματα',
    language: 'el',
    contributors: [['Διονύσιος Σολωμός'], ['Λίνος Πολίτης', 'editor']],
    publisher: 'Ίκαρος',
    year: 1948,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1800,
    publisherPriceCents: 2000,
    leadEl:
      'Ο «Ύμνος εις την Ελευθερίαν», ο «Κρητικός», ο «Πόρφυρας» και τα σχεδιάσματα των «Ελεύθερων πολιορκημένων» στη φιλολογική έκδοση του Λίνου Πολίτη.',
    leadEn:
      'The «Hymn to Liberty», «The Cretan», «The Shark» and the drafts of «The Free Besieged», in the scholarly edition by Linos Politis.',
    descriptionEl:
      'Ο Σολωμός άφησε τα μεγάλα του έργα σε σπαράγματα, που διαβάζονται σαν ένα εργαστήριο ανοιχτό. Η φύση, η ελευθερία και ο πειρασμός της ομορφιάς στέκονται αντίκρυ στον πολιορκημένο άνθρωπο. Ο τόμος συγκεντρώνει τα ελληνικά ποιήματα, από τα νεανικά ως τα ώριμα.',
    descriptionEn:
      'Solomos left his major works in fragments, which read like an open workshop. Nature, freedom and the temptation of beauty stand facing the besieged human being. This first volume of the «Collected Works» gathers the Greek poems, from the youthful pieces to those of maturity, with the notes of the editor.',
  },
  {
    key: 'sikelianos-lyrikos-vios-a',
    title: 'Λυρικός βίος, τόμος Α΄',
    language: 'el',
    contributors: [['Άγγελος Σικελιανός'], ['Γ. Π. Σαββίδης', 'editor']],
    publisher: 'Ίκαρος',
    year: 1965,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1900,
    publisherPriceCents: 1900,
    leadEl:
      'Ο πρώτος τόμος των λυρικών ποιημάτων του Σικελιανού, με τον «Αλαφροΐσκιωτο» και τη φυσική ευφορία ενός ποιητή που πίστεψε στην ενότητα του κόσμου.',
    leadEn:
      'The first volume of Sikelianos’s lyric poems, with «The Light-Shadowed» and the bodily joy of a poet who believed in the unity of the world.',
    descriptionEl:
      'Γεννημένος στη Λευκάδα, ο Σικελιανός έγραψε με πνοή πλατιά για τη γη, τους αρχαίους θεούς και τα σύμβολα του χριστιανισμού ως μέρη μιας ίδιας πίστης. Ο «Λυρικός βίος» οργανώνει το έργο του όπως το ήθελε ο ίδιος. Επιμελητής της έκδοσης είναι ο Γ. Π. Σαββίδης.',
    descriptionEn:
      'Born on Lefkada, Sikelianos wrote with a broad breath of the earth, of the ancient gods and of Christian symbols as parts of one faith. «Lyric Life» arranges his work as he himself wished it. The editor of these volumes is G. P. Savidis, who followed the poet’s own plan.',
  },
  {
    key: 'palamas-dodekalogos-tou-gyftou',
    title: 'Ο δωδεκάλογος του Γύφτου',
    language: 'el',
    contributors: [['Κωστής Παλαμάς']],
    publisher: 'Γκοβόστης',
    year: 1995,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1125,
    publisherPriceCents: 1250,
    leadEl:
      'Ένας Γύφτος, ελεύθερος από πατρίδα και πίστη, περιπλανιέται στα χρόνια πριν από την Άλωση και ζητά, μέσα από την άρνηση, μια καινούργια αρχή.',
    leadEn:
      'A Gypsy, free of country and creed, wanders in the years before the fall of Constantinople and seeks, by way of denial, a new beginning.',
    descriptionEl:
      'Το ποίημα, του 1907, είναι χωρισμένο σε δώδεκα «λόγους» με διαφορετικά μέτρα και τόνους. Ο ήρωας αρνείται τη δουλειά, τον έρωτα, τους θεούς, ώσπου η μουσική ενός βιολιού τον συμφιλιώνει με τον κόσμο. Ο Παλαμάς συνομιλεί εδώ με την ιστορία και τις ιδέες του καιρού του.',
    descriptionEn:
      'The poem, from 1907, is divided into twelve «words» of differing metres and tones. The hero rejects work, love and the gods, until the music of a violin reconciles him with the world. In «The Twelve Words of the Gypsy» Palamas converses with the history and ideas of his time.',
    contentsEl: [
      'Ο ερχομός',
      'Δουλευτής',
      'Αγάπη',
      'Ο θάνατος των θεών',
      'Ο θάνατος των αρχαίων',
      'Γύρω σε μια φωτιά',
      'Το πανηγύρι της Κακάβας',
      'Προφητικός',
      'Το βιολί',
      'Αναστάσιμος',
      'Το παραμύθι του Αδάκρυτου',
      'Κόσμος',
    ],
    contentsEn: [
      'The Coming',
      'Labouring',
      'Love',
      'The Death of the Gods',
      'The Death of the Ancients',
      'Around a Fire',
      'The Festival of Kakava',
      'Prophetic',
      'The Violin',
      'Resurrection',
      'The Tale of the Tearless One',
      'Cosmos',
    ],
  },
  {
    key: 'gatsos-amorgos',
    title: 'Αμοργός',
    language: 'el',
    contributors: [['Νίκος Γκάτσος']],
    publisher: 'Πατάκης',
    year: 2000,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1000,
    publisherPriceCents: 1000,
    leadEl:
      'Το μοναδικό ποιητικό βιβλίο που τύπωσε ο Γκάτσος όσο ζούσε, γραμμένο στην Κατοχή, ενώνει τον υπερρεαλισμό με το δημοτικό τραγούδι.',
    leadEn:
      'The one book of poems Gatsos printed in his lifetime, written under the Occupation, unites surrealism with Greek folk song.',
    descriptionEl:
      'Κατά τον μύθο γράφτηκε σε μία νύχτα και έχει το όνομα ενός νησιού που ο ποιητής δεν είχε δει. Οι εικόνες του έρχονται από το χωριό, τη θάλασσα, τα παραμύθια και τα όνειρα. Η «Αμοργός» του 1943 επηρέασε βαθιά τους νεότερους και κράτησε τον ήχο της ακέραιο.',
    descriptionEn:
      'According to legend it was written in a single night, and it bears the name of an island the poet had never seen. Its images come from village, sea, fairy tale and dream. «Amorgos», from 1943, deeply influenced younger poets and has kept its music whole.',
  },
  {
    key: 'anagnostakis-poiimata',
    title: 'Τα ποιήματα',
    subtitle: '1941–1971',
    language: 'el',
    contributors: [['Μανόλης Αναγνωστάκης']],
    publisher: 'Νεφέλη',
    year: 2000,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1395,
    publisherPriceCents: 1550,
    leadEl:
      'Ποιήματα χαμηλόφωνα και πολιτικά, γραμμένα από έναν άνθρωπο που έζησε από κοντά την ήττα και αρνήθηκε να μιλήσει με μεγάλα λόγια.',
    leadEn:
      'Quiet, political poems written by a man who lived through defeat and refused to speak of it in large words.',
    descriptionEl:
      'Από τις «Εποχές» ως τον «Στόχο», ο Αναγνωστάκης κρατά ημερολόγιο μιας γενιάς: οι φίλοι που χάθηκαν, η φυλακή, η Θεσσαλονίκη, οι λέξεις που πρέπει να καρφώνονται σαν πρόκες. Η συγκεντρωτική έκδοση επιτρέπει να παρακολουθήσει κανείς όλη τη διαδρομή ως τη σιωπή που διάλεξε.',
    descriptionEn:
      'From «Seasons» to «The Target», Anagnostakis keeps the journal of a generation: friends who were lost, prison, Thessaloniki, words that must be driven in like nails. The collected edition, «The Poems», allows the reader to follow the whole course up to the silence that he chose for himself.',
  },
  {
    key: 'dimoula-poiimata',
    title: 'Ποιήματα',
    language: 'el',
    contributors: [['Κική Δημουλά']],
    publisher: 'Ίκαρος',
    year: 1998,
    binding: 'paperback',
    categories: ['greek-poetry'],
    priceCents: 1800,
    publisherPriceCents: 2000,
    leadEl:
      'Φωτογραφίες, σκόνη, απουσίες και μικρά οικιακά συμβάντα γίνονται στα ποιήματα της Δημουλά αφορμές για να λογαριαστεί κανείς με τον χρόνο.',
    leadEn:
      'In the poems of Kiki Dimoula photographs, dust, absences and small household events become so many occasions for settling accounts with time.',
    descriptionEl:
      'Ο τόμος συγκεντρώνει τις συλλογές από το «Έρεβος» ως την «Εφηβεία της λήθης». Η Δημουλά κάνει τα ουσιαστικά πρόσωπα, στρέφει τη σύνταξη από την ανάποδη και γελά εκεί όπου κανείς περιμένει θρήνο. Η ποίησή της είναι απαιτητική και ταυτόχρονα φιλόξενη.',
    descriptionEn:
      'The volume gathers the collections from «Erebus» to «Oblivion’s Adolescence». Dimoula turns nouns into persons, twists syntax inside out and laughs where one expects a lament. Her poetry is demanding and at the same time hospitable, and these «Poems» show how its voice was formed over four decades.',
    contentsEl: [
      'Έρεβος',
      'Ερήμην',
      'Επί τα ίχνη',
      'Το λίγο του κόσμου',
      'Το τελευταίο σώμα μου',
      'Χαίρε ποτέ',
      'Η εφηβεία της λήθης',
    ],
    contentsEn: [
      'Erebus',
      'In Absentia',
      'On the Trail',
      'The Little of the World',
      'My Last Body',
      'Hail Never',
      'Oblivion’s Adolescence',
    ],
  },
  {
    key: 'sachtouris-poiimata',
    title: 'Ποιήματα',
    subtitle: '1945–1971',
    language: 'el',
    contributors: [['Μίλτος Σαχτούρης']],
    publisher: 'Κέδρος',
    year: 1977,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1485,
    publisherPriceCents: 1650,
    leadEl:
      'Εικόνες ενός κόσμου σε εφιάλτη, πουλιά, αίμα, κόκκινα φεγγάρια, ειπωμένες με λίγες λέξεις και με την ηρεμία ενός παιδιού που βλέπει.',
    leadEn:
      'Images of a world in nightmare, birds, blood and red moons, told in few words and with the calm of a child who sees.',
    descriptionEl:
      'Ο Σαχτούρης έγραψε τα ποιήματα αυτά στα χρόνια του πολέμου, του εμφυλίου και όσων ακολούθησαν. Δεν περιγράφει γεγονότα· τα μεταμορφώνει σε σκηνές παράλογες που μένουν στη μνήμη. Ο συγκεντρωτικός τόμος δείχνει πόσο συνεπής έμεινε στον δικό του μικρό και σκοτεινό κόσμο.',
    descriptionEn:
      'Sachtouris wrote these poems in the years of war, of civil war and of what followed. He does not describe events; he transforms them into absurd scenes that stay in the memory. The collected «Poems 1945–1971» shows how faithful he remained to his own small, dark world.',
  },
  {
    key: 'leivaditis-cheirografa-tou-fthinoporou',
    title: 'Τα χειρόγραφα του φθινοπώρου',
    language: 'el',
    contributors: [['Τάσος Λειβαδίτης']],
    publisher: 'Κέδρος',
    year: 1990,
    binding: 'paperback',
    categories: ['greek-poetry'],
    priceCents: 1080,
    publisherPriceCents: 1200,
    leadEl:
      'Τα τελευταία ποιήματα του Λειβαδίτη, που βρέθηκαν μετά τον θάνατό του, μοιάζουν με χαμηλόφωνη νυχτερινή κουβέντα ανάμεσα σε παλιούς γνώριμους.',
    leadEn:
      'The last poems of Leivaditis, found after his death, are like a conversation at night between people who have known each other long.',
    descriptionEl:
      'Ο ποιητής των μεγάλων πολιτικών συνθέσεων έχει στραφεί πια στον χαμηλό τόνο: σύντομα κείμενα, συχνά σε πεζό, για την παιδική ηλικία, τον Θεό, τους ξενώνες της μνήμης και τους δρόμους που οδηγούν στο σπίτι. Το βιβλίο κυκλοφόρησε το 1990, δύο χρόνια μετά τον θάνατό του.',
    descriptionEn:
      'The poet of large political compositions has by now turned to a lower key: short texts, often in prose, about childhood, God, the guest rooms of memory and the roads that lead home. «Autumn Manuscripts» appeared in 1990, two years after the poet’s death, and forms the quiet close of his work.',
  },
  {
    key: 'polydouri-poiimata',
    title: 'Τα ποιήματα',
    language: 'el',
    contributors: [['Μαρία Πολυδούρη'], ['Χριστίνα Ντουνιά', 'editor']],
    publisher: 'Εστία',
    year: 2014,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1350,
    publisherPriceCents: 1500,
    leadEl:
      'Ποιήματα εξομολογητικά και μουσικά από μια γυναίκα που έζησε λίγο, αγάπησε ελεύθερα και μίλησε για όλα αυτά σε πρώτο πρόσωπο.',
    leadEn:
      'Confessional and musical poems by a woman who lived briefly, loved freely and spoke of all this in the first person.',
    descriptionEl:
      'Η έκδοση περιλαμβάνει τις δύο συλλογές που πρόλαβε να τυπώσει η Πολυδούρη, μαζί με ποιήματα εκτός συλλογών, με τη φροντίδα της Χριστίνας Ντουνιά. Πίσω από τον θρύλο του έρωτά της με τον Καρυωτάκη διακρίνεται μια ποιήτρια με δική της ένταση και ανεξαρτησία.',
    descriptionEn:
      'The edition includes the two collections that Polydouri lived to print, with poems outside them, prepared by Christina Dounia. Behind the legend of her love for Karyotakis one can make out a poet with an intensity and independence of her own. The title means simply «The Poems».',
    contentsEl: ['Οι τρίλλιες που σβήνουν', 'Ηχώ στο χάος'],
    contentsEn: ['The Fading Trills', 'Echo in Chaos'],
  },
  {
    key: 'empeirikos-ypsikaminos',
    title: 'Υψικάμινος',
    language: 'el',
    contributors: [['Ανδρέας Εμπειρίκος']],
    publisher: 'Άγρα',
    year: 1980,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1080,
    publisherPriceCents: 1200,
    leadEl:
      'Το βιβλίο με το οποίο ο υπερρεαλισμός μπήκε στην ελληνική ποίηση το 1935: κείμενα αυτόματης γραφής, αινιγματικά, λόγια και παιγνιώδη.',
    leadEn:
      'The book with which surrealism entered Greek poetry in 1935: texts of automatic writing, enigmatic, learned and playful by turns.',
    descriptionEl:
      'Ο Εμπειρίκος χρησιμοποιεί την καθαρεύουσα των εγγράφων και την αφήνει να κυλήσει χωρίς λογικό έλεγχο, έτσι που κάθε φράση να οδηγεί αλλού από εκεί που περιμένουμε. Οι σύγχρονοί του γέλασαν ή οργίστηκαν. Σήμερα το κείμενο διαβάζεται για την ελευθερία και τη μουσική του.',
    descriptionEn:
      'Embirikos uses the formal Greek of official documents and lets it flow without logical control, so that each sentence leads elsewhere than we expect. His contemporaries laughed or were angry. Today «Blast Furnace» is read for its freedom and for its music, and it remains a point of departure.',
  },
  {
    key: 'engonopoulos-mpolivar',
    title: 'Μπολιβάρ',
    subtitle: 'Ένα ελληνικό ποίημα',
    language: 'el',
    contributors: [['Νίκος Εγγονόπουλος']],
    publisher: 'Ίκαρος',
    year: 1962,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 990,
    publisherPriceCents: 1100,
    leadEl:
      'Ο ελευθερωτής της Νότιας Αμερικής και ο Οδυσσέας Ανδρούτσος ενώνονται σε έναν ύμνο για την ελευθερία, γραμμένο στα χρόνια της Κατοχής.',
    leadEn:
      'The liberator of South America and the Greek fighter Androutsos are joined in a hymn to freedom written during the years of the Occupation.',
    descriptionEl:
      'Το ποίημα κυκλοφόρησε χέρι με χέρι και διαβάστηκε σε συγκεντρώσεις πριν τυπωθεί το 1944. Ο Εγγονόπουλος, ζωγράφος και ποιητής, ανακατεύει ονόματα, τόπους και εποχές με χιούμορ και έξαρση. Ο «Μπολιβάρ» είναι υπερρεαλισμός με ρυθμό επικό και με αίσθημα που δεν κρύβεται.',
    descriptionEn:
      'The poem passed from hand to hand and was read at gatherings before it was printed in 1944. Engonopoulos, painter and poet, mingles names, places and ages with humour and exaltation. «Bolivar» is surrealism with an epic rhythm and feeling that it does not hide.',
  },
  {
    key: 'vrettakos-poiimata-a',
    title: 'Τα ποιήματα, τόμος Α΄',
    language: 'el',
    contributors: [['Νικηφόρος Βρεττάκος']],
    publisher: 'Τρία Φύλλα',
    year: 1981,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Ένας ποιητής του Ταΰγετου μιλά για τον ήλιο, την ειρήνη και τους απλούς ανθρώπους, με την πίστη πως η αγάπη είναι τρόπος γνώσης.',
    leadEn:
      'A poet of Mount Taygetus speaks of the sun, of peace and of plain people, in the belief that love is a way of knowing.',
    descriptionEl:
      'Ο πρώτος από τους συγκεντρωτικούς τόμους του Βρεττάκου παρακολουθεί τη διαδρομή του από τα νεανικά ποιήματα στις συνθέσεις της ωριμότητας. Η εμπειρία του πολέμου βαραίνει αλλά δεν σκοτεινιάζει τον λόγο του, που μένει διαυγής, προσευχητικός και φιλικός προς τον αναγνώστη.',
    descriptionEn:
      'The first of Vrettakos’s collected volumes follows his path from youthful poems towards the compositions of maturity. The experience of war weighs upon his speech without darkening it; it stays clear, prayerful and friendly to the reader. «The Poems» suits anyone looking for a luminous companion.',
  },
  {
    key: 'patrikios-syneches-orario',
    title: 'Συνεχές ωράριο',
    language: 'el',
    contributors: [['Τίτος Πατρίκιος']],
    publisher: 'Κέδρος',
    year: 1993,
    isbn13: '9789600411935',
    binding: 'paperback',
    categories: ['greek-poetry'],
    priceCents: 900,
    publisherPriceCents: 1000,
    leadEl:
      'Η καθημερινή εργασία, οι έρωτες, η ιστορία που περνά από το γραφείο και από τον δρόμο, στα ποιήματα ενός στοχαστικού ανθρώπου.',
    leadEn:
      'Daily work, loves, and the history that passes through the office and along the street, in the poems of a reflective man.',
    descriptionEl:
      'Ο Πατρίκιος, που γνώρισε την εξορία και την ξενιτιά, γράφει με καθαρές φράσεις και με λεπτή ειρωνεία για όσα απαιτεί η ζωή χωρίς διάλειμμα. Τα ποιήματα μοιάζουν με σημειώσεις κάποιου που δεν παραιτείται από την κρίση του ούτε από τη χαρά.',
    descriptionEn:
      'Patrikios, who knew internal exile and life abroad, writes in clear sentences and with fine irony of all that life demands without a break. The poems are like the notes of someone who gives up neither his judgement nor his joy. The title may be rendered «Continuous Hours».',
  },
  {
    key: 'patrikios-se-vriskei-i-poiisi',
    title: 'Σε βρίσκει η ποίηση',
    language: 'el',
    contributors: [['Τίτος Πατρίκιος']],
    publisher: 'Κίχλη',
    year: 2012,
    isbn13: '9786185004026',
    binding: 'paperback',
    categories: ['greek-poetry'],
    priceCents: 1080,
    publisherPriceCents: 1200,
    leadEl:
      'Δεν γυρεύεις εσύ την ποίηση, έρχεται και σε βρίσκει: στη λεωφόρο, στη μνήμη, στο διάβασμα, σε μια κουβέντα που άκουσες τυχαία.',
    leadEn:
      'You do not go looking for poetry, it comes and finds you: on the avenue, in memory, in reading, in a remark overheard by chance.',
    descriptionEl:
      'Σε μια σύνθεση από σύντομες ενότητες ο Πατρίκιος αναρωτιέται τι είναι αυτό που έκανε σε όλη του τη ζωή. Μιλά για τους παλιούς ποιητές, για τη γλώσσα και για τις φορές που η ποίηση αργεί. Το ύφος είναι κουβεντιαστό, ευγενικό και συχνά αστείο.',
    descriptionEn:
      'In a composition made of short sections Patrikios asks himself what it is that he has been doing all his life. He speaks of the old poets, of language and of the times when poetry is late. The tone is conversational, courteous and often funny. The title means «Poetry Finds You».',
  },
  {
    key: 'gogou-tora-na-doume',
    title: 'Τώρα να δούμε εσείς τι θα κάνετε',
    subtitle: 'Ποιήματα 1978–2002',
    language: 'el',
    contributors: [['Κατερίνα Γώγου']],
    publisher: 'Καστανιώτης',
    year: 2015,
    isbn13: '9789600359886',
    binding: 'paperback',
    categories: ['greek-poetry'],
    priceCents: 1593,
    publisherPriceCents: 1770,
    leadEl:
      'Η φωνή της Αθήνας στα χρόνια που ακολούθησαν τη Μεταπολίτευση, οργισμένη, τρυφερή και ανυπόταχτη, στα συγκεντρωμένα ποιήματα της Κατερίνας Γώγου.',
    leadEn:
      'The voice of Athens in the years after the dictatorship, angry, tender and unsubmissive, in the gathered poems of Katerina Gogou.',
    descriptionEl:
      'Ηθοποιός και ποιήτρια, η Γώγου έγραψε για τα Εξάρχεια, τη φιλία, τη μοναξιά, τη φτώχεια και την αστυνομία με λόγο που μοιάζει ειπωμένος στον δρόμο. Ο τόμος συγκεντρώνει τις συλλογές της, μαζί και την τελευταία που κυκλοφόρησε μετά τον θάνατό της.',
    descriptionEn:
      'An actress and a poet, Gogou wrote of Exarcheia, friendship, loneliness, poverty and the police, in words that seem spoken in the street. The volume gathers her collections, including the last, which appeared after her death. Its title means «Now Let Us See What You Will Do».',
  },
  {
    key: 'kornaros-erotokritos',
    title: 'Ερωτόκριτος',
    language: 'el',
    contributors: [['Βιτσέντζος Κορνάρος'], ['Στυλιανός Αλεξίου', 'editor']],
    publisher: 'Ερμής',
    year: 1980,
    binding: 'paperback',
    categories: ['greek-poetry', 'greek-classics'],
    priceCents: 1800,
    publisherPriceCents: 2000,
    leadEl:
      'Ο έρωτας του Ερωτόκριτου και της Αρετούσας, δοκιμασμένος από εξορία, φυλακή και πόλεμο, στο μεγάλο αφηγηματικό ποίημα της κρητικής Αναγέννησης.',
    leadEn:
      'The love of Erotokritos and Aretousa, tried by exile, prison and war, in the long narrative poem of the Cretan Renaissance.',
    descriptionEl:
      'Σε δεκαπεντασύλλαβα δίστιχα και στη ζωντανή λαλιά της Κρήτης, ο Κορνάρος αφηγείται σε πέντε μέρη μια ιστορία με κονταροχτυπήματα, μεταμφιέσεις και σταθερή πίστη. Το ποίημα τραγουδιέται ως σήμερα. Η κριτική έκδοση του Στυλιανού Αλεξίου συνοδεύεται από εισαγωγή, σημειώσεις και γλωσσάριο.',
    descriptionEn:
      'In rhyming fifteen-syllable couplets and in the living speech of Crete, Kornaros tells in five parts a story of jousts, disguises and steadfast faith. The poem is still sung today. The critical edition of «Erotokritos» by Stylianos Alexiou comes with introduction, notes and glossary.',
    contentsEl: ['Μέρος Α΄', 'Μέρος Β΄', 'Μέρος Γ΄', 'Μέρος Δ΄', 'Μέρος Ε΄'],
    contentsEn: ['Part One', 'Part Two', 'Part Three', 'Part Four', 'Part Five'],
  },
]
