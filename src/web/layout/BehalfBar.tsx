import type { FrameBehalf } from '#contract/page.ts';
import { behalfTexts } from '#text/staff/behalf.ts';
import { behalfBarId } from '../ui/behalf-bar.ts';
import styles from './BehalfBar.module.css';

type Props = { readonly behalf: FrameBehalf };

/** R10.4: stays in sight, so that nobody takes a customer's cart for another one. */
export function BehalfBar({ behalf: { person, company, stopPath, token } }: Props) {
  return (
    <section id={behalfBarId} className={styles.bar} aria-label={behalfTexts.label}>
      <p className={styles.text}>{behalfTexts.bar(person, company)}</p>
      <form method="post" action={stopPath}>
        <input type="hidden" name="_token" value={token} />
        <button type="submit" className={styles.stop}>
          {behalfTexts.stop}
        </button>
      </form>
    </section>
  );
}
