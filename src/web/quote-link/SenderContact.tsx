import type { QuoteSender } from '#domain/quote/quote-document.ts';

/** How the dealer is reached: a thumb is enough. */
export function SenderContact({
  sender: { phone, replyTo },
}: {
  readonly sender: Pick<QuoteSender, 'phone' | 'replyTo'>;
}) {
  return (
    <>
      {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      {phone !== '' && replyTo !== '' && ' · '}
      {replyTo !== '' && <a href={`mailto:${replyTo}`}>{replyTo}</a>}
    </>
  );
}
