import { type CompanyInvoicesPage, companyInvoicesPath as path } from '#contract/invoices-page.ts';
import { statementFormTexts as texts } from '#text/account/invoices.ts';
import { listTexts } from '#text/pages/lists.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from '../../ui/ListTools.module.css';
import { Section } from '../../ui/Section.tsx';

type Props = { readonly period: CompanyInvoicesPage['period'] };

/** Two files of the same days; a browser that knows no date field sends what was typed. */
export function StatementForm({ period }: Props) {
  return (
    <Section id="overzicht" title={texts.title} intro={texts.intro}>
      <form method="get" action={`${path}/overzicht.pdf`} className={styles.tools}>
        <TextField label={listTexts.from} type="date" name="van" defaultValue={period.from} required />
        <TextField label={listTexts.until} type="date" name="tot" defaultValue={period.until} required />
        <div className={styles.buttons}>
          <Button kind="move" type="submit">
            {texts.pdf}
          </Button>
          <Button type="submit" formAction={`${path}/overzicht.csv`}>
            {texts.csv}
          </Button>
        </div>
      </form>
    </Section>
  );
}
