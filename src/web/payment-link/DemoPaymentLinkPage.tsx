import { demoSubjects } from '#contract/payment-page.ts';
import { demoPaymentLinkTexts as texts } from '#text/ordering/payment.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PaymentPage.module.css';

type Props = { readonly csrfToken: string };

export function DemoPaymentLinkPage({ csrfToken }: Props) {
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <form method="post" className={styles.ways}>
        <input type="hidden" name="_token" value={csrfToken} />
        {demoSubjects.map((subject) => (
          <Button key={subject} type="submit" name="subject" value={subject}>
            {texts.subjects[subject]}
          </Button>
        ))}
      </form>
    </div>
  );
}
