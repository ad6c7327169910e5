import { readSettings, runShop } from '../../src/server/main.ts';
import { loadLiveWeb, tell } from './live-web.ts';

// The shop of `npm run dev`, in a process of its own so that it can be started anew. It does not outlive the one that
// started it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await runShop(readSettings(), {
  loadWeb: loadLiveWeb,
  onOpen: ({ port }, announcement) => tell({ kind: 'open', port, announcement }),
});
