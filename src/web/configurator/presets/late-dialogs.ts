import { PresetDialog } from './PresetDialog.tsx';
import { proposePreset } from './propose-preset.ts';

/** What comes once somebody begins with a preset, keeps one or looks through them. */
export const lateDialogs = { PresetDialog, proposePreset } as const;
