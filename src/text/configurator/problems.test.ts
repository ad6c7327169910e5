import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import type { Figures, Finding, Notice } from '#domain/product/finding.ts';
import { ca100Text } from '../products/ca-100.ts';
import { ce100Text } from '../products/ce-100.ts';
import { pe100Text } from '../products/pe-100.ts';
import { ro50Text } from '../products/ro-50.ts';
import { ro100Text } from '../products/ro-100.ts';
import { se100Text } from '../products/se-100.ts';
import { describeNotice } from './notices.ts';
import { describeFinding, incompleteMessage } from './problems.ts';
import type { Speaker } from './rule-findings.ts';

const mm = millimetres;

describe('sentences of the product book', () => {
  it.each<[Finding, string]>([
    [
      { code: 'maat_te_breed', width: mm(928), max: mm(900) },
      'De totale breedte wordt 92,8 cm. De maximale breedte van de Inzethor is 90,0 cm.',
    ],
    [
      { code: 'maat_te_laag', height: mm(249), min: mm(250) },
      'De totale hoogte wordt 24,9 cm. De minimale hoogte van de Inzethor is 25,0 cm.',
    ],
    [{ code: 'maat_geen_getal' }, 'Vul een geldige maat in, bijvoorbeeld 90,5.'],
    [
      { code: 'maat_oppervlak', width: mm(1400), height: mm(2001), maxSquareMillimetres: 2_800_000 },
      'Met 140,0 x 200,1 cm wordt de hor 2,81 m². Het maximum is 2,80 m². Kies een kleinere maat of vraag maatwerk aan.',
    ],
    [
      { code: 'eenheid_mm', value: mm(9000) },
      '900,0 cm is wel erg groot. Heeft u de maat in millimeters ingevuld? Vul de maat in centimeters in.',
    ],
    [
      { code: 'eenheid_cm', value: mm(90) },
      '90 mm is wel erg klein. Heeft u de maat in centimeters ingevuld? Vul de maat in millimeters in.',
    ],
    [
      { code: 'rondom_te_weinig', side: 'left', min: mm(8), value: mm(7) },
      'Aan de zijde links is minimaal 0,8 cm vlakke ruimte nodig. Met 0,7 cm kan deze hor niet worden geplaatst.',
    ],
    [
      { code: 'onder_extra', min: mm(1), max: mm(40) },
      'Vul in hoeveel de strip, lekdorpel of vensterbank boven de onderkant uitsteekt (0,1 t/m 4,0 cm).',
    ],
    [
      { code: 'ral_niet_leverbaar', ral: 'RAL 1026' },
      'RAL 1026 kunnen wij niet leveren. Kies een andere kleur.',
    ],
  ])('%o', (finding, sentence) => {
    expect(describeFinding(finding, 'cm', pe100Text)).toBe(sentence);
  });

  it.each<[Finding, string]>([
    [
      { code: 'maat_te_breed', width: mm(1601), max: mm(1600), soFar: true },
      'De totale breedte wordt minstens 1601 mm. De maximale breedte van de Inzethor is 1600 mm.',
    ],
    [
      { code: 'maat_te_laag', height: mm(249), min: mm(250), soFar: true },
      'De totale hoogte wordt hoogstens 249 mm. De minimale hoogte van de Inzethor is 250 mm.',
    ],
    [
      {
        code: 'maat_oppervlak',
        width: mm(1414),
        height: mm(2066),
        maxSquareMillimetres: 2_800_000,
        soFar: true,
      },
      'De hor wordt minstens 2,92 m². Het maximum is 2,80 m². Kies een kleinere maat of vraag maatwerk aan.',
    ],
  ])('R20.3 promise no size while an answer is open: %o', (finding, sentence) => {
    expect(describeFinding(finding, 'mm', pe100Text)).toBe(sentence);
  });

  it.each<[Notice, string]>([
    [
      { code: 'ral_instelkosten', ral: 'RAL 6005' },
      'Voor RAL 6005 rekenen wij eenmalig per kleur per bestelling € 38,43 instelkosten. Levering binnen 20 werkdagen.',
    ],
  ])('%o', (notice, sentence) => {
    expect(describeNotice(notice, 'mm', cents(38_43), pe100Text)).toBe(sentence);
  });

  it.each<[Speaker, string, Figures, string]>([
    [
      se100Text,
      'se_verhouding',
      { surplus: mm(200) },
      'De hoogte moet minimaal 20,0 cm groter zijn dan de breedte van het (breedste) deurdeel.',
    ],
    [
      ro100Text,
      'ro100_hoek',
      { width: { atLeast: mm(1248) }, max: mm(1900) },
      'Bij een breedte van minstens 124,8 cm is de maximale hoogte 190,0 cm.',
    ],
    [
      ro50Text,
      'ro_diepte',
      { min: mm(46) },
      'De inbouwdiepte is te klein. De Rolhor heeft minimaal 4,6 cm nodig. Kies montage op de dag.',
    ],
    [
      ro50Text,
      'ro_ruimte',
      { guide: mm(22), cassette: mm(44) },
      'Voor montage op de dag is links en rechts 2,2 cm en boven 4,4 cm ruimte nodig.',
    ],
    [
      ro50Text,
      'ro_doorkijk',
      { opening: { width: mm(854), height: mm(1054) } },
      'De vrije opening wordt 85,4 x 105,4 cm.',
    ],
    [
      ca100Text,
      'ca_luik_plaat',
      { plate: mm(400) },
      'Voor dit dierenluik is een schopplaat van minimaal 40,0 cm nodig.',
    ],
    [
      ca100Text,
      'ca_luik_plaat',
      { plate: 'mid-rail' },
      'Voor dit dierenluik is een schopplaat van minimaal tussenregelhoogte nodig.',
    ],
    [
      ca100Text,
      'ca_sluiting_hoog',
      { under: mm(2000), position: mm(1200) },
      'Bij een deur lager dan 200,0 cm kan de draaisluiting niet op 120,0 cm worden geplaatst.',
    ],
    [
      pe100Text,
      'tussenregel',
      { from: mm(1500), rails: 'one-rail' },
      'Vanaf 150,0 cm hoogte plaatsen wij standaard een tussenregel (inbegrepen).',
    ],
    [
      ce100Text,
      'tussenregel',
      { from: mm(2000), rails: 'two-rails' },
      'Vanaf 200,0 cm hoogte plaatsen wij standaard twee tussenregels (inbegrepen).',
    ],
  ])('a rule of the $name finds %s in its own words', (product, code, figures, sentence) => {
    expect(describeFinding({ code, figures }, 'cm', product)).toBe(sentence);
  });

  it('no product has words for a rule of another', () => {
    const finding = { code: 'ro100_hoek', figures: { width: mm(1000), max: mm(2200) } };
    expect(() => describeFinding(finding, 'mm', ro50Text)).toThrow('Rolhor has no sentence for ro100_hoek');
  });

  it('R8.5 says so when something is missing', () => {
    expect(incompleteMessage).toBe('U heeft nog niet alle opties voor deze hor ingevuld.');
  });
});
