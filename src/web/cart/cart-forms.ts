import type { Grouping } from '#domain/cart/group-lines.ts';

/** What every form of the cart carries along. */
export type CartForms = {
  readonly csrfToken: string;
  readonly copyKey: string;
  readonly grouping: Grouping | null;
};

/** Where a form posts to: the cart comes back grouped as it was. */
export function formAddress(path: string, { grouping }: CartForms): string {
  return grouping === null ? path : `${path}?groep=${grouping}`;
}
