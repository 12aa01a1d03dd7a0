import {
  CUSTOM_CODE,
  toCustomItem,
  LICENCE_ITEMS,
  takesPayment,
  type LicenceItem,
  type LicenceItemName,
  type LicenceTerms,
  type MediaPayment,
} from '@domain/pricing/licences.ts';
import type { OptionKind } from '@domain/pricing/agency-options.ts';
import type { ItemChoice, LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import { normaliseTermCode } from '@domain/pricing/terms.ts';
import type { Project } from '@domain/projects/projects.ts';
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

const PAYMENT_LABELS = {
  paid: { label: 'paid', labelEs: 'de pago' },
  organic: { label: 'organic', labelEs: 'orgánico' },
} as const satisfies Readonly<Record<MediaPayment, Omit<LicenceItem, 'code'>>>;

/** Returns a medium whose labels say how it is paid, as everything prints it. */
const withPayment = ({ code, label, labelEs }: LicenceItem, payment: MediaPayment): LicenceItem => ({
  code,
  label: `${label}, ${PAYMENT_LABELS[payment].label}`,
  labelEs: `${labelEs}, ${PAYMENT_LABELS[payment].labelEs}`,
});

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
  if (!duration || !format || !territoryCover) return undefined;

  const payment = choice.payment === 'none' ? undefined : choice.payment;
  if (payment && !takesPayment(format.code))
    throw new AppError(422, 'licence.payment', { property: `${place}payment` });

  const languages = choice.languages?.length ? { languages: choice.languages.toSorted() } : {};
  const media = payment ? { format: withPayment(format, payment), payment } : { format };
  return { duration, territoryCover, ...media, ...languages };
};

const filterShown = ({ media, durations, territoryCovers }: Offered): Offered => {
  const listShown = (options: Offered[OptionKind]) => options.filter(({ isHidden }) => !isHidden);
  return {
    media: listShown(media),
    durations: listShown(durations),
    territoryCovers: listShown(territoryCovers),
  };
};

/** Returns a licence's terms for storage: 422 when incomplete, in a language that the project lacks, or when an option is hidden now. */
export const requireTerms = async (
  { agencyId, languages }: Pick<Project, 'agencyId' | 'languages'>,
  choice: LicenceChoice,
  place = '',
): Promise<LicenceTerms> => {
  const unknown = choice.languages?.findIndex((language) => !languages.includes(language)) ?? -1;
  if (unknown !== -1)
    throw new AppError(422, 'licence.language', { property: `${place}languages[${unknown}]` });

  const terms = resolveTerms(filterShown(await readOffered(agencyId)), choice, place);
  if (terms) return terms;
  const open = LICENCE_ITEMS.find(
    (name) => choice[name].code === CUSTOM_CODE && !toCustomItem(choice[name].label),
  );
  throw new AppError(422, 'validation.required', { property: `${place}${open ?? 'format'}.label` });
};
