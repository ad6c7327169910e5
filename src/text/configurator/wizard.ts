/** Words of the wizard's frame. */
export const wizardText = {
  chooseProduct: 'Kies product',
  chooserHeading: 'Welke hor wilt u samenstellen?',
  home: 'Naar de startpagina',
  backToCart: 'Terug naar winkelwagen',
  previous: 'Vorige stap',
  next: 'Volgende stap',
  progress: 'Voortgang',
  information: 'Informatie',
  tip: 'Uitleg bij deze stap',
  noInformation: 'Geen informatie beschikbaar',
  hideMessage: 'Melding verbergen',
  toStep: (step: string) => `Naar ${step}`,
  from: 'Vanaf ',
  delivery: (day: string) => `levering ${day}`,
  strip: 'Uw hor tot nu toe',
  noSize: 'de maten volgen nog',
  opening: (width: string, height: string) => `opening ${width} × ${height}`,
  sizes: (count: number) => `${count} maten`,
  choice: choiceAlone,
  steps: 'Alle stappen',
  showSteps: 'toon alle stappen',
  busyWith: (product: string) => `U was bezig met de ${product}`,
  busyBody: 'Uw keuzes zijn bewaard. Wilt u verdergaan waar u was, of een ander product kiezen?',
  changedBody: 'Uw wijzigingen zijn bewaard. Wilt u verdergaan waar u was, of opnieuw beginnen?',
  continueWith: (product: string) => `Doorgaan met de ${product}?`,
  continueBody: 'U kunt verdergaan met dit product of een ander product kiezen.',
  proceed: 'Doorgaan',
  otherProduct: 'Ander product',
  chosenProduct: 'Gekozen product',
  sure: 'Weet u het zeker?',
  sureBody: 'Deze hor is nog niet klaar. Uw huidige configuratie wordt niet onthouden.',
  stayWith: (product: string) => `Blijf bij de ${product}`,
  goTo: (product: string) => `Ga naar de ${product}`,
  goToChooser: 'Ja, ander product kiezen',
} as const;

// Whoever sees only the answer must still know to what: 'Zwart' may be a mesh, '300 mm' a kick plate.
const sayingLittle =
  /^(\d|ja$|eén|twee|vier|links|rechts|boven|onder|midden|alle |rondom|tot |zwart|grijs|kat|normaal|vlak)/i;
const sayingNothing = /^(geen|nee)$/i;

/** An answer among others, without its question; null for what is not there. */
function choiceAlone(question: string, answer: string): string | null {
  if (sayingNothing.test(answer)) return null;
  if (/^ja$/i.test(answer)) return question;
  return sayingLittle.test(answer) ? `${question} ${answer.toLowerCase()}` : answer;
}
