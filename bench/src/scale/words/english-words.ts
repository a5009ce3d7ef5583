// The words of English titles.

export const englishNouns: readonly string[] =
  `sea road sky time garden world tower wall fear sleep treasure station doctor king dance river wolf cat lighthouse rock hill
  mill sun wind death circle law wedding mirror wizard temple throne smoke people myth war pain rhythm verse army murder winter
  century painting guard father mother air sailor thief liar prophet citizen traveller poet student teacher soldier map tailor
  love night day hour door bridge shadow heart voice soul memory silence life courtyard rain line feast prison cave fire
  neighbourhood word spring roof boat lake stone country daughter woman sister bride witch princess queen wisdom history city
  adventure truth habit hope homeland page newspaper trap shield drop picture language root square church prophecy testimony
  absence sacrifice exile beauty music art sorrow luck victory trial library will coast beginning scene moment cry wound escape
  return thunder orange olive apple almond lemon rose friendship harmony moon calm peace stairs bell lamp window mountain water
  feather village school office beast book ship flower song island child key sword bread kiss bird wine letter paper knife
  summer harbour star hand eye house palace journey game wave colour body blood thread mouth drama glance step vision perfume
  statue ghost forest mistake hatred passion end depth nation debt tree castle leaf gift wood path swallow pencil secret`.split(
    /\s+/,
  )

export const englishAdjectives: readonly string[] =
  `great little old new red black white blue green golden hidden lost forgotten last first second unknown invisible endless
  immortal wild quiet silent lonely dark bright warm cold bitter magic sacred eternal brief strange beautiful ugly wise mad blind
  naked secret closed open empty broken burnt sunken sad tired happy foreign ancient modern northern southern eastern western
  daily vast restless impossible precious true false free wounded brave timid crooked distant gentle hollow iron paper silver
  summer winter midnight glass`.split(/\s+/)

/** Combined with one another: moonharbour, ashfield. */
export const compoundHeads: readonly string[] =
  `moon star ash fire wind rain snow stone iron silver thorn wolf raven fox oak elm brook marsh storm night day sun sea salt
  sand dust glass bone feather shadow winter summer black white red grey`.split(/\s+/)

export const compoundTails: readonly string[] =
  `field wood brook ford gate hall light song fall rise water shore harbour house keeper maker walker singer bound born wick
  stead mere crest haven reach mark ward path break`.split(/\s+/)

export const englishPlaces: readonly string[] =
  `Athens Crete Rhodes Corfu Naxos Hydra Delphi Sparta Corinth Smyrna Cyprus Venice Rome Paris London Berlin Vienna Moscow Cairo
  Madrid Lisbon Prague Tokyo Dublin Edinburgh Boston Chicago Istanbul Alexandria Jerusalem Kyoto Bombay Havana Lima`.split(
    /\s+/,
  )

export const englishFields: readonly string[] =
  `philosophy history psychology sociology biology physics chemistry astronomy architecture painting music literature linguistics
  archaeology economics politics education medicine law geography ecology cooking gardening photography`.split(/\s+/)
