import type { Frame } from '#contract/page.ts';
import type { NewRecoveryCodesPage as NewPage, RecoveryCodesPage as Page } from '#contract/security-page.ts';
import { newRecoveryCodesTexts, recoveryCodesTexts } from '#text/account/security.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Narrow } from '../Narrow.tsx';
import { Confirm } from './Confirm.tsx';
import styles from './RecoveryCodesPages.module.css';
import { securityTrail } from './trail.ts';

type Props = { readonly page: NewPage; readonly frame: Frame };

export function NewRecoveryCodesPage({ page, frame: { csrfToken } }: Props) {
  const { form, confirmation, returnTo, left } = page;
  return (
    <Narrow
      title={newRecoveryCodesTexts.title}
      intro={newRecoveryCodesTexts.intro(left)}
      trail={securityTrail}
    >
      <FormMessages form={form} />
      <Form action="/account/beveiliging/herstelcodes" csrfToken={csrfToken}>
        <Confirm {...{ form, confirmation, returnTo }} submit={newRecoveryCodesTexts.submit} />
      </Form>
    </Narrow>
  );
}

export function RecoveryCodesPage({ page: { codes, notice, returnTo } }: { readonly page: Page }) {
  return (
    <Narrow title={recoveryCodesTexts.title} intro={recoveryCodesTexts.intro} trail={securityTrail}>
      {notice !== null && <Message kind="ok">{notice}</Message>}
      <ol className={styles.codes} aria-label={recoveryCodesTexts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.once}>{recoveryCodesTexts.once}</p>
      <Actions>
        <ButtonLink kind="move" href={returnTo ?? '/account/beveiliging'}>
          {recoveryCodesTexts.done}
        </ButtonLink>
      </Actions>
    </Narrow>
  );
}
