import { hasStaffRole } from '@domain/access/roles.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useSignedIn } from '../../lib/session/session.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

const loadUnreached = async (signal: AbortSignal): Promise<ReadonlyMap<string, string>> => {
  const found = await api.mail.unreached({ signal });
  return new Map(found.map(({ talentId, at }) => [talentId, at]));
};

/**
 * Talents of the chosen agency whose emails bounce, with the time of the latest (ISO, UTC); empty for
 * non-staff, who learn nothing of addresses. Loads beside the page, which works without it.
 */
export const useUnreached = (): ReadonlyMap<string, string> => {
  const { roles, agency } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  const { data } = useRequest(agency && isStaff ? `unreached:${agency.id}` : null, loadUnreached);
  return data ?? NOBODY;
};
