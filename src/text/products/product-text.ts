import type { RuleSentences } from '../configurator/rule-findings.ts';
import type { FilmWords } from '../measuring/films.ts';
import type { ProductHelp } from '../measuring/help.ts';
import type { MeasuringWords } from '../measuring/instruction.ts';
import type { OuterSize } from '../measuring/outer-size.ts';
import type { ConfiguratorText } from './step-text.ts';

export type PictureWords = { readonly place: string; readonly close: string };

/** All the Dutch of one product: a part that is missing does not compile. */
export type ProductText = ConfiguratorText & {
  /** One line on the card and beneath the product's name. */
  readonly tagline: string;
  readonly purpose: readonly string[];
  readonly properties: readonly { readonly label: string; readonly value: string }[];
  /** What its rendered pictures show, for whoever cannot see them; a product without pictures has none. */
  readonly pictures?: PictureWords;
  readonly measuring: MeasuringWords;
  readonly outerSize: OuterSize;
  readonly film: FilmWords;
  readonly help: ProductHelp;
  /** What its rules find, by the code they name, with the figures of the rule in braces. */
  readonly findings: RuleSentences;
};
