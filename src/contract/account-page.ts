// Values a person typed, given back beside their errors so that nothing has to be typed twice.
export type FormState = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: string | null;
};

export type LoginPage = { readonly name: 'login'; readonly form: FormState; readonly returnTo: string };

export type AccountPage = LoginPage;
