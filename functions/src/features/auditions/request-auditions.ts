import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import {
  entryIdOf,
  type Audition,
  type AuditionEntry,
  type AuditionInvite,
} from '@domain/auditions/auditions.ts';
import type { Voice } from '@domain/projects/projects.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Operation } from '../../operation.ts';
import { createEntry, existingEntryIds } from '../../records/audition-entries.ts';
import { createAuditionInvite } from '../../records/audition-invites.ts';
import { createAudition, newAuditionId } from '../../records/auditions.ts';
import { shortlistedTalentIds } from '../../records/casting-demos.ts';
import { readCasting } from '../../records/castings.ts';
import { addDeadline, openProject, readProject, settleState } from '../../records/projects.ts';
import { shownTalents } from '../../records/talent-cache.ts';
import { readTalents } from '../../records/talents.ts';
import { readVoice } from '../../records/voices.ts';
import { newIdentifier } from '../../tokens/new-identifier.ts';

const entryFor = (audition: Audition, talent: Talent): AuditionEntry => ({
  id: entryIdOf(audition.castingId, audition.voiceId, talent.id),
  agencyId: audition.agencyId,
  companyId: audition.companyId,
  projectId: audition.projectId,
  castingId: audition.castingId,
  voiceId: audition.voiceId,
  auditionId: audition.id,
  talentId: talent.id,
  talentPublicName: talent.publicName,
  status: 'open',
  deadline: audition.deadline,
  isApproved: false,
  uploadedAt: null,
  durationMs: null,
  peaks: [],
  createdAt: audition.createdAt,
  outcomeBy: audition.outcomeBy ?? null,
  outcome: null,
  outcomeToldAt: null,
  remindedThrough: null,
});

const inviteFor = (entry: AuditionEntry, talent: Talent): AuditionInvite => ({
  id: entry.id,
  agencyId: entry.agencyId,
  castingId: entry.castingId,
  linkIdentifier: newIdentifier(),
  talentId: talent.id,
  email: talent.email.toLowerCase(),
  linkVersion: 1,
  storagePath: null,
});

/**
 * Asks every talent listed for the character who was not asked before; entries, links and mails are written in the one
 * transaction. 409 when nobody is listed, or nobody new.
 */
export const requestAuditions: Operation<'auditions.request'> = async ({
  caller,
  params: { casting: castingId, id: voiceId },
  body: values,
}) => {
  const id = newAuditionId();
  return serialised(
    await transact(async (transaction) => {
      const casting = visibleTo(caller, 'castings', await readCasting(castingId, transaction));
      const voice: Voice = visibleTo(caller, 'voices', await readVoice(voiceId, transaction));
      if (voice.projectId !== casting.projectId) throw notFound();
      const shortlisted = await shortlistedTalentIds(castingId, voiceId, transaction);
      if (shortlisted.length === 0) throw new AppError(409, 'audition.noTalents');
      const requested = await existingEntryIds(
        shortlisted.map((talentId) => entryIdOf(castingId, voiceId, talentId)),
        transaction,
      );
      const unrequested = shortlisted.filter(
        (talentId) => !requested.has(entryIdOf(castingId, voiceId, talentId)),
      );
      const shown = await shownTalents(casting.agencyId, unrequested, transaction);
      const talents = (await readTalents(unrequested, transaction)).filter(({ id: talentId }) =>
        shown.has(talentId),
      );
      if (talents.length === 0) throw new AppError(409, 'audition.nobodyNew');
      const project = openProject(await readProject(casting.projectId, transaction));

      const { agencyId, companyId, projectId } = casting;
      const audition: Audition = {
        id,
        agencyId,
        companyId,
        projectId,
        castingId,
        voiceId,
        style: values.style,
        script: values.script,
        brief: values.brief,
        deadline: Timestamp.fromMillis(DateTime.fromISO(values.deadline).toMillis()),
        talents: talents.length,
        createdAt: Timestamp.now(),
      };
      createAudition(transaction, audition);
      settleState(transaction, project, { requested: talents.length });
      addDeadline(transaction, project, audition.deadline);
      for (const talent of talents) {
        const entry = entryFor(audition, talent);
        createEntry(transaction, entry);
        createAuditionInvite(transaction, inviteFor(entry, talent));
        queueMail(transaction, `audition-request_${entry.id}`, {
          kind: 'audition-request',
          to: talent.email,
          locale: talent.communicationLanguage,
          agencyId,
          params: {
            talentName: talent.name,
            projectName: casting.project.name,
            character: voice.name,
            language: casting.language,
            deadline: new Date(audition.deadline.toMillis()).toISOString(),
            entryId: entry.id,
          },
        });
      }
      const after = { ...audition, talentIds: talents.map((talent) => talent.id) };
      recordAudit(transaction, caller, {
        agencyId,
        action: 'auditions.request',
        subject: `auditions/${id}`,
        before: null,
        after,
      });
      return audition;
    }),
  );
};
