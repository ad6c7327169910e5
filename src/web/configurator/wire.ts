import type { InitAnswer, Refusal, ValidateAnswer } from '#contract/configurator-answer.ts';

// What the store keeps of the server: an init answer is a validate answer that says nothing of completeness.
export type StateAnswer = InitAnswer & Partial<Pick<ValidateAnswer, 'complete' | 'cart_string'>>;

// R8.1: ga_messages are ignored.
export type RefusalAnswer = Omit<Refusal, 'ga_messages'>;
