/**
 * For many small things that come all at once: so many are done in a turn of the event loop, so that whoever comes
 * in between waits for a few of them and not for all.
 */
export function createTurns(perTurn: number): () => Promise<void> {
  const line: (() => void)[] = [];
  const takeTurn = () => {
    for (const start of line.splice(0, perTurn)) start();
    if (line.length > 0) setImmediate(takeTurn);
  };
  return () =>
    new Promise((resolve) => {
      if (line.push(resolve) === 1) setImmediate(takeTurn);
    });
}
