import { z } from 'zod';
import { exportKinds } from '#contract/office/exports.ts';

const day = z.iso.date().regex(/^(19|2\d)\d{2}-/);

/** What bookkeeping asks for: days of issue, both included. */
export const exportRequestShape = z.object({ what: z.enum(exportKinds), from: day, until: day });

export type ExportRequest = Readonly<z.infer<typeof exportRequestShape>>;
