import { withValues } from '../messages/message-text.ts';
import { only, projectPeople, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { strictObject, formFlag, ID_PATTERN, idSchema, pageLength, text } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { calendarDay } from '../values/dates.ts';
import type { VoiceConflict } from './conflicts.ts';
import type { LicenceRow } from './licence-rows.ts';
import { LICENCE_FILTERS } from './licence-stage.ts';
import { CONFLICT_VOICES_MAX } from './sold-licences.ts';
import { USE_REPORTS_A_DAY } from './use-reports.ts';
import { useAnswerSchema, useReportSchema } from './use-reports.schema.ts';
import { csvLayout } from '../values/csv-layout.schema.ts';

/** Which of the requested voices hold licences that conflict with a project. */
export interface LicenceConflicts {
  /** False: the project has no brand category, so nothing is compared. */
  readonly isCompared: boolean;
  /** Only voices with a conflict, without client, agency and price. */
  readonly voices: readonly ({ readonly talentId: string } & VoiceConflict)[];
}

const talentIds = text()
  .test('ids', withValues('validation.list', { max: CONFLICT_VOICES_MAX }), (value) => {
    const ids = value?.split(',') ?? [];
    return ids.length <= CONFLICT_VOICES_MAX && ids.every((id) => ID_PATTERN.test(id));
  })
  .required();

/** Whose licences: of the caller's voice, or of their company's or agency's projects. Absent: projects, or the voice for callers who are only talents there. */
const of = text()
  .oneOf(['voice', 'projects'] as const)
  .optional();
const stage = text().oneOf(LICENCE_FILTERS).optional();
const search = text().max(NAME_MAX).optional();
/** For staff: licences with unanswered reports of use, at most a hundred. */
const reported = formFlag().optional();

/** Roles with access to licences. */
const ledgerPeople = only('talent', 'client', 'agencyTeam', 'admin');

export const ledgerApi = {
  'ledger.list': endpoint<Page<LicenceRow>>()({
    method: 'GET',
    path: '/soldLicence',
    summary: 'List sold licences',
    description:
      'Of your company, of the chosen agency, or with `of=voice` of your own voice. Sorted by last day: what ends next comes first. A short page may not be the last.',
    auth: ledgerPeople,
    query: strictObject({
      cursor: text().max(400).optional(),
      pageSize: pageLength(100).optional(),
      of,
      stage,
      search,
      reported,
      /** Only this licence. */
      id: idSchema.optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 404, 422],
  }),
  'ledger.export': endpoint<undefined>()({
    method: 'GET',
    path: '/soldLicence/csv',
    summary: 'Export sold licences as CSV',
    description: 'Returns 422 when the file would be too large.',
    auth: ledgerPeople,
    query: strictObject({ of, stage, search, reported, layout: csvLayout }),
    binary: 'text/csv',
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
  'ledger.conflicts': endpoint<LicenceConflicts>()({
    method: 'GET',
    path: '/project/{id}/licenceConflicts',
    summary: 'List a project’s licence conflicts',
    description:
      'Which of `talentIds` (comma-separated) hold a licence for another brand of the same category, in the same media, countries and days. `check`: something can’t be compared. `excluded`: exclusive for another client through a day.',
    auth: projectPeople,
    params: strictObject({ id: idSchema }),
    query: strictObject({ talentIds }),
    errors: [400, 401, 403, 404, 422, 429],
    // One call per screen, so nobody can probe a voice's licences.
    limit: { calls: 120, seconds: 600 },
  }),
  'ledger.setFirstAir': endpoint<LicenceRow>()({
    method: 'PATCH',
    path: '/soldLicence/{id}',
    summary: 'Set a licence’s first day on air',
    description:
      'Once for clients. Staff can correct it. `endsOn` is the last day of a campaign, or of another duration whose end the calendar doesn’t determine.',
    auth: projectPeople,
    params: strictObject({ id: idSchema }),
    body: strictObject({ firstAirOn: calendarDay().required(), endsOn: calendarDay().nullable().optional() }),
    errors: WRITE_ERRORS,
  }),
  'ledger.offerRenewal': endpoint<LicenceRow>()({
    method: 'POST',
    path: '/soldLicence/{id}/renewalOffer',
    summary: 'Offer a renewal',
    description:
      'For another year, or for the same term again; once per term. The client gets an email and orders it.',
    auth: only('talent', 'agencyTeam', 'admin'),
    params: strictObject({ id: idSchema }),
    errors: WRITE_ERRORS,
  }),
  'ledger.reportUse': endpoint<LicenceRow>()({
    method: 'POST',
    path: '/soldLicence/{id}/use',
    summary: 'Report use beyond a licence',
    description: 'Of a recording of your voice. The agency is notified, its client is not.',
    auth: only('talent'),
    params: strictObject({ id: idSchema }),
    body: useReportSchema,
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: USE_REPORTS_A_DAY, seconds: 86_400 },
  }),
  'ledger.settleUse': endpoint<LicenceRow>()({
    method: 'PATCH',
    path: '/useReport/{id}',
    summary: 'Answer a report of use',
    description: 'Once. The talent gets the answer by email.',
    auth: only('agencyTeam', 'admin'),
    params: strictObject({ id: idSchema }),
    body: useAnswerSchema,
    errors: WRITE_ERRORS,
  }),
};
