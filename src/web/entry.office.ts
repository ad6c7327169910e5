import { listenToKeys } from './office/keys/listen-to-keys.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
listenToKeys(document);
