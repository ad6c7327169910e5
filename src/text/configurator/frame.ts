/** Of the popup and the wizard around one screen: apart, for quick order has neither. */
export const frameText = {
  compose: (product: string) => `${product} samenstellen`,
  change: (product: string) => `${product} wijzigen`,
  kept: 'Uw invoer wordt bewaard',
  help: 'Uitleg',
  order: 'Uw hor',
  fullInstruction: 'Volledige meetinstructie',
  advice: 'Advies nodig?',
} as const;
