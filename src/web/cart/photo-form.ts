import { longestPhotoSide } from '#domain/cart/photo.ts';

/** A form with its photos made as small as they will be kept: from a ladder, every megabyte is seconds of waiting. */
export async function photoForm(form: FormData): Promise<FormData> {
  const smaller = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') smaller.append(name, value);
    else smaller.append(name, await shrink(value));
  }
  return smaller;
}

// What this browser cannot read is for the server to judge.
async function shrink(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestPhotoSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const brush = canvas.getContext('2d');
    if (brush === null) return file;
    // A JPEG knows no transparency: where a drawing has none of its own, its ground would be black.
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
    return blob !== null && blob.size < file.size ? new File([blob], 'foto.jpg', { type: blob.type }) : file;
  } catch {
    return file;
  }
}
