type Props = { readonly entersTotals: boolean };

export function ScreenPicture(_: Props) {
  return null;
}
