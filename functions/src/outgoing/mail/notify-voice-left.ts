import { readAgency } from '../../work/collections/agencies.ts';
import { readUser } from '../../work/collections/users.ts';
import type { LeftRole } from './mails/agencies/voice-left.ts';
import { notifyAgency } from './notify-agency.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

export interface RoleWithReaders extends LeftRole {
  /** Uids of the people who wait for the voice. */
  readonly readers: readonly string[];
}

/** Emails the agency and those who wait for a voice whose data is erased. The emails don't name the voice, whose name is erased too. */
export const notifyVoiceLeft = async (
  work: Work,
  { agencyId, talentId }: { readonly agencyId: string; readonly talentId: string },
  roles: readonly RoleWithReaders[],
): Promise<void> => {
  if (roles.length === 0) return;

  const agency = await readAgency(agencyId, work);
  const uids = [...new Set(roles.flatMap(({ readers }) => readers))];
  const people = await Promise.all(uids.map((uid) => readUser(uid, work)));
  const agencyName = agency?.publicName ?? '';
  const occasion = `voice-left_${agencyId}_${talentId}_${Date.now()}`;

  const getRoles = (uid: string | null): readonly LeftRole[] =>
    roles
      .filter(({ readers }) => uid === null || readers.includes(uid))
      .map(({ readers: _readers, ...role }) => role);

  notifyAgency(work, agency, 'booking', occasion, {
    kind: 'voice-left',
    params: { name: agencyName, uid: null, agencyName, roles: getRoles(null) },
  });

  for (const user of people)
    if (user && user.id !== talentId)
      queueMail(work, `${occasion}_${user.id}`, {
        kind: 'voice-left',
        to: user.email,
        locale: user.locale,
        agencyId,
        params: { name: user.displayName, uid: user.id, agencyName, roles: getRoles(user.id) },
      });
};
