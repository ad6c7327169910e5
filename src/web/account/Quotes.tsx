import { quotesPath } from '#contract/quote/quote.ts';
import { quoteListTexts as texts } from '#text/quotes/list.ts';
import { Actions } from '../forms/Form.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './AccountPage.module.css';

/** The way to the company's quotes, with how many wait to be ordered. */
export function Quotes({ waiting }: { readonly waiting: number }) {
  return (
    <Section title={texts.title}>
      <p className={styles.note}>{waiting > 0 ? texts.waiting(waiting) : texts.about}</p>
      <Actions>
        <ButtonLink href={quotesPath}>{texts.open}</ButtonLink>
      </Actions>
    </Section>
  );
}
