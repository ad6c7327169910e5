import { parseMeasure } from '#domain/measure/parse-measure.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { asking } from '../asking.ts';
import type { Typed } from '../store/answer.ts';
import type { WayOn } from '../store/state.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './WaysOn.module.css';

type Props = {
  // The id of quick order's row that it stands in; null elsewhere.
  readonly row?: string | null;
  readonly onSize: (size: Typed) => void;
};

const none: readonly WayOn[] = [];

// A number to call under every row of a list says no more than it does once.
const isShown = ({ kind, row }: WayOn) => row === null || kind !== 'phone';

/** R20.10: what to do about a size that cannot be, beneath what is wrong with it. */
export function WaysOn({ row = null, onSize }: Props) {
  const { drafts, store } = useConfigurator();
  const quote = useConfiguratorState((state) => state.quote);
  const unit = useConfiguratorState(({ customer }) => customer.unit);
  const repairs = useConfiguratorState(({ refusal }) =>
    refusal === null ? none : refusal.repairs.filter((repair) => repair.row === row && isShown(repair)),
  );
  if (repairs.length === 0) return null;
  const sizeIn = ({ specs }: WayOn): Typed =>
    Object.fromEntries(
      Object.values(specs ?? {}).flatMap((fields) =>
        Object.entries(fields).flatMap(([field, text]) => {
          const size = parseMeasure(text, unit);
          return size === null ? [] : [[field, size]];
        }),
      ),
    );
  return (
    <div className={styles.ways}>
      {repairs.map((repair) => {
        const { kind, label, href, code, specs, note } = repair;
        if (href === null) {
          return (
            <Button key={label} kind="move" onClick={() => onSize(sizeIn(repair))}>
              {label}
            </Button>
          );
        }
        if (kind !== 'product') {
          return (
            <a key={label} href={href}>
              {label}
            </a>
          );
        }
        const begin = () => {
          const { amount, rows } = store.getState();
          const pieces = rows.asked.find(({ id }) => id === row)?.amount ?? amount;
          if (code !== null && specs !== null) drafts.begin(code, specs, pieces);
        };
        return (
          <div key={label} className={styles.way}>
            <ButtonLink href={quote === null ? href : href.replace(/\?.*/, asking(quote))} onClick={begin}>
              {label}
            </ButtonLink>
            {note !== null && <p className={styles.note}>{note}</p>}
          </div>
        );
      })}
    </div>
  );
}
