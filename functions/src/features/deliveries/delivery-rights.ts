import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import type { Delivery, DeliveryUpload } from '@domain/deliveries/deliveries.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { requireAuthor, requireState } from '../../platform/errors/require-state.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { requireActiveProject, readProject } from '../../work/collections/projects.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns a session that the caller may deliver to: its engineer and its agency's staff. 403 for other readers, 404 for others. */
export const requireDeliverableSession = async (
  caller: Caller,
  id: string,
  work?: Work,
): Promise<RecordingSession> => {
  const session = requireVisible(caller, 'recordingSessions', await readSession(id, work));
  const stage = getSessionStage(session, Date.now());
  requireAuthor(sessionTransitions.deliver, stage, getRolesIn(caller, session));
  requireActiveProject(await readProject(session.projectId, work));
  requireState(sessionTransitions.deliver, stage);
  return session;
};

/** Returns the caller's own upload to a session; 404 for others. */
export const requireOwnUpload = async (
  caller: Caller,
  sessionId: string,
  id: string,
  work?: Work,
): Promise<DeliveryUpload> => {
  const upload = await deliveryUploads.get(id, work);
  if (upload?.sessionId !== sessionId || upload.uploadedBy !== caller.uid) throw notFound();
  return upload;
};

/** Returns whether the caller is of the company that a delivery is for. */
export const isDeliveryClient = (caller: Caller, delivery: Delivery): boolean =>
  getRolesIn(caller, delivery).includes('client');
