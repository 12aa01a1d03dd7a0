import {
  CUSTOM_CODE,
  customItem,
  KIND_OF_ITEM,
  LICENCE_ITEMS,
  type LicenceItem,
  type LicenceItemName,
  type LicenceTerms,
} from '@domain/pricing/licences.ts';
import type { ItemChoice, LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { readCatalog } from '../../records/reference-data.ts';

/** A choice with the labels that the catalogue has for it now; undefined: a custom one that says nothing. */
const chosenItem = async (
  name: LicenceItemName,
  { code, label }: ItemChoice,
  property: string,
): Promise<LicenceItem | undefined> => {
  if (code === CUSTOM_CODE) return customItem(label);
  const entry = (await readCatalog()).find((one) => one.catalog === KIND_OF_ITEM[name] && one.code === code);
  if (!entry) throw new AppError(422, 'validation.codeUnknown', { property: `${property}.code` });
  return { code, label: entry.label, labelEs: entry.labelEs };
};

/**
 * What a licence is for, as it is stored; undefined while a custom item says nothing: that counts as not chosen. 422 for
 * codes that the catalogue does not have; `at` is where the licence stands in the request.
 */
export const termsIfChosen = async (choice: LicenceChoice, at = ''): Promise<LicenceTerms | undefined> => {
  const items: Partial<Record<LicenceItemName, LicenceItem>> = {};
  for (const name of LICENCE_ITEMS) {
    const item = await chosenItem(name, choice[name], `${at}${name}`);
    if (item) items[name] = item;
  }
  const { duration, format, territoryCover } = items;
  return duration && format && territoryCover ? { duration, format, territoryCover } : undefined;
};

/** The same of a licence that is to be kept: 422 for one that is not wholly chosen. */
export const chosenTerms = async (choice: LicenceChoice, at = ''): Promise<LicenceTerms> => {
  const terms = await termsIfChosen(choice, at);
  if (terms) return terms;
  const open = LICENCE_ITEMS.find(
    (name) => choice[name].code === CUSTOM_CODE && !customItem(choice[name].label),
  );
  throw new AppError(422, 'validation.required', { property: `${at}${open ?? 'format'}.label` });
};
