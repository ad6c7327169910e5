import type { Content } from 'pdfmake/interfaces.js';
import { describeHindrance, sheetTexts as texts } from '#text/documents/documents.ts';
import type { FullOrder } from '../orders/find-order.ts';
import { contentWidth } from './letterhead.ts';
import { ink, text } from './pdf.ts';

/** Why nothing is made of it, on every page: they are taken apart at the bench. */
export function sheetWarning({ hindrance, heldReason, isPartlyRefunded }: FullOrder): Content[] {
  if (hindrance !== null) return [banner(texts.doNotMake, describeHindrance(hindrance, heldReason), 30)];
  return isPartlyRefunded ? [banner(texts.askFirst, texts.partlyRefunded, 16)] : [];
}

// Ink and no colour: it must be seen on a copy too.
function banner(title: string, reason: string, fontSize: number): Content {
  return {
    margin: [0, 0, 0, 16],
    table: {
      // Less what the layout leaves beside it.
      widths: [contentWidth - 8],
      body: [
        [
          {
            margin: [10, 6, 10, 8],
            fillColor: ink,
            stack: [
              text(`${title}:`, { fontSize, bold: true, color: '#ffffff' }),
              text(reason, { fontSize: reasonSize(reason, fontSize), bold: true, color: '#ffffff' }),
            ],
          },
        ],
      ],
    },
    layout: 'noBorders',
  };
}

// What a person wrote at length takes no more of the page than a line in large letters would.
function reasonSize(reason: string, fontSize: number): number {
  const size = Math.round(fontSize / 2) + 2;
  return reason.length > 60 ? Math.min(size, 11) : size;
}
