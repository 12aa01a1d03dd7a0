import type { Api } from '@domain/api.ts';
import type { BodyOf } from '@domain/contract.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { changeInvite, readInvite } from '../../records/talent-invites.ts';
import { acceptInvite } from './accept-invite.ts';
import { asAgency } from './invite-access.ts';

type Change = BodyOf<Api['talents.updateInvite']>;

/** Corrects the names on an invitation, as its agency; 409 once it was accepted. Its address and language stay. */
const correctInvite = (
  caller: Caller,
  id: string,
  names: Omit<Change, 'status'>,
): Promise<SelfServiceInvite> =>
  transact(async (transaction) => {
    const before = asAgency(caller, await readInvite(id, transaction));
    if (before.status !== 'sent') throw new AppError(409, 'invitation.used');
    const after: SelfServiceInvite = { ...before, ...names };
    const { name, lastName } = after;
    changeInvite(transaction, id, { name, lastName });
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'talents.updateInvite',
      subject: `selfServiceInvites/${id}`,
      before: { name: before.name, lastName: before.lastName },
      after: { name, lastName },
    });
    return after;
  });

/** Withdraws an invitation, as its agency: its link opens nothing from then on. 409 once it was accepted. */
const withdrawInvite = (caller: Caller, id: string): Promise<SelfServiceInvite> =>
  transact(async (transaction) => {
    const before = asAgency(caller, await readInvite(id, transaction));
    if (before.status === 'withdrawn') return before;
    if (before.status === 'accepted') throw new AppError(409, 'invitation.used');
    const after: SelfServiceInvite = { ...before, status: 'withdrawn' };
    changeInvite(transaction, id, { status: 'withdrawn' });
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'talents.withdrawInvite',
      subject: `selfServiceInvites/${id}`,
      before: { status: before.status },
      after: { status: 'withdrawn' },
    });
    return after;
  });

/** The agency corrects names or withdraws, the talent accepts: 403 for each with what is the other's, 422 for both at once. */
export const updateInvite: Operation<'talents.updateInvite'> = async ({
  caller,
  params: { id },
  body: change,
}) => {
  const { status, ...names } = change;
  if (!status) return serialised(await correctInvite(caller, id, names));
  const [property] = Object.keys(names);
  if (property) throw new AppError(422, 'validation.invalid', { property });
  if (status === 'withdrawn') return serialised(await withdrawInvite(caller, id));
  return serialised(await acceptInvite(caller, id));
};
