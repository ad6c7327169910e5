/** Characters of what a customer may write about work to measure. */
export const maxDescription = 2000;

/** Millimetres. Beyond it nobody means a screen. */
export const largestAsked = 20_000;
