import { createContext, useMemo, useRef, useState } from 'react';
import type { Unreadable } from '#domain/spreadsheet/unreadable-file.ts';
import type { SizesFile } from './sizes-file.ts';

/** Sizes that came in one go, before anybody knows which product they are of. */
export type Given =
  | { readonly kind: 'file'; readonly file: SizesFile }
  | { readonly kind: 'cells'; readonly text: string };

export type FileDeskState =
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: Unreadable }
  | { readonly kind: 'ready'; readonly given: Given };

export type FileDesk = {
  readonly state: FileDeskState | null;
  // Whether there is something to show of it.
  readonly offerFile: (file: File) => Promise<boolean>;
  readonly offerCells: (text: string) => void;
  readonly clear: () => void;
};

/** Where rows can come in from a file; null on a product page, which has one size. */
export const FileDeskContext = createContext<FileDesk | null>(null);

/** Keeps what was given until there are rows to put it in. */
export function useFileDesk(): FileDesk {
  const [state, setState] = useState<FileDeskState | null>(null);
  // Of two files only the last one counts, however long the first takes.
  const last = useRef(0);
  return useMemo(() => {
    const offerFile = async (file: File) => {
      last.current += 1;
      const turn = last.current;
      const { name } = file;
      setState({ kind: 'reading', name });
      const next = await read(file);
      if (turn === last.current) setState(next);
      return next.kind === 'ready';
    };
    return {
      state,
      offerFile,
      offerCells: (text) => {
        last.current += 1;
        setState({ kind: 'ready', given: { kind: 'cells', text } });
      },
      clear: () => {
        last.current += 1;
        setState(null);
      },
    };
  }, [state]);
}

async function read(file: File): Promise<FileDeskState> {
  const { name } = file;
  try {
    // Most orders are typed: they need no word of how a workbook is made.
    const { readFile } = await import('./read-file.ts');
    return { kind: 'ready', given: { kind: 'file', file: await readFile(file) } };
  } catch (failure) {
    return { kind: 'refused', name, reason: reasonOf(failure) };
  }
}

function reasonOf(failure: unknown): Unreadable {
  const reasons: readonly Unreadable[] = ['kind', 'large', 'long', 'old', 'broken', 'empty'];
  const told = failure instanceof Error && 'reason' in failure ? failure.reason : null;
  // A disk that was taken out while it was read, or a line that broke before the reader had come.
  return reasons.find((reason) => reason === told) ?? 'broken';
}
