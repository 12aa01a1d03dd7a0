import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getDeliveriesZipName, toUniqueNames } from '@domain/deliveries/zip-names.ts';
import { splitIntoParts } from '@domain/deliveries/zip-parts.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { FileAddress } from '@domain/values/file-address.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { createDownloadAddress } from '../../platform/storage/download-address.ts';
import { openFile } from '../../platform/storage/files.ts';
import { storeZip } from '../../platform/storage/store-zip.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { findSentDeliveries, readDelivery } from '../../work/collections/deliveries.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { requireActiveProject, readProject } from '../../work/collections/projects.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toChecksums, toDeliveryManifest } from './delivery-manifest.ts';
import { recordOpening } from './record-opening.ts';

/** Returns the address of a delivery that the caller may read, to play or to download. 404 once its file is deleted. */
export const deliverySignedUrl = operationInSteps(
  'deliveries.signedUrl',
  async ({ step, caller, params }) => {
    const delivery = requireVisible(caller, 'deliveries', await readDelivery(params.id));
    const path = (await deliveryUploads.get(delivery.id))?.storagePath;
    if (!path) throw notFound();

    await recordOpening(step, caller, [delivery]);
    const { name, size, contentType } = delivery;

    return createDownloadAddress({ path, name, size, contentType });
  },
);

interface Part {
  readonly folder: string;
  readonly name: string;
  readonly deliveries: readonly Delivery[];
  readonly locale: Locale;
}

/** Stores the zip of some deliveries, with checksums and a list. Files never enter memory as a whole. */
const storePart = async ({ folder, name, deliveries, locale }: Part): Promise<FileAddress> => {
  const uploads = await deliveryUploads.getAll(deliveries.map(({ id }) => id));
  const paths = new Map(uploads.map(({ id, storagePath }) => [id, storagePath]));

  const names = toUniqueNames(deliveries.map((delivery) => delivery.name));
  const checksums = toChecksums(deliveries, names);
  const listed = await Promise.all(
    deliveries.map(async (delivery) => ({
      ...delivery,
      language: await getLanguageName(delivery.language, locale),
    })),
  );

  const sources = [
    ...deliveries.map(({ id, name: fileName, sha256 }, index) => ({
      name: names[index] ?? fileName,
      key: sha256,
      open: () => {
        const path = paths.get(id);
        return path ? openFile(path) : Promise.reject(notFound());
      },
    })),
    { name: 'SHA256SUMS', key: '', read: () => Promise.resolve(checksums) },
  ];

  return storeZip({
    folder,
    name,
    sources,
    buildManifest: (faults) => toDeliveryManifest(locale, listed, names, faults),
  });
};

/** Returns the addresses of all current deliveries of a project as zips. 409 without any. */
export const createZipUrl = operationInSteps(
  'deliveries.zipUrl',
  async ({ step, caller, params: { id }, locale }) => {
    const project = requireActiveProject(requireVisible(caller, 'projects', await readProject(id)));
    const sent = await findSentDeliveries(id);
    const current = sent
      .filter(({ state }) => state !== 'replaced')
      .toSorted((a, b) => a.name.localeCompare(b.name, locale, { numeric: true }));
    if (current.length === 0) throw new AppError(409, 'delivery.none');

    await recordOpening(step, caller, current);

    const parts = splitIntoParts(current);
    const addresses: FileAddress[] = [];
    for (const [index, deliveries] of parts.entries()) {
      const name = getDeliveriesZipName(project.name, index + 1, parts.length);
      addresses.push(await storePart({ folder: `${project.agencyId}/${id}`, name, deliveries, locale }));
    }

    return { parts: addresses };
  },
);
