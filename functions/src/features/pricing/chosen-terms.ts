import {
  CUSTOM_CODE,
  customItem,
  LICENCE_ITEMS,
  type LicenceItem,
  type LicenceItemName,
  type LicenceTerms,
} from '@domain/pricing/licences.ts';
import type { OptionKind } from '@domain/pricing/agency-options.ts';
import type { ItemChoice, LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { readOffered, type Offered } from '../../records/offered-options.ts';

const OPTIONS_OF = {
  duration: 'durations',
  format: 'media',
  territoryCover: 'territoryCovers',
} as const satisfies Readonly<Record<LicenceItemName, OptionKind>>;

/** A choice with the labels that the agency has for it now; undefined: a custom one that says nothing. */
const chosenItem = (
  offered: Offered,
  name: LicenceItemName,
  { code, label }: ItemChoice,
  property: string,
): LicenceItem | undefined => {
  if (code === CUSTOM_CODE) return customItem(label);
  const option = offered[OPTIONS_OF[name]].find((one) => one.code === code);
  if (!option) throw new AppError(422, 'validation.codeUnknown', { property: `${property}.code` });
  return { code, label: option.label, labelEs: option.labelEs };
};

/**
 * What a licence is for, as it is stored; undefined while a custom item says nothing: that counts as not chosen. 422 for
 * codes that are not offered; `at` is where the licence stands in the request.
 */
export const termsIfChosen = (offered: Offered, choice: LicenceChoice, at = ''): LicenceTerms | undefined => {
  const items: Partial<Record<LicenceItemName, LicenceItem>> = {};
  for (const name of LICENCE_ITEMS) {
    const item = chosenItem(offered, name, choice[name], `${at}${name}`);
    if (item) items[name] = item;
  }
  const { duration, format, territoryCover } = items;
  return duration && format && territoryCover ? { duration, format, territoryCover } : undefined;
};

/** What may be chosen for a further licence. */
const choosable = ({ media, durations, territoryCovers }: Offered): Offered => {
  const shown = (options: Offered[OptionKind]) => options.filter(({ isHidden }) => !isHidden);
  return { media: shown(media), durations: shown(durations), territoryCovers: shown(territoryCovers) };
};

/** The same of a licence that is to be kept: 422 for one that is not wholly chosen, or whose choices are hidden by now. */
export const chosenTerms = async (
  agencyId: string,
  choice: LicenceChoice,
  at = '',
): Promise<LicenceTerms> => {
  const terms = termsIfChosen(choosable(await readOffered(agencyId)), choice, at);
  if (terms) return terms;
  const open = LICENCE_ITEMS.find(
    (name) => choice[name].code === CUSTOM_CODE && !customItem(choice[name].label),
  );
  throw new AppError(422, 'validation.required', { property: `${at}${open ?? 'format'}.label` });
};
