/** Guests of the link to the English voices of a project: three who voted, one of whom has told no name. */
const CASTING = 'project-harbour-light_eng';

const GUESTS = {
  'guest-elena': ['Elena Prats', '@day-1', 2],
  'guest-jon': ['Jon', '@day-1', 1],
  'guest-nameless': ['', '@day-1', 1],
};

/** By the places of the list, in its order. */
const VOTES = {
  'guest-elena': ['yes', 'no'],
  'guest-jon': ['yes', 'yes'],
  'guest-nameless': ['yes', 'maybe'],
};

const COMMENTS = {
  'guest-comment-1': ['guest-elena', 0, 3000, 'This is the warmth we want. Could it be a touch slower?'],
  'guest-comment-2': ['guest-jon', 1, 1500, 'Too bright for the sea, but I like the smile.'],
};

/** What guests of a link said. Asks for votes on it, in `castings`. */
export const guestRecords = ({ castings, castingDemos }) => {
  const casting = castings[CASTING];
  const { agencyId, companyId, projectId } = casting;
  const whose = { agencyId, companyId, projectId, castingId: CASTING };
  casting.linkTerms = {
    hasPasscode: false,
    expiresAt: null,
    asksVotes: true,
    sharesComments: true,
    version: 1,
  };
  const places = Object.entries(castingDemos)
    .filter(([, { castingId }]) => castingId === CASTING)
    .sort(([, one], [, other]) => one.order - other.order);
  const on = (at) => {
    const [castingDemoId, { talentId }] = places[at % places.length];
    return { castingDemoId, talentId };
  };
  const guests = Object.fromEntries(
    Object.entries(GUESTS).map(([id, [name, day, visitCount]]) => [
      id,
      { ...whose, name, visits: [day], visitCount, createdAt: day },
    ]),
  );
  const guestVotes = Object.fromEntries(
    Object.entries(VOTES).flatMap(([guestId, votes]) =>
      votes.slice(0, places.length).map((vote, at) => {
        const voice = on(at);
        return [
          `${guestId}_${voice.castingDemoId}`,
          { ...whose, guestId, ...voice, vote, updatedAt: '@day-1' },
        ];
      }),
    ),
  );
  const guestComments = Object.fromEntries(
    Object.entries(COMMENTS).map(([id, [guestId, at, atMs, text]]) => [
      id,
      { ...whose, guestId, ...on(at), atMs, text, createdAt: '@day-1' },
    ]),
  );
  return { guests, guestVotes, guestComments };
};
