import { z } from 'zod';

export const exportKinds = ['invoices', 'vat', 'days', 'intra_community'] as const;

export type ExportKind = (typeof exportKinds)[number];

const day = z.iso.date().regex(/^(19|2\d)\d{2}-/);

/** What bookkeeping asks for: days of issue, both included. */
export const exportRequestShape = z.object({ what: z.enum(exportKinds), from: day, until: day });

export type ExportRequest = Readonly<z.infer<typeof exportRequestShape>>;
