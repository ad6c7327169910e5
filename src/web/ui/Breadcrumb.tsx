import { pageText } from '#text/pages/ui.ts';
import styles from './Breadcrumb.module.css';

type Props = {
  readonly trail: readonly { readonly href: string; readonly label: string }[];
  readonly current: string;
};

export function Breadcrumb({ trail, current }: Props) {
  return (
    <nav aria-label={pageText.breadcrumb} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
