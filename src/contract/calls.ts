import { z } from 'zod';
import {
  addAnswer,
  cartAnswer,
  errorAnswer,
  initAnswer,
  kimImageAnswer,
  refusal,
  validateAnswer,
} from './configurator-answer.ts';
import { addRequest, initRequest, updateRequest, validateRequest } from './configurator-request.ts';
import { drawingAnswer } from './drawing-answer.ts';
import { paletteAnswer } from './palette-answer.ts';
import { presetAnswer, presetChangeRequest, presetRequest, presetsAnswer } from './preset-call.ts';

/** The messages of the calls, by the names they have in every description of them. */
export const schemas = {
  InitRequest: initRequest,
  ValidateRequest: validateRequest,
  AddRequest: addRequest,
  UpdateRequest: updateRequest,
  InitAnswer: initAnswer,
  ValidateAnswer: validateAnswer,
  AddAnswer: addAnswer,
  Refusal: refusal,
  DrawingAnswer: drawingAnswer,
  KimImageAnswer: kimImageAnswer,
  PaletteAnswer: paletteAnswer,
  CartAnswer: cartAnswer,
  PresetRequest: presetRequest,
  PresetChangeRequest: presetChangeRequest,
  PresetAnswer: presetAnswer,
  PresetsAnswer: presetsAnswer,
  Error: errorAnswer,
} as const;

export type SchemaName = keyof typeof schemas;

export type Call = {
  readonly name: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly request?: SchemaName;
  /** 'html' for a fragment of a page. */
  readonly answers: Readonly<Record<number, SchemaName | 'html'>>;
  readonly headers?: readonly CallHeader[];
};

export type CallHeader = 'Idempotency-Key' | 'Idempotency-Replaces';

const unasked = { 401: 'Error', 429: 'Error' } as const;
const refused = {
  400: 'Error',
  401: 'Error',
  403: 'Error',
  404: 'Error',
  413: 'Error',
  429: 'Error',
} as const;

/** Every call of contract §3. */
export const calls = [
  {
    name: 'init',
    method: 'post',
    path: '/product/init/{code}',
    request: 'InitRequest',
    answers: { 200: 'InitAnswer', ...refused },
  },
  {
    name: 'validateState',
    method: 'post',
    path: '/product/validate-state/{code}',
    request: 'ValidateRequest',
    answers: { 200: 'ValidateAnswer', 422: 'Refusal', ...refused },
  },
  {
    name: 'drawing',
    method: 'post',
    path: '/product/drawing/{code}',
    request: 'ValidateRequest',
    answers: { 200: 'DrawingAnswer', ...refused },
  },
  {
    name: 'addToCart',
    method: 'post',
    path: '/product/add-to-cart/{code}',
    request: 'AddRequest',
    headers: ['Idempotency-Key', 'Idempotency-Replaces'],
    answers: { 200: 'AddAnswer', 409: 'Error', 422: 'Refusal', ...refused },
  },
  {
    name: 'updateCart',
    method: 'post',
    path: '/product/update-cart/{code}',
    request: 'UpdateRequest',
    headers: ['Idempotency-Key'],
    answers: { 200: 'AddAnswer', 409: 'Error', 422: 'Refusal', ...refused },
  },
  {
    name: 'getKimImage',
    method: 'get',
    path: '/product/get-kim-image/{code}',
    answers: { 200: 'KimImageAnswer', 404: 'Error', ...unasked },
  },
  {
    name: 'refreshCartPreview',
    method: 'get',
    path: '/product/refresh-cart-preview',
    answers: { 200: 'html', ...unasked },
  },
  { name: 'palette', method: 'get', path: '/product/ral', answers: { 200: 'PaletteAnswer', ...unasked } },
  {
    name: 'presets',
    method: 'get',
    path: '/product/uitvoeringen/{code}',
    answers: { 200: 'PresetsAnswer', 404: 'Error', ...unasked },
  },
  {
    name: 'keepPreset',
    method: 'post',
    path: '/product/uitvoeringen/{code}',
    request: 'PresetRequest',
    answers: { 200: 'PresetAnswer', 409: 'Error', 422: 'Error', ...refused },
  },
  {
    name: 'changePreset',
    method: 'patch',
    path: '/product/uitvoeringen/{code}/{id}',
    request: 'PresetChangeRequest',
    answers: { 200: 'PresetAnswer', 409: 'Error', 422: 'Error', ...refused },
  },
  {
    name: 'removePreset',
    method: 'delete',
    path: '/product/uitvoeringen/{code}/{id}',
    answers: { 200: 'PresetsAnswer', 403: 'Error', 404: 'Error', ...unasked },
  },
  { name: 'cart', method: 'get', path: '/winkelwagen', answers: { 200: 'CartAnswer', 401: 'Error' } },
] as const satisfies readonly Call[];

/** Requests as they are sent, with what may be left out; answers as they come. */
export function jsonSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const io = name.endsWith('Request') ? 'input' : 'output';
      const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, { io });
      return [name, jsonSchema];
    }),
  );
}
