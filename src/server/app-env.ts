import type { HttpBindings } from '@hono/node-server';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { PageAssets, RenderCartPreview, RenderPage } from '#contract/page.ts';
import type { Role } from '#domain/account/role.ts';
import type { OwnStep } from '#domain/pricing/discount-steps.ts';
import type { Database } from './database/database.ts';
import type { ErrorReporter } from './integrations/error-reporting.ts';
import type { PaymentProvider } from './integrations/payment-provider.ts';
import type { VatRegister } from './integrations/vat-register.ts';
import type { Siblings } from './processes/siblings.ts';
import type { Jobs } from './queue/jobs.ts';
import type { Settings } from './settings/env.ts';
import type { ShopSettingsDesk } from './shop-settings/shop-settings.ts';
import type { Spans, Telemetry } from './telemetry/telemetry.ts';

/** Everything the app needs from outside; main.ts makes the real ones, tests make their own. */
export type Dependencies = {
  readonly settings: Settings;
  // R11.7: what the owner has settled, as against what the environment says.
  readonly shopSettings: ShopSettingsDesk;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly errorReporter: ErrorReporter;
  readonly paymentProvider: PaymentProvider;
  readonly vatRegister: VatRegister;
  readonly renderPage: RenderPage;
  readonly renderCartPreview: RenderCartPreview;
  readonly assets: PageAssets;
  // R15.1: who serves beside this process under the same start.
  readonly siblings: Siblings;
  readonly now: () => Date;
  // Milliseconds that nobody sets back, for how long something is remembered; absent where it is the machine that counts them.
  readonly steady?: () => number;
  // R11.6: of how many documents a file is made while its reader waits; absent where nobody has another wish.
  readonly mostExportedAtOnce?: number;
  // R15.6: absent where nobody asked for traces; then nothing is put around anything.
  readonly spans?: Spans;
  // Whose connections are counted for /metrics.
  readonly pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  // Takes the figures of /metrics along to whoever asked for them.
  readonly exportFigures?: Telemetry['exportFigures'];
};

export type SignedInPerson = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly companyId: number;
  readonly company: string;
  readonly country: 'NL' | 'BE';
  readonly vatId: string | null;
  readonly discountGroup: 'A' | 'B' | 'C';
  /** R11.5: what the company has agreed for itself, then, now and later. */
  readonly ownDiscounts: readonly OwnStep[];
  readonly unit: 'mm' | 'cm';
  readonly totalMeasures: boolean;
  readonly showMessage: boolean;
  /** Of the default delivery address, else the company's own. */
  readonly deliveryCountry: 'NL' | 'BE';
};

/** R10.4: a member of staff at work for a customer. */
export type Behalf = {
  readonly staff: SignedInPerson;
  readonly customer: SignedInPerson;
  // What pages of the customer's shop carry.
  readonly token: string;
};

/** A visitor has a session too (its token guards the login form), but nobody behind it and no row in the database. */
export type Session = {
  readonly id: string;
  // Another one for each customer that staff work for: a page of the one does nothing for the other.
  readonly csrfToken: string;
  // Of the login itself, for what staff do as themselves.
  readonly ownToken: string;
  // Whose shop it is. While staff work for a customer that is the customer, and in the office the member of staff.
  readonly person: SignedInPerson | null;
  /** Of staff who have yet to set up a second factor, where that is compulsory: the back office stays shut. */
  readonly needsSecondFactor: boolean;
  readonly behalf: Behalf | null;
};

export type AppEnv = {
  // Absent where the app is called without a port, as in tests.
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    secureHeadersNonce?: string;
    log: Logger;
    session: Session;
    // Of a page that every visitor gets alike, for `visitor-pages.ts` to keep.
    visitorPage?: string;
    // Where the answer was kept: the route that made it.
    route?: string;
  };
};

export type PaymentDependencies = Pick<
  Dependencies,
  | 'database'
  | 'jobs'
  | 'paymentProvider'
  | 'settings'
  | 'shopSettings'
  | 'log'
  | 'errorReporter'
  | 'now'
  | 'spans'
>;
