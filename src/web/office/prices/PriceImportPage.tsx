import { officeRooms } from '#contract/office/page.ts';
import type { FileFaults, OfficePriceImportPage } from '#contract/office/prices.ts';
import type { Frame } from '#contract/page.ts';
import { pricesTexts, priceImportTexts as texts } from '#text/staff/prices.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, TextAreaField, TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Sheet } from '../frame/Sheet.tsx';
import { Matrix } from './Matrix.tsx';
import styles from './Prices.module.css';

type Props = { readonly page: OfficePriceImportPage; readonly frame: Frame };

const { path } = officeRooms.prices;
// More are told as a number.
const mostTold = 20;

export function PriceImportPage({ page, frame: { csrfToken } }: Props) {
  const { code, productName, today, form, found } = page;
  const address = `${path}/${code}`;
  return (
    <OfficePage
      title={texts.title(code)}
      aside={productName}
      above={
        <Breadcrumb
          trail={[
            { href: path, label: pricesTexts.title },
            { href: address, label: code },
          ]}
          current={texts.title(code)}
        />
      }
    >
      <FormMessages form={form} />
      {found !== null && <Faults found={found} />}
      <Sheet>
        <p>{texts.intro}</p>
        <p>
          <a href={`${address}.csv`} download className={styles.link}>
            {texts.example}
          </a>
        </p>
        <Form action={`${address}/invoeren`} csrfToken={csrfToken} hasFiles>
          <Field id={fieldId('file')} label={texts.file} hint={texts.fileHint} error={form.errors['file']}>
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                className={styles.file}
              />
            )}
          </Field>
          <div className={styles.area}>
            <TextAreaField
              id={fieldId('pasted')}
              label={texts.pasted}
              hint={texts.pastedHint}
              error={form.errors['pasted']}
              name="pasted"
              rows={6}
              spellCheck={false}
              autoComplete="off"
              defaultValue={form.values['pasted']}
            />
          </div>
          <TextField
            id={fieldId('validFrom')}
            label={texts.validFrom}
            hint={texts.validFromHint}
            error={form.errors['validFrom']}
            type="date"
            name="validFrom"
            min={today}
            defaultValue={form.values['validFrom']}
            required
          />
          <Actions>
            <Button kind="order" type="submit">
              {texts.submit}
            </Button>
            <a href={address}>{texts.cancel}</a>
          </Actions>
        </Form>
      </Sheet>
    </OfficePage>
  );
}

/** Every fault by its place, and then in the table itself, beside the cell. */
function Faults({ found: { faults, rows } }: { readonly found: FileFaults }) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length), ...faults.map(({ column }) => column));
  const columns = Array.from({ length: width }, (_, index) => index + 1);
  const at = (line: number, column: number) =>
    faults.filter((fault) => fault.line === line && fault.column === column).map(({ text }) => text);
  return (
    <>
      <ReadFirst>
        <Message kind="error" title={texts.faultsTitle(faults.length)}>
          <ul className={styles.faults}>
            {faults.slice(0, mostTold).map(({ line, column, text }) => (
              <li key={`${line} ${column} ${text}`}>{texts.faultPlace(line, column, text)}</li>
            ))}
            {faults.length > mostTold && <li>{texts.more(faults.length - mostTold)}</li>}
          </ul>
        </Message>
      </ReadFirst>
      {rows.length > 0 && (
        <Matrix
          caption={texts.table}
          corner={texts.line}
          columns={columns.map((column) => ({ key: column, label: texts.column(column) }))}
          rows={rows.map(({ line, cells }) => ({
            key: line,
            label: line,
            cells: columns.map((column) => {
              const wrong = at(line, column);
              return (
                <td key={column} className={wrong.length > 0 ? styles.fault : undefined}>
                  {cells[column - 1] ?? ''}
                  {wrong.length > 0 && <span className={styles.faultText}>{wrong.join(' ')}</span>}
                </td>
              );
            }),
          }))}
        />
      )}
    </>
  );
}
