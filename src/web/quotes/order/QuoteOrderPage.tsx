import type { Frame } from '#contract/page.ts';
import type { QuoteOrderPage as Page } from '#contract/quote/order.ts';
import { formTexts } from '#text/account/fields.ts';
import { formatDate } from '#text/format/date.ts';
import { quoteOrderTexts as texts } from '#text/quotes/order.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import type { PageView } from '../../page-view.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Message, type MessageKind } from '../../ui/Message.tsx';
import layout from '../../ui/page.module.css';
import styles from './QuoteOrder.module.css';
import { QuoteOrderLines } from './QuoteOrderLines.tsx';
import { QuoteOrderQuestions } from './QuoteOrderQuestions.tsx';
import { QuoteOrderTotals } from './QuoteOrderTotals.tsx';

export function quoteOrderView(page: Page, { csrfToken }: Frame): PageView {
  return {
    title: page.form.notice === null ? texts.title : formTexts.errorTitle(texts.title),
    description: null,
    isIndexed: false,
    content: <QuoteOrder page={page} csrfToken={csrfToken} />,
  };
}

type Props = { readonly page: Page; readonly csrfToken: string };

function QuoteOrder({ page, csrfToken }: Props) {
  const { number, customer, lines } = page;
  const path = `/offertes/${number}`;
  const trail = [
    { href: '/offertes', label: texts.quotes },
    { href: path, label: number },
  ];
  return (
    <div className={layout.page}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb trail={trail} current={texts.title} />
          <h1>{texts.title}</h1>
          <p className={styles.soft}>{texts.of(number, customer)}</p>
          <p className={styles.intro}>{texts.intro}</p>
        </header>
        <FormMessages form={page.form} names={texts.faultNames} />
        {page.isChanged && (
          <ReadFirst>
            <Message kind="error" title={texts.changed}>
              {texts.changedHint}
            </Message>
          </ReadFirst>
        )}
        <Standing page={page} />
        {lines.length === 0 ? (
          <Message kind="info">{texts.noScreens}</Message>
        ) : (
          <form method="post" action={`${path}/bestellen`} className={styles.columns} noValidate>
            <input type="hidden" name="_token" value={csrfToken} />
            <input type="hidden" name="key" value={page.key} />
            <input type="hidden" name="seen" value={page.seen} />
            <div className={styles.column}>
              <QuoteOrderLines page={page} />
              <QuoteOrderQuestions page={page} />
            </div>
            <QuoteOrderTotals page={page} />
          </form>
        )}
        <p>
          <a href={path}>{texts.back}</a>
        </p>
      </div>
    </div>
  );
}

// What its end customer said, or did not say. That it was ordered before is a question of its own.
function Standing({ page }: Pick<Props, 'page'>) {
  const [kind, text] = standingOf(page);
  return text === '' ? null : <Message kind={kind}>{text}</Message>;
}

function standingOf({ state, version, validUntil, answeredOn }: Page): readonly [MessageKind, string] {
  const { standing } = texts;
  switch (state) {
    case 'concept':
      return ['info', standing.concept(version)];
    case 'expired':
      return ['info', standing.expired(formatDate(validUntil))];
    case 'accepted':
      return ['ok', answeredOn === null ? '' : standing.accepted(formatDate(answeredOn))];
    case 'ordered':
      return ['info', ''];
    default:
      return ['info', standing[state]];
  }
}
