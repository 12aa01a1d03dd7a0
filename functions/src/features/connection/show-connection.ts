import { auditAgencyId, withOwnAgencies } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { serialise } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readConnectionSession } from '../../records/connection-sessions.ts';
import { readTalent } from '../../records/talents.ts';

/** Returns a talent's connection check and earlier ones; null before the first request. */
export const showConnection: Operation<'talents.connectionSession'> = async ({ caller, params: { id } }) => {
  visibleTo(caller, 'talents', await readTalent(id));
  const check = await readConnectionSession(id);
  return check ? serialise(withOwnAgencies(caller, check)) : null;
};

/** Returns the agency's booking page; 404 with an explanation when it has none. */
export const schedulingLink: Operation<'talents.schedulingLink'> = async ({ caller, params: { id } }) => {
  const talent = visibleTo(caller, 'talents', await readTalent(id));
  const agencyId = auditAgencyId(caller, talent.agencyIds);
  const agency = agencyId === null ? undefined : await readAgency(agencyId);
  if (!agency?.schedulingLink) throw new AppError(404, 'connection.noLink');
  return { schedulingLink: agency.schedulingLink };
};
