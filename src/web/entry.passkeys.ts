import { enhancePasskeys } from './account/security/enhance-passkeys.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);
enhancePasskeys(document);
