import { projectPeople, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, ID_PATTERN, idSchema, messageId, text } from '../messages/yup.ts';
import { calendarDay } from '../values/dates.ts';
import type { Conflict } from './conflicts.ts';
import { CONFLICT_VOICES_MAX, type SoldLicence } from './sold-licences.ts';

/** Which voices of those asked about are licensed for something that a project would collide with. */
export interface LicenceConflicts {
  /** False: the project has not said what its brand sells, so nothing is compared. */
  readonly isCompared: boolean;
  /** Those alone with whom there is something: neither for whom they are licensed, nor by whom, nor at what price. */
  readonly voices: readonly { readonly talentId: string; readonly conflict: Exclude<Conflict, 'none'> }[];
}

const talentIds = text()
  .test('ids', messageId('validation.invalid'), (value) => {
    const ids = value?.split(',') ?? [];
    return ids.length <= CONFLICT_VOICES_MAX && ids.every((id) => ID_PATTERN.test(id));
  })
  .required();

export const ledgerApi = {
  'ledger.conflicts': endpoint<LicenceConflicts>()({
    method: 'GET',
    path: '/project/{id}/licenceConflicts',
    summary:
      'Which of some voices (`talentIds`, parted by commas) hold a licence, of whichever agency, for another brand of the same category in the same media, with countries and days in common. `check`: something of it cannot be compared',
    auth: projectPeople,
    params: exactly({ id: idSchema }),
    query: exactly({ talentIds }),
    errors: [400, 401, 403, 404, 422, 429],
    // One call a screen: nobody is to find out by trying what a voice is licensed for.
    limit: { calls: 120, seconds: 600 },
  }),
  'ledger.setFirstAir': endpoint<Serialised<SoldLicence>>()({
    method: 'PATCH',
    path: '/soldLicence/{id}',
    summary:
      'Say when a licence that was sold began: its first day on air. Once for clients; staff correct it',
    auth: projectPeople,
    params: exactly({ id: idSchema }),
    body: exactly({ firstAirOn: calendarDay().required() }),
    errors: WRITE_ERRORS,
  }),
};
