import type { ConfiguratorState } from './state.ts';

/**
 * Whether answers come too late to wait for, or not at all. Somebody on a ladder goes on choosing meanwhile; what was
 * chosen is judged when the line is back (R20.12).
 */
export function isUnreached({ trouble }: Pick<ConfiguratorState, 'trouble'>): boolean {
  return trouble === 'offline' || trouble === 'busy' || trouble === 'slow';
}

/** What stands on screen then is about other answers: neither its price nor its size may be ordered. */
export function isUnjudged(state: ConfiguratorState): boolean {
  return isUnreached(state) && !state.isJudged;
}

/**
 * What is shown is about other answers and nobody is about to say more: without a line, after a fault of ours (R8.2), or
 * logged out. A list of sizes that is still being typed in is none of these.
 */
export function isOutdated(state: ConfiguratorState): boolean {
  return isUnjudged(state) || state.isLeftUnjudged;
}

/** R4.2: nobody moves while an answer is judged, as long as the line works. */
export function isHeld(state: ConfiguratorState): boolean {
  return state.pending !== null && (state.pending.kind === 'add' || !isUnreached(state));
}
