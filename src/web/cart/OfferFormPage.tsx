import type { OfferFormPage as Page } from '#contract/offer-page.ts';
import type { Frame } from '#contract/page.ts';
import { maxWord } from '#domain/cart/offer.ts';
import { cents } from '#domain/money/cents.ts';
import { formTexts } from '#text/account/fields.ts';
import { companyRoleNames } from '#text/account/people.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { offerFormTexts as texts } from '#text/ordering/offers.ts';
import { Actions, Form } from '../forms/Form.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { fieldId } from '../forms/field-id.ts';
import type { PageView } from '../page-view.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { TextAreaField } from '../ui/Field.tsx';
import { Message } from '../ui/Message.tsx';
import layout from '../ui/page.module.css';
import styles from './Offer.module.css';

export function offerFormView(page: Page, { csrfToken }: Frame): PageView {
  return {
    title: page.form.notice === null ? texts.title : formTexts.errorTitle(texts.title),
    description: null,
    isIndexed: false,
    content: <OfferForm page={page} csrfToken={csrfToken} />,
  };
}

type Props = { readonly page: Page; readonly csrfToken: string };

function OfferForm({ page, csrfToken }: Props) {
  const { buyers, form, lines, goodsCents } = page;
  return (
    <div className={layout.page}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb trail={[{ href: '/winkelwagen', label: cartText.title }]} current={texts.title} />
          <h1>{texts.title}</h1>
          <p className={styles.intro}>{texts.intro}</p>
        </header>
        <div className={classNames(card.card, styles.form)}>
          <p>
            <span className={styles.soft}>{texts.content}</span>{' '}
            <strong>{texts.lines(lines, formatEuro(cents(goodsCents)))}</strong>
          </p>
          {buyers.length === 0 ? (
            <>
              <Message kind="info">{texts.nobody}</Message>
              <a href="/winkelwagen">{texts.cancel}</a>
            </>
          ) : (
            <>
              <FormMessages form={form} />
              <Form action="/winkelwagen/aanbieden" csrfToken={csrfToken}>
                <input type="hidden" name="key" value={page.key} />
                <ChoiceGroup legend={texts.buyer} error={form.errors['buyer']}>
                  {buyers.map(({ id, name, role }, index) => (
                    <Choice
                      key={id}
                      type="radio"
                      name="buyer"
                      value={id}
                      label={name}
                      hint={companyRoleNames[role]}
                      {...(index === 0 && { id: fieldId('buyer') })}
                      defaultChecked={form.values['buyer'] === String(id) || buyers.length === 1}
                      required
                    />
                  ))}
                </ChoiceGroup>
                <TextAreaField
                  id={fieldId('word')}
                  label={texts.word}
                  hint={texts.wordHint}
                  error={form.errors['word']}
                  name="word"
                  rows={3}
                  maxLength={maxWord}
                  defaultValue={form.values['word']}
                />
                <Actions>
                  <Button kind="order" type="submit">
                    {texts.submit}
                  </Button>
                  <a href="/winkelwagen">{texts.cancel}</a>
                </Actions>
              </Form>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
