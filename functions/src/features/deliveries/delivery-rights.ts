import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Delivery, DeliveryUpload } from '@domain/deliveries/deliveries.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { deliveryUploads } from '../../work/records/delivery-uploads.ts';
import { openProject, readProject } from '../../work/records/projects.ts';
import { readSession } from '../../work/records/recording-sessions.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns a session that the caller may deliver to: its engineer and its agency's staff. 403 for other readers, 404 for others. */
export const openToDeliveries = async (
  caller: Caller,
  id: string,
  work?: Work,
): Promise<RecordingSession> => {
  const session = requireVisible(caller, 'recordingSessions', await readSession(id, work));
  const { agencyId, engineerId } = session;
  const isEngineers = engineerId === caller.uid && (caller.claims.held.engineer?.includes(agencyId) ?? false);
  if (!isEngineers && !isStaffIn(caller, agencyId)) throw new AppError(403, 'auth.forbidden');
  openProject(await readProject(session.projectId, work));
  if (session.state === 'cancelled') throw new AppError(409, 'session.over');
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
export const isDeliveryClient = (caller: Caller, { agencyId, companyId }: Delivery): boolean =>
  caller.companyId === companyId && (caller.claims.held.client?.includes(agencyId) ?? false);

/** Returns a delivery that the caller may accept or send back: the client's people. 403 for others, 409 once replaced. */
export const requireDeliveryClient = (caller: Caller, delivery: Delivery): Delivery => {
  if (!isDeliveryClient(caller, delivery)) throw new AppError(403, 'auth.forbidden');
  if (delivery.state === 'replaced') throw new AppError(409, 'delivery.replaced');
  return delivery;
};
