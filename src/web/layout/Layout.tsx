import type { ReactNode } from 'react';
import type { Frame } from '#contract/page.ts';
import { pageText } from '#text/pages/ui.ts';
import { BehalfBar } from './BehalfBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

type Props = {
  readonly frame: Frame;
  readonly cover?: ReactNode;
  // In the place of the shop's own, whose footer is then left out too.
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

const contentId = 'inhoud';

export function Layout({ frame, cover, header, children }: Props) {
  const isShop = !header;
  return (
    <>
      {/* Before what covers the rest of the page. */}
      {frame.behalf !== null && <BehalfBar behalf={frame.behalf} />}
      {cover}
      <a href={`#${contentId}`} className={styles.skip}>
        {pageText.skipToContent}
      </a>
      {frame.isDemo && (
        <aside className={styles.demo} aria-label={pageText.demoLabel}>
          <strong>{pageText.demoLabel}</strong> {pageText.demoBody}
        </aside>
      )}
      {isShop ? <Header frame={frame} /> : header}
      <main id={contentId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isShop && <Footer support={frame.support} hours={frame.hours} seller={frame.seller} />}
    </>
  );
}
