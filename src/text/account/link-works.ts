import { linkHours } from '#domain/account/link-lifetimes.ts';

/** 'één uur', '24 uur', '14 dagen': how long the link of a mail works, for each kind of mail. */
export const linkWorks = {
  reset: formatHours(linkHours.reset),
  emailChange: formatHours(linkHours.emailChange),
  invitation: formatHours(linkHours.invitation),
} as const;

function formatHours(hours: number): string {
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} dagen`;
  return `${hours === 1 ? 'één' : hours} uur`;
}
