import { Hono } from 'hono';
import { stopBehalfPath } from '#contract/office/page.ts';
import { may } from '#domain/account/rights.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { behalfTexts } from '#text/staff/behalf.ts';
import { beginBehalf, endBehalf } from '../../accounts/behalf.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal, RightMissing } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';

/** R10.4: to the shop as a customer has it, and back. */
export function behalfRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/beheer/klanten/:id/namens', requireRight('work_for_customers'), async (c) => {
      const companyId = rowId(c.req.param('id'));
      const personId = rowId((await readForm(c))['person'] ?? '');
      const outcome = await beginBehalf(deps, c.get('session').id, actorOf(c, deps), { personId, companyId });
      switch (outcome) {
        case 'begun':
          return c.redirect('/', 303);
        case 'shut-out':
          return c.redirect(`/beheer/klanten/${companyId}?probleem=geblokkeerd`, 303);
        case 'colleague':
          throw new RightMissing('work_for_customers', behalfTexts.colleague);
        case 'unknown':
          throw new Refusal(404, callErrors.notFound);
      }
    })
    .post(stopBehalfPath, async (c) => {
      const { id, behalf } = c.get('session');
      await endBehalf(deps, id, actorOf(c, deps), 'stopped');
      const isCustomersOpen = may(signedInPerson(c).role, 'see_customers');
      const companyId = behalf?.customer.companyId;
      return c.redirect(
        companyId === undefined || !isCustomersOpen ? '/beheer' : `/beheer/klanten/${companyId}`,
        303,
      );
    });
}
