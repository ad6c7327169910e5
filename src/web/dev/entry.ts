// `npm run dev` puts this before everything else on every page; no build holds it.
import '@vitejs/plugin-react/preamble';
// Before all others: it says which layer wins.
import '../global.css';
import '../styles.ts';
import { renewPage } from './renew-page.ts';

// Only for the first sight of the page: the same styles stand in it now one by one, so that each can change.
document.querySelector('link[rel="stylesheet"]')?.remove();
import.meta.hot?.accept('../styles.ts', () => undefined);
import.meta.hot?.on('shop:renewed', () => void renewPage(document));
