/** Guests of a project's English link: three voters, one without a name. One more of the project's link, whose preview shows the Spanish voices. */
const CASTING = 'project-harbour-light_eng';

const PROJECT = 'project-harbour-light';
const IN_PREVIEW = 'project-harbour-light_spa';
const OF_PROJECT = 'guest-berta';

const GUESTS = {
  'guest-elena': ['Elena Prats', '@day-1', 2],
  'guest-jon': ['Jon', '@day-1', 1],
  'guest-nameless': ['', '@day-1', 1],
};

/** By place, in list order. */
const VOTES = {
  'guest-elena': ['yes', 'no'],
  'guest-jon': ['yes', 'yes'],
  'guest-nameless': ['yes', 'maybe'],
};

const COMMENTS = {
  'guest-comment-1': ['guest-elena', 0, 3000, 'This is the warmth we want. Could it be a touch slower?'],
  'guest-comment-2': ['guest-jon', 1, 1500, 'Too bright for the sea, but I like the smile.'],
};

const TERMS = {
  hasPasscode: false,
  expiresAt: null,
  asksVotes: true,
  sharesComments: true,
  version: 1,
};

/** Returns guests' feedback. Turns on the links with voting in `castings` and `projects`, and updates the counts in `castingDemos`. */
export const makeGuestRecords = ({ projects, castings, castingDemos }) => {
  const casting = castings[CASTING];
  const { agencyId, companyId, projectId } = casting;
  const owner = { agencyId, companyId, projectId, castingId: CASTING };

  casting.linkTerms = TERMS;

  Object.assign(projects[PROJECT], {
    urlIdentifier: 'harbour-light-all-languages',
    linkEnabled: true,
    linkTerms: TERMS,
  });

  const findPlaces = (id) =>
    Object.entries(castingDemos)
      .filter(([, { castingId }]) => castingId === id)
      .sort(([, a], [, b]) => a.order - b.order);

  const places = findPlaces(CASTING);
  const [[inPreview, { talentId }]] = findPlaces(IN_PREVIEW);

  const getPlace = (index) => {
    const [castingDemoId, { talentId }] = places[index % places.length];
    return { castingDemoId, talentId };
  };

  /** @type {Record<string, object>} */
  const guests = Object.fromEntries(
    Object.entries(GUESTS).map(([id, [name, day, visitCount]]) => [
      id,
      { ...owner, name, visits: [day], visitCount, createdAt: day },
    ]),
  );

  /** @type {Record<string, Record<string, unknown> & { castingDemoId: string, vote: string }>} */
  const guestVotes = Object.fromEntries(
    Object.entries(VOTES).flatMap(([guestId, votes]) =>
      votes.slice(0, places.length).map((vote, index) => {
        const voice = getPlace(index);
        return [
          `${guestId}_${voice.castingDemoId}`,
          { ...owner, guestId, ...voice, vote, updatedAt: '@day-1' },
        ];
      }),
    ),
  );

  const guestComments = Object.fromEntries(
    Object.entries(COMMENTS).map(([id, [guestId, createdAt, atMs, text]]) => [
      id,
      { ...owner, guestId, ...getPlace(createdAt), atMs, text, createdAt: '@day-1' },
    ]),
  );
  const ofProject = { ...owner, castingId: null };

  guests[OF_PROJECT] = {
    ...ofProject,
    name: 'Berta',
    visits: ['@day-1'],
    visitCount: 1,
    createdAt: '@day-1',
  };

  guestVotes[`${OF_PROJECT}_${inPreview}`] = {
    ...owner,
    castingId: IN_PREVIEW,
    byProjectLink: true,
    guestId: OF_PROJECT,
    castingDemoId: inPreview,
    talentId,
    vote: 'yes',
    updatedAt: '@day-1',
  };

  for (const { castingDemoId, vote } of Object.values(guestVotes)) {
    const place = castingDemos[castingDemoId];
    place.guestVotes = { ...place.guestVotes, [vote]: (place.guestVotes?.[vote] ?? 0) + 1 };
  }
  for (const { castingDemoId } of Object.values(guestComments)) {
    const place = castingDemos[castingDemoId];
    place.guestComments = (place.guestComments ?? 0) + 1;
  }

  return { guests, guestVotes, guestComments };
};
