import { between, happens, oneOf, someOf } from '../random.mjs';
import { GUESTS, GUEST_COMMENTS } from './texts.mjs';

const VOTES = ['yes', 'yes', 'maybe', 'maybe', 'no'];

/** Guests of public links, who vote and comment. */
export const guests = ({ call }) => {
  const openLinks = async ({ as, agency, languages, id }) => {
    const links = [];
    for (const language of languages) {
      const body = { linkEnabled: true, previewVisible: true };
      const { urlIdentifier } = await call('PATCH', `/casting/${id}_${language}`, { as, agency, body });
      links.push(urlIdentifier);
    }
    return links;
  };

  /** One guest comes in by a link, says who they are, and votes on most of what there is to hear. */
  const visit = async (urlIdentifier, name) => {
    const at = `/casting/link/${urlIdentifier}`;
    const { session, page, asksVotes } = await call('POST', `${at}/open`, { body: {} });
    await call('PATCH', `${at}/guest`, { body: { session, name } });
    for (const { voices } of page?.castings ?? [])
      for (const { key: voice, durationMs } of voices) {
        if (asksVotes && happens(0.85))
          await call('PUT', `${at}/vote`, { body: { session, voice, vote: oneOf(VOTES) } });
        if (!happens(0.3)) continue;
        const body = { session, voice, text: oneOf(GUEST_COMMENTS), atMs: between(0, durationMs ?? 5_000) };
        await call('POST', `${at}/comment`, { body });
      }
  };

  const visitAll = async (links, count) => {
    for (const link of links) for (const name of someOf(GUESTS, count)) await visit(link, name);
  };

  return { openLinks, visitAll };
};
