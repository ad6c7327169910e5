import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import type { Connection, Provider } from '#domain/status/facts.ts';
import type { Database } from '../database/database.ts';
import { outsideCalls } from '../database/schema/outside-calls.ts';
import { paymentAttempts, paymentEvents } from '../database/schema/payments.ts';
import { vatChecks } from '../database/schema/vat-checks.ts';
import { usesSandbox } from '../integrations/choose-payment-provider.ts';
import type { Settings } from '../settings/env.ts';

const hour = 60 * 60_000;
// The newest: however much there is, this is what is read.
const lookedAt = 200;

export async function findProvider(database: Database, settings: Settings, now: Date): Promise<Provider> {
  const [answers] = await database.select().from(outsideCalls).where(eq(outsideCalls.name, 'payments'));
  const [old] = await database
    .select({ count: count() })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.status, [...liveAttemptStatuses]),
        lt(paymentAttempts.createdAt, new Date(now.getTime() - hour)),
      ),
    );
  const events = await database
    .select({ source: paymentEvents.source, seenAt: paymentEvents.seenAt })
    .from(paymentEvents)
    .orderBy(desc(paymentEvents.id))
    .limit(lookedAt);
  return {
    which: whichProvider(settings),
    goodAt: answers?.goodAt ?? null,
    badAt: answers?.badAt ?? null,
    oldPayments: old?.count ?? 0,
    lastWebhookAt: events.find(({ source }) => source === 'webhook')?.seenAt ?? null,
  };
}

function whichProvider(settings: Settings): Provider['which'] {
  const { apiKey } = settings.mollie;
  if (apiKey === null) return usesSandbox(settings) ? 'sandbox' : 'none';
  return apiKey.startsWith('live_') ? 'live' : 'test';
}

/** The register of VAT numbers: every question is kept with its answer. */
export async function findRegister(database: Database): Promise<Connection> {
  const asked = await database
    .select({ answer: vatChecks.answer, askedAt: vatChecks.askedAt })
    .from(vatChecks)
    .orderBy(desc(vatChecks.id))
    .limit(lookedAt);
  return {
    goodAt: asked.find(({ answer }) => answer !== 'unavailable')?.askedAt ?? null,
    badAt: asked.find(({ answer }) => answer === 'unavailable')?.askedAt ?? null,
  };
}
