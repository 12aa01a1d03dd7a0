import { mayRead } from '@domain/access/access.policy.ts';
import { exampleFactors } from '@domain/pricing/usage.ts';
import type { RatesPage, TalentRates } from '@domain/rates/rates.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { currencyOf } from '../../records/agencies.ts';
import { tableToday } from '../../records/rate-tables.ts';
import { readRateCard, readRates } from '../../records/talent-rates.ts';
import { readTalent } from '../../records/talents.ts';

/** Rates that nobody has set yet. */
const NOT_SET = {
  sessionFee: 0,
  usageFee: 0,
  minimumFee: 0,
  updatedAt: null,
};

/** Rates as the talent and their agency's staff see them, in the agency's currency until they are set. */
export const ratesPage = (rates: TalentRates | undefined, agencyCurrency: string): RatesPage => {
  if (!rates) return { currency: agencyCurrency, ...NOT_SET };
  const {
    currency,
    sessionFee,
    usageFee = 0,
    minimumFee,
    updatedAt,
  } = rates as Partial<TalentRates> & TalentRates;
  return serialised({ currency, sessionFee, usageFee, minimumFee, updatedAt });
};

/** How the agency in which the caller acts pays; nothing without one, or while it has no table. */
export const rateTerms = async ({ agencyId }: Caller): Promise<Pick<RatesPage, 'terms'>> => {
  const table = agencyId ? await tableToday(agencyId) : undefined;
  if (!table) return {};
  const { sessionHours } = table;
  return { terms: { sessionHours, exampleFactors: exampleFactors(table) } };
};

/** The rates of a talent: all of them for the talent and their agency, the agency's card for a client who was granted it. */
export const showRates: Operation<'talents.rates'> = async ({ caller, params: { id } }) => {
  const talent = await readTalent(id);
  if (talent && mayRead(caller, 'talents', talent)) {
    visibleTo(caller, 'talents', talent);
    return {
      ...ratesPage(await readRates(id), await currencyOf(caller.agencyId)),
      ...(await rateTerms(caller)),
    };
  }
  const { currency, sessionFee } = visibleTo(
    caller,
    'talentRateCards',
    await readRateCard(agencyOf(caller), id),
  );
  const { terms } = await rateTerms(caller);
  return { currency, sessionFee, ...(terms ? { terms: { ...terms, exampleFactors: null } } : {}) };
};
