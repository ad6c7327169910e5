import type { ReactNode } from 'react';
import type { Frame } from '#contract/page.ts';
import type { PaymentPage } from '#contract/payment-page.ts';
import {
  demoPaymentLinkTexts,
  demoPaymentTexts,
  paymentStateTexts,
  paymentTexts,
} from '#text/ordering/payment.ts';
import { Island } from '../Island.tsx';
import type { PageView } from '../page-view.ts';
import { DemoPaymentLinkPage } from './DemoPaymentLinkPage.tsx';
import { DemoPaymentPage } from './DemoPaymentPage.tsx';
import styles from './PaymentPage.module.css';
import { PaymentStatePage } from './PaymentStatePage.tsx';

export function paymentView(page: PaymentPage, { csrfToken, account }: Frame): PageView {
  switch (page.name) {
    case 'payment': {
      const { name: _, ...data } = page;
      return view(
        paymentTexts.title,
        <div className={styles.page}>
          <h1>{paymentTexts.title}</h1>
          <Island name="payment-link" props={{ ...data, csrfToken }} />
        </div>,
      );
    }
    case 'payment-state':
      return view(
        paymentStateTexts[page.state].title,
        <PaymentStatePage page={page} isLoggedIn={account !== null} />,
      );
    case 'demo-payment':
      return view(demoPaymentTexts.title, <DemoPaymentPage page={page} csrfToken={csrfToken} />);
    case 'demo-payment-link':
      return view(demoPaymentLinkTexts.title, <DemoPaymentLinkPage csrfToken={csrfToken} />);
  }
}

// A link that lets anybody pay belongs in no search engine.
function view(title: string, content: ReactNode): PageView {
  return { title, description: null, isIndexed: false, content };
}
