import type { NoticeTopic } from '#domain/task/notice.ts';

export const noticesPath = '/beheer/meldingen';

export type OfficeNoticesPage = {
  readonly name: 'office-notices';
  readonly email: string;
  /** Those of the reader's role, with their own choice or else what is usual. */
  readonly topics: readonly { readonly topic: NoticeTopic; readonly isWanted: boolean }[];
  readonly notice: string | null;
};
