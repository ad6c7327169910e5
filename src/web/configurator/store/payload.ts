import { type Device, isMobile, isQuickOrder } from '#domain/configuration/device.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import type { Row } from '../rows/state/row.ts';
import { type Answer, type Answers, type Fields, hasAllSpaces } from './answer.ts';
import type { ConfiguratorState } from './state.ts';

export type StateBody = {
  readonly meta: {
    readonly device: Device;
    readonly webshop_type: 'zakelijk';
    readonly customer_id: number;
    readonly price: string;
    readonly amount: number;
    readonly frontend?: 'space_bottom_A';
    readonly reading?: string | undefined;
  };
  readonly specs: Readonly<Record<string, Fields>>;
};

export type OrderBody = StateBody & {
  readonly cartString: string;
  readonly timestamp?: number;
  readonly quote?: string;
};

/** R7.10: how answers are spelled on the wire. The server trusts neither price nor cart string. */
export function stateBody(state: ConfiguratorState): StateBody {
  const { device, customer, chosen, rows, amount, server } = state;
  const hasRaisedBottom = Object.values(chosen).some(
    (answer) => answer.kind === 'measures' && answer.spaces['space_bottom'] === 'A',
  );
  return {
    meta: {
      device,
      webshop_type: 'zakelijk',
      customer_id: customer.id,
      reading: customer.reading,
      price: server?.price.totalPrice ?? '0.00',
      // The wizard's amount is an answer of its own, quick order's stands in its rows.
      amount: device === 'desktop' ? amount : 1,
      ...(device === 'mobile' && hasRaisedBottom ? { frontend: 'space_bottom_A' } : {}),
    },
    specs: encodeAnswers(chosen, customer.unit, device, rows.asked),
  };
}

export function orderBody(state: ConfiguratorState): OrderBody {
  return {
    ...stateBody(state),
    cartString: state.server?.cart_string?.products ?? '',
    ...(state.edited === null ? {} : { timestamp: state.edited.timestamp }),
    ...(state.quote === null ? {} : { quote: state.quote }),
  };
}

export function encodeAnswers(
  chosen: Answers,
  unit: Unit,
  device: Device,
  rows: readonly Row[] = [],
): Readonly<Record<string, Fields>> {
  const size = (value: Millimetres) => spellMeasure(value, unit, device);
  const entries = Object.entries(chosen).map(([key, answer]) => [key, encode(answer, rows, size)] as const);
  return Object.fromEntries(entries.filter(([, fields]) => Object.keys(fields).length > 0));
}

type Spell = (value: Millimetres) => string;

function encode(answer: Answer, rows: readonly Row[], size: Spell): Fields {
  switch (answer.kind) {
    case 'start':
      return { start: '1' };
    case 'options':
      return answer.keys;
    case 'colour':
      return answer.custom === null
        ? { color: answer.colour, color_type: '1' }
        : {
            color: answer.colour,
            color_type: '2',
            ral_color: answer.custom.ral,
            hex_color: answer.custom.hex,
          };
    case 'sides':
      return { sides: answer.sides.toSorted().join(',') };
    case 'text':
      return { room: answer.text };
    case 'amount':
      return { user_amount: String(answer.amount) };
    case 'measures':
      return encodeMeasures(answer, size);
    case 'rows':
      return encodeRows(rows, size);
  }
}

function encodeMeasures(answer: Extract<Answer, { kind: 'measures' }>, size: Spell): Fields {
  if (hasAllSpaces(answer)) return { ...mapValues(answer.typed, size), ...answer.spaces };
  const { space_bottom_extra: _without, ...sizes } = mapValues(answer.typed, size);
  return sizes;
}

function encodeRows(rows: readonly Row[], size: Spell): Fields {
  const spell = (value: Millimetres | null) => (value === null ? '' : size(value));
  return {
    width_opening: JSON.stringify(rows.map(({ width }) => spell(width))),
    height_opening: JSON.stringify(rows.map(({ height }) => spell(height))),
    user_amount: JSON.stringify(rows.map(({ amount }) => Math.max(1, amount))),
    room: JSON.stringify(rows.map(({ kenmerk }) => kenmerk)),
  };
}

function spellMeasure(value: Millimetres, unit: Unit, device: Device): string {
  const text = formatMeasure(value, unit);
  return isMobile(device) || isQuickOrder(device) ? text.replace(',', '.') : text;
}

function mapValues<Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => string): Fields {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
