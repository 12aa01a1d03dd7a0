import type { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import { findLatestOutcomes, findLatestRequested } from '../../work/collections/audition-queries.ts';
import { findLatestReviewed } from '../../work/collections/demos.ts';
import { findLatestPlanned } from '../../work/collections/recording-sessions.ts';
import { findLatestSealed } from '../../work/collections/session-reports.ts';
import type { NewsEvent } from './news-events.ts';

const { calendar, demos, ownAuditions, session, sessions } = addresses;

export const readTalentNews = async (
  agencyIds: readonly string[],
  talentId: string,
  since: Timestamp,
): Promise<readonly NewsEvent[]> => {
  const owner = { agencyIds, talentId };
  const [requested, outcomes, reviewed, planned] = await Promise.all([
    findLatestRequested(owner, since),
    findLatestOutcomes(owner, since),
    findLatestReviewed(talentId, since),
    findLatestPlanned(owner, since),
  ]);

  return [
    ...requested.map(({ projectId, createdAt }): NewsEvent => ({
      kind: 'auditions',
      at: createdAt,
      projectId,
      path: ownAuditions.href(),
    })),
    ...outcomes.flatMap(({ projectId, outcomeToldAt }): readonly NewsEvent[] =>
      outcomeToldAt ? [{ kind: 'outcomes', at: outcomeToldAt, projectId, path: ownAuditions.href() }] : [],
    ),
    ...reviewed.flatMap(
      ({ agencyIds: demoAgencies, name, reviewStatus, reviewedAt }): readonly NewsEvent[] => {
        const isVisible = demoAgencies.some((agencyId) => agencyIds.includes(agencyId));
        if (!isVisible || !reviewedAt || reviewStatus === 'pending') return [];
        const kind = reviewStatus === 'approved' ? 'demosApproved' : 'demosRejected';
        return [{ kind, at: reviewedAt, title: name, path: demos.href() }];
      },
    ),
    ...planned.map(({ projectId, createdAt }): NewsEvent => ({
      kind: 'sessions',
      at: createdAt,
      projectId,
      path: calendar.href(),
    })),
  ];
};

export const readEngineerNews = async (
  agencyIds: readonly string[],
  engineerId: string,
  since: Timestamp,
): Promise<readonly NewsEvent[]> => {
  const owner = { agencyIds, engineerId };
  const [planned, sealed] = await Promise.all([
    findLatestPlanned(owner, since),
    findLatestSealed(owner, since),
  ]);
  const several = { pathOfSeveral: sessions.href() };

  return [
    ...planned.map(({ id, projectId, createdAt, talentPublicName: who }): NewsEvent => ({
      kind: 'sessions',
      at: createdAt,
      projectId,
      who,
      path: session.href(id),
      ...several,
    })),
    ...sealed.flatMap(({ id, projectId, sealedAt }): readonly NewsEvent[] =>
      sealedAt ? [{ kind: 'reports', at: sealedAt, projectId, path: session.href(id), ...several }] : [],
    ),
  ];
};
