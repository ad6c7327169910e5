/** What the shop makes of an opening, for whoever works out the size of the screen himself. In millimetres. */
export type OuterSize = {
  /** How much narrower and lower between the frame; null for what is never placed there. */
  readonly inside: readonly [width: number, height: number] | null;
  /** How much wider and higher on the frame. */
  readonly around: readonly [width: number, height: number];
  /** Less where the frame has less room; a roller's hardware needs all of it. */
  readonly isMost: boolean;
  readonly unless: string | null;
};

export type OuterSizeText = {
  readonly inside: string | null;
  readonly around: string;
  readonly unless: string | null;
};

export function outerSizeText({ inside, around, isMost, unless }: OuterSize): OuterSizeText {
  const [wider, higher] = around.map((value) => `${isMost ? 'tot ' : ''}${value} mm`);
  const larger = `maak de hor ${wider} breder en ${higher} hoger dan de opening.`;
  return {
    inside:
      inside && `In de dag: maak de hor ${inside[0]} mm smaller en ${inside[1]} mm lager dan de opening.`,
    around: inside === null ? `M${larger.slice(1)}` : `Op de dag: ${larger}`,
    unless,
  };
}
