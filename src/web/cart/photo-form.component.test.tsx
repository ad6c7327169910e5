import { expect, it } from 'vitest';
import { longestPhotoSide } from '#domain/cart/photo.ts';
import { photoForm } from './photo-form.ts';

// A drawing on glass: ink on nothing, and too large to be sent as it is.
async function drawing(): Promise<File> {
  const canvas = new OffscreenCanvas(longestPhotoSide + 400, 60);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas here');
  const ink = brush.createImageData(canvas.width, 20);
  ink.data.forEach((_, index) => {
    ink.data[index] = index % 4 === 3 ? 255 : Math.imul(index * index, 2_654_435_761) >>> 24;
  });
  brush.putImageData(ink, 0, 40);
  return new File([await canvas.convertToBlob()], 'schets.png', { type: 'image/png' });
}

it('R20.15 a drawing without a ground is made small on white', async () => {
  const form = new FormData();
  form.append('foto', await drawing());
  const sent = (await photoForm(form)).get('foto');
  if (!(sent instanceof File)) throw new Error('nothing was sent');
  expect(sent.type).toBe('image/jpeg');
  const picture = await createImageBitmap(sent);
  expect(picture.width).toBe(longestPhotoSide);
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  brush?.drawImage(picture, 0, 0);
  const [red = 0, green = 0, blue = 0] = brush?.getImageData(20, 20, 1, 1).data ?? [];
  expect(Math.min(red, green, blue)).toBeGreaterThan(250);
});
