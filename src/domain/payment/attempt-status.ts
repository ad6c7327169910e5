export const attemptStatuses = [
  'creating',
  'open',
  'pending',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const;

export type AttemptStatus = (typeof attemptStatuses)[number];

/** Forward only, and paid wins over everything: a bank may settle what the provider had already given up on. */
export const attemptTransitions: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  creating: ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'],
  open: ['pending', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['paid', 'failed', 'canceled', 'expired'],
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: [],
};

export const liveAttemptStatuses = [
  'creating',
  'open',
  'pending',
] as const satisfies readonly AttemptStatus[];

export function canAttemptMove(from: AttemptStatus, to: AttemptStatus): boolean {
  return attemptTransitions[from].includes(to);
}
