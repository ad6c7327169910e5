import { beginPage } from './begin-page.ts';
import { mountIslands } from './mount-islands.ts';

beginPage(mountIslands);
