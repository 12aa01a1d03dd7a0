import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readCasting } from '../../records/castings.ts';
import { readReportInvite, reportAt } from '../../records/session-reports.ts';
import { isShutOut, reportToken, roleOfAddress } from './report-access.ts';

/** Read in the place of what is not there, so that a report that exists takes no longer to refuse. */
const NOWHERE = 'nothing-here';

/**
 * The role of an address in the report at a public address, with a token for its section. Whatever is wrong is one and the
 * same 403, after the same reads: a stranger learns neither which reports there are nor who signs them.
 */
export const validateRole: Operation<'sessions.validateRole'> = async ({
  params: { urlIdentifier },
  body: { email },
}) => {
  const address = email.toLowerCase();
  const report = await reportAt(urlIdentifier);
  const [invite, casting] = await Promise.all([
    readReportInvite(report?.id ?? NOWHERE),
    readCasting(report?.castingId ?? NOWHERE),
  ]);
  const role = report && invite ? roleOfAddress(invite, report, address) : undefined;
  const isOut = await isShutOut(
    { agencyId: report?.agencyId ?? NOWHERE, engineerId: report?.engineerId ?? NOWHERE },
    { role: role ?? 'CLIENT', email: address },
  );
  const version = (role && invite?.signers[role].version) ?? 0;
  const token = await reportToken(report?.id ?? NOWHERE, role ?? 'CLIENT', version);
  if (!role || isOut || !casting || casting.isDeleted) throw new AppError(403, 'report.notAuthorized');
  return { role, token };
};
