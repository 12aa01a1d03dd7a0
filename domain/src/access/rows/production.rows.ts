import { closed, listed, type CollectionRule } from '../row.ts';

/** Clients read what is their company's, agency people what is their agency's. */
const production = { client: ['ownCompany'], agencyTeam: ['ownAgency'], admin: ['ownAgency'] } as const;

/** Engineers read the sessions that they run for an agency that engages them. */
const recording = { ...production, engineer: ['engineerInAgency'] } as const;

/** Projects and everything that hangs from them. Every document names its agency and its company. */
export const PRODUCTION_ROWS = [
  listed('projects', production),
  listed('voices', production),
  listed('voiceAssets', production),
  listed('licences', production),
  listed('castings', production),
  listed('castingDemos', production),
  listed('auditions', production),
  // A talent's part in a request is the talent's too: what was asked and whether the take arrived.
  listed('auditionEntries', { ...production, talent: ['talentInAgency'] }),
  // Address, link version and file of an entry. The addresses are the talents', so not even the agency's browser has them.
  closed('auditionInvites'),
  // Talents answer by the mailed link.
  listed('availabilityRequests', production),
  closed('availabilityInvites'),
  listed('recordingSessions', recording),
  listed('recordingSessionReports', recording),
  // Who may sign as what, by address.
  closed('reportInvites'),
  listed('orders', production),
  listed('orderStatus', production),
  listed('paymentActions', production),
  listed('billings', production),
] as const satisfies readonly CollectionRule[];
