import { Timestamp } from 'firebase-admin/firestore';
import { ROUNDS_MAX } from '@domain/auditions/auditions.schema.ts';
import {
  getLatestRounds,
  getRevision,
  getRound,
  type Audition,
  type AuditionEntry,
} from '@domain/auditions/auditions.ts';
import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import { findRefusal } from '@domain/transitions.ts';
import { proposeOutcomeDate } from '@domain/auditions/outcome-date.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { queueAuditionRequests } from '../../outgoing/mail/notify-audition.ts';
import { auditionEntries } from '../../work/collections/audition-entries.ts';
import { auditionInvites, readAuditionInvites } from '../../work/collections/audition-invites.ts';
import { findRoleEntries } from '../../work/collections/audition-queries.ts';
import { auditions, newAuditionId, readAudition } from '../../work/collections/auditions.ts';
import { confidentialities, findHeldAcceptances } from '../../work/collections/confidentialities.ts';
import { castings } from '../../work/collections/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { addDeadline } from '../../work/records/projects.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { createEntry, getInstant, createInvite } from './create-audition-requests.ts';
import { replaceSessionScripts } from './new-script.ts';
import { readMailContent } from './read-mail-content.ts';
import { readClip } from './read-clip.ts';
import { getScriptPdf } from '../../common/scripts/script-pdf.ts';

/** Opens the next round for voices whose last take arrived. Their former round ends as `calledBack`; sessions that record them get the new script. */
export const callBack = operation(
  'auditions.callBack',
  async ({ work, caller, params: { casting: castingId, id: voiceId }, body }) => {
    const casting = await work.get(castings, castingId);
    const voice = requireVisible(caller, 'voices', await readCharacter(voiceId, work));
    const { agencyId, companyId, projectId } = casting;
    if (voice.projectId !== projectId) throw notFound();

    const latest = getLatestRounds(await findRoleEntries({ castingId, voiceId }, work));
    const isCallable = (entry: AuditionEntry) =>
      !findRefusal(takeTransitions.callBack, getTakeState(entry, false, Date.now()));
    const called = latest.filter((entry) => body.entryIds.includes(entry.id) && isCallable(entry));
    const talents = await readMailContent(called, work);
    if (called.length < body.entryIds.length || called.some(({ talentId }) => !talents.has(talentId)))
      throw new AppError(409, 'audition.notCallable', { property: 'entryIds' });

    const round = 1 + Math.max(...called.map(getRound));
    if (round > ROUNDS_MAX) throw new AppError(409, 'audition.tooManyRounds', { property: 'entryIds' });

    const project = requireChangeableProject(await readProject(projectId, work));
    const formerIds = [...new Set(called.map(({ auditionId }) => auditionId))];
    const formers = (await Promise.all(formerIds.map((id) => readAudition(id, work)))).flatMap(
      (former) => former ?? [],
    );
    const createdAt = Timestamp.now();

    const audition: Audition = {
      id: work.once(newAuditionId),
      agencyId,
      companyId,
      projectId,
      castingId,
      voiceId,
      round,
      // Versions of the script continue across rounds.
      revision: 1 + Math.max(...formers.map(getRevision)),
      style: body.style,
      script: body.script,
      brief: body.brief,
      direction: body.direction,
      ...(await getScriptPdf(
        { agencyId, projectId, isPrivate: project.scriptsArePrivate ?? false },
        body.scriptPdf,
      )),
      ...(await readClip(casting, body.clip)),
      ...(project.scriptsArePrivate ? { scriptIsPrivate: true } : {}),
      deadline: getInstant(body.deadline),
      outcomeBy: getInstant(body.outcomeBy ?? proposeOutcomeDate(body.deadline)),
      talents: called.length,
      createdAt,
    };

    const parts = called.flatMap((former) => {
      const talent = talents.get(former.talentId);
      return talent ? [{ former, talent, entry: createEntry(audition, talent) }] : [];
    });
    const invites = await readAuditionInvites(
      parts.map(({ entry }) => entry.id),
      work,
    );
    // The text that was accepted covers later rounds.
    const acceptances = audition.scriptIsPrivate ? await findHeldAcceptances(called, work) : [];
    const talentIds = new Set(talents.keys());

    for (const before of formers)
      await replaceSessionScripts(
        work,
        caller,
        { before, after: audition, talentIds },
        body.changesBookedScript,
      );

    work.create(auditions, audition);

    for (const { entry } of parts) work.set(auditionEntries, entry);

    for (const entry of called)
      work.update(entry, {
        isFormer: true,
        ...(entry.outcome
          ? {}
          : {
              outcome: 'calledBack',
              outcomeToldAt: createdAt,
              outcomeDueAt: null,
              promise: entry.outcomeBy ? 'inTime' : null,
            }),
      });

    addDeadline(work, project, audition.deadline);

    for (const acceptance of acceptances) {
      const entry = parts.find(({ former }) => former.id === acceptance.id)?.entry;
      if (entry) work.set(confidentialities, { ...acceptance, id: entry.id, auditionId: audition.id });
    }

    for (const { entry, talent } of parts) {
      const former = invites.find(({ id }) => id === entry.id);
      work.set(auditionInvites, createInvite(entry, talent, former));
      queueAuditionRequests(work, [entry], talent, {
        projectName: casting.project.name,
        language: casting.language,
        getCharacter: () => voice.name,
      });
    }

    work.audit(audition, null, {
      ...audition,
      scriptPath: undefined,
      clip: body.clip,
      clipPath: undefined,
      talentIds: called.map(({ talentId }) => talentId),
    });

    return serialise(audition);
  },
);
