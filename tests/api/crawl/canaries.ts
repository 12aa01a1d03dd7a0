import { randomInt } from 'node:crypto';

export interface Owners {
  readonly agencyId?: string | null;
  readonly agencyIds?: readonly string[];
  readonly companyId?: string | null;
  readonly talentId?: string | null;
  readonly engineerId?: string | null;
  readonly assignedTo?: string | null;
  readonly userId?: string | null;
}

export interface Planted extends Owners {
  readonly collection: string;
  readonly id: string;
  preview?: { readonly fields: RegExp };
}

/** The unique content of one field of one record. */
export interface Canary {
  readonly text: string;
  readonly record: Planted;
  readonly field: string;
}

/** An id of a person, project or agency. Ids may be visible where texts aren't. */
export const ID = 'id';

/** Each run has its own range, so leftovers of earlier runs don't match. */
const FROM = randomInt(1000, 9999) * 10_000;
const NUMBERS_FROM = 971_000_000;
const CANARY = /cnry-(\d+)-|\b(971\d{6})\b/gi;
/** Long enough for a base64 canary: cursors and the like are decoded before the search. */
const SEALED = /[\w-]{24,}/g;

const all: Canary[] = [];

const add = (record: Planted, field: string, asText: (number: number) => string): string => {
  const text = asText(all.length).toLowerCase();
  all.push({ text, record, field });
  return text;
};

/** A unique text that names its record and field. */
export const plantText = (record: Planted, field: string): string =>
  add(record, field, (number) => `cnry-${FROM + number}-${record.collection}-${field.replaceAll('.', '-')}`);

export const plantAddress = (record: Planted, field: string): string =>
  add(record, field, (number) => `cnry-${FROM + number}-${record.collection}-${field}@tests.example`);

export const plantNumber = (record: Planted, field: string): number =>
  Number(add(record, field, (number) => String(NUMBERS_FROM + number)));

export const plantId = (kind: string, owners: Owners, tag: string): string =>
  add({ collection: kind, id: '', ...owners }, ID, (number) => `cnry-${FROM + number}-${tag}`);

const findPlainCanaries = (text: string): readonly Canary[] =>
  [...text.matchAll(CANARY)].flatMap(([, number, value]) => {
    const canary = all[number === undefined ? Number(value) - NUMBERS_FROM : Number(number) - FROM];
    return canary ?? [];
  });

/** Every canary in a text, once each, including encoded ones. */
export const findCanaries = (text: string): readonly Canary[] => {
  const opened = [...text.matchAll(SEALED)].map(([sealed]) => Buffer.from(sealed, 'base64url').toString());
  return [...new Set([text, ...opened].flatMap(findPlainCanaries))];
};

export const getName = ({ record, field, text }: Canary): string =>
  `${record.collection}/${record.id}.${field} (${text})`;
