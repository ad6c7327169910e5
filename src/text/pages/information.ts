import { dutchVatPercent } from '#domain/business/vat.ts';
import { keptTexts } from '../account/retention.ts';

export type InformationSection = { readonly title: string; readonly paragraphs: readonly string[] };

export type InformationText = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly updated: string | null;
  readonly sections: readonly InformationSection[];
};

export const informationText: Readonly<Record<'terms' | 'privacy' | 'contact', InformationText>> = {
  terms: {
    title: 'Algemene voorwaarden',
    description: 'De voorwaarden waaronder Maathor horren op maat levert aan zakelijke klanten.',
    lead: 'Kort en leesbaar: wat u van ons mag verwachten en wat wij van u vragen.',
    updated: 'Geldig vanaf 1 november 2026',
    sections: [
      {
        title: '1. Voor wie',
        paragraphs: [
          'Deze voorwaarden gelden voor elke bestelling bij Maathor. Wij leveren uitsluitend aan bedrijven in Nederland en België. Uw eigen inkoopvoorwaarden gelden alleen als wij ze schriftelijk hebben aanvaard.',
        ],
      },
      {
        title: '2. Prijzen',
        paragraphs: [
          `Nettoprijzen zijn in euro, exclusief btw. Adviesprijzen zijn inclusief ${dutchVatPercent} % btw en bedoeld als advies voor uw klant; u bent vrij om een andere prijs te vragen.`,
          'De prijs van een regel in uw winkelwagen geldt volgens de prijslijst van dat moment. Komt er een nieuwe prijslijst voordat u bestelt, dan rekenen wij opnieuw en zeggen wij dat erbij. Na uw bestelling verandert de prijs niet meer.',
          'Bij levering in België aan een klant met een geldig Belgisch btw-nummer verleggen wij de btw.',
        ],
      },
      {
        title: '3. Bestellen en controleren',
        paragraphs: [
          'De overeenkomst komt tot stand als wij uw bestelling bevestigen. U bent verantwoordelijk voor de maten en keuzes die u opgeeft; de maat die wij maken staat bij het samenstellen, in de winkelwagen en op de bevestiging.',
          'Een fout ontdekt? Bel ons direct. Zolang de productie niet is begonnen, passen wij de bestelling kosteloos aan.',
        ],
      },
      {
        title: '4. Maatwerk kan niet retour',
        paragraphs: [
          'Elke hor wordt speciaal voor uw opening gemaakt. Op maat gemaakte horren kunnen daarom niet worden geruild of geretourneerd, tenzij wij iets anders leverden dan u bestelde of het product een gebrek heeft.',
        ],
      },
      {
        title: '5. Levering',
        paragraphs: [
          'De levertijd staat bij de kleur die u kiest, de leverdatum in de winkelwagen en bij de bestelling. De werkdagen tellen vanaf de dag van uw betaling. De datum is een zo nauwkeurig mogelijke verwachting. Duurt het langer, dan hoort u dat van ons zodra wij het weten. Vanaf aflevering is het product voor uw risico.',
          'Controleer de zending bij ontvangst. Meld transportschade binnen twee werkdagen, met een foto van de doos en de hor.',
        ],
      },
      {
        title: '6. Betaling en eigendom',
        paragraphs: [
          'U betaalt bij de bestelling of via de betaallink op uw factuur. Geleverde producten blijven ons eigendom tot de hele factuur is betaald.',
        ],
      },
      {
        title: '7. Garantie',
        paragraphs: [
          'Op profielen, gaas en bewegende delen geven wij vijf jaar garantie bij normaal gebruik en montage volgens de instructie. Wij herstellen of vervangen; kosten van montage en demontage vallen daar niet onder.',
        ],
      },
      {
        title: '8. Aansprakelijkheid en recht',
        paragraphs: [
          'Onze aansprakelijkheid is beperkt tot het factuurbedrag van de betreffende hor, behalve bij opzet of grove schuld. Op deze voorwaarden is Nederlands recht van toepassing.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'Welke gegevens Maathor bewaart, waarvoor en hoe lang.',
    lead: 'Wij bewaren wat nodig is om uw horren te maken, te bezorgen en te factureren. Meer niet.',
    updated: 'Bijgewerkt op 15 november 2026',
    sections: [
      {
        title: 'Wat wij bewaren',
        paragraphs: [
          'Bedrijfsgegevens en contactpersoon, afleveradressen, uw instellingen, configuraties, bestellingen, facturen en betaalstatus. Uw wachtwoord bewaren wij alleen als onomkeerbare afdruk.',
          'Bij het inloggen leggen wij tijdstip en soort apparaat vast, zodat u zelf kunt zien waar u bent aangemeld en u daar kunt afmelden.',
        ],
      },
      {
        title: 'Waarvoor',
        paragraphs: [
          'Om de overeenkomst uit te voeren, om misbruik van accounts te voorkomen en om aan de fiscale bewaarplicht te voldoen. Wij verkopen geen gegevens en maken geen profielen.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Wij plaatsen twee noodzakelijke cookies: één onthoudt dat u bent ingelogd, de andere dat u met deze browser al eens heeft ingelogd, zodat wij u kunnen waarschuwen als iemand het met een ander apparaat doet. In uw browser bewaren wij daarnaast een configuratie waar u mee bezig bent en de laatst gekozen ruimte rondom, zodat u niets opnieuw hoeft in te vullen. Metingen over het gebruik gaan alleen met uw toestemming naar buiten.',
        ],
      },
      {
        title: 'Met wie wij delen',
        paragraphs: [
          'Met de vervoerder het afleveradres, met de betaalprovider het bedrag en het ordernummer, en met de dienst die technische storingen verzamelt alleen wat nodig is om de storing op te lossen. Met elk van hen hebben wij afspraken over vertrouwelijkheid.',
        ],
      },
      {
        title: 'Hoe lang',
        paragraphs: keptTexts,
      },
      {
        title: 'Uw rechten',
        paragraphs: [
          'U kunt uw gegevens inzien, laten verbeteren of verwijderen. In uw account downloadt u alles wat wij van u bewaren. Voor het andere belt u ons; wij reageren binnen een maand. U kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens of, in België, de Gegevensbeschermingsautoriteit.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'Advies over meten, montage en bestellen bij Maathor, voor Nederland en België.',
    lead: 'Een vakman aan de lijn, zonder keuzemenu. Handig om bij de hand te hebben: productcode, maten en een foto van het kozijn.',
    updated: null,
    sections: [
      {
        title: 'Twijfel over meten of montage',
        paragraphs: [
          'Bel voordat u bestelt: een hor op maat kan niet retour. Wij rekenen de maat met u na.',
          'Buiten onze uren vindt u bij elk product een meetinstructie die u kunt printen.',
        ],
      },
      {
        title: 'Vraag over een bestelling',
        paragraphs: [
          'Houd het bestelnummer bij de hand. De status van uw bestellingen staat ook in uw account.',
        ],
      },
      {
        title: 'Maatwerk buiten de grenzen',
        paragraphs: [
          'Groter dan de configurator toelaat, een schuine zijde of een afwijkend kozijn? Leg het ons voor; vaak is er een oplossing met een ander product.',
        ],
      },
    ],
  },
};

export const contactText = {
  phoneHeading: 'Bel onze adviseurs',
  companyHeading: 'Bedrijfsgegevens',
  email: 'E-mail:',
} as const;
