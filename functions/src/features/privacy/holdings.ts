/** Where something is held about a talent, and how it is found. */
export interface Holding {
  readonly collection: string;
  /** `id`: the document's name is the talent's uid. Otherwise the field that holds it. */
  readonly by: 'id' | 'talentId' | 'userId';
  /** Field with the path of an MP3 in the bucket that goes with the document. */
  readonly audio?: 'storagePath';
  /** A collection with a document of the same name about each of these. */
  readonly beside?: string;
}

/**
 * Everything held about a talent. All of it is handed out on request, and deleted on request, in this order: what makes
 * them findable goes first, the account last, so that what was interrupted can be taken up again.
 *
 * Signed reports, recording sessions, orders and payments stay, as the law on business records requires; they name a
 * talent in words at most. The audit keeps who did what, without the values.
 */
export const HOLDINGS: readonly Holding[] = [
  { collection: 'demoCache', by: 'talentId' },
  { collection: 'talentCache', by: 'id' },
  { collection: 'demos', by: 'talentId', audio: 'storagePath', beside: 'demoDossiers' },
  { collection: 'castingDemos', by: 'talentId' },
  { collection: 'auditionEntries', by: 'talentId' },
  { collection: 'auditionInvites', by: 'talentId', audio: 'storagePath' },
  { collection: 'availabilityRequests', by: 'talentId' },
  { collection: 'availabilityInvites', by: 'talentId' },
  { collection: 'talentRateCards', by: 'talentId' },
  { collection: 'talentRates', by: 'id' },
  { collection: 'talentScores', by: 'id' },
  { collection: 'talentDossiers', by: 'id' },
  { collection: 'billingInformation', by: 'id' },
  { collection: 'connectionSessions', by: 'id' },
  { collection: 'vacations', by: 'talentId' },
  { collection: 'selfServiceInvites', by: 'talentId' },
  { collection: 'viewHistory', by: 'userId' },
  { collection: 'consents', by: 'userId' },
  { collection: 'accountValidations', by: 'id' },
  { collection: 'talents', by: 'id' },
  { collection: 'users', by: 'id' },
];
