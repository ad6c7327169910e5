export const commandProblems = {
  notForOwner: (command: string, right: string) =>
    `Voor ${command} is het recht ‘${right}’ nodig, en dat heeft de eigenaar niet.`,
  unknownCommand: (name: string) =>
    `De opdracht ${name} bestaat niet. Met npm run shop -- help ziet u welke er zijn.`,
  unknownOption: (option: string, command: string) =>
    `De optie --${option} hoort niet bij ${command}. Met npm run shop -- ${command} --help ziet u welke er zijn.`,
  shortOption: (option: string) => `De optie -${option} bestaat niet; opties beginnen met twee streepjes.`,
  optionTwice: (option: string) => `De optie --${option} staat er twee keer.`,
  valueMissing: (option: string) => `Achter --${option} hoort een waarde.`,
  valueTooMuch: (option: string) => `Achter --${option} hoort geen waarde.`,
  optionMissing: (option: string) => `Geef --${option} op.`,
  tooManyWords: (word: string) => `‘${word}’ is te veel. Zet tekst met spaties tussen aanhalingstekens.`,
  oneOrder: 'Geef één bestelnummer op.',
  numbersMissing: 'Geef een of meer bestelnummers op.',
  invoiceMissing: 'Geef het nummer van één factuur op.',
  taskMissing: 'Geef het nummer van één taak op; npm run shop -- taken toont ze.',
  requestMissing: 'Geef het nummer van één aanvraag op; npm run shop -- aanvragen toont ze.',
  date: (option: string) => `--${option} is geen datum als 2026-11-15.`,
  count: (option: string) => `--${option} is geen heel getal vanaf 1.`,
  euro: (option: string) => `--${option} is geen bedrag als 125 of 125,50.`,
  choice: (option: string, choices: readonly string[]) =>
    `--${option} moet een van deze zijn: ${choices.join(', ')}.`,
  email: (option: string) => `--${option} is geen geldig e-mailadres.`,
  field: (option: string, error: string) => `--${option}: ${error}`,
  fileUnread: (path: string, reason: string) => `Het bestand ${path} kan niet worden gelezen (${reason}).`,
  fileUnwritten: (path: string, reason: string) => `Naar ${path} kan niet worden geschreven (${reason}).`,
  fileNotText: (path: string) => `Het bestand ${path} is geen tekst in UTF-8. Bewaar het als CSV UTF-8.`,
  cannotBegin: (reason: string) => `De opdracht kan niet beginnen: ${reason}`,
  failed: (reason: string) => `De opdracht is niet gelukt: ${reason}`,
} as const;
