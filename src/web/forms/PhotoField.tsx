import { photoTexts } from '#text/ordering/photos.ts';
import { Field } from '../ui/Field.tsx';
import styles from './PhotoField.module.css';

type Props = {
  readonly id?: string;
  readonly label: string;
  // Where several stand on one page, what this one is for.
  readonly name?: string;
  readonly error: string | null;
};

/** Named by what we read, and not as 'image/*': an iPhone then hands over a JPEG of what it keeps as HEIC. */
export function PhotoField({ id, label, name, error }: Props) {
  return (
    <Field id={id} label={label} hint={photoTexts.hint} error={error ?? undefined}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="foto"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-label={name}
          className={styles.file}
        />
      )}
    </Field>
  );
}
