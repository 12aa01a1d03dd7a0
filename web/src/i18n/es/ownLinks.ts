import { auditions } from './auditions.ts';
import { availability } from './availability.ts';

export const ownLinks = {
  ...auditions,
  ...availability,
};
