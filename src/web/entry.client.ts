import { mountIslands } from './mount-islands.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
mountIslands(document);
