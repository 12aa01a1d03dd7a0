import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getDeliveriesZipName, toUniqueNames } from '@domain/deliveries/zip-names.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { openFile } from '../../platform/storage/files.ts';
import { sendZip } from '../../platform/storage/send-zip.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { createDeliveryAddress } from '../../work/tokens/delivery-address.ts';
import { readToken } from '../../work/tokens/tokens.ts';
import type { Operation } from '../../work/operation.ts';
import { findSentDeliveries } from '../../work/collections/deliveries.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { requireActiveProject, readProject } from '../../work/collections/projects.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { toChecksums, toDeliveryManifest } from './delivery-manifest.ts';
import { recordOpening } from './record-opening.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

const findCurrent = async (projectId: string): Promise<readonly Delivery[]> =>
  (await findSentDeliveries(projectId)).filter(({ state }) => state !== 'replaced');

/** Returns a short-lived address of all current deliveries of a project. 409 without any. */
export const createZipUrl = operationInSteps(
  'deliveries.zipUrl',
  async ({ step, caller, params: { id } }) => {
    requireActiveProject(requireVisible(caller, 'projects', await readProject(id)));
    const current = await findCurrent(id);
    if (current.length === 0) throw new AppError(409, 'delivery.none');
    await recordOpening(step, caller, current);
    return createDeliveryAddress('deliveries', id, caller.realUid);
  },
);

/** Streams a project's current deliveries as a zip, with checksums and a list. Files never enter memory as a whole. */
export const downloadZip: Operation<'deliveries.downloadZip'> = async ({ params, locale, response }) => {
  const { subject: id } = await readToken(params.token, ['deliveries']);
  const [project, found] = await Promise.all([readProject(id), findCurrent(id)]);
  const deliveries = found.toSorted((a, b) => a.name.localeCompare(b.name, locale, { numeric: true }));
  const { name: projectName } = requireActiveProject(project);
  if (deliveries.length === 0) throw notFound();

  const uploads = await deliveryUploads.getAll(deliveries.map((delivery) => delivery.id));
  const paths = new Map(uploads.map((upload) => [upload.id, upload.storagePath]));
  const names = toUniqueNames(deliveries.map(({ name }) => name));
  const named = await Promise.all(
    deliveries.map(async (delivery) => ({
      ...delivery,
      language: await getLanguageName(delivery.language, locale),
    })),
  );
  const checksums = toChecksums(deliveries, names);

  const sources = [
    ...deliveries.map((delivery, index) => ({
      name: names[index] ?? delivery.name,
      open: () => {
        const path = paths.get(delivery.id);
        return path ? openFile(path) : Promise.reject(notFound());
      },
    })),
    { name: 'SHA256SUMS', read: () => Promise.resolve(checksums) },
  ];

  const name = getDeliveriesZipName(projectName);
  await sendZip(response, { name, plainName: 'deliveries.zip' }, sources, (faults) =>
    toDeliveryManifest(locale, named, names, faults),
  );

  return undefined;
};
