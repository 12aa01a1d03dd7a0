import { getDay, getWorkDay } from './timeline.mjs';

/** What talents are paid. */
export const createPayoutSteps = ({ call }) => {
  /** The agency pays its talents what is payable, by its own means; `later` is paid by transfer, and waits for it. */
  const payTalents = async (as, agency, day, later) => {
    const workDay = getWorkDay(day);
    const executionDay = getDay(workDay + 1);
    const { items } = await call('GET', `/payoutPreview?day=${executionDay}`, { as, agency });
    const talentIds = items
      .filter(({ currency, net, talentId }) => currency === 'EUR' && net > 0 && talentId !== later)
      .map(({ talentId }) => talentId);
    if (talentIds.length === 0) return;

    const body = { currency: 'EUR', executionDay, means: 'other', talentIds };
    const { id } = await call('POST', '/payoutRun', { as, agency, body });
    await call('POST', `/payoutRun/${id}/approval`, { as, agency });
    await call('POST', `/payoutRun/${id}/settlement`, { as, agency, body: { paidOn: getDay(workDay) } });
  };

  /** A talent enters where they are paid, and their taxes. */
  const enterAccount = ([as, accountHolder, iban, street, postcode, town, country, vat, withholding]) =>
    call('PUT', '/payment-details', {
      as,
      body: {
        iban,
        accountHolder,
        address: { street, postcode, town, country },
        taxStatus: { vat: vat > 0 ? 'charged' : 'reverse', rate: vat, note: '' },
        withholding: { kind: withholding > 0 ? 'standard' : 'none', rate: withholding },
      },
    });

  /** A talent agrees that the agency issues their invoices. */
  const agreeOnSelfBilling = async (admin, agency, talentId, as, day) => {
    const body = { from: getDay(getWorkDay(day)), silenceAccepts: true };
    const path = `/talent/${talentId}/selfBillingAgreement`;
    const { id } = await call('POST', path, { as: admin, agency, body });
    await call('POST', `/selfBillingAgreement/${id}/acceptance`, { as });
  };

  /** Sends a transfer to a talent to the bank; their self-billed invoice waits for their answer. */
  const transfer = async (as, agency, talentId, day) => {
    const executionDay = getDay(getWorkDay(day, 2));
    const body = { currency: 'EUR', executionDay, means: 'transfer', talentIds: [talentId] };
    const { id } = await call('POST', '/payoutRun', { as, agency, body });
    await call('POST', `/payoutRun/${id}/approval`, { as, agency });
    await call('POST', `/payoutRun/${id}/file`, { as, agency });
  };

  return { agreeOnSelfBilling, enterAccount, payTalents, transfer };
};
