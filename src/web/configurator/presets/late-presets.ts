import { KeepButton } from './KeepButton.tsx';
import { LostChoices } from './LostChoices.tsx';
import { PresetOffer } from './PresetOffer.tsx';

/** What only who has presets or can keep one gets to see: in one file, for apart each weighs more. */
export const latePresets = { KeepButton, LostChoices, PresetOffer } as const;
