import type { CartLineData } from '#contract/cart-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { ui } from '#text/pages/ui.ts';
import { classNames } from '../ui/class-names.ts';
import disclosure from '../ui/disclosure.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Photos } from '../ui/Photos.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { CartForms } from './cart-forms.ts';
import styles from './LineDetails.module.css';
import { LinePhotos } from './LinePhotos.tsx';
import { ReferenceForm } from './ReferenceForm.tsx';

type Props = { readonly line: CartLineData; readonly forms: CartForms | null };

/** All that was chosen, folded: one looks for it in one line at a time. */
export function LineDetails({ line, forms }: Props) {
  const advice = `${formatEuro(cents(line.adviceCents))} ${ui.inclVat}`;
  const facts = [...line.summary, { label: cartText.advicePrice, value: advice }];
  return (
    <details className={styles.details} open={line.photoError !== null || line.referenceError !== null}>
      <summary className={classNames(disclosure.summary, styles.summary)}>
        <Icon name="chevron" />
        {cartText.details(line.photos.length)}
        <VisuallyHidden>{cartText.ofLine('', line.name, line.boxLabel)}</VisuallyHidden>
      </summary>
      <dl className={styles.facts} aria-label={cartText.specifications}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {forms !== null && (
        <>
          <ReferenceForm line={line} forms={forms} />
          <LinePhotos line={line} csrfToken={forms.csrfToken} />
        </>
      )}
      {forms === null && line.photos.length > 0 && (
        <Photos photos={line.photos} of={cartText.lineName(line.name, line.boxLabel)} />
      )}
    </details>
  );
}
