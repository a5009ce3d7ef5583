// The demo shop's content pages in both languages: terms, privacy, delivery, withdrawal, accessibility, stores, about.

export interface DemoBlock {
  kind: 'heading' | 'paragraph' | 'list'
  /** For headings and paragraphs. */
  text?: string
  /** For lists. */
  items?: string[]
}

export interface DemoPage {
  code: string
  /** The last part of the page's address. */
  url: string
  titleEl: string
  titleEn: string
  bodyEl: DemoBlock[]
  bodyEn: DemoBlock[]
}

export const pages: DemoPage[] = [
  {
    code: 'terms',
    url: 'terms',
    titleEl: 'Όροι χρήσης και πώλησης',
    titleEn: 'Terms of use and sale',
    bodyEl: [
      {
        kind: 'paragraph',
        text: 'Ισχύουν από τις 20 Νοεμβρίου 2026. Το κατάστημα αυτό είναι επίδειξη: δεν πουλάει πραγματικά βιβλία, δεν εισπράττει χρήματα και δεν στέλνει δέματα. Οι όροι είναι γραμμένοι όπως θα ίσχυαν σε κανονική λειτουργία.',
      },
      { kind: 'heading', text: 'Ποιοι είμαστε' },
      {
        kind: 'paragraph',
        text: 'Στοά Βιβλιοπωλεία ΑΕ (επίδειξη), Σόλωνος 71, 106 79 Αθήνα. Αριθμός ΓΕΜΗ 000000000000, ΑΦΜ 000000000 (και οι δύο αριθμοί είναι πλασματικοί). E-mail info@stoa.example, τηλέφωνο 210 000 0000 με αστική χρέωση, Δευτέρα – Παρασκευή 09:00–21:00 και Σάββατο 09:00–18:00.',
      },
      { kind: 'heading', text: 'Πώς γίνεται η παραγγελία' },
      {
        kind: 'paragraph',
        text: 'Μπορείτε να αγοράσετε με λογαριασμό ή ως επισκέπτης. Τα βήματα είναι τέσσερα:',
      },
      {
        kind: 'list',
        items: [
          'Καλάθι: βλέπετε τίτλους, ποσότητες και τιμές, και αλλάζετε ό,τι θέλετε.',
          'Στοιχεία: επικοινωνία, διεύθυνση, απόδειξη ή τιμολόγιο.',
          'Αποστολή και πληρωμή: διαλέγετε τρόπο και βλέπετε το συνολικό κόστος.',
          'Έλεγχος: διαβάζετε τη σύνοψη και πατάτε το κουμπί «Παραγγελία με υποχρέωση πληρωμής».',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Ως το τελευταίο κουμπί μπορείτε να γυρίσετε πίσω και να διορθώσετε κάθε πεδίο. Καμία πρόσθετη υπηρεσία δεν είναι προεπιλεγμένη. Η παραγγελία γίνεται στα ελληνικά ή στα αγγλικά.',
      },
      {
        kind: 'paragraph',
        text: 'Με το κουμπί μάς στέλνετε δεσμευτική πρόταση αγοράς. Η σύμβαση κλείνει όταν σας στείλουμε με e-mail την επιβεβαίωση της παραγγελίας, που περιέχει τα βιβλία, το σύνολο, αυτούς τους όρους και το υπόδειγμα υπαναχώρησης. Κρατάμε το κείμενο και το βρίσκετε ξανά στον λογαριασμό σας.',
      },
      {
        kind: 'paragraph',
        text: 'Αν ένα βιβλίο αποδειχθεί εξαντλημένο, σας ενημερώνουμε αμέσως και επιστρέφουμε ό,τι πληρώσατε γι’ αυτό.',
      },
      { kind: 'heading', text: 'Τιμές' },
      {
        kind: 'paragraph',
        text: 'Όλες οι τιμές είναι σε ευρώ και περιλαμβάνουν ΦΠΑ. Τα μεταφορικά και το κόστος αντικαταβολής φαίνονται χωριστά πριν από το τελευταίο βήμα.',
      },
      {
        kind: 'paragraph',
        text: 'Για τα βιβλία με ενιαία τιμή (ν. 2557/1997, όπως ισχύει) η τιμή μας δεν πέφτει κάτω από το 90% της τιμής του εκδότη. Γι’ αυτό ορισμένα κουπόνια και προσφορές δεν ισχύουν για αυτά τα βιβλία, και το καλάθι το γράφει δίπλα στον τίτλο.',
      },
      {
        kind: 'paragraph',
        text: 'Όταν ανακοινώνουμε μείωση τιμής, δίπλα της γράφουμε τη χαμηλότερη τιμή μας των τελευταίων 30 ημερών. Η τιμή του εκδότη αναφέρεται μόνο ως πληροφορία.',
      },
      { kind: 'heading', text: 'Πληρωμή' },
      {
        kind: 'paragraph',
        text: 'Οι διαθέσιμοι τρόποι πληρωμής φαίνονται πριν ολοκληρώσετε την παραγγελία και εξαρτώνται από τον τρόπο παράδοσης. Για την πληρωμή με κάρτα δεν υπάρχει πρόσθετη χρέωση, και τα στοιχεία της κάρτας τα βλέπει μόνο η τράπεζα. Η αντικαταβολή με μετρητά γίνεται για ποσά κάτω των 500\u00a0€. Στην κατάθεση σε τράπεζα κρατάμε τα βιβλία πέντε εργάσιμες ημέρες.',
      },
      {
        kind: 'paragraph',
        text: 'Η δωροκάρτα και το υπόλοιπο λογαριασμού είναι τρόποι πληρωμής και όχι εκπτώσεις. Η επιβεβαίωση της παραγγελίας δεν είναι φορολογικό παραστατικό: την απόδειξη ή το τιμολόγιο τα παίρνετε χωριστά.',
      },
      { kind: 'heading', text: 'Παράδοση' },
      {
        kind: 'paragraph',
        text: 'Παραδίδουμε στην Ελλάδα, στην Κύπρο και στις υπόλοιπες χώρες της Ευρωπαϊκής Ένωσης, το αργότερο σε 30 ημέρες, εκτός αν έχουμε συμφωνήσει άλλη ημερομηνία, όπως σε μια προπαραγγελία. Χρόνους και κόστη θα βρείτε στη σελίδα «Αποστολή και επιστροφές». Ο κίνδυνος για το δέμα περνά σε εσάς όταν το παραλάβετε.',
      },
      { kind: 'heading', text: 'Υπαναχώρηση' },
      {
        kind: 'paragraph',
        text: 'Έχετε 14 ημέρες για να υπαναχωρήσετε, χωρίς να εξηγήσετε γιατί. Στο κάτω μέρος κάθε σελίδας και στη σελίδα της παραγγελίας υπάρχει ο σύνδεσμος «Υπαναχώρηση από τη σύμβαση εδώ». Οι λεπτομέρειες και το υπόδειγμα είναι στη σελίδα «Υπαναχώρηση».',
      },
      { kind: 'heading', text: 'Νόμιμη εγγύηση' },
      {
        kind: 'paragraph',
        text: 'Ευθυνόμαστε για δύο χρόνια από την παράδοση αν το προϊόν δεν είναι αυτό που συμφωνήσαμε ή έχει ελάττωμα. Ζητάτε δωρεάν αντικατάσταση ή διόρθωση και, αν αυτό δεν γίνεται σε εύλογο χρόνο, μείωση της τιμής ή επιστροφή των χρημάτων. Πληρώνουμε εμείς τα μεταφορικά. Η εγγύηση αυτή υπάρχει εκ του νόμου και δεν περιορίζεται από τους όρους μας.',
      },
      { kind: 'heading', text: 'Δωροκάρτες, κουπόνια και πόντοι' },
      {
        kind: 'paragraph',
        text: 'Η δωροκάρτα εξοφλεί μία ή περισσότερες παραγγελίες ως το ποσό της, εδώ και στα καταστήματα. Κάθε κουπόνι έχει δική του διάρκεια και ελάχιστη αγορά, που γράφονται επάνω του. Οι πόντοι δεν μεταβιβάζονται και δεν αλλάζουν με μετρητά.',
      },
      { kind: 'heading', text: 'Κριτικές και όσα γράφετε εσείς' },
      {
        kind: 'paragraph',
        text: 'Κάθε κριτική τη διαβάζει άνθρωπος πριν δημοσιευτεί. Η ένδειξη «Επαληθευμένη αγορά» μπαίνει μόνο όταν το βιβλίο αγοράστηκε από εδώ με τον ίδιο λογαριασμό. Αν μια κριτική δίνει πόντους, το γράφουμε. Δημοσιεύουμε θετικές και αρνητικές, με τα ίδια κριτήρια.',
      },
      {
        kind: 'list',
        items: [
          'Δεν δημοσιεύουμε προσβολές, προσωπικά στοιχεία τρίτων, διαφημίσεις και κείμενα που δεν είναι δικά σας.',
          'Όποιος δει παράνομο περιεχόμενο το αναφέρει με τον σύνδεσμο «Αναφορά» ή στο info@stoa.example.',
          'Όταν αφαιρούμε ένα κείμενο, εξηγούμε σε όποιον το έγραψε τον λόγο και πώς μπορεί να διαφωνήσει.',
        ],
      },
      { kind: 'heading', text: 'Κείμενα και εικόνες' },
      {
        kind: 'paragraph',
        text: 'Τα κείμενα και τα σχέδια του καταστήματος ανήκουν σε εμάς, τα εξώφυλλα και τα αποσπάσματα στους εκδότες και στους δημιουργούς τους. Για προσωπική χρήση τα μοιράζεστε ελεύθερα με αναφορά στην πηγή.',
      },
      { kind: 'heading', text: 'Παράπονα και διαφορές' },
      {
        kind: 'paragraph',
        text: 'Γράψτε μας πρώτα στο info@stoa.example: απαντάμε μέσα σε πέντε εργάσιμες ημέρες. Αν δεν συμφωνήσουμε, μπορείτε να απευθυνθείτε στον Συνήγορο του Καταναλωτή (www.synigoroskatanaloti.gr), φορέα εναλλακτικής επίλυσης διαφορών, και συμμετέχουμε στη διαδικασία. Μπορείτε πάντα να προσφύγετε στα δικαστήρια.',
      },
      {
        kind: 'paragraph',
        text: 'Εφαρμόζεται το ελληνικό δίκαιο. Αν κατοικείτε σε άλλη χώρα της Ευρωπαϊκής Ένωσης, διατηρείτε και την προστασία που σας δίνουν οι αναγκαστικοί κανόνες της χώρας σας.',
      },
    ],
    bodyEn: [
      {
        kind: 'paragraph',
        text: 'In force from 20 November 2026. This shop is a demonstration: it does not sell real books, takes no money and sends no parcels. The terms are written as they would stand in normal operation.',
      },
      { kind: 'heading', text: 'Who we are' },
      {
        kind: 'paragraph',
        text: 'Stoa Bookshops SA (demonstration), 71 Solonos St, 106 79 Athens, Greece. Business register (GEMI) number 000000000000, VAT number EL000000000 (both numbers are fictional). E-mail info@stoa.example, telephone 210 000 0000 at the basic rate, Monday – Friday 09:00–21:00 and Saturday 09:00–18:00.',
      },
      { kind: 'heading', text: 'How an order is placed' },
      {
        kind: 'paragraph',
        text: 'You may buy with an account or as a guest. There are four steps:',
      },
      {
        kind: 'list',
        items: [
          'Basket: you see titles, quantities and prices, and change what you like.',
          'Details: contact, address, receipt or invoice.',
          'Delivery and payment: you choose how, and see the total cost.',
          'Check: you read the summary and press the button “Order with obligation to pay”.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Until the last button you can go back and correct every field. No extra service is selected in advance. Orders can be placed in Greek or in English.',
      },
      {
        kind: 'paragraph',
        text: 'With the button you send us a binding offer to buy. The contract is made when we send you the order confirmation by e-mail, with the books, the total, these terms and the model withdrawal form. We keep the text, and you find it again in your account.',
      },
      {
        kind: 'paragraph',
        text: 'If a book turns out to be out of print, we tell you at once and return what you paid for it.',
      },
      { kind: 'heading', text: 'Prices' },
      {
        kind: 'paragraph',
        text: 'All prices are in euro and include VAT. Delivery and the cash-on-delivery fee are shown separately before the last step.',
      },
      {
        kind: 'paragraph',
        text: 'For books under uniform price (Greek Law 2557/1997, as in force) our price does not go below 90% of the publisher’s price. For this reason some coupons and offers do not apply to them, and the basket says so beside the title.',
      },
      {
        kind: 'paragraph',
        text: 'When we announce a price reduction, we print beside it our lowest price of the last 30 days. The publisher’s price is given for information only.',
      },
      { kind: 'heading', text: 'Payment' },
      {
        kind: 'paragraph',
        text: 'The ways to pay are shown before you complete the order and depend on the way of delivery. There is no extra charge for paying by card, and only the bank sees the card’s details. Cash on delivery is possible for amounts under €500. With a bank deposit we keep the books for five working days.',
      },
      {
        kind: 'paragraph',
        text: 'A gift card and an account balance are ways to pay and not discounts. The order confirmation is not a tax document: the receipt or invoice comes separately.',
      },
      { kind: 'heading', text: 'Delivery' },
      {
        kind: 'paragraph',
        text: 'We deliver in Greece, in Cyprus and in the other countries of the European Union, within 30 days at the latest, unless we have agreed on another date, as with a pre-order. Times and costs are on the page “Delivery and returns”. The risk for the parcel passes to you when you receive it.',
      },
      { kind: 'heading', text: 'Withdrawal' },
      {
        kind: 'paragraph',
        text: 'You have 14 days to withdraw, without saying why. At the foot of every page and on the order page there is the link “Withdraw from contract here”. The details and the model form are on the page “Withdrawal”.',
      },
      { kind: 'heading', text: 'Legal guarantee' },
      {
        kind: 'paragraph',
        text: 'We are liable for two years from delivery if the product is not what was agreed or is faulty. You may ask for free replacement or repair and, if that is not done in reasonable time, for a lower price or your money back. We pay the postage. This guarantee exists by law and is not limited by our terms.',
      },
      { kind: 'heading', text: 'Gift cards, coupons and points' },
      {
        kind: 'paragraph',
        text: 'A gift card pays for one or several orders up to its amount, here and in the stores. Each coupon has its own period and minimum purchase, printed on it. Points cannot be transferred or exchanged for cash.',
      },
      { kind: 'heading', text: 'Reviews and what you write' },
      {
        kind: 'paragraph',
        text: 'A person reads every review before it is published. “Verified purchase” appears only when the book was bought here with the same account. If a review earns points, we say so. We publish good and bad reviews by the same rules.',
      },
      {
        kind: 'list',
        items: [
          'We do not publish insults, personal details of others, advertising or texts that are not your own.',
          'Anyone who sees illegal content can report it with the link “Report” or at info@stoa.example.',
          'When we remove a text, we tell its author why, and how to disagree.',
        ],
      },
      { kind: 'heading', text: 'Texts and pictures' },
      {
        kind: 'paragraph',
        text: 'The shop’s texts and drawings belong to us, covers and extracts to their publishers and makers. For personal use you may share them freely, naming the source.',
      },
      { kind: 'heading', text: 'Complaints and disputes' },
      {
        kind: 'paragraph',
        text: 'Write to us first at info@stoa.example: we answer within five working days. If we do not agree, you may turn to the Greek Consumer Ombudsman (www.synigoroskatanaloti.gr), a body for alternative dispute resolution, and we take part in the procedure. You may always go to court.',
      },
      {
        kind: 'paragraph',
        text: 'Greek law applies. If you live in another country of the European Union, you also keep the protection of your own country’s mandatory rules.',
      },
    ],
  },
  {
    code: 'privacy',
    url: 'privacy',
    titleEl: 'Πολιτική απορρήτου',
    titleEn: 'Privacy policy',
    bodyEl: [
      {
        kind: 'paragraph',
        text: 'Ισχύει από τις 20 Νοεμβρίου 2026. Το κατάστημα είναι επίδειξη: παρακαλούμε να μη γράφετε πραγματικά στοιχεία. Το κείμενο λέει τι θα ίσχυε σε κανονική λειτουργία.',
      },
      { kind: 'heading', text: 'Ποιος είναι υπεύθυνος' },
      {
        kind: 'paragraph',
        text: 'Υπεύθυνος επεξεργασίας είναι η Στοά Βιβλιοπωλεία ΑΕ (επίδειξη), Σόλωνος 71, 106 79 Αθήνα. Για ό,τι αφορά τα δεδομένα σας γράψτε στο privacy@stoa.example.',
      },
      { kind: 'heading', text: 'Τι συλλέγουμε και γιατί' },
      {
        kind: 'list',
        items: [
          'Παραγγελία: όνομα, διευθύνσεις, τηλέφωνο, e-mail, τίτλοι, στοιχεία τιμολογίου. Τα χρειαζόμαστε για να εκτελέσουμε τη σύμβαση και για τη φορολογική νομοθεσία.',
          'Λογαριασμός: e-mail, κωδικός σε μορφή που δεν διαβάζεται, διευθύνσεις, λίστες. Τα κρατάμε για τη σύμβαση που έχουμε μαζί σας.',
          'Ερωτήσεις και παράπονα: όσα μας γράφετε. Έχουμε έννομο συμφέρον να σας απαντήσουμε.',
          'Κριτικές και προφίλ αναγνώστη: δημοσιεύονται με το ψευδώνυμο που διαλέγετε, μόνο αν το ζητήσετε.',
          'Ενημερωτικό γράμμα: e-mail, με τη συγκατάθεσή σας. Την επιβεβαιώνετε από μήνυμα που σας στέλνουμε και διαγράφεστε με ένα κλικ.',
          'Ασφάλεια: διεύθυνση IP και τεχνικά αρχεία, από έννομο συμφέρον, ώστε να σταματάμε την κατάχρηση.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Τα στοιχεία της κάρτας σας δεν περνούν από εμάς. Τα γράφετε στη σελίδα της τράπεζας ή του παρόχου πληρωμών.',
      },
      {
        kind: 'paragraph',
        text: 'Για να παραγγείλετε χρειαζόμαστε τα στοιχεία παράδοσης και πληρωμής. Όλα τα άλλα είναι προαιρετικά.',
      },
      { kind: 'heading', text: 'Ποιοι τα βλέπουν' },
      {
        kind: 'list',
        items: [
          'Η εταιρεία μεταφορών ή το σημείο παραλαβής: όνομα, διεύθυνση, τηλέφωνο.',
          'Η τράπεζα ή ο πάροχος πληρωμών: ποσό και αριθμός παραγγελίας.',
          'Ο πάροχος ηλεκτρονικής τιμολόγησης και η ΑΑΔΕ: όσα ορίζει ο νόμος.',
          'Οι εταιρείες που φιλοξενούν το κατάστημα και στέλνουν τα e-mail, με σύμβαση και μόνο για λογαριασμό μας.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Δεν πουλάμε δεδομένα. Δεν τα στέλνουμε έξω από τον Ευρωπαϊκό Οικονομικό Χώρο χωρίς τις εγγυήσεις που ορίζει ο Γενικός Κανονισμός για την Προστασία Δεδομένων.',
      },
      { kind: 'heading', text: 'Για πόσο τα κρατάμε' },
      {
        kind: 'list',
        items: [
          'Παραγγελίες και παραστατικά: πέντε χρόνια από το τέλος του έτους, ή περισσότερο αν το ορίζει ο νόμος.',
          'Λογαριασμός: ώσπου να τον διαγράψετε.',
          'Μηνύματα: δύο χρόνια από την τελευταία απάντηση.',
          'Ενημερωτικό γράμμα: ώσπου να διαγραφείτε. Την απόδειξη της συγκατάθεσης την κρατάμε ένα χρόνο ακόμη.',
          'Τεχνικά αρχεία ασφαλείας: τρεις μήνες.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Όταν διαγράφετε τον λογαριασμό σας, σβήνουμε το προφίλ, τις λίστες και τις διευθύνσεις. Οι παραγγελίες μένουν μόνο όσο το ζητά η φορολογική νομοθεσία, χωριστά από το κατάστημα όπου γίνεται.',
      },
      { kind: 'heading', text: 'Cookies' },
      {
        kind: 'paragraph',
        text: 'Χωρίς τη συγκατάθεσή σας χρησιμοποιούμε μόνο όσα χρειάζονται για να λειτουργεί το κατάστημα: σύνδεση, καλάθι, γλώσσα και την ίδια σας την επιλογή για τα cookies. Στατιστικά και περιεχόμενο τρίτων φορτώνονται μόνο αν συμφωνήσετε. Η άρνηση γίνεται με ένα κλικ, όσο και η αποδοχή, και αλλάζετε γνώμη όποτε θέλετε από τον σύνδεσμο «Cookies» στο κάτω μέρος της σελίδας.',
      },
      { kind: 'heading', text: 'Προτάσεις βιβλίων' },
      {
        kind: 'paragraph',
        text: 'Αν το ζητήσετε, προτείνουμε βιβλία με βάση όσα διαβάζετε. Δεν αλλάζουμε τιμές ανάλογα με το ποιος είστε και δεν παίρνουμε αυτοματοποιημένες αποφάσεις με έννομες συνέπειες για εσάς.',
      },
      { kind: 'heading', text: 'Τα δικαιώματά σας' },
      {
        kind: 'paragraph',
        text: 'Μπορείτε να δείτε τα δεδομένα σας, να τα διορθώσετε, να τα διαγράψετε, να τα πάρετε σε αρχείο, να περιορίσετε τη χρήση τους, να εναντιωθείτε και να ανακαλέσετε τη συγκατάθεσή σας. Τα περισσότερα γίνονται από τον λογαριασμό σας. Αλλιώς γράψτε στο privacy@stoa.example και απαντάμε μέσα σε έναν μήνα, χωρίς χρέωση.',
      },
      {
        kind: 'paragraph',
        text: 'Αν πιστεύετε ότι κάναμε λάθος, μπορείτε να καταγγείλετε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα, Κηφισίας 1–3, 115 23 Αθήνα, www.dpa.gr.',
      },
      { kind: 'heading', text: 'Παιδιά' },
      {
        kind: 'paragraph',
        text: 'Λογαριασμό ανοίγει όποιος έχει κλείσει τα 15. Για μικρότερα παιδιά χρειάζεται η συγκατάθεση του γονέα ή κηδεμόνα.',
      },
      { kind: 'heading', text: 'Αλλαγές' },
      {
        kind: 'paragraph',
        text: 'Όταν αλλάζει κάτι ουσιαστικό, αλλάζει και η ημερομηνία στην αρχή, και ενημερώνουμε με e-mail όσους έχουν λογαριασμό.',
      },
    ],
    bodyEn: [
      {
        kind: 'paragraph',
        text: 'In force from 20 November 2026. The shop is a demonstration: please do not enter real details. The text says what would apply in normal operation.',
      },
      { kind: 'heading', text: 'Who is responsible' },
      {
        kind: 'paragraph',
        text: 'The controller is Stoa Bookshops SA (demonstration), 71 Solonos St, 106 79 Athens, Greece. For anything about your data, write to privacy@stoa.example.',
      },
      { kind: 'heading', text: 'What we collect and why' },
      {
        kind: 'list',
        items: [
          'Orders: name, addresses, telephone, e-mail, titles, invoice details. We need them to perform the contract and for tax law.',
          'Account: e-mail, a password in a form that cannot be read, addresses, lists. We keep them for the contract we have with you.',
          'Questions and complaints: what you write to us. We have a legitimate interest in answering you.',
          'Reviews and reader profile: published under the alias you choose, only if you ask for it.',
          'Newsletter: e-mail, with your consent. You confirm it from a message we send you, and unsubscribe with one click.',
          'Security: IP address and technical logs, from a legitimate interest in stopping abuse.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Your card’s details do not pass through us. You enter them on the page of the bank or the payment provider.',
      },
      {
        kind: 'paragraph',
        text: 'To place an order we need the delivery and payment details. Everything else is optional.',
      },
      { kind: 'heading', text: 'Who sees them' },
      {
        kind: 'list',
        items: [
          'The courier or the pick-up point: name, address, telephone.',
          'The bank or payment provider: amount and order number.',
          'The e-invoicing provider and the Greek tax authority (AADE): what the law requires.',
          'The companies that host the shop and send its e-mails, under contract and only on our behalf.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'We do not sell data. We do not send it outside the European Economic Area without the safeguards of the General Data Protection Regulation.',
      },
      { kind: 'heading', text: 'How long we keep them' },
      {
        kind: 'list',
        items: [
          'Orders and tax documents: five years from the end of the year, or longer if the law says so.',
          'Account: until you delete it.',
          'Messages: two years from the last answer.',
          'Newsletter: until you unsubscribe. The proof of consent is kept for one more year.',
          'Technical security logs: three months.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'When you delete your account, we erase the profile, the lists and the addresses. Orders stay only as long as tax law requires, kept apart from the shop where possible.',
      },
      { kind: 'heading', text: 'Cookies' },
      {
        kind: 'paragraph',
        text: 'Without your consent we use only what the shop needs to work: sign-in, basket, language and your own choice about cookies. Statistics and third-party content load only if you agree. Refusing takes one click, as accepting does, and you can change your mind at any time from the link “Cookies” at the foot of the page.',
      },
      { kind: 'heading', text: 'Book suggestions' },
      {
        kind: 'paragraph',
        text: 'If you ask for it, we suggest books from what you read. We do not change prices according to who you are, and we take no automated decisions with legal effects on you.',
      },
      { kind: 'heading', text: 'Your rights' },
      {
        kind: 'paragraph',
        text: 'You may see your data, correct it, delete it, take it away in a file, restrict its use, object, and withdraw your consent. Most of this is done from your account. Otherwise write to privacy@stoa.example and we answer within one month, free of charge.',
      },
      {
        kind: 'paragraph',
        text: 'If you think we were wrong, you may complain to the Hellenic Data Protection Authority, 1–3 Kifissias Avenue, 115 23 Athens, www.dpa.gr.',
      },
      { kind: 'heading', text: 'Children' },
      {
        kind: 'paragraph',
        text: 'An account can be opened by anyone who has turned 15. For younger children the consent of a parent or guardian is needed.',
      },
      { kind: 'heading', text: 'Changes' },
      {
        kind: 'paragraph',
        text: 'When something of substance changes, the date at the top changes too, and we tell account holders by e-mail.',
      },
    ],
  },
  {
    code: 'shipping-and-returns',
    url: 'shipping-and-returns',
    titleEl: 'Αποστολή και επιστροφές',
    titleEn: 'Delivery and returns',
    bodyEl: [
      {
        kind: 'paragraph',
        text: 'Το κατάστημα είναι επίδειξη και δεν στέλνει δέματα. Έτσι θα δούλευαν οι αποστολές σε κανονική λειτουργία.',
      },
      { kind: 'heading', text: 'Τρόποι, χρόνοι, κόστος' },
      {
        kind: 'list',
        items: [
          'Στην πόρτα σας, στην Ελλάδα: 1–4 εργάσιμες ημέρες, 2,90\u00a0€.',
          'Παραλαβή από κατάστημα: την ίδια ημέρα αν το βιβλίο είναι στο ράφι, 0,00\u00a0€.',
          'Κύπρος και Ευρωπαϊκή Ένωση: 4–10 εργάσιμες ημέρες, από 7,50\u00a0€.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Για αγορές από 30\u00a0€ τα μεταφορικά στην Ελλάδα είναι δωρεάν. Το ακριβές κόστος φαίνεται στο καλάθι, όταν διαλέξετε χώρα και τρόπο, και πάντα πριν πληρώσετε.',
      },
      { kind: 'heading', text: 'Πότε φεύγει η παραγγελία' },
      {
        kind: 'paragraph',
        text: 'Ό,τι είναι άμεσα διαθέσιμο και παραγγέλνεται ως τις 15:00 φεύγει την ίδια εργάσιμη ημέρα. Οι χρόνοι των προϊόντων προστίθενται στους χρόνους μεταφοράς, και στη σελίδα κάθε βιβλίου βλέπετε την ημέρα που το περιμένουμε στην πόρτα σας. Αν η παραγγελία έχει βιβλία με διαφορετικούς χρόνους, τη στέλνουμε μαζί, όταν έρθει και το τελευταίο.',
      },
      {
        kind: 'paragraph',
        text: 'Η παράδοση γίνεται το αργότερο σε 30 ημέρες, εκτός αν έχουμε συμφωνήσει άλλη ημερομηνία. Αν αργήσουμε, μας δίνετε μια λογική προθεσμία και μετά μπορείτε να ακυρώσετε και να πάρετε πίσω όλο το ποσό.',
      },
      { kind: 'heading', text: 'Αντικαταβολή' },
      {
        kind: 'paragraph',
        text: 'Γίνεται μόνο στην Ελλάδα και για ποσά κάτω των 500\u00a0€. Το κόστος της φαίνεται στην πληρωμή, πριν από το τελευταίο κουμπί.',
      },
      { kind: 'heading', text: 'Παραλαβή από κατάστημα' },
      {
        kind: 'paragraph',
        text: 'Σας γράφουμε όταν τα βιβλία είναι έτοιμα. Τα κρατάμε επτά ημέρες. Φέρτε τον αριθμό της παραγγελίας ή το όνομα με το οποίο την κάνατε.',
      },
      { kind: 'heading', text: 'Αν κάτι δεν πάει καλά' },
      {
        kind: 'paragraph',
        text: 'Αν το δέμα έρθει χτυπημένο, αν λείπει βιβλίο ή αν στείλαμε άλλο, γράψτε μας με μια φωτογραφία. Στέλνουμε το σωστό και πληρώνουμε εμείς την επιστροφή. Για ελαττώματα ευθυνόμαστε δύο χρόνια από την παράδοση.',
      },
      { kind: 'heading', text: 'Αλλαγή γνώμης' },
      {
        kind: 'paragraph',
        text: 'Έχετε 14 ημέρες από την παραλαβή του τελευταίου δέματος για να υπαναχωρήσετε, χωρίς να εξηγήσετε γιατί. Πατήστε «Υπαναχώρηση από τη σύμβαση εδώ» ή γράψτε μας, και μετά έχετε άλλες 14 ημέρες για να στείλετε πίσω τα βιβλία.',
      },
      {
        kind: 'list',
        items: [
          'Τα έξοδα της επιστροφής είναι δικά σας. Στα καταστήματά μας επιστρέφετε χωρίς κόστος.',
          'Επιστρέφουμε το ποσό μέσα σε 14 ημέρες από τη δήλωσή σας, μαζί με τα μεταφορικά της απλής αποστολής, με τον τρόπο που πληρώσατε.',
          'Μπορούμε να περιμένουμε ώσπου να έρθουν τα βιβλία ή η απόδειξη ότι τα στείλατε.',
          'Κοιτάξτε το βιβλίο όπως θα το κοιτούσατε στο κατάστημα. Για φθορές πέρα από αυτό μπορεί να επιστρέψουμε λιγότερα.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Διεύθυνση επιστροφών: Στοά Βιβλιοπωλεία, Επιστροφές, Σόλωνος 71, 106 79 Αθήνα. Βάλτε μέσα ένα χαρτί με τον αριθμό της παραγγελίας.',
      },
    ],
    bodyEn: [
      {
        kind: 'paragraph',
        text: 'The shop is a demonstration and sends no parcels. This is how delivery would work in normal operation.',
      },
      { kind: 'heading', text: 'Ways, times, cost' },
      {
        kind: 'list',
        items: [
          'At your door, in Greece: 1–4 working days, €2.90.',
          'Collect in store: the same day if the book is on the shelf, €0.00.',
          'Cyprus and the European Union: 4–10 working days, from €7.50.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'For orders from €30 delivery within Greece is free. The exact cost is shown in the basket once you choose country and way, and always before you pay.',
      },
      { kind: 'heading', text: 'When the order leaves' },
      {
        kind: 'paragraph',
        text: 'What is in stock and ordered by 15:00 leaves on the same working day. The product’s own time is added to the time of transport, and on each book’s page you see the day we expect it at your door. If an order holds books with different times, we send it together, when the last one arrives.',
      },
      {
        kind: 'paragraph',
        text: 'Delivery takes place within 30 days at the latest, unless we have agreed on another date. If we are late, you give us a reasonable extra time, and after that you may cancel and get back the whole amount.',
      },
      { kind: 'heading', text: 'Cash on delivery' },
      {
        kind: 'paragraph',
        text: 'Only in Greece, and for amounts under €500. Its cost is shown with the payment, before the last button.',
      },
      { kind: 'heading', text: 'Collect in store' },
      {
        kind: 'paragraph',
        text: 'We write to you when the books are ready. We keep them for seven days. Bring the order number, or the name you ordered with.',
      },
      { kind: 'heading', text: 'If something goes wrong' },
      {
        kind: 'paragraph',
        text: 'If the parcel arrives damaged, if a book is missing or if we sent another one, write to us with a photograph. We send the right one and pay the return postage. We are liable for faults for two years from delivery.',
      },
      { kind: 'heading', text: 'If you change your mind' },
      {
        kind: 'paragraph',
        text: 'You have 14 days from receiving the last parcel to withdraw, without saying why. Press “Withdraw from contract here” or write to us, and after that you have another 14 days to send the books back.',
      },
      {
        kind: 'list',
        items: [
          'The cost of sending them back is yours. At our stores you return them at no cost.',
          'We return the amount within 14 days of your statement, with the cost of standard delivery, in the way you paid.',
          'We may wait until the books arrive, or the proof that you have sent them.',
          'Look at the book as you would in the shop. For wear beyond that we may return less.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Address for returns: Stoa Bookshops, Returns, 71 Solonos St, 106 79 Athens, Greece. Please enclose a note with the order number.',
      },
    ],
  },
  {
    code: 'withdrawal',
    url: 'withdrawal',
    titleEl: 'Υπαναχώρηση',
    titleEn: 'Withdrawal',
    bodyEl: [
      {
        kind: 'paragraph',
        text: 'Το κατάστημα είναι επίδειξη, άρα δεν υπάρχει πραγματική αγορά από την οποία να υπαναχωρήσετε. Το κείμενο λέει τι θα ίσχυε σε κανονική λειτουργία.',
      },
      { kind: 'heading', text: 'Το δικαίωμά σας' },
      {
        kind: 'paragraph',
        text: 'Μπορείτε να υπαναχωρήσετε από την αγορά μέσα σε 14 ημέρες, χωρίς να εξηγήσετε γιατί. Οι 14 ημέρες αρχίζουν την επομένη της ημέρας που παραλάβατε τα βιβλία, εσείς ή άλλος που ορίσατε. Αν η παραγγελία ήρθε σε περισσότερα δέματα, μετράει το τελευταίο. Αρκεί να στείλετε τη δήλωσή σας πριν τελειώσει η προθεσμία.',
      },
      {
        kind: 'paragraph',
        text: 'Μπορείτε να υπαναχωρήσετε από ολόκληρη την παραγγελία ή από ορισμένα βιβλία της. Το ίδιο ισχύει όταν πληρώσατε εδώ και παραλάβατε από κατάστημα.',
      },
      { kind: 'heading', text: 'Τρεις τρόποι να το δηλώσετε' },
      {
        kind: 'list',
        items: [
          'Εδώ: πατήστε «Υπαναχώρηση από τη σύμβαση εδώ», στο κάτω μέρος κάθε σελίδας ή στη σελίδα της παραγγελίας. Γράψτε όνομα, αριθμό παραγγελίας και e-mail, και πατήστε «Επιβεβαίωση υπαναχώρησης». Δεν χρειάζεται λογαριασμός.',
          'Με e-mail στο withdrawal@stoa.example.',
          'Με γράμμα στη διεύθυνση Στοά Βιβλιοπωλεία, Υπαναχωρήσεις, Σόλωνος 71, 106 79 Αθήνα.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Μπορείτε να χρησιμοποιήσετε το υπόδειγμα που ακολουθεί, αλλά δεν είναι υποχρεωτικό: φτάνει μια καθαρή φράση. Μόλις λάβουμε ηλεκτρονική δήλωση, σας στέλνουμε με e-mail απόδειξη παραλαβής με το περιεχόμενο, την ημερομηνία και την ώρα της.',
      },
      { kind: 'heading', text: 'Υπόδειγμα δήλωσης υπαναχώρησης' },
      {
        kind: 'paragraph',
        text: 'Συμπληρώνετε και επιστρέφετε το έντυπο μόνο αν θέλετε να υπαναχωρήσετε από τη σύμβαση.',
      },
      {
        kind: 'list',
        items: [
          'Προς: Στοά Βιβλιοπωλεία ΑΕ (επίδειξη), Σόλωνος 71, 106 79 Αθήνα, withdrawal@stoa.example',
          'Γνωστοποιώ/Γνωστοποιούμε (*) με την παρούσα ότι υπαναχωρώ/υπαναχωρούμε (*) από τη σύμβασή μου/μας (*) πώλησης των ακόλουθων αγαθών (*)/παροχής της ακόλουθης υπηρεσίας (*):',
          'Που παραγγέλθηκαν στις (*)/που παραλήφθηκαν στις (*):',
          'Αριθμός παραγγελίας, αν τον έχετε:',
          'Όνομα του καταναλωτή ή των καταναλωτών:',
          'Διεύθυνση του καταναλωτή ή των καταναλωτών:',
          'Υπογραφή, μόνο αν το έντυπο στέλνεται σε χαρτί:',
          'Ημερομηνία:',
        ],
      },
      {
        kind: 'paragraph',
        text: '(*) Διαγράψτε ό,τι δεν ισχύει.',
      },
      { kind: 'heading', text: 'Η επιστροφή των βιβλίων' },
      {
        kind: 'paragraph',
        text: 'Στείλτε τα βιβλία στη διεύθυνση επιστροφών ή αφήστε τα σε κατάστημα μέσα σε 14 ημέρες από τη δήλωσή σας. Τα ταχυδρομικά της επιστροφής τα πληρώνετε εσείς. Στα καταστήματα η επιστροφή δεν κοστίζει.',
      },
      {
        kind: 'paragraph',
        text: 'Ευθύνεστε μόνο για τη μείωση της αξίας που προκαλεί χρήση πέρα από όσα χρειάζονται για να δείτε τι είναι το βιβλίο και σε τι κατάσταση βρίσκεται.',
      },
      { kind: 'heading', text: 'Τα χρήματά σας' },
      {
        kind: 'paragraph',
        text: 'Επιστρέφουμε όσα πληρώσατε για τα βιβλία, μαζί με το κόστος της απλής αποστολής, το αργότερο 14 ημέρες από τη δήλωσή σας. Αν είχατε διαλέξει ακριβότερη αποστολή, η διαφορά δεν επιστρέφεται. Αν κρατήσετε μέρος της παραγγελίας, δεν σας χρεώνουμε μεταφορικά εκ των υστέρων. Η επιστροφή γίνεται με τον τρόπο που πληρώσατε, χωρίς κόστος για εσάς. Μπορούμε να περιμένουμε ώσπου να λάβουμε τα βιβλία ή την απόδειξη ότι τα στείλατε.',
      },
      { kind: 'heading', text: 'Πότε δεν ισχύει' },
      {
        kind: 'list',
        items: [
          'Εφημερίδες και περιοδικά, εκτός από συνδρομές.',
          'Σφραγισμένα CD, DVD και λογισμικό, αφού ανοιχτούν.',
          'Προϊόντα που φτιάχτηκαν για εσάς, για παράδειγμα με χαραγμένο όνομα.',
          'Ψηφιακό περιεχόμενο, αφού αρχίσει η παροχή με τη ρητή συμφωνία σας και αφού δηλώσετε ότι γνωρίζετε πως χάνετε το δικαίωμα.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Τα βιβλία δεν εξαιρούνται. Για δωροκάρτα υπαναχωρείτε όσο δεν έχει χρησιμοποιηθεί.',
      },
      {
        kind: 'paragraph',
        text: 'Αν δεν σας είχαμε ενημερώσει για το δικαίωμα αυτό, η προθεσμία μεγαλώνει κατά 12 μήνες. Η υπαναχώρηση δεν αλλάζει τα δικαιώματά σας για ελαττωματικά προϊόντα.',
      },
    ],
    bodyEn: [
      {
        kind: 'paragraph',
        text: 'The shop is a demonstration, so there is no real purchase to withdraw from. The text says what would apply in normal operation.',
      },
      { kind: 'heading', text: 'Your right' },
      {
        kind: 'paragraph',
        text: 'You may withdraw from the purchase within 14 days, without saying why. The 14 days begin on the day after you, or someone you named, received the books. If the order came in several parcels, the last one counts. It is enough to send your statement before the period ends.',
      },
      {
        kind: 'paragraph',
        text: 'You may withdraw from the whole order or from some of its books. The same applies when you paid here and collected in store.',
      },
      { kind: 'heading', text: 'Three ways to tell us' },
      {
        kind: 'list',
        items: [
          'Here: press “Withdraw from contract here”, at the foot of every page or on the order page. Enter name, order number and e-mail, and press “Confirm withdrawal”. No account is needed.',
          'By e-mail to withdrawal@stoa.example.',
          'By letter to Stoa Bookshops, Withdrawals, 71 Solonos St, 106 79 Athens, Greece.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'You may use the model form below, but you do not have to: one clear sentence is enough. When we receive an electronic statement, we send you at once an acknowledgement by e-mail with its content, date and time.',
      },
      { kind: 'heading', text: 'Model withdrawal form' },
      {
        kind: 'paragraph',
        text: 'Complete and return this form only if you wish to withdraw from the contract.',
      },
      {
        kind: 'list',
        items: [
          'To: Stoa Bookshops SA (demonstration), 71 Solonos St, 106 79 Athens, Greece, withdrawal@stoa.example',
          'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
          'Ordered on (*)/received on (*):',
          'Order number, if you have it:',
          'Name of consumer(s):',
          'Address of consumer(s):',
          'Signature of consumer(s), only if this form is notified on paper:',
          'Date:',
        ],
      },
      {
        kind: 'paragraph',
        text: '(*) Delete as appropriate.',
      },
      { kind: 'heading', text: 'Sending the books back' },
      {
        kind: 'paragraph',
        text: 'Send the books to the address for returns, or leave them at a store, within 14 days of your statement. You pay the return postage. At the stores a return costs nothing.',
      },
      {
        kind: 'paragraph',
        text: 'You are liable only for a loss of value caused by use beyond what is needed to see what the book is and what condition it is in.',
      },
      { kind: 'heading', text: 'Your money' },
      {
        kind: 'paragraph',
        text: 'We return what you paid for the books, with the cost of standard delivery, no later than 14 days after your statement. If you had chosen a dearer delivery, the difference is not returned. If you keep part of the order, we do not charge delivery afterwards. The refund is made in the way you paid, at no cost to you. We may wait until we receive the books or the proof that you have sent them.',
      },
      { kind: 'heading', text: 'When it does not apply' },
      {
        kind: 'list',
        items: [
          'Newspapers and magazines, except subscriptions.',
          'Sealed CDs, DVDs and software, once opened.',
          'Products made for you, for example with an engraved name.',
          'Digital content, once it has begun with your express consent and your acknowledgement that you lose the right.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Books are not excepted. You may withdraw from a gift card while it is unused.',
      },
      {
        kind: 'paragraph',
        text: 'If we had not informed you of this right, the period is extended by 12 months. Withdrawal does not change your rights for faulty products.',
      },
    ],
  },
  {
    code: 'accessibility',
    url: 'accessibility',
    titleEl: 'Δήλωση προσβασιμότητας',
    titleEn: 'Accessibility statement',
    bodyEl: [
      {
        kind: 'paragraph',
        text: 'Ημερομηνία: 20 Νοεμβρίου 2026. Το κατάστημα είναι επίδειξη, όμως είναι φτιαγμένο για να το χρησιμοποιεί όποιος διαβάζει με τα μάτια, με τα αυτιά ή με τα δάχτυλα.',
      },
      { kind: 'heading', text: 'Τι καλύπτει' },
      {
        kind: 'paragraph',
        text: 'Η δήλωση αφορά το ηλεκτρονικό κατάστημα της Στοάς, στα ελληνικά και στα αγγλικά: αναζήτηση, σελίδες βιβλίων, καλάθι, παραγγελία, λογαριασμό, παρακολούθηση και υπαναχώρηση. Ακολουθεί τον ν. 4994/2022, που μεταφέρει την Οδηγία (ΕΕ) 2019/882. Ως πρότυπο έχουμε το EN 301 549 v3.2.1 και τις οδηγίες WCAG 2.2, επίπεδο ΑΑ.',
      },
      { kind: 'heading', text: 'Πώς λειτουργεί' },
      {
        kind: 'list',
        items: [
          'Όλα γίνονται με το πληκτρολόγιο, και η εστίαση φαίνεται πάντα.',
          'Οι σελίδες έχουν επικεφαλίδες, περιοχές και σύνδεσμο μετάβασης στο περιεχόμενο.',
          'Τα κείμενα έχουν αντίθεση τουλάχιστον 4,5 προς 1 και μεγαλώνουν ως 400% χωρίς οριζόντια κύλιση.',
          'Οι τίτλοι σε άλλη γλώσσα δηλώνονται, ώστε να προφέρονται σωστά.',
          'Τα λάθη στις φόρμες λένε τι συνέβη και πώς διορθώνεται.',
          'Τίποτε δεν χρειάζεται σύρσιμο με το ποντίκι, και κάθε χάρτης έχει δίπλα του λίστα.',
          'Η κίνηση σταματά, αν το έχετε ζητήσει στη συσκευή σας.',
          'Για τη σύνδεση δεν υπάρχουν γρίφοι, και η επικόλληση κωδικών επιτρέπεται.',
        ],
      },
      { kind: 'heading', text: 'Τι δεν είναι ακόμη όπως πρέπει' },
      {
        kind: 'list',
        items: [
          'Τα δείγματα βιβλίων σε PDF τα ετοιμάζουν οι εκδότες, και μερικά δεν έχουν ετικέτες για αναγνώστη οθόνης. Γράψτε μας και σας στέλνουμε το κείμενο.',
          'Οι σελίδες πληρωμής των τραπεζών είναι δικές τους. Αν δυσκολευτείτε, πληρώνετε με κατάθεση ή στο κατάστημα.',
          'Ορισμένα εξώφυλλα έχουν κείμενο μέσα στην εικόνα. Ο τίτλος, ο συγγραφέας και ο εκδότης είναι πάντα γραμμένοι δίπλα.',
        ],
      },
      { kind: 'heading', text: 'Πώς ελέγχουμε' },
      {
        kind: 'paragraph',
        text: 'Η αξιολόγηση είναι δική μας: αυτόματοι έλεγχοι σε κάθε αλλαγή και διαδρομές μόνο με πληκτρολόγιο. Δεν έχει γίνει ακόμη έλεγχος από ανεξάρτητο φορέα.',
      },
      { kind: 'heading', text: 'Πείτε μας' },
      {
        kind: 'paragraph',
        text: 'Αν κάτι σας εμποδίζει, γράψτε στο accessibility@stoa.example ή τηλεφωνήστε στο 210 000 0000. Πείτε μας τη σελίδα και, αν θέλετε, τη συσκευή σας. Απαντάμε μέσα σε πέντε εργάσιμες ημέρες, και στο μεταξύ παίρνουμε την παραγγελία σας από το τηλέφωνο.',
      },
      {
        kind: 'paragraph',
        text: 'Αν η απάντηση δεν σας καλύψει, μπορείτε να απευθυνθείτε στην αρμόδια αρχή εποπτείας της αγοράς του Υπουργείου Ανάπτυξης (www.mindev.gov.gr) και στον Συνήγορο του Καταναλωτή (www.synigoroskatanaloti.gr).',
      },
    ],
    bodyEn: [
      {
        kind: 'paragraph',
        text: 'Date: 20 November 2026. The shop is a demonstration, but it is made to be used by people who read with their eyes, their ears or their fingers.',
      },
      { kind: 'heading', text: 'What it covers' },
      {
        kind: 'paragraph',
        text: 'This statement is about the online shop of Stoa, in Greek and in English: search, book pages, basket, ordering, account, tracking and withdrawal. It follows Greek Law 4994/2022, which transposes Directive (EU) 2019/882. Our standard is EN 301 549 v3.2.1 and the guidelines WCAG 2.2, level AA.',
      },
      { kind: 'heading', text: 'How it works' },
      {
        kind: 'list',
        items: [
          'Everything can be done with the keyboard, and focus is always visible.',
          'Pages have headings, landmarks and a link that skips to the content.',
          'Text has a contrast of at least 4.5 to 1 and grows up to 400% without sideways scrolling.',
          'Titles in another language are marked, so that they are pronounced properly.',
          'Errors in forms say what happened and how to put it right.',
          'Nothing needs to be dragged with a mouse, and every map has a list beside it.',
          'Motion stops, if you have asked for that on your device.',
          'Signing in has no puzzles, and passwords may be pasted.',
        ],
      },
      { kind: 'heading', text: 'What is not yet as it should be' },
      {
        kind: 'list',
        items: [
          'Book samples in PDF are made by the publishers, and some have no tags for screen readers. Write to us and we send you the text.',
          'The payment pages of the banks are their own. If you have difficulty, you can pay by deposit or in store.',
          'Some covers have text inside the picture. Title, author and publisher are always printed beside it.',
        ],
      },
      { kind: 'heading', text: 'How we check' },
      {
        kind: 'paragraph',
        text: 'The assessment is our own: automatic checks with every change, and journeys made with the keyboard alone. An independent body has not checked it yet.',
      },
      { kind: 'heading', text: 'Tell us' },
      {
        kind: 'paragraph',
        text: 'If something is in your way, write to accessibility@stoa.example or telephone 210 000 0000. Tell us the page and, if you like, your device. We answer within five working days, and in the meantime we take your order by telephone.',
      },
      {
        kind: 'paragraph',
        text: 'If the answer does not satisfy you, you may turn to the market surveillance authority of the Greek Ministry of Development (www.mindev.gov.gr) and to the Consumer Ombudsman (www.synigoroskatanaloti.gr).',
      },
    ],
  },
  {
    code: 'stores',
    url: 'stores',
    titleEl: 'Καταστήματα',
    titleEn: 'Stores',
    bodyEl: [
      {
        kind: 'paragraph',
        text: 'Τρία καταστήματα σε δύο πόλεις, με τα ίδια βιβλία και διαφορετικό φως. Το βιβλιοπωλείο είναι επίδειξη: οι διευθύνσεις είναι ενδεικτικές, και τα τηλέφωνα δεν απαντούν.',
      },
      { kind: 'heading', text: 'Στοά Σόλωνος' },
      {
        kind: 'paragraph',
        text: 'Σόλωνος 71, 106 79 Αθήνα. Τηλέφωνο 210 000 0000. Το παλιότερο, σε δύο ορόφους. Στο υπόγειο είναι η ποίηση και ένα τραπέζι όπου κανείς δεν σας ρωτάει τι θέλετε.',
      },
      { kind: 'heading', text: 'Στοά Παγκράτι' },
      {
        kind: 'paragraph',
        text: 'Αρχελάου 12, 116 35 Παγκράτι. Τηλέφωνο 210 000 0001. Το μικρότερο, με το μεγαλύτερο παιδικό ράφι. Το Σάββατο στις 11:00 διαβάζουμε παραμύθια, μισή ώρα ακριβώς.',
      },
      { kind: 'heading', text: 'Στοά Θεσσαλονίκη' },
      {
        kind: 'paragraph',
        text: 'Κορομηλά 28, 546 22 Θεσσαλονίκη. Τηλέφωνο 2310 000000. Δύο βήματα από τη θάλασσα, με ράφι για την πόλη και τους συγγραφείς της.',
      },
      { kind: 'heading', text: 'Ώρες' },
      {
        kind: 'list',
        items: ['Δευτέρα – Παρασκευή: 09:00–21:00', 'Σάββατο: 09:00–18:00', 'Κυριακή: κλειστά'],
      },
      { kind: 'heading', text: 'Παραλαβή και επιστροφές' },
      {
        kind: 'paragraph',
        text: 'Ό,τι παραγγέλνετε εδώ το παίρνετε από όποιο κατάστημα θέλετε, χωρίς μεταφορικά. Αν το βιβλίο είναι στο ράφι, είναι έτοιμο την ίδια ημέρα. Στα ίδια ταμεία γίνονται και οι επιστροφές.',
      },
      { kind: 'heading', text: 'Πρόσβαση' },
      {
        kind: 'paragraph',
        text: 'Και τα τρία καταστήματα έχουν είσοδο χωρίς σκαλοπάτι. Στη Σόλωνος ο κάτω όροφος έχει μόνο σκάλα: πείτε μας τι ψάχνετε και το φέρνουμε επάνω.',
      },
    ],
    bodyEn: [
      {
        kind: 'paragraph',
        text: 'Three stores in two cities, with the same books and different light. The bookshop is a demonstration: the addresses are illustrative, and nobody answers the telephones.',
      },
      { kind: 'heading', text: 'Stoa Solonos' },
      {
        kind: 'paragraph',
        text: '71 Solonos St, 106 79 Athens. Telephone 210 000 0000. The oldest, on two floors. In the basement there is poetry, and a table where nobody asks what you want.',
      },
      { kind: 'heading', text: 'Stoa Pangrati' },
      {
        kind: 'paragraph',
        text: '12 Archelaou St, 116 35 Pangrati, Athens. Telephone 210 000 0001. The smallest, with the largest children’s shelf. On Saturdays at 11:00 we read stories aloud, for exactly half an hour.',
      },
      { kind: 'heading', text: 'Stoa Thessaloniki' },
      {
        kind: 'paragraph',
        text: '28 Koromila St, 546 22 Thessaloniki. Telephone 2310 000000. Two steps from the sea, with a shelf for the city and its writers.',
      },
      { kind: 'heading', text: 'Hours' },
      {
        kind: 'list',
        items: ['Monday – Friday: 09:00–21:00', 'Saturday: 09:00–18:00', 'Sunday: closed'],
      },
      { kind: 'heading', text: 'Collecting and returning' },
      {
        kind: 'paragraph',
        text: 'What you order here you can collect from any of the stores, with no delivery cost. If the book is on the shelf, it is ready the same day. Returns are taken at the same tills.',
      },
      { kind: 'heading', text: 'Access' },
      {
        kind: 'paragraph',
        text: 'All three stores have an entrance without steps. At Solonos the lower floor has stairs only: tell us what you are looking for and we bring it up.',
      },
    ],
  },
  {
    code: 'about',
    url: 'about',
    titleEl: 'Ποιοι είμαστε',
    titleEn: 'About us',
    bodyEl: [
      {
        kind: 'paragraph',
        text: 'Η Στοά είναι βιβλιοπωλείο σε δύο πόλεις και σε μία διεύθυνση που δεν κλείνει ποτέ. Στοά λέγεται το στεγασμένο πέρασμα: μπαίνετε για να γλιτώσετε τη βροχή και βγαίνετε με κάτι κάτω από τη μασχάλη.',
      },
      { kind: 'heading', text: 'Πώς διαλέγουμε' },
      {
        kind: 'paragraph',
        text: 'Διαβάζουμε πριν προτείνουμε. Τα καρτελάκια στα ράφια τα γράφουν οι βιβλιοπώλες, με το όνομά τους, και κανένας εκδότης δεν πληρώνει για μια θέση στη βιτρίνα. Όταν ένα βιβλίο δεν μας άρεσε, απλώς δεν έχει καρτελάκι.',
      },
      { kind: 'heading', text: 'Τι θα βρείτε' },
      {
        kind: 'list',
        items: [
          'Ελληνική και ξένη λογοτεχνία, ποίηση και θέατρο.',
          'Ιστορία, δοκίμιο, φιλοσοφία και επιστήμη.',
          'Παιδικά για κάθε ηλικία, σχολικά και λεξικά.',
          'Κόμικς, βιβλία στα αγγλικά, χαρτικά και παιχνίδια.',
        ],
      },
      { kind: 'heading', text: 'Πώς δουλεύουμε' },
      {
        kind: 'paragraph',
        text: 'Αν δεν έχουμε αυτό που ζητάτε, το παραγγέλνουμε. Αν έχει εξαντληθεί, σας το λέμε και σας ειδοποιούμε όταν ξανατυπωθεί. Αν το αγοράσατε και άλλαξε η διάθεσή σας, το φέρνετε πίσω σε 14 ημέρες.',
      },
      { kind: 'heading', text: 'Μια επίδειξη' },
      {
        kind: 'paragraph',
        text: 'Το κατάστημα που βλέπετε είναι επίδειξη ενός λογισμικού για βιβλιοπωλεία. Τα βιβλία και οι συγγραφείς υπάρχουν. Η εταιρεία, οι διευθύνσεις, τα τηλέφωνα, οι βιβλιοπώλες, τα αποθέματα και οι τιμές είναι παραδείγματα. Παραγγελίες δεν εκτελούνται και χρήματα δεν εισπράττονται.',
      },
      { kind: 'heading', text: 'Γράψτε μας' },
      {
        kind: 'paragraph',
        text: 'Στο info@stoa.example ή με γράμμα στη Σόλωνος 71, 106 79 Αθήνα. Απαντάμε με τη σειρά που έρχονται τα μηνύματα, συνήθως την ίδια ημέρα.',
      },
    ],
    bodyEn: [
      {
        kind: 'paragraph',
        text: 'Stoa is a bookshop in two cities, and at one address that never closes. A stoa is a covered passage: you step in to escape the rain and step out with something under your arm.',
      },
      { kind: 'heading', text: 'How we choose' },
      {
        kind: 'paragraph',
        text: 'We read before we recommend. The notes on the shelves are written by our booksellers, under their own names, and no publisher pays for a place in the window. When we did not like a book, it simply has no note.',
      },
      { kind: 'heading', text: 'What you will find' },
      {
        kind: 'list',
        items: [
          'Greek and world fiction, poetry and plays.',
          'History, essays, philosophy and science.',
          'Children’s books for every age, school books and dictionaries.',
          'Comics, books in English, stationery and games.',
        ],
      },
      { kind: 'heading', text: 'How we work' },
      {
        kind: 'paragraph',
        text: 'If we do not have what you ask for, we order it. If it is out of print, we say so, and tell you when it is printed again. If you bought it and your mood has changed, you bring it back within 14 days.',
      },
      { kind: 'heading', text: 'A demonstration' },
      {
        kind: 'paragraph',
        text: 'The shop you see demonstrates a piece of software for bookshops. The books and the authors exist. The company, the addresses, the telephone numbers, the booksellers, the stock and the prices are examples. No orders are carried out and no money is taken.',
      },
      { kind: 'heading', text: 'Write to us' },
      {
        kind: 'paragraph',
        text: 'At info@stoa.example, or by letter to 71 Solonos St, 106 79 Athens, Greece. We answer in the order in which messages arrive, usually on the same day.',
      },
    ],
  },
]
