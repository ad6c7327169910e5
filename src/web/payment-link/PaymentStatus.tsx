import { useEffect } from 'react';
import type { PaymentStateAnswer } from '#contract/payment-page.ts';
import { paymentTexts } from '#text/ordering/payment.ts';
import { ButtonLink } from '../ui/Button.tsx';

type Props = { readonly address: string };

const pause = 3000;
const patience = 200;

/** Asks on until the bank has answered, then shows the page anew. Without script the link does the same. */
export function PaymentStatus({ address }: Props) {
  useEffect(() => {
    let timer = 0;
    const ask = async (left: number) => {
      if (await isStillPending(address)) {
        if (left > 0) timer = window.setTimeout(() => void ask(left - 1), pause);
      } else window.location.assign(address);
    };
    timer = window.setTimeout(() => void ask(patience), pause);
    return () => window.clearTimeout(timer);
  }, [address]);
  return (
    <ButtonLink kind="move" href={address}>
      {paymentTexts.refresh}
    </ButtonLink>
  );
}

async function isStillPending(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } });
    const told: unknown = await answer.json();
    return !answer.ok || !isState(told) || told.state === 'pending';
  } catch {
    // Offline for a moment, or told to slow down.
    return true;
  }
}

// By hand: the shapes of the configurator's answers would come along with their chunk.
function isState(told: unknown): told is PaymentStateAnswer {
  return typeof told === 'object' && told !== null && 'state' in told && typeof told.state === 'string';
}
