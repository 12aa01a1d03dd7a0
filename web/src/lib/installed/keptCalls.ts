/** Name of the service worker's cache of replies, which the page deletes at sign-out. */
export const REPLIES_CACHE = 'replies';

/**
 * Paths of the calls whose replies are kept on this device: rights, and the lists that people open first. None
 * contains bank details, keys, links with secrets or the audit log.
 */
export const KEPT_CALLS: readonly string[] = [
  '/',
  '/agenda',
  '/audition-entry/talent/{id}',
  '/calendar',
  '/catalog',
  '/client',
  '/company',
  '/country',
  '/curation-ticket',
  '/demo',
  '/demoCache',
  '/earning',
  '/engineer',
  '/enquiry',
  '/figures/headlines',
  '/firstSteps',
  '/language',
  '/language/available',
  '/news',
  '/project',
  '/talentCache',
  '/talentCRM',
  '/talentTags',
  '/today',
  '/today/{kind}',
];

const patterns = KEPT_CALLS.map((path) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/?]+')}(?:[?]|$)`));

/** Returns whether replies to an address on the page's own host are kept. */
export const isKeptCall = (address: string): boolean => patterns.some((pattern) => pattern.test(address));
