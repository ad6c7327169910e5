import { use } from 'react';
import { sizesFileText } from '#text/configurator/sizes-file.ts';
import styles from './FileButton.module.css';
import { FileDeskContext } from './use-file-desk.ts';

const accepted = [
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join();

/** The browser's own way to a file, also by keyboard and on a phone. */
export function FileButton() {
  const desk = use(FileDeskContext);
  if (desk === null) return null;
  return (
    <label className={styles.button}>
      <input
        type="file"
        accept={accepted}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void desk.offerFile(file);
          // The same file again, once it was changed, is another choice.
          currentTarget.value = '';
        }}
      />
      {sizesFileText.choose}
    </label>
  );
}
