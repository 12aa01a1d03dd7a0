import {
  getEntryState,
  getRevision,
  getRound,
  type Audition,
  type AuditionEntry,
  type AuditionEntryPage,
  type SentTake,
} from '@domain/auditions/auditions.ts';
import type { AuditionDossier } from '@domain/auditions/dossier.ts';
import { getAnswer } from '@domain/auditions/request-stage.ts';
import type { Instant } from '@domain/contract.ts';
import { SUPPORT_EMAIL } from '../../config.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readBrand } from '../../work/collections/agencies.ts';
import { readAuditionDossier } from '../../work/collections/audition-dossiers.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { confidentialities, isAcceptanceOf } from '../../work/collections/confidentialities.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { createOpaqueKeys } from '../../work/tokens/opaque-keys.ts';
import { readRoleUsage } from '../../work/pricing/role-usage.ts';
import { toEntryKey, requireLinkAccess } from './link-access.ts';

const scriptKey = createOpaqueKeys('audition script');
const clipKey = createOpaqueKeys('reference clip');

const toIso = (moment: Instant): string => new Date(moment.toMillis()).toISOString();

const presentSentTake = (entry: AuditionEntry, dossier: AuditionDossier | undefined): SentTake | null => {
  const sent = entry.status === 'uploaded' ? entry : dossier?.take;
  if (!sent) return null;
  const { durationMs, peaks, takes = [], syntheticVoiceConsent = false } = sent;
  return { durationMs: durationMs ?? 0, peaks, takes, syntheticVoiceConsent };
};

/** Returns a key of the script's PDF, of a private script also of the one made for each reader; null: there is none. */
const getPdfKey = ({ id, script, scriptPdf, scriptIsPrivate, revision = 1 }: Audition): string | null => {
  if (scriptPdf) return scriptKey(scriptPdf);
  return scriptIsPrivate && script !== '' ? scriptKey(`${id} ${revision}`) : null;
};

/** Whose name a private script carries, and whether they have accepted confidentiality. */
const readConfidentiality = async (entry: AuditionEntry): Promise<AuditionEntryPage['confidentiality']> => {
  const [talent, acceptance] = await Promise.all([
    readTalent(entry.talentId),
    confidentialities.get(entry.id),
  ]);
  return { name: talent?.fullName ?? '', isAccepted: isAcceptanceOf(acceptance, entry) };
};

/** Returns the page of a mailed link. Only a token from the identity check, or of a signed-in talent (`own-link.ts`), allows uploads. */
export const getEntryPage: Operation<'auditions.entry'> = async ({ query: { token } }) => {
  const {
    token: read,
    own: entry,
    invite,
    isSent,
  } = await requireLinkAccess(token, ['audition-invite', 'audition-upload']);
  const isProven = read.kind === 'audition-upload';

  const [agency, audition, voice, casting, dossier, usage] = await Promise.all([
    readBrand(entry.agencyId),
    readAudition(entry.auditionId),
    readCharacter(entry.voiceId),
    readCasting(entry.castingId),
    isProven && entry.status !== 'uploaded' ? readAuditionDossier(entry.id) : undefined,
    isProven ? readRoleUsage(entry, entry.talentId) : null,
  ]);
  if (!audition || !casting) throw notFound();

  const confidentiality = isProven && audition.scriptIsPrivate ? await readConfidentiality(entry) : null;
  // Before the identity check the script is hidden: a link is forwarded more easily than its mail.
  const mayRead = isProven && confidentiality?.isAccepted !== false;
  const deadlineMillis = entry.deadline.toMillis();

  return {
    id: toEntryKey(entry.id),
    agency,
    state: getEntryState({ status: isSent ? 'uploaded' : entry.status, deadlineMillis }, Date.now()),
    isConfirmed: isProven && getAnswer(entry) === 'confirmed',
    round: getRound(audition),
    direction: mayRead ? (audition.direction ?? '') : '',
    clip: mayRead && audition.clip ? { ...audition.clip, id: clipKey(audition.clip.id) } : null,
    returnedNote: dossier?.returned?.note ?? null,
    refusal: entry.status === 'declined' ? (dossier?.refusal ?? null) : null,
    projectName: casting.project.name,
    character: voice?.name ?? '',
    language: casting.language,
    style: isProven ? audition.style : '',
    script: mayRead ? audition.script : '',
    scriptPdf: mayRead ? getPdfKey(audition) : null,
    brief: mayRead ? audition.brief : '',
    confidentiality,
    deadline: toIso(entry.deadline),
    outcomeBy: audition.outcomeBy ? toIso(audition.outcomeBy) : null,
    usage,
    revision: getRevision(audition),
    changedAt: audition.changedAt ? toIso(audition.changedAt) : null,
    changedTerms: audition.changedTerms ?? [],
    take: isProven ? presentSentTake(entry, dossier) : null,
    jwtToken: isProven ? token : null,
    linkIdentifier: isProven ? invite.linkIdentifier : null,
    supportEmail: agency.supportEmail ?? SUPPORT_EMAIL.value(),
  };
};
