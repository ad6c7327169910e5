import type { Dependencies } from '../app-env.ts';

export type PaymentDependencies = Pick<
  Dependencies,
  'database' | 'jobs' | 'paymentProvider' | 'settings' | 'log' | 'errorReporter' | 'now'
>;
