import type { OrderAction } from '#domain/order/order-actions.ts';
import type { Dependencies } from '../../app-env.ts';
import type { ParsedForm } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';
import type { ActionInputs, ActionResults } from '../../orders/actions/action.ts';
import type { FullOrder } from '../../orders/find-order.ts';

export type ReadForm<Action extends OrderAction> = {
  readonly input: ActionInputs[Action];
  readonly reason: string | null;
};

export type FormContext = { readonly deps: Dependencies; readonly order: FullOrder };

/** How an action comes in as a form, and what is said when it is done. */
export type ActionForm<Action extends OrderAction> = {
  readonly slug: string;
  readonly read: (
    values: FormValues,
    context: FormContext,
  ) => ParsedForm<ReadForm<Action>> | Promise<ParsedForm<ReadForm<Action>>>;
  // Whether this very press was done before: its second answer is that of the first.
  readonly isDone?: (context: FormContext, key: string) => Promise<boolean>;
  // The name of a notice; its slug where nothing else is said.
  readonly notice?: (result: ActionResults[Action]) => string;
};
