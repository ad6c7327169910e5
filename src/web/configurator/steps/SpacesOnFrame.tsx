import { type Fields, unset } from '../store/answer.ts';
import type { SpecErrors } from '../store/spec-errors.ts';
import { type FrameSide, FrameSketch } from './FrameSketch.tsx';
import type { NamedSubSpecification } from './measure-fields.ts';
import { SpaceSelect } from './SpaceSelect.tsx';
import styles from './SpacesOnFrame.module.css';

type Props = {
  readonly fields: readonly NamedSubSpecification[];
  readonly spaces: Fields;
  readonly error: SpecErrors | null;
  readonly onChange: (field: string, value: string) => void;
  readonly onFocus: () => void;
};

const sideOf: Readonly<Record<string, FrameSide>> = {
  space_left: 'left',
  space_right: 'right',
  space_top: 'top',
  space_bottom: 'bottom',
};

/** Each dropdown at its own side of a small frame, so that nobody swaps left and right. */
export function SpacesOnFrame({ fields, spaces, error, onChange, onFocus }: Props) {
  const marked = fields.flatMap(({ field }) => {
    const side = sideOf[field];
    return side !== undefined && (spaces[field] ?? unset) !== unset ? [side] : [];
  });
  return (
    <div className={styles.around}>
      {fields.map((sub) => (
        <div key={sub.field} className={styles[sideOf[sub.field] ?? 'top']}>
          <SpaceSelect
            sub={sub}
            value={spaces[sub.field] ?? unset}
            error={error?.fields[sub.field]?.join(' ') || undefined}
            onChange={(value) => onChange(sub.field, value)}
            onFocus={onFocus}
          />
        </div>
      ))}
      <div className={styles.frame}>
        <FrameSketch marked={marked} />
      </div>
    </div>
  );
}
