import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { recordConsentBy } from '../../auth/identity/voice-consents.ts';
import { auditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { operation } from '../../work/unit/operation.ts';
import { readOwnEntry } from './own-entry.ts';

/** Gives or withdraws consent to synthetic voices for a sent take. 409 before a take is sent. */
export const changeConsent = operation(
  'auditions.consent',
  async ({ work, caller, params, body: { syntheticVoiceConsent } }) => {
    const entry = await readOwnEntry(caller, params.id, work);
    const { id } = entry;
    const dossier = entry.status === 'uploaded' ? undefined : await work.read(auditionDossiers, id);
    const take = entry.status === 'uploaded' ? entry : dossier?.take;
    requireState(takeTransitions.consent, getTakeState(entry, Boolean(dossier?.take), Date.now()));

    const before = take?.syntheticVoiceConsent ?? false;
    if (before === syntheticVoiceConsent) return { id: params.id, syntheticVoiceConsent };

    if (dossier?.take) work.update(dossier, { take: { ...dossier.take, syntheticVoiceConsent } });
    else work.update(entry, { syntheticVoiceConsent });

    recordConsentBy(work, caller, {
      of: 'take',
      recordId: id,
      name: '',
      isGiven: syntheticVoiceConsent,
      talentId: entry.talentId,
      agencyId: entry.agencyId,
    });

    work.audit(entry, { syntheticVoiceConsent: before }, { syntheticVoiceConsent });

    return { id: params.id, syntheticVoiceConsent };
  },
);
