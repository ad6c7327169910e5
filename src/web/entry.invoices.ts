import { sumPicked } from './account/invoices/sum-picked.ts';
import { beginPage } from './begin-page.ts';

beginPage(sumPicked);
