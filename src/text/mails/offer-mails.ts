import { countLines } from '../ordering/offers.ts';
import type { MailText } from './mail.ts';

const signature = ['Met vriendelijke groet,', 'Maathor'] as const;

type Offered = {
  readonly name: string;
  readonly from: string;
  readonly lines: number;
  readonly word: string;
  readonly link: string;
};

type GivenBack = {
  readonly name: string;
  readonly by: string;
  readonly lines: number;
  readonly answer: string;
  // What the cart has no room for; empty where it has.
  readonly remarks?: string;
  readonly link: string;
};

export const offerMails = {
  offered: ({ name, from, lines, word, link }: Offered): MailText => ({
    subject: `${from} biedt u een winkelwagen aan`,
    paragraphs: [
      `Beste ${name},`,
      `${from} heeft een winkelwagen met ${countLines(lines)} voor u klaargezet om te bestellen. U neemt hem in zijn geheel over in uw eigen winkelwagen, of geeft hem terug.`,
      ...(word === '' ? [] : [`${from} schrijft: ‘${word}’`]),
    ],
    action: { label: 'Winkelwagen bekijken', href: link },
    closing: signature,
  }),
  givenBack: ({ name, by, lines, answer, remarks = '', link }: GivenBack): MailText => ({
    subject: `${by} geeft uw winkelwagen terug`,
    paragraphs: [
      `Beste ${name},`,
      `De winkelwagen met ${countLines(lines)} die u aan ${by} had aangeboden, is terug. De regels staan weer in uw winkelwagen, zoals ze waren.`,
      ...(answer === '' ? [] : [`Daarbij staat: ‘${answer}’`]),
      ...(remarks === ''
        ? []
        : [
            `De opmerkingen die erbij stonden, passen niet meer naast die in uw winkelwagen. Neem zelf over wat u nodig heeft: ‘${remarks}’`,
          ]),
    ],
    action: { label: 'Naar winkelwagen', href: link },
    closing: signature,
  }),
  left: (name: string) =>
    `${name} kan deze winkelwagen niet meer bestellen. Bied hem aan een andere collega aan.`,
} as const;
