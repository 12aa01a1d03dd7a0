import { getRevision, type Audition, type AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { MailParams } from './mails.ts';
import type { AuditionOccasion } from './mails/auditions/audition-change.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

type Reader = Pick<Talent, 'email' | 'name' | 'communicationLanguage'>;

/** Returns the id of a talent's request mail, from its first entry. */
export const toRequestMailId = ({ id, auditionId }: Pick<AuditionEntry, 'id' | 'auditionId'>): string =>
  `audition-request_${id}_${auditionId}`;

export const queueAuditionRequests = (
  work: Work,
  entries: readonly AuditionEntry[],
  { email, name, communicationLanguage }: Reader,
  role: Pick<MailParams['audition-request'], 'projectName' | 'language'> & {
    readonly getCharacter: (entry: AuditionEntry) => string;
  },
): void => {
  const [first] = entries;
  if (!first) return;

  const { agencyId } = first;
  const reader = { to: email, locale: communicationLanguage, agencyId };

  if (entries.length > 1)
    queueMail(work, toRequestMailId(first), {
      kind: 'audition-requests',
      ...reader,
      params: { talentName: name, entryIds: entries.map(({ id }) => id) },
    });
  else
    queueMail(work, toRequestMailId(first), {
      kind: 'audition-request',
      ...reader,
      params: {
        talentName: name,
        projectName: role.projectName,
        character: role.getCharacter(first),
        language: role.language,
        deadline: new Date(first.deadline.toMillis()).toISOString(),
        entryId: first.id,
      },
    });
};

/** Notifies a talent of a changed or cancelled request, once per revision. */
export const notifyAudition = (
  work: Work,
  audition: Pick<Audition, 'id' | 'revision'>,
  { id: entryId, agencyId }: Pick<AuditionEntry, 'id' | 'agencyId'>,
  { email, name, communicationLanguage }: Reader,
  occasion: AuditionOccasion,
): void =>
  queueMail(work, `audition-${occasion}_${entryId}_${audition.id}_${getRevision(audition)}`, {
    kind: 'audition-change',
    to: email,
    locale: communicationLanguage,
    agencyId,
    params: { talentName: name, entryId, occasion },
  });
