import { Timestamp } from 'firebase-admin/firestore';
import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { confidentialities, isAcceptanceOf } from '../../work/collections/confidentialities.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toEntryKey, requireLinkAccess } from './link-access.ts';

/** Stores a talent's acceptance, once. 404 when the script isn't private; 409 when the text has another version. */
export const acceptConfidentiality = operationInSteps(
  'auditions.acceptConfidentiality',
  async ({ step, params: { id: key }, query: { token }, body: { version } }) => {
    const { entry: named } = await requireLinkAccess(token, ['audition-upload']);
    if (toEntryKey(named.id) !== key) throw new AppError(403, 'link.invalid');

    return step(
      async (work) => {
        const { entry } = await requireLinkAccess(token, ['audition-upload'], work);
        const { id, agencyId, projectId, castingId, voiceId, auditionId, talentId } = entry;
        const audition = await readAudition(auditionId, work);
        if (!audition?.scriptIsPrivate) throw notFound();
        if (version !== CONFIDENTIALITY_VERSION)
          throw new AppError(409, 'audition.otherConfidentiality', { property: 'version' });
        if (isAcceptanceOf(await work.read(confidentialities, id), entry)) return { id: key, version };

        const talent = await readTalent(talentId, work);
        if (!talent) throw notFound();

        work.set(confidentialities, {
          id,
          agencyId,
          projectId,
          castingId,
          voiceId,
          auditionId,
          talentId,
          name: talent.fullName,
          version,
          acceptedAt: Timestamp.now(),
        });

        work.audit({ subject: `auditionEntries/${id}`, agencyId }, null, { confidentialityVersion: version });

        return { id: key, version };
      },
      { author: { link: named.id } },
    );
  },
);
