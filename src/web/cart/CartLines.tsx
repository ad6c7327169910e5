import { type CartLineData, type CartPage, cartAnchors } from '#contract/cart-page.ts';
import { type Grouping, groupings, groupLines } from '#domain/cart/group-lines.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { ButtonForm } from '../forms/Form.tsx';
import { Button } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { Message } from '../ui/Message.tsx';
import { CartLine } from './CartLine.tsx';
import styles from './CartLines.module.css';
import { type CartForms, formAddress } from './cart-forms.ts';

type Props = { readonly cart: CartPage; readonly forms: CartForms };

export function CartLines({ cart, forms }: Props) {
  const { lines, grouping } = cart;
  const groups = grouping === null ? [{ name: '', lines }] : groupLines(lines, groupName[grouping]);
  return (
    <div id="cart-lines" className={styles.groups}>
      {groups.map(({ name, lines: inside }, index) => (
        <div key={name} id={`group-${index}`} className={styles.group}>
          {grouping !== null && (
            <GroupHead
              id={`group-head-${index}`}
              name={name || cartText.groupNone[grouping]}
              lines={inside}
            />
          )}
          <div className={card.card}>
            {index === 0 && <Columns />}
            <ul
              className={styles.list}
              aria-label={grouping === null ? cartText.linesLabel : undefined}
              aria-labelledby={grouping === null ? undefined : `group-head-${index}`}
            >
              {inside.map((line) => (
                <Row key={line.timestamp} line={line} cart={cart} forms={forms} />
              ))}
              {cart.removed?.before === null && index === groups.length - 1 && (
                <Removed removed={cart.removed} forms={forms} />
              )}
            </ul>
          </div>
        </div>
      ))}
    </div>
  );
}

const groupName: Readonly<Record<Grouping, (line: CartLineData) => string>> = {
  kenmerk: ({ boxLabel }) => boxLabel,
  referentie: ({ reference }) => reference,
  product: ({ name }) => name,
  kleur: ({ colour }) => colour?.label ?? '',
};

// Where a line was taken out stands how to get it back.
function Row({ line, cart, forms }: Props & { readonly line: CartLineData }) {
  const { removed } = cart;
  return (
    <>
      {removed?.before === line.timestamp && <Removed removed={removed} forms={forms} />}
      <CartLine line={line} unit={cart.unit} forms={forms} />
    </>
  );
}

type RemovedProps = { readonly removed: NonNullable<CartPage['removed']>; readonly forms: CartForms };

function Removed({ removed, forms }: RemovedProps) {
  return (
    <li id={cartAnchors.removed} className={styles.removed}>
      <Undo removed={removed} forms={forms} />
    </li>
  );
}

export function Undo({ removed, forms }: RemovedProps) {
  return (
    <Message kind="ok">
      <div className={styles.undo}>
        <p>{cartText.removed(removed.name, removed.boxLabel)}</p>
        <ButtonForm
          action={formAddress(`/winkelwagen/${removed.timestamp}/terugzetten`, forms)}
          csrfToken={forms.csrfToken}
        >
          <Button id="cart-undo" type="submit">
            {cartText.undo}
          </Button>
        </ButtonForm>
      </div>
    </Message>
  );
}

type HeadProps = { readonly id: string; readonly name: string; readonly lines: readonly CartLineData[] };

function GroupHead({ id, name, lines }: HeadProps) {
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  return (
    <p id={id} className={styles.head}>
      <strong>{name}</strong> <span>{cartText.groupSum(pieces, formatEuro(cents(total)))}</span>
    </p>
  );
}

/** For the eye: every row tells its own by name. */
export function Columns() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>{cartText.columns.product}</span>
      <span>{cartText.amount}</span>
      <span>{cartText.columns.delivery}</span>
      <span>{cartText.columns.price}</span>
    </div>
  );
}

export function GroupChoice({ grouping }: Pick<CartPage, 'grouping'>) {
  return (
    <nav className={styles.choice} aria-label={cartText.groupBy}>
      <span aria-hidden="true">{cartText.groupBy}</span>
      <a href="/winkelwagen" aria-current={grouping === null ? 'true' : undefined}>
        {cartText.groupings.none}
      </a>
      {groupings.map((by) => (
        <a key={by} href={`/winkelwagen?groep=${by}`} aria-current={grouping === by ? 'true' : undefined}>
          {cartText.groupings[by]}
        </a>
      ))}
    </nav>
  );
}
