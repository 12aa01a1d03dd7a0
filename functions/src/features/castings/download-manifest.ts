import type { CastingDemo } from '@domain/castings/castings.ts';
import type { DownloadedVoice } from '@domain/castings/download.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { BYTE_ORDER_MARK, csvLines } from '@domain/values/csv.ts';
import type { Fault } from '../../storage/stream-zip.ts';

/** What the list of a zip says by itself: the heads of its columns, and why a file is not there. */
export interface ManifestWords {
  readonly heads: readonly [string, string, string, string, string, string, string];
  readonly missing: string;
  readonly unreadable: string;
}

export const MANIFEST_WORDS: Readonly<Record<Locale, ManifestWords>> = {
  en: {
    heads: ['File', 'Character', 'Voice', 'Language', 'Demo', 'Seconds', 'Problem'],
    missing: 'The file is missing',
    unreadable: 'The file could not be read',
  },
  es: {
    heads: ['Archivo', 'Personaje', 'Voz', 'Idioma', 'Demo', 'Segundos', 'Problema'],
    missing: 'Falta el archivo',
    unreadable: 'No se ha podido leer el archivo',
  },
};

/** The list of a zip: a line for each voice, with the name of its file or why there is none. Excel takes it for UTF-8. */
export const manifestOf = (
  { heads }: ManifestWords,
  voices: readonly (DownloadedVoice & { readonly place: CastingDemo })[],
  names: readonly string[],
  faults: readonly Fault[],
): Buffer => {
  const rows = voices.map(({ character, talentPublicName, language, place }, at) => {
    const fault = faults[at] ?? '';
    const file = fault ? '' : (names[at] ?? '');
    const seconds = (place.demo.durationMs / 1000).toFixed(1);
    return [file, character, talentPublicName, language, place.demo.name, seconds, fault];
  });
  return Buffer.from(BYTE_ORDER_MARK + csvLines([heads, ...rows]));
};
