/** The two widths that stories are told at. */
export const wideScreen = { width: 1280, height: 960 } as const;
export const phoneScreen = { width: 390, height: 844 } as const;
