import { agencyToTell, withOwnAgencies } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readConnectionSession } from '../../records/connection-sessions.ts';
import { readTalent } from '../../records/talents.ts';

/** How a talent's connection check stands, and those before it; null before one was asked for. */
export const showConnection: Operation<'talents.connectionSession'> = async ({ caller, params: { id } }) => {
  visibleTo(caller, 'talents', await readTalent(id));
  const check = await readConnectionSession(id);
  return check ? serialised(withOwnAgencies(caller, check)) : null;
};

/** Where the agency lets its talents pick a moment; 404, in a sentence, where it has no such page. */
export const schedulingLink: Operation<'talents.schedulingLink'> = async ({ caller, params: { id } }) => {
  const talent = visibleTo(caller, 'talents', await readTalent(id));
  const agencyId = agencyToTell(caller, talent.agencyIds);
  const agency = agencyId === null ? undefined : await readAgency(agencyId);
  if (!agency?.schedulingLink) throw new AppError(404, 'connection.noLink');
  return { schedulingLink: agency.schedulingLink };
};
