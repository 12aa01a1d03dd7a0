/** Project members' comments on the first English voice. */
const CASTING = 'project-harbour-light_eng';

const COMMENTS = {
  'voice-comment-1': [
    'user-client-one',
    'Clara Benet',
    2000,
    'My favourite so far. Does he do a Scottish accent?',
  ],
  'voice-comment-2': ['user-team-one', 'Teo Marín', 2000, 'He does, he was born in Leith.'],
};

/** A comment on the submitted take. */
const makeTakeComments = (auditionEntries) => {
  const [[auditionEntryId, entry] = []] = Object.entries(auditionEntries).filter(
    ([, { status }]) => status === 'uploaded',
  );
  const { agencyId, companyId, projectId, castingId, voiceId, talentId } = entry;

  return {
    agencyId,
    companyId,
    projectId,
    castingId,
    auditionEntryId,
    voiceId,
    talentId,
    userId: 'user-team-one',
    name: 'Teo Marín',
    atMs: 1500,
    text: 'Just the warmth that the brief asks for.',
    createdAt: '@day-1',
  };
};

/** Colleagues' comments. Updates the counts in `castingDemos`. */
export const makeVoiceCommentRecords = ({ castingDemos, auditionEntries }) => {
  const [[castingDemoId, place] = []] = Object.entries(castingDemos)
    .filter(([, { castingId }]) => castingId === CASTING)
    .sort(([, a], [, b]) => a.order - b.order);
  const { agencyId, companyId, projectId, castingId, talentId } = place;

  place.comments = Object.keys(COMMENTS).length;

  const owner = { agencyId, companyId, projectId, castingId, castingDemoId, talentId };
  const voiceComments = Object.fromEntries(
    Object.entries(COMMENTS).map(([id, [userId, name, atMs, text]], index) => [
      id,
      { ...owner, userId, name, atMs, text, createdAt: index === 0 ? '@day-2' : '@day-1' },
    ]),
  );

  return { voiceComments: { ...voiceComments, 'voice-comment-3': makeTakeComments(auditionEntries) } };
};
