// Search queries as readers type them: whole words and prefixes, in Greek, greeklish and English, with typing errors
// and in the wrong keyboard layout.

/** Queries for a title, a person or both. */
export const questions: readonly string[] = `θάλασσα
η σκιά του ανέμου
ο μεγάλος δρόμος
καζαντζακης
kazantzakis
Ο Αλέξης Ζορμπάς
zorba
παπαδιαμαντης η φόνισσα
fonissa
ντοστογιέφσκι έγκλημα και τιμωρία
egklima kai timoria
δίκη κάφκα
kafka trial
τολστόι
harry potter
χάρι πότερ
orwell 1984
μαθηματικά β γυμνασίου
algebra g lykeiou
ιστορία της κρήτης
istoria tis rodou
the shadow of the harbour
shadow harbor
brief history of athens
introduction to philosophy
γεωργιος παπαδοπουλος
papadopoulou maria
Παπαγιαννόπουλος Νίκος
xatzidimitriou
ο τελευταίος ταξιδιώτης
teleutaios taksidiwths
νυχτοδρόμος
θαλασσινό παλάτι
παλιά γειτονιά
χαμενη βιβλιοθηκη
χαμνη βιβλιοθηκη
κοκκινη βαρκα
kokini varka
μυστικος κηπος
secret garden
σεφερησ
ελυτησ ποιηματα
uikos kazantzakhs
κ ψαβαφης
καβαφησ
kavafis poems
ιλιαδα ομηρου
odyssey homer
αρχαια ελληνικα α λυκειου
μουσικη και σιωπη
η αυλη της λεμονιας
πορτοκαλιά
φεγγαρι στη συρο
ένα καλοκαίρι στη νάξο
kalokairi naxos
summer in corfu
moonharbour
ashfield
john stoneham
μαρκ μπλακγουντ
γεφυρα εκδοσεις
εκδόσεις αιγαίο
ψυχολογια της μουσικης
εισαγωγη στη θεωρια της φυσικης
sociology and the mirror
πριγκίπισσα
πριγκιπισα
βασιλισα
παραμυθια για παιδια
κομικς
ποίηση
ταξιδιωτικός οδηγός ρώμη
φιλοσοφία
oikonomia
χωρίς πατρίδα
ο γιατρος της πατρας
ο φαρος
faros
lighthouse
σελήνη και σιωπή`.split('\n')

/** Words that occur in very many books. */
export const broadWords: readonly string[] =
  'ιστορία,the,θάλασσα,δρόμος,history,of the,γιώργος,μαρία,παπα,βιβλίο,κόκκινος,νύχτα,στη,john,αιγαίο,ένα καλοκαίρι,and,μεγάλη,ιστορία της,εισαγωγή'.split(
    ',',
  )

/** Queries typed one character at a time. */
export const typedTexts: readonly string[] =
  'καζαντζάκης,kazantzakis,η σκιά του,θάλασσα,παπαδιαμάντης,the shadow,ντοστογιέφσκι,papadopoulos,ιστορία της κρήτης,mathimatika,χάρι πότερ,φιλοσοφία,Αιγαίο,summer in,μυστικός κήπος,ελύτης,γέφυρα,stoneham,ποίηση,νυχτοδρόμος'.split(
    ',',
  )

/** The prefixes of each text, from two characters on. */
export const keystrokes = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)))
