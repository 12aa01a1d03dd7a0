import { getRound, type AuditionEntry } from '@domain/auditions/auditions.ts';
import type { DownloadedVoice } from '@domain/castings/download.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { BYTE_ORDER_MARK, getDefaultCsvLayout, toCsvLines } from '@domain/values/csv.ts';
import { AUDITION_NOTICE } from './audition-label.ts';
import type { Fault } from '../../platform/storage/stream-zip.ts';

export interface DownloadedTake extends DownloadedVoice {
  readonly entry: AuditionEntry;
}

interface Words {
  readonly heads: readonly string[];
  readonly yes: string;
  readonly no: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    heads: ['File', 'Character', 'Voice', 'Language', 'Seconds', 'Sent (UTC)', 'Approved'].concat(
      'Round',
      'Best take',
      'Synthetic voice allowed',
      'Licence',
      'Problem',
    ),
    yes: 'Yes',
    no: 'No',
  },
  es: {
    heads: ['Archivo', 'Personaje', 'Voz', 'Idioma', 'Segundos', 'Enviada (UTC)', 'Aprobada'].concat(
      'Ronda',
      'Mejor toma',
      'Voz sintética permitida',
      'Licencia',
      'Problema',
    ),
    yes: 'Sí',
    no: 'No',
  },
};

const KINDS = ['text', 'text', 'text', 'text', 'number'] as const;

/** Returns a zip's list of takes: per line the file name or why it is missing, and the consent to synthetic voices (no unless given). Excel detects UTF-8. */
export const toTakesManifest = (
  takes: readonly DownloadedTake[],
  names: readonly string[],
  faults: readonly Fault[],
  locale: Locale,
): Buffer => {
  const { heads, yes, no } = WORDS[locale];

  const rows = takes.map(({ character, talentPublicName, language, entry }, index) => {
    const fault = faults[index] ?? '';
    const { durationMs, uploadedAt, isApproved, bestTake, syntheticVoiceConsent = false } = entry;

    return [
      fault ? '' : (names[index] ?? ''),
      character,
      talentPublicName,
      language,
      ((durationMs ?? 0) / 1000).toFixed(1),
      uploadedAt ? new Date(uploadedAt.toMillis()).toISOString() : '',
      isApproved ? yes : no,
      String(getRound(entry)),
      String(bestTake ?? ''),
      syntheticVoiceConsent ? yes : no,
      AUDITION_NOTICE[locale],
      fault,
    ];
  });

  return Buffer.from(BYTE_ORDER_MARK + toCsvLines([heads, ...rows], getDefaultCsvLayout(locale), KINDS));
};
