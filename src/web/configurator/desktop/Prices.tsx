import type { Specification, SpecificationOption } from '#contract/configurator-answer.ts';
import { popupText } from '#text/configurator/popup.ts';
import { formatDay } from '#text/format/date.ts';
import { formatConfiguratorPrice } from '#text/format/money.ts';
import { WaitingWords } from '../parts/WaitingWords.tsx';
import { isPriceFrom, isPriceOld, price, priceLack, productSpecs } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './Prices.module.css';

type Props = { readonly totals?: string | undefined };

/** One live region, so that a change is told once and politely (R2.12, R9.3). */
export function Prices({ totals }: Props) {
  const { price: unit, totalPrice, totalAdviesPrijs } = useConfiguratorState(price);
  const isFrom = useConfiguratorState(isPriceFrom);
  const lack = useConfiguratorState(priceLack);
  const time = useConfiguratorState((state) => deliveryColour(state)?.delivery_time ?? null);
  const day = useConfiguratorState((state) => deliveryColour(state)?.delivery_date ?? null);
  const isOld = useConfiguratorState(isPriceOld);
  return (
    <div role="status" className={styles.prices} data-waiting={isOld || undefined}>
      <WaitingWords />
      {totals !== undefined && <p className={styles.totals}>{totals}</p>}
      <dl>
        <div className={styles.main}>
          <dt>
            {isFrom ? popupText.priceFrom : popupText.price} <small>{popupText.exclVat}</small>
          </dt>
          <dd key={totalPrice} className={styles.amount}>
            {popupText.euro(totalPrice)}
          </dd>
          {lack !== null && <dd className={styles.lack}>{popupText.lacks[lack]}</dd>}
        </div>
        {totals === undefined && (
          <div>
            <dt>{popupText.basePrice}</dt>
            <dd>{popupText.euro(formatConfiguratorPrice(unit))}</dd>
          </div>
        )}
        <div>
          <dt>
            {popupText.advicePrice} {popupText.inclVat}
          </dt>
          <dd>{popupText.euro(formatConfiguratorPrice(totalAdviesPrijs))}</dd>
        </div>
        {time !== null && (
          <div>
            <dt>{popupText.delivery}</dt>
            <dd>{day === null ? time : popupText.deliveryOn(formatDay(day), time)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

// Of the chosen colour; until one is chosen, of the first, which is a standard one.
function deliveryColour(state: ConfiguratorState): SpecificationOption | undefined {
  const colours = productSpecs(state).find(({ display }) => display === 'SpecOptionColor');
  return colours && findOption(colours, state);
}

function findOption({ key, options }: Specification, { chosen }: ConfiguratorState) {
  const answer = chosen[key];
  if (answer?.kind !== 'colour') return options[0];
  if (answer.custom !== null) return options.find(({ type }) => type === 'custom');
  return options.find(({ ral }) => ral === answer.colour);
}
