import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

const getResult = (demos: readonly Demo[]) => ({
  approved: demos.filter(({ reviewStatus }) => reviewStatus === 'approved').map(({ name }) => name),
  rejected: demos
    .filter(({ reviewStatus }) => reviewStatus === 'rejected')
    .map(({ name, reviewerComment, reviewerReasons = [] }) => ({
      name,
      reason: reviewerComment ?? '',
      reasons: reviewerReasons,
    })),
});

/** Queues the mail with a closed ticket's results, once per ticket; `agencyId`: the sending agency. */
export const queueOutcome = (
  work: Work,
  { id }: Pick<CurationTicket, 'id'>,
  demos: readonly Demo[],
  talent: Talent,
  agencyId: string | null,
): void => {
  queueMail(work, `demo-curation_${id}`, {
    kind: 'demo-curation',
    to: talent.email,
    locale: talent.communicationLanguage,
    agencyId,
    params: { name: talent.name, ...getResult(demos) },
  });
};
