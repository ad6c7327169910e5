import { type Fields, unset } from '../store/answer.ts';
import type { SpecErrors } from '../store/spec-errors.ts';
import { AllRound } from './AllRound.tsx';
import { type FrameSide, FrameSketch } from './FrameSketch.tsx';
import type { NamedSubSpecification } from './measure-fields.ts';
import { SpaceSelect } from './SpaceSelect.tsx';
import styles from './SpacesOnFrame.module.css';

type Props = {
  readonly fields: readonly NamedSubSpecification[];
  readonly spaces: Fields;
  readonly error: SpecErrors | null;
  readonly onChange: (spaces: Fields) => void;
  readonly onFocus: () => void;
};

const sideOf: Readonly<Record<string, FrameSide>> = {
  space_left: 'left',
  space_right: 'right',
  space_top: 'top',
  space_bottom: 'bottom',
};

/** The sides one below the other, in the order one measures and tabs, beside a frame that shows which are known. */
export function SpacesOnFrame({ fields, spaces, error, onChange, onFocus }: Props) {
  const marked = fields.flatMap(({ field }) => {
    const side = sideOf[field];
    return side !== undefined && (spaces[field] ?? unset) !== unset ? [side] : [];
  });
  return (
    <div className={styles.around}>
      <AllRound fields={fields} spaces={spaces} onChange={onChange} />
      <div className={styles.frame}>
        <FrameSketch marked={marked} />
      </div>
      <div className={styles.sides}>
        {fields.map((sub) => (
          <div key={sub.field} className={styles.side}>
            <SpaceSelect
              sub={sub}
              value={spaces[sub.field] ?? unset}
              error={error?.fields[sub.field]?.join(' ') || undefined}
              onChange={(value) => onChange({ [sub.field]: value })}
              onFocus={onFocus}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
