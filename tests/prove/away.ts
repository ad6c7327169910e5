import { setTimeout as wait } from 'node:timers/promises';
import type { MailSink } from '../support/mail-sink.ts';
import type { Book } from './book.ts';
import { withShop } from './checks.ts';
import type { House } from './house.ts';
import type { Line } from './line.ts';
import type { Provider } from './provider.ts';
import type { Register } from './stand-in.ts';

export type Around = {
  readonly house: House;
  readonly book: Book;
  readonly provider: Provider;
  readonly register: Register;
  readonly sink: MailSink;
  readonly lines: {
    readonly provider: Line;
    readonly mail: Line;
    readonly vies: Line;
    readonly customers: Line;
  };
  /** Whoever orders now and then does so at once: an order asks the register and the provider, and sends mails. */
  readonly orderNow: () => void;
};

type Plan = { readonly way: string; readonly holdMs: number };

export const awayWays = ['slow', 'failing', 'cut', 'gone'] as const;
const afterAMonth = ', and no answer younger than a month';
export const registerWays = [
  ...awayWays,
  `failing${afterAMonth}`,
  `cut${afterAMonth}`,
  `gone${afterAMonth}`,
] as const;

// How long an outage that nobody has met goes on: a job in the queue may be tried again later.
const longest = 20_000;

export function beProviderAway(around: Around, plan: Plan): Promise<string | null> {
  const { lines, provider } = around;
  return beAway(around, plan, {
    line: lines.provider,
    said: /payment provider unavailable/,
    fail: (isFailing) => (provider.state.isFailing = isFailing),
  });
}

export function beMailAway(around: Around, plan: Plan): Promise<string | null> {
  return beAway(around, plan, {
    line: around.lines.mail,
    said: /"queue":"send-mail"/,
    fail: (isFailing) => around.sink.refuseWith(isFailing ? 451 : null),
  });
}

/** A good answer serves for a day, and for a month where there is no other: they are made older, or nobody would ask. */
export async function beRegisterAway(around: Around, plan: Plan): Promise<string | null> {
  const { book, house, lines, register } = around;
  const time: Book['withoutAnswer'][number] = { from: new Date(), until: null };
  const askedBefore = register.state.asked;
  const met = await beAway(
    around,
    { ...plan, way: plan.way.replace(afterAMonth, '') },
    {
      line: lines.vies,
      said: /the register of VAT numbers gave no answer/,
      fail: (isFailing) => (register.state.isFailing = isFailing),
      // Not before: it would be asked, and give a new one.
      first: async () => {
        const by = plan.way.endsWith(afterAMonth) ? '31 days' : '27 hours';
        if (!(await ageAnswers(house.folder, by))) book.withoutAnswer.push(time);
      },
    },
  );
  time.until = new Date();
  return met === null ? null : `${met}; ${register.state.asked - askedBefore} questions reached it`;
}

/** What they ask for is done, and they do not hear of it: whatever they send again must be known by its key. */
export async function cutCustomersOff(
  { lines, orderNow }: Around,
  { way, holdMs }: Plan,
): Promise<string | null> {
  await lines.customers.become(way === 'slow' ? 'slow' : 'cut', 1000);
  orderNow();
  await wait(holdMs);
  const { met } = lines.customers;
  await lines.customers.become('good');
  return met > 0 ? `${met} lines to the shop were ${way}` : null;
}

type Outside = {
  readonly line: Line;
  // By these words the log tells that it had no answer.
  readonly said: RegExp;
  readonly fail: (isFailing: boolean) => void;
  // Once they are away.
  readonly first?: () => Promise<void>;
};

async function beAway(
  { house, orderNow }: Around,
  { way, holdMs }: Plan,
  { line, said, fail, first }: Outside,
): Promise<string | null> {
  const heard = house.hears(said);
  if (way === 'failing') fail(true);
  else await line.become(way === 'slow' ? 'slow' : way === 'cut' ? 'cut' : 'gone', 2500);
  await first?.();
  const began = performance.now();
  const isMet = () => heard.count() > 0 || (way === 'slow' && line.met > 0);
  orderNow();
  await wait(holdMs);
  while (!isMet() && performance.now() - began < longest) {
    orderNow();
    await wait(500);
  }
  const wasMet = isMet();
  fail(false);
  await line.become('good');
  const told = `${heard.end()} told in the log`;
  if (!wasMet) return null;
  return way === 'failing' ? told : `${told}, ${line.met} calls over the line`;
}

// Whether one is left that serves.
function ageAnswers(folder: string, by: string): Promise<boolean> {
  return withShop(folder, async (shop) => {
    await shop.query(`update vat_checks set asked_at = least(asked_at, now() - $1::interval)`, [by]);
    const { rowCount } = await shop.query(
      `select from vat_checks where answer = 'valid' and asked_at > now() - interval '30 days'`,
    );
    return rowCount !== 0;
  });
}
