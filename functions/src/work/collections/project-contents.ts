import type { CollectionName } from '@domain/access/matrix.ts';

/** A project's contents in order of deletion: sources of queries go last. */
export const PROJECT_CONTENTS = [
  'projectPresence',
  'projectScripts',
  'voiceRatings',
  'voiceComments',
  'guestComments',
  'guestVotes',
  'guests',
  'linkSecrets',
  'retiredLinks',
  'licences',
  'voiceAssets',
  'sessionFiles',
  'deliveryUploads',
  'deliveries',
  'recordingSessionReports',
  'recordingSessions',
  'availabilityRequests',
  'auditionEntries',
  'scriptDownloads',
  'auditions',
  'castingDemos',
  'castings',
  'voices',
] as const satisfies readonly CollectionName[];
