import { hasStaffRole } from '@domain/access/roles.ts';
import type { SessionFee } from '@domain/sessions/sessions.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Returns the talent's fee per role; undefined while loading, and for readers who aren't staff. */
export const useSessionFee = (id: string): SessionFee | undefined => {
  const { roles } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  return useRequest(isStaff ? id : null, (signal) => api.sessions.fee({ id }, { signal })).data;
};
