import { type OfficeStatementsPage, type StatementRowData, statementQueues } from '#contract/office/bank.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formatIban } from '#domain/business/iban.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { describeDays, statementsTexts as texts } from '#text/staff/bank.ts';
import { paymentsTexts } from '#text/staff/payments.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import cells from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';
import { Euro } from '../money/Euro.tsx';
import styles from './Bank.module.css';

type Props = { readonly page: OfficeStatementsPage; readonly frame: Frame };

const { path: above } = officeRooms.payments;
const queueOptions = statementQueues.map((value) => ({ value, label: texts.queues[value] }));

export function StatementsPage({ page, frame: { csrfToken } }: Props) {
  const { list, statements, may, faults, notice } = page;
  const { statement, account, days, entries, waiting, closing, imported } = texts.headings;
  return (
    <OfficePage
      title={texts.title}
      notice={notice}
      above={<Breadcrumb trail={[{ href: above, label: paymentsTexts.title }]} current={texts.title} />}
    >
      {faults.length > 0 && (
        <ReadFirst>
          <Message kind="error" title={texts.faults(faults.length)}>
            <ul className={styles.faults}>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Message>
        </ReadFirst>
      )}
      {may.move && (
        <Section title={texts.upload} intro={texts.intro}>
          <Form action={list.path} csrfToken={csrfToken} hasFiles>
            <Field id={fieldId('file')} label={texts.file} hint={texts.fileHint}>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  name="file"
                  accept=".xml,.053,.camt,text/xml,application/xml"
                  className={styles.file}
                />
              )}
            </Field>
            <Actions>
              <Button kind="order" type="submit">
                {texts.submit}
              </Button>
            </Actions>
          </Form>
        </Section>
      )}
      <ListTools list={list} searchHint={texts.searchHint} exports={false}>
        <ListFilter list={list} name="status" label={texts.status} options={queueOptions} />
      </ListTools>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[statement, account, days, entries, waiting, imported, closing]}
        rows={statements.map((row) => ({ key: row.id, cells: cellsOf(list.path, row) }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

function cellsOf(path: string, row: StatementRowData) {
  return [
    <a key="statement" href={`${path}/${row.id}`} className={cells.name}>
      {row.statement}
    </a>,
    formatIban(row.account),
    describeDays(row),
    row.entries,
    row.waiting === 0 ? (
      texts.none
    ) : (
      <Badge key="waiting" kind="attention">
        {row.waiting}
      </Badge>
    ),
    `${formatShortDateTime(new Date(row.importedAt))}, ${row.by}`,
    <Euro key="closing" amount={row.closingCents} />,
  ];
}
