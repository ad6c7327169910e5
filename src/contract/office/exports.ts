import type { FormState } from '../form-state.ts';

export const exportKinds = ['invoices', 'vat', 'days', 'intra_community'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** A piece of long work, as its maker sees it. */
export type LongWorkData = {
  readonly id: string;
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly what: string;
  readonly done: number;
  /** Null while nobody has counted. */
  readonly total: number | null;
  readonly fileName: string;
  readonly createdAt: string;
  readonly expiresAt: string;
};

export type OfficeExportsPage = {
  readonly name: 'office-exports';
  readonly form: FormState;
  /** The quarters that can be chosen, newest first. */
  readonly quarters: readonly string[];
  readonly works: readonly LongWorkData[];
};

export type OfficeWorkPage = { readonly name: 'office-work'; readonly work: LongWorkData };
