export const homeText = {
  title: 'Maathor: horren op maat voor de vakman',
  description:
    'Inzethorren, voorzethorren, rolhorren en hordeuren op de millimeter gemaakt, voor vakbedrijven in Nederland en België.',
  heading: 'Horren op maat voor de vakman',
  lead: 'U meet de opening, wij rekenen speling en overlap. Elke hor wordt op de millimeter gemaakt en komt met uw kenmerk op de doos.',
  configure: 'Samenstellen',
  quickOrder: 'Snel bestellen',
  productsHeading: 'Zeven horren, één werkwijze',
  productsNote: 'Alle tekeningen op dezelfde schaal, van binnenuit gezien.',
  from: 'vanaf',
  advicePrice: 'adviesprijs',
  quickCard: {
    heading: 'Meer maten van één product?',
    body: 'Voer alle maten van een project in één scherm in, of plak ze uit uw spreadsheet. U ziet per regel de maat die wij maken en uw prijs.',
  },
  wayHeading: 'Van opening tot doos',
  way: [
    {
      title: 'Meten',
      body: 'Drie keer de breedte, drie keer de hoogte. U vult de kleinste maat van de opening in en trekt niets af.',
    },
    {
      title: 'Samenstellen',
      body: 'U kiest montage, gaas en kleur. De tekening, de maat die wij maken en uw nettoprijs lopen direct mee.',
    },
    {
      title: 'Ontvangen',
      body: 'Elke hor is herkenbaar aan het kenmerk dat u opgaf, bijvoorbeeld de kamer of het bouwnummer.',
    },
  ],
  measuringLink: 'Bekijk de meetinstructies',
  visitorNote: 'Nettoprijzen en bestellen zijn voor zakelijke klanten met een account.',
  logIn: 'Inloggen',
  requestAccount: 'Account aanvragen',
  drawing: {
    label:
      'Tekening: een raam van binnenuit gezien. In de rechterhelft is een inzethor geplaatst, 928 bij 1228 millimeter, met clips links en rechts; een stippellijn geeft de opening van 900 bij 1200 millimeter aan.',
  },
} as const;
