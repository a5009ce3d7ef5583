import type { DemoPerson } from './demo-types.ts'

// Everyone who signs the Greek prose and poetry of the demo shop: authors with a short biography, editors by name.

export const peopleGreek: DemoPerson[] = [
  {
    name: 'Νίκος Καζαντζάκης',
    nameEn: 'Nikos Kazantzakis',
    bioEl:
      'Γεννήθηκε στο Ηράκλειο της Κρήτης το 1883 και πέθανε στο Φράιμπουργκ το 1957. Έγραψε μυθιστορήματα, έπος, θέατρο, ταξιδιωτικά και στοχαστικά κείμενα.',
    bioEn:
      'Born in Heraklion, Crete, in 1883, he died in Freiburg in 1957. He wrote novels, an epic, plays, travel books and philosophical prose.',
  },
  {
    name: 'Μ. Καραγάτσης',
    nameEn: 'M. Karagatsis',
    bioEl:
      'Ψευδώνυμο του Δημητρίου Ροδόπουλου (1908–1960), που γεννήθηκε στην Αθήνα και έζησε παιδί στη Λάρισα. Πεζογράφος της γενιάς του ’30, με έργο πολύπλευρο και γοργή αφήγηση.',
    bioEn:
      'The pen name of Dimitrios Rodopoulos (1908–1960), born in Athens and partly raised in Larissa. A novelist of the Generation of the Thirties, wide in range and swift in narrative.',
  },
  {
    name: 'Αλέξανδρος Παπαδιαμάντης',
    nameEn: 'Alexandros Papadiamantis',
    bioEl:
      'Γεννήθηκε στη Σκιάθο το 1851 και πέθανε εκεί το 1911, αφού έζησε πολλά χρόνια στην Αθήνα γράφοντας και μεταφράζοντας για εφημερίδες. Το νησί του είναι ο τόπος των περισσότερων διηγημάτων του.',
    bioEn:
      'Born on Skiathos in 1851, he died there in 1911 after long years in Athens writing and translating for newspapers. His island is the setting of most of his stories.',
  },
  { name: 'Παν. Μουλλάς', nameEn: 'Panagiotis Moullas' },
  {
    name: 'Γεώργιος Βιζυηνός',
    nameEn: 'Georgios Vizyinos',
    bioEl:
      'Γεννήθηκε στη Βιζύη της Θράκης το 1849 και πέθανε στην Αθήνα το 1896. Σπούδασε φιλοσοφία στη Γερμανία και έγραψε λίγα διηγήματα που άνοιξαν δρόμο στη νεοελληνική πεζογραφία.',
    bioEn:
      'Born in Vizye, Thrace, in 1849, he died in Athens in 1896. He studied philosophy in Germany and wrote a handful of stories that opened the way for modern Greek fiction.',
  },
  {
    name: 'Εμμανουήλ Ροΐδης',
    nameEn: 'Emmanuel Roidis',
    bioEl:
      'Γεννήθηκε στην Ερμούπολη της Σύρου το 1836 και πέθανε στην Αθήνα το 1904. Πεζογράφος, κριτικός και δημοσιογράφος, γνωστός για την ειρωνεία και την καλοδουλεμένη καθαρεύουσά του.',
    bioEn:
      'Born in Ermoupoli, Syros, in 1836, he died in Athens in 1904. A writer, critic and journalist known for his irony and his finely worked learned Greek.',
  },
  { name: 'Άλκης Αγγέλου', nameEn: 'Alkis Angelou' },
  {
    name: 'Δημήτριος Βικέλας',
    nameEn: 'Demetrius Vikelas',
    bioEl:
      'Γεννήθηκε στην Ερμούπολη το 1835, έζησε ως έμπορος στο Λονδίνο και πέθανε στην Κηφισιά το 1908. Λόγιος και μεταφραστής του Σαίξπηρ, ήταν ο πρώτος πρόεδρος της Διεθνούς Ολυμπιακής Επιτροπής.',
    bioEn:
      'Born in Ermoupoli in 1835, he lived as a merchant in London and died in Kifissia in 1908. A man of letters and translator of Shakespeare, he was the first president of the International Olympic Committee.',
  },
  {
    name: 'Ανδρέας Καρκαβίτσας',
    nameEn: 'Andreas Karkavitsas',
    bioEl:
      'Γεννήθηκε στα Λεχαινά το 1865 και πέθανε στο Μαρούσι το 1922. Υπηρέτησε ως γιατρός σε πλοία και στον στρατό και μετέφερε στην πεζογραφία του τον κόσμο της υπαίθρου και της θάλασσας.',
    bioEn:
      'Born in Lechaina in 1865, he died in Marousi in 1922. He served as a doctor on ships and in the army, and brought the countryside and the sea into his fiction.',
  },
  {
    name: 'Κωνσταντίνος Θεοτόκης',
    nameEn: 'Konstantinos Theotokis',
    bioEl:
      'Κερκυραίος πεζογράφος και μεταφραστής (1872–1923), με σπουδές στην Ευρώπη και ενδιαφέρον για τις σοσιαλιστικές ιδέες. Έγραψε για την κοινωνία της Κέρκυρας με ρεαλισμό.',
    bioEn:
      'A Corfiot writer and translator (1872–1923), who studied abroad and took an interest in socialist ideas. He wrote realistically about the society of Corfu.',
  },
  {
    name: 'Γρηγόριος Ξενόπουλος',
    nameEn: 'Grigorios Xenopoulos',
    bioEl:
      'Γεννήθηκε στην Κωνσταντινούπολη το 1867, μεγάλωσε στη Ζάκυνθο και πέθανε στην Αθήνα το 1951. Μυθιστοριογράφος, θεατρικός συγγραφέας και για δεκαετίες ψυχή του περιοδικού «Η Διάπλασις των Παίδων».',
    bioEn:
      'Born in Constantinople in 1867, raised on Zante, he died in Athens in 1951. A novelist and playwright, he was for decades the soul of the children’s magazine «I Diaplasis ton Paidon».',
  },
  {
    name: 'Στράτης Μυριβήλης',
    nameEn: 'Stratis Myrivilis',
    bioEl:
      'Γεννήθηκε στη Συκαμιά της Λέσβου το 1890 και πέθανε στην Αθήνα το 1969. Πολέμησε από τους Βαλκανικούς ως τη Μικρασία και έγραψε για τον πόλεμο και για το νησί του.',
    bioEn:
      'Born in Sykamia, Lesbos, in 1890, he died in Athens in 1969. He fought from the Balkan Wars to Asia Minor, and wrote about war and about his island.',
  },
  {
    name: 'Ηλίας Βενέζης',
    nameEn: 'Ilias Venezis',
    bioEl:
      'Γεννήθηκε στο Αϊβαλί το 1904 και πέθανε στην Αθήνα το 1973. Η αιχμαλωσία του στην Ανατολή και ο ξεριζωμός των προσφύγων βρίσκονται στο κέντρο του έργου του.',
    bioEn:
      'Born in Ayvalik in 1904, he died in Athens in 1973. His captivity in Anatolia and the uprooting of the refugees stand at the centre of his work.',
  },
  {
    name: 'Άγγελος Τερζάκης',
    nameEn: 'Angelos Terzakis',
    bioEl:
      'Γεννήθηκε στο Ναύπλιο το 1907 και πέθανε στην Αθήνα το 1979. Πεζογράφος, θεατρικός συγγραφέας και δοκιμιογράφος της γενιάς του ’30, εργάστηκε πολλά χρόνια στο Εθνικό Θέατρο.',
    bioEn:
      'Born in Nafplio in 1907, he died in Athens in 1979. A novelist, playwright and essayist of the Generation of the Thirties, he worked for many years at the National Theatre.',
  },
  {
    name: 'Γιώργος Θεοτοκάς',
    nameEn: 'George Theotokas',
    bioEl:
      'Γεννήθηκε στην Κωνσταντινούπολη το 1905 και πέθανε στην Αθήνα το 1966. Με το δοκίμιο «Ελεύθερο πνεύμα» και τα μυθιστορήματά του εξέφρασε τη γενιά του ’30.',
    bioEn:
      'Born in Constantinople in 1905, he died in Athens in 1966. With his essay «Free Spirit» and his novels he spoke for the Generation of the Thirties.',
  },
  {
    name: 'Κοσμάς Πολίτης',
    nameEn: 'Kosmas Politis',
    bioEl:
      'Ψευδώνυμο του Πάρι Ταβελούδη (1888–1974), που γεννήθηκε στην Αθήνα και μεγάλωσε στη Σμύρνη. Εργάστηκε ως τραπεζικός υπάλληλος και ως μεταφραστής και έγραψε μυθιστορήματα με λυρική διάθεση.',
    bioEn:
      'The pen name of Paris Taveloudis (1888–1974), born in Athens and raised in Smyrna. He worked in banking and as a translator, and wrote novels of lyrical temper.',
  },
  {
    name: 'Στρατής Δούκας',
    nameEn: 'Stratis Doukas',
    bioEl:
      'Γεννήθηκε στα Μοσχονήσια το 1895 και πέθανε στην Αθήνα το 1983. Πεζογράφος, ζωγράφος και δημοσιογράφος, πολέμησε στη Μικρασιατική Εκστρατεία.',
    bioEn:
      'Born on the Moschonisia in 1895, he died in Athens in 1983. A writer, painter and journalist, he fought in the Asia Minor Campaign.',
  },
  {
    name: 'Άλκη Ζέη',
    nameEn: 'Alki Zei',
    bioEl:
      'Γεννήθηκε στην Αθήνα το 1923, έζησε παιδί στη Σάμο και πέθανε το 2020. Πέρασε πολλά χρόνια πολιτικής προσφυγιάς στην Τασκένδη, στη Μόσχα και στο Παρίσι και έγραψε για μικρούς και μεγάλους.',
    bioEn:
      'Born in Athens in 1923, she lived on Samos as a child and died in 2020. She spent long years of political exile in Tashkent, Moscow and Paris, and wrote for children and adults.',
  },
  {
    name: 'Διδώ Σωτηρίου',
    nameEn: 'Dido Sotiriou',
    bioEl:
      'Γεννήθηκε στο Αϊδίνι της Μικρασίας το 1909 και πέθανε στην Αθήνα το 2004. Δημοσιογράφος και πεζογράφος, έγραψε για την προσφυγιά και την Αντίσταση.',
    bioEn:
      'Born in Aydin, Asia Minor, in 1909, she died in Athens in 2004. A journalist and novelist, she wrote about exile and the Resistance.',
  },
  {
    name: 'Αντώνης Σαμαράκης',
    nameEn: 'Antonis Samarakis',
    bioEl:
      'Αθηναίος πεζογράφος (1919–2003), με έργο για την ελευθερία και την αξιοπρέπεια του ανθρώπου. Υπήρξε πρεσβευτής καλής θελήσεως της UNICEF και εμπνευστής της «Βουλής των Εφήβων».',
    bioEn:
      'An Athenian writer (1919–2003) whose work concerns human freedom and dignity. He was a UNICEF goodwill ambassador and inspired Greece’s Youth Parliament.',
  },
  {
    name: 'Κώστας Ταχτσής',
    nameEn: 'Costas Taktsis',
    bioEl:
      'Γεννήθηκε στη Θεσσαλονίκη το 1927 και πέθανε στην Αθήνα το 1988. Ποιητής στην αρχή, έγινε γνωστός με το μοναδικό του μυθιστόρημα και μετέφρασε Αριστοφάνη.',
    bioEn:
      'Born in Thessaloniki in 1927, he died in Athens in 1988. A poet at first, he became known for his only novel and translated Aristophanes.',
  },
  {
    name: 'Στρατής Τσίρκας',
    nameEn: 'Stratis Tsirkas',
    bioEl:
      'Ψευδώνυμο του Γιάννη Χατζηανδρέα (1911–1980), που γεννήθηκε στο Κάιρο και έζησε στην Αίγυπτο ως το 1963. Πεζογράφος και μελετητής του Καβάφη.',
    bioEn:
      'The pen name of Yannis Hatziandreas (1911–1980), who was born in Cairo and lived in Egypt until 1963. A novelist and a scholar of Cavafy.',
  },
  {
    name: 'Δημήτρης Χατζής',
    nameEn: 'Dimitris Hatzis',
    bioEl:
      'Γεννήθηκε στα Γιάννενα το 1913 και πέθανε στη Σαρωνίδα το 1981. Έζησε πολλά χρόνια πολιτικός πρόσφυγας στην Ουγγαρία, όπου εργάστηκε και ως βυζαντινολόγος.',
    bioEn:
      'Born in Ioannina in 1913, he died in Saronida in 1981. He lived for many years as a political exile in Hungary, where he also worked as a Byzantine scholar.',
  },
  {
    name: 'Γιώργος Ιωάννου',
    nameEn: 'Giorgos Ioannou',
    bioEl:
      'Γεννήθηκε στη Θεσσαλονίκη το 1927 από οικογένεια προσφύγων και πέθανε στην Αθήνα το 1985. Φιλόλογος, ποιητής και πεζογράφος, συνέδεσε το όνομά του με τη γενέθλια πόλη του.',
    bioEn:
      'Born in Thessaloniki in 1927 to a refugee family, he died in Athens in 1985. A schoolteacher, poet and prose writer, he is bound up with the city of his birth.',
  },
  {
    name: 'Άρης Αλεξάνδρου',
    nameEn: 'Aris Alexandrou',
    bioEl:
      'Γεννήθηκε στο Λένινγκραντ το 1922 και πέθανε στο Παρίσι το 1978. Ποιητής και μεταφραστής των Ρώσων κλασικών, γνώρισε την εξορία και έγραψε ένα μυθιστόρημα.',
    bioEn:
      'Born in Leningrad in 1922, he died in Paris in 1978. A poet and translator of the Russian classics, he knew internment and exile and wrote a single novel.',
  },
  {
    name: 'Μαργαρίτα Λυμπεράκη',
    nameEn: 'Margarita Liberaki',
    bioEl:
      'Γεννήθηκε στην Αθήνα το 1919 και πέθανε το 2001. Έγραψε μυθιστορήματα και θέατρο στα ελληνικά και στα γαλλικά, μοιράζοντας τη ζωή της ανάμεσα στην Αθήνα και στο Παρίσι.',
    bioEn:
      'Born in Athens in 1919, she died in 2001. She wrote novels and plays in Greek and French, dividing her life between Athens and Paris.',
  },
  {
    name: 'Ιωάννα Καρυστιάνη',
    nameEn: 'Ioanna Karystiani',
    bioEl:
      'Γεννήθηκε στα Χανιά το 1952, σπούδασε νομικά και εργάστηκε ως σκιτσογράφος. Έχει γράψει μυθιστορήματα, διηγήματα και σενάρια.',
    bioEn:
      'Born in Chania in 1952, she studied law and worked as a cartoonist. She has written novels, short stories and screenplays.',
  },
  {
    name: 'Ισίδωρος Ζουργός',
    nameEn: 'Isidoros Zourgos',
    bioEl:
      'Γεννήθηκε στη Θεσσαλονίκη το 1964, σπούδασε παιδαγωγικά και εργάστηκε στην εκπαίδευση. Γράφει μυθιστορήματα με έντονη την παρουσία της Ιστορίας.',
    bioEn:
      'Born in Thessaloniki in 1964, he trained and worked as a teacher. He writes novels in which history is strongly present.',
  },
  {
    name: 'Δημοσθένης Παπαμάρκος',
    nameEn: 'Dimosthenis Papamarkos',
    bioEl: 'Γεννήθηκε στη Μαλεσίνα Λοκρίδας το 1983 και σπούδασε ιστορία. Γράφει διηγήματα, σενάρια και κόμικς.',
    bioEn: 'Born in Malesina, Locris, in 1983, he studied history. He writes short stories, screenplays and comics.',
  },
  {
    name: 'Ρέα Γαλανάκη',
    nameEn: 'Rhea Galanaki',
    bioEl:
      'Γεννήθηκε στο Ηράκλειο το 1947 και σπούδασε ιστορία και αρχαιολογία. Ποιήτρια και πεζογράφος, συνομιλεί στα μυθιστορήματά της με πρόσωπα της νεότερης ιστορίας.',
    bioEn:
      'Born in Heraklion in 1947, she studied history and archaeology. A poet and novelist, she converses in her books with figures of modern history.',
  },
  {
    name: 'Μάρω Δούκα',
    nameEn: 'Maro Douka',
    bioEl:
      'Γεννήθηκε στα Χανιά το 1947 και σπούδασε ιστορία και αρχαιολογία στην Αθήνα. Στα μυθιστορήματά της παρακολουθεί την ελληνική κοινωνία από τον πόλεμο ως σήμερα.',
    bioEn:
      'Born in Chania in 1947, she studied history and archaeology in Athens. Her novels follow Greek society from the war to the present.',
  },
  {
    name: 'Ευγενία Φακίνου',
    nameEn: 'Eugenia Fakinou',
    bioEl:
      'Γεννήθηκε στην Αλεξάνδρεια το 1945 και μεγάλωσε στην Αθήνα. Σπούδασε γραφικές τέχνες, δημιούργησε το κουκλοθέατρο «Ντενεκεδούπολη» και έχει γράψει πολλά μυθιστορήματα.',
    bioEn:
      'Born in Alexandria in 1945, she grew up in Athens. She studied graphic arts, created the puppet theatre «Tintown» and has written many novels.',
  },
  {
    name: 'Πέτρος Μάρκαρης',
    nameEn: 'Petros Markaris',
    bioEl:
      'Γεννήθηκε στην Κωνσταντινούπολη το 1937 και ζει στην Αθήνα. Συγγραφέας αστυνομικών μυθιστορημάτων, σεναριογράφος και μεταφραστής του Μπρεχτ και του Γκαίτε.',
    bioEn:
      'Born in Istanbul in 1937, he lives in Athens. A crime novelist, screenwriter and translator of Brecht and Goethe.',
  },
  {
    name: 'Γιάννης Μαρής',
    nameEn: 'Yannis Maris',
    bioEl:
      'Ψευδώνυμο του δημοσιογράφου Γιάννη Τσιριμώκου (1916–1979). Με τον αστυνόμο Μπέκα έδωσε στο ελληνικό αστυνομικό μυθιστόρημα τον πρώτο του γνωστό ήρωα.',
    bioEn:
      'The pen name of the journalist Yannis Tsirimokos (1916–1979). With Inspector Bekas he gave Greek crime fiction its first familiar hero.',
  },
  {
    name: 'Χρήστος Οικονόμου',
    nameEn: 'Christos Ikonomou',
    bioEl:
      'Γεννήθηκε στην Αθήνα το 1970 και μεγάλωσε στην Κρήτη. Γράφει διηγήματα, που έχουν μεταφραστεί σε πολλές γλώσσες.',
    bioEn:
      'Born in Athens in 1970, he grew up in Crete. He writes short stories, which have been translated into many languages.',
  },
  {
    name: 'Νίκος Καββαδίας',
    nameEn: 'Nikos Kavvadias',
    bioEl:
      'Γεννήθηκε στη Μαντζουρία το 1910 και πέθανε στην Αθήνα το 1975. Ταξίδεψε μια ζωή ως ασυρματιστής και έγραψε τρεις ποιητικές συλλογές και ένα μυθιστόρημα.',
    bioEn:
      'Born in Manchuria in 1910, he died in Athens in 1975. He spent his life at sea as a wireless operator and wrote three books of poems and a novel.',
  },
  {
    name: 'Μαρία Ιορδανίδου',
    nameEn: 'Maria Iordanidou',
    bioEl:
      'Γεννήθηκε στην Κωνσταντινούπολη το 1897 και πέθανε στην Αθήνα το 1989. Άρχισε να γράφει στα εξήντα της, αντλώντας από τη ζωή και τα ταξίδια της.',
    bioEn:
      'Born in Constantinople in 1897, she died in Athens in 1989. She began to write in her sixties, drawing on her own life and travels.',
  },
  {
    name: 'Παύλος Μάτεσις',
    nameEn: 'Pavlos Matesis',
    bioEl:
      'Γεννήθηκε το 1933 στη Δίβρη της Ηλείας και πέθανε στην Αθήνα το 2013. Πεζογράφος, θεατρικός συγγραφέας και μεταφραστής.',
    bioEn: 'Born in 1933 at Divri, Elis, he died in Athens in 2013. A novelist, playwright and translator.',
  },
  {
    name: 'Ζυράννα Ζατέλη',
    nameEn: 'Zyranna Zateli',
    bioEl:
      'Γεννήθηκε στον Σοχό Θεσσαλονίκης το 1951. Τα διηγήματα και τα μυθιστορήματά της πλάθουν έναν κόσμο όπου το καθημερινό συνορεύει με το παραμύθι.',
    bioEn:
      'Born in Sochos, near Thessaloniki, in 1951. Her stories and novels shape a world in which the everyday borders on the fairy tale.',
  },
  {
    name: 'Μένης Κουμανταρέας',
    nameEn: 'Menis Koumantareas',
    bioEl:
      'Αθηναίος πεζογράφος και μεταφραστής (1931–2014). Η Αθήνα και οι άνθρωποί της βρίσκονται στο κέντρο των διηγημάτων και των μυθιστορημάτων του.',
    bioEn:
      'An Athenian novelist and translator (1931–2014). Athens and its people stand at the centre of his stories and novels.',
  },
  {
    name: 'Ιάκωβος Καμπανέλλης',
    nameEn: 'Iakovos Kambanellis',
    bioEl:
      'Γεννήθηκε στη Νάξο το 1921 και πέθανε στην Αθήνα το 2011. Θεατρικός συγγραφέας, σεναριογράφος και στιχουργός, επέζησε από το Μαουτχάουζεν.',
    bioEn:
      'Born on Naxos in 1921, he died in Athens in 2011. A playwright, screenwriter and lyricist, he was a survivor of Mauthausen.',
  },
  {
    name: 'Γιάννης Καλπούζος',
    nameEn: 'Yannis Kalpouzos',
    bioEl: 'Γεννήθηκε στους Μελάτες της Άρτας το 1960. Γράφει ποίηση, στίχους τραγουδιών και ιστορικά μυθιστορήματα.',
    bioEn: 'Born in Melates, near Arta, in 1960. He writes poetry, song lyrics and historical novels.',
  },
  {
    name: 'Λούλα Αναγνωστάκη',
    nameEn: 'Loula Anagnostaki',
    bioEl:
      'Γεννήθηκε στη Θεσσαλονίκη και πέθανε στην Αθήνα το 2017. Τα θεατρικά της έργα, από το 1965 και ύστερα, ανέβηκαν στο Θέατρο Τέχνης και στο Εθνικό.',
    bioEn:
      'Born in Thessaloniki, she died in Athens in 2017. From 1965 onwards her plays were staged at the Art Theatre and the National Theatre.',
  },
  {
    name: 'Δημήτριος Βυζάντιος',
    nameEn: 'Dimitrios Vyzantios',
    bioEl:
      'Κωνσταντινουπολίτης θεατρικός συγγραφέας και αγιογράφος του 19ου αιώνα, που πήρε μέρος στην Επανάσταση του 1821. Έμεινε γνωστός για την κωμωδία του «Βαβυλωνία».',
    bioEn:
      'A nineteenth-century playwright and icon painter from Constantinople who took part in the War of Independence. He is remembered for his comedy «Babel».',
  },
  { name: 'Σπύρος Α. Ευαγγελάτος', nameEn: 'Spyros A. Evangelatos' },
  {
    name: 'Κ. Π. Καβάφης',
    nameEn: 'C. P. Cavafy',
    bioEl:
      'Γεννήθηκε και πέθανε στην Αλεξάνδρεια της Αιγύπτου (1863–1933), όπου εργάστηκε ως υπάλληλος σε υπηρεσία αρδεύσεων. Τα 154 αναγνωρισμένα ποιήματά του διαβάζονται σε όλο τον κόσμο.',
    bioEn:
      'He was born and died in Alexandria, Egypt (1863–1933), where he worked as a clerk in an irrigation office. His 154 acknowledged poems are read all over the world.',
  },
  { name: 'Γ. Π. Σαββίδης', nameEn: 'G. P. Savidis' },
  {
    name: 'Γιώργος Σεφέρης',
    nameEn: 'George Seferis',
    bioEl:
      'Γεννήθηκε στα Βουρλά το 1900 και πέθανε στην Αθήνα το 1971. Διπλωμάτης, ποιητής και δοκιμιογράφος, έλαβε το Νόμπελ Λογοτεχνίας το 1963.',
    bioEn:
      'Born at Urla, near Smyrna, in 1900, he died in Athens in 1971. A diplomat, poet and essayist, he received the Nobel Prize in Literature in 1963.',
  },
  {
    name: 'Οδυσσέας Ελύτης',
    nameEn: 'Odysseus Elytis',
    bioEl:
      'Γεννήθηκε στο Ηράκλειο το 1911, με ρίζες από τη Λέσβο, και πέθανε στην Αθήνα το 1996. Ποιητής του Αιγαίου και του φωτός, έλαβε το Νόμπελ Λογοτεχνίας το 1979.',
    bioEn:
      'Born in Heraklion in 1911 to a family from Lesbos, he died in Athens in 1996. A poet of the Aegean and of light, he received the Nobel Prize in Literature in 1979.',
  },
  {
    name: 'Γιάννης Ρίτσος',
    nameEn: 'Yannis Ritsos',
    bioEl:
      'Γεννήθηκε στη Μονεμβασιά το 1909 και πέθανε στην Αθήνα το 1990. Έγραψε περισσότερες από εκατό συλλογές και γνώρισε επανειλημμένα την εξορία για τις ιδέες του.',
    bioEn:
      'Born in Monemvasia in 1909, he died in Athens in 1990. He wrote more than a hundred collections and was repeatedly exiled for his ideas.',
  },
  {
    name: 'Κώστας Καρυωτάκης',
    nameEn: 'Kostas Karyotakis',
    bioEl:
      'Γεννήθηκε στην Τρίπολη το 1896 και έδωσε τέλος στη ζωή του στην Πρέβεζα το 1928. Δημόσιος υπάλληλος, εξέδωσε τρεις ποιητικές συλλογές που σφράγισαν τη γενιά του.',
    bioEn:
      'Born in Tripoli, Arcadia, in 1896, he took his own life in Preveza in 1928. A civil servant, he published three collections that marked his generation.',
  },
  {
    name: 'Διονύσιος Σολωμός',
    nameEn: 'Dionysios Solomos',
    bioEl:
      'Γεννήθηκε στη Ζάκυνθο το 1798 και πέθανε στην Κέρκυρα το 1857. Οι πρώτες στροφές του «Ύμνου εις την Ελευθερίαν» είναι ο εθνικός ύμνος της Ελλάδας.',
    bioEn:
      'Born on Zante in 1798, he died in Corfu in 1857. The opening stanzas of his «Hymn to Liberty» are the national anthem of Greece.',
  },
  { name: 'Λίνος Πολίτης', nameEn: 'Linos Politis' },
  {
    name: 'Άγγελος Σικελιανός',
    nameEn: 'Angelos Sikelianos',
    bioEl:
      'Γεννήθηκε στη Λευκάδα το 1884 και πέθανε στην Αθήνα το 1951. Μαζί με την Εύα Πάλμερ οργάνωσε τις Δελφικές Γιορτές του 1927 και του 1930.',
    bioEn:
      'Born on Lefkada in 1884, he died in Athens in 1951. With Eva Palmer he organised the Delphic Festivals of 1927 and 1930.',
  },
  {
    name: 'Κωστής Παλαμάς',
    nameEn: 'Kostis Palamas',
    bioEl:
      'Γεννήθηκε στην Πάτρα το 1859 και πέθανε στην Αθήνα το 1943. Ποιητής, κριτικός και αγωνιστής του δημοτικισμού, έγραψε και τους στίχους του Ολυμπιακού Ύμνου.',
    bioEn:
      'Born in Patras in 1859, he died in Athens in 1943. A poet, critic and champion of the spoken language, he also wrote the words of the Olympic Hymn.',
  },
  {
    name: 'Νίκος Γκάτσος',
    nameEn: 'Nikos Gatsos',
    bioEl:
      'Γεννήθηκε στην Ασέα της Αρκαδίας και πέθανε στην Αθήνα το 1992. Ποιητής ενός βιβλίου, μεταφραστής του Λόρκα και στιχουργός πολλών αγαπημένων τραγουδιών.',
    bioEn:
      'Born at Asea, Arcadia, he died in Athens in 1992. The poet of a single book, a translator of Lorca and the lyricist of many well-loved songs.',
  },
  {
    name: 'Μανόλης Αναγνωστάκης',
    nameEn: 'Manolis Anagnostakis',
    bioEl:
      'Γεννήθηκε στη Θεσσαλονίκη το 1925 και πέθανε στην Αθήνα το 2005. Γιατρός, ποιητής και κριτικός, καταδικάστηκε σε θάνατο στον εμφύλιο και αποφυλακίστηκε το 1951.',
    bioEn:
      'Born in Thessaloniki in 1925, he died in Athens in 2005. A doctor, poet and critic, he was sentenced to death during the Civil War and released in 1951.',
  },
  {
    name: 'Κική Δημουλά',
    nameEn: 'Kiki Dimoula',
    bioEl:
      'Αθηναία ποιήτρια (1931–2020), που εργάστηκε στην Τράπεζα της Ελλάδος. Υπήρξε μέλος της Ακαδημίας Αθηνών και τιμήθηκε με το Ευρωπαϊκό Βραβείο Λογοτεχνίας.',
    bioEn:
      'An Athenian poet (1931–2020) who worked at the Bank of Greece. She was a member of the Academy of Athens and received the European Prize for Literature.',
  },
  {
    name: 'Μίλτος Σαχτούρης',
    nameEn: 'Miltos Sachtouris',
    bioEl:
      'Αθηναίος ποιητής (1919–2005), με καταγωγή από την Ύδρα. Έζησε αφοσιωμένος στην ποίηση και δημιούργησε έναν κόσμο εικόνων δικό του.',
    bioEn:
      'An Athenian poet (1919–2005) with roots on Hydra. He lived devoted to poetry and created a world of images all his own.',
  },
  {
    name: 'Τάσος Λειβαδίτης',
    nameEn: 'Tasos Leivaditis',
    bioEl:
      'Αθηναίος ποιητής (1922–1988), που εξορίστηκε για τις ιδέες του στα χρόνια του εμφυλίου. Από τους πολιτικούς στίχους πέρασε σε μια εσωτερική, υπαρξιακή ποίηση.',
    bioEn:
      'An Athenian poet (1922–1988), exiled for his ideas in the years of the Civil War. From political verse he moved towards an inward, existential poetry.',
  },
  {
    name: 'Μαρία Πολυδούρη',
    nameEn: 'Maria Polydouri',
    bioEl:
      'Γεννήθηκε στην Καλαμάτα το 1902 και πέθανε από φυματίωση στην Αθήνα το 1930. Πρόλαβε να εκδώσει δύο συλλογές με έντονη λυρική φωνή.',
    bioEn:
      'Born in Kalamata in 1902, she died of tuberculosis in Athens in 1930. She lived to publish two collections in an intense lyrical voice.',
  },
  { name: 'Χριστίνα Ντουνιά', nameEn: 'Christina Dounia' },
  {
    name: 'Ανδρέας Εμπειρίκος',
    nameEn: 'Andreas Embirikos',
    bioEl:
      'Γεννήθηκε στη Βραΐλα της Ρουμανίας το 1901 και πέθανε στην Κηφισιά το 1975. Ποιητής, ψυχαναλυτής και φωτογράφος, έφερε τον υπερρεαλισμό στην Ελλάδα.',
    bioEn:
      'Born in Brăila, Romania, in 1901, he died in Kifissia in 1975. A poet, psychoanalyst and photographer, he brought surrealism to Greece.',
  },
  {
    name: 'Νίκος Εγγονόπουλος',
    nameEn: 'Nikos Engonopoulos',
    bioEl:
      'Αθηναίος ζωγράφος και ποιητής (1907–1985), από τους πρώτους εκπροσώπους του ελληνικού υπερρεαλισμού. Δίδαξε για πολλά χρόνια στο Εθνικό Μετσόβιο Πολυτεχνείο.',
    bioEn:
      'An Athenian painter and poet (1907–1985), among the first Greek surrealists. He taught for many years at the National Technical University of Athens.',
  },
  {
    name: 'Νικηφόρος Βρεττάκος',
    nameEn: 'Nikiforos Vrettakos',
    bioEl:
      'Γεννήθηκε στις Κροκεές της Λακωνίας το 1912 και πέθανε στην Πλούμιτσα το 1991. Ποιητής και ακαδημαϊκός, με κεντρικά θέματα την ειρήνη, τη φύση και την αγάπη.',
    bioEn:
      'Born in Krokees, Laconia, in 1912, he died at Ploumitsa in 1991. A poet and academician whose central themes are peace, nature and love.',
  },
  {
    name: 'Τίτος Πατρίκιος',
    nameEn: 'Titos Patrikios',
    bioEl:
      'Γεννήθηκε στην Αθήνα το 1928, εξορίστηκε στη Μακρόνησο και στον Άη Στράτη και σπούδασε κοινωνιολογία στο Παρίσι. Ποιητής της πρώτης μεταπολεμικής γενιάς.',
    bioEn:
      'Born in Athens in 1928, he was exiled to Makronisos and Ai Stratis and studied sociology in Paris. A poet of the first post-war generation.',
  },
  {
    name: 'Κατερίνα Γώγου',
    nameEn: 'Katerina Gogou',
    bioEl:
      'Αθηναία ηθοποιός και ποιήτρια (1940–1993). Έπαιξε από παιδί στο θέατρο και στον κινηματογράφο και έγραψε ποίηση κοντά στη γλώσσα του δρόμου.',
    bioEn:
      'An Athenian actress and poet (1940–1993). She appeared on stage and screen from childhood and wrote poetry close to the language of the street.',
  },
  {
    name: 'Βιτσέντζος Κορνάρος',
    nameEn: 'Vitsentzos Kornaros',
    bioEl:
      'Κρητικός ποιητής του τέλους του 16ου και των αρχών του 17ου αιώνα, από τη Σητεία. Με τον «Ερωτόκριτο» έδωσε ένα από τα κεντρικά έργα της κρητικής λογοτεχνίας.',
    bioEn:
      'A Cretan poet of the late sixteenth and early seventeenth centuries, from Sitia. His «Erotokritos» is one of the central works of Cretan literature.',
  },
  { name: 'Στυλιανός Αλεξίου', nameEn: 'Stylianos Alexiou' },
]
