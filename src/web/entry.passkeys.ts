import { enhancePasskeys } from './account/security/enhance-passkeys.ts';
import { beginPage } from './begin-page.ts';

beginPage(enhancePasskeys);
