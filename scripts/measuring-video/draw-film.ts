export type Scene = { readonly seconds: number; readonly caption: string };

export type Film = {
  readonly scenes: readonly Scene[];
  readonly brand: string;
  readonly framesPerSecond: number;
  readonly fonts: readonly { readonly weight: string; readonly base64: string }[];
};

export type Encoded = {
  readonly decoderConfig: string;
  readonly samples: readonly { readonly data: string; readonly isKey: boolean }[];
  readonly poster: string;
};

// Runs inside the browser, which draws and encodes every frame in its own time: nothing from outside this
// function exists there.
export async function drawFilm(film: Film): Promise<Encoded> {
  const colour = {
    paper: '#f6f5f1',
    ink: '#14222b',
    soft: '#51626c',
    blueprint: '#0b4f6c',
    tape: '#ffc72c',
    wall: '#9aa6ab',
  };
  const width = 1280;
  const height = 720;
  // Captions stand at the top, where the player's own buttons do not cover them.
  const band = 84;
  // Pixels to a millimetre, and where the opening of 900 × 1200 stands.
  const scale = 0.4;
  const opening = { x: 460, y: 132, width: 900 * scale, height: 1200 * scale };
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  const c = context;
  for (const { weight, base64 } of film.fonts) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace('Plex', bytes.buffer, { weight }).load());
  }

  const starts: number[] = [];
  let total = 0;
  for (const { seconds } of film.scenes) {
    starts.push(total);
    total += seconds;
  }

  // How far something that begins at `from` has come: 0 before, 1 after.
  const progress = (at: number, from: number, lasts: number) => {
    const part = Math.min(1, Math.max(0, (at - from) / lasts));
    return part * part * (3 - 2 * part);
  };

  const line = (x1: number, y1: number, x2: number, y2: number) => {
    c.beginPath();
    c.moveTo(x1, y1);
    c.lineTo(x2, y2);
    c.stroke();
  };

  const label = (words: string, x: number, y: number, isSmallest: boolean) => {
    c.font = '600 24px Plex';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    const wide = c.measureText(words).width + 24;
    c.fillStyle = isSmallest ? colour.tape : '#ffffff';
    c.beginPath();
    c.roundRect(x - wide / 2, y - 19, wide, 38, 6);
    c.fill();
    c.fillStyle = isSmallest ? colour.ink : colour.blueprint;
    c.fillText(words, x, y + 1);
  };

  const reading = (
    direction: 'across' | 'down',
    part: number,
    value: number,
    drawn: number,
    isSmallest: boolean,
  ) => {
    if (drawn <= 0) return;
    const { x, y } = opening;
    const isAcross = direction === 'across';
    const [fromX, fromY] = isAcross ? [x, y + opening.height * part] : [x + opening.width * part, y];
    const toX = isAcross ? x + opening.width * drawn : fromX;
    const toY = isAcross ? fromY : y + opening.height * drawn;
    c.strokeStyle = colour.blueprint;
    c.lineWidth = 2.5;
    line(fromX, fromY, toX, toY);
    for (const [tickX, tickY] of [
      [fromX, fromY],
      [toX, toY],
    ] as const)
      line(tickX - 9, tickY + 9, tickX + 9, tickY - 9);
    if (drawn < 1) return;
    label(
      String(value),
      isAcross ? x + opening.width * 0.33 : fromX,
      isAcross ? fromY : y + opening.height * 0.33,
      isSmallest,
    );
  };

  const screen = (shown: number) => {
    if (shown <= 0) return;
    const flange = 14 * scale;
    const profile = 34 * scale;
    const outer = {
      x: opening.x - flange,
      y: opening.y - flange,
      width: opening.width + 2 * flange,
      height: opening.height + 2 * flange,
    };
    c.save();
    c.globalAlpha = shown;
    c.fillStyle = '#ffffff';
    c.fillRect(outer.x, outer.y, outer.width, outer.height);
    c.strokeStyle = '#c3cccf';
    c.lineWidth = 1;
    for (let x = outer.x + 9; x < outer.x + outer.width; x += 9) line(x, outer.y, x, outer.y + outer.height);
    for (let y = outer.y + 9; y < outer.y + outer.height; y += 9) line(outer.x, y, outer.x + outer.width, y);
    c.strokeStyle = '#2c3a43';
    c.lineWidth = profile;
    c.strokeRect(outer.x + profile / 2, outer.y + profile / 2, outer.width - profile, outer.height - profile);
    c.fillStyle = colour.tape;
    for (const part of [0.28, 0.72]) {
      for (const x of [outer.x + profile - 5, outer.x + outer.width - profile - 5])
        c.fillRect(x, outer.y + outer.height * part - 19, 10, 38);
    }
    c.restore();
    if (shown < 1) return;
    label('928', outer.x + outer.width / 2, outer.y + outer.height + 50, false);
    label('1228', outer.x + outer.width + 74, outer.y + outer.height / 2, false);
  };

  const drawFrame = (at: number) => {
    const [, widths = 0, heights = 0, smallest = 0, made = 0] = starts;
    c.fillStyle = colour.paper;
    c.fillRect(0, 0, width, height);
    c.fillStyle = '#ffffff';
    c.strokeStyle = colour.wall;
    c.lineWidth = 2;
    c.beginPath();
    c.rect(opening.x - 30, opening.y - 30, opening.width + 60, opening.height + 60);
    c.fill();
    c.stroke();
    c.strokeStyle = colour.ink;
    c.strokeRect(opening.x, opening.y, opening.width, opening.height);
    const shown = progress(at, made + 0.5, 1.2);
    c.globalAlpha = 1 - shown;
    const isMarked = at >= smallest + 0.4;
    for (const [index, value] of [902, 900, 903].entries()) {
      const part = [0.16, 0.5, 0.84][index] ?? 0;
      reading(
        'across',
        part,
        value,
        progress(at, widths + 0.4 + index * 1.8, 1.3),
        isMarked && value === 900,
      );
    }
    for (const [index, value] of [1203, 1201, 1200].entries()) {
      const part = [0.16, 0.5, 0.84][index] ?? 0;
      reading(
        'down',
        part,
        value,
        progress(at, heights + 0.4 + index * 1.8, 1.3),
        isMarked && value === 1200,
      );
    }
    c.globalAlpha = 1;
    screen(shown);
    const scene = starts.findLastIndex((start) => at >= start);
    c.fillStyle = colour.ink;
    c.fillRect(0, 0, width, band);
    c.fillStyle = '#ffffff';
    c.font = '600 32px Plex';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(film.scenes[scene]?.caption ?? '', width / 2, band / 2);
    c.fillStyle = colour.tape;
    c.fillRect(0, band - 4, (width * at) / total, 4);
    c.fillStyle = colour.ink;
    c.textAlign = 'left';
    c.font = '700 28px Plex';
    c.fillText(film.brand, 40, height - 40);
  };

  const toBase64 = (bytes: Uint8Array) => {
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  };
  const samples: { data: string; isKey: boolean }[] = [];
  let decoderConfig = '';
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      samples.push({ data: toBase64(bytes), isKey: chunk.type === 'key' });
      const description = metadata?.decoderConfig?.description;
      if (description instanceof ArrayBuffer) decoderConfig = toBase64(new Uint8Array(description));
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({
    codec: 'avc1.42001f',
    width,
    height,
    bitrate: 350_000,
    framerate: film.framesPerSecond,
    avc: { format: 'avc' },
    latencyMode: 'quality',
  });
  const frames = Math.round(total * film.framesPerSecond);
  for (let index = 0; index < frames; index += 1) {
    drawFrame(index / film.framesPerSecond);
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / film.framesPerSecond });
    encoder.encode(frame, { keyFrame: index % (4 * film.framesPerSecond) === 0 });
    frame.close();
  }
  await encoder.flush();
  drawFrame((starts[3] ?? 0) + 2);
  const poster = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer(),
  );
  return { decoderConfig, samples, poster: toBase64(poster) };
}
