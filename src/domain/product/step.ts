import type { Choice } from './condition.ts';
import type { Field } from './field.ts';

/** What the left column explains while a step is open. */
export const helpTopics = [
  'meetinstructie',
  'bijzonderheden',
  'obstakel',
  'uitsteeksel',
  'kozijn_hout',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

export type StepKind =
  | 'intro'
  | 'radio'
  | 'images'
  | 'hinge'
  | 'size'
  | 'margins'
  | 'sizeAndSpace'
  | 'sides'
  | 'colour'
  | 'label'
  | 'amount'
  | 'summary';

export type Step = {
  readonly key: string;
  readonly kind: StepKind;
  readonly fields: readonly Field[];
  readonly help?: HelpTopic;
  /** Another help topic once a choice is made. */
  readonly helpWhen?: Choice & { readonly topic: HelpTopic };
  /** Asked only when this choice was made. */
  readonly when?: Choice;
};
