import type { AuditActor, AuditPerson, AuditRecord, AuditRow } from '@domain/audit/audit.ts';
import { auditActionsEn } from '@domain/audit/words/actions.en.ts';
import { auditActionsEs } from '@domain/audit/words/actions.es.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { toCsvLines, type CsvLayout } from '@domain/values/csv.ts';

const ACTIONS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: auditActionsEn,
  es: auditActionsEs,
};

const WORDS = {
  en: {
    heads: [
      'Time (UTC)',
      'Who',
      'Acting as',
      'On behalf of',
      'What',
      'Action',
      'Record',
      'Name of the record',
      'Before',
      'After',
      'Personal data deleted (UTC)',
      'Number',
      'Hash',
    ],
    platform: 'The platform',
    link: 'Someone with an emailed link',
    key: 'API key',
    nobody: 'Someone outside the agency',
  },
  es: {
    heads: [
      'Momento (UTC)',
      'Quién',
      'Actuando como',
      'En nombre de',
      'Qué',
      'Acción',
      'Registro',
      'Nombre del registro',
      'Antes',
      'Después',
      'Datos personales eliminados (UTC)',
      'Número',
      'Hash',
    ],
    platform: 'La plataforma',
    link: 'Alguien con un enlace enviado por correo',
    key: 'Clave de API',
    nobody: 'Alguien ajeno a la agencia',
  },
} as const satisfies Record<Locale, object>;

const formatActor = (by: AuditActor, locale: Locale): string => {
  const words = WORDS[locale];
  if (by.kind === 'platform' || by.kind === 'link') return words[by.kind];
  if (by.kind === 'key') return by.name === null ? words.key : `${words.key}: ${by.name}`;
  return by.name ?? words.nobody;
};

const formatPerson = (person: AuditPerson | null, locale: Locale): string =>
  person ? (person.name ?? WORDS[locale].nobody) : '';

export const toSheetHead = (locale: Locale, layout: CsvLayout): string =>
  toCsvLines([WORDS[locale].heads], layout);

interface SheetRow extends AuditRow {
  readonly seal: AuditRecord['seal'];
}

/** Returns CSV lines of records; moments in UTC, for all programs. */
export const toSheetLines = (rows: readonly SheetRow[], locale: Locale, layout: CsvLayout): string =>
  toCsvLines(
    rows.map((row) => [
      row.at,
      formatActor(row.by, locale),
      formatPerson(row.as, locale),
      formatPerson(row.onBehalfOf, locale),
      ACTIONS[locale][`audit.action.${row.action}`] ?? row.action,
      row.action,
      row.subject,
      row.subjectName ?? '',
      row.before ?? '',
      row.after ?? '',
      row.erasedAt ?? '',
      row.seq === null ? '' : String(row.seq),
      row.seal?.hash ?? '',
    ]),
    layout,
  );
