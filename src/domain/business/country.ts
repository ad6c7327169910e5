export const countries = ['NL', 'BE'] as const;

export type Country = (typeof countries)[number];
