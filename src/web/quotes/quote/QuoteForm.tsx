import type { ReactNode } from 'react';
import type { QuoteFormData, QuoteFormName } from '#contract/quote/quote.ts';
import { describeFault, formTexts } from '#text/account/fields.ts';
import { quoteFieldNames, quoteTexts as texts } from '#text/quotes/quote.ts';
import { Form } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './QuoteForm.module.css';

type Props = {
  readonly name: QuoteFormName;
  readonly action: string;
  readonly csrfToken: string;
  readonly form: QuoteFormData;
  readonly children: ReactNode;
};

/** One of the forms of the page: what it remembers, what there is to say, its fields and its button. */
export function QuoteForm({ name, action, csrfToken, form, children }: Props) {
  return (
    <div className={styles.form}>
      <Messages name={name} form={form} />
      <Form action={action} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={form.seen} />
        <input type="hidden" name="form" value={name} />
        {children}
      </Form>
    </div>
  );
}

/** Several forms of the page have a field of one name: an id belongs to one of them. */
export function quoteFieldId(form: QuoteFormName, name: string): string {
  return fieldId(`${form}-${name}`);
}

function Messages({ name, form: { state, meanwhile } }: Pick<Props, 'name' | 'form'>) {
  if (meanwhile !== null) {
    return (
      <ReadFirst>
        <Message kind="error" title={state.notice ?? texts.overtaken}>
          <ul>
            {meanwhile.map(({ field, before, after }) => (
              <li key={field}>{texts.change(field, before, after)}</li>
            ))}
          </ul>
          <p>{texts.sendAgain}</p>
        </Message>
      </ReadFirst>
    );
  }
  if (state.isRestored) {
    return (
      <ReadFirst>
        <Message kind="info">{formTexts.restored}</Message>
      </ReadFirst>
    );
  }
  if (state.notice === null) return null;
  return (
    <ReadFirst>
      <Message kind="error" title={state.notice}>
        <ul className={styles.faults}>
          {Object.entries(state.errors).map(([field, error]) => (
            <li key={field}>
              <a href={`#${quoteFieldId(name, field)}`}>{describeFault(field, error, quoteFieldNames)}</a>
            </li>
          ))}
        </ul>
      </Message>
    </ReadFirst>
  );
}
