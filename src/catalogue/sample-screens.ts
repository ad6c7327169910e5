import type { KeptAnswers } from '#domain/line/configured-line.ts';
import type { ProductCode } from './index.ts';

export type SampleScreen = {
  readonly code: ProductCode;
  readonly amount: number;
  readonly answers: KeptAnswers;
};

/** Common choices, in millimetres: what an example of a quote shows. */
export const sampleScreens: readonly SampleScreen[] = [
  {
    code: 'PE-100',
    amount: 3,
    answers: {
      kozijn: { frame_material: '1' },
      kozijntype: { frame_type: 'A' },
      maten: { width_opening: '900', height_opening: '1200' },
      rondom_maten: { space_left: '30', space_right: '30', space_top: '20', space_bottom: '15' },
      uitsteeksel: { profile_depth: '2' },
      obstakel: { obstacle: '1' },
      bevestiging: { sides: '1,2' },
      gaas: { wire_id: '4' },
      color: { color: 'RAL 7016 structuur', color_type: '1' },
    },
  },
  {
    code: 'SE-100',
    amount: 1,
    answers: {
      montage: { in_frame: '1' },
      maten: { width_opening: '900', height_opening: '2150' },
      schuifrichting: { direction: '1' },
      onderstrip: { onderstrip: '1' },
      bevestiging: { fixation: '2' },
      gaas: { wire_id: '1' },
      handgreep: { handgreepjes: '1' },
      color: { color: 'RAL 9010', color_type: '1' },
    },
  },
];
