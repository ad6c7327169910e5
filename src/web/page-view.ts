import type { ReactNode } from 'react';

// What a page gives to the document around it.
export type PageView = {
  readonly title: string;
  readonly description: string | null;
  // Whether search engines may list it: not what depends on who is asking.
  readonly isIndexed: boolean;
  // Script of the page's own, much smaller than what islands need.
  readonly script?: 'cart';
  readonly content: ReactNode;
};
