import type { Frame } from '#contract/page.ts';
import { quotesPath } from '#contract/quote/quote.ts';
import { may } from '#domain/account/rights.ts';
import { navigation, pageText } from '#text/pages/ui.ts';
import { Icon } from '../ui/Icon.tsx';
import { CartPreview } from './CartPreview.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

type Props = { readonly frame: Frame };

export function Header({ frame }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.logo} aria-label={navigation.home}>
          <Logo />
          {pageText.brand}
        </a>
        <nav className={styles.wide} aria-label={navigation.main}>
          <Links frame={frame} />
        </nav>
        <div className={styles.cart}>{frame.cart && <CartPreview cart={frame.cart} />}</div>
        {/* Native, so that the menu opens on pages without script. */}
        <details className={styles.menu}>
          <summary className={styles.menuButton}>
            <Icon name="menu" />
            {navigation.menu}
          </summary>
          <nav className={styles.sheet} aria-label={navigation.main}>
            <Links frame={frame} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links({ frame: { path, account, behalf, csrfToken } }: Props) {
  // R10.4: staff see a company's quotes only while they are at work for it.
  const hasQuotes = account !== null && (behalf !== null || may(account.role, 'make_quotes'));
  const entries = [
    { href: '/', label: navigation.products, isCurrent: path === '/' || path.startsWith('/producten') },
    { href: '/snel-bestellen', label: navigation.quickOrder, isCurrent: path === '/snel-bestellen' },
    { href: '/meetinstructies', label: navigation.measuring, isCurrent: path.startsWith('/meetinstructies') },
    ...(hasQuotes
      ? [{ href: quotesPath, label: navigation.quotes, isCurrent: path.startsWith(quotesPath) }]
      : []),
    ...(account?.isStaff ? [{ href: '/beheer', label: navigation.office, isCurrent: false }] : []),
    account
      ? { href: '/account', label: navigation.account, isCurrent: path.startsWith('/account') }
      : { href: '/inloggen', label: navigation.logIn, isCurrent: path === '/inloggen' },
  ];
  return (
    <ul className={styles.links}>
      {entries.map(({ href, label, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
      {account && (
        <li>
          <form method="post" action="/uitloggen">
            <input type="hidden" name="_token" value={csrfToken} />
            <button type="submit" className={styles.link}>
              {navigation.logOut}
            </button>
          </form>
        </li>
      )}
    </ul>
  );
}
