import { useEffect, useState } from 'react';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import { paletteText } from '#text/configurator/palette.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { useConfigurator } from '../use-configurator.ts';
import { ColourPicker } from './ColourPicker.tsx';
import styles from './ColourTints.module.css';
import { findColours } from './find-colours.ts';
import type { PaletteColour } from './palette-colour.ts';

type Props = {
  readonly chosen: string | null;
  readonly onChoose: (colour: PaletteColour, moveOn: boolean) => void;
};

type Loaded = PaletteAnswer | 'loading' | 'failed';

/** The palette is fetched when somebody first wants a colour of their own. */
export function ColourTints({ chosen, onChoose }: Props) {
  const { loadPalette } = useConfigurator();
  const [palette, setPalette] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isHere = attempt > 0;
    void loadPalette().then((loaded) => {
      if (isHere) setPalette(loaded ?? 'failed');
    });
    return () => {
      isHere = false;
    };
  }, [loadPalette, attempt]);
  if (palette === 'loading') return <p role="status">{paletteText.loadingColours}</p>;
  if (palette !== 'failed') return <Tints palette={palette} chosen={chosen} onChoose={onChoose} />;
  return (
    <Message kind="error">
      <p>{paletteText.coloursFailed}</p>
      <Button
        onClick={() => {
          setPalette('loading');
          setAttempt(attempt + 1);
        }}
      >
        {paletteText.again}
      </Button>
    </Message>
  );
}

function Tints({ palette, chosen, onChoose }: Props & { readonly palette: PaletteAnswer }) {
  const [search, setSearch] = useState('');
  const [tint, setTint] = useState<number | null>(null);
  const shownTint = tint ?? palette.tints.find(({ label }) => label === chosen)?.parent ?? null;
  const found =
    search.trim() === ''
      ? palette.tints.filter(({ parent }) => parent === shownTint)
      : findColours(palette.tints, search);
  return (
    <div className={styles.palette}>
      <TextField
        label={paletteText.searchRal}
        type="search"
        autoComplete="off"
        placeholder={paletteText.searchRalPlaceholder}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return;
          // Empties the field, as Escape does in any search, instead of closing what it stands in.
          event.preventDefault();
          setSearch('');
        }}
      />
      <fieldset>
        <legend className={styles.legend}>{paletteText.tints}</legend>
        <div className={styles.tints}>
          {Object.entries(paletteText.tintNames).map(([id, name]) => (
            <button
              key={id}
              type="button"
              className={styles.tint}
              aria-pressed={search.trim() === '' && Number(id) === shownTint}
              onClick={() => {
                setSearch('');
                setTint(Number(id));
              }}
            >
              <TintStrip colours={palette.tints.filter(({ parent }) => parent === Number(id))} />
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className={styles.count}>
        {search.trim() !== '' && paletteText.found(found.length)}
      </p>
      {found.length > 0 && <ColourPicker colours={found} chosen={chosen} onChoose={onChoose} />}
    </div>
  );
}

const stripes = 4;

function TintStrip({ colours }: { readonly colours: readonly PaletteColour[] }) {
  const step = Math.max(1, Math.floor(colours.length / stripes));
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${stripes} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: stripes }, (_, index) => colours[index * step]).map(
        (colour, index) =>
          colour && <rect key={colour.id} x={index} width={1.02} height={1} fill={colour.hex} />,
      )}
    </svg>
  );
}
