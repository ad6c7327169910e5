import type { StatementEntryData } from '#contract/office/bank.ts';
import { maxTypedNumber } from '#domain/business/limits.ts';
import { amountCell } from '#domain/csv/csv.ts';
import { statementTexts as texts } from '#text/staff/bank.ts';
import { Choice } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './Bank.module.css';

type Props = {
  readonly entry: StatementEntryData;
  readonly form: string;
  // As they were sent, where it came back.
  readonly values: Readonly<Record<string, string>> | null;
  // Something is wrong with it, and may be put right in any of its fields.
  readonly isWrong: boolean;
};

// Empty rows behind what is proposed.
const spare = 3;

/** What it is booked for: as proposed, and as somebody changes it. */
export function EntryFields({ entry: { id, proposed }, form, values, isWrong }: Props) {
  const proposal = proposed?.proposal ?? null;
  const parts = proposal?.parts ?? [];
  const shown = Math.max(1, parts.length);
  const sentRows = Object.keys(values ?? {}).flatMap((name) => {
    const [, row] = new RegExp(`^number-${id}-(\\d+)$`).exec(name) ?? [];
    return row !== undefined && values?.[name] !== '' ? [Number(row) + 1] : [];
  });
  const rows = Math.max(shown + spare, ...sentRows);
  const row = (place: number) => {
    const part = parts[place];
    const [number, amount] = [`number-${id}-${place}`, `amount-${id}-${place}`];
    const own = part === undefined ? '' : amountCell(part.amount);
    return (
      <div key={place} className={styles.part}>
        <TextField
          label={place === 0 ? texts.number : texts.numberOf(place + 1)}
          name={number}
          form={form}
          maxLength={maxTypedNumber}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={values === null ? (part?.number ?? '') : values[number]}
        />
        <TextField
          label={place === 0 ? texts.amount : texts.amountOf(place + 1)}
          name={amount}
          form={form}
          inputMode="decimal"
          suffix="€"
          autoComplete="off"
          defaultValue={values === null ? own : values[amount]}
        />
      </div>
    );
  };
  const hasMore = sentRows.some((count) => count > shown) || values?.[`rest-${id}`] === '1';
  const places = Array.from({ length: rows }, (_, place) => place);
  return (
    <>
      {places.slice(0, shown).map(row)}
      <details className={styles.more} open={isWrong || hasMore || proposal?.fit === 'more'}>
        <summary>{texts.other}</summary>
        {places.slice(shown).map(row)}
        <Choice
          name={`rest-${id}`}
          value="1"
          form={form}
          label={texts.keepsRest}
          defaultChecked={values?.[`rest-${id}`] === '1'}
        />
      </details>
    </>
  );
}
