import { Timestamp } from 'firebase-admin/firestore';
import { toEntryId } from '@domain/auditions/auditions.ts';
import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { findRoundEntries } from '../../../work/collections/audition-entries.ts';
import { confidentialities } from '../../../work/collections/confidentialities.ts';
import { readTalent } from '../../../work/collections/talents.ts';
import { operation } from '../../../work/unit/operation.ts';
import { getFilesAccess } from './file-rights.ts';

/** Stores a talent's acceptance for all private scripts of a session, once. 404 without one; 409 when the text has another version. */
export const acceptSessionConfidentiality = operation(
  'sessions.acceptConfidentiality',
  async ({ work, caller, params: { id }, body: { version } }) => {
    const { session, lockedScripts } = await getFilesAccess(caller, id, work);
    const { agencyId, projectId, castingId, talentId } = session;
    const roles = getSessionRoles(session).filter(({ script }) => script?.isPrivate);
    const talent = await readTalent(talentId, work);
    if (roles.length === 0 || !talent) throw notFound('recordingSessions');
    if (version !== CONFIDENTIALITY_VERSION)
      throw new AppError(409, 'audition.otherConfidentiality', { property: 'version' });

    const locked = roles.flatMap(({ voiceId, script }) =>
      script && lockedScripts.has(script.auditionId) ? [{ voiceId, auditionId: script.auditionId }] : [],
    );
    const entries = await Promise.all(
      locked.map(({ voiceId }) => findRoundEntries({ castingId, voiceId, talentId }, work)),
    );
    for (const [index, { voiceId, auditionId }] of locked.entries()) {
      const round = entries[index]?.find((entry) => entry.auditionId === auditionId);
      work.set(confidentialities, {
        id: round?.id ?? toEntryId(castingId, voiceId, talentId),
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
    }

    if (locked.length > 0) work.audit(session, null, { confidentialityVersion: version });

    return { id, version };
  },
);
