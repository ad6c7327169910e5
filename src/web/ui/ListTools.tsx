import type { ReactNode } from 'react';
import type { ListFrame } from '#contract/list-frame.ts';
import { maxSearch } from '#domain/business/limits.ts';
import { listTexts as texts } from '#text/pages/lists.ts';
import { Button, ButtonLink } from './Button.tsx';
import { classNames } from './class-names.ts';
import { SelectField, TextField } from './Field.tsx';
import styles from './ListTools.module.css';
import { Message } from './Message.tsx';
import { queryOf } from './query-of.ts';

type Props = {
  readonly list: ListFrame;
  // What is looked through.
  readonly searchHint: string;
  readonly exports?: boolean;
  // On a line of its own, above many filters.
  readonly isSearchWide?: boolean;
  readonly children?: ReactNode;
};

/** Above every list: search, filters and export, in an address that can be kept and sent. */
export function ListTools({ list, searchHint, exports = true, isSearchWide = false, children }: Props) {
  const filters = queryOf(list);
  const isRefused = Object.keys(list.problems).length > 0;
  return (
    <>
      {isRefused && (
        <Message kind="error">
          {texts.refused} {list.problems['na']}
        </Message>
      )}
      <search>
        <form method="get" action={list.path} className={styles.tools} noValidate>
          <div className={classNames(styles.search, isSearchWide && styles.wide)}>
            <TextField
              label={texts.search}
              type="search"
              name="zoek"
              maxLength={maxSearch}
              defaultValue={list.query['zoek']}
              error={list.problems['zoek']}
              placeholder={searchHint}
            />
          </div>
          {children}
          <div className={styles.buttons}>
            <Button kind="move" type="submit">
              {texts.apply}
            </Button>
            {exports && !isRefused && (
              <ButtonLink href={`${list.path}.csv${filters}`} download>
                {texts.export}
              </ButtonLink>
            )}
            {Object.keys(list.query).length > 0 && (
              <a href={list.path} className={styles.clear}>
                {texts.clear}
              </a>
            )}
          </div>
        </form>
      </search>
    </>
  );
}

type FilterProps = {
  readonly list: ListFrame;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  // Those that are looked for less often, under a heading of their own.
  readonly others?: { readonly label: string; readonly options: readonly Option[] };
  // What it shows without a choice, where that is not everything.
  readonly none?: string;
};

type Option = { readonly value: string; readonly label: string };

/** A value that is not among the options, as a link can carry it, stands there as it was given. */
export function ListFilter({ list, name, label, options, others, none = texts.all }: FilterProps) {
  const chosen = list.query[name] ?? '';
  const all = [...options, ...(others?.options ?? [])];
  const isKnown = chosen === '' || all.some(({ value }) => value === chosen);
  return (
    <SelectField label={label} name={name} defaultValue={chosen} error={list.problems[name]}>
      <option value="">{none}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {options.map(toOption)}
      {others !== undefined && <optgroup label={others.label}>{others.options.map(toOption)}</optgroup>}
    </SelectField>
  );
}

function toOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

type SortProps = { readonly list: ListFrame; readonly options: readonly Option[] };

/**
 * Where there are no headings to press, as on a phone. Beside them it is not seen and keeps the order that was chosen; the
 * first is how rows stand unasked.
 */
export function ListSort({ list, options }: SortProps) {
  const chosen = list.query['sorteer'] ?? options[0]?.value;
  return (
    <div className={styles.sort}>
      <SelectField label={texts.sort} name="sorteer" defaultValue={chosen} error={list.problems['sorteer']}>
        {options.map(toOption)}
      </SelectField>
    </div>
  );
}

type DaysProps = Pick<Props, 'list'> & {
  // Of which day, where a row has several.
  readonly labels?: { readonly from: string; readonly until: string };
};

export function DayFilters({ list, labels = texts }: DaysProps) {
  return (
    <>
      <DayField list={list} name="van" label={labels.from} />
      <DayField list={list} name="tot" label={labels.until} />
    </>
  );
}

type DayProps = { readonly list: ListFrame; readonly name: 'van' | 'tot'; readonly label: string };

// A date field shows no words: what was typed wrongly in the address is told, and the field is empty.
function DayField({ list, name, label }: DayProps) {
  return (
    <TextField
      label={label}
      type="date"
      name={name}
      defaultValue={list.query[name]}
      error={list.problems[name]}
    />
  );
}

export function Paging({ list }: Pick<Props, 'list'>) {
  const isFirst = list.query['na'] === undefined;
  if (isFirst && list.next === null) return null;
  return (
    <nav className={styles.paging} aria-label={texts.paging}>
      {!isFirst && <ButtonLink href={list.path + queryOf(list)}>{texts.toStart}</ButtonLink>}
      {list.next !== null && (
        <ButtonLink href={list.path + queryOf(list, { na: list.next })}>{texts.next}</ButtonLink>
      )}
    </nav>
  );
}
