import { randomInt } from 'node:crypto';

/** Whose a record is, in the words of its own fields. */
export interface Owners {
  readonly agencyId?: string | null;
  readonly agencyIds?: readonly string[];
  readonly companyId?: string | null;
  readonly talentId?: string | null;
  readonly engineerId?: string | null;
  readonly assignedTo?: string | null;
  readonly userId?: string | null;
}

/** A record in which every text was planted. */
export interface Planted extends Owners {
  readonly collection: string;
  readonly id: string;
  /** A public link shows these fields of it. */
  preview?: { readonly fields: RegExp };
}

/** What stands in one field of one record, and nowhere else in the world. */
export interface Canary {
  readonly text: string;
  readonly record: Planted;
  readonly field: string;
}

/** An id that tells of a person, a project or an agency. Ids may be told where texts may not. */
export const ID = 'id';

/** Every run has its own, so that none takes what an earlier one left for its own. */
const FROM = randomInt(1000, 9999) * 10_000;
const NUMBERS_FROM = 971_000_000;
const CANARY = /cnry-(\d+)-|\b(971\d{6})\b/gi;
/** Long enough to hold a canary in base64: cursors and the like are opened before they are searched. */
const SEALED = /[\w-]{24,}/g;

const all: Canary[] = [];

const add = (record: Planted, field: string, asText: (number: number) => string): string => {
  const text = asText(all.length).toLowerCase();
  all.push({ text, record, field });
  return text;
};

/** A text of its own for a field, which also says to whoever reads it where it comes from. */
export const plantText = (record: Planted, field: string): string =>
  add(record, field, (number) => `cnry-${FROM + number}-${record.collection}-${field.replaceAll('.', '-')}`);

/** The same as an address. */
export const plantAddress = (record: Planted, field: string): string =>
  add(record, field, (number) => `cnry-${FROM + number}-${record.collection}-${field}@tests.example`);

/** The same as a number. */
export const plantNumber = (record: Planted, field: string): number =>
  Number(add(record, field, (number) => String(NUMBERS_FROM + number)));

/** An id, short enough for an agency's. */
export const plantId = (kind: string, owners: Owners, tag: string): string =>
  add({ collection: kind, id: '', ...owners }, ID, (number) => `cnry-${FROM + number}-${tag}`);

const inPlainSight = (text: string): readonly Canary[] =>
  [...text.matchAll(CANARY)].flatMap(([, number, value]) => {
    const canary = all[number === undefined ? Number(value) - NUMBERS_FROM : Number(number) - FROM];
    return canary ?? [];
  });

/** Every canary in a text, each once; those in what is merely encoded included. */
export const canariesIn = (text: string): readonly Canary[] => {
  const opened = [...text.matchAll(SEALED)].map(([sealed]) => Buffer.from(sealed, 'base64url').toString());
  return [...new Set([text, ...opened].flatMap(inPlainSight))];
};

/** The record and field of a canary, for people. */
export const getName = ({ record, field, text }: Canary): string =>
  `${record.collection}/${record.id}.${field} (${text})`;
