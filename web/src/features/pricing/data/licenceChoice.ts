import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import {
  CUSTOM_CODE,
  toCustomItem,
  LICENCE_ITEMS,
  getLicenceKey,
  type LicenceItem,
  type LicenceItemName,
  type LicenceTerms,
  type MediaPayment,
  takesPayment,
} from '@domain/pricing/licences.ts';
import type { ItemChoice, LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import type { PricingOption, PricingOptions } from '@domain/pricing/pricing.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { joinDotted } from '@domain/values/direction.ts';

/** A licence draft; null: not chosen. A custom item's label is the typed text. */
export type LicenceDraft = Readonly<Record<LicenceItemName, PricingOption | null>>;

export const NO_LICENCE: LicenceDraft = { format: null, duration: null, territoryCover: null };

/** A licence draft's limits: how its media is paid, and its languages. */
export interface LimitsDraft {
  /** Empty: not distinguished. */
  readonly payment: MediaPayment | '';
  /** Empty: all of the project. */
  readonly covered: readonly string[];
}

export const NO_LIMITS: LimitsDraft = { payment: '', covered: [] };

/** Reading order: where, for how long, in which countries. */
export const READING_ORDER = ['format', 'duration', 'territoryCover'] as const;

const OPTIONS_OF = { format: 'media', duration: 'durations', territoryCover: 'territoryCovers' } as const;

export const getOptions = (options: PricingOptions, name: LicenceItemName): readonly PricingOption[] =>
  options[OPTIONS_OF[name]];

const foldLabel = (label: string): string => label.trim().toLocaleLowerCase();

/** Returns the choice of the typed name, else a custom item; null: empty. */
export const parseChoice = (typed: string, options: readonly PricingOption[]): PricingOption | null => {
  const label = typed.trim();
  if (label === '') return null;
  return (
    options.find((option) => foldLabel(option.label) === foldLabel(label)) ?? { code: CUSTOM_CODE, label }
  );
};

/** Returns choices that contain the typed text, and last the text itself if none equals it. */
export const searchChoices = (typed: string, options: readonly PricingOption[]): readonly PricingOption[] => {
  const pricingOption = parseChoice(typed, options);
  const found = options.filter(({ label }) => foldLabel(label).includes(foldLabel(typed)));
  return pricingOption?.code === CUSTOM_CODE ? [...found, pricingOption] : found;
};

/** Returns what Enter selects: the choice of that name, else the first containing it, else a custom item. */
export const getEnteredChoice = (typed: string, options: readonly PricingOption[]): PricingOption | null => {
  const pricingOption = parseChoice(typed, options);
  return pricingOption?.code === CUSTOM_CODE
    ? (searchChoices(typed, options)[0] ?? pricingOption)
    : pricingOption;
};

/** An item for sending: only custom items have a label. */
export const toSentItem = ({ code, label }: PricingOption): ItemChoice =>
  code === CUSTOM_CODE ? { code, label } : { code };

/** Returns a licence draft for sending; null while incomplete. */
export const getDraftChoice = (draft: LicenceDraft & Partial<LimitsDraft>): LicenceChoice | null => {
  const { format, duration, territoryCover, payment = '', covered = [] } = draft;
  if (!format || !duration || !territoryCover) return null;

  return {
    format: toSentItem(format),
    duration: toSentItem(duration),
    territoryCover: toSentItem(territoryCover),
    ...(payment !== '' && takesPayment(format.code) ? { payment } : {}),
    ...(covered.length > 0 ? { languages: [...covered] } : {}),
  };
};

/** Returns a stored licence for sending: to add it again, or for an estimate. */
export const getChoice = (terms: LicenceTerms): LicenceChoice => {
  const { format, duration, territoryCover, payment, languages } = terms;
  const toSent = (item: LicenceItem) => toSentItem({ code: item.code, label: getShownLabel(item, 'en') });
  return {
    format: toSent(format),
    duration: toSent(duration),
    territoryCover: toSent(territoryCover),
    ...(payment ? { payment } : {}),
    ...(languages ? { languages: [...languages] } : {}),
  };
};

/** Returns whether two licences are equal, ignoring labels. */
export const isSameLicence = (terms: LicenceTerms, choice: LicenceChoice): boolean => {
  const toItem = ({ code, label }: ItemChoice): LicenceItem =>
    (code === CUSTOM_CODE ? toCustomItem(label) : undefined) ?? { code, label: '', labelEs: '' };
  const { format, duration, territoryCover, payment, languages = [] } = choice;

  return (
    getLicenceKey(terms) ===
    getLicenceKey({
      format: toItem(format),
      duration: toItem(duration),
      territoryCover: toItem(territoryCover),
      ...(payment && payment !== 'none' ? { payment } : {}),
      ...(languages.length > 0 ? { languages } : {}),
    })
  );
};

/** A licence in one line: media, duration, territory. */
export const formatLicence = (terms: LicenceTerms, locale: Locale): string =>
  joinDotted(READING_ORDER.map((name) => getShownLabel(terms[name], locale)));

/** Returns whether any item is custom. */
export const isCustom = (terms: LicenceTerms): boolean =>
  LICENCE_ITEMS.some((name) => terms[name].code === CUSTOM_CODE);
