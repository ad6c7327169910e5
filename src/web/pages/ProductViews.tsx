import { type ProductPage, type ProductPicture, pictureSize } from '#contract/catalogue-page.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { portraitTexts } from '#text/configurator/drawing.ts';
import { productPageText } from '#text/pages/product.ts';
import { breakpoints } from '../breakpoints.ts';
import type { PageView } from '../page-view.ts';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Plate } from '../ui/Plate.tsx';
import styles from './ProductViews.module.css';

type Props = { readonly data: ProductPage; readonly unit: Unit; readonly isBehind: boolean };

/** What a product looks like: in place, in figures, and from close by. One without pictures has its drawing, large. */
export function ProductViews({ data, unit, isBehind }: Props) {
  const { product, portrait, pictures } = data;
  const [first, ...others] = pictures;
  const drawing = drawingOf({ ...portrait, unit }, first === undefined ? 'large' : 'front');
  return (
    <div className={styles.views}>
      {first !== undefined && <Picture picture={first} haste={isBehind ? 'low' : 'high'} />}
      <figure className={classNames(card.card, styles.drawing, first === undefined && styles.alone)}>
        <Plate plate={drawing} texts={portraitTexts(drawing, portrait.range, product.name)} />
        <figcaption className={styles.caption}>{productPageText.drawingCaption}</figcaption>
      </figure>
      {others.map((picture) => (
        <Picture key={picture.view} picture={picture} haste={null} />
      ))}
    </div>
  );
}

// Null for what can wait until somebody comes near it.
type PictureProps = { readonly picture: ProductPicture; readonly haste: 'high' | 'low' | null };

function Picture({ picture, haste }: PictureProps) {
  const isFirst = haste !== null;
  const { view, large, small, description } = picture;
  const { width, height, smallWidth } = pictureSize;
  return (
    <figure className={classNames(card.card, styles.picture, isFirst && styles.first)}>
      <img
        src={large}
        srcSet={`${small} ${smallWidth}w, ${large} ${width}w`}
        sizes={isFirst ? sizes.first : sizes.other}
        width={width}
        height={height}
        alt={description}
        loading={haste === 'high' ? 'eager' : 'lazy'}
        fetchPriority={haste ?? 'auto'}
        decoding="async"
      />
      <figcaption className={styles.caption}>{productPageText.pictureCaptions[view]}</figcaption>
    </figure>
  );
}

// How wide each of them stands, so that a browser takes no more than it shows.
const sizes = {
  first: sizesOf('680px'),
  other: sizesOf('340px'),
} as const;

function sizesOf(inColumns: string): string {
  const { tablet, desktop } = breakpoints;
  return `(max-width: ${tablet - 1}px) calc(100vw - 32px), (max-width: ${desktop - 1}px) 50vw, ${inColumns}`;
}

/** What others show beside a link to its page. */
export function sharedPictureOf({ pictures, sharedPicture }: ProductPage): Pick<PageView, 'sharedPicture'> {
  const [first] = pictures;
  if (sharedPicture === null || first === undefined) return {};
  const { width, height } = pictureSize;
  return { sharedPicture: { address: sharedPicture, width, height, description: first.description } };
}
