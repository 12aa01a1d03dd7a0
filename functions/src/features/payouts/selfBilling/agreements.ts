import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import {
  toAgreementId,
  type AgreementView,
  type SelfBillingAgreement,
} from '@domain/selfBilling/agreements.ts';
import { writeAgreement } from '@domain/selfBilling/agreement-text.ts';
import { agreementTransitions } from '@domain/selfBilling/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { queueMail } from '../../../outgoing/mail/outbox.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireState } from '../../../platform/errors/require-state.ts';
import { serialise } from '../../../platform/firestore/db.ts';
import { getAgency } from '../../../work/access/caller.ts';
import { requireVisible } from '../../../work/access/require-visible.ts';
import { getAgencyDay, readAgency } from '../../../work/collections/agencies.ts';
import { readBilling } from '../../../work/collections/billing-information.ts';
import { readBillingTerms } from '../../../work/collections/billings.ts';
import {
  findLastAgreement,
  selfBillingAgreements,
} from '../../../work/collections/self-billing-agreements.ts';
import { readTalent } from '../../../work/collections/talents.ts';
import type { Operation } from '../../../work/operation.ts';
import { operation } from '../../../work/unit/operation.ts';
import { requireOwn, requireParty } from './own-record.ts';

const audited = { record: selfBillingAgreements, facts: ['version', 'state', 'from', 'through'] } as const;

export const presentAgreement = ({
  agencyId: _agencyId,
  ...agreement
}: SelfBillingAgreement): AgreementView => serialise(agreement);

const isOver = ({ state, through }: SelfBillingAgreement, today: string): boolean =>
  state === 'ended' || (through !== null && through < today);

/** Returns the last agreement with a talent, for admins. */
export const showAgreement: Operation<'selfBilling.agreement'> = async ({ caller, params: { id } }) => {
  requireVisible(caller, 'talents', await readTalent(id));
  const agreement = await findLastAgreement(getAgency(caller), id);
  return agreement ? presentAgreement(agreement) : null;
};

/** Offers a talent an agreement, instead of an earlier offer. 409 while one applies, or without the agency's invoice details. */
export const offerAgreement = operation(
  'selfBilling.offer',
  audited,
  async ({ work, caller, params: { id: talentId }, body: { from, through = null, silenceAccepts } }) => {
    const agencyId = getAgency(caller);
    const talent = requireVisible(caller, 'talents', await readTalent(talentId, work));
    const [agency, terms, last, today] = [
      await readAgency(agencyId, work),
      await readBillingTerms(agencyId, work),
      await findLastAgreement(agencyId, talentId, work),
      await getAgencyDay(agencyId, work),
    ];
    if (!terms) throw new AppError(409, 'selfBilling.noTerms');
    if (from < today) throw new AppError(422, 'payout.past', { property: 'from' });
    if (last?.state === 'accepted' && !isOver(last, today)) throw new AppError(409, 'selfBilling.exists');

    const now = Timestamp.now();
    if (last?.state === 'offered')
      work.update(last, { state: 'ended', endedBy: caller.realUid, endedAt: now });

    const version = (last?.version ?? 0) + 1;
    const { communicationLanguage: locale, fullName, email } = talent;
    const text = writeAgreement(
      { agency: terms.legalName, talent: fullName },
      { from, through, silenceAccepts },
      locale,
    );
    const agreement = work.create(selfBillingAgreements, {
      id: toAgreementId(agencyId, talentId, version),
      agencyId,
      talentId,
      version,
      from,
      through,
      silenceAccepts,
      text,
      textHash: createHash('sha256').update(text).digest('hex'),
      state: 'offered',
      offeredBy: caller.realUid,
      offeredAt: now,
      acceptedBy: null,
      acceptedAt: null,
      endedBy: null,
      endedAt: null,
    });

    queueMail(work, `self-billing-offered_${agreement.id}`, {
      kind: 'self-billing-offered',
      to: email,
      locale,
      agencyId,
      params: { name: fullName, agencyName: agency?.publicName ?? '', agreementId: agreement.id },
    });

    return presentAgreement(agreement);
  },
);

/** Accepts an agreement as its talent. 409 without billing details, which are on every paper. Idempotent. */
export const acceptAgreement = operation(
  'selfBilling.accept',
  audited,
  async ({ work, caller, params: { id } }) => {
    const agreement = requireOwn(caller, await work.get(selfBillingAgreements, id));
    const billing = await readBilling(caller.uid, work);

    requireState(agreementTransitions.accept, agreement.state);
    if (isDone(agreementTransitions.accept, agreement.state)) return presentAgreement(agreement);
    if (!billing) throw new AppError(409, 'selfBilling.ownBilling');

    const accepted = { state: 'accepted', acceptedBy: caller.uid, acceptedAt: Timestamp.now() } as const;
    return presentAgreement(work.update(agreement, accepted));
  },
);

/** Ends an agreement, or declines or withdraws an offer, for either side. Idempotent. */
export const endAgreement = operation(
  'selfBilling.end',
  audited,
  async ({ work, caller, params: { id } }) => {
    const agreement = requireParty(
      caller,
      'selfBillingAgreements',
      await work.get(selfBillingAgreements, id),
    );
    requireState(agreementTransitions.end, agreement.state);
    if (isDone(agreementTransitions.end, agreement.state)) return presentAgreement(agreement);

    return presentAgreement(
      work.update(agreement, { state: 'ended', endedBy: caller.realUid, endedAt: Timestamp.now() }),
    );
  },
);
