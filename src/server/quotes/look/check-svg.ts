import type { LogoProblem } from '#domain/quote/logo.ts';

export type CheckedSvg =
  | { readonly ok: true; readonly hasText: boolean }
  | {
      readonly ok: false;
      readonly problem: Extract<
        LogoProblem,
        'not-a-logo' | 'damaged' | 'references' | 'effects' | 'too-complex'
      >;
    };

type Element = {
  readonly name: string;
  readonly parent: Element | null;
  readonly children: Element[];
  readonly isText: boolean;
  // What it shows once more: of a `use`.
  readonly shows: readonly string[];
  // Of its own, in characters.
  weight: number;
};

type Extent = { readonly weight: number; readonly depth: number };

// Each takes memory by itself where it is drawn, in the measure of what stands in it and not of the logo.
const effects = new Set(['image', 'feImage', 'filter', 'pattern', 'marker']);
// The same without an element of its own.
const filtering = /\bfilter\s*[:=]\s*(?:["']\s*)?(?!none)[a-z]/i;
// Each is a picture in memory while the next one is drawn within it.
const layers = new Set(['mask', 'clipPath']);

const most = { weight: 8_000_000, depth: 60, layers: 100 } as const;
// What an element takes besides what is written in it, so that empty ones count too.
const perElement = 400;
const mostAttributes = 200;
// A letter becomes an outline.
const perLetter = 500;

const fault = (problem: Extract<CheckedSvg, { ok: false }>['problem']) => ({ ok: false, problem }) as const;

/**
 * Whether a drawing can be drawn within bounds. What it fetches or runs is never fetched nor run, for it is drawn to a PNG by
 * what can do neither; this keeps out what would fill the memory before the time is up. It reads no more leniently than the
 * one that draws: what it does not understand is damaged.
 */
export function checkSvg(svg: string): CheckedSvg {
  const byId = new Map<string, Element[]>();
  let root: Element | null = null;
  let open: Element | null = null;
  let weight = 0;
  let layered = 0;
  let hasText = false;
  let at = 0;

  while (at < svg.length) {
    const next = svg.indexOf('<', at);
    const passed = next === -1 ? svg.length : endOfAside(svg, next);
    if (root === null && svg.slice(at, next === -1 ? svg.length : next).trim() !== '')
      return fault('not-a-logo');
    if (passed === 'references') return fault(passed);
    if (passed === 'damaged') return fault(root === null ? 'not-a-logo' : passed);
    if (open?.isText) open.weight += ((passed ?? next) - at) * perLetter;
    at = passed ?? next;
    if (passed !== null) continue;
    const tag = readTag(svg, at);
    if (root === null && tag?.name !== 'svg') return fault('not-a-logo');
    if (tag === null) return fault('damaged');
    at = tag.end;
    if (tag.isClosing) {
      if (open?.name !== tag.name) return fault('damaged');
      open = open.parent;
      continue;
    }
    const { name, ids, addresses } = tag;
    if (effects.has(name)) return fault('effects');
    if (root !== null && open === null) return fault('damaged');
    if (layers.has(name)) layered += 1;
    if (name === 'text') hasText = true;
    const element: Element = {
      ...{ name, parent: open, children: [] },
      isText: name === 'text' || open?.isText === true,
      shows: name === 'use' ? addresses.map((address) => address.trim()) : [],
      weight: perElement + tag.length,
    };
    // Written in another way, who draws it would follow what is not followed here.
    if ([...ids, ...element.shows].some((written) => written.includes('&'))) return fault('too-complex');
    weight += element.weight;
    if (weight > most.weight || layered > most.layers) return fault('too-complex');
    open?.children.push(element);
    root ??= element;
    for (const id of ids) {
      const same = byId.get(`#${id}`);
      if (same === undefined) byId.set(`#${id}`, [element]);
      else same.push(element);
    }
    if (!tag.isEmpty) open = element;
  }
  if (root === null) return fault('not-a-logo');
  if (open !== null) return fault('damaged');
  if (filtering.test(svg)) return fault('effects');
  const extent = measure(root, byId);
  if (extent === null || extent.weight > most.weight || extent.depth > most.depth)
    return fault('too-complex');
  return { ok: true, hasText };
}

// Where a comment, an instruction or the like ends; null where none begins.
function endOfAside(svg: string, at: number): number | 'references' | 'damaged' | null {
  if (svg.startsWith('<!DOCTYPE', at)) {
    const end = svg.indexOf('>', at);
    // What it defines itself could stand for anything, many times over.
    if (svg.slice(at, end === -1 ? svg.length : end).includes('[')) return 'references';
    return end === -1 ? 'damaged' : end + 1;
  }
  for (const [begin, finish] of asides) {
    if (!svg.startsWith(begin, at)) continue;
    const end = svg.indexOf(finish, at + begin.length);
    return end === -1 ? 'damaged' : end + finish.length;
  }
  return svg.startsWith('<!', at) ? 'damaged' : null;
}

const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

type Tag = {
  // Without the prefix of its namespace: whichever that is, it is counted.
  readonly name: string;
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  readonly length: number;
  readonly end: number;
};

const tagName = /<(\/?)([^\s<>/="'&]+)/y;
const attribute = /\s+([^\s<>/="'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;

function readTag(svg: string, at: number): Tag | null {
  tagName.lastIndex = at;
  const [, slash, name] = tagName.exec(svg) ?? [];
  if (name === undefined) return null;
  let end = tagName.lastIndex;
  const ids: string[] = [];
  const addresses: string[] = [];
  for (let count = 0; count < mostAttributes; count += 1) {
    attribute.lastIndex = end;
    const found = attribute.exec(svg);
    if (found === null) break;
    end = attribute.lastIndex;
    const [, key = '', double, single] = found;
    const value = double ?? single ?? '';
    if (localName(key) === 'id') ids.push(value);
    if (localName(key) === 'href') addresses.push(value);
  }
  tagEnd.lastIndex = end;
  const close = tagEnd.exec(svg);
  if (close === null) return null;
  end = tagEnd.lastIndex;
  return {
    ...{ name: localName(name), ids, addresses, end, length: end - at },
    isClosing: slash === '/',
    isEmpty: close[1] === '/',
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

// With all that is shown once more; null for what shows itself, or goes too deep.
function measure(root: Element, byId: ReadonlyMap<string, readonly Element[]>): Extent | null {
  const known = new Map<Element, Extent | 'busy'>();
  const extentOf = (element: Element, depth: number): Extent | null => {
    const present = known.get(element);
    if (present === 'busy' || depth > most.depth) return null;
    if (present !== undefined) return present;
    known.set(element, 'busy');
    const within = [...element.children, ...element.shows.flatMap((address) => byId.get(address) ?? [])];
    let [weight, deepest] = [element.weight, 0];
    for (const part of within) {
      const extent = extentOf(part, depth + 1);
      if (extent === null) return null;
      weight += extent.weight;
      deepest = Math.max(deepest, extent.depth);
    }
    const extent = { weight, depth: deepest + 1 };
    known.set(element, extent);
    return extent;
  };
  return extentOf(root, 0);
}
