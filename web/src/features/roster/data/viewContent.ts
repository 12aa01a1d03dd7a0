export interface ViewContent {
  /** As text in the format of `filtersToText`. */
  readonly filters: string;
  readonly columns: readonly string[];
}
