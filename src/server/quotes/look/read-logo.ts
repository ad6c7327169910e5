import { type LogoProblem, longestLogoSide, maxLogoUploadBytes } from '#domain/quote/logo.ts';
import { inPictureProcess, pictureAnswer } from '../../photos/picture-process.ts';
import { renderOne } from '../../render/render-pool.ts';
import { createBoundedQueue } from '../../turns/bounded-queue.ts';
import { checkSvg } from './check-svg.ts';
import type { DecodedLogo, Logo } from './decode-logo.ts';

export type ReadLogo =
  | {
      readonly ok: true;
      readonly logo: Logo;
      // Of a drawing: its letters are set in a font of ours, for its own does not come along.
      readonly hasText: boolean;
    }
  | { readonly ok: false; readonly problem: LogoProblem };

const longestSeconds = 10;
const decoded = pictureAnswer<DecodedLogo>();

// One at a time: a drawing that is made to be slow keeps nobody's documents waiting.
const inLine = createBoundedQueue({ atOnce: 1, waiting: 10, retryAfterSeconds: 5 });

/** Whatever is sent in is decoded or drawn, and written anew. What it is, its first bytes say and not its name. */
export async function readLogo(
  file: Uint8Array,
  { seconds = longestSeconds }: { readonly seconds?: number } = {},
): Promise<ReadLogo> {
  if (file.length === 0) return refused('none');
  if (file.length > maxLogoUploadBytes) return refused('too-heavy');
  if (isPicture(file)) return inLine(() => keep(file, false));
  const svg = textOf(file);
  if (svg === null) return refused('not-a-logo');
  const checked = checkSvg(svg);
  if (!checked.ok) return refused(checked.problem);
  return inLine(async () => {
    const drawn = await draw(svg, seconds);
    return typeof drawn === 'string' ? refused(drawn) : keep(drawn, checked.hasText);
  });
}

async function draw(svg: string, seconds: number): Promise<Uint8Array | LogoProblem> {
  try {
    return await renderOne({ kind: 'logo', svg, side: longestLogoSide }, seconds * 1000);
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'too-complex' : 'damaged';
  }
}

async function keep(file: Uint8Array, hasText: boolean): Promise<ReadLogo> {
  const answer = decoded.parse(await inPictureProcess({ kind: 'logo', file }));
  return answer.ok ? { ...answer, hasText } : answer;
}

function refused(problem: LogoProblem): ReadLogo {
  return { ok: false, problem };
}

function isPicture(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 8)).toString('latin1');
  return head.startsWith('\xff\xd8\xff') || head === '\x89PNG\r\n\x1a\n';
}

function textOf(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}
