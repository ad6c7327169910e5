/** Across and up. */
export type Size<Length> = { readonly width: Length; readonly height: Length };
