import type { Transaction } from 'firebase-admin/firestore';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Delivery, DeliveryUpload } from '@domain/deliveries/deliveries.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { isStaffIn } from '../../rights/access/staff.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { deliveryUploads } from '../../work/records/delivery-uploads.ts';
import { openProject, readProject } from '../../work/records/projects.ts';
import { readSession } from '../../work/records/recording-sessions.ts';

/** Returns a session that the caller may deliver to: its engineer and its agency's staff. 403 for other readers, 404 for others. */
export const openToDeliveries = async (
  caller: Caller,
  id: string,
  transaction?: Transaction,
): Promise<RecordingSession> => {
  const session = requireVisible(caller, 'recordingSessions', await readSession(id, transaction));
  const { agencyId, engineerId } = session;
  const isEngineers = engineerId === caller.uid && (caller.claims.held.engineer?.includes(agencyId) ?? false);
  if (!isEngineers && !isStaffIn(caller, agencyId)) throw new AppError(403, 'auth.forbidden');
  openProject(await readProject(session.projectId, transaction));
  if (session.state === 'cancelled') throw new AppError(409, 'session.over');
  return session;
};

/** Returns the caller's own upload to a session; 404 for others. */
export const requireOwnUpload = async (
  caller: Caller,
  sessionId: string,
  id: string,
  transaction?: Transaction,
): Promise<DeliveryUpload> => {
  const upload = await deliveryUploads.get(id, transaction);
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
