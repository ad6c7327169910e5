import type { OfficeOrdersPage } from '#contract/office/orders.ts';
import { maxReason } from '#domain/business/limits.ts';
import { orderActionNames } from '#text/staff/order-actions.ts';
import { bulkTexts as texts } from '#text/staff/orders.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PickBar } from '../../ui/Picking.tsx';
import { queryOf } from '../../ui/query-of.ts';
import { Ask } from '../frame/Ask.tsx';

type Props = { readonly page: OfficeOrdersPage; readonly csrfToken: string };

export const pickForm = 'gekozen';

/** R11.2: what can be done to several orders at once, each of them by whoever may. */
export function OrdersBar({ page: { list, may, problem }, csrfToken }: Props) {
  const place = list.query['na'];
  const query = queryOf(list, place === undefined ? {} : { na: place });
  return (
    <PickBar
      id={pickForm}
      action={`${list.path}/actie${query}`}
      label={texts.bar}
      picked={texts.picked}
      csrfToken={csrfToken}
    >
      {may.change && (
        <Button type="submit" kind="order" name="action" value="release">
          {orderActionNames.release}
        </Button>
      )}
      {may.print && (
        <Button type="submit" formAction={`${list.path}/werkbonnen${query}`}>
          {texts.print}
        </Button>
      )}
      {may.change &&
        (['hold', 'let_go'] as const).map((action) => (
          <Ask
            key={action}
            label={orderActionNames[action]}
            note={texts.notes[action]}
            look="button"
            group="gekozen"
            isOpen={problem?.action === action}
          >
            <TextField
              label={texts.reason}
              name={`reason-${action}`}
              maxLength={maxReason}
              defaultValue={problem?.action === action ? problem.reason : undefined}
              autoComplete="off"
            />
            <div>
              <Button type="submit" kind="move" name="action" value={action}>
                {texts.confirm[action]}
              </Button>
            </div>
          </Ask>
        ))}
    </PickBar>
  );
}
