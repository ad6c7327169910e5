import type { ReactNode } from 'react';
import type { PageScript } from '#contract/page.ts';

/** What a page gives to the document around it. */
export type PageView = {
  readonly title: string;
  readonly description: string | null;
  // Whether search engines may list it: not what depends on who is asking.
  readonly isIndexed: boolean;
  readonly script?: PageScript;
  readonly content: ReactNode;
};
