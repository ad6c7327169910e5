import { recoveryCodeCount } from '#domain/account/login-code.ts';
import { linkWorks } from './link-works.ts';

/** `/account/beveiliging` and the forms behind it. */
export const securityTexts = {
  title: 'Beveiliging',
  intro: 'Hoe u inlogt, en waar u nu bent ingelogd.',
  from: 'Wachtwoord, tweede stap bij het inloggen en waar u bent ingelogd.',
  link: 'Beveiliging bekijken',
  officeTitle: 'Stel eerst een tweede stap in',
  office:
    'Medewerkers loggen in met een passkey, of met hun wachtwoord en een code. Voeg een passkey toe of stel een authenticator-app in; daarna kunt u verder.',
  goOn: 'Verder',
  login: 'Inloggegevens',
  email: 'E-mailadres',
  emailAwaited: (email: string) =>
    `Wij stuurden een link naar ${email}. Zodra u die bevestigt, logt u met dat adres in.`,
  change: 'Wijzigen',
  changeEmail: 'E-mailadres wijzigen',
  password: 'Wachtwoord',
  changePassword: 'Wachtwoord wijzigen',
  passkeys: 'Passkeys',
  passkeysIntro:
    'Inloggen met uw vinger, uw gezicht of de pincode van uw apparaat, zonder wachtwoord. Een passkey werkt alleen op deze site en valt niet af te kijken.',
  noPasskeys: 'U heeft nog geen passkey.',
  addPasskey: 'Passkey toevoegen',
  added: (day: string) => `Toegevoegd op ${day}`,
  lastUsed: (moment: string) => `Laatst gebruikt op ${moment}`,
  neverUsed: 'Nog niet gebruikt',
  remove: 'Verwijderen',
  removePasskey: (name: string) => `Verwijderen: passkey ‘${name}’`,
  authenticator: 'Authenticator-app',
  authenticatorIntro:
    'Na uw wachtwoord vult u een code van zes cijfers in die een app op uw telefoon om de 30 seconden toont.',
  authenticatorOn: 'De app is ingesteld',
  noAuthenticator: 'U heeft geen app ingesteld.',
  addAuthenticator: 'App instellen',
  removeAuthenticator: 'App verwijderen',
  recoveryCodes: 'Herstelcodes',
  recoveryIntro:
    'Voor als u uw telefoon of passkey niet bij u heeft. Elke code werkt één keer, in plaats van de code uit uw app.',
  recoveryLeft: (left: number) =>
    left === 1
      ? `Nog 1 van de ${recoveryCodeCount} codes over.`
      : `Nog ${left} van de ${recoveryCodeCount} codes over.`,
  noRecoveryCodes: 'U heeft geen herstelcodes.',
  recoveryNeedsFactor: 'U krijgt ze zodra u een passkey of een app heeft ingesteld.',
  makeRecoveryCodes: 'Nieuwe codes maken',
  notices: {
    wachtwoord: 'Uw wachtwoord is gewijzigd. Op andere apparaten bent u afgemeld.',
    'passkey-toegevoegd': 'De passkey is toegevoegd. Op andere apparaten bent u afgemeld.',
    'passkey-verwijderd': 'De passkey is verwijderd. Op andere apparaten bent u afgemeld.',
    'app-ingesteld': 'De authenticator-app is ingesteld. Op andere apparaten bent u afgemeld.',
    'app-verwijderd': 'De authenticator-app is verwijderd. Op andere apparaten bent u afgemeld.',
    'e-mailadres': 'Uw e-mailadres is gewijzigd. Op andere apparaten bent u afgemeld.',
    afgemeld: 'Het apparaat is afgemeld.',
    'andere-afgemeld': 'Alle andere apparaten zijn afgemeld.',
  },
} as const;

/** What every form that changes a login asks again. */
export const confirmTexts = {
  why: 'Ter controle vragen wij uw wachtwoord nog een keer.',
  whyWithPasskey: 'Ter controle vragen wij uw wachtwoord nog een keer, of een passkey.',
  after: 'Op andere apparaten wordt u afgemeld en u krijgt een e-mail.',
  withPasskey: 'Bevestigen met een passkey',
  passkeyRefused: 'De passkey is niet herkend. Probeer het opnieuw of vul uw wachtwoord in.',
} as const;

/** What the script of a page says about passkeys. */
export const passkeyTexts = {
  needsScript:
    'Een passkey toevoegen werkt alleen met JavaScript. Zonder JavaScript kunt u wel een authenticator-app instellen.',
  unsupported: 'Deze browser kan niet met passkeys overweg.',
  cancelled: 'Er is geen passkey gebruikt. Probeer het opnieuw, of kies een andere manier.',
  exists: 'Van dit apparaat heeft u al een passkey.',
  failed: 'Dat is niet gelukt. Probeer het opnieuw, of kies een andere manier.',
} as const;

export const newPasskeyTexts = {
  title: 'Passkey toevoegen',
  intro: 'Uw apparaat vraagt zo om uw vinger, uw gezicht of uw pincode. Daarna logt u daarmee in.',
  next: 'Verder',
  makeTitle: 'Passkey maken',
  makeIntro: 'Uw apparaat vraagt om uw vinger, uw gezicht of uw pincode.',
  submit: 'Passkey maken',
  refused: 'De passkey is niet aangenomen. Probeer het opnieuw.',
  taken: 'Deze passkey is al toegevoegd.',
  unnamed: 'Passkey',
  full: (most: number) => `U heeft al ${most} passkeys. Verwijder er eerst een.`,
  nameError: (most: number) => `Gebruik ten hoogste ${most} tekens.`,
} as const;

