// Attributes of the demo shop's products that their descriptions do not have.

/** Books that won a prize of their own: State, Readers' or Academy prizes in Greece; Booker, Pulitzer, Hugo, Carnegie abroad. */
export const awardWinners: readonly string[] = [
  'elytis-axion-esti',
  'karystiani-mikra-anglia',
  'zateli-fos-tou-lykou',
  'galanaki-amilita-vathia-nera',
  'oikonomou-kati-tha-ginei',
  'papamarkos-gkiak',
  'kalpouzos-imaret',
  'hemingway-geros-thalassa-el',
  'pamuk-me-lene-kokkino-el',
  'gibson-nevromantis-el',
  'mcewan-atonement-en',
  'adichie-americanah-en',
  'adichie-americanah-anchor-en',
  'roy-god-of-small-things-en',
  'mantel-wolf-hall-en',
  'eugenides-middlesex-en',
  'strout-olive-kitteridge-en',
  'barnes-sense-of-an-ending-en',
  'barnes-sense-of-an-ending-vintage-en',
  'morrison-beloved-en',
  'mandel-station-eleven-en',
  'mandel-station-eleven-vintage-en',
  'haddon-curious-incident-en',
  'lee-to-kill-a-mockingbird-en',
  'french-in-the-woods-en',
  'herbert-dune-en',
  'le-guin-left-hand-of-darkness-en',
  'pullman-golden-compass-en',
  'sendak-where-the-wild-things-are-en',
  'didion-year-of-magical-thinking-en',
  'miller-song-of-achilles-en',
  'bernieres-corellis-mandolin-en',
]

/** Left at the shop by their authors after a reading. */
export const signedCopies: readonly string[] = [
  'zourgos-aidonopita',
  'zourgos-matias-almosino',
  'papamarkos-gkiak',
  'karystiani-souel',
  'markaris-lixiprothesma-daneia',
  'oikonomou-kati-tha-ginei',
  'kalpouzos-imaret',
]

export const modelOf: Record<string, string> = {
  'leuchtturm1917-a5-dotted': 'medium-a5',
  'moleskine-classic-large-ruled': 'classic-large',
  'moleskine-cahier-large-set': 'cahier-large',
  'rhodia-pad-16-dotted': 'no-16',
  'lamy-safari-fountain-pen': 'safari',
  'kaweco-classic-sport': 'classic-sport',
  'faber-castell-9000-tin': 'castell-9000',
  'stabilo-boss-pastel-six': 'boss',
}
