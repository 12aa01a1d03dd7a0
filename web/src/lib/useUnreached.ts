import { mailApi } from '@domain/mail/mail.api.ts';
import { call } from './http/call.ts';
import { useRequest } from './http/useRequest.ts';
import { useSignedIn } from './session/session.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

const unreached = async (signal: AbortSignal): Promise<ReadonlyMap<string, string>> => {
  const found = await call(mailApi['mail.unreached'], {}, { signal });
  return new Map(found.map(({ talentId, at }) => [talentId, at]));
};

/**
 * Talents of the chosen agency whom no email reaches, with when the latest one was written (ISO, UTC): for its staff,
 * and empty for everybody else, who learn nothing of addresses. It comes beside what a page is about, which waits for
 * none of it and does without where it fails.
 */
export const useUnreached = (): ReadonlyMap<string, string> => {
  const { roles, agency } = useSignedIn();
  const isStaff = roles.includes('agencyTeam') || roles.includes('admin');
  const { data } = useRequest(agency && isStaff ? `unreached:${agency.id}` : null, unreached);
  return data ?? NOBODY;
};
