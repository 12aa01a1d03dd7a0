import { agency } from './agency.ts';
import { apiKeys } from './apiKeys.ts';
import { clients } from './clients.ts';
import { connection } from './connection.ts';
import { dossiers } from './dossiers.ts';
import { engineers } from './engineers.ts';
import { enquiries } from './enquiries.ts';
import { onBehalf } from './onBehalf.ts';
import { licenceOptions } from './licenceOptions.ts';
import { rateTables } from './rateTables.ts';
import { removal } from './removal.ts';
import { review } from './review.ts';
import { roster } from './roster.ts';
import { rosterEmail } from './rosterEmail.ts';
import { selfService } from './selfService.ts';
import { stuckMail } from './stuckMail.ts';
import { tickets } from './tickets.ts';
import { secret } from './secret.ts';
import { table } from './table.ts';
import { team } from './team.ts';
import { webhooks } from './webhooks.ts';

/** What is said to the people of an agency alone, on the pages where they look after talents. */
export const agencyPages = {
  ...agency,
  ...apiKeys,
  ...secret,
  ...webhooks,
  ...clients,
  ...connection,
  ...dossiers,
  ...engineers,
  ...enquiries,
  ...onBehalf,
  ...licenceOptions,
  ...rateTables,
  ...removal,
  ...review,
  ...roster,
  ...rosterEmail,
  ...selfService,
  ...stuckMail,
  ...table,
  ...tickets,
  ...team,
} as const;
