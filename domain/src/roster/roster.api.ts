import { agencyStaff, only, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { strictObject, formFlag, pageLength, pageNumber, text } from '../messages/yup.ts';
import type { InviteOutcome } from '../talents/invite-outcome.ts';
import type { SelfServiceInvite, Talent, PublicTalent } from '../talents/talents.ts';
import { catalogCode, languageCode } from '../values/codes.ts';
import { rosterQueryFields } from './roster-filters.ts';
import { importSchema, type CsvField } from './roster-import.schema.ts';
import { bulkTagsSchema } from './roster.schema.ts';
import type { TagChange } from './tags.ts';
import { ROSTER_PAGE_SIZE, type RosterEntry } from './roster.ts';

/** Fits a name of eighty letters in any script, and two ids. */
const cursor = text().max(1200).optional();

/** A talent as a line of the roster. */
export type RosterRow = Serialised<Omit<RosterEntry, 'is'>>;

export interface RosterPage {
  readonly items: readonly RosterRow[];
  /** Absent: this was the last page. */
  readonly cursor?: string;
  /** Number of matches, up to `ROSTER_COUNT_MAX`; first page only. */
  readonly total?: number;
  readonly current: number;
  readonly pageSize: number;
}

/** An invitation with its outcome. */
export type InviteRow = Serialised<SelfServiceInvite> & { readonly outcome: InviteOutcome };

/** Result for one talent of a bulk tagging: tags actually added and removed, for undo. */
export interface TaggedRow extends TagChange {
  readonly talentId: string;
  /** `notFound`: no talent of this agency; `tooMany`: they would have more tags than one may have. */
  readonly outcome: 'changed' | 'unchanged' | 'notFound' | 'tooMany';
}

/** Result, or preview, of one imported row. */
export interface ImportedRow {
  /** Line in the file, from 1. */
  readonly line: number;
  /** First and last name, as read from the file. */
  readonly fullName: string;
  readonly email: string;
  /** `tagged`: a talent or invitee of this agency got tags; `unchanged`: a talent or invitee with all its tags. */
  readonly outcome: 'invited' | 'tagged' | 'unchanged' | 'failed';
  /** The field at fault, and what to do about it; of failures alone. */
  readonly property?: string;
  readonly message?: string;
}

/** Characters that separate the cells of a file. */
export const CSV_SEPARATORS = [',', ';', '\t'] as const;

/** A column of an imported file. */
export interface ImportedColumn {
  /** In the file, from 1 on. */
  readonly position: number;
  /** As in its first line, shortened. */
  readonly header: string;
  /** Its first different values, shortened. */
  readonly samples: readonly string[];
  /** The field it is matched to; null: it is left out. */
  readonly field: CsvField | null;
}

/** Parsed file with the result of each row. */
export interface ImportResult {
  readonly separator: (typeof CSV_SEPARATORS)[number];
  readonly columns: readonly ImportedColumn[];
  /** Empty in a dry run of a file that lacks a column for a required field. */
  readonly rows: readonly ImportedRow[];
}

export const rosterApi = {
  'talents.crm': endpoint<RosterPage>()({
    method: 'GET',
    path: '/talentCRM',
    summary: 'List the roster',
    description:
      'Of the chosen agency, sorted by name, 500 per page by default. Separate the values of a filter by commas. Continue from `cursor`; `page` alone reads all pages before it.',
    auth: agencyStaff,
    query: strictObject({
      ...rosterQueryFields,
      cursor,
      page: pageNumber().default(1),
      size: pageLength(ROSTER_PAGE_SIZE).default(ROSTER_PAGE_SIZE),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.list': endpoint<Page<Serialised<Talent>>>()({
    method: 'GET',
    path: '/talent',
    summary: 'List talents',
    description: 'Of the chosen agency, without blocked ones, sorted by name.',
    auth: agencyStaff,
    query: strictObject({
      cursor,
      pageSize: pageLength(200).default(100),
      nameOrEmail: text().max(120).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.searchCache': endpoint<Page<Omit<PublicTalent, 'nameKey'>>>()({
    method: 'GET',
    path: '/talentCache',
    summary: 'Search talents’ public profiles',
    auth: only('client', 'agencyTeam', 'admin'),
    query: strictObject({
      language: languageCode.optional(),
      gender: catalogCode('GENDER').optional(),
      voiceAge: catalogCode('AGE').optional(),
      tone: catalogCode('TONE').optional(),
      category: catalogCode('DEMO_CATEGORY').optional(),
      homeStudio: formFlag().optional(),
      cursor,
      pageSize: pageLength(200).default(100),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'talents.selfService': endpoint<Page<InviteRow>>()({
    method: 'GET',
    path: '/self-service',
    summary: 'List talents’ invitations',
    description: 'Newest first, with their state.',
    auth: agencyStaff,
    query: strictObject({ cursor }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'roster.tag': endpoint<{ readonly rows: readonly TaggedRow[] }>()({
    method: 'POST',
    path: '/talentCRM/tags',
    summary: 'Tag several talents',
    description: 'With a result per talent.',
    auth: agencyStaff,
    body: bulkTagsSchema,
    errors: WRITE_ERRORS,
  }),
  'roster.import': endpoint<ImportResult>()({
    method: 'POST',
    path: '/talentCRM/import',
    summary: 'Import talents from CSV',
    description:
      'Invites them, and tags those who are invited or in the roster. Match the columns of the file to fields by their positions, or leave `columns` out to have them recognised by their headers. `name`, `email` and `language` need a column. A dry run returns the columns and the plan.',
    auth: agencyStaff,
    body: importSchema,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 3600 },
  }),
};
