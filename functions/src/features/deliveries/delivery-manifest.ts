import type { Delivery, DeliveryState } from '@domain/deliveries/deliveries.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { BYTE_ORDER_MARK, getDefaultCsvLayout, toCsvLines } from '@domain/values/csv.ts';
import type { Fault } from '../../platform/storage/stream-zip.ts';

interface Words {
  readonly heads: readonly string[];
  readonly states: Readonly<Record<DeliveryState, string>>;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    heads: [
      'File',
      'Version',
      'Character',
      'Language',
      'State',
      'Accepted at (UTC)',
      'Size in bytes',
      'SHA-256',
      'Problem',
    ],
    states: {
      uploaded: 'Not sent yet',
      delivered: 'Delivered',
      accepted: 'Accepted',
      revisionRequested: 'Revision requested',
      replaced: 'Replaced',
    },
  },
  es: {
    heads: [
      'Archivo',
      'Versión',
      'Personaje',
      'Idioma',
      'Estado',
      'Aceptado el (UTC)',
      'Tamaño en bytes',
      'SHA-256',
      'Problema',
    ],
    states: {
      uploaded: 'Sin enviar',
      delivered: 'Entregado',
      accepted: 'Aceptado',
      revisionRequested: 'Con cambios pedidos',
      replaced: 'Sustituido',
    },
  },
};

/** Returns a zip's list: each file with version, state and checksum, or why it is missing. */
export const toDeliveryManifest = (
  locale: Locale,
  deliveries: readonly Delivery[],
  names: readonly string[],
  faults: readonly Fault[],
): Buffer => {
  const { heads, states } = WORDS[locale];

  const rows = deliveries.map(({ version, character, language, state, acceptedAt, size, sha256 }, index) => [
    names[index] ?? '',
    String(version),
    character,
    language,
    states[state],
    acceptedAt ? new Date(acceptedAt.toMillis()).toISOString() : '',
    String(size),
    sha256,
    faults[index] ?? '',
  ]);

  return Buffer.from(BYTE_ORDER_MARK + toCsvLines([heads, ...rows], getDefaultCsvLayout(locale)));
};

/** Returns checksums in the form that `sha256sum --check` reads. */
export const toChecksums = (deliveries: readonly Delivery[], names: readonly string[]): Buffer =>
  Buffer.from(deliveries.map(({ sha256 }, index) => `${sha256}  ${names[index] ?? ''}\n`).join(''));
