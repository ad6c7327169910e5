import { beginPage } from './begin-page.ts';
import { listenToKeys } from './office/keys/listen-to-keys.ts';

beginPage(listenToKeys);
