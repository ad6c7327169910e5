import type { MouseEvent, Ref } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import type { Cause } from '../store/stoppers.ts';
import { useConfigurator } from '../use-configurator.ts';

type Props = { readonly cause: Cause; readonly ref?: Ref<HTMLAnchorElement> };

// The way to what is wrong. A link and no button: a section's header is the button of that name.
export function CauseLink({ cause, ref }: Props) {
  const { store } = useConfigurator();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    // Hiding messages by a click anywhere on them is not meant here.
    event.stopPropagation();
    store.goTo({ key: cause.specification.key, row: cause.row?.id ?? null });
  };
  return (
    <a ref={ref} href={`#${cause.specification.key}`} onClick={go}>
      {stepText.goTo(nameOf(cause))}
    </a>
  );
}

function nameOf({ specification, field, row }: Cause): string {
  if (row !== null) return stepText.row(row.number);
  const isOneOfMore = Object.keys(specification.specs).length > 1;
  return (isOneOfMore && field !== null && specification.specs[field]?.label) || specification.label;
}
