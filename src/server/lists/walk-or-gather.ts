export type Ways<Row> = {
  /** How many rows make a page. */
  readonly wanted: number;
  /** So many are looked through in their order first. */
  readonly glance: number;
  /** Looking through more than so many takes longer than gathering as a rule does. */
  readonly farthest: number;
  /** Those that fit among so many, from where the page begins on. */
  readonly walk: (most: number) => Promise<readonly Row[]>;
  /** Whether there are more than so many to look through, fitting or not. */
  readonly hasMore: (than: number) => Promise<boolean>;
  /** All that fit, by the indexes on what is asked, cut to a page. */
  readonly gather: () => Promise<readonly Row[]>;
};

// What stands together at the beginning stands apart further on: somewhat farther than it looks.
const margin = 1.5;

/**
 * A page of what fits. PostgreSQL cannot know how soon the order that is asked for comes by what is asked for: what many have is
 * found soon by walking, and takes long to gather; what few have the other way round. So a glance tells how many have it, and
 * where they came thinner than it told, the next.
 */
export async function walkOrGather<Row>(ways: Ways<Row>): Promise<readonly Row[]> {
  const { wanted, glance, farthest, walk, hasMore, gather } = ways;
  let far = glance;
  let seen = await walk(far);
  if (seen.length < wanted && !(await hasMore(far))) return seen;
  while (seen.length < wanted) {
    far = Math.ceil((margin * far * wanted) / seen.length);
    if (far > farthest) return gather();
    seen = await walk(far);
  }
  return seen;
}
