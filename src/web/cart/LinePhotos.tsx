import type { CartLineData } from '#contract/cart-page.ts';
import { maxPhotos } from '#domain/cart/photo.ts';
import { cartText } from '#text/ordering/cart.ts';
import { photoTexts } from '#text/ordering/photos.ts';
import { ButtonForm } from '../forms/Form.tsx';
import { PhotoField } from '../forms/PhotoField.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Photos } from '../ui/Photos.tsx';
import styles from './LinePhotos.module.css';

type Props = { readonly line: CartLineData; readonly csrfToken: string };

export function LinePhotos({ line: { timestamp, name, boxLabel, photos, photoError }, csrfToken }: Props) {
  const path = `/winkelwagen/${timestamp}/fotos`;
  const about = (action: string) => cartText.ofLine(action, name, boxLabel);
  return (
    <div className={styles.photos}>
      {photos.length > 0 && (
        <Photos
          photos={photos}
          of={cartText.lineName(name, boxLabel)}
          action={({ id, place }) => (
            <div className={styles.remove}>
              <ButtonForm action={`${path}/${id}/verwijderen`} csrfToken={csrfToken}>
                <button type="submit" aria-label={about(photoTexts.remove(place))}>
                  <Icon name="close" />
                </button>
              </ButtonForm>
            </div>
          )}
        />
      )}
      {(photos.length < maxPhotos || photoError !== null) && (
        <form method="post" action={path} encType="multipart/form-data" className={styles.add} data-photos>
          <input type="hidden" name="_token" value={csrfToken} />
          <PhotoField label={photoTexts.add} name={about(photoTexts.add)} error={photoError} />
          <p className={styles.sending}>{photoTexts.sending}</p>
          {/* For the script to say what never reached the shop. */}
          <div hidden className={styles.failure} data-failure>
            <p />
            <Button type="submit" aria-label={about(photoTexts.again)}>
              {photoTexts.again}
            </Button>
          </div>
          {/* The script sends a photo as soon as it is chosen. */}
          <noscript>
            <Button type="submit" aria-label={about(photoTexts.save)}>
              {photoTexts.save}
            </Button>
          </noscript>
        </form>
      )}
    </div>
  );
}
