/** Requires the keys of the English area, with any text: a translation without one doesn't compile. */
export type TranslatedCatalog<Area> = { readonly [Key in keyof Area]: string };
