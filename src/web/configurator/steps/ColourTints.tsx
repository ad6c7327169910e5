import { useEffect, useState } from 'react';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import { paletteText } from '#text/configurator/palette.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { useConfigurator } from '../use-configurator.ts';
import { bringIntoView } from './bring-into-view.ts';
import { ColourPicker } from './ColourPicker.tsx';
import styles from './ColourTints.module.css';
import { findColours, type PaletteColour } from './find-colours.ts';

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
  const isSearching = search.trim() !== '';
  const found = isSearching
    ? findColours(palette.tints, search)
    : palette.tints.filter(({ parent }) => parent === shownTint);
  const first = (isSearching && found[0]) || null;
  const picker = found.length > 0 && (
    <ColourPicker
      // A group that was opened lies beneath the groups, and often beneath the screen.
      key={isSearching ? 'found' : shownTint}
      ref={tint === null || isSearching ? null : bringIntoView}
      colours={found}
      chosen={chosen}
      next={first}
      onChoose={onChoose}
    />
  );
  return (
    <div className={styles.palette}>
      <TextField
        label={paletteText.searchRal}
        type="search"
        enterKeyHint="done"
        autoComplete="off"
        placeholder={paletteText.searchRalPlaceholder}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (!isSearching || (event.key !== 'Escape' && event.key !== 'Enter')) return;
          // Escape empties the field, as it does in any search, instead of closing what it stands in.
          event.preventDefault();
          if (event.key === 'Escape') setSearch('');
          else if (first !== null) onChoose(first, true);
        }}
      />
      <p role="status" className={styles.count}>
        {isSearching && paletteText.found(found.length)}
        {first !== null && ` ${paletteText.enterPicks(`${first.label} ${first.colorName}`)}`}
      </p>
      {isSearching && picker}
      <fieldset>
        <legend className={styles.legend}>{paletteText.tints}</legend>
        <div className={styles.tints}>
          {Object.entries(paletteText.tintNames).map(([id, name]) => (
            <button
              key={id}
              type="button"
              className={styles.tint}
              aria-pressed={!isSearching && Number(id) === shownTint}
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
      {!isSearching && picker}
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
