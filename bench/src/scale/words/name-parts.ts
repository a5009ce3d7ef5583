// Parts of generated names of people.

export const greekMen: readonly string[] =
  `Γιώργος Γιάννης Δημήτρης Νίκος Κώστας Παναγιώτης Βασίλης Χρήστος Αθανάσιος Μιχάλης Ευάγγελος Σπύρος Αντώνης Αναστάσιος Θεόδωρος
  Ανδρέας Χαράλαμπος Αλέξανδρος Εμμανουήλ Ηλίας Σταύρος Πέτρος Σωτήρης Στέλιος Απόστολος Παύλος Φώτης Στέφανος Γρηγόρης Άγγελος
  Λευτέρης Μάριος Τάσος Θανάσης Θωμάς Σάββας Λεωνίδας Αριστείδης Οδυσσέας Περικλής`.split(/\s+/)

export const greekWomen: readonly string[] =
  `Μαρία Ελένη Κατερίνα Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Κωνσταντίνα Παρασκευή Άννα Ιωάννα Ευαγγελία Χριστίνα Αναστασία
  Αικατερίνη Ειρήνη Δέσποινα Ευτυχία Θεοδώρα Μαργαρίτα Αθηνά Ζωή Καλλιόπη Πηνελόπη Χρυσούλα Στυλιανή Φωτεινή Αλεξάνδρα Ελευθερία
  Νίκη Λίνα Έλλη Ρένα Ιφιγένεια Ναταλία Όλγα Βαρβάρα Σταυρούλα Μυρτώ`.split(/\s+/)

export const surnamePrefixes: readonly string[] =
  ',Παπα,Χατζη,Καρα,Κοντο,Μαυρο,Γερο,Χρυσο,Πολυ,Σταυρο,Κυρια,Τσαλι'.split(',')

export const surnameStems: readonly string[] =
  `γιανν γεωργ δημητρ νικολ βασιλ χρηστ αθανασ μιχαλ βαγγελ σπυρ αντων αναστασ θεοδωρ ανδρε χαραλαμπ αλεξανδρ μανωλ ηλι πετρ
  σωτηρ στεφαν παυλ φωτ γρηγορ αγγελ λευτερ μαρκ θωμ σαββ λεων αριστ περικλ λαμπρ φιλιππ στρατ κοσμ δαμιαν γερασιμ διονυσ
  αργυρ ζαχαρ θεοφιλ ιορδαν κυριακ λαζαρ μελετ νεκταρ ξενοφ παντελ προκοπ ραφαηλ σεραφ τιμοθ φανουρ χριστοδουλ μυλων ραπτ
  σιδερ χαλκ ψαρ βαρελ καραβ σαμαρ τσαγκαρ μπακαλ φουρναρ κτιστ αμπελ ελαι δασκαλ γραμματ λογοθετ πρωτοπαπ σακελλαρ οικονομ`.split(
    /\s+/,
  )

/** For men and for women. */
export const surnameEndings: readonly (readonly [him: string, her: string])[] = [
  ['όπουλος', 'οπούλου'],
  ['άκης', 'άκη'],
  ['ίδης', 'ίδη'],
  ['άκος', 'άκου'],
  ['άτος', 'άτου'],
  ['έλης', 'έλη'],
  ['ούδης', 'ούδη'],
  ['έας', 'έα'],
  ['ούλας', 'ούλα'],
  ['άρας', 'άρα'],
]

type Pair = readonly [latin: string, greek: string]

const pairs = (text: string): Pair[] =>
  text.split(/\s+/).map((part) => {
    const [latin = '', greek = ''] = part.split('/')
    return [latin, greek]
  })

export const foreignGiven: readonly Pair[] = pairs(
  `John/Τζον Mary/Μαίρη James/Τζέιμς Emma/Έμμα Robert/Ρόμπερτ Anna/Άννα Michael/Μάικλ Laura/Λόρα William/Γουίλιαμ Sarah/Σάρα
  David/Ντέιβιντ Julia/Τζούλια Richard/Ρίτσαρντ Helen/Έλεν Thomas/Τόμας Alice/Άλις Paul/Πολ Clara/Κλάρα Mark/Μαρκ Nora/Νόρα
  George/Τζορτζ Ruth/Ρουθ Peter/Πίτερ Jane/Τζέιν Henry/Χένρι Rosa/Ρόζα Martin/Μάρτιν Irene/Αϊρίν Oscar/Όσκαρ Vera/Βέρα
  Victor/Βίκτορ Lucy/Λούσι Simon/Σάιμον Grace/Γκρέις Hugo/Ουγκό Eva/Εύα Leo/Λίο Nina/Νίνα Max/Μαξ Olga/Όλγα Carlos/Κάρλος
  Ines/Ινές Marco/Μάρκο Chiara/Κιάρα Pierre/Πιερ Claire/Κλερ Karl/Καρλ Greta/Γκρέτα Ivan/Ιβάν Sonia/Σόνια`,
)

export const foreignHeads: readonly Pair[] = pairs(
  `Black/Μπλακ White/Γουάιτ Green/Γκριν Brown/Μπράουν Stone/Στόουν Wood/Γουντ Hart/Χαρτ Lang/Λανγκ Berg/Μπεργκ Stein/Στάιν
  Ross/Ρος Wal/Γουόλ Har/Χαρ Win/Γουίν Al/Αλ Mor/Μορ Kel/Κελ Dun/Νταν Ash/Ας Brad/Μπραντ Clif/Κλιφ Hol/Χολ Lin/Λιν Mil/Μιλ
  Nor/Νορ Pem/Πεμ Rad/Ραντ Sel/Σελ Tol/Τολ Wes/Γουές Bar/Μπαρ Cal/Καλ Dal/Νταλ El/Ελ Far/Φαρ Gil/Γκιλ Hen/Χεν Kings/Κινγκς
  Led/Λεντ Mad/Μαντ New/Νιου Old/Ολντ Pres/Πρες Rich/Ριτς Shel/Σελ Thorn/Θορν Up/Απ Var/Βαρ Whit/Γουίτ Zel/Ζελ`,
)

export const foreignTails: readonly Pair[] = pairs(
  `ton/τον ford/φορντ ley/λεϊ wood/γουντ field/φιλντ worth/γουορθ by/μπι ham/αμ man/μαν son/σον er/ερ well/γουελ stone/στοουν
  bury/μπερι land/λαντ more/μορ mann/μαν berg/μπεργκ stein/στάιν ini/ίνι etti/έτι ard/αρ ov/οφ ski/σκι sen/σεν strom/στρομ
  mont/μον ville/βιλ ez/εθ ado/άδο`,
)

export const publisherWords: readonly string[] =
  `Αιγαίο Ακρόπολη Άλφα Ανατολή Αστέρι Βιβλιοπόντος Γαλαξίας Γέφυρα Δέντρο Δίαυλος Ελαία Έναστρον Εστία Ήλιος Θάλασσα Ίριδα Ιστός
  Καλέντης Κάκτος Κέδρινο Κύμα Λαβύρινθος Λιμάνι Μελάνι Μέλισσα Μίτος Νήσος Νεφέλη Ξίφος Οδός Ορίζοντας Πέλαγος Περίπλους Πηγή
  Πορεία Ρόδι Σελίδα Σκαπάνη Στίξη Σύννεφο Τέχνη Τόπος Υδρόγειος Φάρος Φεγγάρι Φτερό Χάρτης Χρόνος Ψηφίδα Ωκεανός`.split(
    /\s+/,
  )
