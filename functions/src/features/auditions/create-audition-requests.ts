import { Timestamp } from 'firebase-admin/firestore';
import {
  toEntryId,
  type Audition,
  type AuditionEntry,
  type AuditionInvite,
} from '@domain/auditions/auditions.ts';
import type { AuditionValues } from '@domain/auditions/auditions.schema.ts';
import { proposeOutcomeDate } from '@domain/auditions/outcome-date.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { queueAuditionRequests } from '../../outgoing/mail/notify-audition.ts';
import { auditionEntries } from '../../work/collections/audition-entries.ts';
import { auditionInvites, readAuditionInvites } from '../../work/collections/audition-invites.ts';
import { auditions } from '../../work/collections/auditions.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { addDeadline, beginCasting } from '../../work/records/projects.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { createIdentifier } from '../../work/tokens/new-identifier.ts';
import { getScriptPdf } from '../../common/scripts/script-pdf.ts';
import { findRecipients, type RecipientSelection } from './recipients.ts';
import type { Work } from '../../work/unit/work.ts';

export const getInstant = (iso: string): Timestamp => Timestamp.fromMillis(Date.parse(iso));

/** Returns a talent's new part in a request. */
export const createEntry = (audition: Audition, talent: Talent): AuditionEntry => ({
  id: toEntryId(audition.castingId, audition.voiceId, talent.id, audition.round),
  agencyId: audition.agencyId,
  companyId: audition.companyId,
  projectId: audition.projectId,
  castingId: audition.castingId,
  voiceId: audition.voiceId,
  auditionId: audition.id,
  talentId: talent.id,
  talentPublicName: talent.publicName,
  ...(audition.round ? { round: audition.round } : {}),
  ...(audition.scriptIsPrivate ? { scriptIsPrivate: true } : {}),
  ...(audition.clip ? { hasClip: true } : {}),
  status: 'open',
  deadline: audition.deadline,
  outcomeBy: audition.outcomeBy ?? null,
  isApproved: false,
  uploadedAt: null,
  durationMs: null,
  peaks: [],
  createdAt: audition.createdAt,
  outcome: null,
  outcomeToldAt: null,
  remindedThrough: null,
});

/** Returns an entry's link; the link of an earlier cancelled request stops working. */
export const createInvite = (
  entry: AuditionEntry,
  talent: Talent,
  former: AuditionInvite | undefined,
): AuditionInvite => ({
  id: entry.id,
  agencyId: entry.agencyId,
  castingId: entry.castingId,
  linkIdentifier: createIdentifier(),
  talentId: talent.id,
  email: talent.email.toLowerCase(),
  linkVersion: (former?.linkVersion ?? 0) + 1,
  storagePath: null,
});

interface Asking {
  readonly castingId: string;
  readonly requestIds: ReadonlyMap<string, string>;
  readonly values: Omit<AuditionValues, 'talentIds'>;
  /** Scripts of single characters; the others get the shared one. */
  readonly scripts?: ReadonlyMap<string, string>;
  readonly picked: RecipientSelection;
}

/** Requests auditions for a casting's characters in this transaction: a request per character with recipients, and entries, links and one mail per talent. */
export const createAuditionRequests = async (
  work: Work,
  caller: Caller,
  { castingId, requestIds, values, scripts, picked }: Asking,
): Promise<readonly Audition[]> => {
  const casting = requireVisible(caller, 'castings', await readCasting(castingId, work));
  const { agencyId, companyId, projectId } = casting;

  const voices = await Promise.all(
    [...requestIds.keys()].map(async (voiceId) => {
      const voice = requireVisible(caller, 'voices', await readCharacter(voiceId, work));
      if (voice.projectId !== projectId) throw notFound();
      return voice;
    }),
  );

  const roles = await findRecipients(casting, voices, picked, work);
  const entryIds = roles.flatMap(({ voice, talents }) =>
    talents.map((talent) => toEntryId(castingId, voice.id, talent.id)),
  );
  const former = await readAuditionInvites(entryIds, work);
  const project = requireChangeableProject(await readProject(projectId, work));

  const script = await getScriptPdf(
    { agencyId, projectId, isPrivate: project.scriptsArePrivate ?? false },
    values.scriptPdf,
  );
  const deadline = getInstant(values.deadline);
  const createdAt = Timestamp.now();

  const written = roles.map(({ voice, talents }) => {
    const audition: Audition = {
      id: requestIds.get(voice.id) ?? '',
      agencyId,
      companyId,
      projectId,
      castingId,
      voiceId: voice.id,
      style: values.style,
      script: scripts?.get(voice.id) ?? values.script,
      ...script,
      ...(project.scriptsArePrivate ? { scriptIsPrivate: true } : {}),
      brief: values.brief,
      deadline,
      outcomeBy: getInstant(values.outcomeBy ?? proposeOutcomeDate(values.deadline)),
      talents: talents.length,
      createdAt,
    };

    work.create(auditions, audition);

    const entries = talents.map((talent) => {
      const entry = createEntry(audition, talent);
      const link = createInvite(
        entry,
        talent,
        former.find(({ id }) => id === entry.id),
      );
      work.set(auditionInvites, link);
      return entry;
    });

    work.audit(
      { subject: `auditions/${audition.id}`, agencyId },
      null,
      { ...audition, scriptPath: undefined, talentIds: talents.map(({ id }) => id) },
      { action: 'auditions.request', by: caller },
    );

    return { audition, entries };
  });

  beginCasting(work, project);
  addDeadline(work, project, deadline);

  const all = written.flatMap(({ entries }) => entries);
  for (const entry of all) work.set(auditionEntries, entry);

  const talents = new Map(roles.flatMap((role) => role.talents).map((talent) => [talent.id, talent]));
  for (const talent of talents.values()) {
    const auditionEntries = all.filter(({ talentId }) => talentId === talent.id);
    queueAuditionRequests(work, auditionEntries, talent, {
      projectName: casting.project.name,
      language: casting.language,
      getCharacter: ({ voiceId }) => voices.find(({ id }) => id === voiceId)?.name ?? '',
    });
  }

  return written.map(({ audition }) => audition);
};
