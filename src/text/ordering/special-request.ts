import { maxDescription } from '#domain/cart/special-request.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { MailText } from '../mails/mail.ts';

/** The form for work to measure, and what comes of it (R20.10). */
export const specialTexts = {
  title: 'Maatwerk aanvragen',
  intro:
    'Past uw opening niet in de configurator, of is er iets bijzonders? Beschrijf het en wij kijken wat er kan. U krijgt binnen twee werkdagen antwoord.',
  product: 'Product',
  anyProduct: 'Weet ik niet of anders',
  size: { opening: 'Maten van de opening', total: 'Totale maten van de hor' } as const satisfies Readonly<
    Record<WayOfMeasuring, string>
  >,
  sizeHint: 'Mag leeg blijven als één breedte en hoogte niet genoeg zeggen.',
  description: 'Omschrijving',
  descriptionHint: `Wat moet het worden, en wat maakt het bijzonder? Maximaal ${maxDescription} tekens.`,
  phone: 'Telefoonnummer',
  phoneHint: 'Wij bellen alleen als iets niet duidelijk is.',
  photos: 'Foto’s',
  photosKept: 'Deze foto’s zijn bewaard en gaan mee met uw aanvraag.',
  leaveOut: (place: number) => `Foto ${place} niet meesturen`,
  submit: 'Aanvraag versturen',
  sizeError: 'Vul een geldige maat in, of laat het veld leeg.',
  tooLong: `Een omschrijving kan maximaal ${maxDescription} tekens lang zijn.`,
  amountError: (max: number) => `Vul een aantal in van 1 t/m ${max}.`,
  sentTitle: (number: number) => `Maatwerkaanvraag ${number}`,
  sent: 'Uw aanvraag is verstuurd. U krijgt binnen twee werkdagen antwoord; een bevestiging staat in uw e-mail.',
  sentOn: 'Verstuurd op',
  company: 'Bedrijf',
  email: 'E-mailadres',
  pieces: (amount: number) => `${amount} ${amount === 1 ? 'stuk' : 'stuks'}`,
  amount: 'Aantal',
  toProducts: 'Verder winkelen',
  photosOf: (number: number) => `maatwerkaanvraag ${number}`,
  // Where it is told in one line.
  told: (facts: readonly string[]) => facts.filter((fact) => fact !== '').join(', '),
  open: 'Aanvraag bekijken',
} as const;

export function specialRequestMail(contact: string, about: string, href: string): MailText {
  return {
    subject: 'Uw maatwerkaanvraag',
    paragraphs: [
      `Beste ${contact},`,
      `Wij hebben uw aanvraag ontvangen: ${about}. U krijgt binnen twee werkdagen antwoord.`,
    ],
    action: { label: specialTexts.open, href },
    closing: ['Met vriendelijke groet,', 'Maathor'],
  };
}
