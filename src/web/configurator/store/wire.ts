import type { InitAnswer, Refusal, ValidateAnswer } from '#contract/configurator-answer.ts';

/** What the store keeps of the server: an init answer is a validate answer that says nothing of completeness. */
export type StateAnswer = InitAnswer & Partial<Pick<ValidateAnswer, 'complete' | 'cart_string'>>;

/** R8.1: ga_messages are ignored. A refusal that is not about the answers comes without specifications. */
export type RefusalAnswer = Omit<Refusal, 'ga_messages' | 'product_specifications' | 'repairs'> &
  Partial<Pick<Refusal, 'product_specifications' | 'repairs'>>;
