/**
 * From which width of the window, in pixels, a layout may change. A stylesheet cannot read them: it writes
 * `(min-width: 768px)` or, for what is narrower, `(max-width: 767px)`, and a test knows no other widths.
 */
export const breakpoints = {
  /** Below it: the smallest phones. */
  phone: 380,
  /** Two things fit side by side. */
  largePhone: 560,
  /** The configurator is a popup, and no longer a wizard. */
  tablet: 768,
  laptop: 992,
  desktop: 1200,
} as const;
