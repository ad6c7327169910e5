type Ways<Asked, Answer> = {
  // In one go; its answers in the order of what was asked.
  readonly askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>;
  // In one go.
  readonly most: number;
  // After a failure that has done nothing for any of them: the fault of one is not that of the others.
  readonly alone?: {
    readonly isAfter: (error: unknown) => boolean;
    readonly ask: (asked: Asked) => Promise<Answer>;
  };
};

type Waiting<Asked, Answer> = {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** Nobody waits longer than this for those before them: a group that is stuck must not stop the shop. */
export const patienceMs = 250;

/**
 * What comes while others are under way goes together next. Nobody waits for company: whoever comes alone goes at the end of
 * the loop's turn, with those who came in it.
 */
export function createTogether<Asked, Answer>({
  askAll,
  most,
  alone,
}: Ways<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  const line: Waiting<Asked, Answer>[] = [];
  let isUnderWay = false;
  let isCalled = false;

  return (asked) =>
    new Promise((resolve, reject) => {
      line.push({ asked, resolve, reject });
      call();
    });

  function call(): void {
    if (isCalled || isUnderWay || line.length === 0) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      isUnderWay = true;
      let isWaitedFor = true;
      const letNextGo = () => {
        if (!isWaitedFor) return;
        isWaitedFor = false;
        isUnderWay = false;
        call();
      };
      const patience = setTimeout(letNextGo, patienceMs).unref();
      void go(line.splice(0, most)).finally(() => {
        clearTimeout(patience);
        letNextGo();
      });
    });
  }

  async function go(group: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await askAll(group.map(({ asked }) => asked));
      for (const [index, { resolve, reject }] of group.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('one of several was not answered'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { asked, resolve, reject } of group) {
        if (group.length > 1 && alone?.isAfter(error)) alone.ask(asked).then(resolve, reject);
        else reject(error);
      }
    }
  }
}
