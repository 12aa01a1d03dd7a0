import type { Locale } from '../messages/messages.ts';

/** `talents/{id}`: the private half. Never read by clients. */
export interface Talent {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly name: string;
  readonly lastName: string;
  readonly publicName: string;
  readonly email: string;
  readonly phone: string;
  readonly gender: string;
  readonly countryOfResidence: string;
  readonly cityOfResidence: string;
  readonly languages: readonly { readonly alpha3: string; readonly main: boolean; readonly type: string }[];
  readonly communicationLanguage: Locale;
  readonly homeStudio: boolean;
  readonly status: 'active' | 'blocked';
}

/** `talentCache/{id}`: the public half, kept true by the functions. */
export interface TalentCache {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly publicName: string;
  readonly gender: string;
  readonly languages: readonly string[];
  readonly homeStudio: boolean;
}
