/** Where the rate of an amount was set; `unset`: nowhere, so it is 0. */
export const RATE_SOURCES = ['talentTerms', 'billingTerms', 'taxStatus', 'unset'] as const;

/** The rule of a computed amount. */
export interface NetRule {
  /** Basis points. */
  readonly rate: number;
  /** First day of the rate, `YYYY-MM-DD`; null: it always was. */
  readonly from: string | null;
  readonly source: (typeof RATE_SOURCES)[number];
}

export interface NetRules {
  readonly share: NetRule;
  readonly vat: NetRule;
  readonly withholding: NetRule;
  /** Withholding on fees for use; absent: like the session's. */
  readonly usageWithholding?: NetRule;
}

/** A talent's fee in minor units, split by what it is for. */
export interface GrossParts {
  readonly session: number;
  readonly usage: number;
}

export interface Net {
  readonly gross: number;
  /** Deducted by the agency. */
  readonly share: number;
  readonly vat: number;
  readonly withholding: number;
  readonly net: number;
  readonly rules: NetRules;
}

export const UNSET_RULE: NetRule = { rate: 0, from: null, source: 'unset' };

const WHOLE = 10_000n;

/** Rounds tenthousandths of a minor unit half up; exact for all amounts. */
const round = (tenthousandths: bigint): number => Number((tenthousandths + WHOLE / 2n) / WHOLE);

const multiply = (amount: number, rate: number): bigint => BigInt(amount) * BigInt(rate);

/**
 * Returns what a talent gets of a fee. VAT and withholding are on the fee after the agency's share, which is what
 * the talent invoices. Each amount is rounded half up once.
 */
export const computeNet = ({ session, usage }: GrossParts, rules: NetRules): Net => {
  const gross = session + usage;
  const share = round(multiply(gross, rules.share.rate));
  const base = gross - share;

  const sessionBase = session - Math.min(session, round(multiply(session, rules.share.rate)));
  const usageBase = base - sessionBase;
  const { withholding: ofSession, usageWithholding: ofUsage = ofSession } = rules;

  const vat = round(multiply(base, rules.vat.rate));
  const withholding = round(multiply(sessionBase, ofSession.rate) + multiply(usageBase, ofUsage.rate));

  return { gross, share, vat, withholding, net: base + vat - withholding, rules };
};
