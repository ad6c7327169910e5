import type { ExampleOpening } from '#contract/catalogue-page.ts';
import { measuringScheme, readingsOf } from '#domain/drawing/measuring-scheme.ts';
import { pictureTexts } from '#text/configurator/drawing.ts';
import { measuringSchemeText } from '#text/measuring/pages.ts';
import { Plate } from '../ui/Plate.tsx';

type Props = {
  // The opening that the film beside it reads.
  readonly readFrom: ExampleOpening;
  readonly standsOnFloor: boolean;
};

export function MeasuringScheme({ readFrom, standsOnFloor }: Props) {
  return (
    <Plate
      plate={measuringScheme(readingsOf(readFrom), { standsOnFloor })}
      texts={pictureTexts(measuringSchemeText.label)}
    />
  );
}
