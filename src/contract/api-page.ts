/** The readable description of the calls at /api. */
export type ApiPage = {
  readonly name: 'api';
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly calls: readonly {
    readonly method: string;
    readonly path: string;
    readonly summary: string;
    /** Name of its schema. */
    readonly request: string | null;
    readonly answers: readonly {
      readonly status: number;
      readonly meaning: string;
      /** Null for a fragment of a page. */
      readonly schema: string | null;
    }[];
  }[];
  readonly schemas: readonly { readonly name: string; readonly json: string }[];
};
