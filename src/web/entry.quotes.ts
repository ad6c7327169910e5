import { moveLines } from './quotes/lines/move-lines.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
moveLines(document);
