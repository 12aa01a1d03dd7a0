import { mayRead } from '@domain/access/access.policy.ts';
import { getExampleFactors } from '@domain/pricing/usage.ts';
import type { RatesPage, TalentRates } from '@domain/rates/rates.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findCurrency } from '../../work/collections/agencies.ts';
import { findTableToday } from '../../work/collections/rate-tables.ts';
import { readRateCard, readRates } from '../../work/collections/talent-rates.ts';
import { readTalent } from '../../work/collections/talents.ts';

const NOT_SET = {
  sessionFee: 0,
  usageFee: 0,
  minimumFee: 0,
  updatedAt: null,
};

export const toRatesPage = (rates: TalentRates | undefined, agencyCurrency: string): RatesPage => {
  if (!rates) return { currency: agencyCurrency, ...NOT_SET };
  const {
    currency,
    sessionFee,
    usageFee = 0,
    minimumFee,
    updatedAt,
  } = rates as Partial<TalentRates> & TalentRates;
  return serialise({ currency, sessionFee, usageFee, minimumFee, updatedAt });
};

/** Returns how the chosen agency pays; empty without an agency or rate table. */
export const getRateTerms = async ({ agencyId }: Caller): Promise<Pick<RatesPage, 'terms'>> => {
  const table = agencyId ? await findTableToday(agencyId) : undefined;
  if (!table) return {};
  const { sessionHours } = table;
  return { terms: { sessionHours, exampleFactors: getExampleFactors(table) } };
};

/** Returns a talent's rates: complete for the talent and staff, the agency's card for a client with access. */
export const showRates: Operation<'talents.rates'> = async ({ caller, params: { id } }) => {
  const talent = await readTalent(id);
  if (talent && mayRead(caller, 'talents', talent)) {
    requireVisible(caller, 'talents', talent);
    return {
      ...toRatesPage(await readRates(id), await findCurrency(caller.agencyId)),
      ...(await getRateTerms(caller)),
    };
  }

  const { currency, sessionFee } = requireVisible(
    caller,
    'talentRateCards',
    await readRateCard(getAgency(caller), id),
  );
  const { terms } = await getRateTerms(caller);

  return { currency, sessionFee, ...(terms ? { terms: { ...terms, exampleFactors: null } } : {}) };
};
