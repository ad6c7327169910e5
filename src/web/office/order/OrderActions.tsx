import type { OfficeOrderPage, OrderActionData } from '#contract/office/order.ts';
import type { OrderAction } from '#domain/order/order-actions.ts';
import { confirmNames } from '#text/staff/order.ts';
import { orderActionNames } from '#text/staff/order-actions.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Ask } from '../frame/Ask.tsx';
import { ReasonField } from './ReasonField.tsx';

type Props = { readonly page: OfficeOrderPage; readonly csrfToken: string };

// Opposite the title, the main one last; the others stand with what they are about.
const whole: readonly OrderAction[] = [
  'hold',
  'cancel',
  'take_back',
  'let_go',
  'complete',
  'release',
  'ship',
];

/** R11.3: nobody is shown a button that they may not press, or that would do nothing now. */
export function OrderActions({ page, csrfToken }: Props) {
  const offered = whole.flatMap((name) => page.actions.find(({ action }) => action === name) ?? []);
  return offered
    .toSorted((one, other) => Number(one.isMain) - Number(other.isMain))
    .map((data) =>
      data.action === 'ship' ? (
        <ButtonLink key={data.action} kind={data.isMain ? 'order' : 'quiet'} href={data.path}>
          {orderActionNames[data.action]}
        </ButtonLink>
      ) : data.asksReason || data.action === 'complete' ? (
        <Asked key={data.action} data={data} page={page} csrfToken={csrfToken} />
      ) : (
        <ButtonForm key={data.action} action={data.path} csrfToken={csrfToken}>
          <input type="hidden" name="seen" value={page.seen} />
          <Button type="submit" kind={data.isMain ? 'order' : 'quiet'} title={data.note}>
            {orderActionNames[data.action]}
          </Button>
        </ButtonForm>
      ),
    );
}

function Asked({ data, page, csrfToken }: Props & { readonly data: OrderActionData }) {
  const { action, path, note, asksReason, isMain } = data;
  return (
    <Ask
      label={orderActionNames[action]}
      note={note}
      look={isMain ? 'main' : 'button'}
      group="order-actions"
      isOpen={page.back?.action === action}
    >
      <Form action={path} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={page.seen} />
        {asksReason && <ReasonField page={page} action={action} />}
        <Actions>
          <Button type="submit" kind={isMain ? 'order' : 'move'}>
            {confirmNames[action] ?? orderActionNames[action]}
          </Button>
        </Actions>
      </Form>
    </Ask>
  );
}
