import { photoTexts } from '#text/ordering/photos.ts';
import { readPage, refusalOf } from './answered-page.ts';

type Failure = {
  readonly words: string;
  // What can be sent again as it is; null where another photo must be chosen.
  readonly kept: FormData | null;
};

export type PhotoFailures = {
  /** What was chosen here and did not arrive, to be sent once more. */
  readonly take: (form: HTMLFormElement) => FormData | null;
  /** Gives what there is to say of it; null where it arrived, or where only another visit can help. */
  readonly note: (address: string, sent: FormData, answer: Response | null) => Promise<string | null>;
  /** After every change of the page, which knows nothing of what never reached the shop. */
  readonly show: (page: Document) => void;
};

/** Photos that did not arrive: said beside their line, and kept for another try. */
export function createPhotoFailures(): PhotoFailures {
  const failures = new Map<string, Failure>();
  return {
    take: ({ action }) => {
      const kept = failures.get(action)?.kept ?? null;
      failures.delete(action);
      return kept;
    },
    note: async (address, sent, answer) => {
      const words = await wordsOf(answer);
      if (words === null) return null;
      const isRefused = answer?.status === 413 || answer?.status === 422;
      failures.set(address, { words, kept: isRefused ? null : sent });
      return words;
    },
    show: (page) => {
      for (const form of page.querySelectorAll<HTMLFormElement>('#cart form[data-photos]')) {
        const failure = failures.get(form.action);
        const [place, words] = [form.querySelector('[data-failure]'), form.querySelector('[data-failure] p')];
        place?.toggleAttribute('hidden', failure === undefined);
        place?.querySelector('button')?.toggleAttribute('hidden', failure?.kept === null);
        if (words !== null) words.textContent = failure?.words ?? '';
      }
    },
  };
}

async function wordsOf(answer: Response | null): Promise<string | null> {
  if (answer === null) return photoTexts.notSent;
  if (answer.status === 413) return photoTexts.tooMuch;
  if (answer.status === 422) return refusalOf(await readPage(answer));
  if (answer.status !== 429) return null;
  return photoTexts.tooMany(Math.max(1, Math.ceil(Number(answer.headers.get('retry-after') ?? 60) / 60)));
}
