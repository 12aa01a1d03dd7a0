import {
  CUSTOM_CODE,
  toCustomItem,
  LICENCE_ITEMS,
  type LicenceItem,
  type LicenceItemName,
  type LicenceTerms,
} from '@domain/pricing/licences.ts';
import type { OptionKind } from '@domain/pricing/agency-options.ts';
import type { ItemChoice, LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import { normaliseTermCode } from '@domain/pricing/terms.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readOffered, type Offered } from '../../work/collections/offered-options.ts';

const OPTIONS_OF = {
  duration: 'durations',
  format: 'media',
  territoryCover: 'territoryCovers',
} as const satisfies Readonly<Record<LicenceItemName, OptionKind>>;

/** Returns a choice with the agency's current labels; undefined for an empty custom one. */
const findChosenItem = (
  offered: Offered,
  name: LicenceItemName,
  { code, label }: ItemChoice,
  property: string,
): LicenceItem | undefined => {
  if (code === CUSTOM_CODE) return toCustomItem(label);
  const optionCode = name === 'duration' ? normaliseTermCode(code) : code;
  const option = offered[OPTIONS_OF[name]].find((item) => item.code === optionCode);
  if (!option) throw new AppError(422, 'validation.codeUnknown', { property: `${property}.code` });
  return { code: optionCode, label: option.label, labelEs: option.labelEs };
};

/** Returns a licence's terms for storage; undefined while a custom item is empty. 422 for codes not offered; `at`: the licence's path in the request. */
export const resolveTerms = (
  offered: Offered,
  choice: LicenceChoice,
  place = '',
): LicenceTerms | undefined => {
  const items: Partial<Record<LicenceItemName, LicenceItem>> = {};
  for (const name of LICENCE_ITEMS) {
    const item = findChosenItem(offered, name, choice[name], `${place}${name}`);
    if (item) items[name] = item;
  }
  const { duration, format, territoryCover } = items;
  return duration && format && territoryCover ? { duration, format, territoryCover } : undefined;
};

const filterShown = ({ media, durations, territoryCovers }: Offered): Offered => {
  const listShown = (options: Offered[OptionKind]) => options.filter(({ isHidden }) => !isHidden);
  return {
    media: listShown(media),
    durations: listShown(durations),
    territoryCovers: listShown(territoryCovers),
  };
};

/** Returns a licence's terms for storage: 422 when incomplete, or when an option is hidden now. */
export const requireTerms = async (
  agencyId: string,
  choice: LicenceChoice,
  place = '',
): Promise<LicenceTerms> => {
  const terms = resolveTerms(filterShown(await readOffered(agencyId)), choice, place);
  if (terms) return terms;
  const open = LICENCE_ITEMS.find(
    (name) => choice[name].code === CUSTOM_CODE && !toCustomItem(choice[name].label),
  );
  throw new AppError(422, 'validation.required', { property: `${place}${open ?? 'format'}.label` });
};
