import type { CastingDemo } from '@domain/castings/castings.ts';
import type { DownloadedVoice } from '@domain/castings/download.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { BYTE_ORDER_MARK, getDefaultCsvLayout, toCsvLines } from '@domain/values/csv.ts';
import type { Fault } from '../../platform/storage/stream-zip.ts';

const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['File', 'Character', 'Voice', 'Language', 'Demo', 'Seconds', 'Problem'],
  es: ['Archivo', 'Personaje', 'Voz', 'Idioma', 'Demo', 'Segundos', 'Problema'],
};

const KINDS = ['text', 'text', 'text', 'text', 'text', 'number'] as const;

/** Returns a zip's list: per voice the file name, or why it is missing. Excel detects UTF-8. */
export const buildManifest = (
  locale: Locale,
  voices: readonly (DownloadedVoice & { readonly place: CastingDemo })[],
  names: readonly string[],
  faults: readonly Fault[],
): Buffer => {
  const rows = voices.map(({ character, talentPublicName, language, place }, index) => {
    const fault = faults[index] ?? '';
    const file = fault ? '' : (names[index] ?? '');
    const seconds = (place.demo.durationMs / 1000).toFixed(1);
    return [file, character, talentPublicName, language, place.demo.name, seconds, fault];
  });
  return Buffer.from(
    BYTE_ORDER_MARK + toCsvLines([HEADS[locale], ...rows], getDefaultCsvLayout(locale), KINDS),
  );
};
