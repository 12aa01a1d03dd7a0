import type { Api } from '@domain/api.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { agenciesOf } from '@domain/access/roles.ts';
import type { BodyOf } from '@domain/contract.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { refuseOverwriting } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readAgency, updateAgencyFields } from '../../records/agencies.ts';

type Patch = Omit<BodyOf<Api['agencies.update']>, 'was'>;

/** A change as it is stored: a link that was emptied is none. */
const asStored = ({ schedulingLink, ...others }: Patch): Patch =>
  schedulingLink === undefined ? others : { ...others, schedulingLink: schedulingLink || null };

const changeable = ({ publicName, contactEmail, accent, schedulingLink = null }: Agency) => ({
  publicName,
  contactEmail,
  accent,
  schedulingLink,
});

/**
 * Changes what an admin's agency says of itself; mails, pages and screens read it from there. 404 for an agency that is not
 * theirs, 403 where they are no admin, 409 when somebody else changed the same field since it was edited.
 */
export const updateAgency: Operation<'agencies.update'> = ({
  caller,
  params: { id },
  body: { was, ...patch },
}) =>
  transact(async (transaction): Promise<Agency> => {
    const agency = visibleTo(caller, 'agencies', await readAgency(id, transaction));
    if (!agenciesOf(caller.claims, 'admin').includes(id)) throw new AppError(403, 'auth.forbidden');
    const before = changeable(agency);
    const wanted = asStored(patch);
    refuseOverwriting(was && asStored(was), wanted, before);
    const after = changeable({ ...agency, ...wanted });
    updateAgencyFields(transaction, id, after);
    recordAudit(transaction, caller, {
      agencyId: id,
      action: 'agencies.update',
      subject: `agencies/${id}`,
      before,
      after,
    });
    return { ...agency, ...after };
  });
