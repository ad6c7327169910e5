import type { Frame } from '#contract/page.ts';
import type { EndLoginsPage as Page } from '#contract/security-page.ts';
import { endLoginsTexts } from '#text/account/security.ts';
import { Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Narrow } from '../Narrow.tsx';
import { Confirm } from './Confirm.tsx';
import { securityTrail } from './trail.ts';

export function EndLoginsPage({ page, frame }: { readonly page: Page; readonly frame: Frame }) {
  const { form, confirmation, returnTo, action, which } = page;
  return (
    <Narrow title={endLoginsTexts.titles[which]} intro={endLoginsTexts.intro} trail={securityTrail}>
      <FormMessages form={form} />
      <Form action={action} csrfToken={frame.csrfToken}>
        <Confirm {...{ form, confirmation, returnTo }} submit={endLoginsTexts.submit} isFinal={false} />
      </Form>
    </Narrow>
  );
}
