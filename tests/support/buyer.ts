import type { z } from 'zod';
import {
  type AddAnswer,
  addAnswer,
  type CartAnswer,
  cartAnswer,
  errorAnswer,
  initAnswer,
  type Refusal,
  refusal,
  type ValidateAnswer,
  validateAnswer,
} from '#contract/configurator-answer.ts';
import { type VisitedShop, Visitor } from './visitor.ts';

/** Every answer is held against its schema; which fields it has, its status says. */
export type Answered = {
  readonly status: number;
  readonly body: Partial<ValidateAnswer & AddAnswer & Refusal>;
};

type Meta = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

/** A customer at the configurator. */
export class Buyer {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  static async login(shop: VisitedShop, email: string): Promise<Buyer> {
    return new Buyer(await new Visitor(shop).login(email));
  }

  init(code: string, device: string): Promise<Answered> {
    return this.call(initAnswer, `/product/init/${code}`, { device });
  }

  validate(code: string, specs: unknown, meta: Meta = {}): Promise<Answered> {
    const body = { meta: { device: 'desktop', ...meta }, specs };
    return this.call(validateAnswer, `/product/validate-state/${code}`, body);
  }

  add(code: string, specs: unknown, meta: Meta = {}, headers: Headers = {}): Promise<Answered> {
    const body = { meta: { device: 'desktop', ...meta }, specs, cartString: 'x' };
    return this.call(addAnswer, `/product/add-to-cart/${code}`, body, headers);
  }

  update(
    code: string,
    timestamp: unknown,
    specs: unknown,
    meta: Meta = {},
    headers: Headers = {},
  ): Promise<Answered> {
    const body = { meta: { device: 'desktop', ...meta }, specs, cartString: 'x', timestamp };
    return this.call(addAnswer, `/product/update-cart/${code}`, body, headers);
  }

  async call(
    schema: z.ZodType<Answered['body']>,
    path: string,
    body: unknown,
    headers: Headers = {},
  ): Promise<Answered> {
    const answer = await this.visitor.call(path, body, headers);
    const json: unknown = await answer.json();
    if (answer.status === 200) return { status: 200, body: schema.parse(json) };
    if (answer.status === 422) return { status: 422, body: refusal.parse(json) };
    const { message } = errorAnswer.parse(json);
    return { status: answer.status, body: { message } };
  }

  async cart(): Promise<CartAnswer> {
    const answer = await this.visitor.get('/winkelwagen', { accept: 'application/json' });
    return cartAnswer.parse(await answer.json());
  }
}
