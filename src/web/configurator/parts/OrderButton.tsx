import type { Ref, SubmitEvent } from 'react';
import { configuratorText } from '#text/configurator/opening.ts';
import { Button } from '../../ui/Button.tsx';

type Props = {
  readonly onOpen?: () => void;
  // The quote that it is for.
  readonly quote?: string | null;
  readonly ref?: Ref<HTMLFormElement>;
};

/** A dialog gives the focus back to where it was; opened by itself, that would be nowhere. */
export function focusOrderButton(form: HTMLFormElement | null): void {
  form?.querySelector('button')?.focus({ preventScroll: true });
}

/** A form, so that a click before the script has come is not lost: it reloads the page in add mode. */
export function OrderButton({ onOpen, quote = null, ref }: Props) {
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onOpen?.();
  };
  return (
    <form ref={ref} method="get" onSubmit={open}>
      <input type="hidden" name="add" value="1" />
      {quote !== null && <input type="hidden" name="offerte" value={quote} />}
      <Button kind="order" type="submit" isWide>
        {configuratorText.orderNow}
      </Button>
    </form>
  );
}
