/** True when the field is answered with one of the options (for sides: contains one of them). */
export type Choice<Name extends string = string, Option extends string = string> = {
  readonly field: Name;
  readonly is: readonly Option[];
};

/** A claim about the total size, in millimetres or square millimetres. False while an answer to come can change it. */
export type SizeClaim =
  | { readonly size: 'width' | 'height' | 'area'; readonly over: number }
  | { readonly size: 'width' | 'height' | 'area'; readonly under: number }
  | { readonly size: 'width' | 'height' | 'area'; readonly from: number };

/** A claim about a chosen space or depth. */
export type SpaceClaim<Name extends string = string> = { readonly space: Name; readonly under: number };

export type Clause<C extends Choice = Choice, S extends string = string> = C | SizeClaim | SpaceClaim<S>;
