import type { FilmScene } from '#text/measuring/films.ts';

/** As WebVTT. */
export function captionsOf(scenes: readonly FilmScene[]): string {
  let from = 0;
  const cues = scenes.map(({ seconds, caption }) => {
    const cue = `${time(from)} --> ${time(from + seconds)}\n${caption}\n`;
    from += seconds;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function time(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}
