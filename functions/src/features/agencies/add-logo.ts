import { Timestamp } from 'firebase-admin/firestore';
import { LOGO_TYPES } from '@domain/agencies/logos.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { readImage } from '../../outgoing/images/read-image.ts';
import { agencyLogos, newLogoId } from '../../work/collections/agency-logos.ts';
import { saveFile } from '../../platform/storage/files.ts';
import { getLogoAddress } from '../../outgoing/images/logo-address.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { requireAdministeredAgency } from './require-administered-agency.ts';

/** Stores a sanitised logo; it is shown once a change of the agency names its address. 415: not an image. 422: invalid image. */
export const addLogo = operationInSteps('agencies.addLogo', async ({ step, caller, params, file }) => {
  const { id: agencyId } = await requireAdministeredAgency(caller, params.id);
  const { format, width, height, bytes } = readImage((await file()).bytes);
  const made = await recordStep(async () => {
    const id = newLogoId();
    await saveFile(`logos/${agencyId}/${id}.${format}`, bytes, LOGO_TYPES[format]);
    return id;
  });

  // Concurrent attempts at one call all return the logo that was stored.
  const id = await step(async (work) => {
    await requireAdministeredAgency(caller, agencyId, work);

    const storagePath = `logos/${agencyId}/${made}.${format}`;
    const by = { uploadedBy: caller.realUid, uploadedAt: Timestamp.now() };

    work.create(agencyLogos, { id: made, agencyId, format, width, height, storagePath, ...by });

    work.audit({ subject: `agencyLogos/${made}`, agencyId }, null, {
      format,
      width,
      height,
      fileSize: bytes.length,
    });

    return made;
  });

  return { url: getLogoAddress({ id, format }), format, width, height };
});
