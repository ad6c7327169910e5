type Specs = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type WorkedExample = {
  readonly name: string;
  readonly code: string;
  readonly specs: Specs;
  readonly amount: number;
  readonly sizes: readonly [width: number, height: number];
  readonly price: {
    readonly price: string;
    readonly adviesPrijs: string;
    readonly totalPrice: string;
    readonly totalAdviesPrijs: string;
  };
};

/**
 * Product book §5 as calls of a group B customer in millimetres. What an example does not name is at its choice
 * without surcharge.
 */
export const workedExamples: readonly WorkedExample[] = [
  {
    name: 'PE-100 with pollen mesh',
    code: 'PE-100',
    specs: pe100({
      rondom_maten: { space_left: '30', space_right: '30', space_top: '20', space_bottom: '15' },
      uitsteeksel: { profile_depth: '2' },
      gaas: { wire_id: '4' },
      color: { color: 'RAL 7016 structuur', color_type: '1' },
    }),
    amount: 3,
    sizes: [928, 1228],
    price: { price: '86.08', adviesPrijs: '168.00', totalPrice: '258.24', totalAdviesPrijs: '504.00' },
  },
  {
    name: 'PE-100 above a sill, in a custom RAL',
    code: 'PE-100',
    specs: pe100({
      rondom_maten: {
        space_left: '10',
        space_right: '30',
        space_top: '20',
        space_bottom: 'A',
        space_bottom_extra: '6',
      },
      color: { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#2F4538' },
    }),
    amount: 1,
    sizes: [923, 1207],
    price: { price: '84.03', adviesPrijs: '164.00', totalPrice: '84.03', totalAdviesPrijs: '164.00' },
  },
  {
    name: 'SE-100 in de dag',
    code: 'SE-100',
    specs: se100({ handgreep: { handgreepjes: '1' } }),
    amount: 1,
    sizes: [896, 2147],
    price: { price: '171.65', adviesPrijs: '335.00', totalPrice: '171.65', totalAdviesPrijs: '335.00' },
  },
  {
    name: 'SE-100 op de dag, in a custom RAL',
    code: 'SE-100',
    specs: se100({
      montage: { in_frame: '2' },
      rondom_maten: { space_left: '60', space_right: '25', space_top: '40' },
      onderstrip: { onderstrip: '4' },
      gaas: { wire_id: '2' },
      handgreep: { handgreepjes: '2' },
      color: { color: 'RAL 7024', color_type: '2', ral_color: 'RAL 7024', hex_color: '#474A50' },
    }),
    amount: 1,
    sizes: [954, 2180],
    price: { price: '239.29', adviesPrijs: '467.00', totalPrice: '239.29', totalAdviesPrijs: '467.00' },
  },
  {
    name: 'SE-200',
    code: 'SE-200',
    specs: {
      montage: { in_frame: '1' },
      maten: { width_opening: '1800', height_opening: '2200' },
      verdeling: { split: '1' },
      onderstrip: { onderstrip: '1' },
      bevestiging: { fixation: '2' },
      gaas: { wire_id: '1' },
      handgreep: { handgreepjes: '0' },
      color: { color: 'RAL 7016 structuur', color_type: '1' },
      kenmerk: { room: 'tuindeur' },
    },
    amount: 1,
    sizes: [1796, 2197],
    price: { price: '320.76', adviesPrijs: '626.00', totalPrice: '320.76', totalAdviesPrijs: '626.00' },
  },
  {
    name: 'RO-50 with a magnet',
    code: 'RO-50',
    specs: {
      montage: { in_frame: '2' },
      alle_maten: {
        width_opening: '900',
        height_opening: '1100',
        space_left: '22',
        space_right: '22',
        space_top: '44',
        space_bottom: '0',
      },
      sluiting: { closure: '2' },
      trekkoord: { cord: '0' },
      gaas: { wire_id: '1' },
      color: { color: 'RAL 9001', color_type: '1' },
      kenmerk: { room: 'keuken' },
    },
    amount: 2,
    sizes: [944, 1144],
    price: { price: '98.89', adviesPrijs: '193.00', totalPrice: '197.78', totalAdviesPrijs: '386.00' },
  },
  {
    name: 'RO-100 with a bottom profile, anodised',
    code: 'RO-100',
    specs: {
      montage: { in_frame: '2' },
      alle_maten: {
        width_opening: '450',
        height_opening: '1500',
        space_left: '28',
        space_right: '28',
        space_top: '54',
        space_bottom: '20',
      },
      bediening: { pull_bar: '1' },
      rem: { brake: '1' },
      sluiting: { closure: '1' },
      trekkoord: { cord: '0' },
      borstel: { sides: '' },
      gaas: { wire_id: '1' },
      color: { color: 'EV 1', color_type: '1' },
      kenmerk: { room: 'zolder' },
    },
    amount: 1,
    sizes: [506, 1574],
    price: { price: '136.30', adviesPrijs: '266.00', totalPrice: '136.30', totalAdviesPrijs: '266.00' },
  },
  {
    name: 'CE-100 with brushes',
    code: 'CE-100',
    specs: {
      plaatsing: { placement: '1' },
      maten: { width_opening: '1000', height_opening: '1300' },
      rondom_maten: { space_left: '40', space_right: '40', space_top: '40', space_bottom: '40' },
      bevestiging: { fixation: '1' },
      borstel: { sides: '1,2' },
      gaas: { wire_id: '1' },
      color: { color: 'RAL 9010', color_type: '1' },
      kenmerk: { room: 'hal' },
    },
    amount: 1,
    sizes: [1040, 1340],
    price: { price: '71.74', adviesPrijs: '140.00', totalPrice: '71.74', totalAdviesPrijs: '140.00' },
  },
  {
    name: 'CA-100 with a cat flap',
    code: 'CA-100',
    specs: {
      montage: { in_frame: '1' },
      kader: { frame: '1' },
      maten: { width_opening: '900', height_opening: '2150' },
      hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '0' },
      schopplaat: { kick_plate: '4' },
      dierenluik: { pet_door: '1', pet_position: '2' },
      dranger: { closer: '1' },
      borstel: { sides: '' },
      gaas: { wire_id: '5' },
      color: { color: 'RAL 7016 structuur', color_type: '1' },
      kenmerk: { room: 'achterdeur' },
    },
    amount: 1,
    sizes: [894, 2145],
    price: { price: '409.40', adviesPrijs: '799.00', totalPrice: '409.40', totalAdviesPrijs: '799.00' },
  },
];

export function pe100(changes: Specs = {}): Specs {
  return {
    kozijn: { frame_material: '1' },
    kozijntype: { frame_type: 'A' },
    maten: { width_opening: '900', height_opening: '1200' },
    rondom_maten: { space_left: '30', space_right: '30', space_top: '30', space_bottom: '30' },
    uitsteeksel: { profile_depth: '1' },
    obstakel: { obstacle: '1' },
    bevestiging: { sides: '1,2' },
    gaas: { wire_id: '1' },
    color: { color: 'RAL 9010', color_type: '1' },
    kenmerk: { room: 'woonkamer' },
    ...changes,
  };
}

function se100(changes: Specs): Specs {
  return {
    montage: { in_frame: '1' },
    maten: { width_opening: '900', height_opening: '2150' },
    schuifrichting: { direction: '1' },
    onderstrip: { onderstrip: '1' },
    bevestiging: { fixation: '2' },
    gaas: { wire_id: '1' },
    handgreep: { handgreepjes: '0' },
    color: { color: 'RAL 9010', color_type: '1' },
    kenmerk: { room: 'tuindeur' },
    ...changes,
  };
}
