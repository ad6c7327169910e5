import type { SpecialRequestPage } from '#contract/special-request-page.ts';
import { formatDate } from '#text/format/date.ts';
import { specialTexts as texts } from '#text/ordering/special-request.ts';
import { ButtonLink } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Message } from '../ui/Message.tsx';
import { Photos } from '../ui/Photos.tsx';
import layout from '../ui/page.module.css';
import styles from './SpecialRequest.module.css';

type Props = { readonly page: SpecialRequestPage };

export function SentRequest({ page: { number, sentOn, facts, description, photos, isOwn } }: Props) {
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <h1>{texts.sentTitle(number)}</h1>
        {isOwn && <Message kind="ok">{texts.sent}</Message>}
      </div>
      <div className={classNames(card.card, styles.sent)}>
        <dl className={styles.facts}>
          {[{ label: texts.sentOn, value: formatDate(sentOn) }, ...facts].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.description}>{description}</p>
        {photos.length > 0 && <Photos photos={photos} of={texts.photosOf(number)} />}
      </div>
      <p className={styles.after}>
        <ButtonLink href="/">{texts.toProducts}</ButtonLink>
      </p>
    </div>
  );
}
