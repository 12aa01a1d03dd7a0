import { auditions } from './auditions.ts';
import { availability } from './availability.ts';
import { reminders } from './reminders.ts';

export const ownLinks = {
  ...auditions,
  ...availability,
  ...reminders,
};
