import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

const { shop, cookie, token, burst, rounds } = z
  .object({ shop: z.string(), cookie: z.string(), token: z.string(), burst: z.number(), rounds: z.number() })
  .parse(workerData);

// A tenth at one account, the others at as many accounts.
function logIn(guess: string): Promise<number> {
  const email = guess.endsWith('1') ? 'mm@voorbeeld.nl' : `niemand-${guess}@voorbeeld.nl`;
  const fields = { _token: token, email, password: `verkeerd-wachtwoord-${guess}` };
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const call = request(`${shop}/inloggen`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(new URLSearchParams(fields).toString());
  });
}

const answered: Record<string, number> = {};
for (let round = 0; round < rounds; round += 1) {
  const guesses = Array.from({ length: burst }, (_, guess) => logIn(`${round}-${guess}`));
  for (const status of await Promise.all(guesses)) answered[status] = (answered[status] ?? 0) + 1;
}
parentPort?.postMessage(answered);
