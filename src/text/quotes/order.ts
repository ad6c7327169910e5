/** On the quote, after the cart was saved in it; they travel over a redirect by name. */
export const fromCartNotices = {
  bewaard:
    'De regels uit uw winkelwagen staan in deze offerte. Uw winkelwagen is nu leeg; met ‘Naar winkelwagen’ zet u ze er weer in.',
  'bewaard-prijzen':
    'De regels uit uw winkelwagen staan in deze offerte, tegen de nettoprijzen van vandaag: die zijn gewijzigd sinds u ze in de winkelwagen zette. Uw winkelwagen is nu leeg.',
  'bewaard-kan-niet':
    'De regels uit uw winkelwagen staan in deze offerte. Een of meer horren kunnen wij zo niet meer maken: wijzig of verwijder die voordat u de offerte verstuurt.',
  toegevoegd: 'De regels uit uw winkelwagen staan onderaan deze offerte. Uw winkelwagen is nu leeg.',
  'toegevoegd-prijzen':
    'De regels uit uw winkelwagen staan onderaan deze offerte, tegen de nettoprijzen van vandaag: die zijn gewijzigd sinds u ze in de winkelwagen zette.',
  'toegevoegd-kan-niet':
    'De regels uit uw winkelwagen staan onderaan deze offerte. Een of meer horren kunnen wij zo niet meer maken: wijzig of verwijder die voordat u de offerte verstuurt.',
} as const;

const lines = 'Horren van deze offerte';

/** R13.5: the page that shows what ordering would be, before anything is ordered. */
export const quoteOrderTexts = {
  title: 'Offerte bestellen',
  of: (number: string, customer: string) =>
    customer === '' ? `Offerte ${number}` : `Offerte ${number}, ${customer}`,
  quotes: 'Offertes',
  intro:
    'Wij rekenen elke hor opnieuw tegen de prijzen van vandaag. Er is nog niets besteld: dat doet u bij het afrekenen.',
  standing: {
    concept: (version: number) =>
      version === 1
        ? 'Deze offerte is een concept: uw klant heeft haar nog niet gekregen.'
        : `Versie ${version} is een concept: uw klant heeft deze versie nog niet gekregen.`,
    sent: 'Uw klant heeft nog niet geantwoord.',
    seen: 'Uw klant heeft de offerte geopend en nog niet geantwoord.',
    refused: 'Uw klant heeft deze offerte afgewezen.',
    expired: (day: string) => `Deze offerte was geldig tot en met ${day}. Uw klant heeft niet geantwoord.`,
    accepted: (day: string) => `Uw klant is akkoord sinds ${day}.`,
  },
  changed: 'Er is iets gewijzigd sinds u deze pagina opende',
  changedHint: 'Er is nog niets gebeurd. Hieronder staat hoe het nu is: kijk of het zo klopt.',
  lines,
  // What is asked in a whole sentence is called by what it is about.
  faultNames: { line: lines, andere: 'Andere regels', nogmaals: 'Nog een keer' },
  lineLabel: (amount: number, name: string) => `${amount} × ${name}`,
  inQuote: 'Netto in de offerte',
  today: 'Netto vandaag',
  more: (amount: string) => `${amount} meer`,
  less: (amount: string) => `${amount} minder`,
  same: 'Alle prijzen zijn gelijk gebleven',
  justShown: (amount: string) => `Zojuist was dit nog ${amount} per stuk.`,
  delivery: 'Levering',
  margin: 'Uw marge',
  marginOfAll: 'Uw marge op deze horren',
  marginWas: (amount: string) => `was ${amount}`,
  impossible: 'Kan zo niet meer gemaakt worden',
  impossibleHint: 'Wijzig deze hor op de offerte, of bestel de andere zonder deze.',
  noScreens: 'Op deze offerte staan geen horren om te bestellen.',
  nonePossible: 'Geen van deze horren kan nog zo gemaakt worden. Wijzig ze op de offerte.',
  ownLines: (count: number) =>
    count === 1
      ? 'Uw eigen regel blijft op de offerte: die bestelt u niet bij ons.'
      : `Uw ${count} eigen regels blijven op de offerte: die bestelt u niet bij ons.`,
  overview: 'Deze horren, vandaag',
  recount: 'Opnieuw berekenen',
  recountHint: 'Vinkt u iets aan of uit? Bereken dan opnieuw wat het samen is.',
  toCheckout: 'Verder naar afrekenen',
  toOffer: 'Verder naar aanbieden aan collega',
  cannot: 'Inmeters bestellen niet zelf. Werk namens een inkoper of eigenaar van het bedrijf.',
  back: 'Terug naar de offerte',
  inCart: (lines: number) =>
    lines === 1
      ? 'In uw winkelwagen ligt al 1 regel uit deze offerte. Wat u hier aanvinkt komt daarvoor in de plaats.'
      : `In uw winkelwagen liggen al ${lines} regels uit deze offerte. Wat u hier aanvinkt komt daarvoor in de plaats.`,
  others: (lines: number) =>
    lines === 1
      ? 'In uw winkelwagen ligt nog 1 andere regel. Wat doen we daarmee?'
      : `In uw winkelwagen liggen nog ${lines} andere regels. Wat doen we daarmee?`,
  along: 'Ook bestellen',
  alongHint: 'Zij gaan mee in dezelfde bestelling.',
  aside: 'Apart houden',
  asideHint: 'Zij worden eerst als conceptofferte bewaard, met hun foto’s.',
  othersMissing: 'Kies wat er met de andere regels in uw winkelwagen gebeurt.',
  orderedTitle: 'Van deze offerte is al besteld',
  ordered: (number: string, day: string) => `Bestelling ${number} van ${day}`,
  colleaguesTitle: 'Deze horren liggen ook in een andere winkelwagen',
  colleagues: (names: readonly string[]) =>
    `Bij ${names.join(', ')}. Vraag eerst of die gaat bestellen, anders maken wij ze twee keer.`,
  againLegend: 'Nog een keer bestellen?',
  again: 'Ja, ik wil deze horren nog een keer bestellen',
  againMissing: 'Vink aan dat u deze horren nog een keer wilt bestellen, of ga terug.',
  linesMissing: 'Vink aan wat u wilt bestellen.',
} as const;

