import { backupTexts as texts } from '#text/staff/backup.ts';
import { CommandProblem } from '../errors.ts';

// Node's words, and PostgreSQL's own.
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Which disk is full is known only to who wrote there: the error itself names no folder. */
export function onDiskOf(folder: string): (error: unknown) => never {
  return (error) => {
    const isFull = error instanceof Error && 'code' in error && fullCodes.includes(String(error.code));
    throw isFull ? new CommandProblem(texts.diskFull(folder)) : error;
  };
}
