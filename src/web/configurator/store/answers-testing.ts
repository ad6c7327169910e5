import type { Message, Specification, SubSpecification } from '#contract/configurator-answer.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { Answer } from './answer.ts';
import type { Product, Refusal } from './state.ts';
import type { RefusalAnswer, StateAnswer } from './wire.ts';

export const inzethor: Product = { code: 'PE-100', name: 'Inzethor' };
export const rolhor: Product = { code: 'RO-50', name: 'Rolhor' };

export const incomplete: Message = {
  name: 'incompleet',
  type: 'error',
  message: 'U heeft nog niet alle opties voor deze hor ingevuld.',
  submitDisabled: true,
};

export function aSpecification(over: Partial<Specification> & Pick<Specification, 'key'>): Specification {
  return {
    display: 'SpecOptionRadio',
    label: over.key,
    label_short: over.key,
    label_mobile: over.key,
    question: `${over.key}?`,
    instruction: null,
    tooltip: null,
    explanation_bottom: null,
    leftcol: 'meetinstructie',
    specs: {},
    options: [],
    ...over,
  };
}

export const threeSteps: Specification[] = [
  aSpecification({ key: 'kozijn' }),
  aSpecification({ key: 'maten', display: 'SpecMaten', leftcol: 'bijzonderheden' }),
  aSpecification({ key: 'kenmerk', display: 'SpecTextfield' }),
];

export const aSubSpecification: SubSpecification = {
  label: 'x',
  label_cart: 'x',
  placeholder: null,
  default_answer: null,
  chosen_value: null,
};

export function anAnswer(over: Partial<StateAnswer> = {}): StateAnswer {
  return {
    price: { price: '86.08', adviesPrijs: '168.00', totalPrice: '86.08', totalAdviesPrijs: '168.00' },
    calculated_total_sizes: [
      { name: 'width_total', value: null },
      { name: 'height_total', value: null },
    ],
    expected_total_sizes: [
      { name: 'width_total', value: null },
      { name: 'height_total', value: null },
    ],
    expected_if: null,
    messages: [],
    meta: { space_bottom: null, amount: 1 },
    ga_messages: [],
    delivery_date: null,
    product_specifications: threeSteps,
    complete: false,
    cart_string: { summary: [], products: 'opaque' },
    ...over,
  };
}

export function aRefusal(over: Partial<RefusalAnswer> = {}): RefusalAnswer {
  return { message: 'Nee', errors: {}, messages: [], ...over };
}

export function aRefused(causes: Refusal['causes'], messages: readonly Message[] = []): Refusal {
  return { causes, errors: causes, messages, repairs: [], specifications: null };
}

export const option = (key: string): Answer => ({ kind: 'options', keys: { frame_material: key } });

export const size = (width: number, height: number): Extract<Answer, { kind: 'measures' }> => ({
  kind: 'measures',
  typed: { width_opening: millimetres(width), height_opening: millimetres(height) },
  spaces: {},
});

export const label = (text: string): Answer => ({ kind: 'text', text });

export const everyAnswer = { kozijn: option('1'), maten: size(900, 1200), kenmerk: label('hal') };

/** The same, as a cart line has them. */
export const lineSpecs = {
  kozijn: { frame_material: '1' },
  maten: { width_opening: '900', height_opening: '1200' },
  kenmerk: { room: 'hal' },
};
