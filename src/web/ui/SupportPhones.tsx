import type { SupportPhones as Phones } from '#contract/page.ts';
import { telephone } from '#text/format/phone.ts';
import { supportText } from '#text/pages/ui.ts';
import styles from './SupportPhones.module.css';

type Props = { readonly support: Phones };

export function SupportPhones({ support }: Props) {
  return (
    <dl className={styles.phones}>
      {support.nl !== '' && <Phone name={supportText.netherlands} number={support.nl} />}
      {support.be !== '' && <Phone name={supportText.belgium} number={support.be} />}
    </dl>
  );
}

function Phone({ name, number }: { readonly name: string; readonly number: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={telephone(number)}>{number}</a>
      </dd>
    </div>
  );
}
