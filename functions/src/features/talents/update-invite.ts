import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { withdrawInvite } from '../../auth/invitations/talent-invites.ts';
import { readInvite } from '../../work/collections/talent-invites.ts';
import { changeListedInvite } from '../../work/records/talent-invites.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { acceptInvite } from './accept-invite.ts';
import { requireAgencyInvite } from '../../auth/invitations/talent-access.ts';
import { readdressInvite } from './readdress-invite.ts';
import { requireEngineer } from './require-engineer.ts';

type Change = EndpointBody<Api['talents.updateInvite']>;

/** Returns the correctable fields: all but address and language. */
const pickCorrected = ({ name, lastName, engineer }: SelfServiceInvite) => ({ name, lastName, engineer });

/** Corrects an invitation's names and engineer, as its agency; 409 once accepted. */
const correctInvite = (
  step: Step,
  caller: Caller,
  id: string,
  values: Omit<Change, 'status' | 'email' | 'language' | 'hasOneName'>,
): Promise<SelfServiceInvite> =>
  step(
    async (work) => {
      const before = requireAgencyInvite(caller, await readInvite(id, work));
      if (before.status !== 'sent') throw new AppError(409, 'invitation.used');

      // An engineer named earlier may have left; they stay named until replaced.
      if (values.engineer !== before.engineer) await requireEngineer(before.agencyId, values.engineer, work);

      const after: SelfServiceInvite = { ...before, ...values };
      await changeListedInvite(work, id, pickCorrected(after));

      work.audit(
        { subject: `selfServiceInvites/${id}`, agencyId: before.agencyId },
        pickCorrected(before),
        pickCorrected(after),
      );

      return after;
    },
    { action: 'talents.updateInvite' },
  );

/** Names and engineer change in place; another address or language replaces the invitation. */
const correctOrReaddress = async (
  step: Step,
  caller: Caller,
  id: string,
  { email, language, hasOneName: _hasOneName, ...rest }: Omit<Change, 'status'>,
): Promise<SelfServiceInvite> => {
  const before = requireAgencyInvite(caller, await readInvite(id));
  const address = { email: email?.toLowerCase() ?? before.email, language: language ?? before.language };
  const isOther = address.email !== before.email || address.language !== before.language;
  return isOther
    ? readdressInvite(step, caller, id, { ...address, ...rest })
    : correctInvite(step, caller, id, rest);
};

/** Changes an invitation: the agency corrects or withdraws it, the talent accepts. 403 for the other side's change, 422 for both together. */
export const updateInvite = operationInSteps(
  'talents.updateInvite',
  async ({ step, caller, params: { id }, body: change }) => {
    const { status, ...values } = change;
    if (!status) return serialise(await correctOrReaddress(step, caller, id, values));
    const [property] = Object.keys(values);
    if (property) throw new AppError(422, 'invitation.statusAlone', { property });
    if (status === 'withdrawn') return serialise(await withdrawInvite(caller, id));
    return serialise(await acceptInvite(step, caller, id));
  },
);
