/** What `POST /product/drawing/{code}` answers: the configured screen as far as it is known. */
export type DrawingAnswer = {
  readonly svg: string;
  /** The line beneath it that says where one looks from. */
  readonly caption: string;
};
