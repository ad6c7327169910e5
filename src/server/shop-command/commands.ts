import type { CommandName } from '#text/staff/shop-command.ts';
import { backup } from './backup.ts';
import { importBankFile } from './bank-statement.ts';
import { cancel } from './cancel-order.ts';
import { checkBooks } from './check-books.ts';
import type { Command } from './command.ts';
import { creditNote } from './credit-note.ts';
import { approve, listRequests, newCustomer, refuse } from './customers.ts';
import { endLogins } from './end-logins.ts';
import { exportData } from './export-customer.ts';
import { exportOrders } from './export-orders.ts';
import { complete, listOrders, ship, startProduction } from './orders.ts';
import { paymentLink } from './payment-link.ts';
import { exportPriceList, importPriceList, listPriceLists } from './price-lists.ts';
import { refundAgain, refundSurplus } from './refund-by-task.ts';
import { release } from './release-order.ts';
import { removeDemo } from './remove-demo.ts';
import { restore } from './restore.ts';
import { settings } from './settings.ts';
import { inviteStaff } from './staff.ts';
import { listTasks, settleTask } from './tasks.ts';

export const commands: { readonly [Name in CommandName]: Command<Name> } = {
  betaallink: paymentLink,
  bestellingen: listOrders,
  productie: startProduction,
  verzonden: ship,
  afgerond: complete,
  annuleren: cancel,
  vrijgeven: release,
  bestelexport: exportOrders,
  creditnota: creditNote,
  afschrift: importBankFile,
  'kas-controle': checkBooks,
  taken: listTasks,
  'taak-klaar': settleTask,
  'overschot-terugbetalen': refundSurplus,
  'terugbetaling-opnieuw': refundAgain,
  gegevens: exportData,
  medewerker: inviteStaff,
  afmelden: endLogins,
  klant: newCustomer,
  aanvragen: listRequests,
  goedkeuren: approve,
  afwijzen: refuse,
  prijslijsten: listPriceLists,
  prijsexport: exportPriceList,
  prijsimport: importPriceList,
  instellingen: settings,
  backup,
  herstel: restore,
  'demo-verwijderen': removeDemo,
};
