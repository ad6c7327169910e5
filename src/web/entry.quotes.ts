import { beginPage } from './begin-page.ts';
import { moveLines } from './quotes/lines/move-lines.ts';

beginPage(moveLines);
