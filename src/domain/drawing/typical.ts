import type { Answers } from './choices.ts';
import type { ScreenForm } from './form.ts';

/** Anthracite: a dark profile can be told from the paper, whatever the paper is. */
export const typicalColour = '#383e42';

/** How a form is shown where nobody chose anything: with the parts by which one knows it. */
export const typicalAnswers: Readonly<Record<ScreenForm, Answers>> = {
  'clip-frame': { bevestiging: { sides: '1,2' } },
  'face-frame': { bevestiging: { fixation: '1' } },
  pleated: { schuifrichting: { direction: '1' }, handgreep: { handgreepjes: '1' } },
  'double-pleated': { handgreep: { handgreepjes: '2' } },
  roller: { sluiting: { closure: '1' }, trekkoord: { cord: '1' } },
  'heavy-roller': { sluiting: { closure: '2' }, bediening: { pull_bar: '1' } },
  'hinged-door': {
    hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '1' },
    schopplaat: { kick_plate: '2' },
  },
};
