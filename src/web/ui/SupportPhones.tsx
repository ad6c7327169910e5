import type { SupportPhones as Phones } from '#contract/page.ts';
import { telephone } from '#text/format/phone.ts';
import { supportText } from '#text/pages/ui.ts';
import styles from './SupportPhones.module.css';

type Props = { readonly support: Phones };

export function SupportPhones({ support }: Props) {
  return (
    <dl className={styles.phones}>
      <div>
        <dt>{supportText.netherlands}</dt>
        <dd>
          <a href={telephone(support.nl)}>{support.nl}</a>
        </dd>
      </div>
      <div>
        <dt>{supportText.belgium}</dt>
        <dd>
          <a href={telephone(support.be)}>{support.be}</a>
        </dd>
      </div>
    </dl>
  );
}
