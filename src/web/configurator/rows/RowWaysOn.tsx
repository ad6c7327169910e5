import { WaysOn } from '../parts/WaysOn.tsx';
import { useConfigurator } from '../use-configurator.ts';
import styles from './EditableRow.module.css';

type Props = { readonly id: string; readonly judge: () => void };

export function RowWaysOn({ id, judge }: Props) {
  const { store } = useConfigurator();
  return (
    <div className={styles.ways}>
      <WaysOn
        row={id}
        onSize={({ width_opening: width, height_opening: height }) => {
          if (width === undefined || height === undefined) return;
          store.rows.edit(id, { width, height });
          judge();
        }}
      />
    </div>
  );
}
