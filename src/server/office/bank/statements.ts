import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import { type OfficeStatementsPage, statementQueues } from '#contract/office/bank.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxBankFileBytes } from '#domain/bank/statement.ts';
import { statementsTexts as texts } from '#text/staff/bank.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { findStatements, hasWaiting } from '../../bank/find-statements.ts';
import type { ImportedStatement } from '../../bank/import-statements.ts';
import { takeBankFile } from '../../bank/take-bank-file.ts';
import { bankStatements } from '../../database/schema/bank-statements.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { readFiles } from '../../input/read-files.ts';
import { nameOfFile } from '../../input/sent-form.ts';
import { answerList } from '../../lists/answer-list.ts';
import { containing, cutPage } from '../../lists/pages.ts';
import { createListReader } from '../../lists/read-list.ts';
import { actorOf } from '../../middleware/actor.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { importNotice, toListed } from './listed.ts';
import { statementRoutes } from './statement.ts';

const path = `${officeRooms.payments.path}/afschriften`;
const pageLength = 50;
const cursorShape = z.tuple([z.iso.date(), z.int().positive()]);

/** R12.4: what the bank says, read from its files. */
export function statementsRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(path, (c) => answerStatements(c, deps))
    .post(path, requireRight('move_money'), async (c) => {
      const [file] = await readFiles(c, 'file');
      if (file === undefined) return refuse(c, deps, texts.unreadable.nothing);
      if (file.bytes.length > maxBankFileBytes) return refuse(c, deps, texts.unreadable.large);
      const taken = await takeBankFile(deps, { name: nameOfFile(file), bytes: file.bytes }, actorOf(c, deps));
      if (taken.kind === 'refused') return refuse(c, deps, ...taken.faults);
      return c.redirect(placeOf(taken.statements), 303);
    })
    .route('/', statementRoutes(deps));
}

// One is opened, several are listed; either way it is said how many lines were new.
function placeOf(imported: readonly ImportedStatement[]): string {
  const count = (of: 'entries' | 'known') => imported.reduce((total, each) => total + each[of], 0);
  const told = `regels=${count('entries')}&bekend=${count('known')}&afschriften=${imported.length}`;
  const [first] = imported;
  return imported.length === 1 && first !== undefined ? `${path}/${first.id}?${told}` : `${path}?${told}`;
}

function refuse(c: Context<AppEnv>, deps: Dependencies, ...faults: readonly string[]): Promise<Response> {
  const form = rejectedForm({}, {});
  return answerStatements(c, deps, { form, faults });
}

async function answerStatements(
  c: Context<AppEnv>,
  deps: Dependencies,
  refused?: { readonly form: FormState; readonly faults: readonly string[] },
): Promise<Response> {
  const list = createListReader(c);
  const search = list.search();
  const status = list.choice('status', statementQueues);
  const { untilDay, id, account, statement } = bankStatements;
  const { rows, next } = await list.page(cursorShape, async (after) => {
    const found = await findStatements(
      deps.database,
      [
        status === null ? undefined : hasWaiting,
        search === null
          ? undefined
          : sql`lower(${account} || ' ' || ${statement}) like ${containing(search.toLowerCase().replaceAll(' ', ''))}`,
        after === null ? undefined : sql`(${untilDay}, ${id}) < (${after[0]}::date, ${after[1]}::integer)`,
      ],
      pageLength + 1,
    );
    return cutPage(found, pageLength, (last) => [last.until, last.id] as const);
  });
  const page: OfficeStatementsPage = {
    name: 'office-bank-statements',
    list: list.frame(path, next),
    statements: rows,
    may: { move: mayHere(c, 'move_money') },
    form: refused?.form ?? emptyForm(),
    faults: refused?.faults ?? [],
    notice: refused === undefined ? importNotice(c) : null,
  };
  if (refused !== undefined) return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
  return answerList(c, deps, list, { page, json: { statements: rows.map(toListed), next } });
}
