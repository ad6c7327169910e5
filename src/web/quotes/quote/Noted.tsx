import type { QuoteNotice } from '#contract/quote/quote.ts';
import { Message } from '../../ui/Message.tsx';

type Props = { readonly notice: QuoteNotice | null; readonly at: string | undefined };

/** What was just done, told where it was done: the page begins there again. */
export function Noted({ notice, at }: Props) {
  if (notice === null || notice.at !== at) return null;
  return <Message kind={notice.kind}>{notice.text}</Message>;
}
