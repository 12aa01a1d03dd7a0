import { pickBetween, isHit, pickSome } from '../random.mjs';
import { getDay } from './timeline.mjs';

const toCodes = ([duration, format, territoryCover]) => ({
  duration: { code: duration },
  format: { code: format },
  territoryCover: { code: territoryCover },
});

/** Creates projects, and shortlists and chooses voices as the client. */
export const createCastingSteps = ({ call }) => {
  const createProject = async (campaign) => {
    const { as, agency, name, brand, campaignName, languages } = campaign;
    const project = await call('POST', '/project', {
      as,
      agency,
      body: { name, brand, campaignName, languages },
    });

    await call('PATCH', `/project/${project.id}`, {
      as,
      agency,
      body: {
        brandCategory: campaign.category,
        market: campaign.market,
        countries: campaign.countries,
        media: [
          ...new Set(
            campaign.characters.flatMap(([, , , , ...licences]) => licences.map(([, media]) => media)),
          ),
        ],
        airDate: getDay(campaign.start + 45),
        estimatedRecordingDate: getDay(campaign.start + 15),
        numberOfVoices: campaign.characters.length,
        spots: pickBetween(1, 4),
        units: pickBetween(60, 240),
        sessionMinutes: 60,
        budget: { amount: pickBetween(20, 90) * 10_000, currency: campaign.currency ?? 'EUR' },
        notes: campaign.notes ?? '',
      },
    });

    const voices = [];
    for (const [character, asset, spots, lengthSeconds, ...licences] of campaign.characters) {
      const voice = await call('POST', '/voice', {
        as,
        agency,
        body: { projectId: project.id, name: character },
      });
      const body = { name: asset, spots, lengthSeconds };
      const { id } = await call('POST', `/voiceAsset/${voice.id}`, { as, agency, body });

      for (const licence of licences)
        await call('POST', `/license/${id}`, { as, agency, body: toCodes(licence) });
      voices.push(voice);
    }

    Object.assign(campaign, { id: project.id, voices });
  };

  /** Roles of a project: each character in each language. */
  const getRoles = ({ id, languages, voices }) =>
    languages.flatMap((language) =>
      voices.map((voice) => ({ language, voice, castingId: `${id}_${language}` })),
    );

  /** Each talent's newest demo in a language, showcase talents first. */
  const findVoices = async ({ as, agency }, language) => {
    const { items } = await call('GET', '/demoCache', { as, agency, query: { language, pageSize: '50' } });
    const newest = new Map(items.toReversed().map((demo) => [demo.talentId, demo]));
    const all = [...newest.values()];
    const isNew = ({ talentId }) => talentId.startsWith('acc-');
    return { newer: all.filter(isNew), older: all.filter((demo) => !isNew(demo)) };
  };

  const shortlist = async (project, count) => {
    const { as, agency } = project;

    project.places = [];

    for (const { language, voice, castingId } of getRoles(project)) {
      const { newer, older } = await findVoices(project, language);
      const first = pickSome(newer, Math.min(newer.length, Math.ceil(count * 0.6)));
      for (const { id: demoId, talentId } of [...first, ...pickSome(older, count - first.length)]) {
        const body = { castingId, voiceId: voice.id, demoId };
        const { id } = await call('POST', `/casting-demo/${project.id}`, { as, agency, body });
        project.places.push({ id, castingId, voiceId: voice.id, language, talentId });
      }
    }
  };

  /** Chooses a voice for each role; with `chance` below 1 some roles stay open. Voices with an approved take come first. */
  const choose = async (project, chance = 1) => {
    const { as, agency } = project;

    project.chosen = [];

    for (const { voice, castingId } of getRoles(project)) {
      const rolePlaces = project.places.filter(
        (place) => place.castingId === castingId && place.voiceId === voice.id,
      );
      const place = rolePlaces.find(({ isApproved }) => isApproved) ?? rolePlaces[0];
      if (!place || !isHit(chance)) continue;

      await call('PATCH', `/casting-demo/${place.id}/${project.id}`, {
        as,
        agency,
        body: { isSelected: true },
      });

      project.chosen.push(place);
    }
  };

  /** Adds an asset with the licence of the first. */
  const addSpot = async ({ as, agency, voices, characters }) => {
    const [[, , , seconds, licence]] = characters;
    const body = { name: 'Cut-down', spots: 2, lengthSeconds: Math.max(10, Math.round(seconds / 3)) };
    const { id } = await call('POST', `/voiceAsset/${voices[0].id}`, { as, agency, body });
    await call('POST', `/license/${id}`, { as, agency, body: toCodes(licence) });
  };

  const archive = ({ as, agency, id }) => call('POST', `/project/${id}/archive`, { as, agency, body: {} });

  /** Comments of the project's people on shortlisted voices. */
  const comment = async ({ as, staff, agency, places }, texts) => {
    for (const text of texts) {
      const [{ id: castingDemoId, castingId }] = pickSome(places, 1);
      const body = { castingDemoId, atMs: pickBetween(500, 9_000), text };
      await call('POST', `/casting/${castingId}/comment`, { as: isHit(0.6) ? as : staff, agency, body });
    }
  };

  return { addSpot, archive, choose, comment, createProject, getRoles, shortlist };
};
