import { z } from 'zod';
import { maxPresetName } from '#domain/configuration/limits.ts';
import { validateRequest } from './configurator-request.ts';

/** 'Mijn uitvoeringen': choices kept under a name. */

const text = z.string();

export const presetRequest = validateRequest.extend({
  name: text,
  /** Whether what was measured around the opening is kept as well. */
  spaces: z.boolean().default(false),
  /** Whether a preset of this name that has other choices is to be replaced. */
  replace: z.boolean().default(false),
});

export const presetChangeRequest = z.object({ name: text.optional(), used: z.literal(true).optional() });

const preset = z.strictObject({
  id: z.int().min(1),
  name: text.min(1).max(maxPresetName),
  choices: z.array(z.strictObject({ label: text, value: text })),
  /** What of it can be answered today, as `specs` of a call of the product page. */
  specs: z.record(z.string(), z.record(z.string(), text)),
  /** A sentence for each choice that is open again, because it is not to be had any more. */
  lost: z.array(text),
  used_at: z.iso.datetime(),
});

export const presetAnswer = z.strictObject({ preset });

/** The one used last comes first. */
export const presetsAnswer = z.strictObject({ presets: z.array(preset) });

export type Preset = z.infer<typeof preset>;
export type PresetAnswer = z.infer<typeof presetAnswer>;
export type PresetsAnswer = z.infer<typeof presetsAnswer>;
