import type { QuickOrderPage as QuickOrderPageData } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import { quickOrderText } from '#text/pages/quick-order.ts';
import { Island } from '../Island.tsx';
import type { PageView } from '../page-view.ts';
import { logInPath } from '../product-path.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import page from '../ui/page.module.css';
import { Table } from '../ui/Table.tsx';
import styles from './QuickOrderPage.module.css';

export function quickOrderView({ configurator }: QuickOrderPageData, { support }: Frame): PageView {
  return {
    title: quickOrderText.title,
    description: quickOrderText.description,
    isIndexed: true,
    content: (
      <div className={page.page}>
        <h1 className={styles.heading}>{quickOrderText.heading}</h1>
        {configurator ? (
          <div className={styles.work}>
            <Island name="quick-order" props={{ ...configurator, support }} />
          </div>
        ) : (
          <Invitation />
        )}
      </div>
    ),
  };
}

function Invitation() {
  return (
    <div className={styles.visitor}>
      <div className={styles.invitation}>
        <p className={page.lead}>{quickOrderText.visitorLead}</p>
        <ul className={styles.points}>
          {quickOrderText.visitorPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Message kind="info">{quickOrderText.visitorInvitation}</Message>
        <div className={styles.ways}>
          <ButtonLink kind="order" href={logInPath('/snel-bestellen')}>
            {quickOrderText.logIn}
          </ButtonLink>
          <ButtonLink href="/account-aanvragen">{quickOrderText.requestAccount}</ButtonLink>
        </div>
      </div>
      <Example />
    </div>
  );
}

function Example() {
  const { caption, headings, rows, note } = quickOrderText.example;
  return (
    <div className={styles.example}>
      <Table caption={caption}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={headings[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
