/** Regional varieties offered per language (alpha3). */
const VARIETIES: Readonly<Record<string, readonly string[]>> = {
  spa: ['es-ES', 'es-MX', 'es-AR', 'es-CO', 'es-CL', 'es-PE', 'es-US', 'es-419'],
  eng: ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'en-ZA', 'en-IN'],
  fra: ['fr-FR', 'fr-CA', 'fr-BE', 'fr-CH'],
  deu: ['de-DE', 'de-AT', 'de-CH'],
  ita: ['it-IT', 'it-CH'],
  por: ['pt-PT', 'pt-BR'],
  nld: ['nl-NL', 'nl-BE'],
  cmn: ['zh-CN', 'zh-TW', 'zh-HK'],
  arb: ['ar-EG', 'ar-SA', 'ar-MA', 'ar-AE', 'ar-LB'],
};

/** Returns a language's varieties; empty when they don't matter. */
export const getVarieties = (language: string): readonly string[] => VARIETIES[language] ?? [];
