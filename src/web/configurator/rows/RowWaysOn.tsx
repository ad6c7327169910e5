import { WaysOn } from '../parts/WaysOn.tsx';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './EditableRow.module.css';

type Props = { readonly id: string; readonly judge: () => void };

/** What was said of a row is by its place among those that were asked. */
export function RowWaysOn({ id, judge }: Props) {
  const { store } = useConfigurator();
  const row = useConfiguratorState(({ rows, refusal }) =>
    refusal === null ? -1 : rows.asked.findIndex((one) => one.id === id),
  );
  return (
    <div className={styles.ways}>
      <WaysOn
        row={row}
        onSize={({ width_opening: width, height_opening: height }) => {
          if (width === undefined || height === undefined) return;
          store.rows.edit(id, { width, height });
          judge();
        }}
      />
    </div>
  );
}
