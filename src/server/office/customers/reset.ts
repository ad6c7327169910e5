import { Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { findPerson } from '../../accounts/people.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { resetSecondFactor } from '../../second-factor/reset-second-factor.ts';

const { path } = officeRooms.customers;

/** R10.2: for a customer who has lost everything they log in with but the password. */
export function resetRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    `${path}/:id/tweede-stap`,
    requireRight('reset_second_factors'),
    async (c) => {
      const companyId = rowId(c.req.param('id'));
      const person = await findPerson(deps.database, rowId((await readForm(c))['person'] ?? ''));
      // Staff have a page of their own for it.
      if (person === null || person.companyId !== companyId || person.company.isShop)
        throw new Refusal(404, callErrors.notFound);
      const isReset = await resetSecondFactor(deps, actorOf(c, deps), person.id);
      return c.redirect(`${path}/${companyId}?${isReset ? 'melding=tweede-stap' : 'probleem=al-zo'}`, 303);
    },
  );
}
