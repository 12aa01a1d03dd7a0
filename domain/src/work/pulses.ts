import type { CollectionName } from '../access/matrix.ts';
import type { Instant } from '../contract.ts';

/** Who hears of a change: an agency's staff, a client's company, a talent, an engineer, or all engineers of an agency. */
export type PulseAudience = 'staff' | 'company' | 'talent' | 'engineer' | 'engineers';

/** `pulses/{id}`: when work of an audience last changed. Browsers listen to it and load what changed from the API. */
export interface Pulse {
  readonly id: string;
  readonly agencyId: string;
  readonly audience: PulseAudience;
  /** Null unless the audience is a company. */
  readonly companyId: string | null;
  /** Null unless the audience is a talent. */
  readonly talentId: string | null;
  /** Null unless the audience is an engineer. */
  readonly engineerId: string | null;
  readonly at: Instant;
}

/** Documents per audience of several people, so that a burst of changes doesn't write the same one. */
export const PULSE_SHARDS = 16;

/** Collections from which pending work, news and the agenda are read, with whom their changes concern. */
export const ANNOUNCED: Readonly<Partial<Record<CollectionName, readonly PulseAudience[]>>> = {
  auditionDossiers: ['staff', 'talent'],
  auditionEntries: ['staff', 'company', 'talent'],
  auditions: ['staff', 'company'],
  availabilityRequests: ['staff', 'company', 'talent'],
  curationTickets: ['staff', 'engineer', 'engineers'],
  deletionRequests: ['staff'],
  deliveries: ['staff', 'company', 'engineer'],
  demos: ['talent'],
  enquiries: ['staff'],
  guestComments: ['staff', 'company'],
  guestVotes: ['staff', 'company'],
  memberships: ['staff'],
  orders: ['staff', 'company'],
  orderStatus: ['staff', 'company'],
  projects: ['staff', 'company'],
  recordingSessionReports: ['staff', 'company', 'engineer'],
  recordingSessions: ['staff', 'company', 'talent', 'engineer'],
  soldLicences: ['staff', 'company', 'talent'],
  stuckMail: ['staff'],
  talents: ['talent'],
  useReports: ['staff'],
};
