import { getAuditAgencyId, withOwnAgencies } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readConnectionSession } from '../../work/collections/connection-sessions.ts';
import { readTalent } from '../../work/collections/talents.ts';

/** Returns a talent's connection check and earlier ones; null before the first request. */
export const showConnection: Operation<'talents.connectionSession'> = async ({ caller, params: { id } }) => {
  requireVisible(caller, 'talents', await readTalent(id));
  const check = await readConnectionSession(id);
  return check ? serialise(withOwnAgencies(caller, check)) : null;
};

/** Returns the agency's booking page; 404 with an explanation when it has none. */
export const getSchedulingLink: Operation<'talents.schedulingLink'> = async ({ caller, params: { id } }) => {
  const talent = requireVisible(caller, 'talents', await readTalent(id));
  const agencyId = getAuditAgencyId(caller, talent.agencyIds);
  const agency = agencyId === null ? undefined : await readAgency(agencyId);
  if (!agency?.schedulingLink) throw new AppError(404, 'connection.noLink');
  return { schedulingLink: agency.schedulingLink };
};
