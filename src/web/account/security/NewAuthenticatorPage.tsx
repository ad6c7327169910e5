import type { Frame } from '#contract/page.ts';
import type { NewAuthenticatorPage as Page, QrCode } from '#contract/security-page.ts';
import { newAuthenticatorTexts as texts } from '#text/account/security.ts';
import { Form } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Narrow } from '../Narrow.tsx';
import { Confirm } from './Confirm.tsx';
import styles from './NewAuthenticatorPage.module.css';
import { securityTrail } from './trail.ts';

type Props = { readonly page: Page; readonly frame: Frame };

export function NewAuthenticatorPage({ page, frame: { csrfToken } }: Props) {
  const { form, confirmation, returnTo, secret, sealedSecret, address, qr } = page;
  return (
    <Narrow title={texts.title} intro={texts.intro} trail={securityTrail}>
      <FormMessages form={form} />
      <section className={styles.step}>
        <h2>{texts.scanTitle}</h2>
        <p>{texts.scan}</p>
        <QrPicture qr={qr} />
        <div className={styles.typed}>
          <p>{texts.orType}</p>
          <p>
            <code className={styles.secret}>{secret}</code>
          </p>
          <a href={address}>{texts.open}</a>
        </div>
      </section>
      <section className={styles.step}>
        <h2>{texts.typeTitle}</h2>
        <Form action="/account/beveiliging/app" csrfToken={csrfToken}>
          <input type="hidden" name="setup" value={sealedSecret} />
          <FormField form={form} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <Confirm {...{ form, confirmation, returnTo }} submit={texts.submit} />
        </Form>
      </section>
    </Narrow>
  );
}

// Cameras want white around it, four modules wide.
const margin = 4;

function QrPicture({ qr: { size, path } }: { readonly qr: QrCode }) {
  const side = size + 2 * margin;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      role="img"
      aria-label={texts.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
