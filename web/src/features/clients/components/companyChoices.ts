import type { Company } from '@domain/accounts/accounts.ts';

/** What a form holds of a company: one that is there already has its id. */
export interface CompanyValue {
  readonly id?: string;
  readonly name: string;
  readonly companyType: string;
}

/** A company to join, or the name of one to be made. */
export type CompanyChoice =
  { readonly kind: 'known'; readonly company: Company } | { readonly kind: 'new'; readonly name: string };

/** As names are compared: however they are spaced, accented or capitalised. */
const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The companies called just so. */
export const companiesCalled = (companies: readonly Company[], name: string): readonly Company[] =>
  companies.filter((company) => plain(company.name) === plain(name));

/** Those whose name holds what was typed; a new one as well, unless there is one of that name. */
export const companyChoices = (companies: readonly Company[], typed: string): readonly CompanyChoice[] => {
  const known = companies
    .filter(({ name }) => plain(name).includes(plain(typed)))
    .map((company): CompanyChoice => ({ kind: 'known', company }));
  const isNew = plain(typed) !== '' && companiesCalled(companies, typed).length === 0;
  return isNew ? [...known, { kind: 'new', name: typed.trim() }] : known;
};
