import { enhanceLook } from './quotes/look/enhance-look.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
enhanceLook(document);
