import type { Millimetres } from '#domain/measure/millimetres.ts';
import { list, nullable, object, optional, record, type Shape, text, whole } from '../../shape.ts';
import type { Row } from '../rows/state/row.ts';
import type { Answer, Answers, CustomColour, Fields } from './answer.ts';

/**
 * What the browser keeps: margins as a suggestion for the next screen (R3.11), and an unfinished configuration
 * until it is in the cart. Storage may be full, forbidden or tampered with: then there is simply nothing kept.
 */
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
  readonly rows: readonly Row[];
  readonly activeKey: string | null;
  // What is said of answers that came from another product, until something is changed in them.
  readonly carried?: string | undefined;
  // The line that it changes, as it was then.
  readonly line?: string | undefined;
};

export type KeptDraft = Draft & { readonly keptAt: number };

const drafts = 'maathor.draft.';
const week = 7 * 24 * 60 * 60 * 1000;

export function createMemory(openStorage: () => Storage, now: () => number, entersTotals = false): Memory {
  // Rows do not say of what they are the size: openings that come back as total sizes make screens that are too small.
  const draftKey = ({ customerId, code, flow }: DraftPlace) =>
    `${drafts}${flow}.${customerId}.${code}${flow === 'quick' && entersTotals ? '.total' : ''}`;
  const read = <Kept>(key: string, isKept: Shape<Kept>): Kept | null => {
    try {
      const kept: unknown = JSON.parse(openStorage().getItem(key) ?? 'null');
      return isKept(kept) ? kept : null;
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
  // A line that has left the cart is never asked for again, and what was changed in it would stay for ever.
  const forgetOld = (): void =>
    change((storage) => {
      for (const key of Object.keys(storage)) {
        const kept = key.startsWith(drafts) && read(key, isDated);
        if (kept && now() - kept.keptAt > week) storage.removeItem(key);
      }
    });
  return {
    margins: (code) => read(marginsKey(code), isFields) ?? {},
    rememberMargins: (code, spaces) => {
      const known = read(marginsKey(code), isFields);
      change((storage) => storage.setItem(marginsKey(code), JSON.stringify({ ...known, ...spaces })));
    },
    findDraft: (place) => {
      forgetOld();
      return read(draftKey(place), isKeptDraft);
    },
    keepDraft: (place, draft) => {
      const kept: KeptDraft = { ...draft, keptAt: now() };
      change((storage) => storage.setItem(draftKey(place), JSON.stringify(kept)));
    },
    dropDraft: (place) => change((storage) => storage.removeItem(draftKey(place))),
  };
}

const marginsKey = (code: string) => `maathor.margins.${code}`;

const isFields = record(text);
const isLength: Shape<Millimetres> = (value): value is Millimetres => whole(value);
const isRow = object<Row>({
  id: text,
  width: nullable(isLength),
  height: nullable(isLength),
  amount: whole,
  kenmerk: text,
});

type AnswerOf<Kind> = Omit<Extract<Answer, { readonly kind: Kind }>, 'kind'>;

const answerShapes: { readonly [Kind in Answer['kind']]: Shape<AnswerOf<Kind>> } = {
  start: object<AnswerOf<'start'>>({}),
  options: object<AnswerOf<'options'>>({ keys: isFields }),
  colour: object<AnswerOf<'colour'>>({
    colour: text,
    custom: nullable(object<CustomColour>({ ral: text, hex: text })),
  }),
  sides: object<AnswerOf<'sides'>>({ sides: list(text) }),
  text: object<AnswerOf<'text'>>({ text }),
  measures: object<AnswerOf<'measures'>>({ typed: record(isLength), spaces: isFields }),
  amount: object<AnswerOf<'amount'>>({ amount: whole }),
  rows: object<AnswerOf<'rows'>>({}),
};

const isKind: Shape<Answer['kind']> = (value): value is Answer['kind'] =>
  text(value) && Object.hasOwn(answerShapes, value);
const hasKind = object<{ readonly kind: Answer['kind'] }>({ kind: isKind });
const isAnswer: Shape<Answer> = (value): value is Answer => hasKind(value) && answerShapes[value.kind](value);

const isDated = object<Pick<KeptDraft, 'keptAt'>>({ keptAt: whole });
const isKeptDraft = object<KeptDraft>({
  keptAt: whole,
  chosen: record(isAnswer),
  amount: whole,
  activeKey: nullable(text),
  carried: optional(text),
  line: optional(text),
  rows: list(isRow),
});