/** Before lines of a quote come into the cart a second time. */
export const quoteToCartTexts = {
  title: 'Nog een keer in de winkelwagen?',
  inCart: (number: string, lines: number) =>
    lines === 1
      ? `Er ligt al 1 regel uit offerte ${number} in uw winkelwagen.`
      : `Er liggen al ${lines} regels uit offerte ${number} in uw winkelwagen.`,
  explain: 'Voegt u ze nog een keer toe, dan staan zij er dubbel in.',
  submit: 'Toch toevoegen',
  toCart: 'Naar mijn winkelwagen',
} as const;

/** On the quote; by name over a redirect. */
export const toCartProblems = {
  'geen-horren': 'Op deze offerte staan geen horren om in de winkelwagen te zetten.',
} as const;

/** At the checkout, where a colleague has ordered from the same quote meanwhile. */
export const orderedSinceTexts = {
  title: 'Een collega heeft deze horren al besteld',
  one: (quote: string, order: string, day: string) =>
    `Van offerte ${quote} is op ${day} bestelling ${order} geplaatst, nadat deze horren in uw winkelwagen kwamen.`,
} as const;

/** At the checkout, where a quote was changed after its lines came into the cart. */
export const movedOnTexts = {
  title: (quote: string, version: number) => `U bestelt versie ${version} van offerte ${quote}`,
  body: (version: number, present: number) =>
    `De offerte is intussen gewijzigd: er is een versie ${present}. Wat daarin anders is, zit niet in deze bestelling. Versie ${present} blijft zoals zij is; de bestelling hoort bij versie ${version}.`,
  open: 'Bekijk de offerte',
} as const;

export const fromQuoteTexts = {
  orders: 'Bestellingen van deze offerte',
  order: (number: string, day: string) => `${number}, ${day}`,
} as const;
