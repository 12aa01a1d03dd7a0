import { pickBetween, isHit, pickOne, pickSome } from '../random.mjs';
import { TEXTS } from './data.mjs';

const VOTES = ['yes', 'yes', 'maybe', 'maybe', 'no'];

/** Guests of public links, who vote and comment. */
export const createGuestSteps = ({ call }) => {
  const openLinks = async ({ as, agency, languages, id }) => {
    const links = [];
    for (const language of languages) {
      const body = { linkEnabled: true, previewVisible: true };
      const path = `/casting/${id}_${language}`;
      const { urlIdentifier } = await call('PATCH', path, { as, agency, body });
      const terms = { asksVotes: true, sharesComments: isHit(0.5) };
      await call('PATCH', `${path}/link`, { as, agency, body: terms });
      links.push(urlIdentifier);
    }

    return links;
  };

  /** One guest opens a link, gives a name and votes on most voices. */
  const visit = async (urlIdentifier, name) => {
    const address = `/casting/link/${urlIdentifier}`;
    const { session } = await call('POST', `${address}/open`, { body: {} });

    await call('PATCH', `${address}/guest`, { body: { session, name } });

    const { castings } = await call('GET', `/casting/urlIdentifier/${urlIdentifier}`);
    for (const { key: voice, demo } of castings.flatMap(({ voices }) => voices)) {
      if (isHit(0.85))
        await call('PUT', `${address}/vote`, { body: { session, voice, vote: pickOne(VOTES) } });
      if (!isHit(0.3)) continue;
      const atMs = pickBetween(0, Math.round(demo.durationMs));
      await call('POST', `${address}/comment`, {
        body: { session, voice, text: pickOne(TEXTS.guestComments), atMs },
      });
    }
  };

  const visitAll = async (links, count) => {
    for (const link of links) for (const name of pickSome(TEXTS.guests, count)) await visit(link, name);
  };

  return { openLinks, visitAll };
};
