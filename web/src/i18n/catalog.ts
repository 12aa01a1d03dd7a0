/** The same keys as the English area, each with some text: a translation that lacks one does not compile. */
export type TranslatedCatalog<Area> = { readonly [Key in keyof Area]: string };
