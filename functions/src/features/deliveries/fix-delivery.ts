import { Timestamp } from 'firebase-admin/firestore';
import type { EndpointBody } from '@domain/contract.ts';
import {
  DELIVERIES_MAX,
  DELIVERY_ENDINGS,
  DELIVERY_MAX_BYTES,
  type Delivery,
} from '@domain/deliveries/deliveries.ts';
import { DELIVERY_PROFILES } from '@domain/deliveries/delivery-profiles.ts';
import type { deliveriesApi } from '@domain/deliveries/deliveries.api.ts';
import { deliveryTransitions, getVersionState } from '@domain/deliveries/transitions.ts';
import { planFix, type FixPlan } from '@domain/deliveries/plan-fix.ts';
import { fixFile } from '../../platform/sound/fix-file.ts';
import { EngineStopped } from '../../platform/sound/run-engine.ts';
import type { WavInfo } from '../../platform/sound/wav-metadata.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { getFileSize, openFile, readPart } from '../../platform/storage/files.ts';
import { storeStream } from '../../platform/storage/parts.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { countDeliveries, findSessionDeliveries, readDelivery } from '../../work/collections/deliveries.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { getFileName } from '../../work/text/file-name.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { addVersion, type DeliveredFile } from './add-version.ts';
import { findFormer, requireReplaceable } from './versions.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { requireDeliverableSession } from './delivery-rights.ts';

type FixRequest = EndpointBody<(typeof deliveriesApi)['deliveries.mend']>;

interface Prepared extends DeliveredFile {
  readonly sessionId: string;
}

/** Longest time of a fix, in milliseconds: an hour of stereo at another rate takes half a minute. */
const FIX_MS = 20 * 60 * 1000;

const ENDINGS = Object.values(DELIVERY_ENDINGS).flat();
const removeEnding = (name: string): string => {
  const ending = ENDINGS.find((text) => name.toLowerCase().endsWith(text)) ?? '';
  return name.slice(0, name.length - ending.length);
};

const nothingToFix = (): AppError => new AppError(409, 'delivery.nothingToMend');

/** Returns a current version that the caller may see. 404 for others, 409 once replaced or accepted: a newer one would undo that. */
const openCurrent = (caller: Caller, found: Delivery | undefined): Delivery => {
  const delivery = requireVisible(caller, 'deliveries', found);
  requireState(deliveryTransitions.mend, getVersionState(delivery));
  return delivery;
};

type Stored = Pick<Delivery, 'id' | 'size' | 'sha256'>;

/** Stores the fixed file under an id of its own. 409 when it can't be read, or would be larger than a delivery may be. */
const storeFixed = async (
  { id: masterId, sessionId }: Delivery,
  plan: FixPlan,
  info: WavInfo,
): Promise<Stored> => {
  const from = getDeliveryPath(sessionId, masterId);
  const before = await getFileSize(from);
  const source = {
    size: before ?? 0,
    read: (offset: number, length: number) => readPart(from, offset, length),
  };
  const fixed = await fixFile(source, plan, info, Date.now() + FIX_MS);
  if (!fixed) throw nothingToFix();

  const { size, chunks } = fixed;
  if (size > DELIVERY_MAX_BYTES)
    throw new AppError(409, 'delivery.mendTooLarge', {
      values: { gigabytes: DELIVERY_MAX_BYTES / 1024 ** 3 },
    });

  const id = deliveryUploads.newId();

  return { id, size, sha256: await storeStream(chunks, getDeliveryPath(sessionId, id), 'audio/wav', true) };
};

/** Runs a fix. 409 when the sound engine stops: another attempt would end the same. */
const refuseStopped = async (fix: Promise<Stored>): Promise<Stored> => {
  try {
    return await fix;
  } catch (error) {
    if (error instanceof EngineStopped) throw nothingToFix();
    throw error;
  }
};

/** Stores the same file again, under an id of its own. */
const storeCopy = async ({ id: masterId, sessionId, size, contentType }: Delivery): Promise<Stored> => {
  const id = deliveryUploads.newId();
  const chunks = await openFile(getDeliveryPath(sessionId, masterId));
  return { id, size, sha256: await storeStream(chunks, getDeliveryPath(sessionId, id), contentType, true) };
};

/** Checks what the caller wants and stores the file. */
const prepare = async (
  caller: Caller,
  id: string,
  { profile, fixes, name }: FixRequest,
): Promise<Prepared> => {
  const master = openCurrent(caller, await readDelivery(id));
  const { sessionId, measurement } = master;
  const { projectName, talentPublicName } = await requireDeliverableSession(caller, sessionId);
  const limits = DELIVERY_PROFILES[profile];
  const plan = measurement ? planFix(measurement, master.contentType, limits, fixes) : undefined;
  const stem = removeEnding(master.name);
  const contentType = plan ? 'audio/wav' : master.contentType;
  const newName = getFileName(removeEnding(name ?? stem), DELIVERY_ENDINGS[contentType]);
  const isRenamed = fixes.length === 0 && newName !== master.name;
  if (!plan && !isRenamed) throw nothingToFix();

  if (newName !== master.name)
    requireReplaceable(findFormer(await findSessionDeliveries(sessionId), newName));

  if ((await countDeliveries(sessionId)) >= DELIVERIES_MAX)
    throw new AppError(409, 'delivery.tooMany', { values: { max: DELIVERIES_MAX } });

  const info = { title: removeEnding(newName), project: projectName, artist: talentPublicName };

  return {
    ...(plan ? await refuseStopped(storeFixed(master, plan, info)) : await storeCopy(master)),
    sessionId,
    name: newName,
    contentType,
    uploadedBy: caller.uid,
    mendedFrom: master.id,
  };
};

/** Stores a fixed WAV, or the same file renamed, as an unsent version. 403 for clients, 409 when there is nothing to do. */
export const fixDelivery = operationInSteps('deliveries.mend', async ({ step, caller, params, body }) => {
  // The original is replaced afterwards, which a repeat would refuse.
  const { sessionId, ...file } = await recordStep(() => prepare(caller, params.id, body));

  return step(async (work) => {
    const session = await requireDeliverableSession(caller, sessionId, work);

    openCurrent(caller, await readDelivery(params.id, work));
    await addVersion(work, session, file);

    const { id, name, size, uploadedBy } = file;
    const { agencyId, companyId, projectId } = session;

    work.create(deliveryUploads, {
      id,
      agencyId,
      companyId,
      projectId,
      sessionId,
      name,
      size,
      uploadedBy,
      fingerprint: '',
      state: 'delivered',
      uploadUrl: '',
      storagePath: getDeliveryPath(sessionId, id),
      startedAt: Timestamp.now(),
      expiresAt: null,
    });

    return { id };
  });
});
