import { maxName, maxReason } from '#domain/business/limits.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Hindrance } from '#domain/order/production.ts';
import { maxPaidDescription } from '#domain/payment/payment-subject.ts';
import { linkWorks } from '../account/link-works.ts';
import { describeHindrance } from '../documents/documents.ts';
import { formatEuro } from '../format/money.ts';
import { nameStatus, orderStatusNames } from '../ordering/order.ts';

/** What the owner types for a status. */
export const statusWords = {
  geplaatst: 'placed',
  betaald: 'paid',
  productie: 'in_production',
  verzonden: 'shipped',
  afgerond: 'completed',
  geannuleerd: 'cancelled',
} as const satisfies Readonly<Record<string, OrderStatus>>;

export const mailQueued = (address: string) =>
  `De e-mail aan ${address} staat klaar en gaat uit zodra de winkel draait.`;

export const demoAnswers = {
  nothing: 'Er zijn geen demo-accounts of demo-betaallinks.',
  removed: (emails: readonly string[]) => `Verwijderd: ${emails.join(', ')}.`,
  blocked: (emails: readonly string[]) =>
    `Geblokkeerd, omdat er een bestelling of factuur op naam staat: ${emails.join(', ')}.`,
  removedOrder: (number: string) => `Verwijderd: bestelling ${number} met haar betaallink.`,
  removedOrders: (count: number) =>
    count === 1
      ? 'Verwijderd: 1 andere bestelling van de demo.'
      : `Verwijderd: ${count} andere bestellingen van de demo.`,
  closedLinks: (count: number) => (count === 1 ? '1 betaallink gesloten.' : `${count} betaallinks gesloten.`),
  invoiceLeft: (number: string) =>
    `Factuur ${number} is van de demo en blijft staan, want facturen verwijderen mag niet. Crediteer haar met npm run shop -- creditnota ${number}.`,
} as const;

export const linkAnswers = {
  made: (subject: string, amount: Cents) => `Betaallink voor ${subject}, ${formatEuro(amount)}:`,
  found: (subject: string, amount: Cents) =>
    `Er was al een betaallink voor ${subject}, ${formatEuro(amount)}; die geldt nog:`,
  validUntil: (moment: string) => `Geldig tot ${moment}.`,
  oneSubject: 'Geef één van --bestelling, --factuur of --bedrag op.',
  descriptionMissing: 'Geef bij --bedrag ook --omschrijving op.',
  descriptionOnly: '--omschrijving hoort bij --bedrag.',
  descriptionTooLong: `--omschrijving mag ten hoogste ${maxPaidDescription} tekens zijn.`,
  nameOnly: '--naam hoort bij --mail.',
  nothing: '--bedrag moet meer dan nul zijn.',
  noOrder: (number: string) => `Er is geen bestelling ${number}.`,
  mailWaiting: (address: string) => `De e-mail aan ${address} stond al klaar en is nog niet verzonden.`,
} as const;

type Hindered = {
  readonly hindrance: Hindrance;
  // Empty for a chargeback.
  readonly heldReason: string;
  readonly to: OrderStatus;
};

