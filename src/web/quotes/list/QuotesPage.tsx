import type { Frame } from '#contract/page.ts';
import { type QuoteListPage, quoteQueues } from '#contract/quote/list.ts';
import { quotesPath } from '#contract/quote/quote.ts';
import { quoteListTexts as texts } from '#text/quotes/list.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DayFilters, ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { Message } from '../../ui/Message.tsx';
import layout from '../../ui/page.module.css';
import { QuoteShare, QuoteSummary } from './QuoteSummary.tsx';
import styles from './QuotesPage.module.css';
import { QuoteTable } from './QuoteTable.tsx';

type Props = { readonly page: QuoteListPage; readonly frame: Frame };

const queueOptions = quoteQueues.map((value) => ({ value, label: texts.queues[value] }));

/** R13.4: what the company quoted, how it stands and what became of it. */
export function QuotesPage({ page, frame: { csrfToken } }: Props) {
  const { list, quotes } = page;
  const isNarrowed = Object.keys(list.query).length > 0;
  const makers = page.makers.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={layout.page}>
      <div className={styles.quotes}>
        <header className={styles.head}>
          <h1>{texts.title}</h1>
          <p className={styles.soft}>{page.company}</p>
        </header>
        {page.notice !== null && <Message kind={page.notice.kind}>{page.notice.text}</Message>}
        {page.removed !== null && <JustRemoved number={page.removed} csrfToken={csrfToken} />}
        {quotes.length === 0 && !isNarrowed ? (
          <Empty />
        ) : (
          <>
            {!page.isOfRemoved && <QuoteSummary page={page} />}
            <ListTools list={list} searchHint={texts.searchHint} isSearchWide>
              <ListFilter
                list={list}
                name="status"
                label={texts.status}
                options={queueOptions}
                none={texts.all}
              />
              <ListFilter list={list} name="maker" label={texts.maker} options={makers} none={texts.makers} />
              <DayFilters list={list} />
            </ListTools>
            <Rows page={page} csrfToken={csrfToken} />
            <Paging list={list} />
            {!page.isOfRemoved && <QuoteShare conversion={page.conversion} />}
          </>
        )}
      </div>
    </div>
  );
}

type RowsProps = { readonly page: QuoteListPage; readonly csrfToken: string };

function Rows({ page: { list, quotes, isOfRemoved }, csrfToken }: RowsProps) {
  // What is said above the list says it all.
  if (Object.keys(list.problems).length > 0) return null;
  if (quotes.length === 0) return <p>{isOfRemoved ? texts.nothingRemoved : texts.nothing}</p>;
  return (
    <div>
      <QuoteTable rows={quotes} restoreToken={isOfRemoved ? csrfToken : null} />
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}

function JustRemoved({ number, csrfToken }: { readonly number: string; readonly csrfToken: string }) {
  return (
    <Message kind="ok">
      <p>{texts.removed(number)}</p>
      <ButtonForm action={`${quotesPath}/${number}/terugzetten`} csrfToken={csrfToken}>
        <Button type="submit">{texts.restore}</Button>
      </ButtonForm>
    </Message>
  );
}

/** With the way to the first one. */
function Empty() {
  return (
    <section className={styles.empty}>
      <h2>{texts.none}</h2>
      <p>{texts.noneHow}</p>
      <div className={styles.ways}>
        <ButtonLink href="/" kind="move">
          {texts.toProducts}
        </ButtonLink>
        <ButtonLink href="/winkelwagen">{texts.toCart}</ButtonLink>
      </div>
    </section>
  );
}
