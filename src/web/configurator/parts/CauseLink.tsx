import type { MouseEvent, Ref } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import type { Cause } from '../store/stoppers.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';

type Props = { readonly cause: Cause; readonly ref?: Ref<HTMLAnchorElement> };

/** The way to what is wrong. A link and no button: a section's header is the button of that name. */
export function CauseLink({ cause, ref }: Props) {
  const { store } = useConfigurator();
  const name = useConfiguratorState(({ rows: { typed } }) =>
    cause.row === null ? nameOf(cause) : stepText.row(typed.findIndex(({ id }) => id === cause.row) + 1),
  );
  const go = (event: MouseEvent) => {
    event.preventDefault();
    // Hiding messages by a click anywhere on them is not meant here.
    event.stopPropagation();
    store.goTo({ key: cause.specification.key, row: cause.row });
  };
  return (
    <a ref={ref} href={`#${cause.specification.key}`} onClick={go}>
      {stepText.goTo(name)}
    </a>
  );
}

function nameOf({ specification, field }: Cause): string {
  const isOneOfMore = Object.keys(specification.specs).length > 1;
  return (isOneOfMore && field !== null && specification.specs[field]?.label) || specification.label;
}
