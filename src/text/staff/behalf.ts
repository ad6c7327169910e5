/** R10.4: what staff read while they are at work for a customer, and what the customer reads of it. */
export const behalfTexts = {
  label: 'Namens klant',
  bar: (person: string, company: string) => `U werkt namens ${person}, ${company}`,
  stop: 'Stoppen',
  begin: (person: string) => `Namens ${person} werken`,
  colleague: 'Namens een collega werken kan niet.',
} as const;

/** At the checkout, in the place of what the customer would read. */
export const behalfCheckoutTexts = {
  link: 'Betaallink naar de klant',
  linkHint: (email: string) =>
    `${email} krijgt de bevestiging met een knop om te betalen. Wij maken niets voordat er is betaald.`,
  termsBefore: (person: string) => `${person} is akkoord met deze bestelling en met de `,
  submit: 'Bestelling plaatsen',
  agreeAndSubmit: 'Akkoord, bestelling plaatsen',
  onlyLink: 'Namens een klant bestelt u met een betaallink of op rekening. Betalen doet de klant zelf.',
  placed: 'De bestelling is geplaatst. De klant heeft de bevestiging en de betaallink in de mail.',
} as const;

export function placedByText(staff: string, customer: string | null): string {
  return `Geplaatst door ${staff} van Maathor namens ${customer ?? 'u'}`;
}
