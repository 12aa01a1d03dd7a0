import { withValues } from '../messages/message-text.ts';
import { strictObject, ID_PATTERN, text } from '../messages/yup.ts';
import { uniqueList } from '../values/lists.ts';
import { DUE_KINDS, FILE_OWNERS, REPAIRS_MAX } from './health.ts';

/** Collections with copied records. */
export const COPY_SOURCES = [
  'talents',
  'curationTickets',
  'castings',
  'projects',
  'companies',
  'recordingSessions',
  'recordingSessionReports',
  'users',
  'engineerAssignments',
  'rehearsalSummaries',
  'agencies',
  'selfServiceInvites',
  'engineerInvites',
  'teamInvites',
  'talentCache',
  'demoCache',
  'talentRateCards',
  'rehearsals',
  'testedVoices',
  'roster',
  'talentTerms',
  'talentScores',
  'talentDossiers',
] as const;
export type CopySource = (typeof COPY_SOURCES)[number];

const recordPath = (collections: readonly string[]) =>
  text()
    .max(400)
    .test('record', withValues('validation.form', { form: 'collection/id' }), (value) => {
      const [collection = '', id = '', ...rest] = (value ?? '').split('/');
      // Roster ids contain exclamation marks.
      return (
        rest.length === 0 && collections.includes(collection) && ID_PATTERN.test(id.replaceAll('!', '-'))
      );
    })
    .required();

export const repairCopiesSchema = strictObject({
  sources: uniqueList(recordPath(COPY_SOURCES)).min(1).max(REPAIRS_MAX).required(),
});

export const removeStraysSchema = strictObject({
  owners: uniqueList(recordPath(FILE_OWNERS)).min(1).max(REPAIRS_MAX).required(),
});

export const runDueSchema = strictObject({ kind: text().oneOf(DUE_KINDS).required() });
