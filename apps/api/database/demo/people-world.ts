import type { DemoPerson } from './demo-types.ts'

// Authors and translators of the world literature in Greek translation.
export const peopleWorld: DemoPerson[] = [
  {
    name: 'Φιόντορ Ντοστογιέφσκι',
    nameEn: 'Fyodor Dostoevsky',
    bioEl: 'Ρώσος πεζογράφος (1821–1881). Τα μυθιστορήματά του ερευνούν την ενοχή, την πίστη και την ελευθερία.',
    bioEn: 'Russian novelist (1821–1881). His novels explore guilt, faith and freedom.',
  },
  {
    name: 'Λέων Τολστόι',
    nameEn: 'Leo Tolstoy',
    bioEl:
      'Ρώσος συγγραφέας (1828–1910), γεννημένος στη Γιάσναγια Πολιάνα. Έγραψε το «Πόλεμος και ειρήνη» και την «Άννα Καρένινα».',
    bioEn: 'Russian writer (1828–1910), born at Yasnaya Polyana. He wrote War and Peace and Anna Karenina.',
  },
  {
    name: 'Άντον Τσέχωφ',
    nameEn: 'Anton Chekhov',
    bioEl:
      'Ρώσος γιατρός, διηγηματογράφος και θεατρικός συγγραφέας (1860–1904). Ανανέωσε τη μικρή φόρμα και το θέατρο της εποχής του.',
    bioEn:
      'Russian doctor, short-story writer and playwright (1860–1904). He renewed both the short form and the theatre of his day.',
  },
  {
    name: 'Φραντς Κάφκα',
    nameEn: 'Franz Kafka',
    bioEl:
      'Γερμανόφωνος συγγραφέας από την Πράγα (1883–1924), υπάλληλος σε ασφαλιστικό ίδρυμα. Τα περισσότερα έργα του εκδόθηκαν μετά τον θάνατό του.',
    bioEn:
      'German-language writer from Prague (1883–1924), employed at an insurance institute. Most of his work was published after his death.',
  },
  {
    name: 'Τζορτζ Όργουελ',
    nameEn: 'George Orwell',
    bioEl:
      'Άγγλος μυθιστοριογράφος και δοκιμιογράφος (1903–1950), ψευδώνυμο του Έρικ Άρθουρ Μπλερ. Έγραψε εναντίον κάθε ολοκληρωτισμού.',
    bioEn:
      'English novelist and essayist (1903–1950), the pen name of Eric Arthur Blair. He wrote against every form of totalitarianism.',
  },
  {
    name: 'Αλμπέρ Καμύ',
    nameEn: 'Albert Camus',
    bioEl:
      'Γάλλος συγγραφέας και δημοσιογράφος (1913–1960), γεννημένος στην Αλγερία. Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1957.',
    bioEn:
      'French writer and journalist (1913–1960), born in Algeria. He received the Nobel Prize in Literature in 1957.',
  },
  {
    name: 'Τζέιν Όστεν',
    nameEn: 'Jane Austen',
    bioEl:
      'Αγγλίδα μυθιστοριογράφος (1775–1817). Περιέγραψε με ειρωνεία την επαρχιακή κοινωνία και τη θέση των γυναικών.',
    bioEn: 'English novelist (1775–1817). She described provincial society and the position of women with irony.',
  },
  {
    name: 'Γκυστάβ Φλωμπέρ',
    nameEn: 'Gustave Flaubert',
    bioEl:
      'Γάλλος πεζογράφος από τη Ρουέν (1821–1880). Αναζήτησε την ακριβή λέξη και επηρέασε το σύγχρονο μυθιστόρημα.',
    bioEn: 'French novelist from Rouen (1821–1880). He sought the exact word and influenced the modern novel.',
  },
  {
    name: 'Βίκτωρ Ουγκώ',
    nameEn: 'Victor Hugo',
    bioEl:
      'Γάλλος ποιητής, δραματουργός και μυθιστοριογράφος (1802–1885). Έζησε χρόνια στην εξορία για τις πολιτικές του ιδέες.',
    bioEn: 'French poet, dramatist and novelist (1802–1885). He spent years in exile for his political ideas.',
  },
  {
    name: 'Σταντάλ',
    nameEn: 'Stendhal',
    bioEl:
      'Ψευδώνυμο του Ανρί Μπέυλ (1783–1842) από τη Γκρενόμπλ. Ακολούθησε τις στρατιές του Ναπολέοντα και αγάπησε την Ιταλία.',
    bioEn: 'Pen name of Henri Beyle (1783–1842) of Grenoble. He followed Napoleon’s armies and loved Italy.',
  },
  {
    name: 'Κάρολος Ντίκενς',
    nameEn: 'Charles Dickens',
    bioEl:
      'Άγγλος μυθιστοριογράφος (1812–1870), που δημοσίευε τα έργα του σε συνέχειες. Έδωσε φωνή στους φτωχούς της βικτωριανής Αγγλίας.',
    bioEn:
      'English novelist (1812–1870) who published his works in instalments. He gave a voice to the poor of Victorian England.',
  },
  {
    name: 'Χέρμαν Μέλβιλ',
    nameEn: 'Herman Melville',
    bioEl:
      'Αμερικανός συγγραφέας (1819–1891), που ταξίδεψε νέος με φαλαινοθηρικά. Το έργο του αναγνωρίστηκε μετά τον θάνατό του.',
    bioEn:
      'American writer (1819–1891) who sailed on whaling ships in his youth. His work was recognised after his death.',
  },
  {
    name: 'Έρνεστ Χέμινγουεϊ',
    nameEn: 'Ernest Hemingway',
    bioEl: 'Αμερικανός πεζογράφος και πολεμικός ανταποκριτής (1899–1961). Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1954.',
    bioEn: 'American writer and war correspondent (1899–1961). He received the Nobel Prize in Literature in 1954.',
  },
  {
    name: 'Φ. Σκοτ Φιτζέραλντ',
    nameEn: 'F. Scott Fitzgerald',
    bioEl: 'Αμερικανός μυθιστοριογράφος και διηγηματογράφος (1896–1940). Έγινε ο χρονικογράφος της εποχής της τζαζ.',
    bioEn: 'American novelist and short-story writer (1896–1940). He became the chronicler of the jazz age.',
  },
  {
    name: 'Βιρτζίνια Γουλφ',
    nameEn: 'Virginia Woolf',
    bioEl:
      'Αγγλίδα μυθιστοριογράφος και δοκιμιογράφος (1882–1941), μέλος της ομάδας του Μπλούμσμπερι. Δοκίμασε νέους τρόπους να αποδώσει τη συνείδηση.',
    bioEn:
      'English novelist and essayist (1882–1941), a member of the Bloomsbury group. She tried new ways of rendering consciousness.',
  },
  {
    name: 'Τζέιμς Τζόις',
    nameEn: 'James Joyce',
    bioEl:
      'Ιρλανδός συγγραφέας (1882–1941), που έζησε στην Τεργέστη, στη Ζυρίχη και στο Παρίσι. Έγραψε πάντοτε για το Δουβλίνο.',
    bioEn: 'Irish writer (1882–1941) who lived in Trieste, Zurich and Paris. He always wrote about Dublin.',
  },
  {
    name: 'Τόμας Μαν',
    nameEn: 'Thomas Mann',
    bioEl: 'Γερμανός μυθιστοριογράφος (1875–1955), γεννημένος στο Λύμπεκ. Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1929.',
    bioEn: 'German novelist (1875–1955), born in Lübeck. He received the Nobel Prize in Literature in 1929.',
  },
  {
    name: 'Έρμαν Έσσε',
    nameEn: 'Hermann Hesse',
    bioEl: 'Γερμανός συγγραφέας που έζησε στην Ελβετία (1877–1962). Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1946.',
    bioEn: 'German writer who settled in Switzerland (1877–1962). He received the Nobel Prize in Literature in 1946.',
  },
  {
    name: 'Όσκαρ Ουάιλντ',
    nameEn: 'Oscar Wilde',
    bioEl:
      'Ιρλανδός ποιητής, πεζογράφος και θεατρικός συγγραφέας (1854–1900). Το πνεύμα του σημάδεψε το βικτωριανό Λονδίνο.',
    bioEn: 'Irish poet, prose writer and playwright (1854–1900). His wit left its mark on Victorian London.',
  },
  {
    name: 'Ουμπέρτο Έκο',
    nameEn: 'Umberto Eco',
    bioEl: 'Ιταλός σημειολόγος, δοκιμιογράφος και μυθιστοριογράφος (1932–2016). Δίδαξε στο Πανεπιστήμιο της Μπολόνια.',
    bioEn: 'Italian semiotician, essayist and novelist (1932–2016). He taught at the University of Bologna.',
  },
  {
    name: 'Γκαμπριέλ Γκαρσία Μάρκες',
    nameEn: 'Gabriel García Márquez',
    bioEl: 'Κολομβιανός συγγραφέας και δημοσιογράφος (1927–2014). Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1982.',
    bioEn: 'Colombian writer and journalist (1927–2014). He received the Nobel Prize in Literature in 1982.',
  },
  {
    name: 'Ζοζέ Σαραμάγκου',
    nameEn: 'José Saramago',
    bioEl: 'Πορτογάλος μυθιστοριογράφος (1922–2010). Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1998.',
    bioEn: 'Portuguese novelist (1922–2010). He received the Nobel Prize in Literature in 1998.',
  },
  {
    name: 'Χαρούκι Μουρακάμι',
    nameEn: 'Haruki Murakami',
    bioEl:
      'Ιάπωνας συγγραφέας, γεννημένος στο Κιότο το 1949. Πριν αφοσιωθεί στο γράψιμο, είχε ένα κλαμπ τζαζ στο Τόκιο.',
    bioEn: 'Japanese writer, born in Kyoto in 1949. Before he devoted himself to writing he ran a jazz club in Tokyo.',
  },
  {
    name: 'Έλενα Φερράντε',
    nameEn: 'Elena Ferrante',
    bioEl:
      'Ψευδώνυμο Ιταλίδας μυθιστοριογράφου που επέλεξε να μείνει άγνωστη. Τα βιβλία της διαδραματίζονται συχνά στη Νάπολη.',
    bioEn: 'Pen name of an Italian novelist who has chosen to remain unknown. Her books are often set in Naples.',
  },
  {
    name: 'Καζούο Ισιγκούρο',
    nameEn: 'Kazuo Ishiguro',
    bioEl: 'Βρετανός μυθιστοριογράφος, γεννημένος στο Ναγκασάκι το 1954. Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 2017.',
    bioEn: 'British novelist, born in Nagasaki in 1954. He received the Nobel Prize in Literature in 2017.',
  },
  {
    name: 'Μάργκαρετ Άτγουντ',
    nameEn: 'Margaret Atwood',
    bioEl: 'Καναδή μυθιστοριογράφος, ποιήτρια και δοκιμιογράφος, γεννημένη στην Οτάβα το 1939.',
    bioEn: 'Canadian novelist, poet and essayist, born in Ottawa in 1939.',
  },
  {
    name: 'Μίλαν Κούντερα',
    nameEn: 'Milan Kundera',
    bioEl:
      'Τσέχος συγγραφέας (1929–2023), που έζησε από το 1975 στη Γαλλία. Τα ύστερα βιβλία του γράφτηκαν στα γαλλικά.',
    bioEn: 'Czech writer (1929–2023) who lived in France from 1975. His later books were written in French.',
  },
  {
    name: 'Ορχάν Παμούκ',
    nameEn: 'Orhan Pamuk',
    bioEl:
      'Τούρκος μυθιστοριογράφος, γεννημένος στην Κωνσταντινούπολη το 1952. Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 2006.',
    bioEn: 'Turkish novelist, born in Istanbul in 1952. He received the Nobel Prize in Literature in 2006.',
  },
  {
    name: 'Καλέντ Χοσεϊνί',
    nameEn: 'Khaled Hosseini',
    bioEl:
      'Αφγανοαμερικανός συγγραφέας και γιατρός, γεννημένος στην Καμπούλ το 1965. Ζει στις Ηνωμένες Πολιτείες από το 1980.',
    bioEn: 'Afghan-American writer and doctor, born in Kabul in 1965. He has lived in the United States since 1980.',
  },
  {
    name: 'Κάρλος Ρουίθ Θαφόν',
    nameEn: 'Carlos Ruiz Zafón',
    bioEl:
      'Ισπανός μυθιστοριογράφος (1964–2020), γεννημένος στη Βαρκελώνη. Έγινε γνωστός με τον κύκλο των Λησμονημένων Βιβλίων.',
    bioEn: 'Spanish novelist (1964–2020), born in Barcelona. He became known for his cycle of forgotten books.',
  },
  {
    name: 'Ίρβιν Γιάλομ',
    nameEn: 'Irvin D. Yalom',
    bioEl: 'Αμερικανός ψυχίατρος και συγγραφέας, γεννημένος το 1931. Δίδαξε στο Πανεπιστήμιο Στάνφορντ.',
    bioEn: 'American psychiatrist and author, born in 1931. He taught at Stanford University.',
  },
  {
    name: 'Αγκάθα Κρίστι',
    nameEn: 'Agatha Christie',
    bioEl: 'Αγγλίδα συγγραφέας αστυνομικών μυθιστορημάτων (1890–1976). Δημιούργησε τον Ηρακλή Πουαρό και τη Μις Μαρπλ.',
    bioEn: 'English author of detective fiction (1890–1976). She created Hercule Poirot and Miss Marple.',
  },
  {
    name: 'Ζωρζ Σιμενόν',
    nameEn: 'Georges Simenon',
    bioEl: 'Βέλγος γαλλόφωνος συγγραφέας (1903–1989), γεννημένος στη Λιέγη. Δημιούργησε τον επιθεωρητή Μαιγκρέ.',
    bioEn: 'Belgian writer in French (1903–1989), born in Liège. He created Inspector Maigret.',
  },
  {
    name: 'Άρθουρ Κόναν Ντόιλ',
    nameEn: 'Arthur Conan Doyle',
    bioEl: 'Σκωτσέζος γιατρός και συγγραφέας (1859–1930), γεννημένος στο Εδιμβούργο. Δημιούργησε τον Σέρλοκ Χολμς.',
    bioEn: 'Scottish doctor and writer (1859–1930), born in Edinburgh. He created Sherlock Holmes.',
  },
  {
    name: 'Αντρέα Καμιλλέρι',
    nameEn: 'Andrea Camilleri',
    bioEl:
      'Ιταλός συγγραφέας και σκηνοθέτης (1925–2019), γεννημένος στο Πόρτο Εμπέντοκλε της Σικελίας. Δημιούργησε τον αστυνόμο Μονταλμπάνο.',
    bioEn:
      'Italian writer and director (1925–2019), born in Porto Empedocle in Sicily. He created Inspector Montalbano.',
  },
  {
    name: 'Τζο Νέσμπο',
    nameEn: 'Jo Nesbø',
    bioEl: 'Νορβηγός συγγραφέας και μουσικός, γεννημένος το 1960. Έγινε γνωστός με τις υποθέσεις του Χάρι Χόλε.',
    bioEn: 'Norwegian writer and musician, born in 1960. He became known for the cases of Harry Hole.',
  },
  {
    name: 'Στιγκ Λάρσον',
    nameEn: 'Stieg Larsson',
    bioEl: 'Σουηδός δημοσιογράφος και συγγραφέας (1954–2004). Η τριλογία Millennium εκδόθηκε μετά τον θάνατό του.',
    bioEn: 'Swedish journalist and writer (1954–2004). His Millennium trilogy was published after his death.',
  },
  {
    name: 'Τζ. Ρ. Ρ. Τόλκιν',
    nameEn: 'J. R. R. Tolkien',
    bioEl:
      'Άγγλος φιλόλογος και συγγραφέας (1892–1973), καθηγητής στην Οξφόρδη. Επινόησε τη Μέση Γη και τις γλώσσες της.',
    bioEn:
      'English philologist and writer (1892–1973), professor at Oxford. He invented Middle-earth and its languages.',
  },
  {
    name: 'Ισαάκ Ασίμοφ',
    nameEn: 'Isaac Asimov',
    bioEl: 'Αμερικανός βιοχημικός και συγγραφέας επιστημονικής φαντασίας (1920–1992), γεννημένος στη Ρωσία.',
    bioEn: 'American biochemist and science fiction writer (1920–1992), born in Russia.',
  },
  {
    name: 'Γουίλιαμ Γκίμπσον',
    nameEn: 'William Gibson',
    bioEl: 'Αμερικανοκαναδός συγγραφέας, γεννημένος το 1948. Καθιέρωσε τη λέξη «κυβερνοχώρος».',
    bioEn: 'American-Canadian writer, born in 1948. He brought the word cyberspace into use.',
  },
  {
    name: 'Ρέι Μπράντμπερι',
    nameEn: 'Ray Bradbury',
    bioEl: 'Αμερικανός διηγηματογράφος και μυθιστοριογράφος (1920–2012). Έγραψε ποιητική λογοτεχνία του φανταστικού.',
    bioEn: 'American short-story writer and novelist (1920–2012). He wrote a poetic literature of the fantastic.',
  },
  {
    name: 'Χ. Φ. Λάβκραφτ',
    nameEn: 'H. P. Lovecraft',
    bioEl:
      'Αμερικανός συγγραφέας ιστοριών τρόμου (1890–1937) από το Πρόβιντενς. Το έργο του διαδόθηκε μετά τον θάνατό του.',
    bioEn: 'American writer of horror stories (1890–1937), from Providence. His work spread after his death.',
  },
  {
    name: 'Χόρχε Λουίς Μπόρχες',
    nameEn: 'Jorge Luis Borges',
    bioEl:
      'Αργεντινός διηγηματογράφος, ποιητής και δοκιμιογράφος (1899–1986). Διηύθυνε την Εθνική Βιβλιοθήκη στο Μπουένος Άιρες.',
    bioEn:
      'Argentine short-story writer, poet and essayist (1899–1986). He directed the National Library in Buenos Aires.',
  },
  {
    name: 'Σαρλ Μπωντλαίρ',
    nameEn: 'Charles Baudelaire',
    bioEl: 'Γάλλος ποιητής, κριτικός και μεταφραστής του Πόε (1821–1867). Άνοιξε τον δρόμο στη σύγχρονη ποίηση.',
    bioEn: 'French poet, critic and translator of Poe (1821–1867). He opened the way to modern poetry.',
  },
  {
    name: 'Πάμπλο Νερούδα',
    nameEn: 'Pablo Neruda',
    bioEl: 'Χιλιανός ποιητής και διπλωμάτης (1904–1973). Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1971.',
    bioEn: 'Chilean poet and diplomat (1904–1973). He received the Nobel Prize in Literature in 1971.',
  },
  {
    name: 'Φεδερίκο Γκαρθία Λόρκα',
    nameEn: 'Federico García Lorca',
    bioEl:
      'Ισπανός ποιητής και δραματουργός (1898–1936) από την Ανδαλουσία, της «γενιάς του ’27». Δολοφονήθηκε στην αρχή του Εμφυλίου.',
    bioEn:
      'Spanish poet and dramatist (1898–1936) from Andalusia, of the Generation of ’27. He was murdered at the start of the Civil War.',
  },
  { name: 'Ελένη Μπακοπούλου', nameEn: 'Eleni Bakopoulou' },
  { name: 'Άρης Αλεξάνδρου', nameEn: 'Aris Alexandrou' },
  { name: 'Αγγελική Θεοδωρακοπούλου', nameEn: 'Angeliki Theodorakopoulou' },
  { name: 'Βασίλης Τομανάς', nameEn: 'Vasilis Tomanas' },
  { name: 'Ανδρέας Παππάς', nameEn: 'Andreas Pappas' },
  { name: 'Κυριάκος Ντελόπουλος', nameEn: 'Kyriakos Delopoulos' },
  { name: 'Νίκη Καρακίτσου-Ντουζέ', nameEn: 'Niki Karakitsou-Dougé' },
  { name: 'Μαρία Κασαμπάλογλου-Ρομπλέν', nameEn: 'Maria Kasampaloglou-Roblin' },
  { name: 'Μαρίνα Κουνεζή', nameEn: 'Marina Kounezi' },
  { name: 'Κώστας Κριτσίνης', nameEn: 'Kostas Kritsinis' },
  { name: 'Γιώργος Σπανός', nameEn: 'Giorgos Spanos' },
  { name: 'Θανάσης Ζάβαλος', nameEn: 'Thanasis Zavalos' },
  { name: 'Α. Κ. Χριστοδούλου', nameEn: 'A. K. Christodoulou' },
  { name: 'Άρης Μπερλής', nameEn: 'Aris Berlis' },
  { name: 'Σωκράτης Καψάσκης', nameEn: 'Sokratis Kapsaskis' },
  { name: 'Θόδωρος Παρασκευόπουλος', nameEn: 'Thodoros Paraskevopoulos' },
  { name: 'Μαρία Παξινού', nameEn: 'Maria Paxinou' },
  { name: 'Έφη Καλλιφατίδη', nameEn: 'Efi Kallifatidi' },
  { name: 'Κλαίτη Σωτηριάδου-Μπαράχας', nameEn: 'Klaiti Sotiriadou-Barajas' },
  { name: 'Αθηνά Ψυλλιά', nameEn: 'Athina Psyllia' },
  { name: 'Αργυρώ Μαντόγλου', nameEn: 'Argyro Mantoglou' },
  { name: 'Δήμητρα Δότση', nameEn: 'Dimitra Dotsi' },
  { name: 'Παύλος Μάτεσις', nameEn: 'Pavlos Matesis' },
  { name: 'Στέλλα Βρετού', nameEn: 'Stella Vretou' },
  { name: 'Βαγγέλης Κατσάνης', nameEn: 'Vangelis Katsanis' },
  { name: 'Κατερίνα Ρούφου', nameEn: 'Katerina Roufou' },
  { name: 'Ευαγγελία Ανδριτσάνου', nameEn: 'Evangelia Andritsanou' },
  { name: 'Αργυρώ Μακάρωφ', nameEn: 'Argyro Makarof' },
  { name: 'Φωτεινή Ζερβού', nameEn: 'Foteini Zervou' },
  { name: 'Γωγώ Αρβανίτη', nameEn: 'Gogo Arvaniti' },
  { name: 'Ευγενία Χατζηθανάση-Κόλλια', nameEn: 'Evgenia Chatzithanasi-Kollia' },
  { name: 'Βασίλης Αθανασιάδης', nameEn: 'Vasilis Athanasiadis' },
  { name: 'Αχιλλέας Κυριακίδης', nameEn: 'Achilleas Kyriakidis' },
  { name: 'Γιώργος Κεντρωτής', nameEn: 'Giorgos Kentrotis' },
  { name: 'Αγαθή Δημητρούκα', nameEn: 'Agathi Dimitrouka' },
  { name: 'Βασίλης Λαλιώτης', nameEn: 'Vasilis Laliotis' },
]
