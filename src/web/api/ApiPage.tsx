import type { ApiPage as ApiPageData } from '#contract/api-page.ts';
import { apiText } from '#text/calls/api.ts';
import type { PageView } from '../page-view.ts';
import { Badge } from '../ui/Badge.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import page from '../ui/page.module.css';
import { Table } from '../ui/Table.tsx';
import styles from './ApiPage.module.css';

export function apiView(api: ApiPageData): PageView {
  return {
    title: apiText.title,
    description: apiText.description,
    isIndexed: true,
    content: (
      <div className={page.page}>
        <div className={page.head}>
          <h1>{apiText.title}</h1>
          <p className={page.lead}>{apiText.intro}</p>
          <p>
            <a href="/api/openapi.json">{apiText.download}</a>
          </p>
        </div>
        <div className={styles.sections}>
          <Headers api={api} />
          <Calls api={api} />
          <Schemas api={api} />
        </div>
      </div>
    ),
  };
}

type Props = { readonly api: ApiPageData };

function Headers({ api }: Props) {
  return (
    <section className={styles.section}>
      <h2>{apiText.headers}</h2>
      <p>{apiText.headersIntro}</p>
      <dl className={styles.headers}>
        {api.headers.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Calls({ api }: Props) {
  return (
    <section className={styles.section}>
      <h2>{apiText.callsHeading}</h2>
      {api.calls.map((call) => (
        <article key={`${call.method} ${call.path}`} className={classNames(card.card, styles.call)}>
          <h3 className={styles.path}>
            <Badge>{call.method}</Badge> <code>{call.path}</code>
          </h3>
          <p>{call.summary}</p>
          {call.request !== null && (
            <p>
              {apiText.request} <SchemaLink name={call.request} />
            </p>
          )}
          <Table caption={`${apiText.answers} ${call.method} ${call.path}`} isCaptionHidden>
            <tbody>
              {call.answers.map(({ status, meaning, schema }) => (
                <tr key={status}>
                  <th scope="row">{status}</th>
                  <td>{meaning}</td>
                  <td>{schema === null ? apiText.html : <SchemaLink name={schema} />}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </article>
      ))}
    </section>
  );
}

function SchemaLink({ name }: { readonly name: string }) {
  return (
    <a href={`#${name}`}>
      <code>{name}</code>
    </a>
  );
}

function Schemas({ api }: Props) {
  return (
    <section className={styles.section}>
      <h2>{apiText.schemas}</h2>
      <p>{apiText.schemasIntro}</p>
      {api.schemas.map(({ name, json }) => (
        <details key={name} id={name} className={classNames(card.card, styles.schema)}>
          <summary>
            <code>{name}</code>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>{json}</pre>
        </details>
      ))}
    </section>
  );
}
