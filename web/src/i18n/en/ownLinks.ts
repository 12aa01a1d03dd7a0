import { auditions } from './auditions.ts';
import { availability } from './availability.ts';

/** What is said on pages behind somebody’s own link, which ask for one thing. */
export const ownLinks = {
  ...auditions,
  ...availability,
} as const;
