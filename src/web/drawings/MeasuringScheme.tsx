import { measuringScheme, readingsOf } from '#domain/drawing/measuring-scheme.ts';
import { pictureTexts } from '#text/configurator/drawing.ts';
import { exampleOpening } from '#text/measuring/films.ts';
import { measuringSchemeText } from '#text/measuring/pages.ts';
import { Plate } from '../ui/Plate.tsx';

type Props = {
  // Without a product: the example that holds for every screen.
  readonly code?: string;
  readonly standsOnFloor: boolean;
};

export function MeasuringScheme({ code, standsOnFloor }: Props) {
  // As the film beside it reads them.
  const readings = readingsOf(exampleOpening(code));
  return (
    <Plate
      plate={measuringScheme(readings, { standsOnFloor })}
      texts={pictureTexts(measuringSchemeText.label)}
    />
  );
}