export const removePasskeyTexts = {
  title: 'Passkey verwijderen',
  intro: (name: string) => `Met ‘${name}’ kunt u daarna niet meer inloggen.`,
  submit: 'Passkey verwijderen',
} as const;

export const lastFactorText =
  'Dit is uw laatste tweede stap. Daarna logt u weer in met alleen uw wachtwoord.';

export const newAuthenticatorTexts = {
  title: 'Authenticator-app instellen',
  intro:
    'Met een app zoals Google Authenticator, Microsoft Authenticator, 1Password of de app van uw telefoon.',
  scanTitle: 'Scan deze code met de app',
  scan: 'Kies in de app voor een account toevoegen en richt de camera op de code.',
  qr: 'QR-code om de app in te stellen',
  orType: 'Kunt u niet scannen? Neem dan deze sleutel over in de app:',
  open: 'Openen in een app op dit apparaat',
  typeTitle: 'Vul de code in die de app nu toont',
  codeError: 'Deze code klopt niet. Kijk of de klok van uw telefoon gelijk loopt en vul de nieuwste code in.',
  expired: 'Dit scherm stond te lang open. Scan de nieuwe code hieronder.',
  submit: 'App instellen',
} as const;

export const removeAuthenticatorTexts = {
  title: 'Authenticator-app verwijderen',
  intro: 'De codes van de app werken daarna niet meer. U kunt altijd een nieuwe app instellen.',
  submit: 'App verwijderen',
} as const;

export const endLoginsTexts = {
  titles: { one: 'Een apparaat afmelden', others: 'Andere apparaten afmelden' },
  intro: 'U bent al langer ingelogd. Daarom controleren wij eerst of u het bent.',
  submit: 'Afmelden',
} as const;

export const newRecoveryCodesTexts = {
  title: 'Nieuwe herstelcodes maken',
  intro: (left: number | null) =>
    left === null || left === 0
      ? `U krijgt ${recoveryCodeCount} codes, die wij één keer tonen.`
      : `U krijgt ${recoveryCodeCount} nieuwe codes, die wij één keer tonen. De codes die u nog had, werken daarna niet meer.`,
  submit: 'Nieuwe codes maken',
} as const;

export const recoveryCodesTexts = {
  title: 'Uw herstelcodes',
  intro:
    'Bewaar deze codes nu: wij tonen ze maar één keer. Druk ze af of zet ze in uw wachtwoordkluis, niet op dezelfde telefoon als uw app.',
  list: 'Herstelcodes',
  once: 'Elke code werkt één keer. Oudere herstelcodes werken niet meer.',
  done: 'Ik heb de codes bewaard',
} as const;

export const changeEmailTexts = {
  title: 'E-mailadres wijzigen',
  intro: (email: string) =>
    `U logt nu in met ${email}. Wij sturen een link naar het nieuwe adres; pas als u daarop bevestigt, verandert er iets.`,
  submit: 'Stuur een link',
  same: 'Dit is al uw e-mailadres.',
  sentTitle: 'Kijk in uw e-mail',
  sent: `Is het nieuwe adres bij ons nog niet in gebruik, dan ontvangt u daar binnen enkele minuten een link. De link werkt ${linkWorks.emailChange} en één keer. Tot die tijd logt u in met uw oude adres.`,
  back: 'Terug naar beveiliging',
} as const;

export const confirmEmailTexts = {
  title: 'E-mailadres bevestigen',
  intro: (email: string) => `Vanaf nu logt u in met ${email}. Op andere apparaten wordt u afgemeld.`,
  submit: 'E-mailadres bevestigen',
  expiredTitle: 'Deze link werkt niet meer',
  expired: `Een link werkt één keer en ${linkWorks.emailChange} lang, en alleen als het adres nog vrij is. Wijzig uw e-mailadres opnieuw.`,
  again: 'Naar beveiliging',
} as const;

export const secondStepTexts = {
  title: 'Tweede stap',
  intro: 'Uw wachtwoord klopt. Bevestig nu dat u het bent.',
  withPasskey: 'Verder met een passkey',
  codeHint: 'De zes cijfers die uw authenticator-app nu toont, of een van uw herstelcodes.',
  recoveryHint: 'Een van uw herstelcodes, zoals abcde-fghjk-mnpqr.',
  submit: 'Inloggen',
  wrong: 'Deze code klopt niet.',
  used: 'Deze code is al gebruikt. Wacht op de volgende code in uw app.',
  restart: 'Opnieuw beginnen',
  contact: 'Contact opnemen',
  help: 'Geen toegang meer?',
  helpText:
    'Heeft u uw telefoon, uw passkey en uw herstelcodes niet meer? Neem contact met ons op: wij stellen vast wie u bent en zetten de tweede stap uit, zodat u hem opnieuw kunt instellen.',
} as const;

export const passkeyLoginTexts = {
  submit: 'Passkey gebruiken',
  refused:
    'Deze passkey is niet herkend. Log in met uw wachtwoord, of probeer het opnieuw met een andere passkey.',
} as const;
