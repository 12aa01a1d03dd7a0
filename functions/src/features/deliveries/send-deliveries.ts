import { Timestamp } from 'firebase-admin/firestore';
import { getFirstStep } from '@domain/deliveries/acceptance.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getTerms } from '@domain/deliveries/delivery-terms.ts';
import { deliveryTransitions, getVersionState } from '@domain/deliveries/transitions.ts';
import type { Project } from '@domain/projects/projects.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { deliveries, findSessionDeliveries } from '../../work/collections/deliveries.ts';
import { readProject } from '../../work/collections/projects.ts';
import { recordingSessions } from '../../work/collections/recording-sessions.ts';
import { operation } from '../../work/unit/operation.ts';
import { requireDeliverableSession } from './delivery-rights.ts';
import { announceDeliveries, recordDeliveryEvent } from './notify-delivery.ts';
import { findFormer, findSentMaster, requireReplaceable } from './versions.ts';

/** Returns the fields with which a version waits for the client's answer from a moment on. */
export const startWaiting = (
  project: Project | undefined,
  now: number,
): Pick<Delivery, 'state' | 'acceptsAt' | 'remindAt' | 'remindersSent'> => {
  const step = project && getFirstStep(now, getTerms(project).acceptAfterDays);
  return {
    state: 'delivered',
    acceptsAt: step ? Timestamp.fromMillis(step.acceptsAt) : null,
    remindAt: step ? Timestamp.fromMillis(step.at) : null,
    remindersSent: 0,
  };
};

const requireUnsent = (all: readonly Delivery[], id: string): Delivery => {
  const delivery = all.find((candidate) => candidate.id === id);
  if (!delivery) throw notFound('deliveries');
  requireState(deliveryTransitions.send, getVersionState(delivery));
  return delivery;
};

/** Sends uploaded files of a session to the client, each as the next version of its name. Mail, events and audit records are part of it. */
export const sendDeliveries = operation(
  'deliveries.send',
  { record: deliveries, facts: ['state', 'version'] },
  async ({ work, caller, params: { id: sessionId }, body: { ids } }) => {
    const session = await requireDeliverableSession(caller, sessionId, work);
    const all = await findSessionDeliveries(sessionId, work);
    const unsent = ids.map((id) => requireUnsent(all, id));
    const project = await readProject(session.projectId, work);
    const now = work.once(() => Timestamp.now().toMillis());
    await announceDeliveries(work, session, unsent, project, now);

    for (const delivery of unsent) {
      const former = findFormer(all, delivery.name);
      const replaced = new Set([former, findSentMaster(all, delivery)]);
      for (const version of replaced) {
        requireReplaceable(version);
        if (!version || version.state === 'replaced') continue;
        const change = { state: 'replaced', replacedBy: delivery.id, remindAt: null } as const;
        recordDeliveryEvent(work, work.update(version, change));
      }

      const sent = work.update(delivery, {
        ...startWaiting(project, now),
        version: (former?.version ?? 0) + 1,
        isSent: true,
        sentAt: Timestamp.fromMillis(now),
        openedAt: null,
      });

      recordDeliveryEvent(work, sent);
    }

    if (session.deliveredAt === null)
      work.updateById(recordingSessions, sessionId, { deliveredAt: Timestamp.fromMillis(now) });

    return { id: sessionId };
  },
);
