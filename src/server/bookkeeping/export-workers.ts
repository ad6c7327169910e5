import type { Database } from '../database/database.ts';
import type { LongWorkers } from '../long-work/do-long-work.ts';
import { exportRequestShape } from './export-request.ts';
import { countBooked } from './find-booked.ts';
import { exportFileName, writeExport } from './write-export.ts';

/** The kind of long work that makes a file for bookkeeping. */
export const bookkeepingExport = 'bookkeeping_export';

export function bookkeepingWorkers(database: Database): LongWorkers {
  const encoder = new TextEncoder();
  return {
    [bookkeepingExport]: async (input, desk) => {
      const request = exportRequestShape.parse(input);
      await desk.count(await countBooked(database, request));
      for await (const { read, text } of writeExport(database, request))
        await desk.advance(read, encoder.encode(text));
      return exportFileName(request);
    },
  };
}
