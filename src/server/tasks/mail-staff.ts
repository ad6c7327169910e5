import { and, eq, inArray, isNull } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import { type StaffRole, staffRoles } from '#domain/account/role.ts';
import { type NoticeTopic, noticeTopics } from '#domain/task/notice.ts';
import type { MailText } from '#text/mails/mail.ts';
import type { Database } from '../database/database.ts';
import { isStaff } from '../database/is-staff.ts';
import { people } from '../database/schema/accounts.ts';
import { staffNotices } from '../database/schema/tasks.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Jobs } from '../queue/jobs.ts';

type Notice = {
  readonly topic: NoticeTopic;
  // What happened: nobody is told the same twice.
  readonly key: string;
  // What somebody in this role may read of it.
  readonly text: (role: StaffRole) => MailText;
};

/** To each of the staff whom it concerns and who wants to know. */
export async function mailStaff(
  transaction: Database,
  jobs: Jobs,
  { topic, key, text }: Notice,
): Promise<void> {
  const { right, isUsual } = noticeTopics[topic];
  const told = staffRoles.filter((role) => may(role, right));
  const staff = await transaction
    .select({ id: people.id, email: people.email, role: people.role, isWanted: staffNotices.isWanted })
    .from(people)
    .leftJoin(staffNotices, and(eq(staffNotices.personId, people.id), eq(staffNotices.topic, topic)))
    .where(and(isStaff, inArray(people.role, told), isNull(people.blockedAt), isNull(people.removedAt)));
  for (const { id, email, role, isWanted } of staff) {
    const staffRole = told.find((known) => known === role);
    if (staffRole === undefined || !(isWanted ?? isUsual)) continue;
    await queueMail(transaction, jobs, {
      dedupeKey: `${key}:${id}`,
      recipient: email,
      text: text(staffRole),
    });
  }
}
