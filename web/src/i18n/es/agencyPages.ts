import { agency } from './agency.ts';
import { agencyDemos } from './agencyDemos.ts';
import { apiKeys } from './apiKeys.ts';
import { clients } from './clients.ts';
import { companies } from './companies.ts';
import { connection } from './connection.ts';
import { decisions } from './decisions.ts';
import { dossiers } from './dossiers.ts';
import { engineers } from './engineers.ts';
import { enquiries } from './enquiries.ts';
import { invitations } from './invitations.ts';
import { onBehalf } from './onBehalf.ts';
import { licenceOptions } from './licenceOptions.ts';
import { rateTables } from './rateTables.ts';
import { removal } from './removal.ts';
import { review } from './review.ts';
import { roster } from './roster.ts';
import { rosterEmail } from './rosterEmail.ts';
import { shares } from './shares.ts';
import { selfService } from './selfService.ts';
import { stuckMail } from './stuckMail.ts';
import { tickets } from './tickets.ts';
import { secret } from './secret.ts';
import { table } from './table.ts';
import { team } from './team.ts';
import { issuedInvoice } from './issuedInvoice.ts';
import { invoiceFaults } from './invoiceFaults.ts';
import { monthEnd } from './monthEnd.ts';
import { payoutRuns } from './payoutRuns.ts';
import { webhooks } from './webhooks.ts';

/** Agency pages about talents. */
export const agencyPages = {
  ...agency,
  ...agencyDemos,
  ...apiKeys,
  ...secret,
  ...monthEnd,
  ...payoutRuns,
  ...invoiceFaults,
  ...issuedInvoice,
  ...webhooks,
  ...clients,
  ...companies,
  ...connection,
  ...decisions,
  ...dossiers,
  ...engineers,
  ...enquiries,
  ...invitations,
  ...onBehalf,
  ...licenceOptions,
  ...rateTables,
  ...removal,
  ...review,
  ...roster,
  ...rosterEmail,
  ...selfService,
  ...shares,
  ...stuckMail,
  ...table,
  ...tickets,
  ...team,
} as const;
