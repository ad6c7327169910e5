import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { noticesPath } from '#contract/office/notices.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { type NoticeTopic, noticeTopics, topicsFor } from '#domain/task/notice.ts';
import { noticesTexts, topicTexts } from '#text/staff/notices.ts';
import type { AppEnv, Dependencies, SignedInPerson } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { staffNotices } from '../../database/schema/tasks.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { readChosen } from '../../input/read-form.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { actorOf } from '../../middleware/actor.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';

type Reader = Pick<SignedInPerson, 'id' | 'name' | 'role'>;
type Choices = readonly { readonly topic: NoticeTopic; readonly isWanted: boolean }[];

/** R11.1: which mails somebody of the staff gets is their own choice. */
export function noticeRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(noticesPath, async (c) => {
      const person = signedInPerson(c);
      const page = {
        name: 'office-notices',
        email: person.email,
        topics: await findChoices(deps.database, person),
        notice: noticeFrom(noticesTexts.notices, c.req.query('melding')),
      } as const;
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post(noticesPath, async (c) => {
      const chosen = await readChosen(c, 'topic');
      await choose(deps, signedInPerson(c), chosen, actorOf(c, deps));
      return c.redirect(`${noticesPath}?melding=bewaard`, 303);
    });
}

async function findChoices(database: Database, { id, role }: Reader): Promise<Choices> {
  const kept = await database.select().from(staffNotices).where(eq(staffNotices.personId, id));
  const byTopic = new Map(kept.map(({ topic, isWanted }) => [topic, isWanted]));
  return topicsFor(role).map((topic) => ({
    topic,
    isWanted: byTopic.get(topic) ?? noticeTopics[topic].isUsual,
  }));
}

// Only what the role can be told of: the rest stays as it was, for who gets another role and back.
async function choose(
  { database, now }: Dependencies,
  person: Reader,
  chosen: readonly string[],
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await findChoices(transaction, person);
    const after = before.map(({ topic }) => ({ topic, isWanted: chosen.includes(topic) }));
    const rows = after.map((choice) => ({ ...choice, personId: person.id, updatedAt: now() }));
    if (rows.length === 0 || inWords(before) === inWords(after)) return;
    await transaction
      .insert(staffNotices)
      .values(rows)
      .onConflictDoUpdate({
        target: [staffNotices.personId, staffNotices.topic],
        set: { isWanted: sql`excluded.is_wanted`, updatedAt: now() },
      });
    const entry = {
      action: 'notices_chosen',
      subject: { kind: 'person', id: person.id, name: person.name },
      before: { notices: inWords(before) },
      after: { notices: inWords(after) },
    } as const;
    await writeLogbook(transaction, actor, entry, now());
  });
}

function inWords(choices: Choices): string {
  const wanted = choices.filter(({ isWanted }) => isWanted).map(({ topic }) => topicTexts[topic].label);
  return wanted.length === 0 ? noticesTexts.none : wanted.join(', ');
}
