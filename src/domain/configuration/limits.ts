/** Of one line. More is a conversation, not a click; it also keeps every total a number that fits. */
export const maxAmount = 9999;

/** How far the wizard's list of amounts goes (R5.3). */
export const maxListedAmount = 10;

/** Of one row of quick order (R5.3). */
export const maxRowAmount = 50;

/** Rows in one go: enough for a whole building; more would let one request keep the server busy. */
export const maxRows = 250;

/** Bytes. A list of sizes has kilobytes; a whole cost estimate with pictures may have some megabytes. */
export const maxSizesFileBytes = 5 * 1024 * 1024;

/** What fits on the label of a box (R5.2). */
export const maxBoxLabel = 25;

/** Millimetres. A typed size on the other side of these was most likely typed in the other unit. */
export const credible = { smallest: 200, largest: 4000 } as const;

/** How many one customer may keep of a product: more is a list that nobody reads. */
export const maxPresets = 50;

/** Of a preset's name. */
export const maxPresetName = 40;
