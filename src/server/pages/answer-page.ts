import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { mostCounted } from '#contract/office/orders.ts';
import { stopBehalfPath } from '#contract/office/page.ts';
import type { CartPreview, FrameAccount, FrameBehalf, Page } from '#contract/page.ts';
import { isQuoteLink, quoteLinkRoot } from '#contract/quote/link.ts';
import { may } from '#domain/account/rights.ts';
import { isStaffRole } from '#domain/account/role.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { longWaitTexts } from '#text/pages/error.ts';
import type { AppEnv, Dependencies, Session, SignedInPerson } from '../app-env.ts';
import { cartPreview } from '../cart/find-lines.ts';
import { countOpenTasks } from '../tasks/find-tasks.ts';
import { answerCompressed, answerPrepared, type Prepared, prepare } from './answer-compressed.ts';
import { fingerprintOf, pageTag } from './page-tag.ts';

type Options = {
  readonly status?: ContentfulStatusCode;
  // 'revalidate' for what a visitor may keep and ask again; 'no-store' for account, checkout and failures.
  readonly cache?: 'revalidate' | 'no-store';
  // Made of prices, settings and the day alone, for whoever is not logged in.
  readonly isSameForVisitors?: boolean;
  // Where the route knows it already; looked up otherwise.
  readonly cart?: CartPreview;
};

export async function answerPage(
  c: Context<AppEnv>,
  deps: Dependencies,
  page: Page,
  options: Options = {},
): Promise<Response> {
  // A failure can strike before the session middleware has run.
  const session: AppEnv['Variables']['session'] | undefined = c.get('session');
  const person = session?.person ?? null;
  const csrfToken = session?.csrfToken ?? '';
  const { html, hasScript } = deps.renderPage(page, {
    ...sharedFrame(deps),
    path: c.req.path,
    csrfToken,
    nonce: c.get('secureHeadersNonce') ?? '',
    account: person && accountOf(session?.behalf?.staff ?? person, person),
    behalf: behalfOf(session),
    cart: options.cart ?? (person && may(person.role, 'configure') ? await cartOf(deps, person.id) : null),
    openTasks: person !== null && page.name.startsWith('office-') ? await tasksOf(deps, person) : null,
  });
  const status = options.status ?? 200;
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Vary', 'Cookie', { append: true });
  // R15.5: on a machine that several people use, what somebody saw is not there for the next one.
  if (person !== null || hasScript || options.cache === 'no-store' || status !== 200) {
    c.header('Cache-Control', 'no-store');
  } else {
    const etag = pageTag(fingerprintOf(html, csrfToken), csrfToken);
    c.header('Cache-Control', 'private, no-cache');
    c.header('ETag', etag);
    if (options.isSameForVisitors === true && isVisitor(session)) c.set('visitorPage', html);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  }
  return answerCompressed(c, html, status);
}

// Staff who still have to take the second step have a row, though nobody is shown as logged in.
function isVisitor(session: Session | undefined): boolean {
  return session !== undefined && session.person === null && !session.needsSecondFactor;
}

function accountOf(login: SignedInPerson, person: SignedInPerson): FrameAccount {
  return {
    name: login.company,
    person: login.name,
    role: login.role,
    isStaff: isStaffRole(login.role),
    measures: wayOfMeasuring(person.totalMeasures),
  };
}

function behalfOf(session: Session | undefined): FrameBehalf | null {
  if (session === undefined || session.behalf === null) return null;
  const { customer } = session.behalf;
  return {
    person: customer.name,
    company: customer.company,
    stopPath: stopBehalfPath,
    token: session.ownToken,
  };
}

// 'away' when the database is; 'hour' and 'day' are a 429 that lasts as long.
type BusyPage = 429 | 503 | 'away' | 'hour' | 'day';

function statusOf(told: BusyPage): 429 | 503 {
  if (told === 'away') return 503;
  return told === 'hour' || told === 'day' ? 429 : told;
}

/**
 * What those are told who come with too many at once, or when nothing can be looked up: rendered the first time only, the same for everybody, without a
 * form or a script, it costs next to nothing to send hundreds away.
 */
export function createBusyPages(deps: Dependencies) {
  let prepared = new Map<string, Prepared>();
  let preparedFrom = deps.shopSettings.recent();
  const render = (told: BusyPage, path: string): Prepared => {
    const nobody = {
      path,
      csrfToken: '',
      nonce: '',
      account: null,
      behalf: null,
      cart: null,
      openTasks: null,
    };
    const isAway = told === 'away';
    const page = {
      name: 'error',
      status: statusOf(told),
      reason: told === 'hour' || told === 'day' ? longWaitTexts[told] : null,
      requestId: null,
      isAway,
    } as const;
    const { html } = deps.renderPage(page, { ...sharedFrame(deps), ...nobody });
    return prepare(html);
  };
  return (c: Context<AppEnv>, told: BusyPage): Response => {
    // They name phone numbers and the company, which the owner may have changed.
    const settings = deps.shopSettings.recent();
    if (settings !== preparedFrom) prepared = new Map();
    preparedFrom = settings;
    const path = isQuoteLink(c.req.path) ? quoteLinkRoot : '';
    const key = `${told}${path}`;
    const page = prepared.get(key) ?? render(told, path);
    prepared.set(key, page);
    c.header('Content-Type', 'text/html; charset=utf-8');
    return answerPrepared(c, page, statusOf(told));
  };
}

function sharedFrame({ settings, shopSettings, assets }: Dependencies) {
  const { publicUrl, hasStandIns } = settings;
  const { company, contact } = shopSettings.recent();
  const { hours, ...support } = contact;
  return { publicUrl, isDemo: hasStandIns, support, hours, seller: company, assets };
}

async function tasksOf(deps: Dependencies, { role }: SignedInPerson): Promise<number | null> {
  try {
    return await countOpenTasks(deps.database, role, mostCounted);
  } catch (error) {
    deps.log.warn({ err: error }, 'count of tasks');
    return null;
  }
}

async function cartOf(deps: Dependencies, personId: number): Promise<CartPreview | null> {
  try {
    return await cartPreview(deps.database, personId);
  } catch (error) {
    // The page that says something went wrong must not fail for the same reason.
    deps.log.warn({ err: error }, 'cart preview');
    return null;
  }
}
