import { formatDate } from '../format/date.ts';

const states = {
  past: 'Er is niets gewijzigd: deze dag is voorbij. Kies vandaag of later.',
  same: 'Er is niets gewijzigd: op die dag geldt dit al.',
  changed:
    'Er is niets gewijzigd: een collega heeft intussen kortingen gewijzigd. Hieronder staat hoe het nu is; klopt uw wijziging nog, stuur haar dan opnieuw.',
} as const;

export const discountFieldErrors = {
  percent: 'Vul een percentage in van 0 tot en met 100, met ten hoogste twee decimalen: 38 of 38,5.',
  date: 'Vul een datum in als 2026-11-16.',
  past: 'Deze dag is voorbij. Kies vandaag of later.',
  far: 'Deze dag ligt te ver weg.',
  group: 'Kies een groep.',
  product: 'Kies een product.',
  kind: 'Kies een van beide.',
  order: 'De laatste dag ligt voor de eerste.',
} as const;

export const discountsTexts = {
  title: 'Kortingen van de groepen',
  aside: 'Wat er van de adviesprijs afgaat, voor elk bedrijf van de groep.',
  group: (group: string) => `Groep ${group}`,
  companies: (count: number, most: number) =>
    count === 1 ? '1 bedrijf' : `${count > most ? `meer dan ${most}` : count} bedrijven`,
  form: 'Andere korting',
  formIntro:
    'Geldt vanaf de eerste dag voor elk product, behalve waar een bedrijf een eigen korting heeft. Open winkelwagens krijgen op die dag de nieuwe prijs; de klant ziet oud en nieuw naast elkaar.',
  fields: { group: 'Groep', percent: 'Korting', validFrom: 'Geldt vanaf' },
  choose: 'Kies',
  submit: 'Korting bepalen',
  withdraw: 'Intrekken',
  withdrawNote: (from: string) =>
    `Deze korting geldt nog niet. Ingetrokken komt zij op ${formatDate(from)} niet in werking.`,
  confirmWithdraw: 'Ja, intrekken',
  notices: {
    bepaald: 'De korting is bepaald en geldt vanaf haar eerste dag.',
    ingetrokken: 'De korting is ingetrokken en komt niet in werking.',
  },
  problems: {
    ...states,
    geldt: 'Er is niets ingetrokken: een korting die geldt of gold, wordt alleen door een nieuwe gevolgd.',
    onbekend: 'Er is niets ingetrokken: deze korting is er niet meer.',
  },
} as const;

export const ownDiscountTexts = {
  title: 'Eigen kortingen',
  intro: (group: string, percent: string) =>
    `Dit bedrijf zit in groep ${group} en krijgt ${percent}. Een eigen korting komt daarvoor in de plaats, voor dat product.`,
  none: 'Dit bedrijf heeft geen eigen kortingen.',
  toGroup: 'korting van de groep',
  line: (percent: string, from: string, until: string | null) =>
    until === null
      ? `${percent}, vanaf ${formatDate(from)}`
      : `${percent}, van ${formatDate(from)} t/m ${formatDate(until)}`,
  change: 'Eigen kortingen wijzigen',
  see: 'Alle eigen kortingen',
  form: 'Eigen korting bepalen',
  fields: {
    product: 'Product',
    kind: 'Wat geldt er',
    percent: 'Korting',
    validFrom: 'Geldt vanaf',
    until: 'Tot en met',
  },
  kinds: { own: 'Eigen korting', group: 'Weer de korting van de groep' },
  percentHint: 'Alleen bij een eigen korting.',
  untilHint:
    'Leeg laten voor onbepaalde tijd. Na de laatste dag geldt de korting van de groep, ook als er eerst een andere eigen korting gold. Een korting die later ingaat, volgt deze op haar eigen dag op.',
  submit: 'Bepalen',
  readOnly: 'Alleen een eigenaar wijzigt eigen kortingen.',
} as const;
