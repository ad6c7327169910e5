import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { longestLogoSide, maxLogoBytes, maxLogoUploadBytes } from '#domain/quote/logo.ts';
import { aNoisyPhoto, aPhonePhoto, aPhoto, aPngOf } from '#tests/support/photo-files.ts';
import { readLogo } from './read-logo.ts';

async function read(file: Uint8Array) {
  const answer = await readLogo(file);
  if (!answer.ok) throw new Error(answer.problem);
  return { ...answer.logo, hasText: answer.hasText };
}

async function problemOf(file: Uint8Array) {
  const answer = await readLogo(file);
  return answer.ok ? null : answer.problem;
}

const square = '<rect width="40" height="40" fill="#c00"/>';
const drawing = (inside: string, size = 'viewBox="0 0 80 40"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`,
  );

async function pixelAt(file: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const red = [204, 0, 0, 255];
const nothing = [0, 0, 0, 0];

describe('R13.3 a logo as it is kept', () => {
  it('is a PNG of at most 800 pixels, see-through where it was, and holds nothing else', async () => {
    const wide = sharp({ create: { width: 2000, height: 500, channels: 4, background: '#00000000' } });
    const half = sharp({ create: { width: 1000, height: 500, channels: 4, background: '#cc0000' } });
    const file = await wide
      .composite([{ input: await half.png().toBuffer(), left: 0, top: 0 }])
      .png()
      .withExif({ IFD0: { Make: 'Tekenmaker' } })
      .toBuffer();
    const { content, width, height } = await read(file);
    expect([width, height]).toEqual([longestLogoSide, 200]);
    expect(await pixelAt(content, 10, 100)).toEqual(red);
    expect(await pixelAt(content, 790, 100)).toEqual(nothing);
    const { format, exif, icc, xmp } = await sharp(content).metadata();
    expect([format, exif, icc, xmp]).toEqual(['png', undefined, undefined, undefined]);
  });

  it('stands upright, is not blown up, and carries no second file along', async () => {
    const both = Buffer.concat([await aPhonePhoto(6), Buffer.from('<script>alert(1)</script>')]);
    const { content, width, height } = await read(both);
    expect([width, height]).toEqual([90, 60]);
    expect(Buffer.from(content).includes('Telefoonmaker')).toBe(false);
    expect(Buffer.from(content).includes('script')).toBe(false);
  });

  it('weighs at most what may be kept, whatever stands on it', async () => {
    const { content, width } = await read(await aNoisyPhoto(900));
    expect(content.length).toBeLessThanOrEqual(maxLogoBytes);
    expect(width).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['by its box', 'viewBox="0 0 80 40"', [800, 400]],
    ['by a box that is a mile wide', 'viewBox="0 0 1e9 5e8"', [800, 400]],
    ['by its width and height', 'width="40" height="80" viewBox="0 0 40 80"', [400, 800]],
    ['by what stands on it', '', [800, 800]],
  ] as const)('is drawn of an SVG %s', async (_what, size, expected) => {
    const { width, height } = await read(drawing('<rect width="60%" height="60%"/>', size));
    expect([width, height]).toEqual(expected);
  });

  const leftOut: readonly (readonly [what: string, inside: string])[] = [
    ['a script', '<script>fetch("http://127.0.0.1:9/")</script>'],
    ['what is done on opening', '<g onload="alert(1)"/>'],
    [
      'a page',
      '<foreignObject width="80" height="40"><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    ],
    [
      'a font from elsewhere',
      '<style>@import url(http://127.0.0.1:9/a.css);@font-face{font-family:x;src:url(http://127.0.0.1:9/x.woff)}</style>',
    ],
    [
      'a part of another file',
      '<use xlink:href="http://127.0.0.1:9/a.svg#a"/><use href="file:///etc/passwd#a"/>',
    ],
    ['a link', '<a href="javascript:alert(1)"><rect x="60" width="0" height="0"/></a>'],
    ['what moves', '<animate attributeName="x" from="0" to="80" dur="1s"/>'],
  ];

  it('is drawn without scripts, pages, what is elsewhere, and what moves or leads somewhere', () =>
    isLeftOut(leftOut.map(([, inside]) => inside).join('')));

  it.each(leftOut)('is drawn without %s', { tags: ['thorough'] }, (_what, inside) => isLeftOut(inside));

  async function isLeftOut(inside: string): Promise<void> {
    const { content } = await read(drawing(square + inside));
    expect(await pixelAt(content, 100, 100)).toEqual(red);
    expect(await pixelAt(content, 700, 100)).toEqual(nothing);
  }

  it('is drawn of what drawing programs write, and says that letters are ours', async () => {
    const head = '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a > b -->\n';
    const type =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const shown = `<defs><g id="a">${square}</g></defs><style><![CDATA[.a{fill:#c00}]]></style><use xlink:href="#a"/>`;
    const plain = await read(Buffer.from(`\ufeff${head}${type}${drawing(shown).toString()}`));
    expect(plain.hasText).toBe(false);
    expect(await pixelAt(plain.content, 100, 100)).toEqual(red);
    expect(await read(drawing('<text y="30" font-size="20">Jansen</text>'))).toMatchObject({ hasText: true });
  });
});

const chain = (name: string, count: number, inside: string) =>
  Array.from(
    { length: count },
    (_, step) =>
      `<${name} id="c${step}" ${name === 'mask' ? 'mask' : 'clip-path'}="url(#c${step + 1})">${inside}</${name}>`,
  ).join('');
const laughs = (times: number) =>
  `<g id="l0">${square}</g>${Array.from({ length: times }, (_, step) => `<g id="l${step + 1}">${`<use href="#l${step}"/>`.repeat(10)}</g>`).join('')}`;

describe('R13.3 what is not taken as a logo', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'none'],
    ['a text', Buffer.from('geen logo'), 'not-a-logo'],
    ['a page', Buffer.from('<!doctype html><html><body><svg/></body></html>'), 'not-a-logo'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), 'not-a-logo'],
    ['a WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), 'not-a-logo'],
    ['a PDF', Buffer.from('%PDF-1.7 <svg>'), 'not-a-logo'],
    ['a drawing that is packed', Buffer.from([0x1f, 0x8b, 8, 0]), 'not-a-logo'],
    ['a name and nothing behind it', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'damaged'],
    ['a drawing that says it is a JPEG', Buffer.from('\xff\xd8\xff<svg/>', 'latin1'), 'damaged'],
    ['a file to be unpacked', aPngOf(30_000, 30_000), 'too-many-pixels'],
    ['more than may be sent', Buffer.alloc(maxLogoUploadBytes + 1, 0x20), 'too-heavy'],
    ['a drawing that breaks off', drawing(square).subarray(0, 120), 'damaged'],
    [
      'a drawing that is not closed',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'),
      'damaged',
    ],
    ['a drawing without size', drawing(square, 'width="0" height="40"'), 'damaged'],
    ['a drawing as thin as a thread', drawing(square, 'viewBox="0 0 1 100000"'), 'damaged'],
    ['a drawing of nothing', drawing(''), 'blank'],
    ['a drawing of what is not to be seen', drawing('<rect width="9" height="9" fill="none"/>'), 'blank'],
    [
      'words that stand for more',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
      ),
      'references',
    ],
    [
      'words from another file',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
      ),
      'references',
    ],
    [
      'a picture from elsewhere',
      drawing('<image href="http://127.0.0.1:9/a.png" width="9" height="9"/>'),
      'effects',
    ],
    [
      'a picture in it',
      drawing('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'),
      'effects',
    ],
    [
      'a picture under another name',
      drawing('<svg:image xmlns:svg="http://www.w3.org/2000/svg" href="file:///etc/passwd"/>'),
      'effects',
    ],
    ['a pattern as large as a field', drawing('<pattern id="p" width="99999" height="99999"/>'), 'effects'],
    ['a filter', drawing('<filter id="f"><feTurbulence numOctaves="9999"/></filter>'), 'effects'],
    ['a filter without a name', drawing(`<g filter="blur(900)">${square}</g>`), 'effects'],
    ['a filter among its styles', drawing(`<g style="fill:red; filter: blur(9px)">${square}</g>`), 'effects'],
    ['ten to the ninth', drawing(laughs(9)), 'too-complex'],
    ['what shows itself', drawing('<g id="a"><use href="#a"/></g>'), 'too-complex'],
    [
      'what shows another that shows it',
      drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      'too-complex',
    ],
    ['an address that hides', drawing('<g id="a"/><use href="&#35;a"/>'), 'too-complex'],
    ['half a million of nothing', drawing('<g/>'.repeat(500_000)), 'too-complex'],
    ['a well', drawing('<g opacity=".9">'.repeat(100) + square + '</g>'.repeat(100)), 'too-complex'],
    ['one cut in another', drawing(chain('clipPath', 200, square)), 'too-complex'],
    ['a book', drawing(`<text>${'a'.repeat(100_000)}</text>`), 'too-complex'],
    [
      'a book in wrapping',
      drawing(`<text><tspan><![CDATA[${'a'.repeat(100_000)}]]></tspan></text>`),
      'too-complex',
    ],
  ] as const)('%s', async (_what, file, problem) => {
    expect(await problemOf(file)).toBe(problem);
  });

  it.each([0.1, 0.5, 0.9])('a picture of which %f has arrived', async (share) => {
    const whole = await aNoisyPhoto(300);
    expect(await problemOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('damaged');
  });

  it('what cannot be seen at all', async () => {
    const file = sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000000' } });
    expect(await problemOf(await file.png().toBuffer())).toBe('blank');
    expect(await problemOf(await aPhoto(9))).toBeNull();
  });

  it('a drawing that would be drawn for ever: it is let go, and the next one is drawn', async () => {
    const tree = Array.from({ length: 10 }, (_, step) => {
      const one = `<rect width="80" height="40" fill="white" mask="url(#m${step + 1})"/>`;
      return `<mask id="m${step}">${one.repeat(10)}</mask>`;
    });
    const slow = drawing(`${tree.join('')}<rect width="80" height="40" mask="url(#m0)"/>`);
    expect(await readLogo(slow, { seconds: 0.3 })).toEqual({ ok: false, problem: 'too-complex' });
    expect(await problemOf(drawing(square))).toBeNull();
  });
});
