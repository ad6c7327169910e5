import type { OrderAction } from '#domain/order/order-actions.ts';
import type { Executor } from './action.ts';
import { cancel } from './cancel.ts';
import { changeAddress } from './change-address.ts';
import { hold, letGo } from './holding.ts';
import { credit, refund } from './money.ts';
import { note } from './note.ts';
import { sendDocument } from './send-document.ts';
import { ship, undoShip } from './ship.ts';
import { complete, release, takeBack } from './steps.ts';

/** Who does what the domain's table of actions allows. */
export const executors: { readonly [Action in OrderAction]: Executor<Action> } = {
  release,
  take_back: takeBack,
  hold,
  let_go: letGo,
  cancel,
  change_address: changeAddress,
  ship,
  undo_ship: undoShip,
  complete,
  credit,
  refund,
  send_document: sendDocument,
  note,
};
