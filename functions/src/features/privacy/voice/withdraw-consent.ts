import { Timestamp } from 'firebase-admin/firestore';
import { DEMOS_MAX } from '@domain/demos/demos.ts';
import { getAuditAgencyId } from '../../../work/access/own-agencies.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { runOutsideCall } from '../../../platform/firestore/call-steps.ts';
import { recordConsentBy } from '../../../auth/identity/voice-consents.ts';
import { auditionDossiers, findHeldTakes } from '../../../work/collections/audition-dossiers.ts';
import { readEntry } from '../../../work/collections/audition-entries.ts';
import { findTakesWithConsent } from '../../../work/collections/audition-queries.ts';
import { demos, listDemos, readDemo } from '../../../work/collections/demos.ts';
import { talents, readTalent } from '../../../work/collections/talents.ts';
import { operationInSteps, type Step } from '../../../work/unit/operation.ts';
import { requireOwnTalentId } from '../require-own-talent-id.ts';

const GIVEN = { syntheticVoiceConsent: true };
const WITHDRAWN = { syntheticVoiceConsent: false };

const withdrawForNewDemos = (step: Step, caller: Caller): Promise<boolean> =>
  step(
    async (work) => {
      const talent = await readTalent(caller.uid, work);
      if (!talent?.syntheticVoiceConsent) return false;

      work.set(talents, { ...talent, ...WITHDRAWN, updatedAt: Timestamp.now() });

      const consent = { of: 'newDemos', recordId: null, name: '', isGiven: false } as const;
      recordConsentBy(work, caller, { ...consent, talentId: caller.uid, agencyId: null });

      work.audit(
        { subject: `talents/${caller.uid}`, agencyId: getAuditAgencyId(caller, talent.agencyIds) },
        GIVEN,
        WITHDRAWN,
      );

      return true;
    },
    { action: 'privacy.withdrawConsent' },
  );

/** Withdraws consent for a demo everywhere; 404 for another talent's. */
const withdrawForDemo = (step: Step, caller: Caller, id: string): Promise<boolean> =>
  step(
    async (work) => {
      const demo = await readDemo(id, work);
      if (demo?.talentId !== caller.uid) throw notFound();
      if (!demo.syntheticVoiceConsent) return false;

      work.updateById(demos, id, { ...WITHDRAWN, updatedAt: Timestamp.now() });

      const consent = { of: 'demo', recordId: id, name: demo.name, isGiven: false } as const;
      recordConsentBy(work, caller, { ...consent, talentId: caller.uid, agencyId: null });

      work.audit(
        { subject: `demos/${id}`, agencyId: getAuditAgencyId(caller, demo.agencyIds) },
        GIVEN,
        WITHDRAWN,
      );

      return true;
    },
    { action: 'privacy.withdrawConsent' },
  );

/** Withdraws consent for a take; 404 for another talent's. */
const withdrawForTake = (step: Step, caller: Caller, id: string): Promise<boolean> =>
  step(
    async (work) => {
      const entry = await readEntry(id, work);
      if (entry?.talentId !== caller.uid) throw notFound('auditionEntries');

      const dossier = entry.status === 'uploaded' ? undefined : await work.read(auditionDossiers, id);
      if (!(dossier?.take ?? entry).syntheticVoiceConsent) return false;

      const { agencyId } = entry;

      if (dossier?.take) work.update(dossier, { take: { ...dossier.take, ...WITHDRAWN } });
      else work.update(entry, WITHDRAWN);

      const consent = { of: 'take', recordId: id, name: '', isGiven: false } as const;
      recordConsentBy(work, caller, { ...consent, talentId: caller.uid, agencyId });
      work.audit({ subject: `auditionEntries/${id}`, agencyId }, GIVEN, WITHDRAWN);

      return true;
    },
    { action: 'privacy.withdrawConsent' },
  );

/** Withdraws all consents independently, so a repeat after a failure does the rest. */
const withdrawForAll = async (step: Step, caller: Caller): Promise<number> => {
  const [demos, takes, heldTakes] = await Promise.all([
    listDemos({ talentId: caller.uid }, undefined, DEMOS_MAX),
    findTakesWithConsent(caller.uid),
    findHeldTakes(caller.uid),
  ]);
  let withdrawn = Number(await withdrawForNewDemos(step, caller));

  for (const { id, syntheticVoiceConsent } of demos)
    if (syntheticVoiceConsent) withdrawn += Number(await withdrawForDemo(step, caller, id));
  for (const id of [...takes, ...heldTakes.map((dossier) => dossier.id)])
    withdrawn += Number(await withdrawForTake(step, caller, id));

  return withdrawn;
};

/** Withdraws a talent's consent to synthetic voices, effective immediately. The history keeps when it was given. 403 for an acting admin. */
export const withdrawConsent = operationInSteps(
  'privacy.withdrawConsent',
  async ({ step, caller, body: { of, id } }) => {
    requireOwnTalentId(caller);
    if (of === 'all') return { withdrawn: await runOutsideCall(() => withdrawForAll(step, caller)) };
    const isWithdrawn =
      of === 'newDemos'
        ? await withdrawForNewDemos(step, caller)
        : await (of === 'demo' ? withdrawForDemo : withdrawForTake)(step, caller, id ?? '');
    return { withdrawn: Number(isWithdrawn) };
  },
);
