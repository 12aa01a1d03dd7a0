import type { CastingDemo } from '@domain/castings/castings.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readCastingDemo } from '../../work/collections/casting-demos.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { findAcceptedSlots, type ChosenRole, type ChosenVoice } from './chosen-voice.ts';
import type { Work } from '../../work/unit/work.ts';

const PROPERTY = { property: 'moreCastingDemoIds' } as const;

/** Casting and voice of a session, which further roles must match. */
type Session = Pick<RecordingSession, 'id' | 'projectId' | 'castingId'> &
  Pick<ChosenVoice, 'talentId' | 'talentPublicName'>;

/** Returns a listed demo. 404: of another project; 409: of another language or voice. */
const requirePlace = async (id: string, session: Session, work: Work): Promise<CastingDemo> => {
  const place = await readCastingDemo(id, work);
  if (place?.projectId !== session.projectId) throw notFound();
  if (place.castingId !== session.castingId) throw new AppError(409, 'session.otherLanguage', PROPERTY);
  if (place.talentId !== session.talentId)
    throw new AppError(409, 'session.otherVoice', {
      ...PROPERTY,
      values: { talent: session.talentPublicName },
    });
  return place;
};

/** Returns a role of the voice. 409 unless they are booked or chosen for it, or if the role has another session. */
const resolveRole = async (place: CastingDemo, session: Session, work: Work): Promise<ChosenRole> => {
  const { id: castingDemoId, voiceId, isSelected, isWithdrawn } = place;
  const accepted = await findAcceptedSlots(place, work);
  const booking = accepted.find(({ sessionId }) => !sessionId || sessionId === session.id);
  if (booking) return { voiceId, castingDemoId, booking };

  const character = (await readCharacter(voiceId, work))?.name ?? '';
  const refused = (code: 'session.rolePlanned' | 'session.roleNotBooked'): AppError =>
    new AppError(409, code, { ...PROPERTY, values: { character, talent: session.talentPublicName } });
  if (accepted.length > 0) throw refused('session.rolePlanned');
  if (isWithdrawn || !isSelected) throw refused('session.roleNotBooked');

  return { voiceId, castingDemoId, booking: undefined };
};

/** Returns the further roles of a session, in the order given; 409 if one is named twice, counting the first role. */
export const resolveFurtherRoles = async (
  castingDemoIds: readonly string[],
  session: Session & Pick<ChosenRole, 'voiceId'>,
  work: Work,
): Promise<readonly ChosenRole[]> => {
  const roles: ChosenRole[] = [];
  for (const id of castingDemoIds) {
    const place = await requirePlace(id, session, work);
    if (place.voiceId === session.voiceId || roles.some(({ voiceId }) => voiceId === place.voiceId))
      throw new AppError(409, 'session.roleTwice', PROPERTY);
    roles.push(await resolveRole(place, session, work));
  }
  return roles;
};
