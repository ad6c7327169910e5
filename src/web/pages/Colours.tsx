import type { ColourSample } from '#contract/catalogue-page.ts';
import { productPageText } from '#text/pages/product.ts';
import { anodisedColour } from '#text/products/steps.ts';
import styles from './Colours.module.css';

type Props = { readonly colours: readonly ColourSample[]; readonly hasFreeRal: boolean };

export function Colours({ colours, hasFreeRal }: Props) {
  const standard = colours.filter(({ isStandard }) => isStandard);
  const other = colours.filter(({ isStandard }) => !isStandard);
  return (
    <div className={styles.colours}>
      <Samples title={productPageText.standardColours} colours={standard} />
      {other.length > 0 && <Samples title={productPageText.otherColours} colours={other} />}
      {hasFreeRal && <p>{productPageText.freeRal}</p>}
      <p className={styles.note}>{productPageText.colourNote}</p>
    </div>
  );
}

type SamplesProps = { readonly title: string; readonly colours: readonly ColourSample[] };

function Samples({ title, colours }: SamplesProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.samples}>
        {colours.map(({ label, name, hex }) => (
          <li key={label} className={styles.sample}>
            {/* An attribute and not a style: the content security policy allows no inline styles. */}
            <svg className={styles.swatch} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
              <rect x="0.5" y="0.5" width="39" height="39" rx="5.5" fill={hex} />
            </svg>
            <span className={styles.label}>
              {name === null ? anodisedColour : label}
              {name !== null && <span className={styles.name}>{name}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
