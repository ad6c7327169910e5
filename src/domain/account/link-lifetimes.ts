/** For how many hours the link in a mail works. Who asked for one is waiting for it; who is invited may be on holiday. */
export const linkHours = { reset: 1, emailChange: 24, invitation: 14 * 24 } as const;
