import { pickExclusivityTerms } from '../exclusivity/exclusivity.ts';
import type { LicenceItem } from '../pricing/licences.ts';
import { coversLanguage, CUSTOM_CODE } from '../pricing/licences.ts';
import { getRenewalTerm, parseTerm, toTermCode } from '../pricing/terms.ts';
import { computePrice } from '../pricing/price.ts';
import type { Candidate, PriceInput } from '../pricing/price-input.ts';
import { FULL_BASIS_POINTS } from '../pricing/rate-tables.ts';
import { takeShare } from '../pricing/whole-numbers.ts';
import type { LicencePrices, SoldLicence } from './sold-licences.ts';

/** One sold licence from an accepted price: voice, terms, and the price of a renewal. */
export type SoldUse = Pick<
  SoldLicence,
  | 'talentId'
  | 'voiceId'
  | 'character'
  | 'language'
  | 'assetName'
  | 'licenceId'
  | 'duration'
  | 'format'
  | 'territoryCover'
  | 'payment'
  | 'exclusivity'
> & { readonly prices: LicencePrices };

type HeardInput = Omit<PriceInput, 'candidates'> & {
  readonly candidates: readonly (Candidate & { readonly talentId: string })[];
};

/** Returns the duration of a renewal; null: it has none. */
const toRenewedDuration = ({ code, ...labels }: LicenceItem): LicenceItem | null => {
  const term = parseTerm(code);
  const added = term && getRenewalTerm(term);
  return added ? { ...labels, code: toTermCode(added) } : null;
};

/** A duration without a renewal is on request. */
const NOT_RENEWED: LicenceItem = { code: CUSTOM_CODE, label: '', labelEs: '' };

const renewAll = (input: HeardInput): HeardInput => ({
  ...input,
  assets: input.assets.map((asset) => ({
    ...asset,
    licences: asset.licences.map((licence) => ({
      ...licence,
      duration: toRenewedDuration(licence.duration) ?? NOT_RENEWED,
    })),
  })),
});

/** Returns the talents' usage pay per licence; none for those on request. */
const computeUsages = (input: HeardInput): ReadonlyMap<string, number> => {
  const { lines = [] } = computePrice({
    ...input,
    candidates: input.candidates.filter(({ isChosen }) => isChosen),
  });

  return new Map(
    lines
      .filter(({ kind }) => kind === 'usage')
      .map(({ voiceId = '', language = '', licenceId = '', amount }) => [
        getKey(voiceId, language, licenceId),
        amount,
      ]),
  );
};

const getKey = (...parts: readonly string[]): string => JSON.stringify(parts);

/**
 * Returns the licences sold at a price: each licence of a character per language and chosen voice.
 * A renewal costs only the usage, plus commission for the client; no session, minimum or express surcharge.
 */
export const getSoldUses = (input: HeardInput): readonly SoldUse[] => {
  const { table, characters, assets, candidates } = input;
  const [usages, renewals] = [computeUsages(input), computeUsages(renewAll(input))];
  const commission = input.commission ?? table.commission;
  const exclusivity = input.exclusivity && pickExclusivityTerms(input.exclusivity);

  return candidates
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ voiceId, language, talentId }) => {
      const character = characters.find(({ id }) => id === voiceId);
      if (!character || !input.languages.includes(language)) return [];

      return assets
        .filter((asset) => asset.voiceId === voiceId)
        .flatMap(({ name: assetName, licences }) =>
          licences
            .filter((licence) => coversLanguage(licence, language))
            .map((licence): SoldUse => {
              const { id: licenceId, duration, format, territoryCover, payment } = licence;
              const key = getKey(voiceId, language, licenceId);
              const renewalEarned = renewals.get(key) ?? null;
              const renewal =
                renewalEarned === null
                  ? null
                  : renewalEarned + takeShare(renewalEarned, commission, FULL_BASIS_POINTS);
              const earned = usages.get(key) ?? null;

              return {
                talentId,
                voiceId,
                character: character.name,
                language,
                assetName,
                licenceId,
                duration,
                format,
                territoryCover,
                ...(payment ? { payment } : {}),
                ...(exclusivity ? { exclusivity } : {}),
                prices: { currency: table.currency, earned, renewal, renewalEarned },
              };
            }),
        );
    });
};