export const orderAnswers = {
  none: 'Geen bestellingen gevonden.',
  headings: ['Nummer', 'Datum', 'Status', 'Klant', 'Referentie', 'Totaal'],
  more: (limit: number) => `Alleen de nieuwste ${limit}; met --aantal ziet u er meer.`,
  moved: (number: string, status: OrderStatus) => `${number}: ${orderStatusNames[status]}`,
  alreadyMade: (number: string) => `${number} is al in productie: besteld op rekening.`,
  notMoved: (number: string, from: { status: OrderStatus; termDays: number | null }, to: OrderStatus) =>
    from.status === to
      ? `${number} is al: ${orderStatusNames[to]}.`
      : `${number} kan niet naar ‘${orderStatusNames[to]}’: de status is ‘${nameStatus(from.status, { isOnAccount: from.termDays !== null, isCollected: false })}’.`,
  hindered: (number: string, { hindrance, heldReason, to }: Hindered) => {
    const why = describeHindrance(hindrance, heldReason);
    if (to !== 'shipped') return `${number} kan niet in productie: ${why}.`;
    const way = hindrance === 'held' ? 'Geef haar eerst vrij.' : 'Met --reden gaat het toch.';
    return `${number} is niet als verzonden gemeld: ${why}. ${way}`;
  },
  moneyBack: (amount: Cents) =>
    `${formatEuro(amount)} gaat terug via de betaaldienst, zodra de winkel draait.`,
  credited: (number: string) => `De factuur is gecrediteerd met ${number}.`,
  beingPaid:
    'Er is een betaling begonnen. Komt dat geld nog binnen, dan staat het als ‘te veel betaald’ bij de taken.',
  released: (number: string) => `${number} is vrijgegeven.`,
  stillHindered: (number: string, hindrance: Hindrance) =>
    `${number} kan nog niet in productie: ${describeHindrance(hindrance, '')}.`,
  notHeld: (number: string) => `${number} is niet aangehouden.`,
  reasonTooLong: `--reden mag ten hoogste ${maxReason} tekens zijn.`,
  partlyRefunded: (number: string) =>
    `Let op: van ${number} is een deel terugbetaald. Ga na of alles nog gemaakt moet worden.`,
  nothingDone: 'Er is niets gewijzigd.',
  exported: (count: number, path: string) =>
    `${count === 1 ? '1 rij' : `${count} rijen`} geschreven naar ${path}.`,
} as const;

/** What the register of VAT numbers said. */
export const vatAnswerNames = { valid: 'geldig', invalid: 'ongeldig', unavailable: 'geen antwoord' } as const;

export const exportHeadings = {
  order: [
    'bestelnummer',
    'datum',
    'status',
    'bedrijf',
    'contact',
    'e-mail',
    'btw-nummer',
    'afleverland',
    'referentie',
    'artikelen',
    'bijkomende kosten',
    'verzendkosten',
    'btw-percentage',
    'btw',
    'totaal',
    'factuur',
    'btw-nummer gecontroleerd',
    'antwoord VIES',
    'gevraagd op',
    'VIES-kenmerk',
  ],
  line: [
    'bestelnummer',
    'datum',
    'status',
    'bedrijf',
    'referentie',
    'regel',
    'product',
    'omschrijving',
    'kenmerk',
    'aantal',
    'breedte_mm',
    'hoogte_mm',
    'stuksprijs',
    'regelprijs',
  ],
} as const;

export const creditAnswers = {
  issued: (number: string, amount: Cents, invoice: string) =>
    `Creditnota ${number} van ${formatEuro(amount)} bij factuur ${invoice}.`,
  moneyBack: (amount: Cents) =>
    `De winkel betaalt ${formatEuro(amount)} terug via de betaaldienst. Doe dat daar niet ook zelf.`,
  noMoneyBack:
    'Er gaat geen geld terug. Wie later bij de betaaldienst zelf terugbetaalt, maakt daarmee nog een creditnota.',
  documents: 'De klant krijgt de creditnota per e-mail zodra de winkel draait.',
  oneChoice: 'Geef --terugbetalen of --zonder-terugbetaling op, niet allebei.',
  choiceMissing: (number: string, refundable: Cents) =>
    `Voor factuur ${number} is ${formatEuro(refundable)} ontvangen. Gaat er geld terug? Geef --terugbetalen of --zonder-terugbetaling op.`,
  notReceived: (number: string, refundable: Cents) =>
    refundable === 0
      ? `Voor factuur ${number} is niets ontvangen dat kan worden terugbetaald.`
      : `Voor factuur ${number} kan nog ${formatEuro(refundable)} worden terugbetaald.`,
  noInvoice: (number: string) => `Er is geen factuur ${number}.`,
  isCreditNote: (number: string) => `${number} is zelf een creditnota.`,
  tooMuch: (number: string, left: Cents) =>
    left === 0
      ? `Van factuur ${number} is niets meer te crediteren.`
      : `Van factuur ${number} is nog ${formatEuro(left)} te crediteren.`,
} as const;

