// A page takes seconds on a busy machine, and that is no fault.
const patienceMs = 60_000;

/** Tries again until it works and gives something: a page that is on its way has no event that every engine tells. */
export async function until<Result>(
  what: string,
  attempt: () => Promise<Result | null | false>,
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const outcome = await attempt().catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (outcome !== null && outcome !== false && !(outcome instanceof Error)) return outcome;
    const reason = outcome instanceof Error ? `: ${outcome.message}` : '';
    if (Date.now() > deadline) throw new Error(`never ${what}${reason}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
