import { officeRooms } from '#contract/office/page.ts';
import type { OpenImportData } from '#contract/office/prices.ts';
import { pricesTexts as texts } from '#text/staff/prices.ts';
import cells from '../lists/cells.module.css';
import styles from './Prices.module.css';

type Props = { readonly imports: readonly OpenImportData[] };

/** Read, and not in the shop yet: the page of each can be left and found again. */
export function OpenImports({ imports }: Props) {
  return (
    <ul>
      {imports.map(({ id, code, validFrom, source, by }) => (
        <li key={id} className={styles.import}>
          <a href={`${officeRooms.prices.path}/${code}/invoer/${id}`} className={styles.link}>
            {texts.openImport(code, validFrom)}
          </a>
          <span className={cells.soft}>{texts.importBy(by, source)}</span>
        </li>
      ))}
    </ul>
  );
}