export const customerAnswers = {
  noSuchCustomer: (email: string) => `er is geen account met e-mailadres "${email}" (--klant)`,
  dataWritten: (path: string) => `De gegevens staan in ${path}.`,
  added: (company: string, email: string) => `${company} is klant; inloggen met ${email}.`,
  emailTaken: (email: string) => `Er is al een account met het e-mailadres ${email}.`,
  noRequest: (id: string) => `Er is geen aanvraag ${id} die op een besluit wacht.`,
  refused: (id: number) => `Aanvraag ${id} is afgewezen; de e-mail gaat uit zodra de winkel draait.`,
  noRequests: 'Er zijn geen aanvragen die op een besluit wachten.',
  requestHeadings: ['Nr', 'Datum', 'Bedrijf', 'Land', 'Contact', 'E-mail', 'Plaats'],
} as const;

export const taskRefundAnswers = {
  onItsWay: (id: number, amount: Cents) =>
    `${formatEuro(amount)} gaat terug via de betaaldienst; lukt dat niet, dan komt er een nieuwe taak. Taak ${id} is klaar.`,
  noSurplus: (id: number) => `Taak ${id} gaat niet over te veel betaald geld.`,
  noFailure: (id: number) => `Taak ${id} gaat niet over een terugbetaling die is mislukt.`,
  nothingLeft: (id: number) =>
    `Het geld van taak ${id} is volgens de betaaldienst al teruggegaan; kijk het daar na. Meld de taak als afgehandeld met npm run shop -- taak-klaar ${id}.`,
} as const;

export const loginAnswers = {
  whoseLogins: 'Geef --mail met een adres op, of --iedereen.',
  noAccount: (email: string) => `Er is geen account met e-mailadres "${email}" (--mail).`,
  everybodyOut: (logins: number) => `Iedereen is afgemeld (${logins} aanmeldingen).`,
  personOut: (email: string, logins: number) =>
    logins === 0 ? `${email} was nergens ingelogd.` : `${email} is overal afgemeld (${logins} aanmeldingen).`,
} as const;

export const staffAnswers = {
  invited: (name: string, email: string, role: string) => `${name} (${email}) is uitgenodigd als ${role}.`,
  invitedAgain: (name: string, email: string, role: string) =>
    `${name} (${email}) was al uitgenodigd als ${role} en krijgt een nieuwe link; de vorige werkt niet meer.`,
  firstOwner: `Er is nog geen eigenaar die kan inloggen. Daarom staat de link ook hier; hij werkt ${linkWorks.invitation} en één keer, en alleen voor wie hem heeft:`,
  howToGoOn: (office: string, staff: string): readonly string[] => [
    'Met de link kiest de medewerker een wachtwoord en logt dan in. In een echte winkel volgt eerst een tweede stap: een passkey of een app met codes.',
    `Het beheer staat op ${office}; een eigenaar nodigt anderen uit op ${staff}.`,
  ],
  ownerFirst: 'Er is nog geen eigenaar die kan inloggen. Nodig die eerst uit, met --rol eigenaar.',
  emailTaken: (email: string) => `${email} heeft al een account of een uitnodiging. Er is niets gewijzigd.`,
  nameTooLong: `--naam is te lang: ten hoogste ${maxName} tekens.`,
  tooMany: 'Er zijn te veel uitnodigingen verstuurd. Probeer het over een uur opnieuw.',
} as const;

export const settingAnswers = {
  headings: ['instelling', 'naam', 'versie', 'gewijzigd door', 'wanneer'],
  first: 'bij de winkel geleverd',
  unknown: (word: string, known: readonly string[]) =>
    `Er is geen instelling ${word}. Kies uit ${known.join(', ')}.`,
  unknownField: (label: string, known: readonly string[]) =>
    `Er is geen veld ${label}. Kies uit ${known.join(', ')}.`,
  stored: (title: string, field: string, value: string) =>
    `${title}: ${field} is nu ${value}. Dat geldt overal binnen twee seconden.`,
  same: 'Er was niets te wijzigen: het was al zo.',
  stale: 'Intussen heeft iemand anders deze instelling gewijzigd. Probeer het opnieuw.',
} as const;
