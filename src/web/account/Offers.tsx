import type { OfferSummary } from '#contract/offer-summary.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { countLines, offerListTexts, offerTexts } from '#text/ordering/offers.ts';
import { Badge } from '../ui/Badge.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './List.module.css';

type Props = { readonly offers: readonly OfferSummary[] };

/** R12.1: carts that went from one colleague to another, and what became of them. */
export function Offers({ offers }: Props) {
  return (
    <Section id="aangeboden" title={offerListTexts.title}>
      <ul className={styles.list}>
        {offers.map(({ id, side, colleague, state, lines, word, answer, offeredAt }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>
                <a href={`/aangeboden/${id}`}>
                  {side === 'buyer' ? offerListTexts.from(colleague) : offerListTexts.to(colleague)}
                </a>{' '}
                <Badge kind={state === 'offered' ? 'attention' : 'neutral'}>
                  {offerTexts.states[side][state]}
                </Badge>
              </p>
              <p className={styles.soft}>
                {[formatDateTime(new Date(offeredAt)), countLines(lines)].join(' · ')}
              </p>
              {word !== '' && <p className={styles.soft}>{offerListTexts.quote(word)}</p>}
              {answer !== '' && <p className={styles.soft}>{offerListTexts.answer(answer)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
