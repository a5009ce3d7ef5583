import type { DemoPerson } from './demo-types.ts'

// Everyone named on the demo shop's English books: authors with short biographies, translators, editors and illustrators.
export const peopleEnglish: DemoPerson[] = [
  // Contemporary fiction
  {
    name: 'Καζούο Ισιγκούρο',
    nameEn: 'Kazuo Ishiguro',
    bioEl: 'Βρετανός συγγραφέας, γεννημένος το 1954 στο Ναγκασάκι. Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 2017.',
    bioEn: 'British novelist, born in Nagasaki in 1954. He received the Nobel Prize in Literature in 2017.',
  },
  {
    name: 'Ίαν ΜακΓιούαν',
    nameEn: 'Ian McEwan',
    bioEl: 'Άγγλος μυθιστοριογράφος, γεννημένος το 1948. Τιμήθηκε με το βραβείο Μπούκερ το 1998 για το «Άμστερνταμ».',
    bioEn: 'English novelist, born in 1948. He won the Booker Prize in 1998 for Amsterdam.',
  },
  {
    name: 'Χαρούκι Μουρακάμι',
    nameEn: 'Haruki Murakami',
    bioEl:
      'Ιάπωνας συγγραφέας και μεταφραστής, γεννημένος το 1949 στο Κιότο. Είχε τζαζ μπαρ στο Τόκιο πριν αφοσιωθεί στο γράψιμο.',
    bioEn:
      'Japanese writer and translator, born in Kyoto in 1949. He ran a jazz bar in Tokyo before turning to writing full time.',
  },
  { name: 'Jay Rubin', nameEn: 'Jay Rubin' },
  {
    name: 'Ζέιντι Σμιθ',
    nameEn: 'Zadie Smith',
    bioEl:
      'Αγγλίδα συγγραφέας και δοκιμιογράφος, γεννημένη στο Λονδίνο το 1975. Εμφανίστηκε το 2000 με τα «Λευκά δόντια».',
    bioEn: 'English novelist and essayist, born in London in 1975. She made her debut in 2000 with White Teeth.',
  },
  {
    name: 'Τσιμαμάντα Νγκόζι Αντίτσι',
    nameEn: 'Chimamanda Ngozi Adichie',
    bioEl:
      'Συγγραφέας από τη Νιγηρία, γεννημένη το 1977. Γράφει μυθιστορήματα, διηγήματα και δοκίμια για τον φεμινισμό.',
    bioEn: 'Nigerian writer, born in 1977. She writes novels, short stories and essays on feminism.',
  },
  {
    name: 'Αρουντάτι Ρόι',
    nameEn: 'Arundhati Roy',
    bioEl:
      'Ινδή συγγραφέας και δοκιμιογράφος, γεννημένη το 1961. Το πρώτο της μυθιστόρημα τιμήθηκε με το βραβείο Μπούκερ το 1997.',
    bioEn: 'Indian writer and essayist, born in 1961. Her first novel won the Booker Prize in 1997.',
  },
  {
    name: 'Χίλαρι Μαντέλ',
    nameEn: 'Hilary Mantel',
    bioEl:
      'Αγγλίδα μυθιστοριογράφος (1952–2022). Τα δύο πρώτα βιβλία της τριλογίας της για τον Τόμας Κρόμγουελ τιμήθηκαν με το βραβείο Μπούκερ.',
    bioEn:
      'English novelist (1952–2022). The first two books of her Thomas Cromwell trilogy each won the Booker Prize.',
  },
  {
    name: 'Ντόνα Ταρτ',
    nameEn: 'Donna Tartt',
    bioEl:
      'Αμερικανίδα μυθιστοριογράφος, γεννημένη το 1963 στον Μισισιπή. Τιμήθηκε με το βραβείο Πούλιτζερ το 2014 για την «Καρδερίνα».',
    bioEn: 'American novelist, born in Mississippi in 1963. She received the Pulitzer Prize in 2014 for The Goldfinch.',
  },
  {
    name: 'Ντέιβιντ Μίτσελ',
    nameEn: 'David Mitchell',
    bioEl: 'Άγγλος μυθιστοριογράφος, γεννημένος το 1969. Έζησε χρόνια στην Ιαπωνία και μένει στην Ιρλανδία.',
    bioEn: 'English novelist, born in 1969. He lived in Japan for several years and has made his home in Ireland.',
  },
  {
    name: 'Τζέφρι Ευγενίδης',
    nameEn: 'Jeffrey Eugenides',
    bioEl:
      'Αμερικανός συγγραφέας ελληνικής και ιρλανδικής καταγωγής, γεννημένος στο Ντιτρόιτ το 1960. Τιμήθηκε με το βραβείο Πούλιτζερ το 2003.',
    bioEn:
      'American writer of Greek and Irish descent, born in Detroit in 1960. He received the Pulitzer Prize in 2003.',
  },
  {
    name: 'Ελίζαμπεθ Στράουτ',
    nameEn: 'Elizabeth Strout',
    bioEl: 'Αμερικανίδα συγγραφέας, γεννημένη το 1956 στο Πόρτλαντ του Μέιν. Τιμήθηκε με το βραβείο Πούλιτζερ το 2009.',
    bioEn: 'American writer, born in Portland, Maine, in 1956. She received the Pulitzer Prize in 2009.',
  },
  {
    name: 'Τζούλιαν Μπαρνς',
    nameEn: 'Julian Barnes',
    bioEl:
      'Άγγλος μυθιστοριογράφος και δοκιμιογράφος, γεννημένος στο Λέστερ το 1946. Τιμήθηκε με το βραβείο Μπούκερ το 2011.',
    bioEn: 'English novelist and essayist, born in Leicester in 1946. He won the Booker Prize in 2011.',
  },
  {
    name: 'Τόνι Μόρισον',
    nameEn: 'Toni Morrison',
    bioEl:
      'Αμερικανίδα μυθιστοριογράφος (1931–2019), που έγραψε για τη ζωή των Αφροαμερικανών. Τιμήθηκε με το Νόμπελ Λογοτεχνίας το 1993.',
    bioEn:
      'American novelist (1931–2019) who wrote about African American life. She received the Nobel Prize in Literature in 1993.',
  },
  {
    name: 'Έμιλι Σεντ Τζον Μάντελ',
    nameEn: 'Emily St. John Mandel',
    bioEl:
      'Καναδή συγγραφέας, γεννημένη το 1979 στη Βρετανική Κολομβία. Σπούδασε σύγχρονο χορό πριν στραφεί στο μυθιστόρημα.',
    bioEn:
      'Canadian writer, born in British Columbia in 1979. She trained in contemporary dance before turning to fiction.',
  },
  {
    name: 'Μαρκ Χάντον',
    nameEn: 'Mark Haddon',
    bioEl: 'Άγγλος συγγραφέας και εικονογράφος, γεννημένος το 1962. Έχει γράψει για παιδιά και ενηλίκους.',
    bioEn: 'English writer and illustrator, born in 1962. He has written for both children and adults.',
  },
  // Classics
  {
    name: 'Τζέιν Όστεν',
    nameEn: 'Jane Austen',
    bioEl:
      'Αγγλίδα μυθιστοριογράφος (1775–1817). Τα έξι ολοκληρωμένα μυθιστορήματά της παρατηρούν με ειρωνεία τον γάμο, το χρήμα και την κοινωνία της εποχής της.',
    bioEn:
      'English novelist (1775–1817). Her six completed novels look with irony at marriage, money and the society of her day.',
  },
  { name: 'Fiona Stafford', nameEn: 'Fiona Stafford' },
  {
    name: 'Μαίρη Σέλεϊ',
    nameEn: 'Mary Shelley',
    bioEl:
      'Αγγλίδα συγγραφέας (1797–1851), κόρη της Μαίρης Γουόλστονκραφτ και του Γουίλιαμ Γκόντγουιν. Δημοσίευσε τον «Φρανκενστάιν» το 1818.',
    bioEn:
      'English writer (1797–1851), the daughter of Mary Wollstonecraft and William Godwin. She published Frankenstein in 1818.',
  },
  {
    name: 'Σαρλότ Μπροντέ',
    nameEn: 'Charlotte Brontë',
    bioEl:
      'Αγγλίδα μυθιστοριογράφος (1816–1855), η μεγαλύτερη από τις τρεις αδελφές συγγραφείς. Δημοσίευσε αρχικά με το όνομα Κάρερ Μπελ.',
    bioEn:
      'English novelist (1816–1855), the eldest of the three writing sisters. She first published under the name Currer Bell.',
  },
  {
    name: 'Κάρολος Ντίκενς',
    nameEn: 'Charles Dickens',
    bioEl:
      'Άγγλος μυθιστοριογράφος (1812–1870). Έγραψε σε συνέχειες για ένα μεγάλο κοινό, με χιούμορ και έγνοια για τους φτωχούς των πόλεων.',
    bioEn:
      'English novelist (1812–1870). He wrote in instalments for a wide public, with humour and concern for the city poor.',
  },
  { name: 'Jeremy Tambling', nameEn: 'Jeremy Tambling' },
  {
    name: 'Τζορτζ Έλιοτ',
    nameEn: 'George Eliot',
    bioEl:
      'Ψευδώνυμο της Αγγλίδας μυθιστοριογράφου Μαίρης Αν Έβανς (1819–1880). Έγραψε για την επαρχιακή ζωή με ψυχολογική ακρίβεια.',
    bioEn:
      'Pen name of the English novelist Mary Ann Evans (1819–1880). She wrote about provincial life with psychological precision.',
  },
  { name: 'Rosemary Ashton', nameEn: 'Rosemary Ashton' },
  {
    name: 'Τόμας Χάρντι',
    nameEn: 'Thomas Hardy',
    bioEl:
      'Άγγλος μυθιστοριογράφος και ποιητής (1840–1928). Τοποθέτησε τα έργα του στο Γουέσεξ, μια λογοτεχνική εκδοχή της νοτιοδυτικής Αγγλίας.',
    bioEn:
      'English novelist and poet (1840–1928). He set his work in Wessex, a literary version of south-west England.',
  },
  {
    name: 'Χέρμαν Μέλβιλ',
    nameEn: 'Herman Melville',
    bioEl:
      'Αμερικανός συγγραφέας (1819–1891), που ταξίδεψε νέος με φαλαινοθηρικά. Η φήμη του μεγάλωσε μετά τον θάνατό του.',
    bioEn:
      'American writer (1819–1891) who sailed on whaling ships as a young man. His reputation grew after his death.',
  },
  {
    name: 'Όμηρος',
    nameEn: 'Homer',
    bioEl:
      'Ο ποιητής στον οποίο η αρχαιότητα απέδωσε την «Ιλιάδα» και την «Οδύσσεια». Τα δύο έπη πήραν μορφή γύρω στον 8ο αιώνα π.Χ.',
    bioEn:
      'The poet to whom antiquity ascribed the Iliad and the Odyssey. The two epics took shape around the eighth century BC.',
  },
  { name: 'Robert Fagles', nameEn: 'Robert Fagles' },
  {
    name: 'Ηρόδοτος',
    nameEn: 'Herodotus',
    bioEl:
      'Έλληνας ιστορικός του 5ου αιώνα π.Χ. από την Αλικαρνασσό. Περιέγραψε τους Περσικούς Πολέμους και τους λαούς του τότε γνωστού κόσμου.',
    bioEn:
      'Greek historian of the fifth century BC, from Halicarnassus. He described the Persian Wars and the peoples of the known world.',
  },
  { name: 'Aubrey de Sélincourt', nameEn: 'Aubrey de Sélincourt' },
  { name: 'John Marincola', nameEn: 'John Marincola' },
  {
    name: 'Φιόντορ Ντοστογιέφσκι',
    nameEn: 'Fyodor Dostoevsky',
    bioEl:
      'Ρώσος μυθιστοριογράφος (1821–1881). Έζησε τέσσερα χρόνια σε καταναγκαστικά έργα στη Σιβηρία και έγραψε για την ενοχή, την πίστη και την ελευθερία.',
    bioEn:
      'Russian novelist (1821–1881). He spent four years at hard labour in Siberia and wrote about guilt, faith and freedom.',
  },
  { name: 'Richard Pevear', nameEn: 'Richard Pevear' },
  { name: 'Larissa Volokhonsky', nameEn: 'Larissa Volokhonsky' },
  {
    name: 'Όσκαρ Ουάιλντ',
    nameEn: 'Oscar Wilde',
    bioEl:
      'Ιρλανδός συγγραφέας (1854–1900), γεννημένος στο Δουβλίνο. Έγραψε κωμωδίες, παραμύθια, δοκίμια και ένα μυθιστόρημα.',
    bioEn: 'Irish writer (1854–1900), born in Dublin. He wrote comedies, fairy tales, essays and one novel.',
  },
  { name: 'Richard Allen Cave', nameEn: 'Richard Allen Cave' },
  {
    name: 'Ρόμπερτ Λούις Στίβενσον',
    nameEn: 'Robert Louis Stevenson',
    bioEl:
      'Σκωτσέζος συγγραφέας (1850–1894), γεννημένος στο Εδιμβούργο. Έγραψε περιπέτειες, ταξιδιωτικά κείμενα και ποιήματα, και πέθανε στη Σαμόα.',
    bioEn:
      'Scottish writer (1850–1894), born in Edinburgh. He wrote adventures, travel books and poems, and died in Samoa.',
  },
  { name: 'Robert Mighall', nameEn: 'Robert Mighall' },
  {
    name: 'Βιρτζίνια Γουλφ',
    nameEn: 'Virginia Woolf',
    bioEl:
      'Αγγλίδα μυθιστοριογράφος και δοκιμιογράφος (1882–1941). Με τον Λέοναρντ Γουλφ ίδρυσε τις εκδόσεις Hogarth Press.',
    bioEn: 'English novelist and essayist (1882–1941). With Leonard Woolf she founded the Hogarth Press.',
  },
  {
    name: 'Τζορτζ Όργουελ',
    nameEn: 'George Orwell',
    bioEl:
      'Ψευδώνυμο του Άγγλου συγγραφέα και δημοσιογράφου Έρικ Μπλερ (1903–1950). Έγραψε για την εξουσία, τη φτώχεια και τη γλώσσα.',
    bioEn:
      'Pen name of the English writer and journalist Eric Blair (1903–1950). He wrote about power, poverty and language.',
  },
  {
    name: 'Φ. Σκοτ Φιτζέραλντ',
    nameEn: 'F. Scott Fitzgerald',
    bioEl: 'Αμερικανός μυθιστοριογράφος και διηγηματογράφος (1896–1940). Συνέδεσε το όνομά του με την εποχή της τζαζ.',
    bioEn: 'American novelist and short-story writer (1896–1940). His name is linked with the Jazz Age.',
  },
  {
    name: 'Χάρπερ Λι',
    nameEn: 'Harper Lee',
    bioEl: 'Αμερικανίδα συγγραφέας (1926–2016) από την Αλαμπάμα. Τιμήθηκε με το βραβείο Πούλιτζερ το 1961.',
    bioEn: 'American writer (1926–2016) from Alabama. She received the Pulitzer Prize in 1961.',
  },
  // Crime
  {
    name: 'Αγκάθα Κρίστι',
    nameEn: 'Agatha Christie',
    bioEl:
      'Αγγλίδα συγγραφέας (1890–1976), δημιουργός του Ηρακλή Πουαρό και της δεσποινίδας Μαρπλ. Έγραψε εξήντα έξι αστυνομικά μυθιστορήματα.',
    bioEn:
      'English writer (1890–1976), creator of Hercule Poirot and Miss Marple. She wrote sixty-six detective novels.',
  },
  {
    name: 'Ρέιμοντ Τσάντλερ',
    nameEn: 'Raymond Chandler',
    bioEl:
      'Αμερικανός συγγραφέας (1888–1959), που μεγάλωσε στην Αγγλία. Με τον ντετέκτιβ Φίλιπ Μάρλοου έδωσε νέο ύφος στο νουάρ μυθιστόρημα.',
    bioEn:
      'American writer (1888–1959) who grew up in England. With the detective Philip Marlowe he gave the noir novel a new style.',
  },
  {
    name: 'Πατρίτσια Χάισμιθ',
    nameEn: 'Patricia Highsmith',
    bioEl:
      'Αμερικανίδα συγγραφέας (1921–1995), που έζησε πολλά χρόνια στην Ευρώπη. Έγραψε ψυχολογικά μυθιστορήματα και διηγήματα.',
    bioEn:
      'American writer (1921–1995) who lived for many years in Europe. She wrote psychological novels and short stories.',
  },
  {
    name: 'Τάνα Φρεντς',
    nameEn: 'Tana French',
    bioEl:
      'Συγγραφέας που ζει στο Δουβλίνο, γεννημένη το 1973. Σπούδασε υποκριτική στο Τρίνιτι Κόλετζ πριν γράψει αστυνομικά μυθιστορήματα.',
    bioEn:
      'Writer living in Dublin, born in 1973. She trained as an actor at Trinity College before writing crime novels.',
  },
  {
    name: 'Άρθουρ Κόναν Ντόιλ',
    nameEn: 'Arthur Conan Doyle',
    bioEl:
      'Σκωτσέζος συγγραφέας και γιατρός (1859–1930). Παρουσίασε τον Σέρλοκ Χολμς το 1887 στη «Σπουδή στο κόκκινο».',
    bioEn: 'Scottish writer and physician (1859–1930). He introduced Sherlock Holmes in 1887 in A Study in Scarlet.',
  },
  {
    name: 'Κέιτ Άτκινσον',
    nameEn: 'Kate Atkinson',
    bioEl: 'Αγγλίδα συγγραφέας, γεννημένη στο Γιορκ το 1951. Ζει στο Εδιμβούργο.',
    bioEn: 'English writer, born in York in 1951. She lives in Edinburgh.',
  },
  {
    name: 'Στιγκ Λάρσον',
    nameEn: 'Stieg Larsson',
    bioEl:
      'Σουηδός δημοσιογράφος και συγγραφέας (1954–2004), ειδικός στην έρευνα για την ακροδεξιά. Η τριλογία Millennium εκδόθηκε μετά τον θάνατό του.',
    bioEn:
      'Swedish journalist and writer (1954–2004) who specialised in research on the far right. His Millennium trilogy appeared after his death.',
  },
  { name: 'Reg Keeland', nameEn: 'Reg Keeland' },
  {
    name: 'Ίαν Ράνκιν',
    nameEn: 'Ian Rankin',
    bioEl:
      'Σκωτσέζος συγγραφέας αστυνομικών, γεννημένος στο Φάιφ το 1960. Ο επιθεωρητής Ρέμπους του πρωταγωνιστεί από το 1987.',
    bioEn: 'Scottish crime writer, born in Fife in 1960. His Inspector Rebus first appeared in 1987.',
  },
  // Fantasy and science fiction
  {
    name: 'Τζ. Ρ. Ρ. Τόλκιν',
    nameEn: 'J. R. R. Tolkien',
    bioEl:
      'Άγγλος συγγραφέας και φιλόλογος (1892–1973), καθηγητής στην Οξφόρδη. Επινόησε για τη Μέση Γη γλώσσες, μύθους και ιστορία.',
    bioEn:
      'English writer and philologist (1892–1973), professor at Oxford. He invented languages, myths and a history for Middle-earth.',
  },
  {
    name: 'Ισαάκ Ασίμοφ',
    nameEn: 'Isaac Asimov',
    bioEl:
      'Αμερικανός συγγραφέας και βιοχημικός (1920–1992), γεννημένος στη Ρωσία. Έγραψε επιστημονική φαντασία και πολλά βιβλία εκλαΐκευσης της επιστήμης.',
    bioEn:
      'American writer and biochemist (1920–1992), born in Russia. He wrote science fiction and many books that explain science.',
  },
  {
    name: 'Ούρσουλα Κ. Λε Γκεν',
    nameEn: 'Ursula K. Le Guin',
    bioEl:
      'Αμερικανίδα συγγραφέας (1929–2018), κόρη ανθρωπολόγου. Έγραψε φαντασία, επιστημονική φαντασία, ποίηση και δοκίμια.',
    bioEn:
      'American writer (1929–2018), the daughter of an anthropologist. She wrote fantasy, science fiction, poetry and essays.',
  },
  {
    name: 'Φρανκ Χέρμπερτ',
    nameEn: 'Frank Herbert',
    bioEl:
      'Αμερικανός συγγραφέας και δημοσιογράφος (1920–1986). Το «Ντιουν» εκδόθηκε το 1965 και ακολούθησαν πέντε ακόμη βιβλία.',
    bioEn:
      'American writer and journalist (1920–1986). Dune was published in 1965 and followed by five further novels.',
  },
  {
    name: 'Τέρι Πράτσετ',
    nameEn: 'Terry Pratchett',
    bioEl:
      'Άγγλος συγγραφέας (1948–2015), γνωστός για τα σαράντα ένα μυθιστορήματα του Δισκόκοσμου. Σάτιρα και φαντασία συναντιούνται στα βιβλία του.',
    bioEn:
      'English writer (1948–2015), known for the forty-one novels of the Discworld. Satire and fantasy meet in his books.',
  },
  {
    name: 'Ρόμπιν Χομπ',
    nameEn: 'Robin Hobb',
    bioEl:
      'Ψευδώνυμο της Αμερικανίδας συγγραφέα Μάργκαρετ Άστριντ Λίντχολμ Όγκντεν, γεννημένης το 1952. Γράφει επική φαντασία.',
    bioEn: 'Pen name of the American writer Margaret Astrid Lindholm Ogden, born in 1952. She writes epic fantasy.',
  },
  {
    name: 'Τζορτζ Ρ. Ρ. Μάρτιν',
    nameEn: 'George R. R. Martin',
    bioEl: 'Αμερικανός συγγραφέας, γεννημένος το 1948 στο Νιου Τζέρσεϊ. Εργάστηκε και ως σεναριογράφος στην τηλεόραση.',
    bioEn: 'American writer, born in New Jersey in 1948. He has also worked as a television screenwriter.',
  },
  {
    name: 'Φίλιπ Κ. Ντικ',
    nameEn: 'Philip K. Dick',
    bioEl:
      'Αμερικανός συγγραφέας επιστημονικής φαντασίας (1928–1982). Τα βιβλία του ρωτούν τι είναι πραγματικό και τι ανθρώπινο.',
    bioEn: 'American writer of science fiction (1928–1982). His books ask what is real and what is human.',
  },
  // Children's books
  {
    name: 'Ρόαλντ Νταλ',
    nameEn: 'Roald Dahl',
    bioEl:
      'Βρετανός συγγραφέας (1916–1990), γεννημένος στην Ουαλία από Νορβηγούς γονείς. Πιλότος στον πόλεμο, έγραψε αργότερα για παιδιά και ενηλίκους.',
    bioEn:
      'British writer (1916–1990), born in Wales to Norwegian parents. A wartime pilot, he later wrote for children and adults.',
  },
  {
    name: 'Κουέντιν Μπλέικ',
    nameEn: 'Quentin Blake',
    bioEl: 'Άγγλος εικονογράφος, γεννημένος το 1932. Έχει εικονογραφήσει περισσότερα από τριακόσια βιβλία.',
    bioEn: 'English illustrator, born in 1932. He has illustrated more than three hundred books.',
  },
  {
    name: 'Α. Α. Μιλν',
    nameEn: 'A. A. Milne',
    bioEl:
      'Άγγλος συγγραφέας (1882–1956), θεατρικός συγγραφέας και συνεργάτης του περιοδικού Punch. Έγινε γνωστός με τις ιστορίες του Γουίνι του Πουχ.',
    bioEn:
      'English writer (1882–1956), playwright and contributor to Punch. He became known for the stories of Winnie-the-Pooh.',
  },
  { name: 'Ernest H. Shepard', nameEn: 'Ernest H. Shepard' },
  {
    name: 'Κ. Σ. Λιούις',
    nameEn: 'C. S. Lewis',
    bioEl:
      'Συγγραφέας και μελετητής της λογοτεχνίας (1898–1963), γεννημένος στο Μπέλφαστ. Δίδαξε στην Οξφόρδη και στο Κέιμπριτζ.',
    bioEn: 'Writer and literary scholar (1898–1963), born in Belfast. He taught at Oxford and at Cambridge.',
  },
  {
    name: 'Φίλιπ Πούλμαν',
    nameEn: 'Philip Pullman',
    bioEl: 'Άγγλος συγγραφέας, γεννημένος το 1946 στο Νόριτς. Εργάστηκε ως δάσκαλος πριν ζήσει από τα βιβλία του.',
    bioEn: 'English writer, born in Norwich in 1946. He worked as a teacher before he could live by his books.',
  },
  {
    name: 'Τζ. Κ. Ρόουλινγκ',
    nameEn: 'J. K. Rowling',
    bioEl:
      'Βρετανίδα συγγραφέας, γεννημένη το 1965. Τα επτά μυθιστορήματα του Χάρι Πότερ εκδόθηκαν από το 1997 ως το 2007.',
    bioEn: 'British writer, born in 1965. The seven Harry Potter novels were published between 1997 and 2007.',
  },
  {
    name: 'Μάικλ Μποντ',
    nameEn: 'Michael Bond',
    bioEl:
      'Άγγλος συγγραφέας (1926–2017). Εργαζόταν ως εικονολήπτης στο BBC, όταν έγραψε το πρώτο βιβλίο για τον Πάντινγκτον.',
    bioEn: 'English writer (1926–2017). He was a BBC cameraman in the years of the first Paddington books.',
  },
  { name: 'Peggy Fortnum', nameEn: 'Peggy Fortnum' },
  {
    name: 'Τζούλια Ντόναλντσον',
    nameEn: 'Julia Donaldson',
    bioEl:
      'Αγγλίδα συγγραφέας, γεννημένη το 1948. Έγραφε τραγούδια για παιδικές εκπομπές πριν στραφεί στα εικονογραφημένα βιβλία.',
    bioEn: 'English writer, born in 1948. She wrote songs for children’s television before turning to picture books.',
  },
  {
    name: 'Άξελ Σέφλερ',
    nameEn: 'Axel Scheffler',
    bioEl: 'Γερμανός εικονογράφος, γεννημένος στο Αμβούργο το 1957. Ζει στο Λονδίνο.',
    bioEn: 'German illustrator, born in Hamburg in 1957. He lives in London.',
  },
  {
    name: 'Μορίς Σέντακ',
    nameEn: 'Maurice Sendak',
    bioEl:
      'Αμερικανός συγγραφέας και εικονογράφος (1928–2012) από το Μπρούκλιν. Σχεδίασε επίσης σκηνικά και κοστούμια για την όπερα.',
    bioEn: 'American writer and illustrator (1928–2012) from Brooklyn. He also designed sets and costumes for opera.',
  },
  {
    name: 'Άστριντ Λίντγκρεν',
    nameEn: 'Astrid Lindgren',
    bioEl:
      'Σουηδή συγγραφέας παιδικών βιβλίων (1907–2002). Η Πίπη γεννήθηκε από τις ιστορίες που έλεγε στην άρρωστη κόρη της.',
    bioEn:
      'Swedish author of children’s books (1907–2002). Pippi began in stories that she told to her daughter when she was ill.',
  },
  { name: 'Florence Lamborn', nameEn: 'Florence Lamborn' },
  {
    name: 'Κένεθ Γκρέιαμ',
    nameEn: 'Kenneth Grahame',
    bioEl: 'Βρετανός συγγραφέας (1859–1932), γεννημένος στο Εδιμβούργο. Εργάστηκε για χρόνια στην Τράπεζα της Αγγλίας.',
    bioEn: 'British writer (1859–1932), born in Edinburgh. He worked for many years at the Bank of England.',
  },
  // Non-fiction
  {
    name: 'Μπιλ Μπράισον',
    nameEn: 'Bill Bryson',
    bioEl:
      'Συγγραφέας ταξιδιωτικών και εκλαϊκευτικών βιβλίων, γεννημένος το 1951 στην Αϊόβα. Έζησε τα περισσότερα χρόνια του στη Βρετανία.',
    bioEn:
      'Author of travel books and popular science, born in Iowa in 1951. He has spent most of his life in Britain.',
  },
  {
    name: 'Στίβεν Χόκινγκ',
    nameEn: 'Stephen Hawking',
    bioEl:
      'Άγγλος θεωρητικός φυσικός (1942–2018), καθηγητής στο Κέιμπριτζ. Μελέτησε τις μαύρες τρύπες και την αρχή του σύμπαντος.',
    bioEn:
      'English theoretical physicist (1942–2018), professor at Cambridge. He studied black holes and the origin of the universe.',
  },
  {
    name: 'Ντάνιελ Κάνεμαν',
    nameEn: 'Daniel Kahneman',
    bioEl:
      'Ψυχολόγος (1934–2024), γεννημένος στο Τελ Αβίβ. Τιμήθηκε με το Νόμπελ Οικονομίας το 2002 για την έρευνά του στη λήψη αποφάσεων.',
    bioEn:
      'Psychologist (1934–2024), born in Tel Aviv. He received the Nobel Prize in economics in 2002 for his research on decision-making.',
  },
  {
    name: 'Όλιβερ Σακς',
    nameEn: 'Oliver Sacks',
    bioEl:
      'Βρετανός νευρολόγος και συγγραφέας (1933–2015), που εργάστηκε στη Νέα Υόρκη. Έγραψε για τους ασθενείς του με ενδιαφέρον και συμπάθεια.',
    bioEn:
      'British neurologist and writer (1933–2015) who worked in New York. He wrote about his patients with interest and sympathy.',
  },
  {
    name: 'Σούζαν Κέιν',
    nameEn: 'Susan Cain',
    bioEl:
      'Αμερικανίδα συγγραφέας και πρώην δικηγόρος, γεννημένη το 1968. Ασχολείται με την εσωστρέφεια και την ιδιοσυγκρασία.',
    bioEn: 'American writer and former lawyer, born in 1968. Her subjects are introversion and temperament.',
  },
  {
    name: 'Ρέιτσελ Κάρσον',
    nameEn: 'Rachel Carson',
    bioEl: 'Αμερικανίδα βιολόγος και συγγραφέας (1907–1964). Έγραψε για τη θάλασσα και τις συνέπειες των φυτοφαρμάκων.',
    bioEn: 'American biologist and writer (1907–1964). She wrote about the sea and about the effects of pesticides.',
  },
  {
    name: 'Τζόαν Ντίντιον',
    nameEn: 'Joan Didion',
    bioEl:
      'Αμερικανίδα συγγραφέας και δημοσιογράφος (1934–2021) από το Σακραμέντο. Τιμήθηκε με το National Book Award το 2005.',
    bioEn: 'American writer and journalist (1934–2021) from Sacramento. She received the National Book Award in 2005.',
  },
  {
    name: 'Βίκτορ Φρανκλ',
    nameEn: 'Viktor Frankl',
    bioEl:
      'Αυστριακός νευρολόγος και ψυχίατρος (1905–1997), θεμελιωτής της λογοθεραπείας. Επέζησε από τέσσερα ναζιστικά στρατόπεδα.',
    bioEn: 'Austrian neurologist and psychiatrist (1905–1997), founder of logotherapy. He survived four Nazi camps.',
  },
  { name: 'Ilse Lasch', nameEn: 'Ilse Lasch' },
  {
    name: 'Τζον Μπέρτζερ',
    nameEn: 'John Berger',
    bioEl:
      'Άγγλος κριτικός τέχνης, συγγραφέας και ζωγράφος (1926–2017). Έζησε για δεκαετίες σε χωριό των γαλλικών Άλπεων.',
    bioEn: 'English art critic, writer and painter (1926–2017). He lived for decades in a village in the French Alps.',
  },
  {
    name: 'Ρίτσαρντ Ντόκινς',
    nameEn: 'Richard Dawkins',
    bioEl:
      'Βρετανός εξελικτικός βιολόγος, γεννημένος στο Ναϊρόμπι το 1941. Δίδαξε στην Οξφόρδη και γράφει για το ευρύ κοινό.',
    bioEn:
      'British evolutionary biologist, born in Nairobi in 1941. He taught at Oxford and writes for general readers.',
  },
  // About Greece
  {
    name: 'Τζέραλντ Ντάρελ',
    nameEn: 'Gerald Durrell',
    bioEl:
      'Βρετανός φυσιοδίφης και συγγραφέας (1925–1995), που έζησε παιδί στην Κέρκυρα. Ίδρυσε ζωολογικό πάρκο στο Τζέρσεϊ για είδη που κινδυνεύουν.',
    bioEn:
      'British naturalist and writer (1925–1995) who lived in Corfu as a boy. He founded a zoo in Jersey for threatened species.',
  },
  {
    name: 'Μάντλιν Μίλερ',
    nameEn: 'Madeline Miller',
    bioEl:
      'Αμερικανίδα συγγραφέας, γεννημένη το 1978, με σπουδές κλασικής φιλολογίας. Τιμήθηκε το 2012 με το Orange Prize.',
    bioEn: 'American writer, born in 1978, who studied classics. She won the Orange Prize in 2012.',
  },
  {
    name: 'Λουί ντε Μπερνιέρ',
    nameEn: 'Louis de Bernières',
    bioEl:
      'Άγγλος μυθιστοριογράφος, γεννημένος στο Λονδίνο το 1954. Έχει γράψει για τη Λατινική Αμερική, την Ελλάδα και τη Μικρά Ασία.',
    bioEn: 'English novelist, born in London in 1954. He has written about Latin America, Greece and Asia Minor.',
  },
  {
    name: 'Νίκος Καζαντζάκης',
    nameEn: 'Nikos Kazantzakis',
    bioEl:
      'Συγγραφέας (1883–1957) από το Ηράκλειο της Κρήτης. Έγραψε μυθιστορήματα, ταξιδιωτικά, θέατρο και μια «Οδύσεια» με 33.333 στίχους.',
    bioEn:
      'Greek writer (1883–1957) from Heraklion in Crete. He wrote novels, travel books, plays and an Odyssey of 33,333 lines.',
  },
  { name: 'Carl Wildman', nameEn: 'Carl Wildman' },
  {
    name: 'Πάτρικ Λη Φέρμορ',
    nameEn: 'Patrick Leigh Fermor',
    bioEl:
      'Βρετανός ταξιδιωτικός συγγραφέας (1915–2011). Πήρε μέρος στην αντίσταση της Κρήτης και έζησε αργότερα στην Καρδαμύλη.',
    bioEn: 'British travel writer (1915–2011). He took part in the resistance in Crete and later lived at Kardamyli.',
  },
  {
    name: 'Μαίρη Ρενώ',
    nameEn: 'Mary Renault',
    bioEl:
      'Αγγλίδα συγγραφέας (1905–1983), που έζησε στη Νότια Αφρική. Έγραψε ιστορικά μυθιστορήματα για την αρχαία Ελλάδα.',
    bioEn: 'English writer (1905–1983) who settled in South Africa. She wrote historical novels about ancient Greece.',
  },
]
