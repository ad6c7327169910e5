import type { ReactNode } from 'react';
import { accountTexts } from '#text/account/account.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import styles from './Narrow.module.css';

type Crumb = { readonly href: string; readonly label: string };

type Props = {
  readonly title: string;
  readonly intro?: string;
  readonly aside?: ReactNode;
  readonly isRoomy?: boolean;
  readonly isPartOfAccount?: boolean;
  // Deeper in the account, or elsewhere.
  readonly trail?: readonly Crumb[];
  readonly children: ReactNode;
};

const accountTrail = [{ href: '/account', label: accountTexts.title }] as const;

/** A page with one thing to do on it, and room beside it for who came for something else. */
export function Narrow(props: Props) {
  const { title, intro, aside, isRoomy = false, isPartOfAccount = false, children } = props;
  const trail = props.trail ?? (isPartOfAccount ? accountTrail : []);
  return (
    <div className={`${styles.page} ${isRoomy ? styles.roomy : ''}`}>
      <header className={styles.head}>
        {trail.length > 0 && <Breadcrumb trail={trail} current={title} />}
        <h1>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={styles.columns}>
        <div className={classNames(card.card, styles.card)}>{children}</div>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  );
}
