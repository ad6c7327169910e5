import type { ReactNode } from 'react';
import type { PageScript } from '#contract/page.ts';

export type SharedPicture = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
};

/** What a page gives to the document around it. */
export type PageView = {
  readonly title: string;
  readonly description: string | null;
  // Whether search engines may list it: not what depends on who is asking.
  readonly isIndexed: boolean;
  readonly script?: PageScript;
  // A configurator stands before the page as soon as its script has come.
  readonly opensAtOnce?: boolean;
  // What stands in the page's place until then.
  readonly cover?: ReactNode;
  // What others show beside a link to it; the shop's own picture otherwise.
  readonly sharedPicture?: SharedPicture;
  // In the office's frame, and not in the shop's.
  readonly isOffice?: boolean;
  // R13.3: in the frame of who sent a quote, in this colour, without anything of the shop.
  readonly quoteColour?: string;
  readonly content: ReactNode;
};
