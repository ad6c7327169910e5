import type { DiscountStepData } from '#contract/office/prices.ts';
import { discountsTexts, ownDiscountTexts } from '#text/staff/discounts.ts';
import { formatPercent, priceListTexts } from '#text/staff/prices.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ask } from '../frame/Ask.tsx';
import styles from './Prices.module.css';
import { StateBadge } from './StateBadge.tsx';

type Props = {
  readonly steps: readonly DiscountStepData[];
  // Where a step that has not begun is withdrawn, behind its number; null for who may not.
  readonly withdrawAt: string | null;
  readonly csrfToken: string;
};

/** One discount through time, the latest first. */
export function DiscountSteps({ steps, withdrawAt, csrfToken }: Props) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ id, percent, validFrom, until, state }) => (
        <li key={id} className={styles.step}>
          <span className={styles.percent}>
            {percent === null ? ownDiscountTexts.toGroup : formatPercent(percent)}
          </span>
          <StateBadge state={state} />
          <span className={styles.note}>
            {priceListTexts.versionLine(validFrom, state === 'replaced' ? null : until)}
          </span>
          {state === 'coming' && withdrawAt !== null && (
            <div className={styles.ask}>
              <Ask label={discountsTexts.withdraw} note={discountsTexts.withdrawNote(validFrom)}>
                <ButtonForm action={`${withdrawAt}/${id}/intrekken`} csrfToken={csrfToken}>
                  <Button type="submit">{discountsTexts.confirmWithdraw}</Button>
                </ButtonForm>
              </Ask>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
