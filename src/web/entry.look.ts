import { beginPage } from './begin-page.ts';
import { enhanceLook } from './quotes/look/enhance-look.ts';

beginPage(enhanceLook);
