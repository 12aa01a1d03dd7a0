import type { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import type { OrderStep } from '@domain/orders/orders.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP } from '@domain/projects/steps.ts';
import type { NewsKind } from '@domain/work/news.ts';
import { findLatestTakes } from '../../work/collections/audition-queries.ts';
import { findLatestAgreed } from '../../work/collections/availability-requests.ts';
import { findLatestGuestComments } from '../../work/collections/guest-comments.ts';
import { findLatestVotes } from '../../work/collections/guest-votes.ts';
import { findLatestSteps } from '../../work/collections/orders.ts';
import { findNewProjects } from '../../work/collections/projects.ts';
import { findLatestPlanned } from '../../work/collections/recording-sessions.ts';
import { findLatestSealed } from '../../work/collections/session-reports.ts';
import type { NewsEvent } from './news-events.ts';

const { castingsProject, project, session, sessions } = addresses;

const ORDER_NEWS: Readonly<Partial<Record<OrderStep['state'], NewsKind>>> = {
  received: 'ordersReceived',
  confirmed: 'ordersConfirmed',
  paid: 'ordersPaid',
  cancelled: 'ordersCancelled',
};

export const readProjectsNews = async (
  agencyId: string,
  companyId: string | undefined,
  since: Timestamp,
): Promise<readonly NewsEvent[]> => {
  const owner = { agencyIds: [agencyId], companyId };
  const isStaff = companyId === undefined;

  const [takes, agreed, votes, comments, steps, planned, sealed, projects] = await Promise.all([
    findLatestTakes(owner, since),
    findLatestAgreed(owner, since),
    findLatestVotes(owner, since),
    findLatestGuestComments(owner, since),
    findLatestSteps(owner, since),
    findLatestPlanned(owner, since),
    findLatestSealed(owner, since),
    isStaff ? findNewProjects(agencyId, since) : [],
  ]);

  // A reminder changes no order.
  const changes = steps.filter(({ reminded }) => reminded === undefined);

  const toAddress = (projectId: string, step?: number) =>
    (isStaff ? castingsProject : project).href(projectId, step);

  return [
    ...takes.flatMap(({ projectId, uploadedAt, talentPublicName: who }): readonly NewsEvent[] =>
      uploadedAt
        ? [{ kind: 'takes', at: uploadedAt, projectId, who, path: toAddress(projectId, SELECTION_STEP) }]
        : [],
    ),
    ...agreed.map(({ projectId, updatedAt }): NewsEvent => ({
      kind: 'slots',
      at: updatedAt,
      projectId,
      path: toAddress(projectId, BOOKING_STEP),
    })),
    ...votes.map(({ projectId, updatedAt }): NewsEvent => ({
      kind: 'guestVotes',
      at: updatedAt,
      projectId,
      path: toAddress(projectId, SELECTION_STEP),
    })),
    ...comments.map(({ projectId, createdAt }): NewsEvent => ({
      kind: 'guestComments',
      at: createdAt,
      projectId,
      path: toAddress(projectId, SELECTION_STEP),
    })),
    // Own actions aren't news.
    ...changes.flatMap(({ projectId, state, side, at: moment }): readonly NewsEvent[] => {
      const kind = side === (isStaff ? 'agency' : 'client') ? undefined : ORDER_NEWS[state];
      return kind ? [{ kind, at: moment, projectId, path: toAddress(projectId, ORDER_STEP) }] : [];
    }),
    ...planned.map(({ id, projectId, createdAt, talentPublicName: who }): NewsEvent => ({
      kind: 'sessions',
      at: createdAt,
      projectId,
      who,
      path: session.href(id),
      pathOfSeveral: sessions.href(),
    })),
    ...sealed.flatMap(({ id, projectId, sealedAt }): readonly NewsEvent[] =>
      sealedAt
        ? [
            {
              kind: 'reports',
              at: sealedAt,
              projectId,
              path: session.href(id),
              pathOfSeveral: sessions.href(),
            },
          ]
        : [],
    ),
    ...projects.map(({ id, name, companyName: who, createdAt }): NewsEvent => ({
      kind: 'projects',
      at: createdAt,
      title: name,
      who,
      path: toAddress(id),
    })),
  ];
};
