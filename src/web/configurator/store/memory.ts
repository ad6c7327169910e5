import type { Row } from '../rows/state/rows.ts';
import type { Answers, Fields } from './answer.ts';

// What the browser keeps: margins as a suggestion for the next screen (R3.11), and an unfinished configuration
// until it is in the cart. Storage may be full, forbidden or tampered with: then there is simply nothing kept.
export type Memory = {
  readonly margins: (code: string) => Fields;
  readonly rememberMargins: (code: string, spaces: Fields) => void;
  readonly findDraft: (place: DraftPlace) => KeptDraft | null;
  readonly keepDraft: (place: DraftPlace, draft: Draft) => void;
  readonly dropDraft: (place: DraftPlace) => void;
};

export type DraftPlace = {
  readonly customerId: number;
  readonly code: string;
  readonly flow: 'product' | 'quick';
};

export type Draft = {
  readonly chosen: Answers;
  readonly amount: number;
  readonly blocks: readonly Row[];
  readonly activeKey: string | null;
};

export type KeptDraft = Draft & { readonly keptAt: number };

const week = 7 * 24 * 60 * 60 * 1000;

export function createMemory(openStorage: () => Storage, now: () => number): Memory {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(openStorage().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const change = (act: (storage: Storage) => void): void => {
    try {
      act(openStorage());
    } catch {
      // Private windows and full disks refuse: the configurator works without.
    }
  };
  return {
    margins: (code) => textsOf(read(marginsKey(code))),
    rememberMargins: (code, spaces) => {
      const known = textsOf(read(marginsKey(code)));
      change((storage) => storage.setItem(marginsKey(code), JSON.stringify({ ...known, ...spaces })));
    },
    findDraft: (place) => {
      const kept = read(draftKey(place));
      return isKept(kept) && now() - kept.keptAt <= week ? kept : null;
    },
    keepDraft: (place, draft) => {
      const kept: KeptDraft = { ...draft, keptAt: now() };
      change((storage) => storage.setItem(draftKey(place), JSON.stringify(kept)));
    },
    dropDraft: (place) => change((storage) => storage.removeItem(draftKey(place))),
  };
}

const marginsKey = (code: string) => `maathor.margins.${code}`;
const draftKey = ({ customerId, code, flow }: DraftPlace) => `maathor.draft.${flow}.${customerId}.${code}`;

function textsOf(value: unknown): Fields {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isKept(value: unknown): value is KeptDraft {
  if (!isRecord(value)) return false;
  const { keptAt, chosen, amount, blocks } = value;
  return (
    typeof keptAt === 'number' &&
    Number.isInteger(amount) &&
    Array.isArray(blocks) &&
    isRecord(chosen) &&
    Object.values(chosen).every((answer) => isRecord(answer) && typeof answer['kind'] === 'string')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
