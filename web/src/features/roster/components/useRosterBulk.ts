import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { TalentStatus } from '@domain/talents/talents.ts';
import type { BulkJob, BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { setAccess } from '../data/setAccess.ts';
import { tagTalent, type TagChoice } from '../data/tagTalent.ts';

/** Bulk edits of talents, one by one. */
export const useRosterBulk = (chosen: Chosen<RosterRow>, onChanged: () => void) => {
  const text = useText();
  const bulk = useBulk((ids) => {
    chosen.drop(ids);
    onChanged();
  });
  const { rows } = chosen;
  const count = rows.length;
  const makeJobs = (send: (row: RosterRow) => BulkJob['send']): readonly BulkJob[] =>
    rows.map((row) => ({ id: row.id, name: row.fullName, send: send(row) }));

  const tag = async (row: RosterRow, choice: TagChoice, submission: Submission): Promise<BulkOutcome> => {
    const tagged = await tagTalent(row, choice, submission);
    if (tagged?.outcome === 'changed') {
      const { add, remove } = tagged;
      // Undo only reverts actual changes.
      return (undoSubmission) => tagTalent(row, { add: remove, remove: add }, undoSubmission);
    }
    if (tagged?.outcome === 'unchanged') return 'unchanged';

    throw new ApiError({
      status: 409,
      code: 'validation.invalid',
      message: text(`roster.tagFailed.${tagged?.outcome ?? 'notFound'}`),
    });
  };

  return {
    bulk,
    tagAll: (choice: TagChoice) =>
      bulk.start(
        text('roster.tagTitle', { count }),
        makeJobs((row) => (submission) => tag(row, choice, submission)),
      ),
    setAccessOfAll: (status: TalentStatus) =>
      bulk.start(
        text(`roster.accessMany.${status}`, { count }),
        makeJobs((row) => (submission) => setAccess(row, status, submission)),
      ),
  };
};
