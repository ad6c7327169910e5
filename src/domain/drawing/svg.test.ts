import { describe, expect, it } from 'vitest';
import { type ScreenForm, screenForms } from './form.ts';
import type { Drawing } from './shape.ts';
import { type DrawingTexts, type SvgNode, svgTree } from './svg.ts';
import { drawingToSvg } from './svg-file.ts';
import { screen } from './test-drawing.ts';

const texts: DrawingTexts = {
  title: 'Screen',
  description: 'What is <drawn> & "why"',
  label: (content) => JSON.stringify(content),
};

const drawn = (form: ScreenForm, profileColour: string | null = null): Drawing => ({
  ...screen(form, { montage: { in_frame: '1' } }, { opening: [900, 2000], total: [900, 2000] }, 'full'),
  profileColour,
});

function all(node: SvgNode): readonly SvgNode[] {
  return [node, ...(typeof node.children === 'string' ? [] : node.children.flatMap(all))];
}

describe('svgTree', () => {
  it('is named and described, and keeps one size of sheet', () => {
    const tree = svgTree(drawn('roller'), texts, 'r1');
    expect(tree.attributes).toMatchObject({
      role: 'img',
      viewBox: '0 0 320 504',
      'aria-labelledby': 'r1-title',
      'aria-describedby': 'r1-desc',
    });
    const ids = all(tree).flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids).toEqual(expect.arrayContaining(['r1-title', 'r1-desc', 'r1-mesh']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('points only at patterns it has, and sets no style attribute', () => {
    for (const form of screenForms) {
      const nodes = all(svgTree(drawn(form), texts, 'x'));
      const ids = nodes.flatMap(({ attributes }) => attributes['id'] ?? []);
      for (const { attributes } of nodes) {
        expect(attributes).not.toHaveProperty('style');
        const fill = String(attributes['fill'] ?? '');
        if (fill.startsWith('url(')) expect(ids).toContain(fill.slice(5, -1));
      }
    }
  });

  it('gives siblings different keys', () => {
    for (const { children } of all(svgTree(drawn('hinged-door'), texts, 'x'))) {
      if (typeof children === 'string') continue;
      expect(new Set(children.map(({ key }) => key)).size).toBe(children.length);
    }
  });

  it.each([
    ['white', '#f1ece1', '#51626c'],
    ['anthracite', '#383e42', '#b9c3c6'],
    ['black', '#0a0a0a', '#b9c3c6'],
    ['not chosen', null, '#51626c'],
  ])('paints a %s profile with an edge that shows', (_, colour, edge) => {
    const nodes = all(svgTree(drawn('clip-frame', colour), texts, 'x'));
    const profile = nodes.find(({ key }) => key === 'profile-0');
    expect(profile?.attributes).toMatchObject({ fill: colour ?? '#ffffff', stroke: edge });
  });
});

describe('drawingToSvg', () => {
  it('writes a file that stands alone, with its words escaped', () => {
    const svg = drawingToSvg(drawn('clip-frame'), texts);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 504"/);
    expect(svg).toContain('<desc id="drawing-desc">What is &lt;drawn&gt; &amp; &quot;why&quot;</desc>');
    expect(svg).toContain('stroke-width="');
    expect(svg).not.toMatch(/strokeWidth|textAnchor|undefined|NaN|style=/);
  });
});
