import type { Seller } from '#domain/business/seller.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { QuoteDocument } from '#domain/quote/quote-document.ts';
import type { Statement } from '../bookkeeping/statement/find-statement.ts';
import type { FullInvoice } from '../documents/find-invoice.ts';
import type { LinePhotos } from '../documents/order-sheets.ts';
import type { FullOrder } from '../orders/find-order.ts';

/** What can be made, as data that travels to a process; each gives one or more files. */
export type RenderTask =
  | {
      readonly kind: 'order-sheets';
      readonly order: FullOrder;
      readonly seller: Seller;
      readonly photos: LinePhotos;
    }
  | {
      readonly kind: 'sheets-of-several';
      readonly sheets: readonly { readonly order: FullOrder; readonly photos: LinePhotos }[];
      readonly seller: Seller;
    }
  | { readonly kind: 'invoice'; readonly invoice: FullInvoice; readonly seller: Seller }
  | { readonly kind: 'statement'; readonly statement: Statement; readonly seller: Seller }
  | {
      readonly kind: 'measuring-sheet';
      readonly code: string;
      readonly way: WayOfMeasuring;
      readonly seller: Seller;
    }
  | {
      readonly kind: 'quote';
      readonly document: QuoteDocument;
      readonly logo: Uint8Array | null;
    }
  | { readonly kind: 'pictures'; readonly svgs: readonly string[]; readonly width: number }
  | { readonly kind: 'logo'; readonly svg: string; readonly side: number };
