import type { DemoBook } from '../demo-types.ts'

// Greek prose and theatre of the demo shop: novels, stories, classics, historical novels, crime and plays, in Greek.

export const greekProse: DemoBook[] = [
  {
    key: 'kazantzakis-zorbas',
    title: 'Βίος και πολιτεία του Αλέξη Ζορμπά',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2022,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Ένας άνθρωπος των βιβλίων κατεβαίνει στην Κρήτη για να ανοίξει λιγνιτωρυχείο και βρίσκει σε έναν γέρο μεταλλωρύχο τον δάσκαλο που δεν γύρευε.',
    leadEn:
      'A man of books goes down to Crete to reopen a lignite mine and finds, in an ageing miner with a santouri, the teacher he was not looking for.',
    descriptionEl:
      'Ο αφηγητής προσλαμβάνει τον Ζορμπά στον Πειραιά και ζουν μαζί λίγους μήνες σε ένα κρητικό ακρογιάλι. Ανάμεσα στη δουλειά, στο φαγητό και στις μακριές κουβέντες της νύχτας, ο ένας γράφει και στοχάζεται, ο άλλος θυμάται, χορεύει και παίζει σαντούρι. Μυθιστόρημα για τη φιλία και για τους δύο τρόπους να στέκεται κανείς απέναντι στον κόσμο.',
    descriptionEn:
      'The narrator takes Zorba on in Piraeus, and the two spend some months together on a Cretan shore. Between work, meals and long talk at night, one man writes and reflects while the other remembers, dances and plays the santouri. «Zorba the Greek» is a novel of friendship and of two ways of facing the world.',
  },
  {
    key: 'kazantzakis-kapetan-michalis',
    title: 'Ο Καπετάν Μιχάλης',
    subtitle: 'Ελευτερία ή θάνατος',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2022,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 2061,
    publisherPriceCents: 2290,
    leadEl:
      'Στο Μεγάλο Κάστρο του 1889, ένας αγέλαστος πολεμιστής έχει ορκιστεί πένθος ώσπου να ελευθερωθεί η Κρήτη, και γύρω του μια ολόκληρη πόλη ετοιμάζεται για ξεσηκωμό.',
    leadEn:
      'In the Megalo Kastro of 1889 a warrior who never laughs has sworn to mourn until Crete is free, while around him a whole town prepares to rise.',
    descriptionEl:
      'Ο Καζαντζάκης πλάθει τον κόσμο των παιδικών του χρόνων: το Ηράκλειο με τους χριστιανούς και τους Τούρκους του, τις γιορτές, τις βεντέτες, τους καπετάνιους. Στο κέντρο στέκεται ένας άνθρωπος που παλεύει με τον εχθρό και με τα ίδια του τα πάθη. Η τοιχογραφία έχει βία, κωμικές στιγμές και πολλή αγάπη για τους ανθρώπους της.',
    descriptionEn:
      'Kazantzakis rebuilds the world of his childhood: Heraklion with its Christians and Turks, its feasts, its feuds and its captains. At the centre stands a man at war both with his enemy and with his own passions. Published in English as «Freedom and Death», the fresco has violence, comedy and deep affection for its people.',
  },
  {
    key: 'kazantzakis-christos-xanastavronetai',
    title: 'Ο Χριστός ξανασταυρώνεται',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2022,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 2061,
    publisherPriceCents: 2290,
    leadEl:
      'Σε ένα χωριό της Μικράς Ασίας μοιράζονται οι ρόλοι για τα Πάθη του Χριστού, και λίγο λίγο οι χωρικοί αρχίζουν να ζουν όσα κλήθηκαν να παραστήσουν.',
    leadEn:
      'In a village of Asia Minor the parts for a Passion play are given out, and little by little the villagers begin to live what they were asked to act.',
    descriptionEl:
      'Ο βοσκός Μανολιός έχει επιλεγεί να παίξει τον Χριστό. Όταν φτάνουν στο χωριό κυνηγημένοι πρόσφυγες που ζητούν λίγη γη, οι προύχοντες τους διώχνουν και ο καθένας πρέπει να διαλέξει. Το μυθιστόρημα ρωτά τι γίνεται όταν μια κοινότητα πάρει στα σοβαρά τα λόγια που επαναλαμβάνει κάθε χρόνο στην εκκλησία.',
    descriptionEn:
      'The shepherd Manolios has been chosen to play Christ. When hunted refugees arrive and ask for a little land, the notables turn them away and everyone must choose a side. The novel, translated as «Christ Recrucified», asks what happens when a community takes seriously the words it repeats in church each year.',
  },
  {
    key: 'kazantzakis-teleftaios-peirasmos',
    title: 'Ο τελευταίος πειρασμός',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2022,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 2061,
    publisherPriceCents: 2290,
    leadEl:
      'Ο Ιησούς του Καζαντζάκη είναι ένας άνθρωπος που αγωνίζεται με την κλήση του, με τον φόβο και με τη λαχτάρα μιας ήσυχης, συνηθισμένης ζωής.',
    leadEn:
      'Kazantzakis’s Jesus is a man who struggles with his calling, with fear and with the longing for a quiet, ordinary life among other people.',
    descriptionEl:
      'Από το ξυλουργείο της Ναζαρέτ ως τον Γολγοθά, το μυθιστόρημα ξαναδιηγείται τη γνωστή ιστορία από τη μεριά της ανθρώπινης αμφιβολίας. Οι μαθητές, η Μαγδαληνή και ο Ιούδας αποκτούν δική τους φωνή και δικά τους βάρη. Το βιβλίο συζητήθηκε έντονα όταν πρωτοβγήκε και συνεχίζει να θέτει το ερώτημα για το τίμημα της ελευθερίας.',
    descriptionEn:
      'From the workshop in Nazareth to Golgotha, the novel retells a familiar story from the side of human doubt. The disciples, Magdalene and Judas each receive a voice and a burden of their own. «The Last Temptation» was fiercely debated when it appeared, and it goes on asking what freedom costs.',
  },
  {
    key: 'kazantzakis-anafora-ston-gkreko',
    title: 'Αναφορά στον Γκρέκο',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2022,
    binding: 'paperback',
    categories: ['greek-classics', 'biography'],
    priceCents: 1971,
    publisherPriceCents: 2190,
    leadEl:
      'Στο τέλος της διαδρομής του ο συγγραφέας δίνει λόγο στον μεγάλο συμπατριώτη του ζωγράφο, σαν στρατιώτης που αναφέρει στον στρατηγό του πώς πολέμησε.',
    leadEn:
      'At the end of his road the writer gives an account to his fellow Cretan, the painter El Greco, like a soldier reporting to his general after battle.',
    descriptionEl:
      'Μνήμη και μυθοπλασία πλέκονται σε ένα βιβλίο που ακολουθεί τα παιδικά χρόνια στην Κρήτη, τις σπουδές, τα ταξίδια στο Άγιον Όρος, στην Ιταλία, στη Ρωσία και τις συναντήσεις με ανθρώπους και ιδέες. Γράφτηκε τα τελευταία χρόνια της ζωής του και κυκλοφόρησε μετά τον θάνατό του.',
    descriptionEn:
      'Memory and invention are woven together in a book that follows a Cretan childhood, years of study, journeys to Mount Athos, Italy and Russia, and meetings with people and ideas. Written in the last years of his life, «Report to Greco» was published after the author’s death.',
  },
  {
    key: 'kazantzakis-askitiki',
    title: 'Ασκητική',
    subtitle: 'Salvatores Dei',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2022,
    binding: 'paperback',
    categories: ['essays', 'philosophy', 'greek-classics'],
    priceCents: 1290,
    publisherPriceCents: 1290,
    leadEl:
      'Μικρό σε έκταση, γραμμένο σαν πνευματική άσκηση, το βιβλίο αυτό συνοψίζει με εικόνες και προσταγές τη στάση του Καζαντζάκη απέναντι στη ζωή και στον θάνατο.',
    leadEn:
      'Short and written as a spiritual exercise, this book sums up in images and commands the stance Kazantzakis took before life, death and the unknown.',
    descriptionEl:
      'Ο άνθρωπος έρχεται από μια άβυσσο και καταλήγει σε μια άβυσσο, και το φωτεινό διάστημα ανάμεσα το λέμε ζωή. Από αυτή την εικόνα ξεκινά ένα κείμενο που ανεβαίνει βαθμίδα τη βαθμίδα, από το εγώ στη ράτσα, στην ανθρωπότητα και στο σύμπαν. Διαβάζεται σαν ποίημα σε πεζό λόγο.',
    descriptionEn:
      'We come from one abyss and end in another, and the bright interval between we call life. From this image the text climbs step by step, from the self to the race, to humankind and to the universe. Known in English as «The Saviors of God», it reads like a poem in prose.',
    contentsEl: ['Πρόλογος', 'Η προετοιμασία', 'Η πορεία', 'Το όραμα', 'Η πράξη', 'Η σιγή'],
    contentsEn: ['Prologue', 'The Preparation', 'The March', 'The Vision', 'The Action', 'The Silence'],
  },
  {
    key: 'kazantzakis-aniforos',
    title: 'Ο ανήφορος',
    language: 'el',
    contributors: [['Νίκος Καζαντζάκης']],
    publisher: 'Διόπτρα',
    year: 2022,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1701,
    publisherPriceCents: 1890,
    leadEl:
      'Μετά τον πόλεμο ένας Κρητικός συγγραφέας επιστρέφει στο νησί του και ύστερα φεύγει για την Αγγλία, ζητώντας τρόπο να μιλήσει σε έναν πληγωμένο κόσμο.',
    leadEn:
      'After the war a Cretan writer returns to his island and then leaves for England, looking for a way to speak to a wounded world.',
    descriptionEl:
      'Γραμμένο το 1946, το μυθιστόρημα έμεινε ανέκδοτο ως το 2022. Ο Κοσμάς και η γυναίκα του αντικρίζουν την ερειπωμένη Κρήτη, κι εκείνος ταξιδεύει ύστερα στην Αγγλία, όπου συναντά ανθρώπους του πνεύματος. Πολλές σελίδες του προαναγγέλλουν θέματα που ο Καζαντζάκης ανέπτυξε αργότερα στα γνωστά του μυθιστορήματα.',
    descriptionEn:
      'Written in 1946, the novel remained unpublished until 2022. Kosmas and his wife face a Crete in ruins, and he then travels to England, where he meets people of letters. Many pages of this book, whose title means «The Ascent», announce themes that Kazantzakis would later develop in his better-known novels.',
  },
  {
    key: 'karagatsis-liapkin',
    title: 'Συνταγματάρχης Λιάπκιν',
    language: 'el',
    contributors: [['Μ. Καραγάτσης']],
    publisher: 'Εστία',
    year: 2008,
    binding: 'paperback',
    series: { name: 'Εγκλιματισμός κάτω από τον Φοίβο', nameEn: 'Acclimatisation under Phoebus', number: 1 },
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1530,
    publisherPriceCents: 1700,
    leadEl:
      'Ένας Ρώσος συνταγματάρχης που ξέφυγε από την επανάσταση βρίσκεται στη Λάρισα του μεσοπολέμου και προσπαθεί να ριζώσει σε έναν τόπο που δεν του μοιάζει.',
    leadEn:
      'A Russian colonel who has escaped the Revolution finds himself in interwar Larissa and tries to put down roots in a place unlike anything he has known.',
    descriptionEl:
      'Ο Λιάπκιν βρίσκει δουλειά στη Γεωργική Σχολή, γνωρίζει την επαρχιακή κοινωνία και παλεύει με τις αναμνήσεις, το ποτό και τον κάμπο. Με το πρώτο αυτό μυθιστόρημα ο Καραγάτσης ανοίγει την τριλογία για τους ξένους που έρχονται στην Ελλάδα και δοκιμάζονται από το φως, τη ζέστη και τα πάθη της.',
    descriptionEn:
      'Liapkin finds work at the agricultural school, comes to know provincial society and wrestles with memory, drink and the plain. With this first novel Karagatsis opens his trilogy about foreigners who come to Greece and are tested by its light, its heat and its passions. The title means «Colonel Liapkin».',
  },
  {
    key: 'karagatsis-megali-chimaira',
    title: 'Η μεγάλη χίμαιρα',
    language: 'el',
    contributors: [['Μ. Καραγάτσης']],
    publisher: 'Εστία',
    year: 2010,
    binding: 'paperback',
    series: { name: 'Εγκλιματισμός κάτω από τον Φοίβο', nameEn: 'Acclimatisation under Phoebus', number: 2 },
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1440,
    publisherPriceCents: 1600,
    leadEl:
      'Μια νεαρή Γαλλίδα παντρεύεται Έλληνα ναυτικό και εγκαθίσταται στη Σύρο, σε ένα σπίτι πάνω από τη θάλασσα όπου την περιμένουν η πεθερά της και η σιωπή.',
    leadEn:
      'A young Frenchwoman marries a Greek seaman and settles on Syros, in a house above the sea where her mother-in-law and a long silence await her.',
    descriptionEl:
      'Η Μαρίνα μαθαίνει ελληνικά, διαβάζει τους αρχαίους, αγαπά τον άντρα της και το νησί. Όμως τα ταξίδια του, οι υποψίες και η μοναξιά αλλάζουν τα πράγματα. Το μυθιστόρημα συναντά την αρχαία τραγωδία στα καρνάγια και στα αρχοντικά της Ερμούπολης, με ρυθμό που δεν αφήνει ήσυχο τον αναγνώστη.',
    descriptionEn:
      'Marina learns Greek, reads the ancients and loves both her husband and the island. But his voyages, suspicion and solitude change the course of things. The novel, whose title means «The Great Chimera», lets ancient tragedy loose among the shipyards and mansions of Ermoupoli, at a pace that leaves little peace.',
  },
  {
    key: 'karagatsis-gioungkerman',
    title: 'Γιούγκερμαν',
    language: 'el',
    contributors: [['Μ. Καραγάτσης']],
    publisher: 'Εστία',
    year: 2012,
    binding: 'paperback',
    series: { name: 'Εγκλιματισμός κάτω από τον Φοίβο', nameEn: 'Acclimatisation under Phoebus', number: 3 },
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Ένας πρώην ίλαρχος του τσαρικού στρατού αποβιβάζεται στον Πειραιά χωρίς δραχμή και βαλθεί να κατακτήσει την αθηναϊκή κοινωνία, τις τράπεζες και τις γυναίκες της.',
    leadEn:
      'A former cavalry captain of the Tsar’s army lands in Piraeus without a drachma and sets out to conquer Athenian society, its banks and its women.',
    descriptionEl:
      'Ο Βασίλης Γιούγκερμαν είναι τυχοδιώκτης, γοητευτικός και αδίστακτος, αλλά όχι δίχως καρδιά. Η άνοδός του στον κόσμο του χρήματος δίνει στον Καραγάτση την ευκαιρία να ζωγραφίσει την Ελλάδα του μεσοπολέμου, από τα λιμάνια ως τα σαλόνια. Τρίτο μέρος της τριλογίας για τους ξένους στον ελληνικό ήλιο.',
    descriptionEn:
      'Vasilis Junkermann is an adventurer, charming and unscrupulous, though not without a heart. His rise through the world of money lets Karagatsis paint interwar Greece from the harbours to the drawing rooms. This is the third part of the trilogy about foreigners under the Greek sun, and it can be read on its own.',
  },
  {
    key: 'papadiamantis-fonissa',
    title: 'Η φόνισσα',
    subtitle: 'Κοινωνικόν μυθιστόρημα',
    language: 'el',
    contributors: [['Αλέξανδρος Παπαδιαμάντης']],
    publisher: 'Νεφέλη',
    year: 1988,
    binding: 'paperback',
    categories: ['greek-classics'],
    priceCents: 891,
    publisherPriceCents: 990,
    leadEl:
      'Δίπλα στην κούνια της νεογέννητης εγγονής της, η γριά Φραγκογιαννού ξαναζεί τη ζωή της και φτάνει σε ένα συμπέρασμα που δεν έχει γυρισμό.',
    leadEn:
      'Beside the cradle of her newborn granddaughter, old Frangoyannou goes back over her life and reaches a conclusion from which there is no return.',
    descriptionEl:
      'Στη Σκιάθο του 19ου αιώνα, μια γυναίκα που υπηρέτησε όλους κρίνει πως η μοίρα των φτωχών κοριτσιών είναι βάσανο χωρίς τέλος. Ο Παπαδιαμάντης την ακολουθεί στα μονοπάτια και στους γκρεμούς του νησιού χωρίς να τη δικάζει και χωρίς να τη δικαιώνει. Η νουβέλα κρατά την ένταση ως την τελευταία αράδα.',
    descriptionEn:
      'On nineteenth-century Skiathos, a woman who has served everyone decides that the fate of poor girls is suffering without end. Papadiamantis follows her along the paths and cliffs of the island, neither judging nor absolving her. Known in English as «The Murderess», the novella keeps its tension until the last line.',
  },
  {
    key: 'papadiamantis-gyftopoula',
    title: 'Η γυφτοπούλα',
    language: 'el',
    contributors: [['Αλέξανδρος Παπαδιαμάντης']],
    publisher: 'Νεφέλη',
    year: 1989,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 1305,
    publisherPriceCents: 1450,
    leadEl:
      'Στα χρόνια πριν από την Άλωση, ένα κορίτσι που μεγάλωσε ανάμεσα σε Γύφτους σιδεράδες κουβαλά ένα μυστικό για την καταγωγή του που πολλοί θέλουν να μείνει κρυφό.',
    leadEn:
      'In the years before the fall of Constantinople, a girl raised among gypsy blacksmiths carries a secret about her birth that many would prefer to keep hidden.',
    descriptionEl:
      'Η Αϊμά περνά από χέρια σε χέρια, ενώ στο φόντο ο φιλόσοφος Πλήθων Γεμιστός ονειρεύεται την αναγέννηση του αρχαίου κόσμου και η αυτοκρατορία σβήνει. Γραμμένο για τις συνέχειες μιας εφημερίδας το 1884, το μυθιστόρημα έχει πλοκή με απαγωγές και μεταμφιέσεις και ήδη τη γλώσσα του ώριμου Παπαδιαμάντη.',
    descriptionEn:
      'Aima passes from hand to hand while, in the background, the philosopher Gemistos Plethon dreams of reviving the ancient world and the empire fades. Written for newspaper instalments in 1884, «The Gypsy Girl» has a plot of abductions and disguises, and already shows the language of the mature Papadiamantis.',
  },
  {
    key: 'papadiamantis-emporoi-ton-ethnon',
    title: 'Οι έμποροι των εθνών',
    language: 'el',
    contributors: [['Αλέξανδρος Παπαδιαμάντης']],
    publisher: 'Νεφέλη',
    year: 1989,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 1215,
    publisherPriceCents: 1350,
    leadEl:
      'Στο Αιγαίο της βενετικής κατάκτησης, ένας ευγενής βλέπει τη γυναίκα του να φεύγει με έναν ξένο και ξεκινά μια καταδίωξη από νησί σε νησί.',
    leadEn:
      'In the Aegean of the Venetian conquest a nobleman sees his wife leave with a stranger, and a pursuit begins that runs from island to island.',
    descriptionEl:
      'Έρωτας, προδοσία και πολιτική συμπλέκονται σε μια περιπέτεια των αρχών του 13ου αιώνα, όταν οι Βενετοί μοιράζονται το αρχιπέλαγος. Πίσω από τη δράση διακρίνεται η σκέψη του συγγραφέα για όσους εμπορεύονται λαούς. Είναι από τα πρώτα μυθιστορήματα του Παπαδιαμάντη και δημοσιεύτηκε αρχικά στον τύπο το 1882.',
    descriptionEn:
      'Love, betrayal and politics are entangled in an adventure of the early thirteenth century, when the Venetians were dividing the archipelago among themselves. Behind the action lies the author’s thought about those who trade in peoples. «The Merchants of Nations» is an early Papadiamantis novel, first printed in the press in 1882.',
  },
  {
    key: 'papadiamantis-vardianos-sta-sporka',
    title: 'Βαρδιάνος στα σπόρκα',
    language: 'el',
    contributors: [['Αλέξανδρος Παπαδιαμάντης']],
    publisher: 'Νεφέλη',
    year: 1990,
    binding: 'paperback',
    categories: ['greek-classics'],
    priceCents: 945,
    publisherPriceCents: 1050,
    leadEl:
      'Όταν η χολέρα κλείνει τα πλοία στην καραντίνα, μια μάνα ντύνεται άντρας και πιάνει δουλειά φύλακα στα μολυσμένα καράβια για να βρεθεί κοντά στον γιο της.',
    leadEn:
      'When cholera shuts the ships up in quarantine, a mother dresses as a man and takes work as a guard on the infected vessels to be near her son.',
    descriptionEl:
      'Η ιστορία στηρίζεται στην επιδημία του 1865 και στο λοιμοκαθαρτήριο που στήθηκε κοντά στη Σκιάθο. Ο Παπαδιαμάντης παρακολουθεί τη γριά Σκεύω με χιούμορ και συμπόνια, ενώ γύρω της ξετυλίγονται η απληστία, ο φόβος και η καλοσύνη των ανθρώπων σε μέρες αρρώστιας. Νουβέλα σύντομη και απροσδόκητα επίκαιρη.',
    descriptionEn:
      'The story draws on the epidemic of 1865 and the quarantine station set up near Skiathos. Papadiamantis follows old Skevo with humour and compassion, while around her unfold the greed, the fear and the kindness of people in days of sickness. A short novella about a guardian of quarantined ships, unexpectedly close to our time.',
  },
  {
    key: 'papadiamantis-aftoviografoumenos',
    title: 'Αυτοβιογραφούμενος',
    language: 'el',
    contributors: [['Αλέξανδρος Παπαδιαμάντης'], ['Παν. Μουλλάς', 'editor']],
    publisher: 'Ερμής',
    year: 1974,
    binding: 'paperback',
    categories: ['greek-short-stories', 'greek-classics'],
    priceCents: 1215,
    publisherPriceCents: 1350,
    leadEl:
      'Επιλογή διηγημάτων όπου ο Παπαδιαμάντης μιλά, φανερά ή κρυφά, για τον εαυτό του, με εκτενή εισαγωγή ενός από τους σημαντικούς μελετητές του έργου του.',
    leadEn:
      'A selection of stories in which Papadiamantis speaks, openly or in disguise, about himself, with an extensive introduction by a noted scholar of his work.',
    descriptionEl:
      'Ο Παναγιώτης Μουλλάς συγκεντρώνει κείμενα με αυτοβιογραφικό πυρήνα και τα διαβάζει ως ίχνη μιας ζωής ανάμεσα στη Σκιάθο και στην Αθήνα. Τα παιδικά χρόνια, οι χαμένοι έρωτες, η φτώχεια και η νοσταλγία του νησιού επιστρέφουν με διαφορετικά πρόσωπα. Ένα βιβλίο που ταιριάζει σε όσους γνωρίζουν ήδη τον συγγραφέα και σε όσους αρχίζουν.',
    descriptionEn:
      'Panagiotis Moullas gathers texts with an autobiographical core and reads them as traces of a life divided between Skiathos and Athens. Childhood, lost loves, poverty and longing for the island return under different faces. The volume, in the publisher’s series of modern Greek classics, suits those who already know the author and those who are starting.',
  },
  {
    key: 'vizyinos-neoellinika-diigimata',
    title: 'Νεοελληνικά διηγήματα',
    language: 'el',
    contributors: [['Γεώργιος Βιζυηνός'], ['Παν. Μουλλάς', 'editor']],
    publisher: 'Ερμής',
    year: 1980,
    binding: 'paperback',
    categories: ['greek-short-stories', 'greek-classics'],
    priceCents: 1305,
    publisherPriceCents: 1450,
    leadEl:
      'Έξι εκτενή διηγήματα όπου η οικογενειακή μνήμη, το έγκλημα και η παρεξήγηση γίνονται αινίγματα που ο αφηγητής τα λύνει αργά και με δικό του κόστος.',
    leadEn:
      'Six long stories in which family memory, crime and misunderstanding become riddles that the narrator solves slowly, and at some cost to himself.',
    descriptionEl:
      'Ο Βιζυηνός μεταφέρει τη Θράκη των παιδικών του χρόνων, την Πόλη και τη Γερμανία των σπουδών του σε αφηγήσεις με πλοκή σχεδόν αστυνομική. Μάνες, αδέλφια, παππούδες και φίλοι κρύβουν ο καθένας μια δική του αλήθεια. Η έκδοση συνοδεύεται από την εισαγωγή του Παναγιώτη Μουλλά.',
    descriptionEn:
      'Vizyinos carries the Thrace of his childhood, Constantinople and the Germany of his studies into narratives whose plots verge on detection. Mothers, brothers, grandfathers and friends each hide a truth of their own. The edition of these modern Greek tales comes with an introduction by Panagiotis Moullas and keeps the language of the originals.',
    contentsEl: [
      'Το αμάρτημα της μητρός μου',
      'Μεταξύ Πειραιώς και Νεαπόλεως',
      'Ποίος ήτον ο φονεύς του αδελφού μου',
      'Αι συνέπειαι της παλαιάς ιστορίας',
      'Το μόνον της ζωής του ταξείδιον',
      'Ο Μοσκώβ-Σελήμ',
    ],
    contentsEn: [
      'My Mother’s Sin',
      'Between Piraeus and Naples',
      'Who Was My Brother’s Killer?',
      'The Consequences of the Old Story',
      'The Only Journey of His Life',
      'Moskov Selim',
    ],
  },
  {
    key: 'roidis-papissa-ioanna',
    title: 'Η Πάπισσα Ιωάννα',
    subtitle: 'Μεσαιωνική μελέτη',
    language: 'el',
    contributors: [['Εμμανουήλ Ροΐδης'], ['Άλκης Αγγέλου', 'editor']],
    publisher: 'Ερμής',
    year: 1988,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Μια γυναίκα ντυμένη καλόγερος διασχίζει τη μεσαιωνική Ευρώπη και ανεβαίνει στον παπικό θρόνο, ενώ ο αφηγητής σχολιάζει τα πάντα με ατάραχη ειρωνεία.',
    leadEn:
      'A woman dressed as a monk crosses medieval Europe and rises to the papal throne, while the narrator comments on everything with unruffled irony.',
    descriptionEl:
      'Ο Ροΐδης παίρνει τον παλιό θρύλο και τον κάνει παρωδία του ιστορικού μυθιστορήματος, γεμάτη απρόσμενες παρομοιώσεις και λογιότητα που χαμογελά. Το βιβλίο κυκλοφόρησε το 1866, καταδικάστηκε από την Εκκλησία και δεν έπαψε να διαβάζεται. Η καθαρεύουσα του συγγραφέα είναι μέρος της απόλαυσης.',
    descriptionEn:
      'Roidis takes the old legend and turns it into a parody of the historical novel, full of unexpected similes and smiling erudition. «Pope Joan» appeared in 1866, was condemned by the Church and never went out of circulation. The author’s learned Greek is part of the pleasure, and the edition helps the reader with it.',
    contentsEl: ['Μέρος πρώτον', 'Μέρος δεύτερον', 'Μέρος τρίτον', 'Μέρος τέταρτον'],
    contentsEn: ['Part One', 'Part Two', 'Part Three', 'Part Four'],
  },
  {
    key: 'vikelas-loukis-laras',
    title: 'Λουκής Λάρας',
    language: 'el',
    contributors: [['Δημήτριος Βικέλας']],
    publisher: 'Ερμής',
    year: 1991,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 1071,
    publisherPriceCents: 1190,
    leadEl:
      'Ένας γέρος έμπορος θυμάται πώς, στα νιάτα του, η Επανάσταση του ’21 τον βρήκε απροετοίμαστο στη Σμύρνη και τον έκανε πρόσφυγα μαζί με τους δικούς του.',
    leadEn:
      'An old merchant remembers how, in his youth, the Revolution of 1821 found him unprepared in Smyrna and made refugees of him and his family.',
    descriptionEl:
      'Ο ήρωας του Βικέλα δεν πολεμά· προσπαθεί να σωθεί, να βρει τους γονείς του, να δουλέψει. Η καταστροφή της Χίου, οι θάλασσες του Αιγαίου και η φτώχεια περνούν από τα μάτια ενός απλού ανθρώπου. Το μυθιστόρημα πρωτοδημοσιεύτηκε το 1879 και άνοιξε δρόμο στην αφήγηση χωρίς ρητορεία.',
    descriptionEn:
      'Vikelas’s hero does not fight; he tries to survive, to find his parents and to work. The destruction of Chios, the Aegean crossings and poverty are seen through the eyes of an ordinary man. «Loukis Laras» first appeared in 1879 and opened the way to a plainer kind of Greek narrative.',
  },
  {
    key: 'karkavitsas-zitianos',
    title: 'Ο ζητιάνος',
    language: 'el',
    contributors: [['Ανδρέας Καρκαβίτσας']],
    publisher: 'Νεφέλη',
    year: 1996,
    binding: 'paperback',
    categories: ['greek-classics'],
    priceCents: 981,
    publisherPriceCents: 1090,
    leadEl:
      'Σε ένα χωριό του θεσσαλικού κάμπου φτάνει ένας επαγγελματίας ζητιάνος και, με όπλα τη δεισιδαιμονία και το ψέμα, αναστατώνει τις ζωές όλων.',
    leadEn:
      'A professional beggar arrives in a village on the Thessalian plain and, armed with superstition and lies, throws everyone’s life into disorder.',
    descriptionEl:
      'Ο Τζιριτόκωστας ξέρει πώς να εκμεταλλεύεται τον πόνο και την αφέλεια. Ο Καρκαβίτσας, που γνώρισε την ύπαιθρο ως στρατιωτικός γιατρός, δείχνει τους κολίγους αμέσως μετά την ένωση της Θεσσαλίας, ανάμεσα στον τσιφλικά, τους υπαλλήλους και τον φόβο. Νουβέλα σκληρή, με ματιά καθαρή και γλώσσα δημοτική.',
    descriptionEn:
      'Tziritokostas knows how to make use of pain and credulity. Karkavitsas, who came to know the countryside as an army doctor, shows the tenant farmers just after Thessaly joined Greece, caught between landowner, officials and fear. «The Beggar» is a harsh novella with a clear eye, written in the spoken tongue.',
  },
  {
    key: 'karkavitsas-logia-tis-ploris',
    title: 'Λόγια της πλώρης',
    subtitle: 'Θαλασσινά διηγήματα',
    language: 'el',
    contributors: [['Ανδρέας Καρκαβίτσας']],
    publisher: 'Εστία',
    year: 1999,
    binding: 'paperback',
    categories: ['greek-short-stories', 'greek-classics'],
    priceCents: 1161,
    publisherPriceCents: 1290,
    leadEl:
      'Ιστορίες που μοιάζουν ειπωμένες στην πλώρη, τις ώρες της βάρδιας: σφουγγαράδες, καπετάνιοι, ναυάγια και γοργόνες σε μια θάλασσα που δίνει και παίρνει.',
    leadEn:
      'Stories that seem told at the prow during the watch: sponge divers, captains, shipwrecks and mermaids on a sea that gives and takes away.',
    descriptionEl:
      'Ο Καρκαβίτσας ταξίδεψε ως γιατρός σε πλοία και άκουσε τους ναυτικούς να μιλούν. Στα διηγήματα αυτά κράτησε τη φωνή τους, τους όρους της δουλειάς, τους θρύλους και τους φόβους τους. Η θάλασσα είναι τόπος ψωμιού και ξενιτιάς, και το Αιγαίο του 19ου αιώνα ζωντανεύει με λίγες κινήσεις.',
    descriptionEn:
      'Karkavitsas sailed as a ship’s doctor and listened to seamen talk. In these stories, whose title means «Words from the Prow», he kept their voices, the terms of their trade, their legends and their fears. The sea is a place of bread and of exile, and the nineteenth-century Aegean comes alive in a few strokes.',
  },
  {
    key: 'theotokis-timi-kai-chrima',
    title: 'Η τιμή και το χρήμα',
    language: 'el',
    contributors: [['Κωνσταντίνος Θεοτόκης']],
    publisher: 'Νεφέλη',
    year: 1993,
    binding: 'paperback',
    categories: ['greek-classics'],
    priceCents: 891,
    publisherPriceCents: 990,
    leadEl:
      'Στην Κέρκυρα των αρχών του 20ού αιώνα, ένας έρωτας σκοντάφτει σε ένα παζάρι για την προίκα και μια εργατική κοπέλα μαθαίνει τι αξίζει η δουλειά της.',
    leadEn:
      'In Corfu at the start of the twentieth century, a love affair founders on the haggling over a dowry and a working girl learns the worth of her labour.',
    descriptionEl:
      'Η Ρήνη αγαπά τον Ανδρέα, που χρωστά και θέλει να σώσει το σπίτι του. Η μάνα της, η σιόρα Επιστήμη, μετρά τις οικονομίες μιας ζωής. Ο Θεοτόκης γράφει μια νουβέλα για τη σχέση αγάπης και χρήματος, με διαλόγους στο κερκυραϊκό ιδίωμα και με μια ηρωίδα που αποφασίζει μόνη της.',
    descriptionEn:
      'Rini loves Andreas, who is in debt and wants to save his house. Her mother, Siora Epistimi, counts the savings of a lifetime. In «Honour and Money» Theotokis writes a novella about the bond between love and cash, with dialogue in the Corfiot idiom and a heroine who makes up her own mind.',
  },
  {
    key: 'xenopoulos-stella-violanti',
    title: 'Στέλλα Βιολάντη',
    language: 'el',
    contributors: [['Γρηγόριος Ξενόπουλος']],
    publisher: 'Αδελφοί Βλάσση',
    year: 1984,
    binding: 'paperback',
    categories: ['greek-classics'],
    priceCents: 1071,
    publisherPriceCents: 1190,
    leadEl:
      'Στη Ζάκυνθο, η κόρη ενός αυστηρού εμπόρου γράφει ένα ερωτικό γράμμα και δεν δέχεται να πάρει πίσω ούτε μία λέξη του.',
    leadEn:
      'On Zante, the daughter of a stern merchant writes a love letter and, whatever her father does, refuses to take back a single word of it.',
    descriptionEl:
      'Ο Παναγής Βιολάντης θεωρεί την υπακοή νόμο του σπιτιού του. Η Στέλλα, που του μοιάζει στο πείσμα, κρατά τον λόγο που έδωσε στον αγαπημένο της. Ο Ξενόπουλος έγραψε πρώτα το διήγημα και ύστερα το θεατρικό έργο με την ίδια ηρωίδα, μια από τις γυναίκες που αγάπησε το ελληνικό κοινό.',
    descriptionEn:
      'Panagis Violantis regards obedience as the law of his house. Stella, who has his stubbornness, keeps the word she gave to the man she loves. Xenopoulos wrote first the story and then the play about this heroine, «Stella Violanti», whom Greek readers and audiences took to their hearts.',
  },
  {
    key: 'myrivilis-zoi-en-tafo',
    title: 'Η ζωή εν τάφω',
    language: 'el',
    contributors: [['Στράτης Μυριβήλης']],
    publisher: 'Εστία',
    year: 2008,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1530,
    publisherPriceCents: 1700,
    leadEl:
      'Ένας λοχίας στα χαρακώματα του μακεδονικού μετώπου γράφει γράμματα που δεν στέλνει και κρατά σε αυτά ό,τι ο πόλεμος πασχίζει να του πάρει.',
    leadEn:
      'A sergeant in the trenches of the Macedonian front writes letters he does not send, and keeps in them everything the war is trying to take from him.',
    descriptionEl:
      'Τα χειρόγραφα του λοχία Αντώνη Κωστούλα περιγράφουν τη ζωή κάτω από τη γη: λάσπη, φόβο, συντρόφους, αλλά και μια παπαρούνα που άνθισε στο χαράκωμα. Ο Μυριβήλης πολέμησε σε εκείνο το μέτωπο και ξαναδούλεψε το βιβλίο για πολλά χρόνια. Είναι μια κατάθεση εναντίον του πολέμου, γραμμένη με αισθήσεις ανοιχτές.',
    descriptionEn:
      'The papers of Sergeant Antonis Kostoulas describe a life underground: mud, fear and comrades, but also a poppy that flowered in the trench. Myrivilis fought on that front and reworked the book for many years. «Life in the Tomb» is a testimony against war, written with all the senses awake.',
  },
  {
    key: 'myrivilis-daskala-me-ta-chrysa-matia',
    title: 'Η δασκάλα με τα χρυσά μάτια',
    language: 'el',
    contributors: [['Στράτης Μυριβήλης']],
    publisher: 'Εστία',
    year: 2006,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1485,
    publisherPriceCents: 1650,
    leadEl:
      'Ένας στρατιώτης γυρίζει στη Λέσβο με την τελευταία παραγγελία ενός νεκρού φίλου και ερωτεύεται τη γυναίκα που εκείνος άφησε πίσω του.',
    leadEn:
      'A soldier comes home to Lesbos with the last request of a dead friend, and falls in love with the woman that friend left behind.',
    descriptionEl:
      'Ο Λεωνής Δρίβας έχει επιζήσει από τη μικρασιατική εκστρατεία και θέλει να ζωγραφίσει και να ξεχάσει. Η Σαπφώ, η δασκάλα του χωριού, ζει κάτω από τα μάτια όλων. Το μυθιστόρημα μιλά για την ενοχή εκείνου που έζησε και για το νησιωτικό καλοκαίρι που τον καλεί να συνεχίσει.',
    descriptionEn:
      'Leonis Drivas has survived the Asia Minor campaign and wishes to paint and to forget. Sappho, the village teacher, lives under everyone’s gaze. «The Schoolmistress with the Golden Eyes» speaks of the guilt of the man who lived and of the island summer that calls him to go on.',
  },
  {
    key: 'myrivilis-vasilis-o-arvanitis',
    title: 'Ο Βασίλης ο Αρβανίτης',
    language: 'el',
    contributors: [['Στράτης Μυριβήλης']],
    publisher: 'Εστία',
    year: 2003,
    binding: 'paperback',
    categories: ['greek-classics'],
    priceCents: 981,
    publisherPriceCents: 1090,
    leadEl:
      'Ένας ωραίος και ατίθασος παλικαράς της Λέσβου, που δεν χωρά σε κανέναν νόμο, ζει στη μνήμη του παιδιού που κάποτε τον θαύμασε.',
    leadEn:
      'A handsome, untameable young man of Lesbos, too large for any law, lives on in the memory of the child who once admired him.',
    descriptionEl:
      'Στα τελευταία χρόνια της τουρκοκρατίας στο νησί, ο Βασίλης παίζει με τον κίνδυνο, τις γυναίκες και την τιμή του, χωρίς να λογαριάζει χριστιανούς και Τούρκους. Ο Μυριβήλης στήνει το πορτρέτο του σαν λαϊκό τραγούδι, με τρυφερότητα και με μέτρο. Νουβέλα για την ανδρεία και για τη σπατάλη της.',
    descriptionEn:
      'In the last years of Ottoman rule on the island, Vasilis plays with danger, with women and with his honour, heedless of Christian and Turk alike. Myrivilis draws «Vasilis the Albanian» in the manner of a folk song, with tenderness and measure. The novella is about courage and about how it is squandered.',
  },
  {
    key: 'venezis-noumero-31328',
    title: 'Το νούμερο 31328',
    subtitle: 'Το βιβλίο της σκλαβιάς',
    language: 'el',
    contributors: [['Ηλίας Βενέζης']],
    publisher: 'Εστία',
    year: 2008,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 1350,
    publisherPriceCents: 1500,
    leadEl:
      'Το φθινόπωρο του 1922 ένας νέος από το Αϊβαλί οδηγείται στα εργατικά τάγματα της Ανατολής και καταγράφει την πορεία μέρα με τη μέρα.',
    leadEn:
      'In the autumn of 1922 a young man from Ayvalik is marched off to the labour battalions of Anatolia, and records the journey day by day.',
    descriptionEl:
      'Ο Βενέζης ήταν δεκαοκτώ χρονών όταν αιχμαλωτίστηκε, και ανήκε στους λίγους που γύρισαν. Το βιβλίο αφηγείται την πείνα, τη δίψα, τους θανάτους και τις μικρές χειρονομίες που κρατούν τους ανθρώπους όρθιους, χωρίς ρητορική και χωρίς μίσος. Ο αριθμός του τίτλου είναι εκείνος που έφερε ο κρατούμενος.',
    descriptionEn:
      'Venezis was eighteen when he was taken prisoner, and one of the few who came back. The book tells of hunger, thirst, deaths and the small gestures that keep people on their feet, without rhetoric and without hatred. The number of the title, «Number 31328», is the one the captive bore.',
  },
  {
    key: 'venezis-aioliki-gi',
    title: 'Αιολική γη',
    language: 'el',
    contributors: [['Ηλίας Βενέζης']],
    publisher: 'Εστία',
    year: 2010,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1440,
    publisherPriceCents: 1600,
    leadEl:
      'Στο κτήμα του παππού, κάτω από τα βουνά Κιμιντένια, ένα παιδί ζει τα τελευταία καλοκαίρια ενός κόσμου που πρόκειται να χαθεί.',
    leadEn:
      'On his grandfather’s estate beneath the Kimintenia mountains a child lives through the last summers of a world that is about to disappear.',
    descriptionEl:
      'Η γη της Αιολίας γεμίζει ιστορίες: λαθρέμποροι, καμήλες, κυνηγοί, ένα κορίτσι από μακριά, η γιαγιά και ο παππούς στο κέντρο του σπιτιού. Ο Βενέζης γράφει για τα παράλια της Μικρασίας πριν από το 1914 με τη ματιά του παιδιού, ώσπου η Ιστορία φτάνει στην αυλόπορτα.',
    descriptionEn:
      'The land of Aeolia fills with stories: smugglers, camels, hunters, a girl from far away, and a grandmother and grandfather at the heart of the house. Venezis writes of the Asia Minor coast before 1914 with a child’s eye, until history reaches the gate. The title means «Aeolian Earth».',
  },
  {
    key: 'terzakis-prigkipessa-izampo',
    title: 'Η πριγκηπέσσα Ιζαμπώ',
    language: 'el',
    contributors: [['Άγγελος Τερζάκης']],
    publisher: 'Εστία',
    year: 2003,
    binding: 'paperback',
    categories: ['greek-historical', 'greek-classics'],
    priceCents: 1890,
    publisherPriceCents: 2100,
    leadEl:
      'Στον φράγκικο Μοριά του 13ου αιώνα, ένας νεαρός Έλληνας επαναστάτης και η πριγκίπισσα του τόπου βρίσκονται αντιμέτωποι και δεμένοι μαζί.',
    leadEn:
      'In the Frankish Morea of the thirteenth century a young Greek rebel and the princess of the land find themselves opponents, and bound to each other.',
    descriptionEl:
      'Ο Νικηφόρος Σγουρός μεγαλώνει με το χρέος να εκδικηθεί τον πατέρα του, ενώ γύρω του κάστρα, ιππότες και αρχόντισσες μοιράζονται έναν ξένο τόπο. Ο Τερζάκης χτίζει το μυθιστόρημά του πάνω στα χρονικά της εποχής και το εκδίδει το 1945, με φανερή τη σκέψη της ελευθερίας.',
    descriptionEn:
      'Nikiforos Sgouros grows up with the duty of avenging his father, while castles, knights and ladies around him share out a land that is not theirs. Terzakis builds «Princess Isabeau» on the chronicles of the period and published it as a book in 1945, with freedom plainly in mind.',
  },
  {
    key: 'theotokas-argo',
    title: 'Αργώ',
    language: 'el',
    contributors: [['Γιώργος Θεοτοκάς']],
    publisher: 'Εστία',
    year: 2006,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Ένας φοιτητικός σύλλογος με όνομα μυθικού καραβιού γίνεται το σταυροδρόμι όπου συναντιούνται οι φιλοδοξίες, οι ιδέες και οι έρωτες μιας γενιάς.',
    leadEn:
      'A student society named after a mythical ship becomes the crossroads where the ambitions, ideas and loves of a whole generation meet.',
    descriptionEl:
      'Στην Αθήνα της δεκαετίας του 1920 η οικογένεια Νοταρά και οι νέοι της «Αργώς» ζητούν ο καθένας τη δική του αλήθεια, στην πολιτική, στην τέχνη ή στην πράξη. Ο Θεοτοκάς στήνει ένα πολυπρόσωπο μυθιστόρημα για την Ελλάδα μετά τη Μικρασιατική Καταστροφή και για τη δίψα της να ξαναταξιδέψει.',
    descriptionEn:
      'In the Athens of the 1920s the Notaras family and the young people of the «Argo» each look for their own truth, in politics, in art or in action. Theotokas builds a novel of many characters about Greece after the Asia Minor disaster and its thirst to set sail again.',
  },
  {
    key: 'theotokas-leonis',
    title: 'Λεωνής',
    language: 'el',
    contributors: [['Γιώργος Θεοτοκάς']],
    publisher: 'Εστία',
    year: 2003,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Ένα αγόρι μεγαλώνει στην Κωνσταντινούπολη του Μεγάλου Πολέμου, ανάμεσα στο σχολείο, τη ζωγραφική, τον πρώτο έρωτα και τις σημαίες που αλλάζουν.',
    leadEn:
      'A boy grows up in Constantinople during the Great War, between school, painting, first love and the flags that keep changing above the city.',
    descriptionEl:
      'Ο Λεωνής και η παρέα του βλέπουν την Πόλη να γεμίζει ξένους στρατούς και ελπίδες, ώσπου η χρονιά του 1922 τους σκορπίζει. Ο Θεοτοκάς αντλεί από τη δική του εφηβεία και γράφει με διαφάνεια ένα μυθιστόρημα για την ηλικία όπου όλα συμβαίνουν πρώτη φορά.',
    descriptionEn:
      'Leonis and his friends watch the city fill with foreign armies and with hopes, until the year 1922 scatters them. Theotokas draws on his own adolescence and writes, in limpid prose, a novel about the age at which everything happens for the first time. «Leonis» can be read in a few evenings.',
  },
  {
    key: 'politis-eroica',
    title: 'Eroica',
    language: 'el',
    contributors: [['Κοσμάς Πολίτης']],
    publisher: 'Ερμής',
    year: 1982,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Μια παρέα αγοριών παίζει τους ομηρικούς ήρωες στις γειτονιές μιας παραθαλάσσιας πόλης, ώσπου το παιχνίδι συναντά τον έρωτα και τον θάνατο.',
    leadEn:
      'A band of boys play at Homeric heroes in the streets of a seaside town, until their game runs into love and into death.',
    descriptionEl:
      'Ο αφηγητής θυμάται εκείνη τη συντροφιά με τις περικεφαλαίες, τους όρκους και την ωραία Μόνικα. Ο Πολίτης γράφει για την εφηβεία σαν για χαμένη εποχή του μύθου, με μουσική σύνθεση και με μια μελαγχολία που δεν βαραίνει. Ο τίτλος παραπέμπει στη συμφωνία του Μπετόβεν.',
    descriptionEn:
      'The narrator remembers that company, with its helmets, its oaths and the lovely Monica. Politis writes of adolescence as of a lost age of myth, in a musical composition whose melancholy is never heavy. The title recalls Beethoven’s symphony, and the edition belongs to the publisher’s series of modern Greek texts.',
  },
  {
    key: 'politis-stou-chatzifragkou',
    title: 'Στου Χατζηφράγκου',
    subtitle: 'Τα σαραντάχρονα μιας χαμένης πολιτείας',
    language: 'el',
    contributors: [['Κοσμάς Πολίτης']],
    publisher: 'Ερμής',
    year: 1988,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1341,
    publisherPriceCents: 1490,
    leadEl:
      'Η Σμύρνη του 1902 μέσα από μια λαϊκή της γειτονιά: παιδιά με χαρταετούς, εργάτες, δάσκαλοι, γυναίκες στα κατώφλια και μια πόλη που δεν ξέρει τι έρχεται.',
    leadEn:
      'Smyrna in 1902 seen through one of its poorer quarters: children with kites, workers, teachers, women on doorsteps and a city unaware of what is coming.',
    descriptionEl:
      'Δεν υπάρχει ένας ήρωας αλλά πολλοί, και όλοι μαζί φτιάχνουν το πρόσωπο μιας πολιτείας. Στη μέση του βιβλίου μια μαρτυρία για το 1922 κόβει την ανάσα και αλλάζει το φως όσων διαβάσαμε. Ο Πολίτης έγραψε το μυθιστόρημα σαράντα χρόνια μετά την καταστροφή.',
    descriptionEn:
      'There is not one hero but many, and together they compose the face of a city. In the middle of the book a testimony about 1922 changes the light in which we see all that came before. Politis wrote «In the Hatzifrangos Quarter» forty years after the catastrophe.',
  },
  {
    key: 'doukas-istoria-enos-aichmalotou',
    title: 'Ιστορία ενός αιχμαλώτου',
    language: 'el',
    contributors: [['Στρατής Δούκας']],
    publisher: 'Κέδρος',
    year: 1999,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 891,
    publisherPriceCents: 990,
    leadEl:
      'Ένας Έλληνας της Μικρασίας που αιχμαλωτίστηκε το 1922 δραπετεύει και, για να ζήσει, περνά για Τούρκος σε έναν τόπο όπου κάθε λέξη μπορεί να τον προδώσει.',
    leadEn:
      'A Greek of Asia Minor captured in 1922 escapes and, to stay alive, passes for a Turk in a country where any word may betray him.',
    descriptionEl:
      'Ο Δούκας άκουσε την ιστορία από τον ίδιο τον πρόσφυγα που την έζησε και την κράτησε σε λόγο προφορικό, γυμνό από στολίδια. Η νουβέλα προχωρεί γρήγορα, σαν μαρτυρία που λέγεται μια φορά, και δείχνει και τους εχθρούς ως ανθρώπους. Πρωτοεκδόθηκε το 1929.',
    descriptionEn:
      'Doukas heard the story from the refugee who had lived it, and kept it in a spoken style stripped of ornament. «A Prisoner of War’s Story» moves quickly, like testimony given once and for all, and shows enemies too as human beings. The novella was first published in 1929.',
  },
  {
    key: 'zei-arravoniastikia-tou-achillea',
    title: 'Η αρραβωνιαστικιά του Αχιλλέα',
    language: 'el',
    contributors: [['Άλκη Ζέη']],
    publisher: 'Μεταίχμιο',
    year: 2013,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1593,
    publisherPriceCents: 1770,
    leadEl:
      'Στο Παρίσι της εξορίας μια γυναίκα παίζει κομπάρσος σε μια ταινία, και ανάμεσα στις λήψεις ξαναβρίσκει τη ζωή που έζησε στη σκιά ενός ήρωα.',
    leadEn:
      'In Paris, in exile, a woman works as an extra in a film and between takes recovers the life she has lived in the shadow of a hero.',
    descriptionEl:
      'Η Ελένη ήταν νέα στην Κατοχή όταν αρραβωνιάστηκε τον καπετάν Αχιλλέα. Ακολούθησαν ο εμφύλιος, η Ρώμη, η Τασκένδη, η Μόσχα και η δικτατορία. Το μυθιστόρημα της Άλκης Ζέη αφηγείται με χιούμορ και ειλικρίνεια την πορεία μιας γενιάς, τις φιλίες της και τις διαψεύσεις της.',
    descriptionEn:
      'Eleni was young under the Occupation when she became engaged to Captain Achilles. Civil war, Rome, Tashkent, Moscow and dictatorship followed. With humour and candour Alki Zei’s novel, «Achilles’ Fiancée» in English, tells the path of a generation, its friendships and its disappointments, through a woman who learns to speak for herself.',
  },
  {
    key: 'zei-molyvi-faber',
    title: 'Με μολύβι φάμπερ νούμερο δύο',
    language: 'el',
    contributors: [['Άλκη Ζέη']],
    publisher: 'Μεταίχμιο',
    year: 2013,
    binding: 'paperback',
    categories: ['greek-novel', 'biography'],
    priceCents: 1593,
    publisherPriceCents: 1770,
    leadEl:
      'Η συγγραφέας θυμάται τα πρώτα της χρόνια, από τη Σάμο των διακοπών ως την Αθήνα της Κατοχής, σαν να τα γράφει με ένα παιδικό μολύβι.',
    leadEn:
      'The author remembers her early years, from summers on Samos to Athens under the Occupation, as if writing them down with a child’s pencil.',
    descriptionEl:
      'Πρόσωπα της οικογένειας, δασκάλες, φίλες που έμειναν για μια ζωή, το σχολικό κουκλοθέατρο και ο πόλεμος παρελαύνουν σε μια αφήγηση χωρίς νοσταλγική ωραιοποίηση. Όποιος αγάπησε τα μυθιστορήματα της Άλκης Ζέη αναγνωρίζει εδώ τις ρίζες τους και γνωρίζει πώς γεννήθηκε μια συγγραφέας.',
    descriptionEn:
      'Family members, teachers, friends who stayed for a lifetime, the school puppet theatre and the war file past in a narrative that does not prettify. Readers of Alki Zei’s novels will recognise their roots here and see how a writer was born. The title means «With a Faber Number Two Pencil».',
  },
  {
    key: 'sotiriou-matomena-chomata',
    title: 'Ματωμένα χώματα',
    language: 'el',
    contributors: [['Διδώ Σωτηρίου']],
    publisher: 'Κέδρος',
    year: 2008,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-historical'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Ο Μανώλης Αξιώτης, αγρότης από χωριό κοντά στην Έφεσο, αφηγείται πώς η ειρηνική ζωή Ελλήνων και Τούρκων έγινε πόλεμος και προσφυγιά.',
    leadEn:
      'Manolis Axiotis, a farmer from a village near Ephesus, tells how the peaceful life of Greeks and Turks turned into war and exile.',
    descriptionEl:
      'Η Διδώ Σωτηρίου στηρίχθηκε στις σημειώσεις ενός πραγματικού ανθρώπου και έδωσε φωνή σε έναν ολόκληρο κόσμο: τους Κιρκιντζώτες με τα σύκα και τις γιορτές τους, τα τάγματα εργασίας, το μέτωπο, την καταστροφή. Το μυθιστόρημα κυκλοφόρησε το 1962 και διαβάζεται και στην Τουρκία.',
    descriptionEn:
      'Dido Sotiriou drew on the notebooks of a real man and gave a voice to a whole world: the people of Kirkintze with their figs and their feasts, the labour battalions, the front and the disaster. Published in 1962, «Farewell Anatolia», as it is known in English, is also widely read in Turkey.',
  },
  {
    key: 'samarakis-lathos',
    title: 'Το λάθος',
    language: 'el',
    contributors: [['Αντώνης Σαμαράκης']],
    publisher: 'Καστανιώτης',
    year: 1996,
    isbn13: '9789600316698',
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1305,
    publisherPriceCents: 1450,
    leadEl:
      'Σε ένα αστυνομικό κράτος δυο πράκτορες συνοδεύουν έναν ύποπτο στην πρωτεύουσα, σύμφωνα με ένα σχέδιο που έχει προβλέψει τα πάντα εκτός από ένα.',
    leadEn:
      'In a police state two agents escort a suspect to the capital, following a plan that has foreseen everything except one thing.',
    descriptionEl:
      'Ο Σαμαράκης γράφει σαν κάμερα που κινείται συνεχώς, με διαλόγους κοφτούς και ξαφνικές εναλλαγές. Η χώρα δεν κατονομάζεται και το καθεστώς δεν χρειάζεται εξηγήσεις. Το μυθιστόρημα κυκλοφόρησε το 1965, έγινε ταινία στο εξωτερικό και ρωτά πόσο χώρο αφήνει ένα σύστημα στην ανθρωπιά.',
    descriptionEn:
      'Samarakis writes like a camera in constant motion, with clipped dialogue and sudden changes of angle. The country is never named and the regime needs no explanation. Published in 1965 and later filmed abroad, «The Flaw» asks how much room a system leaves for humanity.',
  },
  {
    key: 'samarakis-ziteitai-elpis',
    title: 'Ζητείται ελπίς',
    language: 'el',
    contributors: [['Αντώνης Σαμαράκης']],
    publisher: 'Καστανιώτης',
    year: 1998,
    binding: 'paperback',
    categories: ['greek-short-stories', 'greek-classics'],
    priceCents: 1197,
    publisherPriceCents: 1330,
    leadEl:
      'Σύντομα διηγήματα για τον άνθρωπο της μεταπολεμικής πόλης, που διαβάζει εφημερίδα στο καφενείο και αναρωτιέται αν έμεινε κάπου λίγη ελπίδα.',
    leadEn:
      'Short stories about the man of the post-war city, reading his paper in a café and wondering whether a little hope is left anywhere.',
    descriptionEl:
      'Πρώτο βιβλίο του Σαμαράκη, του 1954. Ο πόλεμος έχει τελειώσει, αλλά ο επόμενος συζητείται ήδη στα πρωτοσέλιδα, και οι ήρωες είναι υπάλληλοι, άνεργοι, στρατιώτες, περαστικοί. Ο συγγραφέας γράφει με λέξεις καθημερινές και με επαναλήψεις που μοιάζουν με τους χτύπους ενός ρολογιού.',
    descriptionEn:
      'Samarakis’s first book, from 1954. The war is over, yet the next one is already being discussed on the front pages, and the characters are clerks, the unemployed, soldiers and passers-by. The author writes in everyday words, with repetitions like the ticking of a clock. The title means «Hope Wanted».',
  },
  {
    key: 'tachtsis-trito-stefani',
    title: 'Το τρίτο στεφάνι',
    language: 'el',
    contributors: [['Κώστας Ταχτσής']],
    publisher: 'Γαβριηλίδης',
    year: 2009,
    pages: 327,
    isbn13: '9789603364412',
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1530,
    publisherPriceCents: 1700,
    leadEl:
      'Δυο γυναίκες, η Νίνα και η Εκάβη, αφηγούνται τις ζωές τους, και μαζί με τους γάμους, τα παιδιά και τους καβγάδες περνά μισός αιώνας Ιστορίας.',
    leadEn:
      'Two women, Nina and Ekavi, tell the story of their lives, and along with marriages, children and quarrels half a century of history goes by.',
    descriptionEl:
      'Με φωνή λαϊκή, ασταμάτητη και πνευματώδη, η Νίνα μιλά για τους τρεις άντρες της, για την κόρη της και για τη φίλη που τη σημάδεψε. Ο Ταχτσής γράφει το χρονικό της ελληνικής οικογένειας από τους Βαλκανικούς ως τον εμφύλιο, χωρίς να ωραιοποιεί τίποτε και χωρίς να κατηγορεί.',
    descriptionEn:
      'In a voice that is popular, unstoppable and witty, Nina speaks of her three husbands, of her daughter and of the friend who marked her life. In «The Third Wedding» Taktsis writes the chronicle of the Greek family from the Balkan Wars to the Civil War, prettifying nothing and accusing no one.',
  },
  {
    key: 'tsirkas-leschi',
    title: 'Η Λέσχη',
    language: 'el',
    contributors: [['Στρατής Τσίρκας']],
    publisher: 'Κέδρος',
    year: 2005,
    binding: 'paperback',
    series: { name: 'Ακυβέρνητες Πολιτείες', nameEn: 'Drifting Cities', number: 1 },
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Ιερουσαλήμ, 1942: σε μια πανσιόν γεμάτη πρόσφυγες και πράκτορες, ένας Έλληνας αξιωματικός που λιποτάκτησε για την ιδέα του προσπαθεί να μείνει αόρατος.',
    leadEn:
      'Jerusalem, 1942: in a boarding house full of refugees and agents, a Greek officer who has deserted for the sake of an idea tries to stay unseen.',
    descriptionEl:
      'Ο Μάνος Σιμωνίδης έχει πίσω του τον πόλεμο και μπροστά του αποστολές που δεν εξηγούνται. Γύρω του κινούνται η Έμμη, ο καθηγητής, οι ξένοι της πανσιόν, ο καθένας με τη μοναξιά του. Πρώτος τόμος της τριλογίας, γραμμένος με φωνές που εναλλάσσονται και με αίσθηση κινδύνου.',
    descriptionEn:
      'Manos Simonidis has the war behind him and unexplained missions ahead. Around him move Emmy, the professor and the strangers of the boarding house, each with a solitude of their own. «The Club» is the first volume of the trilogy, written in alternating voices and with a steady sense of danger.',
  },
  {
    key: 'tsirkas-ariagni',
    title: 'Αριάγνη',
    language: 'el',
    contributors: [['Στρατής Τσίρκας']],
    publisher: 'Κέδρος',
    year: 2005,
    binding: 'paperback',
    series: { name: 'Ακυβέρνητες Πολιτείες', nameEn: 'Drifting Cities', number: 2 },
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Στο Κάιρο των συμμαχικών στρατών μια γυναίκα του λαού, η Αριάγνη, κρατά το νήμα που βοηθά τους άλλους να βγουν από τον λαβύρινθο.',
    leadEn:
      'In the Cairo of the Allied armies a woman of the people, Ariagne, holds the thread that helps others find their way out of the labyrinth.',
    descriptionEl:
      'Η παροικία των Ελλήνων, οι αραβικές γειτονιές, οι ξένοι διπλωμάτες και ο παράνομος μηχανισμός συναντιούνται στον δεύτερο τόμο της τριλογίας. Ο Μάνος κρύβεται και παρακολουθεί τις συγκρούσεις μέσα στο ίδιο του το κίνημα. Ο Τσίρκας, Έλληνας της Αιγύπτου, γνώριζε κάθε δρόμο που περιγράφει.',
    descriptionEn:
      'The Greek colony, the Arab quarters, foreign diplomats and the clandestine network meet in the second volume of the trilogy. Manos hides and observes the conflicts within his own movement. Tsirkas, himself a Greek of Egypt, knew every street he describes. «Ariagne» can be read alone, though it gains from its companions.',
  },
  {
    key: 'tsirkas-nychterida',
    title: 'Η Νυχτερίδα',
    language: 'el',
    contributors: [['Στρατής Τσίρκας']],
    publisher: 'Κέδρος',
    year: 2005,
    binding: 'paperback',
    series: { name: 'Ακυβέρνητες Πολιτείες', nameEn: 'Drifting Cities', number: 3 },
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1593,
    publisherPriceCents: 1770,
    leadEl:
      'Αλεξάνδρεια, άνοιξη του 1944: οι ελληνικές μονάδες της Μέσης Ανατολής ξεσηκώνονται, και οι ήρωες της τριλογίας πληρώνουν ο καθένας το χρέος του.',
    leadEn:
      'Alexandria, spring 1944: the Greek units in the Middle East mutiny, and the characters of the trilogy each pay what they owe.',
    descriptionEl:
      'Ο τελευταίος τόμος συγκεντρώνει τα νήματα στην πόλη του Καβάφη. Η εξέγερση του στρατού και του στόλου, οι έρωτες που δεν πρόλαβαν και οι προδοσίες δίνουν στην αφήγηση ρυθμό τραγωδίας. Η Ιστορία που έμεινε για χρόνια αποσιωπημένη αποκτά εδώ πρόσωπα και ονόματα.',
    descriptionEn:
      'The last volume draws the threads together in the city of Cavafy. The rising of the army and the fleet, loves that ran out of time and betrayals give the narrative the rhythm of tragedy. History that was long passed over in silence here acquires faces and names. The title means «The Bat».',
  },
  {
    key: 'chatzis-telos-tis-mikris-mas-polis',
    title: 'Το τέλος της μικρής μας πόλης',
    language: 'el',
    contributors: [['Δημήτρης Χατζής']],
    publisher: 'Το Ροδακιό',
    year: 1999,
    binding: 'paperback',
    categories: ['greek-short-stories', 'greek-classics'],
    priceCents: 1260,
    publisherPriceCents: 1400,
    leadEl:
      'Στα Γιάννενα του μεσοπολέμου και της Κατοχής, βυρσοδέψες, εβραίοι έμποροι, δάσκαλοι και γεροντοκόρες ζουν το αργό τέλος ενός ολόκληρου κόσμου.',
    leadEn:
      'In the Ioannina of the interwar years and the Occupation, tanners, Jewish merchants, teachers and ageing spinsters live out the slow end of a world.',
    descriptionEl:
      'Κάθε διήγημα έχει έναν ήρωα που κρατιέται από τη συνήθειά του και βλέπει το έδαφος να φεύγει. Ο Σιούλας ο ταμπάκος, ο Σαμπεθάι Καμπιλής, η θεία Αγγελική και η Μαργαρίτα Περδικάρη συνθέτουν μαζί το πορτρέτο μιας πόλης. Ο Χατζής γράφει με αγάπη που δεν χαρίζεται.',
    descriptionEn:
      'Each story has a figure who holds on to habit and feels the ground give way. Sioulas the tanner, Sabethai Kabilis, Aunt Angeliki and Margarita Perdikari together make up the portrait of a town. Hatzis writes «The End of Our Small Town» with a love that makes no concessions.',
  },
  {
    key: 'chatzis-diplo-vivlio',
    title: 'Το διπλό βιβλίο',
    language: 'el',
    contributors: [['Δημήτρης Χατζής']],
    publisher: 'Το Ροδακιό',
    year: 1999,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1260,
    publisherPriceCents: 1400,
    leadEl:
      'Ένας Έλληνας εργάτης στη Γερμανία και ένας συγγραφέας που τον ακούει προσπαθούν μαζί να βρουν την ιστορία που θα τους χωρούσε και τους δύο.',
    leadEn:
      'A Greek worker in Germany and a writer who listens to him try together to find the story that would hold them both.',
    descriptionEl:
      'Ο Κώστας δουλεύει σε εργοστάσιο της Στουτγάρδης και μιλά για τον πατέρα του, για την αδελφή του, για τους ανθρώπους που έφυγαν. Ο συγγραφέας μαζεύει τα κομμάτια. Το μυθιστόρημα μιλά για τη μετανάστευση και για μια πατρίδα που χάθηκε πριν τη γνωρίσουμε.',
    descriptionEn:
      'Kostas works in a Stuttgart factory and speaks of his father, of his sister and of those who went away. The writer gathers the pieces. «The Double Book» is a novel about emigration and about a homeland that was lost before anyone came to know it.',
  },
  {
    key: 'ioannou-gia-ena-filotimo',
    title: 'Για ένα φιλότιμο',
    subtitle: 'Πεζογραφήματα',
    language: 'el',
    contributors: [['Γιώργος Ιωάννου']],
    publisher: 'Κέδρος',
    year: 1980,
    binding: 'paperback',
    categories: ['greek-short-stories', 'greek-classics'],
    priceCents: 1080,
    publisherPriceCents: 1200,
    leadEl:
      'Σύντομα πεζά σε πρώτο πρόσωπο, όπου ένας μοναχικός άνθρωπος περπατά τη Θεσσαλονίκη των προσφύγων, της Κατοχής και των χαμένων γειτόνων.',
    leadEn:
      'Short first-person pieces in which a solitary man walks through the Thessaloniki of refugees, of the Occupation and of vanished neighbours.',
    descriptionEl:
      'Ο Ιωάννου ονόμασε τα κείμενά του πεζογραφήματα, γιατί δεν χωρούσαν στο διήγημα. Η μνήμη κινείται από δρόμο σε δρόμο και μπλέκει την εξομολόγηση με την ιστορία της πόλης. Το βιβλίο, του 1964, καθιέρωσε μια χαμηλή φωνή που επηρέασε πολλούς νεότερους πεζογράφους.',
    descriptionEn:
      'Ioannou called his texts prose pieces because they did not fit the short story. Memory moves from street to street and mingles confession with the history of the city. The book, from 1964, whose title may be rendered «Out of Self-Respect», established a low-pitched voice that influenced many younger writers.',
  },
  {
    key: 'alexandrou-kivotio',
    title: 'Το κιβώτιο',
    language: 'el',
    contributors: [['Άρης Αλεξάνδρου']],
    publisher: 'Κέδρος',
    year: 2010,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1494,
    publisherPriceCents: 1660,
    leadEl:
      'Ένας κρατούμενος γράφει κατάθεση μετά από κατάθεση για την αποστολή που μετέφερε ένα σφραγισμένο κιβώτιο, χωρίς να ξέρει ποιος τον διαβάζει.',
    leadEn:
      'A prisoner writes deposition after deposition about the mission that carried a sealed crate, without knowing who, if anyone, is reading him.',
    descriptionEl:
      'Καλοκαίρι του 1949, λίγο πριν τελειώσει ο εμφύλιος. Σαράντα εθελοντές ξεκινούν και ένας φτάνει. Καθώς ο αφηγητής διορθώνει τα όσα έγραψε, η αλήθεια γλιστρά και ο αναγνώστης γίνεται ανακριτής. Το μοναδικό μυθιστόρημα του Αλεξάνδρου γράφτηκε εν μέρει στο Παρίσι και κυκλοφόρησε το 1975.',
    descriptionEn:
      'It is the summer of 1949, shortly before the end of the Civil War. Forty volunteers set out and one arrives. As the narrator corrects what he has written, truth slips away and the reader becomes the interrogator. Alexandrou’s only novel, «Mission Box» in English, was written partly in Paris and appeared in 1975.',
  },
  {
    key: 'lymperaki-psathina-kapela',
    title: 'Τα ψάθινα καπέλα',
    language: 'el',
    contributors: [['Μαργαρίτα Λυμπεράκη']],
    publisher: 'Καστανιώτης',
    year: 1995,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1485,
    publisherPriceCents: 1650,
    leadEl:
      'Τρεις αδελφές στην εξοχή της Κηφισιάς φορούν τα καινούργια τους ψάθινα καπέλα και, σε τρία καλοκαίρια, γίνονται γυναίκες η καθεμιά με τον τρόπο της.',
    leadEn:
      'Three sisters in the Kifissia countryside put on their new straw hats and over three summers grow into women, each in her own way.',
    descriptionEl:
      'Η Μαρία, η Ινφάντα και η Κατερίνα μεγαλώνουν ανάμεσα στον κήπο, στα μυστικά των μεγάλων και στη σκιά μιας Πολωνέζας γιαγιάς που κάποτε έφυγε. Αφηγείται η μικρότερη, περίεργη και ονειροπόλα. Το μυθιστόρημα κυκλοφόρησε το 1946 και παραμένει δροσερό σαν πρωινό Ιουνίου.',
    descriptionEn:
      'Maria, Infanta and Katerina grow up among the garden, the secrets of the adults and the shadow of a Polish grandmother who once went away. The youngest, curious and dreamy, tells the tale. Known in English as «Three Summers», the novel appeared in 1946 and stays as fresh as a June morning.',
  },
  {
    key: 'karystiani-mikra-anglia',
    title: 'Μικρά Αγγλία',
    language: 'el',
    contributors: [['Ιωάννα Καρυστιάνη']],
    publisher: 'Καστανιώτης',
    year: 1997,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Στην Άνδρο των καπεταναίων δυο αδελφές αγαπούν τον ίδιο άντρα, κάτω από το ίδιο ταβάνι, ενώ οι άντρες λείπουν στα ταξίδια και οι γυναίκες περιμένουν.',
    leadEn:
      'On Andros, island of captains, two sisters love the same man beneath the same ceiling, while the men are away at sea and the women wait.',
    descriptionEl:
      'Η Όρσα και η Μόσχα Σαλταφέρου μεγαλώνουν με μια μάνα που λογαριάζει τους γάμους σαν ναύλα. Ανάμεσα στον μεσοπόλεμο και στον πόλεμο, το μυθιστόρημα διηγείται όσα δεν λέγονται στα σαλόνια του νησιού. Η γλώσσα της Καρυστιάνη έχει αλάτι, γέλιο και τη μουσική της κουβέντας.',
    descriptionEn:
      'Orsa and Moscha Saltaferou grow up with a mother who reckons marriages like freight. Between the interwar years and the war, the novel tells what is not spoken in the island’s drawing rooms. Karystiani’s language has salt, laughter and the music of talk. It is translated as «The Jasmine Isle».',
  },
  {
    key: 'karystiani-souel',
    title: 'Σουέλ',
    language: 'el',
    contributors: [['Ιωάννα Καρυστιάνη']],
    publisher: 'Καστανιώτης',
    year: 2006,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1620,
    publisherPriceCents: 1800,
    leadEl:
      'Ένας γερασμένος καπετάνιος δεν έχει πατήσει στο σπίτι του εδώ και χρόνια και κρύβει από όλους ότι τα μάτια του έχουν σχεδόν σβήσει.',
    leadEn:
      'An ageing captain has not set foot in his own house for years and hides from everyone that his eyes have almost failed.',
    descriptionEl:
      'Ο Μήτσος Αυγουστής κυβερνά το φορτηγό του από μνήμης, με τη συνενοχή λίγων ανθρώπων. Στη στεριά μια γυναίκα, παιδιά και μια παλιά αγάπη τον περιμένουν ή έπαψαν να τον περιμένουν. Ο τίτλος είναι η αποθαλασσιά, το βουβό κύμα που ταξιδεύει μακριά από την καταιγίδα που το γέννησε.',
    descriptionEn:
      'Mitsos Avgoustis commands his freighter from memory, with the complicity of a few people. Ashore, a wife, children and an old love wait for him or have stopped waiting. The title, «Swell», is the silent wave that travels far from the storm that raised it, and the novel moves with the same patience.',
  },
  {
    key: 'zourgos-aidonopita',
    title: 'Αηδονόπιτα',
    language: 'el',
    contributors: [['Ισίδωρος Ζουργός']],
    publisher: 'Πατάκης',
    year: 2008,
    binding: 'paperback',
    categories: ['greek-historical', 'greek-novel'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Ένας νεαρός Αμερικανός, μεγαλωμένος με τους αρχαίους, φτάνει στην επαναστατημένη Ελλάδα και βρίσκει εκεί μια χώρα που δεν υπήρχε στα βιβλία του.',
    leadEn:
      'A young American brought up on the ancients reaches Greece in revolt, and finds there a country that was not in his books.',
    descriptionEl:
      'Ο φιλέλληνας του Ζουργού διασχίζει βουνά και πολιορκίες, γνωρίζει αγωνιστές, τυχοδιώκτες και την αγάπη, και μαθαίνει τη γλώσσα ξανά από την αρχή. Το μυθιστόρημα κοιτά το Εικοσιένα με τα μάτια ενός ξένου και πλέκει την περιπέτεια με τον στοχασμό για το τι γυρεύει κανείς στους τόπους των ονείρων του.',
    descriptionEn:
      'Zourgos’s philhellene crosses mountains and sieges, meets fighters and adventurers, falls in love and learns the language over again. The novel looks at the Revolution of 1821 through a stranger’s eyes and joins adventure to reflection on what we look for in the places we have dreamed of. The title means «Nightingale Pie».',
  },
  {
    key: 'zourgos-matias-almosino',
    title: 'Σκηνές από τον βίο του Ματίας Αλμοσίνο',
    language: 'el',
    contributors: [['Ισίδωρος Ζουργός']],
    publisher: 'Πατάκης',
    year: 2014,
    binding: 'paperback',
    categories: ['greek-historical', 'greek-novel'],
    priceCents: 2061,
    publisherPriceCents: 2290,
    leadEl:
      'Ένας γιατρός του 17ου αιώνα διασχίζει την Ευρώπη και την οθωμανική Ανατολή κουβαλώντας βιβλία, αμφιβολίες και μια ζωή γεμάτη αλλαγές προσωπείων.',
    leadEn:
      'A physician of the seventeenth century crosses Europe and the Ottoman East carrying books, doubts and a life of many changing masks.',
    descriptionEl:
      'Πόλεμοι, επιδημίες, βιβλιοθήκες και δρόμοι του εμπορίου γίνονται σκηνικό για την περιπλάνηση ενός ανθρώπου που θέλει να γνωρίσει το σώμα και την ψυχή. Ο Ζουργός συνθέτει ένα εκτενές μυθιστόρημα μαθητείας, όπου η επιστήμη γεννιέται δίπλα στη μαγεία και η πίστη δίπλα στην αμφισβήτηση.',
    descriptionEn:
      'Wars, epidemics, libraries and trade routes become the setting for the wanderings of a man who wishes to understand body and soul. Zourgos composes an extensive novel of apprenticeship in which science is born beside magic, and belief beside doubt. The title means «Scenes from the Life of Matias Almosino».',
  },
  {
    key: 'papamarkos-gkiak',
    title: 'Γκιακ',
    language: 'el',
    contributors: [['Δημοσθένης Παπαμάρκος']],
    publisher: 'Αντίποδες',
    year: 2014,
    pages: 123,
    binding: 'paperback',
    categories: ['greek-short-stories'],
    priceCents: 1100,
    publisherPriceCents: 1100,
    leadEl:
      'Στρατιώτες της Μικρασιατικής Εκστρατείας γυρίζουν στα χωριά της Λοκρίδας και εξομολογούνται, σε γλώσσα προφορική, όσα έκαναν και όσα τους έκαναν.',
    leadEn:
      'Soldiers of the Asia Minor Campaign come home to the villages of Locris and confess, in spoken language, what they did and what was done to them.',
    descriptionEl:
      'Ο τίτλος είναι αρβανίτικη λέξη που σημαίνει αίμα, συγγένεια, εκδίκηση. Στα εννέα διηγήματα της συλλογής οι αφηγητές μετρούν την τιμή και τη βία με τα μέτρα της κοινότητάς τους και βρίσκονται ξένοι στον τόπο τους. Ο Παπαμάρκος κάνει την ντοπιολαλιά λογοτεχνία υψηλής ακρίβειας.',
    descriptionEn:
      'The title is an Arvanitika word meaning blood, kinship and vengeance. In the nine stories of the collection the narrators weigh honour and violence by the measures of their community, and find themselves strangers at home. Papamarkos makes of local speech a literature of great precision.',
  },
  {
    key: 'galanaki-ismail-ferik-pasas',
    title: 'Ο βίος του Ισμαήλ Φερίκ πασά',
    subtitle: 'Spina nel cuore',
    language: 'el',
    contributors: [['Ρέα Γαλανάκη']],
    publisher: 'Άγρα',
    year: 1989,
    binding: 'paperback',
    categories: ['greek-historical', 'greek-novel'],
    priceCents: 1350,
    publisherPriceCents: 1500,
    leadEl:
      'Ένα παιδί από την Κρήτη αιχμαλωτίζεται, γίνεται στρατηγός στην Αίγυπτο και επιστρέφει στο νησί του επικεφαλής του στρατού που πρέπει να το υποτάξει.',
    leadEn:
      'A child from Crete is taken captive, becomes a general in Egypt and returns to his island at the head of the army sent to subdue it.',
    descriptionEl:
      'Η Γαλανάκη ακολουθεί έναν ιστορικό άνθρωπο του 19ου αιώνα που έζησε δύο ζωές, με δύο γλώσσες και δύο πίστεις. Η επιστροφή του στα χρόνια της κρητικής επανάστασης γίνεται αναζήτηση του χαμένου σπιτιού και του αδελφού. Μυθιστόρημα λυρικό, για την ταυτότητα και τον νόστο.',
    descriptionEn:
      'Galanaki follows a historical figure of the nineteenth century who lived two lives, in two languages and two faiths. His return during the Cretan revolt becomes a search for the lost house and for a brother. «The Life of Ismail Ferik Pasha» is a lyrical novel about identity and homecoming.',
  },
  {
    key: 'galanaki-amilita-vathia-nera',
    title: 'Αμίλητα, βαθιά νερά',
    subtitle: 'Η απαγωγή της Τασούλας',
    language: 'el',
    contributors: [['Ρέα Γαλανάκη']],
    publisher: 'Καστανιώτης',
    year: 2006,
    binding: 'paperback',
    categories: ['greek-historical', 'greek-novel'],
    priceCents: 1530,
    publisherPriceCents: 1700,
    leadEl:
      'Το 1950 η απαγωγή μιας κοπέλας από τον άντρα που την αγαπά δίχασε την Κρήτη και έγινε είδηση πολύ μακριά από το νησί.',
    leadEn:
      'In 1950 the abduction of a young woman by the man who loved her divided Crete and became news far beyond the island.',
    descriptionEl:
      'Η Γαλανάκη ξαναπιάνει μια πραγματική υπόθεση που έφερε αντιμέτωπες δυο οικογένειες και το ίδιο το κράτος. Με έγγραφα, μαρτυρίες και μνήμες της παιδικής της ηλικίας στο Ηράκλειο, στοχάζεται πάνω στον έρωτα, στο έθιμο και στην πολιτική, και ακούει τη σιωπή εκείνης που απήχθη.',
    descriptionEn:
      'Galanaki takes up a true case that set two families and the state itself against each other. With documents, testimonies and memories of her own childhood in Heraklion, she reflects on love, custom and politics, and listens to the silence of the woman who was taken. The title means «Deep, Silent Waters».',
  },
  {
    key: 'douka-archaia-skouria',
    title: 'Η αρχαία σκουριά',
    language: 'el',
    contributors: [['Μάρω Δούκα']],
    publisher: 'Κέδρος',
    year: 1979,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1395,
    publisherPriceCents: 1550,
    leadEl:
      'Μια φοιτήτρια από καλή οικογένεια μπαίνει στο αντιδικτατορικό κίνημα και, ανάμεσα σε έρωτες και συνθήματα, μαθαίνει να αμφιβάλλει για όλους και για τον εαυτό της.',
    leadEn:
      'A student from a good family joins the movement against the dictatorship and, between love affairs and slogans, learns to doubt everyone, herself included.',
    descriptionEl:
      'Η Μυρσίνη Παναγιώτου αφηγείται τα χρόνια της δικτατορίας ως το Πολυτεχνείο και λίγο μετά, χωρίς ηρωισμούς και με ειρωνεία που κόβει. Η Μάρω Δούκα έδωσε με αυτό το μυθιστόρημα την εικόνα μιας γενιάς τη στιγμή που γινόταν μύθος. Ο τίτλος ονομάζει όσα η ίδια κουβαλά από παλιά.',
    descriptionEn:
      'Myrsini Panayotou tells of the years of dictatorship up to the Polytechnic rising and shortly after, without heroics and with an irony that cuts. In this novel Maro Douka caught a generation at the moment when it was becoming a myth. It has been published in English as «Fool’s Gold».',
  },
  {
    key: 'fakinou-astradeni',
    title: 'Αστραδενή',
    language: 'el',
    contributors: [['Ευγενία Φακίνου']],
    publisher: 'Κέδρος',
    year: 1982,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1260,
    publisherPriceCents: 1400,
    leadEl:
      'Ένα κορίτσι από τη Σύμη μετακομίζει με τους γονείς του στην Αθήνα και προσπαθεί να χωρέσει το νησί μέσα σε ένα διαμέρισμα.',
    leadEn:
      'A girl from Symi moves with her parents to Athens and tries to fit her island inside an apartment in the city.',
    descriptionEl:
      'Η Αστραδενή μιλά με τη φωνή ενός παιδιού που παρατηρεί τα πάντα: το σχολείο, όπου της αλλάζουν ακόμη και το όνομα, τους γείτονες, τη δουλειά του πατέρα, τις μυρωδιές που λείπουν. Το πρώτο μυθιστόρημα της Φακίνου δείχνει την εσωτερική μετανάστευση με χάρη και με αυξανόμενη ανησυχία.',
    descriptionEn:
      'Astradeni speaks with the voice of a child who notices everything: the school, where even her name is changed, the neighbours, her father’s work and the smells that are missing. Fakinou’s first novel shows migration within one’s own country with grace and with a growing unease. It bears its heroine’s name.',
  },
  {
    key: 'markaris-nychterino-deltio',
    title: 'Νυχτερινό δελτίο',
    language: 'el',
    contributors: [['Πέτρος Μάρκαρης']],
    publisher: 'Γαβριηλίδης',
    year: 1995,
    binding: 'paperback',
    series: { name: 'Αστυνόμος Χαρίτος', nameEn: 'Inspector Charitos', number: 1 },
    categories: ['greek-crime'],
    priceCents: 1440,
    publisherPriceCents: 1600,
    leadEl:
      'Στην Αθήνα η δολοφονία ενός ζευγαριού Αλβανών μοιάζει υπόθεση ρουτίνας, ώσπου μια δημοσιογράφος της τηλεόρασης, λίγο πριν μιλήσει, βρίσκεται νεκρή.',
    leadEn:
      'The murder of an Albanian couple looks like routine, until a television journalist who was about to speak on air is found dead.',
    descriptionEl:
      'Ο αστυνόμος Κώστας Χαρίτος, που διαβάζει λεξικά για να ησυχάσει, μπαίνει για πρώτη φορά στη σκηνή. Η έρευνα τον οδηγεί στα κανάλια, στα κυκλώματα που έφερε η δεκαετία του ’90 και σε παλιά χρέη. Στο σπίτι τον περιμένουν η Αδριανή και τα γεμιστά της.',
    descriptionEn:
      'Inspector Kostas Charitos, who reads dictionaries to calm himself, makes his first appearance. The inquiry leads him to television stations, to the networks that the 1990s brought with them and to old debts. At home Adriani is waiting with her stuffed tomatoes. The novel is known in English as «The Late-Night News».',
  },
  {
    key: 'markaris-amyna-zonis',
    title: 'Άμυνα ζώνης',
    language: 'el',
    contributors: [['Πέτρος Μάρκαρης']],
    publisher: 'Γαβριηλίδης',
    year: 1998,
    binding: 'paperback',
    series: { name: 'Αστυνόμος Χαρίτος', nameEn: 'Inspector Charitos', number: 2 },
    categories: ['greek-crime'],
    priceCents: 1485,
    publisherPriceCents: 1650,
    leadEl:
      'Ένας σεισμός σε ένα νησί φέρνει στο φως ένα πτώμα, και ο αστυνόμος Χαρίτος, που βρισκόταν σε διακοπές, αναλαμβάνει υπηρεσία.',
    leadEn:
      'An earthquake on an island brings a body to light, and Inspector Charitos, who was there on holiday, finds himself back on duty.',
    descriptionEl:
      'Στην Αθήνα τον περιμένει ο φόνος ενός ανθρώπου της νύχτας. Νυχτερινά κέντρα, μικρές ποδοσφαιρικές ομάδες και εταιρείες με παράξενα κέρδη δένονται σιγά σιγά, ενώ η υγεία του αστυνόμου του θυμίζει πως δεν είναι άτρωτος. Ο Μάρκαρης παρακολουθεί το χρήμα για να βρει το έγκλημα.',
    descriptionEn:
      'In Athens the murder of a man of the night awaits him. Nightclubs, small football teams and firms with odd profits are slowly tied together, while the inspector’s health reminds him that he is not invulnerable. In «Zone Defence» Markaris follows the money in order to find the crime.',
  },
  {
    key: 'markaris-tse-aftoktonise',
    title: 'Ο Τσε αυτοκτόνησε',
    language: 'el',
    contributors: [['Πέτρος Μάρκαρης']],
    publisher: 'Γαβριηλίδης',
    year: 2003,
    binding: 'paperback',
    series: { name: 'Αστυνόμος Χαρίτος', nameEn: 'Inspector Charitos', number: 3 },
    categories: ['greek-crime'],
    priceCents: 1593,
    publisherPriceCents: 1770,
    leadEl:
      'Ένας γνωστός επιχειρηματίας αυτοκτονεί μπροστά στις κάμερες, ζωντανά, και ο Χαρίτος, σε αναρρωτική άδεια τότε, δεν καταφέρνει να μείνει θεατής.',
    leadEn:
      'A well-known businessman kills himself before the cameras, live on air, and Charitos, on sick leave, cannot manage to remain a spectator.',
    descriptionEl:
      'Στην Αθήνα που ετοιμάζεται για τους Ολυμπιακούς Αγώνες, ακολουθούν και άλλες δημόσιες αυτοκτονίες και κυκλοφορούν βιογραφίες που κάποιος είχε γράψει εκ των προτέρων. Ο αστυνόμος ψάχνει τις απαντήσεις στο παρελθόν μιας γενιάς που άλλοτε είχε οράματα. Τρίτη υπόθεση της σειράς.',
    descriptionEn:
      'In an Athens preparing for the Olympic Games other public suicides follow, and biographies circulate that someone had written beforehand. The inspector looks for answers in the past of a generation that once had visions. This is the third case in the series, and its title means «Che Committed Suicide».',
  },
  {
    key: 'markaris-lixiprothesma-daneia',
    title: 'Ληξιπρόθεσμα δάνεια',
    language: 'el',
    contributors: [['Πέτρος Μάρκαρης']],
    publisher: 'Γαβριηλίδης',
    year: 2010,
    binding: 'paperback',
    series: { name: 'Αστυνόμος Χαρίτος', nameEn: 'Inspector Charitos', number: 6 },
    categories: ['greek-crime'],
    priceCents: 1593,
    publisherPriceCents: 1770,
    leadEl:
      'Καλοκαίρι του 2010, πρώτη χρονιά της κρίσης: κάποιος σκοτώνει τραπεζίτες με τρόπο παλαιικό και κολλά αφίσες που καλούν τον κόσμο να μην πληρώσει.',
    leadEn:
      'Summer 2010, the first year of the crisis: someone is killing bankers in an old-fashioned way and posting bills that urge people not to pay.',
    descriptionEl:
      'Ο Χαρίτος παντρεύει την κόρη του και μετρά τον μισθό του, ενώ η πόλη γεμίζει οργή και φήμες. Με την υπόθεση αυτή ο Μάρκαρης αρχίζει τα μυθιστορήματα της κρίσης και κοιτά την οικονομία από τη μεριά όσων τη ζουν στο σουπερμάρκετ και στον δρόμο.',
    descriptionEn:
      'Charitos sees his daughter married and counts his salary while the city fills with anger and rumour. With this case, whose title means «Expiring Loans», Markaris begins his novels of the crisis and looks at the economy from the side of those who live it in the supermarket and in the street.',
  },
  {
    key: 'maris-egklima-sto-kolonaki',
    title: 'Έγκλημα στο Κολωνάκι',
    language: 'el',
    contributors: [['Γιάννης Μαρής']],
    publisher: 'Άγρα',
    year: 2013,
    binding: 'paperback',
    categories: ['greek-crime', 'greek-classics'],
    priceCents: 1305,
    publisherPriceCents: 1450,
    leadEl:
      'Ένας φόνος σε αθηναϊκό διαμέρισμα της δεκαετίας του ’50 φέρνει τον αστυνόμο Μπέκα ανάμεσα σε ανθρώπους του καλού κόσμου που έχουν πολλά να κρύψουν.',
    leadEn:
      'A murder in an Athens apartment of the 1950s brings Inspector Bekas among people of good society who have a great deal to hide.',
    descriptionEl:
      'Ο Γιάννης Μαρής έδωσε στο ελληνικό αστυνομικό μυθιστόρημα τον δικό του αστυνόμο: έναν κουρασμένο, τίμιο οικογενειάρχη με παχύ μουστάκι και υπομονή. Πίσω από την πλοκή διακρίνεται καθαρά η μεταπολεμική Αθήνα, με τα κέντρα, τα σαλόνια και τις κοινωνικές της αποστάσεις.',
    descriptionEn:
      'Yannis Maris gave Greek crime fiction an inspector of its own: a tired, honest family man with a thick moustache and plenty of patience. Behind the plot one can make out post-war Athens, with its night spots, its drawing rooms and its social distances. The title means «Murder in Kolonaki».',
  },
  {
    key: 'oikonomou-kati-tha-ginei',
    title: 'Κάτι θα γίνει, θα δεις',
    language: 'el',
    contributors: [['Χρήστος Οικονόμου']],
    publisher: 'Πόλις',
    year: 2010,
    binding: 'paperback',
    categories: ['greek-short-stories'],
    priceCents: 1350,
    publisherPriceCents: 1500,
    leadEl:
      'Δεκάξι ιστορίες από τη Νίκαια, τα Καμίνια και το Κερατσίνι, για ανθρώπους που περιμένουν τον μισθό, το ξημέρωμα ή κάποιον που δεν έρχεται.',
    leadEn:
      'Sixteen stories from Nikaia, Kaminia and Keratsini, about people who are waiting for wages, for daybreak or for someone who does not come.',
    descriptionEl:
      'Απολυμένοι, συνταξιούχοι, ζευγάρια που χάνουν το σπίτι τους μιλούν τις νύχτες για να μη φοβηθούν. Ο Οικονόμου γράφει για τις δυτικές συνοικίες του Πειραιά με ρυθμό προφορικό και με εικόνες που φωτίζουν απότομα. Η συλλογή τιμήθηκε με Κρατικό Βραβείο Διηγήματος το 2011.',
    descriptionEn:
      'The laid-off, the retired and couples losing their homes talk through the night so as not to be afraid. Ikonomou writes about the western districts of Piraeus in a spoken rhythm and with images that light up suddenly. «Something Will Happen, You’ll See» received the State Short Story Prize in 2011.',
  },
  {
    key: 'kavvadias-vardia',
    title: 'Βάρδια',
    language: 'el',
    contributors: [['Νίκος Καββαδίας']],
    publisher: 'Άγρα',
    year: 1989,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1440,
    publisherPriceCents: 1600,
    leadEl:
      'Σε ένα φορτηγό που ταξιδεύει στις θάλασσες της Κίνας, οι ναυτικοί περνούν τη βάρδια μιλώντας για λιμάνια, γυναίκες, αρρώστιες και χρέη.',
    leadEn:
      'On a freighter in the China seas the crew pass the watch in talk of harbours, women, sickness and debts of every kind.',
    descriptionEl:
      'Το μοναδικό μυθιστόρημα του Καββαδία δεν έχει πλοκή με τη συνηθισμένη έννοια· έχει φωνές. Ο ασυρματιστής, ο δόκιμος, οι θερμαστές αφηγούνται στο σκοτάδι ιστορίες που δεν ξέρεις αν έγιναν. Πίσω από την ωμότητα υπάρχει μια παράξενη τρυφερότητα για όσους δεν μπορούν να ζήσουν στη στεριά.',
    descriptionEn:
      'Kavvadias’s only novel has no plot in the usual sense; it has voices. The wireless operator, the cadet and the stokers tell stories in the dark that may or may not have happened. Behind the rawness lies a strange tenderness for those who cannot live on land. The title means «The Watch».',
  },
  {
    key: 'iordanidou-loxantra',
    title: 'Λωξάντρα',
    language: 'el',
    contributors: [['Μαρία Ιορδανίδου']],
    publisher: 'Εστία',
    year: 2007,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-novel'],
    priceCents: 1251,
    publisherPriceCents: 1390,
    leadEl:
      'Η Λωξάντρα μαγειρεύει, γελά, θρηνεί και φιλεύει όποιον περάσει το κατώφλι του σπιτιού της, στην Κωνσταντινούπολη πριν από τους μεγάλους πολέμους.',
    leadEn:
      'Loxandra cooks, laughs, grieves and feeds whoever crosses the threshold of her house, in Constantinople in the years before the great wars.',
    descriptionEl:
      'Η Ιορδανίδου έγραψε για τη γιαγιά της και μαζί για έναν τρόπο ζωής: τα φαγητά, τις γειτονιές, τις γιορτές, τη συνύπαρξη Ρωμιών, Τούρκων και Αρμενίων, αλλά και τους φόβους που έρχονταν. Το βιβλίο, του 1963, διαβάζεται με χαμόγελο και με συγκίνηση.',
    descriptionEn:
      'Iordanidou wrote about her grandmother and, through her, about a way of life: the food, the neighbourhoods, the feasts, the coexistence of Greeks, Turks and Armenians, and the fears that were drawing near. «Loxandra», from 1963, is read with a smile and with emotion.',
  },
  {
    key: 'matesis-mitera-tou-skylou',
    title: 'Η μητέρα του σκύλου',
    language: 'el',
    contributors: [['Παύλος Μάτεσις']],
    publisher: 'Καστανιώτης',
    year: 1990,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1440,
    publisherPriceCents: 1600,
    leadEl:
      'Η Ραραού, ηθοποιός χωρίς ρόλους, αφηγείται την Κατοχή σε μια επαρχιακή πόλη και τη μητέρα της, που πλήρωσε ακριβά το ψωμί των παιδιών της.',
    leadEn:
      'Raraou, an actress without parts, tells of the Occupation in a provincial town and of her mother, who paid dearly for her children’s bread.',
    descriptionEl:
      'Η αφηγήτρια λέει ψέματα, ξεχνά, καυχιέται, και μέσα από τη φλυαρία της προβάλλει μια εικόνα του πολέμου που δεν μοιάζει με τις επίσημες. Ο Μάτεσις συνδυάζει το κωμικό με το σπαρακτικό και δίνει λόγο σε όσους έμειναν έξω από την Ιστορία. Το μυθιστόρημα μεταφράστηκε σε πολλές γλώσσες.',
    descriptionEn:
      'The narrator lies, forgets and boasts, and out of her chatter comes a picture of the war quite unlike the official ones. Matesis joins the comic to the heartbreaking and gives speech to those left outside history. The novel, whose Greek title means «The Mother of the Dog», is known in English as «The Daughter».',
  },
  {
    key: 'zateli-fos-tou-lykou',
    title: 'Και με το φως του λύκου επανέρχονται',
    subtitle: 'Μυθιστόρημα σε δέκα ιστορίες',
    language: 'el',
    contributors: [['Ζυράννα Ζατέλη']],
    publisher: 'Καστανιώτης',
    year: 1993,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 1980,
    publisherPriceCents: 2200,
    leadEl:
      'Μια πολυμελής οικογένεια της Βόρειας Ελλάδας, στα τέλη του 19ου αιώνα και στις αρχές του 20ού, ζει ανάμεσα σε γάμους, θανάτους και σημάδια.',
    leadEn:
      'A large family of northern Greece, at the turn of the nineteenth and twentieth centuries, lives among weddings, deaths and omens.',
    descriptionEl:
      'Ο Χριστόφορος, οι γυναίκες του και τα πολλά παιδιά τους κατοικούν έναν κόσμο όπου τα όνειρα και τα ζώα έχουν λόγο. Η Ζατέλη αφηγείται χωρίς βιασύνη, από ιστορία σε ιστορία, και κάνει το οικογενειακό χρονικό παραμύθι και το παραμύθι πραγματικότητα.',
    descriptionEn:
      'Christoforos, his wives and their many children inhabit a world in which dreams and animals have a say. Zateli tells her tale without haste, from story to story, turning the family chronicle into fable and fable into fact. The title means «And at Wolf-Light They Return», a phrase for dusk.',
  },
  {
    key: 'koumantareas-kyria-koula',
    title: 'Η κυρία Κούλα',
    language: 'el',
    contributors: [['Μένης Κουμανταρέας']],
    publisher: 'Κέδρος',
    year: 1978,
    binding: 'paperback',
    categories: ['greek-novel'],
    priceCents: 990,
    publisherPriceCents: 1100,
    leadEl:
      'Μια παντρεμένη γυναίκα και ένας φοιτητής συναντιούνται κάθε βράδυ στο ίδιο βαγόνι του ηλεκτρικού, και η σύμπτωση γίνεται σιγά σιγά συνήθεια.',
    leadEn:
      'A married woman and a student meet each evening in the same carriage of the electric railway, and coincidence becomes habit.',
    descriptionEl:
      'Στη διαδρομή από την Ομόνοια προς τα βόρεια προάστια ο Κουμανταρέας χωρά μια ερωτική ιστορία με αρχή, ανάβαση και στάση. Η Αθήνα του ’70, οι ηλικίες, οι τάξεις και οι σιωπές των επιβατών διαγράφονται με οικονομία. Νουβέλα που διαβάζεται όσο κρατά ένα ταξίδι με το τρένο.',
    descriptionEn:
      'Along the line from Omonia to the northern suburbs Koumantareas fits a love story with its departure, its ascent and its terminus. The Athens of the 1970s, its ages, its classes and the silences of passengers are drawn with economy. «Koula» is a novella to be read in the time of a train journey.',
  },
  {
    key: 'kampanellis-maoutchaouzen',
    title: 'Μαουτχάουζεν',
    language: 'el',
    contributors: [['Ιάκωβος Καμπανέλλης']],
    publisher: 'Κέδρος',
    year: 1995,
    binding: 'paperback',
    categories: ['greek-classics', 'greek-history'],
    priceCents: 1530,
    publisherPriceCents: 1700,
    leadEl:
      'Ο Καμπανέλλης κρατήθηκε στο στρατόπεδο ως τον Μάιο του 1945 και γράφει για όσα είδε, αλλά και για τις μέρες της λευτεριάς που ακολούθησαν.',
    leadEn:
      'Kambanellis was held in the camp until May 1945, and writes of what he saw there, and also of the days of freedom that followed.',
    descriptionEl:
      'Η αφήγηση πηγαινοέρχεται ανάμεσα στη φρίκη του λατομείου και στην άνοιξη μετά την απελευθέρωση, όταν οι επιζώντες μαθαίνουν ξανά να περπατούν, να γελούν, να αγαπούν. Από το βιβλίο αυτό γεννήθηκαν τα τέσσερα τραγούδια που μελοποίησε ο Μίκης Θεοδωράκης. Πρωτοκυκλοφόρησε στη δεκαετία του 1960.',
    descriptionEn:
      'The account moves back and forth between the horror of the quarry and the spring after liberation, when survivors learn again to walk, to laugh and to love. From «Mauthausen» came the four songs that Mikis Theodorakis set to music. The book was first published in the 1960s.',
  },
  {
    key: 'kalpouzos-imaret',
    title: 'Ιμαρέτ',
    subtitle: 'Στη σκιά του ρολογιού',
    language: 'el',
    contributors: [['Γιάννης Καλπούζος']],
    publisher: 'Μεταίχμιο',
    year: 2008,
    binding: 'paperback',
    categories: ['greek-historical'],
    priceCents: 1791,
    publisherPriceCents: 1990,
    leadEl:
      'Δυο αγόρια, ένας Έλληνας και ένας Τούρκος, γεννιούνται την ίδια νύχτα στην οθωμανική Άρτα και μεγαλώνουν σαν αδέλφια σε καιρούς που χωρίζουν τους ανθρώπους.',
    leadEn:
      'Two boys, one Greek and one Turkish, are born on the same night in Ottoman Arta and grow up as brothers in times that divide people.',
    descriptionEl:
      'Ορθόδοξοι, μουσουλμάνοι και Εβραίοι μοιράζονται την πόλη, τα παζάρια, τις γιορτές και τις συγκρούσεις της, στα χρόνια από το 1854 ως την ένωση με την Ελλάδα. Ο Καλπούζος στηρίζει τη μυθοπλασία στην έρευνα και δίνει τον λόγο εναλλάξ στους δύο φίλους.',
    descriptionEn:
      'Orthodox, Muslims and Jews share the town, its bazaars, its feasts and its conflicts, from 1854 until the union with Greece. Kalpouzos rests his fiction on research and lets the two friends speak in turn. An imaret was a public kitchen for the poor, and the word gives «Imaret» its title.',
  },
  {
    key: 'kampanellis-theatro-a',
    title: 'Θέατρο, τόμος Α΄',
    language: 'el',
    contributors: [['Ιάκωβος Καμπανέλλης']],
    publisher: 'Κέδρος',
    year: 1978,
    binding: 'paperback',
    categories: ['theatre'],
    priceCents: 1395,
    publisherPriceCents: 1550,
    leadEl:
      'Τρία έργα της δεκαετίας του ’50 που έφεραν στη σκηνή την αυλή, τη φτώχεια και τα όνειρα μιας Αθήνας που ξαναχτιζόταν.',
    leadEn:
      'Three plays of the 1950s that brought to the stage the courtyard, the poverty and the dreams of an Athens that was rebuilding itself.',
    descriptionEl:
      'Στην «Αυλή των θαυμάτων» οι ένοικοι ενός λαϊκού σπιτιού σχεδιάζουν μια καλύτερη ζωή ενώ η πολυκατοικία πλησιάζει. Μαζί της, η «Έβδομη μέρα της δημιουργίας» και η «Ηλικία της νύχτας» δείχνουν τους νέους της εποχής. Με τα έργα αυτά αρχίζει μια νέα περίοδος για το ελληνικό θέατρο.',
    descriptionEn:
      'In «The Courtyard of Miracles» the tenants of a poor house plan a better life while the apartment block draws nearer. Beside it, the two other plays show the young people of the period. With these works a new chapter opens for the Greek theatre, and for the plain speech heard upon its stage.',
    contentsEl: ['Η έβδομη μέρα της δημιουργίας', 'Η αυλή των θαυμάτων', 'Η ηλικία της νύχτας'],
    contentsEn: ['The Seventh Day of Creation', 'The Courtyard of Miracles', 'The Age of Night'],
  },
  {
    key: 'anagnostaki-poli',
    title: 'Η πόλη',
    subtitle: 'Τριλογία',
    language: 'el',
    contributors: [['Λούλα Αναγνωστάκη']],
    publisher: 'Κέδρος',
    year: 1974,
    binding: 'paperback',
    categories: ['theatre'],
    priceCents: 1200,
    publisherPriceCents: 1200,
    leadEl:
      'Τρία μονόπρακτα όπου λίγοι άνθρωποι, κλεισμένοι μέσα σε ένα δωμάτιο, περιμένουν κάτι απροσδιόριστο και ακούν την πόλη να κινείται απέξω.',
    leadEn:
      'Three one-act plays in which a few people, shut in a room, wait for something undefined and listen to the city moving outside.',
    descriptionEl:
      'Η Αναγνωστάκη πρωτοπαρουσιάστηκε με αυτά τα έργα στο Θέατρο Τέχνης του Καρόλου Κουν το 1965. Οι διάλογοι είναι απλοί και το νόημα γλιστρά, ενώ η μνήμη του πολέμου πλανιέται δίχως να ονομάζεται. Η «Παρέλαση», με τα δύο αδέλφια στο παράθυρο, παίζεται συχνά ως σήμερα.',
    descriptionEn:
      'Anagnostaki made her debut with these plays at Karolos Koun’s Art Theatre in 1965. The dialogue is simple and the meaning slips away, while the memory of war drifts unnamed through the rooms. «The Parade», with its brother and sister at a window, is still often performed. The volume’s title means «The City».',
    contentsEl: ['Η διανυκτέρευση', 'Η πόλη', 'Η παρέλαση'],
    contentsEn: ['Overnight Stay', 'The City', 'The Parade'],
  },
  {
    key: 'vyzantios-vavylonia',
    title: 'Η Βαβυλωνία',
    language: 'el',
    contributors: [['Δημήτριος Βυζάντιος'], ['Σπύρος Α. Ευαγγελάτος', 'editor']],
    publisher: 'Ερμής',
    year: 1972,
    binding: 'paperback',
    categories: ['theatre', 'greek-classics'],
    priceCents: 1190,
    publisherPriceCents: 1190,
    leadEl:
      'Έλληνες από κάθε γωνιά γιορτάζουν σε ένα πανδοχείο του Ναυπλίου τη νίκη στο Ναυαρίνο, και οι διάλεκτοί τους αποδεικνύονται πολύ διαφορετικές.',
    leadEn:
      'Greeks from every corner celebrate the victory of Navarino at an inn in Nafplio, and their dialects turn out to be rather different.',
    descriptionEl:
      'Ο Ανατολίτης, ο Κρητικός, ο Αλβανός, ο Χιώτης, ο Κύπριος, ο Πελοποννήσιος και ο λογιότατος παρεξηγούν ο ένας τον άλλον, ώσπου επεμβαίνει η αστυνομία. Η κωμωδία του Βυζάντιου γράφτηκε λίγα χρόνια μετά την Επανάσταση και παίζει με το γλωσσικό ζήτημα με ευθυμία που κρατά ακόμη.',
    descriptionEn:
      'The Anatolian, the Cretan, the Albanian, the Chiot, the Cypriot, the Peloponnesian and the pedant misunderstand one another until the police step in. Written a few years after the War of Independence, Vyzantios’s comedy, «Babel», plays with the Greek language question in a good humour that has lasted.',
  },
]
