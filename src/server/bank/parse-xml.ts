import { setImmediate } from 'node:timers/promises';
import sax from 'sax';
import type { XmlElement } from '#domain/bank/element.ts';
import { type UnreadableBank, UnreadableBankFile } from './unreadable-bank-file.ts';

// A statement is a dozen deep, and a text in it has some hundred letters.
const most = { depth: 40, elements: 400_000, text: 10_000, attributes: 20 } as const;
const piece = 64 * 1024;

type Growing = XmlElement & { readonly children: Growing[]; text: string };

/**
 * The tree of an XML file. No entity is expanded but the five that every file has, and one that brings definitions of its own is
 * refused unread. Piece by piece, so that a large file keeps nobody else waiting.
 */
export async function parseXml(xml: string): Promise<XmlElement> {
  // Counting places is also what keeps its buffers bounded.
  const options = { strictEntities: true, position: true };
  const parser = sax.parser(true, options);
  const open: Growing[] = [];
  let root: Growing | null = null;
  let elements = 0;
  let attributes = 0;
  parser.onerror = () => refuse('broken');
  parser.ondoctype = () => refuse('definitions');
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > most.attributes) refuse('long');
  };
  parser.onopentag = ({ name, attributes: given }) => {
    elements += 1;
    attributes = 0;
    if (elements > most.elements || open.length >= most.depth) refuse('long');
    if (root !== null && open.length === 0) refuse('broken');
    const values = Object.entries(given).map(([key, value]) => [key, String(value)]);
    const element: Growing = {
      name: name.slice(name.lastIndexOf(':') + 1),
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  };
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element === undefined) return;
    element.text += text;
    if (element.text.length > most.text) refuse('long');
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => void open.pop();
  for (let at = 0; at < xml.length; at += piece) {
    parser.write(xml.slice(at, at + piece));
    await setImmediate();
  }
  parser.close();
  return root ?? refuse('kind');
}

function refuse(reason: UnreadableBank): never {
  throw new UnreadableBankFile(reason);
}
