import type { OfferPage as Page } from '#contract/offer-page.ts';
import type { Frame } from '#contract/page.ts';
import { maxWord } from '#domain/cart/offer.ts';
import { formTexts } from '#text/account/fields.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { cartText } from '#text/ordering/cart.ts';
import { offerTexts as texts } from '#text/ordering/offers.ts';
import { Actions, ButtonForm, Form } from '../forms/Form.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { fieldId } from '../forms/field-id.ts';
import type { PageView } from '../page-view.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { TextAreaField } from '../ui/Field.tsx';
import { Message } from '../ui/Message.tsx';
import { OrderTotals } from '../ui/OrderTotals.tsx';
import layout from '../ui/page.module.css';
import { Section } from '../ui/Section.tsx';
import { CartLine } from './CartLine.tsx';
import lists from './CartLines.module.css';
import { Columns } from './CartLines.tsx';
import styles from './Offer.module.css';

export function offerView(page: Page, { csrfToken }: Frame): PageView {
  const title = titleOf(page);
  return {
    title: page.form.notice === null ? title : formTexts.errorTitle(title),
    description: null,
    isIndexed: false,
    content: <OfferPage page={page} csrfToken={csrfToken} />,
  };
}

type Props = { readonly page: Page; readonly csrfToken: string };

function titleOf({ offer: { side, colleague } }: Page): string {
  return side === 'buyer' ? texts.titleTo(colleague) : texts.titleFrom(colleague);
}

function OfferPage({ page, csrfToken }: Props) {
  const { offer, notice, form } = page;
  const { side, state } = offer;
  return (
    <div className={layout.page}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb trail={[{ href: '/winkelwagen', label: cartText.title }]} current={titleOf(page)} />
          <h1>
            {titleOf(page)}{' '}
            <Badge kind={state === 'offered' ? 'attention' : 'neutral'}>{texts.states[side][state]}</Badge>
          </h1>
          <p className={styles.soft}>{texts.offeredOn(formatDateTime(new Date(offer.offeredAt)))}</p>
        </header>
        {notice !== null && <Message kind={notice.kind}>{notice.text}</Message>}
        <FormMessages form={form} />
        <Words page={page} />
        {state === 'offered' ? (
          <Open page={page} csrfToken={csrfToken} />
        ) : (
          <div className={styles.over}>
            <p>{texts.over[side][state]}</p>
            <ButtonLink kind="move" href="/winkelwagen">
              {texts.toCart}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

// Both ways: with which word it went, and with which it came back.
function Words({ page: { offer, remarks } }: Pick<Props, 'page'>) {
  const { side, colleague, word, answer } = offer;
  const words = [
    { label: side === 'buyer' ? texts.wrote(colleague) : texts.ownWord, text: word },
    { label: texts.remarks, text: remarks },
    { label: side === 'buyer' ? texts.ownAnswer : texts.answered(colleague), text: answer },
  ].filter(({ text }) => text !== '');
  if (words.length === 0) return null;
  return (
    <dl className={styles.words}>
      {words.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Open({ page, csrfToken }: Props) {
  const { offer, lines, totals, unit } = page;
  const path = `/aangeboden/${offer.id}`;
  return (
    <div className={styles.columns}>
      <div className={card.card}>
        <Columns />
        <ul className={lists.list} aria-label={texts.linesLabel}>
          {lines.map((line) => (
            <CartLine key={line.timestamp} line={line} unit={unit} forms={null} place={path} />
          ))}
        </ul>
      </div>
      <div className={styles.column}>
        <Section title={cartText.overview}>
          {totals !== null && <OrderTotals totals={totals} />}
          {offer.side === 'buyer' && page.canTake && (
            <div className={styles.act}>
              <ButtonForm action={`${path}/overnemen`} csrfToken={csrfToken}>
                <Button kind="order" isWide type="submit">
                  {texts.take}
                </Button>
              </ButtonForm>
              <p className={styles.hint}>{texts.takeHint}</p>
            </div>
          )}
          {offer.side === 'measurer' && (
            <div className={styles.act}>
              <ButtonForm action={`${path}/terugnemen`} csrfToken={csrfToken}>
                <Button isWide type="submit">
                  {texts.takeBack}
                </Button>
              </ButtonForm>
              <p className={styles.hint}>{texts.takeBackHint}</p>
            </div>
          )}
        </Section>
        {offer.side === 'buyer' && <GiveBack page={page} csrfToken={csrfToken} />}
      </div>
    </div>
  );
}

function GiveBack({ page: { offer, hasLeft, canGiveBack, form }, csrfToken }: Props) {
  if (hasLeft) return <p className={styles.soft}>{texts.giveBackGone(offer.colleague)}</p>;
  if (!canGiveBack) return null;
  return (
    <Section title={texts.giveBackTitle} intro={texts.giveBackIntro(offer.colleague)}>
      <Form action={`/aangeboden/${offer.id}/teruggeven`} csrfToken={csrfToken}>
        <TextAreaField
          id={fieldId('answer')}
          label={texts.answer}
          hint={texts.answerHint}
          error={form.errors['answer']}
          name="answer"
          rows={3}
          maxLength={maxWord}
          defaultValue={form.values['answer']}
        />
        <Actions>
          <Button type="submit">{texts.giveBack}</Button>
        </Actions>
      </Form>
    </Section>
  );
}
