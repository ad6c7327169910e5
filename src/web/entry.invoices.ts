import { sumPicked } from './account/invoices/sum-picked.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
sumPicked(document);
