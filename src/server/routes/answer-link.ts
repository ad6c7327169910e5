import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import {
  isQuoteLink,
  type QuoteLinkData,
  type QuoteLinkNotice,
  quoteLinkPath,
} from '#contract/quote/link.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { emptyForm } from '../input/form-values.ts';
import { parseForm } from '../input/read-form.ts';
import { staffAtWork } from '../middleware/staff-at-work.ts';
import { answerPage } from '../pages/answer-page.ts';
import { type FoundLink, findLink } from '../quotes/link/find-link.ts';

export type LinkForm = 'accept' | 'refuse' | 'ask';

type Shown = Partial<Pick<QuoteLinkData, LinkForm>> & {
  readonly status?: 200 | 403 | 409 | 410 | 422 | 429;
  readonly notice?: QuoteLinkNotice;
};

/** The quote as it was sent, with what can be done with it now. */
export function answerLink(
  c: Context<AppEnv>,
  deps: Dependencies,
  link: FoundLink,
  { status = 200, notice, accept, refuse, ask }: Shown = {},
): Promise<Response> {
  const { standing, version } = link;
  const { document } = version;
  const { sender, customer } = document;
  if (standing === 'removed') {
    const page = { name: 'quote-link-gone', sender } as const;
    return answerPage(c, deps, page, { status: 410, cache: 'no-store' });
  }
  const path = quoteLinkPath(version.token);
  const data: QuoteLinkData = {
    ...{ path, standing, answer: answerOf(version), isOwn: isOwn(c, link), notice: notice ?? null },
    canAnswer: staffAtWork(c) === null,
    accept: accept ?? emptyForm(),
    refuse: refuse ?? emptyForm(),
    ask: withKey(ask ?? emptyForm({ naam: customer.name, email: customer.email })),
  };
  const logo = sender.logo && { ...sender.logo, path: `${path}/logo.png` };
  const page = { name: 'quote-link', document, logo, link: data } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

/** To who comes too late: what the clock or the dealer closed is gone, what is answered or replaced stands otherwise. */
export function answerClosed(c: Context<AppEnv>, deps: Dependencies, link: FoundLink): Promise<Response> {
  const status = link.standing === 'expired' || link.standing === 'removed' ? 410 : 409;
  return answerLink(c, deps, link, { status, notice: 'closed' });
}

const formsByPath: Readonly<Record<string, LinkForm>> = { '': 'accept', afwijzen: 'refuse', vraag: 'ask' };

/** A page that stood open for too long: the same page again, with what was typed. Null for every other page. */
export function answerStaleLink(c: Context<AppEnv>, deps: Dependencies): Promise<Response> | null {
  if (!isQuoteLink(c.req.path)) return null;
  const [, token = '', act = ''] = c.req.path.slice(1).split('/');
  const form = Object.hasOwn(formsByPath, act) ? formsByPath[act] : undefined;
  return form === undefined ? null : answerStale(c, deps, token, form);
}

async function answerStale(
  c: Context<AppEnv>,
  deps: Dependencies,
  token: string,
  form: LinkForm,
): Promise<Response> {
  const link = await demandLink(deps, token);
  if (link.standing === 'removed' || (form !== 'ask' && link.standing !== 'open'))
    return answerClosed(c, deps, link);
  const { _token, ...values } = (await parseForm(c)) ?? {};
  const notice = { kind: 'stale', form } as const;
  return answerLink(c, deps, link, { status: 403, notice, [form]: emptyForm(values) });
}

export async function demandLink({ database, now }: Dependencies, token: string): Promise<FoundLink> {
  const link = await findLink(database, token, now());
  if (link === null) throw new Refusal(404, callErrors.notFound);
  return link;
}

/** Whether it is opened by the company that sent it, or on its behalf. */
export function isOwn(c: Context<AppEnv>, { companyId }: FoundLink): boolean {
  return c.get('session').person?.companyId === companyId;
}

function answerOf({ answer: kind, answeredAt, answeredName: name }: FoundLink['version']) {
  return kind === null || answeredAt === null ? null : { kind, name, at: answeredAt.toISOString() };
}

// Of what was typed before it is the one that was drawn then.
function withKey(form: FormState): FormState {
  return { ...form, values: { key: randomUUID(), ...form.values } };
}
